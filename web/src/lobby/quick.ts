// Matches made with a click or two.
import type { GameInfo, NewMatch, Pace, SeatWish } from "../protocol";
import { api } from "../protocol/api";
import { go } from "../router.svelte";
import { coached, myName, preferences, rememberCoached, rememberInvitations, rememberPreferences } from "../session/memory";
import { promised } from "../session/share";

export const PACES: Record<string, Pace> = {
  correspondence: { kind: "correspondence" },
  quick: { kind: "clock", seconds: 600, increment: 10 },
  slow: { kind: "clock", seconds: 1800, increment: 20 },
};

/** Makes a match and goes to its table. */
export async function begin(wish: NewMatch): Promise<void> {
  const seated = await api.create(wish);
  rememberInvitations(seated.info.id, seated.invitations);
  promised(seated.info);
  // A newcomer's first battle against a bot is guided; friends explain the game to each other.
  const alone = wish.seats.some((seat) => seat.kind === "me") && wish.seats.some((seat) => seat.kind === "bot");
  if (alone && !coached(wish.game).done) rememberCoached(wish.game, { match: seated.info.id, seen: [], done: false });
  go(`/m/${seated.info.id}`);
}

/** A set-up with the readings of rulings that were chosen: each game has its own place for them. */
export function withPolicies(game: string, setup: unknown, policies: Record<string, string>): unknown {
  const base = setup as Record<string, unknown>;
  const place = game === "xwing2e" ? "ruleset" : "policies";
  return { ...base, [place]: { ...(base[place] as object | undefined), ...policies } };
}

/** What somebody wanted the last time they invited anybody. */
export interface Wanted {
  setup: string;
  side: number;
  pace: string;
}

export function preferred(game: string): Wanted {
  return { setup: "", side: 0, pace: "correspondence", ...preferences<Partial<Wanted>>(`invite-${game}`) };
}

export function prefer(game: string, wanted: Wanted): void {
  rememberPreferences(`invite-${game}`, wanted);
}

/** Two seats, one of them mine. */
function two(game: GameInfo, other: SeatWish, { setup, side, pace }: Wanted): NewMatch {
  const chosen = game.setups.find((one) => one.name === setup) ?? game.setups[0];
  const me: SeatWish = { kind: "me" };
  return {
    game: game.game,
    setup: chosen?.setup ?? { players: 2 },
    seats: side === 1 ? [other, me] : [me, other],
    pace: PACES[pace] ?? { kind: "correspondence" },
    name: myName(),
  };
}

/** Against a cadet: no settings. */
export function playNow(game: GameInfo): Promise<void> {
  const level = game.levels.includes("cadet") ? "cadet" : (game.levels[0] ?? "random");
  return begin(two(game, { kind: "bot", level }, { setup: "", side: 0, pace: "correspondence" }));
}

/** Against whoever gets the link. */
export function inviteFriend(game: GameInfo, wanted: Wanted): Promise<void> {
  return begin(two(game, { kind: "invite" }, wanted));
}
