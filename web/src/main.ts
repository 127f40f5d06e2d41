import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./parts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { expectArrival } from "$lib/arrival";
import { words } from "$lib/i18n.svelte";
import "$lib/preferences.svelte";
import { router } from "$lib/router.svelte";
import "$lib/theme.svelte";

if (router.table !== null) expectArrival(router.table);
void words.start().then(() => mount(App, { target: document.body }));
