// Where things are put: places to begin with, and what may be put.
import type { Sign } from "../overlays";
import type { Choice, Pose, ShipId, Thing } from "../view";
import type { Room } from "./looks";
import { type Answer, field } from "./narrow";

export type { Thing };

/** What an answer places, and where. */
export function placed(choice: Choice): { thing: Thing; at: Pose } | null {
  const ship = field<{ ship: ShipId; at: Pose }>(choice, "Place");
  if (ship) return { thing: { Ship: ship.ship }, at: ship.at };
  const obstacle = field<{ index: number; at: Pose }>(choice, "Obstacle");
  if (obstacle) return { thing: { Obstacle: obstacle.index }, at: obstacle.at };
  const marker = field<Pose>(choice, "Marker");
  return marker ? { thing: "Marker", at: marker } : null;
}

export function sameThing(a: Thing, b: Thing): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The things that some answer places. */
export function things(answers: Answer[]): Thing[] {
  const found: Thing[] = [];
  for (const { choice } of answers) {
    const one = placed(choice)?.thing;
    if (one && !found.some((other) => sameThing(one, other))) found.push(one);
  }
  return found;
}

/** The places the list names for a thing. */
export function samples(answers: Answer[], thing: Thing): Pose[] {
  return answers.flatMap(({ choice }) => {
    const one = placed(choice);
    return one && sameThing(one.thing, thing) ? [one.at] : [];
  });
}

/** A few of many places that lie far apart: the middle one first. */
export function spread(poses: Pose[], count: number): Pose[] {
  if (poses.length === 0) return [];
  const apart = (a: Pose, b: Pose) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = { x: mean(poses.map((pose) => pose.x)), y: mean(poses.map((pose) => pose.y)), heading: 0 };
  const left = [...poses].sort((a, b) => apart(a, middle) - apart(b, middle));
  const found = left.splice(0, 1);
  while (found.length < count && left.length > 0) {
    let best = 0;
    let far = -1;
    left.forEach((pose, i) => {
      const least = Math.min(...found.map((other) => apart(pose, other)));
      if (least > far) [best, far] = [i, least];
    });
    if (far <= 0) break;
    found.push(...left.splice(best, 1));
  }
  return found;
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The answer that puts a thing there. */
export function putting(thing: Thing, at: Pose): Choice {
  if (thing === "Marker") return { Marker: at };
  return "Ship" in thing ? { Place: { ship: thing.Ship, at } } : { Obstacle: { index: thing.Obstacle, at } };
}

export function samePose(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.heading === b.heading;
}

/** How a place looks, as far as the rules have judged it; until then it is not refused. */
export function signOf(room: Room | null, at: Pose): Sign {
  return room && samePose(room.at, at) && room.refused ? "refused" : "good";
}

/** The corners of a zone. */
export function corners([left, bottom, right, top]: [number, number, number, number]): [number, number][] {
  return [[left, bottom], [right, bottom], [right, top], [left, top]];
}

/** The place of a list that lies nearest. */
export function nearest(poses: Pose[], to: { x: number; y: number }): Pose | undefined {
  const far = (pose: Pose) => Math.hypot(pose.x - to.x, pose.y - to.y);
  return [...poses].sort((a, b) => far(a) - far(b))[0];
}
