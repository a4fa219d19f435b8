import drawings from "drawn:renature/drawings/Drawings";
import emblem from "drawn:renature/Emblem";
import type { GameFace } from "../game.ts";
import "./drawings/drawings.css";

export const face: GameFace = {
  emblem,
  drawings,
  parts: async () => (await import("./parts.ts")).parts,
  rules: async () => (await import("./Rules.svelte")).default,
  tips: [
    { phase: "pick", at: "domino:" },
    { phase: "place", at: "domino:" },
    { phase: "plant", at: "plant:" },
    { phase: "score", at: "clouds" },
    { phase: "end", at: "clouds" },
    { phase: "wait", at: "seat:" },
  ],
};
