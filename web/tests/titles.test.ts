import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { speak, t } from "../src/i18n/lang.svelte";
import { parse, type Route } from "../src/router.svelte";
import { titleOf } from "../src/site/titles";

const at = (path: string): Route => parse(new URL(path, "http://here"));

describe("titles of pages", () => {
  beforeAll(() => speak("fr"));

  it("tells pages apart in a row of tabs", () => {
    const paths = ["/new", "/squads", "/decks", "/verify", "/rules", "/rules/endor", "/rules/xwing2e", "/learn/starfighter", "/study/x/1", "/pass/x#y", "/no/where"];
    const titles = paths.map((path) => titleOf(at(path)));
    expect(new Set(titles).size).toBe(paths.length);
    for (const title of titles) expect(title).not.toMatch(/\[|^$|null/);
    expect(titles[6]).toContain(t("game-xwing2e"));
  });

  it("leaves it to pages that know who plays", () => {
    for (const path of ["/m/x", "/r/x", "/s/endor/a", "/a/x"]) expect(titleOf(at(path))).toBeUndefined();
    for (const page of ["replay/ReplayPage", "analysis/AnalysisPage"]) expect(readFileSync(`src/${page}.svelte`, "utf8")).toContain("quiet(");
  });

  it("calls the first page by the game that is looked at", () => {
    expect(titleOf(at("/"))).toBeNull();
    expect(titleOf(at("/?game=endor"))).toBe(t("game-endor"));
  });
});
