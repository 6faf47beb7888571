// What the board shows of the question at hand: everything that can be picked, and what is pointed at.
import { language, say, t } from "../../../i18n/lang.svelte";
import { type Ghost, noOverlays, type Overlays, type Target } from "../overlays";
import type { XwingPlay } from "../play.svelte";
import { type Choice, type Pose, shipAsked, type ShipId, shown } from "../view";
import { leadWords, maneuverWords, shotWords } from "./describe";
import { arcsOf, ghostOf, linesOf } from "./ghosts";
import type { Led, Shot } from "./looks";
import { field } from "./narrow";
import { type Option, shotOf } from "./options";
import { corners, signOf } from "./place";

export function paint(play: XwingPlay): Overlays {
  const overlays = noOverlays();
  const { ask, cards } = play;
  if (!ask || !cards || play.source.demand === null) return overlays;
  overlays.selected = play.pilot ?? shipAsked(ask);
  if (play.source.busy) return overlays;
  switch (play.manner) {
    case "dial":
      paintDial(play, overlays);
      break;
    case "place":
      paintPlace(play, overlays);
      break;
    case "attack":
      paintAttack(play, overlays);
      break;
    case "dice":
      if (play.choosable.size > 0) {
        const { choosable, dice } = play;
        overlays.dice = { pool: play.dicePool, choosable, picked: new Set(dice), onclick: (die) => play.toggle(die) };
      }
      paintOptions(play, overlays);
      break;
    case "act":
    case "list":
      paintOptions(play, overlays);
  }
  return overlays;
}

function points(play: XwingPlay, id: string): (on: boolean) => void {
  return (on) => {
    if (on) play.previewed = id;
    else if (play.previewed === id) play.previewed = null;
  };
}

/** A ship as it would stand somewhere: its arcs, and the lines to those in them. */
function look(play: XwingPlay, overlays: Overlays, led: Led | undefined): void {
  const lead = led?.lead;
  const ship = lead?.ship === null || lead?.ship === undefined ? undefined : play.view.ships[lead.ship];
  if (!lead || !ship || !play.cards || lead.leaves) return;
  overlays.arcs.push(...arcsOf(ship, play.cards, lead.end));
  overlays.lines.push(...linesOf(lead));
}

function paintDial(play: XwingPlay, overlays: Overlays): void {
  const { cards, pilot } = play;
  if (!cards) return;
  // What was set before, as a plan.
  for (const ship of play.crew) {
    const set = shown(ship.dial);
    if (set === null || (ship.id === pilot && play.previewed !== null)) continue;
    const place = cards.ship(ship.ship)?.dial.indexOf(set) ?? -1;
    const led = play.dials.get(ship.id)?.[place];
    if (led) add(overlays, ghost(play, `set-${ship.id}`, maneuverWords(set), { Dial: { ship: ship.id, maneuver: place } }, led, false));
  }
  for (const ship of play.crew) {
    if (!play.opens(ship)) continue;
    overlays.targets.set(ship.id, {
      label: t("web-xwing-play-open", { ship: play.called.ship(ship.id) }), legal: true, onclick: () => play.open(ship),
    });
  }
  if (pilot === null) return;
  const at = play.previewed?.startsWith("dial-") ? Number(play.previewed.slice(5)) : null;
  const led = at === null ? undefined : play.dials.get(pilot)?.[at];
  if (at === null || !led) return;
  const label = led.maneuver ? maneuverWords(led.maneuver) : "";
  const drawn = ghost(play, `dial-${at}`, label, { Dial: { ship: pilot, maneuver: at } }, led, true);
  if (drawn) overlays.ghosts.push({ ...drawn, onclick: () => play.set(at) });
  look(play, overlays, led);
}

function add(overlays: Overlays, one: Ghost | null): void {
  if (one) overlays.ghosts.push(one);
}

function ghost(play: XwingPlay, key: string, label: string, choice: Choice, led: Led, active: boolean): Ghost | null {
  const drawn = play.cards && ghostOf(key, label, choice, led, play.view, play.cards);
  return drawn && { ...drawn, active };
}

function paintPlace(play: XwingPlay, overlays: Overlays): void {
  const { thing, pose, room, cards } = play;
  if (!thing || !pose || !cards) return;
  if (room) overlays.halos.push({ key: "zone", corners: corners(room.zone), legal: true });
  const sign = signOf(room, pose);
  const what = thing === "Marker" ? ("marker" as const) : "Ship" in thing ? { ship: thing.Ship } : { obstacle: play.view.supply[thing.Obstacle] ?? "" };
  overlays.place = {
    what, pose, sign,
    label: room?.refused && sign === "refused" ? say(room.refused.why) : t("web-xwing-play-place-here"),
    onpose: (next: Pose) => play.hold(next),
    ondone: () => play.rest(),
  };
  overlays.selected = thing !== "Marker" && "Ship" in thing ? thing.Ship : null;
}

function lineOf(play: XwingPlay, shot: Shot, key: string): Overlays["lines"][number] {
  const [from, to] = shot.line;
  return {
    key,
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
    range: shot.range ?? 4,
    obstructed: shot.obstructed.length > 0,
    legal: shot.refused === null,
    label: shotWords(shot, play.called).slice(0, shot.refused ? 1 : 2).join(" · "),
    ...(shot.refused ? { reason: say(shot.refused.why) } : {}),
  };
}

function paintAttack(play: XwingPlay, overlays: Overlays): void {
  const ask = play.ask;
  const attacker = ask ? shipAsked(ask) : null;
  if (attacker === null) return;
  const options = play.options.filter((option) => option.target !== null);
  const pointed = play.previewed;
  const option = options.find((one) => one.id === pointed);
  const aimed = option?.place === null || option === undefined ? null : shotOf(play, option.place);
  const near = pointed?.startsWith("enemy-") ? Number(pointed.slice(6)) : null;
  for (const [weapon, arc] of play.shots?.arcs ?? []) {
    // All arcs while nothing is pointed at; then only that of the weapon.
    if (!aimed || JSON.stringify(aimed.weapon) === JSON.stringify(weapon)) overlays.arcs.push({ ship: attacker, arc });
  }
  const targets = new Map<ShipId, Option[]>();
  for (const one of options) targets.set(one.target as ShipId, [...(targets.get(one.target as ShipId) ?? []), one]);
  for (const [ship, ways] of targets) {
    const first = ways[0];
    if (!first) continue;
    overlays.targets.set(ship, {
      label: ways.map((way) => way.label).join(", "), legal: true,
      // Several weapons reach it: the list tells them apart, the board takes the best.
      onclick: () => play.take(best(ways)),
      onpreview: points(play, best(ways).id),
    });
  }
  const worst = new Map<ShipId, Shot>();
  for (const shot of play.shots?.shots ?? []) if (!targets.has(shot.target) && !worst.has(shot.target)) worst.set(shot.target, shot);
  for (const [ship, shot] of worst) {
    if (!shot.refused) continue;
    overlays.targets.set(ship, {
      label: play.called.ship(ship), legal: false, why: say(shot.refused.why), rule: shot.refused.rule,
      onpreview: points(play, `enemy-${ship}`),
    });
    if (near === ship) overlays.lines.push(lineOf(play, shot, `enemy-${ship}`));
  }
  if (aimed) overlays.lines.push(lineOf(play, aimed, "aimed"));
  else if (near === null) {
    for (const [ship, ways] of targets) {
      const place = best(ways).place;
      const shot = place === null ? null : shotOf(play, place);
      if (shot) overlays.lines.push(lineOf(play, shot, `line-${ship}`));
    }
  }
}

/** The attack of which most is expected. */
function best(options: Option[]): Option {
  const sorted = [...options].sort((a, b) => (b.chances?.expected ?? 0) - (a.chances?.expected ?? 0));
  return sorted[0] as Option;
}

/** Answers that point at something on the board. */
function paintOptions(play: XwingPlay, overlays: Overlays): void {
  const preview = play.options.find((option) => option.id === play.previewed);
  for (const option of play.options) {
    const active = option === preview;
    // A kind of action shows all its ways while it is pointed at.
    const places = option.kind ? (active ? (play.kinds.find((one) => one.kind === option.kind)?.places ?? []) : []) : option.place === null ? [] : [option.place];
    for (const place of places) {
      const answer = play.answers[place];
      if (!answer) continue;
      const take = option.kind ? () => play.send(place) : () => play.take(option);
      const label = option.kind ? say(answer.words) : option.label;
      point(play, overlays, { answer: answer.choice, led: play.leds?.[place], id: option.kind ? JSON.stringify(answer.choice) : option.id, label, active, take });
    }
    if (active && option.place !== null) look(play, overlays, play.leds?.[option.place]);
  }
}

interface Pointed {
  answer: Choice;
  led: Led | undefined;
  id: string;
  label: string;
  active: boolean;
  take: () => void;
}

function point(play: XwingPlay, overlays: Overlays, { answer, led, id, label, active, take }: Pointed): void {
  const target: Target = { label, legal: true, onclick: take, onpreview: points(play, id) };
  const option = field<number>(answer, "Option");
  if (option !== null && play.name === "Detonation") overlays.obstacles.set(option, target);
  else if (option !== null && play.name === "Arrival") overlays.markers.set(option, target);
  const ship = targetShip(answer);
  if (ship !== null) overlays.targets.set(ship, target);
  if (!led) return;
  const drawn = ghost(play, id, label, answer, led, active);
  if (drawn && drawn.pose) overlays.ghosts.push({ ...drawn, onclick: take, onpreview: points(play, id) });
}

function targetShip(choice: Choice): ShipId | null {
  const ship = field<ShipId>(choice, "Ship") ?? field<ShipId>(choice, "Break");
  if (ship !== null) return ship;
  const act = field<Record<string, unknown>>(choice, "Act");
  if (!act || typeof act !== "object") return null;
  for (const name of ["Lock", "Coordinate", "Jam"]) if (typeof act[name] === "number") return act[name];
  return null;
}

/** What a preview says, for the line below the choices. */
export function previewWords(play: XwingPlay): string[] {
  if (play.manner === "dial" && play.pilot !== null && play.previewed?.startsWith("dial-")) {
    const led = play.dials.get(play.pilot)?.[Number(play.previewed.slice(5))];
    if (!led) return [];
    const said = led.refused ? [say(led.refused.why)] : [];
    return [led.maneuver ? maneuverWords(led.maneuver) : "", ...said, ...(led.lead ? leadWords(led.lead, play.called) : [])];
  }
  if (play.previewed?.startsWith("enemy-")) {
    const ship = Number(play.previewed.slice(6));
    const shot = play.shots?.shots.find((one) => one.target === ship);
    return shot ? [play.called.ship(ship), ...shotWords(shot, play.called)] : [];
  }
  const option = play.options.find((one) => one.id === play.previewed);
  const led = option?.place === null || option === undefined ? undefined : play.leds?.[option.place];
  if (!led) return [];
  const said = led.lead && led.lead.ship !== null ? leadWords(led.lead, play.called) : [];
  return led.text ? [...said, led.text[language()]] : said;
}

