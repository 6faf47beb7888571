// Answers on the board: ghosts of ships and devices where they would come to lie, with the template that leads there.
import type { Cards } from "../content";
import { FACTS } from "../generated/facts";
import { readManeuver, templateOf } from "../maneuver";
import type { ArcShown, Ghost, Line, Sign, Template } from "../overlays";
import type { Act, Boost, Choice, Pose, ShipId, ShipView, Side, Size, View } from "../view";
import type { Movement, Preview, Sighted } from "./looks";
import { field } from "./narrow";

const HALF: Record<Size, number> = FACTS.half;
const QUARTER = 2 ** 30;
const FULL = 2 ** 32;

export function leadSign(led: Preview): Sign {
  const { lead, refused } = led;
  if (refused) return "refused";
  if (lead?.leaves) return "off";
  if (!lead) return "good";
  if (lead.against !== null) return "bump";
  return lead.obstacles.length > 0 || lead.mines.length > 0 ? "rock" : "good";
}

function boostTemplate(boost: Boost, from: Pose, half: number, speed: number): Template {
  return boost === "Straight"
    ? { from, curve: "Straight", speed, side: "Right", half }
    : { from, curve: "Bank", speed, side: boost.Bank, half };
}

/** A roll of a small base lays its template end-on against the side; of a larger one, broadside. */
function rollTemplate(side: Side, from: Pose, size: Size, speed: number): Template {
  const turn = side === "Right" ? QUARTER : FULL - QUARTER;
  const laid: Template = { from: { ...from, heading: (from.heading + turn) % FULL }, curve: "Straight", speed, side: "Right", half: HALF[size] };
  return size === "Small" ? laid : { ...laid, halfWidth: 20_000 * speed, length: 20_000 };
}

/** A small ship decloaks with a longer template; a tractor beam moves everything with the shortest. */
function shiftSpeed(view: View, size: Size): number {
  const decloaks = view.asked.some(([, ask]) => typeof ask === "object" && "Shift" in ask && ask.Shift.cause === "Decloak");
  return decloaks && size === "Small" ? 2 : 1;
}

/** The template that an answer is carried out with. */
export function templateFor(choice: Choice, led: Preview, size: Size, view: View): Template | null {
  const from = led.lead?.from;
  if (!from) return null;
  const half = HALF[size];
  if (led.maneuver) {
    const template = templateOf(readManeuver(led.maneuver));
    return template && { ...template, from, half };
  }
  const act = field<Act>(choice, "Act");
  const boost = act && typeof act === "object" && "Boost" in act ? act.Boost : null;
  if (boost) return boostTemplate(boost, from, half, 1);
  const roll = act && typeof act === "object" && "BarrelRoll" in act ? act.BarrelRoll : null;
  if (roll) return rollTemplate(roll.side, from, size, 1);
  const shift = field<Boost>(choice, "Boost");
  if (shift) return boostTemplate(shift, from, half, shiftSpeed(view, size));
  const rolled = field<{ side: Side }>(choice, "Roll");
  if (rolled) return rollTemplate(rolled.side, from, size, shiftSpeed(view, size));
  const option = field<number>(choice, "Option");
  const delivery = option === null ? undefined : view.deliveries[option];
  if (delivery) {
    const { template, side, guides } = delivery;
    return { from, curve: template.curve, speed: template.speed, side, reverse: guides === "Rear", half };
  }
  return null;
}

const TOKEN: [number, number][] = [[-15_000, -10_000], [15_000, -10_000], [15_000, 10_000], [-15_000, 10_000]];

/** The ghost of an answer that moves something; none for one that does not. */
export function ghostOf(
  key: string, label: string, choice: Choice, led: Preview, view: View, cards: Cards,
): Omit<Ghost, "active" | "onclick" | "onpreview"> | null {
  const lead = led.lead;
  if (!lead || (lead.ship === null && lead.device === null && !isArrival(view))) return null;
  const ship = lead.ship === null ? null : (view.ships[lead.ship] ?? null);
  const acting = ship ?? actingShip(view);
  const size = acting ? cards.sizeOf(acting) : "Small";
  const path = templateFor(choice, led, size, view);
  const bare = lead.ship === null;
  const device = lead.device === null ? undefined : cards.device(lead.device);
  const outline = lead.device === null ? null : (device?.outline ?? TOKEN);
  const blast = device && device.fuse !== "Mine" ? Object.values(device.fuse)[0] : undefined;
  return {
    key, label, ship: lead.ship, pose: lead.end, sign: leadSign(led),
    ...(outline ? { outline } : bare ? { size: "Small" as const } : {}),
    ...(path ? { path } : {}),
    ...(blast === undefined ? {} : { blast }),
  };
}

function isArrival(view: View): boolean {
  return view.asked.some(([, ask]) => ask === "ArrivalSide");
}

function actingShip(view: View): ShipView | null {
  for (const [, ask] of view.asked) {
    if (typeof ask === "object" && "Step" in ask) return view.ships[ask.Step.ability.ship] ?? null;
  }
  return null;
}

/** The arcs a ship fires from, where it would stand; a turret points where it points. */
export function arcsOf(ship: ShipView, cards: Cards, pose?: Pose): ArcShown[] {
  const card = cards.ship(ship.ship);
  if (!card) return [];
  const turned = ship.turret === null ? [] : card.turret === "Double" ? [ship.turret, (ship.turret + FULL / 2) % FULL] : [ship.turret];
  const arcs = card.weapons.flatMap((weapon) => {
    if (weapon.docked) return [];
    return weapon.turret ? turned.map(standard) : [weapon.arc];
  });
  return [...new Set(arcs)].map((arc) => ({ ship: ship.id, arc, ...(pose ? { pose } : {}) }));
}

export function standard(way: number): "Front" | "Right" | "Rear" | "Left" {
  return (["Front", "Right", "Rear", "Left"] as const)[Math.round(way / QUARTER) % 4] ?? "Front";
}

/** The measured lines from a place to the ships in arc there. */
export function linesOf(lead: Movement): Line[] {
  const line = (mine: boolean) => (one: Sighted, at: number): Line => {
    const [from, to] = one.line;
    return {
      key: `${mine ? "sees" : "seen"}-${one.ship}-${at}`,
      from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] },
      range: one.range, obstructed: one.obstructed, legal: mine, label: String(one.range),
    };
  };
  const once = new Map<ShipId, Sighted>();
  for (const one of lead.sees) if ((once.get(one.ship)?.range ?? 9) > one.range) once.set(one.ship, one);
  return [...once.values()].map(line(true));
}
