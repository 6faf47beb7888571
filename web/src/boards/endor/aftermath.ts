// The battle of Endor in figures: ships lost, fronts won, the average die, and where the orders went.
import { language, say, t } from "../../i18n/lang.svelte";
import type { LogLine } from "../../protocol";
import { type Aftermath, favoured, named, order } from "../aftermath";
import type { EndorPlay } from "./play.svelte";
import type { Order, View } from "./view";

export const FRONTS = ["space", "moon", "throne"] as const;
export type Front = (typeof FRONTS)[number];

export interface Count {
  lost: number;
  dice: number;
  /** What all dice show together. */
  pips: number;
  orders: Record<Front, number>;
  /** Bonus orders. */
  earned: number;
  fronts: Front[];
}

/** The average of a die, and how far dice are from it: squared, on average. */
const MEAN = 3.5;
const SPREAD = 35 / 12;

const GROUND: Partial<Record<Order, Front>> = { Assault: "moon", Ambush: "moon", Luke: "throne", Redemption: "throne", Vader: "throne", Emperor: "throne" };

/** Both sides of a battle: the Rebels, the Empire. */
export function countOf({ outcome, shield }: Pick<View, "outcome" | "shield">, lines: readonly Pick<LogLine, "event">[], side: (seat: number) => number): [Count, Count] {
  const none = (): Count => ({ lost: 0, dice: 0, pips: 0, orders: { space: 0, moon: 0, throne: 0 }, earned: 0, fronts: [] });
  const counts: [Count, Count] = [none(), none()];
  const [rebel, empire] = counts;
  const of = (seat: unknown) => (side(Number(seat)) === 0 ? rebel : empire);
  let throne: Count | null = null;
  for (const [name, fields] of named(lines)) {
    if (name === "Destroyed") {
      const { x = 0, y = 0, b = 0, tie = 0 } = fields.fighters as Partial<Record<"x" | "y" | "b" | "tie", number>>;
      rebel.lost += x + y + b;
      empire.lost += tie;
    }
    if (name === "Lost") (fields.ship === "Falcon" ? rebel : empire).lost += 1;
    if (name === "ReserveLost") empire.lost += Number(fields.count);
    if (name === "Rolled") {
      const dice = fields.dice as number[];
      of(fields.seat).dice += dice.length;
      of(fields.seat).pips += dice.reduce((sum, die) => sum + die, 0);
    }
    if (name === "Ordered") of(fields.seat).orders[GROUND[fields.order as Order] ?? "space"] += 1;
    if (name === "Earned") of(fields.seat).earned += Number(fields.count);
    if (name === "VaderFell" || name === "Redeemed") throne ??= rebel;
    if (name === "LukeFell") throne ??= empire;
  }
  if (outcome) (outcome.winner === "Rebel" ? rebel : empire).fronts.push("space");
  (shield.up ? empire : rebel).fronts.push("moon");
  throne?.fronts.push("throne");
  return counts;
}

/** What the figures say to whoever gave orders like this: the end of a key, and what is in it. */
export function adviceOf({ orders, earned }: Count): [string, Record<string, number>] {
  const all = orders.space + orders.moon + orders.throne;
  if (all >= 3 && orders.moon === 0) return ["moon", { all }];
  if (all >= 3 && orders.throne === 0) return ["throne", { all }];
  if (all >= 3 && orders.space === 0) return ["space", { all }];
  if (earned === 0) return ["bonus", { all }];
  return ["good", { all, count: earned }];
}

export function aftermath(play: EndorPlay, lines: readonly LogLine[]): Aftermath {
  const counts = countOf(play.shown, lines, (seat) => play.side(seat));
  const { seat } = play.source;
  const sides = order(play, seat);
  const [own, other] = sides.map((side) => counts[side === 0 ? 0 : 1]) as [Count, Count];
  const figure = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const mean = ({ dice, pips }: Count) => (dice === 0 ? MEAN : pips / dice);
  const row = (key: string, value: (count: Count) => string) => ({ label: t(key), values: [value(own), value(other)] as [string, string] });
  const lucky = own.dice > 0 && other.dice > 0 ? favoured(mean(own) - mean(other), SPREAD / own.dice + SPREAD / other.dice) : null;
  const who = lucky === null ? null : (sides[lucky] ?? null);
  const figures = { one: figure.format(mean(own)), two: figure.format(mean(other)) };
  const [key, args] = adviceOf(own);
  return {
    rows: [
      row("web-end-ships-lost", ({ lost }) => String(lost)),
      row("web-end-fronts", ({ fronts }) => (fronts.length === 0 ? t("web-end-no-front") : fronts.map((front) => t(`web-end-front-${front}`)).join(", "))),
      row("web-end-earned", ({ earned }) => String(earned)),
      row("web-end-die", (count) => (count.dice === 0 ? "–" : t("web-end-average", { mean: figure.format(mean(count)), dice: count.dice }))),
    ],
    luck:
      own.dice === 0 || other.dice === 0 ? t("web-end-pips-few")
      : who === null ? t("web-end-pips-fair", figures)
      : seat !== null && who === play.side(seat) ? t("web-end-pips-you", figures)
      : t("web-end-pips-other", { ...figures, who: say({ key: who === 0 ? "endor-side-rebel" : "endor-side-empire" }) }),
    advice: seat === null ? null : t(`web-end-advice-endor-${key}`, args),
  };
}
