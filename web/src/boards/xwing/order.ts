// The order of initiative of the phase that is played, who is due in it, and who has had a turn.
import { FACTS } from "./generated/facts";
import { type Ask, nameOf, onTable, type Seat, shipAsked, type ShipId, type ShipView, type View } from "./view";

export interface Order {
  /** All ships, those that go first first; those that are not on the table come last. */
  ships: ShipView[];
  /** Asked about right now. */
  acting: Set<ShipId>;
  /** Had their turn in this phase. */
  done: Set<ShipId>;
  /** Highest initiative first, as in the engagement phase. */
  falling: boolean;
}

/** How far a seat has come in Escalation: what it has destroyed, and how much wins. `null` in other battles. */
export function toWin(view: View, seat: Seat): { key: string; destroyed: number; goal: number } | null {
  const [level, scored] = view.threat;
  // X2-ESCALATE-10: more than so many times the threat level.
  if (view.mode === "escalation") return { key: "web-xwing-threat", destroyed: scored[seat === 1 ? 1 : 0], goal: FACTS.threats * level + 1 };
  if (view.mode !== "escalation_core_box") return null;
  const lost = view.ships.filter((ship) => ship.seat !== seat && (ship.status === "Destroyed" || ship.status === "Fled"));
  return { key: "web-xwing-losses", destroyed: lost.length, goal: FACTS.core_goals[seat === 1 ? 1 : 0] };
}

/** Questions of a ship's own turn: what it does, and whom it attacks. */
function isTurn(ask: Ask): boolean {
  return ["Action", "Tallon", "Attack"].includes(nameOf(ask));
}

/** X2-INIT-01, -02: ships activate from the lowest initiative and engage from the highest; the first player breaks ties. */
export function inOrder(view: View): Order {
  const falling = view.phase === "Engagement";
  const sign = falling ? -1 : 1;
  const firstPlayer = (ship: ShipView) => (ship.seat === view.first ? 0 : 1);
  const ships = [...view.ships].sort(
    (a, b) =>
      Number(!onTable(a)) - Number(!onTable(b)) ||
      sign * (a.initiative - b.initiative) ||
      firstPlayer(a) - firstPlayer(b) ||
      a.number - b.number,
  );
  const acting = new Set<ShipId>();
  for (const [, ask] of view.asked) {
    const ship = shipAsked(ask);
    if (ship !== null) acting.add(ship);
  }
  const turn = view.phase === "Activation" ? 0 : view.phase === "Engagement" ? 1 : null;
  // A turn counts as taken from its start; whoever is in the middle of it has not had it yet.
  const now = (ship: ShipView) => view.asked.some(([, ask]) => isTurn(ask) && shipAsked(ask) === ship.id) || view.attack?.attacker === ship.id;
  const done = new Set(turn === null ? [] : view.ships.filter((ship) => ship.done[turn] && !now(ship)).map((ship) => ship.id));
  return { ships, acting, done, falling };
}
