// Playing X-Wing on the page: what the player is doing about the question asked, and what the board shows of it.
import { say } from "../../i18n/lang.svelte";
import type { Message, Names } from "../../i18n/words";
import type { LogLine, Offered } from "../../protocol";
import type { Play, Source } from "../face";
import type { Scene } from "./board/scene";
import { BoardState } from "./board/tools.svelte";
import { type Cards, loadCards } from "./content";
import { noOverlays, type Overlays } from "./overlays";
import { shipAsked, type Ask, type View } from "./view";

export class XwingPlay implements Play, Scene {
  readonly source: Source;
  readonly board = new BoardState();
  cards = $state.raw<Cards | null>(null);
  readonly names: Names = {};
  readonly sentence = null;
  readonly waiting = null;
  readonly partial = false;

  constructor(source: Source) {
    this.source = source;
    // Without its cards the board stays empty; the page says that the server cannot be reached.
    loadCards(source.game).then((cards) => (this.cards = cards), () => {});
  }

  view: View = $derived.by(() => this.source.view as View);
  round: number = $derived.by(() => this.view.round);
  ask: Ask | null = $derived.by(() => (this.source.demand?.ask ?? null) as Ask | null);
  options = $derived.by(() =>
    (this.source.demand?.choices ?? []).map((offered, i) => ({ id: String(i), label: say(offered.words), offered })),
  );
  overlays: Overlays = $derived.by(() => ({ ...noOverlays(), selected: this.ask && shipAsked(this.ask) }));

  get game(): string {
    return this.source.game;
  }

  get seat(): number | null {
    return this.source.seat;
  }

  look<T>(what: unknown): Promise<T> {
    return this.source.look<T>(what);
  }

  seatName(seat: number): Message {
    return { key: seat === 0 ? "xwing-seat-one" : "xwing-seat-two" };
  }

  side(seat: number): number {
    return seat;
  }

  take(offered: Offered): void {
    if (!this.source.busy) this.source.choose(offered.choice, offered.words);
  }

  back(): boolean {
    return this.board.back();
  }

  digit(at: number): void {
    const option = this.options[at];
    if (option) this.take(option.offered);
  }

  confirm(): boolean {
    return false;
  }

  key(event: KeyboardEvent): boolean {
    return this.board.key(event);
  }

  sync(): void {}

  hear(lines: LogLine[], first: boolean): void {
    this.board.hear(lines, first);
  }
}
