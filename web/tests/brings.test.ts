// What players bring to a match: formats of set-ups, obstacles that are picked, decks as text.
import { describe, expect, it } from "vitest";
import { picked } from "../src/boards/xwing/obstacles";
import { formatIn, sideOf } from "../src/boards/xwing/opening";
import { drawn, textOf } from "../src/decks/deck";

describe("what players bring", () => {
  it("reads what squadrons are built by from a set-up", () => {
    expect(formatIn({ mode: "standard", season: "last", limit: 150 })).toEqual({ mode: "standard", format: { kind: "points", season: "last", limit: 150 } });
    expect(formatIn({ mode: "standard", threat: 8, season: null, limit: 200 })).toEqual({ mode: "standard", format: { kind: "quick", threat: 8 } });
    expect(formatIn({ mode: "escalation", threat: null, season: "last" })).toEqual({ mode: "escalation", format: { kind: "quick", threat: 4 } });
    expect(formatIn({ mode: "standard", casual: true, season: "last" })).toEqual({ mode: "standard", format: { kind: "casual" } });
    expect(sideOf("later", "", {})).toEqual({ from: "later" });
  });

  it("picks three obstacles at most, and the fourth takes the place of the first", () => {
    expect(picked([], "a")).toEqual(["a"]);
    expect(picked(["a", "b"], "a")).toEqual(["b"]);
    expect(picked(["a", "b", "c"], "d")).toEqual(["b", "c", "d"]);
  });

  it("writes decks as text, and draws cards once each", () => {
    expect(textOf(["0-01", "0-04"], null)).toBe("0-01 0-04");
    expect(textOf(["0-01"], "Ares")).toBe("cruiser: Ares\n0-01");
    const cards = ["a", "b", "c", "d"];
    const some = drawn(cards, 3);
    expect(new Set(some).size).toBe(3);
    expect(some.every((card) => cards.includes(card))).toBe(true);
    expect(drawn(cards, 9)).toHaveLength(4);
  });
});
