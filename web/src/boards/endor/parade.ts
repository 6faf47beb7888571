// A calm battle for an empty lobby: ships that pass from place to place. It shows the board; it follows no match.
import { START } from "./start";
import type { Place, View } from "./view";

export interface Pass {
  fighter: "X" | "Y" | "B" | "Tie";
  from: Place;
  to: Place;
  count: number;
}

export const PASSES: readonly Pass[] = [
  { fighter: "X", from: "M1", to: "I2", count: 5 },
  { fighter: "Tie", from: "I4", to: "I3", count: 4 },
  { fighter: "Y", from: "F4", to: "O3", count: 4 },
  { fighter: "Tie", from: "O6", to: "O5", count: 4 },
  { fighter: "B", from: "M2", to: "M1", count: 3 },
  { fighter: "X", from: "F2", to: "O2", count: 5 },
  { fighter: "Tie", from: "M6", to: "M7", count: 4 },
  { fighter: "X", from: "O3", to: "M2", count: 5 },
];

/** The board after the first so many passes. */
export function after(passes: number): View {
  const places = { ...START.places };
  for (const { fighter, from, to, count } of PASSES.slice(0, passes)) {
    const kind = fighter.toLowerCase() as "x" | "y" | "b" | "tie";
    const [left, met] = [places[from], places[to]];
    if (!left || !met) continue;
    places[from] = { ...left, [kind]: left[kind] - count };
    places[to] = { ...met, [kind]: met[kind] + count };
  }
  return { ...START, places };
}
