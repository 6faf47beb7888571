// Options in words.
import { say, t } from "../../i18n/lang.svelte";
import type { Names } from "../../i18n/words";
import { cardOf } from "./content.svelte";
import { describeFace } from "./describe";
import type { Step } from "./narrow";
import { effectMessage, placedAt, shown, type Spot, type View } from "./view";

/** A card on a board, short: its identifier, or that its back is up, and where. */
export function targetName(view: View, at: Spot): string {
  const placed = placedAt(view, at);
  const card = placed && shown(placed.card);
  return t(card ? "web-starfighter-target" : "web-starfighter-target-back", { card: card ?? "", sector: at.sector + 1, slot: at.slot });
}

/** The label of an option for those who hear it, and the short one that is shown. */
export function optionWords(step: Step, view: View, names: Names): { label: string; short: string } {
  const full = step.answer ? say(step.answer.words, names) : "";
  if (step.does === "card" && step.card) return { label: describeFace(step.card, cardOf(step.card)), short: step.card };
  if (step.spot) {
    const short = targetName(view, step.spot);
    return { label: full || short, short };
  }
  if (step.first) {
    const short = t("web-starfighter-first", { effect: effectMessage(step.first.effect), card: targetName(view, step.first.at) });
    return { label: full, short };
  }
  if (step.sector) return { label: full, short: t("web-starfighter-sector-name", { sector: step.sector.sector + 1 }) };
  return { label: full, short: full };
}
