// Playing Starfighter: whose part is played, and whose cruiser lies below.
import { describe, expect, it } from "vitest";
import type { Source } from "../src/boards/face";
import { StarfighterPlay } from "../src/boards/starfighter/play.svelte";

const at = (seat: number | null, facing?: number) => {
  const source = { game: "starfighter", view: { sides: [] }, seat, demand: null, busy: false, called: () => null, ...(facing === undefined ? {} : { facing }) };
  const { own, below } = new StarfighterPlay(source as unknown as Source);
  return [own, below];
};

describe("a table of Starfighter", () => {
  it("has one's own cruiser below", () => {
    expect([at(0), at(1), at(null)]).toEqual([[0, 0], [1, 1], [0, 0]]);
  });

  it("does not turn under whoever plays both sides in turn", () => {
    expect([at(0, 0), at(1, 0)]).toEqual([[0, 0], [1, 0]]);
  });
});
