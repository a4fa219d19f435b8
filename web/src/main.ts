import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { words } from "./shell/words.svelte.ts";

await words.load();
mount(App, { target: document.body });
