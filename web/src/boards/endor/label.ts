// Options in words: what they are, and what will happen.
import { type Ask, type Kind, countOf, KINDS, orderKey, orderKind, type Place, placeName, type View } from "./view";
import { shipsAt, shipsOf } from "./describe";
import { FACTS } from "./generated/facts";
import { say, t } from "../../i18n/lang.svelte";
import { type Answer, onlyOrigin, type Step, TO_HIT } from "./narrow";

/** S is the sound's. */
const LETTERS = "abcdefghijklmnopqr";

/** What an attack can hit in a place, and with which faces: "TIE 3+, Executor 5+". */
function needs(view: View, place: Place): string {
  if (place === "DS") return t("web-endor-needs-six");
  const there = view.places[place];
  if (!there) return "";
  const short = (kind: Kind) => t("web-endor-needs", { ship: t(`web-endor-kind-${kind}`), face: TO_HIT[kind] });
  return KINDS.filter((kind) => countOf(there, kind) > 0).map(short).join(", ");
}

function shipsThere(view: View, place: Place, ask: Ask): { key: string; args?: Record<string, unknown> } | null {
  const order = typeof ask === "object" && ("Move" in ask ? ask.Move.order : "Attack" in ask ? ask.Attack.order : null);
  const kind = order ? orderKind(order) : null;
  const there = view.places[place];
  return kind && there ? shipsOf(kind, countOf(there, kind)) : null;
}

/** How many dice an attack from a place rolls, by what the rules said; nothing where they have not answered yet. */
export type DiceFrom = ReadonlyMap<Place, number>;

export function stepWords(
  step: Step, view: View, ask: Ask, answers: Answer[], from: Place | null, dice: DiceFrom,
): { label: string; detail: string; short: string } {
  const place = step.place;
  // The Death Star is not written on the map, so its name stays whole.
  const short = place && place !== "DS" ? place : "";
  if (step.does === "from" && place) {
    const ships = shipsThere(view, place, ask);
    const label = ships ? t("web-endor-from-ships", { place: placeName(place), ships }) : t("web-endor-from", { place: placeName(place) });
    return { label, detail: diceOf(dice, place, ask), short: ships ? `${place} · ${say(ships)}` : short };
  }
  if (step.does === "answer" && place && typeof ask === "object" && "Move" in ask && from !== null) {
    return { label: t("web-endor-to", { place: placeName(place) }), detail: describeShort(view, place), short };
  }
  const label = step.answer ? say(step.answer.words) : "";
  return { label, detail: detail(step, view, ask, answers, from, dice), short };
}

/** The key that picks a step, where it is not its number in the list: spaces are picked by how many they are, and
 * places by letters while digits count ships. */
export function keyOf(step: Step, i: number, ask: Ask, most: number): { key?: string } {
  const choice = step.answer?.choice;
  if (typeof ask === "object" && "Advance" in ask) return { key: String(choice && typeof choice === "object" && "Advance" in choice ? choice.Advance : 0) };
  return most > 1 && i < LETTERS.length ? { key: LETTERS.charAt(i) } : {};
}

function describeShort(view: View, place: Place): string {
  const there = view.places[place];
  const ships = there ? shipsAt(there) : [];
  return ships.length > 0 ? t("web-endor-ships", { ships }) : "";
}

/** The dice of an attack in words. The line is there before its figure: answers must not move when it comes. */
function diceOf(dice: DiceFrom, from: Place | null, ask: Ask): string {
  if (from === null || typeof ask !== "object" || !("Attack" in ask)) return "";
  const count = dice.get(from);
  return count === undefined ? "\u2026" : t("web-endor-dice", { count });
}

function detail(step: Step, view: View, ask: Ask, answers: Answer[], from: Place | null, dice: DiceFrom): string {
  if (step.order) return t(`web-endor-does-${orderKey(step.order)}`);
  const choice = step.answer?.choice;
  if (choice === "Deploy") return t("web-endor-does-deploy", { count: Math.min(FACTS.deployed, view.reserve), reserve: view.reserve });
  if (step.place && typeof ask === "object" && "Attack" in ask) {
    const origin = from ?? onlyOrigin(answers);
    return [diceOf(dice, origin, ask), needs(view, step.place)].filter(Boolean).join(" · ");
  }
  if (step.place) return describeShort(view, step.place);
  if (step.space) {
    const need = view.shield.track[step.space - 1];
    return need === undefined ? t("web-endor-beyond") : t("web-endor-space-name", { space: step.space, last: view.shield.track.length });
  }
  return "";
}
