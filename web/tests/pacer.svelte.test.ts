import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer } from "../src/session/pacer.svelte";
import type { Speed } from "../src/settings/settings.svelte";

let speed: Speed;
let seen: string[];
let pacer: Pacer;
const scene = (name: string, time: number) => ({ show: () => void seen.push(name), time: () => time });
const asked = (name: string) => ({ show: () => void seen.push(name) });

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  seen = [];
  pacer = new Pacer(() => speed);
});
afterEach(() => void vi.useRealTimers());

describe("the pacer", () => {
  it("shows the first scene at once, the others in order when the one before was seen, and then what is asked", () => {
    pacer.add(scene("a", 900), scene("b", 300), asked("?"));
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(899);
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["a", "b"]);
    expect(pacer.playing).toBe(true);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["a", "b", "?"]);
    expect(pacer.playing).toBe(false);
  });

  it("waits for nothing where there is nothing to see", () => {
    pacer.add(scene("a", 0), scene("b", 0), asked("?"));
    expect(seen).toEqual(["a", "b", "?"]);
  });

  it("lets what comes later wait for its turn", () => {
    pacer.add(scene("a", 500), asked("?"));
    pacer.add(scene("b", 500), asked("!"));
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["a", "?", "b"]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["a", "?", "b", "!"]);
  });

  it.each([["slow", 2000], ["normal", 1000], ["fast", 400]] as const)("is %s", (how, takes) => {
    speed = how;
    pacer.add(scene("a", 1000), asked("?"));
    vi.advanceTimersByTime(takes - 1);
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["a", "?"]);
  });

  it("shows everything at once when it is off, and says so to whoever moves things", () => {
    speed = "off";
    const hurries: number[] = [];
    pacer.add({ show: () => void hurries.push(pacer.hurry), time: () => 5000 }, scene("b", 5000), asked("?"));
    expect(hurries).toEqual([Infinity]);
    expect(seen).toEqual(["b", "?"]);
  });

  it("is turned off in the middle", () => {
    pacer.add(scene("a", 1000), scene("b", 1000), asked("?"));
    speed = "off";
    pacer.retime();
    expect(seen).toEqual(["a", "b", "?"]);
  });

  it("pauses before the next scene, goes on, and steps", () => {
    pacer.add(scene("a", 100), scene("b", 100), scene("c", 100), asked("?"));
    pacer.toggle();
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["a"]);
    pacer.step();
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["a", "b"]);
    pacer.toggle();
    expect(seen).toEqual(["a", "b", "c"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "c", "?"]);
  });

  it("asks after the last step although it is paused", () => {
    pacer.add(scene("a", 100), scene("b", 100), asked("?"));
    pacer.step();
    expect(seen).toEqual(["a", "b"]);
    expect(pacer.paused).toBe(true);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "?"]);
  });

  it("goes straight to the decision", () => {
    pacer.add(scene("a", 100), scene("b", 100), asked("?"));
    pacer.toggle();
    pacer.drain();
    expect(seen).toEqual(["a", "b", "?"]);
    expect(pacer.paused).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["a", "b", "?"]);
  });

  it("hurries when it is far behind, and not when it is not", () => {
    const hurries: number[] = [];
    const long = () => ({ show: () => void hurries.push(pacer.hurry), time: () => 4000 });
    pacer.add(long());
    expect(hurries).toEqual([1]);
    pacer.add(...Array.from({ length: 9 }, long));
    vi.advanceTimersByTime(4000);
    expect(hurries[1]).toBeCloseTo((8 * 4) / 12);
    vi.advanceTimersByTime(60_000);
    expect(hurries).toHaveLength(10);
    expect(hurries[9]).toBe(1);
  });

  it("shows what a scene brings about after it", () => {
    pacer.add({ show: () => { seen.push("a"); pacer.add(scene("late", 0)); }, time: () => 100 }, scene("b", 100));
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "late"]);
  });
});
