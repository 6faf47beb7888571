// Matches made with one click.
import type { GameInfo, NewMatch, SeatWish } from "../protocol";
import { api } from "../protocol/api";
import { go } from "../router.svelte";
import { coached, myName, rememberCoached, rememberInvitations } from "../session/memory";

/** Makes a match and goes to its table. */
export async function begin(wish: NewMatch): Promise<void> {
  const seated = await api.create(wish);
  rememberInvitations(seated.info.id, seated.invitations);
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

/** The first seat for me, the usual set-up. */
function two(game: GameInfo, other: SeatWish): NewMatch {
  return {
    game: game.game,
    setup: game.setups[0]?.setup ?? { players: 2 },
    seats: [{ kind: "me" }, other],
    pace: { kind: "correspondence" },
    name: myName(),
  };
}

/** Against a cadet: no settings. */
export function playNow(game: GameInfo): Promise<void> {
  const level = game.levels.includes("cadet") ? "cadet" : (game.levels[0] ?? "random");
  return begin(two(game, { kind: "bot", level }));
}

/** Against whoever gets the link. */
export function inviteFriend(game: GameInfo): Promise<void> {
  return begin(two(game, { kind: "invite" }));
}
