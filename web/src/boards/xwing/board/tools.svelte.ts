// What a viewer wants to see besides the game: arcs, ranges, the ruler, the card of a thing.
import type { Arc, ShipId, Token } from "../view";
import { Camera } from "./camera.svelte";
import { Stage } from "./stage.svelte";
import type { LogLine } from "../../../protocol";

/** Something on the board that can be looked at. */
export type Thing =
  | { kind: "ship"; ship: ShipId }
  | { kind: "token"; ship: ShipId; token: Token | "Lock"; from?: ShipId }
  | { kind: "arc"; ship: ShipId; arc: Arc }
  | { kind: "obstacle"; at: number }
  | { kind: "device"; at: number }
  | { kind: "marker"; at: number };

/** An end of the ruler: a ship, or a place in micrometres. */
export type RulerEnd = { ship: ShipId } | { x: number; y: number };

export class BoardState {
  readonly camera = new Camera();
  readonly stage = new Stage();
  arcs = $state(false);
  ranges = $state(false);
  /** The table is shown around the ship that acts, where it would be small otherwise; until somebody looks elsewhere. */
  follows = $state(true);
  /** All ships are shown from as near as possible, in a picture that nobody touches. */
  close = $state(false);
  measuring = $state(false);
  ruler = $state.raw<{ from: RulerEnd; to: RulerEnd | null } | null>(null);
  /** Under the pointer or the focus. */
  hovered = $state.raw<Thing | null>(null);
  /** Clicked: stays until another is. */
  pinned = $state.raw<Thing | null>(null);
  readonly looked = $derived(this.hovered ?? this.pinned);

  hear(lines: readonly LogLine[], first: boolean, hurry = 1): void {
    this.stage.hear(lines, first, hurry);
  }

  toggleRuler(): void {
    this.measuring = !this.measuring;
    this.ruler = null;
  }

  /** Gives the ruler an end: the first click lays it, the second stretches it, a third begins anew. */
  measure(end: RulerEnd): void {
    this.ruler = this.ruler && this.ruler.to === null ? { from: this.ruler.from, to: end } : { from: end, to: null };
  }

  /** Keys that work wherever the focus is. True if it took the key. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return false;
    if (event.altKey || event.shiftKey) {
      return (event.key.startsWith("Arrow") || event.key === "+") && this.#look(event);
    }
    switch (event.key) {
      case "a":
        this.arcs = !this.arcs;
        return true;
      case "r":
        this.ranges = !this.ranges;
        return true;
      case "m":
        this.toggleRuler();
        return true;
      case "f":
        this.follows = !this.follows;
        return true;
      case "+":
      case "=":
      case "-":
      case "Home":
        return this.#look(event);
      case "Escape":
        return this.back();
      default:
        return false;
    }
  }

  /** Those who choose what to look at are not led elsewhere. */
  #look(event: KeyboardEvent): boolean {
    if (!this.camera.key(event)) return false;
    this.follows = false;
    return true;
  }

  /** Takes back what is looked at; false if there was nothing. */
  back(): boolean {
    if (this.measuring) this.toggleRuler();
    else if (this.pinned) this.pinned = null;
    else return false;
    return true;
  }
}
