import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["public/", "src/lib/*.gen.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      "no-undef": "off", // svelte-check reports undefined names
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "off", // the properties of any component
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows better which warnings there are
      "svelte/no-useless-mustaches": "off", // they keep spaces
      "svelte/prefer-svelte-reactivity": "off", // maps and sets here are filled once, then only read
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
