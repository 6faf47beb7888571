// What of the table matters for the question at hand: the camera keeps it in sight, and moves for nothing else.
import type { Cards } from "../content";
import type { Overlays } from "../overlays";
import { onTable, type ShipId, type ShipView, type View } from "../view";
import type { Box } from "./clear";
import { type Frame, HALF } from "./frame";

/** Enemies within this distance of whoever acts matter, in micrometres; the nearest always does. */
const CLOSE = 330_000;
/** How far ahead of a ship whose maneuver is chosen it may end, and how far beside, in millimetres. */
const AHEAD = 190;
const ASIDE = 110;

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
  if (!view.attack && view.phase === "Planning") {
    const { x, y, degrees } = frame.spot(one.pose);
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    for (const side of [-ASIDE, ASIDE]) spots.push({ x: x + AHEAD * sin + side * cos, y: y - AHEAD * cos + side * sin, room: 0 });
  }
  const box = around(spots);
  // Beyond the table there is nothing to see.
  return box && { left: Math.max(0, box.left), top: Math.max(0, box.top), right: Math.min(frame.width, box.right), bottom: Math.min(frame.height, box.bottom) };
}
