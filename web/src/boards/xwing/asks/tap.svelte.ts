// A finger cannot point: its first touch shows what an answer would do, the second gives it.

export class Tap {
  /** Touched once. */
  armed = $state<string | null>(null);
  #finger = false;

  /** A pointer comes down on an answer. */
  down(event: PointerEvent): void {
    this.#finger = event.pointerType === "touch";
  }

  /** It was clicked: with a mouse or a key that is enough. */
  click(id: string, shows: () => void, takes: () => void): void {
    if (this.#finger && this.armed !== id) {
      this.armed = id;
      shows();
    } else {
      this.armed = null;
      takes();
    }
    this.#finger = false;
  }
}
