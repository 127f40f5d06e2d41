/** The words of each language, read by the build, in few files: what is needed together is fetched together. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const NAME = "virtual:words";
/** Parts that come together; any other part is a file of its own. */
const PACKS: Record<string, readonly string[]> = {
  words: ["app", "terms", "screens", "problems", "board"],
  "words-table": ["log", "prompt", "refusals", "table", "guide"],
};
/** Parts that only the terminal and the server speak. */
const ELSEWHERE = ["terminal", "notation", "pages"];

export const packOf = (part: string): string => Object.keys(PACKS).find((pack) => PACKS[pack]?.includes(part)) ?? part;

/** `virtual:words` gives for each `language/part` how it is loaded. */
export function words(folder: string): Plugin {
  const partsOf = (language: string) =>
    readdirSync(join(folder, language)).map((file) => file.replace(".ftl", "")).filter((part) => !ELSEWHERE.includes(part));
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const [language, pack] = id.split("/").slice(1);
      if (language === undefined) return loaders(readdirSync(folder), partsOf);
      const files = partsOf(language).filter((part) => packOf(part) === pack).map((part) => [part, join(folder, language, `${part}.ftl`)] as const);
      for (const [, file] of files) this.addWatchFile(file);
      return files.map(([part, file]) => `export const ${part} = JSON.parse(${JSON.stringify(readWords(file))});`).join("\n");
    },
  };
}

function loaders(languages: readonly string[], partsOf: (language: string) => string[]): string {
  const lines = languages.flatMap((language) => partsOf(language).map((part) => {
    const pack = JSON.stringify(`${NAME}/${language}/${packOf(part)}`);
    return `${JSON.stringify(`${language}/${part}`)}: async () => (await import(${pack})).${part},`;
  }));
  return `export default {\n${lines.join("\n")}\n};`;
}

/** The messages of a file as the runtime keeps them: reading Fluent takes a browser longer than fetching it. */
function readWords(file: string): string {
  const { body } = new FluentResource(readFileSync(file, "utf8"));
  return JSON.stringify(body.map(({ id, value, attributes }) => (Object.keys(attributes).length ? [id, value, attributes] : [id, value])));
}
