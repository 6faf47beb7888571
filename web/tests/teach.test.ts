// What is taught exists: every position is a scenario of the ledger, and every question has its words.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Replay } from "../src/protocol";
import { COURSES, type Exercise, isTask } from "../src/teach/courses";
import { stepAt } from "../src/teach/steps";
import { LOCALES, WEB } from "./paths";

const SCENARIOS = `${LOCALES}/../scenarios`;
const words = readFileSync(`${LOCALES}/en/web-teach.ftl`, "utf8");
const says = (key: string) => words.includes(`\n${key} = `);

describe.each(Object.entries(COURSES))("what is taught of %s", (game, { panels, lessons }) => {
  const all = lessons.flatMap((lesson) => lesson.exercises);
  const exercises = all.filter((one): one is Exercise => !isTask(one));
  const tasks = all.filter(isTask);

  it("shows scenarios that exist", () => {
    for (const { scenario } of [...panels, ...all]) {
      if (scenario !== null) expect(existsSync(`${SCENARIOS}/${game}/${scenario}.ron`), scenario).toBe(true);
    }
  });

  it("has words, and answers of which one is right", () => {
    for (const { key } of panels) expect(says(`web-teach-title-${key}`) && says(`web-teach-text-${key}`), key).toBe(true);
    for (const { key, answers, right, at, then, scenario } of exercises) {
      for (const part of ["title", "text", "ask", "after"]) expect(says(`web-teach-${part}-${key}`), `${part} of ${key}`).toBe(true);
      for (let i = 1; i <= answers; i++) expect(says(`web-teach-answer-${key}-${i}`), `${key} ${i}`).toBe(true);
      expect(says(`web-teach-answer-${key}-${answers + 1}`)).toBe(false);
      expect(right >= 1 && right <= answers).toBe(true);
      if (scenario !== null) expect(then).toBeGreaterThan(at);
    }
  });

  it("has something to do in every lesson, with words for each way it may end", () => {
    for (const lesson of lessons) expect(lesson.exercises.some(isTask), lesson.id).toBe(true);
    const goals = readFileSync(`${WEB}/src/teach/goals.ts`, "utf8");
    for (const { key, goal, hints, rule } of tasks) {
      for (const part of ["title", "text", "ask", "praise"]) expect(says(`web-teach-${part}-${key}`), `${part} of ${key}`).toBe(true);
      for (let i = 1; i <= hints; i++) expect(says(`web-teach-hint-${key}-${i}`), `${key} ${i}`).toBe(true);
      // Every reason that the goal may give, read from its own text.
      const source = goals.split(/\n(?=export const )/).find((part) => part.startsWith(`export const ${goal.name || "chains"}`)) ?? "";
      const reasons = [...source.matchAll(/failed\("(\w+)"\)|\? "(\w+)" : "(\w+)"\)/g)].flatMap((found) => found.slice(1).filter(Boolean));
      expect(reasons.length, key).toBeGreaterThan(0);
      for (const why of reasons) expect(says(`web-teach-fail-${key}-${why}`), `${key} ${why}`).toBe(true);
      expect(readFileSync(`${LOCALES}/../rules/${game}.md`, "utf8"), rule).toContain(`**${rule}**`);
    }
  });
});

it("finds a position by its inputs, however many steps a replay shows of one", () => {
  const step = (input?: number) => ({ lines: [], view: null, ...(input === undefined ? {} : { input }) });
  const plain = { game: "g", steps: [step(), step(), step()] } as Replay;
  expect([0, 1, 2, 9].map((at) => stepAt(plain, at))).toEqual([0, 1, 2, 2]);
  const fine = { game: "g", steps: [step(0), step(1), step(1), step(1), step(2)] } as unknown as Replay;
  expect([0, 1, 2].map((at) => stepAt(fine, at))).toEqual([0, 3, 4]);
});
