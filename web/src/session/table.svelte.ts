// A match as this browser knows it: one socket, what it has told, and what to do when it breaks.
import type {
  Asked, ChatLine, Ending, Hint, LogEntry, LogLine, MatchInfo, Offer, OwnDemand, Problem, ToClient, ToServer, Update, Words,
} from "../protocol";
import { PROTOCOL } from "../protocol";
import { api, gone, Refusal, socketUrl, unreachable } from "../protocol/api";
import type { Source } from "../boards/face";
import { settings } from "../settings/settings.svelte";
import { calm } from "../ui/motion.svelte";
import { muted, rememberMuted } from "./memory";
import { calledAt } from "./names";
import { Pacer } from "./pacer.svelte";
import { listed } from "./alike";
import { pictures } from "./pictures";
import { offers } from "./rows";
import { nonceOf, promised, remember, type Share, shareOf } from "./share";

/** How things stand with the server. */
export type Link =
  | { is: "connecting" }
  | { is: "open" }
  /** Lost; tries again by itself. */
  | { is: "lost"; tries: number }
  /** Will not come back. */
  | { is: "ended"; problem: Problem };

const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
/** Problems after which trying again would not help. */
const FINAL = new Set(["not_found", "bad_request", "protocol", "not_allowed", "forbidden"]);

/** A question to the rules, and who waits for its answer. */
interface Looking {
  what: unknown;
  resolve: (answer: unknown) => void;
  reject: (why: Refusal) => void;
}

/** An answer on its way, and the question it answers. */
interface Answering {
  decision: number;
  ask: string;
  choice: unknown;
  words: Words;
  /** It left this browser; whether it arrived is another matter. */
  sent: boolean;
}

export class Table implements Source {
  link = $state<Link>({ is: "connecting" });
  info = $state.raw<MatchInfo | null>(null);
  seat = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The seats whose chat is not shown in this browser. */
  muted = $state.raw<number[]>([]);
  log = $state.raw<LogEntry[]>([]);
  view = $state.raw<unknown>(null);
  asked = $state.raw<Asked[]>([]);
  demand = $state.raw<OwnDemand | null>(null);
  takeBack = $state<number | null>(null);
  offer = $state.raw<Offer | null>(null);
  /** What was offered last and not wanted, and by whom. */
  declined = $state.raw<{ what: string; by: number } | null>(null);
  ending = $state.raw<Ending | null>(null);
  rematch = $state<string | null>(null);
  /** The rematch was agreed on while this page looked: whoever plays is taken to it. */
  rematchNow = $state(false);
  refused = $state.raw<Problem | null>(null);
  /** An answer is under way. */
  busy = $state(false);
  /** Chosen without a connection: goes out when it is back, if the same is still asked. */
  held = $state.raw<Words | null>(null);
  /** Something was chosen without a connection, and then something else was asked. */
  heldGone = $state(false);
  /** What an ace would do, and in which decision. */
  hinted = $state.raw<{ decision: number; hint: Hint } | null>(null);
  /** The ace thinks. */
  hinting = $state(false);
  clocks = $state.raw<{ at: number; left: number[] } | null>(null);

  /** What happens is shown through it, one thing after another. */
  readonly pacer = new Pacer(() => (calm() || document.visibilityState === "hidden" ? "off" : settings.speed));

  #socket: WebSocket | null = null;
  #version = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #heard = 0;
  #answering: Answering | null = null;
  /** What is so by now, whatever of it is shown already. */
  #truth: { view: unknown; demand: OwnDemand | null } = { view: null, demand: null };
  /** How the server is asked to tell: one that does not know of scenes, or of being terse, understands nothing. */
  #manners: { scenes?: true; terse?: true }[] = [{ scenes: true, terse: true }, { scenes: true }, {}];
  /** What comes next was missed: nobody waits for it. */
  #missed = true;
  /** The last decision that is not, or no longer, answered without asking. */
  #asks: number | null = null;
  /** What this browser adds to the dice. */
  #share: Share | null = null;
  #looks = 0;
  #looking = new Map<number, Looking>();
  /** Asked while something older was on the screen: sent when the newest position is. */
  #unasked: Looking[] = [];

  game: string = $derived(this.info?.game ?? "");

  called(seat: number): string | null {
    return calledAt(this.info?.seats ?? [], this.seat, seat);
  }

  /** Called with what happened, line by line, when it is new. */
  onlines: (lines: LogLine[], first: boolean) => void = () => {};
  onchat: (line: ChatLine) => void = () => {};
  /** How long it takes to see lines happen, in milliseconds at normal speed. */
  duration: (lines: LogLine[]) => number = () => 0;

  readonly id: string;

  constructor(id: string) {
    this.id = id;
    this.muted = muted(id);
  }

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    document.addEventListener("visibilitychange", this.#lookedAway);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    document.removeEventListener("visibilitychange", this.#lookedAway);
    this.pacer.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  /** Tries again at once: the network is back, or somebody asks. */
  retry(): void {
    if (this.link.is === "ended") this.#tries = 0;
    clearTimeout(this.#timer);
    this.#connect();
  }

  choose(choice: unknown, words: Words): void {
    if (!this.demand || this.busy) return;
    this.refused = null;
    this.heldGone = false;
    // Whoever answers wants to see what comes of it.
    this.pacer.paused = false;
    const { decision, ask } = this.demand;
    this.#answering = { decision, ask: JSON.stringify(ask), choice, words, sent: false };
    this.#answer();
  }

  /** Answers without asking, once per decision: if it is refused or taken back, it is asked after all. */
  answerAlone({ choice, words }: { choice: unknown; words: Words }): void {
    const { demand } = this;
    if (!demand || this.busy || this.away || demand.decision === this.#asks) return;
    this.#asks = demand.decision;
    this.choose(choice, words);
    this.demand = null;
  }

  /** Drops what was chosen without a connection. */
  forget(): void {
    this.#answering = null;
    this.held = null;
  }

  #answer(): void {
    const answering = this.#answering;
    if (!answering) return;
    const { decision, choice } = answering;
    const share = (this.info?.dice ?? 1) > 1 ? this.#share : null;
    const nonce = share && { nonce: nonceOf(share, this.id, this.#version) };
    this.busy = this.link.is === "open" && this.send({ t: "choose", decision, choice, ...nonce });
    if (this.busy) answering.sent = true;
    this.held = this.busy ? null : answering.words;
  }

  /** After every update: an answer that did not arrive goes out again, but only to the very question it was for. */
  #resume(): void {
    const answering = this.#answering;
    if (!answering) return;
    const { demand } = this.#truth;
    const still = demand !== null && demand.decision === answering.decision && JSON.stringify(demand.ask) === answering.ask;
    if (still && offers(demand, answering.choice)) {
      if (!this.busy) this.#answer();
      return;
    }
    this.heldGone = !answering.sent;
    this.forget();
  }

  /** Shows what a seat says, or no longer does. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    rememberMuted(this.id, this.muted);
  }

  /** Asks what an ace would do. */
  askHint(): void {
    this.hinted = null;
    this.hinting = this.send({ t: "hint" });
  }

  /** What is shown is not how things stand: scenes are still played. */
  get behind(): boolean {
    return this.view !== this.#truth.view;
  }

  /** Something is on its way to be shown, or is shown right now: nobody is waited for yet. */
  get showing(): boolean {
    return this.pacer.playing;
  }

  /** Asks the rules about what is visible. They know the newest position alone: while an older one is shown, questions
   * wait. Those that get no answer fail with the reason. */
  look(what: unknown): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => this.#ask({ what, resolve, reject }));
  }

  #ask(looking: Looking): void {
    if (this.away) return looking.reject(new Refusal(0, unreachable));
    if (this.behind) return void this.#unasked.push(looking);
    const n = ++this.#looks;
    if (this.send({ t: "look", n, what: looking.what })) this.#looking.set(n, looking);
    else looking.reject(new Refusal(0, unreachable));
  }

  /** The newest position is on the screen. */
  #caughtUp(): void {
    for (const looking of this.#unasked.splice(0)) this.#ask(looking);
  }

  /** Nobody waits for answers any more. */
  #unlook(why: Problem): void {
    for (const asker of [...this.#looking.values(), ...this.#unasked]) asker.reject(new Refusal(0, why));
    this.#looking.clear();
    this.#unasked = [];
  }

  #looked({ n, answer, problem }: ToClient & { t: "looked" }): void {
    const asker = this.#looking.get(n);
    this.#looking.delete(n);
    // The match went on before it was answered: this is about what is not seen yet.
    if (asker && this.behind) this.#unasked.push(asker);
    else if (problem) asker?.reject(new Refusal(409, problem));
    else asker?.resolve(answer);
  }

  /** Whether nothing but an answer, which is kept, can be said: whatever says more waits until the table is there again. */
  get away(): boolean {
    return this.link.is !== "open";
  }

  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #now = (): void => {
    if (this.link.is === "lost" && document.visibilityState === "visible") this.retry();
  };

  /** Nobody looks: there is nothing to show one after another. */
  #lookedAway = (): void => this.pacer.retime();

  /** How much faster than normal things are shown. */
  get hurry(): number {
    return this.pacer.hurry;
  }

  #connect(): void {
    this.#socket?.close();
    const socket = new WebSocket(socketUrl(this.id));
    this.#socket = socket;
    socket.onopen = () => void this.#hello();
    socket.onmessage = (event) => {
      if (socket !== this.#socket || typeof event.data !== "string") return;
      this.#heard = Date.now();
      this.#read(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
    clearInterval(this.#beat);
    this.#heard = Date.now();
    this.#beat = setInterval(() => {
      // A socket that says nothing for two heartbeats is dead, whatever the browser believes.
      if (Date.now() - this.#heard > 2.5 * HEARTBEAT) socket.close();
      else this.send({ t: "ping" });
    }, HEARTBEAT);
  }

  async #hello(): Promise<void> {
    const socket = this.#socket;
    // The hash of the server's key is seen, and kept, before anything is added to the dice.
    this.#share = shareOf(this.id) ?? (await api.match(this.id).then(promised, () => null));
    if (socket !== this.#socket) return;
    const seed = this.#share && { seed: this.#share.seed };
    this.send({ t: "hello", protocol: PROTOCOL, since: this.#version, brief: true, ...this.#manners[0], ...seed });
  }

  /** Keeps what the server says it began with. */
  #keep({ seeds }: MatchInfo, seat: number | null): void {
    if (!this.#share || this.#share.seeds || !seeds) return;
    this.#share = { ...this.#share, seeds, ...(seat !== null && { seat }) };
    remember(this.id, this.#share);
  }

  async #lost(): Promise<void> {
    this.#socket = null;
    this.busy = false;
    this.#unlook(unreachable);
    // What was on its way may not have arrived; the next update tells.
    if (this.#answering) this.held = this.#answering.words;
    clearInterval(this.#beat);
    if (this.#closed || this.link.is === "ended") return;
    this.#tries += 1;
    this.link = { is: "lost", tries: this.#tries };
    const problem = await this.#whyGone();
    if (this.#closed || this.#socket) return;
    if (problem) {
      this.link = { is: "ended", problem };
      return;
    }
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** Math.min(this.#tries - 1, 6));
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4));
  }

  /** A browser does not tell why a socket was refused: ask for the match itself. */
  async #whyGone(): Promise<Problem | null> {
    try {
      await api.match(this.id);
      return null;
    } catch (error) {
      return error instanceof Refusal && error.status === 404 ? error.problem : null;
    }
  }

  #read(message: ToClient): void {
    switch (message.t) {
      case "welcome":
        this.info = message.info;
        this.seat = message.seat;
        this.chat = message.chat;
        this.#keep(message.info, message.seat);
        this.ending = message.info.ending;
        this.rematch = message.info.rematch;
        this.link = { is: "open" };
        this.#tries = 0;
        this.busy = false;
        this.pacer.drain();
        this.#missed = true;
        break;
      case "update":
        this.#update(message);
        break;
      case "seats":
        if (this.info) {
          const free = message.seats.some((s) => s.sitter.kind === "invited" || s.sitter.kind === "open");
          // Where players add to the dice, it begins when the server says so.
          const full = this.info.gathers ? "gathering" : this.info.dice > 1 ? "waiting" : "playing";
          const phase = this.info.phase === "waiting" && !free ? full : this.info.phase;
          this.info = { ...this.info, seats: message.seats, phase };
        }
        break;
      case "offer":
        this.declined = message.declined !== undefined && this.offer ? { what: this.offer.what, by: message.declined } : null;
        this.offer = message.offer;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        if (!this.muted.includes(message.line.seat)) this.onchat(message.line);
        break;
      case "over":
        // Nobody is told how it ends before they have seen it end.
        this.pacer.add({ show: () => this.#over(message.ending, message.rematch) });
        break;
      case "refused":
        if (this.#manners.length > 1 && this.info === null && message.problem.code === "bad_request") {
          this.#manners.shift();
          void this.#hello();
          break;
        }
        this.busy = this.hinting = false;
        this.forget();
        this.refused = message.problem;
        // An answer given without asking was none: it is asked after all.
        if (!this.pacer.playing) this.demand = this.#truth.demand;
        if (FINAL.has(message.problem.code) && this.view === null) {
          this.link = { is: "ended", problem: message.problem };
          this.#socket?.close();
        }
        break;
      case "looked":
        this.#looked(message);
        break;
      case "hinted":
        this.hinting = false;
        this.hinted = message;
        break;
      case "pong":
        break;
    }
  }

  #over(ending: Ending, rematch: string | null): void {
    this.ending = ending;
    this.rematchNow = rematch !== null && this.rematch === null;
    this.rematch = rematch;
    if (this.info) this.info = { ...this.info, phase: "over", ending };
  }

  #update(update: Update): void {
    const first = this.#truth.view === null;
    const takenBack = update.version < this.#version;
    const shown = pictures(update, this.#truth.view, this.#manners[0]?.terse);
    const demand = update.demand && listed(update.demand);
    this.#truth = { view: shown.at(-1)?.view, demand };
    this.#version = update.version;
    if (update.link !== undefined) remember(this.id, { at: update.version, link: update.link });
    if (update.clocks_ms) this.clocks = { at: Date.now(), left: update.clocks_ms };
    if (demand?.decision !== this.demand?.decision) {
      this.refused = null;
      this.demand = null;
      // Whatever the ace thinks about is decided.
      this.hinting = false;
    }
    if (takenBack) this.hinted = null;
    if (this.#answering?.decision !== demand?.decision) this.busy = false;
    this.#resume();
    if (takenBack) {
      this.#asks = demand?.decision ?? null;
      // The same numbers may ask something else now.
      this.#unlook(gone);
    }

    const keep = Math.min(update.from, update.version);
    const scenes = shown.map(({ view, lines, log }) => ({
      time: () => this.duration(lines),
      show: () => {
        this.log = [...this.log.filter((entry) => entry.n < keep), ...log];
        this.view = view;
        this.onlines(lines, first);
        if (!this.behind) this.#caughtUp();
      },
    }));
    const settled = {
      show: () => {
        this.asked = update.asked;
        this.takeBack = update.take_back;
        // What is asked no more, or was answered without asking, is not asked again.
        const stands = demand?.decision === this.#truth.demand?.decision;
        this.demand = !stands || (demand?.decision === this.#asks && this.#answering) ? null : demand;
      },
    };
    if (this.#missed || takenBack) this.pacer.now(...scenes, settled);
    else this.pacer.add(...scenes, settled);
    this.#missed = false;
  }
}
