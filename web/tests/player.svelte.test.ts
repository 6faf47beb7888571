import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Play } from "../src/boards/face";
import type { Replay } from "../src/protocol";
import { Player } from "../src/replay/player.svelte";
import { settings } from "../src/settings/settings.svelte";

const line = { words: { key: "line" }, rule: "X", event: "x" };
const replay: Replay = {
  game: "endor",
  steps: [[], [line], [], [line, line]].map((lines, input) => ({ input, lines, view: { input } })),
};

let player: Player;
let heard: [number, boolean][];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  heard = [];
  player = new Player();
  player.load(replay, 0);
  player.play = { hear: (lines: unknown[], first: boolean) => void heard.push([lines.length, first]), duration: (lines: unknown[]) => lines.length * 1000 } as unknown as Play;
});
afterEach(() => {
  player.stop();
  vi.useRealTimers();
});

describe("a replay that plays", () => {
  it("shows each step for as long as it takes, and ends", () => {
    player.toggle();
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(999);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(1);
    expect(player.at).toBe(2);
    vi.advanceTimersByTime(120);
    expect(player.at).toBe(3);
    expect(player.playing).toBe(false);
    expect(heard).toEqual([[1, false], [0, false], [2, false]]);
  });

  it("is as fast as everything else", () => {
    settings.speed = "fast";
    player.toggle();
    vi.advanceTimersByTime(400);
    expect(player.at).toBe(2);
  });

  it("begins anew from its end, and stops where it is told to", () => {
    player.to(3);
    player.toggle();
    expect(player.at).toBe(1);
    player.toggle();
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(1);
  });

  it("tells what was jumped over as no news", () => {
    player.to(3);
    player.to(2);
    expect(heard).toEqual([[2, true], [0, true]]);
  });
});
