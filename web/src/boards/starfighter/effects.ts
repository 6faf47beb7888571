// What the board shows happen, one event after another: cards that are laid, move and turn, combats, damage, armour that
// is hit. How long each takes to be seen is said here too.
import type { SoundName } from "../../sound/recipes";
import { type Effect, eventOf, type Half, type Spot, spotId } from "./view";

interface Base {
  id: number;
  /** On whose board. */
  seat: number;
}

/** Something that happens to a card. */
export interface OnCard extends Base {
  kind: "over" | "half" | "damage" | "shield" | "laid";
  at: Spot;
}

/** An effect that is carried out. */
export interface Spark extends Base {
  kind: "spark";
  at: Spot;
  end: Half;
  effect: Effect;
}

/** A card that is gone, as it lay. */
export interface Wreck extends Base {
  kind: "wreck";
  at: Spot;
  card: string;
  front: boolean;
}

export interface Trail extends Base {
  kind: "trail";
  at: Spot;
  to: Spot;
}

/** A cruiser loses armour. */
export interface Loss extends Base {
  kind: "hull";
  count: number;
  armour: number;
}

/** Two sectors fire at each other. */
export interface Salvo extends Base {
  kind: "salvo";
  sectors: [number, number];
  markers: [number, number];
}

export type Shown = OnCard | Spark | Wreck | Trail | Loss | Salvo;

let next = 0;

/** What an event looks like, if it looks like anything. */
export function shownOf(event: unknown): Shown[] {
  const told = eventOf(event);
  if (!told) return [];
  const [name, fields] = told;
  const at = (fields.at ?? fields.from ?? null) as Spot | null;
  const base = (seat: number): Base => ({ id: ++next, seat });
  const on = (kind: OnCard["kind"]): Shown[] => (at ? [{ ...base(at.board), kind, at }] : []);
  switch (name) {
    case "Flipped": return on("over");
    case "Pivoted": return on("half");
    case "Damaged": return on("damage");
    case "Screened":
    case "Absorbed": return on("shield");
    case "Played": return on("laid");
    case "Triggered": return at ? [{ ...base(at.board), kind: "spark", at, end: fields.end as Half, effect: fields.effect as Effect }] : [];
    case "Destroyed": return at ? [{ ...base(at.board), kind: "wreck", at, card: String(fields.card), front: fields.front === true }] : [];
    case "Moved": {
      const to = fields.to as Spot;
      return at && spotId(at) !== spotId(to) ? [{ ...base(at.board), kind: "trail", at, to }] : [];
    }
    case "Hit": {
      const seat = Number(fields.seat);
      return [{ ...base(seat), kind: "hull", count: Number(fields.count), armour: Number(fields.armour) }];
    }
    case "Combat": {
      const salvo = { sectors: fields.sectors as [number, number], markers: fields.markers as [number, number] };
      return salvo.markers.some((count) => count > 0) ? [{ ...base(0), kind: "salvo", ...salvo }] : [];
    }
    default: return [];
  }
}

/** How long each takes to be seen at normal speed, in milliseconds. */
const TIMES: Record<string, number> = {
  Played: 750, Triggered: 900, Moved: 800, Pivoted: 700, Flipped: 700, Destroyed: 850, Damaged: 600, Screened: 550, Absorbed: 550,
  Hit: 900, Combat: 850, Shifted: 700, Round: 700, Drew: 250, Cruiser: 500, Lapsed: 500, EffectLost: 500,
};

/** What one has done oneself needs no time to be understood. */
const OWN = 0.5;

/** How long it takes to see these events: what comes together is seen together, the longest decides. */
export function timeOf(events: readonly unknown[], seat: number | null): number {
  const times = events.map((event) => {
    const told = eventOf(event);
    if (!told) return 0;
    const [name, fields] = told;
    // A combat in which nobody shoots is soon over.
    if (name === "Combat" && (fields.markers as number[]).every((count) => count === 0)) return 250;
    return (TIMES[name] ?? 0) * (name === "Played" && fields.seat === seat ? OWN : 1);
  });
  return Math.max(0, ...times);
}

const SOUNDS: Partial<Record<Shown["kind"], SoundName>> = {
  laid: "card", trail: "card", over: "card", half: "card", salvo: "shot", damage: "hit", hull: "hit", shield: "shield", wreck: "explosion",
};

/** What can be heard of it. */
export function soundsOf(all: readonly Shown[]): SoundName[] {
  return [...new Set(all.flatMap(({ kind }) => SOUNDS[kind] ?? []))];
}

/** How a card was turned last, by its spot. */
export function turns(all: readonly Shown[]): Map<string, "over" | "half"> {
  return new Map(all.flatMap((one) => (one.kind === "over" || one.kind === "half" ? [[spotId(one.at), one.kind] as const] : [])));
}

/** Where the card lies that was laid last by somebody else than `seat`, after one more event. */
export function lastLaid(last: Spot | null, event: unknown, seat: number | null): Spot | null {
  const [name, fields] = eventOf(event) ?? ["", {}];
  if (name === "Played") return fields.seat === seat ? last : (fields.at as Spot);
  if (!last) return null;
  const from = (fields.from ?? fields.at) as Spot | undefined;
  if ((name !== "Moved" && name !== "Destroyed") || !from || from.board !== last.board || from.sector !== last.sector) return last;
  if (from.slot === last.slot) return name === "Moved" ? (fields.to as Spot) : null;
  // A gap below it is closed.
  return from.slot < last.slot ? { ...last, slot: last.slot - 1 } : last;
}
