import { beforeEach, expect, test } from "vitest";
import { settings, understood } from "../src/settings/settings.svelte";

beforeEach(() => localStorage.clear());

test("what cannot be understood is as if nothing had been said", () => {
  const plain = understood(null);
  for (const text of ["", "{", "null", "7", "[]", '{"speed":"warp","volume":9,"sound":"loud","notify":1}']) expect(understood(text)).toEqual(plain);
  expect(understood('{"speed":"fast","volume":0,"sound":false}')).toEqual({ ...plain, speed: "fast", volume: 0, sound: false });
});

test("a setting is kept for the next visit", () => {
  settings.speed = "slow";
  settings.volume = 3;
  expect(understood(localStorage.getItem("escadrille-settings"))).toMatchObject({ speed: "slow", volume: 1 });
});
