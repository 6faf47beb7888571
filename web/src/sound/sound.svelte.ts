// What can be heard at a table. Boards ask for a sound where they show the thing; whether it is played, and how loud,
// is decided here: off means off, nothing before somebody has touched the page, never a barrage, and only one's own
// turn is worth a sound in a page that nobody looks at.
import { settings } from "../settings/settings.svelte";
import { taken } from "../prompt/keys";
import type { SoundName } from "./recipes";

type Synth = typeof import("./synth");

/** The same sound again is not played within so many milliseconds. */
const APART: Record<SoundName, number> = {
  dial: 40, engine: 450, shot: 110, hit: 120, shield: 150, explosion: 300, dice: 300, card: 70, turn: 1500, victory: 3000, defeat: 3000,
};
/** Sounds at once, at most. */
const VOICES = 5;
/** Volume 1 is still something a room can bear. */
const LOUDEST = 0.8;

class Sound {
  #awake = false;
  #synth: Promise<Synth> | null = null;
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #last = new Map<SoundName, number>();
  #ends: number[] = [];

  constructor() {
    // Browsers play nothing before a gesture; a context made earlier would only complain.
    for (const gesture of ["pointerdown", "keydown"]) {
      addEventListener(gesture, () => (this.#awake = true), { once: true, capture: true });
    }
  }

  get on(): boolean {
    return settings.sound;
  }

  toggle(): void {
    settings.sound = !settings.sound;
    // Who turns it on hears that it is.
    if (settings.sound) this.play("dial");
  }

  /** The key of the sound: `s`, because `m` measures. Says whether it was it. */
  key(event: KeyboardEvent): boolean {
    if (event.key !== "s" || event.repeat || event.defaultPrevented || taken(event)) return false;
    this.toggle();
    return true;
  }

  /** Plays a sound, if it can be heard now. */
  play(name: SoundName): void {
    if (!settings.sound || settings.volume === 0 || !this.#awake) return;
    if (document.hidden && name !== "turn") return;
    const now = performance.now();
    if (now - (this.#last.get(name) ?? -Infinity) < APART[name]) return;
    this.#ends = this.#ends.filter((end) => end > now);
    if (this.#ends.length >= VOICES) return;
    this.#last.set(name, now);
    // None lasts much longer than a second, and the short ones make room for nothing else anyway.
    this.#ends.push(now + 1000);
    const load = (this.#synth ??= import("./synth"));
    load.then((synth) => this.#perform(synth, name), () => (this.#synth = null));
  }

  #perform(synth: Synth, name: SoundName): void {
    if (!this.#context || !this.#out) {
      if (typeof AudioContext === "undefined") return;
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      this.#out.connect(this.#context.destination);
    }
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => {});
    // Ears hear loudness as the square, roughly.
    this.#out.gain.value = LOUDEST * settings.volume ** 2;
    synth.perform(this.#context, this.#out, name, this.#context.currentTime + 0.005);
  }
}

export const sound = new Sound();
