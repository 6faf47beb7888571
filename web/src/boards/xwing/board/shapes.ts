// Arcs, ranges and templates as they are judged, in millimetres around a base that faces up.
import type { Template } from "../overlays";
import type { Arc, Size } from "../view";
import { HALF, round } from "./frame";

/** Half the width of the bullseye arc. */
const BULLSEYE = 7.5;
/** Half the width of a template. */
const BREADTH = 10;

type Xy = [number, number];

function go(points: Xy[], start = "M"): string {
  return points.map(([x, y], i) => `${i === 0 ? start : "L"}${round(x)} ${round(y)}`).join("");
}

/** All that is within a range of a base: a square with round corners. */
export function ring(half: number, range: number): string {
  const [h, r] = [half, range];
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${-h} ${-h - r}H${h}${arc(h + r, -h)}V${h}${arc(h, h + r)}H${-h}${arc(-h - r, h)}V${-h}${arc(-h, -h - r)}Z`;
}

/** Where a line from the middle of a base, `degrees` off its front, leaves the ground within a range of the base. */
function leaves(half: number, range: number, degrees: number): Xy {
  const a = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  const b = half * (sin + cos);
  const t = b + Math.sqrt(Math.max(0, b * b - 2 * half * half + range * range));
  return [t * sin, -t * cos];
}

/** The front arc's angle of a size, in degrees. */
export function arcAngle(angles: { small: number; medium: number; large: number }, size: Size): number {
  return (size === "Small" ? angles.small : size === "Medium" ? angles.medium : angles.large) / 100;
}

/** By how much the drawing of an arc is turned: all are drawn as if they faced up. */
export function arcTurn(arc: Arc): number {
  return { Front: 0, FullFront: 0, Bullseye: 0, Right: 90, Rear: 180, FullRear: 180, Left: 270 }[arc];
}

/** The ground of an arc up to a range of the base, drawn facing up (see `arcTurn`). */
export function arcArea(size: Size, arc: Arc, angle: number, range: number): string {
  const h = HALF[size];
  const r = range;
  switch (arc) {
    case "Bullseye":
      return go([[-BULLSEYE, -h], [-BULLSEYE, -h - r], [BULLSEYE, -h - r], [BULLSEYE, -h]]) + "Z";
    case "FullFront":
    case "FullRear":
      return `M${-h - r} 0V${-h}A${r} ${r} 0 0 1 ${-h} ${-h - r}H${h}A${r} ${r} 0 0 1 ${h + r} ${-h}V0Z`;
    case "Front":
    case "Rear":
    case "Left":
    case "Right": {
      const half = arc === "Front" || arc === "Rear" ? angle / 2 : 90 - angle / 2;
      const [x, y] = leaves(h, r, half);
      const curve = (to: Xy) => `A${r} ${r} 0 0 1 ${round(to[0])} ${round(to[1])}`;
      return `M0 0L${round(-x)} ${round(y)}${curve([-h, -h - r])}H${h}${curve([x, y])}Z`;
    }
  }
}

/** The lines of the printed arc on a base: from the middle to its edge. */
export function printedArc(size: Size, arc: Arc, angle: number): string {
  const h = HALF[size];
  if (arc === "Bullseye") return go([[-BULLSEYE, -h], [-BULLSEYE, -h * 0.55], [BULLSEYE, -h * 0.55], [BULLSEYE, -h]]) + "Z";
  if (arc === "FullFront" || arc === "FullRear") return go([[-h, 0], [-h, -h], [h, -h], [h, 0]]) + "Z";
  const half = ((arc === "Front" || arc === "Rear" ? angle / 2 : 90 - angle / 2) * Math.PI) / 180;
  const tan = Math.tan(half);
  // Wider than the corner: the line meets the side instead of the front.
  return tan <= 1
    ? go([[0, 0], [-h * tan, -h], [h * tan, -h]]) + "Z"
    : go([[0, 0], [-h, -h / tan], [-h, -h], [h, -h], [h, -h / tan]]) + "Z";
}

/** The radius of a template's centre line; `null` for a straight. */
export function radius(curve: Template["curve"], speed: number): number | null {
  if (curve === "Straight") return null;
  return curve === "Bank" ? 30 + 50 * speed : 7.5 + 27.5 * speed;
}

function templateAngle(curve: Template["curve"]): number {
  return curve === "Straight" ? 0 : curve === "Bank" ? Math.PI / 4 : Math.PI / 2;
}

export function templateLength(curve: Template["curve"], speed: number): number {
  const r = radius(curve, speed);
  return r === null ? 40 * speed : r * templateAngle(curve);
}

/** A point on the path of run-in, centre line and run-out, `s` from the start of the template, and its direction. */
export function along(curve: Template["curve"], speed: number, sign: number, s: number): { x: number; y: number; angle: number } {
  const r = radius(curve, speed);
  const length = templateLength(curve, speed);
  if (r === null || s <= 0) return { x: 0, y: -s, angle: 0 };
  const angle = Math.min(s, length) / r;
  const [x, y] = [r * (1 - Math.cos(angle)), -r * Math.sin(angle)];
  const over = Math.max(0, s - length);
  return { x: sign * (x + over * Math.sin(angle)), y: y - over * Math.cos(angle), angle: sign * angle };
}

/** The outline of a template, drawn around the middle of the base it starts from, the base facing up. */
export function templateOutline(template: Template): string {
  const { curve, speed } = template;
  const sign = template.side === "Right" ? 1 : -1;
  const whole = templateLength(curve, speed);
  const length = template.length === undefined ? whole : Math.min(whole, template.length / 1000);
  const breadth = template.halfWidth === undefined ? BREADTH : template.halfWidth / 1000;
  const from = -template.half / 1000;
  const r = radius(curve, speed);
  if (r === null) {
    return go([[-breadth, from], [-breadth, from - length], [breadth, from - length], [breadth, from]]) + "Z";
  }
  const end = along(curve, speed, sign, length);
  const [nx, ny] = [Math.cos(end.angle), Math.sin(end.angle)];
  const at = (side: number): Xy => [end.x + side * breadth * nx, from + end.y + side * breadth * ny];
  const [inner, outer] = [r - breadth, r + breadth];
  const sweep = sign > 0 ? 1 : 0;
  const [left, right] = sign > 0 ? [outer, inner] : [inner, outer];
  const [lx, ly] = at(-1);
  const [rx, ry] = at(1);
  return (
    `M${-breadth} ${from}A${left} ${left} 0 0 ${sweep} ${round(lx)} ${round(ly)}L${round(rx)} ${round(ry)}` +
    `A${right} ${right} 0 0 ${1 - sweep} ${breadth} ${from}Z`
  );
}

/** How a template's drawing is turned: those laid against the rear lead backwards. */
export function templateSpot(template: Template): { reverse: boolean; template: Template } {
  if (!template.reverse) return { reverse: false, template };
  // Seen along its own direction, a path that bends to the ship's left bends to the right.
  return { reverse: true, template: { ...template, side: template.side === "Left" ? "Right" : "Left" } };
}
