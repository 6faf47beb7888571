// Luck: what the dice of a match showed, beside what they show on average. Counted die by die, rerolls included.
import { FACTS } from "./generated/facts";
import { type AttackView, publicEvent, type Dice, type Face, type ShipId, type View } from "./view";

/** The dice of one kind that one ship rolled. */
export interface Tally {
  dice: number;
  /** Results that count: hits and critical hits, or evades. */
  good: number;
}

export interface Luck {
  ship: ShipId;
  attack: Tally;
  defense: Tally;
  /** Damage its attacks dealt through shields and hull. */
  dealt: number;
}

export const isGood = (face: Face) => face === "Hit" || face === "Crit" || face === "Evade";

const often = (faces: readonly Face[]) => faces.filter(isGood).length / faces.length;
/** How often a die shows a result that counts. */
export const CHANCE: Record<Dice, number> = { Attack: often(FACTS.faces.Attack), Defense: often(FACTS.faces.Defense) };

interface Step {
  view: unknown;
  lines: readonly { event: unknown }[];
}

function pool(attack: AttackView | null, dice: Dice): readonly [Face, boolean][] {
  return (dice === "Attack" ? attack?.attack : attack?.defense) ?? [];
}

/** The faces of dice that were rolled again: those that are marked now and were not before. */
function again(before: readonly [Face, boolean][], after: readonly [Face, boolean][], faces: readonly Face[]): Face[] {
  const marked = after.length === faces.length;
  return faces.filter((face, i) => (marked ? after[i]?.[1] === true && before[i]?.[1] !== true : before[i]?.[0] !== face));
}

/** What every ship of a match rolled. */
export function luckOf(story: readonly Step[]): Luck[] {
  const all = new Map<ShipId, Luck>();
  const of = (ship: ShipId): Luck => {
    const known = all.get(ship) ?? { ship, attack: { dice: 0, good: 0 }, defense: { dice: 0, good: 0 }, dealt: 0 };
    all.set(ship, known);
    return known;
  };
  const add = (ship: ShipId, dice: Dice, faces: readonly Face[]) => {
    const tally = dice === "Attack" ? of(ship).attack : of(ship).defense;
    tally.dice += faces.length;
    tally.good += faces.filter(isGood).length;
  };
  let duel: { attacker: ShipId; defender: ShipId } | null = null;
  story.forEach((step, i) => {
    for (const { event } of step.lines) {
      const seen = publicEvent(event);
      if (!seen) continue;
      switch (seen.name) {
        case "Attacked":
          duel = seen.fields;
          break;
        case "AttackDice":
          add(seen.fields.ship, "Attack", seen.fields.faces);
          break;
        case "DefenseDice":
          add(seen.fields.ship, "Defense", seen.fields.faces);
          break;
        case "Hit":
          of(seen.fields.attacker).dealt += seen.fields.hits + seen.fields.crits;
          break;
        case "Rerolled": {
          const { dice, faces } = seen.fields;
          const [before, after] = [story[i - 1]?.view as View | undefined, step.view as View];
          const rolled = again(pool(before?.attack ?? null, dice), pool(after.attack, dice), faces);
          if (duel) add(dice === "Attack" ? duel.attacker : duel.defender, dice, rolled);
          break;
        }
        default:
          break;
      }
    }
  });
  return [...all.values()].sort((a, b) => a.ship - b.ship);
}

/** How many of a hundred players would have rolled worse, exactly: half of those who rolled the same count. */
export function percentile({ dice, good }: Tally, chance: number): number {
  let term = (1 - chance) ** dice;
  let below = 0;
  for (let k = 0; k < good; k++) {
    below += term;
    term *= ((dice - k) / (k + 1)) * (chance / (1 - chance));
  }
  return Math.round(100 * (below + term / 2));
}
