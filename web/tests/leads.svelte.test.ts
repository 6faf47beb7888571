// The way to an answer that is made in steps: a hint marks one step after the other.
import { describe, expect, it } from "vitest";
import { leads as endorLeads } from "../src/boards/endor/leads";
import { EndorPlay } from "../src/boards/endor/play.svelte";
import { START } from "./endor-start";
import type { Ask, Choice, Hits } from "../src/boards/endor/view";
import type { Source } from "../src/boards/face";
import { leads as starfighterLeads } from "../src/boards/starfighter/leads";
import { leads as xwingLeads } from "../src/boards/xwing/asks/leads";
import type { Choice as XwingChoice } from "../src/boards/xwing/view";

const move = (from: string, to: string, count: number): Choice => ({ Move: { from, to, count } });

function endor(ask: Ask, choices: Choice[]): EndorPlay {
  const demand = { decision: 7, ask, words: { key: "x" }, choices: choices.map((choice) => ({ choice, words: { key: "x" } })) };
  const play = new EndorPlay({ game: "endor", view: START, seat: 0, busy: false, demand, choose: () => {}, look: () => Promise.resolve({ orders: [], choices: [], dice: [] }) } as unknown as Source);
  play.sync();
  return play;
}

describe("the way to an answer of Endor", () => {
  it("goes from where, with how many, to where", () => {
    const play = endor({ Move: { order: "X" } }, ["Stay", ...[1, 2, 3].flatMap((count) => [move("O2", "O1", count), move("O2", "M1", count)]), move("M2", "I2", 1)]);
    const best = move("O2", "M1", 2);
    expect(play.leads(best)).toEqual(["from O2"]);
    // Something else was picked up: back first.
    play.from = "M2";
    expect(play.leads(best)).toEqual(["back"]);
    expect(play.leads("Stay")).toEqual(["back"]);
    play.from = "O2";
    expect(play.leads(best)).toEqual(["count 2"]);
    play.muster(2);
    expect(play.leads(best)).toEqual(["to M1"]);
    expect(play.options.map(({ id }) => id)).toContain("to M1");
    play.from = null;
    expect(play.leads("Stay")).toEqual(['"Stay"']);
    expect(play.marks.places.get("O2")?.id).toBe("from O2");
  });

  it("lays the pile card by card, and takes out what does not belong", () => {
    const hand = [["X"], ["Y"], ["X", "Falcon"], ["Y"]];
    const at = (picked: number[]) => endorLeads({ hand, picked } as unknown as EndorPlay, { Prepare: [["Y"], ["X", "Falcon"], ["Y"]] } as unknown as Choice);
    expect(at([])).toEqual(["card 1"]);
    expect(at([0])).toEqual(["card 0"]);
    // Of two cards alike either will do.
    expect(at([3])).toEqual(["card 2"]);
    expect(at([3, 2])).toEqual(["card 1"]);
    expect(at([3, 2, 1])).toEqual(["confirm"]);
  });

  it("gives out the dice, and confirms them", () => {
    const none: Hits = { x: 0, y: 0, b: 0, tie: 0, falcon: 0, executor: 0, marker: 0 };
    const at = (hits: Partial<Hits>) => endorLeads({ hits: { ...none, ...hits } } as unknown as EndorPlay, { Assign: { ...none, b: 1, x: 1 } });
    expect(at({ x: 2 })).toEqual(["less x"]);
    expect(at({ x: 1 })).toEqual(["more b"]);
    expect(at({ x: 1, b: 1 })).toEqual(["confirm"]);
  });
});

describe("the way to an answer of Starfighter", () => {
  const none = { card: null, back_up: false, from: null, partial: false, options: [] };
  it("takes a card, turns it and lays it", () => {
    const best = { Play: { card: "1-17", back: true, sector: 2 } };
    const at = (more: object) => starfighterLeads({ ...none, ...more }, best);
    expect(at({})).toEqual(["card 1-17"]);
    expect(at({ card: "1-18" })).toEqual(["back"]);
    expect(at({ card: "1-17" })).toEqual(["turn"]);
    expect(at({ card: "1-17", back_up: true })).toEqual([JSON.stringify(best)]);
    expect(starfighterLeads({ ...none, card: "1-17", partial: true }, "Pass")).toEqual(["back"]);
  });
});

describe("the way to an answer of X-Wing", () => {
  const none = { kind: null, kinds: [], manner: "act", planning: { changes: false, flies: false }, options: [] };
  const at = (choice: XwingChoice, more: object) => xwingLeads({ ...none, ...more } as unknown as Parameters<typeof xwingLeads>[0], choice);
  it("looks into a kind of action first", () => {
    const roll = { Act: { BarrelRoll: 3 } } as unknown as XwingChoice;
    expect(at(roll, { options: [{ id: "kind-BarrelRoll" }] })).toEqual(["kind-BarrelRoll"]);
    expect(at(roll, { kind: "BarrelRoll" })).toEqual([JSON.stringify(roll)]);
    expect(at(roll, { kind: "Boost" })).toEqual(["back"]);
    expect(at({ Act: "Focus" } as unknown as XwingChoice, {})).toEqual(['{"Act":"Focus"}']);
  });

  it("finds dials, places and dice where they are", () => {
    const dial = { Dial: { ship: 1, maneuver: 7 } } as unknown as XwingChoice;
    expect(at(dial, { manner: "dial" })).toEqual(["dial-7"]);
    expect(at(dial, { manner: "dial", planning: { changes: true } })).toEqual(["back"]);
    expect(at("Ready" as XwingChoice, { manner: "dial" })).toEqual(["ready"]);
    expect(at({ Place: { ship: 1, at: { x: 0, y: 0, heading: 0 } } } as unknown as XwingChoice, { manner: "place" })).toEqual(["place"]);
    expect(at({ Dice: 3 } as unknown as XwingChoice, { manner: "dice" })).toEqual(["reroll"]);
  });
});
