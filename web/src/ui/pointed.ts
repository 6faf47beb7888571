// Whether somebody points at a thing. What comes to lie under a pointer that rests, because the page or the table moved,
// is entered too, but nobody pointed at it.
let last = { x: Number.NaN, y: Number.NaN };

if (typeof addEventListener === "function") {
  // Enter comes before move: while something is entered this is still where the hand came from.
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true, passive: true });
}

/** For `pointerenter`. */
export function pointed({ pointerType, clientX, clientY }: Pick<PointerEvent, "pointerType" | "clientX" | "clientY">): boolean {
  return pointerType !== "mouse" || clientX !== last.x || clientY !== last.y;
}
