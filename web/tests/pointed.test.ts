// What lies under a pointer, and what somebody points at.
import { describe, expect, it } from "vitest";
import { pointed } from "../src/ui/pointed";

const move = (x: number, y: number) => dispatchEvent(Object.assign(new Event("pointermove"), { clientX: x, clientY: y }));
const enter = (x: number, y: number, pointerType = "mouse") => pointed({ pointerType, clientX: x, clientY: y });

describe("what is entered", () => {
  it("is pointed at when a hand brought the pointer there", () => {
    move(10, 10);
    expect(enter(14, 10)).toBe(true);
  });

  it("is not when it came to lie under a pointer that rests", () => {
    move(50, 60);
    expect(enter(50, 60)).toBe(false);
    expect(enter(50, 60, "touch")).toBe(true);
  });
});
