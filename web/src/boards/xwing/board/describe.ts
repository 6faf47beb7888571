// The table in words, for people who hear it: who is where, which way it faces, what it has, whom it sees.
import { t } from "../../../i18n/lang.svelte";
import type { Cards } from "../content";
import type { Sighted } from "../asks/looks";
import { lockedBy, onTable, type ShipId, type ShipView } from "../view";
import { hour, hourOfHeading, shipName, tokensOf } from "./labels";
import type { Scene } from "./scene";

/** Where a ship stands as a clock would say it: the direction from the middle of the table, the viewer's edge at six. */
export function clock(ship: ShipView, area: [number, number], flipped: boolean): { hour: number; cm: number } {
  const [dx, dy] = [ship.pose.x - area[0] / 2, ship.pose.y - area[1] / 2];
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI + (flipped ? 180 : 0);
  return { hour: hour(degrees), cm: Math.round(Math.hypot(dx, dy) / 10_000) };
}

/** Whom a ship has in its arcs, each from the nearest. */
function inArcs(sighted: readonly Sighted[]): Sighted[] {
  const nearest = new Map<ShipId, Sighted>();
  for (const one of sighted) if ((nearest.get(one.ship)?.range ?? Infinity) > one.range) nearest.set(one.ship, one);
  return [...nearest.values()];
}

function describeShip(scene: Scene, cards: Cards, ship: ShipView, sighted: readonly Sighted[]): string {
  const { view } = scene;
  const flipped = (scene.facing ?? scene.seat) === 1;
  const name = shipName(cards, view, ship);
  const owner = scene.seatName(ship.seat);
  if (!onTable(ship)) return t("web-xwing-say-away", { ship: name, owner });
  const at = clock(ship, view.area, flipped);
  const parts = [
    t("web-xwing-say-ship", { ship: name, owner, number: ship.number, initiative: ship.initiative }),
    t("web-xwing-say-place", { hour: at.hour, cm: at.cm, heading: hourOfHeading(ship.pose.heading, flipped) }),
    t("web-xwing-say-health", { hull: Math.max(0, ship.hull - (ship.suffered ?? ship.damage.length)), shields: ship.shields[0] }),
  ];
  const tokens = tokensOf(ship);
  if (tokens.length > 0) parts.push(t("web-xwing-say-tokens", { tokens }));
  const locks = lockedBy(view, ship.id).map((other) => shipName(cards, view, other));
  if (locks.length > 0) parts.push(t("web-xwing-say-locked", { holders: locks.join(", ") }));
  const seen = inArcs(sighted).flatMap(({ ship: id, range, obstructed }) => {
    const other = view.ships[id];
    return other ? [{ key: obstructed ? "web-xwing-say-sees-obstructed" : "web-xwing-say-sees", args: { ship: shipName(cards, view, other), range } }] : [];
  });
  if (seen.length > 0) parts.push(t("web-xwing-say-arc", { ships: seen }));
  return parts.join(" ");
}

/** All of it: the round, and a line for each ship; with whom each has in its arcs, once the rules have said so. */
export function describe(scene: Scene, cards: Cards, arcs: readonly (readonly Sighted[])[] | null): { round: string; ships: string[] } {
  const { view } = scene;
  const phase = { key: `xwing-phase-${view.phase.toLowerCase()}` };
  return {
    round: t("web-xwing-say-round", { round: view.round, phase, obstacles: view.obstacles.length, devices: view.devices.length }),
    ships: view.ships.map((ship) => describeShip(scene, cards, ship, arcs?.[ship.id] ?? [])),
  };
}
