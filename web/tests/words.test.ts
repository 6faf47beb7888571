// The same samples as crates/words/tests: both sides must say the same.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Message, Words } from "../src/i18n/words";
import { LOCALES } from "./paths";

function read(lang: string): string[] {
  return readdirSync(`${LOCALES}/${lang}`).map((file) => readFileSync(`${LOCALES}/${lang}/${file}`, "utf8"));
}

const two = {
  "endor-seat-rebel-1": { alias: "endor-side-rebel" },
  "endor-seat-empire-1": { alias: "endor-side-empire" },
};
const words = { en: new Words("en", read("en"), two), fr: new Words("fr", read("fr"), two) };

function check(message: Message, en: string, fr: string): void {
  // Non-breaking spaces are written as `~` here, where a reader can see them.
  expect(words.en.say(message).replaceAll("\u00a0", "~")).toBe(en);
  expect(words.fr.say(message).replaceAll("\u00a0", "~")).toBe(fr);
}

const m = (key: string, args?: Record<string, unknown>): Message => (args ? { key, args } : { key });
const sector = (name: string) => m("endor-place-sector", { name });
const marker = (name: string) => m("endor-place-marker", { name });
const card = (...orders: string[]) => m("endor-card", { orders: orders.map((order) => m(`endor-order-${order}`)) });

describe("sentences", () => {
  it("call a seat by its number, its side or its name", () => {
    const passed = m("endor-log-passed", { seat: m("endor-seat-empire-1") });
    expect(new Words("en", read("en")).say(passed)).toBe("Empire 1 gave no order.");
    check(passed, "The Empire gave no order.", "L’Empire ne donne aucun ordre.");
    const named = words.fr.withNames({ "endor-seat-empire-1": { call: "Zoé" } });
    expect(named.say(passed)).toBe("Zoé ne donne aucun ordre.");
  });

  it("tell one from many", () => {
    const moved = (count: number) =>
      m("endor-log-moved", { ships: m("endor-fighters-x", { count }), count, from: marker("F2"), to: sector("O2") });
    check(moved(1), "1 X-wing moved from fleet marker F2 to sector O2.", "1 X-wing passe du marqueur Flotte F2 au secteur O2.");
    check(moved(3), "3 X-wings moved from fleet marker F2 to sector O2.", "3 X-wing passent du marqueur Flotte F2 au secteur O2.");
    const earned = (count: number) => m("endor-log-earned", { seat: m("endor-seat-rebel-1"), count });
    check(earned(5), "The Rebels earned 5 bonus orders.", "La Rébellion gagne 5 ordres supplémentaires.");
  });

  it("agree with the ships", () => {
    const attacked = m("endor-log-attacked", {
      ships: m("endor-ship-falcon"), from: sector("I1"), target: m("endor-place-death-star"), dice: 2,
    });
    check(
      attacked,
      "The Falcon attacked the Death Star from sector I1 with 2 dice.",
      "Le Falcon attaque l’Étoile de la Mort depuis le secteur I1 avec 2 dés.",
    );
  });

  it("join lists as the language joins them", () => {
    const list = [m("endor-fighters-x", { count: 2 }), m("endor-fighters-y", { count: 1 }), m("endor-fighters-b", { count: 3 })];
    check(
      m("endor-log-destroyed", { ships: m("endor-fighters", { list }), count: 6, place: sector("O1") }),
      "2 X-wings, 1 Y-wing and 3 B-wings were destroyed in sector O1.",
      "2 X-wing, 1 Y-wing et 3 B-wing sont détruits dans le secteur O1.",
    );
    const cards = [card("x", "luke"), card("falcon", "assault"), card("b", "luke")];
    check(
      m("endor-log-prepared-cards", { seat: m("endor-seat-rebel-1"), cards }),
      "The Rebels prepared X-wing / Luke, then Falcon / Shield Assault, then B-wing / Luke.",
      "La Rébellion prépare X-wing / Luke, puis Falcon / Assaut du bouclier, puis B-wing / Luke.",
    );
    check(
      m("endor-ask-order", { card: card("tie", "ambush", "vader") }),
      "Give one order of the revealed card: TIE, Shield Ambush or Vader.",
      "Donnez un ordre de la carte révélée~: TIE, Embuscade ou Dark Vador.",
    );
    expect(words.en.say(m("endor-log-rolled", { seat: m("endor-seat-empire-1"), dice: [6, 5, 1] }))).toBe("The Empire rolled 6, 5 and 1.");
  });

  it("read what dice hit as a choice and as a line of the log", () => {
    const list = [m("endor-hits-special", { ship: m("endor-ship-falcon"), count: 2 }), m("endor-fighters-x", { count: 1 })];
    const hits = m("endor-hits", { list });
    check(m("endor-choice-assign", { hits }), "Hit the Falcon twice and 1 X-wing", "Toucher le Falcon 2 fois et 1 X-wing");
    check(
      m("endor-log-assigned", { place: sector("M1"), hits }),
      "The dice hit the Falcon twice and 1 X-wing in sector M1.",
      "Dans le secteur M1, les dés touchent le Falcon 2 fois et 1 X-wing.",
    );
  });

  it("say none otherwise than some", () => {
    const advanced = (spaces: number, troopers: number) => m("endor-log-advanced", { spaces, to: 12, troopers });
    check(advanced(0, 0), "The strike team did not advance.", "L’équipe d’assaut n’avance pas.");
    check(
      advanced(3, 1),
      "The strike team advanced 3 spaces, to space 12, and drove off 1 stormtrooper.",
      "L’équipe d’assaut avance de 3 cases, jusqu’à la case 12, et repousse 1 Stormtrooper.",
    );
  });

  it("show a key that has none", () => {
    expect(words.fr.text("no-such-key")).toBe("[no-such-key]");
    expect(words.fr.text("endor-side-rebel.no-such-case")).toBe("[endor-side-rebel.no-such-case]");
    expect(words.en.text("endor-side-rebel.name")).toBe("Rebels");
    expect(words.fr.say(m("endor-log-passed", { seat: m("no-such-key") }))).toBe("[no-such-key] ne donne aucun ordre.");
  });
});
