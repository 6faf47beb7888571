// When a task of a lesson is done, and when it is not: judged by what happened and what is seen, never by rules of the
// page's own.
import { eventOf } from "../boards/starfighter/view";
import { publicEvent as endorEvent, type Card, shown } from "../boards/endor/view";
import { publicEvent, type View as XwingView } from "../boards/xwing/view";

/** What was played so far. */
export interface Played {
  /** Whom the learner plays. */
  seat: number;
  /** What was seen before anything was played. */
  start: unknown;
  /** What is seen now. */
  view: unknown;
  /** Everything that happened, as the game writes it. */
  events: readonly unknown[];
  /** What the learner is asked now; empty where others are, or nobody. */
  asked: string;
}

/** `why` is the end of the key of what is said about it. */
export type Outcome = { is: "open" } | { is: "done" } | { is: "failed"; why: string };
export type Goal = (played: Played) => Outcome;

const OPEN: Outcome = { is: "open" };
const DONE: Outcome = { is: "done" };
const failed = (why: string): Outcome => ({ is: "failed", why });

const xwing = ({ events }: Played) => events.map(publicEvent).filter((event) => event !== null);
const isMine = ({ start, seat }: Played, ship: number) => (start as XwingView).ships[ship]?.seat === seat;

/** The action that was taken is a lock on an enemy. */
export const locks: Goal = (played) => {
  for (const event of xwing(played)) {
    if (event.name === "NoAction" && isMine(played, event.fields.ship)) return failed("none");
    if (event.name !== "Acted" || !isMine(played, event.fields.ship)) continue;
    const { act } = event.fields;
    if (typeof act !== "object" || !("Lock" in act)) return failed("other");
    return isMine(played, act.Lock) ? failed("friend") : DONE;
  }
  return OPEN;
};

/** An own ship attacks at range 1. */
export const closesIn: Goal = (played) => {
  for (const event of xwing(played)) {
    if (event.name === "Fled" && isMine(played, event.fields.ship)) return failed("fled");
    if (event.name === "Bumped" && isMine(played, event.fields.ship)) return failed("bumped");
    if (event.name === "NoAttack" && isMine(played, event.fields.ship)) return failed("none");
    if (event.name === "Round") return failed("none");
    if (event.name === "Attacked" && isMine(played, event.fields.attacker)) return event.fields.range === 1 ? DONE : failed("far");
  }
  return OPEN;
};

/** An own ship has flown, and met no obstacle. */
export const staysClear: Goal = (played) => {
  const events = xwing(played).filter((event) => "ship" in event.fields && isMine(played, event.fields.ship));
  if (events.some(({ name }) => name === "MetObstacle")) return failed("rock");
  if (events.some(({ name }) => name === "Fled")) return failed("fled");
  return events.some(({ name }) => name === "Flew") ? DONE : OPEN;
};

/** The first own attack is at a ship that was damaged already. */
export const finishesOff: Goal = (played) => {
  for (const event of xwing(played)) {
    if (event.name === "NoAttack" && isMine(played, event.fields.ship)) return failed("none");
    if (event.name !== "Attacked" || !isMine(played, event.fields.attacker)) continue;
    const target = (played.start as XwingView).ships[event.fields.defender];
    return target !== undefined && target.damage.length > 0 ? DONE : failed("fresh");
  }
  return OPEN;
};

/** So many more effects are set off before the turn is over. */
export const chains = (wanted: number): Goal => ({ events, asked }) => {
  const named = events.map(eventOf);
  if (named.filter((event) => event?.[0] === "Triggered").length >= wanted) return DONE;
  // Once the turn is over, nothing of it goes on.
  return events.length > 0 && (asked === "" || asked === "Deploy") ? failed("short") : OPEN;
};

/** The pile has something for the moon and for the throne room; ships are on every card. */
export const coversFronts: Goal = ({ events, seat }) => {
  for (const event of events) {
    const prepared = (event as { Prepared?: { seat: number; cards: { shown: Card[] } | "hidden" } }).Prepared;
    if (prepared?.seat !== seat) continue;
    const cards = shown(prepared.cards) ?? [];
    // A card gives one order: the same card cannot serve two fronts.
    const served = cards.some((moon, i) => moon.includes("Assault") && cards.some((throne, j) => i !== j && throne.includes("Luke")));
    if (served) return DONE;
    return failed(cards.some((card) => card.includes("Assault")) ? "throne" : "moon");
  }
  return OPEN;
};

/** An attack leaves a sector empty, and earns an order. */
export const clears: Goal = ({ events, seat, start, asked }) => {
  const named = events.map(endorEvent).filter((event) => event !== null);
  if (named.some(([name, fields]) => name === "Earned" && fields.seat === seat)) return DONE;
  if (asked !== "" && asked !== "Order") return OPEN;
  const attack = named.find(([name, fields]) => name === "Attacked" && fields.seat === seat);
  if (attack) {
    const place = (start as { places: Record<string, { tie: number }> }).places[String(attack[1].target)];
    return failed((place?.tie ?? 0) > 1 ? "many" : "dice");
  }
  return named.some(([name, fields]) => (name === "Ordered" || name === "Passed") && fields.seat === seat) ? failed("order") : OPEN;
};
