// Where things are on the board. A viewer sees their own cruiser below and the enemy's above; columns line up as they fight.
import { cardWidth } from "./shape.svelte";
import { SECTORS, type Spot, type View } from "./view";

/** A card is two halves, one above the other. */
export const CARD = {
  half: 44,
  /** On the table. */
  get width(): number {
    return cardWidth();
  },
  /** In a hand, a list, a dialog. */
  held: 112,
};
/** What shows of a covered half: enough to know that it is there, and what it holds. */
export const PEEK = 13;
/** From one slot to the next. */
export const PITCH = CARD.half + PEEK;
/** The gauge of slots beside the cards. */
export const GAUGE = 16;
/** What a column needs beside its cards. */
export const BESIDE = GAUGE + 5;
/** At either end of a board. */
export const MARGIN = 9;
/** From one column to the next. */
export function columnWidth(): number {
  return CARD.width + BESIDE;
}
/** The rim of a hull, with its name and armour track. */
export const RIM = 32;
/** Half of the space between the cruisers, where combats are announced. */
export const GAP = 27;
const MOST_SLOTS = 4;

/** How far the cards of a sector reach from the rim. */
export function reach(slots: number): number {
  return slots === 0 ? 0 : (slots - 1) * PITCH + 2 * CARD.half;
}

export const DEPTH = reach(MOST_SLOTS);
/** How far a hull reaches from the middle of the board. */
export const HULL = GAP + DEPTH + RIM;

/** Who sits below. */
export type Below = 0 | 1;

/** The column a sector is in: as seat 0 sees it, sectors of seat 0 are where they are numbered. */
export function column(board: number, sector: number, offset: number): number {
  return board === 0 ? sector : sector + offset;
}

/** Left edge of a sector, cards and gauge. Whoever sits below sees their columns from left to right. */
export function left(board: number, sector: number, offset: number, below: Below): number {
  const at = column(board, sector, offset);
  // The lower cruiser stays in the middle, and the upper one moves.
  const middle = below === 0 ? at - SECTORS / 2 : offset + SECTORS / 2 - at - 1;
  return middle * columnWidth();
}

/** Left edge of a hull. */
export function hullLeft(board: number, offset: number, below: Below): number {
  return left(board, below === 0 ? 0 : SECTORS - 1, offset, below);
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stretch of a sector from its rim, between two depths, as a rectangle on screen. */
export function stretch(board: number, from: number, to: number, below: Below): { y: number; height: number } {
  const base = GAP + DEPTH;
  return board === below ? { y: base - to, height: to - from } : { y: from - base, height: to - from };
}

/** The slot of a card: both halves, as it would lie uncovered. */
export function slotRect({ board, sector, slot }: Spot, offset: number, below: Below): Rect {
  const { y, height } = stretch(board, slot * PITCH, slot * PITCH + 2 * CARD.half, below);
  return { x: left(board, sector, offset, below) + GAUGE, y, width: CARD.width, height };
}

/** What shows of a card: all of it on top, one half and a rim of the other below another card. */
export function visibleRect(at: Spot, top: boolean, offset: number, below: Below): Rect {
  const rect = slotRect(at, offset, below);
  if (top) return rect;
  const height = PITCH;
  return at.board === below ? { ...rect, y: rect.y + rect.height - height, height } : { ...rect, height };
}

/** A whole sector. */
export function sectorRect(board: number, sector: number, slots: number, offset: number, below: Below): Rect {
  const { y, height } = stretch(board, 0, reach(slots), below);
  return { x: left(board, sector, offset, below), y, width: columnWidth() - 2, height };
}

/** The middle of a card. */
export function middle(at: Spot, offset: number, below: Below): { x: number; y: number } {
  const rect = slotRect(at, offset, below);
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** How high a board is drawn, and how many columns it has when the cruisers are shifted. */
export const HIGH = 2 * HULL + 4;
export function columns(offset: number): number {
  return SECTORS + Math.abs(offset);
}

/** All of it. */
export function viewBox(offset: number, below: Below): Rect {
  const edges = [0, 1].map((board) => hullLeft(board, offset, below));
  const x = Math.min(...edges) - MARGIN;
  const end = Math.max(...edges) + SECTORS * columnWidth() + MARGIN - 4;
  return { x, y: -HIGH / 2, width: end - x, height: HIGH };
}

/** Where fighters stand in the space they have: in as few rows as leave them large. */
export function ranks(count: number, width: number, height: number): { x: number; y: number; size: number }[] {
  const ways = [1, 2, 3].map((rows) => {
    const perRow = Math.ceil(count / rows);
    return { perRow, rows: Math.ceil(count / perRow), size: Math.min(24, width / perRow, (height - 2) / rows) };
  });
  // Another row only where it makes them much larger.
  const { perRow, rows, size } = ways.reduce((best, way) => (way.size > 1.25 * best.size ? way : best));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: width / 2 + ((i % perRow) - (inRow - 1) / 2) * size,
      y: height / 2 + (row - (rows - 1) / 2) * size,
      size,
    };
  });
}

/** A name for each card on the boards that stays with it from one view to the next, so that it can be seen to move. */
export type Keys = Map<string, string>;

interface Lying {
  at: string;
  board: number;
  card: string | null;
}

function lying(view: View): Lying[] {
  return Object.values(view.seats).flatMap((side) =>
    side.sectors.flatMap((there, sector) =>
      there.cards.map((placed, slot) => ({
        at: `${side.seat}.${sector}.${slot}`,
        board: side.seat,
        card: placed.card === "hidden" ? null : placed.card.shown,
      })),
    ),
  );
}

/** Known cards keep their identifier; unknown ones are taken for those that lay there, or else for those that are gone. */
export function rekey(before: Keys, view: View): Keys {
  const keys: Keys = new Map();
  const now = lying(view);
  for (const { at, board, card } of now) if (card !== null) keys.set(at, `${board}:${card}`);
  const taken = new Set(keys.values());
  const unknown = now.filter(({ card }) => card === null);
  const strangers: Lying[] = [];
  for (const one of unknown) {
    const key = before.get(one.at);
    if (key && key.startsWith(`${one.board}:?`) && !taken.has(key)) {
      keys.set(one.at, key);
      taken.add(key);
    } else strangers.push(one);
  }
  const left = [...before.values()].filter((key) => key.includes(":?") && !taken.has(key));
  let fresh = 0;
  for (const { at, board } of strangers) {
    const found = left.findIndex((key) => key.startsWith(`${board}:?`));
    let key = found >= 0 ? left.splice(found, 1)[0] : undefined;
    while (!key || taken.has(key)) key = `${board}:?${++fresh}`;
    keys.set(at, key);
    taken.add(key);
  }
  return keys;
}
