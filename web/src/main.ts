import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/lang.svelte";
import { warm } from "./pages";
import { route } from "./router.svelte";
import "./ui/theme.svelte";

warm(route());
await speak();
const target = document.getElementById("app");
if (target) {
  // Until now the page's own file has shown what every page begins with.
  target.replaceChildren();
  mount(App, { target });
}

// Without a connection a worker says so. While the page is being written it would only keep what is old.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Private windows may refuse; everything else works without.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}
