// Who shall sit where, in the form of a new match: a kind of wish per seat, as text.

/** What the form starts from: against a bot, or against anybody. Seats that more players add are bots, too. */
export const WISHES: Record<"solo" | "open", string[]> = {
  solo: ["me", "bot cadet", "bot cadet", "bot cadet"],
  open: ["me", "open", "open", "open"],
};

/** A seat is given to somebody else. One person sits on one seat at most: who moves swaps with whoever sat there. */
export function seated(wishes: readonly string[], at: number, wish: string, seats: number): string[] {
  const before = wishes[at] ?? "open";
  const old = wishes.findIndex((one, i) => one === "me" && i < seats);
  return wishes.map((one, i) => (i === at ? wish : wish === "me" && i === old ? before : one));
}
