// Cards dragged by mouse, finger or pen. Pointer events do the same for all of them; HTML's own drag and drop knows no
// finger.

/** Less than this is a click with an unsteady hand. */
const SLACK = 6;

export class Drag {
  /** The card in hand: its position in the player's hand. */
  card = $state<number | null>(null);
  /** The slot of the pile below it. */
  over = $state<number | null>(null);
  x = $state(0);
  y = $state(0);

  #began: { card: number; x: number; y: number } | null = null;
  #dropped = false;

  /** Called where a card is let go: a slot of the pile, or `null` beside it. */
  readonly ondrop: (card: number, slot: number | null) => void;

  constructor(ondrop: (card: number, slot: number | null) => void) {
    this.ondrop = ondrop;
  }

  down(event: PointerEvent, card: number): void {
    this.#dropped = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#began = { card, x: event.clientX, y: event.clientY };
    // From now on all moves come here, wherever the pointer goes: a quick hand has left the card with its first move,
    // and a card that cannot be picked hears nothing.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const began = this.#began;
    if (!began) return;
    if (this.card === null) {
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) < SLACK) return;
      this.card = began.card;
    }
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = slotAt(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    this.move(event);
    const { card } = this;
    this.cancel();
    if (card === null) return;
    this.#dropped = true;
    // Where it is let go counts, not where it was seen last.
    this.ondrop(card, slotAt(event.clientX, event.clientY));
  }

  cancel(): void {
    this.#began = null;
    this.card = this.over = null;
  }

  /** Whether a click is only the end of a drag. */
  wasDrag(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}

function slotAt(x: number, y: number): number | null {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]")?.dataset.slot;
  return slot === undefined ? null : Number(slot);
}
