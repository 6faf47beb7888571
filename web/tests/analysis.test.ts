// What an analysis is drawn from: figures that promise no more than they know, and a picture that needs nothing else.
import { describe, expect, it } from "vitest";
import { accuracy, band, cost, give, inOrder, isLucky, line, nearest, percent, rounds, under } from "../src/analysis/figures";
import { picture } from "../src/analysis/picture";
import type { Analysis, CurvePoint, Moment } from "../src/protocol";

const point = (at: number, chance: number, round: number): CurvePoint => ({ at, round, chance, low: Math.max(0, chance - 0.1), high: Math.min(1, chance + 0.1), luck: false });
const points = [point(0, 0.5, 1), point(4, 0.7, 1), point(8, 0.2, 2), point(10, 0, 2)];
const moment = (at: number, chance: number, best: number): Moment => ({ at, round: 1, seat: 0, chosen: [], better: [], chance, best, error: 0.02 });
const side = { luck: -0.2, luck_error: 0.04, lost: 0.3, lost_error: 0.05, decisions: 12, good: 9 };
const analysis: Analysis = {
  game: "endor", effort: 64, points, moments: [moment(6, 0.3, 0.6), moment(2, 0.4, 0.5)], sides: [side, { ...side, luck: 0.2, decisions: 0, good: 0 }],
};
const box = { left: 0, top: 0, width: 100, height: 100 };

describe("the figures of an analysis", () => {
  it("are neither sure nor hopeless before they are", () => {
    expect([0, 0.002, 0.5, 0.998, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
    expect([0, 0.02].map(give)).toEqual([1, 4]);
    expect(cost(moment(0, 0.3, 0.6))).toBe(30);
  });

  it("tell luck only where there is some", () => {
    expect(isLucky(side)).toBe(true);
    expect(isLucky({ ...side, luck: 0.05 })).toBe(false);
  });

  it("have no accuracy where nothing was looked at", () => {
    expect(analysis.sides.map(accuracy)).toEqual([75, null]);
  });

  it("draw the curve through its points, with room for doubt", () => {
    expect(line(points, box)).toBe("M0.0,50.0L40.0,30.0L80.0,80.0L100.0,100.0");
    expect(under(points, box)).toMatch(/L100\.0,100L0,100Z$/);
    expect(band(points, box).match(/[ML]/g)).toHaveLength(2 * points.length);
    expect(line([], box)).toBe("");
  });

  it("know rounds, moments and the nearest point", () => {
    expect(rounds(points).map((one) => one.at)).toEqual([8]);
    expect(inOrder(analysis).map((one) => one.at)).toEqual([2, 6]);
    expect([0, 5, 7, 99].map((at) => nearest(points, at))).toEqual([0, 1, 2, 3]);
  });

  it("make a picture that is well formed, whatever players are called", () => {
    const said = { title: "Endor", result: "<b>", sides: ["A & B", `"C"`] as [string, string], notes: ["", ""] as [string, string], site: "example.org" };
    const svg = picture(analysis, said, "match");
    const read = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(read.querySelector("parsererror")).toBeNull();
    expect(read.documentElement.textContent).toContain("A & B");
    expect(picture(analysis, said, "match")).toBe(svg);
  });
});
