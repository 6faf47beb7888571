// What this browser adds to the dice of a match, and what it was promised: kept, so that nobody can say at the end that
// it was otherwise.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { MatchInfo } from "../protocol";
import { read, write } from "./memory";

/** What is kept of a match. */
export interface Share {
  /** The hash of the server's key, seen before anything was added. */
  commitment: string;
  /** What is added before the match begins. */
  seed: string;
  /** What is added with each choice comes from this; it never leaves the browser. */
  secret: string;
  /** The match had not begun then: the seed must be among those it began with. Not where another device was first. */
  own: boolean;
  /** Everybody's seeds, as the match was told to begin. */
  seeds?: (string | null)[];
  /** The seat that was played. */
  seat?: number;
  /** The last link that was told, and after how many entries. */
  at?: number;
  link?: string;
}

const name = (id: string): string => `escadrille-dice-${id}`;

export function shareOf(id: string): Share | null {
  return read<Share>(name(id));
}

/** Remembers what the server promises before anything is added. What was promised first stays. */
export function promised(info: Pick<MatchInfo, "id" | "commitment" | "phase">): Share | null {
  const kept = shareOf(info.id);
  if (kept) return kept;
  if (typeof info.commitment !== "string") return null;
  const random = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const own = info.phase === "waiting" || info.phase === "gathering";
  const share: Share = { commitment: info.commitment, seed: random(), secret: random(), own };
  write(name(info.id), share);
  return share;
}

/** Remembers more. */
export function remember(id: string, more: Partial<Share>): void {
  const kept = shareOf(id);
  if (kept) write(name(id), { ...kept, ...more });
}

/** What is added with the choice that becomes an entry: the same whenever it is asked for, so that who takes back a
 * decision does not draw other dice by it, and a server that drops an answer gets no other. */
export function nonceOf(share: Share, id: string, entry: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(share.secret), utf8ToBytes(`escadrille nonce|${id}|${entry}`)).slice(0, 16));
}

/** Whether a key that is revealed is the one that was promised; nothing where that is not known. */
export function isPromised(share: Share | null, dice: number, key: string | null): boolean | null {
  if (!share || key === null || dice < 2) return null;
  return bytesToHex(sha256(hexToBytes(key))) === share.commitment;
}
