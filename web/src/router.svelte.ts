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

/** A part of an address as it was written; one that nobody can have written is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
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
      if (second) return { page: "match", id: second, join: url.searchParams.get("join") };
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
      if (second) return { page: "learn", game: second, lesson: rest[0] ?? null };
      break;
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

const state = $state({ route: parse(new URL(location.href)) });

function read(): void {
  state.route = parse(new URL(location.href));
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
