// The table in words, for people who hear it: who is where, which way it faces, what it has, whom it sees.
import { t } from "../../../i18n/lang.svelte";
import type { Cards } from "../content";
import { lockedBy, onTable, type ShipView } from "../view";
import { HALF, toDegrees } from "./frame";
import { hour, hourOfHeading, shipName, tokensOf } from "./labels";
import type { Scene } from "./scene";
import { arcAngle } from "./shapes";

/** Where a ship stands as a clock would say it: the direction from the middle of the table, the viewer's edge at six. */
export function clock(ship: ShipView, area: [number, number], flipped: boolean): { hour: number; cm: number } {
  const [dx, dy] = [ship.pose.x - area[0] / 2, ship.pose.y - area[1] / 2];
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI + (flipped ? 180 : 0);
  return { hour: hour(degrees), cm: Math.round(Math.hypot(dx, dy) / 10_000) };
}

/**
 * Whether a ship's middle lies in the front arc of another, and about how far their bases are apart. A help for the ear,
 * said as such; the rules judge by the whole base.
 */
export function ahead(from: ShipView, to: ShipView, angle: number, halves: number): { seen: boolean; range: number } {
  const [dx, dy] = [to.pose.x - from.pose.x, to.pose.y - from.pose.y];
  const bearing = (Math.atan2(dx, dy) * 180) / Math.PI - toDegrees(from.pose.heading);
  const off = Math.abs(((((bearing % 360) + 540) % 360) + 360) % 360 - 180);
  const gap = Math.max(0, Math.hypot(dx, dy) / 1000 - halves);
  return { seen: off <= angle / 2, range: Math.ceil(gap / 100) };
}

function describeShip(scene: Scene, cards: Cards, ship: ShipView): string {
  const { view } = scene;
  const flipped = (scene.facing ?? scene.seat) === 1;
  const name = shipName(cards, view, ship);
  const owner = scene.seatName(ship.seat);
  if (!onTable(ship)) return t("web-xwing-say-away", { ship: name, owner });
  const at = clock(ship, view.area, flipped);
  const parts = [
    t("web-xwing-say-ship", { ship: name, owner, number: ship.number, initiative: ship.initiative }),
    t("web-xwing-say-place", { hour: at.hour, cm: at.cm, heading: hourOfHeading(ship.pose.heading, flipped) }),
    t("web-xwing-say-health", { hull: Math.max(0, ship.hull - ship.damage.length), shields: ship.shields[0] }),
  ];
  const tokens = tokensOf(ship);
  if (tokens.length > 0) parts.push(t("web-xwing-say-tokens", { tokens }));
  const locks = lockedBy(view, ship.id).map((other) => shipName(cards, view, other));
  if (locks.length > 0) parts.push(t("web-xwing-say-locked", { holders: locks.join(", ") }));
  const size = cards.sizeOf(ship);
  const angle = arcAngle(cards.content.arcs, size);
  const seen = view.ships
    .filter((other) => other.seat !== ship.seat && onTable(other))
    .map((other) => ({ other, ...ahead(ship, other, angle, HALF[size] + HALF[cards.sizeOf(other)]) }))
    .filter(({ seen, range }) => seen && range <= 3)
    .map(({ other, range }) => ({ key: "web-xwing-say-sees", args: { ship: shipName(cards, view, other), range } }));
  if (seen.length > 0) parts.push(t("web-xwing-say-arc", { ships: seen }));
  return parts.join(" ");
}

/** All of it: the round, and a line for each ship. */
export function describe(scene: Scene, cards: Cards): { round: string; ships: string[] } {
  const { view } = scene;
  const phase = { key: `xwing-phase-${view.phase.toLowerCase()}` };
  return {
    round: t("web-xwing-say-round", { round: view.round, phase, obstacles: view.obstacles.length, devices: view.devices.length }),
    ships: view.ships.map((ship) => describeShip(scene, cards, ship)),
  };
}
