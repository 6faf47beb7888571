// What players bring to a match of their own, where they do: squadrons, decks.
import type { Component } from "svelte";

/** Choosing it. Takes what the match starts from; binds what is brought, as the game reads it, and what is wrong with it,
 * in words (nothing chosen yet: an empty text). */
export type BringForm = Component<
  { setup: unknown; brought: unknown; problem: string | null },
  Record<string, never>,
  "brought" | "problem"
>;

const FORMS: Record<string, () => Promise<{ Bring: BringForm }>> = {
  xwing2e: () => import("./xwing/bring"),
  starfighter: () => import("./starfighter/bring"),
};

/** The form of a game, if anything is brought to it. */
export async function bringOf(game: string): Promise<BringForm | null> {
  return (await FORMS[game]?.())?.Bring ?? null;
}
