// What a game brings to the table: how it is drawn, asked about and told. The pages know games by this alone.
import type { Component } from "svelte";
import type { Message, Names } from "../i18n/words";
import type { LogLine, OwnDemand, SeatInfo, Words } from "../protocol";
import type { Guide } from "../coach/lessons";
import type { Aftermath } from "./aftermath";

/** Where a board gets what it shows: a live table, a replay, a scenario. */
export interface Source {
  readonly game: string;
  /** The match's name, if it is one. */
  readonly id?: string;
  /** As the game writes it. */
  readonly view: unknown;
  /** `null`: watching. */
  readonly seat: number | null;
  /** What whoever sits there is called: "you", their name, "Cadet bot"; `null` where nobody is known. */
  called(seat: number): string | null;
  /** From whose side the board is seen, where it is not one's own: whoever plays every seat would see it turn. */
  readonly facing?: number;
  readonly demand: OwnDemand | null;
  /** An answer is on its way. */
  readonly busy: boolean;
  choose(choice: unknown, words: Words): void;
  /** All of a replay, step by step: what was seen, and what led to it. */
  readonly story?: readonly { view: unknown; lines: readonly { event: unknown }[] }[];
  /** How much faster than normal things are shown; infinite: nothing is to move. Normal unless said. */
  readonly hurry?: number;
  /** What is shown is not how things stand: what others did is still being played. */
  readonly behind?: boolean;
  /** What happened is still being shown: nobody is waited for yet. */
  readonly showing?: boolean;
  /** Asks the rules about what is visible; where something older is shown, the answer waits. Each game has the types of its
   * questions and answers. */
  look(what: unknown): Promise<unknown>;
}

/** The state of playing one game on one page. */
export interface Play {
  readonly source: Source;
  /** Shown in the header; `null` where rounds are not counted. */
  readonly round: number | null;
  /** How the game calls it, if it has a word of its own. */
  readonly roundKey?: string;
  /** What messages call the seats. */
  readonly names: Names;
  seatName(seat: number): Message;
  /** Seats of one side have the same number, 0 or 1. */
  side(seat: number): number;
  /** Instead of the question's own words while an answer is partly picked. */
  readonly sentence: string | null;
  /** Instead of the general sentence while others are asked. */
  readonly waiting: string | null;
  /** Something is picked that can be put back. */
  readonly partial: boolean;
  /** One step back: what Escape does. Says whether there was one. */
  back(): boolean;
  /** What a digit does: 0 for the key 1. */
  digit(at: number): void;
  /** What Enter does where several picks make an answer. Says whether it did something. */
  confirm(at: Element): boolean;
  /** Other keys. Says whether it took the key. */
  key(event: KeyboardEvent): boolean;
  /** Something else is asked: partial picks are forgotten. */
  sync(): void;
  /** What happened, as the game writes it; `first` when it is not news. */
  hear(lines: LogLine[], first: boolean): void;
  /** How long it takes to see these lines happen, in milliseconds at normal speed. What is shown of them must be over by
   * then; what comes next waits for it. It may be asked before they are heard. None unless said. */
  duration?(lines: LogLine[]): number;
  /** Somebody is shown an answer that they need not give: what is picked for it may be held where it would go. */
  suggest?(choice: unknown): void;
  /** What is picked next on the way to an answer: the names of options, of what stands for them on the board, or of what
   * is pressed for it. The answer's own name unless said. */
  leads?(choice: unknown): string[];
  /** An answer that this player need not be asked for; the table gives it without a question. */
  automatic?(): { choice: unknown; words: Words } | null;
  /** A lesson of the guide is about something. */
  lesson?(lesson: { anchor: string } | null): void;
}

/** A game, as the pages see it. */
export interface Face<P extends Play = Play> {
  play(source: Source): P;
  /** The table; fills its box. */
  Board: Component<{ play: P }>;
  /** The inside of the prompt for the question at hand. */
  Choices: Component<{ play: P }>;
  /** Beside a seat's name: a hand, a squadron. */
  Strip: Component<{ play: P; seat: SeatInfo; mine: boolean }>;
  /** Below the prompt: what is looked at, what is under way. Pages that show a board show it beside it. */
  Details?: Component<{ play: P }>;
  /** Beside the opponents: the last dice. */
  Above?: Component<{ play: P }>;
  /** Below a replay: what only a replay shows, and only a replay loads. */
  behind?: () => Promise<{ default: Component<{ play: P }> }>;
  /** What a picture shows where the whole table would be too small in it. */
  Picture?: Component<{ play: P }>;
  /** Loads what the board cannot be drawn without, where nobody is to see it empty. */
  prepare?(game: string): Promise<unknown>;
  /** Draws near to what is going on, for a picture that nobody touches. */
  close?(play: P): void;
  /** Log lines that open a chapter. */
  isHeadline(event: unknown): boolean;
  /** Why the rules ended the game, in words. */
  why(play: P): string | null;
  /** The match in figures once it is over, from what was seen of it; loaded then. */
  aftermath?: () => Promise<{ aftermath: (play: P, lines: readonly LogLine[]) => Aftermath }>;
  guide?: Guide<P>;
}
