// The language of the page, switchable at any time.
import { Words, type Message, type Names } from "./words";

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];
export const OWN_NAMES: Record<Lang, string> = { en: "English", fr: "Français" };

const STORED = "escadrille-language";
const files: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};

function wanted(): Lang {
  const stored = localStorage.getItem(STORED);
  if (stored === "en" || stored === "fr") return stored;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const state = $state<{ lang: Lang; words: Words | null }>({ lang: "en", words: null });
const loaded = new Map<Lang, Words>();

/** Loads a language and shows the page in it. */
export async function speak(lang: Lang = wanted()): Promise<void> {
  const words = loaded.get(lang) ?? new Words(lang, (await files[lang]()).default);
  loaded.set(lang, words);
  state.lang = lang;
  state.words = words;
  document.documentElement.lang = lang;
}

/** Chooses a language for good. */
export async function choose(lang: Lang): Promise<void> {
  localStorage.setItem(STORED, lang);
  await speak(lang);
}

export function language(): Lang {
  return state.lang;
}

/** The sentence of a key in the language of the page. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  return state.words?.text(key, args) ?? "";
}

/** A message of the server in the language of the page. */
export function say(message: Message, names: Names = {}): string {
  return state.words?.withNames(names).say(message) ?? "";
}

export function hasWords(key: string): boolean {
  return state.words?.has(key) ?? false;
}
