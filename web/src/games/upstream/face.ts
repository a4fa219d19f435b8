import drawings from "drawn:upstream/drawings/Drawings";
import emblem from "drawn:upstream/Emblem";
import type { GameFace } from "../game.ts";
import "./drawings/drawings.css";

export const face: GameFace = {
  emblem,
  drawings,
  parts: async () => (await import("./parts.ts")).parts,
  rules: async () => (await import("./Rules.svelte")).default,
  tips: [
    { phase: "build", at: "tile:" },
    { phase: "move", at: "token:" },
    { phase: "feed", at: "token:" },
    { phase: "lay", at: "tile:" },
    { phase: "wait", at: "seat:" },
  ],
};
