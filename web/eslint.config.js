import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/prefer-svelte-reactivity": "off", // what is watched is replaced as a whole; other maps and sets are not watched
    },
  },
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "no-undef": "off" }, // svelte-check knows the names
  },
  {
    files: ["src/games/**/*.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // drawings as text, made by the game's own code; no words of people are in them
  },
  { files: ["*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["public/*.js"], languageOptions: { globals: globals.browser } },
);
