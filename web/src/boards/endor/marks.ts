// What the prompt lets people choose on the board, and what it points at.
import type { Place } from "./view";

/** Something on the board that can be clicked. */
export interface Mark {
  /** The option it stands for. */
  id: string;
  label: string;
  /** What kind of choice it is, drawn as a sign of its own: a place to go, a target, ships to pick up. */
  sign: "go" | "target" | "pick";
  /** `finger`: touched, not clicked. */
  choose: (finger: boolean) => void;
}

export interface Marks {
  places: Map<Place, Mark>;
  /** Spaces of the shield track. */
  spaces: Map<number, Mark>;
  /** Already picked: drawn white. */
  selected: Place[];
  /** Under the pointer or the focus in the list of choices. */
  previewed: Place | null;
  previewedSpace: number | null;
  preview: (place: Place | null) => void;
}

export function noMarks(): Marks {
  return {
    places: new Map(), spaces: new Map(), selected: [], previewed: null, previewedSpace: null, preview: () => {},
  };
}
