// Modifying dice: which lie there, which are picked to be rerolled, and what each way is worth.
import type { XwingPlay } from "../play.svelte";
import type { Choice, Dice, Face } from "../view";
import { advised } from "./advise";
import type { DiceOption } from "./looks";
import { canPick, choosableDice, diceOf, rerollOf, rerolls } from "./narrow";

export class Modifying {
  #play: XwingPlay;
  /** Dice to reroll; `null` until the player has picked some: then those that are best. */
  #picked = $state.raw<ReadonlySet<number> | null>(null);
  /** What the rules say each answer is worth, at its place. */
  ways = $state.raw<DiceOption[] | null>(null);

  constructor(play: XwingPlay) {
    this.#play = play;
  }

  /** The dice that are modified. */
  pool: [Face, boolean][] = $derived.by(() => {
    const attack = this.#play.view.attack;
    return attack ? (this.kind === "Attack" ? attack.attack : attack.defense) : [];
  });
  kind: Dice = $derived.by(() => {
    const ask = this.#play.ask;
    if (ask && typeof ask === "object") {
      if ("Modify" in ask) return ask.Modify.dice;
      if ("Step" in ask && typeof ask.Step.wanted === "object" && "Reroll" in ask.Step.wanted) return ask.Step.wanted.Reroll;
    }
    return "Attack";
  });
  choosable: Set<number> = $derived.by(() => (this.#play.manner === "dice" ? choosableDice(this.#play.answers, this.pool) : new Set()));
  /** Whether this seat attacks: it wants damage, the other does not. */
  #attacks: boolean = $derived.by(() => {
    const { view, seat } = this.#play;
    return view.attack !== null && view.ships[view.attack.attacker]?.seat === seat;
  });
  /** The reroll that is best, if there is one. */
  #advised: number | null = $derived.by(() => advised(this.#play.answers, this.ways, this.pool, this.#attacks));
  dice: ReadonlySet<number> = $derived.by(() => {
    if (this.#picked) return this.#picked;
    const best = this.#advised === null ? undefined : this.#play.answers[this.#advised];
    return new Set(best ? diceOf(rerolls(best.choice) ?? 0) : []);
  });
  /** The answer that rerolls what is picked. */
  reroll: number | null = $derived.by(() => (this.dice.size > 0 ? rerollOf(this.#play.answers, this.dice, this.pool) : null));

  /** Picks a die to reroll, or puts it back. */
  toggle(die: number): void {
    if (!this.choosable.has(die)) return;
    const next = new Set(this.dice);
    if (next.delete(die)) this.#picked = next;
    else {
      next.add(die);
      // Some cards reroll one die only: another takes its place.
      this.#picked = canPick(this.#play.answers, next, this.pool) ? next : new Set([die]);
    }
  }

  /** Picks the dice that an answer rerolls. */
  suggest(choice: Choice): void {
    const dice = rerolls(choice);
    if (dice !== null) this.#picked = new Set(diceOf(dice));
  }

  /** Something else is asked. */
  reset(): void {
    this.#picked = this.ways = null;
  }
}
