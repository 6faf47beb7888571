// Scenarios count inputs; replays may show several steps of one.
import type { Replay } from "../protocol";

/** The step that shows how things stand after so many inputs. */
export function stepAt(replay: Replay, inputs: number): number {
  const last = replay.steps.length - 1;
  const found = replay.steps.findLastIndex((step, i) => inputsOf(step, i) <= inputs);
  return Math.min(last, Math.max(0, found));
}

function inputsOf(step: object, i: number): number {
  return "input" in step && typeof step.input === "number" ? step.input : i;
}
