// A squadron as an address: `/squads/p200_last~lukeskywalker_r2d2~wedgeantilles?name=Red`. Only letters that no program
// changes on the way, and the cards by their XWS names, so that a link outlives any list of numbers. Ships that share a
// quick build end with its number: `/squads/q2~academypilot_.1~academypilot_.1`.
import type { Draft, Format, Ship } from "./types";

const NAME = /^[a-z0-9-]{1,47}$/;
const BUILD = /^\.([1-9]\d?)$/;
const MOST_SHIPS = 20;
const MOST_CARDS = 20;

function written(format: Format): string {
  switch (format.kind) {
    case "points":
      return `p${format.limit}_${format.season}`;
    case "quick":
      return `q${format.threat}`;
    case "casual":
      return "c";
  }
}

function formatOf(text: string): Format | null {
  const points = /^p(\d{1,4})_([a-z0-9-]{1,47})$/.exec(text);
  if (points?.[1] && points[2]) return { kind: "points", season: points[2], limit: Number(points[1]) };
  const quick = /^q(\d{1,2})$/.exec(text);
  if (quick?.[1]) return { kind: "quick", threat: Number(quick[1]) };
  return text === "c" ? { kind: "casual" } : null;
}

/** The part of the address that holds the squadron. */
export function encode(draft: Draft): string {
  return [written(draft.format), ...draft.ships.map((ship) => [ship.pilot, ...ship.upgrades, ...(ship.build ? [`.${ship.build}`] : [])].join("_"))].join("~");
}

/** The address from its first slash. */
export function pathOf(draft: Draft, page = "/squads/"): string {
  const query = new URLSearchParams();
  if (draft.name) query.set("name", draft.name);
  if (draft.obstacles.length > 0) query.set("rocks", draft.obstacles.join("_"));
  const rest = query.size > 0 ? `?${query}` : "";
  return `${page}${encode(draft)}${rest}`;
}

/** The squadron of an address; `null` if it holds none. The server has the last word on its cards. */
export function decode(code: string, query: URLSearchParams): Draft | null {
  const [first = "", ...rest] = code.split("~");
  const format = formatOf(first);
  if (!format || rest.length > MOST_SHIPS) return null;
  const ships: Ship[] = [];
  for (const part of rest) {
    const [pilot = "", ...upgrades] = part.split("_");
    const build = Number(BUILD.exec(upgrades.at(-1) ?? "")?.[1] ?? 0);
    if (build) upgrades.pop();
    if (upgrades.length > MOST_CARDS || ![pilot, ...upgrades].every((name) => NAME.test(name))) return null;
    ships.push({ pilot, upgrades, ...(build ? { build } : {}) });
  }
  const obstacles = (query.get("rocks") ?? "").split("_").filter((name) => NAME.test(name)).slice(0, 3);
  return { name: (query.get("name") ?? "").slice(0, 80), format, ships, obstacles };
}

/** A squadron link of this page in a text that somebody pasted; `undefined` if it is no link at all. */
export function linked(text: string): Draft | null | undefined {
  const trimmed = text.trim();
  if (!/^(https?:\/\/|\/squads\/)\S+$/.test(trimmed)) return undefined;
  try {
    const url = new URL(trimmed, "http://here.invalid");
    const code = /\/squads\/([^/]+)\/?$/.exec(url.pathname)?.[1];
    return code ? decode(decodeURIComponent(code), url.searchParams) : null;
  } catch {
    return null;
  }
}
