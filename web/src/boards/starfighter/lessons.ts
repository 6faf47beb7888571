// What a newcomer to Starfighter is told, and when: the first battle teaches by being played.
import type { Guide, Lesson } from "../../coach/lessons";
import type { StarfighterPlay } from "./play.svelte";

/** How things stand, as far as lessons care. */
export interface Moment {
  /** The name of what this seat is asked; empty while others play. */
  ask: string;
  round: number;
  /** A card of the hand is picked. */
  picked: boolean;
  /** This seat has a card on its board. */
  placed: boolean;
  /** A card covers another one. */
  covered: boolean;
}

export function momentOf({ demand, view, card, mine }: StarfighterPlay): Moment {
  const ask = demand?.ask;
  const sectors = mine?.sectors ?? [];
  return {
    ask: typeof ask === "string" ? ask : ask && typeof ask === "object" ? (Object.keys(ask)[0] ?? "") : "",
    round: view.round,
    picked: card !== null,
    placed: sectors.some((sector) => sector.cards.length > 0),
    covered: sectors.some((sector) => sector.cards.length > 1),
  };
}

const asked = (name: string) => (now: Moment) => now.ask === name;
const deploying = asked("Deploy");

/** In the order they are told. */
export const LESSONS: readonly Lesson<Moment>[] = [
  { id: "starfighter-goal", anchor: "board", when: deploying },
  { id: "starfighter-hand", anchor: "hand", when: (now) => deploying(now) && !now.picked },
  { id: "starfighter-place", anchor: "board", when: (now) => deploying(now) && now.picked },
  { id: "starfighter-level", anchor: "hand", when: (now) => deploying(now) && now.placed },
  { id: "starfighter-effect", anchor: "choices", when: asked("Apply") },
  { id: "starfighter-first", anchor: "choices", when: asked("First") },
  { id: "starfighter-cover", anchor: "board", when: (now) => deploying(now) && now.covered },
  { id: "starfighter-pass", anchor: "choices", when: (now) => deploying(now) && now.placed && !now.picked },
  { id: "starfighter-shift", anchor: "choices", when: asked("Shift") },
  { id: "starfighter-fight", anchor: "choices", when: asked("Fight") },
  { id: "starfighter-markers", anchor: "choices", when: asked("Markers") },
  { id: "starfighter-round", anchor: "hand", last: true, when: (now) => deploying(now) && now.round > 1 },
];

export const guide: Guide<StarfighterPlay> = {
  lessons: LESSONS.map((lesson) => ({ ...lesson, when: (play) => lesson.when(momentOf(play)) })),
  words: (lesson) => lesson.id,
};
