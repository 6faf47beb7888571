// A prompt that has just changed under the pointer is not meant by a click that was on its way.

/** How long another question ignores clicks, in milliseconds. */
const ANOTHER = 350;
/** The same question again, about something else: whoever goes through a row of them is quick. */
const AGAIN = 150;

export class Guard {
  #asked = "";
  #decision: number | null = null;
  #until = 0;

  /** Something is asked. */
  asks(decision: number | null, asked: string, now: number): void {
    if (decision === this.#decision) return;
    this.#until = now + (asked === this.#asked ? AGAIN : ANOTHER);
    [this.#decision, this.#asked] = [decision, asked];
  }

  /** Whether a click was meant for something else. Keys click too, but are pressed by whoever has read. */
  holds(event: { detail: number }, now: number): boolean {
    return event.detail > 0 && now < this.#until;
  }
}
