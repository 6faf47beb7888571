// What the rules answer when they are asked about what is seen: the JSON that crates/xwing/src/look writes.
import type { Message } from "../../../i18n/words";
import type { Text } from "../content";
import type { Arc, Choice, Difficulty, ActionKind, Id, Maneuver, Pose, ShipId, WeaponRef } from "../view";

export interface Refused {
  rule: string;
  why: Message;
}

/** A ship in an arc of another. */
export interface Sighted {
  ship: ShipId;
  weapon: WeaponRef;
  arc: Arc;
  range: number;
  obstructed: boolean;
  /** The measured line. */
  line: [[number, number], [number, number]];
}

/** Where something moves. */
export interface Lead {
  ship: ShipId | null;
  device: Id | null;
  from: Pose | null;
  end: Pose;
  full: boolean;
  against: ShipId | null;
  leaves: boolean;
  /** By their places in the view. */
  obstacles: number[];
  mines: number[];
  /** The ships that a device would concern if it went off there now. */
  reaches: ShipId[];
  sees: Sighted[];
  seen_by: Sighted[];
}

/** What there is to know about one answer. */
export interface Led {
  lead: Lead | null;
  /** In the colour it has for this ship now. */
  maneuver: Maneuver | null;
  text: Text | null;
  difficulty: Difficulty | null;
  linked: { kind: ActionKind; difficulty: Difficulty } | null;
  refused: Refused | null;
  /** From the ship that is asked to the one it points at. */
  reach: Measured | null;
}

/** What a ruler says. */
export interface Measured {
  /** None beyond range 3. */
  range: number | null;
  distance: number;
  line: [[number, number], [number, number]];
}

/** An answer that comes to mind and is not allowed. */
export interface Barred {
  choice: Choice;
  words: Message;
  led: Led;
}

/** The damage an attack may do. */
export interface Chances {
  expected: number;
  hit: number;
  crit: number;
  destroys: number;
  /** The probability of exactly so much damage, from none on. */
  totals: number[];
  damage: [number, number, number][];
  left_out: Message[];
}

export interface Way {
  chances: Chances | null;
  best: boolean;
}

/** One target and one weapon. */
export interface Shot {
  target: ShipId;
  weapon: WeaponRef;
  name: Message;
  arc: Arc | null;
  refused: Refused | null;
  range: number | null;
  distance: number;
  line: [[number, number], [number, number]];
  obstructed: number[];
  either: boolean;
  dice: [number, number];
  chances: Chances | null;
}

export interface Shots {
  arcs: [WeaponRef, Arc][];
  shots: Shot[];
}

/** Whether there is room. */
export interface Room {
  at: Pose;
  refused: Refused | null;
  snap: Pose | null;
  /** Left, bottom, right, top. */
  zone: [number, number, number, number];
  apart: number;
}
