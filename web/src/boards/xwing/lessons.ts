// What a newcomer to X-Wing is told, and when: the first battle teaches by being played.
import type { Guide, Lesson } from "../../coach/lessons";
import type { Play } from "../face";
import type { XwingPlay } from "./play.svelte";
import { nameOf, type View } from "./view";

/** How things stand, as far as lessons care. */
export interface Moment {
  /** The name of what this seat is asked; empty while others play. */
  ask: string;
  round: number;
  /** A ship of this seat has a stress token. */
  stressed: boolean;
  /** A ship of this seat has a damage card. */
  damaged: boolean;
}

export function momentOf({ source }: Play): Moment {
  const view = source.view as View;
  const mine = view.ships.filter((ship) => ship.seat === source.seat);
  return {
    ask: nameOf(source.demand?.ask ?? ""),
    round: view.round,
    stressed: mine.some((ship) => ship.tokens.some(([token]) => token === "Stress")),
    damaged: mine.some((ship) => ship.damage.length > 0),
  };
}

const asked = (...names: string[]) => (now: Moment) => names.includes(now.ask);
const planning = asked("Dial");

/** In the order they are told. */
export const LESSONS: readonly Lesson<Moment>[] = [
  { id: "xwing-goal", anchor: "board", when: (now) => now.ask !== "" },
  { id: "xwing-place", anchor: "board", when: asked("Place", "Obstacle") },
  { id: "xwing-board", anchor: "board", when: planning },
  { id: "xwing-dial", anchor: "choices", when: planning },
  { id: "xwing-colours", anchor: "choices", when: planning },
  { id: "xwing-ready", anchor: "choices", when: asked("Ready") },
  { id: "xwing-action", anchor: "choices", when: asked("Action") },
  { id: "xwing-stress", anchor: "board", when: (now) => now.stressed && now.ask !== "" },
  { id: "xwing-attack", anchor: "board", when: asked("Attack") },
  { id: "xwing-modify", anchor: "choices", when: asked("Modify") },
  { id: "xwing-damage", anchor: "seat", when: (now) => now.damaged && now.ask !== "" },
  { id: "xwing-ability", anchor: "choices", when: asked("Ability") },
  { id: "xwing-round", anchor: "log", last: true, when: (now) => planning(now) && now.round > 1 },
];

export const guide: Guide<XwingPlay> = {
  lessons: LESSONS.map((lesson) => ({ ...lesson, when: (play) => lesson.when(momentOf(play)) })),
  words: (lesson) => lesson.id,
};
