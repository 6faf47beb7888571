// The boards in words, for people who hear them.
import { say, t } from "../../i18n/lang.svelte";
import { effectMessage, type PartView, type PlacedView, type SeatView, shown, type View } from "./view";

type Printed = Pick<PartView, "fighters" | "effect"> & Partial<PartView>;

/** What one half holds: "2 fighters, 1 of them damaged, Lateral move". */
export function describePart(part: Printed): string {
  const things: string[] = [];
  if (part.fighters > 0) {
    const damage = part.damage ?? 0;
    things.push(damage > 0 ? t("web-starfighter-fighters-damaged", { count: part.fighters, damage }) : t("web-starfighter-fighters", { count: part.fighters }));
  }
  if (part.effect) {
    const screened = part.screened ?? 0;
    things.push(screened > 0 ? t("web-starfighter-screened", { effect: effectMessage(part.effect), count: screened }) : say(effectMessage(part.effect)));
  }
  return things.length > 0 ? things.join(", ") : t("web-starfighter-nothing");
}

/** A card on a board. */
export function describeCard(placed: PlacedView): string {
  const id = shown(placed.card);
  const name = id === null ? t("web-starfighter-card-back") : t(placed.front ? "web-starfighter-card-front" : "web-starfighter-card-own-back", { card: id });
  const key = placed.top ? "web-starfighter-card-top" : "web-starfighter-card-covered";
  const turned = placed.pivoted ? ` ${t("web-starfighter-card-pivoted")}` : "";
  return t(key, { name, upper: describePart(placed.upper), lower: describePart(placed.lower) }) + turned;
}

/** A card in a hand or a list. */
export function describeFace(id: string, face: { level: number; upper: Printed; lower: Printed } | null): string {
  if (!face) return id;
  return t("web-starfighter-face", { card: id, level: face.level, upper: describePart(face.upper), lower: describePart(face.lower) });
}

/** A sector with all its cards, the topmost first. */
export function describeSector(view: View, side: SeatView, sector: number): string {
  const there = side.sectors[sector];
  if (!there) return "";
  const pair = view.facing.find((one) => one[side.seat] === sector);
  const opposite = pair?.[1 - side.seat];
  const faces = opposite === undefined ? t("web-starfighter-faces-none") : t("web-starfighter-faces", { sector: opposite + 1 });
  const head = t("web-starfighter-sector", { sector: sector + 1, faces, cards: there.cards.length, slots: there.slots, fighters: there.fighters });
  return [head, ...there.cards.map(describeCard).reverse()].join(" ");
}

/** One player's side. */
export function describeSide(view: View, side: SeatView, name: { key: string; args?: Record<string, unknown> }): string {
  if (side.cruiser === null) return t("web-starfighter-side-none", { who: name });
  const head = t("web-starfighter-side", {
    who: name, cruiser: side.cruiser, armour: side.armour, draws: side.draws, hand: side.hand_count, aside: side.aside_count,
  });
  const initiative = view.initiative === side.seat ? ` ${t("web-starfighter-has-initiative")}` : "";
  return head + initiative;
}
