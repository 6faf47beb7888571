// What the page asks of a match of Starfighter as one viewer sees it. The shapes are the game's own: generated, never written
// here.
import type { Ask, Effect, EffectFacts, Known, PartView, PlacedView, SeatView, Spot, View } from "./generated/types";

export type * from "./generated/types";

type NameOf<E> = E extends string ? E : keyof E;
export type EffectName = NameOf<Effect>;

export const SECTORS = 5;

export function shown<T>(known: Known<T>): T | null {
  return known === "hidden" ? null : known.shown;
}

/** The name of an ask; effects are asked about by their own names: `Lateral`. */
export function askName(ask: Ask): string {
  if (typeof ask === "string") return ask;
  return "Apply" in ask ? effectName(ask.Apply.effect) : "Markers";
}

function effectName(effect: Effect): EffectName {
  return typeof effect === "string" ? effect : "Screen";
}

/** The part of an effect's key after `starfighter-effect-`. */
export function effectKey(effect: Effect): string {
  return effectName(effect).replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}

/** An effect as a message. */
export function effectMessage(effect: Effect): { key: string; args?: Record<string, unknown> } {
  const key = `starfighter-effect-${effectKey(effect)}`;
  return typeof effect === "string" ? { key } : { key, args: { count: effect.Screen } };
}

/** The rule that describes an effect, by what the content says of effects. */
export function effectRule(known: readonly EffectFacts[], effect: Effect): string {
  return known.find((one) => effectName(one.effect) === effectName(effect))?.rule ?? "";
}

/** A side of the table by its seat. */
export function sideOf(view: View, seat: number): SeatView | null {
  return Object.values(view.seats).find((side) => side.seat === seat) ?? null;
}

export function spotId({ board, sector, slot }: Spot): string {
  return `${board}.${sector}.${slot}`;
}

export function placedAt(view: View, at: Spot): PlacedView | null {
  return sideOf(view, at.board)?.sectors[at.sector]?.cards[at.slot] ?? null;
}

/** A public event's name and fields; the others come with their own name. */
export function eventOf(event: unknown): [string, Record<string, unknown>] | null {
  if (typeof event !== "object" || event === null) return null;
  const [name, inner] = Object.entries(event as Record<string, unknown>)[0] ?? [];
  if (name === undefined) return null;
  if (name !== "Public") return [name, inner as Record<string, unknown>];
  if (typeof inner === "string") return [inner, {}];
  const entry = Object.entries(inner as Record<string, Record<string, unknown>>)[0];
  return entry ?? null;
}

function samePart(a: PartView, b: PartView): boolean {
  return a.fighters === b.fighters && a.damage === b.damage && a.screened === b.screened && a.visible === b.visible && JSON.stringify(a.effect) === JSON.stringify(b.effect);
}

/** Whether two cards look the same to who looks at them. */
export function samePlaced(a: PlacedView, b: PlacedView): boolean {
  return shown(a.card) === shown(b.card) && a.front === b.front && a.pivoted === b.pivoted && a.top === b.top && samePart(a.upper, b.upper) && samePart(a.lower, b.lower);
}
