// Answers that are rows of things: any so many of them, in any order. The server names the things instead of all rows.
import type { Arrange, Offered, OwnDemand } from "../protocol";

const text = (value: unknown) => JSON.stringify(value);

export function rowsOf(demand: OwnDemand | null): Arrange | null {
  return demand?.arrange ?? null;
}

/** Whether a row can begin like this. */
export function begins(rows: Arrange, row: unknown[]): boolean {
  if (row.length > rows.count) return false;
  const left = rows.of.map((one) => text(one.choice));
  return row.every((thing) => {
    const at = left.indexOf(text(thing));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The answer that a whole row makes, and its things in words. */
export function answerOf(rows: Arrange, row: unknown[]): { choice: Record<string, unknown[]>; things: Offered["words"][] } | null {
  if (row.length !== rows.count || !begins(rows, row)) return null;
  const things = row.flatMap((thing) => rows.of.find((one) => text(one.choice) === text(thing))?.words ?? []);
  return { choice: { [rows.name]: row }, things };
}

/** Whether an answer may be among the legal ones of a demand. Where only some are listed, the rules will say. */
export function offers(demand: OwnDemand, choice: unknown): boolean {
  if (!demand.all) return true;
  const rows = rowsOf(demand);
  if (rows === null) return demand.choices.some((one) => text(one.choice) === text(choice));
  const row = typeof choice === "object" && choice !== null ? (choice as Record<string, unknown>)[rows.name] : null;
  return Array.isArray(row) && row.length === rows.count && begins(rows, row);
}
