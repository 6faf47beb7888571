// Obstacles told apart by how they are drawn: rock with ridges and hollows, shards of debris, shells of gas.
import type { ObstacleShape } from "../content";
import { polygon, round } from "./frame";
import { numbers, seedOf } from "./sky";

export interface RockArt {
  outline: string;
  /** Strokes inside. */
  lines: string;
  /** Small filled pieces inside; in the light, and in the shade. */
  bits: string;
  shade: string;
  /** Hollows of a rock: where, how wide, how they are turned. */
  craters: { x: number; y: number; r: number; turn: number }[];
}

type Xy = [number, number];

function scaled(corners: Xy[], by: number): Xy[] {
  return corners.map(([x, y]) => [x * by, y * by]);
}

/** Ridges from a heart that lies off the middle to every other corner. */
function facets(corners: Xy[]): string {
  const [hx, hy] = [(corners[0]?.[0] ?? 0) * 0.18, (corners[0]?.[1] ?? 0) * 0.18 - 2];
  let path = "";
  const inner = scaled(corners, 0.5).map(([x, y]): Xy => [x + hx, y + hy]);
  corners.forEach(([x, y], i) => {
    const [ix, iy] = inner[i] as Xy;
    if (i % 2 === 0) path += `M${round(x)} ${round(y)}L${round(ix)} ${round(iy)}`;
  });
  const ring = inner.filter((_, i) => i % 2 === 0);
  return path + polygon(ring);
}

/** Where a part of the way from the middle to the rim lies, `at` of the way round. */
function within(corners: Xy[], at: number, by: number): Xy {
  const place = at * corners.length;
  const corner = (i: number): Xy => corners[i % corners.length] ?? [0, 0];
  const [a, b] = [corner(Math.floor(place)), corner(Math.ceil(place))];
  const part = place - Math.floor(place);
  return [(a[0] + (b[0] - a[0]) * part) * by, (a[1] + (b[1] - a[1]) * part) * by];
}

/** Torn plates, girders and splinters all over, half of them in the shade of the others. */
function shards(corners: Xy[], next: () => number): [string, string] {
  const paths: [string, string] = ["", ""];
  for (let i = 0; i < 54; i++) {
    const [x, y] = within(corners, next(), Math.sqrt(next()) * 0.93);
    const [size, turn, slim] = [1 + next() ** 3 * 4.6, next() * 6.3, 0.25 + next() * 0.5];
    const at = (angle: number, length: number): Xy => [x + Math.cos(turn + angle) * size * length, y + Math.sin(turn + angle) * size * length * slim];
    paths[i % 2] += i % 3 === 0 ? polygon([at(0, 1.2), at(1.5, 0.7), at(3.3, 1.1), at(4.6, 0.6)]) : polygon([at(0, 1.2), at(2.3, 0.8), at(3.8, 0.9)]);
  }
  return paths;
}

function craters(corners: Xy[], next: () => number): RockArt["craters"] {
  const size = Math.min(...corners.map(([x, y]) => Math.hypot(x, y)));
  return Array.from({ length: 7 }, (_, i) => {
    const [x, y] = within(corners, next(), 0.15 + 0.55 * next());
    return { x: round(x), y: round(y), r: round(size * (i < 2 ? 0.13 + 0.1 * next() : 0.04 + 0.06 * next())), turn: Math.round(next() * 180) };
  });
}

export function rockArt(shape: ObstacleShape): RockArt {
  const corners = shape.outline.map(([x, y]): Xy => [x / 1000, -y / 1000]);
  const outline = polygon(corners);
  const next = numbers(seedOf(shape.id));
  switch (shape.kind) {
    case "Asteroid":
      return { outline, lines: facets(corners), bits: "", shade: "", craters: craters(corners, next) };
    case "Debris": {
      const [bits, shade] = shards(corners, next);
      return { outline, lines: "", bits, shade, craters: [] };
    }
  }
}
