// Finding cards: by words, ship, initiative and points.
import type { Cards, PilotCard, UpgradeCard } from "../boards/xwing/content";
import type { Id } from "../boards/xwing/view";
import type { Lang } from "../i18n/lang.svelte";
import type { Fits, Ship } from "./types";

export interface Wanted {
  words: string;
  ship: Id | "";
  /** -1: any. */
  initiative: number;
  /** `null`: any. */
  most: number | null;
  /** Nothing that does not fit, for whatever reason. */
  fitting: boolean;
  sort: "ship" | "initiative" | "points" | "name";
}

export const ANY: Wanted = { words: "", ship: "", initiative: -1, most: null, fitting: false, sort: "initiative" };

/** Letters without accents, quotes or case. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim().toLowerCase();
}

/** Whether all words are somewhere in the texts. */
export function mentions(texts: (string | null | undefined)[], words: string): boolean {
  const all = plain(texts.filter(Boolean).join(" "));
  return plain(words).split(" ").every((word) => all.includes(word));
}

export interface FoundShip {
  fits: Fits;
  pilot: PilotCard;
}

/** The ship cards or quick builds that are looked for, those that fit first. */
export function ships(cards: Cards, all: Fits[], faction: string | null, wanted: Wanted, lang: Lang): FoundShip[] {
  const found = all.flatMap((fits): FoundShip[] => {
    const pilot = cards.pilot(fits.id);
    if (!pilot || (faction && pilot.faction !== faction)) return [];
    if (wanted.fitting && fits.against !== null) return [];
    // Of a quick build, any of its ships may be the one that is looked for.
    const all = fits.ships?.flatMap((ship) => cards.pilot(ship.pilot) ?? []) ?? [pilot];
    if (wanted.ship && !all.some((one) => one.ship === wanted.ship)) return [];
    if (wanted.initiative >= 0 && !all.some((one) => one.initiative === wanted.initiative)) return [];
    if (wanted.most !== null && (fits.points === null || fits.points > wanted.most)) return [];
    const upgrades = (fits.ships ?? []).flatMap((ship) => ship.upgrades).map((id) => cards.upgrade(id)?.name[lang]);
    const texts = [...all.flatMap((one) => [one.name[lang], cards.ship(one.ship)?.name[lang], one.caption?.[lang], one.text?.[lang], ...one.keywords]), ...upgrades];
    return mentions(texts, wanted.words) ? [{ fits, pilot }] : [];
  });
  const name = (one: FoundShip) => one.pilot.name[lang];
  const ship = (one: FoundShip) => cards.ship(one.pilot.ship)?.name[lang] ?? "";
  const order: Record<Wanted["sort"], (one: FoundShip, two: FoundShip) => number> = {
    name: (one, two) => plain(name(one)).localeCompare(plain(name(two)), lang),
    ship: (one, two) => ship(one).localeCompare(ship(two), lang) || two.pilot.initiative - one.pilot.initiative,
    initiative: (one, two) => two.pilot.initiative - one.pilot.initiative,
    points: (one, two) => (one.fits.points ?? 999) - (two.fits.points ?? 999),
  };
  const by = order[wanted.sort];
  return found.sort((one, two) => rank(one.fits) - rank(two.fits) || by(one, two) || order.name(one, two));
}

export interface FoundUpgrade {
  fits: Fits;
  upgrade: UpgradeCard;
}

/** The upgrades of a type, or of all, those that fit first. */
export function upgrades(cards: Cards, all: Fits[], slot: string | null, words: string, lang: Lang): FoundUpgrade[] {
  const found = all.flatMap((fits): FoundUpgrade[] => {
    const upgrade = cards.upgrade(fits.id);
    if (!upgrade || (slot && !upgrade.slots.some((own) => own === slot))) return [];
    const texts = [upgrade.name[lang], ...upgrade.faces.flatMap((face) => [face.name?.[lang], face.text[lang]])];
    return mentions(texts, words) ? [{ fits, upgrade }] : [];
  });
  const name = (one: FoundUpgrade) => plain(one.upgrade.name[lang]);
  return found.sort((one, two) => rank(one.fits) - rank(two.fits) || name(one).localeCompare(name(two), lang));
}

/** What fits, then what would if something else made room, then the rest. */
export function rank(fits: Fits): number {
  return fits.against === null ? 0 : fits.budget ? 1 : 2;
}

/** Equal ships, and how many there are of each. */
export function counted(ships: Ship[]): { ship: Ship; count: number }[] {
  const found: { ship: Ship; count: number }[] = [];
  const key = (ship: Ship) => [ship.pilot, ...ship.upgrades.toSorted()].join();
  for (const ship of ships) {
    const same = found.find((one) => key(one.ship) === key(ship));
    if (same) same.count += 1;
    else found.push({ ship, count: 1 });
  }
  return found;
}
