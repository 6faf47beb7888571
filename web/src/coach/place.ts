// Where a note goes: beside what it is about, inside the window, and on top of it only if nothing else is left.

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const EDGE = 8;
const HEADER = 44;

const within = (value: number, most: number) => Math.min(Math.max(EDGE, value), Math.max(EDGE, most - EDGE));

/** The corner of the note. Above or below what is wide, left or right of what is tall. */
export function beside(anchor: Box | null, note: Size, window: Size): { x: number; y: number } {
  const right = window.width - note.width;
  const bottom = window.height - note.height;
  if (!anchor) return { x: within(right, right), y: within(EDGE, bottom) };
  const whole = anchor.right - anchor.left > 0.9 * window.width;
  // Beside the prompt of a phone there is only the map, and a map's own side is its lower half.
  if (whole && window.width < 700 && anchor.top > window.height / 2) return { x: EDGE, y: HEADER };
  // Above the whole prompt, the log's side can best be spared.
  const middle = whole ? right : (anchor.left + anchor.right - note.width) / 2;
  const centre = (anchor.top + anchor.bottom - note.height) / 2;
  const above = anchor.top - GAP - note.height;
  const leftOf = anchor.left - GAP - note.width;
  const places = [
    { fits: above >= EDGE, x: middle, y: above },
    { fits: anchor.bottom + GAP <= bottom - EDGE, x: middle, y: anchor.bottom + GAP },
    { fits: leftOf >= EDGE, x: leftOf, y: centre },
    { fits: anchor.right + GAP <= right - EDGE, x: anchor.right + GAP, y: centre },
  ];
  const wide = anchor.right - anchor.left > 2 * (anchor.bottom - anchor.top);
  const order = wide ? [0, 1, 2, 3] : [2, 3, 0, 1];
  // Nothing fits beside a whole board: its lower left corner is the emptiest.
  const found = order.map((i) => places[i]).find((place) => place?.fits) ?? {
    x: anchor.left + EDGE, y: anchor.bottom - EDGE - note.height,
  };
  return { x: within(found.x, right), y: within(found.y, bottom) };
}
