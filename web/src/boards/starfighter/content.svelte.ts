// The cards and cruisers of the game, as the server tells them once.
import { api } from "../../protocol/api";
import type { Card, Content, Cruiser } from "./generated/types";

export type { Card, Content, Cruiser, Face, Part } from "./generated/types";

const state = $state<{ content: Content | null }>({ content: null });
let asked: Promise<void> | null = null;

/** Asks the server once; a failure can be tried again. */
export function loadContent(): Promise<void> {
  asked ??= api.content<Content>("starfighter").then(
    (found) => void (state.content = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** What is known of the cards; `null` until it has come. */
export function content(): Content | null {
  return state.content;
}

export function cardOf(id: string): Card | null {
  return state.content?.cards.find((card) => card.id === id) ?? null;
}

export function cruiserOf(name: string | null): Cruiser | null {
  return state.content?.cruisers.find((cruiser) => cruiser.name === name) ?? null;
}
