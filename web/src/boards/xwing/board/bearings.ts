// The arrows of a dial in a box of 24: where the nose goes.
import type { Bearing, Move } from "../maneuver";

const RIGHT: Record<Bearing, { line: string; head: string }> = {
  straight: { line: "M12 21V8", head: "M12 2 17 9H7Z" },
  bank: { line: "M8 21C8 15 10 12 14 9", head: "M19.5 4.5 18 13 11.5 6Z" },
  turn: { line: "M7 21V14C7 11 9 9.5 12 9.5H14", head: "M21 9.5 14 14.5V4.5Z" },
  koiogran: { line: "M7 21V10C7 3.6 16 3.6 16 10V12", head: "M16 19 11 12H21Z" },
  tallon: { line: "M6 21V11C6 8 8 6 11 6H16V12", head: "M16 19 11 12H21Z" },
  segnor: { line: "M6 21C6 14 8 10 12 7.5C17 4.5 19.5 8 17.5 12", head: "M14.6 18 12.4 10.4 20.4 12.8Z" },
  stationary: { line: "", head: "M6 6H18V18H6Z" },
  reverse: { line: "M12 3V16", head: "M12 22 7 15H17Z" },
  "reverse-bank": { line: "M8 3C8 9 10 12 14 15", head: "M19.5 19.5 11.5 18 18 11Z" },
};

/** The arrow of a maneuver, and whether it is mirrored. */
export function bearingArt(move: Pick<Move, "bearing" | "side">): { line: string; head: string; mirrored: boolean } {
  return { ...RIGHT[move.bearing], mirrored: move.side === "Left" };
}
