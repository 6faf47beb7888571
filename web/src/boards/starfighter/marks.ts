// What the prompt lets people choose on the board, and what it points at.
import type { Half, Shift, Spot, Way } from "./view";
import type { Pointing } from "./pointing.svelte";
import { spotId } from "./view";

/** Something on the board that can be clicked. */
export interface Mark {
  /** The option it stands for. */
  id: string;
  label: string;
  /** Drawn as a sign of its own: a place to go, a target, a card to pick up. */
  sign: "go" | "target" | "pick";
  choose: () => void;
  /** What its element listens to. */
  on: ReturnType<Pointing["handlers"]>;
}

/** A place on the board that cannot be chosen, and why. */
export interface Closed {
  id: string;
  why: string;
  on: ReturnType<Pointing["handlers"]>;
}

export interface Marks {
  /** Cards, by spot. */
  spots: Map<string, Mark>;
  /** Sectors, by board and sector. */
  sectors: Map<string, Mark>;
  /** Sectors that refuse what is picked. */
  closed: Map<string, Closed>;
  /** Effects on a half of a card, by spot and end. */
  ends: Map<string, Mark>;
  shifts: Map<Shift, Mark>;
  ways: Map<Way, Mark>;
  /** Already picked: drawn white. */
  selected: string | null;
  /** The half with the effect that is being carried out. */
  acting: string | null;
  /** The option under the pointer or the focus. */
  previewed: string | null;
  /** Shows a card and its rules. */
  inspect: (at: Spot) => void;
}

export function noMarks(): Marks {
  return {
    spots: new Map(), sectors: new Map(), closed: new Map(), ends: new Map(), shifts: new Map(), ways: new Map(),
    selected: null, acting: null, previewed: null, inspect: () => {},
  };
}

export function sectorId(board: number, sector: number): string {
  return `${board}.${sector}`;
}

export function endId(at: Spot, end: Half): string {
  return `${spotId(at)}.${end}`;
}
