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

  it("writes decks as text", () => {
    expect(textOf(["0-01", "0-04"], null)).toBe("0-01 0-04");
    expect(textOf(["0-01"], "Ares")).toBe("cruiser: Ares\n0-01");
  });

  it("draws a deck of each card once, with every level's share of the pack", () => {
    const part = { fighters: 1, effect: null };
    // Not as many of each level: 40, 30, 20, 10.
    const cards = Array.from({ length: 100 }, (_, i) => ({
      id: `c${i}`, level: i < 40 ? 0 : i < 70 ? 1 : i < 90 ? 2 : 3, colour: "Green" as const, upper: part, lower: part,
    }));
    const limits = { least: 25, copies: 1 };
    for (let tries = 0; tries < 20; tries++) {
      const deck = drawn({ cards, limits });
      expect(new Set(deck).size).toBe(30);
      const levels = [0, 1, 2, 3].map((level) => deck.filter((id) => cards.find((card) => card.id === id)?.level === level).length);
      expect(levels).toEqual([12, 9, 6, 3]);
    }
    expect(drawn({ cards, limits })).not.toEqual(drawn({ cards, limits }));
    // A pack with few cards gives all of them, and shares that are no whole numbers add up.
    expect(drawn({ cards: cards.slice(0, 4), limits })).toHaveLength(4);
    expect(drawn({ cards: cards.slice(0, 77), limits })).toHaveLength(30);
    expect(drawn({ cards, limits }, Math.random, 47)).toHaveLength(47);
  });
});
