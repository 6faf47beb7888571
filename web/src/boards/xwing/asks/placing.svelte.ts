// Putting obstacles, markers and ships on the table: what, where, and whether the rules allow it; or all of it by itself,
// in a formation.
import type { Words } from "../../../protocol";
import type { XwingPlay } from "../play.svelte";
import type { Choice, Pose } from "../view";
import { type Formation, slot } from "./formation";
import type { Room } from "./looks";
import { isPass } from "./narrow";
import { nearest, placed, putting, samePose, samples, sameThing, spread, type Thing, things } from "./place";

/** How many places are suggested for a thing. */
const SPOTS = 6;

export class Placing {
  #play: XwingPlay;
  /** What is being placed, and where it is held. */
  #thing = $state.raw<Thing | null>(null);
  #pose = $state.raw<Pose | null>(null);
  room = $state.raw<Room | null>(null);
  /** Everything that is left is placed like this, without asking. */
  formation = $state<Formation | null>(null);
  /** The question that is answered so: obstacles have no formation. */
  #all = "";
  #asking = false;
  #turn = 0;

  constructor(play: XwingPlay) {
    this.#play = play;
  }

  things: Thing[] = $derived.by(() => (this.#play.manner === "place" ? things(this.#play.answers) : []));
  thing: Thing | null = $derived.by(() => this.#thing ?? this.things[0] ?? null);
  spots: Pose[] = $derived.by(() => (this.thing ? spread(samples(this.#play.answers, this.thing), SPOTS) : []));
  pose: Pose | null = $derived.by(() => this.#pose ?? this.spots[0] ?? null);

  /** Chooses what is placed next. */
  pick(thing: Thing): void {
    if (this.thing && sameThing(thing, this.thing)) return;
    this.#thing = thing;
    this.#pose = null;
    this.room = null;
    this.judge(true);
  }

  /** Holds what is placed somewhere else. */
  hold(pose: Pose): void {
    this.#pose = pose;
    this.judge(false);
  }

  /** Holds what an answer places where it places it. */
  suggest(choice: Choice): void {
    const put = placed(choice);
    if (!put) return;
    this.#thing = put.thing;
    this.hold(put.at);
  }

  /** Lets go of it: it slides to the nearest place that the rules allow. */
  rest(): void {
    this.judge(true);
  }

  /** Puts it down where it is. */
  put(): void {
    const { source, answers } = this.#play;
    if (this.#play.manner !== "place" || source.busy) return;
    if (this.thing === null || this.pose === null) {
      const pass = answers.findIndex(({ choice }) => isPass(choice));
      if (pass >= 0) this.#play.send(pass);
      return;
    }
    if (this.room?.refused && this.room.snap && samePose(this.room.at, this.pose)) {
      this.#pose = this.room.snap;
      this.judge(false);
      return;
    }
    source.choose(putting(this.thing, this.pose), { key: "web-xwing-play-sent-place" });
  }

  /** Places everything that is left; the first thing now, the others as they are asked for. */
  all(formation: Formation): void {
    if (this.#play.source.busy) return;
    this.formation = formation;
    this.#all = this.#play.name;
    const first = this.automatic();
    if (first) this.#play.source.choose(first.choice, first.words);
  }

  /** The legal place that is nearest to where the formation has the thing; nothing if the player places by hand. */
  automatic(): { choice: unknown; words: Words } | null {
    const { manner, answers } = this.#play;
    const thing = this.things[0];
    if (this.formation === null || manner !== "place" || this.#play.name !== this.#all) return null;
    if (!thing) {
      const pass = answers.find(({ choice }) => isPass(choice));
      return pass ? { choice: pass.choice, words: pass.words } : null;
    }
    const listed = samples(answers, thing);
    const at = thing === "Marker" || "Obstacle" in thing ? spread(listed, 1)[0] : nearest(listed, this.#wanted(thing.Ship));
    return at ? { choice: putting(thing, at), words: { key: "web-xwing-play-sent-place" } } : null;
  }

  /** Where the formation has a ship. */
  #wanted(id: number): { x: number; y: number } {
    const { view, seat, cards } = this.#play;
    const own = view.ships.filter((ship) => ship.seat === seat && (ship.status === "Waiting" || ship.status === "Playing"));
    const widest = Math.max(...own.map((ship) => ({ Small: 40_000, Medium: 60_000, Large: 80_000 })[cards?.sizeOf(ship) ?? "Small"]));
    const at = Math.max(0, own.findIndex((ship) => ship.id === id));
    return slot(this.formation ?? "line", at, own.length, widest, view.area, seat === 1);
  }

  /** Something else is asked. What is placed without asking goes on until nothing is placed any more. */
  reset(): void {
    this.#thing = this.#pose = this.room = null;
    this.#turn += 1;
    if (this.#play.ask && this.#play.manner !== "place") this.formation = null;
  }

  /** Whether what is placed may lie where it is held. While an answer is on its way only the last place is asked next. */
  judge(snaps: boolean): void {
    const { thing, pose } = this;
    if (!thing || !pose || (this.#asking && !snaps)) return;
    this.#asking = true;
    const turn = this.#turn;
    this.#play.look({ Place: { thing, at: pose } }).then(
      (room) => {
        this.#asking = false;
        if (turn !== this.#turn || !this.thing || !sameThing(thing, this.thing)) return;
        this.room = room;
        if (!this.pose || !samePose(room.at, this.pose)) this.judge(false);
        else if (snaps && room.refused && room.snap) {
          this.#pose = room.snap;
          this.room = { ...room, at: room.snap, refused: null };
        }
      },
      () => (this.#asking = false),
    );
  }
}
