/** Words: Fluent messages of the chosen language. A part (a file of the language) is loaded when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEY = "kontor-language";
const FIRST = ["app", "terms", "screens", "problems"];
const files = import.meta.glob<string>("$locale/*/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));

/** `../de/terms.ftl` is `de/terms`. */
function nameOf(path: string): string {
  return path.split("/").slice(-2).join("/").replace(".ftl", "");
}

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private parts = new Set(FIRST);
  private newest = 0; // what was asked for later counts, even if it comes first

  /** Loads the chosen language, or the browser's, before anything is shown. */
  start(): Promise<void> {
    return this.show(chosen());
  }

  async choose(language: Language) {
    localStorage.setItem(KEY, language);
    await this.show(language);
  }

  /** Loads further parts, before what speaks with them is shown. */
  async need(...parts: string[]) {
    const missing = parts.filter((part) => !this.parts.has(part));
    if (missing.length === 0) return;
    for (const part of missing) this.parts.add(part);
    await this.show(this.language);
  }

  /** The message of an id, or of `id.attribute`; the id itself where there is none. */
  say(id: string, args?: Args): string {
    const pattern = this.pattern(id);
    return pattern ? this.bundle.formatPattern(pattern, args) : id;
  }

  has(id: string): boolean {
    return Boolean(this.pattern(id));
  }

  private pattern(id: string) {
    const [name = id, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  private async show(language: Language) {
    const number = ++this.newest;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.parts].map((part) => loaders.get(`${language}/${part}`)?.() ?? ""));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    if (number !== this.newest) return;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
}

function chosen(): Language {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wishes.find((tag) => tag !== null && tag in LANGUAGES) as Language | undefined) ?? "en";
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
