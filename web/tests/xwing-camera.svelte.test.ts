// Looking around on X-Wing's table: what is shown while a picture is moved is what is drawn when the hand rests.
import { describe, expect, it, vi } from "vitest";
import { BEYOND, Camera } from "../src/boards/xwing/board/camera.svelte";
import { everybody, flown, room, together } from "../src/boards/xwing/board/follow";
import { Frame } from "../src/boards/xwing/board/frame";
import type { Cards } from "../src/boards/xwing/content";
import type { View } from "../src/boards/xwing/view";

function camera(): Camera {
  const it = new Camera();
  it.width = 800;
  it.height = 600;
  return it;
}

/** Where a place of the table is on the screen: through the picture, and how the picture is shifted. */
function seen(camera: Camera, x: number, y: number): [number, number] {
  const [a, , , , e, f] = [...camera.transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number) as [number, number, number, number, number, number];
  const shift = [...camera.shift.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
  const [dx, dy, stretch] = shift.length === 3 ? (shift as [number, number, number]) : [0, 0, 1];
  // The picture turns around its middle, which is the middle of the box.
  const [px, py] = [a * x + e - camera.width * (0.5 + BEYOND), a * y + f - camera.height * (0.5 + BEYOND)];
  return [px * stretch + dx + camera.width / 2, py * stretch + dy + camera.height / 2];
}

describe("the camera", () => {
  it("shows the whole table at first", () => {
    const it = camera();
    expect(it.fit).toBeCloseTo(600 / 932);
    const [x, y] = seen(it, 450, 450);
    expect([x, y]).toEqual([400, 300]);
  });

  it("zooms around the pointer, and shows the same after the hand rests", () => {
    vi.useFakeTimers();
    const it = camera();
    const there = it.at(500, 200);
    it.zoomBy(1.4, 500, 200);
    const moving = seen(it, there.x, there.y);
    expect(moving[0]).toBeCloseTo(500, 6);
    expect(moving[1]).toBeCloseTo(200, 6);
    expect(it.shift).not.toBe("none");
    vi.advanceTimersByTime(500);
    expect(it.shift).toBe("none");
    const rested = seen(it, there.x, there.y);
    expect(rested[0]).toBeCloseTo(500, 6);
    expect(rested[1]).toBeCloseTo(200, 6);
    vi.useRealTimers();
  });

  it("draws anew before the end of the picture comes into sight", () => {
    const it = camera();
    it.zoomBy(4);
    it.draw();
    const before = it.transform;
    it.pan(-60, 0);
    expect(it.transform).toBe(before);
    for (let i = 0; i < 5; i++) it.pan(-60, 0);
    expect(it.transform).not.toBe(before);
    it.draw();
  });

  it("keeps the middle of the box over the table", () => {
    const it = camera();
    it.zoomBy(3);
    it.pan(1e6, 1e6);
    expect([it.x, it.y]).toEqual([0, 0]);
    it.zoomBy(0.001);
    expect([it.zoom, it.x, it.y]).toEqual([1, 450, 450]);
    it.draw();
  });

  it("takes its keys and no others", () => {
    // Without motion it is there at once.
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const it = camera();
    const press = (key: string) => it.key({ key } as KeyboardEvent);
    expect([press("+"), press("ArrowLeft"), press("0"), press("x")]).toEqual([true, true, true, false]);
    expect(it.zoom).toBe(1);
    it.draw();
    vi.unstubAllGlobals();
  });

  it("shows all that is wanted, and stays where it sees it well", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const it = camera();
    const box = { left: 300, top: 500, right: 500, bottom: 620 };
    expect(it.sees(box)).toBe(false);
    it.show(box, 1.3);
    expect(it.sees(box)).toBe(true);
    for (const [x, y] of [[300, 500], [500, 620]] as const) {
      const [px, py] = seen(it, x, y);
      expect(px >= -1 && px <= 801 && py >= -1 && py <= 601).toBe(true);
    }
    // A little less than that is seen well enough from here; much less is not.
    expect(it.sees({ left: 320, top: 510, right: 480, bottom: 610 })).toBe(true);
    expect(it.sees({ left: 390, top: 550, right: 420, bottom: 570 })).toBe(false);
    it.show({ left: 20, top: 20, right: 880, bottom: 880 }, 1.3);
    expect(it.zoom).toBe(1);
    vi.unstubAllGlobals();
  });

  it("glides once for one wish, and a box that changes its size makes no glide", () => {
    let frames: FrameRequestCallback[] = [];
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", (each: FrameRequestCallback) => frames.push(each));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
    const it = camera();
    const box = { left: 300, top: 500, right: 500, bottom: 620 };
    it.show(box);
    // What it is on its way to counts as seen.
    expect(it.sees(box)).toBe(true);
    for (let now = 0; frames.length > 0 && now < 2000; now += 50) frames.splice(0).forEach((each) => each(now));
    expect(it.scale).toBeCloseTo(4);
    it.home(true);
    expect([it.zoom, frames.length]).toEqual([1, 0]);
    it.draw();
    vi.unstubAllGlobals();
  });

  it("has no size before its box is laid out in both directions", () => {
    const it = new Camera();
    it.width = 390;
    expect(it.ready).toBe(false);
    it.height = 300;
    expect(it.ready).toBe(true);
  });

  it("holds what it need not see large", () => {
    const it = camera();
    const small = { left: 440, top: 440, right: 460, bottom: 460 };
    expect([it.holds(small), it.sees(small)]).toEqual([true, false]);
    it.show({ left: 300, top: 300, right: 500, bottom: 450 });
    expect(it.holds({ left: 300, top: 100, right: 500, bottom: 450 })).toBe(false);
  });
});

describe("a flight", () => {
  const view = { ships: [{ id: 0, status: "Playing" }, { id: 1, status: "Destroyed" }] } as unknown as View;
  const cards = { sizeOf: () => "Small" } as unknown as Cards;
  const pose = (x: number, y: number) => ({ x: x * 1000, y: y * 1000, heading: { x: 0, y: 1 } }) as never;
  const flight = (ship: number, ...legs: [number, number][]) => ({
    id: ship, ship, total: 0, legs: legs.slice(1).map((to, i) => ({ start: 0, time: 0, maneuver: null, from: pose(...legs[i]!), to: pose(...to) })),
  });

  it("is seen from where it begins to where it ends, and no farther than the table", () => {
    const frame = new Frame([900_000, 900_000], false);
    expect(flown([flight(0, [450, 450], [450, 650], [500, 650])], view, cards, frame, 12)).toEqual({ left: 410, top: 210, right: 540, bottom: 490 });
    expect(flown([flight(0, [10, 890], [10, 880])], view, cards, frame, 12)).toEqual({ left: 0, top: 0, right: 50, bottom: 60 });
    // Whoever is gone is not looked for.
    expect(flown([flight(1, [450, 450], [450, 650])], view, cards, frame, 12)).toBe(null);
    expect(together([{ left: 1, top: 2, right: 3, bottom: 4 }, { left: 0, top: 3, right: 2, bottom: 9 }])).toEqual({ left: 0, top: 2, right: 3, bottom: 9 });
  });
});

describe("everybody", () => {
  const cards = { sizeOf: () => "Small" } as unknown as Cards;
  const frame = new Frame([900_000, 900_000], false);
  const at = (x: number, y: number, status = "Playing") => ({ status, pose: { x: x * 1000, y: y * 1000, heading: 0 } });
  const seen = (phase: string, ...ships: ReturnType<typeof at>[]) => ({ phase, ships: ships.map((ship, id) => ({ ...ship, id })) }) as unknown as View;

  it("is in sight with its plates, whoever is gone aside", () => {
    const view = seen("Engagement", at(200, 300), at(700, 420), at(880, 880, "Destroyed"));
    const box = everybody(view, cards, frame, 40);
    expect(box).not.toBe(null);
    const it = camera();
    it.show(box!, 1, true);
    expect(it.zoom).toBeGreaterThan(1);
    for (const ship of view.ships.slice(0, 2)) expect(it.holds(room(ship, cards, frame, 40)!)).toBe(true);
  });

  it("is not shown from too near, nor beyond the rim", () => {
    const box = everybody(seen("Engagement", at(450, 450), at(480, 450)), cards, frame, 40)!;
    expect([box.right - box.left, box.bottom - box.top]).toEqual([420, 420]);
    const corner = everybody(seen("Engagement", at(20, 20)), cards, frame, 40)!;
    expect([corner.left, corner.bottom]).toEqual([0, 900]);
    expect(everybody(seen("Engagement"), cards, frame, 40)).toBe(null);
  });

  it("has room to fly while maneuvers are chosen", () => {
    const still = everybody(seen("Engagement", at(450, 200), at(450, 300)), cards, frame, 40)!;
    const plans = everybody(seen("Planning", at(450, 200), at(450, 300)), cards, frame, 40)!;
    // Up is where they look: smaller numbers.
    expect(plans.top).toBeLessThan(still.top);
  });
});
