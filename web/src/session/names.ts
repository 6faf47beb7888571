// What seats are called where no board is open: in lists and forms.
import type { Message } from "../i18n/words";
import type { SeatInfo } from "../protocol";

const ENDOR = ["endor-seat-rebel-1", "endor-seat-empire-1", "endor-seat-empire-2", "endor-seat-rebel-2"];

/** The message of a seat's name. Endor's seats go by their sides when two play. */
export function seatMessage(game: string, seat: number, players: number): Message {
  if (game !== "endor") return { key: game === "xwing2e" ? `web-seat-letter-${seat + 1}` : `web-seat-number-${seat + 1}` };
  if (players === 2) return { key: seat === 0 ? "endor-side-rebel" : "endor-side-empire" };
  return { key: ENDOR[seat] ?? "endor-seat-rebel-1" };
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
