// What somebody points at: with the mouse or the focus, which lie on something before it is taken, or with a finger, which
// cannot. So the first touch of a finger shows what a choice would bring, and the second takes it.

export class Pointing {
  /** The option that is looked at. */
  at = $state<string | null>(null);
  /** The option that a finger has touched once. */
  armed = $state<string | null>(null);
  #finger = false;

  clear(): void {
    this.at = this.armed = null;
  }

  #press(event: MouseEvent, id: string, shows: boolean, take: () => void): void {
    // A click without a pointer comes from a key.
    if (event.detail === 0) this.#finger = false;
    if (this.#finger && shows && this.armed !== id) {
      this.at = this.armed = id;
      return;
    }
    take();
  }

  /** What an element that stands for an option listens to; `shows`: it is looked at before it is taken. */
  handlers(id: string | null, take: () => void, shows: boolean) {
    return {
      onpointerdown: (event: PointerEvent) => void (this.#finger = event.pointerType === "touch"),
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.at = id;
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.at = null;
      },
      onfocus: () => void (this.at = id),
      // What a finger has touched stays until it touches something else.
      onblur: () => {
        if (!this.#finger) this.at = null;
      },
      onclick: (event: MouseEvent) => (id === null ? take() : this.#press(event, id, shows, take)),
    };
  }
}
