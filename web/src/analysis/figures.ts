// An analysis as figures and lines, without a page: what the curve, the tables and the picture are drawn from.
import type { Analysis, CurvePoint, Moment, SideTally } from "../protocol";

/** A box to draw the curve in. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A chance in whole per cent: neither sure nor hopeless before it is. */
export function percent(chance: number): number {
  const whole = Math.round(100 * chance);
  if (whole >= 100 && chance < 0.9995) return 99;
  if (whole <= 0 && chance > 0.0005) return 1;
  return whole;
}

/** How far a chance may be off with 95 % certainty, in whole per cent; never nothing. */
export function give(error: number): number {
  return Math.max(1, Math.round(196 * error));
}

/** What a decision cost, in whole per cent. */
export function cost(moment: Moment): number {
  return Math.max(1, Math.round(100 * (moment.best - moment.chance)));
}

/** The share of decisions after which nothing better was found; `null` where none were looked at. */
export function accuracy(side: SideTally): number | null {
  return side.decisions === 0 ? null : Math.round((100 * side.good) / side.decisions);
}

/** Whether luck is more than chance of the reckoning itself. */
export function isLucky(side: SideTally): boolean {
  return Math.abs(side.luck) > 1.96 * side.luck_error && Math.abs(side.luck) >= 0.01;
}

/** Where a point lies. The first side is below its curve: the higher, the better for it. */
export function place(point: { at: number; chance: number }, last: number, box: Box): { x: number; y: number } {
  return { x: box.left + (box.width * point.at) / Math.max(1, last), y: box.top + box.height * (1 - point.chance) };
}

const to = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The curve as the path of a line. */
export function line(points: readonly CurvePoint[], box: Box): string {
  const last = points.at(-1)?.at ?? 0;
  return points.map((point, i) => `${i === 0 ? "M" : "L"}${to(place(point, last, box))}`).join("");
}

/** What lies under the curve. */
export function under(points: readonly CurvePoint[], box: Box): string {
  if (points.length === 0) return "";
  const bottom = box.top + box.height;
  return `${line(points, box)}L${(box.left + box.width).toFixed(1)},${bottom}L${box.left},${bottom}Z`;
}

/** Where the curve may really be. */
export function band(points: readonly CurvePoint[], box: Box): string {
  const last = points.at(-1)?.at ?? 0;
  const along = (end: "low" | "high") => points.map((point) => to(place({ at: point.at, chance: point[end] }, last, box)));
  return points.length === 0 ? "" : `M${along("high").join("L")}L${along("low").reverse().join("L")}Z`;
}

/** The first point of every round but the first. */
export function rounds(points: readonly CurvePoint[]): CurvePoint[] {
  return points.filter((point, i) => i > 0 && point.round !== null && point.round !== (points[i - 1] as CurvePoint).round);
}

/** The round in which a side won most. */
export interface Turn {
  round: number;
  /** Its chances before and after. */
  before: number;
  after: number;
}

/** The round that turned the match a side's way; `null` where none did more than a little. */
export function turn(points: readonly CurvePoint[], side: number): Turn | null {
  const chance = (point: CurvePoint) => (side === 0 ? point.chance : 1 - point.chance);
  let best: Turn | null = null;
  points.forEach((point, i) => {
    const next = points[i + 1];
    if (point.round === null || next?.round === point.round) return;
    // The last point of a round: it began where the round before it ended.
    const first = points.findIndex(({ round }) => round === point.round);
    const start = points[Math.max(0, first - 1)] ?? point;
    const found = { round: point.round, before: chance(start), after: chance(point) };
    if (found.after - found.before > (best ? best.after - best.before : 0.05)) best = found;
  });
  return best;
}

/** The point that is nearest to a place in the match. */
export function nearest(points: readonly CurvePoint[], at: number): number {
  let best = 0;
  points.forEach((point, i) => {
    if (Math.abs(point.at - at) < Math.abs((points[best] as CurvePoint).at - at)) best = i;
  });
  return best;
}

/** The decisions in the order in which they were made. */
export function inOrder({ moments }: Analysis): Moment[] {
  return [...moments].sort((a, b) => a.at - b.at);
}
