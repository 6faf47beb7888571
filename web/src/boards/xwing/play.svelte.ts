// Playing X-Wing on the page: what the player is doing about the question asked, and what the board shows of it. One list
// of options for mouse, touch, keyboard and screen reader; whatever is pointed at is previewed by the rules themselves.
import { language, say, t } from "../../i18n/lang.svelte";
import type { Message, Names } from "../../i18n/words";
import type { LogLine, Words } from "../../protocol";
import { seatCalled, seatNames } from "../../session/names";
import { settings } from "../../settings/settings.svelte";
import type { Play, Source } from "../face";
import { proposed } from "./asks/automatic";
import type { Names as Called } from "./asks/describe";
import { Habits } from "./asks/habits.svelte";
import { leads } from "./asks/leads";
import type { Barred, Preview, Shots } from "./asks/looks";
import { Modifying } from "./asks/modifying.svelte";
import { type Answer, field, kinds, type Way as Manner, wayOf } from "./asks/narrow";
import { type Option, optionsOf } from "./asks/options";
import { paint } from "./asks/paint";
import { Placing } from "./asks/placing.svelte";
import { Planning } from "./asks/planning.svelte";
import { Tap } from "./asks/tap.svelte";
import { placeKey } from "./board/pointer.svelte";
import type { Scene } from "./board/scene";
import { duration } from "./board/stage.svelte";
import { BoardState } from "./board/tools.svelte";
import { type Cards, loadCards } from "./content";
import type { Overlays } from "./overlays";
import { type Look, lookAt } from "./questions";
import { type Act, type ActionKind, type Ask, type Choice, nameOf, onTable, shipAsked, type ShipId, type ShipView, type View, type WeaponTest } from "./view";

const SEATS = ["xwing-seat-one", "xwing-seat-two"];

export class XwingPlay implements Play, Scene {
  readonly source: Source;
  readonly board = new BoardState();
  cards = $state.raw<Cards | null>(null);
  names: Names = $derived.by(() => seatNames(this.source, SEATS));

  /** The kind of action that is looked into. */
  kind = $state<ActionKind | null>(null);
  /** What the pointer or the focus is on. */
  previewed = $state<string | null>(null);

  /** What the rules say about the answers, each at the place of its answer. */
  leds = $state.raw<Preview[] | null>(null);
  /** What comes to mind and is not allowed. */
  barred = $state.raw<Barred[]>([]);
  shots = $state.raw<Shots | null>(null);
  /** The question that was looked into, and where things stood. */
  #asked = "";

  // Each manner of question has its own.
  readonly planning = new Planning(this);
  readonly placing = new Placing(this);
  readonly modifying = new Modifying(this);
  readonly habits = new Habits(this);
  /** What a finger has touched on the board. */
  readonly tap = new Tap();

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
    const { pilot, crew } = this.planning;
    if (this.manner === "dial" && pilot !== null) {
      const set = crew.filter((ship) => ship.dial !== null).length;
      const one = this.planning.crew.length === 1 ? "web-xwing-play-dial-only" : "web-xwing-play-dial";
      const key = this.name === "Ready" ? "web-xwing-play-dial-again" : one;
      return t(key, { ship: this.called.ship(pilot), set, count: Math.max(set, crew.length) });
    }
    const { thing } = this.placing;
    if (thing && thing !== "Marker" && "Ship" in thing) return t("web-xwing-play-place-ship", { ship: this.called.ship(thing.Ship) });
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

  partial: boolean = $derived.by(() => this.kind !== null || this.planning.changes);

  get game(): string {
    return this.source.game;
  }

  get seat(): number | null {
    return this.source.seat;
  }

  get facing(): number | undefined {
    return this.source.facing;
  }

  readonly look: Look = (what) => lookAt(this.source, what);

  seatName(seat: number): Message {
    return seatCalled(this.source, seat, { key: SEATS[seat] ?? "xwing-seat-one" });
  }

  side(seat: number): number {
    return seat;
  }

  // What is answered.

  take(option: Option): void {
    if (this.source.busy) return;
    this.previewed = null;
    if (option.kind) this.kind = option.kind;
    else if (option.spot) this.placing.hold(option.spot);
    else if (option.place !== null) this.send(option.place);
  }

  send(place: number): void {
    const answer = this.answers[place];
    if (!answer || this.source.busy) return;
    this.habits.given(place);
    this.source.choose(answer.choice, answer.words);
  }

  /** Something on the board is pressed: a finger sees first what would come of it. */
  press(id: string, takes: () => void): void {
    this.tap.click(id, () => (this.previewed = id), takes);
  }

  /** What is suggested is held where it would be put, and the dice that would be rerolled are picked. */
  suggest(choice: unknown): void {
    if (this.manner === "place") this.placing.suggest(choice as Choice);
    else if (this.manner === "dice") this.modifying.suggest(choice as Choice);
  }

  leads(choice: unknown): string[] {
    return leads(this, choice as Choice);
  }

  /** What need not be asked: the rules or the player have settled it before. */
  automatic(): { choice: unknown; words: Words } | null {
    if (!this.ask) return null;
    return proposed(this.source.demand, settings.askOrder) ?? this.planning.automatic() ?? this.placing.automatic() ?? this.habits.automatic();
  }

  // Keys.

  back(): boolean {
    if (this.kind !== null) this.kind = null;
    else if (!this.planning.back()) return this.board.back();
    this.previewed = this.planning.aim = null;
    return true;
  }

  digit(at: number): void {
    if (this.manner === "dial" || this.planning.pilot !== null) {
      this.planning.digit(at);
      return;
    }
    const option = this.options[at];
    if (option) this.take(option);
  }

  confirm(at: Element): boolean {
    const { pilot, aim } = this.planning;
    if (pilot !== null && aim !== null) {
      if (at.closest("button:not([data-dial])")) return false;
      this.planning.set(aim);
      return true;
    }
    const pressed = at.closest("button, a, summary, [role=button]");
    // What lies on the table and was only clicked keeps the focus, and no key of the question.
    if (pressed && (!pressed.closest("svg") || pressed.matches(":focus-visible"))) return false;
    if (this.manner === "place") this.placing.put();
    else if (this.name === "Ready") this.planning.ready();
    else if (this.manner === "dice" && this.modifying.reroll !== null) this.send(this.modifying.reroll);
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key === "Escape" && this.partial) return false;
    if (this.manner === "place" && this.overlays.place && !event.altKey && event.key !== "Enter" && !this.source.busy) {
      if (placeKey(event, this.overlays.place, (this.facing ?? this.seat) === 1)) return true;
    }
    if (this.planning.key(event)) return true;
    return this.board.key(event);
  }

  // What the rules are asked.

  sync(): void {
    const asked = this.source.demand ? JSON.stringify([this.source.demand.decision, this.ask, this.view.ships.map(({ pose }) => pose), this.view.attack]) : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.kind = this.previewed = null;
    this.barred = [];
    this.leds = this.shots = null;
    this.habits.rest = false;
    this.tap.armed = null;
    for (const manner of [this.planning, this.placing, this.modifying]) manner.reset();
    this.#wonder(asked);
  }

  #wonder(asked: string): void {
    const ask = this.ask;
    if (!ask) return;
    const now = () => asked === this.#asked;
    const choices = this.answers.map(({ choice }) => choice);
    if (this.manner === "dial") this.planning.foresee();
    else if (this.manner === "place") this.placing.judge(true);
    else {
      this.look({ Choices: { ask, choices } }).then((leds) => now() && (this.leds = leds), () => {});
      if (["act", "list", "fly"].includes(this.manner)) this.look({ Barred: { ask, choices } }).then((barred) => now() && (this.barred = barred), () => {});
      if (this.manner === "dice") this.look({ Odds: { ask, choices } }).then((ways) => now() && (this.modifying.ways = ways), () => {});
      const attack = field<{ ship: ShipId; with: WeaponTest | null }>(ask as never, "Attack");
      if (attack) this.look({ Targets: { ship: attack.ship, with: attack.with } }).then((shots) => now() && (this.shots = shots), () => {});
    }
  }

  hear(lines: LogLine[], first: boolean): void {
    this.board.hear(lines, first, this.source.hurry ?? 1);
  }

  duration(lines: LogLine[]): number {
    return duration(lines);
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
