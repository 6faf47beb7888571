// What will come of an answer, in words: shown beside it, and said to whoever listens.
import { language, say, t } from "../../../i18n/lang.svelte";
import { bearingKey, readManeuver } from "../maneuver";
import type { Maneuver, ShipId } from "../view";
import type { Chances, Movement, Preview, Shot, Sighted } from "./looks";

/** How things are called. */
export interface Names {
  ship: (id: ShipId) => string;
  /** By its place on the table. */
  obstacle: (place: number) => string;
}

export function maneuverWords(text: Maneuver): string {
  const move = readManeuver(text);
  const colour = { key: `xwing-difficulty-${move.difficulty.toLowerCase()}` };
  return say({ key: "xwing-maneuver", args: { speed: move.speed, bearing: { key: bearingKey(move) }, colour } });
}

/** Every ship once, at its shortest range. */
function nearest(all: Sighted[]): Sighted[] {
  const best = new Map<ShipId, Sighted>();
  for (const one of all) {
    const known = best.get(one.ship);
    if (!known || one.range < known.range) best.set(one.ship, one);
  }
  return [...best.values()].sort((a, b) => a.range - b.range);
}

function inArc(all: Sighted[], names: Names): string {
  const one = ({ ship, range, obstructed }: Sighted) =>
    t(obstructed ? "web-xwing-play-seen-obstructed" : "web-xwing-play-seen", { ship: names.ship(ship), range });
  return nearest(all).map(one).join(", ");
}

/** What happens on the way, and who sees whom from there; worst first. */
export function leadWords(lead: Movement, names: Names): string[] {
  if (lead.leaves) return [t("web-xwing-play-leaves")];
  const said: string[] = [];
  const { from, end } = lead;
  const stays = from !== null && from.x === end.x && from.y === end.y;
  if (lead.against !== null) said.push(t(lead.full ? "web-xwing-play-overlaps" : "web-xwing-play-bumps", { ship: names.ship(lead.against) }));
  if (lead.obstacles.length > 0) said.push(t("web-xwing-play-meets", { obstacles: lead.obstacles.map(names.obstacle).join(", ") }));
  if (lead.mines.length > 0) said.push(t("web-xwing-play-mines", { count: lead.mines.length }));
  if (lead.sees.length > 0) said.push(t("web-xwing-play-sees", { ships: inArc(lead.sees, names) }));
  if (lead.seen_by.length > 0) said.push(t("web-xwing-play-seen-by", { ships: inArc(lead.seen_by, names) }));
  if (said.length === 0) said.push(t(stays ? "web-xwing-play-nobody" : "web-xwing-play-clear"));
  return said;
}

/** Whom a device would concern if it went off where it is laid. */
function deviceWords(lead: Movement, names: Names): string {
  return lead.reaches.length > 0 ? t("web-xwing-play-blast", { ships: lead.reaches.map(names.ship).join(", ") }) : t("web-xwing-play-blast-none");
}

export function rangeWords({ range }: { range: number | null }): string {
  return range === null ? t("web-xwing-play-beyond") : t("web-xwing-play-range", { range });
}

/** All that is known of an answer. */
export function ledWords(led: Preview, names: Names): string[] {
  const said: string[] = [];
  if (led.reach) said.push(rangeWords(led.reach));
  if (led.refused) said.push(say(led.refused.why));
  if (led.lead && (led.lead.ship !== null || led.lead.leaves)) said.push(...leadWords(led.lead, names));
  if (led.lead && led.lead.device !== null) said.push(deviceWords(led.lead, names));
  if (led.text) said.push(led.text[language()]);
  return said;
}

/** A share in whole percents, never rounded to certainty. */
export function percent(share: number): string {
  if (share <= 0) return "0";
  if (share >= 1) return "100";
  return String(Math.min(99, Math.max(1, Math.round(share * 100))));
}

/** A number with two digits after the point, as the language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Expected damage: as it is written, and the number that its noun agrees with. */
export function counted(expected: number): { expected: string; count: number } {
  return { expected: decimal(expected), count: Math.round(expected * 100) / 100 };
}

/** The gist of an attack: "1.24 damage expected, 71 % to hit". */
function chanceWords(chances: Chances): string {
  const gist = t("web-xwing-play-odds", { ...counted(chances.expected), hit: percent(chances.hit) });
  return chances.destroys > 0 ? `${gist}, ${t("web-xwing-play-odds-destroys", { share: percent(chances.destroys) })}` : gist;
}

/** Range and dice of an attack. */
export function shotWords(shot: Shot, names: Names): string[] {
  const said: string[] = [];
  said.push(rangeWords(shot));
  if (shot.refused) return [...said, say(shot.refused.why)];
  said.push(t("web-xwing-play-dice", { attack: shot.dice[0], defense: shot.dice[1] }));
  if (shot.obstructed.length > 0) said.push(t("web-xwing-play-obstructed-by", { obstacles: shot.obstructed.map(names.obstacle).join(", ") }));
  if (shot.chances) said.push(chanceWords(shot.chances));
  return said;
}
