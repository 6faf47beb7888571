// Rules and titles of scenarios are written as people type; the page shows them as their language is printed.
import type { Lang } from "./lang.svelte";

export function typeset(text: string, lang: Lang): string {
  const printed = text.replace(/'/g, "’");
  return lang === "fr" ? printed.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : printed;
}
