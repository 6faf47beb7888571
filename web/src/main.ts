import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/lang.svelte";
import "./ui/theme.svelte";

await speak();
const target = document.getElementById("app");
if (target) mount(App, { target });
