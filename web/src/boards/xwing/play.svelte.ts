// Playing X-Wing on the page: what the player is doing about the question asked, and what the board shows of it. One list
// of options for mouse, touch, keyboard and screen reader; whatever is pointed at is previewed by the rules themselves.
import { say, t } from "../../i18n/lang.svelte";
import type { Message, Names } from "../../i18n/words";
import type { LogLine, Words } from "../../protocol";
import type { Play, Source } from "../face";
import { seatCalled, seatNames } from "../../session/names";
import { bySpeed, layout, type Row, step } from "./asks/dial";
import { type Names as Called, maneuverWords } from "./asks/describe";
import type { Barred, Led, Room, Shots, Way } from "./asks/looks";
import {
  type Answer, canPick, choosableDice, diceOf, field, flownOf, isPass, kinds, rerollOf, rerolls, type Way as Manner, wayOf,
} from "./asks/narrow";
import { type Option, optionsOf } from "./asks/options";
import { paint } from "./asks/paint";
import { putting, samples, sameThing, spread, type Thing, things } from "./asks/place";
import { placeKey } from "./board/pointer.svelte";
import type { Scene } from "./board/scene";
import { BoardState } from "./board/tools.svelte";
import { type Cards, loadCards } from "./content";
import type { Overlays } from "./overlays";
import { type Act, type ActionKind, type Ask, type Choice, type Guides, nameOf, onTable, type Pose, shipAsked, type ShipId, type ShipView, shown, tokenCount, type View } from "./view";
import { language } from "../../i18n/lang.svelte";

const SEATS = ["xwing-seat-one", "xwing-seat-two"];
/** How many places are suggested for a thing. */
const SPOTS = 6;

export class XwingPlay implements Play, Scene {
  readonly source: Source;
  readonly board = new BoardState();
  cards = $state.raw<Cards | null>(null);
  names: Names = $derived.by(() => seatNames(this.source, SEATS));

  /** The kind of action that is looked into. */
  kind = $state<ActionKind | null>(null);
  /** Whose dial lies open. */
  #ship = $state<ShipId | null>(null);
  /** The maneuver of the dial that the keys are on. */
  aim = $state<number | null>(null);
  /** From which guides of its carrier a ship leaves. */
  #guides = $state<Guides | null>(null);
  /** What is being placed, and where it is held. */
  #thing = $state.raw<Thing | null>(null);
  #pose = $state.raw<Pose | null>(null);
  /** Dice to reroll; `null` until the player has picked some: then those that are best. */
  #dice = $state.raw<ReadonlySet<number> | null>(null);
  /** What the pointer or the focus is on. */
  previewed = $state<string | null>(null);

  /** What the rules say about the answers, each at the place of its answer. */
  leds = $state.raw<Led[] | null>(null);
  /** What comes to mind and is not allowed. */
  barred = $state.raw<Barred[]>([]);
  ways = $state.raw<Way[] | null>(null);
  shots = $state.raw<Shots | null>(null);
  dials = $state.raw<ReadonlyMap<ShipId, Led[]>>(new Map());
  room = $state.raw<Room | null>(null);
  #decision = -1;
  #planned = "";
  #asking = false;

  constructor(source: Source) {
    this.source = source;
    // Without its cards the board stays empty; the page says that the server cannot be reached.
    loadCards(source.game).then((cards) => (this.cards = cards), () => {});
  }

  view: View = $derived.by(() => this.source.view as View);
  round: number | null = $derived.by(() => (this.view.round > 0 ? this.view.round : null));
  ask: Ask | null = $derived.by(() => (this.source.demand?.ask ?? null) as Ask | null);
  name: string = $derived.by(() => (this.ask ? nameOf(this.ask) : ""));
  manner: Manner = $derived.by(() => wayOf(this.ask));
  answers: Answer[] = $derived.by(() => (this.source.demand?.choices ?? []) as Answer[]);

  /** The ships whose dials this seat sets. */
  crew: ShipView[] = $derived.by(() =>
    this.view.ships.filter((ship) => ship.seat === this.seat && ship.status === "Playing" && !this.#isIonised(ship)),
  );
  /** A maneuver of the dial is flown at once, instead of set: SLAM, and leaving a carrier. */
  flies: boolean = $derived.by(() => this.manner === "fly" || this.kind === "Slam");
  /** Whose dial lies open: the one that is asked for, unless another was picked to be changed. */
  pilot: ShipId | null = $derived.by(() => {
    if (this.manner !== "dial" && !this.flies) return null;
    const asked = this.ask ? shipAsked(this.ask) : null;
    return this.#ship ?? asked;
  });
  /** The guides through which a ship may leave its carrier, and those that are picked. */
  doors: Guides[] = $derived.by(() => [...new Set(this.answers.flatMap(({ choice }) => flownOf(choice)?.guides ?? []))]);
  guides: Guides | null = $derived.by(() => this.#guides ?? this.doors[0] ?? null);
  /** What the rules say about the maneuvers of the open dial, by their places on it. */
  cells: ReadonlyMap<number, Led> = $derived.by(() => {
    const found = new Map<number, Led>();
    if (this.pilot === null) return found;
    if (!this.flies) return new Map((this.dials.get(this.pilot) ?? []).entries());
    const add = (choice: Choice, led: Led | undefined) => {
      const flown = flownOf(choice);
      if (flown && led && flown.guides === (flown.guides && this.guides)) found.set(flown.maneuver, led);
    };
    for (const { choice, led } of this.barred) add(choice, led);
    this.answers.forEach(({ choice }, place) => add(choice, this.leds?.[place]));
    return found;
  });
  rows: Row[] = $derived.by(() => {
    const ship = this.pilot === null ? null : this.view.ships[this.pilot];
    const card = ship && this.cards?.ship(ship.ship);
    return card ? layout(card.dial) : [];
  });

  things: Thing[] = $derived.by(() => (this.manner === "place" ? things(this.answers) : []));
  thing: Thing | null = $derived.by(() => this.#thing ?? this.things[0] ?? null);
  spots: Pose[] = $derived.by(() => (this.thing ? spread(samples(this.answers, this.thing), SPOTS) : []));
  pose: Pose | null = $derived.by(() => this.#pose ?? this.spots[0] ?? null);

  /** The dice that are modified. */
  pool: [("Crit" | "Hit" | "Evade" | "Focus" | "Blank"), boolean][] = $derived.by(() => {
    const attack = this.view.attack;
    return attack ? (this.dicePool === "Attack" ? attack.attack : attack.defense) : [];
  });
  dicePool: "Attack" | "Defense" = $derived.by(() => {
    const ask = this.ask;
    if (ask && typeof ask === "object") {
      if ("Modify" in ask) return ask.Modify.dice;
      if ("Step" in ask && typeof ask.Step.wanted === "object" && "Reroll" in ask.Step.wanted) return ask.Step.wanted.Reroll;
    }
    return "Attack";
  });
  choosable: Set<number> = $derived.by(() => (this.manner === "dice" ? choosableDice(this.answers, this.pool) : new Set()));
  /** The reroll that is best, if there is one. */
  #advised: number | null = $derived.by(() => {
    let best: number | null = null;
    const attacks = this.view.attack !== null && this.view.ships[this.view.attack.attacker]?.seat === this.seat;
    this.answers.forEach(({ choice }, at) => {
      const worth = this.ways?.[at]?.chances?.expected;
      if (rerolls(choice) === null || worth === undefined) return;
      const known = best === null ? undefined : this.ways?.[best]?.chances?.expected;
      if (known === undefined || (attacks ? worth > known : worth < known)) best = at;
    });
    return best;
  });
  dice: ReadonlySet<number> = $derived.by(() => {
    if (this.#dice) return this.#dice;
    const advised = this.#advised === null ? undefined : this.answers[this.#advised];
    return new Set(advised ? diceOf(rerolls(advised.choice) ?? 0) : []);
  });
  /** The answer that rerolls what is picked. */
  reroll: number | null = $derived.by(() => (this.dice.size > 0 ? rerollOf(this.answers, this.dice, this.pool) : null));

  options: Option[] = $derived.by(() => (this.ask && this.cards ? optionsOf(this) : []));
  overlays: Overlays = $derived.by(() => paint(this));

  called: Called = $derived.by(() => ({
    ship: (id) => {
      const ship = this.view.ships[id];
      return ship && this.cards ? this.cards.nameOf(this.view, ship, language()) : "";
    },
    obstacle: (place) => {
      const seen = this.view.obstacles[place];
      const kind = seen ? this.cards?.obstacle(seen.id)?.kind : undefined;
      const key = kind === "Asteroid" ? "xwing-obstacle-asteroid" : kind === "Debris" ? "xwing-obstacle-debris" : "xwing-obstacle";
      return say({ key, args: { number: place + 1 } });
    },
  }));

  sentence: string | null = $derived.by(() => {
    if (this.manner === "dial" && this.pilot !== null) {
      const set = this.crew.filter((ship) => ship.dial !== null).length;
      const key = this.name === "Ready" ? "web-xwing-play-dial-again" : "web-xwing-play-dial";
      return t(key, { ship: this.called.ship(this.pilot), set, count: Math.max(set, this.crew.length) });
    }
    if (this.thing && this.thing !== "Marker" && "Ship" in this.thing) return t("web-xwing-play-place-ship", { ship: this.called.ship(this.thing.Ship) });
    if (this.kind) return t("web-xwing-play-how", { action: t(`web-xwing-play-kind-${this.kind.toLowerCase()}`) });
    return null;
  });

  waiting: string | null = $derived.by(() => {
    const others = this.view.asked.filter(([seat]) => seat !== this.seat);
    const [first] = others;
    if (!first) return null;
    const who = this.seatName(first[0]);
    if (this.view.phase === "Planning") return t(this.seat === null ? "web-xwing-play-wait-planning" : "web-xwing-play-wait-dials", { who });
    const ship = shipAsked(first[1]);
    return ship === null ? null : t("web-xwing-play-wait-ship", { who, ship: this.called.ship(ship) });
  });

  partial: boolean = $derived.by(() => this.kind !== null || this.#ship !== null);

  get game(): string {
    return this.source.game;
  }

  get seat(): number | null {
    return this.source.seat;
  }

  look<T>(what: unknown): Promise<T> {
    return this.source.look<T>(what);
  }

  seatName(seat: number): Message {
    return seatCalled(this.source, seat, { key: SEATS[seat] ?? "xwing-seat-one" });
  }

  side(seat: number): number {
    return seat;
  }

  /** X2-ION-01, -03: a ship that gets no dial. */
  #isIonised(ship: ShipView): boolean {
    const threshold = { Small: 1, Medium: 2, Large: 3 }[this.cards?.sizeOf(ship) ?? "Small"];
    return tokenCount(ship, "Ion") >= threshold;
  }

  // What is answered.

  take(option: Option): void {
    if (this.source.busy) return;
    this.previewed = null;
    if (option.kind) this.kind = option.kind;
    else if (option.spot) this.hold(option.spot);
    else if (option.place !== null) this.send(option.place);
  }

  send(place: number): void {
    const answer = this.answers[place];
    if (answer && !this.source.busy) this.source.choose(answer.choice, answer.words);
  }

  /** Sets the dial that lies open. */
  set(maneuver: number): void {
    const ship = this.pilot;
    if (ship === null || this.source.busy || this.refusal(maneuver)) return;
    if (this.flies) {
      const place = this.flown(maneuver);
      if (place !== null) this.send(place);
      return;
    }
    const text = this.cards?.ship(this.view.ships[ship]?.ship ?? "")?.dial[maneuver];
    const words: Words = { key: "web-xwing-play-sent-dial", args: { ship: this.called.ship(ship), maneuver: text ? maneuverWords(text) : "" } };
    this.previewed = this.aim = null;
    this.#ship = null;
    this.source.choose({ Dial: { ship, maneuver } }, words);
  }

  /** The answer that flies a maneuver of the open dial at once. */
  flown(maneuver: number): number | null {
    const place = this.answers.findIndex(({ choice }) => {
      const flown = flownOf(choice);
      return flown?.maneuver === maneuver && flown.guides === (flown.guides && this.guides);
    });
    return place < 0 ? null : place;
  }

  /** Leaves the carrier by other guides. */
  leave(guides: Guides): void {
    this.#guides = guides;
    this.previewed = this.aim = null;
  }

  /** Why a maneuver of the open dial cannot be chosen. */
  refusal(maneuver: number): { rule: string; why: Message } | null {
    return this.cells.get(maneuver)?.refused ?? null;
  }

  /** Whether a ship's dial can be opened: it is asked for, or it was set before. */
  opens(ship: ShipView): boolean {
    return (this.ask !== null && shipAsked(this.ask) === ship.id) || ship.dial !== null;
  }

  open(ship: ShipView): void {
    if (!this.opens(ship)) return;
    const asked = this.ask ? shipAsked(this.ask) : null;
    this.#ship = asked === ship.id ? null : ship.id;
    this.aim = this.previewed = null;
    this.#foresee();
  }

  ready(): void {
    const place = this.answers.findIndex(({ choice }) => choice === "Ready");
    if (place >= 0) this.send(place);
  }

  /** Chooses what is placed next. */
  pickThing(thing: Thing): void {
    if (this.thing && sameThing(thing, this.thing)) return;
    this.#thing = thing;
    this.#pose = null;
    this.room = null;
    this.#judge(true);
  }

  /** Holds what is placed somewhere else. */
  hold(pose: Pose): void {
    this.#pose = pose;
    this.#judge(false);
  }

  /** Lets go of it: it slides to the nearest place that the rules allow. */
  rest(): void {
    this.#judge(true);
  }

  /** Puts it down where it is. */
  put(): void {
    if (this.manner !== "place" || this.source.busy) return;
    if (this.thing === null || this.pose === null) {
      const pass = this.answers.findIndex(({ choice }) => isPass(choice));
      if (pass >= 0) this.send(pass);
      return;
    }
    if (this.room?.refused && this.room.snap && same(this.room.at, this.pose)) {
      this.#pose = this.room.snap;
      this.#judge(false);
      return;
    }
    this.source.choose(putting(this.thing, this.pose), { key: "web-xwing-play-sent-place" });
  }

  /** Picks a die to reroll, or puts it back. */
  toggle(die: number): void {
    if (!this.choosable.has(die)) return;
    const next = new Set(this.dice);
    if (next.delete(die)) this.#dice = next;
    else {
      next.add(die);
      // Some cards reroll one die only: another takes its place.
      this.#dice = canPick(this.answers, next, this.pool) ? next : new Set([die]);
    }
  }

  // Keys.

  back(): boolean {
    if (this.kind !== null) this.kind = null;
    else if (this.#ship !== null) this.#ship = null;
    else return this.board.back();
    this.previewed = this.aim = null;
    return true;
  }

  digit(at: number): void {
    if (this.pilot !== null) {
      const speed = at === 9 ? 0 : at + 1;
      const next = bySpeed(this.rows, speed, this.aim);
      if (next !== null) this.point(next);
      return;
    }
    if (this.manner === "dial") {
      const ship = this.crew[at];
      if (ship) this.open(ship);
      return;
    }
    const option = this.options[at];
    if (option) this.take(option);
  }

  /** The keys are on this maneuver. */
  point(maneuver: number): void {
    this.aim = maneuver;
    this.previewed = `dial-${maneuver}`;
  }

  confirm(at: Element): boolean {
    if (this.pilot !== null && this.aim !== null) {
      if (at.closest("button:not([data-dial])")) return false;
      this.set(this.aim);
      return true;
    }
    if (at.closest("button, a, summary, [role=button]")) return false;
    if (this.manner === "place") this.put();
    else if (this.name === "Ready") this.ready();
    else if (this.manner === "dice" && this.reroll !== null) this.send(this.reroll);
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "Escape" && this.partial) return false;
    if (this.manner === "place" && this.overlays.place && !event.altKey && event.key !== "Enter" && !this.source.busy) {
      if (placeKey(event, this.overlays.place, this.seat === 1)) return true;
    }
    const arrow = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(event.key) && !event.shiftKey && !event.altKey;
    if (arrow && this.pilot !== null) {
      const middle = this.rows.flatMap((row) => row.cells).find((cell) => cell?.move.side === null)?.place ?? 0;
      this.point(this.aim === null ? middle : step(this.rows, this.aim, event.key));
      return true;
    }
    return this.board.key(event);
  }

  // What the rules are asked.

  sync(): void {
    const decision = this.source.demand?.decision ?? -1;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.kind = this.previewed = this.aim = null;
    this.#ship = null;
    this.#thing = this.#pose = this.#dice = this.#guides = null;
    this.barred = [];
    this.leds = this.ways = this.shots = this.room = null;
    this.#wonder(decision);
  }

  #wonder(decision: number): void {
    const ask = this.ask;
    if (!ask) return;
    const now = () => decision === this.#decision;
    const choices = this.answers.map(({ choice }) => choice);
    if (this.manner === "dial") this.#foresee();
    else if (this.manner === "place") this.#judge(true);
    else {
      this.look<Led[]>({ Choices: { ask, choices } }).then((leds) => now() && (this.leds = leds), () => {});
      if (["act", "list", "fly"].includes(this.manner)) this.look<Barred[]>({ Barred: { ask, choices } }).then((barred) => now() && (this.barred = barred), () => {});
      if (this.manner === "dice") this.look<Way[]>({ Odds: { ask, choices } }).then((ways) => now() && (this.ways = ways), () => {});
      const attack = field<{ ship: ShipId; with: unknown }>(ask as never, "Attack");
      if (attack) this.look<Shots>({ Targets: { ship: attack.ship, with: attack.with } }).then((shots) => now() && (this.shots = shots), () => {});
    }
  }

  /** Where the maneuvers of the open dial lead; what was asked this round is known. */
  #foresee(): void {
    const round = `${this.view.round}`;
    if (round !== this.#planned) {
      this.#planned = round;
      this.dials = new Map();
    }
    const wanted = new Set([this.pilot, ...this.crew.filter((ship) => shown(ship.dial) !== null).map((ship) => ship.id)]);
    for (const ship of wanted) {
      if (ship === null || this.dials.has(ship)) continue;
      this.look<Led[]>({ Dial: { ship } }).then(
        (leds) => this.#planned === round && (this.dials = new Map([...this.dials, [ship, leds]])),
        () => {},
      );
    }
  }

  /** Whether what is placed may lie where it is held. While an answer is on its way only the last place is asked next. */
  #judge(snaps: boolean): void {
    const { thing, pose } = this;
    if (!thing || !pose) return;
    if (this.#asking && !snaps) return;
    this.#asking = true;
    const decision = this.#decision;
    this.look<Room>({ Place: { thing, at: pose } }).then(
      (room) => {
        this.#asking = false;
        if (decision !== this.#decision || !this.thing || !sameThing(thing, this.thing)) return;
        this.room = room;
        if (!this.pose || !same(room.at, this.pose)) this.#judge(false);
        else if (snaps && room.refused && room.snap) {
          this.#pose = room.snap;
          this.room = { ...room, at: room.snap, refused: null };
        }
      },
      () => (this.#asking = false),
    );
  }

  hear(lines: LogLine[], first: boolean): void {
    this.board.hear(lines, first);
  }

  /** What an action of this kind is called, and which answers it has. */
  get kinds() {
    return kinds(this.answers);
  }

  /** The action at a place of the list. */
  act(place: number): Act | null {
    const answer = this.answers[place];
    return answer ? field<Act>(answer.choice, "Act") : null;
  }

  /** Ships that can be pointed at. */
  get present(): ShipView[] {
    return this.view.ships.filter(onTable);
  }
}

function same(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.heading === b.heading;
}
