// What the drawn table needs to know; the play of a match, a replay or a scenario has it.
import type { Message } from "../../../i18n/words";
import type { Source } from "../../face";
import type { Cards } from "../content";
import type { Overlays } from "../overlays";
import type { Look } from "../questions";
import type { Seat, View } from "../view";
import type { BoardState } from "./tools.svelte";

export interface Scene {
  readonly game: string;
  readonly view: View;
  /** `null`: watching. */
  readonly seat: Seat | null;
  /** From whose side the table is seen, where it is not one's own. */
  readonly facing?: Seat | undefined;
  /** `null` until they are loaded. */
  readonly cards: Cards | null;
  readonly overlays: Overlays;
  readonly board: BoardState;
  /** Where it comes from; a match has a name. */
  readonly source?: Pick<Source, "id">;
  seatName(seat: Seat): Message;
  /** Asks the rules about what is visible. */
  readonly look: Look;
}
