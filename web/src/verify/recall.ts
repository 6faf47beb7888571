// What this browser remembers of a match, beside what a journal says of it.
import type { Share } from "../session/share";
import type { Checked } from "./check";

/** All as it was told, or the first thing that is not. */
export type Recalled = "same" | "commitment" | "seed" | "link";

/** Compares; nothing if nothing is remembered, or the journal is wrong by itself. */
export function recall(found: Checked, share: Share | null): Recalled | null {
  if (!share || found.verdict === "breaks") return null;
  if (found.commitment !== share.commitment) return "commitment";
  const { own, seat, seeds, at, link } = share;
  if (own && seat !== undefined && found.seeds[seat] !== share.seed) return "seed";
  if (seeds && JSON.stringify(seeds) !== JSON.stringify(found.seeds)) return "seed";
  if (at !== undefined && link !== undefined && found.links[at] !== link) return "link";
  return "same";
}
