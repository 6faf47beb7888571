// The rule book, asked for once.
import type { RuleBook, RuleInfo } from "../protocol";
import { api } from "../protocol/api";

const state = $state<{ books: Record<string, RuleBook> }>({ books: {} });
const asked = new Map<string, Promise<RuleBook>>();

export function loadBook(game: string): Promise<RuleBook> {
  const known = asked.get(game);
  if (known) return known;
  const promise = api.rules(game);
  asked.set(game, promise);
  promise.then(
    (book) => (state.books[game] = book),
    () => asked.delete(game),
  );
  return promise;
}

export function book(game: string): RuleBook | null {
  return state.books[game] ?? null;
}

/** A rule by its id, if the book is here. */
export function ruleOf(game: string, id: string): RuleInfo | null {
  const found = book(game);
  if (!found) return null;
  const all = [...found.sections.flatMap((section) => section.rules), ...found.rulings];
  return all.find((rule) => rule.id === id) ?? null;
}
