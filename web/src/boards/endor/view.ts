// What the page asks of a match of Endor as one viewer sees it. The shapes are the game's own: generated, never written here.
import type { Ask, Hits, Known, Order, Place, PlaceView, Public, Side } from "./generated/types";

export type * from "./generated/types";

/** What dice can be given to. */
export type Kind = keyof Hits;

/** The name of an ask: `Prepare`, `Fire`. */
export function askName(ask: Ask): string {
  return typeof ask === "string" ? ask : (Object.keys(ask)[0] ?? "");
}

export function shown<T>(known: Known<T>): T | null {
  return known === "hidden" ? null : known.shown;
}

/** A public event's name and fields; `null` for the others. */
export function publicEvent(event: unknown): [string, Record<string, unknown>] | null {
  if (typeof event !== "object" || event === null || !("Public" in event)) return null;
  const inner = event.Public;
  if (typeof inner === "string") return [inner, {}];
  const entry = Object.entries(inner as Public)[0];
  return entry ?? null;
}

export const KINDS: readonly Kind[] = ["x", "y", "b", "tie", "falcon", "executor", "marker"];
const ORDERS: readonly Order[] = [
  "X", "Y", "B", "Falcon", "Assault", "Luke", "Redemption",
  "Tie", "Executor", "DeathStar", "Ambush", "Vader", "Emperor",
];

/** The part of an order's key after `endor-order-`. */
export function orderKey(order: Order): string {
  return order === "DeathStar" ? "death-star" : order.toLowerCase();
}

export function orderSide(order: Order): Side {
  return ORDERS.indexOf(order) < 7 ? "Rebel" : "Empire";
}

/** The kind of ship an order is for, if it is for ships. */
export function orderKind(order: Order): Kind | null {
  const kinds: Partial<Record<Order, Kind>> = {
    X: "x", Y: "y", B: "b", Tie: "tie", Falcon: "falcon", Executor: "executor",
  };
  return kinds[order] ?? null;
}

/** How many ships of a kind are in a place. */
export function countOf(place: PlaceView, kind: Kind): number {
  if (kind === "marker") return place.face_up ? 1 : 0;
  if (kind === "falcon" || kind === "executor") return place[kind] ? 1 : 0;
  return place[kind];
}

/** The message of a place's name. */
export function placeName(place: Place): { key: string; args?: Record<string, unknown> } {
  if (place === "DS") return { key: "endor-place-death-star" };
  const key = place.startsWith("F") ? "endor-place-marker" : "endor-place-sector";
  return { key, args: { name: place } };
}
