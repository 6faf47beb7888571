// Where the plates of ships stand: beside their bases, over no other ship and no other plate. Where there is no room for
// a name, a plate without it is tried.
import type { Box } from "./clear";

/** What wants a plate: the middle of its base and how far the turned base reaches, in millimetres. */
export interface Wish {
  id: number;
  x: number;
  y: number;
  reach: number;
  /** Width and height with the name, and without. */
  full: [number, number] | null;
  small: [number, number];
}

/** The middle of a plate, seen from the middle of its base. */
export interface Stand {
  dx: number;
  dy: number;
  full: boolean;
}

/** Below first, where people look; then around, then farther out. */
const SIDES: readonly (readonly [number, number])[] = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]];
const GAP = 2;

function shared(a: Box, b: Box): number {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far a plate above or below its base is slid sideways to come into sight; it still touches its base's middle. */
function slid(from: number, to: number, [least, most]: [number, number]): number {
  const [half, over] = [(to - from) / 2, to - from > most - least];
  const by = over || from < least ? least - from : to > most ? most - to : 0;
  return Math.max(-half, Math.min(half, by));
}

/** Every plate where it covers least; `sight` is what can be seen, `field` where ships may be that cannot. */
export function stands(wishes: readonly Wish[], sight: Box, field = sight): Map<number, Stand> {
  const bases = new Map(wishes.map(({ id, x, y, reach }) => [id, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }]));
  const taken: Box[] = [];
  const found = new Map<number, Stand>();
  for (const wish of wishes) {
    let best: { stand: Stand; box: Box; cost: number } | null = null;
    const within = wish.x > sight.left && wish.x < sight.right && wish.y > sight.top && wish.y < sight.bottom ? sight : field;
    search: for (const size of wish.full ? [wish.full, wish.small] : [wish.small]) {
      for (const out of [1, 1.35, 2.05, 3.1]) {
        for (const [sx, sy] of SIDES) {
          const aside = sx === 0 ? slid(wish.x - size[0] / 2, wish.x + size[0] / 2, [within.left, within.right]) : 0;
          const [dx, dy] = [sx * (wish.reach * out + size[0] / 2 + GAP) + aside, sy * (wish.reach * out + size[1] / 2 + GAP)];
          const box = { left: wish.x + dx - size[0] / 2, top: wish.y + dy - size[1] / 2, right: wish.x + dx + size[0] / 2, bottom: wish.y + dy + size[1] / 2 };
          let cost = size[0] * size[1] - shared(box, within);
          for (const [id, base] of bases) if (id !== wish.id) cost += 3 * shared(box, base);
          for (const other of taken) cost += 2 * shared(box, other);
          if (best && cost >= best.cost - 0.01) continue;
          best = { stand: { dx, dy, full: size === wish.full }, box, cost };
          if (cost < 0.01) break search;
        }
      }
    }
    if (!best) continue;
    taken.push(best.box);
    found.set(wish.id, best.stand);
  }
  return found;
}

/** Where a ship's base and its plate lie. */
export function covered({ x, y, reach, full, small }: Wish, stand: Stand | undefined): Box[] {
  const base = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  if (!stand) return [base];
  const [wide, high] = (stand.full ? full : small) ?? small;
  const [px, py] = [x + stand.dx, y + stand.dy];
  return [base, { left: px - wide / 2, top: py - high / 2, right: px + wide / 2, bottom: py + high / 2 }];
}

/** How many pixels a plate takes: its name and dial in one row, what is left of the ship and its tokens in another; or all
 * in one. */
export function plateSize(name: string | null, pips: number, tokens: number, dial: boolean): [number, number] {
  const [marks, dials] = [17, dial ? 18 : 0];
  const below = pips * PIP + (tokens > 0 ? 4 : 0) + tokens * TOKEN;
  if (name === null) return [marks + dials + below + (pips > 0 ? 4 : 0) + 4, 18];
  return [Math.max(marks + dials + name.length * 6.6 + 8, below + 12), 33];
}
export const PIP = 6;
export const TOKEN = 13.5;
