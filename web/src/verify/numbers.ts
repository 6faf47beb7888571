// Every die and every shuffle, drawn again: the same few lines as the server's, in another language.
import { chacha20orig } from "@noble/ciphers/chacha.js";

/** Uniform numbers from the key stream of ChaCha20. */
export class Numbers {
  #words: DataView;
  #at = 0;
  readonly #key: Uint8Array;
  readonly #stream: Uint8Array;

  /** `entry` is the number of the stream: the entry's in version 1, nothing in version 2, where each has its own key. */
  constructor(key: Uint8Array, entry = 0) {
    this.#key = key;
    this.#stream = new Uint8Array(8);
    new DataView(this.#stream.buffer).setBigUint64(0, BigInt(entry), true);
    this.#words = this.#drawn(1024);
  }

  #drawn(bytes: number): DataView {
    return new DataView(chacha20orig(this.#key, this.#stream, new Uint8Array(bytes)).buffer);
  }

  bits(): number {
    // Seldom: a shuffle of a hundred cards takes four hundred bytes.
    if (this.#at + 4 > this.#words.byteLength) this.#words = this.#drawn(2 * this.#words.byteLength);
    const word = this.#words.getUint32(this.#at, true);
    this.#at += 4;
    return word;
  }

  /** A number below `n`, each as likely as any other: Lemire's multiplication with rejection. */
  below(n: number): number {
    const threshold = (2 ** 32 - n) % n;
    for (;;) {
      const product = BigInt(this.bits()) * BigInt(n);
      if (Number(product & 0xffffffffn) >= threshold) return Number(product >> 32n);
    }
  }

  /** Fisher and Yates, from the end. */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
    }
    return mixed;
  }
}

type Fields = Record<string, unknown>;

const ATTACK = ["Crit", "Hit", "Hit", "Hit", "Focus", "Focus", "Blank", "Blank"];
const DEFENSE = ["Evade", "Evade", "Evade", "Focus", "Focus", "Blank", "Blank", "Blank"];
const ORDERS = ["X", "Y", "B", "Falcon", "Assault", "Luke", "Redemption", "Tie", "Executor", "DeathStar", "Ambush", "Vader", "Emperor"];

const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);
const ascending = (a: number, b: number): number => a - b;
/** Cards of Endor are sorted by the set of orders they offer. */
const offers = (card: string[]): number => card.reduce((bits, order) => bits + 2 ** ORDERS.indexOf(order), 0);

/** What a key gives for a roll, as a journal writes it; in version 1 what was rolled for shows in what fell alone, so there
 * may be two answers. */
type Drawn = unknown[];

function endor(fell: Fields, roll: unknown, numbers: () => Numbers): Drawn {
  if (Array.isArray(fell.Dice)) {
    const count = (roll as Fields | null)?.Dice ?? fell.Dice.length;
    const from = numbers();
    return [{ Dice: many(Number(count), () => from.below(6) + 1).sort(ascending).reverse() }];
  }
  if (!Array.isArray(fell.Deck)) return [];
  const deck = [...(fell.Deck as string[][])].sort((a, b) => offers(a) - offers(b));
  return [{ Deck: numbers().shuffled(deck) }];
}

function xwing(fell: Fields, roll: unknown, numbers: () => Numbers): Drawn {
  if ("First" in fell) return [{ First: numbers().below(2) }];
  if (Array.isArray(fell.Deck)) return [{ Deck: numbers().shuffled([...(fell.Deck as number[])].sort(ascending)) }];
  if (!Array.isArray(fell.Dice)) return [];
  const [kind, count] = ((roll as Fields | null)?.Dice ?? [null, fell.Dice.length]) as [string | null, number];
  const colours = kind === "Attack" ? [ATTACK] : kind === "Defense" ? [DEFENSE] : [ATTACK, DEFENSE];
  return colours.map((faces) => {
    const from = numbers();
    return { Dice: many(count, () => faces[from.below(8)]) };
  });
}

function starfighter(fell: Fields, _: unknown, numbers: () => Numbers): Drawn {
  if (!Array.isArray(fell.Pile)) return [];
  return [{ Pile: numbers().shuffled([...(fell.Pile as number[])].sort(ascending)) }];
}

const GAMES: Record<string, (fell: Fields, roll: unknown, numbers: () => Numbers) => Drawn> = { endor, xwing2e: xwing, starfighter };

/** Games whose chance can be drawn again here. */
export function isKnown(game: string): boolean {
  return game in GAMES;
}

/** What the key gives where a journal says `fell`; nothing if that is nothing that can fall in this game. */
export function drawn(game: string, fell: unknown, roll: unknown, numbers: () => Numbers): unknown[] {
  return GAMES[game]?.(fell as Fields, roll ?? null, numbers) ?? [];
}
