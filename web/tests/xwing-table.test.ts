// The drawn table of X-Wing: it lies as the rules measure it, ships fly as they are judged, and nothing is missing.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Frame, HALF, toDegrees, toHeading } from "../src/boards/xwing/board/frame";
import { clearSpots } from "../src/boards/xwing/board/clear";
import { clock } from "../src/boards/xwing/board/describe";
import { hour } from "../src/boards/xwing/board/labels";
import { fly } from "../src/boards/xwing/board/motion";
import { covered, type Stand, stands, type Wish } from "../src/boards/xwing/board/plates";
import { rockArt } from "../src/boards/xwing/board/rocks";
import { arcArea, ring, templateOutline } from "../src/boards/xwing/board/shapes";
import { SILHOUETTES } from "../src/boards/xwing/board/silhouettes";
import { duration, Stage, tell } from "../src/boards/xwing/board/stage.svelte";
import { tokenKey } from "../src/boards/xwing/board/tokens";
import { Cards } from "../src/boards/xwing/content";
import { bearingKey, readManeuver } from "../src/boards/xwing/maneuver";
import { inOrder, toWin } from "../src/boards/xwing/order";
import { type Pose, publicEvent, type ShipView, TOKENS, type View } from "../src/boards/xwing/view";
import { LOCALES, WEB } from "./paths";

const AREA: [number, number] = [900_000, 900_000];
const pose = (x: number, y: number, degrees: number): Pose => ({ x: x * 1000, y: y * 1000, heading: toHeading(degrees) });
const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

function ship(id: number, some: Partial<ShipView> = {}): ShipView {
  return {
    id, seat: id % 2, number: id, pilot: "p", ship: "t65xwing", status: "Playing", pose: pose(450, 450, 0), initiative: 3, agility: 2, hull: 4,
    shields: [2, 2], force: [0, 0], charges: [0, 0], threat: 2, tokens: [], locks: [], upgrades: [], damage: [], critical: [], face_down: 0,
    hidden: "hidden", conditions: [], dial: null, turret: null, carrier: null, done: [false, false], executed: null, ...some,
  };
}

describe("the frame", () => {
  it("puts the viewer's own edge at the bottom and finds the way back", () => {
    const near = pose(100, 50, 0);
    const [mine, theirs] = [new Frame(AREA, false), new Frame(AREA, true)];
    expect(mine.spot(near)).toEqual({ x: 100, y: 850, degrees: 0 });
    expect(theirs.spot(near)).toEqual({ x: 800, y: 50, degrees: 180 });
    for (const frame of [mine, theirs]) expect(frame.pose(frame.spot(near))).toEqual(near);
  });

  it("turns degrees into binary angles and back", () => {
    expect(toHeading(90)).toBe(2 ** 30);
    expect(toHeading(-45)).toBe(2 ** 32 - 2 ** 29);
    expect(toHeading(360)).toBe(0);
    expect(toDegrees(2 ** 31)).toBe(180);
  });
});

describe("a flight", () => {
  const frame = new Frame(AREA, false);
  const from = pose(400, 300, 0);
  const radii = { bank: (speed: number) => 30 + 50 * speed, turn: (speed: number) => 7.5 + 27.5 * speed };

  /** Where docs/geometry.md says that a maneuver of a base ends. */
  function end(text: string, half: number): Pose {
    const move = readManeuver(text);
    const side = move.side === "Left" ? -1 : 1;
    if (move.bearing === "straight" || move.bearing === "koiogran") {
      return pose(400, 300 + 2 * half + 40 * move.speed, move.bearing === "koiogran" ? 180 : 0);
    }
    const sharp = move.bearing === "turn";
    const a = sharp ? Math.PI / 2 : Math.PI / 4;
    const r = sharp ? radii.turn(move.speed) : radii.bank(move.speed);
    const forward = half + r * Math.sin(a) + half * Math.cos(a);
    const aside = r * (1 - Math.cos(a)) + half * Math.sin(a);
    return pose(400 + side * aside, 300 + forward, (side * a * 180) / Math.PI);
  }

  it("follows its template to where the rules end it", () => {
    for (const size of ["Small", "Medium", "Large"] as const) {
      for (const text of ["1FB", "5FW", "1BB", "3NB", "2TW", "1YR"]) {
        const half = HALF[size];
        const to = end(text, half);
        const way = fly(frame, text, from, to, half);
        const [before, last] = way.slice(-2);
        expect(Math.hypot((before?.x ?? 0) - (last?.x ?? 0), (before?.y ?? 0) - (last?.y ?? 0)), `${size} ${text}`).toBeLessThan(0.01);
        expect(Math.abs((before?.degrees ?? 0) - (last?.degrees ?? 0))).toBeLessThan(0.01);
        expect(way[0]).toMatchObject({ x: 400, y: 600 });
      }
    }
  });

  it("turns about in place at the end of a Koiogran turn", () => {
    const way = fly(frame, "4KR", from, end("4KR", 20), 20);
    const [before, last] = way.slice(-2);
    expect(before?.y).toBeCloseTo(last?.y ?? 0, 3);
    expect(Math.abs((last?.degrees ?? 0) - (before?.degrees ?? 0))).toBeCloseTo(180, 3);
  });

  it("stops where a ship was in the way", () => {
    const way = fly(frame, "5FW", from, pose(400, 400, 0), 20);
    expect(way.at(-1)).toMatchObject({ x: 400, y: 500 });
    expect(Math.min(...way.map((spot) => spot.y))).toBeGreaterThanOrEqual(495);
  });

  it("goes backwards without turning round", () => {
    const way = fly(frame, "1SR", from, pose(400, 220, 0), 20);
    expect(way.every((spot) => Math.abs(spot.degrees) < 0.01)).toBe(true);
    expect(way.at(-1)?.y).toBe(680);
  });
});

describe("shapes", () => {
  it("reach as far as the ruler does", () => {
    expect(Math.min(...numbers(ring(20, 100)))).toBe(-120);
    const bullseye = numbers(arcArea("Small", "Bullseye", 81.24, 300));
    expect([Math.max(...bullseye), Math.min(...bullseye)]).toEqual([7.5, -320]);
  });

  it("end the front arc at the range of the base's corner", () => {
    const [, , x, y] = numbers(arcArea("Small", "Front", 81.24, 100)) as [number, number, number, number];
    // On the line of the arc, 100 mm from the corner of the base.
    expect((Math.atan2(-x, -y) * 180) / Math.PI).toBeCloseTo(40.62, 2);
    expect(Math.hypot(x + 20, y + 20)).toBeCloseTo(100, 2);
  });

  it("lay a turn's template beside the base, 20 mm wide", () => {
    const path = templateOutline({ from: pose(0, 0, 0), curve: "Turn", speed: 1, side: "Right", half: 20_000 });
    // The far end of the centre line is at (35, -55); its edge is 20 mm across.
    expect(path).toContain("L35 -45");
    expect(path).toMatch(/35 -65/);
  });
});

describe("what is told", () => {
  const flew = (id: number) => ({ Public: { Flew: { ship: id, maneuver: "2FW", from: pose(0, 0, 0), to: pose(0, 120, 0), full: true } } });

  it("happens one thing after the other, a ship's legs in one flight", () => {
    const roll = { Public: { Shifted: { ship: 1, from: pose(0, 120, 0), to: pose(80, 120, 0) } } };
    const { flights, effects } = tell([flew(1), roll, flew(2)]);
    expect(flights.map((flight) => [flight.ship, flight.legs.length])).toEqual([[1, 2], [2, 1]]);
    expect(flights[1]?.legs[0]?.start).toBe(flights[0]?.total);
    expect(effects.map((effect) => effect.kind)).toEqual(["template", "template"]);
  });

  it("takes no longer however much there is", () => {
    const { flights } = tell(Array.from({ length: 16 }, (_, id) => flew(id)));
    expect(Math.max(...flights.map((flight) => flight.total))).toBeLessThanOrEqual(4200);
  });

  it("flashes once for each damage, seen or not", () => {
    const events = [
      { Public: { ShieldLost: { ship: 3, crit: false } } }, { DealtDown: { ship: 3, card: "hidden" } },
      { Public: { DealtUp: { ship: 3, card: 2 } } }, { Public: { Gained: { ship: 3, token: "Focus", count: 1 } } }, "nonsense",
    ];
    expect(tell(events).effects.map((effect) => effect.kind)).toEqual(["shield", "hit", "hit", "card"]);
  });

  it("is over when it says so, with every sound in its place", () => {
    const fight = [
      { Public: { Attacked: { attacker: 1, defender: 2, weapon: { Primary: 0 }, range: 2, obstructed: false } } }, { Public: { AttackDice: { ship: 1, faces: ["Hit"] } } },
      { Public: { Hit: { attacker: 1, defender: 2, hits: 1, crits: 0 } } }, { Public: { ShieldLost: { ship: 2, crit: false } } }, { Public: { Removed: { ship: 2 } } },
    ];
    const { effects, sounds, total } = tell(fight);
    expect(effects.map(({ kind }) => kind)).toEqual(["aim", "bolts", "shield", "burst"]);
    expect(sounds.map(({ name }) => name)).toEqual(["dice", "shot", "shield", "explosion"]);
    // One after the other, and all of it within the time that the table waits.
    expect(effects.every(({ start }, i) => i === 0 || start > (effects[i - 1]?.start ?? 0))).toBe(true);
    expect(Math.max(...effects.map(({ start, time }) => start + time))).toBeLessThanOrEqual(total);
    expect(duration(fight.map((event) => ({ event })))).toBeGreaterThan(total);
    expect(duration([{ event: { Public: { Ready: { seat: 0 } } } }])).toBe(0);
  });

  it("is shown faster in a hurry, and not at all when everything is shown at once", () => {
    const stage = new Stage();
    stage.hear([{ event: flew(1) }], false, 3);
    expect(stage.flights.get(1)?.total).toBe(300);
    stage.hear([], true);
    stage.hear([{ event: flew(1) }], false, Infinity);
    expect(stage.flights.size).toBe(0);
  });

  it("keeps a damage card in sight until the next attack", () => {
    const stage = new Stage();
    stage.hear([{ event: { Public: { DealtUp: { ship: 1, card: 4 } } } }], true);
    expect(stage.dealt).toEqual({ ship: 1, card: 4 });
    stage.hear([{ event: { Public: { Phase: { phase: "End" } } } }], true);
    expect(stage.dealt).toBeNull();
  });

  it("knows public events from others", () => {
    expect(publicEvent(flew(1))?.name).toBe("Flew");
    expect(publicEvent({ DialSet: { seat: 0, ship: 1, maneuver: "hidden" } })).toBeNull();
  });
});

describe("the order of initiative", () => {
  const view = (some: Partial<View>) => ({
    phase: "Activation", first: 1, asked: [], ships: [ship(0, { initiative: 5 }), ship(1, { initiative: 1 }), ship(2, { initiative: 1, seat: 0 }), ship(3, { initiative: 6, status: "Destroyed" })], ...some,
  }) as View;

  it("rises while ships activate and falls while they engage; the first player breaks ties, the lost come last", () => {
    expect(inOrder(view({})).ships.map((one) => one.id)).toEqual([1, 2, 0, 3]);
    expect(inOrder(view({ phase: "Engagement" })).ships.map((one) => one.id)).toEqual([0, 1, 2, 3]);
  });

  it("knows who is asked and who is done", () => {
    const order = inOrder(view({ asked: [[0, { Action: { ship: 2, grant: "Step" } }]], ships: [ship(0, { done: [true, false] }), ship(2)] }));
    expect([...order.acting]).toEqual([2]);
    expect([...order.done]).toEqual([0]);
    });

  it("counts what wins in Escalation", () => {
    const view = (mode: View["mode"]) => ({ mode, threat: [4, [3, 5]], ships: [ship(0, { status: "Fled" }), ship(1), ship(3, { status: "Destroyed" })] }) as unknown as View;
    expect([0, 1].map((seat) => toWin(view("escalation"), seat))).toEqual([3, 5].map((destroyed) => ({ key: "web-xwing-threat", destroyed, goal: 9 })));
    expect([0, 1].map((seat) => toWin(view("escalation_core_box"), seat)?.goal)).toEqual([3, 2]);
    expect([0, 1].map((seat) => toWin(view("escalation_core_box"), seat)?.destroyed)).toEqual([1, 1]);
    expect(toWin(view("standard"), 0)).toBeNull();
  });

  it("holds nobody for done in the middle of their turn", () => {
    const view = (asked: View["asked"]) => ({ phase: "Engagement", first: 0, attack: null, asked, ships: [ship(0, { done: [true, true] })] }) as unknown as View;
    expect([...inOrder(view([[0, { Attack: { ship: 0, with: null } }]])).done]).toEqual([]);
    expect([...inOrder(view([])).done]).toEqual([0]);
});
});

describe("a ship's name", () => {
  const named = (ships: ShipView[]) => {
    const cards = Object.assign(Object.create(Cards.prototype) as Cards, { pilot: (id: string) => ({ name: { en: id.toUpperCase(), fr: id } }) });
    return ships.map((one) => cards.nameOf({ ships } as View, one, "en"));
  };

  it("is the pilot's, with a number where a side has several and with its side where both have them", () => {
    expect(named([ship(0, { pilot: "luke" }), ship(1, { pilot: "a" }), ship(3, { pilot: "a" })])).toEqual(["LUKE", "A 1", "A 3"]);
    expect(named([ship(0, { pilot: "a", number: 1 }), ship(1, { pilot: "a", number: 1 })])).toEqual(["A A1", "A B1"]);
  });
});

describe("words of lines", () => {
  const line = { a: { x: 0, y: 0 }, b: { x: 200, y: 0 }, width: 60 };

  it("stand on their line, clear of ships and of each other", () => {
    expect(clearSpots([line], 10, [])).toEqual([{ x: 100, y: 0 }]);
    // A ship in the middle: nearer to one end.
    const [at] = clearSpots([line], 10, [{ left: 105, top: -10, right: 140, bottom: 10 }]);
    expect(at).toEqual({ x: 70, y: 0 });
    const [one, two] = clearSpots([line, line], 10, []);
    expect(Math.abs((one?.x ?? 0) - (two?.x ?? 0)) >= 60 || Math.abs((one?.y ?? 0) - (two?.y ?? 0)) >= 10).toBe(true);
  });
});

describe("the table for the ear", () => {
  it("says places as a clock does, for either side", () => {
    expect(clock(ship(0, { pose: pose(450, 850, 0) }), AREA, false)).toEqual({ hour: 12, cm: 40 });
    expect(clock(ship(0, { pose: pose(450, 850, 0) }), AREA, true)).toEqual({ hour: 6, cm: 40 });
    expect(clock(ship(0, { pose: pose(850, 450, 0) }), AREA, false).hour).toBe(3);
    expect([hour(-30), hour(0), hour(359)]).toEqual([11, 12, 12]);
  });
});

describe("the drawings", () => {
  const root = `${WEB}/..`;
  it("have a silhouette for every type of ship in the pack", () => {
    const dir = `${root}/packs/xwing2e/ships`;
    const ids = readdirSync(dir).map((name) => /id: "([^"]+)"/.exec(readFileSync(`${dir}/${name}`, "utf8"))?.[1] ?? name);
    expect(ids.filter((id) => !(id in SILHOUETTES))).toEqual([]);
    expect(new Set(Object.values(SILHOUETTES).map((art) => art.hull)).size).toBe(ids.length);
  });

  it("tell kinds of obstacles apart without colours", () => {
    const outline: [number, number][] = [[20_000, 0], [0, 20_000], [-20_000, 0], [0, -20_000]];
    const arts = (["Asteroid", "Debris"] as const).map((kind) => rockArt({ id: "x", kind, outline }));
    expect(new Set(arts.map((art) => art.lines + art.bits)).size).toBe(2);
  });

  it("name tokens and bearings by words that exist", () => {
    const words = readFileSync(`${LOCALES}/en/xwing.ftl`, "utf8");
    const keys = [...TOKENS.map(tokenKey), ...["1FB", "1BB", "1YR", "3ER", "3LR", "4KR", "0OR", "1SR", "1DR"].map((text) => bearingKey(readManeuver(text)))];
    expect(keys.filter((key) => !words.includes(`\n${key} =`))).toEqual([]);
  });
});

describe("plates", () => {
  const wish = (id: number, x: number, y: number): Wish => ({ id, x, y, reach: 24, full: [110, 42], small: [70, 23] });
  const field = { left: 0, top: 0, right: 900, bottom: 900 };
  const box = ({ x, y, full, small }: Wish, { dx, dy, full: whole }: Stand) => {
    const [wide, high] = whole && full ? full : small;
    return { left: x + dx - wide / 2, top: y + dy - high / 2, right: x + dx + wide / 2, bottom: y + dy + high / 2 };
  };
  const meet = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  it("stand below a ship that is alone, with its name", () => {
    expect(stands([wish(0, 450, 450)], field).get(0)).toEqual({ dx: 0, dy: 24 + 21 + 2, full: true });
  });

  it("lie over no other ship and over no other plate, even in a swarm", () => {
    const swarm = Array.from({ length: 8 }, (_, i) => wish(i, 300 + (i % 4) * 62, 800 + Math.floor(i / 4) * 60));
    const found = stands(swarm, field);
    const plates = swarm.map((one) => box(one, found.get(one.id) ?? { dx: 0, dy: 0, full: false }));
    for (const [i, plate] of plates.entries()) {
      for (const [j, { x, y, reach }] of swarm.entries()) {
        if (i !== j) expect(meet(plate, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }), `plate ${i} over ship ${j}`).toBe(false);
      }
      for (const [j, other] of plates.entries()) if (j > i) expect(meet(plate, other), `plate ${i} over plate ${j}`).toBe(false);
    }
  });

  it("slide into sight below their ships where the table is seen from near", () => {
    const sight = { left: 100, top: 100, right: 300, bottom: 400 };
    for (const [x, left, right] of [[120, 100, 210], [280, 190, 300]] as const) {
      const one = wish(0, x, 200);
      const stand = stands([one], sight, field).get(0);
      expect(stand?.full).toBe(true);
      expect(box(one, stand ?? { dx: 0, dy: 0, full: false })).toMatchObject({ left, right });
    }
    // Whoever is out of sight anyway keeps the plate where it belongs.
    expect(stands([wish(0, 600, 600)], sight, field).get(0)).toEqual({ dx: 0, dy: 24 + 21 + 2, full: true });
  });

  it("are told with their bases to whatever is written beside them", () => {
    const one = wish(0, 450, 450);
    expect(covered(one, stands([one], field).get(0))).toEqual([
      { left: 426, top: 426, right: 474, bottom: 474 }, { left: 395, top: 476, right: 505, bottom: 518 },
    ]);
  });

  it("stay on the table", () => {
    const [one] = [wish(0, 450, 890)];
    const plate = box(one, stands([one], field).get(0) ?? { dx: 0, dy: 0, full: false });
    expect(plate.bottom).toBeLessThanOrEqual(900);
  });
});
