// Narrows the server's list of legal answers step by step: an origin, then a destination for all ships there, or for as
// many as were counted. Nothing here knows a rule: what is not in the list cannot be chosen.
import { FACTS } from "./generated/facts";
import {
  type Ask, askName, type Choice, type Hits, type Kind, KINDS, type Order, type Place, type View,
} from "./view";

/** A legal answer with its words. */
export interface Answer {
  choice: Choice;
  words: { key: string; args?: Record<string, unknown> };
}

/** What has been picked so far. */
export interface Picks {
  from: Place | null;
  /** How many ships are to go; all of them unless somebody counts. */
  count: number | null;
}

/** One thing that can be picked now: either the whole answer, or a part of it. */
export interface Step {
  id: string;
  does: "answer" | "from";
  answer?: Answer;
  place?: Place;
  space?: number;
  order?: Order;
  count?: number;
  sign: "go" | "target" | "pick";
}

function fields<T>(choice: Choice, name: string): T | null {
  return typeof choice === "object" && name in choice ? ((choice as Record<string, unknown>)[name] as T) : null;
}

const moveOf = (choice: Choice) => fields<{ from: Place; to: Place; count: number }>(choice, "Move");
const attackOf = (choice: Choice) => fields<{ from: Place; target: Place }>(choice, "Attack");

function unique<T>(items: T[]): T[] {
  return [...new Set(items)];
}

/** Answers that need no more than one pick. */
function whole(answers: Answer[]): Step[] {
  return answers.flatMap((answer): Step[] => {
    const { choice } = answer;
    const step = (more: Partial<Step>): Step[] => [{ id: JSON.stringify(choice), does: "answer", answer, sign: "go", ...more }];
    if (typeof choice === "string") return step({});
    if ("Order" in choice) return step({ order: choice.Order });
    if ("Fly" in choice) return step({ place: choice.Fly.to });
    if ("Fire" in choice) return step({ place: choice.Fire.target, sign: "target" });
    if ("Advance" in choice) return step({ count: choice.Advance });
    return [];
  });
}

function moves(answers: Answer[], picks: Picks): Step[] {
  const all = answers.flatMap((answer) => {
    const move = moveOf(answer.choice);
    return move ? [{ answer, move }] : [];
  });
  if (picks.from === null) {
    const from = (place: Place): Step => ({ id: `from ${place}`, does: "from", place, sign: "pick" });
    return unique(all.map(({ move }) => move.from)).map(from);
  }
  const left = all.filter(({ move }) => move.from === picks.from);
  return unique(left.map(({ move }) => move.to)).flatMap((to): Step[] => {
    const there = left.filter(({ move }) => move.to === to).sort((a, b) => b.move.count - a.move.count);
    const taken = there.find(({ move }) => move.count === picks.count) ?? there[0];
    if (!taken) return [];
    return [{ id: `to ${to}`, does: "answer", answer: taken.answer, place: to, count: taken.move.count, sign: "go" }];
  });
}

/** How many ships of an origin may go at most; 0 where ships are not counted. */
export function mostOf(answers: Answer[], from: Place | null): number {
  return Math.max(0, ...answers.map((answer) => moveOf(answer.choice)).map((move) => (move && move.from === from ? move.count : 0)));
}

function attacks(answers: Answer[], picks: Picks): Step[] {
  const all = answers.flatMap((answer) => {
    const attack = attackOf(answer.choice);
    return attack ? [{ answer, attack }] : [];
  });
  const origins = unique(all.map(({ attack }) => attack.from));
  const from = picks.from ?? (origins.length === 1 ? origins[0] : null);
  if (from === null || from === undefined) {
    return origins.map((place) => ({ id: `from ${place}`, does: "from", place, sign: "pick" }));
  }
  return all
    .filter(({ attack }) => attack.from === from)
    .map(({ answer, attack }) => ({
      id: JSON.stringify(answer.choice), does: "answer", answer, place: attack.target, sign: "target",
    }));
}

/** What can be picked now. Cards and dice have lists of their own. */
export function steps(answers: Answer[], picks: Picks, view: View): Step[] {
  const first = picks.from === null ? whole(answers) : [];
  const list = [...moves(answers, picks), ...attacks(answers, picks), ...first];
  const team = view.shield.team;
  const all = list.map((step) => {
    const advance = step.answer ? fields<number>(step.answer.choice, "Advance") : null;
    return advance ? { ...step, space: team + advance } : step;
  });
  // The farthest first, as with ships: it is what most people want.
  return all.every((step) => step.answer && typeof step.answer.choice === "object" && "Advance" in step.answer.choice) ? all.reverse() : all;
}

/** Which origin an attack starts from, when only one is possible. */
export function onlyOrigin(answers: Answer[]): Place | null {
  const origins = unique(answers.flatMap((answer) => attackOf(answer.choice)?.from ?? []));
  return origins.length === 1 ? (origins[0] ?? null) : null;
}

export const NO_HITS: Hits = { x: 0, y: 0, b: 0, tie: 0, falcon: 0, executor: 0, marker: 0 };

function hitsOf(answer: Answer): Hits | null {
  const hits = fields<Partial<Hits>>(answer.choice, "Assign");
  return hits ? { ...NO_HITS, ...hits } : null;
}

/** Whether some answer gives at least these dice. */
export function canAssign(answers: Answer[], hits: Hits): boolean {
  return answers.some((answer) => {
    const given = hitsOf(answer);
    return given !== null && KINDS.every((kind) => given[kind] >= hits[kind]);
  });
}

export function assigned(answers: Answer[], hits: Hits): Answer | null {
  const found = answers.find((answer) => {
    const given = hitsOf(answer);
    return given !== null && KINDS.every((kind) => given[kind] === hits[kind]);
  });
  return found ?? null;
}

/** The kinds of ship that some answer gives a die to. */
export function targets(answers: Answer[]): Kind[] {
  return KINDS.filter((kind) => answers.some((answer) => (hitsOf(answer)?.[kind] ?? 0) > 0));
}

/** What a die is worth on each kind, for a first suggestion: what is hard to hit and what is lost at once comes first. */
const WORTH: Record<Kind, number> = { marker: 2, b: 1.3, falcon: 1.2, executor: 1.2, y: 1.1, x: 1, tie: 1 };

/** The dice given out to the best use there is in the list: what most people would do. */
export function suggested(answers: Answer[]): Hits {
  const worth = (hits: Hits) => KINDS.reduce((sum, kind) => sum + hits[kind] * WORTH[kind], 0);
  return answers.map(hitsOf).reduce<Hits>((best, hits) => (hits && worth(hits) > worth(best) ? hits : best), NO_HITS);
}

/** What a die must show for a kind (END-067). */
export const TO_HIT = FACTS.to_hit;

/** Which kind each die goes to: the hardest to hit get the highest dice. Dice come highest first. */
export function spread(dice: number[], hits: Hits): (Kind | null)[] {
  const order = [...KINDS].sort((a, b) => TO_HIT[b] - TO_HIT[a]).flatMap((kind) => Array<Kind>(hits[kind]).fill(kind));
  return dice.map((_, i) => order[i] ?? null);
}

/** The attacks among the answers by where they start: how many dice they roll depends on that alone. */
export function attacksFrom(answers: Answer[]): Map<Place, Choice> {
  return new Map(answers.flatMap((answer): [Place, Choice][] => {
    const attack = attackOf(answer.choice);
    return attack ? [[attack.from, answer.choice]] : [];
  }));
}

/** The battle an ask is about. */
export function frontOf(ask: Ask | null): "space" | "ground" | null {
  if (!ask) return null;
  const name = askName(ask);
  if (name === "Advance") return "ground";
  return ["Move", "Attack", "Assign", "Fire"].includes(name) ? "space" : null;
}
