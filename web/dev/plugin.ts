// Development without a server: the page gets a made-up one. Never part of a build.

import type { Plugin } from "vite";

export function mock(): Plugin {
  return {
    name: "polana-mock",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: "/dev/mock.ts" }, injectTo: "head-prepend" }],
  };
}
