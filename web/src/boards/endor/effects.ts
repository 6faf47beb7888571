// What the board shows move: ships that glide, beams that are fired, places that are hit.
import { type Kind, publicEvent, type Place } from "./view";

export type Effect = { id: number } & (
  | { kind: "glide"; ship: Exclude<Kind, "marker">; from: Place; to: Place; count: number }
  | { kind: "beam"; from: Place; to: Place }
  | { kind: "flash"; place: Place }
);

const SHIPS: Record<string, Exclude<Kind, "marker">> = {
  X: "x", Y: "y", B: "b", Tie: "tie", Falcon: "falcon", Executor: "executor",
};

let next = 0;

/** What an event looks like, if it looks like anything. */
export function effectsOf(event: unknown): Effect[] {
  const seen = publicEvent(event);
  if (!seen) return [];
  const [name, fields] = seen;
  const text = (field: string) => String(fields[field] ?? "");
  const id = ++next;
  switch (name) {
    case "Moved": {
      const ship = SHIPS[text("fighter")];
      if (!ship) return [];
      return [{ id, kind: "glide", ship, from: text("from"), to: text("to"), count: Number(fields.count) }];
    }
    case "Flew": {
      const ship = SHIPS[text("ship")];
      return ship ? [{ id, kind: "glide", ship, from: text("from"), to: text("to"), count: 1 }] : [];
    }
    case "Attacked":
      return [{ id, kind: "beam", from: text("from"), to: text("target") }];
    case "Aimed":
      return [{ id, kind: "beam", from: "DS", to: text("target") }];
    case "Destroyed":
    case "Lost":
      return [{ id, kind: "flash", place: text("place") }];
    case "MarkerLost":
      return [{ id, kind: "flash", place: text("marker") }];
    default:
      return [];
  }
}

/** The dice of an event, if it is a roll. */
export function rollOf(event: unknown): { seat: number; dice: number[] } | null {
  const seen = publicEvent(event);
  if (seen?.[0] !== "Rolled") return null;
  return { seat: Number(seen[1].seat), dice: seen[1].dice as number[] };
}

const SPACE = new Set(["Moved", "Flew", "Deployed", "Attacked", "Aimed", "Assigned", "Destroyed", "MarkerLost"]);
const GROUND = new Set(["Advanced", "ShieldsDown", "Ambushed", "LukeHit", "VaderHit", "LukeFell", "VaderFell", "Redeemed"]);

/** The battle that events happened in: phones show one at a time. */
export function frontOfEvents(events: unknown[]): "space" | "ground" | null {
  const names = events.map((event) => publicEvent(event)?.[0] ?? "");
  if (names.some((name) => GROUND.has(name))) return "ground";
  return names.some((name) => SPACE.has(name)) ? "space" : null;
}
