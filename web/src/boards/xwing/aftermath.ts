// A battle of X-Wing in figures: ships lost, damage dealt, dice against what dice show on average, and what may be done
// otherwise. Dice are counted as they first fall: whoever rerolls them has decided to.
import { language, say, t } from "../../i18n/lang.svelte";
import type { LogLine } from "../../protocol";
import { type Aftermath, favoured, named, order } from "../aftermath";
import { CHANCE, isGood, type Tally } from "./luck";
import type { XwingPlay } from "./play.svelte";
import type { Face, ShipId, View } from "./view";

export interface Count {
  ships: number;
  lost: number;
  /** Hits and critical hits that came through. */
  dealt: number;
  attack: Tally;
  defense: Tally;
  /** Attacks at range 0 to 3. */
  ranges: [number, number, number, number];
  /** Actions lost to ships and rocks in the way. */
  skipped: number;
  /** Ships that engaged and had nobody to attack, or did not want to. */
  silent: number;
}


/** Both sides of a battle. */
export function countOf(view: Pick<View, "ships">, lines: readonly Pick<LogLine, "event">[], side: (seat: number) => number): [Count, Count] {
  const none = (): Count => ({
    ships: 0, lost: 0, dealt: 0, attack: { dice: 0, good: 0 }, defense: { dice: 0, good: 0 }, ranges: [0, 0, 0, 0], skipped: 0, silent: 0,
  });
  const counts: [Count, Count] = [none(), none()];
  const of = (ship: unknown) => counts[side(view.ships[ship as ShipId]?.seat ?? 0) === 0 ? 0 : 1];
  for (const ship of view.ships) {
    const count = of(ship.id);
    count.ships += 1;
    if (ship.status === "Destroyed" || ship.status === "Fled" || ship.status === "Doomed") count.lost += 1;
  }
  const roll = (tally: Tally, faces: Face[]) => {
    tally.dice += faces.length;
    tally.good += faces.filter(isGood).length;
  };
  for (const [name, fields] of named(lines)) {
    if (name === "AttackDice") roll(of(fields.ship).attack, fields.faces as Face[]);
    if (name === "DefenseDice") roll(of(fields.ship).defense, fields.faces as Face[]);
    if (name === "Hit") of(fields.attacker).dealt += Number(fields.hits) + Number(fields.crits);
    if (name === "Attacked") of(fields.attacker).ranges[Math.min(3, Number(fields.range)) as 0 | 1 | 2 | 3] += 1;
    if (name === "SkipsAction") of(fields.ship).skipped += 1;
    if (name === "NoAttack") of(fields.ship).silent += 1;
  }
  return counts;
}

const surplus = ({ attack, defense }: Count) => attack.good - attack.dice * CHANCE.Attack + defense.good - defense.dice * CHANCE.Defense;
const spread = ({ attack, defense }: Count) =>
  attack.dice * CHANCE.Attack * (1 - CHANCE.Attack) + defense.dice * CHANCE.Defense * (1 - CHANCE.Defense);

/** What the figures say to whoever flew like this: the end of a key, and what is in it. */
export function adviceOf({ ranges, skipped, silent }: Count): [string, Record<string, number>] {
  const attacks = ranges.reduce((sum, one) => sum + one, 0);
  if (attacks >= 2 && ranges[3] * 2 >= attacks) return ["far", { count: ranges[3], all: attacks }];
  if (skipped >= 2) return ["blocked", { count: skipped }];
  if (silent > attacks) return ["silent", { count: silent, all: silent + attacks }];
  if (ranges[1] > 0) return ["close", { count: ranges[1], all: attacks }];
  return ["middle", { all: attacks }];
}

export function aftermath(play: XwingPlay, lines: readonly LogLine[]): Aftermath {
  const counts = countOf(play.view, lines, (seat) => play.side(seat));
  const { seat } = play.source;
  const [own, other] = order(play, seat).map((side) => counts[side === 0 ? 0 : 1]) as [Count, Count];
  const figure = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const row = (key: string, value: (count: Count) => string) => ({ label: t(key), values: [value(own), value(other)] as [string, string] });
  const rolled = ({ dice, good }: Tally, chance: number) => t("web-end-rolled", { good, expected: figure.format(dice * chance) });
  const lucky = favoured(surplus(own) - surplus(other), spread(own) + spread(other));
  const who = lucky === null ? null : order(play, seat)[lucky];
  const isMine = seat !== null && who === play.side(seat);
  const signed = (count: Count) => t("web-end-surplus", { sign: surplus(count) < 0 ? "less" : "more", value: figure.format(Math.abs(surplus(count))) });
  const figures = { one: signed(own), two: signed(other) };
  const [key, args] = adviceOf(own);
  return {
    rows: [
      row("web-end-ships-lost", ({ lost, ships }) => t("web-end-of", { count: lost, all: ships })),
      row("web-end-dealt", ({ dealt }) => String(dealt)),
      row("web-end-hits", ({ attack }) => rolled(attack, CHANCE.Attack)),
      row("web-end-evades", ({ defense }) => rolled(defense, CHANCE.Defense)),
    ],
    luck:
      who === null || who === undefined ? t("web-end-dice-fair", figures)
      : isMine ? t("web-end-dice-you", figures)
      : t("web-end-dice-other", { ...figures, who: say(play.seatName(who)) }),
    advice: seat === null ? null : t(`web-end-advice-xwing-${key}`, args),
  };
}
