// A dial as a table: speeds from fast to slow, bearings from left to right.
import { type Bearing, type Move, readManeuver } from "../maneuver";
import type { Maneuver, Side } from "../view";

export interface Cell {
  /** Its place on the dial. */
  place: number;
  move: Move;
}

export interface Row {
  /** Negative in reverse. */
  speed: number;
  cells: (Cell | null)[];
}

/** Where a bearing stands: sharp turns outside, straight on in the middle, about-faces at the ends. */
const COLUMNS: [Bearing[], Side | null][] = [
  [["tallon", "segnor"], "Left"],
  [["turn"], "Left"],
  [["bank", "reverse-bank"], "Left"],
  [["straight", "stationary", "reverse"], null],
  [["bank", "reverse-bank"], "Right"],
  [["turn"], "Right"],
  [["tallon", "segnor"], "Right"],
  [["koiogran"], null],
];

function column(move: Move): number {
  return COLUMNS.findIndex(([bearings, side]) => bearings.includes(move.bearing) && side === move.side);
}

const isReverse = (move: Move) => move.bearing === "reverse" || move.bearing === "reverse-bank";

/** The table of a dial; columns that a dial does not use are left out. */
export function layout(dial: Maneuver[]): Row[] {
  const cells = dial.map((text, place): Cell => ({ place, move: readManeuver(text) }));
  const used = COLUMNS.map((_, at) => at).filter((at) => cells.some((cell) => column(cell.move) === at));
  const speedOf = (move: Move) => (isReverse(move) ? -move.speed : move.speed);
  const speeds = [...new Set(cells.map((cell) => speedOf(cell.move)))].sort((a, b) => b - a);
  return speeds.map((speed) => ({
    speed,
    cells: used.map((at) => cells.find((cell) => speedOf(cell.move) === speed && column(cell.move) === at) ?? null),
  }));
}

/** The maneuver an arrow key leads to: the nearest in that direction, never off the dial. */
export function step(rows: Row[], from: number, key: string): number {
  const y = rows.findIndex((row) => row.cells.some((cell) => cell?.place === from));
  const row = rows[y];
  if (!row) return rows[0]?.cells.find((cell) => cell)?.place ?? from;
  const x = row.cells.findIndex((cell) => cell?.place === from);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const by = key === "ArrowRight" ? 1 : -1;
    for (let at = x + by; at >= 0 && at < row.cells.length; at += by) {
      const cell = row.cells[at];
      if (cell) return cell.place;
    }
    return from;
  }
  const next = rows[y + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return from;
  const near = next.cells.flatMap((cell, at) => (cell ? [{ cell, apart: Math.abs(at - x) }] : []));
  near.sort((a, b) => a.apart - b.apart);
  return near[0]?.cell.place ?? from;
}

/** What a digit leads to: straight on at that speed, and pressed again the next bearing of the speed. */
export function bySpeed(rows: Row[], speed: number, from: number | null): number | null {
  const cells = rows.filter((row) => Math.abs(row.speed) === speed).flatMap((row) => row.cells.filter((cell) => cell !== null));
  if (cells.length === 0) return null;
  const at = cells.findIndex((cell) => cell.place === from);
  if (at >= 0) return cells[(at + 1) % cells.length]?.place ?? null;
  return (cells.find((cell) => cell.move.side === null) ?? cells[0])?.place ?? null;
}
