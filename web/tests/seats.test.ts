// The form of a new match.
import { describe, expect, it } from "vitest";
import { seated, WISHES } from "../src/lobby/seats";

describe("seats of a new match", () => {
  it("are swapped when I choose the other side, and the bot stays", () => {
    expect(seated(WISHES.solo, 1, "me", 2).slice(0, 2)).toEqual(["bot cadet", "me"]);
    expect(seated(["bot ace", "me"], 0, "me", 2)).toEqual(["me", "bot ace"]);
  });

  it("keep everybody else where they are", () => {
    expect(seated(["me", "bot cadet", "invite", "open"], 2, "me", 4)).toEqual(["invite", "bot cadet", "me", "open"]);
    expect(seated(["me", "bot cadet"], 1, "invite", 2)).toEqual(["me", "invite"]);
  });

  it("that more players add are bots", () => {
    expect(WISHES.solo.slice(1)).toEqual(["bot cadet", "bot cadet", "bot cadet"]);
  });
});
