// A task of a lesson being played: a what-if from a scenario in which the learner has one seat, and whoever sits opposite
// does as little as the rules allow.
import type { Play, Source } from "../boards/face";
import { t } from "../i18n/lang.svelte";
import { YOU } from "../i18n/words";
import type { Desk, OwnDemand, Problem, Question, Words } from "../protocol";
import { api, gone, Refusal, unreachable } from "../protocol/api";
import { FACTORS } from "../session/pacer.svelte";
import { settings } from "../settings/settings.svelte";
import { calm } from "../ui/motion.svelte";
import type { Task } from "./courses";
import type { Outcome } from "./goals";

/** More answers in a row than others ever give. */
const LONGEST = 40;

/** What somebody answers who does nothing: passes where that is allowed. */
export function reply({ choices }: OwnDemand): unknown {
  const idle = choices.find(({ choice }) => choice === "Pass" || choice === "Hold" || choice === "Stay" || choice === "Ready");
  return (idle ?? choices[0])?.choice;
}

const nameOf = (ask: unknown) => (typeof ask === "string" ? ask : typeof ask === "object" && ask !== null ? (Object.keys(ask)[0] ?? "") : "");

export class Drill implements Source {
  desk = $state.raw<Desk | null>(null);
  busy = $state(false);
  refused = $state.raw<Problem | null>(null);
  outcome = $state.raw<Outcome>({ is: "open" });
  /** The last lines that happened. */
  lines = $state.raw<Desk["lines"]>([]);
  play: Play | null = null;
  #start: unknown = null;
  #events: unknown[] = [];
  #inputs: unknown[] = [];

  readonly game: string;
  readonly task: Task;

  constructor(game: string, task: Task) {
    this.game = game;
    this.task = task;
  }

  #asked: Question[] = $derived(this.desk?.asked ?? []);
  view: unknown = $derived(this.desk?.view ?? null);
  demand: OwnDemand | null = $derived(
    this.outcome.is === "open" ? (this.#asked.find((one) => one.seat === this.task.seat)?.demand ?? null) : null,
  );

  get seat(): number {
    return this.task.seat;
  }

  get hurry(): number {
    return calm() ? Infinity : FACTORS[settings.speed];
  }

  called(seat: number): string {
    return t(seat === this.seat ? YOU : "web-seat-opponent");
  }

  /** From the beginning. */
  async open(): Promise<void> {
    this.#events = [];
    this.#inputs = [];
    this.outcome = { is: "open" };
    if (!(await this.#ask(null, true))) return;
    this.#start = this.view;
    this.#events = [];
    this.lines = [];
  }

  choose(choice: unknown, _words: Words): void {
    const { demand } = this;
    if (demand && !this.busy) void this.#answer(demand, choice);
  }

  async look(what: unknown): Promise<unknown> {
    const { desk } = this;
    const answer = await api.look(this.game, { view: this.view, seat: this.seat, what });
    // Something was played meanwhile: the same numbers ask something else now.
    if (desk !== this.desk) throw new Refusal(409, gone);
    return answer;
  }

  async #answer(demand: OwnDemand, choice: unknown): Promise<void> {
    if (!(await this.#ask({ seat: this.seat, decision: demand.decision, choice }, false))) return;
    this.#judge();
    for (let count = 0; count < LONGEST && this.outcome.is === "open"; count++) {
      const other = this.#asked.find((one) => one.seat !== this.seat);
      if (this.#asked.some((one) => one.seat === this.seat) || !other) break;
      const idle = reply(other.demand);
      if (idle === undefined || !(await this.#ask({ seat: other.seat, decision: other.demand.decision, choice: idle }, false))) break;
      this.#judge();
    }
  }

  #judge(): void {
    const own = this.#asked.find((one) => one.seat === this.seat);
    const played = { seat: this.seat, start: this.#start, view: this.view, events: this.#events, asked: nameOf(own?.demand.ask) };
    this.outcome = this.task.goal(played);
    this.play?.sync();
  }

  async #ask(choice: { seat: number; decision: number; choice: unknown } | null, first: boolean): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    try {
      const scenario = `${this.game}/${this.task.scenario}`;
      const studied = await api.study({ scenario, at: this.task.at, inputs: this.#inputs, choice });
      this.#inputs = studied.inputs;
      this.desk = studied.now;
      this.lines = studied.now.lines;
      this.#events = [...this.#events, ...studied.now.lines.map((line) => line.event)];
      this.play?.hear(studied.now.lines, first);
      this.play?.sync();
      return true;
    } catch (error) {
      this.refused = error instanceof Refusal ? error.problem : unreachable;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
