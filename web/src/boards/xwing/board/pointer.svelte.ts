// What fingers, mouse and wheel do on the table: drag moves it, two fingers and the wheel draw nearer, and while
// something is being placed, the pointer carries it.
import type { Placing } from "../overlays";
import type { Frame } from "./frame";
import type { BoardState } from "./tools.svelte";

/** A press that moves less than this, in pixels, is a click. */
const SLACK = 5;

interface Wanted {
  board: BoardState;
  frame: () => Frame;
  place: () => Placing | null;
}

export class Pointer {
  #wanted: Wanted;
  #fingers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #spread = 0;
  #moved = false;
  #carrying = false;
  #drawing = false;
  grabbing = $state(false);

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  #local(event: MouseEvent): { x: number; y: number } {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  wheel = (event: WheelEvent): void => {
    const { camera } = this.#wanted.board;
    if (camera.zoom <= 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.#wanted.board.follows = false;
    const { x, y } = this.#local(event);
    camera.zoomBy(Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 120) * 0.0016), x, y);
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = this.#local(event);
    this.#fingers.set(event.pointerId, at);
    this.#spread = 0;
    if (this.#fingers.size > 1) {
      this.#carrying = false;
      this.#drawing = false;
      return;
    }
    this.#start = at;
    this.#moved = false;
    this.#carrying = this.#wanted.place() !== null && this.#near(at);
    this.#drawing = this.#wanted.board.measuring && !(event.target as Element).closest("[data-ship]");
  };

  /** Whether a press is on what is being placed. */
  #near(at: { x: number; y: number }): boolean {
    const place = this.#wanted.place();
    if (!place) return false;
    const { camera } = this.#wanted.board;
    const spot = this.#wanted.frame().spot(place.pose);
    const there = camera.at(at.x, at.y);
    return Math.hypot(spot.x - there.x, spot.y - there.y) < Math.max(45, 26 / camera.scale);
  }

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(event);
    this.#fingers.set(event.pointerId, now);
    const { camera } = this.#wanted.board;
    const [a, b] = [...this.#fingers.values()];
    if (a && b) {
      camera.hold();
      this.#wanted.board.follows = false;
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      if (this.#spread > 0) camera.zoomBy(apart / this.#spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.#spread = apart;
      this.#moved = true;
      return;
    }
    if (!this.#moved) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLACK) return;
      this.#moved = true;
      this.grabbing = true;
      if (!this.#carrying && !this.#drawing) {
        camera.hold();
        this.#wanted.board.follows = false;
      }
      (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      if (this.#drawing) this.#wanted.board.ruler = { from: this.#table(this.#start), to: null };
    }
    if (this.#carrying) this.#carry(now);
    else if (this.#drawing) this.#wanted.board.ruler = { from: this.#wanted.board.ruler?.from ?? this.#table(now), to: this.#table(now) };
    else camera.pan(now.x - before.x, now.y - before.y);
  };

  #table(at: { x: number; y: number }): { x: number; y: number } {
    return this.#wanted.frame().table(this.#wanted.board.camera.at(at.x, at.y));
  }

  #carry(at: { x: number; y: number }): void {
    const place = this.#wanted.place();
    if (place) place.onpose({ ...this.#table(at), heading: place.pose.heading });
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#spread = 0;
    this.grabbing = false;
    this.#wanted.board.camera.draw();
    if (this.#carrying && this.#moved) this.#wanted.place()?.ondone?.();
    this.#carrying = false;
    this.#drawing = false;
  };

  /** A drag that ends on a ship does not choose it; a click on the field puts what is placed there. */
  click = (event: MouseEvent): void => {
    if (this.#moved) {
      event.stopPropagation();
      this.#moved = false;
      return;
    }
    const onThing = (event.target as Element).closest("[role=button]");
    if (this.#wanted.place() && !onThing) {
      this.#carry(this.#local(event));
      this.#wanted.place()?.ondone?.();
    } else if (this.#wanted.board.measuring && !onThing) {
      this.#wanted.board.measure(this.#table(this.#local(event)));
    } else if (!onThing) {
      this.#wanted.board.pinned = null;
    }
  };
}

/** Keys while something is being placed: arrows move it, comma and point turn it. Enter belongs to the prompt, which puts it down. */
export function placeKey(event: KeyboardEvent, place: Placing, flipped: boolean): boolean {
  const step = (place.step ?? 5000) * (event.shiftKey ? 10 : 1) * (flipped ? -1 : 1);
  const turn = (place.turn ?? 2 ** 32 / 24) * (event.shiftKey ? 0.2 : 1);
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step],
  };
  const { pose } = place;
  const move = moves[event.key];
  const turned = (by: number) => ({ ...pose, heading: Math.round((((pose.heading + by) % 2 ** 32) + 2 ** 32) % 2 ** 32) });
  if (move) place.onpose({ ...pose, x: pose.x + move[0], y: pose.y + move[1] });
  else if (event.key === "," || event.key === "<") place.onpose(turned(-turn));
  else if (event.key === "." || event.key === ">") place.onpose(turned(turn));
  else return false;
  return true;
}
