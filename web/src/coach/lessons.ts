// A guide through a first battle: what a newcomer is told, and when. Each game has its own lessons; a lesson waits for
// the moment it is about, and nothing here makes a move or a state up.

/** One thing that is told once. */
export interface Lesson<P = never> {
  id: string;
  /** The part of the page it points at: an element with `data-coach`. */
  anchor: string;
  /** Where sides need words of their own. */
  bySide?: boolean;
  /** Whoever has heard it needs no guide in the next match. */
  last?: boolean;
  when: (now: P) => boolean;
}

/** The lessons of a game. `P` is how the game is played on the page. */
export interface Guide<P> {
  lessons: readonly Lesson<P>[];
  /** The words of a lesson: `web-coach-title-` and `web-coach-text-` and this. */
  words: (lesson: Lesson<P>, play: P) => string;
}

/** The next lesson for this moment. */
export function lessonFor<P>(lessons: readonly Lesson<P>[], now: P, seen: (id: string) => boolean): Lesson<P> | null {
  return lessons.find((lesson) => !seen(lesson.id) && lesson.when(now)) ?? null;
}
