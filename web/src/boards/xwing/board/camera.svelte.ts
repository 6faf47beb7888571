// Which part of the table is looked at, and from how near. A move is shown at once by shifting the picture that is there,
// and the picture is drawn anew when the hand rests: so a crowded table moves as smoothly as an empty one.
import type { Box } from "./clear";
import { still } from "./stage.svelte";

/** Room around the play area, in millimetres. */
const MARGIN = 16;
/** The nearest: pixels per millimetre. */
const NEAREST = 8;
/** How much more than the box is drawn on each side, as a part of the box: what a drag brings into sight. */
export const BEYOND = 0.25;
/** The picture is drawn anew when it would be enlarged by more than this. */
const STRETCH = 3;
/** How much farther away than asked it is drawn when the hand draws back, so that the next steps need no new one. */
const AHEAD = 2;
/** How long the hand rests before it is, in milliseconds. */
const REST = 220;
/** How long a way across the table takes, in milliseconds. */
const GLIDE = 500;
/** What matters is shown anew when it takes less than this part of the room it could have. */
const SMALL = 0.55;

interface Seen {
  x: number;
  y: number;
  scale: number;
}
interface Place {
  x: number;
  y: number;
  zoom: number;
}

export class Camera {
  /** The box on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  /** What lies in the middle of it, in millimetres; `zoom` 1 shows the whole area. */
  x = $state(450);
  y = $state(450);
  zoom = $state(1);
  /** The sides of the area, in millimetres. */
  #area = $state<[number, number]>([900, 900]);
  /** What the picture was drawn for; `null`: for what is looked at. */
  #drawn = $state.raw<Seen | null>(null);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #gliding = 0;
  /** Where it is on its way to. */
  #aim: Place | null = null;

  /** Pixels per millimetre that show the whole area. */
  readonly fit = $derived(
    Math.max(0.05, Math.min(this.width / (this.#area[0] + 2 * MARGIN), this.height / (this.#area[1] + 2 * MARGIN))),
  );
  readonly scale = $derived(this.fit * this.zoom);
  /** What the picture is drawn for. */
  readonly picture: Seen = $derived(this.#drawn ?? { x: this.x, y: this.y, scale: this.scale });
  /** How the table lies in the picture, which reaches beyond the box. */
  readonly transform = $derived.by(() => {
    const { x, y, scale } = this.picture;
    const half = 0.5 + BEYOND;
    return `matrix(${scale} 0 0 ${scale} ${this.width * half - x * scale} ${this.height * half - y * scale})`;
  });
  /** What of the table is in the box when the picture is shown as it was drawn, in millimetres. */
  readonly sight: Box = $derived.by(() => {
    const { x, y, scale } = this.picture;
    const [wide, high] = [this.width / 2 / scale, this.height / 2 / scale];
    return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
  });
  /** How the picture is shifted and stretched meanwhile, around its middle. */
  readonly shift = $derived.by(() => {
    if (!this.#drawn) return "none";
    const { x, y, scale } = this.#drawn;
    return `translate(${(x - this.x) * this.scale}px, ${(y - this.y) * this.scale}px) scale(${this.scale / scale})`;
  });
  /**
   * Millimetres per pixel of plates and tokens: they nearly keep their size on the screen, a little smaller from afar and
   * larger from near.
   */
  readonly unit = $derived.by(() => {
    const { scale } = this.picture;
    return Math.min(2, Math.max(0.78, 0.6 + 0.45 * scale)) / scale;
  });

  area(width: number, height: number): void {
    if (this.#area[0] === width && this.#area[1] === height) return;
    this.#area = [width, height];
    this.draw();
    Object.assign(this, { x: width / 2, y: height / 2, zoom: 1 });
  }

  /** Whether the box has been laid out. */
  get ready(): boolean {
    return this.width > 0 && this.height > 0;
  }

  /** The whole table. */
  home(at = false): void {
    this.#go({ x: this.#area[0] / 2, y: this.#area[1] / 2, zoom: 1 }, at);
  }

  /** All of this, as near as it can be; the whole table if that would be less than so many times nearer. */
  show({ left, top, right, bottom }: Box, worth = 1, at = false): void {
    const zoom = Math.min(this.width / (right - left), this.height / (bottom - top)) / this.fit;
    if (!(zoom >= worth)) return this.home(at);
    this.#go({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(NEAREST / this.fit, Math.max(1, zoom)) }, at);
  }

  /** Whether all of this is in the box, or will be when it has arrived. */
  holds({ left, top, right, bottom }: Box): boolean {
    const { x, y, zoom } = this.#bound(this.#aim ?? this);
    const scale = this.fit * zoom;
    const within = (from: number, to: number, middle: number, side: number) =>
      (middle - from) * scale <= side / 2 + 1 && (to - middle) * scale <= side / 2 + 1;
    return within(left, right, x, this.width) && within(top, bottom, y, this.height);
  }

  /** Whether it holds all of this, and in no less than a part of the room it could have. */
  sees(box: Box, part = SMALL): boolean {
    const { left, top, right, bottom } = box;
    const scale = this.fit * this.#bound(this.#aim ?? this).zoom;
    return this.holds(box) && Math.max((right - left) * scale / this.width, (bottom - top) * scale / this.height) > part;
  }

  /** Goes there in a moment; at once where people asked for no motion, or when the box itself has changed. A hand on the
   * table stops it. */
  #go(to: Place, at: boolean): void {
    cancelAnimationFrame(this.#gliding);
    this.#aim = null;
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    if (from.x === to.x && from.y === to.y && from.zoom === to.zoom) return this.draw();
    const arrive = () => {
      this.#aim = null;
      this.draw();
      Object.assign(this, this.#bound(to));
    };
    if (at || still() || !this.ready || typeof requestAnimationFrame !== "function") return arrive();
    this.#aim = to;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const part = Math.min(1, (now - began) / GLIDE);
      if (part === 1) return arrive();
      const eased = part * part * (3 - 2 * part);
      this.#keep();
      this.zoom = from.zoom * (to.zoom / from.zoom) ** eased;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.#judge();
      this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Moves the picture by so many pixels. */
  pan(dx: number, dy: number): void {
    this.#stop();
    this.#keep();
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    Object.assign(this, this.#bound(this));
    this.#judge();
  }

  /** Draws nearer, keeping what is at this place of the box, in pixels, where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#stop();
    this.#keep();
    const before = this.at(px, py);
    this.#set(this.zoom * factor);
    const after = this.at(px, py);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    Object.assign(this, this.#bound(this));
    this.#judge();
  }

  #stop(): void {
    cancelAnimationFrame(this.#gliding);
    this.#aim = null;
  }

  /** What lies at a place of the box, in millimetres. */
  at(px: number, py: number): { x: number; y: number } {
    return { x: this.x + (px - this.width / 2) / this.scale, y: this.y + (py - this.height / 2) / this.scale };
  }

  /** A hand lies on the table: nothing is drawn anew until it is lifted. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#rest);
  }

  /** The picture is drawn for what is looked at now. */
  draw(): void {
    this.#held = false;
    clearTimeout(this.#rest);
    this.#drawn = null;
  }

  /** The picture stays as it is for the time being. */
  #keep(): void {
    this.#drawn ??= { x: this.x, y: this.y, scale: this.scale };
    clearTimeout(this.#rest);
    if (!this.#held) this.#rest = setTimeout(() => this.draw(), REST);
  }

  /** Whether the picture still does: it is neither stretched too far nor moved so far that its end comes into sight. */
  #judge(): void {
    const drawn = this.#drawn;
    if (!drawn) return;
    const stretch = this.scale / drawn.scale;
    const room = (side: number) => (side * (0.5 + BEYOND) * stretch - side / 2);
    const far = Math.abs(drawn.x - this.x) * this.scale > room(this.width) || Math.abs(drawn.y - this.y) * this.scale > room(this.height);
    if (far || stretch > STRETCH) {
      this.#drawn = { x: this.x, y: this.y, scale: stretch < 1 ? this.scale / AHEAD : this.scale };
    }
  }

  #set(zoom: number): void {
    this.zoom = Math.min(NEAREST / this.fit, Math.max(1, zoom));
    Object.assign(this, this.#bound(this));
  }

  /** The middle of the box stays over the table; of the whole table, in its middle. */
  #bound({ x, y, zoom }: Place): Place {
    const free = Math.min(1, 2 * (zoom - 1));
    const keep = (value: number, side: number) => Math.min((side / 2) * (1 + free), Math.max((side / 2) * (1 - free), value));
    return { x: keep(x, this.#area[0]), y: keep(y, this.#area[1]), zoom };
  }

  /** Keys of the board: + and - and 0 or Home, and arrows. True if it took the key. */
  key(event: KeyboardEvent): boolean {
    const step = 60;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step],
    };
    const move = moves[event.key];
    if (move) this.pan(...move);
    else if (event.key === "+" || event.key === "=") this.zoomBy(1.3);
    else if (event.key === "-") this.zoomBy(1 / 1.3);
    else if (event.key === "0" || event.key === "Home") this.home();
    else return false;
    return true;
  }
}
