// Our own top-down silhouettes, nose up, in a box from -50 to 50: a few strokes each, drawn for this project. Halves are
// mirrored, so that a ship is as even as its maker meant it.

/** What a ship looks like from above. */
export interface Silhouette {
  /** Closed shapes: filled for one side, outlined for the other. */
  hull: string;
  /** Strokes outside the hull: guns, struts, panels. */
  lines: string;
  /** Strokes on the hull, in the ground's colour where it is filled. */
  seams?: string;
  /** Small shapes in the ground's colour on a filled hull: canopies, engines. */
  eyes: string;
}

type Points = readonly number[];

/** A closed shape from its right half, nose first: x, y, x, y. */
export function both(...half: Points): string {
  const right: [number, number][] = [];
  for (let i = 0; i + 1 < half.length; i += 2) right.push([half[i] as number, half[i + 1] as number]);
  const left = right.filter(([x]) => x !== 0).map(([x, y]): [number, number] => [-x, y]).reverse();
  return `M${[...right, ...left].map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** A closed shape on each side. */
export function twin(...points: Points): string {
  const path = (sign: number) => {
    const corners: string[] = [];
    for (let i = 0; i + 1 < points.length; i += 2) corners.push(`${sign * (points[i] as number)} ${points[i + 1]}`);
    // Turned the same way round as its twin, so that overlapping shapes do not cut holes.
    return `M${(sign < 0 ? corners.reverse() : corners).join("L")}Z`;
  };
  return path(1) + path(-1);
}

/** A stroke on each side. */
export function strokes(...points: Points): string {
  return twin(...points).replaceAll("Z", "");
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function discs(x: number, y: number, r: number): string {
  return disc(x, y, r) + disc(-x, y, r);
}

export const SILHOUETTES: Record<string, Silhouette> = {
  // A needle nose, four wings that show as two, a long gun at each tip.
  t65xwing: {
    hull: both(0, -48, 2.5, -47, 5, -20, 6.5, -2, 8, 8, 38, 4, 40, 18, 10, 24, 8, 36, 4, 40, 0, 40) +
      twin(9, 16, 16, 14, 16, 38, 12, 42, 9, 38),
    lines: strokes(41, 22, 41, -26) + strokes(41, -20, 44, -20) + strokes(41, -20, 38, -20),
    eyes: both(0, -8, 2.6, -4, 3, 6, 0, 9),
  },
  // A blunt cabin held between two long engines.
  btla4ywing: {
    hull: both(0, -48, 7, -46, 12, -36, 11, -22, 7, -14, 5, 8, 25, 12, 25, 20, 6, 24, 5, 34, 0, 36) +
      twin(25, -16, 29, -22, 34, -22, 38, -16, 37, 30, 26, 30),
    lines: strokes(28, 30, 28, 48, 35, 48, 35, 30) + strokes(28, 39, 35, 39),
    seams: "M-1.5 -10V8M1.5 -10V8",
    eyes: both(0, -42, 4, -38, 4, -30, 0, -28) + discs(31.5, -14, 3.2),
  },
  // One long wing with the cabin at its head, two foils across and a gun at each end.
  asf01bwing: {
    hull: both(0, -48, 8, -44, 10, -34, 7, -26, 5, -20, 5, 2, 38, 6, 38, 16, 6, 18, 7, 38, 3, 46, 0, 46),
    lines: strokes(39, 22, 39, -8) + strokes(36, -2, 42, -2),
    seams: "M0 -18V0",
    eyes: disc(0, -37, 4.5) + twin(9, 9, 20, 9.6, 20, 12.4, 9, 13.4),
  },
  // A broad cross: two wide wings, an engine on each, a gunner at the tail.
  arc170starfighter: {
    hull: both(0, -46, 4, -44, 6, -24, 8, -8, 46, 2, 48, 10, 44, 18, 10, 18, 7, 34, 3, 42, 0, 42) +
      twin(13, -14, 16, -18, 21, -18, 24, -14, 24, 24, 13, 24),
    lines: strokes(46, 14, 46, -18) + "M-2 42V49M2 42V49",
    eyes: both(0, -30, 2.4, -26, 2.8, -8, 0, -4) + disc(0, 26, 3) + discs(18.5, -11, 2.8),
  },
  // A small hull with swept wings, a ball turret on its back.
  attackshuttle: {
    hull: both(0, -42, 6, -40, 10, -30, 11, -12, 18, -8, 40, 22, 40, 34, 34, 34, 18, 22, 12, 28, 9, 40, 0, 40),
    lines: strokes(26, -2, 26, -22),
    seams: strokes(12, -14, 12, 20),
    eyes: both(0, -36, 5, -34, 7, -24, 0, -22) + disc(0, 4, 6),
  },
  // A rounded cabin on two landing wings that reach forward.
  sheathipedeclassshuttle: {
    hull: both(0, -20, 8, -18, 14, -8, 15, 14, 10, 30, 4, 40, 0, 40) +
      twin(14, -6, 30, -14, 34, -44, 40, -44, 42, -8, 34, 10, 15, 18),
    lines: "",
    seams: strokes(14, 6, 34, -2) + "M0 14V36",
    eyes: both(0, -16, 6, -13, 9, -4, 0, -2),
  },
  // A long moth: the cabin far ahead, two flaps at the rear.
  hwk290lightfreighter: {
    hull: both(0, -48, 5, -46, 8, -36, 7, -22, 12, -10, 16, 6, 30, 22, 34, 44, 24, 44, 16, 32, 8, 36, 0, 36),
    lines: "",
    seams: strokes(8, -10, 12, 26) + "M0 -20V-2M0 18V34",
    eyes: both(0, -44, 3.4, -41, 4.4, -34, 0, -32) + disc(0, 8, 4),
  },
  // A blunt cabin with four engines, and two very long wings swept forward.
  ut60duwing: {
    hull: both(0, -30, 8, -30, 12, -24, 12, 14, 16, 16, 16, 32, 8, 34, 6, 40, 0, 40) +
      twin(12, 8, 17, 6, 34, -44, 40, -44, 40, -30, 24, 18, 13, 22),
    lines: strokes(15, 24, 15, 42) + strokes(10, 26, 10, 42),
    seams: strokes(33, -30, 39, -28),
    eyes: both(0, -26, 6.5, -26, 9, -18, 0, -16) + twin(4, -8, 9, -8, 9, 4, 4, 4),
  },
  // A saucer with two prongs, the cabin out to one side.
  modifiedyt1300lightfreighter: {
    hull: "M-12 -47L-4 -47L-3 -22L3 -22L4 -47L12 -47L22 -24A38 38 0 0 1 35 -9L41 -18L45 -28L50 -26L49 -14L38 0" +
      "A38 38 0 1 1 -22 -24Z",
    lines: "",
    seams: "M0 -22V-4M0 24V46M-37 8H-17M37 8H17M-26 34A36 36 0 0 0 26 34",
    eyes: disc(0, 8, 8) + disc(47, -24, 1.6),
  },
  // A broad diamond with the cabin at its nose and a ship under its tail.
  vcx100lightfreighter: {
    hull: both(0, -48, 7, -46, 10, -36, 14, -28, 22, -22, 44, 2, 46, 14, 32, 22, 30, 40, 20, 44, 16, 32, 10, 32, 8, 40, 0, 40),
    lines: "",
    seams: strokes(14, -26, 14, 20) + strokes(22, -20, 34, 12) + "M-14 20H14",
    eyes: both(0, -44, 4, -42, 6, -35, 0, -33) + disc(0, -8, 6) + twin(22, 38, 28, 36, 28, 40, 22, 42),
  },
  // A ball between two flat panels.
  tielnfighter: {
    hull: disc(0, 0, 15),
    lines: strokes(14, -3, 33, -3) + strokes(14, 3, 33, 3) + strokes(33, -42, 33, 42) + strokes(36, -36, 36, 36),
    eyes: disc(0, -3, 6),
  },
  // A ball with a long tail between bent panels.
  tieadvancedx1: {
    hull: both(0, -14, 9, -12, 15, -4, 15, 6, 11, 14, 13, 22, 11, 38, 0, 40),
    lines: strokes(15, -2, 30, -2) + strokes(15, 4, 30, 4) + strokes(26, -40, 36, -26, 36, 26, 26, 40) + strokes(26, -34, 26, 34),
    eyes: disc(0, -3, 5.5) + both(0, 22, 5, 23, 5, 33, 0, 34),
  },
  // A ball between panels that end in four points.
  tieininterceptor: {
    hull: disc(0, 0, 14) + twin(33, -4, 26, -46, 30, -46, 39, -6, 39, 8, 31, 42, 27, 42, 33, 4),
    lines: strokes(13, -3, 33, -3) + strokes(13, 3, 33, 3),
    eyes: disc(0, -3, 5.5),
  },
  // A long cabin between three blades: two lie flat, one stands up.
  tiephphantom: {
    hull: both(0, -40, 5, -38, 9, -26, 12, -8, 13, 12, 9, 30, 4, 38, 0, 38) +
      twin(14, -6, 34, -22, 40, -22, 46, 16, 44, 34, 38, 34, 30, 14, 14, 8),
    lines: strokes(22, -30, 22, -10),
    seams: "M0 -6V36",
    eyes: disc(0, -24, 5),
  },
  // Two pods side by side between bent panels.
  tiesabomber: {
    hull: twin(3, -20, 8, -26, 15, -26, 20, -20, 20, 24, 15, 30, 8, 30, 3, 24),
    lines: strokes(20, -2, 36, -2) + strokes(20, 4, 36, 4) + strokes(31, -40, 40, -30, 40, 30, 31, 40) + strokes(31, -34, 31, 34) + "M-3 2H3",
    eyes: disc(-11.5, -16, 5) + twin(9, 20, 14, 20, 14, 25, 9, 25),
  },
  // A tall fin and two wings folded out, the cabin ahead.
  lambdaclasst4ashuttle: {
    hull: both(0, -46, 6, -44, 10, -34, 10, -20, 14, -14, 15, 6, 46, 30, 46, 40, 14, 30, 12, 36, 0, 36),
    lines: strokes(10, -24, 20, -24, 20, -34) + "M0 34V46",
    seams: "M0 -22V34" + strokes(18, 12, 40, 33),
    eyes: both(0, -42, 4, -40, 6.5, -31, 0, -30),
  },
  // A huge wedge with a tower at the rear and wings cut square.
  vt49decimator: {
    hull: both(0, -48, 8, -46, 14, -30, 22, -24, 44, -12, 48, 4, 48, 22, 34, 26, 30, 44, 18, 48, 14, 38, 0, 38),
    lines: "",
    seams: strokes(14, -26, 18, 34) + strokes(24, -18, 42, 0) + "M0 -28V-8",
    eyes: both(0, -42, 4.5, -40, 7, -32, 0, -30) + both(0, 2, 7, 4, 8, 20, 0, 24) + twin(30, 0, 40, 6, 40, 16, 30, 18),
  },
  // A gunboat: a narrow hull under two broad wings bent down at the tips.
  alphaclassstarwing: {
    hull: both(0, -46, 5, -44, 7, -30, 8, -8, 28, -4, 30, -18, 36, -18, 40, 2, 38, 24, 30, 26, 26, 16, 9, 20, 8, 38, 0, 40),
    lines: strokes(33, -18, 33, -32) + strokes(12, -6, 12, -20),
    seams: "M0 -4V36",
    eyes: both(0, -40, 3.4, -37, 4.4, -26, 0, -24) + discs(18, 6, 4),
  },
  // A tug: a small cabin ahead of four jets on crossed arms.
  quadrijettransferspacetug: {
    hull: both(0, -44, 9, -42, 12, -32, 9, -20, 6, -14, 7, 14, 0, 18) +
      twin(24, -22, 30, -28, 36, -28, 40, -22, 38, -2, 26, -2) + twin(24, 14, 29, 8, 37, 8, 41, 14, 39, 40, 27, 40),
    lines: strokes(6, -8, 26, -14) + strokes(6, 8, 26, 20) + strokes(31, -2, 31, 6) + strokes(9, -40, 20, -46),
    eyes: both(0, -38, 5.5, -36, 7, -28, 0, -26),
  },
  // A walking droid in flight: a narrow head and two split wings.
  vultureclassdroidfighter: {
    hull: both(0, -24, 5, -22, 7, -12, 6, 6, 9, 16, 5, 26, 0, 26) +
      twin(8, -4, 30, -46, 35, -44, 28, -8, 22, 6, 9, 10) + twin(24, 6, 32, -8, 40, -34, 43, -30, 40, 8, 33, 40, 28, 40, 28, 16),
    lines: strokes(7, 2, 24, 2),
    eyes: twin(1.2, -18, 4, -17, 4, -12, 1.2, -12),
  },
};

/** For types that packs of others add: a plain dart. */
const UNKNOWN: Silhouette = {
  hull: both(0, -44, 10, -10, 36, 20, 36, 32, 10, 26, 0, 34),
  lines: "",
  eyes: both(0, -16, 4, -8, 4, 2, 0, 6),
};

export function silhouette(ship: string): Silhouette {
  return SILHOUETTES[ship] ?? UNKNOWN;
}
