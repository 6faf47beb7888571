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
  // Private windows may refuse; everything else works without.
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  // The page may have been loaded while its words were still on their way: then nobody will say so again.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
