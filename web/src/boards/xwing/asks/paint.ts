// What the board shows of the question at hand: everything that can be picked, and what is pointed at.
import { say, t } from "../../../i18n/lang.svelte";
import { type Ghost, noOverlays, type Overlays } from "../overlays";
import type { XwingPlay } from "../play.svelte";
import { type Pose, shipAsked, type ShipId, shown } from "../view";
import { barredAt, impossible } from "./barred";
import { leadWords, ledWords, maneuverWords, shotWords } from "./describe";
import type { Shot } from "./looks";
import { type Option, shotOf } from "./options";
import { corners, signOf } from "./place";
import { ghost, look, paintOptions, points } from "./point";

export function paint(play: XwingPlay): Overlays {
  const overlays = noOverlays();
  const { ask, cards } = play;
  if (!ask || !cards || play.source.demand === null) return overlays;
  overlays.selected = play.planning.pilot ?? shipAsked(ask);
  if (play.source.busy) return overlays;
  switch (play.manner) {
    case "dial":
      paintDial(play, overlays);
      break;
    case "fly":
      paintFlown(play, overlays);
      break;
    case "place":
      paintPlace(play, overlays);
      break;
    case "attack":
      paintAttack(play, overlays);
      break;
    case "dice":
      overlays.modifies = true;
      if (play.modifying.choosable.size > 0) {
        const { choosable, dice } = play.modifying;
        overlays.dice = { pool: play.modifying.kind, choosable, picked: new Set(dice), onclick: (die) => play.modifying.toggle(die) };
      }
      paintOptions(play, overlays);
      break;
    case "act":
      if (play.planning.flies) paintFlown(play, overlays);
      else paintOptions(play, overlays);
      break;
    case "list":
      paintOptions(play, overlays);
  }
  return overlays;
}

function paintDial(play: XwingPlay, overlays: Overlays): void {
  const { cards } = play;
  const { pilot } = play.planning;
  if (!cards) return;
  // What was set before, as a plan.
  for (const ship of play.planning.crew) {
    const set = shown(ship.dial);
    if (set === null || (ship.id === pilot && play.previewed !== null)) continue;
    const place = cards.ship(ship.ship)?.dial.indexOf(set) ?? -1;
    const led = play.planning.dials.get(ship.id)?.[place];
    if (led) add(overlays, ghost(play, `set-${ship.id}`, maneuverWords(set), { Dial: { ship: ship.id, maneuver: place } }, led, false));
  }
  for (const ship of play.planning.crew) {
    if (!play.planning.opens(ship)) continue;
    overlays.targets.set(ship.id, {
      label: t("web-xwing-play-open", { ship: play.called.ship(ship.id) }), legal: true, onclick: () => play.planning.open(ship),
    });
  }
  paintFlown(play, overlays);
}

/** The maneuver of the open dial that is pointed at. */
function paintFlown(play: XwingPlay, overlays: Overlays): void {
  const { pilot } = play.planning;
  const at = play.previewed?.startsWith("dial-") ? Number(play.previewed.slice(5)) : null;
  const led = at === null ? undefined : play.planning.cells.get(at);
  if (pilot === null || at === null || !led) return;
  const label = led.maneuver ? maneuverWords(led.maneuver) : "";
  const drawn = ghost(play, `dial-${at}`, label, { Dial: { ship: pilot, maneuver: at } }, led, true);
  if (drawn) overlays.ghosts.push({ ...drawn, onclick: () => play.planning.set(at) });
  // The others of the group do the same.
  for (const { id } of play.planning.group) {
    const same = play.planning.dials.get(id)?.[at];
    if (same) add(overlays, ghost(play, `group-${id}`, label, { Dial: { ship: id, maneuver: at } }, same, false));
  }
  look(play, overlays, led);
}

function add(overlays: Overlays, one: Ghost | null): void {
  if (one) overlays.ghosts.push(one);
}

function paintPlace(play: XwingPlay, overlays: Overlays): void {
  const { cards } = play;
  const { thing, pose, room } = play.placing;
  if (!thing || !pose || !cards) return;
  if (room) overlays.halos.push({ key: "zone", corners: corners(room.zone), legal: true });
  const sign = signOf(room, pose);
  const what = thing === "Marker" ? ("marker" as const) : "Ship" in thing ? { ship: thing.Ship } : { obstacle: play.view.supply[thing.Obstacle] ?? "" };
  overlays.place = {
    what, pose, sign,
    label: room?.refused && sign === "refused" ? say(room.refused.why) : t("web-xwing-play-place-here"),
    onpose: (next: Pose) => play.placing.hold(next),
    ondone: () => play.placing.rest(),
  };
  overlays.selected = thing !== "Marker" && "Ship" in thing ? thing.Ship : null;
}

/** The line of a shot; `brief`: one of several, which say their ranges only. */
function lineOf(play: XwingPlay, shot: Shot, key: string, brief = false): Overlays["lines"][number] {
  const [from, to] = shot.line;
  return {
    key,
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
    range: shot.range ?? 4,
    obstructed: shot.obstructed.length > 0,
    legal: shot.refused === null,
    label: shotWords(shot, play.called).slice(0, shot.refused || brief ? 1 : 2).join(" · "),
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
      onclick: () => play.press(best(ways).id, () => play.take(best(ways))),
      onpreview: points(play, best(ways).id),
    });
  }
  const barred = impossible(play, null);
  for (const { id, label, target, refused, shot } of barred) {
    if (target === null || !shot) continue;
    overlays.targets.set(target, { label, legal: false, why: say(refused.why), rule: refused.rule, onpreview: points(play, id) });
    if (pointed === id) overlays.lines.push(lineOf(play, shot, id));
  }
  if (aimed) overlays.lines.push(lineOf(play, aimed, "aimed"));
  else if (!pointed?.startsWith("barred-")) {
    for (const [ship, ways] of targets) {
      const place = best(ways).place;
      const shot = place === null ? null : shotOf(play, place);
      if (shot) overlays.lines.push(lineOf(play, shot, `line-${ship}`, targets.size > 1));
    }
  }
}

/** The attack of which most is expected. */
function best(options: Option[]): Option {
  const sorted = [...options].sort((a, b) => (b.chances?.expected ?? 0) - (a.chances?.expected ?? 0));
  return sorted[0] as Option;
}

/** So many answers have room for what will come of them. */
const DENSE = 9;

/** What a preview says, for the line below the choices. */
export function previewWords(play: XwingPlay): string[] {
  if (play.planning.pilot !== null && play.previewed?.startsWith("dial-")) {
    const led = play.planning.cells.get(Number(play.previewed.slice(5)));
    if (!led) return [];
    // What would come of it does not matter where it cannot be chosen.
    const said = led.refused ? [say(led.refused.why)] : led.lead ? leadWords(led.lead, play.called) : [];
    return [led.maneuver ? maneuverWords(led.maneuver) : "", ...said];
  }
  if (play.previewed?.startsWith("barred-")) {
    // Of a whole kind the list above says it.
    if (play.previewed.startsWith("barred-kind-")) return [];
    const one = barredAt(play, play.previewed);
    return one ? [one.label, ...one.words] : [];
  }
  const option = play.options.find((one) => one.id === play.previewed);
  // Few answers say it themselves.
  if (play.options.length <= DENSE) return [];
  const led = option?.place === null || option === undefined ? undefined : play.leds?.[option.place];
  if (!led) return [];
  return ledWords(led, play.called);
}

