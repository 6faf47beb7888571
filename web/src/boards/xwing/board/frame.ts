// How the table lies on the screen: millimetres, y down, the viewer's own edge at the bottom.
import { FACTS } from "../generated/facts";
import type { Pose, Size } from "../view";

const FULL = 2 ** 32;

/** A place in the drawing: millimetres, and degrees clockwise from up. */
export interface Spot {
  x: number;
  y: number;
  degrees: number;
}

/** Half of a base's side, in millimetres. */
export const HALF: Record<Size, number> = { Small: FACTS.half.Small / 1000, Medium: FACTS.half.Medium / 1000, Large: FACTS.half.Large / 1000 };

export function toDegrees(heading: number): number {
  return (heading / FULL) * 360;
}

/** A binary angle, from 0 up to 2^32. */
export function toHeading(degrees: number): number {
  const turns = degrees / 360;
  return Math.round((turns - Math.floor(turns)) * FULL) % FULL;
}

export class Frame {
  readonly width: number;
  readonly height: number;
  readonly flipped: boolean;

  /** The sides of the area in micrometres; seat 1 looks from the other side. */
  constructor(area: [number, number], flipped: boolean) {
    this.width = area[0] / 1000;
    this.height = area[1] / 1000;
    this.flipped = flipped;
  }

  point(at: { x: number; y: number }): { x: number; y: number } {
    const [x, y] = [at.x / 1000, at.y / 1000];
    return this.flipped ? { x: this.width - x, y } : { x, y: this.height - y };
  }

  spot(pose: Pose): Spot {
    const degrees = toDegrees(pose.heading) + (this.flipped ? 180 : 0);
    return { ...this.point(pose), degrees: degrees % 360 };
  }

  /** Whole micrometres on the table. */
  table(at: { x: number; y: number }): { x: number; y: number } {
    const x = this.flipped ? this.width - at.x : at.x;
    const y = this.flipped ? at.y : this.height - at.y;
    return { x: Math.round(x * 1000), y: Math.round(y * 1000) };
  }

  pose(spot: Spot): Pose {
    return { ...this.table(spot), heading: toHeading(spot.degrees - (this.flipped ? 180 : 0)) };
  }

  transform(pose: Pose): string {
    return place(this.spot(pose));
  }

  /** Corners around a pose, in micrometres, as a path around the origin of its own drawing. */
  outline(corners: readonly (readonly [number, number])[]): string {
    return polygon(corners.map(([x, y]) => [x / 1000, -y / 1000]));
  }

  /** Corners on the table, in micrometres, as a path. */
  polygon(corners: readonly (readonly [number, number])[]): string {
    return polygon(corners.map(([x, y]) => { const p = this.point({ x, y }); return [p.x, p.y]; }));
  }
}

export function place(spot: Spot): string {
  return `translate(${round(spot.x)} ${round(spot.y)}) rotate(${round(spot.degrees)})`;
}

export function polygon(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
