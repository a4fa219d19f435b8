import drawings from "drawn:arboretum/trees/Trees";
import emblem from "drawn:arboretum/Emblem";
import type { GameFace } from "../game.ts";
import "./trees/trees.css";

export const face: GameFace = {
  emblem,
  drawings,
  parts: async () => (await import("./parts.ts")).parts,
  rules: async () => (await import("./Rules.svelte")).default,
  tips: [
    { phase: "draw", at: "deck" },
    { phase: "plant", at: "card:" },
    { phase: "place", at: "card:" },
    { phase: "discard", at: "card:" },
    { phase: "wait", at: "seat:" },
  ],
};
