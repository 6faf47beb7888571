// Cards dragged to a pile, and beside it.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Drag } from "../src/prompt/drag.svelte";

const dropped: [number, number | null][] = [];
let drag: Drag;
const captured = vi.fn();
/** The slot under each point: the pile is left of 100. */
document.elementFromPoint = (x) => {
  const at = document.createElement("div");
  if (x < 100) at.dataset.slot = "1";
  return at;
};

function event(x: number, more: Partial<PointerEvent> = {}): PointerEvent {
  const currentTarget = { setPointerCapture: captured };
  return { button: 0, isPrimary: true, pointerId: 7, clientX: x, clientY: 0, currentTarget, ...more } as unknown as PointerEvent;
}

beforeEach(() => {
  dropped.length = 0;
  captured.mockClear();
  drag = new Drag((card, slot) => dropped.push([card, slot]));
});

describe("a dragged card", () => {
  it("is held from the first touch, however fast the hand", () => {
    drag.down(event(50), 3);
    expect(captured).toHaveBeenCalledWith(7);
    // No move was heard in between.
    drag.up(event(500));
    expect(dropped).toEqual([[3, null]]);
  });

  it("lands where it is let go, not where it was seen last", () => {
    drag.down(event(500), 2);
    drag.move(event(300));
    expect(drag.card).toBe(2);
    expect(drag.over).toBe(null);
    drag.up(event(60));
    expect(dropped).toEqual([[2, 1]]);
    expect(drag.wasDrag()).toBe(true);
  });

  it("was a click if the hand was only unsteady", () => {
    drag.down(event(50), 1);
    drag.move(event(53));
    drag.up(event(53));
    expect(dropped).toEqual([]);
    expect(drag.wasDrag()).toBe(false);
  });

  it("goes back when the drag is taken away", () => {
    drag.down(event(50), 1);
    drag.move(event(300));
    drag.cancel();
    drag.up(event(300));
    expect(dropped).toEqual([]);
  });
});
