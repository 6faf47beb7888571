// A pictogram for each effect in a box of 24 by 24, and the fighters. Each has a silhouette of its own: none is told apart
// by colour. Screens are drawn one by one, because each can take a marker.
import type { EffectName } from "./view";

export interface Strokes {
  lines: string;
  fill?: string;
}

export const PICTOGRAMS: Record<Exclude<EffectName, "Screen">, Strokes> = {
  // A card, and one more.
  Draw: { lines: "M4 4H13V20H4ZM18.5 8V18M13.5 13H23.5" },
  // To either side.
  Lateral: { lines: "M3 12H21M8 6.5 2.5 12 8 17.5M16 6.5 21.5 12 16 17.5" },
  // Up to the top.
  Vertical: { lines: "M4 3H20M12 22V8M6 13.5 12 7.5 18 13.5" },
  // Anywhere.
  Free: {
    lines: "M12 5V19M5 12H19",
    fill: "M12 .8 15.6 6H8.4ZM12 23.2 8.4 18H15.6ZM.8 12 6 8.4V15.6ZM23.2 12 18 15.6V8.4Z",
  },
  // Half a turn.
  Pivot: { lines: "M4 13A8 8 0 0 1 18.5 7.2M20 11A8 8 0 0 1 5.5 16.8", fill: "M21.6 2.4 21.2 10 14.8 6.4ZM2.4 21.6 2.8 14 9.2 17.6Z" },
  // Struck out.
  Destroy: { lines: "M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5", fill: "M12 8 16 12 12 16 8 12Z" },
  // A bolt goes up into a hull.
  HitEnemy: { lines: "M12 22V12M7 15.5 12 10.5 17 15.5", fill: "M1.5 2H22.5L18.5 7.5H5.5Z" },
  // A bolt comes down on a hull.
  HitSelf: { lines: "M12 2V12M7 8.5 12 13.5 17 8.5", fill: "M1.5 22H22.5L18.5 16.5H5.5Z" },
  // A cell around one spark.
  ForceField: { lines: "M12 1.8 20.8 6.9V17.1L12 22.2 3.2 17.1V6.9Z", fill: "M12 8.5 13 11 15.5 12 13 13 12 15.5 11 13 8.5 12 11 11Z" },
  // Half of a card dark, and an arc that turns it.
  Flip: { lines: "M5 9H19V22H5ZM6.5 5.8C9.5 1.6 14.5 1.6 17.2 4.6", fill: "M12 9H19V22H12ZM19.8 1.6 19 7.4 14.4 4.2Z" },
  // Cross hairs.
  Damage: { lines: "M12 1V7.5M12 16.5V23M1 12H7.5M16.5 12H23M12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5Z", fill: "M12 10A2 2 0 1 1 12 14 2 2 0 1 1 12 10Z" },
};

/** A fighter in a box of 16 by 16 around the origin, nose up. */
export const FIGHTER = "M0 -7.4 1.5 -2.2 1.9 .4 7 3.6V5.8L2 4.6 1.2 6.8H-1.2L-2 4.6-7 5.8V3.6L-1.9 .4-1.5 -2.2Z";

/** A marker: a burst with eight rays. */
export const BURST = "M0 -5.4 1.3 -2.2 4 -3.8 2.6 -1 5.4 0 2.6 1 4 3.8 1.3 2.2 0 5.4-1.3 2.2-4 3.8-2.6 1-5.4 0-2.6 -1-4 -3.8-1.3 -2.2Z";

/** The initiative marker: a winged chevron in a box of 24 by 24. */
export const INITIATIVE = "M12 3 21 15H15.6L12 10.2 8.4 15H3ZM12 13 17 20H7Z";
