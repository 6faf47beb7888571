// A match of Starfighter as one viewer sees it: the JSON that crates/starfighter/src/view.rs writes.
export type Known<T> = { shown: T } | "hidden";
export type Mode = "training" | "intermediate" | "skirmish" | "total_war";
export type Phase = "setup" | "reinforcements" | "deployment" | "battle";
export type Half = "Upper" | "Lower";
export type EffectName =
  | "Draw" | "Lateral" | "Vertical" | "Free" | "Pivot" | "Destroy" | "HitEnemy" | "HitSelf" | "ForceField" | "Flip" | "Damage";
export type Effect = EffectName | { Screen: number };

/** Where a card lies: on whose board, in which sector by column, on which slot from its owner. */
export interface Spot {
  board: number;
  sector: number;
  slot: number;
}

export interface PartView {
  fighters: number;
  damage: number;
  effect: Effect | null;
  screened: number;
  visible: boolean;
}

export interface PlacedView {
  card: Known<string>;
  front: boolean;
  pivoted: boolean;
  top: boolean;
  upper: PartView;
  lower: PartView;
}

export interface SectorView {
  slots: number;
  draw: number[];
  fighters: number;
  cards: PlacedView[];
}

export interface SeatView {
  seat: number;
  cruiser: string | null;
  armour: number;
  passed: boolean;
  draws: number;
  sectors: SectorView[];
  hand_count: number;
  hand: Known<string[]>;
  aside_count: number;
  aside: Known<string[]>;
  cards: number;
}

export interface CombatView {
  sectors: [number, number];
  markers: [number, number];
  by: number | null;
  left: number;
}

export interface EffectView {
  at: Spot;
  end: Half;
  effect: Effect;
}

export interface View {
  mode: Mode;
  piles_are: "common" | "own";
  policies: Record<string, string>;
  round: number;
  phase: Phase;
  first: number;
  initiative: number;
  offset: number;
  facing: [number, number][];
  seats: Record<string, SeatView>;
  piles: number[];
  discards: string[][];
  combat: CombatView | null;
  waiting: EffectView[];
  asked: [number, Ask][];
  outcome: { winner: number | null; reason: "Armour" | "Cards" | "Tie" } | null;
}

export type Ask =
  | "Cruiser" | "Deploy" | "Shift" | "Fight" | "First"
  | { Apply: { at: Spot; end: Half; effect: Effect } }
  | { Markers: { at: Spot; count: number } };

export type Shift = "Left" | "Stay" | "Right";
export type Way = "LeftToRight" | "RightToLeft";

export type Choice =
  | "Pass"
  | { Cruiser: string }
  | { Play: { card: string; back: boolean; sector: number } }
  | { Shift: Shift }
  | { Fight: Way }
  | { First: EffectView }
  | { Move: { from: Spot; to: number } }
  | { Pivot: Spot }
  | { Flip: Spot }
  | { Destroy: Spot }
  | { Strike: { board: number; sector: number } }
  | { Markers: { upper: number } };

export const SECTORS = 5;

export function shown<T>(known: Known<T>): T | null {
  return known === "hidden" ? null : known.shown;
}

/** The name of an ask; effects are asked about by their own names: `Lateral`. */
export function askName(ask: Ask): string {
  if (typeof ask === "string") return ask;
  return "Apply" in ask ? effectName(ask.Apply.effect) : "Markers";
}

function effectName(effect: Effect): EffectName | "Screen" {
  return typeof effect === "string" ? effect : "Screen";
}

/** The part of an effect's key after `starfighter-effect-`. */
export function effectKey(effect: Effect): string {
  return effectName(effect).replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();
}

/** An effect as a message. */
export function effectMessage(effect: Effect): { key: string; args?: Record<string, unknown> } {
  const key = `starfighter-effect-${effectKey(effect)}`;
  return typeof effect === "string" ? { key } : { key, args: { count: effect.Screen } };
}

const RULES: Record<EffectName | "Screen", string> = {
  Draw: "STF-083", Lateral: "STF-084", Vertical: "STF-085", Free: "STF-086", Pivot: "STF-088", Destroy: "STF-089",
  HitEnemy: "STF-090", HitSelf: "STF-091", ForceField: "STF-092", Screen: "STF-093", Flip: "STF-094", Damage: "STF-095",
};

/** The rule that describes an effect. */
export function effectRule(effect: Effect): string {
  return RULES[effectName(effect)];
}

/** A side of the table by its seat. */
export function sideOf(view: View, seat: number): SeatView | null {
  return Object.values(view.seats).find((side) => side.seat === seat) ?? null;
}

export function spotId({ board, sector, slot }: Spot): string {
  return `${board}.${sector}.${slot}`;
}

export function placedAt(view: View, at: Spot): PlacedView | null {
  return sideOf(view, at.board)?.sectors[at.sector]?.cards[at.slot] ?? null;
}

/** A public event's name and fields; the others come with their own name. */
export function eventOf(event: unknown): [string, Record<string, unknown>] | null {
  if (typeof event !== "object" || event === null) return null;
  const [name, inner] = Object.entries(event as Record<string, unknown>)[0] ?? [];
  if (name === undefined) return null;
  if (name !== "Public") return [name, inner as Record<string, unknown>];
  if (typeof inner === "string") return [inner, {}];
  const entry = Object.entries(inner as Record<string, Record<string, unknown>>)[0];
  return entry ?? null;
}

function samePart(a: PartView, b: PartView): boolean {
  return a.fighters === b.fighters && a.damage === b.damage && a.screened === b.screened && a.visible === b.visible && JSON.stringify(a.effect) === JSON.stringify(b.effect);
}

/** Whether two cards look the same to who looks at them. */
export function samePlaced(a: PlacedView, b: PlacedView): boolean {
  return shown(a.card) === shown(b.card) && a.front === b.front && a.pivoted === b.pivoted && a.top === b.top && samePart(a.upper, b.upper) && samePart(a.lower, b.lower);
}
