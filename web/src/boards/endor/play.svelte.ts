// Playing Endor on the page: what the player is doing about the question asked, and what is seen to happen. One list of options for mouse, touch, keyboard and screen reader.
import { noMarks, type Mark, type Marks } from "./marks";
import { type Ask, askName, type Card, type Choice, type Hits, type Kind, type Look, type Looked, type Order, orderKey, type Place, placeName, type Refused, shown, type View } from "./view";
import { pickedBy } from "../../prompt/keys";
import { answerOf, begins, rowsOf } from "../../session/rows";
import { say, t } from "../../i18n/lang.svelte";
import type { Message, Names } from "../../i18n/words";
import type { LogLine } from "../../protocol";
import { seatMessage, sideOf } from "../../session/names";
import type { Play, Source } from "../face";
import { frontOfEvents, rollOf, timeOf } from "./effects";
import { frontOfLesson, type Moment } from "./lessons";
import {
  type Answer, assigned, attacksFrom, canAssign, frontOf, mostOf, NO_HITS, type Step, steps, spread, suggested, targets,
} from "./narrow";
import { keyOf, stepWords } from "./label";
import { leads } from "./leads";
import { Show } from "./show.svelte";
import { SIDES } from "./sides";

/** Something that can be picked now, in words. */
export interface Option extends Step {
  label: string;
  detail: string;
  /** The label where there is little room: the place's name on the map. */
  short: string;
  key?: string;
  barred?: { why: string; rule: string };
}

/** What the rules say of something that is not possible. */
export type Barred = Refused;

export class EndorPlay implements Play {
  from = $state<Place | null>(null);
  /** How many ships go; `null`: all of them. */
  wanted = $state<number | null>(null);
  /** Positions in the hand, first order first. */
  picked = $state<number[]>([]);
  hits = $state<Hits>({ ...NO_HITS });
  /** The die in the player's fingers. */
  die = $state<number | null>(null);
  previewed = $state<string | null>(null);
  hovered = $state<Place | null>(null);
  /** Touched once on the map: the next touch takes it. */
  armed = $state<string | null>(null);
  /** Orders that cannot be given now, with the reason: what the rules answered. */
  barred = $state.raw<Partial<Record<Order, Barred>>>({});
  /** How many dice an attack from a place rolls: what the rules answered. */
  attackDice = $state.raw<ReadonlyMap<Place, number>>(new Map());
  #decision = -1;

  /** What is in motion. */
  readonly show = new Show();
  /** The last dice that fell. */
  roll = $state.raw<{ id: number; seat: number; dice: number[] } | null>(null);
  #rolls = 0;
  /** The front that what happened last, or the guide, is about. */
  #front = $state<"space" | "ground" | null>(null);
  #taught = $state<"space" | "ground" | null>(null);

  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  shown = $derived.by(() => this.source.view as View);
  players = $derived.by(() => this.shown.players);
  round: number = $derived.by(() => this.shown.round);
  names: Names = $derived.by(() => (this.players === 2 ? SIDES : {}));
  rebel = $derived.by(() => sideOf(this.source.seat ?? 0) === 0);
  demand = $derived.by(() => this.source.demand);
  ask = $derived.by(() => (this.demand?.ask ?? null) as Ask | null);
  name = $derived.by(() => (this.ask ? askName(this.ask) : ""));
  answers = $derived.by(() => (this.demand?.choices ?? []) as Answer[]);
  front = $derived.by(() => this.#taught ?? frontOf(this.ask) ?? this.#front);

  options: Option[] = $derived.by(() => {
    const view = this.shown;
    if (!this.ask) return [];
    const list = steps(this.answers, { from: this.from, count: this.wanted }, view).map((step, i) => ({
      ...step,
      ...stepWords(step, view, this.ask as Ask, this.answers, this.from, this.attackDice),
      ...keyOf(step, i, this.ask as Ask, this.most),
    }));
    return [...list, ...this.#missing(list)];
  });

  /** Orders of the revealed card that are not in the list: greyed, with the reason. */
  #missing(list: Step[]): Option[] {
    if (!this.ask || typeof this.ask !== "object" || !("Order" in this.ask)) return [];
    return this.ask.Order.card.flatMap((order): Option[] => {
      const barred = this.barred[order];
      if (!barred || list.some((step) => step.order === order)) return [];
      const label = t(`endor-order-${orderKey(order)}`);
      return [{ id: `barred ${order}`, does: "answer", sign: "go", order, label, detail: "", short: "", barred: { why: say(barred.why), rule: barred.rule } }];
    });
  }

  /** How many ships may go from where they were picked up. */
  most: number = $derived.by(() => mostOf(this.answers, this.from));
  /** How many will go. */
  going: number = $derived.by(() => Math.min(this.wanted ?? this.most, this.most));

  hand: Card[] = $derived.by(() => {
    const seat = Object.values(this.shown.seats).find((one) => one.seat === this.source.seat);
    return seat ? (shown(seat.hand) ?? []) : [];
  });
  pile: Card[] = $derived.by(() => this.picked.flatMap((i) => (this.hand[i] ? [this.hand[i]] : [])));
  rows = $derived.by(() => rowsOf(this.demand));
  count = $derived.by(() => this.rows?.count ?? 0);
  dice: number[] = $derived.by(() => {
    if (!this.ask || typeof this.ask === "string") return [];
    return "Assign" in this.ask ? this.ask.Assign.dice : "Advance" in this.ask ? this.ask.Advance.dice : [];
  });
  kinds: Kind[] = $derived.by(() => (this.name === "Assign" ? targets(this.answers) : []));
  given: (Kind | null)[] = $derived.by(() => spread(this.dice, this.hits));

  /** The answer that Enter would send, where several picks make one. */
  ready: Answer | null = $derived.by(() => {
    if (this.rows) {
      const made = answerOf(this.rows, this.pile);
      return made && { choice: made.choice as Choice, words: { key: "endor-choice-prepare", args: { cards: made.things } } };
    }
    if (this.name === "Assign") return assigned(this.answers, this.hits);
    return null;
  });

  marks: Marks = $derived.by(() => {
    const marks = noMarks();
    marks.preview = (place) => (this.hovered = place);
    marks.selected = this.from === null ? [] : [this.from];
    const pointed = this.options.find((option) => option.id === this.previewed);
    marks.previewed = pointed?.place ?? null;
    marks.previewedSpace = pointed?.space ?? null;
    if (this.ask && typeof this.ask === "object" && "Assign" in this.ask) marks.selected = [this.ask.Assign.target];
    if (this.source.busy) return marks;
    for (const option of this.options) {
      if (option.barred) continue;
      const mark: Mark = { id: option.id, label: option.label, sign: option.sign, choose: (finger) => this.touch(option, finger) };
      if (option.place) marks.places.set(option.place, mark);
      if (option.space) marks.spaces.set(option.space, mark);
    }
    return marks;
  });

  /** Starts anew when something else is asked. */
  sync(): void {
    const decision = this.demand?.decision ?? -1;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.reset();
    this.#wonder(decision);
  }

  reset(): void {
    this.from = this.wanted = this.previewed = this.armed = null;
    this.picked = [];
    this.hits = this.#suggested();
    this.die = null;
  }

  #suggested(): Hits {
    return this.name === "Assign" ? { ...suggested(this.answers) } : { ...NO_HITS };
  }

  /** Asks the rules which orders of the hand or of the card cannot be given and why, and how many dice attacks roll. */
  #wonder(decision: number): void {
    const ask = this.ask;
    const cards = this.name === "Prepare" ? this.hand : ask && typeof ask === "object" && "Order" in ask ? [ask.Order.card] : [];
    const offered = this.options.flatMap((option) => option.order ?? []);
    const orders = [...new Set(cards.flat())].filter((order) => !offered.includes(order));
    const attacks = attacksFrom(this.answers);
    this.barred = {};
    this.attackDice = new Map();
    if (orders.length === 0 && attacks.size === 0) return;
    const what: Look = { orders, choices: [...attacks.values()] };
    (this.source.look(what) as Promise<Looked>).then(
      (looked) => {
        if (decision !== this.#decision) return;
        this.attackDice = new Map([...attacks.keys()].flatMap((from, i): [Place, number][] => {
          const dice = looked.dice[i] ?? null;
          return dice === null ? [] : [[from, dice]];
        }));
        this.barred = Object.fromEntries(orders.flatMap((order, i) => (looked.orders[i] ? [[order, looked.orders[i]]] : [])));
      },
      // Without an answer there is no reason to show; what can be chosen is known anyway.
      () => {},
    );
  }

  /** A finger on the map sees first what would happen, and takes it with a second touch. */
  touch(option: Option, finger: boolean): void {
    if (finger && this.armed !== option.id) {
      this.armed = this.previewed = option.id;
      return;
    }
    this.take(option);
  }

  take(option: Option): void {
    if (this.source.busy || option.barred) return;
    this.previewed = this.armed = null;
    if (option.does === "from") this.from = option.place ?? null;
    else if (option.answer) this.send(option.answer);
  }

  /** Counts the ships that are to go. */
  muster(count: number): void {
    if (count >= 1 && count <= this.most) this.wanted = count;
  }

  send(answer: Answer): void {
    this.source.choose(answer.choice, answer.words);
  }

  /** Enter belongs to the button it is pressed on, but on a card of a complete pile it lays the pile. */
  confirm(at: Element): boolean {
    const here = (at.closest("[data-card]") !== null && this.ready !== null) || !at.closest("button, a, summary, [role=button]");
    if (here) this.lay();
    return here;
  }

  lay(): void {
    if (this.ready) this.send(this.ready);
  }

  digit(at: number): void {
    const kind = this.kinds[at];
    if (this.name === "Prepare") this.toggle(at);
    else if (this.name === "Assign") kind && this.give(kind, 1);
    else if (this.most > 1) this.muster((at + 1) % 10);
    else this.#press(String((at + 1) % 10));
  }

  /** Places are picked by letters while digits count ships. */
  key(event: KeyboardEvent): boolean {
    if (!this.demand || this.most < 2 || !/^[a-z]$/i.test(event.key)) return false;
    return this.#press(event.key);
  }

  #press(key: string): boolean {
    const option = pickedBy(this.options, key);
    if (option) this.take(option);
    return option !== undefined;
  }

  seatName(seat: number): Message {
    return seatMessage("endor", seat, this.players);
  }

  side(seat: number): number {
    return sideOf(seat);
  }

  partial = $derived.by(() => this.from !== null);

  sentence: string | null = $derived.by(() => {
    if (!this.demand) return null;
    if (this.from !== null) return t(this.name === "Attack" ? "web-prompt-target" : "web-prompt-to", { from: placeName(this.from) });
    if (this.name !== "Prepare") return null;
    return `${say(this.demand.words, this.names)} ${t("web-prepare-progress", { picked: this.picked.length, count: this.count })}`;
  });

  waiting: string | null = $derived.by(() => {
    const others = this.shown.asked.filter(([seat]) => seat !== this.source.seat);
    const [first] = others;
    if (!first) return null;
    const who = others.map(([seat]) => this.seatName(seat));
    return t(`web-wait-${askName(first[1]).toLowerCase()}`, { who });
  });

  leads(choice: unknown): string[] {
    return leads(this, choice as Choice);
  }

  /** How things stand, as far as lessons care. */
  moment: Moment = $derived.by(() => ({
    ask: this.name,
    picked: this.picked.length,
    ready: this.ready !== null,
    round: this.shown.round,
    shields: this.shown.shield.up,
    rival: (this.shown.discards[this.rebel ? "empire" : "rebel"]?.length ?? 0) > 0,
    rebel: this.rebel,
  }));

  lesson(lesson: { anchor: string } | null): void {
    this.#taught = frontOfLesson(lesson);
  }

  hear(lines: LogLine[], first: boolean): void {
    const last = lines.map((line) => rollOf(line.event)).findLast((one) => one !== null);
    if (last) this.roll = { id: ++this.#rolls, ...last };
    this.#front = frontOfEvents(lines.map((line) => line.event)) ?? (this.source.seat === null ? this.#front : null);
    const { falcon, executor } = this.shown;
    const events = lines.map((line) => line.event);
    if (first) this.show.stop();
    else if (events.length > 0) this.show.play(events, { falcon: falcon.at, executor: executor.at }, this.source.hurry ?? 1);
  }

  duration(lines: LogLine[]): number {
    return timeOf(lines.map((line) => line.event));
  }

  /** One step back: what Escape does. */
  back(): boolean {
    if (this.die !== null) this.die = null;
    else if (this.from !== null) this.from = this.wanted = this.armed = null;
    else if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.changed) this.hits = this.#suggested();
    else return false;
    return true;
  }

  /** Whether the dice lie otherwise than suggested. */
  get changed(): boolean {
    if (this.name !== "Assign") return false;
    const first = this.#suggested();
    return this.kinds.some((kind) => this.hits[kind] !== first[kind]);
  }

  /** Whether a card of the hand can be the next of the pile. */
  canPick(i: number): boolean {
    const card = this.hand[i];
    return card !== undefined && !this.picked.includes(i) && this.rows !== null && begins(this.rows, [...this.pile, card]);
  }

  /** Picks a card of the hand, or puts it back. */
  toggle(i: number): void {
    if (this.picked.includes(i)) this.unpick(i);
    else if (this.canPick(i)) this.picked = [...this.picked, i];
  }

  /** Moves a picked card to another position of the pile. */
  shift(from: number, to: number): void {
    const next = [...this.picked];
    const [card] = next.splice(from, 1);
    if (card === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, card);
    this.picked = next;
  }

  /** Puts a card of the hand at a position of the pile: what a drag does. */
  place(i: number, at: number): void {
    const was = this.picked.indexOf(i);
    if (was >= 0) this.shift(was, Math.min(at, this.picked.length - 1));
    else if (this.canPick(i)) {
      this.picked = [...this.picked, i];
      this.shift(this.picked.length - 1, Math.min(at, this.picked.length - 1));
    }
  }

  /** Takes a card out of the pile. */
  unpick(i: number): void {
    this.picked = this.picked.filter((one) => one !== i);
  }

  canGive(kind: Kind, more: number): boolean {
    const next = { ...this.hits, [kind]: this.hits[kind] + more };
    return next[kind] >= 0 && canAssign(this.answers, next);
  }

  give(kind: Kind, more: number): void {
    if (this.canGive(kind, more)) this.hits = { ...this.hits, [kind]: this.hits[kind] + more };
    this.die = null;
  }
}
