/** Makes the service worker: it knows all files of this build, and is another one whenever they are others. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Fills the list of files into a script and writes it as `worker.js`. */
export function worker(script: string, beside: readonly string[]): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = [...Object.keys(bundle).filter((name) => name.startsWith("assets/")), ...beside].sort();
        const text = readFileSync(script, "utf8").replace("__FILES__", JSON.stringify(files));
        const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
        this.emitFile({ type: "asset", fileName: "worker.js", source: text.replace("__VERSION__", JSON.stringify(version)) });
      },
    },
  };
}
