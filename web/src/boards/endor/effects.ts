// What the board shows move, and when: ships that glide, bolts that fly, dice that fall, places that burn. Everything
// that happens takes its time, one thing after another.
import type { SoundName } from "../../sound/recipes";
import { type Kind, publicEvent, type Place } from "./view";

type ShipKind = Exclude<Kind, "marker">;

export type Effect = { id: number } & (
  | { kind: "glide"; ship: ShipKind; from: Place; to: Place; count: number }
  | { kind: "arrive"; ship: ShipKind; place: Place; count: number }
  | { kind: "beam"; from: Place; to: Place; shots: number; rebel: boolean }
  | { kind: "burst"; place: Place; lost: number }
  | { kind: "spark"; place: Place; hits: number }
  | { kind: "miss"; place: Place }
  | { kind: "dice"; seat: number; dice: number[] }
);

/** Something that happens at a moment. Times are milliseconds at normal speed. */
export interface Cue {
  at: number;
  lasts: number;
  effect: Effect | null;
  sound: SoundName | null;
}

/** Where the special ships are, for what tells only which of them. */
export interface Where {
  falcon: Place | null;
  executor: Place | null;
}

const SHIPS: Record<string, ShipKind> = {
  X: "x", Y: "y", B: "b", Tie: "tie", Falcon: "falcon", Executor: "executor",
};
const REBELS = new Set(["X", "Y", "B", "Falcon"]);

/** How long each thing takes, and what it sounds like. What is not here takes no time. */
const TIMES: Record<string, [number, SoundName | null]> = {
  Round: [500, null], Revealed: [600, "card"], Ordered: [450, null], Passed: [450, null],
  Moved: [800, "engine"], Flew: [900, "engine"], Deployed: [700, "engine"],
  Attacked: [700, "shot"], Aimed: [800, "shot"], Rolled: [1200, "dice"], Assigned: [250, null],
  Destroyed: [850, "explosion"], Hit: [600, "hit"], Lost: [1100, "explosion"], MarkerLost: [1000, "explosion"],
  ReserveLost: [500, null], Cleared: [350, null], Missed: [500, null], Earned: [450, "card"],
  Advanced: [800, "dial"], ShieldsDown: [1200, "shield"], Ambushed: [700, "dial"],
  LukeHit: [800, "shield"], VaderHit: [800, "shield"], LukeFell: [900, "hit"], VaderFell: [900, "hit"], Redeemed: [1200, "explosion"],
  Won: [1800, "explosion"],
};

let next = 0;

/** What an event looks like, if it looks like anything. */
function effectOf(name: string, fields: Record<string, unknown>, where: Where): Effect | null {
  const text = (field: string) => (typeof fields[field] === "string" ? fields[field] : "");
  const number = (field: string) => Number(fields[field] ?? 0);
  const id = ++next;
  const special = text("ship") === "Falcon" ? where.falcon : where.executor;
  switch (name) {
    case "Moved": {
      const ship = SHIPS[text("fighter")];
      return ship ? { id, kind: "glide", ship, from: text("from"), to: text("to"), count: number("count") } : null;
    }
    case "Flew": {
      const ship = SHIPS[text("ship")];
      return ship ? { id, kind: "glide", ship, from: text("from"), to: text("to"), count: 1 } : null;
    }
    case "Deployed":
      return { id, kind: "arrive", ship: "tie", place: text("at"), count: number("count") };
    case "Attacked":
      return { id, kind: "beam", from: text("from"), to: text("target"), shots: number("dice") || 1, rebel: REBELS.has(text("order")) };
    case "Aimed":
      return { id, kind: "beam", from: "DS", to: text("target"), shots: 1, rebel: false };
    case "Rolled":
      return { id, kind: "dice", seat: number("seat"), dice: fields.dice as number[] };
    case "Destroyed": {
      const lost = Object.values((fields.fighters ?? {}) as Record<string, number>).reduce((sum, count) => sum + count, 0);
      return { id, kind: "burst", place: text("place"), lost };
    }
    case "Lost":
      return { id, kind: "burst", place: text("place"), lost: 1 };
    case "MarkerLost":
      return { id, kind: "burst", place: text("marker"), lost: 1 };
    case "Hit":
      return special ? { id, kind: "spark", place: special, hits: number("hits") } : null;
    case "Missed":
      return { id, kind: "miss", place: text("target") };
    default:
      return null;
  }
}

/** What events look like, one after another. */
export function cuesOf(events: unknown[], where: Where): Cue[] {
  let at = 0;
  return events.flatMap((event): Cue[] => {
    const seen = publicEvent(event);
    const time = seen && TIMES[seen[0]];
    if (!seen || !time) return [];
    const [lasts, sound] = time;
    const cue: Cue = { at, lasts, effect: effectOf(seen[0], seen[1], where), sound };
    at += lasts;
    return [cue];
  });
}

/** How long events take to be seen. */
export function timeOf(events: unknown[]): number {
  return events.reduce<number>((sum, event) => sum + (TIMES[publicEvent(event)?.[0] ?? ""]?.[0] ?? 0), 0);
}

/** The dice of an event, if it is a roll. */
export function rollOf(event: unknown): { seat: number; dice: number[] } | null {
  const seen = publicEvent(event);
  if (seen?.[0] !== "Rolled") return null;
  return { seat: Number(seen[1].seat), dice: seen[1].dice as number[] };
}

const SPACE = new Set(["Moved", "Flew", "Deployed", "Attacked", "Aimed", "Assigned", "Destroyed", "MarkerLost"]);
const GROUND = new Set(["Advanced", "ShieldsDown", "Ambushed", "LukeHit", "VaderHit", "LukeFell", "VaderFell", "Redeemed"]);

/** The battle that events happened in: phones show one at a time. */
export function frontOfEvents(events: unknown[]): "space" | "ground" | null {
  const names = events.map((event) => publicEvent(event)?.[0] ?? "");
  if (names.some((name) => GROUND.has(name))) return "ground";
  return names.some((name) => SPACE.has(name)) ? "space" : null;
}
