// Every goal of a lesson tells a right play from a wrong one, and waits while neither has happened.
import { describe, expect, it } from "vitest";
import { reply } from "../src/teach/drill.svelte";
import { chains, clears, closesIn, coversFronts, finishesOff, locks, type Played, staysClear } from "../src/teach/goals";

const event = (name: string, fields: object = {}) => ({ Public: { [name]: fields } });
const ships = [{ seat: 0, damage: [] }, { seat: 1, damage: [] }, { seat: 1, damage: [null, null] }];
const played = (events: unknown[], more: Partial<Played> = {}): Played => ({ seat: 0, start: { ships }, view: null, events, asked: "", ...more });
const open = { is: "open" };
const done = { is: "done" };
const failed = (why: string) => ({ is: "failed", why });

describe("X-Wing", () => {
  it("wants a lock, by an own ship", () => {
    expect(locks(played([event("Acted", { ship: 1, act: "Focus" })]))).toEqual(open);
    expect(locks(played([event("Acted", { ship: 0, act: { Lock: 1 } })]))).toEqual(done);
    expect(locks(played([event("Acted", { ship: 0, act: "Focus" })]))).toEqual(failed("other"));
    expect(locks(played([event("Acted", { ship: 0, act: { Lock: 0 } })]))).toEqual(failed("friend"));
    expect(locks(played([event("NoAction", { ship: 0 })]))).toEqual(failed("none"));
  });

  it("wants an attack at range 1", () => {
    expect(closesIn(played([event("Flew", { ship: 0 }), event("Attacked", { attacker: 1, defender: 0, range: 1 })]))).toEqual(open);
    expect(closesIn(played([event("Attacked", { attacker: 0, defender: 1, range: 1 })]))).toEqual(done);
    expect(closesIn(played([event("Attacked", { attacker: 0, defender: 1, range: 2 })]))).toEqual(failed("far"));
    expect(closesIn(played([event("NoAttack", { ship: 0 })]))).toEqual(failed("none"));
    expect(closesIn(played([event("Bumped", { ship: 0, into: 1 })]))).toEqual(failed("bumped"));
    expect(closesIn(played([event("Round", { number: 2 })]))).toEqual(failed("none"));
  });

  it("wants a flight that meets no obstacle", () => {
    expect(staysClear(played([event("MetObstacle", { ship: 1, obstacle: 0 }), event("Flew", { ship: 1 })]))).toEqual(open);
    expect(staysClear(played([event("Flew", { ship: 0 })]))).toEqual(done);
    expect(staysClear(played([event("Flew", { ship: 0 }), event("MetObstacle", { ship: 0, obstacle: 0 })]))).toEqual(failed("rock"));
    expect(staysClear(played([event("Flew", { ship: 0 }), event("Fled", { ship: 0 })]))).toEqual(failed("fled"));
  });

  it("wants the damaged ship attacked", () => {
    expect(finishesOff(played([]))).toEqual(open);
    expect(finishesOff(played([event("Attacked", { attacker: 0, defender: 2, range: 2 })]))).toEqual(done);
    expect(finishesOff(played([event("Attacked", { attacker: 0, defender: 1, range: 2 })]))).toEqual(failed("fresh"));
    expect(finishesOff(played([event("NoAttack", { ship: 0 })]))).toEqual(failed("none"));
  });
});

describe("Starfighter", () => {
  const triggered = event("Triggered", { effect: "Lateral" });

  it("wants three effects more", () => {
    expect(chains(3)(played([]))).toEqual(open);
    expect(chains(3)(played([event("Moved"), triggered], { asked: "Apply" }))).toEqual(open);
    expect(chains(3)(played([triggered, triggered, triggered], { asked: "Apply" }))).toEqual(done);
    expect(chains(3)(played([triggered, triggered]))).toEqual(failed("short"));
    expect(chains(3)(played([triggered], { asked: "Deploy" }))).toEqual(failed("short"));
  });
});

describe("Endor", () => {
  const pile = (...cards: string[][]) => [{ Prepared: { seat: 0, cards: { shown: cards } } }];

  it("wants a pile for three fronts", () => {
    expect(coversFronts(played([{ Prepared: { seat: 1, cards: "hidden" } }]))).toEqual(open);
    expect(coversFronts(played(pile(["X", "Luke"], ["X", "Assault"], ["Y", "Luke"])))).toEqual(done);
    expect(coversFronts(played(pile(["X", "Luke"], ["X", "Luke"], ["Y", "Luke"])))).toEqual(failed("moon"));
    expect(coversFronts(played(pile(["X", "Assault"], ["Y", "Assault"], ["B", "Assault"])))).toEqual(failed("throne"));
    expect(coversFronts(played(pile(["X", "Assault", "Luke"], ["Y"], ["B"])))).toEqual(failed("throne"));
  });

  it("wants a sector cleared, and knows bad luck from a bad aim", () => {
    const start = { places: { M2: { tie: 2 }, M7: { tie: 1 } } };
    const attacked = (target: string) => [event("Ordered", { seat: 0, order: "X" }), event("Attacked", { seat: 0, target })];
    expect(clears(played(attacked("M7"), { start, asked: "Assign" }))).toEqual(open);
    expect(clears(played([...attacked("M7"), event("Earned", { seat: 0, count: 1 })], { start }))).toEqual(done);
    expect(clears(played(attacked("M2"), { start }))).toEqual(failed("many"));
    expect(clears(played(attacked("M7"), { start }))).toEqual(failed("dice"));
    expect(clears(played([event("Ordered", { seat: 0, order: "Luke" })], { start }))).toEqual(failed("order"));
  });
});

it("whoever sits opposite passes where that is allowed", () => {
  const demand = (...choices: unknown[]) => ({ decision: 1, ask: "x", words: { key: "x" }, all: true, choices: choices.map((choice) => ({ choice, words: { key: "x" } })) });
  expect(reply(demand({ Attack: 1 }, "Pass"))).toBe("Pass");
  expect(reply(demand({ Dial: 1 }, { Dial: 2 }))).toEqual({ Dial: 1 });
  expect(reply(demand())).toBeUndefined();
});
