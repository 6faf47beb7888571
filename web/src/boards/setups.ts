// What a game asks before a match, where names of set-ups are not enough: squadrons, decks, cruisers.
import type { Component } from "svelte";
import type { GameInfo } from "../protocol";

/** A part of the new-match form. It binds the set-up, as the game writes it, and what is wrong with it, in words. */
export type SetupForm = Component<
  { info: GameInfo; setup: unknown; problem: string | null },
  Record<string, never>,
  "setup" | "problem"
>;

const FORMS: Record<string, () => Promise<{ Setup: SetupForm }>> = {
  xwing2e: () => import("./xwing/setup"),
  starfighter: () => import("./starfighter/setup"),
};

/** The form of a game, if it has one. */
export async function formOf(game: string): Promise<SetupForm | null> {
  return (await FORMS[game]?.())?.Setup ?? null;
}
