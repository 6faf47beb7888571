// Steps through a replay.
import type { Play, Source } from "../boards/face";
import type { MatchInfo, Replay } from "../protocol";
import { api } from "../protocol/api";
import { calledAt } from "../session/names";
import { FACTORS } from "../session/pacer.svelte";
import { settings } from "../settings/settings.svelte";
import { calm } from "../ui/motion.svelte";
import { fights, rounds } from "./story";

/** Nobody reads a line in less, in milliseconds at normal speed. */
const READ = 800;
/** A step that tells nothing. */
const NOTHING = 120;
/** How much faster than normal a replay is played when nothing is to move: it would be over at once. */
const AT_ONCE = 8;

export class Player implements Source {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  /** What shows it, once it is here. */
  play: Play | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  last = $derived.by(() => Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  step = $derived.by(() => this.replay?.steps[this.at] ?? null);
  game: string = $derived(this.replay?.game ?? "");
  view: unknown = $derived(this.step?.view ?? null);
  story = $derived(this.replay?.steps ?? []);
  /** Where rounds begin. */
  rounds = $derived(rounds(this.story));
  /** Where shots are fired. */
  fights = $derived(fights(this.story));
  /** Who played, where it was a match. */
  info = $state.raw<MatchInfo | null>(null);
  readonly seat = null;
  readonly demand = null;
  readonly busy = false;

  get hurry(): number {
    return calm() ? Infinity : FACTORS[settings.speed];
  }

  called(seat: number): string | null {
    return calledAt(this.info?.seats ?? [], null, seat);
  }

  load(replay: Replay, at: number): void {
    this.replay = replay;
    this.at = Math.min(Math.max(0, at), replay.steps.length - 1);
  }

  to(at: number): void {
    const next = Math.min(Math.max(0, at), this.last);
    if (next === this.at) return;
    const forward = next === this.at + 1;
    this.at = next;
    this.play?.hear(this.step?.lines ?? [], !forward);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.#play();
  }

  #play(): void {
    if (this.at === this.last) this.to(0);
    this.playing = true;
    this.#go();
  }

  #go(): void {
    this.to(this.at + 1);
    if (this.at === this.last) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(() => this.#go(), this.#time());
  }

  /** How long the step that is shown stays. */
  #time(): number {
    const lines = this.step?.lines ?? [];
    const time = lines.length === 0 ? NOTHING : Math.max(READ, this.play?.duration?.(lines) ?? 0);
    return time / (settings.speed === "off" ? AT_ONCE : FACTORS[settings.speed]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Nothing is asked in a replay. */
  choose(): void {}

  look(what: unknown): Promise<unknown> {
    return api.look(this.game, { view: this.view, seat: null, what });
  }
}
