// What ships of a faction are painted in, how their bolts shine, and from where the light falls.
import type { Cards, Faction } from "../content";
import type { ShipView } from "../view";

export interface Livery {
  /** From the lit side to the shade. */
  hull: readonly [string, string, string];
  dark: readonly [string, string, string];
  panel: readonly [string, string];
  mark: string;
  glass: string;
  bolt: string;
  glow: string;
}

const GREY = ["#aab4c3", "#77839a", "#454f62"] as const;
const PANEL = ["#57657f", "#222c40"] as const;

export const LIVERIES: Record<Faction, Livery> = {
  Rebel: { hull: ["#fdfaf2", "#d6d6d1", "#8b929d"], dark: GREY, panel: PANEL, mark: "#c8432f", glass: "#16324d", bolt: "#ff5a4d", glow: "#ff9566" },
  Empire: { hull: ["#e2e7ee", "#9fabbc", "#556175"], dark: ["#97a3b6", "#66728a", "#3a4457"], panel: PANEL, mark: "#47536b", glass: "#0b111b", bolt: "#58f06c", glow: "#ff7a66" },
  Scum: { hull: ["#eedcae", "#bb9c62", "#6c5330"], dark: ["#a58f69", "#78633f", "#453722"], panel: PANEL, mark: "#5f7f2f", glass: "#2a2416", bolt: "#ffb640", glow: "#ffc56e" },
  Resistance: { hull: ["#f6f8fa", "#c8d0d8", "#808b98"], dark: GREY, panel: PANEL, mark: "#e2801f", glass: "#15314b", bolt: "#ff5a4d", glow: "#79ceff" },
  FirstOrder: { hull: ["#cfd4db", "#7d8591", "#31363f"], dark: ["#6b727e", "#434a56", "#22262e"], panel: ["#5a6170", "#191d25"], mark: "#b3181b", glass: "#1a0b0d", bolt: "#58f06c", glow: "#ff6d5a" },
  Republic: { hull: ["#f8f0e2", "#cfbea8", "#85765f"], dark: ["#b3a48f", "#85755f", "#4e4436"], panel: PANEL, mark: "#9e2c2c", glass: "#1c2f3f", bolt: "#59b8ff", glow: "#8fd2ff" },
  Separatists: { hull: ["#cfcabd", "#938b7f", "#4d4841"], dark: ["#8d867a", "#5f594f", "#38342d"], panel: PANEL, mark: "#4a6c97", glass: "#7a1512", bolt: "#ff5a4d", glow: "#ffb070" },
};

export function factionOf(cards: Cards, ship: ShipView): Faction {
  return cards.pilot(ship.pilot)?.faction ?? cards.ship(ship.ship)?.factions[0] ?? "Rebel";
}

/** Light falls on the table from the upper left. */
const LIGHT: readonly [number, number] = [-0.6, -0.8];
/** Ships that face nearly the same way share their shades. */
export const WAYS = 8;

/** Which of the shades fits a drawing that is turned by so many degrees. */
export function way(degrees: number): number {
  return ((Math.round((degrees * WAYS) / 360) % WAYS) + WAYS) % WAYS;
}

/** The light as it falls on a drawing that is turned by so many degrees: from where, as a vector of length 1. */
export function lightOn(degrees: number): [number, number] {
  const a = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return [LIGHT[0] * cos - LIGHT[1] * sin, LIGHT[0] * sin + LIGHT[1] * cos];
}

/** The ends of a gradient over a shape's own box, from the lit side to the shade. */
export function gradient(at: number): { x1: number; y1: number; x2: number; y2: number } {
  const [x, y] = lightOn((at * 360) / WAYS);
  const end = (value: number) => Math.round((0.5 + value / 2) * 1000) / 1000;
  return { x1: end(x), y1: end(y), x2: end(-x), y2: end(-y) };
}
