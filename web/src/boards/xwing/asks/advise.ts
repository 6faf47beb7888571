// Which dice to reroll, of what the rules say each reroll is worth.
import type { Face } from "../view";
import type { DiceOption } from "./looks";
import { type Answer, diceOf, rerolls } from "./narrow";

/** What a die is worth as it lies: of rerolls that come to the same, the one that keeps more is better. A hit is there,
 * an eye has to be paid for. */
const KEPT: Record<Face, number> = { Crit: 4, Hit: 3, Evade: 3, Focus: 1, Blank: 0 };

/** The place of the best reroll; `null` if there is none, or nothing is known of them. */
export function advised(answers: Answer[], ways: DiceOption[] | null, pool: [Face, boolean][], attacks: boolean): number | null {
  const risked = (place: number) => diceOf(rerolls(answers[place]?.choice ?? "Pass") ?? 0).reduce((sum, die) => sum + KEPT[pool[die]?.[0] ?? "Blank"], 0);
  let best: { place: number; worth: number } | null = null;
  for (const [place, { choice }] of answers.entries()) {
    const expected = ways?.[place]?.chances?.expected;
    if (rerolls(choice) === null || expected === undefined) continue;
    const worth = attacks ? expected : -expected;
    const gains = best === null ? Infinity : worth - best.worth;
    if (best === null || gains > 1e-9 || (gains > -1e-9 && risked(place) < risked(best.place))) best = { place, worth };
  }
  return best?.place ?? null;
}
