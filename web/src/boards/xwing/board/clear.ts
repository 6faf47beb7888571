// Where the words of a measured line stand: on it, but not over the ships and what is written below them.

interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What two boxes share. */
export function cut(a: Box, b: Box): Box {
  return { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}

/** Along the line first, then beside it: how far from `a` to `b`, and how many heights of the words off the line. */
const PLACES: [number, number][] = [
  [0.5, 0], [0.35, 0], [0.65, 0], [0.5, -1.5], [0.5, 1.5], [0.35, -1.5], [0.65, 1.5], [0.35, 1.5], [0.65, -1.5], [0.5, -3], [0.5, 3],
];

function shared(a: Box, b: Box): number {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return wide > 0 && high > 0 ? wide * high : 0;
}

function boxAt({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The middle of the words: the first place that covers least. */
function clearSpot(a: Point, b: Point, width: number, height: number, taken: Box[]): Point {
  const covers = (at: Point) => taken.reduce((sum, box) => sum + shared(boxAt(at, width, height), box), 0);
  const places = PLACES.map(([along, off]) => ({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along + off * height }));
  return places.reduce((best, at) => (covers(at) < covers(best) ? at : best));
}

/** Words of lines, each clear of the ships and of the words before it. */
export function clearSpots(lines: { a: Point; b: Point; width: number }[], height: number, taken: Box[]): Point[] {
  const all = [...taken];
  return lines.map(({ a, b, width }) => {
    const at = clearSpot(a, b, width, height, all);
    if (width > 0) all.push(boxAt(at, width, height));
    return at;
  });
}
