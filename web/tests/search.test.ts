import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../src/protocol";
import { distance, search } from "../src/rules/search";

const rule = (id: string, en: string, fr: string) => ({ id, en, fr, scenarios: [] }) as unknown as RuleInfo;
const RULES = [
  rule("X2-LOCK-01", "A ship that locks chooses an object.", "Un vaisseau qui verrouille choisit un objet : c’est le verrouillage."),
  rule("X2-ION-01", "A ship with enough ion tokens is ionized.", "Un vaisseau qui a assez de marqueurs ioniques est ionisé."),
  rule("X2-ACT-01", "One action for each activation.", "Une action à chaque activation."),
];
const ids = (text: string) => [...search(RULES, text).rules];

describe("searching the rules", () => {
  it("finds beginnings of words in either language, without accents", () => {
    expect(ids("ion")).toEqual(["X2-ION-01"]);
    expect(ids("IONISE")).toEqual(["X2-ION-01"]);
    expect(ids("l’activation")).toEqual(["X2-ACT-01"]);
    expect(ids("x2-lock")).toEqual(["X2-LOCK-01"]);
    expect(ids("vaisseau verrouillage")).toEqual(["X2-LOCK-01"]);
    expect(ids("").length).toBe(3);
  });

  it("forgives slips where nothing is written as it was typed, and says so", () => {
    expect(search(RULES, "verouillage")).toEqual({ rules: new Set(["X2-LOCK-01"]), near: true });
    expect(ids("verrouilalge")).toEqual(["X2-LOCK-01"]);
    expect(search(RULES, "verrouillage").near).toBe(false);
    // Short words with a slip are other words.
    expect(ids("iom")).toEqual([]);
  });

  it("counts letters", () => {
    expect(distance("verouillage", "verrouillage", 2)).toBe(1);
    expect(distance("ab", "ba", 2)).toBe(1);
    expect(distance("abc", "abcdef", 2)).toBe(3);
  });
});
