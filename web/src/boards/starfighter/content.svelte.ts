// The cards and cruisers of the game, as the server tells them once.
import { api } from "../../protocol/api";
import type { Effect, Mode, SectorView } from "./view";

export interface Part {
  fighters: number;
  effect: Effect | null;
}

export interface Face {
  upper: Part;
  lower: Part;
}

export interface Card extends Face {
  id: string;
  level: number;
  colour: "Green" | "Blue";
}

export interface Cruiser {
  name: string;
  armour: number;
  sectors: Pick<SectorView, "slots" | "draw">[];
}

export interface Content {
  name: { en: string; fr: string };
  about: { en: string; fr: string };
  cards: Card[];
  back: Face;
  cruisers: Cruiser[];
  boards: [string, string][];
  modes: { mode: Mode; cards: string[]; cruisers: string[] }[];
  effects: { effect: Effect; rule: string; training: boolean; triggers: boolean }[];
  limits: { least: number; copies: number };
}

const state = $state<{ content: Content | null }>({ content: null });
let asked: Promise<void> | null = null;

/** Asks the server once; a failure can be tried again. */
export function loadContent(): Promise<void> {
  asked ??= api.content("starfighter").then(
    (found) => void (state.content = found as Content),
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
