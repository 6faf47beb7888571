// Narrows the server's list of legal answers step by step: a card of the hand, then a face, then a sector; a card on a
// board, then where it goes. Nothing here knows a rule: what is not in the list cannot be chosen.
import type { Words } from "../../protocol";
import { type Choice, type EffectView, type Shift, type Spot, spotId, type Way } from "./view";

/** A legal answer with its words. */
export interface Answer {
  choice: Choice;
  words: Words;
}

/** What has been picked so far. */
export interface Picks {
  card: string | null;
  back: boolean;
  from: Spot | null;
}

/** One thing that can be picked now: either the whole answer, or a part of it. */
export interface Step {
  id: string;
  does: "answer" | "card" | "from";
  answer?: Answer;
  card?: string;
  spot?: Spot;
  sector?: { board: number; sector: number };
  first?: EffectView;
  shift?: Shift;
  way?: Way;
  cruiser?: string;
  upper?: number;
  sign: "go" | "target" | "pick";
}

export const NO_PICKS: Picks = { card: null, back: false, from: null };

type Play = { card: string; back: boolean; sector: number };
type Move = { from: Spot; to: number };

function fields<T>(choice: Choice, name: string): T | null {
  return typeof choice === "object" && name in choice ? ((choice as Record<string, unknown>)[name] as T) : null;
}

const playOf = (choice: Choice) => fields<Play>(choice, "Play");
const moveOf = (choice: Choice) => fields<Move>(choice, "Move");

function unique<T>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}

/** The cards of the hand that can be placed, in their order. */
export function playable(answers: Answer[]): string[] {
  return unique(answers.flatMap(({ choice }) => playOf(choice)?.card ?? []), (card) => card);
}

/** Whether a card can be placed somewhere with that face up. */
export function fits(answers: Answer[], card: string, back: boolean): boolean {
  return answers.some(({ choice }) => {
    const play = playOf(choice);
    return play?.card === card && play.back === back;
  });
}

function placements(answers: Answer[], seat: number, picks: Picks): Step[] {
  if (picks.card === null) {
    return playable(answers).map((card) => ({ id: `card ${card}`, does: "card", card, sign: "pick" }));
  }
  return answers.flatMap((answer): Step[] => {
    const play = playOf(answer.choice);
    if (play?.card !== picks.card || play.back !== picks.back) return [];
    const sector = { board: seat, sector: play.sector };
    return [{ id: JSON.stringify(answer.choice), does: "answer", answer, card: play.card, sector, sign: "go" }];
  }).sort((a, b) => (a.sector?.sector ?? 0) - (b.sector?.sector ?? 0));
}

function moves(answers: Answer[], picks: Picks): Step[] {
  const all = answers.flatMap((answer) => {
    const move = moveOf(answer.choice);
    return move ? [{ answer, move }] : [];
  });
  const whole = (answer: Answer, more: Partial<Step>): Step => ({
    id: JSON.stringify(answer.choice), does: "answer", answer, sign: "go", ...more,
  });
  // Where every card has one way to go, the card says it all.
  const ways = new Map<string, number>();
  for (const { move } of all) ways.set(spotId(move.from), (ways.get(spotId(move.from)) ?? 0) + 1);
  if (all.every(({ move }) => move.to === move.from.sector)) {
    return all.map(({ answer, move }) => whole(answer, { spot: move.from, sign: "pick" }));
  }
  if (picks.from === null) {
    return unique(all.map(({ move }) => move.from), spotId).map((spot) => ({
      id: `from ${spotId(spot)}`, does: "from", spot, sign: "pick",
    }));
  }
  const from = spotId(picks.from);
  return all
    .filter(({ move }) => spotId(move.from) === from)
    .map(({ answer, move }) => whole(answer, { sector: { board: move.from.board, sector: move.to } }));
}

/** Answers that need no more than one pick. */
function whole(answers: Answer[]): Step[] {
  return answers.flatMap((answer): Step[] => {
    const { choice } = answer;
    const step = (more: Partial<Step>): Step[] => [{ id: JSON.stringify(choice), does: "answer", answer, sign: "go", ...more }];
    if (typeof choice === "string") return step({});
    if ("Cruiser" in choice) return step({ cruiser: choice.Cruiser });
    if ("Shift" in choice) return step({ shift: choice.Shift });
    if ("Fight" in choice) return step({ way: choice.Fight });
    if ("First" in choice) return step({ first: choice.First });
    if ("Pivot" in choice) return step({ spot: choice.Pivot, sign: "pick" });
    if ("Flip" in choice) return step({ spot: choice.Flip, sign: "pick" });
    if ("Destroy" in choice) return step({ spot: choice.Destroy, sign: "target" });
    if ("Strike" in choice) return step({ sector: choice.Strike, sign: "target" });
    if ("Markers" in choice) return step({ upper: choice.Markers.upper });
    return [];
  });
}

/** What can be picked now. */
export function steps(answers: Answer[], seat: number, picks: Picks): Step[] {
  const rest = picks.card === null && picks.from === null ? whole(answers) : [];
  return [...placements(answers, seat, picks), ...moves(answers, picks), ...rest];
}
