// Things that move from where they were to where they are, through the Web Animations API: a drawing in SVG has no other
// way that survives being drawn in another order. Never under reduced motion.

export interface Place {
  x: number;
  y: number;
  /** How far away something that has just come here was before. */
  rise?: number;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Slides a drawing to its place whenever that changes. */
export function slide(node: SVGGElement, place: Place): { update: (next: Place) => void } {
  let now = place;
  if (place.rise && !calm()) {
    const to = `translate(${place.x}px, ${place.y}px)`;
    node.animate?.([{ transform: `translate(${place.x}px, ${place.y + place.rise}px)`, opacity: 0 }, { transform: to, opacity: 1 }], {
      duration: 320, easing: "cubic-bezier(.3,.1,.2,1)",
    });
  }
  return {
    update(next) {
      if (next.x === now.x && next.y === now.y) return;
      if (!calm()) {
        node.animate?.(
          [{ transform: `translate(${now.x}px, ${now.y}px)` }, { transform: `translate(${next.x}px, ${next.y}px)` }],
          { duration: 420, easing: "cubic-bezier(.3,.1,.2,1)" },
        );
      }
      now = next;
    },
  };
}

/** A card that was turned over or by half a turn shows it once. */
export function turn(node: SVGGElement, how: "over" | "half" | null): { update: (how: "over" | "half" | null) => void } {
  const show = (way: "over" | "half" | null) => {
    if (!way || calm()) return;
    const from = way === "over" ? "scale(0.02, 1)" : "rotate(-180deg)";
    node.animate?.([{ transform: from }, { transform: "none" }], { duration: 420, easing: "ease-out" });
  };
  show(how);
  return { update: show };
}
