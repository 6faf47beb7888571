// The way a ship takes over the table, as places to be at one after the other.
import type { Template } from "../overlays";
import { readManeuver, templateOf } from "../maneuver";
import type { Maneuver, Pose } from "../view";
import { type Frame, type Spot } from "./frame";
import { along, templateLength } from "./shapes";

const STEPS = 20;

/** A template as a maneuver lays it. */
export function flownTemplate(maneuver: Maneuver, from: Pose, half: number): Template | null {
  const template = templateOf(readManeuver(maneuver));
  return template && { ...template, from, half: half * 1000 };
}

/** From one place to another in a straight line, the nose the shorter way round. */
export function slide(from: Spot, to: Spot): Spot[] {
  return [from, { ...to, degrees: nearest(from.degrees, to.degrees) }];
}

function nearest(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

/**
 * Along a template: the middle marks of front and rear stay on the path. What the ship does at the end, a turn in
 * place or a stop on the way, is a last step to where it came to rest.
 */
export function fly(frame: Frame, maneuver: Maneuver, from: Pose, to: Pose, half: number): Spot[] {
  const template = templateOf(readManeuver(maneuver));
  const [start, end] = [frame.spot(from), frame.spot(to)];
  if (!template) return slide(start, end);
  const { curve, speed, reverse } = template;
  const sign = (template.side === "Right" ? 1 : -1) * (reverse ? -1 : 1);
  const length = templateLength(curve, speed) + 2 * half;
  const turn = ((start.degrees + (reverse ? 180 : 0)) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const spots: Spot[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const s = (length * i) / STEPS;
    const rear = along(curve, speed, sign, s - 2 * half);
    const front = along(curve, speed, sign, s);
    // The path starts at the front edge of the base.
    const [x, y] = [(rear.x + front.x) / 2, (rear.y + front.y) / 2 - half];
    const nose = (Math.atan2(front.x - rear.x, rear.y - front.y) * 180) / Math.PI;
    spots.push({ x: start.x + x * cos - y * sin, y: start.y + x * sin + y * cos, degrees: start.degrees + nose });
  }
  const rest = closest(spots, end);
  const way = spots.slice(0, rest + 1);
  const last = way[way.length - 1] ?? start;
  return [...way, { ...end, degrees: nearest(last.degrees, end.degrees) }];
}

function closest(spots: Spot[], to: Spot): number {
  let best = 0;
  const apart = (spot: Spot) => Math.hypot(spot.x - to.x, spot.y - to.y);
  spots.forEach((spot, i) => {
    if (apart(spot) < apart(spots[best] ?? spot)) best = i;
  });
  return best;
}
