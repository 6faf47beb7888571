import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchInfo, OwnDemand, ToClient, ToServer, Update } from "../src/protocol";
import { nonceOf, promised, shareOf } from "../src/session/share";
import { Table } from "../src/session/table.svelte";
import { settings } from "../src/settings/settings.svelte";

/** The other end of every socket that was opened. */
let sockets: Wire[];

class Wire {
  static readonly OPEN = 1;
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  /** The server answers. */
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said<T extends ToServer["t"]>(t: T): (ToServer & { t: T })[] {
    return this.sent.filter((one): one is ToServer & { t: T } => one.t === t);
  }
}

const words = (key: string) => ({ key });
const line = (event: unknown) => ({ words: words("line"), rule: "X", event });
const demand = (decision: number, more: Partial<OwnDemand> = {}): OwnDemand => ({
  decision, ask: { Pick: decision }, words: words("ask"), choices: ["a", "b"].map((choice) => ({ choice, words: words(choice) })), all: true, ...more,
});
const update = (from: number, version: number, more: Partial<Update> = {}): ToClient => ({
  t: "update", from, version, log: Array.from({ length: Math.max(0, version - from) }, (_, i) => ({ n: from + i, lines: [line(from + i)] })),
  view: { at: version }, whole: true, asked: [], demand: null, take_back: null, clocks_ms: null, ...more,
});
const welcome: ToClient = { t: "welcome", protocol: 2, seat: 0, chat: [], info: { game: "endor", seats: [], phase: "playing", ending: null, rematch: null } as unknown as MatchInfo };

const TIME = 1000;
let table: Table;
let heard: unknown[];

const wire = () => {
  const last = sockets.at(-1);
  if (!last) throw new Error("nobody has called");
  return last;
};

/** A table at version 1 that is asked something, or not. */
function sit(asked: OwnDemand | null = demand(1)): void {
  table.open();
  wire().open();
  wire().tell(welcome);
  wire().tell(update(0, 1, { demand: asked }));
}

/** The connection breaks and comes back. */
async function cut(): Promise<void> {
  wire().close();
  await vi.advanceTimersByTimeAsync(10_000);
  wire().open();
  wire().tell(welcome);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  settings.speed = "normal";
  table = new Table("m1");
  table.onlines = (lines) => heard.push(lines.map((one) => one.event));
  table.duration = (lines) => lines.length * TIME;
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("chat", () => {
  it("of somebody who is muted is not heard, here and after the page is loaded again, until they are heard again", () => {
    sit();
    const said: string[] = [];
    table.onchat = (line) => said.push(line.text);
    const chat = (seat: number, text: string) => wire().tell({ t: "chat", line: { seat, text, at_ms: 0 } });
    chat(1, "one");
    table.mute(1, true);
    chat(1, "two");
    chat(0, "mine");
    expect(said).toEqual(["one", "mine"]);
    expect(new Table("m1").muted).toEqual([1]);
    expect(new Table("m2").muted).toEqual([]);
    table.mute(1, false);
    chat(1, "three");
    expect(said.at(-1)).toBe("three");
    expect(new Table("m1").muted).toEqual([]);
  });
});

describe("an answer", () => {
  it("goes out, and nothing else can be chosen until it has come to something", () => {
    sit();
    table.choose("a", words("a"));
    table.choose("b", words("b"));
    expect(wire().said("choose")).toEqual([{ t: "choose", decision: 1, choice: "a" }]);
    expect(table.busy).toBe(true);
    wire().tell(update(1, 2, { demand: demand(2) }));
    expect(table.busy).toBe(false);
  });

  it("given without a connection goes out when it is back, if the same is still asked", async () => {
    sit();
    wire().close();
    table.choose("b", words("b"));
    expect(table.held).toEqual(words("b"));
    await vi.advanceTimersByTimeAsync(10_000);
    wire().open();
    wire().tell(welcome);
    wire().tell(update(1, 1, { demand: demand(1) }));
    expect(wire().said("choose")).toEqual([{ t: "choose", decision: 1, choice: "b" }]);
    expect(table.held).toBeNull();
    expect(table.heldGone).toBe(false);
  });

  it("to an open question is kept too, although it was not listed", async () => {
    const open = demand(1, { all: false });
    sit(open);
    wire().close();
    table.choose({ Place: 3 }, words("place"));
    await cut();
    wire().tell(update(1, 1, { demand: open }));
    expect(wire().said("choose")).toEqual([{ t: "choose", decision: 1, choice: { Place: 3 } }]);
    expect(table.heldGone).toBe(false);
  });

  it("is dropped, and that is said, when something else is asked", async () => {
    sit();
    wire().close();
    table.choose("a", words("a"));
    await cut();
    wire().tell(update(1, 2, { demand: demand(2) }));
    expect(wire().said("choose")).toEqual([]);
    expect([table.held, table.heldGone]).toEqual([null, true]);
  });

  it("is dropped when the same number asks something else: it was taken back meanwhile", async () => {
    sit();
    wire().close();
    table.choose("a", words("a"));
    await cut();
    wire().tell(update(1, 1, { demand: demand(1, { ask: { Other: 1 } }) }));
    expect(wire().said("choose")).toEqual([]);
    expect(table.heldGone).toBe(true);
  });

  it("that had left is sent again if it did not arrive, and is no loss if it did", async () => {
    sit();
    table.choose("a", words("a"));
    await cut();
    wire().tell(update(1, 1, { demand: demand(1) }));
    expect(wire().said("choose")).toHaveLength(1);
    await cut();
    wire().tell(update(1, 2, { demand: demand(2) }));
    expect(wire().said("choose")).toHaveLength(0);
    expect([table.held, table.heldGone]).toEqual([null, false]);
  });

  it("that is refused leaves the question, with the reason", () => {
    sit();
    table.choose("a", words("a"));
    const problem = { code: "refused", why: words("no") };
    wire().tell({ t: "refused", problem });
    expect(table.busy).toBe(false);
    expect(table.refused).toEqual(problem);
    expect(table.demand?.decision).toBe(1);
    table.choose("b", words("b"));
    expect(table.refused).toBeNull();
    expect(wire().said("choose")).toHaveLength(2);
  });
});

describe("a server that does not know of scenes, or of being terse", () => {
  it("is greeted without them", async () => {
    table.open();
    wire().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(wire().said("hello")).toMatchObject([{ scenes: true, terse: true }]);
    const refuse = () => wire().tell({ t: "refused", problem: { code: "bad_request", why: words("no") } });
    refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(wire().said("hello")[1]).toEqual({ t: "hello", protocol: 2, since: 0, brief: true, scenes: true });
    refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(wire().said("hello")[2]).toEqual({ t: "hello", protocol: 2, since: 0, brief: true });
    wire().tell(welcome);
    wire().tell(update(0, 1, { demand: demand(1) }));
    expect([table.link.is, table.demand?.decision]).toEqual(["open", 1]);
  });
});

describe("a look", () => {
  it("is answered by its number", async () => {
    sit();
    const [one, two] = [table.look("one"), table.look("two")];
    const [first, second] = wire().said("look");
    wire().tell({ t: "looked", n: second?.n ?? 0, answer: 2, problem: null });
    wire().tell({ t: "looked", n: first?.n ?? 0, answer: 1, problem: null });
    expect(await Promise.all([one, two])).toEqual([1, 2]);
  });

  it("fails with the reason, and when the connection breaks, and when there is none", async () => {
    sit();
    const refused = table.look("x");
    wire().tell({ t: "looked", n: wire().said("look")[0]?.n ?? 0, answer: null, problem: { code: "no", why: words("no") } });
    await expect(refused).rejects.toMatchObject({ problem: { code: "no" } });
    const flying = table.look("y");
    wire().close();
    await expect(flying).rejects.toMatchObject({ problem: { code: "unreachable" } });
    await expect(table.look("z")).rejects.toMatchObject({ problem: { code: "unreachable" } });
  });
});

describe("a look under way", () => {
  it("comes to nothing when something is taken back: the same numbers may ask something else", async () => {
    sit(null);
    wire().tell(update(1, 3));
    const flying = table.look("x");
    wire().tell(update(1, 1, { demand: demand(1) }));
    await expect(flying).rejects.toMatchObject({ problem: { code: "gone" } });
    wire().tell({ t: "looked", n: wire().said("look")[0]?.n ?? 0, answer: 1, problem: null });
  });
});

describe("a look while scenes are played", () => {
  const scenes = [{ n: 1, lines: 1, view: { at: "b" }, whole: true }];
  const log = [{ n: 1, lines: [line("b"), line("c")] }];

  it("waits until what it would be about is shown", async () => {
    sit(null);
    wire().tell(update(1, 2, { log, scenes, demand: demand(2) }));
    expect([table.view, table.behind]).toEqual([{ at: "b" }, true]);
    const held = table.look("x");
    expect(wire().said("look")).toEqual([]);
    await vi.advanceTimersByTimeAsync(TIME);
    expect([table.view, table.behind]).toEqual([{ at: 2 }, false]);
    expect(wire().said("look")).toMatchObject([{ what: "x" }]);
    wire().tell({ t: "looked", n: wire().said("look")[0]?.n ?? 0, answer: 1, problem: null });
    expect(await held).toBe(1);
  });

  it("is asked again if the match went on before it was answered", async () => {
    sit(null);
    const flying = table.look("x");
    wire().tell(update(1, 2, { log, scenes }));
    // The server knows of no screen: this answer is about the newest position.
    wire().tell({ t: "looked", n: wire().said("look")[0]?.n ?? 0, answer: "early", problem: null });
    await vi.advanceTimersByTimeAsync(TIME);
    expect(wire().said("look").length).toBe(2);
    wire().tell({ t: "looked", n: wire().said("look")[1]?.n ?? 0, answer: "now", problem: null });
    expect(await flying).toBe("now");
  });

  it("comes to nothing when the connection breaks", async () => {
    sit(null);
    wire().tell(update(1, 2, { log, scenes }));
    const held = table.look("x");
    wire().close();
    await expect(held).rejects.toMatchObject({ problem: { code: "unreachable" } });
  });
});

describe("what happens", () => {
  it("is brought up to date by brief updates", () => {
    sit();
    wire().tell(update(1, 2, { view: { at: 1, places: { A: 1, B: 2 } } }));
    table.pacer.drain();
    wire().tell(update(2, 3, { view: { places: { A: 5 } }, whole: false }));
    table.pacer.drain();
    expect(table.view).toEqual({ at: 1, places: { A: 5, B: 2 } });
  });

  it("is shown scene by scene, and what is asked when all of it was seen", () => {
    sit();
    table.choose("a", words("a"));
    const log = [{ n: 1, lines: ["a", "b", "c"].map(line) }, { n: 2, lines: [line("d")] }, { n: 3, lines: [] }];
    const scenes = [
      { n: 1, lines: 1, view: { at: "a", places: { A: 1 } }, whole: true },
      { n: 1, lines: 3, view: { at: "c" }, whole: false },
    ];
    wire().tell(update(1, 4, { log, scenes, view: { at: "d", places: { A: 1 } }, demand: demand(2) }));
    expect(heard.slice(1)).toEqual([["a"]]);
    expect(table.view).toEqual({ at: "a", places: { A: 1 } });
    expect(table.log.flatMap((entry) => entry.lines.map((one) => one.event))).toEqual([0, "a"]);
    expect(table.demand).toBeNull();
    vi.advanceTimersByTime(TIME);
    expect(heard.slice(1)).toEqual([["a"], ["b", "c"]]);
    expect(table.view).toEqual({ at: "c", places: { A: 1 } });
    vi.advanceTimersByTime(2 * TIME);
    expect(heard.slice(1)).toEqual([["a"], ["b", "c"], ["d"]]);
    expect(table.view).toEqual({ at: "d", places: { A: 1 } });
    expect(table.demand).toBeNull();
    vi.advanceTimersByTime(TIME);
    expect(table.demand?.decision).toBe(2);
    expect(table.log.map((entry) => entry.n)).toEqual([0, 1, 2, 3]);
  });

  it("waits for nothing that comes of one's own click", () => {
    sit();
    table.choose("a", words("a"));
    wire().tell(update(1, 2, { log: [{ n: 1, lines: [] }], demand: demand(2) }));
    expect(table.demand?.decision).toBe(2);
  });

  it("leaves a question that still stands while others do something", () => {
    sit();
    wire().tell(update(1, 2, { demand: demand(1) }));
    expect(table.demand?.decision).toBe(1);
  });

  it("of brief updates builds on what is so, not on what is shown", () => {
    sit(null);
    wire().tell(update(1, 2, { view: { a: 1, b: 1 } }));
    wire().tell(update(2, 3, { view: { a: 2 }, whole: false }));
    wire().tell(update(3, 4, { view: { b: 2 }, whole: false }));
    expect(table.view).toEqual({ a: 1, b: 1 });
    vi.advanceTimersByTime(TIME);
    expect(table.view).toEqual({ a: 2, b: 1 });
    vi.advanceTimersByTime(TIME);
    expect(table.view).toEqual({ a: 2, b: 2 });
  });

  it("asks nothing that is asked no more by the time it is seen", () => {
    sit(null);
    wire().tell(update(1, 2, { demand: demand(2) }));
    wire().tell(update(2, 3, { demand: demand(3) }));
    vi.advanceTimersByTime(TIME);
    expect(table.demand).toBeNull();
    vi.advanceTimersByTime(TIME);
    expect(table.demand?.decision).toBe(3);
  });

  it("is all shown at once to whoever comes back", async () => {
    sit(null);
    wire().tell(update(1, 3));
    await cut();
    wire().tell(update(3, 6, { demand: demand(4) }));
    expect(table.view).toEqual({ at: 6 });
    expect(table.log).toHaveLength(6);
    expect(table.demand?.decision).toBe(4);
  });

  it("is all shown at once when nobody looks", () => {
    sit(null);
    wire().tell(update(1, 3, { demand: demand(4) }));
    expect(table.demand).toBeNull();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(table.demand?.decision).toBe(4);
    vi.restoreAllMocks();
  });

  it("goes back when something is taken back", () => {
    sit(null);
    wire().tell(update(1, 3));
    wire().tell(update(1, 1, { demand: demand(1) }));
    expect(table.view).toEqual({ at: 1 });
    expect(table.log.map((entry) => entry.n)).toEqual([0]);
    expect(table.demand?.decision).toBe(1);
  });

  it("is seen before it is said how it ended", () => {
    sit(null);
    wire().tell(update(1, 2));
    const ending = { why: "victory" } as unknown as NonNullable<typeof table.ending>;
    wire().tell({ t: "over", ending, rematch: null });
    expect(table.ending).toBeNull();
    vi.advanceTimersByTime(TIME);
    expect(table.ending).toEqual(ending);
  });
});

describe("an answer without asking", () => {
  it("goes out without a question to be seen", () => {
    sit();
    table.answerAlone({ choice: "a", words: words("a") });
    expect(table.demand).toBeNull();
    expect(wire().said("choose")).toHaveLength(1);
  });

  it("is asked after all when it is refused", () => {
    sit();
    table.answerAlone({ choice: "a", words: words("a") });
    wire().tell({ t: "refused", problem: { code: "refused", why: words("no") } });
    expect(table.demand?.decision).toBe(1);
    table.answerAlone({ choice: "a", words: words("a") });
    expect(wire().said("choose")).toHaveLength(1);
  });

  it("is asked after all when it is taken back", () => {
    sit();
    table.answerAlone({ choice: "a", words: words("a") });
    wire().tell(update(1, 2, { demand: demand(2) }));
    wire().tell(update(1, 1, { demand: demand(1) }));
    expect(table.demand?.decision).toBe(1);
    table.answerAlone({ choice: "a", words: words("a") });
    expect(table.demand?.decision).toBe(1);
    expect(wire().said("choose")).toHaveLength(1);
  });
});

describe("what is added to the dice", () => {
  const promise = { id: "m1", commitment: "ab".repeat(32), phase: "waiting" };
  const fair = (more: object = {}): ToClient => {
    const info = { id: "m1", game: "endor", seats: [], phase: "playing", ending: null, rematch: null, dice: 2, ...more };
    return { t: "welcome", protocol: 2, seat: 0, chat: [], info: info as unknown as MatchInfo };
  };

  it("is said only after the server's promise is kept", async () => {
    localStorage.clear();
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    table.open();
    wire().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(wire().said("hello")).toEqual([]);
    answer(new Response(JSON.stringify(promise)));
    await vi.advanceTimersByTimeAsync(0);
    const kept = shareOf("m1");
    expect(kept?.commitment).toBe(promise.commitment);
    expect(wire().said("hello")[0]?.seed).toBe(kept?.seed);
    localStorage.clear();
  });

  it("goes with every choice, and the last link is kept", () => {
    localStorage.clear();
    const share = promised(promise as unknown as MatchInfo);
    table.open();
    wire().open();
    expect(wire().said("hello")[0]?.seed, "nobody waits for what is known").toBe(share?.seed);
    wire().tell(fair({ seeds: [share?.seed ?? null, null] }));
    wire().tell(update(0, 4, { demand: demand(1), link: "cd".repeat(16) }));
    expect(shareOf("m1")).toMatchObject({ at: 4, link: "cd".repeat(16), seat: 0, seeds: [share?.seed, null] });
    table.choose("a", words("a"));
    const [said] = wire().said("choose");
    expect(said?.nonce).toBe(share && nonceOf(share, "m1", 4));
    localStorage.clear();
  });

  it("is nothing where a match has its dice the old way", () => {
    localStorage.clear();
    promised(promise as unknown as MatchInfo);
    sit();
    table.choose("a", words("a"));
    expect(wire().said("choose")[0]).not.toHaveProperty("nonce");
    localStorage.clear();
  });
});
