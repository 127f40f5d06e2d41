/** The words of each language, read by the build, in few files: what is needed together is fetched together. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const NAME = "virtual:words";
/** The part with those words of optional rules that belong to no other part. They lie in the folders of these rules. */
const MODULES = "modules";
/** Words of optional rules come with a part if this share of the messages that begin alike are in it. */
const SHARE = 2 / 3;
/** Parts that come together; any other part is a file of its own. */
const PACKS: Record<string, readonly string[]> = {
  words: ["app", "terms", "board", MODULES],
  table: ["log", "map", "prompt", "table", "guide"],
  cards: ["cards", "inspect", "refusals"],
};
/** Parts that only the terminal and the server speak. */
const ELSEWHERE = ["terminal", "notation", "pages", "notices"];

const packOf = (part: string): string => Object.keys(PACKS).find((pack) => PACKS[pack]?.includes(part)) ?? part;

/** What is known of each language: locale/languages.json. */
export interface Facts {
  name: string;
  fonts: readonly string[];
}
export const languagesOf = (folder: string): Record<string, Facts> =>
  JSON.parse(readFileSync(join(folder, "languages.json"), "utf8")) as Record<string, Facts>;

/** A message as the runtime keeps it: reading Fluent takes a browser longer than fetching it. */
type Message = FluentResource["body"][number];
const read = (file: string): Message[] => new FluentResource(readFileSync(file, "utf8")).body;
const firstWord = ({ id }: Message): string => id.split("-")[0] ?? "";

/** The words of a language as the build writes them. */
export class Spoken {
  /** The parts of each file. */
  readonly packs = new Map<string, string[]>();
  /** What the words were read from. */
  readonly files: string[];
  /** How the names of the files begin: another way whenever a word is another one. */
  readonly start: string;
  private readonly parts = new Map<string, Message[]>();

  constructor(folder: string, language: string) {
    const names = readdirSync(join(folder, language)).sort();
    for (const name of names) this.parts.set(name.replace(".ftl", ""), read(join(folder, language, name)));
    const rules = join(folder, "..", "rules", "modules");
    const ofRules = readdirSync(rules)
      .sort()
      .map((rule) => join(rules, rule, "words", `${language}.ftl`))
      .filter(existsSync);
    this.files = [...names.map((name) => join(folder, language, name)), ...ofRules];
    this.place(ofRules.flatMap(read));
    for (const part of ELSEWHERE) this.parts.delete(part);
    for (const part of [...this.parts.keys()].sort()) this.packs.set(packOf(part), [...(this.packs.get(packOf(part)) ?? []), part]);
    const all = [...this.packs.keys()].map((pack) => this.sourceOf(pack)).join("");
    this.start = `assets/${language}-${createHash("sha256").update(all).digest("hex").slice(0, 8)}`;
  }

  /** Puts messages of optional rules where nearly all messages are that begin with the same word. */
  private place(messages: readonly Message[]): void {
    const own = [...this.parts].flatMap(([part, all]) => all.map((message) => [part, firstWord(message)] as const));
    if (!this.parts.has(MODULES)) this.parts.set(MODULES, []);
    const known = [...this.parts.keys()];
    for (const message of messages) {
      const alike = own.filter(([, word]) => word === firstWord(message));
      const part = known.find((each) => alike.filter(([its]) => its === each).length > SHARE * alike.length) ?? MODULES;
      this.parts.get(part)?.push(message);
    }
  }

  sourceOf(pack: string): string {
    const lines = (this.packs.get(pack) ?? []).map(
      (part) => `export const ${part} = JSON.parse(${quoted(packed(this.parts.get(part) ?? []))});`,
    );
    return lines.join("\n");
  }

  fileOf(part: string): string {
    return `${this.start}-${packOf(part)}.js`;
  }
}

/**
 * `virtual:words` gives the names of the languages, and how words are loaded. A page knows how the names of a
 * language's files begin, not all names: otherwise every language would make every page heavier.
 */
export function words(folder: string): Plugin {
  const languages = Object.entries(languagesOf(folder));
  const codes = languages.map(([code]) => code);
  const packs = Object.fromEntries(Object.entries(PACKS).flatMap(([pack, parts]) => parts.map((part) => [part, pack])));
  let builds = false;
  return {
    name: "words",
    configResolved(config) {
      builds = config.command === "build";
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const [language, pack] = id.split("/").slice(1);
      if (language !== undefined && pack !== undefined) {
        const spoken = new Spoken(folder, language);
        for (const file of spoken.files) this.addWatchFile(file);
        return spoken.sourceOf(pack);
      }
      const named = Object.fromEntries(languages.map(([code, { name }]) => [code, name]));
      const all = codes.map((code) => [code, new Spoken(folder, code)] as const);
      return `export const LANGUAGES = ${JSON.stringify(named)};\nconst PACKS = ${JSON.stringify(packs)};\n${builds ? built(all) : served(all)}`;
    },
    generateBundle() {
      for (const spoken of codes.map((code) => new Spoken(folder, code)))
        for (const pack of spoken.packs.keys())
          this.emitFile({ type: "asset", fileName: spoken.fileOf(pack), source: spoken.sourceOf(pack) });
    },
  };
}

type All = (readonly [code: string, spoken: Spoken])[];

const built = (all: All): string => `
const STARTS = ${JSON.stringify(Object.fromEntries(all.map(([code, { start }]) => [code, start.replace("assets", ".")])))};
export const load = async (language, part) => (await import(/* @vite-ignore */ \`\${STARTS[language]}-\${PACKS[part] ?? part}.js\`))[part];`;

/** For `npm run dev` and the tests, where nothing is written. */
const served = (all: All): string => `
const FILES = {${all.flatMap(([code, { packs }]) => [...packs.keys()].map((pack) => `"${code}/${pack}": () => import("${NAME}/${code}/${pack}")`)).join(", ")}};
export const load = async (language, part) => (await FILES[\`\${language}/\${PACKS[part] ?? part}\`]())[part];`;

/** A text in single quotes: those of JSON stay as they are, which packs smaller. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;

function packed(messages: readonly Message[]): string {
  return JSON.stringify(
    messages.map(({ id, value, attributes }) => (Object.keys(attributes).length ? [id, value, attributes] : [id, value])),
  );
}
