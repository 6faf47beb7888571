// What this browser remembers between visits. Nothing here is a secret the server relies on but invitations.
import type { Invitation } from "../protocol";

/** Something that was remembered. */
export function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Remembers something. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the page works without a memory.
  }
}

export function myName(): string | null {
  return read<string>("escadrille-name");
}

export function rememberName(name: string | null): void {
  write("escadrille-name", name);
}

/** The game that was played or looked at last. */
export function myGame(): string {
  return read<string>("escadrille-game") ?? "xwing2e";
}

export function rememberGame(game: string): void {
  write("escadrille-game", game);
}

/** The links of a match's waiting seats are told to its maker once. */
export function rememberInvitations(id: string, invitations: Invitation[]): void {
  if (invitations.length > 0) write(`escadrille-invitations-${id}`, invitations);
}

export function invitations(id: string): Invitation[] {
  return read<Invitation[]>(`escadrille-invitations-${id}`) ?? [];
}

/** The seats of a match whose chat is not shown. */
export function muted(id: string): number[] {
  const kept = read<unknown>(`escadrille-muted-${id}`);
  return Array.isArray(kept) ? kept.filter((seat) => typeof seat === "number") : [];
}

export function rememberMuted(id: string, seats: number[]): void {
  write(`escadrille-muted-${id}`, seats);
}

/** How far the guide through a first battle has come. */
export interface Coached {
  /** The match that is guided. */
  match: string | null;
  seen: string[];
  /** Nobody needs it any more, unless they ask for it. */
  done: boolean;
}

export function coached(game: string): Coached {
  return { match: null, seen: [], done: false, ...read<Partial<Coached>>(`escadrille-guide-${game}`) };
}

export function rememberCoached(game: string, state: Coached): void {
  write(`escadrille-guide-${game}`, state);
}

/** What somebody chose in a form, to be offered first the next time. */
export function preferences<T>(form: string): T | null {
  return read<T>(`escadrille-form-${form}`);
}

export function rememberPreferences(form: string, chosen: unknown): void {
  write(`escadrille-form-${form}`, chosen);
}
