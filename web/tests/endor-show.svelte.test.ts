// What happens in Endor is shown one thing after another, and is over when the table was told it would be.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cuesOf, timeOf } from "../src/boards/endor/effects";
import { Show } from "../src/boards/endor/show.svelte";

const told = (name: string, fields: Record<string, unknown> = {}) => ({ Public: { [name]: fields } });
const EVENTS = [
  told("Ordered", { seat: 1, order: "Tie" }),
  told("Moved", { fighter: "Tie", from: "O6", to: "O5", count: 3 }),
  told("Attacked", { seat: 1, order: "Tie", from: "O5", target: "O4", dice: 3 }),
  told("Rolled", { seat: 1, dice: [6, 4, 1] }),
  told("Destroyed", { place: "O4", fighters: { x: 0, y: 0, b: 2, tie: 0 } }),
  { Drew: { seat: 1, count: 1 } },
];
const WHERE = { falcon: "M1", executor: "O8" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the show", () => {
  it("gives each event its own time", () => {
    const cues = cuesOf(EVENTS, WHERE);
    expect(cues.map((cue) => cue.effect?.kind ?? null)).toEqual([null, "glide", "beam", "dice", "burst"]);
    for (const [i, cue] of cues.entries()) expect(cue.at).toBe(cues.slice(0, i).reduce((sum, one) => sum + one.lasts, 0));
    const last = cues.at(-1);
    expect(timeOf(EVENTS)).toBe((last?.at ?? 0) + (last?.lasts ?? 0));
    expect(timeOf([{ Drew: { seat: 1, count: 1 } }, told("Unheard")])).toBe(0);
  });

  it("never shows two of them at once, and is over in time", () => {
    const show = new Show();
    show.play(EVENTS, WHERE, 1);
    const seen: string[] = [];
    for (let at = 0; at < timeOf(EVENTS); at += 50) {
      expect(show.effects.length).toBeLessThanOrEqual(1);
      const kind = show.effects[0]?.kind;
      if (kind && seen.at(-1) !== kind) seen.push(kind);
      vi.advanceTimersByTime(50);
    }
    expect(seen).toEqual(["glide", "beam", "dice", "burst"]);
    expect(show.effects).toEqual([]);
  });

  it("hurries with the table", () => {
    const show = new Show();
    show.play(EVENTS, WHERE, 2);
    vi.advanceTimersByTime(timeOf(EVENTS) / 2);
    expect(show.effects).toEqual([]);
    show.play(EVENTS, WHERE, Infinity);
    expect(show.effects).toEqual([]);
    expect(show.away("O5", "tie")).toBe(0);
  });

  it("draws ships on their way only once", () => {
    const show = new Show();
    show.play(EVENTS, WHERE, 1);
    expect(show.away("O5", "tie")).toBe(3);
    expect(show.away("O5", "x")).toBe(0);
    vi.advanceTimersByTime(timeOf(EVENTS.slice(0, 2)));
    expect(show.away("O5", "tie")).toBe(0);
  });

  it("forgets what was in motion when something else happens", () => {
    const show = new Show();
    show.play(EVENTS, WHERE, 1);
    show.stop();
    vi.advanceTimersByTime(timeOf(EVENTS));
    expect(show.effects).toEqual([]);
  });
});
