// Things that move from where they were to where they are, through the Web Animations API: a drawing in SVG has no other
// way that survives being drawn in another order. Never under reduced motion, and never slower than what is told.

export interface Place {
  x: number;
  y: number;
  /** How far away something that has just come here was before. */
  rise?: number;
}

/** How much faster than normal things are shown. */
export const tempo = { hurry: 1 };

export function calm(): boolean {
  return tempo.hurry === Infinity || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const EASE = "cubic-bezier(.3,.1,.2,1)";

/** Moves a drawing once, unless nothing is to move. */
export function animate(node: Element, frames: Keyframe[], duration: number, more: KeyframeAnimationOptions = {}): void {
  if (calm()) return;
  const delay = Number(more.delay ?? 0) / tempo.hurry;
  node.animate?.(frames, { easing: EASE, ...more, delay, duration: duration / tempo.hurry });
}

/** Slides a drawing to its place whenever that changes. */
export function slide(node: SVGGElement, place: Place): { update: (next: Place) => void } {
  let now = place;
  const at = ({ x, y }: Place, more = "") => `translate(${x}px, ${y}px)${more}`;
  if (place.rise) {
    const from = { ...place, y: place.y + place.rise };
    animate(node, [{ transform: at(from), opacity: 0 }, { transform: at(place), opacity: 1 }], 420);
  }
  return {
    update(next) {
      if (next.x === now.x && next.y === now.y) return;
      animate(node, [{ transform: at(now) }, { transform: at(next) }], 600);
      now = next;
    },
  };
}

/** A card that was turned over or by half a turn shows it once. */
export function turn(node: SVGGElement, how: "over" | "half" | null): { update: (how: "over" | "half" | null) => void } {
  const show = (way: "over" | "half" | null) => {
    if (!way) return;
    const from = way === "over" ? "scale(0.02, 1)" : "rotate(-180deg)";
    animate(node, [{ transform: from }, { transform: "none" }], 550);
  };
  show(how);
  return { update: show };
}
