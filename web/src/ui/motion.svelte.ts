// Whether somebody wants things to move.
const prefers = matchMedia("(prefers-reduced-motion: reduce)");
const state = $state({ calm: prefers.matches });
prefers.addEventListener("change", () => (state.calm = prefers.matches));

/** Nothing is to move. */
export function calm(): boolean {
  return state.calm;
}
