// Squadrons kept in this browser. Every change reads what is there first, so that two tabs do not undo each other.
import type { Draft, Format, Ship } from "./types";

export interface Saved extends Draft {
  id: string;
  /** When, in milliseconds. */
  changed: number;
}

const STORED = "escadrille-squads";
const MOST = 500;
/** What is kept while the browser refuses to. */
let memory: Saved[] = [];

const isText = (value: unknown): value is string => typeof value === "string";
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

function formatOf(value: unknown): Format | null {
  if (typeof value !== "object" || value === null || !("kind" in value)) return null;
  const { kind, season, limit, threat } = value as Record<string, unknown>;
  if (kind === "points" && isText(season) && typeof limit === "number") return { kind, season, limit };
  if (kind === "quick" && typeof threat === "number") return { kind, threat };
  return kind === "casual" ? { kind } : null;
}

function shipOf(value: unknown): Ship[] {
  if (typeof value !== "object" || value === null || !("pilot" in value) || !isText(value.pilot)) return [];
  const build = "build" in value && Number.isInteger(value.build) && Number(value.build) > 0 ? { build: Number(value.build) } : {};
  return [{ pilot: value.pilot, upgrades: texts("upgrades" in value ? value.upgrades : []), ...build }];
}

/** A squadron as this page wrote it, now or in an older file; `null` if it is none. */
export function revive(value: unknown): Draft | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, format, ships, obstacles } = value as Record<string, unknown>;
  const read = formatOf(format);
  if (!read || !Array.isArray(ships)) return null;
  return { name: isText(name) ? name.slice(0, 80) : "", format: read, ships: ships.flatMap(shipOf), obstacles: texts(obstacles) };
}

export function load(): Saved[] {
  let text: string | null;
  try {
    text = localStorage.getItem(STORED);
  } catch {
    return memory;
  }
  if (text === null) return memory;
  try {
    const list: unknown = JSON.parse(text);
    return (Array.isArray(list) ? list : []).flatMap((value: Record<string, unknown>) => {
      const draft = revive(value);
      return draft && isText(value.id) ? [{ ...draft, id: value.id, changed: Number(value.changed) || 0 }] : [];
    });
  } catch {
    return [];
  }
}

function store(list: Saved[]): Saved[] {
  memory = list.toSorted((one, two) => two.changed - one.changed).slice(0, MOST);
  try {
    localStorage.setItem(STORED, JSON.stringify(memory));
  } catch {
    // A private window may refuse: the list lasts as long as the page.
  }
  return memory;
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a squadron under its id, in the place of what was there. */
export function keep(id: string, draft: Draft, now = Date.now()): Saved[] {
  const { name, format, ships, obstacles } = draft;
  const rest = load().filter((one) => one.id !== id);
  return store([{ name, format, ships, obstacles, id, changed: now }, ...rest]);
}

export function remove(id: string): Saved[] {
  return store(load().filter((one) => one.id !== id));
}

/** All of them as a file that this page reads again. */
export function exportAll(list: Saved[]): string {
  const squads = list.map(({ name, format, ships, obstacles }) => ({ name, format, ships, obstacles }));
  return `${JSON.stringify({ escadrille: "squads", version: 1, squads }, null, 2)}\n`;
}

/** The squadrons in a file of this page; `null` if it is none. */
export function importAll(text: string): Draft[] | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null || !("squads" in file) || !Array.isArray(file.squads)) return null;
    return file.squads.slice(0, MOST).flatMap((value) => revive(value) ?? []);
  } catch {
    return null;
  }
}
