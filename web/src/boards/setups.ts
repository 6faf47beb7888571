// What a game asks before a match, where names of set-ups are not enough: squadrons, decks, cruisers.
import type { Component } from "svelte";
import type { GameInfo } from "../protocol";

/** A part of the new-match form. It knows which seats wait for somebody else, and binds the set-up, as the game writes
 * it, what each seat brings where somebody brings theirs later, and what is wrong, in words. */
export type SetupForm = Component<
  { info: GameInfo; guests: boolean[]; setup: unknown; brought: unknown[] | null; problem: string | null },
  Record<string, never>,
  "setup" | "brought" | "problem"
>;

const FORMS: Record<string, () => Promise<{ Setup: SetupForm }>> = {
  xwing2e: () => import("./xwing/setup"),
  starfighter: () => import("./starfighter/setup"),
};

/** The form of a game, if it has one. */
export async function formOf(game: string): Promise<SetupForm | null> {
  return (await FORMS[game]?.())?.Setup ?? null;
}
