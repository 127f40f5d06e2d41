import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./parts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "$lib/i18n.svelte";
import "$lib/preferences.svelte";
import "$lib/theme.svelte";

await words.start();
mount(App, { target: document.body });
