// Formations at set-up: where the ships of a side stand towards each other. Only a wish: the nearest place that the rules
// list is taken.

export const FORMATIONS = ["line", "rows", "wedge"] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Between two bases there is room for half a base, so that nobody flies into the next. */
const GAP = 20_000;

/** Across the table and ahead, in steps from the middle of the formation. */
function offset(formation: Formation, at: number, of: number): { across: number; back: number } {
  if (formation === "line") return { across: at - (of - 1) / 2, back: 0 };
  if (formation === "rows") {
    const columns = Math.ceil(of / 2);
    const row = Math.floor(at / columns);
    const here = row === 0 ? columns : of - columns;
    return { across: (at % columns) - (here - 1) / 2, back: row };
  }
  // The first flies ahead; the others to its left and right, each pair one step further out.
  const rank = Math.ceil(at / 2);
  return { across: at % 2 === 1 ? -rank : rank, back: rank > of / 5 ? 1 : 0 };
}

/** The middle of a ship's base; `far`: on the side of the table that is at the top. */
export function slot(formation: Formation, at: number, of: number, base: number, [width, height]: [number, number], far: boolean): { x: number; y: number } {
  const { across, back } = offset(formation, at, of);
  // Wholly at range 1 of the edge: the front row as far as that goes.
  const depth = back === 0 ? 100_000 - base / 2 : base / 2;
  const x = width / 2 + (far ? -1 : 1) * across * (base + GAP);
  return { x, y: far ? height - depth : depth };
}
