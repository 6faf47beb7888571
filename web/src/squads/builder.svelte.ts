// A squadron being built: every change goes to the server, which says what it costs and what is wrong.
import type { Cards, UpgradeSlot } from "../boards/xwing/content";
import type { Id } from "../boards/xwing/view";
import { type Examine, examine } from "../boards/xwing/questions";
import { Refusal } from "../protocol/api";
import type { Message } from "../i18n/words";
import { blank, drafted, GAME, own, type Draft, type Examined, type Fitting, type Format, type Ship, type Told } from "./types";
import { keep, load, newId, remove, type Saved } from "./store";

/** What is being picked: a ship, or an upgrade for one of them. */
export type Picking =
  | { kind: "ship" }
  | { kind: "upgrade"; ship: number; slot: UpgradeSlot | null; instead: number | null };

export class Builder {
  readonly cards: Cards;
  /** What the server is asked by; tests ask another. */
  readonly #ask: Examine;
  saved = $state.raw<Saved[]>(load());
  id = $state(newId());
  draft = $state.raw<Draft>(blank());
  examined = $state.raw<Examined | null>(null);
  /** What was changed or lost when the squadron came in. */
  notes = $state.raw<Told[]>([]);
  picking = $state.raw<Picking | null>({ kind: "ship" });
  fitting = $state.raw<Fitting | null>(null);
  problem = $state.raw<Message | null>(null);
  #asked = 0;

  constructor(cards: Cards, ask: Examine = (what) => examine(GAME, what)) {
    this.cards = cards;
    this.#ask = ask;
  }

  /** The side of the squadron; `null` while there is none, or where any may join. */
  get faction(): string | null {
    return this.cards.pilot(this.draft.ships[0]?.pilot ?? "")?.faction ?? null;
  }

  /** Starts over. */
  begin(format: Format = this.draft.format): Promise<void> {
    return this.open(blank(format));
  }

  /** Goes on with a squadron: a saved one under its id, any other under a new one. */
  async open(draft: Draft, id = newId(), notes: Told[] = []): Promise<void> {
    this.id = id;
    this.draft = draft;
    this.notes = notes;
    this.picking = { kind: "ship" };
    this.examined = null;
    await this.refresh();
  }

  /** Reads a squadron in any form: XWS as text, or a draft. Says what came of it; nothing changes if nothing did. */
  async read(squad: unknown, format: Format): Promise<Examined> {
    const examined = await this.#ask({ about: "squad", format, squad });
    if (examined.ships.length > 0) await this.open(drafted(examined, format), newId(), examined.notes);
    if (examined.ships.length > 0) this.#keep();
    return examined;
  }

  /** Done when the server has judged the change. */
  change(draft: Partial<Draft>): Promise<void> {
    this.draft = { ...this.draft, ...draft };
    this.#keep();
    return this.refresh();
  }

  /** Adds a ship, or all ships of a quick build. */
  add(...ships: Ship[]): void {
    void this.change({ ships: [...this.draft.ships, ...this.#numbered(ships)] });
  }

  /** A ship and those that share its quick build, in order: they come and go together. */
  together(at: number): number[] {
    const { ships, format } = this.draft;
    if (format.kind !== "quick") return [at];
    // Until the server has judged the last change, the numbers tell.
    const judged = this.examined?.ships.length === ships.length ? (this.examined.ships[at]?.shared ?? []) : undefined;
    const number = ships[at]?.build;
    const numbered = ships.flatMap((ship, i) => (number && i !== at && ship.build === number ? [i] : []));
    return [at, ...(judged ?? numbered)].sort((one, two) => one - two);
  }

  removeShip(at: number): void {
    this.picking = { kind: "ship" };
    const gone = this.together(at);
    void this.change({ ships: this.draft.ships.filter((_, i) => !gone.includes(i)) });
  }

  copyShip(at: number): void {
    const copied = this.together(at);
    const copies = this.#numbered(this.draft.ships.filter((_, i) => copied.includes(i)));
    void this.change({ ships: this.draft.ships.flatMap((ship, i) => (i === copied.at(-1) ? [ship, ...copies] : [ship])) });
  }

  /** Ships that come together get a number that nobody has; one that comes alone has none. */
  #numbered(ships: Ship[]): Ship[] {
    const next = Math.max(0, ...this.draft.ships.map((ship) => ship.build ?? 0)) + 1;
    return ships.map(({ pilot, upgrades }) => ({ pilot, upgrades, ...(ships.length > 1 ? { build: next } : {}) }));
  }

  moveShip(at: number, by: -1 | 1): void {
    const ships = [...this.draft.ships];
    const [one, two] = [ships[at], ships[at + by]];
    if (!one || !two) return;
    [ships[at], ships[at + by]] = [two, one];
    this.picking = { kind: "ship" };
    void this.change({ ships });
  }

  /** Equips an upgrade, in the place of another or beside it. */
  equip(at: number, id: Id, instead: number | null): Promise<void> {
    return this.#upgrades(at, (upgrades) => (instead === null ? [...upgrades, id] : upgrades.with(instead, id)));
  }

  unequip(at: number, place: number): Promise<void> {
    return this.#upgrades(at, (upgrades) => upgrades.filter((_, i) => i !== place));
  }

  /** Takes the upgrades of a quick build. */
  fitOut(at: number, upgrades: Id[]): Promise<void> {
    return this.#upgrades(at, () => [...upgrades]);
  }

  #upgrades(at: number, change: (upgrades: Id[]) => Id[]): Promise<void> {
    return this.change({ ships: this.draft.ships.map((ship, i) => (i === at ? { ...ship, upgrades: change(ship.upgrades) } : ship)) });
  }

  pick(picking: Picking | null): void {
    this.picking = picking;
    void this.refresh();
  }

  duplicate(saved: Saved, name: string): Promise<void> {
    const draft = { ...saved, name };
    const id = newId();
    this.saved = keep(id, draft);
    return this.open(draft, id);
  }

  rename(saved: Saved, name: string): void {
    if (saved.id === this.id) void this.change({ name });
    else this.saved = keep(saved.id, { ...saved, name });
  }

  delete(id: string): void {
    this.saved = remove(id);
    if (id === this.id) void this.begin();
  }

  /** Keeps squadrons beside the one at hand. */
  keepAll(drafts: Draft[]): void {
    for (const draft of drafts) this.saved = keep(newId(), draft);
  }

  /** What another tab did. */
  reload(): void {
    this.saved = load();
  }

  /** What is empty is not worth keeping. */
  #keep(): void {
    if (this.draft.ships.length > 0) this.saved = keep(this.id, this.draft);
    else if (this.saved.some((one) => one.id === this.id)) this.saved = remove(this.id);
  }

  /** Asks what the squadron is worth, and what would fit. An answer that something newer overtook is dropped. */
  async refresh(): Promise<void> {
    const asked = (this.#asked += 1);
    const { draft, picking } = this;
    const about = { format: draft.format, squad: own(draft) };
    const at = picking?.kind === "upgrade" ? { ship: picking.ship, instead: picking.instead } : {};
    try {
      const [examined, fitting] = await Promise.all([
        this.#ask({ about: "squad", ...about }),
        picking ? this.#ask({ about: "fit", ...about, ...at }) : null,
      ]);
      if (asked !== this.#asked) return;
      this.problem = null;
      this.examined = examined;
      this.fitting = fitting;
      // Cards that the packs no longer have are gone, and the notes say so.
      if (examined.notes.length > 0) {
        this.notes = [...this.notes, ...examined.notes];
        this.draft = { ...drafted(examined, draft.format), name: draft.name };
      }
    } catch (error) {
      if (asked === this.#asked && error instanceof Refusal) this.problem = error.problem.why;
    }
  }
}
