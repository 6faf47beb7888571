// Narrows the server's list of legal answers: kinds of actions first, then how; dice that look alike are one. Nothing here
// knows a rule: what is not in the list cannot be chosen.
import type { Words } from "../../../protocol";
import type { AbilityRef, Act, ActionKind, Ask, Choice, Face, Guides, ShipId, Spend } from "../view";

/** A legal answer with its words. */
export interface Answer {
  choice: Choice;
  words: Words;
}

/** How a question is asked. */
export type Way = "place" | "dial" | "fly" | "act" | "attack" | "dice" | "list";

export function wayOf(ask: Ask | null): Way {
  if (!ask) return "list";
  if (typeof ask === "string") {
    return ask === "Obstacle" || ask === "Marker" || ask === "Place" ? "place" : ask === "Ready" ? "dial" : "list";
  }
  if ("Dial" in ask) return "dial";
  if ("Deploy" in ask) return "fly";
  if ("Action" in ask) return "act";
  if ("Attack" in ask) return "attack";
  if ("Modify" in ask) return "dice";
  if ("Step" in ask && typeof ask.Step.wanted === "object" && "Reroll" in ask.Step.wanted) return "dice";
  return "list";
}

/** A field of a choice that serde writes as an enum. */
export function field<T>(choice: Choice, name: string): T | null {
  return typeof choice === "object" && name in choice ? ((choice as Record<string, unknown>)[name] as T) : null;
}

export const isPass = (choice: Choice): boolean => choice === "Pass";

/** The kind of an action; an action printed on a card is one of its own. */
export function kindOf(act: Act): ActionKind | "Card" {
  if (typeof act === "string") return act;
  return Object.keys(act)[0] as ActionKind | "Card";
}

/** The ship that an answer points at. */
export function targetOf(choice: Choice): ShipId | null {
  const ship = field<ShipId>(choice, "Ship") ?? field<ShipId>(choice, "Break");
  if (ship !== null) return ship;
  const attack = field<{ target: ShipId }>(choice, "Attack");
  if (attack) return attack.target;
  const act = field<Act>(choice, "Act");
  if (act && typeof act === "object") {
    if ("Lock" in act) return act.Lock;
    if ("Coordinate" in act) return act.Coordinate;
    if ("Jam" in act) return act.Jam;
  }
  return null;
}

/** The ability that an answer uses, if it is a card's. */
export function abilityOf(choice: Choice): AbilityRef | null {
  const use = field<AbilityRef>(choice, "Use");
  if (use) return use;
  const spend = field<Spend>(choice, "Spend");
  if (spend && typeof spend === "object" && "Ability" in spend) return spend.Ability;
  const act = field<Act>(choice, "Act");
  return act && typeof act === "object" && "Card" in act ? act.Card : null;
}

/** The maneuver of a dial that an answer flies at once: SLAM, and leaving a carrier. */
export function flownOf(choice: Choice): { maneuver: number; guides: Guides | null } | null {
  const deploy = field<{ guides: Guides; maneuver: number }>(choice, "Deploy");
  if (deploy) return deploy;
  const act = field<Act>(choice, "Act");
  return act && typeof act === "object" && "Slam" in act ? { maneuver: act.Slam, guides: null } : null;
}

/** Answers of one kind of action. */
export interface Kind {
  kind: ActionKind | "Card";
  /** Their places in the list. */
  places: number[];
}

/** The kinds of actions that are offered, in the order of the list; each action of a card stands for itself. */
export function kinds(answers: Answer[]): Kind[] {
  const found: Kind[] = [];
  answers.forEach(({ choice }, place) => {
    const act = field<Act>(choice, "Act");
    if (!act) return;
    const kind = kindOf(act);
    const known = kind === "Card" ? undefined : found.find((one) => one.kind === kind);
    if (known) known.places.push(place);
    else found.push({ kind, places: [place] });
  });
  return found;
}

/** The places of the dice in a set. */
export function diceOf(set: number): number[] {
  return [...Array(16).keys()].filter((die) => (set >> die) & 1);
}

export function setOf(dice: Iterable<number>): number {
  let set = 0;
  for (const die of dice) set |= 1 << die;
  return set;
}

/** The set of dice that an answer rerolls. */
export function rerolls(choice: Choice): number | null {
  const dice = field<number>(choice, "Dice");
  if (dice !== null) return dice;
  const spend = field<Spend>(choice, "Spend");
  return spend && typeof spend === "object" && "Lock" in spend ? spend.Lock : null;
}

/** What dice of a set show, so that two sets of dice that look alike are told to be one. */
function looks(set: number, pool: [Face, boolean][]): string {
  return diceOf(set).map((die) => `${pool[die]?.[0]}${pool[die]?.[1]}`).sort().join();
}

/** The offered answer that rerolls dice like these: of dice that show the same, the list names the first ones only. */
export function rerollOf(answers: Answer[], picked: Iterable<number>, pool: [Face, boolean][]): number | null {
  const wanted = looks(setOf(picked), pool);
  const place = answers.findIndex(({ choice }) => {
    const set = rerolls(choice);
    return set !== null && looks(set, pool) === wanted;
  });
  return place < 0 ? null : place;
}

/** The dice that some answer rerolls, those that look like them included. */
export function choosableDice(answers: Answer[], pool: [Face, boolean][]): Set<number> {
  const kinds = new Set(answers.flatMap(({ choice }) => diceOf(rerolls(choice) ?? 0).map((die) => `${pool[die]?.[0]}${pool[die]?.[1]}`)));
  return new Set(pool.flatMap(([face, rerolled], die) => (kinds.has(`${face}${rerolled}`) ? [die] : [])));
}

/** Whether one more die can be picked: some answer rerolls at least so many like these. */
export function canPick(answers: Answer[], picked: Iterable<number>, pool: [Face, boolean][]): boolean {
  const count = (set: Iterable<number>) => {
    const found = new Map<string, number>();
    for (const die of set) {
      const look = `${pool[die]?.[0]}${pool[die]?.[1]}`;
      found.set(look, (found.get(look) ?? 0) + 1);
    }
    return found;
  };
  const wanted = count(picked);
  return answers.some(({ choice }) => {
    const set = rerolls(choice);
    if (set === null) return false;
    const there = count(diceOf(set));
    return [...wanted].every(([look, many]) => (there.get(look) ?? 0) >= many);
  });
}
