// Matches made with one click.
import type { NewMatch, SeatWish } from "../protocol";
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

function two(other: SeatWish): NewMatch {
  return {
    game: "endor",
    setup: { players: 2 },
    seats: [{ kind: "me" }, other],
    pace: { kind: "correspondence" },
    name: myName(),
  };
}

/** The Rebels against a cadet: no settings. */
export function playNow(): Promise<void> {
  return begin(two({ kind: "bot", level: "cadet" }));
}

/** The Rebels against whoever gets the link. */
export function inviteFriend(): Promise<void> {
  return begin(two({ kind: "invite" }));
}
