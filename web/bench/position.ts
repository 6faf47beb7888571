// A crowded table: eight against eight with twelve obstacles, made from the cards themselves.
import type { Content } from "../src/boards/xwing/content";
import type { Pose, ShipView, Token, View } from "../src/boards/xwing/view";

const TOKENS: Token[] = ["Focus", "Evade", "Calculate", "Stress", "Ion", "Jam", "Tractor", "Disarm", "Cloak", "ReinforceFore"];

function pose(x: number, y: number, degrees: number): Pose {
  return { x: Math.round(x * 1000), y: Math.round(y * 1000), heading: Math.round((((degrees % 360) + 360) % 360) / 360 * 2 ** 32) % 2 ** 32 };
}

/** Every type of ship once before any comes again. */
export function crowded(content: Content, perSide = 8): View {
  const types = content.ships;
  const ships: ShipView[] = [];
  for (let i = 0; i < perSide * 2; i++) {
    const seat = i % 2;
    const type = types[i % types.length];
    const pilot = content.pilots.find((card) => card.ship === type?.id);
    if (!type || !pilot) continue;
    const place = Math.floor(i / 2);
    const [column, row] = [place % 4, Math.floor(place / 4)];
    const x = 130 + column * 210 + (seat ? 40 : 0);
    const y = seat ? 830 - row * 150 - column * 22 : 80 + row * 150 + column * 30;
    ships.push({
      id: i, seat, number: place + 1, pilot: pilot.id, ship: type.id, status: "Playing",
      pose: pose(x, y, (seat ? 180 : 0) + (column - 1.5) * 24 + row * 11),
      initiative: pilot.initiative, agility: type.agility, hull: type.hull, shields: [Math.max(0, type.shields - (i % 3)), type.shields],
      force: [0, 0], charges: [0, 0], threat: 2,
      tokens: TOKENS.slice(i % 7, (i % 7) + (i % 4)).map((token, n) => [token, n === 0 && i % 5 === 0 ? 2 : 1]),
      locks: i % 3 === 0 ? [(i + 1) % (perSide * 2)] : [], upgrades: content.upgrades.slice(i * 3, i * 3 + 3).map((card) => ({ id: card.id, face: 0, charges: [1, card.charges?.limit ?? 0] })),
      damage: i % 4 === 0 ? [null, content.damage[i % content.damage.length]?.id ?? null] : [], critical: [], face_down: i % 4 === 0 ? 1 : 0,
      hidden: "hidden", conditions: [],
      dial: seat === 0 && type.dial[i % type.dial.length] ? { shown: type.dial[i % type.dial.length] as string } : "hidden",
      turret: type.turret ? 2 ** 30 : null, carrier: null, done: [i % 5 === 0, false],
    });
  }
  const obstacles = content.obstacles.slice(0, 12).map((shape, i) => ({
    id: shape.id, at: pose(230 + (i % 4) * 150 + (Math.floor(i / 4) % 2) * 40, 330 + Math.floor(i / 4) * 120, i * 37),
  }));
  const device = content.devices[0];
  return {
    mode: "Standard", ruleset: {}, area: [900_000, 900_000], round: 3, phase: "Activation", first: 0, ships, obstacles, supply: [],
    devices: device ? [{ id: device.id, owner: 0, at: pose(450, 250, 10) }] : [], markers: [], threat: [8, [0, 0]], decks: [33, 33],
    discards: [[], []], attack: null, replacements: [], deliveries: [], asked: [[0, { Action: { ship: 2, grant: "Step" } }]], outcome: null,
  };
}
