// What is taught of each game: pictures of real positions, and lessons that ask what will happen before it does, or give
// the learner something to do. All of them are scenarios of the ledger, so nothing here can teach what the rules do not do.
import { chains, clears, closesIn, coversFronts, finishesOff, type Goal, locks, staysClear } from "./goals";

/** A position of a scenario: after so many of its inputs. */
export interface Position {
  /** The family of its words. */
  key: string;
  /** `null` where there is nothing to see. */
  scenario: string | null;
  at: number;
}

/** A question about a position. */
export interface Exercise extends Position {
  /** How many inputs show the answer. */
  then: number;
  answers: number;
  /** Counted from 1. */
  right: number;
}

/** A position that the learner plays on, with one goal. */
export interface Task extends Position {
  scenario: string;
  /** Whom the learner plays; the others do as little as they may. */
  seat: number;
  goal: Goal;
  /** The rule that is learnt. */
  rule: string;
  hints: number;
}

export function isTask(one: Exercise | Task): one is Task {
  return "goal" in one;
}

export interface Lesson {
  id: string;
  exercises: readonly (Exercise | Task)[];
}

export interface Course {
  /** The game in two minutes. */
  panels: readonly Position[];
  lessons: readonly Lesson[];
}

const panel = (key: string, scenario: string, at: number): Position => ({ key, scenario, at });
const exercise = (key: string, scenario: string | null, at: number, then: number, answers: number, right: number): Exercise => ({
  key, scenario, at, then, answers, right,
});

const task = (key: string, scenario: string, at: number, rule: string, goal: Goal, hints = 2): Task => ({
  key, scenario, at, seat: 0, rule, goal, hints,
});

export const COURSES: Record<string, Course> = {
  xwing2e: {
    panels: [
      panel("x-goal", "attack/highest-initiative-first-one-attack-or-none", 0),
      panel("x-dial", "planning/dials-are-secret", 4),
      panel("x-fly", "move/example-two-ties-on-a-turn", 1),
      panel("x-act", "action/evade-tokens", 1),
      panel("x-fire", "attack/example-luke-against-an-academy-pilot", 2),
      panel("x-hurt", "obstacle/asteroid-die", 2),
    ],
    lessons: [
      {
        id: "dice",
        exercises: [
          exercise("focus", "action/focus-in-attack-and-defence", 2, 3, 3, 2),
          exercise("lock", "action/a-lock-lasts-and-rerolls", 17, 19, 3, 3),
          task("play-lock", "action/a-lock-lasts-and-rerolls", 0, "X2-ACTION-32", locks),
          exercise("evade", "action/evade-tokens", 7, 8, 3, 3),
          exercise("range", "attack/range-bonus-of-a-t65", 2, 3, 3, 3),
          task("play-range", "attack/closing-in-to-range-one", 2, "X2-ATTACK-07", closesIn),
          exercise("stress", "move/red-stresses-before-the-action", 0, 1, 2, 2),
        ],
      },
      {
        id: "rocks",
        exercises: [
          exercise("rock", "obstacle/asteroid-die", 0, 1, 3, 2),
          task("play-rock", "obstacle/around-a-rock", 2, "X2-OBST-03", staysClear),
          exercise("obstructed", "obstacle/obstructed-one-die", 1, 3, 3, 2),
          exercise("debris", "obstacle/debris", 0, 1, 3, 2),
          exercise("bump", "move/partial-first-contact", 0, 1, 3, 2),
        ],
      },
      {
        id: "squad",
        exercises: [
          exercise("initiative", "attack/highest-initiative-first-one-attack-or-none", 0, 1, 3, 2),
          task("play-target", "attack/one-of-two-targets-is-damaged", 0, "X2-ATTACK-05", finishesOff),
          exercise("points", null, 0, 0, 2, 2),
          exercise("limited", null, 0, 0, 2, 1),
        ],
      },
    ],
  },
  starfighter: {
    panels: [
      panel("s-goal", "setup/a-training-game-from-the-first-choice-to-the-first-card", 3),
      panel("s-place", "deployment/a-new-card-covers-the-upper-part-of-the-card-below", 1),
      panel("s-chain", "effects/a-chain-of-five-effects", 3),
      panel("s-face", "initiative/only-facing-sectors-fight", 1),
      panel("s-fight", "combat/damage-goes-from-the-topmost-card-down-and-then-to-the-armour", 1),
      panel("s-end", "end/at-0-armour-the-round-is-played-out-and-the-higher-armour-wins", 1),
    ],
    lessons: [
      {
        id: "chain",
        exercises: [
          exercise("cover", "deployment/a-new-card-covers-the-upper-part-of-the-card-below", 0, 1, 3, 1),
          exercise("uncover", "effects/an-effect-is-triggered-when-the-card-over-it-is-moved-away", 1, 2, 2, 2),
          exercise("lost", "effects/a-waiting-effect-that-is-covered-is-lost", 2, 3, 2, 1),
          exercise("chain", "effects/a-chain-of-five-effects", 1, 5, 3, 3),
          task("play-chain", "effects/a-chain-of-five-effects-with-cards-of-the-pack", 1, "STF-079", chains(3)),
          exercise("battle", "combat/damage-goes-from-the-topmost-card-down-and-then-to-the-armour", 1, 2, 3, 2),
        ],
      },
    ],
  },
  endor: {
    panels: [
      panel("e-goal", "round/both-players-prepare-three-cards-at-the-same-time", 0),
      panel("e-pile", "round/both-players-prepare-three-cards-at-the-same-time", 2),
      panel("e-space", "orders/an-x-wing-order-moves-and-attacks", 3),
      panel("e-shield", "shield/an-ambush-covers-the-three-spaces-straight-ahead", 1),
      panel("e-duel", "duel/luke-rolls-four-dice-and-hits-vader-on-a-four", 5),
      panel("e-end", "victory/a-single-six-wins-the-game-on-the-spot", 3),
    ],
    lessons: [
      {
        id: "fronts",
        exercises: [
          exercise("fleet", "orders/an-x-wing-order-moves-and-attacks", 3, 5, 3, 1),
          exercise("bonus", "bonus/clearing-a-sector-earns-one-order-and-leaving-a-ship-none", 10, 11, 3, 2),
          task("play-clear", "bonus/clearing-a-sector-earns-one-order-and-leaving-a-ship-none", 0, "END-077", clears),
          exercise("ambush", "shield/an-ambush-covers-the-three-spaces-straight-ahead", 0, 1, 3, 2),
          exercise("duel", "duel/luke-rolls-four-dice-and-hits-vader-on-a-four", 4, 5, 3, 2),
          task("play-fronts", "round/both-players-prepare-three-cards-at-the-same-time", 1, "END-016", coversFronts),
          exercise("six", "victory/a-single-six-wins-the-game-on-the-spot", 3, 4, 3, 2),
        ],
      },
    ],
  },
};
