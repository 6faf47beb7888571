// The guide tells each thing once, at its moment.
import { beforeEach, describe, expect, it } from "vitest";
import { Coach } from "../src/coach/coach.svelte";
import { frontOfLesson, LESSONS, type Moment } from "../src/boards/endor/lessons";
import { lessonFor } from "../src/coach/lessons";
import { coached, rememberCoached } from "../src/session/memory";

const START: Moment = { ask: "Prepare", picked: 0, ready: false, round: 1, shields: true, rival: false, rebel: true };

function told(moments: Partial<Moment>[]): string[] {
  const seen: string[] = [];
  for (const more of moments) {
    const now = { ...START, ...more };
    for (let lesson = lessonFor(LESSONS, now, (id) => seen.includes(id)); lesson; lesson = lessonFor(LESSONS, now, (id) => seen.includes(id))) seen.push(lesson.id);
  }
  return seen;
}

describe("lessons", () => {
  it("follow what is asked", () => {
    expect(told([{}])).toEqual(["goal", "space", "shield", "duel", "hand"]);
    expect(told([{}, { picked: 2 }, { picked: 3, ready: true }]).slice(5)).toEqual(["pile", "lay"]);
    expect(told([{ ask: "Order" }])).toEqual(["order"]);
    expect(told([{ ask: "Order" }, { ask: "Order", rival: true }])).toEqual(["order", "log"]);
    expect(told([{ ask: "Assign" }, { ask: "Assign" }])).toEqual(["assign"]);
    expect(told([{ ask: "" }])).toEqual([]);
  });

  it("do not explain at the second pile how the first one is laid", () => {
    expect(told([{ round: 2 }])).toEqual(["goal", "round"]);
    expect(told([{ round: 2, picked: 3, ready: true }])).toEqual(["goal", "round"]);
  });

  it("say what has changed once the shields are down", () => {
    expect(told([{ ask: "Order", shields: false }])[0]).toBe("breach");
    expect(told([{ ask: "", shields: false }])).toEqual([]);
  });

  it("are all told in the end, and a phone shows the front they are about", () => {
    const all = told([
      {}, { picked: 3, ready: true }, { ask: "Order", rival: true }, { ask: "Move" }, { ask: "Attack" }, { ask: "Assign" },
      { ask: "Advance" }, { ask: "Fire" }, { ask: "Order", shields: false }, { round: 2 },
    ]);
    expect([...all].sort()).toEqual(LESSONS.map((lesson) => lesson.id).sort());
    expect(LESSONS.map(frontOfLesson).filter((front) => front === "ground").length).toBe(2);
  });
});

describe("the guide", () => {
  beforeEach(() => localStorage.clear());

  it("is for the match it was begun in, and remembers", () => {
    rememberCoached("endor", { match: "a", seen: ["goal"], done: false });
    expect(new Coach("b", "endor", LESSONS, () => START).lesson).toBeNull();
    const coach = new Coach("a", "endor", LESSONS, () => START);
    expect(coach.lesson?.id).toBe("space");
    coach.next();
    expect(coach.lesson?.id).toBe("shield");
    expect(coached("endor").seen).toEqual(["goal", "space"]);
    expect(new Coach("a", "endor", LESSONS, () => START).lesson?.id).toBe("shield");
  });

  it("ends when nobody wants it, and starts again when somebody does", () => {
    rememberCoached("endor", { match: "a", seen: [], done: false });
    const coach = new Coach("a", "endor", LESSONS, () => START);
    coach.skip();
    expect(coach.lesson).toBeNull();
    expect(coached("endor").done).toBe(true);
    coach.restart();
    expect(coach.lesson?.id).toBe("goal");
  });

  it("needs no button: what was acted upon has been told", () => {
    let now = $state.raw<Moment>({ ...START, ask: "Order" });
    rememberCoached("endor", { match: "a", seen: [], done: false });
    const coach = new Coach("a", "endor", LESSONS, () => now);
    coach.sync();
    expect(coach.lesson?.id).toBe("order");
    now = { ...START, ask: "Move" };
    coach.sync();
    expect(coach.lesson?.id).toBe("move");
    expect(coached("endor").seen).toEqual(["order"]);
  });
});
