// Squadrons as the page holds them, and what the server answers about them (crates/xwing/src/examine.rs).
import type { UpgradeSlot } from "../boards/xwing/content";
import type { Id } from "../boards/xwing/view";
import type { Message } from "../i18n/words";

export const GAME = "xwing2e";

/** What a squadron is built by. */
export type Format =
  | { kind: "points"; season: string; limit: number }
  | { kind: "quick"; threat: number }
  | { kind: "casual" };

export const STANDARD: Format = { kind: "points", season: "last", limit: 200 };

export interface Ship {
  pilot: Id;
  upgrades: Id[];
  /** Ships with the same number came by one quick build. */
  build?: number;
}

/** A squadron being built. */
export interface Draft {
  name: string;
  format: Format;
  ships: Ship[];
  obstacles: Id[];
}

export function blank(format: Format = STANDARD): Draft {
  return { name: "", format, ships: [], obstacles: [] };
}

export interface Told {
  why: Message;
  rule: string | null;
  /** Counted from 0. */
  ship: number | null;
  weight?: "changed" | "dropped" | "refused";
}

export interface Bill {
  pilot: Id;
  /** With its upgrades; `null` where a card has no price. */
  points: number | null;
  own: number | null;
  /** Of its quick build, all of whose ships share it. */
  threat: number | null;
  /** The places of the other ships of its quick build. */
  shared?: number[];
  places: { slot: UpgradeSlot; upgrade: number | null }[];
  upgrades: { id: Id; points: number | null; loose: boolean }[];
}

export interface Examined {
  squad: { name: string; ships: (Ship & { threat: number | null })[]; points: number | null };
  /** As XWS names it. */
  faction: string | null;
  obstacles: Id[];
  xws: string | null;
  points: number | null;
  threat: number | null;
  ships: Bill[];
  faults: Told[];
  notes: Told[];
  fine: boolean;
}

/** A card that could be added, or what is against it. */
export interface Fits {
  id: Id;
  points: number | null;
  against: Told | null;
  /** Only points or threat are against it. */
  budget: boolean;
  /** Of a quick build: its ships, which come all or none. */
  ships?: Ship[];
}

export interface Fitting {
  kind: "pilots" | "builds" | "upgrades";
  cards: Fits[];
}

export interface Pair {
  seed: number;
  squads: [Examined, Examined];
}

/** What one side of a match brings. */
export type Side =
  | { from: "squad"; squad: unknown }
  | { from: "ready"; name: string }
  | { from: "random"; faction: string | null }
  | { from: "same" }
  /** Its player brings it once they sit there. */
  | { from: "later" };

export interface Opening {
  setup: unknown;
  /** What each seat brings already, where a player brings theirs later. */
  brought?: [unknown, unknown];
  sides: [Examined, Examined] | null;
  problem: Message | null;
}

/** A squadron as the server may be asked about it. */
export function own(draft: Draft): { name: string; ships: Ship[]; obstacles: Id[] } {
  return { name: draft.name, ships: draft.ships, obstacles: draft.obstacles };
}

/** What the server understood, as a draft. */
export function drafted(examined: Examined, format: Format): Draft {
  const ships = examined.squad.ships.map(({ pilot, upgrades, build }) => ({ pilot, upgrades, ...(build ? { build } : {}) }));
  return { name: examined.squad.name, format, ships, obstacles: examined.obstacles };
}

/** `ForcePower` as the words write it: `force-power`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
