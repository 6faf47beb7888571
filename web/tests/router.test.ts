import { describe, expect, it } from "vitest";
import { arrive, forgetInvitation, parse } from "../src/router.svelte";

const at = (path: string) => parse(new URL(path, "http://table.example"));

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(at("/")).toEqual({ page: "lobby", game: null });
    expect(at("/?game=endor")).toEqual({ page: "lobby", game: "endor" });
    expect(at("/g/xwing2e")).toEqual({ page: "lobby", game: "xwing2e" });
    expect(at("/rules")).toEqual({ page: "rulebooks" });
    expect(at("/learn")).toEqual({ page: "rulebooks" });
    expect(at("/learn/endor")).toEqual({ page: "learn", game: "endor", lesson: null });
    expect(at("/pass/abc#s3cret")).toEqual({ page: "pass", id: "abc", secret: "s3cret" });
    expect(at("/new")).toEqual({ page: "new" });
    expect(at("/squads")).toEqual({ page: "squads", code: null });
    expect(at("/squads/c~academypilot?name=x")).toEqual({ page: "squads", code: "c~academypilot" });
    expect(at("/m/abc")).toEqual({ page: "match", id: "abc", join: null });
    expect(at("/m/abc#join=s")).toEqual({ page: "match", id: "abc", join: "s" });
    expect(at("/m/abc?join=s")).toEqual({ page: "match", id: "abc", join: "s" });
    expect(at("/r/abc#17")).toEqual({ page: "replay", id: "abc", step: 17 });
    expect(at("/s/endor/attack/falcon-last")).toEqual({ page: "scenario", game: "endor", name: "attack/falcon-last" });
    expect(at("/rules/endor#END-021")).toEqual({ page: "rules", game: "endor", rule: "END-021" });
    expect(at("/verify?match=abc")).toEqual({ page: "verify", id: "abc" });
  });

  it("with an invitation lose it at once, and the tab keeps it until it is taken", () => {
    for (const [id, link] of [["new", "/m/new#join=s3cret"], ["old", "/m/old?join=s3cret"]] as const) {
      history.replaceState(null, "", link);
      expect(arrive(new URL(location.href))).toEqual({ page: "match", id, join: "s3cret" });
      expect(location.pathname + location.search + location.hash).toBe(`/m/${id}`);
      expect(arrive(new URL(location.href))).toEqual({ page: "match", id, join: "s3cret" });
      forgetInvitation(id);
      expect(arrive(new URL(location.href))).toEqual({ page: "match", id, join: null });
    }
  });

  it("that nobody can read lead nowhere", () => {
    for (const path of ["/m/%E0%A4%A", "/%"]) expect(at(path)).toEqual({ page: "nowhere" });
    expect(at("/m/%C3%A9")).toEqual({ page: "match", id: "é", join: null });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/m", "/m/", "/s/endor", "/pass/abc", "/g", "/elsewhere"]) expect(at(path)).toEqual({ page: "nowhere" });
  });
});
