// Where one wants to go in a replay: its rounds, its fights, the step an address names.
import type { ReplayStep } from "../protocol";

type Steps = readonly Pick<ReplayStep, "view" | "lines" | "input">[];

/** Where a round begins. */
export interface Mark {
  at: number;
  round: number;
}

function roundOf(view: unknown): number | null {
  const round = typeof view === "object" && view !== null && "round" in view ? view.round : null;
  return typeof round === "number" && round > 0 ? round : null;
}

/** The first step of each round, where a game counts them. */
export function rounds(steps: Steps): Mark[] {
  const marks: Mark[] = [];
  steps.forEach(({ view }, at) => {
    const round = roundOf(view);
    if (round !== null && round !== marks.at(-1)?.round) marks.push({ at, round });
  });
  return marks;
}

/** What opens a fight, in any game. */
const FIGHTS = new Set(["Attacked", "Combat"]);

function opensFight(event: unknown): boolean {
  if (typeof event !== "object" || event === null) return false;
  const inner = "Public" in event ? event.Public : event;
  return typeof inner === "object" && inner !== null && Object.keys(inner).some((name) => FIGHTS.has(name));
}

/** The steps in which somebody attacks. */
export function fights(steps: Steps): number[] {
  return steps.flatMap(({ lines }, at) => (lines.some((line) => opensFight(line.event)) ? [at] : []));
}

/** The step that an address names: by its number, or as the last one of an input (`i12`). */
export function stepAt(steps: Steps, hash: string): number {
  const last = Math.max(0, steps.length - 1);
  const input = /^i(\d+)$/.exec(hash)?.[1];
  if (input !== undefined) return Math.max(0, steps.findLastIndex((step) => step.input <= Number(input)));
  return Math.min(Math.max(0, Number(hash) || 0), last);
}
