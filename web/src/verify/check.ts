// Checks a journal in this browser, without asking anybody: the key's hash, the seeds, the chain of lines, the
// signatures, and every die and shuffle. Whether every choice was legal needs the rules, and is not checked here.
import { ed25519 } from "@noble/curves/ed25519.js";
import { blake3 } from "@noble/hashes/blake3.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { drawn, isKnown, Numbers } from "./numbers";

/** What this browser has found. */
export interface Checked {
  verdict: "holds" | "breaks" | "undecided";
  /** Where it breaks, and the key of a sentence that says why. */
  line?: number;
  why?: string;
  args?: Record<string, string | number>;
  version?: number;
  game?: string;
  /** The match. */
  id?: string;
  commitment?: string;
  seeds: (string | null)[];
  /** The public key of the server that has signed it. */
  server?: string;
  entries: number;
  chances: number;
  nonces: number;
  /** The link after so many entries. */
  links: string[];
}

class Broken extends Error {
  constructor(
    readonly line: number,
    readonly why: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(why);
  }
}

type Fields = Record<string, unknown>;

interface Header {
  format: string;
  version: number;
  game: string;
  match: string;
  commitment?: string;
  seeds: (string | null)[];
  server: string;
  signature: string;
}

const HEADERS: Record<number, string[]> = {
  1: ["format", "version", "game", "rules", "pack", "setup", "commitment"],
  2: ["format", "version", "game", "rules", "pack", "match", "setup", "commitment", "seeds", "salt", "server", "signature"],
};
const LINES: Record<number, string[]> = { 1: ["n", "input", "forced", "link"], 2: ["n", "input", "roll", "forced", "nonce", "salt", "link"] };
const ENDS = ["entries", "state", "chain", "key", "early"];

const isHex = (value: unknown, digits: number): value is string => typeof value === "string" && value.length === digits && /^[0-9a-f]*$/.test(value);

function fields(line: number, text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // Said below.
  }
  throw new Broken(line, "kernel-flaw-syntax");
}

/** Refuses whatever does not belong. */
function only(line: number, found: Fields, known: string[]): void {
  const stranger = Object.keys(found).find((key) => !known.includes(key));
  if (stranger !== undefined) throw new Broken(line, "kernel-flaw-shape", { what: stranger });
}

function must(holds: boolean, line: number, what: string): void {
  if (!holds) throw new Broken(line, "kernel-flaw-shape", { what });
}

/** The line before its last field was added. */
function unsealed(line: string, field: string, digits: number): string | null {
  const seal = new RegExp(`,"${field}":"[0-9a-f]{${digits}}"}$`);
  return seal.test(line) ? `${line.replace(seal, "")}}` : null;
}

function isSigned(server: string, line: string, signature: unknown): boolean {
  const bytes = unsealed(line, "signature", 128);
  if (bytes === null || !isHex(signature, 128) || !isHex(server, 64)) return false;
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(bytes), hexToBytes(server));
  } catch {
    return false;
  }
}

/** What a journal of a version is made of. */
interface Scheme {
  hash(...parts: Uint8Array[]): Uint8Array;
  /** How many digits of a link are written. */
  digits: number;
  /** The numbers of an entry, once the key is known. */
  numbers(key: Uint8Array, header: Header, entry: number, pool: Uint8Array): Numbers;
}

const ONE: Scheme = {
  hash: (...parts) => blake3(concatBytes(...parts)),
  digits: 16,
  numbers: (key, _header, entry) => new Numbers(key, entry),
};

const roots = new WeakMap<Header, Uint8Array>();

const TWO: Scheme = {
  hash: (...parts) => sha256(concatBytes(...parts)),
  digits: 32,
  numbers: (key, header, entry, pool) => {
    const seeds = header.seeds.map((seed) => seed ?? "-").join(",");
    const root = roots.get(header) ?? hmac(sha256, key, utf8ToBytes(`escadrille root|${header.match}|${seeds}`));
    roots.set(header, root);
    return new Numbers(hmac(sha256, root, utf8ToBytes(`escadrille roll|${entry}|${bytesToHex(pool)}`)));
  },
};

function readHeader(text: string): Header {
  if (text.trim() === "") throw new Broken(1, "kernel-flaw-empty");
  const found = fields(1, text);
  if (found.format !== "escadrille-journal") throw new Broken(1, "kernel-flaw-format", { found: String(found.format).slice(0, 40) });
  const version = found.version;
  const known = typeof version === "number" ? HEADERS[version] : undefined;
  if (known === undefined) throw new Broken(1, "kernel-flaw-version", { found: String(version) });
  only(1, found, known);
  const header = found as unknown as Header;
  must(typeof header.game === "string", 1, "game");
  if (header.commitment !== undefined || version === 2) must(isHex(header.commitment, 64), 1, "commitment");
  if (version === 2) {
    must(typeof header.match === "string", 1, "match");
    must(Array.isArray(header.seeds) && header.seeds.every((seed) => seed === null || isHex(seed, 64)), 1, "seeds");
    must(isHex(found.salt, 32), 1, "salt");
    if (!isSigned(header.server, text, header.signature)) throw new Broken(1, "kernel-flaw-signature");
  }
  return header;
}

interface Roll {
  line: number;
  entry: number;
  fell: unknown;
  roll: unknown;
  pool: Uint8Array;
}

function read(text: string, found: Checked): void {
  const lines = text.split(/\r?\n/);
  while (lines.length > 1 && lines.at(-1) === "") lines.pop();
  const header = readHeader(lines[0] ?? "");
  const { version, game } = header;
  const scheme = version === 1 ? ONE : TWO;
  Object.assign(found, { version, game, commitment: header.commitment, id: header.match, server: header.server });
  if (version === 2) found.seeds = header.seeds;
  let chain = scheme.hash(utf8ToBytes(lines[0] ?? ""));
  const shown = (): string => bytesToHex(chain).slice(0, scheme.digits);
  let pool: Uint8Array = new Uint8Array(32);
  let end: Fields | null = null;
  const rolls: Roll[] = [];
  found.links.push(shown());
  lines.slice(1).forEach((text, i) => {
    const line = i + 2;
    if (end) throw new Broken(line, "kernel-flaw-after-end");
    const one = fields(line, text);
    if ("end" in one) {
      only(line, one, version === 1 ? ["end"] : ["end", "signature"]);
      end = one.end as Fields;
      must(typeof end === "object" && end !== null, line, "end");
      only(line, end, ENDS);
      if (end.entries !== found.entries) throw new Broken(line, "kernel-flaw-end");
      if (end.chain !== bytesToHex(chain)) throw new Broken(line, "kernel-flaw-link");
      if (version === 2 && !isSigned(header.server, text, one.signature)) throw new Broken(line, "kernel-flaw-signature");
      return;
    }
    only(line, one, LINES[version] ?? []);
    if (one.n !== found.entries) throw new Broken(line, "kernel-flaw-order", { expected: found.entries, found: Number(one.n) });
    const bare = unsealed(text, "link", scheme.digits);
    if (bare !== null) chain = scheme.hash(chain, utf8ToBytes(bare));
    if (bare === null || one.link !== shown()) throw new Broken(line, "kernel-flaw-link");
    const input = one.input as Fields | undefined;
    must(typeof input === "object" && input !== null && ("chance" in input || "choose" in input), line, "input");
    const chance = input !== undefined && "chance" in input;
    if (version === 2) {
      must(isHex(one.salt, 32), line, "salt");
      must("roll" in one === chance, line, "roll");
      must(one.nonce === undefined || (isHex(one.nonce, 32) && !chance && one.forced !== true), line, "nonce");
    }
    if (typeof one.nonce === "string") {
      pool = sha256(concatBytes(pool, hexToBytes(one.nonce)));
      found.nonces += 1;
    }
    if (chance) rolls.push({ line, entry: found.entries, fell: input.chance, roll: one.roll, pool });
    found.entries += 1;
    found.links.push(shown());
  });
  found.chances = rolls.length;
  draw(header, scheme, rolls, end, lines.length, found);
}

/** Draws everything again, if the key is there. */
function draw(header: Header, scheme: Scheme, rolls: Roll[], end: Fields | null, last: number, found: Checked): void {
  if (end === null) return;
  if (header.commitment === undefined) {
    if (rolls.length === 0) found.verdict = "holds";
    return;
  }
  if (!isHex(end.key, 64)) throw new Broken(last, "kernel-flaw-no-key");
  const key = hexToBytes(end.key);
  const hash = bytesToHex(scheme.hash(key));
  if (hash !== header.commitment) throw new Broken(last, "kernel-flaw-commitment", { found: hash, committed: header.commitment });
  if (!isKnown(header.game)) return;
  for (const { line, entry, fell, roll, pool } of rolls) {
    const expected = drawn(header.game, fell, roll, () => scheme.numbers(key, header, entry, pool)).map((one) => JSON.stringify(one));
    if (!expected.includes(JSON.stringify(fell))) {
      throw new Broken(line, "kernel-flaw-other-dice", { expected: expected[0] ?? "", found: JSON.stringify(fell) });
    }
  }
  found.verdict = "holds";
}

/** Checks a journal. */
export function check(text: string): Checked {
  const found: Checked = { verdict: "undecided", seeds: [], entries: 0, chances: 0, nonces: 0, links: [] };
  try {
    read(text, found);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    found.verdict = "breaks";
    found.line = error.line;
    found.why = error.why;
    found.args = error.args;
  }
  return found;
}
