/** Words: Fluent messages of the chosen language. A part (a file of the language) is loaded when it is needed. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Entry, LANGUAGES, load } from "virtual:words";
import { device } from "$lib/device/storage";

export { LANGUAGES };
export type Args = Record<string, FluentVariable>;

const KEY = "kontor-language";
const FIRST = ["app", "terms", "modules"];
/** Things of the game that a newer server may name: one that has no words here goes by its own name. */
const THINGS = ["ability", "edition", "gauge", "marker", "module", "permanent", "region"];
const THING = /^([a-z]+)-([^.]+)/;

/** A small whole number looks the same in all our languages; a browser's own formatter takes long to get ready. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

class Words {
  language = $state("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private wanted = "en"; // what was asked for later counts, even if it comes first
  private readonly parts = new Map<string, Promise<void>>();
  private readonly heard = new Map<string, Entry[]>(); // the messages of the parts that have come

  /** Loads the chosen language, or the browser's, before anything is shown. */
  start(): Promise<void> {
    this.language = this.wanted = chosen();
    return this.need();
  }

  async choose(language: string) {
    device.write(KEY, language);
    this.wanted = language;
    try {
      const all = await Promise.all([...this.parts.keys()].map(async (part) => [part, await load(language, part)] as const));
      if (language !== this.wanted) return;
      for (const [part, messages] of all) this.heard.set(part, messages);
      this.language = language;
    } finally {
      if (language === this.wanted) this.wanted = this.language;
      this.speak();
    }
  }

  /** Loads further parts, before what speaks with them is shown. */
  async need(...parts: string[]): Promise<void> {
    await Promise.all([...FIRST, ...parts].map((part) => this.parts.get(part) ?? this.add(part)));
  }

  private add(part: string): Promise<void> {
    const coming = this.learn(part);
    this.parts.set(part, coming);
    coming.catch(() => this.parts.delete(part)); // asked for again next time
    return coming;
  }

  private async learn(part: string): Promise<void> {
    const { wanted } = this;
    const messages = await load(wanted, part);
    if (wanted !== this.wanted) return this.learn(part);
    this.heard.set(part, messages);
    if (wanted === this.language) this.speak(); // else with all others, when they have come
  }

  /** The message of an id, or of `id.attribute`; where there is none, the name of the thing or the id itself. */
  say(id: string, args?: Args): string {
    const pattern = this.pattern(id);
    return pattern ? this.bundle.formatPattern(pattern, args && plain(args)) : (this.name(id) ?? id);
  }

  private name(id: string): string | undefined {
    const [, kind = "", name] = THING.exec(id) ?? [];
    return THINGS.includes(kind) || this.has(`term-${kind}`) ? name : undefined;
  }

  has(id: string): boolean {
    return Boolean(this.pattern(id));
  }

  private pattern(id: string) {
    const [name = id, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  private speak() {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    const body = [...this.heard.values()].flat().map(([id, value, attributes = {}]) => ({ id, value, attributes }));
    bundle.addResource({ body } as FluentResource);
    this.bundle = bundle;
    if (document.documentElement.lang !== this.language) document.documentElement.lang = this.language; // this restyles the whole page
  }
}

function plain(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Whole(value) : value]));
}

/** The language that the address names, which is kept as if it were chosen; the one that was chosen; the browser's. */
function chosen(): string {
  const named = new URLSearchParams(location.search).get("language");
  if (named && named in LANGUAGES) device.write(KEY, named);
  const wishes = [device.read(KEY), ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  return wishes.find((tag) => tag !== null && tag in LANGUAGES) ?? "en";
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);

/** A board or a side of one in words; one that was added has only the name in its file. */
export const boardName = (board: string, given?: string | null): string => named(`board-${board}`, given ?? board);
export const sideName = (side: string, given?: string | null): string => named(`side-${side}`, given ?? side);
const named = (id: string, otherwise: string): string => (words.has(id) ? t(id) : otherwise);

/** The optional rules of a game in words: its modules, and what else was agreed. */
export const optionalRules = ({ modules, take }: { modules: readonly string[]; take?: string }): string[] => [
  ...modules.map((name) => t(`module-${name}`)),
  ...(take && take !== "trader" ? [t(`take-${take}`)] : []),
];

/** A level of bots in words; one that the server offers besides the usual ones has none. With its style, if it has one. */
export const levelName = (name: string): string => {
  const [level = "", style] = name.split(":");
  return words.has(`style-${style}`) ? `${levelName(level)} · ${t(`style-${style}`)}` : named(`level-${name}`, name);
};
