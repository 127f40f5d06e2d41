/** What a page will need, named in its head: a browser then fetches everything at once instead of one thing after the other. */
import type { Plugin, Rolldown } from "vite";
import { languagesOf, Spoken } from "./words.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The modules and words that each page begins with, by the first part of its address; the empty one is every other page. */
export interface Pages {
  [page: string]: { modules: readonly string[]; words: readonly string[] };
}

/** Writes `heads.json`: for each page and language the links that the server puts into the head. */
export function heads(pages: Pages, locale: string): Plugin {
  return {
    name: "heads",
    apply: "build",
    generateBundle: {
      order: "post", // the page itself is made before
      handler(_, bundle) {
        const languages = Object.entries(languagesOf(locale));
        const linksOf = ({ modules, words }: Pages[string], language: string, sets: readonly string[]) => {
          const spoken = new Spoken(locale, language);
          const fonts = Object.keys(bundle).filter((name) => sets.some((set) => name.includes(`-${set}-wght-normal`)));
          return [
            ...linksTo(
              bundle,
              modules.map((module) => `/src/${module}`),
            ),
            ...words.map((part) => link("modulepreload", spoken.fileOf(part))),
            ...fonts.map((name) => link(LATER, name, ' as="font" type="font/woff2"')),
          ];
        };
        const source = Object.entries(pages).map(([page, needs]) => {
          return [page, Object.fromEntries(languages.map(([code, { fonts }]) => [code, linksOf(needs, code, fonts).join("")]))] as const;
        });
        this.emitFile({ type: "asset", fileName: "heads.json", source: JSON.stringify(Object.fromEntries(source)) });
      },
    },
  };
}

/** What `main.ts` asks for once it is there itself: on a slow network, fonts would hold up what draws the page. */
const LATER = "later";

const link = (rel: string, name: string, more = "") => `<link rel="${rel}" crossorigin href="./${name}"${more}>`;

/** Links to the scripts and styles of modules, less those that the page has already. */
function linksTo(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const own = modules.map((end) => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
    if (!found) throw new Error(`no file for ${end}`);
    return found;
  });
  const needed = [...closure(bundle, own)];
  const styles = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const page = bundle["index.html"]?.type === "asset" ? String(bundle["index.html"].source) : "";
  const isNew = (name: string) => !page.includes(name);
  return [
    ...[...styles].filter(isNew).map((name) => link("stylesheet", name)),
    ...needed
      .map((chunk) => chunk.fileName)
      .filter(isNew)
      .map((name) => link("modulepreload", name)),
  ];
}

/** Files with all that they import; what is imported comes first, as its styles must. */
function closure(bundle: Bundle, begin: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of begin) {
    if (found.has(chunk)) continue;
    const imported = chunk.imports.flatMap((name) => bundle[name] ?? []).filter((file) => file.type === "chunk");
    closure(bundle, imported, found);
    found.add(chunk);
  }
  return found;
}
