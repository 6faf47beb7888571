// The answers as things to pick, in words: what they are, and what will happen.
import { language, say, t } from "../../../i18n/lang.svelte";
import type { Pickable } from "../../../prompt/pickable";
import type { XwingPlay } from "../play.svelte";
import type { ActionKind, Difficulty, Pose, ShipId, Token, WeaponRef } from "../view";
import { ledWords, shotWords } from "./describe";
import type { Chances, Shot } from "./looks";
import { field, isPass, type Kind, rerolls, targetOf } from "./narrow";

/** Something that can be picked now. */
export interface Option extends Pickable {
  /** Its place in the list of answers; none if it only leads on. */
  place: number | null;
  /** A kind of action to look into. */
  kind?: ActionKind;
  /** A place to hold something at. */
  spot?: Pose;
  /** The ship it points at. */
  target: ShipId | null;
  /** Nothing, or nothing more. */
  declines: boolean;
  difficulty?: Difficulty | null;
  /** What may follow, in words. */
  linked?: string;
  chances?: Chances | null;
  best?: boolean;
  token?: Token | "Force" | null;
}

const dots = (parts: string[]) => parts.filter(Boolean).join(" · ");

/** The shot that an answer declares. */
export function shotOf(play: XwingPlay, place: number): Shot | null {
  const answer = play.answers[place];
  const attack = answer && field<{ weapon: WeaponRef; target: ShipId }>(answer.choice, "Attack");
  if (!attack) return null;
  const same = (shot: Shot) => shot.target === attack.target && JSON.stringify(shot.weapon) === JSON.stringify(attack.weapon);
  return play.shots?.shots.find(same) ?? null;
}

function whole(play: XwingPlay, place: number): Option {
  const answer = play.answers[place];
  const led = play.leds?.[place];
  const declines = answer !== undefined && isPass(answer.choice);
  return {
    id: answer ? JSON.stringify(answer.choice) : `${place}`,
    place,
    label: answer ? say(answer.words, play.names) : "",
    detail: led ? ledWords(led, play.called).join(" · ") : "",
    target: answer ? targetOf(answer.choice) : null,
    declines,
    difficulty: led?.difficulty ?? null,
    ...(led?.linked ? { linked: linkedWords(led.linked) } : {}),
  };
}

function linkedWords(linked: { kind: ActionKind; difficulty: Difficulty }): string {
  const action = t(`web-xwing-play-kind-${linked.kind.toLowerCase()}`);
  return t(linked.difficulty === "Red" ? "web-xwing-play-linked-red" : "web-xwing-play-linked", { action });
}

/** What comes last is to do nothing. */
function ordered(options: Option[]): Option[] {
  return [...options.filter((option) => !option.declines), ...options.filter((option) => option.declines)];
}

/** Says so where an answer is aimed at a ship of one's own. */
function ours(play: XwingPlay, option: Option): Option {
  const friend = option.target !== null && play.kind !== "Coordinate" && play.view.ships[option.target]?.seat === play.seat;
  return friend ? { ...option, detail: dots([t("web-xwing-play-friend"), option.detail ?? ""]) } : option;
}

/** Enemies first: a friend is seldom what somebody wants to lock or to jam. */
function hostile(play: XwingPlay, options: Option[]): Option[] {
  const foe = ({ target }: Option) => target !== null && play.view.ships[target]?.seat !== play.seat;
  return [...options.filter(foe), ...options.filter((option) => !foe(option))];
}

/** What is aimed at enemies, whatever the rules allow. */
const AT_ENEMIES: (ActionKind | "Card")[] = ["Lock", "Jam"];

/** Whether all that an action could be aimed at is on one's own side: legal, and hardly ever meant. */
export function onlyFriends(play: Pick<XwingPlay, "answers" | "view" | "seat">, { kind, places }: Kind): boolean {
  const friend = (place: number) => {
    const target = targetOf(play.answers[place]?.choice ?? "Pass");
    return target !== null && play.view.ships[target]?.seat === play.seat;
  };
  return AT_ENEMIES.includes(kind) && places.every(friend);
}

function action(play: XwingPlay, { kind, places }: Kind): Option {
  const first = whole(play, places[0] ?? 0);
  const colour = first.difficulty === "Red" ? t("web-xwing-play-red") : "";
  const whom = onlyFriends(play, { kind, places }) ? t("web-xwing-play-friends-only") : "";
  if (places.length === 1 || kind === "Card") {
    return { ...first, detail: dots([whom, first.detail ?? "", colour, first.linked ?? ""]) };
  }
  return {
    ...first,
    id: `kind-${kind}`,
    place: null,
    kind,
    target: null,
    label: t(`web-xwing-play-kind-${kind.toLowerCase()}`),
    detail: dots([t(first.target === null ? "web-xwing-play-ways" : "web-xwing-play-targets", { count: places.length }), whom, colour, first.linked ?? ""]),
  };
}

function tokenOf(play: XwingPlay, place: number): Token | "Force" | null {
  const spend = field<unknown>(play.answers[place]?.choice ?? "Pass", "Spend");
  if (spend === "Focus" || spend === "Calculate" || spend === "Force") return spend;
  return typeof spend === "object" && spend !== null && "Evade" in spend ? "Evade" : null;
}

/** What can be picked now. */
export function optionsOf(play: XwingPlay): Option[] {
  const all = play.answers.map((_, place) => place);
  switch (play.manner) {
    case "dial":
      return [];
    case "fly":
      return all.filter((place) => play.answers[place]?.choice === "Pass").map((place) => whole(play, place));
    case "place":
      return play.placing.spots.map((spot, at) => ({
        id: `spot-${at}`, place: null, spot, target: null, declines: false,
        label: t("web-xwing-play-spot", { x: Math.round(spot.x / 10_000), y: Math.round(spot.y / 10_000) }),
      }));
    case "act": {
      if (play.kind) {
        const places = play.kinds.find((one) => one.kind === play.kind)?.places ?? [];
        return hostile(play, places.map((place) => ours(play, whole(play, place))));
      }
      const passes = all.filter((place) => play.answers[place]?.choice === "Pass").map((place) => whole(play, place));
      const { kinds } = play;
      const last = kinds.filter((kind) => onlyFriends(play, kind));
      return [...kinds.filter((kind) => !last.includes(kind)), ...last].map((kind) => action(play, kind)).concat(passes);
    }
    case "attack":
      return ordered(all.map((place) => {
        const shot = shotOf(play, place);
        const option = whole(play, place);
        return { ...option, detail: shot ? dots(shotWords(shot, play.called)) : "", chances: shot?.chances ?? null };
      }));
    case "dice":
      return ordered(all.filter((place) => rerolls(play.answers[place]?.choice ?? "Pass") === null).map((place) => {
        const way = play.modifying.ways?.[place];
        return { ...whole(play, place), chances: way?.chances ?? null, best: way?.best ?? false, token: tokenOf(play, place) };
      }));
    case "list":
      return ordered(all.map((place) => {
        const option = whole(play, place);
        const text = replacementText(play, place);
        return text ? { ...option, detail: text } : option;
      }));
  }
}

/** What a ship that may arrive is like. */
function replacementText(play: XwingPlay, place: number): string {
  if (play.name !== "Replacement") return "";
  const option = field<number>(play.answers[place]?.choice ?? "Pass", "Option");
  const builds = option === null ? [] : (play.view.replacements[option] ?? []);
  const ships = builds.flatMap((build) => play.cards?.content.quick_builds[build]?.ships ?? []);
  return ships.map((one) => {
    const pilot = play.cards?.pilot(one.pilot);
    const ship = pilot && play.cards?.ship(pilot.ship);
    return pilot && ship ? `${ship.name[language()]}, ${t("web-xwing-play-initiative", { initiative: pilot.initiative })}` : "";
  }).join(" · ");
}
