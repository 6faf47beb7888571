// What the board shows happen: cards that turn, damage that flashes, armour that is hit.
import { eventOf, type Spot, spotId } from "./view";

export interface Shown {
  id: number;
  kind: "over" | "half" | "damage" | "shield" | "spark" | "wreck" | "hull";
  /** Where: a card, or a whole cruiser. */
  at: Spot | null;
  seat: number;
}

let next = 0;

/** What an event looks like, if it looks like anything. */
export function shownOf(event: unknown): Shown[] {
  const told = eventOf(event);
  if (!told) return [];
  const [name, fields] = told;
  const at = (fields.at ?? null) as Spot | null;
  const one = (kind: Shown["kind"], where = at): Shown[] =>
    where ? [{ id: ++next, kind, at: where, seat: where.board }] : [];
  switch (name) {
    case "Flipped": return one("over");
    case "Pivoted": return one("half");
    case "Damaged": return one("damage");
    case "Screened":
    case "Absorbed": return one("shield");
    case "Triggered": return one("spark");
    case "Destroyed": return one("wreck");
    case "Hit": return [{ id: ++next, kind: "hull", at: null, seat: Number(fields.seat) }];
    default: return [];
  }
}

/** How a card was turned last, by its spot. */
export function turns(shown: Shown[]): Map<string, "over" | "half"> {
  return new Map(shown.flatMap(({ kind, at }) => (at && (kind === "over" || kind === "half") ? [[spotId(at), kind] as const] : [])));
}
