import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const backend = process.env.KONTOR_SERVER ?? "http://127.0.0.1:8000"; // for `npx vite`

// Small files that always come together are fetched as one.
const together = [
  { name: "words-en", test: /locale\/en\/(app|terms|screens|problems)\.ftl/ },
  { name: "words-de", test: /locale\/de\/(app|terms|screens|problems)\.ftl/ },
  { name: "core", test: /web\/src\/(lib\/[a-z0-9.]+|lib\/ui\/(?!Dialog|CopyLink|Segments|Check)(art\/)?\w+|screens\/[a-z]+)\.(ts|svelte)/, minShareCount: 3 },
];

export default defineConfig({
  base: "./", // the server may live below any path; it says where in <base>
  plugins: [svelte({ compilerOptions: { runes: true } })],
  resolve: { alias: { $lib: at("src/lib"), $locale: at("../src/kontor/locale") } },
  build: {
    outDir: at("../src/kontor/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: {
    proxy: { "/api": { target: backend, ws: true }, "/seat": backend },
    fs: { allow: [at("."), at("../src/kontor/locale")] },
  },
});
