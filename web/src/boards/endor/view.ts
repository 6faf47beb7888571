// A match of Endor as one viewer sees it: the JSON that crates/endor/src/view.rs writes.
export type Side = "Rebel" | "Empire";
export type Place = string;
export type Order =
  | "X" | "Y" | "B" | "Falcon" | "Assault" | "Luke" | "Redemption"
  | "Tie" | "Executor" | "DeathStar" | "Ambush" | "Vader" | "Emperor";
export type Card = Order[];
export type Known<T> = { shown: T } | "hidden";
export type Kind = "x" | "y" | "b" | "tie" | "falcon" | "executor" | "marker";
export type Special = "Falcon" | "Executor";
export type Hits = Record<Kind, number>;

export interface PlaceView {
  x: number;
  y: number;
  b: number;
  tie: number;
  falcon: boolean;
  executor: boolean;
  face_up?: boolean;
}

export interface ShipView {
  at: Place | null;
  hits: number;
  track: number;
}

export interface ShieldView {
  up: boolean;
  team: number;
  track: number[];
  troopers: number[];
  supply: number;
}

export interface DuelView {
  luke_hits: number;
  luke_track: number;
  luke: boolean;
  vader_hits: number;
  vader_track: number;
  vader: boolean;
  red: number;
  emperor: boolean;
}

export interface SeatView {
  seat: number;
  side: Side;
  hand_count: number;
  hand: Known<Card[]>;
  pile: Known<Card>[];
}

export interface View {
  players: number;
  policies: Record<string, string>;
  round: number;
  places: Record<Place, PlaceView>;
  falcon: ShipView;
  executor: ShipView;
  reserve: number;
  shield: ShieldView;
  duel: DuelView;
  seats: Record<string, SeatView>;
  decks: Record<string, number>;
  discards: Record<string, Card[]>;
  revealed: [number, Card] | null;
  order: Order | null;
  asked: [number, Ask][];
  outcome: { winner: Side; reason: string } | null;
}

export type Ask =
  | { Prepare: { count: number } }
  | { Order: { card: Card } }
  | { Move: { order: Order } }
  | { Attack: { order: Order; at: Place | null; moved: number } }
  | { Assign: { target: Place; dice: number[] } }
  | "Fire"
  | { Advance: { dice: number[] } };

export type Choice =
  | "Pass" | "Stay" | "Deploy" | "Hold"
  | { Prepare: Card[] }
  | { Order: Order }
  | { Move: { from: Place; to: Place; count: number } }
  | { Fly: { to: Place } }
  | { Attack: { from: Place; target: Place } }
  | { Assign: Hits }
  | { Fire: { target: Place } }
  | { Advance: number };

/** What everybody sees happen, by name. */
export type Public = Record<string, Record<string, unknown>>;

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
