// A match of X-Wing as one viewer sees it: the JSON that crates/xwing/src/view.rs, choice.rs and event.rs write.

/** Micrometres, x to the right and y up; the heading is a binary angle clockwise from +y, 2^32 a full turn. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

export type Id = string;
export type ShipId = number;
export type Seat = number;
export type Known<T> = { shown: T } | "hidden";
export type Size = "Small" | "Medium" | "Large";
export type Side = "Left" | "Right";
export type Slot = "Middle" | "Forward" | "Back";
export type Guides = "Front" | "Rear";
export type Mode = "starter" | "standard" | "escalation" | "escalation_core_box";
export type Phase = "Setup" | "Planning" | "System" | "Activation" | "Engagement" | "End";
export type Status = "Waiting" | "Playing" | "Doomed" | "Reserve" | "Destroyed" | "Fled";
export type Face = "Crit" | "Hit" | "Evade" | "Focus" | "Blank";
export type Dice = "Attack" | "Defense";
export type Difficulty = "Blue" | "White" | "Red";
export type Arc = "Front" | "Rear" | "Left" | "Right" | "FullFront" | "FullRear" | "Bullseye";

export const TOKENS = [
  "Focus", "Evade", "Calculate", "ReinforceFore", "ReinforceAft", "Disarm", "Jam", "Tractor", "Stress", "Ion", "Cloak",
] as const;
export type Token = (typeof TOKENS)[number];

export type ActionKind =
  | "Focus" | "Evade" | "Lock" | "BarrelRoll" | "Boost" | "Calculate" | "Cloak" | "Coordinate" | "Jam" | "Reinforce"
  | "Reload" | "Rotate" | "Slam";

/** Speed, bearing letter, colour: `2BB` is a blue bank to the left at speed 2. `maneuver.ts` takes it apart. */
export type Maneuver = string;

export type CardRef =
  | "Type" | "Pilot" | "Aboard"
  | { Upgrade: number }
  | { Damage: [number, number] }
  | { Condition: number }
  | { Device: number };

export interface AbilityRef {
  ship: ShipId;
  card: CardRef;
  index: number;
}

export type WeaponRef = { Primary: number } | { Upgrade: [number, number] };

export interface UpgradeView {
  id: Id;
  face: number;
  /** Active, and their limit. */
  charges: [number, number];
}

export interface ShipView {
  id: ShipId;
  seat: Seat;
  number: number;
  pilot: Id;
  ship: Id;
  status: Status;
  pose: Pose;
  initiative: number;
  agility: number;
  hull: number;
  /** Active, and how many it can have; so are `force` and `charges`. */
  shields: [number, number];
  force: [number, number];
  charges: [number, number];
  threat: number;
  /** Ships of a side with the same number share a quick build. */
  build?: number;
  tokens: [Token, number][];
  locks: ShipId[];
  upgrades: UpgradeView[];
  /** In the order they were dealt; `null` lies face down. */
  damage: (Id | null)[];
  critical: Id[];
  face_down: number;
  hidden: Known<Id[]>;
  conditions: Id[];
  dial: Known<Maneuver> | null;
  /** Which way the turret points, from the ship's own front. */
  turret: number | null;
  carrier: ShipId | null;
  /** Whether it has activated, and engaged. */
  done: [boolean, boolean];
}

export interface ObstacleView {
  id: Id;
  at: Pose;
}

export interface DeviceView {
  id: Id;
  owner: ShipId;
  at: Pose;
}

export interface AttackView {
  attacker: ShipId;
  defender: ShipId;
  weapon: WeaponRef;
  range: number;
  obstructed: boolean;
  /** Each die with whether it was rerolled. */
  attack: [Face, boolean][];
  defense: [Face, boolean][];
  /** Dice more or fewer than cards and range say: attack, defence. */
  more?: [number, number];
}

export interface Delivery {
  guides: Guides;
  template: { curve: "Straight" | "Bank" | "Turn"; speed: number };
  side: Side;
}

export interface Outcome {
  winner: Seat | null;
  reason: "LastStanding" | "MutualDestruction" | "Threat" | "CoreBox";
}

export interface View {
  mode: Mode;
  ruleset: Record<string, string>;
  /** Width and height of the play area. */
  area: [number, number];
  round: number;
  phase: Phase;
  first: Seat;
  ships: ShipView[];
  obstacles: ObstacleView[];
  supply: Id[];
  devices: DeviceView[];
  markers: Pose[];
  /** What the game is played for, and what each seat has destroyed. */
  threat: [number, [number, number]];
  decks: [number, number];
  discards: [Id[], Id[]];
  attack: AttackView | null;
  /** Quick builds, by their places in the content. */
  replacements: number[][];
  deliveries: Delivery[];
  asked: [Seat, Ask][];
  outcome: Outcome | null;
}

export type ShiftCause = "Decloak" | "Tractor";
export type Wanted = "Ship" | "LockTarget" | "Device" | { Repair: ShipId } | { Reroll: Dice };
export type Grant =
  | "Step" | "Ion" | "Coordinated" | "Deployed"
  | { Linked: [ActionKind, Difficulty] }
  | { Card: [AbilityRef, number] };
/** The moments of crates/xwing/src/vocabulary/window.rs, by name; `Gained` says which token. */
export type Window = string | { Gained: Token };
export type WeaponTest = "Primary" | "Special" | "ThisCard" | { From: Arc } | { Of: string };

export type Ask =
  | "First" | "Obstacle" | "Marker" | "Place" | "Ready" | "Next" | "Arrival" | "ArrivalSide"
  | { Dial: { ship: ShipId } }
  | { Ability: { window: Window; subject: ShipId } }
  | { Action: { ship: ShipId; grant: Grant } }
  | { Tallon: { ship: ShipId } }
  | { Attack: { ship: ShipId; with: WeaponTest | null } }
  | { Modify: { ship: ShipId; dice: Dice } }
  | { Step: { ability: AbilityRef; wanted: Wanted } }
  | { Shift: { ship: ShipId; cause: ShiftCause } }
  | { Dock: { ship: ShipId } }
  | { Deploy: { ship: ShipId; emergency: boolean } }
  | { Emergency: { ship: ShipId } }
  | { Jam: { ship: ShipId } }
  | { Detonation: { device: number } }
  | { Replacement: { ship: ShipId } };

export type Boost = "Straight" | { Bank: Side };
export interface BarrelRoll {
  side: Side;
  slot: Slot;
}

export type Act =
  | "Focus" | "Evade" | "Calculate" | "Cloak"
  | { Lock: ShipId }
  | { BarrelRoll: BarrelRoll }
  | { Boost: Boost }
  | { Coordinate: ShipId }
  | { Jam: ShipId }
  | { Reinforce: Token }
  | { Reload: number }
  | { Rotate: number }
  | { Slam: number }
  | { Card: AbilityRef };

/** A set of dice is a number, one bit for each die. */
export type Spend = "Focus" | "Calculate" | "Force" | { Evade: Face } | { Lock: number } | { Ability: AbilityRef };

export type Choice =
  | "Pass" | "Ready"
  | { First: Seat }
  | { Obstacle: { index: number; at: Pose } }
  | { Marker: Pose }
  | { Place: { ship: ShipId; at: Pose } }
  | { Dial: { ship: ShipId; maneuver: number } }
  | { Ship: ShipId }
  | { Use: AbilityRef }
  | { Act: Act }
  | { Tallon: Slot }
  | { Attack: { weapon: WeaponRef; target: ShipId; instead: boolean; obstructed: boolean } }
  | { Spend: Spend }
  | { Dice: number }
  | { Damage: number }
  | { Roll: BarrelRoll }
  | { Boost: Boost }
  | { Deploy: { guides: Guides; maneuver: number } }
  | { Lose: Token }
  | { Break: ShipId }
  | { Option: number };

/** What everybody sees happen: the fields of crates/xwing/src/event.rs, by the event's name. */
export interface PublicEvents {
  First: { seat: Seat };
  Obstacle: { seat: Seat; index: number; obstacle: { shape: number; at: Pose } };
  SetAside: { seat: Seat };
  Marker: { seat: Seat; at: Pose };
  Placed: { ship: ShipId; at: Pose };
  Round: { number: number };
  Phase: { phase: Phase };
  Ready: { seat: Seat };
  Revealed: { ship: ShipId; maneuver: Maneuver };
  Replaced: { ship: ShipId; maneuver: Maneuver };
  Flew: { ship: ShipId; maneuver: Maneuver; from: Pose; to: Pose; full: boolean };
  Bumped: { ship: ShipId; into: ShipId };
  Shifted: { ship: ShipId; from: Pose; to: Pose };
  MetObstacle: { ship: ShipId; obstacle: number };
  Fled: { ship: ShipId };
  SkipsAction: { ship: ShipId };
  Acted: { ship: ShipId; act: Act };
  NoAction: { ship: ShipId };
  Gained: { ship: ShipId; token: Token; count: number };
  Lost: { ship: ShipId; token: Token; count: number };
  Spent: { ship: ShipId; token: Token };
  Locked: { ship: ShipId; target: ShipId };
  Unlocked: { ship: ShipId; target: ShipId };
  ChargeSpent: { ability: AbilityRef; count: number };
  ChargeRecovered: { ship: ShipId; card: CardRef; count: number };
  ForceSpent: { ship: ShipId; count: number };
  ForceRecovered: { ship: ShipId; count: number };
  ShieldRecovered: { ship: ShipId; count: number };
  Used: { ability: AbilityRef };
  Flipped: { ship: ShipId; upgrade: number; face: number };
  DialShown: { ship: ShipId; maneuver: Maneuver };
  Initiative: { ship: ShipId; initiative: number };
  Assigned: { ship: ShipId; condition: number };
  Rolled: { ship: ShipId; dice: Dice; faces: Face[] };
  NoAttack: { ship: ShipId };
  Attacked: { attacker: ShipId; defender: ShipId; weapon: WeaponRef; range: number; obstructed: boolean };
  AttackDice: { ship: ShipId; faces: Face[] };
  DefenseDice: { ship: ShipId; faces: Face[] };
  Rerolled: { dice: Dice; faces: Face[] };
  Changed: { dice: Dice; from: Face; to: Face; count: number };
  Added: { dice: Dice; face: Face };
  Cancelled: { dice: Dice; face: Face; count: number };
  Hit: { attacker: ShipId; defender: ShipId; hits: number; crits: number };
  Missed: { attacker: ShipId; defender: ShipId };
  Prevented: { ship: ShipId; hits: number; crits: number };
  Reinforced: { ship: ShipId };
  ShieldLost: { ship: ShipId; crit: boolean };
  DealtUp: { ship: ShipId; card: number };
  RepairedUp: { ship: ShipId; card: number };
  RepairedDown: { ship: ShipId; card: number };
  Destroyed: { ship: ShipId };
  Removed: { ship: ShipId };
  Docked: { ship: ShipId; carrier: ShipId };
  Deployed: { ship: ShipId; carrier: ShipId };
  DeviceLaid: { ship: ShipId; device: number; at: Pose };
  Detonated: { device: number };
  ObstacleRemoved: { obstacle: number };
  Arrived: { ship: ShipId; at: Pose };
  Over: Outcome;
}

/** The same as a list of cases, to switch over: `case "Flew": event.fields.from`. */
export type Public = { [Name in keyof PublicEvents]: { name: Name; fields: PublicEvents[Name] } }[keyof PublicEvents];

/** What a viewer learns of an event: a public one, or one whose secret may be hidden. */
export type Seen =
  | { Public: { [Name in keyof PublicEvents]: Record<Name, PublicEvents[Name]> }[keyof PublicEvents] }
  | { DialSet: { seat: Seat; ship: ShipId; maneuver: Known<number> } }
  | { Peeked: { by: Seat; ship: ShipId; maneuver: Known<number> } }
  | { Shuffled: { seat: Seat; deck: Known<number[]> } }
  | { DealtDown: { ship: ShipId; card: Known<number> } };

/** A public event's name and fields; `null` for the others. */
export function publicEvent(event: unknown): Public | null {
  if (typeof event !== "object" || event === null || !("Public" in event)) return null;
  const inner = event.Public;
  if (typeof inner !== "object" || inner === null) return null;
  const [name, fields]: [string?, unknown?] = Object.entries(inner)[0] ?? [];
  return name ? ({ name, fields } as Public) : null;
}

/** The name of an ask, a choice or anything else that serde writes as an enum: `Dial`, `Ready`. */
export function nameOf(value: string | object): string {
  return typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
}

export function shown<T>(known: Known<T> | null): T | null {
  return known === null || known === "hidden" ? null : known.shown;
}

/** Whether a ship's base lies on the table. */
export function onTable(ship: ShipView): boolean {
  return ship.status === "Playing" || ship.status === "Doomed";
}

export function tokenCount(ship: ShipView, token: Token): number {
  return ship.tokens.find(([kind]) => kind === token)?.[1] ?? 0;
}

/** Those that have locked a ship. */
export function lockedBy(view: View, ship: ShipId): ShipView[] {
  return view.ships.filter((other) => other.locks.includes(ship));
}

/** The ship an ask is about, if it is about one. */
export function shipAsked(ask: Ask): ShipId | null {
  if (typeof ask === "string") return null;
  const fields = Object.values(ask)[0] as { ship?: ShipId; subject?: ShipId; ability?: AbilityRef };
  return fields.ship ?? fields.subject ?? fields.ability?.ship ?? null;
}
