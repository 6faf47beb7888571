// What the player is doing about the question asked: one list of options for mouse, touch, keyboard and screen reader; and
// what is seen ahead of each.
import { say, t } from "../../i18n/lang.svelte";
import type { Message, Names } from "../../i18n/words";
import type { LogLine } from "../../protocol";
import type { Play, Source } from "../face";
import { seatCalled, seatNames } from "../../session/names";
import type { Ahead, CombatAhead } from "./ahead";
import { lookAt } from "./questions";
import { sound } from "../../sound/sound.svelte";
import { lastLaid, type Shown, shownOf, soundsOf, timeOf } from "./effects";
import { type Below, type Keys, rekey } from "./layout";
import { endId, type Mark, type Marks, noMarks, sectorId } from "./marks";
import { type Answer, fits, type Step, steps } from "./narrow";
import { optionWords, targetName } from "./label";
import { leads } from "./leads";
import { tempo } from "./motion";
import { Pointing } from "./pointing.svelte";
import { asIf, type Reason, type Refusal } from "./reasons";
import { type Ask, askName, type Choice, placedAt, type SeatView, shown, sideOf, type Spot, spotId, type View } from "./view";

/** Something that can be picked now, in words. */
export interface Option extends Step {
  label: string;
  short: string;
}

const SEATS = ["starfighter-seat-one", "starfighter-seat-two"];
/** More options than this are looked at one by one, when somebody points at them. */
const TOGETHER = 8;

export class StarfighterPlay implements Play {
  card = $state<string | null>(null);
  back_up = $state(false);
  from = $state<Spot | null>(null);
  readonly pointing = new Pointing();
  inspected = $state<Spot | null>(null);
  effects = $state.raw<Shown[]>([]);
  /** Where the card lies that the other side laid last. */
  last = $state.raw<Spot | null>(null);
  /** What looking ahead has told, by option, for the decision at hand. */
  looks = $state.raw<Map<string, Ahead>>(new Map());
  combats = $state.raw<CombatAhead[]>([]);
  /** The cards whose front fits nowhere, and why. */
  fronts = $state.raw<Map<string, Reason>>(new Map());
  /** Sectors that refuse what is picked, by what was picked. */
  #refusals = $state.raw<{ picked: string; sectors: Refusal[] }>({ picked: "", sectors: [] });
  /** The sector of the own cruiser under a dragged card. */
  over = $state<number | null>(null);
  #decision = -1;
  #asked = new Set<string>();
  #looked: View | null = null;
  #keys: Keys = new Map();

  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  view = $derived.by(() => this.source.view as View);
  demand = $derived.by(() => this.source.demand);
  ask = $derived.by(() => (this.demand?.ask ?? null) as Ask | null);
  name = $derived.by(() => (this.ask ? askName(this.ask) : ""));
  answers = $derived.by(() => (this.demand?.choices ?? []) as Answer[]);
  /** Whose part is played. */
  own: Below = $derived.by(() => (this.source.seat === 1 ? 1 : 0));
  /** Whose cruiser is drawn below: one's own, unless somebody plays both in turn. */
  below: Below = $derived.by(() => ((this.source.facing ?? this.source.seat) === 1 ? 1 : 0));
  mine: SeatView | null = $derived.by(() => sideOf(this.view, this.own));
  round = $derived.by(() => this.view.round || null);
  readonly roundKey = "web-starfighter-round";
  names: Names = $derived.by(() => seatNames(this.source, SEATS));

  hand: string[] = $derived.by(() => {
    const side = this.source.seat === null ? null : sideOf(this.view, this.source.seat);
    return side ? (shown(side.hand) ?? []) : [];
  });

  options: Option[] = $derived.by(() => {
    if (!this.ask || this.source.seat === null) return [];
    const picks = { card: this.card, back: this.back_up, from: this.from };
    const found = steps(this.answers, this.source.seat, picks);
    // One's own board first, in the list as under the number keys.
    const own = found.filter((step) => (boardOf(step) ?? this.own) === this.own);
    const theirs = found.filter((step) => (boardOf(step) ?? this.own) !== this.own);
    return [...own, ...theirs].map((step) => ({ ...step, ...optionWords(step, this.view, this.names) }));
  });

  /** The options that are whole answers and not cards of the hand: what can be looked at. */
  whole: Option[] = $derived.by(() => this.options.filter((option) => option.answer && option.answer.choice !== "Pass" && !option.cruiser));

  get previewed(): string | null {
    return this.pointing.at;
  }
  set previewed(id: string | null) {
    this.pointing.at = id;
    if (id === null) this.pointing.armed = null;
  }

  /** What is picked so far, as a word. */
  #picked = $derived.by(() => JSON.stringify([this.#decision, this.card, this.back_up, this.from]));

  refusals: Refusal[] = $derived.by(() => (this.#refusals.picked === this.#picked && this.partial ? this.#refusals.sectors : []));

  /** Why what is pointed at cannot be chosen. */
  refusal: Reason | null = $derived.by(() => this.refusals.find(({ id }) => id === this.previewed) ?? null);

  /** What a finger has touched once. */
  armed: Option | null = $derived.by(() => this.options.find(({ id }) => id === this.pointing.armed) ?? null);

  ahead: Ahead | null = $derived.by(() => (this.previewed === null ? null : (this.looks.get(this.previewed) ?? null)));

  /** What the board shows: the table, or the table as it would be. */
  drawn: View = $derived.by(() => this.ahead?.view ?? this.view);

  /** Whether the enemy has passed, so that the initiative is gone. */
  othersPassed: boolean = $derived.by(() => sideOf(this.view, 1 - this.own)?.passed ?? false);

  partial = $derived.by(() => this.card !== null || this.from !== null);

  sentence: string | null = $derived.by(() => {
    if (this.card !== null) return t(this.back_up ? "web-starfighter-place-back" : "web-starfighter-place", { card: this.card });
    if (this.from !== null) return t("web-starfighter-move-to", { card: targetName(this.view, this.from) });
    return null;
  });

  waiting: string | null = $derived.by(() => {
    const [first] = this.view.asked.filter(([seat]) => seat !== this.source.seat);
    return first ? t(`web-starfighter-wait-${waitKey(first[1])}`, { who: this.seatName(first[0]) }) : null;
  });

  marks: Marks = $derived.by(() => {
    const marks = noMarks();
    marks.inspect = (at) => (this.inspected = at);
    marks.previewed = this.previewed;
    marks.selected = this.from ? spotId(this.from) : null;
    if (this.ask && typeof this.ask === "object") {
      marks.acting = "Apply" in this.ask ? endId(this.ask.Apply.at, this.ask.Apply.end) : null;
      if ("Markers" in this.ask) marks.selected = spotId(this.ask.Markers.at);
    }
    if (this.source.busy) return marks;
    for (const option of this.options) {
      const mark: Mark = { id: option.id, label: option.label, sign: option.sign, choose: () => this.take(option), on: this.listen(option) };
      if (option.sector) marks.sectors.set(sectorId(option.sector.board, option.sector.sector), mark);
      else if (option.spot) marks.spots.set(spotId(option.spot), mark);
      else if (option.first) marks.ends.set(endId(option.first.at, option.first.end), mark);
      else if (option.shift) marks.shifts.set(option.shift, mark);
      else if (option.way) marks.ways.set(option.way, mark);
    }
    for (const { id, board, sector, why } of this.refusals) {
      marks.closed.set(sectorId(board, sector), { id, why: say(why, this.names), on: this.pointing.handlers(id, () => (this.pointing.at = id), false) });
    }
    return marks;
  });

  seatName(seat: number): Message {
    return seatCalled(this.source, seat, { key: SEATS[seat] ?? "starfighter-seat-one" });
  }

  side(seat: number): number {
    return seat;
  }

  /** Names for cards that stay with them while they move. */
  keysOf(view: View): Keys {
    const keys = rekey(this.#keys, view);
    // What is only seen ahead is forgotten again.
    if (view === this.view) this.#keys = keys;
    return keys;
  }

  sync(): void {
    const decision = this.demand?.decision ?? -1;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.card = this.from = null;
    this.pointing.clear();
    this.back_up = false;
    this.over = null;
    this.looks = new Map();
    this.#asked = new Set();
  }

  /** Asks the rules what the options would bring, and what the coming combats would do. */
  refresh(): void {
    // While a battle is watched nothing is to be decided, and what was to come is happening.
    if ((this.view.combat && !this.demand) || this.source.behind) {
      this.combats = [];
      return;
    }
    const few = this.whole.length <= TOGETHER;
    const wanted = this.whole.filter((option) => (few || option.id === this.previewed) && !this.#asked.has(option.id));
    if (wanted.length > 0 || this.#looked !== this.view || (this.partial && this.#refusals.picked !== this.#picked)) void this.#look(wanted);
  }

  /** What an element that stands for an option listens to. */
  listen(option: Option) {
    return this.pointing.handlers(option.id, () => this.take(option), this.whole.includes(option) || (option.sector !== undefined && option.answer !== undefined));
  }

  async #look(options: Option[]): Promise<void> {
    const decision = this.#decision;
    const view = this.view;
    const picked = this.#picked;
    this.#looked = view;
    for (const option of options) this.#asked.add(option.id);
    try {
      const choices = options.flatMap((option) => option.answer?.choice ?? []);
      const places = this.source.seat === null || this.#refusals.picked === picked ? [] : asIf({ card: this.card, back: this.back_up, from: this.from }, this.source.seat);
      const looked = await lookAt(this.source, { choices, why: places.map(({ choice }) => choice) });
      if (view === this.view) this.combats = looked.combats;
      if (decision !== this.#decision) return;
      this.fronts = new Map(looked.fronts.map((one) => [one.card, one]));
      if (places.length > 0) {
        const sectors = places.flatMap(({ board, sector }, i) => {
          const reason = looked.refused[i];
          return reason ? [{ ...reason, id: `refused ${board}.${sector}`, board, sector }] : [];
        });
        this.#refusals = { picked, sectors };
      }
      const looks = new Map(this.looks);
      options.forEach((option, i) => {
        const ahead = looked.ahead[i];
        if (ahead) looks.set(option.id, ahead);
      });
      this.looks = looks;
    } catch {
      // Nothing is seen ahead while the server cannot be reached; playing goes on.
      if (view === this.view) this.combats = [];
    }
  }

  take(option: Option): void {
    if (this.source.busy) return;
    this.pointing.clear();
    if (option.does === "card") this.pick(option.card ?? null);
    else if (option.does === "from") this.from = option.spot ?? null;
    else if (option.answer) this.source.choose(option.answer.choice, option.answer.words);
  }

  /** Takes a card of the hand, or puts it back. */
  pick(card: string | null): void {
    this.previewed = null;
    if (card === this.card) card = null;
    this.card = card;
    // A front that fits nowhere is turned over at once.
    this.back_up = card !== null && !fits(this.answers, card, false);
  }

  canTurn(card: string): boolean {
    return fits(this.answers, card, false) && fits(this.answers, card, true);
  }

  /** Turns the card in hand over. */
  turn(): void {
    if (this.card !== null && this.canTurn(this.card)) this.back_up = !this.back_up;
    this.previewed = null;
  }

  /** A card was dragged to a sector, or beside them all. */
  drop(card: string, sector: number | null): void {
    if (this.source.busy) return;
    if (this.card !== card) this.pick(card);
    const option = this.options.find((one) => one.sector?.sector === sector);
    if (option) this.take(option);
  }

  back(): boolean {
    if (this.from !== null) this.from = null;
    else if (this.card !== null) this.card = null;
    else return false;
    this.previewed = null;
    return true;
  }

  /** Sectors go by their own numbers, everything else by its place in the list. */
  digit(at: number): void {
    const option = this.partial ? this.options.find((one) => one.sector?.sector === at) : this.options[at];
    if (option) this.take(option);
  }

  /** Every answer is one pick: there is nothing to confirm. */
  confirm(): boolean {
    return false;
  }

  key(event: KeyboardEvent): boolean {
    if (this.name !== "Deploy") return false;
    const key = event.key.toLowerCase();
    if (key === "f" && this.card !== null) this.turn();
    else if (key === "p" && !this.source.busy) {
      const pass = this.answers.find(({ choice }) => choice === "Pass");
      if (pass) this.source.choose(pass.choice, pass.words);
    } else return false;
    return true;
  }

  hear(lines: LogLine[], first: boolean): void {
    const events = lines.map((line) => line.event);
    this.last = events.reduce<Spot | null>((last, event) => lastLaid(last, event, this.source.seat), first ? null : this.last);
    tempo.hurry = this.source.hurry ?? 1;
    if (first || tempo.hurry === Infinity) return;
    const fresh = events.flatMap(shownOf);
    if (fresh.length === 0) return;
    for (const name of soundsOf(fresh)) sound.play(name);
    this.effects = [...this.effects, ...fresh];
    setTimeout(() => (this.effects = this.effects.filter((effect) => !fresh.includes(effect))), timeOf(events, this.source.seat) / tempo.hurry);
  }

  duration(lines: LogLine[]): number {
    return timeOf(lines.map((line) => line.event), this.source.seat);
  }

  leads(choice: unknown): string[] {
    return leads(this, choice as Choice);
  }

  /** A card in words where it is pointed at. */
  nameAt(at: Spot): string {
    return placedAt(this.view, at) ? targetName(this.view, at) : "";
  }

  /** Why the rules ended the game. */
  get why(): string | null {
    const outcome = this.view.outcome;
    if (!outcome) return null;
    const [one, two] = [0, 1].map((seat) => sideOf(this.view, seat));
    const figures = { one: one?.armour ?? 0, two: two?.armour ?? 0, onecards: one?.cards ?? 0, twocards: two?.cards ?? 0 };
    if (outcome.reason === "Unending") return t("kernel-log-unending");
    if (outcome.winner === null) return t("web-starfighter-why-draw", figures);
    if (outcome.reason !== "Armour") return t(`web-starfighter-why-${outcome.reason.toLowerCase()}`, figures);
    const [lost, won] = outcome.winner === 0 ? [figures.two, figures.one] : [figures.one, figures.two];
    const sides = { loser: this.seatName(1 - outcome.winner), winner: this.seatName(outcome.winner), lost, won };
    return t(lost > 0 ? "web-starfighter-why-armour" : won > 0 ? "web-starfighter-why-destroyed" : "web-starfighter-why-both", sides);
  }
}

/** The board an option is about, if it is about one. */
export function boardOf(step: Step): number | null {
  return step.spot?.board ?? step.sector?.board ?? step.first?.at.board ?? null;
}

function waitKey(ask: Ask): string {
  if (typeof ask === "string") return ask.toLowerCase();
  return "Apply" in ask ? "apply" : "markers";
}
