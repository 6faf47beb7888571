// Seats by name: "you" with its own verb, people and bots by theirs, and nobody as "player one" who is known.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/i18n/lang.svelte";
import { type Names, Words, YOU } from "../src/i18n/words";
import type { SeatInfo } from "../src/protocol";
import { calledAt } from "../src/session/names";
import { LOCALES } from "./paths";

const files = (lang: string) => ["kernel", "starfighter", "xwing"].map((name) => readFileSync(`${LOCALES}/${lang}/${name}.ftl`, "utf8"));
const names: Names = { "starfighter-seat-one": { alias: YOU }, "starfighter-seat-two": { call: "Robot cadet" } };
const drew = (seat: string) => ({ key: "starfighter-log-drew-hidden", args: { seat: { key: seat }, count: 2 } });
const passed = (seat: string) => ({ key: "starfighter-log-passed", args: { seat: { key: seat } } });

const person = (seat: number, name: string | null) => ({ seat, sitter: { kind: "person", name, online: true } }) as SeatInfo;
const bot = (seat: number) => ({ seat, sitter: { kind: "bot", level: "cadet", thinking: false } }) as SeatInfo;

describe("who did it", () => {
  it("is told with the verb of the person", () => {
    const fr = new Words("fr", files("fr"), names);
    expect(fr.say(passed("starfighter-seat-one"))).toBe("Vous passez.");
    expect(fr.say(passed("starfighter-seat-two"))).toBe("Robot cadet passe.");
    expect(fr.say(drew("starfighter-seat-one"))).toBe("Vous piochez 2 cartes.");
    const en = new Words("en", files("en"), names);
    expect(en.say(passed("starfighter-seat-one"))).toBe("You pass.");
    expect(en.say(passed("starfighter-seat-two"))).toBe("Robot cadet passes.");
  });

  it("has a word of its own where nobody is known", () => {
    const fr = new Words("fr", files("fr"));
    expect(fr.say(passed("starfighter-seat-one"))).toBe("Joueur 1 passe.");
  });
});

describe("what a seat is called", () => {
  beforeAll(() => speak("fr"));

  it("is “vous” for one’s own, a name for others", () => {
    const seats = [person(0, "Maïté"), bot(1)];
    expect(calledAt(seats, 0, 0)).toBe("vous");
    expect(calledAt(seats, 0, 1)).toBe("Robot cadet");
    expect(calledAt(seats, null, 0)).toBe("Maïté");
  });

  it("is the opponent where the other has no name, and nothing for who only watches", () => {
    const seats = [person(0, null), person(1, null)];
    expect(calledAt(seats, 1, 0)).toBe("votre adversaire");
    expect(calledAt(seats, null, 0)).toBeNull();
    expect(calledAt([], null, 0)).toBeNull();
  });

  it("tells two of one name apart", () => {
    const seats = [bot(0), bot(1)];
    expect(calledAt(seats, null, 0)).toBe("Robot cadet (1)");
    expect(calledAt(seats, null, 1)).toBe("Robot cadet (2)");
  });
});
