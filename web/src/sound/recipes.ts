// What each sound is made of: short layers of a tone or of filtered noise. No recordings.

/** One voice of a sound: it swells, slides from one pitch to another, and dies away. */
export interface Layer {
  /** A tone's shape, or noise between a filter's walls. */
  wave: OscillatorType | "low" | "band";
  /** Its pitch, or the filter's, in hertz. */
  from: number;
  to?: number;
  /** Seconds after the sound begins. */
  at?: number;
  /** How long it lasts, in seconds. */
  lasts: number;
  gain: number;
  /** Seconds until it is loudest. */
  swell?: number;
}

export const NAMES = [
  "dial", "engine", "shot", "hit", "shield", "explosion", "dice", "card", "turn", "victory", "defeat",
] as const;
export type SoundName = (typeof NAMES)[number];

/** A struck bell: its note, and a fainter one above. */
function bell(from: number, at: number, lasts: number, gain: number): Layer[] {
  return [
    { wave: "sine", from, at, lasts, gain, swell: 0.012 },
    { wave: "sine", from: from * 2.01, at, lasts: lasts * 0.5, gain: gain * 0.3, swell: 0.008 },
  ];
}

/** A die that bounces: blows that come closer and grow weaker. */
const bounces = [0, 0.07, 0.13, 0.18, 0.23, 0.3, 0.34, 0.39];

export const RECIPES: Record<SoundName, readonly Layer[]> = {
  dial: [
    { wave: "band", from: 2600, lasts: 0.03, gain: 0.4 },
    { wave: "triangle", from: 1150, to: 800, lasts: 0.04, gain: 0.14 },
  ],
  engine: [
    { wave: "low", from: 160, to: 620, lasts: 0.8, gain: 0.5, swell: 0.28 },
    { wave: "triangle", from: 58, to: 92, lasts: 0.75, gain: 0.22, swell: 0.25 },
  ],
  shot: [
    { wave: "triangle", from: 1500, to: 230, lasts: 0.17, gain: 0.26 },
    { wave: "sawtooth", from: 2300, to: 420, lasts: 0.09, gain: 0.05 },
    { wave: "band", from: 3200, to: 900, lasts: 0.06, gain: 0.12 },
  ],
  hit: [
    { wave: "low", from: 2200, to: 180, lasts: 0.26, gain: 0.55 },
    { wave: "sine", from: 150, to: 52, lasts: 0.22, gain: 0.3 },
  ],
  shield: [
    { wave: "sine", from: 420, to: 690, lasts: 0.34, gain: 0.16, swell: 0.03 },
    { wave: "sine", from: 431, to: 702, lasts: 0.34, gain: 0.14, swell: 0.03 },
    { wave: "band", from: 2400, to: 5200, lasts: 0.22, gain: 0.12, swell: 0.02 },
  ],
  explosion: [
    { wave: "low", from: 1400, to: 55, lasts: 1.15, gain: 0.75, swell: 0.015 },
    { wave: "sine", from: 92, to: 28, lasts: 0.85, gain: 0.32, swell: 0.01 },
    { wave: "band", from: 700, to: 240, at: 0.12, lasts: 0.5, gain: 0.2, swell: 0.05 },
  ],
  dice: bounces.map((at, i) => ({ wave: "band", from: i % 2 ? 2100 : 1500, at, lasts: 0.045, gain: 0.95 - 0.1 * i })),
  card: [{ wave: "band", from: 3400, to: 1300, lasts: 0.12, gain: 0.4, swell: 0.035 }],
  turn: [...bell(659.3, 0, 0.35, 0.16), ...bell(880, 0.13, 0.55, 0.16)],
  victory: [
    ...bell(523.3, 0, 0.5, 0.13), ...bell(659.3, 0.14, 0.5, 0.13), ...bell(784, 0.28, 0.55, 0.13), ...bell(1046.5, 0.42, 0.95, 0.15),
    { wave: "triangle", from: 261.6, at: 0.42, lasts: 0.9, gain: 0.08, swell: 0.04 },
  ],
  defeat: [
    ...bell(392, 0, 0.5, 0.14), ...bell(311.1, 0.22, 0.55, 0.14), ...bell(261.6, 0.44, 0.9, 0.15),
    { wave: "triangle", from: 130.8, at: 0.44, lasts: 0.9, gain: 0.1, swell: 0.06 },
  ],
};

/** How long a sound lasts, in seconds. */
export function length(name: SoundName): number {
  return Math.max(...RECIPES[name].map((layer) => (layer.at ?? 0) + layer.lasts));
}
