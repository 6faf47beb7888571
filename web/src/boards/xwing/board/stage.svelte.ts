// What the board shows happen: ships that fly, shots, hits. It only tells; nothing waits for it.
import type { LogLine } from "../../../protocol";
import { type Dice, type Face, type Pose, publicEvent, type ShipId } from "../view";

/** One leg of a ship's way: along a template, or slid. */
export interface Leg {
  /** In milliseconds from when it was heard. */
  start: number;
  time: number;
  maneuver: string | null;
  from: Pose;
  to: Pose;
}

/** Everything one ship does of what was heard at once. */
export interface Flight {
  id: number;
  ship: ShipId;
  legs: Leg[];
  /** How long it all takes. */
  total: number;
}

export type Effect = { id: number; start: number; time: number } & (
  | { kind: "template"; ship: ShipId; maneuver: string; from: Pose }
  | { kind: "shot"; from: ShipId; to: ShipId }
  | { kind: "hit"; ship: ShipId; heavy: boolean }
  | { kind: "shield"; ship: ShipId }
  | { kind: "miss"; ship: ShipId }
  | { kind: "burst"; ship: ShipId }
);
/** An effect before it is numbered. */
type Told = Effect extends infer E ? (E extends Effect ? Omit<E, "id"> : never) : never;

const FLY = 900;
const SLIDE = 450;
const SHOT = 420;
const HIT = 520;
/** However much happened at once, it is shown in this time. */
const MOST = 4200;

/** An animation begins with the next frame, so it ends a little later than it was heard. */
const SLACK = 80;

let next = 0;

/** What a list of events looks like, one thing after the other. */
export function tell(events: unknown[]): { flights: Flight[]; effects: Effect[] } {
  const legs = new Map<ShipId, Leg[]>();
  const effects: Told[] = [];
  let now = 0;
  const add = (ship: ShipId, leg: Leg) => legs.set(ship, [...(legs.get(ship) ?? []), leg]);
  for (const event of events) {
    const seen = publicEvent(event);
    if (!seen) {
      if (typeof event === "object" && event !== null && "DealtDown" in event) {
        const { ship } = (event as { DealtDown: { ship: ShipId } }).DealtDown;
        effects.push({ kind: "hit", ship, heavy: false, start: now, time: HIT });
        now += HIT / 3;
      }
      continue;
    }
    switch (seen.name) {
      case "Flew": {
        const { ship, maneuver, from, to } = seen.fields;
        add(ship, { start: now, time: FLY, maneuver, from, to });
        effects.push({ kind: "template", ship, maneuver, from, start: now, time: FLY });
        now += FLY;
        break;
      }
      case "Shifted": {
        const { ship, from, to } = seen.fields;
        add(ship, { start: now, time: SLIDE, maneuver: null, from, to });
        now += SLIDE;
        break;
      }
      case "Attacked":
        effects.push({ kind: "shot", from: seen.fields.attacker, to: seen.fields.defender, start: now, time: SHOT });
        now += SHOT / 2;
        break;
      case "Missed":
        effects.push({ kind: "miss", ship: seen.fields.defender, start: now, time: HIT });
        break;
      case "ShieldLost":
        effects.push({ kind: "shield", ship: seen.fields.ship, start: now, time: HIT });
        now += HIT / 3;
        break;
      case "DealtUp":
        effects.push({ kind: "hit", ship: seen.fields.ship, heavy: true, start: now, time: HIT });
        now += HIT / 3;
        break;
      case "Destroyed":
        effects.push({ kind: "burst", ship: seen.fields.ship, start: now, time: 900 });
        now += HIT;
        break;
      default:
    }
  }
  const pace = now > MOST ? MOST / now : 1;
  const hurry = <T extends { start: number; time: number }>(it: T): T => ({ ...it, start: it.start * pace, time: it.time * pace });
  const flights = [...legs].map(([ship, own]) => {
    const paced = own.map(hurry);
    const last = paced[paced.length - 1];
    return { id: ++next, ship, legs: paced, total: last ? last.start + last.time : 0 };
  });
  return { flights, effects: effects.map((effect) => hurry({ ...effect, id: ++next } as Effect)) };
}

export class Stage {
  flights = $state.raw<ReadonlyMap<ShipId, Flight>>(new Map());
  effects = $state.raw<readonly Effect[]>([]);
  /** The last dice outside an attack: an obstacle's or a card's. */
  rolled = $state.raw<{ ship: ShipId; dice: Dice; faces: Face[] } | null>(null);

  /** The last damage card that was dealt face up: its place in the content. Its text is shown until the next attack. */
  dealt = $state.raw<{ ship: ShipId; card: number } | null>(null);

  /** What happened; `first` is all that happened before the page was opened, and is not shown again. */
  hear(lines: readonly Pick<LogLine, "event">[], first: boolean): void {
    const events = lines.map((line) => line.event);
    for (const event of events) {
      const seen = publicEvent(event);
      if (seen?.name === "Rolled") this.rolled = seen.fields;
      else if (seen?.name === "DealtUp") this.dealt = seen.fields;
      else if (seen?.name === "Attacked" || seen?.name === "Phase") this.rolled = this.dealt = null;
    }
    // What was shown before belongs to another moment.
    if (first) this.#clear();
    if (first || still()) return;
    const { flights, effects } = tell(events);
    if (flights.length > 0) this.flights = new Map([...this.flights, ...flights.map((flight) => [flight.ship, flight] as const)]);
    if (effects.length > 0) this.effects = [...this.effects, ...effects];
    const ids = new Set([...flights, ...effects].map(({ id }) => id));
    if (ids.size === 0) return;
    const ends = [...flights.map(({ total }) => total), ...effects.map(({ start, time }) => start + time)];
    setTimeout(() => this.#drop(ids), Math.max(...ends) + SLACK);
  }

  /** What has been shown is over: nothing may show it again. */
  #drop(ids: ReadonlySet<number>): void {
    const flights = [...this.flights].filter(([, { id }]) => !ids.has(id));
    if (flights.length < this.flights.size) this.flights = new Map(flights);
    if (this.effects.some(({ id }) => ids.has(id))) this.effects = this.effects.filter(({ id }) => !ids.has(id));
  }

  #clear(): void {
    if (this.flights.size > 0) this.flights = new Map();
    if (this.effects.length > 0) this.effects = [];
  }
}

/** Whether people asked for no motion. */
export function still(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
