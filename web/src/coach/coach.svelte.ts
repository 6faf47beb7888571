// The guide through a first battle: which lessons have been told, and which is told now. This browser remembers.
import { type Coached, coached, rememberCoached } from "../session/memory";
import { type Lesson, lessonFor } from "./lessons";

export class Coach<P extends object> {
  /** Told in this match. */
  #seen = $state.raw<string[]>([]);
  #on = $state(false);
  /** What was on the screen last: once its moment is over, it has been told. */
  #shown: Lesson<P> | null = null;

  readonly match: string;
  readonly game: string;
  readonly lessons: readonly Lesson<P>[];
  readonly now: () => P | null;

  constructor(match: string, game: string, lessons: readonly Lesson<P>[], now: () => P | null) {
    this.match = match;
    this.game = game;
    this.lessons = lessons;
    this.now = now;
    const known = coached(game);
    this.#on = known.match === match;
    if (this.#on) this.#seen = known.seen;
  }

  lesson: Lesson<P> | null = $derived.by(() => {
    const moment = this.now();
    return this.#on && moment ? lessonFor(this.lessons, moment, (id) => this.#seen.includes(id)) : null;
  });

  /** What was told in this match, in the order of the lessons. */
  told: readonly Lesson<P>[] = $derived.by(() => this.lessons.filter(({ id }) => this.#seen.includes(id)));

  /** Marks what people have acted on without pressing a button. */
  sync(): void {
    const now = this.lesson;
    const before = this.#shown;
    this.#shown = now;
    if (before && before.id !== now?.id && !this.#seen.includes(before.id)) this.#tell(before);
  }

  /** Understood: on to the next one. */
  next(): void {
    if (this.lesson) this.#tell(this.lesson);
  }

  /** No more of it, now or in later matches. */
  skip(): void {
    this.#on = false;
    this.#keep({ match: null, seen: [], done: true });
  }

  /** All of it again, from the start. */
  restart(): void {
    this.#seen = [];
    this.#shown = null;
    this.#on = true;
    this.#keep({ match: this.match, seen: [], done: false });
  }

  #tell(lesson: Lesson<P>): void {
    this.#seen = [...this.#seen, lesson.id];
    // Whoever has seen a whole round needs no guide in the next match; this one still tells what is new.
    this.#keep({ match: this.match, seen: this.#seen, done: lesson.last === true || coached(this.game).done });
  }

  #keep(state: Coached): void {
    rememberCoached(this.game, state);
  }
}
