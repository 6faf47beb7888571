// What-if: a match that is over or a scenario, left at one of its inputs and played on by one who moves every seat. The
// server keeps nothing of it: all that was played is here, and in the address.
import type { Play, Source } from "../boards/face";
import type { Desk, MatchInfo, OwnDemand, Problem, Question, Study as Asking, Words } from "../protocol";
import { api, gone, Refusal, unreachable } from "../protocol/api";
import type { Origin } from "../router.svelte";
import { calledAt } from "../session/names";
import { FACTORS } from "../session/pacer.svelte";
import { settings } from "../settings/settings.svelte";
import { calm } from "../ui/motion.svelte";

/** What is left, as the server is told. */
export function leaving(from: Origin): Pick<Asking, "match" | "scenario"> {
  return "match" in from ? from : { scenario: `${from.game}/${from.scenario}` };
}

export class Study implements Source {
  desk = $state.raw<Desk | null>(null);
  busy = $state(false);
  /** Who played the match. */
  info = $state.raw<MatchInfo | null>(null);
  refused = $state.raw<Problem | null>(null);
  /** What was played before each decision: the way back. */
  past = $state.raw<unknown[][]>([]);
  inputs = $state.raw<unknown[]>([]);
  /** Whose answer is given, where several are asked at once. */
  #turn = $state<number | null>(null);
  play: Play | null = null;

  readonly from: Origin;
  readonly at: number;

  constructor(from: Origin, at: number) {
    this.from = from;
    this.at = at;
  }

  asked: Question[] = $derived(this.desk?.asked ?? []);
  #question: Question | null = $derived(this.asked.find((one) => one.seat === this.#turn) ?? this.asked[0] ?? null);
  game: string = $derived(this.desk?.game ?? "");
  view: unknown = $derived(this.desk?.view ?? null);
  seat: number | null = $derived(this.#question?.seat ?? null);
  readonly facing = 0;
  demand: OwnDemand | null = $derived(this.#question?.demand ?? null);

  get hurry(): number {
    return calm() ? Infinity : FACTORS[settings.speed];
  }

  /** Opens the position, with what was played already. */
  async open(inputs: unknown[]): Promise<void> {
    // Without names the seats go by their own words.
    if ("match" in this.from) api.match(this.from.match).then((info) => (this.info = info), () => {});
    await this.#ask(inputs, null, true);
  }

  /** One person answers for everybody: nobody is "you". */
  called(seat: number): string | null {
    return calledAt(this.info?.seats ?? [], null, seat);
  }

  /** Answers for another seat. */
  turn(seat: number): void {
    this.#turn = seat;
    this.play?.sync();
  }

  choose(choice: unknown, _words: Words): void {
    const { seat, demand } = this;
    if (seat === null || !demand || this.busy) return;
    const before = this.inputs;
    void this.#ask(before, { seat, decision: demand.decision, choice }, false).then((done) => {
      if (done) this.past = [...this.past, before];
    });
  }

  /** Takes the last answer back. */
  back(): void {
    const before = this.past.at(-1);
    if (!before || this.busy) return;
    this.past = this.past.slice(0, -1);
    void this.#ask(before, null, true);
  }

  async look(what: unknown): Promise<unknown> {
    const { desk } = this;
    const answer = await api.look(this.game, { view: this.view, seat: this.seat, what });
    // Somebody has gone on or back: the same numbers ask something else now.
    if (desk !== this.desk) throw new Refusal(409, gone);
    return answer;
  }

  /** The position as the text of a scenario. */
  scenario(): Promise<string> {
    return api.scenarioOf({ ...leaving(this.from), at: this.at, inputs: this.inputs, choice: null });
  }

  async #ask(inputs: unknown[], choice: { seat: number; decision: number; choice: unknown } | null, first: boolean): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    try {
      const studied = await api.study({ ...leaving(this.from), at: this.at, inputs, choice });
      this.inputs = studied.inputs;
      this.desk = studied.now;
      // Whoever was asked goes on, until they are asked no more.
      if (!this.asked.some((one) => one.seat === this.#turn)) this.#turn = null;
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
