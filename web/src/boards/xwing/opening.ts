// What can be played, as the page of a new match offers it.
import { linked } from "../../squads/link";
import { own, type Draft, type Format, type Side } from "../../squads/types";
import type { Mode, Setup } from "./view";

export const KINDS = ["starter", "quick", "points", "escalation", "box", "casual"] as const;
export type Kind = (typeof KINDS)[number];

/** The squadrons that ship with the game (crates/xwing/src/squad/ready.rs). */
export const READY = ["rebel-veterans", "imperial-aces", "imperial-swarm"] as const;

/** The mode, as set-ups write it. */
export function modeOf(kind: Kind): Mode {
  switch (kind) {
    case "starter":
    case "escalation":
      return kind;
    case "box":
      return "escalation_core_box";
    case "quick":
    case "points":
    case "casual":
      return "standard";
  }
}

export interface Terms {
  threat: number;
  /** The threat of Escalation. */
  stakes: number;
  season: string;
  limit: number;
}

/** A number that was typed half counts as the usual one. */
function whole(value: number | null | undefined, most: number, usual: number): number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : usual;
}

export function formatOf(kind: Kind, terms: Terms): Format {
  switch (kind) {
    case "points":
      return { kind: "points", season: terms.season, limit: whole(terms.limit, 1000, 200) };
    case "quick":
      return { kind: "quick", threat: whole(terms.threat, 24, 8) };
    case "escalation":
      return { kind: "quick", threat: whole(terms.stakes, 24, 4) };
    case "starter":
    case "box":
    case "casual":
      return { kind: "casual" };
  }
}

/** How a match is played and what its squadrons are built by, as its set-up says. */
export function formatIn(setup: unknown): { mode: Mode; format: Format } {
  const { mode = "standard", season, limit, threat, casual } = setup as Partial<Setup>;
  if (casual === true) return { mode, format: { kind: "casual" } };
  if (typeof season === "string" && mode !== "escalation") return { mode, format: { kind: "points", season, limit: Number(limit ?? 200) } };
  if (typeof threat === "number" || mode === "escalation") return { mode, format: { kind: "quick", threat: Number(threat ?? 4) } };
  return { mode, format: { kind: "casual" } };
}

/** What is offered first: the first battle, or what an opened squadron was built for. */
export function start(brought: Draft | null | undefined): Kind {
  return brought ? brought.format.kind : "starter";
}

/** What a side brings, as the server is asked about it; `null` if nothing was pasted yet. */
export function sideOf(from: string, pasted: string, drafts: Record<string, Draft | null>): Side | null {
  const [kind = "", rest = ""] = from.split(" ");
  if (kind === "random") return { from: "random", faction: rest || null };
  if (kind === "ready") return { from: "ready", name: rest };
  if (kind === "same" || kind === "later") return { from: kind };
  if (kind === "paste") {
    if (!pasted.trim()) return null;
    const link = linked(pasted);
    return { from: "squad", squad: link ? own(link) : pasted };
  }
  const draft = drafts[from];
  return draft ? { from: "squad", squad: own(draft) } : null;
}
