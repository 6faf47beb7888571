// Setting dials: whose dial lies open, what the rules say about its maneuvers, and one maneuver for several ships of a
// kind. A maneuver that is flown at once, on leaving a carrier or with SLAM, is picked on the same dial.
import type { Message } from "../../../i18n/words";
import type { Words } from "../../../protocol";
import type { XwingPlay } from "../play.svelte";
import { type Choice, type Guides, shipAsked, type ShipId, type ShipView, shown, tokenCount } from "../view";
import { maneuverWords } from "./describe";
import { bySpeed, layout, type Row, step } from "./dial";
import type { Preview } from "./looks";
import { field, flownOf } from "./narrow";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

export class Planning {
  #play: XwingPlay;
  /** Whose dial was opened to be changed. */
  #ship = $state<ShipId | null>(null);
  /** The maneuver of the dial that the keys are on. */
  aim = $state<number | null>(null);
  /** From which guides of its carrier a ship leaves. */
  #guides = $state<Guides | null>(null);
  /** Ships that get the maneuver of the open dial too. */
  #group = $state.raw<ReadonlySet<ShipId>>(new Set());
  /** What was picked for ships that are still to be asked for, and the round it was picked in. */
  #queue = $state.raw<{ round: number; dials: ReadonlyMap<ShipId, number> }>({ round: -1, dials: new Map() });
  /** What the rules say about the maneuvers of each dial, in this round. */
  dials = $state.raw<ReadonlyMap<ShipId, Preview[]>>(new Map());
  #planned = "";

  constructor(play: XwingPlay) {
    this.#play = play;
  }

  /** The ships whose dials this seat sets. */
  crew: ShipView[] = $derived.by(() => {
    const { view, seat } = this.#play;
    return view.ships.filter((ship) => ship.seat === seat && ship.status === "Playing" && !this.#isIonised(ship));
  });
  /** A maneuver of the dial is flown at once, instead of set: SLAM, and leaving a carrier. */
  flies: boolean = $derived.by(() => this.#play.manner === "fly" || this.#play.kind === "Slam");
  #asked: ShipId | null = $derived.by(() => (this.#play.ask ? shipAsked(this.#play.ask) : null));
  /** Whose dial lies open: the one that is asked for, unless another was picked to be changed. */
  pilot: ShipId | null = $derived.by(() => (this.#play.manner !== "dial" && !this.flies ? null : (this.#ship ?? this.#asked)));
  /** Ships without a dial that could get the same maneuver: of the type of the one whose dial lies open. */
  alike: ShipView[] = $derived.by(() => {
    const open = this.pilot === null || this.flies || this.#ship !== null ? undefined : this.#play.view.ships[this.pilot];
    if (!open || this.#play.name !== "Dial") return [];
    return this.crew.filter((ship) => ship.id !== open.id && ship.ship === open.ship && ship.dial === null);
  });
  group: ShipView[] = $derived.by(() => this.alike.filter((ship) => this.#group.has(ship.id)));
  /** The guides through which a ship may leave its carrier, and those that are picked. */
  doors: Guides[] = $derived.by(() => [...new Set(this.#play.answers.flatMap(({ choice }) => flownOf(choice)?.guides ?? []))]);
  guides: Guides | null = $derived.by(() => this.#guides ?? this.doors[0] ?? null);
  /** What the rules say about the maneuvers of the open dial, by their places on it. */
  cells: ReadonlyMap<number, Preview> = $derived.by(() => {
    const found = new Map<number, Preview>();
    if (this.pilot === null) return found;
    if (!this.flies) return new Map((this.dials.get(this.pilot) ?? []).entries());
    const add = (choice: Choice, led: Preview | undefined) => {
      const flown = flownOf(choice);
      if (flown && led && flown.guides === (flown.guides && this.guides)) found.set(flown.maneuver, led);
    };
    for (const { choice, led } of this.#play.barred) add(choice, led);
    this.#play.answers.forEach(({ choice }, place) => add(choice, this.#play.leds?.[place]));
    return found;
  });
  rows: Row[] = $derived.by(() => {
    const ship = this.pilot === null ? null : this.#play.view.ships[this.pilot];
    const card = ship && this.#play.cards?.ship(ship.ship);
    return card ? layout(card.dial) : [];
  });
  /** Another dial than the one that is asked for lies open. */
  changes: boolean = $derived.by(() => this.#ship !== null);

  /** X2-ION-01, -03: a ship that gets no dial. */
  #isIonised(ship: ShipView): boolean {
    const threshold = this.#play.cards?.ship(ship.ship)?.threshold;
    return threshold !== undefined && tokenCount(ship, "Ion") >= threshold;
  }

  /** Sets the dial that lies open, and those of the group as they are asked for. */
  set(maneuver: number): void {
    const play = this.#play;
    const ship = this.pilot;
    if (ship === null || play.source.busy || this.refusal(maneuver)) return;
    if (this.flies) {
      const place = this.flown(maneuver);
      if (place !== null) play.send(place);
      return;
    }
    if (this.group.length > 0) this.#queue = { round: play.view.round, dials: new Map(this.group.map(({ id }) => [id, maneuver])) };
    play.previewed = this.aim = null;
    this.#ship = null;
    this.#group = new Set();
    play.source.choose({ Dial: { ship, maneuver } }, this.#words(ship, maneuver));
  }

  #words(ship: ShipId, maneuver: number): Words {
    const text = this.#play.cards?.ship(this.#play.view.ships[ship]?.ship ?? "")?.dial[maneuver];
    return { key: "web-xwing-play-sent-dial", args: { ship: this.#play.called.ship(ship), maneuver: text ? maneuverWords(text) : "" } };
  }

  /** The dial that was picked for the ship that is asked for, if the rules list it: a stressed ship is asked after all. */
  automatic(): { choice: unknown; words: Words } | null {
    const asked = this.#play.name === "Dial" ? this.#asked : null;
    const maneuver = asked === null || this.#queue.round !== this.#play.view.round ? undefined : this.#queue.dials.get(asked);
    if (asked === null || maneuver === undefined) return null;
    const listed = this.#play.answers.some(({ choice }) => field<{ maneuver: number }>(choice, "Dial")?.maneuver === maneuver);
    return listed ? { choice: { Dial: { ship: asked, maneuver } }, words: this.#words(asked, maneuver) } : null;
  }

  /** Takes a ship into the group, or out of it. */
  join(ship: ShipId): void {
    const next = new Set(this.#group);
    if (!next.delete(ship)) next.add(ship);
    this.#group = next;
    this.foresee();
  }

  /** All ships of the type that have no dial yet, or this one alone. */
  joinAll(all: boolean): void {
    this.#group = new Set(all ? this.alike.map((ship) => ship.id) : []);
    this.foresee();
  }

  /** The answer that flies a maneuver of the open dial at once. */
  flown(maneuver: number): number | null {
    const place = this.#play.answers.findIndex(({ choice }) => {
      const flown = flownOf(choice);
      return flown?.maneuver === maneuver && flown.guides === (flown.guides && this.guides);
    });
    return place < 0 ? null : place;
  }

  /** Leaves the carrier by other guides. */
  leave(guides: Guides): void {
    this.#guides = guides;
    this.#play.previewed = this.aim = null;
  }

  /** Why a maneuver of the open dial cannot be chosen. */
  refusal(maneuver: number): { rule: string; why: Message } | null {
    return this.cells.get(maneuver)?.refused ?? null;
  }

  /** X2-PLAN-01: whether a ship's dial can be opened. Dials are set in any order, and changed until all are ready. */
  opens(ship: ShipView): boolean {
    return this.crew.some(({ id }) => id === ship.id);
  }

  open(ship: ShipView): void {
    if (!this.opens(ship)) return;
    this.#ship = this.#asked === ship.id ? null : ship.id;
    this.aim = this.#play.previewed = null;
    this.foresee();
  }

  ready(): void {
    const place = this.#play.answers.findIndex(({ choice }) => choice === "Ready");
    if (place >= 0) this.#play.send(place);
  }

  /** The keys are on this maneuver. */
  point(maneuver: number): void {
    this.aim = maneuver;
    this.#play.previewed = `dial-${maneuver}`;
  }

  /** A digit is a speed of the dial; without one, a ship. */
  digit(at: number): void {
    if (this.pilot === null) {
      const ship = this.crew[at];
      if (ship) this.open(ship);
      return;
    }
    const next = bySpeed(this.rows, at === 9 ? 0 : at + 1, this.aim);
    if (next !== null) this.point(next);
  }

  key(event: KeyboardEvent): boolean {
    if (this.pilot === null || !ARROWS.includes(event.key) || event.shiftKey || event.altKey) return false;
    const middle = this.rows.flatMap((row) => row.cells).find((cell) => cell?.move.side === null)?.place ?? 0;
    this.point(this.aim === null ? middle : step(this.rows, this.aim, event.key));
    return true;
  }

  /** Back to the dial that is asked for. */
  back(): boolean {
    if (this.#ship === null) return false;
    this.#ship = null;
    return true;
  }

  /** Something else is asked. */
  reset(): void {
    this.#ship = this.#guides = this.aim = null;
    this.#group = new Set();
  }

  /** Where the maneuvers of the open dial lead, and of those set or about to be; what was asked this round is known. */
  foresee(): void {
    // A step back in a what-if may lead to another position of the same round.
    const round = JSON.stringify([this.#play.view.round, this.#play.view.ships.map(({ pose }) => pose)]);
    if (round !== this.#planned) {
      this.#planned = round;
      this.dials = new Map();
    }
    const set = this.crew.filter((ship) => shown(ship.dial) !== null);
    for (const ship of new Set([this.pilot, ...[...set, ...this.group].map(({ id }) => id)])) {
      if (ship === null || this.dials.has(ship)) continue;
      this.#play.look({ Dial: { ship } }).then(
        (leds) => this.#planned === round && (this.dials = new Map([...this.dials, [ship, leds]])),
        () => {},
      );
    }
  }
}
