// Picking the obstacles that a player brings (X2-SETUP-09: six are placed, three by each player).
import type { Id } from "./view";

export const EACH = 3;

/** What is picked after a click on an obstacle: it comes or goes, and a fourth takes the place of the first. */
export function picked(chosen: readonly Id[], id: Id): Id[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return [...chosen, id].slice(-EACH);
}
