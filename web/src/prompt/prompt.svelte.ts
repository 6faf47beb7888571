// What the player is doing about the question asked: one list of options for mouse, touch, keyboard and screen reader.
import { noMarks, type Mark, type Marks } from "../boards/endor/marks";
import { type Ask, askName, type Card, type Choice, type Hits, type Kind, type Place, shown, type View } from "../boards/endor/view";
import { answerOf, begins, rowsOf } from "../session/rows";
import type { Table } from "../session/table.svelte";
import {
  type Answer, assigned, canAssign, frontOf, NO_HITS, type Step, steps, spread, targets,
} from "./narrow";
import { stepWords } from "./label";

/** Something that can be picked now, in words. */
export interface Option extends Step {
  label: string;
  detail: string;
  /** The label where there is little room: the place's name on the map. */
  short: string;
}

export class Prompt {
  from = $state<Place | null>(null);
  to = $state<Place | null>(null);
  /** Positions in the hand, first order first. */
  picked = $state<number[]>([]);
  hits = $state<Hits>({ ...NO_HITS });
  /** The die in the player's fingers. */
  die = $state<number | null>(null);
  previewed = $state<string | null>(null);
  hovered = $state<Place | null>(null);
  #decision = -1;

  readonly table: Table;
  readonly view: () => View | null;

  constructor(table: Table, view: () => View | null) {
    this.table = table;
    this.view = view;
  }

  demand = $derived.by(() => this.table.demand);
  ask = $derived.by(() => (this.demand?.ask ?? null) as Ask | null);
  name = $derived.by(() => (this.ask ? askName(this.ask) : ""));
  answers = $derived.by(() => (this.demand?.choices ?? []) as Answer[]);
  front = $derived.by(() => frontOf(this.ask));

  options: Option[] = $derived.by(() => {
    const view = this.view();
    if (!view || !this.ask) return [];
    return steps(this.answers, { from: this.from, to: this.to }, view).map((step) => ({
      ...step,
      ...stepWords(step, view, this.ask as Ask, this.answers, this.from),
    }));
  });

  hand: Card[] = $derived.by(() => {
    const view = this.view();
    const seat = Object.values(view?.seats ?? {}).find((one) => one.seat === this.table.seat);
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
    marks.selected = [this.from, this.to].filter((place): place is Place => place !== null);
    const pointed = this.options.find((option) => option.id === this.previewed);
    marks.previewed = pointed?.place ?? null;
    marks.previewedSpace = pointed?.space ?? null;
    if (this.ask && typeof this.ask === "object" && "Assign" in this.ask) marks.selected = [this.ask.Assign.target];
    if (this.table.busy) return marks;
    for (const option of this.options) {
      const mark: Mark = { label: option.label, sign: option.sign, choose: () => this.take(option) };
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
  }

  reset(): void {
    this.from = this.to = this.previewed = null;
    this.picked = [];
    this.hits = { ...NO_HITS };
    this.die = null;
  }

  take(option: Option): void {
    if (this.table.busy) return;
    this.previewed = null;
    if (option.does === "from") this.from = option.place ?? null;
    else if (option.does === "to") this.#towards(option);
    else if (option.answer) this.send(option.answer);
  }

  #towards(option: Option): void {
    this.to = option.place ?? null;
    // A single fighter leaves nothing to count.
    const only = this.options[0];
    if (this.options.length === 1 && only?.answer) this.send(only.answer);
  }

  send(answer: Answer): void {
    this.table.choose(answer.choice, answer.words);
  }

  confirm(): void {
    if (this.ready) this.send(this.ready);
  }

  /** One step back: what Escape does. */
  back(): boolean {
    if (this.die !== null) this.die = null;
    else if (this.to !== null) this.to = null;
    else if (this.from !== null) this.from = null;
    else if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.given.some((kind) => kind !== null)) this.hits = { ...NO_HITS };
    else return false;
    return true;
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
