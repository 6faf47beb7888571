// Playing Endor by keys, clicks and touches, with a table that only says what it is told to.
import { describe, expect, it } from "vitest";
import { EndorPlay } from "../src/boards/endor/play.svelte";
import { START } from "./endor-start";
import type { Ask, Choice, Hits } from "../src/boards/endor/view";
import type { Source } from "../src/boards/face";
import { keysOf, pickedBy } from "../src/prompt/keys";

const NONE: Hits = { x: 0, y: 0, b: 0, tie: 0, falcon: 0, executor: 0, marker: 0 };

/** A table that asks one thing. */
function table(ask: Ask, choices: Choice[], orders: unknown[] = [], dice: (number | null)[] = []) {
  const sent: Choice[] = [];
  const looked: unknown[] = [];
  const source = {
    game: "endor", view: START, seat: 0, busy: false,
    demand: { decision: 7, ask, words: { key: "x" }, choices: choices.map((choice) => ({ choice, words: { key: "x" } })) },
    choose: (choice: Choice) => sent.push(choice),
    look: (what: unknown) => {
      looked.push(what);
      return Promise.resolve({ orders, choices: [], dice });
    },
  } as unknown as Source;
  const play = new EndorPlay(source);
  play.sync();
  return { play, sent, looked };
}

const press = (play: EndorPlay, key: string) =>
  /\d/.test(key) ? play.digit(key === "0" ? 9 : Number(key) - 1) : play.key(new KeyboardEvent("keydown", { key }));
const move = (from: string, to: string, count: number): Choice => ({ Move: { from, to, count } });
const MOVES: Choice[] = ["Stay", ...[1, 2, 3].flatMap((count) => [move("O2", "O1", count), move("O2", "M1", count)]), move("M2", "I2", 1)];

describe("keys", () => {
  it("are the number in the list, unless choices have their own", () => {
    expect(keysOf([{}, {}, {}])).toEqual(["1", "2", "3"]);
    expect(keysOf([{ key: "5" }, { key: "4" }, {}])).toEqual(["5", "4", null]);
    expect(keysOf([{ barred: true }, {}])).toEqual([null, "1"]);
    expect(keysOf(Array.from({ length: 11 }, () => ({}))).slice(8)).toEqual(["9", "0", null]);
    expect(pickedBy([{ key: "a", id: 1 }, { key: "b", id: 2 }], "B")?.id).toBe(2);
  });

  it("five advances by five", () => {
    const { play, sent } = table({ Advance: { dice: [6, 5, 4, 3, 3] } }, [0, 1, 2, 3, 4, 5].map((spaces) => ({ Advance: spaces })));
    expect(play.options.map((option) => option.key)).toEqual(["5", "4", "3", "2", "1", "0"]);
    press(play, "5");
    press(play, "2");
    press(play, "0");
    expect(sent).toEqual([{ Advance: 5 }, { Advance: 2 }, { Advance: 0 }]);
  });

  it("count ships, and letters say where they go", () => {
    const { play, sent } = table({ Move: { order: "X" } }, MOVES);
    press(play, "1");
    expect(play.from).toBe("O2");
    expect(play.going).toBe(3);
    press(play, "2");
    expect(play.going).toBe(2);
    press(play, "9");
    expect(play.going).toBe(2);
    press(play, "b");
    expect(sent).toEqual([move("O2", "M1", 2)]);
  });
});

describe("ships", () => {
  it("all go with one click on where to", () => {
    const { play, sent } = table({ Move: { order: "X" } }, MOVES);
    play.marks.places.get("O2")?.choose(false);
    play.marks.places.get("O1")?.choose(false);
    expect(sent).toEqual([move("O2", "O1", 3)]);
  });

  it("are taken by a finger with its second touch", () => {
    const { play, sent } = table({ Move: { order: "X" } }, MOVES);
    play.marks.places.get("O2")?.choose(true);
    expect(play.from).toBe(null);
    expect(play.marks.previewed).toBe("O2");
    play.marks.places.get("M2")?.choose(true);
    expect(play.from).toBe(null);
    play.marks.places.get("M2")?.choose(true);
    expect(play.from).toBe("M2");
    expect(sent).toEqual([]);
  });
});

describe("hits", () => {
  const given = (hits: Partial<Hits>): Choice => ({ Assign: { ...NONE, ...hits } });
  const LIST = [given({}), given({ tie: 1 }), given({ tie: 2 })];

  it("are given out before anybody asks", () => {
    const { play, sent } = table({ Assign: { target: "O6", dice: [6, 4, 1] } }, LIST);
    expect(play.hits.tie).toBe(2);
    play.lay();
    expect(sent).toEqual([given({ tie: 2 })]);
  });

  it("can be given otherwise, and given out again", () => {
    const { play, sent } = table({ Assign: { target: "O6", dice: [6, 4, 1] } }, LIST);
    expect(play.back()).toBe(false);
    play.give("tie", -1);
    expect(play.changed).toBe(true);
    expect(play.back()).toBe(true);
    expect(play.hits.tie).toBe(2);
    play.give("tie", -1);
    play.lay();
    expect(sent).toEqual([given({ tie: 1 })]);
  });
});

describe("orders that cannot be given", () => {
  it("stand greyed in their place, with the reason and its rule", async () => {
    const { play, sent, looked } = table({ Order: { card: ["X", "Redemption"] } }, [{ Order: "X" }, "Pass"], [
      { rule: "END-104", why: { key: "endor-refused-not-on-red" } },
    ]);
    expect(looked).toEqual([{ orders: ["Redemption"], choices: [] }]);
    await Promise.resolve();
    const [barred] = play.options.filter((option) => option.barred);
    expect(barred?.order).toBe("Redemption");
    expect(barred?.barred?.rule).toBe("END-104");
    if (barred) play.take(barred);
    expect(sent).toEqual([]);
  });

  it("are not asked about where all can be given", () => {
    const { looked } = table({ Order: { card: ["X", "Y"] } }, [{ Order: "X" }, { Order: "Y" }, "Pass"]);
    expect(looked).toEqual([]);
  });
});

describe("attacks", () => {
  it("say how many dice they roll once the rules have answered, and stand still meanwhile", async () => {
    const attack = (from: string, target: string): Choice => ({ Attack: { from, target } });
    const { play, looked } = table({ Attack: { order: "X", at: null, moved: 0 } }, [attack("O2", "M1"), attack("O2", "M2"), attack("O3", "M2"), "Hold"], [], [3, 5]);
    expect(looked).toEqual([{ orders: [], choices: [attack("O2", "M2"), attack("O3", "M2")] }]);
    // The line is there already, so that nothing moves when its figure comes.
    expect(play.options.slice(0, 2).map((option) => option.detail)).toEqual(["\u2026", "\u2026"]);
    await Promise.resolve();
    expect([...play.attackDice]).toEqual([["O2", 3], ["O3", 5]]);
    expect(play.options.slice(0, 2).map((option) => option.detail)).not.toContain("\u2026");
  });
});
