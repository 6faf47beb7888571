// Tokens by shape: round ones leave in the end phase, square ones stay (X2-TOKEN-04 to -07). Pictograms in a box of 16.
import type { Token } from "../view";

export interface TokenArt {
  /** Round or square, helping or hindering. */
  shape: "round" | "square";
  good: boolean;
  /** Strokes. */
  lines: string;
  /** Filled. */
  fill?: string;
  rule: string;
}

export const TOKEN_ART: Record<Token | "Lock", TokenArt> = {
  // An eye.
  Focus: { shape: "round", good: true, lines: "M3 8C5 4.6 11 4.6 13 8C11 11.4 5 11.4 3 8Z", fill: "M8 6.2a1.8 1.8 0 1 0 .01 0Z", rule: "X2-ACTION-13" },
  // A swoosh.
  Evade: { shape: "round", good: true, lines: "M3.4 10.6C6.4 10.8 10.4 8.6 12 4.4M9 4.6 12.2 4 12.8 7.2", rule: "X2-ACTION-18" },
  // Four points of a reckoner.
  Calculate: { shape: "round", good: true, lines: "M5.4 5.4H10.6V10.6H5.4Z", fill: "M4.2 4.2h2.4v2.4h-2.4zM9.4 4.2h2.4v2.4h-2.4zM4.2 9.4h2.4v2.4h-2.4zM9.4 9.4h2.4v2.4h-2.4z", rule: "X2-BEYOND-03" },
  // A wall before, or behind.
  ReinforceFore: { shape: "round", good: true, lines: "M3.6 8.4C4.4 3.6 11.6 3.6 12.4 8.4M8 12V7.6", rule: "X2-BEYOND-20" },
  ReinforceAft: { shape: "round", good: true, lines: "M3.6 7.6C4.4 12.4 11.6 12.4 12.4 7.6M8 4V8.4", rule: "X2-BEYOND-20" },
  // A crossed gun.
  Disarm: { shape: "round", good: false, lines: "M4.4 4.4 11.6 11.6M11.6 4.4 4.4 11.6", rule: "X2-TOKEN-13" },
  // A broken wave.
  Jam: { shape: "round", good: false, lines: "M3 8H4.8L6.2 4.6 8 11.4 9.8 4.6 11.2 8H13", rule: "X2-BEYOND-16" },
  // Beams that close in.
  Tractor: { shape: "round", good: false, lines: "M4 3.6 8 9 12 3.6M5.6 12.4H10.4M8 9V12.4", rule: "X2-BEYOND-32" },
  // A bent neck: the sign of strain.
  Stress: { shape: "square", good: false, lines: "M8 3.6V9", fill: "M7 10.8h2v2h-2z", rule: "X2-MOVE-08" },
  // A spark.
  Ion: { shape: "square", good: false, lines: "M9.4 3 5.6 8.4H10.4L6.6 13", rule: "X2-ION-03" },
  // A broken ring.
  Cloak: { shape: "square", good: true, lines: "M4 6.4A4.4 4.4 0 0 1 6.4 4M9.6 4A4.4 4.4 0 0 1 12 6.4M12 9.6A4.4 4.4 0 0 1 9.6 12M6.4 12A4.4 4.4 0 0 1 4 9.6", rule: "X2-BEYOND-05" },
  // Brackets around a target; who holds it is written inside.
  Lock: { shape: "square", good: false, lines: "M3 5.6V3H5.6M10.4 3H13V5.6M13 10.4V13H10.4M5.6 13H3V10.4", rule: "X2-ACTION-30" },
};

/** The message of a token's name. */
export function tokenKey(token: Token): string {
  return `xwing-token-${token.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;
}
