// X-Wing, as the pages see it.
import { say } from "../../i18n/lang.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { loadCards } from "./content";
import Details from "./Details.svelte";
import { guide } from "./lessons";
import { XwingPlay } from "./play.svelte";
import Strip from "./Strip.svelte";
import { publicEvent } from "./view";

/** The same sentence that the log ends with. */
function why(play: XwingPlay): string | null {
  const { outcome } = play.view;
  if (!outcome) return null;
  const { winner, reason } = outcome;
  if (reason === "Unending") return say({ key: "kernel-log-unending" });
  if (winner === null) return say({ key: reason === "LastStanding" || reason === "MutualDestruction" ? "xwing-log-over-nobody" : "xwing-log-over-draw" });
  const end = { LastStanding: "last", MutualDestruction: "mutual", Threat: "threat", CoreBox: "core-box" }[reason];
  return say({ key: `xwing-log-over-${end}`, args: { seat: play.seatName(winner) } });
}

export const face: Face<XwingPlay> = {
  play: (source) => new XwingPlay(source),
  Board,
  Choices,
  Details,
  Strip,
  prepare: loadCards,
  close: (play) => (play.board.close = true),
  behind: () => import("./Luck.svelte"),
  isHeadline: (event) => publicEvent(event)?.name === "Round",
  why,
  aftermath: () => import("./aftermath"),
  guide,
};
