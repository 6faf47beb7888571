// Obstacles told apart by how they are drawn: facets of rock, shards of debris, shells of gas.
import type { ObstacleShape } from "../content";
import { polygon, round } from "./frame";

export interface RockArt {
  outline: string;
  /** Strokes inside. */
  lines: string;
  /** Small filled pieces inside. */
  bits: string;
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

/** Shards on three rings, turned each its own way. */
function shards(corners: Xy[]): string {
  let path = "";
  corners.forEach(([x, y], i) => {
    for (const [by, size] of [[0.78, 3.2], [0.48, 4.6], [0.2, 3]] as const) {
      if ((i + (by > 0.5 ? 0 : 1)) % (by < 0.3 ? 4 : 2) !== 0) continue;
      const turn = i * 2.4 + by * 9;
      const at = (angle: number, length: number): Xy => [
        x * by + Math.cos(turn + angle) * size * length,
        y * by + Math.sin(turn + angle) * size * length,
      ];
      path += polygon([at(0, 1.2), at(2.3, 0.8), at(3.8, 0.9)]);
    }
  });
  return path;
}

export function rockArt(shape: ObstacleShape): RockArt {
  const corners = shape.outline.map(([x, y]): Xy => [x / 1000, -y / 1000]);
  const outline = polygon(corners);
  switch (shape.kind) {
    case "Asteroid":
      return { outline, lines: facets(corners), bits: "" };
    case "Debris":
      return { outline, lines: "", bits: shards(corners) };
    case "Gas":
      return { outline, lines: polygon(scaled(corners, 0.72)) + polygon(scaled(corners, 0.42)), bits: "" };
  }
}
