// The games this page can draw, each a chunk of its own with its words. The others are played in a terminal.
import { learn } from "../i18n/lang.svelte";
import type { Face, Play } from "./face";

// A face's parts take the play that the same face makes, so what it is exactly matters to nobody else.
const FACES: Record<string, () => Promise<{ face: unknown }>> = {
  endor: () => import("./endor/face"),
  starfighter: () => import("./starfighter/face"),
  xwing2e: () => import("./xwing/face"),
};

/** Whether the page can draw the table of a game. */
export function isDrawn(game: string): boolean {
  return game in FACES;
}

/** The face of a game, once its code and words are here. */
export async function faceOf(game: string): Promise<Face<Play>> {
  const load = FACES[game];
  if (!load) throw new Error(`no board for ${game}`);
  const [loaded] = await Promise.all([load(), learn(game)]);
  return loaded.face as Face<Play>;
}
