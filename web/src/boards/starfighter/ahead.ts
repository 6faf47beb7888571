// What looking ahead answers: the JSON that crates/starfighter/src/look.rs writes.
import type { Words } from "../../protocol";
import type { Reason } from "./reasons";
import type { Spot, View } from "./view";

export interface CombatAhead {
  sectors: [number, number];
  markers: [number, number];
  hits: [number, number];
  destroyed: Spot[];
  open: boolean;
}

export interface Ahead {
  lines: { words: Words; rule: string }[];
  view: View;
  combats: CombatAhead[];
  then: "done" | "unknown" | { asks: { seat: number; words: Words } };
}

export interface Looked {
  combats: CombatAhead[];
  ahead: Ahead[];
  /** Why the rules refuse each of the answers asked about; `null` for those they allow. */
  refused: (Reason | null)[];
  /** The cards of the hand whose front fits nowhere, and why. */
  fronts: ({ card: string } & Reason)[];
}
