// The show: what is in motion on the board now. Cues come and go by the clock; everything is over when the table was
// told it would be.
import { calm } from "../../ui/motion.svelte";
import { sound } from "../../sound/sound.svelte";
import { type Cue, cuesOf, type Effect, type Where } from "./effects";
import type { Kind, Place } from "./view";

export class Show {
  /** In motion now. */
  effects = $state.raw<Effect[]>([]);
  /** On their way, or about to leave: not seen yet where they will be. */
  #coming = $state.raw<Effect[]>([]);
  /** How much faster than normal. */
  #hurry = $state(1);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  get hurry(): number {
    return this.#hurry;
  }

  /** Shows events one after another. Whatever was in motion is over: what is new follows from it. */
  play(events: unknown[], where: Where, hurry: number): void {
    this.stop();
    const cues = cuesOf(events, where);
    if (calm() || hurry === Infinity) {
      // Nothing moves, but what it came to can be heard.
      const last = cues.findLast((cue) => cue.sound);
      if (last?.sound) sound.play(last.sound);
      return;
    }
    this.#hurry = hurry;
    this.#coming = cues.flatMap(({ effect }) => (effect?.kind === "glide" ? [effect] : []));
    for (const cue of cues) this.#plan(cue);
  }

  /** How many ships of a kind are drawn in motion instead of where they will be. */
  away(place: Place, kind: Kind): number {
    return this.#coming.reduce((sum, effect) => sum + (effect.kind === "glide" && effect.to === place && effect.ship === kind ? effect.count : 0), 0);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.effects = this.#coming = [];
  }

  #plan({ at, lasts, effect, sound: heard }: Cue): void {
    this.#after(at, () => {
      if (effect) this.effects = [...this.effects, effect];
      if (heard) sound.play(heard);
    });
    if (!effect) return;
    this.#after(at + lasts, () => {
      this.effects = this.effects.filter((one) => one !== effect);
      this.#coming = this.#coming.filter((one) => one !== effect);
    });
  }

  #after(ms: number, act: () => void): void {
    if (ms === 0) return act();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms / this.#hurry);
    this.#timers.add(timer);
  }
}
