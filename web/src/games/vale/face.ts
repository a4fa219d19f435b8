import drawings from "drawn:vale/art/Sheet";
import emblem from "drawn:vale/Emblem";
import type { GameFace } from "../game.ts";
import "./art/art.css";

export const face: GameFace = {
  emblem,
  drawings,
  parts: async () => (await import("./parts.ts")).parts,
  rules: async () => (await import("./Rules.svelte")).default,
  tips: [
    { phase: "hunt", at: "market:" },
    { phase: "turn", at: "market:" },
    { phase: "activate", at: "pen:" },
    { phase: "wait", at: "seat:" },
  ],
};
