// What a newcomer is told, and when. A lesson waits for the moment it is about: nothing here makes a move or a state up.

/** How things stand, as far as lessons care. */
export interface Moment {
  /** The name of what this seat is asked; empty while others play. */
  ask: string;
  /** Cards picked for the pile. */
  picked: number;
  /** The pile is complete. */
  ready: boolean;
  round: number;
  shields: boolean;
  /** The other side has played a card. */
  rival: boolean;
  rebel: boolean;
}

/** A part of the page that a lesson points at: an element with `data-coach`. */
export type Anchor = "space" | "shield" | "duel" | "hand" | "pile" | "confirm" | "choices" | "log";

export interface Lesson {
  id: string;
  anchor: Anchor;
  /** Where both sides need words of their own. */
  bySide?: boolean;
  when: (now: Moment) => boolean;
}

const preparing = (now: Moment) => now.ask === "Prepare";

/** In the order they are told. */
export const LESSONS: readonly Lesson[] = [
  { id: "goal", anchor: "space", bySide: true, when: preparing },
  { id: "space", anchor: "space", when: preparing },
  { id: "shield", anchor: "shield", when: preparing },
  { id: "duel", anchor: "duel", when: preparing },
  { id: "hand", anchor: "hand", when: (now) => preparing(now) && !now.ready },
  { id: "pile", anchor: "pile", when: (now) => preparing(now) && now.picked > 1 },
  { id: "lay", anchor: "confirm", when: (now) => preparing(now) && now.ready },
  { id: "breach", anchor: "space", bySide: true, when: (now) => !now.shields && now.ask !== "" },
  { id: "order", anchor: "choices", when: (now) => now.ask === "Order" },
  { id: "log", anchor: "log", when: (now) => now.ask === "Order" && now.rival },
  { id: "move", anchor: "choices", when: (now) => now.ask === "Move" },
  { id: "attack", anchor: "choices", when: (now) => now.ask === "Attack" },
  { id: "assign", anchor: "choices", when: (now) => now.ask === "Assign" },
  { id: "advance", anchor: "choices", when: (now) => now.ask === "Advance" },
  { id: "fire", anchor: "choices", when: (now) => now.ask === "Fire" },
  { id: "round", anchor: "hand", when: (now) => preparing(now) && now.round > 1 },
];

/** The next lesson for this moment. */
export function lessonFor(now: Moment, seen: (id: string) => boolean): Lesson | null {
  return LESSONS.find((lesson) => !seen(lesson.id) && lesson.when(now)) ?? null;
}

/** The front a phone must show for a lesson. */
export function frontOfLesson(lesson: Lesson | null): "space" | "ground" | null {
  if (lesson?.anchor === "space") return "space";
  return lesson?.anchor === "shield" || lesson?.anchor === "duel" ? "ground" : null;
}
