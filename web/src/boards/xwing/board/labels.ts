// What things on the board are called, and what is said of them.
import { language, say, t } from "../../../i18n/lang.svelte";
import type { Cards, DeviceCard, ObstacleShape, Text } from "../content";
import type { Arc, ShipView, View } from "../view";
import { toDegrees } from "./frame";
import { tokenKey } from "./tokens";

export function words(text: Text | null | undefined): string {
  return text?.[language()] ?? "";
}

export function shipName(cards: Cards, view: View, ship: ShipView): string {
  return cards.nameOf(view, ship, language());
}

export function obstacleLabel(shape: ObstacleShape, place: number): string {
  const key = { Asteroid: "xwing-obstacle-asteroid", Debris: "xwing-obstacle-debris" }[shape.kind];
  return say({ key, args: { number: place + 1 } });
}

export function deviceLabel(card: DeviceCard): string {
  return words(card.name);
}

export function arcName(arc: Arc): string {
  return t(`xwing-squad-arc-${arc.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`);
}

/** Its tokens as messages, each with its number. */
export function tokensOf(ship: ShipView): { key: string; args: { count: number; token: { key: string } } }[] {
  return ship.tokens.map(([token, count]) => ({ key: "web-xwing-tokens", args: { count, token: { key: tokenKey(token) } } }));
}

/** The hour a direction points to on a clock face that lies on the table, the viewer's own edge at six. */
export function hour(degrees: number): number {
  const at = Math.round((((degrees % 360) + 360) % 360) / 30) % 12;
  return at === 0 ? 12 : at;
}

export function hourOfHeading(heading: number, flipped: boolean): number {
  return hour(toDegrees(heading) + (flipped ? 180 : 0));
}
