import { describe, expect, it } from "vitest";
import { fights, rounds, stepAt } from "../src/replay/story";

const step = (input: number, round: number, ...events: unknown[]) => ({
  input, view: { round }, lines: events.map((event) => ({ words: { key: "line" }, rule: "X", event })),
});
const steps = [
  step(0, 0), step(1, 1, { Public: { Round: { number: 1 } } }), step(2, 1, { Public: { Attacked: {} } }), step(2, 1, { Public: { Destroyed: {} } }),
  step(3, 2, { Drew: {} }), step(4, 2, { Public: { Combat: {} } }, { Public: { Hit: {} } }),
];

describe("the story of a replay", () => {
  it("has a mark where each round begins", () => {
    expect(rounds(steps)).toEqual([{ at: 1, round: 1 }, { at: 4, round: 2 }]);
    expect(rounds([{ input: 0, view: null, lines: [] }])).toEqual([]);
  });

  it("knows where shots are fired", () => {
    expect(fights(steps)).toEqual([2, 5]);
  });

  it("is opened at a step, or after an input", () => {
    expect(stepAt(steps, "3")).toBe(3);
    expect(stepAt(steps, "99")).toBe(5);
    expect(stepAt(steps, "")).toBe(0);
    expect(stepAt(steps, "i2")).toBe(3);
    expect(stepAt(steps, "i3")).toBe(4);
    expect(stepAt(steps, "i99")).toBe(5);
  });
});
