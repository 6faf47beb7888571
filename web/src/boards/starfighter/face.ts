// Starfighter, as the pages see it.
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { loadContent } from "./content.svelte";
import { guide } from "./lessons";
import { StarfighterPlay } from "./play.svelte";
import Strip from "./Strip.svelte";
import { eventOf } from "./view";

export const face: Face<StarfighterPlay> = {
  play: (source) => new StarfighterPlay(source),
  Board,
  Choices,
  Strip,
  prepare: loadContent,
  behind: () => import("./Behind.svelte"),
  isHeadline: (event) => eventOf(event)?.[0] === "Round",
  why: (play) => play.why,
  aftermath: () => import("./aftermath"),
  guide,
};
