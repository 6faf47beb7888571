// What the rules answer when they are asked about what is seen.
export type {
  Barred, Chances, Lead, Led, Measured, Question, Refused, Room, Shot, Shots, Sighted, Way,
} from "../generated/types";
