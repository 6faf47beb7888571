// Questions to the rules, each with the type of its answer.
import { api } from "../../protocol/api";
import type { Source } from "../face";
import type { Examine, Examined, Look, Looked } from "./generated/types";

export function lookAt(source: Pick<Source, "look">, what: Look): Promise<Looked> {
  return source.look(what) as Promise<Looked>;
}

/** What is wrong with a deck. */
export function examine(what: Examine): Promise<Examined> {
  return api.examine("starfighter", what) as Promise<Examined>;
}
