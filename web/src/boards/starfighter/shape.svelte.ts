// How wide the cards of the table are: a table that is wider than it is high has wider cards, so that what is printed on
// them stays as large when the cruisers are shifted apart as when they lie face to face.
export const NARROW = 98;
const WIDE = 156;

const shape = $state({ card: NARROW + 6 });

/** The width of a card on the table. */
export function cardWidth(): number {
  return shape.card;
}

/** Fits the cards into a box of that many pixels, for a board that is so high and has so many columns. */
export function fitCards(box: { width: number; height: number }, high: number, columns: number, beside: number, margins: number): void {
  if (box.width === 0 || box.height === 0) return;
  const room = (high * box.width) / box.height - margins;
  // In steps, so that a box that changes by a pixel changes nothing.
  shape.card = Math.min(WIDE, Math.max(NARROW, 2 * Math.floor((room / columns - beside) / 2)));
}
