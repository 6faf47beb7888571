// The games of the first page, in the order in which they are shown.
export const GAMES = ["xwing2e", "starfighter", "endor"] as const;
export type Game = (typeof GAMES)[number];

export function isGame(name: string | null): name is Game {
  return GAMES.some((game) => game === name);
}
