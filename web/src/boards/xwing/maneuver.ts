// Maneuvers as dials and events write them: `2BB` is a blue bank to the left at speed 2.
import type { Difficulty, Maneuver, Side } from "./view";

export type Bearing =
  | "straight" | "bank" | "turn" | "koiogran" | "tallon" | "segnor" | "stationary" | "reverse" | "reverse-bank";

export interface Move {
  speed: number;
  bearing: Bearing;
  /** `null` where it bends to neither. */
  side: Side | null;
  difficulty: Difficulty;
}

const LETTERS: Record<string, [Bearing, Side | null]> = {
  T: ["turn", "Left"], Y: ["turn", "Right"], B: ["bank", "Left"], N: ["bank", "Right"], F: ["straight", null],
  K: ["koiogran", null], E: ["tallon", "Left"], R: ["tallon", "Right"], L: ["segnor", "Left"], P: ["segnor", "Right"],
  O: ["stationary", null], S: ["reverse", null], A: ["reverse-bank", "Left"], D: ["reverse-bank", "Right"],
};
const COLOURS: Record<string, Difficulty> = { B: "Blue", W: "White", R: "Red" };

export function readManeuver(text: Maneuver): Move {
  const [bearing, side] = LETTERS[text[1] ?? ""] ?? ["stationary", null];
  return { speed: Number(text[0]), bearing, side, difficulty: COLOURS[text[2] ?? ""] ?? "White" };
}

/** The message of a bearing's name, as the game's own words have it. */
export function bearingKey(move: Move): string {
  const side = move.side ? `-${move.side.toLowerCase()}` : "";
  return `xwing-bearing-${move.bearing}${side}`;
}

/** The template a maneuver is flown with; `null` when it does not move. */
export function templateOf(move: Move): { curve: "Straight" | "Bank" | "Turn"; speed: number; side: Side; reverse: boolean } | null {
  const reverse = move.bearing === "reverse" || move.bearing === "reverse-bank";
  const side = move.side ?? "Right";
  switch (move.bearing) {
    case "stationary":
      return null;
    case "straight":
    case "koiogran":
    case "reverse":
      return { curve: "Straight", speed: move.speed, side, reverse };
    case "bank":
    case "segnor":
    case "reverse-bank":
      return { curve: "Bank", speed: move.speed, side, reverse };
    case "turn":
    case "tallon":
      return { curve: "Turn", speed: move.speed, side, reverse };
  }
}
