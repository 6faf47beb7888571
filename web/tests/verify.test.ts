import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { isPromised, nonceOf, promised, remember, type Share, shareOf } from "../src/session/share";
import { check } from "../src/verify/check";
import { recall } from "../src/verify/recall";
import { WEB } from "./paths";

const GAMES = ["endor", "xwing2e", "starfighter"];
const two = (game: string) => readFileSync(resolve(WEB, "tests/journals", `${game}.jsonl`), "utf8").trimEnd();
const one = (game: string) => readFileSync(resolve(WEB, "tests/journals", `${game}-1.jsonl`), "utf8").trimEnd();

const SECRET = new Uint8Array(32).fill(7);

/** A journal with other lines, and everything after them made anew: links, the end, and the signatures of somebody else. */
function relinked(text: string, change: (line: Record<string, unknown>) => boolean, sign = true): { text: string; line: number } {
  const lines = text.split("\n");
  const sealed = (line: string, field: string, seal: string) => `${line.slice(0, -1)},"${field}":"${seal}"}`;
  const signed = (line: string) => sealed(line, "signature", bytesToHex(ed25519.sign(utf8ToBytes(line), SECRET)));
  let at = 0;
  let header = lines[0] ?? "";
  if (sign) {
    const mine = JSON.parse(header) as Record<string, unknown>;
    delete mine.signature;
    mine.server = bytesToHex(ed25519.getPublicKey(SECRET));
    header = signed(JSON.stringify(mine));
  }
  let chain = sha256(utf8ToBytes(header));
  const rest = lines.slice(1, -1).map((text, i) => {
    const line = JSON.parse(text) as Record<string, unknown>;
    delete line.link;
    if (at === 0 && change(line)) at = i + 2;
    const bare = JSON.stringify(line);
    chain = sha256(concatBytes(chain, utf8ToBytes(bare)));
    return sealed(bare, "link", bytesToHex(chain).slice(0, 32));
  });
  const last = JSON.parse(lines.at(-1) ?? "") as { end: Record<string, unknown>; signature: string };
  const end = JSON.stringify({ end: { ...last.end, chain: bytesToHex(chain) } });
  return { text: [header, ...rest, sign ? signed(end) : sealed(end, "signature", last.signature)].join("\n"), line: at };
}

/** Something that fell, made to fall otherwise. */
function otherwise(line: Record<string, unknown>): boolean {
  const fell = (line.input as { chance?: Record<string, unknown[]> }).chance;
  const [items] = Object.values(fell ?? {}).filter(Array.isArray);
  const at = items?.findIndex((item, i) => i > 0 && JSON.stringify(item) !== JSON.stringify(items[i - 1])) ?? -1;
  if (!items || at < 1) return false;
  [items[at - 1], items[at]] = [items[at], items[at - 1]];
  return true;
}

describe.each(GAMES)("a journal of %s", (game) => {
  const journal = two(game);
  const lines = journal.split("\n");
  const changed = (n: number, line: string) => lines.with(n, line).join("\n");
  const last = lines.length - 1;

  it("holds, die by die", () => {
    const found = check(journal);
    expect(found).toMatchObject({ verdict: "holds", version: 2, game, entries: lines.length - 2 });
    expect(found.chances).toBeGreaterThan(0);
    expect(found.nonces).toBe(6);
    expect(found.seeds.filter((seed) => seed !== null)).toHaveLength(1);
  });

  it("holds in its first version too", () => {
    expect(check(one(game))).toMatchObject({ verdict: "holds", version: 1, game });
  });

  it("breaks where a line was changed, dropped, doubled or swapped", () => {
    expect(check(changed(2, (lines[2] ?? "").replace('"n":1', '"n":1 ')))).toMatchObject({ verdict: "breaks", line: 3, why: "kernel-flaw-link" });
    expect(check(lines.toSpliced(2, 1).join("\n"))).toMatchObject({ verdict: "breaks", line: 3, why: "kernel-flaw-order" });
    expect(check(lines.toSpliced(2, 0, lines[1] ?? "").join("\n"))).toMatchObject({ verdict: "breaks", why: "kernel-flaw-order" });
    expect(check(lines.with(2, lines[3] ?? "").with(3, lines[2] ?? "").join("\n")).verdict).toBe("breaks");
    expect(check(changed(1, (lines[1] ?? "").replace('{"n":0', '{"x":1,"n":0')))).toMatchObject({ verdict: "breaks", line: 2, why: "kernel-flaw-shape" });
    expect(check(`${journal}\n${lines[last]}`)).toMatchObject({ verdict: "breaks", why: "kernel-flaw-after-end" });
  });

  it("cannot be decided without its end, and breaks without its key", () => {
    expect(check(lines.slice(0, last).join("\n")).verdict).toBe("undecided");
    const end = JSON.parse(lines[last] ?? "") as { end: Record<string, unknown> };
    delete end.end.key;
    expect(check(changed(last, JSON.stringify(end)))).toMatchObject({ verdict: "breaks", why: "kernel-flaw-signature" });
    const old = one(game).split("\n");
    const bare = JSON.parse(old.at(-1) ?? "") as { end: Record<string, unknown> };
    delete bare.end.key;
    expect(check(old.with(-1, JSON.stringify(bare)).join("\n"))).toMatchObject({ verdict: "breaks", why: "kernel-flaw-no-key" });
  });

  it("breaks with another seed or another signature", () => {
    const header = lines[0] ?? "";
    const seed = check(journal).seeds.find((one) => one !== null) ?? "";
    expect(check(changed(0, header.replace(seed, "9".repeat(64))))).toMatchObject({ verdict: "breaks", line: 1, why: "kernel-flaw-signature" });
    expect(check(changed(last, (lines[last] ?? "").replace(/"signature":"(.)/, (_, digit: string) => `"signature":"${digit === "0" ? 1 : 0}`)))).toMatchObject({ verdict: "breaks", why: "kernel-flaw-signature" });
    const resigned = relinked(journal, () => false).text;
    expect(check(resigned).verdict).toBe("holds");
    expect(check(resigned).server).not.toBe(check(journal).server);
  });

  it("breaks where a die was changed, even if everything after it is made anew", () => {
    expect(check(relinked(journal, otherwise, false).text)).toMatchObject({ verdict: "breaks", why: "kernel-flaw-signature" });
    const forged = relinked(journal, otherwise);
    expect(forged.line).toBeGreaterThan(1);
    expect(check(forged.text)).toMatchObject({ verdict: "breaks", line: forged.line, why: "kernel-flaw-other-dice" });
  });

  it("is compared with what this browser remembers", () => {
    const found = check(journal);
    const seat = found.seeds.findIndex((seed) => seed !== null);
    const at = found.entries - 1;
    const kept: Share = { commitment: found.commitment ?? "", seed: found.seeds[seat] ?? "", secret: "0".repeat(64), own: true, seat, seeds: found.seeds, at, link: found.links[at] ?? "" };
    expect(recall(found, null)).toBeNull();
    expect(recall(found, kept)).toBe("same");
    expect(recall(found, { ...kept, commitment: "0".repeat(64) })).toBe("commitment");
    expect(recall(found, { ...kept, seed: "1".repeat(64) })).toBe("seed");
    expect(recall(found, { ...kept, seed: "1".repeat(64), own: false })).toBe("same");
    expect(recall(found, { ...kept, link: "0".repeat(32) })).toBe("link");
    // All of it made anew by a server that has another past to tell.
    expect(recall(check(relinked(journal, () => false).text), kept)).toBe("link");
  });
});

describe("what is no journal", () => {
  it.each([["", "kernel-flaw-empty"], ["{", "kernel-flaw-syntax"], ["[]", "kernel-flaw-syntax"], ['{"format":"x"}', "kernel-flaw-format"], ['{"format":"escadrille-journal","version":9}', "kernel-flaw-version"]])("%s", (text, why) => {
    expect(check(text)).toMatchObject({ verdict: "breaks", line: 1, why });
  });
});

describe("what this browser adds", () => {
  it("is made once per match, after the promise, and kept", () => {
    localStorage.clear();
    const info = { id: "m1", commitment: "ab".repeat(32), phase: "waiting" as const };
    const share = promised(info);
    expect(share?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(promised({ ...info, commitment: "cd".repeat(32) })).toEqual(share);
    expect(promised({ ...info, id: "m2" })?.seed).not.toBe(share?.seed);
    remember("m1", { at: 3, link: "x" });
    expect(shareOf("m1")).toMatchObject({ commitment: info.commitment, at: 3, link: "x", own: true });
  });

  it("is the same for an entry whenever it is asked for", () => {
    const share: Share = { commitment: "", seed: "", secret: "07".repeat(32), own: true };
    const nonce = nonceOf(share, "m", 3);
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceOf(share, "m", 3)).toBe(nonce);
    expect(new Set([nonce, nonceOf(share, "m", 4), nonceOf(share, "n", 3)]).size).toBe(3);
  });

  it("tells a key that was promised from another", () => {
    const key = "01".repeat(32);
    const share: Share = { commitment: bytesToHex(sha256(hexToBytes(key))), seed: "", secret: "", own: true };
    expect(isPromised(share, 2, key)).toBe(true);
    expect(isPromised(share, 2, "02".repeat(32))).toBe(false);
    expect(isPromised(null, 2, key)).toBeNull();
    expect(isPromised(share, 1, key)).toBeNull();
  });
});
