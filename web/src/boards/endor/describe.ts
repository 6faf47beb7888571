// The board in words, for people who hear it.
import { say, t } from "../../i18n/lang.svelte";
import { type Card, countOf, type Kind, KINDS, orderKey, type Place, placeName, type PlaceView, type View } from "./view";

const FIGHTER_KEYS: Partial<Record<Kind, string>> = {
  x: "endor-fighters-x", y: "endor-fighters-y", b: "endor-fighters-b", tie: "endor-fighters-tie",
};

/** Some ships of a kind as a message: "3 X-wings", "the Falcon". */
export function shipsOf(kind: Kind, count: number): { key: string; args?: Record<string, unknown> } {
  const fighters = FIGHTER_KEYS[kind];
  if (fighters) return { key: fighters, args: { count } };
  if (kind === "marker") return { key: "endor-hits-marker" };
  return { key: `endor-ship-${kind}` };
}

/** The ships in a place, as messages. */
export function shipsAt(place: PlaceView): { key: string; args?: Record<string, unknown> }[] {
  return KINDS.filter((kind) => kind !== "marker" && countOf(place, kind) > 0)
    .map((kind) => shipsOf(kind, countOf(place, kind)));
}

export function describePlace(name: Place, place: PlaceView | undefined): string {
  const where = placeName(name);
  if (!place) return say(where);
  if (place.face_up === false) return t("web-endor-place-destroyed", { place: where });
  const ships = shipsAt(place);
  return ships.length > 0
    ? t("web-endor-place-holds", { place: where, ships })
    : t("web-endor-place-empty", { place: where });
}

export function describeCard(card: Card): string {
  return say({ key: "endor-card", args: { orders: card.map((order) => ({ key: `endor-order-${orderKey(order)}` })) } });
}

/** All three battles in a few sentences. */
export function describeBoard(view: View): string {
  const { shield, duel } = view;
  return [
    t("web-endor-board-round", { round: view.round }),
    shield.up
      ? t("web-endor-board-shield", { team: shield.team, last: shield.track.length, troopers: shield.troopers.length })
      : t("web-endor-board-shield-down"),
    t("web-endor-board-duel", {
      luke: duel.luke_hits, luketrack: duel.luke_track, vader: duel.vader_hits, vadertrack: duel.vader_track,
    }),
    t("web-endor-board-reserve", { count: view.reserve }),
  ].join(" ");
}
