// What the prompt lets people choose or look at on the board. The board draws it; whoever asks fills it in.
import type { Arc, Id, Pose, ShipId, Size } from "./view";

/** How a place would turn out: free, touching a ship, on an obstacle, off the table, or refused. */
export type Sign = "good" | "bump" | "rock" | "off" | "refused";

/** Where a thing would come to lie. */
export interface Ghost {
  /** Tells ghosts apart; also the `data-ghost` of its drawing. */
  key: string;
  /** The ship whose outline it is; `null` with `size` for a bare base, with `outline` for an obstacle or a device. */
  ship: ShipId | null;
  size?: Size;
  /** Corners around the pose, in micrometres. */
  outline?: [number, number][];
  pose: Pose;
  sign: Sign;
  /** Said of it, and written beside it while it is previewed. */
  label: string;
  /** The template that leads there: centre line points in micrometres, 20 mm wide. */
  path?: Template;
  /** What goes off there reaches so far: a range. */
  blast?: number;
  /** Drawn in full ink; the others are faint. */
  active?: boolean;
  onclick?: () => void;
  onpreview?: (on: boolean) => void;
}

/** A template on the table, as geometry lays it: from a point, along a heading, straight or bending. */
export interface Template {
  from: Pose;
  curve: "Straight" | "Bank" | "Turn";
  speed: number;
  side: "Left" | "Right";
  /** Laid against the rear of a base. */
  reverse?: boolean;
  /** Half the base it starts from, in micrometres: the template begins at its edge. */
  half: number;
  /** Half its breadth where it is not 10 mm: a barrel roll of a larger base lays its template broadside. */
  halfWidth?: number;
  /** Only so many micrometres of it were flown. */
  length?: number;
}

/** A ship, an obstacle or a device that can be chosen. */
export interface Target {
  label: string;
  /** Choosable: cyan, with a ring; otherwise why not, in words. */
  legal: boolean;
  why?: string;
  rule?: string;
  onclick?: () => void;
  onpreview?: (on: boolean) => void;
}

/** A measured line. */
export interface Line {
  key: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** The range band it ends in: 0 to 3, 4 is beyond. */
  range: number;
  obstructed: boolean;
  legal: boolean;
  /** Written beside it. */
  label?: string;
  reason?: string;
}

/** An area in which something may be placed, or may not: a polygon in micrometres. */
export interface Halo {
  key: string;
  corners: [number, number][];
  legal: boolean;
}

/** While something is being placed the pointer reports poses: drag, arrow keys, turning keys. */
export interface Placing {
  /** What is placed. */
  what: { ship: ShipId } | { obstacle: Id } | { device: Id } | "marker";
  pose: Pose;
  sign: Sign;
  label: string;
  /** How far one press of an arrow key moves it, in micrometres; Shift goes ten times as far. */
  step?: number;
  /** How far one press of a turning key ( , and . ) turns it, as a binary angle. */
  turn?: number;
  onpose: (pose: Pose) => void;
  /** The pointer was let go. */
  ondone?: () => void;
}

/** An arc to show. */
export interface ArcShown {
  ship: ShipId;
  arc: Arc;
  /** Where the ship would be, if that is not where it is. */
  pose?: Pose;
  /** From range, to range. */
  range?: [number, number];
}

/** Arcs of a ship that can be chosen: where its turret turns, the side it reinforces. */
export interface Sector {
  key: string;
  ship: ShipId;
  /** A double turret has two. */
  arcs: Arc[];
  label: string;
  active: boolean;
  onclick: () => void;
  onpreview: (on: boolean) => void;
}

/** Range rings around a ship's base. */
export interface RingsShown {
  ship: ShipId;
  pose?: Pose;
}

/** All of it. */
export interface Overlays {
  ghosts: Ghost[];
  targets: Map<ShipId, Target>;
  /** By their places in the view. */
  obstacles: Map<number, Target>;
  devices: Map<number, Target>;
  markers: Map<number, Target>;
  /** Tokens beside ships, by `tokenAt`. */
  tokens: Map<string, Target>;
  sectors: Sector[];
  lines: Line[];
  halos: Halo[];
  arcs: ArcShown[];
  rings: RingsShown[];
  place: Placing | null;
  /** White: picked, or whose turn it is. */
  selected: ShipId | null;
  /** Whether the question at hand shows the dice of the attack itself. */
  modifies: boolean;
  /** Dice of the attack that can be clicked, by their places; and those picked. */
  dice: { pool: "Attack" | "Defense"; choosable: Set<number>; picked: Set<number>; onclick: (die: number) => void } | null;
}

/** How a token beside a ship is told from the others. */
export function tokenAt(ship: ShipId, token: string): string {
  return `${ship} ${token}`;
}

export function noOverlays(): Overlays {
  return {
    ghosts: [], targets: new Map(), obstacles: new Map(), devices: new Map(), markers: new Map(), tokens: new Map(), sectors: [], lines: [], halos: [],
    arcs: [], rings: [], place: null, selected: null, modifies: false, dice: null,
  };
}
