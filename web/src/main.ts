import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./parts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fromOperator } from "$lib/server/api";
import { expectArrival } from "$lib/server/prefetch";
import { words } from "$lib/language/i18n.svelte";
import "$lib/device/install.svelte";
import { newer } from "$lib/device/update.svelte";
import { expectBoards } from "$lib/server/boards";
import { SECRET } from "$lib/people/proof";
import { device } from "$lib/device/storage";
import "$lib/device/preferences.svelte";
import { router } from "$lib/page/router.svelte";
import "$lib/device/theme.svelte";

const PREFETCH_DELAY_MS = 1500; // after which nothing else is fetched

for (const font of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) font.rel = "preload"; // see plugins/heads.ts
expectBoards();
if (router.table !== null) expectArrival(router.table);
void words.start().then(() => {
  mount(App, { target: document.body });
  if (document.querySelector("meta[name=texts]")) void fromOperator().then(({ showTexts }) => showTexts());
});
addEventListener("load", () => setTimeout(() => void newer.start(), PREFETCH_DELAY_MS));
if (device.read(SECRET)) void import("$lib/people/me").then(({ known }) => known()).catch(() => undefined); // a link to a seat may have given this browser another cookie than its person's
