import emblem from "drawn:ecosystem/Emblem";
import drawings from "drawn:ecosystem/kinds/Kinds";
import type { GameFace } from "../game.ts";
import "./kinds/kinds.css";

export const face: GameFace = {
  emblem,
  drawings,
  parts: async () => (await import("./parts.ts")).parts,
  rules: async () => (await import("./Rules.svelte")).default,
  tips: [
    { phase: "pick", at: "card:" },
    { phase: "place", at: "cell:" },
    { phase: "swap", at: "cell:" },
    { phase: "wait", at: "seat:" },
  ],
};
