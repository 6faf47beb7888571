// What cannot be chosen, and why: the rules say so. Here is only what to ask them about.
import { type Choice, type Refused, SECTORS, type Spot } from "./view";

export type Reason = Refused;

/** A sector that refuses what is picked. */
export interface Refusal extends Reason {
  id: string;
  board: number;
  sector: number;
}

interface Picked {
  card: string | null;
  back: boolean;
  from: Spot | null;
}

/** The answers for each sector where what is picked might go, if the rules agreed. */
export function asIf(picked: Picked, seat: number): { board: number; sector: number; choice: Choice }[] {
  const all = Array.from({ length: SECTORS }, (_, sector) => sector);
  const { card, back, from } = picked;
  if (card !== null) return all.map((sector) => ({ board: seat, sector, choice: { Play: { card, back, sector } } }));
  if (from !== null) return all.map((sector) => ({ board: from.board, sector, choice: { Move: { from, to: sector } } }));
  return [];
}
