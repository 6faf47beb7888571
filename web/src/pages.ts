// The pages, each a chunk of its own.
import { faceOf, isDrawn } from "./boards/faces";
import { api } from "./protocol/api";
import type { Route } from "./router.svelte";

export const PAGES = {
  lobby: () => import("./lobby/LobbyPage.svelte"),
  new: () => import("./lobby/NewPage.svelte"),
  squads: () => import("./squads/SquadsPage.svelte"),
  match: () => import("./match/MatchPage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  analysis: () => import("./analysis/AnalysisPage.svelte"),
  study: () => import("./study/StudyPage.svelte"),
  rulebooks: () => import("./rules/RuleBooks.svelte"),
  pass: () => import("./site/PassPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  learn: () => import("./teach/LearnPage.svelte"),
  lesson: () => import("./teach/LessonPage.svelte"),
  decks: () => import("./decks/DecksPage.svelte"),
  verify: () => import("./verify/VerifyPage.svelte"),
};

/** Begins to load what an address will need, while the words of the page are still on their way. */
export function warm(here: Route): void {
  if (here.page === "nowhere") return;
  const page = here.page === "scenario" ? "replay" : here.page === "learn" && here.lesson !== null ? "lesson" : here.page;
  // Whoever opens the page meets what goes wrong here again, and says it.
  PAGES[page]().catch(() => {});
  if (here.page === "lobby") api.games().catch(() => {});
  // Which game is played at a table is known before its socket is open.
  if (here.page === "match") api.match(here.id).then(async ({ game }) => { if (isDrawn(game)) await faceOf(game); }).catch(() => {});
}
