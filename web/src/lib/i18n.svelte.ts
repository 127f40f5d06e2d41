/** Words: Fluent messages of the chosen language. A part (a file of the language) is loaded when it is needed. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, load } from "virtual:words";
import { device } from "./storage";

export { LANGUAGES };
export type Args = Record<string, FluentVariable>;

const KEY = "kontor-language";
const FIRST = ["app", "terms", "screens", "problems"];

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
  private parts = new Set(FIRST);
  private newest = 0; // what was asked for later counts, even if it comes first

  /** Loads the chosen language, or the browser's, before anything is shown. */
  start(): Promise<void> {
    return this.show(chosen());
  }

  async choose(language: string) {
    device.write(KEY, language);
    await this.show(language);
  }

  /** Loads further parts, before what speaks with them is shown. */
  async need(...parts: string[]) {
    const missing = parts.filter((part) => !this.parts.has(part));
    if (missing.length === 0) return;
    for (const part of missing) this.parts.add(part);
    try {
      await this.show(this.language);
    } catch (wrong) {
      for (const part of missing) this.parts.delete(part); // asked for again next time
      throw wrong;
    }
  }

  /** The message of an id, or of `id.attribute`; the id itself where there is none. */
  say(id: string, args?: Args): string {
    const pattern = this.pattern(id);
    return pattern ? this.bundle.formatPattern(pattern, args && plain(args)) : id;
  }

  has(id: string): boolean {
    return Boolean(this.pattern(id));
  }

  private pattern(id: string) {
    const [name = id, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  private async show(language: string) {
    const number = ++this.newest;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const parts = await Promise.all([...this.parts].map((part) => load(language, part)));
    const body = parts.flat().map(([id, value, attributes = {}]) => ({ id, value, attributes }));
    bundle.addResource({ body } as FluentResource);
    if (number !== this.newest) return;
    this.bundle = bundle;
    this.language = language;
    if (document.documentElement.lang !== language) document.documentElement.lang = language; // this restyles the whole page
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

/** A level of bots in words; one that the server offers besides the usual ones has none. With its temper, if it has one. */
export const levelName = (name: string): string => {
  const [level = "", temper] = name.split(":");
  return words.has(`temper-${temper}`) ? `${levelName(level)} · ${t(`temper-${temper}`)}` : named(`level-${name}`, name);
};
