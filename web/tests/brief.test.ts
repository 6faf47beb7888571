import { describe, expect, it } from "vitest";
import type { OwnDemand } from "../src/protocol";
import { listed } from "../src/session/alike";
import { pictures } from "../src/session/pictures";
import { renewed } from "../src/session/renew";

describe("a brief update", () => {
  it("replaces fields, and of objects only the keys it has", () => {
    const view = { round: 1, places: { A: { x: 1, up: true }, B: { x: 2 } }, asked: [1], order: "X", won: null };
    const changes = { round: 2, places: { A: { x: 0 } }, asked: [], order: null, won: { Rebel: 1 } };
    const before = structuredClone(view);
    expect(renewed(view, changes)).toEqual({
      round: 2, places: { A: { x: 0 }, B: { x: 2 } }, asked: [], order: null, won: { Rebel: 1 },
    });
    expect(view).toEqual(before);
  });

  it("replaces of lists the items it has, where it is terse", () => {
    const view = { ships: [{ id: 0, hull: 3 }, { id: 1, hull: 2 }], asked: [1, 2] };
    const before = structuredClone(view);
    expect(renewed(view, { ships: { 1: { id: 1, hull: 1 } }, asked: [] })).toEqual({
      ships: [{ id: 0, hull: 3 }, { id: 1, hull: 1 }], asked: [],
    });
    expect(view).toEqual(before);
  });

  it("follows the last scene where it is terse, and what was seen before where it is not", () => {
    const base = { from: 1, version: 2, whole: false, asked: [], demand: null, take_back: null, clocks_ms: null };
    const lines = [1, 2].map((event) => ({ words: { key: "k" }, rule: "X", event }));
    const scenes = [{ n: 1, lines: 1, whole: false, view: { a: 1 } }];
    const update = { ...base, log: [{ n: 1, lines }], scenes, view: { b: 1 } };
    const seen = (terse: boolean) => pictures(update, { a: 0, b: 0 }, terse).map(({ view }) => view);
    expect(seen(true)).toEqual([{ a: 1, b: 0 }, { a: 1, b: 1 }]);
    expect(seen(false)).toEqual([{ a: 1, b: 0 }, { a: 0, b: 1 }]);
  });
});

describe("answers that are alike", () => {
  const demand: OwnDemand = { decision: 1, ask: {}, words: { key: "ask" }, choices: [], all: true };

  it("are listed with what their rows have in place of numbers", () => {
    const forms = [
      { choice: { Move: { from: 1, to: 2, count: 3 } }, words: { key: "move", args: { count: 3, to: { key: "place", args: { name: 2 } } } } },
      { choice: "Stay", words: { key: "stay" } },
    ];
    const rows: [number, ...unknown[]][] = [[1], [0, "M4", "M5", 2], [0, "M4", "O1", 1]];
    const { choices, alike } = listed({ ...demand, alike: { forms, rows } });
    expect(alike).toBeUndefined();
    expect(choices).toEqual([
      { choice: "Stay", words: { key: "stay" } },
      { choice: { Move: { from: "M4", to: "M5", count: 2 } }, words: { key: "move", args: { count: 2, to: { key: "place", args: { name: "M5" } } } } },
      { choice: { Move: { from: "M4", to: "O1", count: 1 } }, words: { key: "move", args: { count: 1, to: { key: "place", args: { name: "O1" } } } } },
    ]);
  });

  it("are left as they are where they come as a list", () => {
    const choices = [{ choice: "Pass", words: { key: "pass" } }];
    expect(listed({ ...demand, choices })).toEqual({ ...demand, choices });
  });
});
