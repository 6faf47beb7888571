// Requests beside the socket.
import type {
  Analysed, Bring, Claim, GameInfo, Join, Lobby, Look, MatchInfo, NewMatch, Pass, Problem, Replay, RuleBook, Seated, Studied, Study, Verdict,
} from "./index";

/** An answer that was not what was asked for, with the server's reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** What was asked about is no longer so. */
export const gone: Problem = { code: "gone", why: { key: "web-problem-not-found" } };
export const unreachable: Problem = { code: "unreachable", why: { key: "web-problem-unreachable" } };

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "why" in value;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal(0, unreachable);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const known: Record<number, string> = { 404: "web-problem-not-found", 429: "web-problem-too-many" };
  const key = known[response.status] ?? "web-problem-server";
  throw new Refusal(response.status, isProblem(body) ? body : { code: String(response.status), why: { key } });
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

function sent(path: string, body: unknown): Promise<Response> {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await sent(path, body)).json() as Promise<T>;
}

const at = encodeURIComponent;

/** What a server can play does not change while it runs, and many pages ask. What failed is asked again. */
let known: Promise<GameInfo[]> | null = null;
function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>("/games").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const api = {
  games,
  content: <T>(game: string) => get<T>(`/games/${at(game)}/content`),
  examine: (game: string, what: unknown) => post<unknown>(`/games/${at(game)}/examine`, what),
  look: (game: string, look: Look) => post<unknown>(`/games/${at(game)}/look`, look),
  scenarioOf: async (study: Study) => (await sent("/study/scenario", study)).text(),
  study: (study: Study) => post<Studied>("/study", study),
  lobby: () => get<Lobby>("/lobby"),
  match: (id: string) => get<MatchInfo>(`/matches/${at(id)}`),
  create: (wish: NewMatch) => post<Seated>("/matches", wish),
  join: (id: string, join: Join) => post<Seated>(`/matches/${at(id)}/join`, join),
  bring: (id: string, bring: Bring) => post<MatchInfo>(`/matches/${at(id)}/bring`, bring),
  pass: (id: string) => post<Pass>(`/matches/${at(id)}/pass`, ""),
  claim: (id: string, claim: Claim) => post<Seated>(`/matches/${at(id)}/claim`, claim),
  renew: async () => void (await sent("/me/renew", "")),
  forget: async () => void (await sent("/me/forget", "")),
  replay: (id: string) => get<Replay>(`/matches/${at(id)}/replay`),
  scenario: (game: string, name: string) => get<Replay>(`/scenarios/${at(game)}/${name}`),
  showcase: (game: string) => get<Replay>(`/showcase/${at(game)}`),
  rules: (game: string) => get<RuleBook>(`/rules/${at(game)}`),
  analysis: (id: string) => get<Analysed>(`/matches/${at(id)}/analysis`),
  analyse: (id: string, effort: number | null) => post<Analysed>(`/matches/${at(id)}/analysis`, { effort }),
  verify: (journal: string) => post<Verdict>("/verify", journal),
  journal: async (id: string) => (await ask(journalPath(id).slice(4))).text(),
};

/** Where a finished match's journal can be downloaded. */
export function journalPath(id: string): string {
  return `/api/matches/${at(id)}/journal`;
}

/** Where a match's socket is. */
export function socketUrl(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/matches/${at(id)}/socket`;
}
