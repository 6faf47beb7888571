// Answers that somebody gives once for many questions: the same for the ships that follow in this round, dice as advised
// until its end, a card always or not again this round. Each is one of the listed answers, or the question is asked.
import type { Words } from "../../../protocol";
import type { XwingPlay } from "../play.svelte";
import type { AbilityRef, Act, Ask, ShipId, WeaponRef } from "../view";
import { type Answer, field, isPass, kindOf } from "./narrow";

export interface Habit {
  id: string;
  does: "use" | "decline" | "act" | "attack" | "advice";
  /** The last round it holds in; `null`: until it is taken back. */
  round: number | null;
  /** What was answered, in words. */
  words: Words;
  /** What an answer must be like to be given again. */
  like: string;
}

/** What is moved somewhere depends on where the ship stands: nobody means the same for others. */
const TOGETHER = ["Focus", "Evade", "Calculate", "Lock", "Reinforce"];

/** What answers of one habit have in common; `null` for answers that are for once. */
export function likeness(ask: Ask, answer: Answer): string | null {
  if (typeof ask !== "object") return null;
  const { choice } = answer;
  if ("Ability" in ask) {
    const used = field<AbilityRef>(choice, "Use");
    return used && JSON.stringify([ask.Ability.window, used]);
  }
  if ("Action" in ask && ask.Action.grant === "Step") {
    const act = field<Act>(choice, "Act");
    if (isPass(choice)) return "none";
    return act && TOGETHER.includes(kindOf(act)) ? JSON.stringify(act) : null;
  }
  if ("Attack" in ask && ask.Attack.with === null) {
    const attack = field<{ weapon: WeaponRef; target: ShipId }>(choice, "Attack");
    if (isPass(choice)) return "none";
    return attack && JSON.stringify([attack.target, attack.weapon]);
  }
  return null;
}

/** The answer that habits give to a question; `best`: the place of what is advised. */
export function answered(habits: readonly Habit[], ask: Ask, answers: Answer[], best: number | null): Answer | null {
  if (typeof ask !== "object") return null;
  const has = (does: Habit["does"], answer: Answer) => {
    const like = likeness(ask, answer);
    return like !== null && habits.some((habit) => habit.does === does && habit.like === like);
  };
  if ("Ability" in ask) {
    const uses = answers.filter(({ choice }) => field(choice, "Use") !== null);
    const pass = answers.find(({ choice }) => isPass(choice)) ?? null;
    const always = uses.find((answer) => has("use", answer));
    return always ?? (uses.length > 0 && uses.every((answer) => has("decline", answer)) ? pass : null);
  }
  if ("Action" in ask) return answers.find((answer) => has("act", answer)) ?? null;
  if ("Attack" in ask) return answers.find((answer) => has("attack", answer)) ?? null;
  if ("Modify" in ask && habits.some((habit) => habit.does === "advice")) return best === null ? null : (answers[best] ?? null);
  return null;
}

export class Habits {
  #play: XwingPlay;
  #all = $state.raw<readonly Habit[]>([]);
  /** What is picked now is meant for those that follow too. */
  rest = $state(false);

  constructor(play: XwingPlay) {
    this.#play = play;
  }

  /** Those that hold now. */
  all: readonly Habit[] = $derived.by(() => this.#all.filter(({ round }) => round === null || round === this.#play.view.round));

  /** Whether the question is one that ships which follow are asked too. */
  repeats: boolean = $derived.by(() => {
    const { ask, view, seat } = this.#play;
    if (!ask || typeof ask !== "object") return false;
    if ("Modify" in ask) return true;
    const turn = "Action" in ask && ask.Action.grant === "Step" ? 0 : "Attack" in ask && ask.Attack.with === null ? 1 : null;
    const asked = "Action" in ask ? ask.Action.ship : "Attack" in ask ? ask.Attack.ship : null;
    return turn !== null && view.ships.some((ship) => ship.seat === seat && ship.status === "Playing" && ship.id !== asked && !ship.done[turn]);
  });

  /** An answer is given: it becomes a habit of this round, if it was meant for others too. */
  given(place: number): void {
    const { ask, answers, view } = this.#play;
    const answer = answers[place];
    if (!this.rest || !ask || typeof ask !== "object" || !answer) return;
    this.rest = false;
    const like = likeness(ask, answer);
    if ("Action" in ask && like) this.#add({ id: "act", does: "act", round: view.round, words: answer.words, like });
    if ("Attack" in ask && like) this.#add({ id: "attack", does: "attack", round: view.round, words: answer.words, like });
  }

  /** From now on dice are modified as advised, until the round ends. */
  advise(): void {
    this.#add({ id: "advice", does: "advice", round: this.#play.view.round, words: { key: "web-xwing-habit-advised" }, like: "" });
  }

  /** A card is used whenever it can be, or not again in this round; and the question at hand is answered so. */
  card(place: number, does: "use" | "decline"): void {
    const { ask, answers, view } = this.#play;
    const answer = answers[place];
    const like = ask && answer ? likeness(ask, answer) : null;
    if (!answer || like === null) return;
    this.#add({ id: `card ${like}`, does, round: does === "use" ? null : view.round, words: answer.words, like });
  }

  revoke(id: string): void {
    this.#all = this.#all.filter((habit) => habit.id !== id);
  }

  #add(habit: Habit): void {
    this.#all = [...this.all.filter(({ id }) => id !== habit.id), habit];
  }

  automatic(): { choice: unknown; words: Words } | null {
    const { ask, answers, modifying } = this.#play;
    if (!ask || this.all.length === 0) return null;
    const best = modifying.ways?.findIndex((way) => way.best) ?? -1;
    const answer = answered(this.all, ask, answers, best < 0 ? null : best);
    return answer && { choice: answer.choice, words: answer.words };
  }
}
