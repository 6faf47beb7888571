// What a page is called in the tab, in a history and among bookmarks. Tables, replays and analyses say it
// themselves: they know who plays, or bring their own words.
import { t } from "../i18n/lang.svelte";
import type { Route } from "../router.svelte";
import { isGame } from "./games";

/** The words for one of these pages; `null` where the name of the site is enough, `undefined` where the page says it. */
export function titleOf(here: Route): string | null | undefined {
  switch (here.page) {
    case "match":
    case "replay":
    case "scenario":
    case "analysis":
      return undefined;
    case "lobby":
      return isGame(here.game) ? t(`game-${here.game}`) : null;
    case "new":
      return t("web-nav-new");
    case "squads":
      return t("web-nav-squads");
    case "decks":
      return t("web-nav-decks");
    case "verify":
      return t("web-verify-title");
    case "rulebooks":
      return t("web-rules");
    case "rules":
      return isGame(here.game) ? t("web-rules-title", { game: t(`game-${here.game}`) }) : t("web-rules");
    case "learn":
      return isGame(here.game) ? `${t("web-learn")} · ${t(`game-${here.game}`)}` : t("web-learn");
    case "study":
      return t("web-study-title");
    case "pass":
      return t("web-pass-title");
    case "nowhere":
      return t("web-gone");
  }
}
