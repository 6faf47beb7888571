import { describe, expect, it } from "vitest";
import { settle, settled } from "../src/boards/xwing/board/tray";
import type { Face } from "../src/boards/xwing/view";

const die = (face: Face, gone = false, again = false) => ({ face, again, gone });
const faces = (...all: Face[]) => all.map((face) => [face, false] as [Face, boolean]);

describe("dice over the table", () => {
  it("keeps what is cancelled in its place, crossed out", () => {
    const before = settle([], faces("Hit", "Crit", "Focus"));
    expect(settle(before, faces("Crit", "Focus"))).toEqual([die("Hit", true), die("Crit"), die("Focus")]);
  });

  it("crosses out everything when nothing is left, and nothing comes back", () => {
    const before = settle(settle([], faces("Evade", "Evade")), []);
    expect(before).toEqual([die("Evade", true), die("Evade", true)]);
    expect(settle(before, [])).toEqual(before);
  });

  it("turns dice in their places, also beside those that are gone", () => {
    const before = [die("Hit", true), die("Focus"), die("Blank")];
    expect(settle(before, faces("Hit", "Blank"))).toEqual([die("Hit", true), die("Hit"), die("Blank")]);
    // A die that a card adds lies at the end.
    expect(settle(before, faces("Focus", "Blank", "Evade"))).toEqual([...before, die("Evade")]);
  });

  it("begins anew with the next attack", () => {
    const first = settled(null, "1 0 1", [{ dice: "Attack", faces: faces("Hit") }]);
    const over = settled(first, "1 0 1", [{ dice: "Attack", faces: [] }]);
    expect(over.pools[0]?.lying).toEqual([die("Hit", true)]);
    expect(settled(over, "2 0 1", [{ dice: "Attack", faces: [] }]).pools[0]?.lying).toEqual([]);
  });
});
