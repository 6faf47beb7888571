// One picture alone on a page: what a shared link shows, or a table at a good moment.
import { mount } from "svelte";
import "../src/app.css";
import { learn, speak } from "../src/i18n/lang.svelte";
import Card from "./Card.svelte";
import Moment from "./Moment.svelte";

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "xwing2e";
await speak("en");
await learn(game);
document.documentElement.dataset.theme = wanted.get("theme") ?? "dark";
const target = document.querySelector("#app") as HTMLElement;
if (wanted.has("at")) mount(Moment, { target, props: { game, at: Number(wanted.get("at")) } });
else mount(Card, { target, props: { game } });
