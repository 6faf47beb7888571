// What is told of a match that is over is counted from what was seen to happen.
import { describe, expect, it } from "vitest";
import { turn } from "../src/analysis/figures";
import { favoured, order } from "../src/boards/aftermath";
import * as endor from "../src/boards/endor/aftermath";
import * as starfighter from "../src/boards/starfighter/aftermath";
import type { View as EndorView } from "../src/boards/endor/view";
import * as xwing from "../src/boards/xwing/aftermath";
import type { View as XwingView } from "../src/boards/xwing/view";
import type { CurvePoint } from "../src/protocol";

const happened = (name: string, fields: object = {}) => ({ event: { Public: { [name]: fields } } });

describe("X-Wing", () => {
  const view = {
    ships: [{ id: 0, seat: 0, status: "Playing" }, { id: 1, seat: 1, status: "Destroyed" }, { id: 2, seat: 1, status: "Fled" }],
  } as unknown as XwingView;
  const lines = [
    happened("Attacked", { attacker: 0, defender: 1, range: 3 }),
    happened("AttackDice", { ship: 0, faces: ["Hit", "Crit", "Blank"] }),
    // What is rolled again was decided to be: only first rolls tell of luck.
    happened("Rerolled", { dice: "Attack", faces: ["Hit", "Crit", "Hit"] }),
    happened("DefenseDice", { ship: 1, faces: ["Evade", "Focus"] }),
    happened("Hit", { attacker: 0, defender: 1, hits: 1, crits: 1 }),
    happened("SkipsAction", { ship: 2 }),
    happened("NoAttack", { ship: 1 }),
    { event: { DealtDown: { ship: 1, card: "hidden" } } },
  ];

  it("counts losses, damage and dice of both sides", () => {
    const [one, two] = xwing.countOf(view, lines, (seat) => seat);
    expect(one).toEqual({ ships: 1, lost: 0, dealt: 2, attack: { dice: 3, good: 2 }, defense: { dice: 0, good: 0 }, ranges: [0, 0, 0, 1], skipped: 0, silent: 0 });
    expect(two).toEqual({ ships: 2, lost: 2, dealt: 0, attack: { dice: 0, good: 0 }, defense: { dice: 2, good: 1 }, ranges: [0, 0, 0, 0], skipped: 1, silent: 1 });
  });

  it("advises from the figures", () => {
    const [one] = xwing.countOf(view, lines, (seat) => seat);
    expect(xwing.adviceOf({ ...one, ranges: [0, 1, 1, 4] })).toEqual(["far", { count: 4, all: 6 }]);
    expect(xwing.adviceOf({ ...one, ranges: [0, 3, 0, 1], skipped: 2 })).toEqual(["blocked", { count: 2 }]);
    expect(xwing.adviceOf({ ...one, ranges: [0, 3, 0, 1], silent: 5 })).toEqual(["silent", { count: 5, all: 9 }]);
    expect(xwing.adviceOf({ ...one, ranges: [0, 3, 0, 1] })).toEqual(["close", { count: 3, all: 4 }]);
    expect(xwing.adviceOf({ ...one, ranges: [0, 0, 1, 0] })).toEqual(["middle", { all: 1 }]);
  });
});

describe("Starfighter", () => {
  const played = (seat: number) => ({ event: { Played: { seat, card: "hidden", back: true, at: { board: seat, sector: 0, slot: 0 } } } });
  const at = (board: number) => ({ at: { board, sector: 0, slot: 0 } });

  it("counts cards, combats and chains", () => {
    const [one, two] = starfighter.countOf([
      { event: { Drew: { seat: 0, count: 4, cards: "hidden", aside: false } } },
      played(0), happened("Triggered", at(0)), happened("Triggered", at(1)), happened("Destroyed", at(1)),
      played(1), happened("Triggered", at(1)),
      happened("Combat", { sectors: [0, 0], markers: [1, 3] }), happened("Combat", { sectors: [1, 1], markers: [2, 2] }),
    ]);
    expect(one).toEqual({ played: 1, lost: 0, won: 1, combats: 2, drawn: 4, effects: 1, chain: 2 });
    expect(two).toEqual({ played: 1, lost: 1, won: 0, combats: 2, drawn: 0, effects: 2, chain: 1 });
    expect(starfighter.adviceOf(one)).toEqual(["chain", { count: 2 }]);
    expect(starfighter.adviceOf({ ...one, chain: 4, won: 0 })).toEqual(["combats", { count: 0, all: 2 }]);
    expect(starfighter.adviceOf({ ...one, chain: 4, lost: 1 })).toEqual(["cards", { count: 1, all: 1 }]);
    expect(starfighter.adviceOf({ ...one, chain: 4 })).toEqual(["good", { count: 4 }]);
  });
});

describe("Endor", () => {
  const view = (up: boolean, winner: string | null) => ({ shield: { up }, outcome: winner ? { winner, reason: "x" } : null }) as unknown as EndorView;
  const lines = [
    happened("Ordered", { seat: 0, order: "X" }), happened("Rolled", { seat: 0, dice: [6, 1] }),
    happened("Destroyed", { place: "M1", fighters: { x: 0, y: 0, b: 0, tie: 2 } }), happened("Earned", { seat: 0, count: 1 }),
    happened("Ordered", { seat: 1, order: "Vader" }), happened("Rolled", { seat: 1, dice: [4] }),
    happened("Destroyed", { place: "M1", fighters: { x: 1, y: 1, b: 0, tie: 0 } }), happened("Lost", { ship: "Falcon", place: "M1" }),
    { event: { Public: "LukeFell" } }, { event: { Public: "VaderFell" } },
  ];

  it("counts ships, fronts and dice", () => {
    const [rebel, empire] = endor.countOf(view(false, "Empire"), lines, (seat) => seat);
    expect(rebel).toEqual({ lost: 3, dice: 2, pips: 7, orders: { space: 1, moon: 0, throne: 0 }, earned: 1, fronts: ["moon"] });
    expect(empire).toEqual({ lost: 2, dice: 1, pips: 4, orders: { space: 0, moon: 0, throne: 1 }, earned: 0, fronts: ["space", "throne"] });
    // Whoever gives up has not lost space: nobody has won it.
    expect(endor.countOf(view(true, null), [], (seat) => seat).map(({ fronts }) => fronts)).toEqual([[], ["moon"]]);
  });

  it("advises from the orders", () => {
    const [rebel] = endor.countOf(view(true, null), [], (seat) => seat);
    expect(endor.adviceOf({ ...rebel, orders: { space: 4, moon: 0, throne: 2 } })).toEqual(["moon", { all: 6 }]);
    expect(endor.adviceOf({ ...rebel, orders: { space: 4, moon: 1, throne: 0 } })).toEqual(["throne", { all: 5 }]);
    expect(endor.adviceOf({ ...rebel, orders: { space: 0, moon: 2, throne: 1 } })).toEqual(["space", { all: 3 }]);
    expect(endor.adviceOf({ ...rebel, orders: { space: 1, moon: 1, throne: 1 } })).toEqual(["bonus", { all: 3 }]);
    expect(endor.adviceOf({ ...rebel, orders: { space: 1, moon: 1, throne: 1 }, earned: 2 })).toEqual(["good", { all: 3, count: 2 }]);
  });
});

describe("all games", () => {
  const point = (at: number, round: number, chance: number): CurvePoint => ({ at, round, chance, low: chance, high: chance, luck: false });

  it("finds the round that turned it, from the winner's side", () => {
    const points = [point(0, 1, 0.5), point(3, 1, 0.45), point(5, 2, 0.4), point(6, 2, 0.75), point(9, 3, 0.9), point(10, 3, 1)];
    expect(turn(points, 0)).toEqual({ round: 2, before: 0.45, after: 0.75 });
    expect(turn([point(0, 1, 0.5), point(1, 2, 0.2)], 1)).toEqual({ round: 2, before: 0.5, after: 0.8 });
    expect(turn([point(0, 1, 0.5), point(1, 2, 0.52)], 0)).toBeNull();
    expect(turn([], 0)).toBeNull();
  });

  it("calls it luck only if it is more than chance makes two times out of three", () => {
    expect([favoured(3, 4), favoured(-3, 4), favoured(1, 4), favoured(0, 0)]).toEqual([0, 1, null, null]);
  });

  it("puts whoever reads it first", () => {
    const play = { side: (seat: number) => seat };
    expect([order(play, 1), order(play, 0), order(play, null)]).toEqual([[1, 0], [0, 1], [0, 1]]);
  });
});
