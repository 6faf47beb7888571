// What comes to mind and is not allowed: one list of it for the board, the words beside the choices, and the keys.
import { say, t } from "../../../i18n/lang.svelte";
import type { XwingPlay } from "../play.svelte";
import type { ActionKind, Act, Choice, ShipId } from "../view";
import { ledWords, rangeWords, shotWords } from "./describe";
import type { Option } from "./options";
import type { Preview, Refused, Shot } from "./looks";
import { field, kindOf, targetOf } from "./narrow";

/** Something that cannot be picked now. */
export interface Impossible {
  /** What is pointed at while it is previewed. */
  id: string;
  label: string;
  refused: Refused;
  /** What is known of it besides: its range, what is in the way. */
  words: string[];
  target: ShipId | null;
  /** An attack that is out of reach. */
  shot?: Shot;
  choice?: Choice;
  led?: Preview;
}

/** The kind of action an answer is of, if it is one. */
function actKind(choice: Choice): ActionKind | "Card" | null {
  const act = field<Act>(choice, "Act");
  return act ? kindOf(act) : null;
}

function attacks(play: XwingPlay): Impossible[] {
  const reached = new Set(play.options.map((option) => option.target));
  const found = new Map<ShipId, Impossible>();
  for (const shot of play.shots?.shots ?? []) {
    if (reached.has(shot.target) || found.has(shot.target) || !shot.refused) continue;
    const label = play.called.ship(shot.target);
    found.set(shot.target, { id: `barred-${shot.target}`, label, refused: shot.refused, words: shotWords(shot, play.called), target: shot.target, shot });
  }
  return [...found.values()];
}

/** Everything that cannot be picked, of the kind of action that is looked into; each where its answer would stand. */
export function impossible(play: XwingPlay, kind: ActionKind | null): Impossible[] {
  if (play.manner === "attack") return attacks(play);
  return play.barred.flatMap(({ choice, words, led }, at) => {
    if (!led.refused || (play.manner === "act" && actKind(choice) !== kind)) return [];
    return [{ id: `barred-${at}`, label: say(words, play.names), refused: led.refused, words: ledWords(led, play.called), target: targetOf(choice), choice, led }];
  });
}

/** What is pointed at, if it cannot be picked. */
export function barredAt(play: XwingPlay, id: string): Impossible | null {
  return [...listed(play), ...impossible(play, kindShown(play))].find((one) => one.id === id) ?? null;
}

/** The kind of action whose ways the board shows: the one looked into, or pointed at. */
export function kindShown(play: XwingPlay): ActionKind | null {
  if (play.kind) return play.kind;
  const option = play.options.find((one) => one.id === play.previewed);
  if (option?.kind) return option.kind;
  const one = /^barred-kind-(.+)$/.exec(play.previewed ?? "")?.[1];
  return (one as ActionKind | undefined) ?? null;
}

/** For the words beside the choices: before a kind of action is looked into, the kinds of which nothing is possible. */
export function listed(play: XwingPlay): Impossible[] {
  if (play.manner !== "act" || play.kind) return impossible(play, play.kind);
  const offered = new Set(play.kinds.map((one) => one.kind));
  const found = new Map<string, Impossible>();
  for (const { choice, led } of play.barred) {
    const kind = actKind(choice);
    if (!kind || offered.has(kind) || found.has(kind) || !led.refused) continue;
    found.set(kind, { id: `barred-kind-${kind}`, label: t(`web-xwing-play-kind-${kind.toLowerCase()}`), refused: led.refused, words: [say(led.refused.why)], target: null });
  }
  return [...found.values()];
}

/** So many reasons have room below what can be picked. */
const ROOM = 6;

/** What cannot be picked as options that say why; of more than there is room for, those that are nearest. */
export function inPlace(play: XwingPlay): Option[] {
  const barred = listed(play).slice(0, ROOM);
  return barred.map(({ id, label, refused, target, shot, led }) => {
    const range = shot ?? led?.reach;
    const why = [range ? rangeWords(range) : "", say(refused.why)].filter(Boolean).join(" · ");
    return { id, label, target, place: null, declines: false, barred: { why, rule: refused.rule } };
  });
}
