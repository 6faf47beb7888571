// The way to an answer that is made in steps: what is picked next for it.
import type { XwingPlay } from "../play.svelte";
import type { Act, Choice } from "../view";
import { field, flownOf, kindOf, rerolls } from "./narrow";

export function leads(play: Pick<XwingPlay, "kind" | "kinds" | "manner" | "planning" | "options">, choice: Choice): string[] {
  const whole = JSON.stringify(choice);
  if (play.manner === "place") return ["place"];
  if (play.manner === "dial") {
    const dial = field<{ maneuver: number }>(choice, "Dial");
    if (play.planning.changes) return ["back"];
    return [dial ? `dial-${dial.maneuver}` : "ready"];
  }
  if (play.manner === "dice" && rerolls(choice) !== null) return ["reroll"];
  const act = field<Act>(choice, "Act");
  const kind = act ? kindOf(act) : null;
  if (play.kind !== null && play.kind !== kind) return ["back"];
  if (play.kind === null && kind !== null && play.options.some(({ id }) => id === `kind-${kind}`)) return [`kind-${kind}`];
  const flown = flownOf(choice);
  return [flown && play.planning.flies ? `dial-${flown.maneuver}` : whole];
}
