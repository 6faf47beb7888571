// Brings a view up to date with an update that tells only what is not as it was.

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields replace those of the view before; of a field that is an object in both, only the keys that are there; of a
 * list, the items with the numbers that are there. */
export function renewed(view: unknown, changes: unknown): unknown {
  if (!isFields(view) || !isFields(changes)) return changes;
  const next: Fields = { ...view };
  for (const [field, now] of Object.entries(changes)) {
    const old = view[field];
    if (Array.isArray(old) && isFields(now)) next[field] = old.map((item: unknown, n) => (n in now ? now[n] : item));
    else next[field] = isFields(old) && isFields(now) ? { ...old, ...now } : now;
  }
  return next;
}
