// Squadrons in the page: links, what the browser keeps, finding cards, what a new match asks for.
import { beforeEach, describe, expect, it } from "vitest";
import { Cards, type Content } from "../src/boards/xwing/content";
import { formatOf, modeOf, sideOf, start } from "../src/boards/xwing/opening";
import { Builder } from "../src/squads/builder.svelte";
import type { Examine } from "../src/boards/xwing/questions";
import { ANY, counted, mentions, plain, rank, ships, upgrades } from "../src/squads/find";
import { decode, encode, linked, pathOf } from "../src/squads/link";
import { exportAll, importAll, keep, load, remove, revive } from "../src/squads/store";
import { blank, drafted, kebab, type Draft, type Examined, type Fits, type Told } from "../src/squads/types";
import { fileName } from "../src/squads/file";

const LUKE: Draft = {
  name: "Été & co. ? #1",
  format: { kind: "points", season: "last", limit: 200 },
  ships: [{ pilot: "lukeskywalker", upgrades: ["r2d2", "servomotorsfoils"] }, { pilot: "sabinewren-tielnfighter", upgrades: [] }],
  obstacles: ["coreasteroid2"],
};

const text = (en: string) => ({ en, fr: en });
const pilot = (id: string, faction: string, ship: string, initiative: number) => ({
  id, name: text(id), caption: null, ship, faction, initiative, limited: 1, force: null, charges: null, slots: ["Talent"], keywords: [], text: text("does things"), points: {},
});
const upgrade = (id: string, slots: string[]) => ({
  id, name: text(id), slots, limited: 0, restrictions: [], charges: null, force: 0, faces: [{ name: null, text: text("helps"), weapons: [], actions: [] }], points: {},
});
const CARDS = new Cards({
  arcs: { small: 0, medium: 0, large: 0 }, seasons: ["last"],
  ships: [{ id: "xwing", name: text("X-wing"), size: "Small", factions: ["Rebel"], weapons: [], turret: null, agility: 2, hull: 4, shields: 2, actions: [], dial: [], text: null }],
  pilots: [pilot("Élu", "Rebel", "xwing", 5), pilot("Wedge", "Rebel", "xwing", 6), pilot("Vader", "Empire", "tie", 6)],
  upgrades: [upgrade("Predator", ["Talent"]), upgrade("R2", ["Astromech"]), upgrade("Ace", ["Talent", "Crew"])],
  damage: [], conditions: [], devices: [], obstacles: [], quick_builds: [],
} as unknown as Content);

const told: Told = { why: { key: "k" }, rule: null, ship: null };
const fits = (id: string, points: number, against: Told | null = null, budget = false): Fits => ({ id, points, against, budget });

function answered(draft: Pick<Draft, "name" | "ships">, more: Partial<Examined> = {}): Examined {
  return {
    squad: { name: draft.name, ships: draft.ships.map((ship) => ({ ...ship, threat: null })), points: 1 }, faction: null, obstacles: [], xws: "{}", points: 1, threat: null,
    ships: draft.ships.map((ship) => ({ pilot: ship.pilot, points: 1, own: 1, threat: null, places: [], upgrades: [] })), faults: [], notes: [], fine: true, ...more,
  };
}

beforeEach(() => {
  for (const one of load()) remove(one.id);
  localStorage.clear();
});

describe("links", () => {
  it("hold a whole squadron, and give it back", () => {
    for (const format of [LUKE.format, { kind: "quick", threat: 8 } as const, { kind: "casual" } as const]) {
      const path = pathOf({ ...LUKE, format });
      expect(path).toMatch(/^\/squads\/[a-z0-9_~-]+\?/);
      expect(linked(`https://table.example${path}`)).toEqual({ ...LUKE, format });
      expect(linked(path)).toEqual({ ...LUKE, format });
    }
    expect(encode(LUKE)).toBe("p200_last~lukeskywalker_r2d2_servomotorsfoils~sabinewren-tielnfighter");
  });

  it("tell which ships share a quick build", () => {
    const pair = { pilot: "academypilot", upgrades: [], build: 1 };
    const bombers = { pilot: "scimitarsquadronpilot", upgrades: ["ionmissiles", "000"], build: 12 };
    const draft: Draft = { ...blank({ kind: "quick", threat: 8 }), ships: [pair, pair, bombers, { pilot: "idenversio", upgrades: [] }, bombers] };
    expect(encode(draft)).toBe("q8~academypilot_.1~academypilot_.1~scimitarsquadronpilot_ionmissiles_000_.12~idenversio~scimitarsquadronpilot_ionmissiles_000_.12");
    expect(linked(pathOf(draft))).toEqual(draft);
    for (const code of ["q8~a_.0", "q8~a_.100", "q8~a_.x", "q8~.1", "q8~a_.1_b"]) expect(decode(code, new URLSearchParams()), code).toBeNull();
  });

  it("that hold none are refused, whatever they are", () => {
    const none = new URLSearchParams();
    for (const code of ["", "x", "p_last~a", "p200~a", "p200_last~A", "p200_last~a b", "q8~<b>", `c~${"a".repeat(60)}`, `c${"~a".repeat(30)}`, "p99999_last"]) {
      expect(decode(code, none), code).toBeNull();
    }
    expect(linked("https://elsewhere.example/?d=v8Z")).toBeNull();
    expect(linked("https://here.example/squads/%")).toBeNull();
    expect(linked('{"pilots":[]}')).toBeUndefined();
    expect(linked("")).toBeUndefined();
  });

  it("without a ship are an empty squadron", () => {
    expect(decode("c", new URLSearchParams())).toEqual(blank({ kind: "casual" }));
  });
});

describe("what the browser keeps", () => {
  it("is there again, newest first, under its id", () => {
    keep("a", LUKE, 1);
    keep("b", { ...LUKE, name: "B" }, 2);
    expect(load().map((one) => one.id)).toEqual(["b", "a"]);
    keep("a", { ...LUKE, name: "A" }, 3);
    expect(load().map((one) => [one.id, one.name])).toEqual([["a", "A"], ["b", "B"]]);
    remove("a");
    expect(load().map((one) => one.id)).toEqual(["b"]);
  });

  it("is what can be read of it", () => {
    localStorage.setItem("escadrille-squads", '[{"id":"x","format":{"kind":"quick","threat":8},"ships":[{"pilot":"p","upgrades":[1,"u"]},7]},{"id":"y"},null,3]');
    expect(load()).toEqual([{ id: "x", changed: 0, name: "", format: { kind: "quick", threat: 8 }, ships: [{ pilot: "p", upgrades: ["u"] }], obstacles: [] }]);
    localStorage.setItem("escadrille-squads", "{broken");
    expect(load()).toEqual([]);
    for (const bad of [null, 3, {}, { format: { kind: "points" }, ships: [] }, { format: { kind: "casual" } }]) expect(revive(bad)).toBeNull();
  });

  it("goes into one file and comes back", () => {
    const pair: Draft = { ...LUKE, ships: [{ pilot: "a", upgrades: [], build: 2 }, { pilot: "b", upgrades: [], build: 2 }] };
    keep("a", LUKE, 1);
    keep("b", pair, 2);
    expect(importAll(exportAll(load()))).toEqual([pair, LUKE]);
    expect(revive({ ...LUKE, ships: [{ pilot: "a", upgrades: [], build: "x" }, { pilot: "a", upgrades: [], build: -1 }] })?.ships).toEqual([{ pilot: "a", upgrades: [] }, { pilot: "a", upgrades: [] }]);
    expect(importAll("[]")).toBeNull();
    expect(importAll("{")).toBeNull();
    expect(importAll('{"squads":[1,{}]}')).toEqual([]);
  });

  it("has names that systems take", () => {
    expect(fileName("Été / « Rouge »", "xws")).toBe("E-te-Rouge.xws");
    expect(fileName("…", "xws")).toBe("squad.xws");
  });
});

describe("cards", () => {
  it("are found by any of their words, without accents or case", () => {
    expect(plain("« Été »  Bleu")).toBe("ete bleu");
    expect(mentions(["Élu", null, "X-wing"], "elu x wing")).toBe(true);
    expect(mentions(["Élu"], "vader")).toBe(false);
  });

  it("are those of the side, by ship, initiative and points, what fits first", () => {
    const all = [fits("Wedge", 52, told), fits("Élu", 60), fits("Vader", 70), fits("gone", 1)];
    const names = (wanted: Partial<typeof ANY>, faction: string | null = "Rebel") => ships(CARDS, all, faction, { ...ANY, ...wanted }, "en").map((one) => one.pilot.id);
    expect(names({})).toEqual(["Élu", "Wedge"]);
    expect(names({}, null)).toEqual(["Vader", "Élu", "Wedge"]);
    expect(names({ initiative: 6 })).toEqual(["Wedge"]);
    expect(names({ most: 55 })).toEqual(["Wedge"]);
    expect(names({ ship: "tie" }, null)).toEqual(["Vader"]);
    expect(names({ words: "elu" }, null)).toEqual(["Élu"]);
    expect(names({ sort: "points" }, null)).toEqual(["Élu", "Vader", "Wedge"]);
  });

  it("of a quick build are found by any of its ships, and equal ones are counted", () => {
    const pair = [{ pilot: "Wedge", upgrades: ["R2"] }, { pilot: "Élu", upgrades: [] }];
    const all: Fits[] = [{ ...fits("Wedge", 3), ships: pair }, { ...fits("Wedge", 2), ships: [pair[0]!] }];
    const found = (wanted: Partial<typeof ANY>) => ships(CARDS, all, null, { ...ANY, ...wanted }, "en").map((one) => one.fits.points);
    expect(found({})).toEqual([3, 2]);
    expect(found({ words: "elu" })).toEqual([3]);
    expect(found({ initiative: 5 })).toEqual([3]);
    expect(found({ words: "r2" })).toEqual([3, 2]);
    const twins = [{ pilot: "a", upgrades: ["x", "y"] }, { pilot: "b", upgrades: [] }, { pilot: "a", upgrades: ["y", "x"] }];
    expect(counted(twins).map((one) => [one.ship.pilot, one.count])).toEqual([["a", 2], ["b", 1]]);
  });

  it("of a slot are sorted by whether they fit", () => {
    const all = [fits("Predator", 2, told), fits("Ace", 3, told, true), fits("R2", 5)];
    expect(upgrades(CARDS, all, "Talent", "", "en").map((one) => one.upgrade.id)).toEqual(["Ace", "Predator"]);
    expect(upgrades(CARDS, all, null, "", "en").map((one) => one.upgrade.id)).toEqual(["R2", "Ace", "Predator"]);
    expect(all.map(rank)).toEqual([2, 1, 0]);
  });

  it("have names that the words know", () => {
    expect(["ForcePower", "FirstOrder", "Talent", "FullFront"].map(kebab)).toEqual(["force-power", "first-order", "talent", "full-front"]);
  });
});

describe("the builder", () => {
  const asked: { about: string; squad: Draft; ship?: number; instead?: number | null }[] = [];
  const ask = (async (question: (typeof asked)[number]) => {
    asked.push(question);
    return question.about === "fit" ? { kind: "pilots", cards: [] } : answered(question.squad);
  }) as unknown as Examine;

  it("asks after every change, and keeps what has ships", async () => {
    const builder = new Builder(CARDS, ask);
    await builder.begin();
    expect(builder.saved).toEqual([]);
    builder.add({ pilot: "Wedge", upgrades: [] });
    builder.equip(0, "Predator", null);
    builder.equip(0, "Ace", 0);
    builder.copyShip(0);
    builder.unequip(1, 0);
    expect(builder.draft.ships).toEqual([{ pilot: "Wedge", upgrades: ["Ace"] }, { pilot: "Wedge", upgrades: [] }]);
    builder.moveShip(1, -1);
    expect(builder.draft.ships[0]?.upgrades).toEqual([]);
    builder.moveShip(0, -1);
    await builder.refresh();
    expect(builder.examined?.ships.length).toBe(2);
    expect(load().map((one) => one.ships.length)).toEqual([2]);
    expect(builder.faction).toBe("Rebel");
    builder.removeShip(0);
    builder.removeShip(0);
    expect(load()).toEqual([]);
  });

  it("adds, copies and removes the ships of a quick build together", async () => {
    const shares = (async ({ about, squad }: { about: string; squad: Draft }) => {
      const shared = (ship: Draft["ships"][number], at: number) => squad.ships.flatMap((other, i) => (i !== at && ship.build && other.build === ship.build ? [i] : []));
      const bills = answered(squad).ships.map((bill, i) => ({ ...bill, shared: shared(squad.ships[i]!, i) }));
      return about === "fit" ? { kind: "builds", cards: [] } : answered(squad, { ships: bills });
    }) as unknown as Examine;
    const builder = new Builder(CARDS, shares);
    await builder.begin({ kind: "quick", threat: 8 });
    const wedge = { pilot: "Wedge", upgrades: [] };
    builder.add(wedge);
    builder.add(wedge, { pilot: "Élu", upgrades: ["R2"] });
    await builder.refresh();
    expect(builder.draft.ships.map((ship) => ship.build)).toEqual([undefined, 1, 1]);
    expect([builder.together(0), builder.together(2)]).toEqual([[0], [1, 2]]);
    builder.copyShip(1);
    await builder.refresh();
    expect(builder.draft.ships.map((ship) => [ship.pilot, ship.build])).toEqual([["Wedge", undefined], ["Wedge", 1], ["Élu", 1], ["Wedge", 2], ["Élu", 2]]);
    builder.copyShip(0);
    await builder.refresh();
    expect(builder.draft.ships[1]).toEqual(wedge);
    builder.removeShip(3);
    await builder.refresh();
    expect(builder.draft.ships.map((ship) => ship.build)).toEqual([undefined, undefined, 2, 2]);
    // By points nobody has to go along.
    await builder.change({ format: { kind: "points", season: "last", limit: 200 } });
    builder.removeShip(3);
    expect(builder.draft.ships.length).toBe(3);
    expect(drafted(answered(builder.draft), builder.draft.format)).toEqual(builder.draft);
  });

  it("takes the newest answer, whatever comes last", async () => {
    const late: (() => void)[] = [];
    const slow = (({ about, squad }: { about: string; squad: Draft }) => new Promise((resolve) => {
      late.push(() => resolve(about === "fit" ? { kind: "pilots", cards: [] } : answered(squad)));
    })) as unknown as Examine;
    const builder = new Builder(CARDS, slow);
    builder.add({ pilot: "Wedge", upgrades: [] });
    builder.add({ pilot: "Élu", upgrades: [] });
    for (const answer of late.reverse()) answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(builder.examined?.ships.length).toBe(2);
  });

  it("loses cards that nobody knows any more, and says so", async () => {
    const note: Told = { ...told, weight: "dropped" };
    const builder = new Builder(CARDS, async <T,>(what: unknown) => {
      const { about, squad } = what as { about: string; squad: Draft };
      const known = squad.ships.filter((ship) => ship.pilot !== "gone");
      return (about === "fit" ? { kind: "pilots", cards: [] } : answered({ ...squad, ships: known }, { notes: known.length < squad.ships.length ? [note] : [] })) as T;
    });
    await builder.open({ ...blank(), ships: [{ pilot: "gone", upgrades: [] }, { pilot: "Wedge", upgrades: [] }] });
    expect(builder.draft.ships.map((ship) => ship.pilot)).toEqual(["Wedge"]);
    expect(builder.notes).toEqual([note]);
  });

  it("renames, duplicates and deletes what is kept", async () => {
    const builder = new Builder(CARDS, ask);
    await builder.open({ ...blank(), name: "One", ships: [{ pilot: "Wedge", upgrades: [] }] });
    builder.change({});
    const [one] = builder.saved;
    if (!one) throw new Error("it was not kept");
    await builder.duplicate(one, "Two");
    expect(builder.saved.map((saved) => saved.name).sort()).toEqual(["One", "Two"]);
    builder.rename(one, "Uno");
    expect(builder.saved.map((saved) => saved.name).sort()).toEqual(["Two", "Uno"]);
    builder.delete(builder.id);
    expect(builder.saved.map((saved) => saved.name)).toEqual(["Uno"]);
    expect(builder.draft.ships).toEqual([]);
  });

  it("reads what others wrote", async () => {
    const builder = new Builder(CARDS, async <T,>(what: unknown) => {
      const { about, squad } = what as { about: string; squad: unknown };
      if (about === "fit") return { kind: "pilots", cards: [] } as T;
      return (typeof squad === "string" ? answered({ name: "", ships: [] }, { notes: [told] }) : answered(squad as Draft)) as T;
    });
    const nothing = await builder.read("{", { kind: "casual" });
    expect(nothing.notes).toEqual([told]);
    expect(builder.saved).toEqual([]);
    await builder.read({ name: "X", ships: [{ pilot: "Wedge", upgrades: [] }] }, { kind: "casual" });
    expect(builder.saved.map((saved) => saved.name)).toEqual(["X"]);
    expect(drafted(answered(builder.draft), builder.draft.format)).toEqual(builder.draft);
  });
});

describe("a new match", () => {
  const terms = { threat: 6, stakes: 3, season: "launch", limit: 150 };
  it("asks for what was chosen", () => {
    expect(start(null)).toBe("starter");
    expect(start(LUKE)).toBe("points");
    expect(formatOf("points", terms)).toEqual({ kind: "points", season: "launch", limit: 150 });
    expect(formatOf("quick", terms)).toEqual({ kind: "quick", threat: 6 });
    expect(formatOf("escalation", { ...terms, stakes: Number.NaN })).toEqual({ kind: "quick", threat: 4 });
    expect([modeOf("box"), modeOf("casual"), modeOf("escalation")]).toEqual(["escalation_core_box", "standard", "escalation"]);
  });

  it("takes squadrons from everywhere", () => {
    const drafts = { "saved 1": LUKE, brought: null };
    const squad = { name: LUKE.name, ships: LUKE.ships, obstacles: LUKE.obstacles };
    expect(sideOf("random ", "", drafts)).toEqual({ from: "random", faction: null });
    expect(sideOf("random Rebel", "", drafts)).toEqual({ from: "random", faction: "Rebel" });
    expect(sideOf("ready imperial-aces", "", drafts)).toEqual({ from: "ready", name: "imperial-aces" });
    expect(sideOf("same", "", drafts)).toEqual({ from: "same" });
    expect(sideOf("saved 1", "", drafts)).toEqual({ from: "squad", squad });
    expect(sideOf("saved 2", "", drafts)).toBeNull();
    expect(sideOf("paste", " ", drafts)).toBeNull();
    expect(sideOf("paste", "{}", drafts)).toEqual({ from: "squad", squad: "{}" });
    expect(sideOf("paste", pathOf(LUKE), drafts)).toEqual({ from: "squad", squad });
  });
});
