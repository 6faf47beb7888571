import { describe, expect, it } from "vitest";
import { bySpeed, layout, step } from "../src/boards/xwing/asks/dial";
import { leadSign, templateFor } from "../src/boards/xwing/asks/ghosts";
import type { Movement, Preview } from "../src/boards/xwing/asks/looks";
import {
  type Answer, canPick, choosableDice, diceOf, flownOf, kinds, rerollOf, setOf, targetOf, wayOf,
} from "../src/boards/xwing/asks/narrow";
import { corners, placed, putting, samples, signOf, spread, things } from "../src/boards/xwing/asks/place";
import type { Choice, Face, Pose, View } from "../src/boards/xwing/view";

const answers = (...choices: Choice[]): Answer[] => choices.map((choice) => ({ choice, words: { key: "x" } }));
const pose = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });

const lead: Movement = {
  ship: 0, device: null, from: pose(0, 0), end: pose(0, 80_000), course: null, full: true, against: null, leaves: false,
  obstacles: [], mines: [], reaches: [], sees: [], seen_by: [],
};
const led: Preview = { lead, maneuver: null, text: null, difficulty: null, linked: null, refused: null, reach: null };

describe("the dial", () => {
  // A TIE: turns from speed 1, banks, straights, two Koiogran turns.
  const rows = layout(["1TW", "1YW", "2TW", "2BB", "2FB", "2NB", "2YW", "3TW", "3BW", "3FB", "3NW", "3YW", "3KR", "4FW", "4KR", "5FW"]);
  const at = (speed: number, column: number) => rows.find((row) => row.speed === speed)?.cells[column]?.place ?? null;

  it("lists speeds from fast to slow and leaves out columns it does not use", () => {
    expect(rows.map((row) => row.speed)).toEqual([5, 4, 3, 2, 1]);
    // Turn, bank, straight, bank, turn, Koiogran turn.
    expect(rows.every((row) => row.cells.length === 6)).toBe(true);
    expect([at(2, 0), at(2, 2), at(2, 4), at(3, 5)]).toEqual([2, 4, 6, 12]);
  });

  it("goes the way of the arrow keys, over gaps, and never off its edge", () => {
    expect(step(rows, 4, "ArrowRight")).toBe(5);
    expect(step(rows, 6, "ArrowRight")).toBe(6);
    expect(step(rows, 0, "ArrowRight")).toBe(1);
    expect(step(rows, 4, "ArrowUp")).toBe(9);
    expect(step(rows, 15, "ArrowUp")).toBe(15);
    // From a bank at 3 the nearest at 4 is straight on.
    expect(step(rows, 8, "ArrowUp")).toBe(13);
  });

  it("goes to a speed by its digit, straight on first, then around", () => {
    expect(bySpeed(rows, 2, null)).toBe(4);
    expect(bySpeed(rows, 2, 4)).toBe(5);
    expect(bySpeed(rows, 2, 6)).toBe(2);
    expect(bySpeed(rows, 0, null)).toBe(null);
  });

  it("puts reverse maneuvers below all others", () => {
    expect(layout(["1FB", "1SR", "2FW", "0OR"]).map((row) => row.speed)).toEqual([2, 1, 0, -1]);
  });
});

describe("answers", () => {
  it("are asked for in a way of their own", () => {
    expect(wayOf("Obstacle")).toBe("place");
    expect(wayOf({ Dial: { ship: 1 } })).toBe("dial");
    expect(wayOf("Ready")).toBe("dial");
    expect(wayOf({ Modify: { ship: 0, dice: "Attack" } })).toBe("dice");
    expect(wayOf({ Step: { ability: { ship: 0, card: "Pilot", index: 0 }, wanted: { Reroll: "Attack" } } })).toBe("dice");
    expect(wayOf({ Step: { ability: { ship: 0, card: "Pilot", index: 0 }, wanted: "Ship" } })).toBe("list");
    expect(wayOf({ Deploy: { ship: 0, emergency: false } })).toBe("fly");
    expect(wayOf(null)).toBe("list");
  });

  it("fly maneuvers of a dial at once: SLAM, and leaving a carrier", () => {
    expect(flownOf({ Act: { Slam: 4 } })).toEqual({ maneuver: 4, guides: null });
    expect(flownOf({ Deploy: { guides: "Rear", maneuver: 2 } })).toEqual({ maneuver: 2, guides: "Rear" });
    expect(flownOf({ Dial: { ship: 0, maneuver: 2 } })).toBe(null);
    expect(flownOf({ Act: "Focus" })).toBe(null);
  });

  it("group actions by kind, and leave cards apart", () => {
    const card = { ship: 0, card: { Upgrade: 0 }, index: 0 } as const;
    const all = answers("Pass", { Act: "Focus" }, { Act: { Lock: 3 } }, { Act: { Lock: 4 } }, { Act: { Card: card } }, { Act: { Card: { ...card, index: 1 } } });
    expect(kinds(all)).toEqual([
      { kind: "Focus", places: [1] }, { kind: "Lock", places: [2, 3] }, { kind: "Card", places: [4] }, { kind: "Card", places: [5] },
    ]);
    expect(all.map(({ choice }) => targetOf(choice))).toEqual([null, null, 3, 4, null, null]);
  });
});

describe("dice", () => {
  const pool: [Face, boolean][] = [["Blank", false], ["Hit", false], ["Blank", false], ["Focus", true]];
  // As the rules list them: of dice that look alike only the first ones.
  const sets = [0b0001, 0b0101, 0b0010, 0b0011, 0b0111];
  const all = answers("Pass", ...sets.map((Lock): Choice => ({ Spend: { Lock } })));

  it("become sets and back", () => {
    expect(diceOf(0b0101)).toEqual([0, 2]);
    expect(setOf([0, 2])).toBe(0b0101);
  });

  it("that look alike are one", () => {
    expect(rerollOf(all, [2], pool)).toBe(1);
    expect(rerollOf(all, [2, 1], pool)).toBe(4);
    expect(rerollOf(all, [0, 2], pool)).toBe(2);
    expect(rerollOf(all, [3], pool)).toBe(null);
  });

  it("can be chosen if any like them can", () => {
    expect([...choosableDice(all, pool)]).toEqual([0, 1, 2]);
    expect(canPick(all, [0, 1, 2], pool)).toBe(true);
    const one = answers({ Dice: 0b0001 }, { Dice: 0b0010 });
    expect(canPick(one, [2], pool)).toBe(true);
    expect(canPick(one, [0, 2], pool)).toBe(false);
  });
});

describe("placing", () => {
  const all = answers(
    { Obstacle: { index: 0, at: pose(300, 300) } }, { Obstacle: { index: 0, at: pose(600, 300) } },
    { Obstacle: { index: 1, at: pose(450, 450) } }, { Obstacle: { index: 0, at: pose(460, 300) } },
  );

  it("knows what is left, and where the list would put it", () => {
    expect(things(all)).toEqual([{ Obstacle: 0 }, { Obstacle: 1 }]);
    expect(samples(all, { Obstacle: 1 })).toEqual([pose(450, 450)]);
    expect(placed("Pass")).toBe(null);
  });

  it("suggests places far apart, the middle first", () => {
    expect(spread(samples(all, { Obstacle: 0 }), 2)).toEqual([pose(460, 300), pose(300, 300)]);
    expect(spread([], 3)).toEqual([]);
    expect(spread([pose(1, 1), pose(1, 1)], 3)).toEqual([pose(1, 1)]);
  });

  it("answers as the game writes it", () => {
    expect(putting("Marker", pose(1, 2))).toEqual({ Marker: pose(1, 2) });
    expect(putting({ Ship: 3 }, pose(1, 2))).toEqual({ Place: { ship: 3, at: pose(1, 2) } });
  });

  it("is refused only where the rules have said so", () => {
    const room = { at: pose(1, 1), refused: { rule: "X2-SETUP-11", why: { key: "x" } }, snap: null, zone: [0, 0, 9, 9] as [number, number, number, number], apart: 0 };
    expect(signOf(room, pose(1, 1))).toBe("refused");
    expect(signOf(room, pose(2, 1))).toBe("good");
    expect(signOf(null, pose(1, 1))).toBe("good");
    expect(corners([0, 1, 2, 3])).toEqual([[0, 1], [2, 1], [2, 3], [0, 3]]);
  });
});

describe("ghosts", () => {
  const view = { asked: [[0, { Shift: { ship: 0, cause: "Decloak" } }]], deliveries: [] } as unknown as View;

  it("show the worst that happens", () => {
    expect(leadSign(led)).toBe("good");
    expect(leadSign({ ...led, lead: { ...lead, against: 2, obstacles: [1] } })).toBe("bump");
    expect(leadSign({ ...led, lead: { ...lead, obstacles: [1] } })).toBe("rock");
    expect(leadSign({ ...led, lead: { ...lead, leaves: true, against: 2 } })).toBe("off");
    expect(leadSign({ ...led, refused: { rule: "X2-PLAN-07", why: { key: "x" } } })).toBe("refused");
  });

  it("lie at the end of the template that leads there", () => {
    expect(templateFor("Pass", { ...led, maneuver: "2BB" }, "Small", view)).toMatchObject({ curve: "Bank", speed: 2, side: "Left", half: 20_000 });
    expect(templateFor({ Act: { Boost: { Bank: "Right" } } }, led, "Large", view)).toMatchObject({ curve: "Bank", speed: 1, side: "Right", half: 40_000 });
    const roll = templateFor({ Roll: { side: "Right", slot: "Middle" } }, led, "Small", view);
    expect(roll).toMatchObject({ curve: "Straight", speed: 2, from: { heading: 2 ** 30 } });
    // A larger base rolls with its template broadside: as long as a template is wide, and as wide as it is long.
    const large = templateFor({ Act: { BarrelRoll: { side: "Left", slot: "Back" } } }, led, "Large", view);
    expect(large).toMatchObject({ half: 40_000, halfWidth: 20_000, length: 20_000, from: { heading: 3 * 2 ** 30 } });
    expect(templateFor("Pass", led, "Small", view)).toBe(null);
  });
});
