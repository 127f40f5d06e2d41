import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { bundles } from "./plugins/bundles.ts";
import { heads } from "./plugins/heads.ts";
import { packed } from "./plugins/packed.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const locale = at("../src/kontor/locale");
const backend = process.env.KONTOR_SERVER ?? "http://127.0.0.1:8000"; // for `npx vite`

// What is always needed together is one file: each file more costs a browser more time than its bytes.
const together = bundles(
  { core: [at("src/main.ts")] },
  { table: [at("src/screens/Table.svelte"), at("src/lib/table/TableScreen.svelte")], home: [at("src/screens/Home.svelte")] },
);

// What lies beside the page and is kept for times without a network.
const beside = ["icon.svg", "theme.js", "plain.css", "scene.json", "kontor.webmanifest", "icon-192.png"];

// What each page begins with, by the first part of its address.
const table = { modules: ["screens/Table.svelte", "lib/table/prompt/Guide.svelte"], words: ["app", "table"] };
const home = { modules: ["screens/Home.svelte"], words: ["app", "screens"] };
const rooms = "screens/Rooms.svelte"; // which leads to most of them
const pages = {
  "": home, // and every other page
  new: { modules: ["screens/NewGame.svelte"], words: ["app", "screens", "newgame"] },
  rules: { modules: [rooms, "screens/Rules.svelte"], words: ["app", "screens", "rules", "rulebook"] },
  learn: { modules: [rooms, "screens/Learn.svelte"], words: ["app", "screens", "learn"] },
  guide: { modules: [rooms, "screens/FieldGuide.svelte"], words: ["app", "screens", "fieldguide"] },
  puzzles: { modules: [rooms, "screens/Puzzles.svelte"], words: ["app", "screens", "puzzles"] },
  table,
  join: table,
  study: {
    modules: [rooms, "screens/Study.svelte", "lib/study/StudyScreen.svelte", "lib/table/TableScreen.svelte"],
    words: ["app", "screens", "table", "cards", "study"],
  },
};

export default defineConfig({
  base: "./", // the server may live below any path; it says where in <base>
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    words(locale),
    heads(pages, locale),
    worker(at("src/worker.js"), beside, locale),
    packed(),
  ],
  resolve: { alias: { $lib: at("src/lib"), $locale: locale } },
  build: {
    outDir: at("../src/kontor/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [together] } } },
  },
  server: { proxy: { "/api": { target: backend, ws: true }, "/seat": backend }, fs: { allow: [at("."), locale] } },
});
