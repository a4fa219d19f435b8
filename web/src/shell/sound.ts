// Three soft sounds, off unless wanted: a card, my turn, the end. Made on the spot, nothing to fetch.

import { settings } from "./settings.svelte.ts";

const TONES = { card: [420], turn: [523, 659], end: [523, 659, 784] } as const;
let context: AudioContext | null = null;

export function chime(kind: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  TONES[kind].forEach((pitch, i) => {
    if (!context) return;
    const start = context.currentTime + i * 0.11;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.05, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.25);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.26);
  });
}
