// Looking around on X-Wing's table: what is shown while a picture is moved is what is drawn when the hand rests.
import { describe, expect, it, vi } from "vitest";
import { BEYOND, Camera } from "../src/boards/xwing/board/camera.svelte";

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
});
