// Answers that look alike come as forms and rows: what is common to them once, and of each what it has of its own.
import type { Offered, OwnDemand } from "../protocol";

/** A form with what a row has in place of its numbers. */
function filled(form: unknown, row: unknown[]): unknown {
  if (typeof form === "number") return row[form];
  if (Array.isArray(form)) return form.map((part) => filled(part, row));
  if (typeof form !== "object" || form === null) return form;
  return Object.fromEntries(Object.entries(form).map(([key, part]) => [key, filled(part, row)]));
}

/** A demand with its answers as a list, however they were told. */
export function listed({ alike, ...demand }: OwnDemand): OwnDemand {
  if (!alike) return demand;
  return { ...demand, choices: alike.rows.map((row) => filled(alike.forms[row[0]], row) as Offered) };
}
