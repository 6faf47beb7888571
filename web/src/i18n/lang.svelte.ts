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

/** The files of games, loaded with their boards, and of pages that few people open. */
const GAMES: Record<string, string> = {
  endor: "endor", starfighter: "starfighter", xwing2e: "xwing", squads: "squads", analysis: "analysis", teach: "teach",
};
const more = import.meta.glob<string>("../../../locales/{en,fr}/{endor,starfighter,xwing,web-{analysis,endor,squads,starfighter,teach,xwing}}.ftl", {
  query: "?raw",
  import: "default",
});

function wanted(): Lang {
  const stored = localStorage.getItem(STORED);
  if (stored === "en" || stored === "fr") return stored;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const state = $state<{ lang: Lang; words: Words | null }>({ lang: wanted(), words: null });
const loaded = new Map<Lang, Promise<Words>>();

const learnt = new Set<string>();

/** The words of a language, with those of all games that are open. */
async function wordsOf(lang: Lang): Promise<Words> {
  const loading = loaded.get(lang) ?? files[lang]().then(({ default: texts }) => new Words(lang, texts));
  loaded.set(lang, loading);
  // What could not be loaded is asked for again the next time.
  const words = await loading.catch((error: unknown) => {
    loaded.delete(lang);
    throw error;
  });
  const wanted = [...learnt].flatMap((game) => [`${GAMES[game]}`, `web-${GAMES[game]}`]).filter((name) => !words.knows(name));
  const texts = await Promise.all(wanted.map(async (name) => (await more[`../../../locales/${lang}/${name}.ftl`]?.()) ?? ""));
  wanted.forEach((name, i) => words.add(name, texts[i] ?? ""));
  return words;
}

/** Loads the words of a game, in this language and in every other that is chosen later. */
export async function learn(game: string): Promise<void> {
  if (!(game in GAMES) || learnt.has(game)) return;
  learnt.add(game);
  state.words = (await wordsOf(state.lang)).withNames({});
}

/** Loads a language and shows the page in it. */
export async function speak(lang: Lang = wanted()): Promise<void> {
  const words = await wordsOf(lang);
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
