// A tiny router over the history API.
/** What a what-if leaves: a match, or a scenario of a game. */
export type Origin = { match: string } | { game: string; scenario: string };

export type Route =
  | { page: "lobby"; game: string | null }
  | { page: "new" }
  | { page: "squads"; code: string | null }
  | { page: "match"; id: string; join: string | null }
  | { page: "replay"; id: string; step: number | null }
  | { page: "scenario"; game: string; name: string }
  | { page: "rulebooks" }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "pass"; id: string; secret: string }
  | { page: "analysis"; id: string; effort: number | null }
  | { page: "study"; from: Origin; at: number }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "decks" }
  | { page: "verify"; id: string | null }
  | { page: "nowhere" };

/** The parts of a path; `null` if it is none that anybody has written. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The secret of an invitation. It follows the sign, where no proxy and no log sees it; in older links it is in the question. */
function invitationIn(url: URL): string | null {
  return new URLSearchParams(url.hash.slice(1)).get("join") ?? url.searchParams.get("join");
}

export function parse(url: URL): Route {
  const parts = partsOf(url.pathname);
  if (!parts) return { page: "nowhere" };
  const [first, second, ...rest] = parts;
  const hash = url.hash.slice(1);
  switch (first) {
    case undefined:
      return { page: "lobby", game: url.searchParams.get("game") };
    case "g":
      if (second && rest.length === 0) return { page: "lobby", game: second };
      break;
    case "new":
      return { page: "new" };
    case "squads":
      if (rest.length === 0) return { page: "squads", code: second ?? null };
      break;
    case "decks":
      return { page: "decks" };
    case "verify":
      return { page: "verify", id: url.searchParams.get("match") };
    case "m":
      if (second) return { page: "match", id: second, join: invitationIn(url) };
      break;
    case "r":
      if (second) return { page: "replay", id: second, step: /^\d+$/.test(hash) ? Number(hash) : null };
      break;
    case "a":
      if (second && rest.length === 0) return { page: "analysis", id: second, effort: Number(url.searchParams.get("effort")) || null };
      break;
    case "study":
      if (second === "scenario" && rest.length > 2 && /^\d+$/.test(rest.at(-1) ?? "")) {
        return { page: "study", from: { game: rest[0] ?? "", scenario: rest.slice(1, -1).join("/") }, at: Number(rest.at(-1)) };
      }
      if (second && rest.length === 1 && /^\d+$/.test(rest[0] ?? "")) return { page: "study", from: { match: second }, at: Number(rest[0]) };
      break;
    case "learn":
      // Whoever has not said of which game finds all of them where the rules begin.
      return second ? { page: "learn", game: second, lesson: rest[0] ?? null } : { page: "rulebooks" };
    case "s":
      if (second && rest.length > 0) return { page: "scenario", game: second, name: rest.join("/") };
      break;
    case "rules":
      return second ? { page: "rules", game: second, rule: hash || null } : { page: "rulebooks" };
    case "pass":
      // The secret is no part of the address that servers and previews see.
      if (second && hash) return { page: "pass", id: second, secret: hash };
      break;
  }
  return { page: "nowhere" };
}

const KEPT = "escadrille-invited-";

/**
 * The page of an address. An invitation leaves the address at once, before it is in a history, on a screen that is
 * shared or in a bookmark: this tab keeps it until somebody has sat down.
 */
export function arrive(url: URL): Route {
  const route = parse(url);
  if (route.page !== "match") return route;
  if (route.join === null) return { ...route, join: sessionStorage.getItem(KEPT + route.id) };
  sessionStorage.setItem(KEPT + route.id, route.join);
  history.replaceState(history.state, "", url.pathname);
  return route;
}

/** The invitation to a match has been taken. */
export function forgetInvitation(id: string): void {
  sessionStorage.removeItem(KEPT + id);
}

const state = $state({ route: arrive(new URL(location.href)) });

function read(): void {
  state.route = arrive(new URL(location.href));
}

addEventListener("popstate", read);

export function route(): Route {
  return state.route;
}

/** Goes to another page of the client. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  read();
  if (!path.includes("#")) scrollTo(0, 0);
}

/** Lets links inside the client change pages without a reload. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
