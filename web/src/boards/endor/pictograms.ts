// A pictogram for each order in a box of 32 by 32. Ships use their silhouettes.
import type { Order } from "./view";

/** Strokes, and what is filled. */
export const PICTOGRAMS: Partial<Record<Order, { lines: string; fill?: string }>> = {
  // A generator dish and the arrow that runs at it.
  Assault: { lines: "M27 5V27M22 27H31M27 9C20 10 20 18 27 19M3 16H15M11 11 16 16 11 21" },
  // A blade held upright.
  Luke: { lines: "M16 22V2.5", fill: "M13.6 21H18.4V23H17.8V30H14.2V23H13.6Z" },
  // A mask that opens.
  Redemption: { lines: "M16 3C8 3 7 10 7 16L4 24H11M16 3C24 3 25 10 25 16L28 24H21M16 10V29M11 14H13.5M18.5 14H21M12 29 16 24 20 29" },
  // A circle with its dish and beam.
  DeathStar: { lines: "M13 7A11 11 0 1 0 24 18M3 20H24M13 12A4 4 0 1 0 17 16M17 13 30 2", fill: "M30 2 27.6 7 25 4.4Z" },
  // A helmet behind a palisade.
  Ambush: { lines: "M8 20C7 10 11 5 16 5S25 10 24 20L20 24H12ZM10 15H22M16 15V20M3 29V20L5 17 7 20V29M25 29V20L27 17 29 20V29M3 29H29" },
  // The mask.
  Vader: { lines: "M16 3C8 3 7 10 7 16L3 26H11L13 29H19L21 26H29L25 16C25 10 24 3 16 3ZM10 15 14.5 17M22 15 17.5 17M16 18 12.5 25H19.5Z" },
  // Lightning from a hood.
  Emperor: { lines: "M6 14C6 6 10 2 16 2S26 6 26 14C22 11 10 11 6 14ZM12 16 9 22H13L10 30M20 16 17 22H21L18 30" },
};
