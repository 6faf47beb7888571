// The faces of dice in a box of 32: a burst, a star-burst, an eye, a swoosh, nothing.
import type { Face } from "../view";

export const FACES: Record<Face, { lines: string; fill: string }> = {
  // Eight short rays around an open core.
  Hit: { lines: "M16 6V11M16 21V26M6 16H11M21 16H26M9 9 12.4 12.4M19.6 19.6 23 23M23 9 19.6 12.4M12.4 19.6 9 23", fill: "" },
  // A full star with its heart open.
  Crit: { lines: "", fill: "M16 3.5 18.6 11.2 24.8 7.2 20.8 13.4 28.5 16 20.8 18.6 24.8 24.8 18.6 20.8 16 28.5 13.4 20.8 7.2 24.8 11.2 18.6 3.5 16 11.2 13.4 7.2 7.2 13.4 11.2ZM16 13.2a2.8 2.8 0 1 0 .01 0Z" },
  Focus: { lines: "M5.5 16C10 9 22 9 26.5 16C22 23 10 23 5.5 16Z", fill: "M16 12.6a3.4 3.4 0 1 0 .01 0Z" },
  Evade: { lines: "M6.5 22.5C13 23 21.5 18 24.5 9M18.5 9.5 25 8 26 14.5", fill: "" },
  Blank: { lines: "", fill: "" },
};
