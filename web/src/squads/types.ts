// Squadrons as the page holds them, and what the server answers about them.
import type { Examined, Format, Id, Member } from "../boards/xwing/view";

export type { Bill, Examined, Fits, Fitting, Format, Opening, Pair, SquadWish as Side, Told } from "../boards/xwing/view";

export const GAME = "xwing2e";

export const STANDARD: Format = { kind: "points", season: "last", limit: 200 };

/** A ship of a squadron being built: what it is worth, the server says. */
export type Ship = Omit<Member, "threat">;

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
