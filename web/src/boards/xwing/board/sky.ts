// The space behind a table: every match has its own sky, the same on every screen.

/** Two colours of a nebula, and where it lies; and perhaps a world at the rim. All in parts of the table's side. */
export interface Sky {
  clouds: { x: number; y: number; rx: number; ry: number; turn: number; colour: string }[];
  /** Stars as paths of dots: far ones first, then nearer ones and a few that shine. One path holds those of one piece of
   * the sky: whoever paints a part of the table is not held up by stars elsewhere. */
  stars: { depth: 0 | 1 | 2; path: string }[];
  world: { x: number; y: number; r: number; colour: string } | null;
}

const COLOURS = [
  ["#4a62d8", "#a04a82", "#2c7f9c"], ["#2a8b96", "#5a4fc0", "#31699f"], ["#9c5a3a", "#4458bd", "#8a3f6b"],
  ["#35916c", "#3d62b0", "#6a4fa8"], ["#8a4a9c", "#35609f", "#b0583f"],
] as const;
const WORLDS = ["#8f7a5c", "#5c7f96", "#8a5a4a", "#6c8a6a", "#7a7690"] as const;
/** How far beyond the table's edges there are stars, in millimetres. */
const BEYOND = 420;

/** A number from a text. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return hash;
}

/** Numbers from 0 to 1, always the same ones for a seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function skyOf(text: string, width: number, height: number): Sky {
  const next = numbers(seedOf(text));
  const colours = COLOURS[Math.floor(next() * COLOURS.length)] ?? COLOURS[0];
  const clouds = colours.map((colour, i) => ({
    x: (0.12 + 0.76 * next()) * width, y: (0.12 + 0.76 * next()) * height,
    rx: (0.35 + 0.25 * next()) * width * (i === 0 ? 1.15 : 0.85), ry: (0.2 + 0.18 * next()) * height, turn: Math.round(next() * 180), colour,
  }));
  const dots = (depth: 0 | 1 | 2, count: number, cut: number) => {
    const pieces = new Map<number, string>();
    for (let i = 0; i < count; i++) {
      const [across, down] = [next(), next()];
      const piece = Math.floor(across * cut) * cut + Math.floor(down * cut);
      const dot = `M${(across * (width + 2 * BEYOND) - BEYOND).toFixed(1)} ${(down * (height + 2 * BEYOND) - BEYOND).toFixed(1)}h.01`;
      pieces.set(piece, (pieces.get(piece) ?? "") + dot);
    }
    return [...pieces.values()].map((path) => ({ depth, path }));
  };
  const stars = [...dots(0, 520, 7), ...dots(1, 110, 4), ...dots(2, 22, 2)];
  const side = next() < 0.5 ? -1 : 1;
  const r = 170 + 120 * next();
  const world = next() < 0.6
    ? { x: side < 0 ? -r * 0.42 : width + r * 0.42, y: (0.18 + 0.64 * next()) * height, r, colour: WORLDS[Math.floor(next() * WORLDS.length)] ?? WORLDS[0] }
    : null;
  return { clouds, stars, world };
}
