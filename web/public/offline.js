// The page without a connection: in the reader's language, and gone as soon as the server answers. It stands under the
// address that was asked for, so to load it again is to go there.
const root = document.documentElement;
const chosen = localStorage.getItem("escadrille-language");
root.lang = chosen === "en" || chosen === "fr" ? chosen : navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
root.dataset.reads = root.lang;
for (const one of document.querySelectorAll(".waits")) one.hidden = false;

const SOON = 2_000;
const SELDOM = 15_000;
let wait = SOON;

async function ask() {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (answer.ok) return location.reload();
  } catch {
    // Still nobody there.
  }
  wait = Math.min(SELDOM, wait * 1.5);
  setTimeout(ask, wait);
}
setTimeout(ask, wait);
addEventListener("online", () => location.reload());
