// Steps through a replay.
import type { Play, Source } from "../boards/face";
import type { MatchInfo, Replay } from "../protocol";
import { api } from "../protocol/api";
import { calledAt } from "../session/names";

export class Player implements Source {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  /** What shows it, once it is here. */
  play: Play | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  last = $derived.by(() => Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  step = $derived.by(() => this.replay?.steps[this.at] ?? null);
  game: string = $derived(this.replay?.game ?? "");
  view: unknown = $derived(this.step?.view ?? null);
  story = $derived(this.replay?.steps ?? []);
  /** Who played, where it was a match. */
  info = $state.raw<MatchInfo | null>(null);
  readonly seat = null;
  readonly demand = null;
  readonly busy = false;

  called(seat: number): string | null {
    return calledAt(this.info?.seats ?? [], null, seat);
  }

  load(replay: Replay, at: number): void {
    this.replay = replay;
    this.at = Math.min(Math.max(0, at), replay.steps.length - 1);
  }

  to(at: number): void {
    const next = Math.min(Math.max(0, at), this.last);
    const forward = next === this.at + 1;
    this.at = next;
    this.play?.hear(this.step?.lines ?? [], !forward);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.#play();
  }

  #play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#timer = setInterval(() => {
      this.to(this.at + 1);
      if (this.at === this.last) this.stop();
    }, 1200);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Nothing is asked in a replay. */
  choose(): void {}

  look<T>(what: unknown): Promise<T> {
    return api.look<T>(this.game, { view: this.view, seat: null, what });
  }
}
