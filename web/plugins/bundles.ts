/** Which code comes together in one file. Any other module is where the bundler puts it: fetched with what needs it. */
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Read = (id: string) => { importedIds: readonly string[] } | null;
/** The whole paths of modules by the name of the file that they are in. */
type Roots = Record<string, readonly string[]>;

/**
 * A file for each name, with all that its modules import: one for what every page begins with, and one for each of some
 * pages. What several of those share is in the first one.
 */
export function bundles(every: Roots, pages: Roots): Group {
  const [common = ""] = Object.keys(every);
  let known: { name: string; has: Set<string> }[] | null = null;
  return {
    includeDependenciesRecursively: false, // they are looked for here
    name(id, context) {
      const read: Read = (module) => context.getModuleInfo(module);
      known ??= Object.entries({ ...every, ...pages }).map(([name, modules]) => ({ name, has: reached(modules, read) }));
      const names = known.filter(({ has }) => has.has(id)).map(({ name }) => name);
      return names.length > 1 ? common : names[0];
    },
  };
}

/** Modules with all that they import, and what that imports. */
function reached(modules: readonly string[], read: Read, found = new Set<string>()): Set<string> {
  for (const id of modules) {
    if (found.has(id)) continue;
    found.add(id);
    reached(read(id)?.importedIds ?? [], read, found);
  }
  return found;
}
