// @vitest-environment jsdom
import { expect, test } from "vitest";
import { parse } from "../src/shell/route.svelte.ts";

test.each([
  ["/", { page: "home" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/join/abc/k3Q", { page: "join", id: "abc", invite: "k3Q" }],
  ["/seat/tok", { page: "seat", token: "tok" }],
  ["/rules/arboretum", { page: "rules", game: "arboretum" }],
  ["/t", { page: "lost" }],
  ["/t/abc/x", { page: "lost" }],
  ["/constructor/abc", { page: "lost" }],
  ["/else/where/deep/down", { page: "lost" }],
])("%s", (path, route) => expect(parse(path)).toEqual(route));
