// Ships from above as they are painted on the table: our own drawings, nose up, in a box from -50 to 50, a few layers each.
// `silhouettes.ts` has their plain outlines, for strips and lists. Light, livery and damage come from whoever paints them.
import { both, disc, discs, strokes, twin } from "./silhouettes";

/** How a layer is painted: lit hull, hull in the shade, dark panels, the faction's colour, glass; seams and guns are strokes. */
export type Paint = "hull" | "dark" | "panel" | "mark" | "glass" | "seam" | "gun";

export interface ShipArt {
  /** From the bottom up. */
  layers: readonly (readonly [Paint, string])[];
  /** Where engines glow: x, y, radius; each counts on both sides. */
  engines: readonly (readonly [number, number, number])[];
}

/** A ball with its round window, as the Empire builds them. */
function ball(r: number, y = 0): (readonly [Paint, string])[] {
  const w = r * 0.46;
  const eye = y - r * 0.28;
  let spokes = "";
  for (let i = 0; i < 8; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)];
    spokes += `M${(sin * w * 0.4).toFixed(1)} ${(eye - cos * w * 0.4).toFixed(1)}L${(sin * w).toFixed(1)} ${(eye - cos * w).toFixed(1)}`;
  }
  return [["hull", disc(0, y, r)], ["glass", disc(0, eye, w)], ["seam", spokes + `M${-r * 0.8} ${y + r * 0.5}A${r} ${r} 0 0 0 ${r * 0.8} ${y + r * 0.5}`]];
}

/** Two struts from the ball to its panels. */
const struts = (from: number, to: number): readonly [Paint, string] => ["dark", twin(from, -6, to, -3.4, to, 3.4, from, 6)];

const ART: Record<string, ShipArt> = {
  t65xwing: {
    layers: [
      ["dark", twin(6, 11, 43, 19, 43, 27, 6, 28)],
      ["gun", strokes(45, 27, 45, -27) + strokes(42.6, -14, 47.4, -14)],
      ["hull", twin(6, 3, 46, 11, 46, 19, 6, 23)],
      ["mark", twin(19, 5.7, 25, 6.9, 25, 21.4, 19, 21.9) + twin(41, 10, 46, 11, 46, 19, 41, 19.5)],
      ["dark", twin(8, 9, 9.6, 5, 15.4, 5, 17, 9, 17, 31, 15, 35, 10, 35, 8, 31)],
      ["seam", strokes(8, 14, 17, 14) + strokes(30, 8, 30, 21)],
      ["hull", both(0, -49, 1.9, -48.4, 3, -45, 7, -9, 8, 6, 8, 32, 5, 37, 0, 37)],
      ["mark", both(0, -33, 4.2, -33, 5.6, -21, 0, -21)],
      ["glass", both(0, -12, 3.4, -7, 4.2, 4, 2.6, 7, 0, 7)],
      ["seam", "M-4.2 -1H4.2M0 22V35M-8 20H8"],
      ["mark", disc(0, 14, 3.4)],
    ],
    engines: [[12.5, 36, 4.6]],
  },
  btla4ywing: {
    layers: [
      ["dark", twin(6, 10, 26, 9, 26, 21, 6, 25)],
      ["gun", strokes(27.5, 26, 27.5, 49, 36.5, 49, 36.5, 26) + strokes(27.5, 38, 36.5, 38)],
      ["hull", twin(25, -17, 28, -24, 36, -24, 39, -17, 38.5, 31, 25.5, 31)],
      ["mark", twin(25, -6, 39, -6, 38.9, 2, 25, 2)],
      ["dark", twin(27, 26, 37, 26, 37, 31, 27, 31)],
      ["seam", strokes(25, 10, 39, 10) + strokes(32, -24, 32, -12)],
      ["hull", both(0, -49, 8, -47, 13, -37, 12, -22, 8, -12, 6, 10, 7, 34, 0, 37)],
      ["mark", both(0, -47, 7, -45.4, 10.6, -38, 0, -38)],
      ["glass", both(0, -36, 5, -34, 5.6, -27, 0, -24)],
      ["seam", "M-6 2H6M-6 12H6M-3 -14V30M3 -14V30"],
      ["mark", disc(0, -16, 3.4)],
    ],
    engines: [[32, 33, 5]],
  },
  asf01bwing: {
    layers: [
      ["gun", strokes(43, 24, 43, -14) + strokes(40.6, -4, 45.4, -4)],
      ["dark", twin(5, 3, 45, 6, 45, 17, 5, 21)],
      ["hull", twin(5, 5, 40, 7.4, 40, 14.6, 5, 18)],
      ["mark", twin(22, 6.2, 30, 6.8, 30, 15.8, 22, 16.6)],
      ["hull", both(0, -26, 7, -22, 7, 38, 4, 48, 0, 48)],
      ["dark", both(0, 26, 7, 26, 7, 38, 4, 48, 0, 48)],
      ["hull", disc(0, -36, 12)],
      ["mark", "M-11.6 -33A12 12 0 0 0 11.6 -33L7 -33A7 7 0 0 1 -7 -33Z"],
      ["glass", both(0, -46, 5, -44, 7, -38, 0, -36)],
      ["seam", "M-7 -10H7M-7 22H7M0 -22V2"],
    ],
    engines: [[3, 48, 3.6], [10, 20, 2.8]],
  },
  arc170starfighter: {
    layers: [
      ["gun", strokes(47, 16, 47, -20) + "M-2.2 42V50M2.2 42V50"],
      ["dark", twin(8, 4, 44, 10, 42, 22, 8, 22)],
      ["hull", twin(8, -8, 46, 1, 49, 9, 45, 16, 8, 15)],
      ["mark", twin(30, -2.8, 37, -1.2, 37, 15.8, 30, 15.6) + twin(44, .6, 46, 1, 49, 9, 45, 16, 44, 16)],
      ["dark", twin(12, -18, 15, -22, 22, -22, 25, -18, 24, 27, 13, 27)],
      ["mark", twin(12, -10, 25, -10, 24.8, -4, 12.2, -4)],
      ["seam", strokes(12.4, 4, 24.6, 4) + strokes(13, 20, 24, 20)],
      ["hull", both(0, -48, 3.6, -46, 6, -26, 8, -8, 8, 20, 6, 36, 3, 43, 0, 43)],
      ["mark", both(0, -46, 3.4, -44, 5, -33, 0, -33)],
      ["glass", both(0, -30, 2.8, -26, 3.4, -8, 0, -3) + both(0, 26, 3.2, 28, 2.6, 36, 0, 37)],
      ["seam", "M-3.4 -18H3.4M-8 8H8M-8 20H8"],
    ],
    engines: [[18.5, 28, 5]],
  },
  attackshuttle: {
    layers: [
      ["gun", strokes(27, 4, 27, -26)],
      ["dark", twin(10, -10, 19, -9, 43, 22, 43, 36, 35, 36, 18, 24, 11, 30)],
      ["mark", twin(30, 5, 36, 13, 36, 35.4, 33, 34.5, 30, 32.5)],
      ["hull", both(0, -44, 7, -42, 11, -31, 12, -10, 13, 24, 9, 41, 0, 41)],
      ["mark", both(0, 28, 11.8, 28, 9.6, 38, 0, 38)],
      ["glass", both(0, -38, 5, -36, 7.4, -25, 0, -22)],
      ["dark", disc(0, 6, 8)],
      ["gun", "M-2.4 6V-9M2.4 6V-9"],
      ["seam", strokes(12, -10, 12, 22) + "M0 -22V-4"],
    ],
    engines: [[6, 41, 4]],
  },
  sheathipedeclassshuttle: {
    layers: [
      ["dark", twin(13, -8, 30, -17, 34, -47, 41, -47, 44, -8, 35, 12, 14, 20)],
      ["mark", twin(31, -20, 33.4, -36, 42, -36, 43, -20)],
      ["hull", both(0, -23, 9, -20, 15, -9, 16, 15, 11, 31, 5, 42, 0, 42)],
      ["mark", both(0, 22, 14, 22, 11.6, 30, 0, 30)],
      ["glass", both(0, -18, 6, -15, 9.6, -4, 0, -1)],
      ["seam", strokes(15, 6, 36, -4) + "M0 6V40M-16 12H16"],
    ],
    engines: [[4, 42, 4.4]],
  },
  hwk290lightfreighter: {
    layers: [
      ["dark", twin(14, 2, 31, 21, 36, 46, 25, 46, 14, 33)],
      ["mark", twin(24, 20, 31, 23, 33, 33, 27, 33)],
      ["hull", both(0, -49, 5, -47, 9, -36, 8, -23, 14, -10, 18, 8, 17, 34, 8, 39, 0, 39)],
      ["mark", both(0, -26, 7.8, -26, 10.4, -18, 0, -18)],
      ["glass", both(0, -46, 3.6, -43, 5.4, -33, 0, -30)],
      ["dark", disc(0, 10, 7)],
      ["gun", "M-1.8 10V-4M1.8 10V-4"],
      ["seam", strokes(10, -10, 12, 34) + "M0 20V38"],
    ],
    engines: [[10, 38, 4.4]],
  },
  ut60duwing: {
    layers: [
      ["dark", twin(11, 6, 18, 3, 35, -48, 42, -48, 42, -31, 26, 20, 12, 24)],
      ["mark", twin(31, -36, 33.4, -43, 42, -43, 42, -36)],
      ["seam", strokes(20, 12, 38, -40)],
      ["hull", both(0, -32, 9, -32, 13, -25, 13, 34, 7, 42, 0, 42)],
      ["mark", both(0, -14, 13, -14, 13, -8, 0, -8)],
      ["dark", twin(12, 14, 18, 14, 19, 40, 11, 40) + twin(4, 26, 10, 26, 10, 42, 4, 42)],
      ["glass", both(0, -29, 7, -29, 10, -20, 0, -17)],
      ["seam", "M-13 4H13M0 -8V24"],
    ],
    engines: [[15, 41, 3.6], [7, 43, 3]],
  },
  modifiedyt1300lightfreighter: {
    layers: [
      ["dark", "M36 -12L43 -18L46 -30L51 -28L50 -13L39 4Z"],
      ["hull", "M-13 -49L-4 -49L-3 -22L3 -22L4 -49L13 -49L23 -26A39 39 0 1 1 -23 -26Z"],
      ["dark", "M-3 -40L3 -40L3 -18H-3Z"],
      ["mark", "M-12 -44L-8 -44L-8 -34L-13.4 -34ZM12 -44L8 -44L8 -34L13.4 -34ZM-30 -10L-22 -18L-18 -13L-25 -5Z"],
      ["seam", "M-38 8H-16M38 8H16M-28 34L-11 20M28 34L11 20M-12 -28V-6M12 -28V-6M0 -18V-2M-27 -13L-13 -1M27 -13L13 -1"],
      ["dark", disc(0, 8, 12) + discs(22, 24, 4) + disc(-24, -2, 4)],
      ["hull", disc(0, 8, 7)],
      ["gun", "M-1.6 8V-6M1.6 8V-6"],
      ["glass", disc(48, -25, 3.4)],
    ],
    engines: [[8, 46, 4.4], [20, 42, 4.4]],
  },
  vcx100lightfreighter: {
    layers: [
      ["dark", twin(20, -24, 46, 2, 48, 15, 33, 24, 31, 42, 20, 46, 14, 30)],
      ["mark", twin(30, -10, 38, -2, 36, 14, 30, 16)],
      ["hull", both(0, -49, 8, -47, 11, -37, 15, -29, 24, -22, 22, 20, 16, 36, 9, 36, 8, 44, 0, 44)],
      ["mark", both(0, 22, 20, 22, 18, 28, 0, 28)],
      ["glass", both(0, -45, 4.6, -43, 7, -34, 0, -31) + both(0, 36, 4, 36, 4, 42, 0, 42)],
      ["dark", disc(0, -8, 9)],
      ["gun", "M-2 -8V-22M2 -8V-22"],
      ["seam", strokes(15, -27, 15, 30) + strokes(24, -20, 40, 14) + "M-22 10H22"],
    ],
    engines: [[25, 44, 4.6], [12, 38, 3.4]],
  },
  tielnfighter: {
    layers: [
      ["panel", twin(27, -43, 31, -43, 42, -27, 42, 27, 31, 43, 27, 43)],
      ["seam", strokes(27, -22, 42, -22) + strokes(27, 0, 42, 0) + strokes(27, 22, 42, 22)],
      struts(12, 28), ...ball(17),
    ],
    engines: [[4.5, 16, 2.8]],
  },
  tieadvancedx1: {
    layers: [
      ["panel", twin(20, -40, 26, -43, 43, -26, 43, 26, 26, 43, 20, 40, 33, 24, 33, -24)],
      ["seam", strokes(33, -14, 43, -14) + strokes(33, 0, 43, 0) + strokes(33, 14, 43, 14) + strokes(22, -40, 37, -25) + strokes(22, 40, 37, 25)],
      ["dark", twin(12, -9, 34, -6, 34, 8, 12, 12)],
      ["hull", both(0, 8, 14, 8, 12, 18, 15, 25, 12, 42, 0, 44)],
      ["seam", "M-13 28H13M0 20V43M-11 36H11"],
      ...ball(17, -2),
    ],
    engines: [[7, 44, 3.4]],
  },
  tieininterceptor: {
    layers: [
      ["panel", twin(25, -49, 30, -49, 43, -10, 43, 12, 32, 48, 28, 48, 30, 12, 31, -8)],
      ["seam", strokes(29, -32, 36, -30) + strokes(31, 0, 43, 0) + strokes(30, 30, 38, 30)],
      struts(11, 32), ...ball(16),
      ["gun", strokes(29, -36, 29, -48)],
    ],
    engines: [[4.2, 15, 2.6]],
  },
  tiephphantom: {
    layers: [
      ["panel", twin(14, -9, 36, -29, 43, -26, 49, 16, 46, 39, 39, 38, 31, 17, 14, 11)],
      ["seam", strokes(18, 0, 46, -6) + strokes(30, 14, 47, 20) + strokes(36, -28, 42, 34)],
      ["gun", strokes(23, -12, 23, -33)],
      ["hull", both(0, -43, 7, -40, 11, -27, 14, -8, 15, 14, 10, 33, 5, 41, 0, 41)],
      ["dark", both(0, 0, 3, 4, 4.4, 40, 0, 47)],
      ["glass", disc(0, -27, 7)],
      ["seam", "M-7 -27H7M0 -34V-20M-14 6H-4M14 6H4"],
    ],
    engines: [[8, 37, 3.4]],
  },
  tiesabomber: {
    layers: [
      ["panel", twin(24, -41, 29, -44, 46, -29, 46, 29, 29, 44, 24, 41, 37, 26, 37, -26)],
      ["seam", strokes(37, -12, 46, -12) + strokes(37, 12, 46, 12) + strokes(26, -41, 41, -27) + strokes(26, 41, 41, 27)],
      struts(18, 38),
      ["dark", "M-4 -8H4V12H-4Z"],
      ["hull", twin(2, -23, 8, -31, 16, -31, 22, -23, 22, 27, 16, 35, 8, 35, 2, 27)],
      ["glass", disc(-12, -20, 6.4)],
      ["dark", disc(12, -20, 6) + twin(6, 18, 18, 18, 18, 26, 6, 26)],
      ["seam", strokes(2, 4, 22, 4) + "M-18.4 -20H-5.6M-12 -26.4V-13.6"],
    ],
    engines: [[12, 35, 4]],
  },
  lambdaclasst4ashuttle: {
    layers: [
      ["dark", twin(12, -6, 48, 26, 48, 44, 13, 33)],
      ["seam", strokes(16, 6, 44, 34) + strokes(30, 12, 30, 36)],
      ["gun", strokes(20, 6, 20, -14) + strokes(10, -26, 17, -26, 17, -37)],
      ["hull", both(0, -49, 7, -47, 11, -35, 11, -21, 15, -14, 15, 35, 9, 40, 0, 40)],
      ["mark", both(0, -24, 11, -24, 12.6, -18, 0, -18)],
      ["hull", both(0, -10, 3, -5, 3.6, 45, 0, 49)],
      ["glass", both(0, -45, 4.6, -43, 7.2, -32, 0, -29)],
      ["seam", "M0 -8V46M-15 20H-4M15 20H4"],
    ],
    engines: [[9, 41, 4]],
  },
  vt49decimator: {
    layers: [
      ["dark", twin(15, -28, 45, -13, 50, 4, 50, 24, 35, 29, 31, 46, 18, 49, 14, 20)],
      ["mark", twin(34, -8, 44, -3, 46, 8, 34, 8)],
      ["hull", both(0, -49, 9, -47, 15, -30, 22, -22, 24, 20, 18, 42, 0, 42)],
      ["seam", strokes(15, -28, 16, 38) + strokes(24, -16, 44, 22) + "M-24 6H24"],
      ["glass", both(0, -43, 5, -41, 7.6, -32, 0, -29)],
      ["dark", both(0, 4, 9, 6, 11, 26, 0, 31) + disc(0, -14, 6)],
      ["gun", "M-1.8 -14V-27M1.8 -14V-27"],
      ["hull", both(0, 12, 5, 13, 6, 22, 0, 24)],
    ],
    engines: [[25, 46, 5], [8, 43, 4]],
  },
  alphaclassstarwing: {
    layers: [
      ["gun", strokes(34, -18, 34, -36) + strokes(13, -4, 13, -24)],
      ["dark", twin(7, -8, 29, -5, 31, -21, 38, -21, 43, 2, 41, 26, 31, 29, 26, 18, 8, 22)],
      ["mark", twin(31.6, -12, 40, -12, 42, -3, 30, -3)],
      ["seam", strokes(12, 4, 40, 8) + strokes(29, -4, 30, 24)],
      ["hull", both(0, -48, 6, -46, 8, -31, 9, -8, 10, 22, 9, 40, 0, 42)],
      ["mark", both(0, 24, 9.8, 24, 9.4, 31, 0, 31)],
      ["glass", both(0, -41, 4, -38, 5.4, -26, 0, -22)],
      ["seam", "M-9 -4H9M0 -16V22"],
    ],
    engines: [[5, 42, 3.8], [33, 28, 3.4]],
  },
  quadrijettransferspacetug: {
    layers: [
      ["gun", strokes(6, -8, 27, -15) + strokes(6, 8, 28, 22) + strokes(10, -42, 21, -49)],
      ["dark", twin(24, -24, 30, -31, 37, -31, 42, -24, 40, 0, 26, 0) + twin(24, 14, 29, 7, 38, 7, 43, 14, 41, 42, 27, 42)],
      ["mark", twin(24.4, -18, 41.6, -18, 41, -11, 25, -11) + twin(24.6, 21, 42.4, 21, 42, 28, 25.4, 28)],
      ["seam", strokes(33, -31, 33, -20) + strokes(34, 7, 34, 18)],
      ["hull", both(0, -47, 10, -44, 13, -33, 10, -20, 8, -12, 9, 16, 0, 21)],
      ["mark", both(0, -19, 9.8, -19, 8.2, -13, 0, -13)],
      ["glass", both(0, -42, 6, -39, 8, -29, 0, -26)],
      ["seam", "M-8 0H8M0 -10V18"],
    ],
    engines: [[33, 1, 4.6], [34, 43, 5]],
  },
  vultureclassdroidfighter: {
    layers: [
      ["dark", twin(24, 6, 33, -9, 42, -38, 46, -33, 43, 9, 35, 43, 29, 43, 29, 17)],
      ["hull", twin(7, -5, 31, -49, 37, -46, 30, -8, 23, 8, 8, 12)],
      ["mark", twin(22, -31, 31, -47, 34, -44, 29, -20)],
      ["seam", strokes(12, -2, 33, -46) + strokes(34, -4, 34, 40)],
      ["dark", twin(6, -2, 25, 0, 25, 6, 6, 8)],
      ["hull", both(0, -27, 6, -25, 8, -13, 7, 6, 10, 17, 6, 29, 0, 29)],
      ["glass", twin(1.6, -21, 4.4, -20, 4.4, -14, 1.6, -14)],
      ["seam", "M-7 0H7M0 4V27"],
    ],
    engines: [[4, 29, 3.4]],
  },
};

/** For types that packs of others add: a plain dart. */
const UNKNOWN: ShipArt = {
  layers: [
    ["dark", twin(8, -8, 38, 20, 38, 34, 8, 28)],
    ["hull", both(0, -46, 9, -10, 10, 28, 6, 38, 0, 38)],
    ["mark", twin(24, 7, 30, 12.6, 30, 32, 24, 31)],
    ["glass", both(0, -18, 4, -9, 4, 3, 0, 7)],
  ],
  engines: [[4, 38, 4]],
};

/** Whether a type has a drawing of its own. */
export const drawn = (ship: string): boolean => ship in ART;

export function shipArt(ship: string): ShipArt {
  return ART[ship] ?? UNKNOWN;
}
