// The dice of an attack as they lie over the table: what is cancelled stays where it lay, crossed out, until the attack is
// over. Rules take it away at once; whoever watches wants to see what stopped what.
import type { Dice, Face } from "../view";

/** A die over the table. */
export interface Lying {
  face: Face;
  again: boolean;
  /** It was cancelled, and counts no more. */
  gone: boolean;
}

/** The dice of one attack, or of one roll outside of attacks. */
export interface Pools {
  key: string;
  pools: { dice: Dice; lying: Lying[] }[];
}

/** A pool as it is now, laid over what was seen of it before. */
export function settle(before: readonly Lying[], now: readonly (readonly [Face, boolean])[]): Lying[] {
  const counted = before.filter(({ gone }) => !gone);
  const left = now.map(([face, again]) => ({ face, again, gone: false }));
  // Nothing was taken away: what counts may have been turned or rolled again, each die in its place.
  if (left.length >= counted.length) {
    const kept = before.map((die) => (die.gone ? die : (left.shift() ?? die)));
    return [...kept, ...left];
  }
  const found = before.map((die): Lying => {
    const at = die.gone ? -1 : left.findIndex(({ face, again }) => face === die.face && again === die.again);
    return at < 0 ? { ...die, gone: true } : (left.splice(at, 1)[0] ?? die);
  });
  return [...found, ...left];
}

/** The dice of an attack after what was seen of the same attack. */
export function settled(before: Pools | null, key: string, pools: readonly { dice: Dice; faces: readonly (readonly [Face, boolean])[] }[]): Pools {
  const of = (dice: Dice) => (before?.key === key ? (before.pools.find((pool) => pool.dice === dice)?.lying ?? []) : []);
  return { key, pools: pools.map(({ dice, faces }) => ({ dice, lying: settle(of(dice), faces) })) };
}
