// Questions to the rules about what somebody is putting together, asked anew after every change.
import { say, t } from "../i18n/lang.svelte";
import { Refusal } from "../protocol/api";

export class Examiner {
  #asked = 0;

  /** Waits for an answer; one that something newer overtook is dropped. */
  ask<T>(question: Promise<T>, answered: (answer: T) => void, refused: (why: string) => void): void {
    const asked = this.forget();
    question.then((answer) => {
      if (asked === this.#asked) answered(answer);
    }, (error: unknown) => {
      if (asked === this.#asked) refused(error instanceof Refusal ? say(error.problem.why) : t("web-problem-unreachable"));
    });
  }

  /** Drops whatever answer is under way. */
  forget(): number {
    return (this.#asked += 1);
  }
}
