// Where everything of the space battle is drawn. Angles are in degrees from the Rebel side of the map; positive
// ones run towards O3 and O4. Two cells touch on the map exactly where packs/endor/board.ron has an edge: a test
// compares them.
import type { Place } from "./view";

export interface Cell {
  place: Place;
  from: number;
  to: number;
  inner: number;
  outer: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Which side of the map is the Rebels': left on wide screens, bottom on tall ones. */
export type Facing = "left" | "bottom";

export const DEATH_STAR_RADIUS = 60;
const RINGS = { I: [64, 126], M: [126, 192], O: [192, 264], F: [276, 336] } as const;

const BOUNDS: Record<"O" | "M" | "I", [number, number][]> = {
  O: [[-70, -35], [-35, 0], [0, 35], [35, 70], [70, 132], [132, 160], [160, 200], [200, 228], [228, 290]],
  M: [[-84, -22], [-22, 22], [22, 84], [84, 122], [122, 180], [180, 238], [238, 276]],
  I: [[-100, -36], [-36, 36], [36, 100], [100, 150], [150, 210], [210, 260]],
};

/** The sector each fleet marker touches is in the pack; here is where the marker lies outside it. */
const MARKERS: [number, number][] = [[-54, -37], [-34, -18.5], [-16.5, -1], [1, 16.5], [18.5, 34], [37, 54]];

function ring(zone: "O" | "M" | "I"): Cell[] {
  const [inner, outer] = RINGS[zone];
  return BOUNDS[zone].map(([from, to], i) => ({ place: `${zone}${i + 1}`, from, to, inner, outer }));
}

export const SECTORS: Cell[] = [...ring("O"), ...ring("M"), ...ring("I")];
export const FLEET: Cell[] = MARKERS.map(([from, to], i) => ({
  place: `F${i + 1}`, from, to, inner: RINGS.F[0], outer: RINGS.F[1],
}));
const ALL = new Map([...SECTORS, ...FLEET].map((cell) => [cell.place, cell]));

export function point(angle: number, radius: number, facing: Facing): Point {
  // On the screen the angles run against the clock, so that F1 to F6 read downwards, or from left to right.
  const base = facing === "left" ? 180 : 90;
  const radians = ((base - angle) * Math.PI) / 180;
  return { x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians)) };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The outline of a cell, drawn a little smaller so that hairlines show between neighbours. */
export function outline(cell: Cell, facing: Facing, gap = 1.5): string {
  const inner = cell.inner + gap;
  const outer = cell.outer - gap;
  const turn = (radius: number) => ((gap / radius) * 180) / Math.PI;
  const [a, b] = [point(cell.from + turn(outer), outer, facing), point(cell.to - turn(outer), outer, facing)];
  const [c, d] = [point(cell.to - turn(inner), inner, facing), point(cell.from + turn(inner), inner, facing)];
  const large = cell.to - cell.from > 180 ? 1 : 0;
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 0 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 1 ${d.x} ${d.y}Z`
  );
}

/** The middle of a place, where its ships stand. */
export function middle(place: Place, facing: Facing): Point {
  const cell = ALL.get(place);
  if (!cell) return { x: 0, y: 0 };
  return point((cell.from + cell.to) / 2, (cell.inner + cell.outer) / 2, facing);
}

/** Where the name of a place is written: near the corner of its outer edge. */
export function label(cell: Cell, facing: Facing): Point {
  const radius = cell.outer - 13;
  const inset = (15 / radius) * (180 / Math.PI);
  return point(cell.from + inset, radius, facing);
}

export function viewBox(facing: Facing): { x: number; y: number; width: number; height: number } {
  return facing === "left"
    ? { x: -344, y: -270, width: 614, height: 540 }
    : { x: -274, y: -270, width: 548, height: 614 };
}

/** Whether two cells share an edge on the map. */
export function touch(a: Cell, b: Cell): boolean {
  const same = a.inner === b.inner;
  if (same) return [a.from - b.to, a.to - b.from].some((d) => ((d % 360) + 360) % 360 === 0);
  if (a.outer !== b.inner && a.inner !== b.outer) return false;
  return [-360, 0, 360].some((turn) => Math.min(a.to, b.to + turn) - Math.max(a.from, b.from + turn) > 1);
}

/** How tokens are arranged around the middle of a place: two along the ring, more in rows, or in a column where the
 * ring runs upright. */
export function arrange(count: number, at: Point): Point[] {
  if (count === 2) {
    const far = Math.hypot(at.x, at.y) || 1;
    const along = { x: (-at.y / far) * 22, y: (at.x / far) * 22 };
    // Read from left to right.
    const turn = along.x > 0 ? 1 : -1;
    return [-turn, turn].map((step) => ({ x: along.x * step, y: along.y * step }));
  }
  if (Math.abs(at.x) > 1.6 * Math.abs(at.y)) {
    return Array.from({ length: count }, (_, i) => ({ x: 0, y: (i - (count - 1) / 2) * 27 }));
  }
  const dx = 23;
  const dy = 15;
  switch (count) {
    case 0: return [];
    case 1: return [{ x: 0, y: 0 }];
    case 3: return [{ x: -dx, y: -dy }, { x: dx, y: -dy }, { x: 0, y: dy }];
    default: return [{ x: -dx, y: -dy }, { x: dx, y: -dy }, { x: -dx, y: dy }, { x: dx, y: dy }];
  }
}
