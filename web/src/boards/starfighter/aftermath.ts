// A battle of cruisers in figures: armour, cards lost, combats won, effects set off. There are no dice: luck is in what
// is drawn, and what the other side has drawn is not seen.
import { t } from "../../i18n/lang.svelte";
import type { LogLine } from "../../protocol";
import { type Aftermath, named, order } from "../aftermath";
import type { StarfighterPlay } from "./play.svelte";
import { sideOf } from "./view";

export interface Count {
  played: number;
  lost: number;
  /** Combats in which this side took less damage than the other. */
  won: number;
  combats: number;
  drawn: number;
  effects: number;
  /** The most effects that one card has set off. */
  chain: number;
}

interface Where {
  board: number;
}

/** Both seats of a battle. */
export function countOf(lines: readonly Pick<LogLine, "event">[]): [Count, Count] {
  const none = (): Count => ({ played: 0, lost: 0, won: 0, combats: 0, drawn: 0, effects: 0, chain: 0 });
  const counts: [Count, Count] = [none(), none()];
  const of = (seat: unknown) => counts[seat === 0 ? 0 : 1];
  let chain = { by: 0, effects: 0 };
  for (const [name, fields] of named(lines)) {
    if (name === "Played") {
      of(fields.seat).played += 1;
      chain = { by: Number(fields.seat), effects: 0 };
    }
    if (name === "Triggered") {
      of((fields.at as Where).board).effects += 1;
      chain.effects += 1;
      of(chain.by).chain = Math.max(of(chain.by).chain, chain.effects);
    }
    if (name === "Destroyed") of((fields.at as Where).board).lost += 1;
    if (name === "Drew") of(fields.seat).drawn += Number(fields.count);
    if (name === "Combat") {
      const [one, two] = fields.markers as [number, number];
      for (const count of counts) count.combats += 1;
      // Everybody places the markers of what they took.
      if (one !== two) of(one < two ? 0 : 1).won += 1;
    }
  }
  return counts;
}

/** What the figures say to whoever played like this: the end of a key, and what is in it. */
export function adviceOf({ played, won, combats, chain, lost }: Count): [string, Record<string, number>] {
  if (chain < 3 && played > 0) return ["chain", { count: chain }];
  if (won * 2 < combats) return ["combats", { count: won, all: combats }];
  if (lost * 2 > played) return ["cards", { count: lost, all: played }];
  return ["good", { count: chain }];
}

export function aftermath(play: StarfighterPlay, lines: readonly LogLine[]): Aftermath {
  const counts = countOf(lines);
  const { seat } = play.source;
  const sides = order(play, seat);
  const [own, other] = sides.map((side) => counts[side === 0 ? 0 : 1]) as [Count, Count];
  const row = (key: string, value: (count: Count) => string) => ({ label: t(key), values: [value(own), value(other)] as [string, string] });
  const [key, args] = adviceOf(own);
  return {
    rows: [
      { label: t("web-end-armour"), values: sides.map((side) => String(sideOf(play.view, side)?.armour ?? 0).replace("-", "−")) as [string, string] },
      row("web-end-cards-lost", ({ lost, played }) => t("web-end-of", { count: lost, all: Math.max(played, lost) })),
      row("web-end-combats", ({ won, combats }) => t("web-end-of", { count: won, all: combats })),
      row("web-end-effects", ({ effects }) => String(effects)),
    ],
    luck: t("web-end-draws", { one: own.drawn, two: other.drawn }),
    advice: seat === null ? null : t(`web-end-advice-starfighter-${key}`, args),
  };
}
