/** Every file that shrinks is also written compressed; the server picks what a browser reads. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "" }) {
      const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => TEXT.test(name));
      for (const file of names.map((name) => join(dir, name))) {
        const bytes = readFileSync(file);
        const forms = { gz: gzipSync(bytes, { level: 9 }), br: brotliCompressSync(bytes, BEST) };
        for (const [ending, small] of Object.entries(forms)) if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small);
      }
    },
  };
}
