// The games this page can draw. The others are played in a terminal.
const DRAWN = new Set(["endor"]);

/** Whether the page can draw the table of a game. */
export function isDrawn(game: string): boolean {
  return DRAWN.has(game);
}
