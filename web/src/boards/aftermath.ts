// What is told of a match that is over: counted from what its viewer saw happen, so nothing hidden is in it.
import type { LogLine } from "../protocol";
import type { Play } from "./face";

/** A figure of both sides; the viewer's own comes first. */
export interface Row {
  label: string;
  values: [string, string];
}

export interface Aftermath {
  rows: Row[];
  /** Luck in a sentence. */
  luck: string;
  /** What to do otherwise the next time, from the figures; for whoever played. */
  advice: string | null;
}

/** Sides in the order in which one who sits at `seat` reads them. */
export function order(play: Pick<Play, "side">, seat: number | null): [number, number] {
  return seat !== null && play.side(seat) === 1 ? [1, 0] : [0, 1];
}

/** The same events as names and fields, the nested ones of everybody's sight and the others alike. */
export function named(lines: readonly Pick<LogLine, "event">[]): [string, Record<string, unknown>][] {
  return lines.flatMap(({ event }) => {
    if (typeof event !== "object" || event === null) return [];
    const inner: unknown = "Public" in event ? event.Public : event;
    if (typeof inner === "string") return [[inner, {}] as [string, Record<string, unknown>]];
    return Object.entries(inner as Record<string, Record<string, unknown>>).slice(0, 1);
  });
}

/** Whom chance favoured, if the difference is more than it makes two times out of three: 0, 1, or nobody. */
export function favoured(difference: number, variance: number): 0 | 1 | null {
  if (variance <= 0 || Math.abs(difference) < Math.sqrt(variance)) return null;
  return difference > 0 ? 0 : 1;
}
