// Answers on the board: every ship, token, arc, marker or place that can be picked, with the measured line and the
// template; and what cannot be, with the reason.
import { say } from "../../../i18n/lang.svelte";
import { type Ghost, type Line, type Overlays, type Target, tokenAt } from "../overlays";
import type { XwingPlay } from "../play.svelte";
import { type Act, type Arc, type Choice, onTable, shipAsked, type ShipId, type Token } from "../view";
import { impossible, kindShown } from "./barred";
import { rangeWords } from "./describe";
import { arcsOf, ghostOf, linesOf, standard } from "./ghosts";
import type { Preview, Measured } from "./looks";
import { abilityOf, field, targetOf } from "./narrow";

/** Marks what is pointed at, for as long as it is. */
export function points(play: XwingPlay, id: string): (on: boolean) => void {
  return (on) => {
    if (on) play.previewed = id;
    else if (play.previewed === id) play.previewed = null;
  };
}

/** A ship as it would stand somewhere: its arcs, unless others are shown, and the lines to those in them. */
export function look(play: XwingPlay, overlays: Overlays, led: Preview | undefined, arcs = true): void {
  const lead = led?.lead;
  const ship = lead?.ship === null || lead?.ship === undefined ? undefined : play.view.ships[lead.ship];
  if (!lead || !ship || !play.cards || lead.leaves) return;
  if (arcs) overlays.arcs.push(...arcsOf(ship, play.cards, lead.end));
  overlays.lines.push(...linesOf(lead));
}

/** An answer that moves something, where it would come to lie. */
export function ghost(play: XwingPlay, key: string, label: string, choice: Choice, led: Preview, active: boolean): Ghost | null {
  const drawn = play.cards && ghostOf(key, label, choice, led, play.view, play.cards);
  return drawn && { ...drawn, active };
}

/** Answers that point at something on the board. */
export function paintOptions(play: XwingPlay, overlays: Overlays): void {
  const preview = play.options.find((option) => option.id === play.previewed);
  for (const option of play.options) {
    const active = option === preview;
    // A kind of action shows all its ways while it is pointed at.
    const places = option.kind ? (active ? (play.kinds.find((one) => one.kind === option.kind)?.places ?? []) : []) : option.place === null ? [] : [option.place];
    for (const place of places) {
      const answer = play.answers[place];
      if (!answer) continue;
      const take = option.kind ? () => play.send(place) : () => play.take(option);
      const label = option.kind ? say(answer.words, play.names) : option.label;
      point(play, overlays, {
        answer: answer.choice, led: play.leds?.[place], id: option.kind ? JSON.stringify(answer.choice) : option.id, label, active: active && !option.kind,
        // Only one line while one ship is pointed at, all of them before.
        measured: active || preview === undefined || Boolean(preview.kind), take,
      });
    }
    if (active && option.place !== null) look(play, overlays, play.leds?.[option.place], !turretOf(play, play.answers[option.place]?.choice));
  }
  paintBarred(play, overlays);
}

/** What cannot be picked: red, with the reason where it is pointed at. */
function paintBarred(play: XwingPlay, overlays: Overlays): void {
  const kind = kindShown(play);
  if (play.manner === "act" && !kind) return;
  for (const { id, label, target, refused, choice, led } of impossible(play, kind)) {
    const active = play.previewed === id;
    if (target !== null && !overlays.targets.has(target)) {
      overlays.targets.set(target, { label, legal: false, why: say(refused.why), rule: refused.rule, onpreview: points(play, id) });
      if (active && led?.reach) overlays.lines.push({ ...lineOf(led.reach, id), legal: false, reason: say(refused.why) });
    } else if (choice && led) {
      const drawn = ghost(play, id, label, choice, led, active);
      if (drawn) overlays.ghosts.push({ ...drawn, onpreview: points(play, id) });
    }
  }
}

interface Pointed {
  answer: Choice;
  led: Preview | undefined;
  id: string;
  label: string;
  active: boolean;
  measured: boolean;
  take: () => void;
}

function lineOf({ line: [from, to], range }: Measured, key: string): Line {
  return {
    key, from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] },
    range: range ?? 4, obstructed: false, legal: true, label: rangeWords({ range }),
  };
}

function point(play: XwingPlay, overlays: Overlays, { answer, led, id, label, active, measured, take }: Pointed): void {
  const press = () => play.press(id, take);
  const target: Target = { label, legal: true, onclick: press, onpreview: points(play, id) };
  const option = field<number>(answer, "Option");
  if (option !== null && play.name === "Detonation") overlays.obstacles.set(option, target);
  else if (option !== null && play.name === "Arrival") overlays.markers.set(option, target);
  const ship = standing(play, targetOf(answer) ?? userOf(play, answer));
  if (ship !== null) overlays.targets.set(ship, target);
  const asked = play.ask ? shipAsked(play.ask) : null;
  const token = field<Token>(answer, "Lose");
  if (token !== null && asked !== null) overlays.tokens.set(tokenAt(asked, token), target);
  if (led?.reach && measured) overlays.lines.push(lineOf(led.reach, id));
  const arcs = turretOf(play, answer) ?? sideOf(answer);
  if (arcs && asked !== null) {
    // Among other actions an arc is shown while it is pointed at; otherwise all that can be chosen are.
    if (play.manner === "act" && !play.kind && !active && kindShown(play) === null) return;
    overlays.sectors.push({ key: id, ship: asked, arcs, label, active, onclick: press, onpreview: points(play, id) });
    return;
  }
  const drawn = led && ghost(play, id, label, answer, led, active);
  if (drawn) overlays.ghosts.push({ ...drawn, onclick: press, onpreview: points(play, id) });
}

/** A ship that is docked is shown where its carrier stands. */
function standing(play: XwingPlay, id: ShipId | null): ShipId | null {
  const ship = id === null ? undefined : play.view.ships[id];
  return ship && !onTable(ship) && ship.carrier !== null ? ship.carrier : id;
}

/** The ship whose card an answer uses; none if it has several to choose from: the list tells them apart. */
function userOf(play: XwingPlay, answer: Choice): ShipId | null {
  const used = field<unknown>(answer, "Use") ? abilityOf(answer) : null;
  if (!used) return null;
  const alike = play.answers.filter(({ choice }) => abilityOf(choice)?.ship === used.ship);
  return alike.length === 1 ? used.ship : null;
}

/** The arcs that a turret would point to. */
function turretOf(play: XwingPlay, answer: Choice | undefined): Arc[] | null {
  const act = answer === undefined ? null : field<Act>(answer, "Act");
  if (!act || typeof act !== "object" || !("Rotate" in act)) return null;
  const asked = play.ask ? shipAsked(play.ask) : null;
  const ship = asked === null ? undefined : play.view.ships[asked];
  const double = ship && play.cards?.ship(ship.ship)?.turret === "Double";
  return double ? [standard(act.Rotate), standard((act.Rotate + 2 ** 31) % 2 ** 32)] : [standard(act.Rotate)];
}

/** The side that is reinforced. */
function sideOf(answer: Choice): Arc[] | null {
  const act = field<Act>(answer, "Act");
  if (!act || typeof act !== "object" || !("Reinforce" in act)) return null;
  return [act.Reinforce === "ReinforceAft" ? "FullRear" : "FullFront"];
}
