// What the rules answer when they are asked about what is seen.
export type {
  Barred, Chances, Movement, Preview, Measured, Question, Refused, Room, Shot, Shots, Sighted, DiceOption,
} from "../generated/types";
