// The crowded table alone on a page, for measuring and for looking at.
import { mount } from "svelte";
import "../src/app.css";
import { learn, speak } from "../src/i18n/lang.svelte";
import { theme } from "../src/ui/theme.svelte";
import Crowd from "./Crowd.svelte";
import { loadCards } from "../src/boards/xwing/content";

const wanted = new URLSearchParams(location.search);
void theme;
await speak(wanted.get("lang") === "fr" ? "fr" : "en");
await learn("xwing2e");
document.documentElement.dataset.theme = wanted.get("theme") ?? "dark";
const cards = await loadCards("xwing2e");
mount(Crowd, { target: document.querySelector("#app") as HTMLElement, props: { cards, show: wanted.get("show") ?? "" } });
