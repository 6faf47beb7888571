import { describe, expect, it } from "vitest";
import { Guard } from "../src/prompt/guard";

const [pointer, key] = [{ detail: 1 }, { detail: 0 }];

describe("a prompt that has just changed", () => {
  it("ignores the pointer for a moment, and no key", () => {
    const guard = new Guard();
    guard.asks(1, "Order", 1000);
    expect(guard.holds(pointer, 1200)).toBe(true);
    expect(guard.holds(key, 1200)).toBe(false);
    expect(guard.holds(pointer, 1351)).toBe(false);
  });

  it("is soon ready when the same is asked again", () => {
    const guard = new Guard();
    guard.asks(1, "SetDial", 1000);
    guard.asks(2, "SetDial", 2000);
    expect(guard.holds(pointer, 2100)).toBe(true);
    expect(guard.holds(pointer, 2200)).toBe(false);
  });

  it("does not begin anew while the same decision stands", () => {
    const guard = new Guard();
    guard.asks(1, "Order", 1000);
    guard.asks(1, "Order", 2000);
    expect(guard.holds(pointer, 2001)).toBe(false);
  });
});
