// What is heard, and what is not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { length, NAMES, RECIPES } from "../src/sound/recipes";
import { settings } from "../src/settings/settings.svelte";
import { sound } from "../src/sound/sound.svelte";

/** Stands in for the browser's: counts what is started. */
const heard = { starts: 0, contexts: 0, volume: 0 };
const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
const node = () => ({ connect: () => {}, frequency: param(), gain: param(), Q: param(), start: () => void heard.starts++, stop: () => {} });

class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = node();
  #gains: ReturnType<typeof node>[] = [];
  constructor() {
    heard.contexts++;
  }
  createGain() {
    const made = node();
    if (this.#gains.length === 0) Object.defineProperty(made.gain, "value", { set: (value: number) => (heard.volume = value) });
    this.#gains.push(made);
    return made;
  }
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ sampleRate: 100, getChannelData: () => new Float32Array(100) });
  resume = () => Promise.resolve();
}

let now = 100_000;
const wait = (ms: number) => (now += ms);
/** How many voices something started. */
async function starts(act: () => void): Promise<number> {
  const before = heard.starts;
  act();
  // The synthesiser is loaded on demand.
  await vi.dynamicImportSettled();
  await Promise.resolve();
  return heard.starts - before;
}
const hidden = (is: boolean) => Object.defineProperty(document, "hidden", { value: is, configurable: true });

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  wait(10_000);
  settings.sound = true;
  settings.volume = 0.5;
  hidden(false);
});
afterEach(() => void vi.restoreAllMocks());

describe("sound", () => {
  it("is silent until the page was touched", async () => {
    expect(await starts(() => sound.play("shot"))).toBe(0);
    expect(heard.contexts).toBe(0);
    dispatchEvent(new Event("pointerdown"));
    expect(await starts(() => sound.play("shot"))).toBe(RECIPES.shot.length);
    expect(heard.contexts).toBe(1);
  });

  it("is silent when it is off or has no volume", async () => {
    settings.sound = false;
    expect(await starts(() => sound.play("hit"))).toBe(0);
    settings.sound = true;
    settings.volume = 0;
    expect(await starts(() => sound.play("hit"))).toBe(0);
  });

  it("never fires ten shots at once", async () => {
    expect(await starts(() => Array.from({ length: 10 }, () => sound.play("shot")))).toBe(RECIPES.shot.length);
    wait(200);
    expect(await starts(() => sound.play("shot"))).toBe(RECIPES.shot.length);
  });

  it("plays no more than five sounds at once", async () => {
    const all = ["dial", "shot", "hit", "card", "dice"] as const;
    const layers = all.reduce((sum, name) => sum + RECIPES[name].length, 0);
    expect(await starts(() => [...all, "explosion" as const].forEach((name) => sound.play(name)))).toBe(layers);
  });

  it("tells only one's turn to a page that nobody looks at", async () => {
    hidden(true);
    expect(await starts(() => sound.play("explosion"))).toBe(0);
    expect(await starts(() => sound.play("turn"))).toBe(RECIPES.turn.length);
  });

  it("is turned off and on by its key, but not while somebody writes", () => {
    const press = (key: string, init: KeyboardEventInit = {}) => sound.key(new KeyboardEvent("keydown", { key, ...init }));
    expect(press("s")).toBe(true);
    expect(settings.sound).toBe(false);
    expect(press("s")).toBe(true);
    expect(settings.sound).toBe(true);
    expect(press("s", { ctrlKey: true })).toBe(false);
    expect(press("x")).toBe(false);
    const field = document.body.appendChild(document.createElement("input"));
    let took = true;
    field.addEventListener("keydown", (event) => (took = sound.key(event)));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
    expect(took).toBe(false);
  });

  it("follows the volume", async () => {
    settings.volume = 1;
    await starts(() => sound.play("card"));
    const loud = heard.volume;
    wait(2000);
    settings.volume = 0.5;
    await starts(() => sound.play("card"));
    expect(heard.volume).toBeCloseTo(loud / 4);
  });
});

describe("recipes", () => {
  it.each(NAMES)("%s is short and made of voices that die away in it", (name) => {
    expect(length(name)).toBeLessThan(1.5);
    for (const layer of RECIPES[name]) {
      expect(layer.swell ?? 0.004).toBeLessThan(layer.lasts);
      expect(layer.gain).toBeLessThan(1);
    }
  });
});
