// The way to an answer that is made in steps: what is picked next for it.
import type { StarfighterPlay } from "./play.svelte";
import { type Choice, type Spot, spotId } from "./view";

type Picking = Pick<StarfighterPlay, "card" | "back_up" | "from" | "options" | "partial">;

export function leads(play: Picking, choice: Choice): string[] {
  const whole = JSON.stringify(choice);
  const fields = (typeof choice === "string" ? {} : choice) as { Play?: { card: string; back: boolean }; Move?: { from: Spot } };
  if (fields.Play) {
    const { card, back } = fields.Play;
    if (play.card === null) return [`card ${card}`];
    if (play.card !== card) return ["back"];
    return [play.back_up === back ? whole : "turn"];
  }
  if (fields.Move) {
    const from = spotId(fields.Move.from);
    if (play.from === null && play.options.some(({ id }) => id === `from ${from}`)) return [`from ${from}`];
    if (play.from !== null && spotId(play.from) !== from) return ["back"];
    return [whole];
  }
  return [play.partial ? "back" : whole];
}
