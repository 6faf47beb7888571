// Everything printed on cards and cardboard, loaded once per game. The shapes are the game's own: generated, never written here.
import { api } from "../../protocol/api";
import type {
  ConditionCard, Content, DamageCard, DeviceCard, Id, ObstacleShape, PilotCard, ShipCard, ShipView, Size, Text, UpgradeCard, View, Weapon,
  WeaponRef,
} from "./generated/types";

export type {
  BarAction, Charges, ConditionCard, Content, Cost, DamageCard, DeviceCard, Faction, ObstacleShape, PilotCard, Price, QuickBuild,
  Restriction, ShipCard, Text, UpgradeCard, UpgradeSlot, Weapon,
} from "./generated/types";

/** The cards by their ids: made once, asked often. */
export class Cards {
  readonly content: Content;
  readonly #ships: Map<Id, ShipCard>;
  readonly #pilots: Map<Id, PilotCard>;
  readonly #upgrades: Map<Id, UpgradeCard>;
  readonly #damage: Map<Id, DamageCard>;
  readonly #conditions: Map<Id, ConditionCard>;
  readonly #devices: Map<Id, DeviceCard>;
  readonly #obstacles: Map<Id, ObstacleShape>;

  constructor(content: Content) {
    const byId = <T extends { id: Id }>(list: T[]) => new Map(list.map((card) => [card.id, card]));
    this.content = content;
    this.#ships = byId(content.ships);
    this.#pilots = byId(content.pilots);
    this.#upgrades = byId(content.upgrades);
    this.#damage = byId(content.damage);
    this.#conditions = byId(content.conditions);
    this.#devices = byId(content.devices);
    this.#obstacles = byId(content.obstacles);
  }

  ship(id: Id): ShipCard | undefined {
    return this.#ships.get(id);
  }
  pilot(id: Id): PilotCard | undefined {
    return this.#pilots.get(id);
  }
  upgrade(id: Id): UpgradeCard | undefined {
    return this.#upgrades.get(id);
  }
  damage(id: Id): DamageCard | undefined {
    return this.#damage.get(id);
  }
  condition(id: Id): ConditionCard | undefined {
    return this.#conditions.get(id);
  }
  device(id: Id): DeviceCard | undefined {
    return this.#devices.get(id);
  }
  obstacle(id: Id): ObstacleShape | undefined {
    return this.#obstacles.get(id);
  }

  sizeOf(ship: ShipView): Size {
    return this.ship(ship.ship)?.size ?? "Small";
  }

  /** A weapon of a ship, as choices and attacks name it. */
  weapon(ship: ShipView, weapon: WeaponRef): Weapon | undefined {
    if ("Primary" in weapon) return this.ship(ship.ship)?.weapons[weapon.Primary];
    const equipped = ship.upgrades[weapon.Upgrade[0]];
    // An ability's place counts abilities of every sort; cards have one weapon, or none.
    return equipped && this.upgrade(equipped.id)?.faces[equipped.face]?.weapons[0];
  }

  /** A ship as players call it, and as crates/xwing/src/words/mod.rs says it: by its pilot. Where several have the same card
   * its number follows, and the letter of its seat too if they are on both sides. */
  nameOf(view: View, ship: ShipView, lang: keyof Text): string {
    const name = this.pilot(ship.pilot)?.name[lang] ?? ship.pilot;
    const alike = view.ships.filter((other) => other.id !== ship.id && other.pilot === ship.pilot);
    if (alike.length === 0) return name;
    return alike.some((other) => other.seat !== ship.seat) ? `${name} ${"AB"[ship.seat]}${ship.number}` : `${name} ${ship.number}`;
  }
}

const loaded = new Map<string, Promise<Cards>>();

/** The cards of a game; asked of the server once. A failed answer is asked again next time. */
export function loadCards(game: string): Promise<Cards> {
  let cards = loaded.get(game);
  if (!cards) {
    cards = api.content<Content>(game).then((content) => new Cards(content));
    cards.catch(() => loaded.delete(game));
    loaded.set(game, cards);
  }
  return cards;
}
