import { describe, expect, it } from "vitest";
import { answerOf, begins, offers } from "../src/session/rows";
import type { Arrange } from "../src/protocol";

const [x, y, b] = [["X", "Luke"], ["Y", "Luke"], ["B", "Falcon"]];
const rows: Arrange = { name: "Prepare", count: 2, of: [x, y, x, b].map((choice) => ({ choice, words: { key: String(choice) } })) };
const demand = { decision: 1, ask: {}, words: { key: "ask" }, choices: [], all: true, arrange: rows };

describe("rows", () => {
  it("begin with what there is, as often as there is", () => {
    expect(begins(rows, [x, x])).toBe(true);
    expect(begins(rows, [y, y])).toBe(false);
    expect(begins(rows, [["Z"]])).toBe(false);
    expect(begins(rows, [x, y, b])).toBe(false);
  });

  it("are answers when they are whole", () => {
    expect(answerOf(rows, [y])).toBeNull();
    expect(answerOf(rows, [y, x])).toEqual({ choice: { Prepare: [y, x] }, things: [{ key: "Y,Luke" }, { key: "X,Luke" }] });
  });

  it("are recognised as still on offer, as listed answers are", () => {
    expect(offers(demand, { Prepare: [b, y] })).toBe(true);
    expect(offers(demand, { Prepare: [b] })).toBe(false);
    expect(offers(demand, { Prepare: [b, b] })).toBe(false);
    expect(offers(demand, "Pass")).toBe(false);
    const listed = { decision: 1, ask: {}, words: { key: "ask" }, choices: [{ choice: "Pass", words: { key: "x" } }], all: true };
    expect(offers(listed, "Pass")).toBe(true);
    expect(offers(listed, "Hold")).toBe(false);
  });
});
