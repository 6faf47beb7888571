import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arrange, FLEET, middle, outline, SECTORS, touch, viewBox } from "../src/boards/endor/layout";
import { START } from "./endor-start";
import { PACK } from "./paths";

const board = readFileSync(`${PACK}/board.ron`, "utf8");
const edges = [...board.matchAll(/\("(\w+)", "(\w+)"\)/g)].map((found) => [found[1], found[2]].sort().join(" "));

describe("the map", () => {
  it("shows two sectors side by side exactly where the pack says they touch", () => {
    const drawn = SECTORS.flatMap((a, i) => SECTORS.slice(i + 1).filter((b) => touch(a, b)).map((b) => [a.place, b.place].sort().join(" ")));
    const written = edges.filter((edge) => !edge.includes("F"));
    expect(drawn.sort()).toEqual(written.sort());
  });

  it("lays each fleet marker outside the sector it touches", () => {
    for (const marker of FLEET) {
      const beside = SECTORS.filter((cell) => cell.place.startsWith("O") && cell.from <= marker.from && marker.to <= cell.to);
      expect(beside.map((cell) => [marker.place, cell.place].sort().join(" "))).toEqual(edges.filter((edge) => edge.includes(marker.place)));
    }
  });

  it("keeps everything inside the picture, whichever way it faces", () => {
    for (const facing of ["left", "bottom"] as const) {
      const box = viewBox(facing);
      for (const cell of [...SECTORS, ...FLEET]) {
        const at = middle(cell.place, facing);
        expect(at.x).toBeGreaterThan(box.x);
        expect(at.x).toBeLessThan(box.x + box.width);
        expect(at.y).toBeGreaterThan(box.y);
        expect(at.y).toBeLessThan(box.y + box.height);
        expect(outline(cell, facing)).toMatch(/^M.*Z$/);
      }
    }
  });

  it("has a spot for every kind of ship that can share a sector", () => {
    for (const count of [1, 2, 3, 4]) {
      expect(arrange(count, { x: 0, y: 90 })).toHaveLength(count);
      expect(arrange(count, { x: 90, y: 0 })).toHaveLength(count);
    }
  });

  it("starts as the pack's set-up says", () => {
    const setup = readFileSync(`${PACK}/setup.ron`, "utf8");
    for (const [, place, kind, count] of setup.matchAll(/"(\w\d)": \((\w+): (\d+)\)/g)) {
      expect(START.places[place as string]?.[kind as "x"]).toBe(Number(count));
    }
    expect(setup).toContain(`reserve: ${START.reserve}`);
  });
});
