// What chance is in a game: dice, or nothing but shuffled piles. Pages that speak of it use the right word.
const SHUFFLES = new Set(["starfighter"]);

/** The key of a sentence about chance: its own for games without dice. */
export function chanceKey(game: string, key: "honest" | "commitment" | "verify" | "take-back-not"): string {
  return SHUFFLES.has(game) ? `web-shuffles-${key}` : DICE[key];
}

const DICE = {
  honest: "web-dice-honest", commitment: "web-dice-commitment", verify: "web-verify-this", "take-back-not": "web-take-back-not",
};
