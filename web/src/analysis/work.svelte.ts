// An analysis under way: asked for once, then looked after until it is there.
import type { Analysis, AnalysisState, Problem } from "../protocol";
import { api, Refusal, unreachable } from "../protocol/api";

const EVERY = 700;

export class Work {
  state = $state<AnalysisState>("none");
  progress = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(private readonly id: string) {}

  /** Asks for it, with so many simulations per decision, or with as many as the server thinks right. */
  async begin(effort: number | null): Promise<void> {
    this.#stopped = false;
    this.problem = null;
    await this.#ask(() => api.analyse(this.id, effort));
  }

  /** Looks whether somebody has asked for it already. */
  async look(): Promise<void> {
    this.#stopped = false;
    await this.#ask(() => api.analysis(this.id));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(how: () => ReturnType<typeof api.analysis>): Promise<void> {
    try {
      const told = await how();
      if (this.#stopped) return;
      ({ state: this.state, progress: this.progress, analysis: this.analysis } = told);
      if (told.state === "working") this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.id)), EVERY);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.problem : unreachable;
    }
  }
}
