// Endor, as the pages see it.
import { say } from "../../i18n/lang.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import LastRoll from "./LastRoll.svelte";
import { guide } from "./lessons";
import { EndorPlay } from "./play.svelte";
import Picture from "./Picture.svelte";
import Strip from "./Strip.svelte";
import { publicEvent } from "./view";

function why({ shown: { outcome } }: EndorPlay): string | null {
  if (!outcome) return null;
  const key = outcome.reason === "DeathStarDestroyed" ? "endor-log-won-death-star" : "endor-log-won-rebels-destroyed";
  return say({ key, args: { side: { key: outcome.winner === "Rebel" ? "endor-side-rebel" : "endor-side-empire" } } });
}

export const face: Face<EndorPlay> = {
  play: (source) => new EndorPlay(source),
  Board,
  Picture,
  Choices,
  Strip,
  Above: LastRoll,
  behind: () => import("./Hands.svelte"),
  isHeadline: (event) => publicEvent(event)?.[0] === "Round",
  why,
  aftermath: () => import("./aftermath"),
  guide,
};
