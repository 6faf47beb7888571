// What looking ahead answers.
export type { Ahead, CombatAhead, Looked } from "./generated/types";
