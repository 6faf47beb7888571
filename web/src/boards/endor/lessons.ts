// What a newcomer to Endor is told, and when.
import type { Guide, Lesson } from "../../coach/lessons";
import type { EndorPlay } from "./play.svelte";

/** How things stand, as far as lessons care. */
export interface Moment {
  /** The name of what this seat is asked; empty while others play. */
  ask: string;
  /** Cards picked for the pile. */
  picked: number;
  /** The pile is complete. */
  ready: boolean;
  round: number;
  shields: boolean;
  /** The other side has played a card. */
  rival: boolean;
  rebel: boolean;
}

const preparing = (now: Moment) => now.ask === "Prepare";
/** Whoever has laid a pile knows how: what the first one needs is not told at the second. */
const first = (now: Moment) => preparing(now) && now.round === 1;

/** In the order they are told. */
export const LESSONS: readonly Lesson<Moment>[] = [
  { id: "goal", anchor: "space", bySide: true, when: preparing },
  { id: "space", anchor: "space", when: first },
  { id: "shield", anchor: "shield", when: first },
  { id: "duel", anchor: "duel", when: first },
  { id: "hand", anchor: "hand", when: (now) => first(now) && !now.ready },
  { id: "pile", anchor: "pile", when: (now) => first(now) && now.picked > 1 },
  { id: "lay", anchor: "confirm", when: (now) => first(now) && now.ready },
  { id: "breach", anchor: "space", bySide: true, when: (now) => !now.shields && now.ask !== "" },
  { id: "order", anchor: "choices", when: (now) => now.ask === "Order" },
  { id: "log", anchor: "log", when: (now) => now.ask === "Order" && now.rival },
  { id: "move", anchor: "choices", when: (now) => now.ask === "Move" },
  { id: "attack", anchor: "choices", when: (now) => now.ask === "Attack" },
  { id: "assign", anchor: "choices", when: (now) => now.ask === "Assign" },
  { id: "advance", anchor: "choices", when: (now) => now.ask === "Advance" },
  { id: "fire", anchor: "choices", when: (now) => now.ask === "Fire" },
  { id: "round", anchor: "hand", last: true, when: (now) => preparing(now) && now.round > 1 },
];

/** The front a phone must show for a lesson. */
export function frontOfLesson(lesson: { anchor: string } | null): "space" | "ground" | null {
  if (lesson?.anchor === "space") return "space";
  return lesson?.anchor === "shield" || lesson?.anchor === "duel" ? "ground" : null;
}

export const guide: Guide<EndorPlay> = {
  lessons: LESSONS.map((lesson) => ({ ...lesson, when: (play) => lesson.when(play.moment) })),
  words: (lesson, play) => `${lesson.id}${lesson.bySide ? (play.rebel ? "-rebel" : "-empire") : ""}`,
};
