// Questions to the rules, each with the type of its answer: the shapes are the game's own, the pairs too (generated).
import { api } from "../../protocol/api";
import type { Source } from "../face";
import type { Answers, Asked, Examinations, Question } from "./generated/types";

/** What a question about a position is answered with. */
export type Answer<Q extends Question> = Required<Answers>[Extract<keyof Q, keyof Answers>];

/** What a question before a match is answered with. */
export type Examination<Q extends Asked> = Required<Examinations>[Q["about"]];

/** Asks about a position. */
export type Look = <Q extends Question>(what: Q) => Promise<Answer<Q>>;

/** Asks before a match. */
export type Examine = <Q extends Asked>(what: Q) => Promise<Examination<Q>>;

export function lookAt<Q extends Question>(source: Pick<Source, "look">, what: Q): Promise<Answer<Q>> {
  return source.look(what) as Promise<Answer<Q>>;
}

export function examine<Q extends Asked>(game: string, what: Q): Promise<Examination<Q>> {
  return api.examine(game, what) as Promise<Examination<Q>>;
}
