// Finding rules: by the beginnings of their words in either language, without accents; and by words that look alike, where
// nothing is written as it was typed.
import type { RuleInfo } from "../protocol";

/** The words of a text, in small letters without accents. */
export function tokens(text: string): string[] {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** How many letters must be added, left out, changed or swapped with the next to make one word of the other; or more than
 * `most`. */
export function distance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= two.length; j++) {
      const same = one[i - 1] === two[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[two.length] ?? 0;
}

/** Slips that are forgiven: none in short words, which would be other words. */
function slips(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
}

export interface Found {
  rules: ReadonlySet<string>;
  /** Nothing is written as it was typed: these come nearest. */
  near: boolean;
}

/** The rules that have all words that are looked for. */
export function search(rules: readonly RuleInfo[], text: string): Found {
  const typed = tokens(text);
  // An article before an apostrophe is not looked for, unless nothing else is.
  const words = typed.filter((word) => word.length > 1);
  const wanted = words.length > 0 ? words : typed;
  const read = rules.map((rule) => ({ id: rule.id, words: [...new Set(tokens(`${rule.id} ${rule.en} ${rule.fr}`))] }));
  const those = (like: (word: string, sought: string) => boolean) =>
    new Set(read.filter(({ words }) => wanted.every((sought) => words.some((word) => like(word, sought)))).map(({ id }) => id));
  const exact = those((word, sought) => word.startsWith(sought));
  if (exact.size > 0) return { rules: exact, near: false };
  return { rules: those((word, sought) => word.startsWith(sought) || (slips(sought) > 0 && distance(word, sought, slips(sought)) <= slips(sought))), near: true };
}
