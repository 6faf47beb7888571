import { describe, expect, it } from "vitest";
import { advised } from "../src/boards/xwing/asks/advise";
import { proposed } from "../src/boards/xwing/asks/automatic";
import { slot } from "../src/boards/xwing/asks/formation";
import { answered, type Habit, likeness } from "../src/boards/xwing/asks/habits.svelte";
import type { Chances, DiceOption } from "../src/boards/xwing/asks/looks";
import type { Answer } from "../src/boards/xwing/asks/narrow";
import { nearest } from "../src/boards/xwing/asks/place";
import { onlyFriends } from "../src/boards/xwing/asks/options";
import { Tap } from "../src/boards/xwing/asks/tap.svelte";
import type { Ask, Choice, Face, View } from "../src/boards/xwing/view";
import type { OwnDemand } from "../src/protocol";

const answers = (...choices: Choice[]): Answer[] => choices.map((choice) => ({ choice, words: { key: "x" } }));
const way = (expected: number): DiceOption => ({ chances: { expected } as Chances, best: false });

describe("the advised reroll", () => {
  const pool: [Face, boolean][] = [["Focus", false], ["Hit", false]];
  // The eye, the hit, both.
  const all = answers({ Spend: { Lock: 0b01 } }, { Spend: { Lock: 0b10 } }, { Spend: { Lock: 0b11 } }, "Pass");

  it("keeps the hit where rerolling the eye comes to the same", () => {
    expect(advised(all, [way(0.29), way(0.29), way(0.2), way(0.1)], pool, true)).toBe(0);
    const turned = answers({ Spend: { Lock: 0b10 } }, { Spend: { Lock: 0b01 } });
    expect(advised(turned, [way(0.29), way(0.29)], pool, true)).toBe(1);
  });

  it("is the one that is worth most, for whoever rolls", () => {
    expect(advised(all, [way(0.29), way(0.4), way(0.2), way(0.1)], pool, true)).toBe(1);
    expect(advised(all, [way(0.29), way(0.4), way(0.2), way(0.1)], pool, false)).toBe(2);
    expect(advised(all, null, pool, true)).toBe(null);
  });
});

describe("what the rules propose", () => {
  const demand = (why: "order" | "moot"): OwnDemand => ({
    decision: 1, ask: "Next", words: { key: "x" }, all: true,
    choices: [{ choice: { Ship: 1 }, words: { key: "one" } }, { choice: { Ship: 2 }, words: { key: "two" } }],
    standing: { choice: { Ship: 2 }, why },
  });

  it("is answered, unless somebody wants to choose the order", () => {
    expect(proposed(demand("order"), false)).toEqual({ choice: { Ship: 2 }, words: { key: "two" } });
    expect(proposed(demand("order"), true)).toBe(null);
    expect(proposed(demand("moot"), true)?.choice).toEqual({ Ship: 2 });
  });

  it("is nothing where something matters, or what is not offered", () => {
    const { standing: _, ...asked } = demand("moot");
    expect(proposed(asked, false)).toBe(null);
    expect(proposed({ ...demand("moot"), choices: [] }, false)).toBe(null);
    expect(proposed(null, false)).toBe(null);
  });
});

describe("habits", () => {
  const habit = (does: Habit["does"], like: string): Habit => ({ id: does, does, round: 1, words: { key: "x" }, like });
  const act = (ship: number): Ask => ({ Action: { ship, grant: "Step" } });
  const luke = { ship: 0, card: "Pilot", index: 0 } as const;
  const window: Ask = { Ability: { window: "AfterDefend", subject: 0 } };

  it("give the ships that follow the same action, if it is listed", () => {
    const like = likeness(act(0), answers({ Act: "Focus" })[0] as Answer) ?? "";
    const listed = answers({ Act: "Focus" }, { Act: "Evade" }, "Pass");
    expect(answered([habit("act", like)], act(1), listed, null)?.choice).toEqual({ Act: "Focus" });
    expect(answered([habit("act", like)], act(1), answers({ Act: "Evade" }, "Pass"), null)).toBe(null);
    // What a card grants is another question.
    expect(answered([habit("act", like)], { Action: { ship: 1, grant: "Coordinated" } }, listed, null)).toBe(null);
  });

  it("move nobody, because that depends on where a ship stands", () => {
    expect(likeness(act(0), answers({ Act: { Boost: "Straight" } })[0] as Answer)).toBe(null);
  });

  it("keep to one target, and ask once it is out of reach", () => {
    const ask: Ask = { Attack: { ship: 3, with: null } };
    const at = (target: number): Choice => ({ Attack: { weapon: { Primary: 0 }, target, instead: false, obstructed: false } });
    const like = likeness(ask, answers(at(7))[0] as Answer) ?? "";
    expect(answered([habit("attack", like)], ask, answers(at(6), at(7), "Pass"), null)?.choice).toEqual(at(7));
    expect(answered([habit("attack", like)], ask, answers(at(6), "Pass"), null)).toBe(null);
  });

  it("use a card always, or leave it alone, but never what must be used", () => {
    const like = likeness(window, answers({ Use: luke })[0] as Answer) ?? "";
    const other: Choice = { Use: { ...luke, index: 1 } };
    expect(answered([habit("use", like)], window, answers({ Use: luke }, "Pass"), null)?.choice).toEqual({ Use: luke });
    expect(answered([habit("decline", like)], window, answers({ Use: luke }, "Pass"), null)?.choice).toBe("Pass");
    expect(answered([habit("decline", like)], window, answers({ Use: luke }, other, "Pass"), null)).toBe(null);
    expect(answered([habit("decline", like)], window, answers({ Use: luke }), null)).toBe(null);
  });

  it("modify dice as advised, once the advice is there", () => {
    const ask: Ask = { Modify: { ship: 0, dice: "Attack" } };
    const listed = answers({ Spend: "Focus" }, "Pass");
    expect(answered([habit("advice", "")], ask, listed, null)).toBe(null);
    expect(answered([habit("advice", "")], ask, listed, 1)?.choice).toBe("Pass");
    expect(answered([], ask, listed, 1)).toBe(null);
  });
});

describe("an action that is aimed at enemies", () => {
  const view = { ships: [{ seat: 0 }, { seat: 0 }, { seat: 1 }] } as View;
  const play = (...choices: Choice[]) => ({ answers: answers(...choices), view, seat: 0 });

  it("is known to be of little use with friends alone in reach", () => {
    expect(onlyFriends(play({ Act: { Lock: 1 } }), { kind: "Lock", places: [0] })).toBe(true);
    expect(onlyFriends(play({ Act: { Lock: 1 } }, { Act: { Lock: 2 } }), { kind: "Lock", places: [0, 1] })).toBe(false);
    expect(onlyFriends(play({ Act: { Coordinate: 1 } }), { kind: "Coordinate", places: [0] })).toBe(false);
  });
});

describe("a finger", () => {
  const touch = { pointerType: "touch" } as PointerEvent;

  it("shows with its first touch and takes with the second, and a mouse takes at once", () => {
    const tap = new Tap();
    const done: string[] = [];
    const click = (id: string, event = touch) => {
      tap.down(event);
      tap.click(id, () => done.push(`show ${id}`), () => done.push(`take ${id}`));
    };
    click("a");
    click("b");
    click("b");
    click("a", { pointerType: "mouse" } as PointerEvent);
    expect(done).toEqual(["show a", "show b", "take b", "take a"]);
  });
});

describe("formations", () => {
  const area: [number, number] = [914_000, 914_000];
  const places = (formation: "line" | "rows" | "wedge", far = false) => [...Array(8).keys()].map((at) => slot(formation, at, 8, 40_000, area, far));

  it("keep everybody at range 1 of the own edge and off each other's bases", () => {
    for (const formation of ["line", "rows", "wedge"] as const) {
      const all = places(formation);
      for (const [i, { x, y }] of all.entries()) {
        expect(y).toBeGreaterThanOrEqual(20_000);
        expect(y).toBeLessThanOrEqual(80_000);
        expect(x).toBeGreaterThan(20_000);
        expect(x).toBeLessThan(894_000);
        for (const other of all.slice(0, i)) expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(60_000);
      }
    }
  });

  it("stand on the other side of the table for the other seat", () => {
    expect(places("rows", true).every(({ y }) => y >= 834_000)).toBe(true);
  });

  it("take the nearest place that the rules list", () => {
    const listed = [{ x: 0, y: 0, heading: 0 }, { x: 90, y: 0, heading: 0 }, { x: 200, y: 0, heading: 0 }];
    expect(nearest(listed, { x: 100, y: 10 })).toBe(listed[1]);
    expect(nearest([], { x: 0, y: 0 })).toBe(undefined);
  });
});
