// Which part of the table is looked at, and from how near.

/** Room around the play area, in millimetres. */
const MARGIN = 16;
/** The nearest: pixels per millimetre. */
const NEAREST = 8;

export class Camera {
  /** The drawing's box on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  /** What lies in the middle of it, in millimetres; `zoom` 1 shows the whole area. */
  x = $state(450);
  y = $state(450);
  zoom = $state(1);
  /** The sides of the area, in millimetres. */
  #area = $state<[number, number]>([900, 900]);

  /** Pixels per millimetre that show the whole area. */
  readonly fit = $derived(
    Math.max(0.05, Math.min(this.width / (this.#area[0] + 2 * MARGIN), this.height / (this.#area[1] + 2 * MARGIN))),
  );
  readonly scale = $derived(this.fit * this.zoom);
  readonly transform = $derived(
    `matrix(${this.scale} 0 0 ${this.scale} ${this.width / 2 - this.x * this.scale} ${this.height / 2 - this.y * this.scale})`,
  );
  /**
   * Millimetres per pixel of plates and tokens: they nearly keep their size on the screen, a little smaller from afar and
   * larger from near. In steps, so that a zoom does not lay all of them out anew at every frame.
   */
  readonly unit = $derived.by(() => {
    const grown = Math.min(2, Math.max(0.78, 0.6 + 0.45 * this.scale));
    return 1.08 ** Math.round(Math.log(grown / this.scale) / Math.log(1.08));
  });

  area(width: number, height: number): void {
    if (this.#area[0] === width && this.#area[1] === height) return;
    this.#area = [width, height];
    this.home();
  }

  /** The whole table. */
  home(): void {
    this.zoom = 1;
    this.x = this.#area[0] / 2;
    this.y = this.#area[1] / 2;
  }

  /** All of these places, with some room around them. */
  show(spots: { x: number; y: number }[], room = 130): void {
    if (spots.length === 0) return this.home();
    const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    const scale = Math.min(this.width / (right - left), this.height / (bottom - top));
    this.#set(scale / this.fit);
  }

  /** Moves the picture by so many pixels. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#bound();
  }

  /** Draws nearer, keeping what is at this place of the box, in pixels, where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.at(px, py);
    this.#set(this.zoom * factor);
    const after = this.at(px, py);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.#bound();
  }

  /** What lies at a place of the box, in millimetres. */
  at(px: number, py: number): { x: number; y: number } {
    return { x: this.x + (px - this.width / 2) / this.scale, y: this.y + (py - this.height / 2) / this.scale };
  }

  #set(zoom: number): void {
    this.zoom = Math.min(NEAREST / this.fit, Math.max(1, zoom));
    this.#bound();
  }

  /** The area stays in the picture. */
  #bound(): void {
    const keep = (value: number, side: number, seen: number) => {
      const room = Math.max(0, side + 2 * MARGIN - seen) / 2;
      return Math.min(side / 2 + room, Math.max(side / 2 - room, value));
    };
    this.x = keep(this.x, this.#area[0], this.width / this.scale);
    this.y = keep(this.y, this.#area[1], this.height / this.scale);
  }

  /** Keys of the board: + and - and 0, and arrows. True if it took the key. */
  key(event: KeyboardEvent): boolean {
    const step = 60;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step],
    };
    const move = moves[event.key];
    if (move) this.pan(...move);
    else if (event.key === "+" || event.key === "=") this.zoomBy(1.3);
    else if (event.key === "-") this.zoomBy(1 / 1.3);
    else if (event.key === "0") this.home();
    else return false;
    return true;
  }
}
