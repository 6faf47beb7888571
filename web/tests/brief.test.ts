import { describe, expect, it } from "vitest";
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
});
