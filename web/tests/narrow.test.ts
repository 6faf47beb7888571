import { describe, expect, it } from "vitest";
import { START } from "./endor-start";
import type { Choice, Hits } from "../src/boards/endor/view";
import {
  type Answer, assigned, attacksFrom, canAssign, mostOf, NO_HITS, onlyOrigin, spread, steps, suggested, targets,
} from "../src/boards/endor/narrow";

const answers = (...choices: Choice[]): Answer[] => choices.map((choice) => ({ choice, words: { key: "x" } }));
const none = { from: null, count: null };
const ids = (list: { id: string }[]) => list.map((one) => one.id);

describe("narrowing", () => {
  const move = (from: string, to: string, count: number): Choice => ({ Move: { from, to, count } });
  const moves = answers("Stay", move("O2", "O1", 1), move("O2", "O1", 2), move("O2", "M1", 1), move("M2", "I2", 1));

  it("asks where from, and then moves all ships with one choice of where to", () => {
    expect(ids(steps(moves, none, START))).toEqual(["from O2", "from M2", '"Stay"']);
    const all = steps(moves, { from: "O2", count: null }, START);
    expect(ids(all)).toEqual(["to O1", "to M1"]);
    expect(all.map((step) => step.count)).toEqual([2, 1]);
    expect(all[0]?.answer?.choice).toEqual(move("O2", "O1", 2));
    expect(mostOf(moves, "O2")).toBe(2);
    expect(mostOf(moves, null)).toBe(0);
  });

  it("moves as many as were counted, where the list has so many", () => {
    const one = steps(moves, { from: "O2", count: 1 }, START);
    expect(one.map((step) => step.answer?.choice)).toEqual([move("O2", "O1", 1), move("O2", "M1", 1)]);
    const two = steps(moves, { from: "O2", count: 2 }, START);
    expect(two.map((step) => step.count)).toEqual([2, 1]);
  });

  it("offers nothing that is not in the list", () => {
    expect(steps(moves, { from: "O9", count: null }, START)).toEqual([]);
  });

  it("suggests to use every die that can hit, on what is worth most", () => {
    const given = (hits: Partial<Hits>): Choice => ({ Assign: { ...NO_HITS, ...hits } });
    const list = answers(given({}), given({ tie: 1 }), given({ tie: 2 }), given({ executor: 1 }), given({ executor: 1, tie: 1 }));
    expect(suggested(list)).toEqual({ ...NO_HITS, executor: 1, tie: 1 });
    expect(suggested(answers(given({})))).toEqual(NO_HITS);
  });

  it("goes straight to the targets when an attack can only start in one place", () => {
    const one = answers("Hold", { Attack: { from: "I1", target: "DS" } }, { Attack: { from: "I1", target: "I6" } });
    expect(steps(one, none, START).map((step) => step.place)).toEqual(["DS", "I6", undefined]);
    expect(onlyOrigin(one)).toBe("I1");
    const two = answers({ Attack: { from: "I1", target: "DS" } }, { Attack: { from: "M1", target: "M7" } });
    expect(ids(steps(two, none, START))).toEqual(["from I1", "from M1"]);
  });

  it("knows the space an advance leads to, and offers the farthest first", () => {
    const view = { ...START, shield: { ...START.shield, team: 5 } };
    expect(steps(answers({ Advance: 0 }, { Advance: 2 }), none, view).map((step) => step.space)).toEqual([7, undefined]);
  });

  it("gives dice only as the list allows", () => {
    const given = (hits: Partial<Hits>): Choice => ({ Assign: { ...NO_HITS, ...hits } });
    const list = answers(given({}), given({ tie: 1 }), given({ tie: 2 }), given({ executor: 1 }), given({ executor: 1, tie: 1 }));
    expect(targets(list)).toEqual(["tie", "executor"]);
    expect(canAssign(list, { ...NO_HITS, tie: 2 })).toBe(true);
    expect(canAssign(list, { ...NO_HITS, tie: 2, executor: 1 })).toBe(false);
    expect(assigned(list, { ...NO_HITS, executor: 1, tie: 1 })).toBe(list[4]);
  });

  it("shows the highest dice on the ships that are hardest to hit", () => {
    expect(spread([6, 4, 3], { ...NO_HITS, tie: 1, executor: 1 })).toEqual(["executor", "tie", null]);
  });

  it("asks about one attack from each place: dice do not depend on the target", () => {
    const attack = (from: string, target: string): Choice => ({ Attack: { from, target } });
    const list = answers(attack("O2", "M1"), attack("O2", "M2"), attack("O3", "M2"), "Hold");
    expect([...attacksFrom(list)]).toEqual([["O2", attack("O2", "M2")], ["O3", attack("O3", "M2")]]);
    expect(attacksFrom(answers("Hold")).size).toBe(0);
  });
});
