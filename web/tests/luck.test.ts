// Luck is counted die by die, and compared with all that could have fallen.
import { describe, expect, it } from "vitest";
import { CHANCE, luckOf, percentile } from "../src/boards/xwing/luck";

const event = (name: string, fields: object) => ({ event: { Public: { [name]: fields } } });
const view = (attack: [string, boolean][]) => ({ attack: { attack, defense: [] } });

describe("luck", () => {
  it("counts rolls and rerolls of each ship", () => {
    const story = [
      { view: { attack: null }, lines: [] },
      {
        view: view([["Hit", false], ["Blank", false], ["Focus", false]]),
        lines: [event("Attacked", { attacker: 2, defender: 0 }), event("AttackDice", { ship: 2, faces: ["Hit", "Blank", "Focus"] })],
      },
      // One die falls blank again: it was rolled all the same.
      { view: view([["Hit", false], ["Blank", true], ["Crit", true]]), lines: [event("Rerolled", { dice: "Attack", faces: ["Hit", "Blank", "Crit"] })] },
      {
        view: { attack: null },
        lines: [event("DefenseDice", { ship: 0, faces: ["Evade", "Blank"] }), event("Hit", { attacker: 2, defender: 0, hits: 0, crits: 1 })],
      },
    ];
    expect(luckOf(story)).toEqual([
      { ship: 0, attack: { dice: 0, good: 0 }, defense: { dice: 2, good: 1 }, dealt: 0 },
      { ship: 2, attack: { dice: 5, good: 2 }, defense: { dice: 0, good: 0 }, dealt: 1 },
    ]);
  });

  it("is fifty on average, and knows the ends", () => {
    expect(percentile({ dice: 1, good: 1 }, CHANCE.Attack)).toBe(75);
    expect(percentile({ dice: 4, good: 2 }, CHANCE.Attack)).toBe(50);
    expect(percentile({ dice: 30, good: 0 }, CHANCE.Attack)).toBe(0);
    expect(percentile({ dice: 30, good: 30 }, CHANCE.Defense)).toBe(100);
    expect(percentile({ dice: 1, good: 0 }, CHANCE.Defense)).toBe(31);
  });
});
