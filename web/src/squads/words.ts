// Cards and formats in words.
import type { Cards } from "../boards/xwing/content";
import { hasWords, t, type Lang } from "../i18n/lang.svelte";
import { kebab, type Draft, type Format } from "./types";

export function seasonName(season: string): string {
  const key = `web-squads-season-${season}`;
  return hasWords(key) ? t(key) : season;
}

export function formatLine(format: Format): string {
  switch (format.kind) {
    case "points":
      return t("web-squads-line-points", { limit: format.limit, season: seasonName(format.season) });
    case "quick":
      return t("web-squads-line-quick", { threat: format.threat });
    case "casual":
      return t("web-squads-line-casual");
  }
}

export function factionName(faction: string): string {
  return t(`xwing-squad-faction-${kebab(faction)}`);
}

export function slotName(slot: string): string {
  return t(`xwing-squad-slot-${kebab(slot)}`);
}

/** What a squadron is called: its own name, or who flies in it. */
export function squadName(draft: Pick<Draft, "name" | "ships">, cards: Cards, lang: Lang): string {
  if (draft.name) return draft.name;
  const pilots = draft.ships.slice(0, 3).map((ship) => cards.pilot(ship.pilot)?.name[lang] ?? ship.pilot);
  if (pilots.length === 0) return t("web-squads-unnamed");
  return pilots.join(", ") + (draft.ships.length > 3 ? "…" : "");
}
