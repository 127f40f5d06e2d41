/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "@fontsource-variable/*";
declare module "virtual:words" {
  type Resource = import("@fluent/bundle").FluentResource["body"][number];
  /** A message: its id, its words, and its attributes where it has any. */
  type Entry = [id: string, value: Resource["value"], attributes?: Resource["attributes"]];
  /** How the words of each `language/part` are loaded. */
  const loaders: Record<string, () => Promise<Entry[]>>;
  export default loaders;
}
