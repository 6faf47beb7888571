// The way to an answer that is made in steps: what is picked next for it.
import type { EndorPlay } from "./play.svelte";
import { type Card, type Choice, type Hits, KINDS, type Place } from "./view";
import { NO_HITS } from "./narrow";

type Picking = Pick<EndorPlay, "from" | "going" | "most" | "hand" | "picked" | "hits" | "options">;

/** A card of the hand that the pile wants next, one that does not belong where it lies, or the pile itself. */
function ofPile(play: Picking, cards: readonly Card[]): string {
  const same = (a: Card | undefined, b: Card | undefined) => JSON.stringify(a) === JSON.stringify(b);
  const wrong = play.picked.find((i, at) => !same(play.hand[i], cards[at]));
  if (wrong !== undefined) return `card ${wrong}`;
  const next = cards[play.picked.length];
  const at = play.hand.findIndex((card, i) => !play.picked.includes(i) && same(card, next));
  return next === undefined || at < 0 ? "confirm" : `card ${at}`;
}

/** A kind of ship that gets a die more, or one less, or the dice as they lie. */
function ofDice(play: Picking, hits: Partial<Hits>): string {
  const wanted = { ...NO_HITS, ...hits };
  const less = KINDS.find((kind) => play.hits[kind] > wanted[kind]);
  if (less) return `less ${less}`;
  const more = KINDS.find((kind) => play.hits[kind] < wanted[kind]);
  return more ? `more ${more}` : "confirm";
}

export function leads(play: Picking, choice: Choice): string[] {
  const whole = JSON.stringify(choice);
  if (typeof choice === "string") return [play.from === null ? whole : "back"];
  const fields = choice as { Move?: { from: Place; to: Place; count: number }; Attack?: { from: Place }; Prepare?: Card[]; Assign?: Partial<Hits> };
  if (fields.Prepare) return [ofPile(play, fields.Prepare)];
  if (fields.Assign) return [ofDice(play, fields.Assign)];
  const from = (fields.Move ?? fields.Attack)?.from;
  if (from === undefined) return [whole];
  if (play.from !== null && play.from !== from) return ["back"];
  if (play.from === null && play.options.some(({ id }) => id === `from ${from}`)) return [`from ${from}`];
  if (!fields.Move) return [whole];
  return [play.most > 1 && play.going !== fields.Move.count ? `count ${fields.Move.count}` : `to ${fields.Move.to}`];
}
