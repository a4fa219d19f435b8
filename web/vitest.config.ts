import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default defineConfig((environment) =>
  mergeConfig(client(environment), {
    resolve: { conditions: ["browser"] },
    test: { include: ["test/**/*.test.ts"] },
  }),
);
