// A deck of total war while it is built: what it holds, and what can be said about it at a glance. Whether it may be played
// is for the server to say.
import type { Card, Content } from "../boards/starfighter/content.svelte";
import { type Effect, effectKey } from "../boards/starfighter/view";

export type { Examined } from "../boards/starfighter/view";

export interface Deck {
  name: string;
  cruiser: string | null;
  cards: string[];
}

export interface Filter {
  /** Part of an identifier. */
  text: string;
  /** None: all of them. */
  levels: number[];
  colour: "Green" | "Blue" | null;
  /** The key of an effect. */
  effect: string | null;
  /** Only what is in the deck, or only what is not. */
  only: "in" | "out" | null;
}

export const NO_FILTER: Filter = { text: "", levels: [], colour: null, effect: null, only: null };

export function emptyDeck(): Deck {
  return { name: "", cruiser: null, cards: [] };
}

export function effectsOf(card: Card): Effect[] {
  return [card.upper.effect, card.lower.effect].filter((effect): effect is Effect => effect !== null);
}

function fightersOf(card: Card): number {
  return card.upper.fighters + card.lower.fighters;
}

/** The cards that a filter lets through, in the order of the pack. */
export function matching(cards: readonly Card[], filter: Filter, deck: Deck): Card[] {
  const held = new Set(deck.cards);
  return cards.filter(
    (card) =>
      card.id.includes(filter.text.trim()) &&
      (filter.levels.length === 0 || filter.levels.includes(card.level)) &&
      (filter.colour === null || card.colour === filter.colour) &&
      (filter.effect === null || effectsOf(card).some((effect) => effectKey(effect) === filter.effect)) &&
      (filter.only === null || held.has(card.id) === (filter.only === "in")),
  );
}

/** The deck with a card more, or less. */
export function toggled(deck: Deck, card: string): Deck {
  const cards = deck.cards.includes(card) ? deck.cards.filter((one) => one !== card) : [...deck.cards, card];
  return { ...deck, cards };
}

/** How many cards of each level. */
export function curve(cards: readonly Card[], deck: Deck): [number, number, number, number] {
  const count = (level: number) => cards.filter((card) => card.level === level && deck.cards.includes(card.id)).length;
  return [count(0), count(1), count(2), count(3)];
}

/** How often each effect is in a deck, by its key, in the order it is met. */
export function effectCounts(cards: readonly Card[], deck: Deck): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    if (!deck.cards.includes(card.id)) continue;
    for (const effect of effectsOf(card)) counts.set(effectKey(effect), (counts.get(effectKey(effect)) ?? 0) + 1);
  }
  return counts;
}

/** All fighters of a deck's fronts. */
export function fighters(cards: readonly Card[], deck: Deck): number {
  return cards.filter((card) => deck.cards.includes(card.id)).reduce((sum, card) => sum + fightersOf(card), 0);
}

/** A deck as the server reads it: its cruiser, and the identifiers of its cards. */
export function textOf(cards: readonly string[], cruiser: string | null): string {
  return `${cruiser ? `cruiser: ${cruiser}\n` : ""}${cards.join(" ")}`;
}

/** More than a deck must have (STF-103), so that it lasts; less than all, so that it is one's own. */
const SPARE = 5;

/** How many cards a deck at random has. */
export function drawnSize({ cards, limits }: Pick<Content, "cards" | "limits">): number {
  return Math.min(limits.least + SPARE, cards.length);
}

/** A deck at random, each card once, and of every level as many as its share of all cards: the sectors fill from level 0
 * upwards (STF-029, STF-035), so a pile with too many high cards could hardly be laid. In the order of the pack. */
export function drawn(content: Pick<Content, "cards" | "limits">, chance: () => number = Math.random, wanted = drawnSize(content)): string[] {
  const size = Math.min(wanted, content.cards.length);
  const left = [...content.cards];
  const mixed = content.cards.map(() => left.splice(Math.floor(chance() * left.length), 1)[0] as Card);
  const taken = new Set<Card>();
  const levels = [...new Set(content.cards.map((card) => card.level))];
  const share = (level: number) => (content.cards.filter((card) => card.level === level).length * size) / content.cards.length;
  for (const level of levels) {
    for (const card of mixed.filter((one) => one.level === level).slice(0, Math.floor(share(level)))) taken.add(card);
  }
  // What the rounding left over goes to the levels that it cost most.
  for (const level of levels.sort((a, b) => (share(b) % 1) - (share(a) % 1))) {
    const next = mixed.find((card) => card.level === level && !taken.has(card));
    if (next && taken.size < size) taken.add(next);
  }
  return content.cards.filter((card) => taken.has(card)).map((card) => card.id);
}

/** The name of a copy that no other deck has. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.includes(`${wanted} ${n}`)) return `${wanted} ${n}`;
}
