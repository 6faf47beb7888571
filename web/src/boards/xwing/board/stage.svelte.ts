// What the board shows happen: ships that fly, shots, hits. It only tells; nothing waits for it.
import type { LogLine } from "../../../protocol";
import type { SoundName } from "../../../sound/recipes";
import { type Dice, type Face, type Pose, type Public, publicEvent, type ShipId } from "../view";

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
  | { kind: "template"; ship: ShipId; maneuver: string; from: Pose; to: Pose }
  | { kind: "aim"; from: ShipId; to: ShipId }
  | { kind: "bolts"; from: ShipId; to: ShipId; hits: boolean }
  | { kind: "hit"; ship: ShipId; heavy: boolean }
  | { kind: "shield"; ship: ShipId }
  | { kind: "miss"; ship: ShipId }
  | { kind: "blaze"; ship: ShipId }
  | { kind: "burst"; ship: ShipId }
  | { kind: "card"; ship: ShipId; card: number }
);
/** An effect before it is numbered. */
type Told = Effect extends infer E ? (E extends Effect ? Omit<E, "id"> : never) : never;

/** Everything a list of events looks and sounds like, in milliseconds from when it is heard. */
export interface Telling {
  flights: Flight[];
  effects: Effect[];
  sounds: { start: number; name: SoundName }[];
  total: number;
}

const FLY = 900;
const SLIDE = 450;
const AIM = 450;
const BOLTS = 460;
const HIT = 520;
const BURST = 1000;
const CARD = 1900;
/** Dice roll and settle, and are looked at. */
const DICE = 900;
/** Things that only change figures or tokens are given a moment too. */
const MOMENTS: Partial<Record<Public["name"], number>> = {
  Round: 300, Revealed: 350, Replaced: 350, Bumped: 250, MetObstacle: 300, Acted: 400, Locked: 150, Detonated: 400, Rerolled: 700, Changed: 350, Added: 350,
  Arrived: 400, Deployed: 300, Docked: 300, Used: 250, Flipped: 300,
};
/** However much happened at once, it is shown in this time. */
const MOST = 4200;
/** An animation begins with the next frame, so it ends a little later than it was heard. */
const SLACK = 80;

let next = 0;

/** What a list of events looks like, one thing after the other. */
export function tell(events: readonly unknown[]): Telling {
  const legs = new Map<ShipId, Leg[]>();
  const effects: Told[] = [];
  const sounds: Telling["sounds"] = [];
  let now = 0;
  const add = (ship: ShipId, leg: Leg) => legs.set(ship, [...(legs.get(ship) ?? []), leg]);
  const sound = (name: SoundName) => sounds.push({ start: now, name });
  for (const event of events) {
    const seen = publicEvent(event);
    if (!seen) {
      if (typeof event === "object" && event !== null && "DealtDown" in event) {
        const { ship } = (event as { DealtDown: { ship: ShipId } }).DealtDown;
        effects.push({ kind: "hit", ship, heavy: false, start: now, time: HIT });
        sound("hit");
        now += HIT / 2;
      }
      continue;
    }
    switch (seen.name) {
      case "Flew": {
        const { ship, maneuver, from, to } = seen.fields;
        add(ship, { start: now, time: FLY, maneuver, from, to });
        effects.push({ kind: "template", ship, maneuver, from, to, start: now, time: FLY });
        sound("engine");
        now += FLY;
        break;
      }
      case "Shifted": {
        const { ship, from, to } = seen.fields;
        add(ship, { start: now, time: SLIDE, maneuver: null, from, to });
        sound("engine");
        now += SLIDE;
        break;
      }
      case "Attacked":
        effects.push({ kind: "aim", from: seen.fields.attacker, to: seen.fields.defender, start: now, time: AIM });
        now += AIM;
        break;
      case "AttackDice":
      case "DefenseDice":
      case "Rolled":
        sound("dice");
        now += DICE;
        break;
      case "Hit":
      case "Missed": {
        const { attacker, defender } = seen.fields;
        const hits = seen.name === "Hit";
        effects.push({ kind: "bolts", from: attacker, to: defender, hits, start: now, time: BOLTS });
        sound("shot");
        now += BOLTS * 0.8;
        if (!hits) {
          effects.push({ kind: "miss", ship: defender, start: now, time: HIT });
          now += HIT / 2;
        }
        break;
      }
      case "ShieldLost":
        effects.push({ kind: "shield", ship: seen.fields.ship, start: now, time: HIT });
        sound("shield");
        now += HIT / 2;
        break;
      case "DealtUp":
        effects.push({ kind: "hit", ship: seen.fields.ship, heavy: true, start: now, time: HIT });
        sound("hit");
        now += HIT / 2;
        effects.push({ kind: "card", ...seen.fields, start: now, time: CARD });
        sound("card");
        now += CARD * 0.75;
        break;
      case "Destroyed":
        effects.push({ kind: "blaze", ship: seen.fields.ship, start: now, time: HIT });
        sound("hit");
        now += HIT / 2;
        break;
      case "Removed":
        effects.push({ kind: "burst", ship: seen.fields.ship, start: now, time: BURST });
        sound("explosion");
        now += BURST * 0.8;
        break;
      default:
        now += MOMENTS[seen.name] ?? 0;
    }
  }
  const pace = now > MOST ? MOST / now : 1;
  const hurry = <T extends { start: number; time: number }>(it: T): T => ({ ...it, start: it.start * pace, time: it.time * pace });
  const flights = [...legs].map(([ship, own]) => {
    const paced = own.map(hurry);
    const last = paced[paced.length - 1];
    return { id: ++next, ship, legs: paced, total: last ? last.start + last.time : 0 };
  });
  const all = effects.map((effect) => hurry({ ...effect, id: ++next }));
  return {
    flights, effects: all, sounds: sounds.map(({ start, name }) => ({ start: start * pace, name })),
    total: Math.max(now * pace, ...flights.map(({ total }) => total), ...all.map(({ start, time }) => start + time)),
  };
}

/** The same, so many times faster. */
function faster({ flights, effects, sounds, total }: Telling, by: number): Telling {
  const sooner = <T extends { start: number; time: number }>(it: T): T => ({ ...it, start: it.start / by, time: it.time / by });
  return {
    flights: flights.map((flight) => ({ ...flight, legs: flight.legs.map(sooner), total: flight.total / by })),
    effects: effects.map(sooner), sounds: sounds.map(({ start, name }) => ({ start: start / by, name })), total: total / by,
  };
}

/** How long it takes to see these lines happen. */
export function duration(lines: readonly Pick<LogLine, "event">[]): number {
  const { total } = tell(lines.map((line) => line.event));
  return total > 0 ? total + SLACK : 0;
}

export class Stage {
  flights = $state.raw<ReadonlyMap<ShipId, Flight>>(new Map());
  effects = $state.raw<readonly Effect[]>([]);
  /** How many attacks were seen to begin: tells the dice of one from those of the next. */
  attacks = $state(0);
  /** The last dice outside an attack: an obstacle's or a card's. */
  rolled = $state.raw<{ ship: ShipId; dice: Dice; faces: Face[] } | null>(null);
  /** They lie on the table for a moment. */
  rolling = $state(false);
  /** The last damage card that was dealt face up: its place in the content. Its text is shown until the next attack. */
  dealt = $state.raw<{ ship: ShipId; card: number } | null>(null);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** What happened; `first` is all that happened before the page was opened, and is not shown again. `hurry` is how much
   * faster than normal it is shown; infinite: not at all. */
  hear(lines: readonly Pick<LogLine, "event">[], first: boolean, hurry = 1): void {
    const events = lines.map((line) => line.event);
    for (const event of events) {
      const seen = publicEvent(event);
      if (seen?.name === "Attacked") this.attacks += 1;
      if (seen?.name === "Rolled") this.rolled = seen.fields;
      else if (seen?.name === "DealtUp") this.dealt = seen.fields;
      // The next ship's turn is another moment: its dice are not those of the one before.
      else if (seen?.name === "Attacked" || seen?.name === "Phase" || seen?.name === "Revealed") this.rolled = this.dealt = null;
    }
    // What was shown before belongs to another moment.
    if (first) this.#clear();
    if (first || hurry === Infinity) return;
    if (events.some((event) => publicEvent(event)?.name === "Rolled")) {
      this.rolling = true;
      this.#later((DICE * 2) / hurry, () => (this.rolling = false));
    }
    const { flights, effects, sounds, total } = faster(tell(events), hurry);
    for (const { start, name } of sounds) this.#later(start, () => playSound(name));
    // Where nothing is to move, a card that is dealt still lies there for a moment.
    const shown = still() ? effects.filter(({ kind }) => kind === "card") : effects;
    if (flights.length > 0 && !still()) this.flights = new Map([...this.flights, ...flights.map((flight) => [flight.ship, flight] as const)]);
    if (shown.length > 0) this.effects = [...this.effects, ...shown];
    const ids = new Set([...flights, ...shown].map(({ id }) => id));
    if (ids.size > 0) this.#later(total + SLACK, () => this.#drop(ids));
  }

  #later(time: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, time);
    this.#timers.add(timer);
  }

  /** What has been shown is over: nothing may show it again. */
  #drop(ids: ReadonlySet<number>): void {
    const flights = [...this.flights].filter(([, { id }]) => !ids.has(id));
    if (flights.length < this.flights.size) this.flights = new Map(flights);
    if (this.effects.some(({ id }) => ids.has(id))) this.effects = this.effects.filter(({ id }) => !ids.has(id));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.rolling = false;
    // Dice of another moment are not what is left of these.
    this.attacks += 1;
    if (this.flights.size > 0) this.flights = new Map();
    if (this.effects.length > 0) this.effects = [];
  }
}

/** Whether people asked for no motion. */
export function still(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Loaded with the first thing that is heard: a picture of a table on another page is silent. */
function playSound(name: SoundName): void {
  void import("../../../sound/sound.svelte").then(({ sound }) => sound.play(name));
}
