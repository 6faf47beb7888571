import { describe, expect, it } from "vitest";
import type { Barred, Preview } from "../src/boards/xwing/asks/looks";
import { kinds } from "../src/boards/xwing/asks/narrow";
import type { Option } from "../src/boards/xwing/asks/options";
import { paintOptions } from "../src/boards/xwing/asks/point";
import { impossible, listed } from "../src/boards/xwing/asks/barred";
import { noOverlays, tokenAt } from "../src/boards/xwing/overlays";
import type { XwingPlay } from "../src/boards/xwing/play.svelte";
import { type Ask, type Choice, nameOf } from "../src/boards/xwing/view";

const none: Preview = { lead: null, maneuver: null, text: null, difficulty: null, linked: null, refused: null, reach: null };
const reach = { range: 2, distance: 150_000, line: [[0, 0], [0, 150_000]] as [[number, number], [number, number]] };
const why = { rule: "X2-ACTION-29", why: { key: "xwing-refused-lock" } };

/** A question with its answers, as far as the board looks at it. */
function asking(ask: Ask, manner: string, choices: Choice[], more: Partial<Record<keyof XwingPlay, unknown>> = {}): XwingPlay {
  const answers = choices.map((choice) => ({ choice, words: { key: "x" } }));
  const options = choices.map((choice, place): Partial<Option> => ({ id: JSON.stringify(choice), place, label: "x", target: null, declines: false }));
  const ship = (id: number, carrier: number | null = null) => ({ id, seat: id % 2, status: carrier === null ? "Playing" : "Reserve", ship: "x", carrier });
  return {
    ask, manner, name: nameOf(ask), answers, options, kinds: kinds(answers), kind: null, previewed: null, barred: [], leds: choices.map(() => none),
    view: { ships: [ship(0), ship(1), ship(2, 0), ship(3)] }, cards: { ship: () => ({ turret: "Double" }) },
    called: { ship: String, obstacle: String }, names: {}, ...more,
  } as unknown as XwingPlay;
}

function painted(play: XwingPlay) {
  const overlays = noOverlays();
  paintOptions(play, overlays);
  return overlays;
}

describe("answers on the board", () => {
  it("are the tokens that a jammed ship may lose, and the lock it may break", () => {
    const overlays = painted(asking({ Jam: { ship: 0 } }, "list", [{ Lose: "Focus" }, { Break: 3 }], { leds: [none, { ...none, reach }] }));
    expect([...overlays.tokens.keys()]).toEqual([tokenAt(0, "Focus")]);
    expect([...overlays.targets.keys()]).toEqual([3]);
    expect(overlays.lines).toHaveLength(1);
    expect(overlays.lines[0]).toMatchObject({ range: 2, legal: true });
  });

  it("are the arcs that a turret turns to, both of a double one", () => {
    const play = asking({ Action: { ship: 0, grant: "Step" } }, "act", [{ Act: { Rotate: 2 ** 30 } }], { kind: "Rotate" });
    expect(painted(play).sectors.map((sector) => sector.arcs)).toEqual([["Right", "Left"]]);
  });

  it("are the sides that can be reinforced", () => {
    const both: Choice[] = [{ Act: { Reinforce: "ReinforceFore" } }, { Act: { Reinforce: "ReinforceAft" } }];
    expect(painted(asking({ Action: { ship: 0, grant: "Step" } }, "act", both, { kind: "Reinforce" })).sectors.map((sector) => sector.arcs)).toEqual([["FullFront"], ["FullRear"]]);
    // Before a kind of action is looked into, the board stays calm.
    expect(painted(asking({ Action: { ship: 0, grant: "Step" } }, "act", both)).sectors).toEqual([]);
  });

  it("show a docked ship where its carrier stands", () => {
    expect([...painted(asking({ Emergency: { ship: 2 } }, "list", ["Pass", { Ship: 2 }])).targets.keys()]).toEqual([0]);
  });

  it("point at the ship whose card is used, unless it has several", () => {
    const use = (ship: number, index: number): Choice => ({ Use: { ship, card: "Pilot", index } });
    const ask: Ask = { Ability: { window: "System", subject: 0 } };
    expect([...painted(asking(ask, "list", [use(0, 0), use(3, 0), use(3, 1)])).targets.keys()]).toEqual([0]);
  });
});

describe("what is not allowed", () => {
  const barred: Barred[] = [{ choice: { Act: { Lock: 3 } }, words: { key: "x" }, led: { ...none, reach, refused: why } }];
  const ask: Ask = { Action: { ship: 0, grant: "Step" } };

  it("is named by its kind until that is looked into", () => {
    const play = asking(ask, "act", [{ Act: "Focus" }], { barred });
    expect(listed(play).map((one) => one.id)).toEqual(["barred-kind-Lock"]);
    expect(impossible(play, "Lock").map((one) => one.target)).toEqual([3]);
    expect(painted(play).targets.size).toBe(0);
  });

  it("stands on the board with its reason, and with the measured line where it is pointed at", () => {
    const play = asking(ask, "act", [{ Act: { Lock: 1 } }], { barred, kind: "Lock" });
    expect(painted(play).targets.get(3)).toMatchObject({ legal: false, rule: "X2-ACTION-29" });
    expect(painted({ ...play, previewed: "barred-0" } as XwingPlay).lines).toMatchObject([{ legal: false, range: 2 }]);
  });
});
