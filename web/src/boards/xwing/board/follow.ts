// What of the table matters for the question at hand: the camera keeps it in sight, and moves for nothing else.
import type { Cards } from "../content";
import type { Overlays } from "../overlays";
import { onTable, type ShipId, type ShipView, type View } from "../view";
import type { Box } from "./clear";
import { type Frame, HALF } from "./frame";
import type { Flight } from "./stage.svelte";

/** Enemies within this distance of whoever acts matter, in micrometres; the nearest always does. */
const CLOSE = 330_000;
/** How far ahead of a ship whose maneuver is chosen it may end, and how far beside, in millimetres. */
const AHEAD = 190;
const ASIDE = 110;

/** What is smaller than this is not shown from nearer, and the room around everybody, in millimetres. */
const LEAST = 420;
const AROUND = 24;

/** Who acts: those of the attack, or the ship that is asked about. */
export function acting(view: View, overlays: Overlays): ShipId[] {
  if (view.attack) return [view.attack.attacker, view.attack.defender];
  return overlays.selected === null ? [] : [overlays.selected];
}

/** A box around these places, in millimetres; `null` around none. */
function around(spots: readonly { x: number; y: number; room: number }[]): Box | null {
  if (spots.length === 0) return null;
  const least = (of: (spot: (typeof spots)[number]) => number) => Math.min(...spots.map(of));
  const most = (of: (spot: (typeof spots)[number]) => number) => Math.max(...spots.map(of));
  return {
    left: least(({ x, room }) => x - room), top: least(({ y, room }) => y - room),
    right: most(({ x, room }) => x + room), bottom: most(({ y, room }) => y + room),
  };
}

/** All that is on the table there, cut at its rim: beyond it there is nothing to see. */
function onto(frame: Frame, box: Box | null): Box | null {
  return box && { left: Math.max(0, box.left), top: Math.max(0, box.top), right: Math.min(frame.width, box.right), bottom: Math.min(frame.height, box.bottom) };
}

/** The whole way of every ship that flies. */
export function flown(flights: Iterable<Flight>, view: View, cards: Cards, frame: Frame, plate: number): Box | null {
  const spots = [...flights].flatMap(({ ship, legs }) => {
    const flies = view.ships[ship];
    return flies && onTable(flies) ? legs.flatMap(({ from, to }) => [from, to]).map((pose) => ({ ...frame.point(pose), room: HALF[cards.sizeOf(flies)] * 1.4 + plate })) : [];
  });
  return onto(frame, around(spots));
}

/** Around one ship and its plate. */
export function room(ship: ShipView, cards: Cards, frame: Frame, plate: number): Box | null {
  return onto(frame, around([{ ...frame.point(ship.pose), room: HALF[cards.sizeOf(ship)] * 1.4 + plate }]));
}

/** All of these. */
export function together(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)), top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Everybody, where they may fly while that is being chosen, and some room around them; with plates that are `plate`
 * millimetres high. */
export function everybody(view: View, cards: Cards, frame: Frame, plate: number): Box | null {
  const ships = view.ships.filter(onTable);
  const spots = ships.map((ship) => ({ ...frame.point(ship.pose), room: HALF[cards.sizeOf(ship)] * 1.4 + plate + AROUND }));
  if (view.phase === "Planning") for (const ship of ships) spots.push(...reaches(frame, ship));
  const box = around(spots);
  if (!box) return null;
  const [wide, high] = [Math.max(0, LEAST - (box.right - box.left)) / 2, Math.max(0, LEAST - (box.bottom - box.top)) / 2];
  return onto(frame, { left: box.left - wide, right: box.right + wide, top: box.top - high, bottom: box.bottom + high });
}

/** Where a ship may end that flies: ahead of it, on both sides. */
function reaches(frame: Frame, ship: ShipView): { x: number; y: number; room: number }[] {
  const { x, y, degrees } = frame.spot(ship.pose);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [-ASIDE, ASIDE].map((side) => ({ x: x + AHEAD * sin + side * cos, y: y - AHEAD * cos + side * sin, room: 0 }));
}

/** Whoever acts, where they may go, what they may choose, and the enemies they choose against; with plates around them
 * that are `plate` millimetres high. */
export function matters(view: View, overlays: Overlays, cards: Cards, frame: Frame, plate: number): Box | null {
  const ships = acting(view, overlays).flatMap((id) => view.ships[id] ?? []).filter(onTable);
  const [one] = ships;
  if (!one) return null;
  const apart = (other: ShipView) => Math.hypot(other.pose.x - one.pose.x, other.pose.y - one.pose.y);
  const others = view.attack
    ? []
    : view.ships.filter((other) => onTable(other) && other.seat !== one.seat).sort((a, b) => apart(a) - apart(b)).filter((other, i) => i === 0 || apart(other) < CLOSE);
  const chosen = [...overlays.targets.keys()].flatMap((id) => view.ships[id] ?? []).filter(onTable);
  const spots = [...ships, ...others, ...chosen].map((ship) => ({ ...frame.point(ship.pose), room: HALF[cards.sizeOf(ship)] * 1.4 + plate }));
  for (const ghost of overlays.ghosts) spots.push({ ...frame.point(ghost.pose), room: 40 });
  if (!view.attack && view.phase === "Planning") spots.push(...reaches(frame, one));
  return onto(frame, around(spots));
}
