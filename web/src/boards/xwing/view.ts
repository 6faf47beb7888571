// What the page asks of a match of X-Wing as one viewer sees it. The shapes are the game's own: generated, never written here.
import type { AbilityRef, Ask, Known, Public as PublicEvent, ShipId, ShipView, Token, View } from "./generated/types";

export type * from "./generated/types";

/** In the order they lie beside a ship. */
export const TOKENS = [
  "Focus", "Evade", "Calculate", "ReinforceFore", "ReinforceAft", "Disarm", "Jam", "Tractor", "Stress", "Ion", "Cloak",
] as const satisfies readonly Token[];

type Cases<E> = E extends string ? never : { [Name in keyof E]: { name: Name; fields: E[Name] } }[keyof E];

/** What everybody sees happen, as a list of cases to switch over: `case "Flew": event.fields.from`. */
export type Public = Cases<PublicEvent>;

/** A public event's name and fields; `null` for the others. */
export function publicEvent(event: unknown): Public | null {
  if (typeof event !== "object" || event === null || !("Public" in event)) return null;
  const inner = event.Public;
  if (typeof inner !== "object" || inner === null) return null;
  const [name, fields]: [string?, unknown?] = Object.entries(inner)[0] ?? [];
  return name ? ({ name, fields } as Public) : null;
}

/** The name of an ask, a choice or anything else that serde writes as an enum: `Dial`, `Ready`. */
export function nameOf(value: string | object): string {
  return typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
}

export function shown<T>(known: Known<T> | null): T | null {
  return known === null || known === "hidden" ? null : known.shown;
}

/** Whether a ship's base lies on the table. */
export function onTable(ship: ShipView): boolean {
  return ship.status === "Playing" || ship.status === "Doomed";
}

export function tokenCount(ship: ShipView, token: Token): number {
  return ship.tokens.find(([kind]) => kind === token)?.[1] ?? 0;
}

/** Those that have locked a ship. */
export function lockedBy(view: View, ship: ShipId): ShipView[] {
  return view.ships.filter((other) => other.locks.includes(ship));
}

/** The ship an ask is about, if it is about one. */
export function shipAsked(ask: Ask): ShipId | null {
  if (typeof ask === "string") return null;
  const fields = Object.values(ask)[0] as { ship?: ShipId; subject?: ShipId; ability?: AbilityRef };
  return fields.ship ?? fields.subject ?? fields.ability?.ship ?? null;
}
