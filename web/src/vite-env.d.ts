/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "@fontsource-variable/*";
declare module "virtual:words" {
  type Resource = import("@fluent/bundle").FluentResource["body"][number];
  /** A message: its id, its words, and its attributes where it has any. */
  export type Entry = [id: string, value: Resource["value"], attributes?: Resource["attributes"]];
  /** The languages with their names, each in itself. */
  export const LANGUAGES: Record<string, string>;
  /** The words of a part of a language. */
  export const load: (language: string, part: string) => Promise<Entry[]>;
}
