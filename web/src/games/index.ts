// The games this client can draw: every folder with a face. A table of another game says so instead of breaking.

import type { GameFace } from "./game.ts";

const faces = import.meta.glob<GameFace>("./*/face.ts", { eager: true, import: "face" });

export const games: Record<string, GameFace> = Object.fromEntries(
  Object.entries(faces).map(([path, face]) => [path.split("/")[1] ?? "", face]),
);
