// What happens is shown one thing after another. A queue of scenes: each is shown, then takes its time, then the next.
import type { Speed } from "../settings/settings.svelte";

/** How much faster than normal. */
export const FACTORS: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2.5, off: Infinity };

/** Whoever is further behind than this is shown everything faster, in milliseconds. */
const PATIENCE = 12_000;

/** Something to show. */
export interface Scene {
  show(): void;
  /** How long it takes to be seen at normal speed, in milliseconds. Scenes without it have nothing to see: they come
   * when what is before them has been seen, and no pause holds them back. */
  time?(): number;
}

export class Pacer {
  /** Nothing new is shown until somebody wants it. */
  paused = $state(false);
  /** Scenes with something to see that nobody has seen. */
  left = $state(0);
  #queue: Scene[] = [];
  #timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);
  /** Everything is being shown at once. */
  #draining = false;
  #boost = $state(1);
  readonly #speed: () => Speed;

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  /** Something is being shown, or waits to be. */
  get playing(): boolean {
    return this.#timer !== null || this.left > 0;
  }

  /** How much faster than normal things are shown now; infinite: at once. */
  get hurry(): number {
    return this.#draining ? Infinity : FACTORS[this.#speed()] * this.#boost;
  }

  /** Shows these after all that waits already; the first at once, if nothing does. */
  add(...scenes: Scene[]): void {
    this.#queue.push(...scenes);
    this.#count();
    if (this.#speed() === "off") this.drain();
    else this.#advance();
  }

  /** Shows all that waits, and these, at once. */
  now(...scenes: Scene[]): void {
    this.#queue.push(...scenes);
    this.drain();
  }

  /** Stops before the next scene, or goes on. */
  toggle(): void {
    this.paused = !this.paused;
    this.#advance();
  }

  /** Shows the next scene at once, and stops there. */
  step(): void {
    if (!this.playing) return;
    this.paused = true;
    this.#rest();
    while (this.#queue.length > 0) {
      const scene = this.#next();
      if (scene && this.#shown(scene)) break;
    }
    this.#advance();
  }

  /** Shows all that waits at once: straight to the decision. */
  drain(): void {
    this.paused = false;
    this.#rest();
    if (this.#draining) return;
    this.#draining = true;
    try {
      for (let scene = this.#next(); scene; scene = this.#next()) scene.show();
    } finally {
      this.#draining = false;
      this.#boost = 1;
    }
  }

  /** The speed has changed. */
  retime(): void {
    if (this.#speed() === "off" && this.playing) this.drain();
  }

  /** Forgets what waits, unseen. */
  clear(): void {
    this.#queue = [];
    this.#count();
    this.#rest();
    this.paused = false;
  }

  #advance(): void {
    // A scene that is shown may bring others: they wait for their turn.
    while (this.#timer === null && !this.#draining) {
      const next = this.#queue[0];
      if (!next || (this.paused && next.time)) return;
      const scene = this.#next();
      if (scene) this.#shown(scene);
    }
  }

  #next(): Scene | undefined {
    const scene = this.#queue.shift();
    this.#count();
    return scene;
  }

  /** Shows a scene and waits until it was seen. Says whether there was something to see. */
  #shown(scene: Scene): boolean {
    if (!scene.time) {
      scene.show();
      return false;
    }
    const behind = this.#queue.reduce((sum, one) => sum + (one.time?.() ?? 0), 0);
    this.#boost = Math.max(1, behind / FACTORS[this.#speed()] / PATIENCE);
    const wait = scene.time() / this.hurry;
    // Taken before it is shown: what it brings about comes after it.
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#advance();
      }, wait);
    }
    scene.show();
    return true;
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #count(): void {
    this.left = this.#queue.reduce((sum, scene) => sum + (scene.time ? 1 : 0), 0);
  }
}
