/** Makes the service worker: it knows all files of this build, and is another one whenever they are others. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { languagesOf, Spoken } from "./words.ts";

const EVERYWHERE = "latin"; // the letters that every language needs

/** Fills the lists of files into a script and writes it as `worker.js`: those of all pages, and those of each language. */
export function worker(script: string, beside: readonly string[], locale: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const isFont = (name: string, set: string) => name.includes(`-${set}-wght-normal`);
        const spoken = Object.entries(languagesOf(locale)).map(([code, { fonts }]) => {
          const { start } = new Spoken(locale, code);
          const sets = fonts.filter((set) => set !== EVERYWHERE);
          return [code, assets.filter((name) => name.startsWith(`${start}-`) || sets.some((set) => isFont(name, set))).sort()] as const;
        });
        const some = new Set(spoken.flatMap(([, names]) => names));
        const files = [
          ...assets.filter((name) => !some.has(name) && !(name.endsWith(".woff2") && !isFont(name, EVERYWHERE))),
          ...beside,
        ].sort();
        const lists = { __FILES__: files, __SPOKEN__: Object.fromEntries(spoken) };
        const text = Object.entries(lists).reduce(
          (made, [mark, list]) => made.replace(mark, JSON.stringify(list)),
          readFileSync(script, "utf8"),
        );
        const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
        this.emitFile({ type: "asset", fileName: "worker.js", source: text.replace("__VERSION__", JSON.stringify(version)) });
      },
    },
  };
}
