// A match in a few words, for lists: what is played, who sits there, how far it is and who must play.
import { say, t } from "../i18n/lang.svelte";
import type { Listed, MatchInfo, SeatInfo } from "../protocol";
import { seatMessage, sideMessage, sideOf } from "../session/names";

/** Who sits on a seat. */
export function sitter(seat: SeatInfo): string {
  switch (seat.sitter.kind) {
    case "person": return seat.sitter.name ?? t("web-somebody");
    case "bot": return t("web-bot", { level: t(`web-level-${seat.sitter.level}`) });
    case "invited": return t("web-seat-invited");
    case "open": return t("web-seat-open");
  }
}

/** The seats by sides: two against two, not each against everybody. */
export function sides(match: Listed): SeatInfo[][] {
  if (match.seats.length <= 2) return match.seats.map((seat) => [seat]);
  return [0, 1].map((side) => match.seats.filter((seat) => sideOf(seat.seat) === side));
}

/** The mode, where the game has several; `null` where there is nothing to tell. */
export function mode(match: Pick<MatchInfo, "game" | "setup" | "seats"> | Listed): string | null {
  // Lists tell only the plain values of a set-up.
  const setup = (("about" in match ? match.about : match.setup) ?? {}) as { mode?: unknown; limit?: unknown; threat?: unknown };
  if (match.seats.length > 2) return t("web-mode-teams");
  if (match.game === "xwing2e") {
    if (setup.mode === "standard" && typeof setup.threat === "number") return t("web-mode-xwing2e-quick-build");
    if (setup.mode === "standard") return t("web-mode-xwing2e-points", { points: typeof setup.limit === "number" ? setup.limit : 200 });
    return { starter: t("web-mode-xwing2e-starter"), escalation: t("web-mode-xwing2e-escalation"), escalation_core_box: t("web-mode-xwing2e-core-box") }[String(setup.mode)] ?? null;
  }
  if (match.game === "starfighter" && typeof setup.mode === "string") return t(`web-mode-starfighter-${setup.mode.replace("_", "-")}`);
  return null;
}

/** The seat somebody plays, told by the server for the caller's own matches. */
export function myTurn(match: Listed): boolean {
  return match.yours !== undefined && (match.asked ?? []).includes(match.yours);
}

/** Where it stands: who is waited for, or how it ended. */
export function state(match: Listed): string {
  if (match.payoffs) {
    const winner = match.payoffs.findIndex((value) => value > 0);
    return winner < 0 ? t("web-ended-draw") : t("web-ended-side", { side: sideMessage(match.game, winner) });
  }
  if (match.phase === "waiting") return t("web-list-waits-seat");
  if (match.phase === "gathering") return t("web-list-gathers");
  if (myTurn(match)) return t("web-your-turn");
  const asked = match.seats.filter((seat) => (match.asked ?? []).includes(seat.seat));
  if (asked.length === 0) return t("web-list-moves", { count: match.version });
  return t("web-list-turn", { who: asked.map((seat) => (seat.sitter.kind === "person" && seat.sitter.name === null ? say(seatMessage(match.game, seat.seat, match.seats.length)) : sitter(seat))) });
}

/** The clock, where there is one. */
export function clock(match: Pick<MatchInfo, "pace">): string | null {
  return match.pace.kind === "clock" ? t("web-list-clock", { minutes: Math.round(match.pace.seconds / 60) }) : null;
}
