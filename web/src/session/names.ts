// What seats are called: by their sides and numbers in lists and forms, by whoever sits there at a table.
import type { Source } from "../boards/face";
import { t } from "../i18n/lang.svelte";
import { type Message, type Names, YOU } from "../i18n/words";
import type { SeatInfo } from "../protocol";

const ENDOR = ["endor-seat-rebel-1", "endor-seat-empire-1", "endor-seat-empire-2", "endor-seat-rebel-2"];

/** The message of a seat's name. Endor's seats go by their sides when two play. */
export function seatMessage(game: string, seat: number, players: number): Message {
  if (game !== "endor") return { key: game === "xwing2e" ? `web-seat-letter-${seat + 1}` : `web-seat-number-${seat + 1}` };
  if (players === 2) return { key: seat === 0 ? "endor-side-rebel" : "endor-side-empire" };
  return { key: ENDOR[seat] ?? "endor-seat-rebel-1" };
}

/** Whether seats go by their sides, whoever sits there. */
export function sided(game: string): boolean {
  return game === "endor";
}

/** The side a seat is on: of four seats the first and the last are on one. */
export function sideOf(seat: number): number {
  return seat === 0 || seat === 3 ? 0 : 1;
}

/** A side's name, for a match that is over. */
export function sideMessage(game: string, seat: number): Message {
  return game === "endor" ? { key: sideOf(seat) === 0 ? "endor-side-rebel" : "endor-side-empire" } : seatMessage(game, seat, 2);
}

/** A free seat. */
export function isFree(seat: SeatInfo): boolean {
  return seat.sitter.kind === "invited" || seat.sitter.kind === "open";
}

/** Whoever sits there, by name. A bot goes by its level; of people without a name only the one opponent has a word. */
function nameOf({ sitter }: SeatInfo, facing: boolean): string | null {
  switch (sitter.kind) {
    case "person": return sitter.name ?? (facing ? t("web-seat-opponent") : null);
    case "bot": return t("web-bot", { level: t(`web-level-${sitter.level}`) });
    case "invited":
    case "open": return null;
  }
}

/** What one who sits at `own` calls a seat: "you", a name, or `null` where nobody is known. Two of one name are numbered. */
export function calledAt(seats: readonly SeatInfo[], own: number | null, seat: number): string | null {
  if (seat === own) return t(YOU);
  const facing = own !== null && seats.length === 2;
  const names = seats.map((one) => (one.seat === own ? null : nameOf(one, facing)));
  const name = names[seat] ?? null;
  if (name === null || names.indexOf(name) === names.lastIndexOf(name)) return name;
  return t("web-seat-again", { name, number: names.slice(0, seat + 1).filter((one) => one === name).length });
}

/** The message of a seat's name at a table; its own word where nobody is known to sit there. */
export function seatCalled(source: Source, seat: number, own: Message): Message {
  const name = source.called(seat);
  if (name === null) return own;
  return seat === source.seat ? { key: YOU } : { key: "web-seat-named", args: { name } };
}

/** What the game's own words for its seats are replaced with. */
export function seatNames(source: Source, keys: readonly string[]): Names {
  const names: Names = {};
  keys.forEach((key, seat) => {
    const call = source.called(seat);
    if (call !== null) names[key] = seat === source.seat ? { alias: YOU } : { call };
  });
  return names;
}
