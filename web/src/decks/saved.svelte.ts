// Decks that this browser remembers.
import type { Deck } from "./deck";

const STORED = "escadrille-decks-starfighter";

function isDeck(value: unknown): value is Deck {
  if (typeof value !== "object" || value === null) return false;
  const { name, cruiser, cards } = value as Partial<Deck>;
  return typeof name === "string" && (cruiser === null || typeof cruiser === "string") && Array.isArray(cards) && cards.every((card) => typeof card === "string");
}

/** What was stored, or as much of it as can be read. */
export function readDecks(text: string | null): Deck[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

const state = $state<{ decks: Deck[] }>({ decks: readDecks(stored()) });

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function write(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(state.decks));
  } catch {
    // Private windows may refuse; the deck can still be exported as text.
  }
}

/** Looks again at what is stored: another tab may have changed it. */
export function readSaved(): void {
  state.decks = readDecks(stored());
}

export function savedDecks(): Deck[] {
  return state.decks;
}

/** Keeps a deck under its name, in the place of the one that had it. */
export function saveDeck(deck: Deck, instead: string | null = null): void {
  const others = state.decks.filter((one) => one.name !== deck.name && one.name !== instead);
  state.decks = [...others, { ...deck, cards: [...deck.cards] }].sort((a, b) => a.name.localeCompare(b.name));
  write();
}

export function forgetDeck(name: string): void {
  state.decks = state.decks.filter((one) => one.name !== name);
  write();
}
