// Questions that are not asked: what the rules say is moot or a matter of order, and what the player has settled before.
import type { OwnDemand, Words } from "../../../protocol";

/** The answer that the rules propose, if the player leaves such questions to them. */
export function proposed(demand: OwnDemand | null, asksOrder: boolean): { choice: unknown; words: Words } | null {
  const standing = demand?.standing;
  if (!demand || !standing || (standing.why === "order" && asksOrder)) return null;
  const text = JSON.stringify(standing.choice);
  const offered = demand.choices.find(({ choice }) => JSON.stringify(choice) === text);
  return offered ? { choice: offered.choice, words: offered.words } : null;
}
