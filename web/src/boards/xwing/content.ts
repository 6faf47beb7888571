// Everything printed on cards and cardboard: the JSON that crates/xwing/src/printed.rs writes, loaded once per game.
import { api } from "../../protocol/api";
import type { ActionKind, Arc, Difficulty, Id, Maneuver, ShipView, Size, Token, View, WeaponRef } from "./view";

export interface Text {
  en: string;
  fr: string;
}

export type Faction = "Rebel" | "Empire" | "Scum" | "Resistance" | "FirstOrder" | "Republic" | "Separatists";
export type UpgradeSlot =
  | "Astromech" | "Cannon" | "Configuration" | "Crew" | "Device" | "ForcePower" | "Gunner" | "Illicit" | "Missile"
  | "Modification" | "Sensor" | "TacticalRelay" | "Talent" | "Tech" | "Title" | "Torpedo" | "Turret";

export interface Charges {
  limit: number;
  recovers: number;
}

export interface BarAction {
  kind: ActionKind;
  difficulty: Difficulty;
  linked: { kind: ActionKind; difficulty: Difficulty } | null;
}

export type Cost =
  | "SpendLock"
  | { Charge: number } | { Force: number } | { Spend: [Token, number] } | { Gain: [Token, number] } | { Suffer: number };

export interface Weapon {
  dice: number;
  /** From, to. */
  range: [number, number];
  arc: Arc;
  turret: boolean;
  requires: "Focus" | "Lock" | "Calculate" | null;
  cost: Cost[];
  /** Only there while a ship is docked. */
  docked: boolean;
  range_bonus: boolean;
}

export interface ShipCard {
  id: Id;
  name: Text;
  size: Size;
  factions: Faction[];
  weapons: Weapon[];
  turret: "Single" | "Double" | null;
  agility: number;
  hull: number;
  shields: number;
  actions: BarAction[];
  /** In the order dials number the maneuvers. */
  dial: Maneuver[];
  text: Text | null;
}

export interface PilotCard {
  id: Id;
  name: Text;
  caption: Text | null;
  ship: Id;
  faction: Faction;
  initiative: number;
  limited: number;
  force: Charges | null;
  charges: Charges | null;
  slots: UpgradeSlot[];
  keywords: string[];
  text: Text | null;
  /** By season. */
  points: Record<string, number>;
}

export type Restriction =
  | { Factions: Faction[] } | { Ships: Id[] } | { Sizes: Size[] } | { Action: ActionKind } | { RedAction: ActionKind }
  | { Keyword: string } | { Arc: Arc };

/** By agility 0 to 3, by initiative 0 to 6, by size; values beyond the list count as its last. */
export type Price = { Fixed: number } | { ByAgility: number[] } | { ByInitiative: number[] } | { BySize: number[] };

export interface UpgradeCard {
  id: Id;
  name: Text;
  slots: UpgradeSlot[];
  limited: number;
  restrictions: Restriction[];
  charges: Charges | null;
  force: number;
  faces: { name: Text | null; text: Text; weapons: Weapon[]; actions: BarAction[] }[];
  points: Record<string, Price>;
}

export interface DamageCard {
  id: Id;
  name: Text;
  kind: "Pilot" | "Ship";
  copies: number;
  text: Text;
}

export interface ConditionCard {
  id: Id;
  name: Text;
  text: Text;
}

export interface DeviceCard {
  id: Id;
  name: Text;
  outline: [number, number][];
  fuse: { Bomb: number } | { Shatter: number } | "Mine";
  text: Text;
}

export interface ObstacleShape {
  id: Id;
  kind: "Asteroid" | "Debris" | "Gas";
  outline: [number, number][];
}

/** Its ships share the threat, and come all or none. */
export interface QuickBuild {
  threat: number;
  ships: { pilot: Id; upgrades: Id[] }[];
}

export interface Content {
  /** The angle of the front arc by size, in hundredths of a degree. */
  arcs: { small: number; medium: number; large: number };
  seasons: string[];
  ships: ShipCard[];
  pilots: PilotCard[];
  upgrades: UpgradeCard[];
  damage: DamageCard[];
  conditions: ConditionCard[];
  devices: DeviceCard[];
  obstacles: ObstacleShape[];
  quick_builds: QuickBuild[];
}

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

  /** A ship as players call it, and as crates/xwing/src/words.rs says it: by its pilot. Where several have the same card
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
