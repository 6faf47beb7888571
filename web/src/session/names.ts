// What seats are called: by their sides when two play, by their numbers when four do.
import type { SeatInfo } from "../protocol";
import type { Names } from "../i18n/words";

export const SEAT_KEYS = ["endor-seat-rebel-1", "endor-seat-empire-1", "endor-seat-empire-2", "endor-seat-rebel-2"];

export function seatNames(players: number): Names {
  if (players !== 2) return {};
  return {
    "endor-seat-rebel-1": { alias: "endor-side-rebel" },
    "endor-seat-empire-1": { alias: "endor-side-empire" },
  };
}

/** The message of a seat's name. */
export function seatMessage(seat: number, players: number): { key: string } {
  const key = SEAT_KEYS[seat] ?? "endor-seat-rebel-1";
  return { key: players === 2 ? (seat === 0 ? "endor-side-rebel" : "endor-side-empire") : key };
}

/** Whether a seat is the Rebels': the first and the last of four. */
export function isRebelSeat(seat: number): boolean {
  return seat === 0 || seat === 3;
}

/** Whether two seats are on one side. */
export function sameSide(a: number, b: number): boolean {
  return isRebelSeat(a) === isRebelSeat(b);
}

/** A free seat. */
export function isFree(seat: SeatInfo): boolean {
  return seat.sitter.kind === "invited" || seat.sitter.kind === "open";
}
