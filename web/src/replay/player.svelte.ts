// Steps through a replay.
import { type Effect, effectsOf, frontOfEvents } from "../boards/endor/effects";
import type { Replay } from "../protocol";

export class Player {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  effects = $state.raw<Effect[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;

  last = $derived.by(() => Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  front = $derived.by(() => frontOfEvents(this.step?.lines.map((line) => line.event) ?? []));
  step = $derived.by(() => this.replay?.steps[this.at] ?? null);

  load(replay: Replay, at: number): void {
    this.replay = replay;
    this.at = Math.min(Math.max(0, at), replay.steps.length - 1);
  }

  to(at: number): void {
    const next = Math.min(Math.max(0, at), this.last);
    const forward = next === this.at + 1;
    this.at = next;
    this.effects = forward ? (this.step?.lines.flatMap((line) => effectsOf(line.event)) ?? []) : [];
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
}
