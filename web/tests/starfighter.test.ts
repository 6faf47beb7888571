import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Card } from "../src/boards/starfighter/content.svelte";
import { lastLaid, shownOf, soundsOf, timeOf, turns } from "../src/boards/starfighter/effects";
import { BESIDE, CARD, columns, columnWidth, HIGH, left, MARGIN, ranks, reach, rekey, sectorRect, slotRect, viewBox, visibleRect } from "../src/boards/starfighter/layout";
import { LESSONS, type Moment } from "../src/boards/starfighter/lessons";
import { type Answer, fits, NO_PICKS, playable, steps } from "../src/boards/starfighter/narrow";
import { fitCards, NARROW } from "../src/boards/starfighter/shape.svelte";
import { PICTOGRAMS } from "../src/boards/starfighter/pictograms";
import { type Choice, effectKey, effectMessage, effectRule, eventOf, type PlacedView, type Spot, type View } from "../src/boards/starfighter/view";
import { curve, type Deck, effectCounts, fighters, freeName, matching, NO_FILTER, toggled } from "../src/decks/deck";
import { readDecks } from "../src/decks/saved.svelte";
import { LOCALES } from "./paths";

const answers = (...choices: Choice[]): Answer[] => choices.map((choice) => ({ choice, words: { key: "x" } }));
const spot = (board: number, sector: number, slot: number): Spot => ({ board, sector, slot });
const ids = (list: { id: string }[]) => list.map((one) => one.id);

describe("narrowing", () => {
  const play = (card: string, back: boolean, sector: number): Choice => ({ Play: { card, back, sector } });
  const hand = answers("Pass", play("3-10", true, 1), play("3-10", true, 0), play("0-01", true, 0), play("0-01", false, 2));

  it("asks for a card, then for a sector, for the face that is up", () => {
    expect(ids(steps(hand, 0, NO_PICKS))).toEqual(["card 3-10", "card 0-01", '"Pass"']);
    expect(steps(hand, 0, { ...NO_PICKS, card: "3-10", back: true }).map((step) => step.sector)).toEqual([
      { board: 0, sector: 0 }, { board: 0, sector: 1 },
    ]);
    expect(steps(hand, 1, { ...NO_PICKS, card: "0-01" }).map((step) => step.sector)).toEqual([{ board: 1, sector: 2 }]);
    expect(steps(hand, 0, { ...NO_PICKS, card: "3-10" })).toEqual([]);
  });

  it("knows which faces fit somewhere", () => {
    expect(playable(hand)).toEqual(["3-10", "0-01"]);
    expect([fits(hand, "3-10", false), fits(hand, "3-10", true), fits(hand, "0-01", false)]).toEqual([false, true, true]);
  });

  it("asks which card moves and where to, unless each can only go up", () => {
    const lateral = answers({ Move: { from: spot(0, 1, 0), to: 0 } }, { Move: { from: spot(0, 1, 0), to: 2 } }, { Move: { from: spot(1, 0, 0), to: 1 } });
    expect(ids(steps(lateral, 0, NO_PICKS))).toEqual(["from 0.1.0", "from 1.0.0"]);
    const to = steps(lateral, 0, { ...NO_PICKS, from: spot(0, 1, 0) });
    expect(to.map((step) => step.sector?.sector)).toEqual([0, 2]);
    expect(to.every((step) => step.does === "answer")).toBe(true);
    const vertical = answers({ Move: { from: spot(0, 1, 0), to: 1 } }, { Move: { from: spot(1, 3, 1), to: 3 } });
    expect(steps(vertical, 0, NO_PICKS).map((step) => [step.does, step.spot])).toEqual([
      ["answer", spot(0, 1, 0)], ["answer", spot(1, 3, 1)],
    ]);
  });

  it("takes every other answer as it is", () => {
    const effect = { at: spot(0, 0, 0), end: "Upper", effect: "Draw" } as const;
    const all = answers(
      { Cruiser: "Ares" }, { Shift: "Left" }, { Fight: "LeftToRight" }, { First: effect }, { Pivot: spot(0, 0, 0) }, { Flip: spot(0, 0, 0) },
      { Destroy: spot(1, 0, 0) }, { Strike: { board: 1, sector: 4 } }, { Markers: { upper: 2 } },
    );
    const found = steps(all, 0, NO_PICKS);
    expect(found.length).toBe(9);
    expect(found.map((step) => step.answer)).toEqual(all);
    expect(found[7]?.sector).toEqual({ board: 1, sector: 4 });
  });
});

describe("the layout", () => {
  it("lines up the sectors that fight each other, whoever looks and however the cruisers are shifted", () => {
    for (const below of [0, 1] as const) {
      for (let offset = -3; offset <= 3; offset++) {
        for (let sector = 0; sector < 5; sector++) {
          const opposite = sector - offset;
          if (opposite < 0 || opposite > 4) continue;
          expect(left(0, sector, offset, below)).toBe(left(1, opposite, offset, below));
        }
        // The own cruiser stays where it is.
        expect(left(below, below === 0 ? 0 : 4, offset, below)).toBe((-5 / 2) * columnWidth());
      }
    }
  });

  it("puts one's own cards below and lets them cover each other toward the enemy", () => {
    const [low, high] = [slotRect(spot(0, 2, 0), 0, 0), slotRect(spot(0, 2, 1), 0, 0)];
    expect(high.y).toBeLessThan(low.y);
    expect(low.y).toBeGreaterThan(0);
    const covered = visibleRect(spot(0, 2, 0), false, 0, 0);
    expect(covered.y).toBe(high.y + high.height);
    expect(covered.y + covered.height).toBe(low.y + low.height);
    const enemy = [slotRect(spot(1, 2, 0), 0, 0), slotRect(spot(1, 2, 1), 0, 0)] as const;
    expect(enemy[1].y).toBeGreaterThan(enemy[0].y);
    expect(visibleRect(spot(1, 2, 0), false, 0, 0).y).toBe(enemy[0].y);
  });

  it("keeps everything inside its box", () => {
    for (const offset of [-3, 0, 3]) {
      const box = viewBox(offset, 0);
      for (const board of [0, 1]) {
        for (const sector of [0, 4]) {
          const rect = sectorRect(board, sector, 4, offset, 0);
          expect(rect.x).toBeGreaterThanOrEqual(box.x);
          expect(rect.x + rect.width).toBeLessThanOrEqual(box.x + box.width);
          expect(rect.y).toBeGreaterThanOrEqual(box.y);
          expect(rect.y + rect.height).toBeLessThanOrEqual(box.y + box.height);
        }
      }
    }
    expect(reach(0)).toBe(0);
  });

  it("has wider cards on a wider table, and never too narrow ones", () => {
    const fit = (width: number, height: number, offset: number) => {
      fitCards({ width, height }, HIGH, columns(offset), BESIDE, 2 * MARGIN);
      const { width: drawn } = viewBox(offset, 0);
      return { card: CARD.width, scale: Math.min(width / drawn, height / HIGH) };
    };
    const laptop = fit(880, 712, 0);
    expect(laptop.card).toBeGreaterThan(120);
    // What is printed with 11.5 units is at least 12 pixels high, also when the cruisers are shifted by one.
    expect(11.5 * laptop.scale).toBeGreaterThanOrEqual(12);
    expect(11.5 * fit(880, 712, 1).scale).toBeGreaterThanOrEqual(12);
    expect(fit(1450, 1030, 0).scale).toBeGreaterThan(1.5);
    expect(fit(386, 380, 0).card).toBeLessThan(laptop.card);
    expect(fit(386, 600, 3).card).toBe(NARROW);
    fit(0, 0, 0);
    expect(CARD.width).toBe(NARROW);
  });

  it("finds room for up to nine fighters", () => {
    for (let count = 1; count <= 9; count++) {
      const places = ranks(count, 42, 44);
      expect(places.length).toBe(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y, size } of places) {
        expect(x - size / 2).toBeGreaterThanOrEqual(-4);
        expect(x + size / 2).toBeLessThanOrEqual(46);
        expect(y - size / 2).toBeGreaterThanOrEqual(-1);
        expect(y + size / 2).toBeLessThanOrEqual(45);
      }
    }
  });
});

describe("cards that move", () => {
  const part = { fighters: 0, damage: 0, effect: null, screened: 0, visible: true };
  const placed = (card: string | null): PlacedView => ({
    card: card === null ? "hidden" : { shown: card }, front: card !== null, pivoted: false, top: true, upper: part, lower: part,
  });
  const view = (one: (string | null)[][], two: (string | null)[][]): View => ({
    seats: Object.fromEntries([one, two].map((sectors, seat) => [String(seat), { seat, sectors: sectors.map((cards) => ({ slots: 4, draw: [], fighters: 0, cards: cards.map(placed) })) }])),
  }) as unknown as View;

  it("keep their name while they move, even those nobody knows", () => {
    const before = rekey(new Map(), view([["3-10"], ["0-01"]], [[null], []]));
    const after = rekey(before, view([[], ["0-01", "3-10"]], [[], [null]]));
    expect(after.get("0.1.1")).toBe(before.get("0.0.0"));
    expect(after.get("1.1.0")).toBe(before.get("1.0.0"));
    expect(new Set(after.values()).size).toBe(3);
  });

  it("never share a name", () => {
    const before = rekey(new Map(), view([], [[null, null], [null]]));
    const after = rekey(before, view([["3-10"]], [[null], [null, null], [null]]));
    expect(new Set(after.values()).size).toBe(5);
  });
});

describe("effects", () => {
  it("have a pictogram, a rule and words of their own", () => {
    const drawings = Object.values(PICTOGRAMS).map(({ lines, fill }) => lines + (fill ?? ""));
    expect(new Set(drawings).size).toBe(11);
    expect(effectKey("HitEnemy")).toBe("hit-enemy");
    expect(effectMessage({ Screen: 3 })).toEqual({ key: "starfighter-effect-screen", args: { count: 3 } });
    const known = [
      { effect: "Lateral" as const, rule: "STF-084", training: true, triggers: true },
      { effect: { Screen: 1 }, rule: "STF-093", training: false, triggers: false },
    ];
    expect([effectRule(known, "Lateral"), effectRule(known, { Screen: 2 })]).toEqual(["STF-084", "STF-093"]);
  });

  it("are shown where they happen", () => {
    const at = spot(1, 2, 0);
    expect(eventOf({ Public: "Regenerated" })).toEqual(["Regenerated", {}]);
    expect(shownOf({ Public: { Damaged: { at, upper: 1, lower: 0 } } })[0]).toMatchObject({ kind: "damage", at, seat: 1 });
    expect(shownOf({ Public: { Hit: { seat: 0, count: 2, armour: 3 } } })[0]).toMatchObject({ kind: "hull", seat: 0, count: 2, armour: 3 });
    expect(shownOf({ Drew: { seat: 0, count: 2, cards: "hidden", aside: false } })).toEqual([]);
    expect([...turns(shownOf({ Public: { Pivoted: { at, card: null } } }))]).toEqual([["1.2.0", "half"]]);
    const destroyed = shownOf({ Public: { Destroyed: { at, card: "3-10", front: false } } });
    expect(destroyed[0]).toMatchObject({ kind: "wreck", at, card: "3-10", front: false });
    expect(soundsOf(destroyed)).toEqual(["explosion"]);
    expect(shownOf({ Public: { Combat: { sectors: [0, 0], markers: [0, 0] } } })).toEqual([]);
    expect(shownOf({ Public: { Moved: { from: at, to: at, card: null } } })).toEqual([]);
  });

  it("take their time, and one's own card half of it", () => {
    const played = (seat: number) => ({ Played: { seat, card: "hidden", back: true, at: spot(seat, 0, 0) } });
    expect(timeOf([played(0)], 0)).toBeLessThan(timeOf([played(1)], 0));
    const hit = { Public: { Hit: { seat: 0, count: 2, armour: 3 } } };
    expect(timeOf([hit, played(0)], 0)).toBe(timeOf([hit], 0));
    expect(timeOf([{ Public: { Passed: { seat: 0 } } }], 0)).toBe(0);
    const combat = (one: number, two: number) => ({ Public: { Combat: { sectors: [0, 0], markers: [one, two] } } });
    expect(timeOf([combat(0, 0)], 0)).toBeLessThan(timeOf([combat(0, 2)], 0));
  });

  it("follow the card that was laid last, wherever it goes", () => {
    const after = (...events: unknown[]) => events.reduce<Spot | null>((last, event) => lastLaid(last, event, 0), null);
    const played = (seat: number, at: Spot) => ({ Played: { seat, card: "hidden", back: true, at } });
    const there = played(1, spot(1, 2, 1));
    expect(after(there)).toEqual(spot(1, 2, 1));
    expect(after(there, played(0, spot(0, 0, 0)))).toEqual(spot(1, 2, 1));
    expect(after(there, { Public: { Moved: { from: spot(1, 2, 1), to: spot(1, 3, 0), card: null } } })).toEqual(spot(1, 3, 0));
    expect(after(there, { Public: { Destroyed: { at: spot(1, 2, 0), card: "3-10", front: true } } })).toEqual(spot(1, 2, 0));
    expect(after(there, { Public: { Destroyed: { at: spot(1, 2, 1), card: "3-10", front: true } } })).toBeNull();
    expect(after(there, { Public: { Destroyed: { at: spot(0, 2, 1), card: "3-10", front: true } } })).toEqual(spot(1, 2, 1));
  });
});

describe("decks", () => {
  const card = (id: string, level: number, upper: Card["upper"], lower: Card["lower"], colour: Card["colour"] = "Green"): Card => ({ id, level, colour, upper, lower });
  const cards = [
    card("0-01", 0, { fighters: 3, effect: "HitSelf" }, { fighters: 0, effect: "Vertical" }),
    card("3-10", 3, { fighters: 1, effect: "Lateral" }, { fighters: 0, effect: "Draw" }),
    card("2-43", 2, { fighters: 2, effect: { Screen: 2 } }, { fighters: 2, effect: null }, "Blue"),
  ];
  const deck: Deck = { name: "", cruiser: null, cards: ["3-10", "2-43"] };

  it("can be filtered", () => {
    const found = (filter: object) => matching(cards, { ...NO_FILTER, ...filter }, deck).map(({ id }) => id);
    expect(found({})).toEqual(["0-01", "3-10", "2-43"]);
    expect(found({ levels: [0, 2] })).toEqual(["0-01", "2-43"]);
    expect(found({ effect: "screen" })).toEqual(["2-43"]);
    expect(found({ colour: "Green", only: "in" })).toEqual(["3-10"]);
    expect(found({ text: "-10", only: "out" })).toEqual([]);
  });

  it("show their curve, their effects and their fighters", () => {
    expect(curve(cards, deck)).toEqual([0, 0, 1, 1]);
    expect([...effectCounts(cards, deck)]).toEqual([["lateral", 1], ["draw", 1], ["screen", 1]]);
    expect(fighters(cards, deck)).toBe(5);
  });

  it("change card by card", () => {
    expect(toggled(deck, "0-01").cards).toEqual(["3-10", "2-43", "0-01"]);
    expect(toggled(deck, "3-10").cards).toEqual(["2-43"]);
    expect(freeName("Rain", ["Rain", "Rain 2"])).toBe("Rain 3");
  });

  it("are read from what the browser kept, and nonsense is left out", () => {
    expect(readDecks(JSON.stringify([deck, { name: 3 }, null]))).toEqual([deck]);
    expect(readDecks("{")).toEqual([]);
    expect(readDecks(null)).toEqual([]);
  });
});

describe("the guide", () => {
  const start: Moment = { ask: "Deploy", round: 1, picked: false, placed: false, covered: false };
  const first = (now: Moment, seen: string[]) => LESSONS.find((lesson) => !seen.includes(lesson.id) && lesson.when(now))?.id;

  it("goes with the first battle", () => {
    expect(first(start, [])).toBe("starfighter-goal");
    expect(first(start, ["starfighter-goal"])).toBe("starfighter-hand");
    expect(first({ ...start, picked: true }, ["starfighter-goal", "starfighter-hand"])).toBe("starfighter-place");
    expect(first({ ...start, ask: "" }, [])).toBeUndefined();
    expect(LESSONS.filter((lesson) => lesson.last).length).toBe(1);
  });

  it("has words for every lesson in both languages", () => {
    for (const lang of ["en", "fr"]) {
      const text = readFileSync(`${LOCALES}/${lang}/web-starfighter.ftl`, "utf8");
      for (const { id } of LESSONS) for (const part of ["title", "text"]) expect(text).toContain(`web-coach-${part}-${id} = `);
    }
  });
});
