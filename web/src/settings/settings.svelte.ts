// How somebody likes to play, kept in this browser: one place for all of it. The language and the theme are kept by
// their own modules, because pages need them before anything else is loaded.
import { calm } from "../ui/motion.svelte";

/** How fast things that happen are shown; `off`: at once. */
export type Speed = "slow" | "normal" | "fast" | "off";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

interface Kept {
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the browser tells when it is one's turn and the page is not looked at. */
  notify: boolean;
  /** Whether to be asked for the order of ships where the rules leave it to their player. */
  askOrder: boolean;
}

const STORED = "escadrille-settings";
const DEFAULTS: Kept = { speed: "normal", sound: true, volume: 0.5, notify: false, askOrder: false };

/** What was kept, as far as it can be understood: whatever else is there is as if nothing had been said. */
export function understood(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    if (typeof read === "object" && read !== null) found = read;
  } catch {
    // Somebody else wrote there.
  }
  const flag = (key: "sound" | "notify" | "askOrder") => (typeof found[key] === "boolean" ? found[key] : DEFAULTS[key]);
  return {
    speed: SPEEDS.find((speed) => speed === found.speed) ?? DEFAULTS.speed,
    sound: flag("sound"),
    volume: typeof found.volume === "number" && found.volume >= 0 && found.volume <= 1 ? found.volume : DEFAULTS.volume,
    notify: flag("notify"),
    askOrder: flag("askOrder"),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

class Settings {
  #kept = $state<Kept>(understood(stored()));

  get speed(): Speed { return this.#kept.speed; }
  set speed(value: Speed) { this.#keep({ speed: value }); }
  get sound(): boolean { return this.#kept.sound; }
  set sound(value: boolean) { this.#keep({ sound: value }); }
  get volume(): number { return this.#kept.volume; }
  set volume(value: number) { this.#keep({ volume: Math.min(1, Math.max(0, value)) }); }
  get notify(): boolean { return this.#kept.notify; }
  set notify(value: boolean) { this.#keep({ notify: value }); }
  get askOrder(): boolean { return this.#kept.askOrder; }
  set askOrder(value: boolean) { this.#keep({ askOrder: value }); }

  /** Whether a prompt that has just changed ignores clicks. Where nothing moves nobody is surprised, and programs that
   * play by clicking read before they click. */
  get guard(): boolean { return !calm() && !navigator.webdriver; }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#kept));
    } catch {
      // Private windows may refuse; it holds until the page is closed.
    }
  }
}

export const settings = new Settings();
