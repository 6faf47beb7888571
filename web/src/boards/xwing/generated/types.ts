// Written by `cargo xtask protocol` from what the game serialises. Do not edit.

/** An ability of a card of a ship. */
export type AbilityRef = {
/** Whose. */
ship: ShipId,
/** On which card. */
card: CardRef,
/** Which of the card. */
index: number, };

/** An action with all its details. */
export type Act = "Focus" | "Evade" | { "Lock": ShipId } | { "BarrelRoll": BarrelRoll } | { "Boost": Boost } | "Calculate" | "Cloak" | { "Coordinate": ShipId } | { "Jam": ShipId } | { "Reinforce": Token } | { "Reload": number } | { "Rotate": Heading } | { "Slam": number } | { "Card": AbilityRef } | { "Slide": Slide };

/** The actions that bars and cards name. */
export type ActionKind = "Focus" | "Evade" | "Lock" | "BarrelRoll" | "Boost" | "Calculate" | "Cloak" | "Coordinate" | "Jam" | "Reinforce" | "Reload" | "Rotate" | "Slam";

/** What each question about a position is answered with, by its name. */
export type Answers = { Dial?: Array<Preview>, Choices?: Array<Preview>, Barred?: Array<Barred>, Targets?: Shots, Odds?: Array<DiceOption>, Place?: Room, Arcs?: Array<Array<Sighted>>, Ruler?: Measured, };

/** An arc of a base. A turret arc is the standard arc its indicator points to (X2-BEYOND-47). */
export type Arc = "Front" | "Rear" | "Left" | "Right" | "FullFront" | "FullRear" | "Bullseye";

/**
 * The angle between the lines of the front arc for each size of base, in hundredths of a degree. The lines cross in
 * the middle of the base and run on, so the rear arc has the same angle, and the arcs at the sides what is left.
 */
export type ArcAngles = {
/** For small bases. */
small: number,
/** For medium bases. */
medium: number,
/** For large bases. */
large: number, };

/** What a seat is asked. */
export type Ask = "First" | "Obstacle" | "Marker" | "Place" | { "Dial": {
/** Whose. */
ship: ShipId, } } | "Ready" | "Next" | { "Ability": {
/** At which moment. */
window: Window,
/** Whose moment. */
subject: ShipId, } } | { "Action": {
/** Whose. */
ship: ShipId,
/** Why it may. */
grant: Grant, } } | { "Tallon": {
/** Whose. */
ship: ShipId, } } | { "Attack": {
/** Whose. */
ship: ShipId,
/** With which weapons, if not with any. */
with: WeaponTest | null, } } | { "Modify": {
/** By whom. */
ship: ShipId,
/** Which dice. */
dice: Dice, } } | { "Step": {
/** Which ability. */
ability: AbilityRef,
/** What. */
wanted: Wanted, } } | { "Shift": {
/** Which. */
ship: ShipId,
/** Why. */
cause: ShiftCause, } } | { "Dock": {
/** Which. */
ship: ShipId, } } | { "Deploy": {
/** Which. */
ship: ShipId,
/** X2-BEYOND-69: whether it must, because its carrier is lost. */
emergency: boolean, } } | { "Emergency": {
/** Which. */
ship: ShipId, } } | { "Jam": {
/** Which ship. */
ship: ShipId, } } | { "Detonation": {
/** Which kind of device. */
device: number, } } | { "Replacement": {
/** Which. */
ship: ShipId, } } | "Arrival" | "ArrivalSide";

/** A question. */
export type Asked = { "about": "squad",
/** What it is built by. */
format: Format,
/** In any form. */
squad: unknown, } | { "about": "fit",
/** What it is built by. */
format: Format,
/** In any form. */
squad: unknown,
/** To which ship, counted from 0; to the squadron if none. */
ship?: number | null,
/** Which of its upgrades would make room, counted from 0. */
instead?: number | null, } | { "about": "random",
/** What they are built by. */
format: Format,
/** Of which sides, as XWS names them; any if none. */
factions?: [string | null, string | null],
/** The same seed gives the same squadrons. */
seed?: number, } | { "about": "match",
/** How it is played. */
mode: Mode,
/** What the squadrons are built by. */
format: Format,
/** Who brings what, seat 0 first. */
sides?: [SquadWish, SquadWish],
/** The obstacles of each side, in place of those that come with its squadron. */
obstacles?: [Array<string> | null, Array<string> | null],
/** What random squadrons are drawn with. */
seed?: number, };

/** An attack in flight. */
export type AttackView = {
/** Who attacks. */
attacker: ShipId,
/** Whom. */
defender: ShipId,
/** With what. */
weapon: WeaponRef,
/** At which attack range. */
range: number,
/** Whether the line is obstructed. */
obstructed: boolean,
/** Attack dice, each with whether it was rerolled. */
attack: Array<[Face, boolean]>,
/** Defence dice. */
defense: Array<[Face, boolean]>,
/** Dice more or fewer than cards and range say: attack, defence. */
more: [number, number], };

/** One entry of an action bar. */
export type BarAction = {
/** What. */
kind: ActionKind,
/** X2-ACTION-05: a red one brings stress. */
difficulty: Difficulty,
/** X2-ACTION-07: what may follow. */
linked: Linked | null, };

/** An answer that is not allowed. */
export type Barred = {
/** The answer. */
choice: Choice,
/** In words. */
words: Message,
/** Where it would lead, and why it may not. */
led: Preview, };

/** X2-ACTION-22, -23: how a ship rolls. */
export type BarrelRoll = {
/** To which side. */
side: Side,
/** How far forward. */
slot: Slot, };

/** What one ship costs, and where its upgrades are. */
export type Bill = {
/** The ship card. */
pilot: Id,
/** With its upgrades. */
points: number | null,
/** The ship card alone. */
own: number | null,
/** What its quick build is worth, all of its ships together. */
threat: number | null,
/** the places of the other ships of its quick build. */
shared?: Array<number>,
/** Its slots, as the card lists them. */
places: Array<UpgradePlace>,
/** Its upgrades. */
upgrades: Array<Equipment>, };

/** X2-ACTION-26: how a ship boosts. */
export type Boost = "Straight" | { "Bank": Side };

/** one core set, both goals reached in the same round. */
export type BothGoals = "survivor" | "no_winner";

/** What a player brings, once it was judged. */
export type Brought = {
/** The squadron. */
squad: Squad,
/** Its obstacles; those of the core box where there are fewer than three. */
obstacles: Array<Id>, };

/** A card of a ship. It means the same card for as long as that is in force, whatever becomes of the cards beside it. */
export type CardRef = "Type" | "Pilot" | { "Upgrade": number } | { "Damage": [number, number] } | { "Condition": number } | { "Device": number } | "Aboard";

/** The damage an attack may do. */
export type Chances = {
/** Expected damage. */
expected: number,
/** The probability that the attack hits (X2-ATTACK-13). */
hit: number,
/** The probability of at least one crit that is not neutralised. */
crit: number,
/** The probability that the defender is destroyed. */
destroys: number,
/** The probability of exactly so much damage, from none on. */
totals: Array<number>,
/** Hits, crits, and their probability. */
damage: Array<[number, number, number]>,
/** Cards that are not counted, because what they do is not a matter of dice alone. */
left_out: Array<Message>, };

/** X2-CHARGE-01: a charge limit or a Force capacity. */
export type Charges = {
/** How many at the start, and at most. */
limit: number,
/** X2-CHARGE-04: how many come back in the end phase. */
recovers: number, };

/** What a seat answers. */
export type Choice = "Pass" | { "First": Seat } | { "Obstacle": {
/** Which. */
index: number,
/** Where. */
at: Pose, } } | { "Marker": Pose } | { "Place": {
/** Which. */
ship: ShipId,
/** Where. */
at: Pose, } } | { "Dial": {
/** Whose. */
ship: ShipId,
/** Which maneuver of its dial. */
maneuver: number, } } | "Ready" | { "Ship": ShipId } | { "Use": AbilityRef } | { "Act": Act } | { "Tallon": Slot } | { "Attack": {
/** With which weapon. */
weapon: WeaponRef,
/** Whom. */
target: ShipId,
/** Whether the weapon's requirement is bought off. */
instead: boolean,
/** Whether the line that was chosen among equally short ones is obstructed. */
obstructed: boolean, } } | { "Spend": Spend } | { "Dice": DiceSet } | { "Damage": number } | { "Roll": BarrelRoll } | { "Boost": Boost } | { "Deploy": {
/** From which guides of the carrier. */
guides: Guides,
/** With which maneuver of its dial. */
maneuver: number, } } | { "Lose": Token } | { "Break": ShipId } | { "Option": number } | { "Slide": Slide };

/** A condition card. */
export type ConditionCard = {
/** XWS name. */
id: Id,
/** What it is called. */
name: Text,
/** What it does, in words. */
text: Text, };

/** All that is printed: names and texts in both languages, figures, dials, outlines, prices. */
export type Content = {
/** The angles of the printed arcs. */
arcs: ArcAngles,
/** X2-SQUAD-09: the seasons there are prices for. */
seasons: Array<Id>,
/** Types of ships. */
ships: Array<ShipCard>,
/** Ship cards. */
pilots: Array<PilotCard>,
/** Upgrade cards. */
upgrades: Array<UpgradeCard>,
/** Kinds of damage cards, in the order events number them. */
damage: Array<DamageCard>,
/** Condition cards, in the order events number them. */
conditions: Array<ConditionCard>,
/** Devices, in the order events number them. */
devices: Array<DeviceCard>,
/** Obstacles, in the order events number them. */
obstacles: Array<ObstacleShape>,
/** X2-SQUAD-02: options without arithmetic. */
quick_builds: Array<QuickBuild>, };

/** One part of a price. */
export type Cost = { "Charge": number } | { "Force": number } | { "Spend": [Token, number] } | "SpendLock" | { "Gain": [Token, number] } | { "Suffer": number } | "Discard";

/**
 * A way to move: a template, which end of the ship it is laid against, and how the ship is set down (X2-MOVE-01,
 * -02). A boost is a course like any other.
 */
export type Course = "Stationary" | { "Straight": {
/** Speed of the template. */
speed: number, } } | { "Bank": {
/** To which side. */
side: Side,
/** Speed of the template. */
speed: number, } } | { "Turn": {
/** To which side. */
side: Side,
/** Speed of the template. */
speed: number, } } | { "Koiogran": {
/** Speed of the template. */
speed: number, } } | { "Segnor": {
/** To which side. */
side: Side,
/** Speed of the template. */
speed: number, } } | { "Tallon": {
/** To which side. */
side: Side,
/** Speed of the template. */
speed: number,
/** Where across the template's end. */
slot: Slot, } } | { "ReverseStraight": {
/** Speed of the template. */
speed: number, } } | { "ReverseBank": {
/** To which side. */
side: Side,
/** Speed of the template. */
speed: number, } };

/** The form of a template. */
export type Curve = "Straight" | "Bank" | "Turn";

/** A kind of damage card. */
export type DamageCard = {
/** Its name in packs. */
id: Id,
/** What it is called. */
name: Text,
/** Its trait. */
kind: Trait,
/** How many are in a deck. */
copies: number,
/** What it does, in words. */
text: Text, };

/** X2-SETUP-16: whose damage deck is drawn from. */
export type DamageDecks = "own" | "shared";

/** A template that leads from a ship to a device. */
export type Delivery = {
/** Between which guides the template lies. */
guides: Guides,
/** The template. */
template: Template,
/** To which side it bends, as the ship sees it; either will do for a straight. */
side: Side, };

/** A device. */
export type DeviceCard = {
/** Its name in packs. */
id: Id,
/** What it is called. */
name: Text,
/** Its corners in micrometres around its pose. */
outline: Array<[number, number]>,
/** When it goes off. */
fuse: Fuse,
/** What it does, in words. */
text: Text, };

/** A device on the table. */
export type DeviceView = {
/** Which. */
id: Id,
/** Whose. */
owner: ShipId,
/** Where. */
at: Pose, };

/** Red or green. */
export type Dice = "Attack" | "Defense";

/** One way to modify dice. */
export type DiceOption = {
/** What it is worth, if that can be reckoned. */
chances: Chances | null,
/** Whether there is none better for the one who is asked. */
best: boolean, };

/** A set of dice of a pool, one bit each. */
export type DiceSet = number;

/** By the kind of die. */
export type DieFaces = { Attack: [Face, Face, Face, Face, Face, Face, Face, Face], Defense: [Face, Face, Face, Face, Face, Face, Face, Face], };

/** X2-MOVE-32: the colour of a maneuver or an action, easiest first. */
export type Difficulty = "Blue" | "White" | "Red";

/** Where a ruler lies at. */
export type End = { "Ship": ShipId } | { "Obstacle": number } | { "Device": number } | { "Point": [number, number] };

/** An upgrade of a ship. */
export type Equipment = {
/** The card. */
id: Id,
/** What it costs on this ship. */
points: number | null,
/** Whether the ship has no slot for it. */
loose: boolean, };

/** What each question before a match is answered with, by what it is about. */
export type Examinations = { squad?: Examined, fit?: Fitting, random?: Pair, match?: Opening, };

/** A squadron as it was understood. */
export type Examined = {
/** The squadron, as set-ups hold it. */
squad: Squad,
/** Its side, as XWS names it. */
faction: string | null,
/** The obstacles it brings. */
obstacles: Array<Id>,
/** As XWS; none while there is no ship. */
xws: string | null,
/** What it costs, if every card has a price. */
points: number | null,
/** What its quick builds are worth, if it has nothing else. */
threat: number | null,
/** Its ships. */
ships: Array<Bill>,
/** Everything that is wrong with it. */
faults: Array<Told>,
/** What was changed, dropped or refused when it was read. */
notes: Array<Told>,
/** Whether it may be played. */
fine: boolean, };

/** The last maneuver of a ship. */
export type Executed = {
/** Which, in the colour it was executed in. */
maneuver: Maneuver,
/** X2-MOVE-14. */
full: boolean,
/** X2-ION-05. */
ion: boolean,
/** It went through or ended on an obstacle. */
met_obstacle: boolean, };

/** What a die shows. X2-ATTACK-11, -18: hits and crits are attack faces, evades defence faces. */
export type Face = "Crit" | "Hit" | "Evade" | "Focus" | "Blank";

/** X2-BEYOND-02, and those that came later. */
export type Faction = "Rebel" | "Empire" | "Scum" | "Resistance" | "FirstOrder" | "Republic" | "Separatists";

/** What a page must have at hand. */
export type Facts = {
/** Half of a base's side, in micrometres. */
half: Halves,
/** AMB-01: the faces of the dice. */
faces: DieFaces,
/** X2-ESCALATE-10: whoever destroys more than so many times the threat level wins. */
threats: number,
/** X2-ESCALATE-16, -19: how many lost enemies win with one core set, by seat. */
core_goals: [number, number], };

/** Who is first player. */
export type FirstPlayer = "by_points" | { "agreed": Seat };

/** A card that could be added, or why it could not. */
export type Fits = {
/** The card: a pilot or an upgrade. */
id: Id,
/** What it would cost, or be worth as a quick build. */
points: number | null,
/** What is against it; none if it fits. */
against: Told | null,
/** Whether all that is against it is the points or the threat: something else could make room. */
budget: boolean,
/** The ships of a quick build, which come all or none; its card is that of the first. */
ships?: Array<QuickShip>, };

/** All cards of a kind, as they fit. */
export type Fitting = { "kind": "pilots", "cards": Array<Fits> } | { "kind": "builds", "cards": Array<Fits> } | { "kind": "upgrades", "cards": Array<Fits> };

/** AMB-06: what a ship executes whose dial turns out forbidden. */
export type ForbiddenDial = "white_two_straight" | "same_in_white";

/** What squadrons are built by, as it is written in questions. */
export type Format = { "kind": "points",
/** Whose prices. */
season: string,
/** The most a squadron may cost. */
limit: number, } | { "kind": "quick",
/** The agreed threat. */
threat: number,
/** AMB-19. */
total?: ThreatTotal, } | { "kind": "casual", };

/** X2-BEYOND-52, -53: when a device goes off. */
export type Fuse = { "Bomb": number } | { "Shatter": number } | "Mine";

/** Why a ship may perform an action, and which. */
export type Grant = "Step" | "Ion" | { "Linked": [ActionKind, Difficulty] } | "Coordinated" | "Deployed" | { "Card": [AbilityRef, number] };

/** The guides of a base a template is laid between. */
export type Guides = "Front" | "Rear";

/** By the size of a base. */
export type Halves = { Small: number, Medium: number, Large: number, };

/**
 * A direction or a turn, clockwise; a heading is measured from +y. A full turn is 2^32, so turns wrap by themselves
 * and the turns of the templates (45, 90 and 180 degrees) are exact.
 *
 * ```
 * # use geometry::Heading;
 * assert_eq!(Heading::degrees(270.0) + Heading::HALF, Heading::RIGHT);
 * assert_eq!(Heading::degrees(-45.0), -Heading::EIGHTH);
 * ```
 */
export type Heading = number;

/** The id of a card: the XWS name, kept inline so that steps and states stay plain data. */
export type Id = string;

/** whether a cost may be paid for nothing. */
export type IdleCosts = "refused" | "allowed";

/** What a view shows of something that can be secret: all of it, or only that it is there. */
export type Known<T> = { "shown": T } | "hidden";

/** The right-hand side of a linked action. */
export type Linked = {
/** What. */
kind: ActionKind,
/** How hard. */
difficulty: Difficulty, };

/** An obstacle on the table. */
export type LiveObstacle = {
/** Which, as an index into the content. */
shape: number,
/** Where. */
at: Pose, };

/** X2-PLAN-02: speed, bearing, difficulty. Written as in public ship lists: `2BB` is a blue bank to the left at speed 2. */
export type Maneuver = string;

/** What a ruler says. */
export type Measured = {
/** X2-RANGE-02, -06: the range; nothing beyond range 3. */
range: number | null,
/** How far it is, in micrometres. */
distance: number,
/** The shortest line, in micrometres. */
line: [[number, number], [number, number]], };

/** One ship of a squadron. */
export type Member = {
/** The ship card. */
pilot: Id,
/** Its upgrades. */
upgrades: Array<Id>,
/** X2-SQUAD-02: what the quick-build option is worth, where one was taken: all of its ships together. */
threat: number | null,
/** ships with the same number came by one quick-build option, where one holds several. */
build?: number, };

/**
 * Something to say, before it has a language.
 *
 * ```
 * use kernel::Message;
 * let said = Message::new("table-chose").with("count", 3).with("who", Message::new("side-red"));
 * assert_eq!(said.to_string(), "table-chose(count: 3, who: side-red)");
 * ```
 */
export type Message = { key: string, args?: Record<string, unknown> };

/** what mines do that were met beyond the one that destroyed the ship. */
export type MinesBeyond = "go_off" | "stay";

/** How a match is played. */
export type Mode = "starter" | "standard" | "escalation" | "escalation_core_box";

/** Where something moves. */
export type Movement = {
/** What moves, if it is a ship. */
ship: ShipId | null,
/** What is laid, if it is a device. */
device: Id | null,
/** From where, if it was on the table. */
from: Pose | null,
/** Where it comes to rest. */
end: Pose,
/** Along which course, if it is one. */
course: Course | null,
/** X2-MOVE-14: whether it goes the whole way. */
full: boolean,
/** X2-MOVE-18: the ship it would stop against. */
against: ShipId | null,
/** X2-MOVE-39: whether it would leave the play area. */
leaves: boolean,
/** X2-OBST-03: the obstacles it would meet, by their places. */
obstacles: Array<number>,
/** X2-BEYOND-53: the mines it would meet, by their places. */
mines: Array<number>,
/** X2-BEYOND-52, -53: the ships that a device would concern if it went off there now. */
reaches: Array<ShipId>,
/** Enemies in its arcs from there. */
sees: Array<Sighted>,
/** Enemies that have it in theirs. */
seen_by: Array<Sighted>, };

/** X2-WIN-02, R-01: when neither side has a ship left. */
export type MutualDestruction = "no_winner" | "first_player";

/** X2-OBST-01. */
export type ObstacleKind = "Asteroid" | "Debris";

/** An obstacle. */
export type ObstacleShape = {
/** XWS name. */
id: Id,
/** Which rules it follows. */
kind: ObstacleKind,
/** Its corners in micrometres around its pose. */
outline: Array<[number, number]>, };

/** An obstacle on the table. */
export type ObstacleView = {
/** Which. */
id: Id,
/** Where. */
at: Pose, };

/** A match that could begin. */
export type Opening = {
/** As the match is asked for: what is not as usual only. None if it cannot begin. */
setup: unknown,
/**
 * What each seat brings already, as the match is asked for, where a player brings theirs later: the squadrons are
 * not in the set-up then.
 */
brought?: [unknown, unknown],
/** What each side brings; none where the mode brings its own ships. */
sides: [Examined, Examined] | null,
/** Why it cannot begin. */
problem: Message | null, };

/** How a match ended. */
export type Outcome = {
/** Who won, if anybody. */
winner: Seat | null,
/** Why. */
reason: Reason, };

/** AMB1-04: which actions a ship may perform after a maneuver that overlapped another ship. */
export type OverlapActions = "free_only" | "none";

/** Two squadrons that are worth the same. */
export type Pair = {
/** What they were drawn with. */
seed: number,
/** They. */
squads: [Examined, Examined], };

/** X2-ROUND-01: the phases of a round, and the set-up before them. */
export type Phase = "Setup" | "Planning" | "System" | "Activation" | "Engagement" | "End";

/** A ship card. */
export type PilotCard = {
/** XWS name. */
id: Id,
/** What they are called. */
name: Text,
/** The line below the name. */
caption: Text | null,
/** The type of ship. */
ship: Id,
/** The side. */
faction: Faction,
/** X2-INIT-01. */
initiative: number,
/** Bullets before the name. */
limited: number,
/** Force capacity. */
force: Charges | null,
/** Charge limit. */
charges: Charges | null,
/** What upgrades it takes. */
slots: Array<UpgradeSlot>,
/** What else cards may ask for. */
keywords: Array<string>,
/** Its ability in words. */
text: Text | null,
/** What it costs, by season. */
points: { [key in Id]: number }, };

/**
 * The place of a thing's centre in whole micrometres, and its heading. This is what a state stores.
 *
 * ```
 * # use geometry::{Heading, Pose};
 * let pose = Pose::mm(300.0, 45.5, 90.0);
 * assert_eq!(pose, Pose::new(300_000, 45_500, Heading::RIGHT));
 * ```
 */
export type Pose = {
/** To the right, in micrometres. */
x: number,
/** Up, in micrometres. */
y: number,
/** Where it faces, clockwise from +y. */
heading: Heading, };

/** What there is to know about one answer. */
export type Preview = {
/** Where it leads, if it moves anything. */
lead: Movement | null,
/** The maneuver, in the colour it has for this ship now. */
maneuver: Maneuver | null,
/** What the card says, if it is one. */
text: Text | null,
/** X2-ACTION-05: the colour of an action. */
difficulty: Difficulty | null,
/** X2-ACTION-07: what may follow. */
linked: Linked | null,
/** Why there is no room for it. */
refused: Refused | null,
/** From the ship that is asked to the one it points at. */
reach: Measured | null, };

/** A price, which may depend on the ship. */
export type Price = { "Fixed": number } | { "ByAgility": [number, number, number, number] } | { "ByInitiative": [number, number, number, number, number, number, number] } | { "BySize": [number, number, number] };

/** What everybody sees. */
export type Public = { "First": { seat: Seat, } } | { "Obstacle": { seat: Seat, index: number, obstacle: LiveObstacle, } } | { "SetAside": { seat: Seat, } } | { "Marker": { seat: Seat, at: Pose, } } | { "Placed": { ship: ShipId, at: Pose, } } | { "Round": { number: number, } } | { "Phase": { phase: Phase, } } | { "Ready": { seat: Seat, } } | { "Revealed": { ship: ShipId, maneuver: Maneuver, } } | { "Replaced": { ship: ShipId, maneuver: Maneuver, } } | { "Flew": { ship: ShipId, maneuver: Maneuver, from: Pose, to: Pose, full: boolean, } } | { "Bumped": { ship: ShipId, into: ShipId, } } | { "Shifted": { ship: ShipId, from: Pose, to: Pose, } } | { "MetObstacle": { ship: ShipId, obstacle: number, } } | { "Fled": { ship: ShipId, } } | { "SkipsAction": { ship: ShipId, } } | { "Acted": { ship: ShipId, act: Act, } } | { "NoAction": { ship: ShipId, } } | { "Gained": { ship: ShipId, token: Token, count: number, } } | { "Lost": { ship: ShipId, token: Token, count: number, } } | { "Spent": { ship: ShipId, token: Token, } } | { "Locked": { ship: ShipId, target: ShipId, } } | { "Unlocked": { ship: ShipId, target: ShipId, } } | { "ChargeSpent": {
/** Of which card. */
ability: AbilityRef,
/** How many. */
count: number,
/** What the card was then. */
shown?: Shown, } } | { "ChargeRecovered": {
/** Whose. */
ship: ShipId,
/** Of which card. */
card: CardRef,
/** How many. */
count: number,
/** What the card was then. */
shown?: Shown, } } | { "ForceSpent": { ship: ShipId, count: number, } } | { "ForceRecovered": { ship: ShipId, count: number, } } | { "ShieldRecovered": { ship: ShipId, count: number, } } | { "Used": {
/** Which. */
ability: AbilityRef,
/** What its card was then. */
shown?: Shown, } } | { "Flipped": { ship: ShipId, upgrade: number, face: number, } } | { "Discarded": { ship: ShipId, upgrade: number, } } | { "DamageDiscarded": { ship: ShipId, card: number, } } | { "DialShown": { ship: ShipId, maneuver: Maneuver, } } | { "Initiative": { ship: ShipId, initiative: number, } } | { "Assigned": { ship: ShipId, condition: number, } } | { "Rolled": { ship: ShipId, dice: Dice, faces: Array<Face>, } } | { "NoAttack": { ship: ShipId, } } | { "Attacked": { attacker: ShipId, defender: ShipId, weapon: WeaponRef, range: number, obstructed: boolean, } } | { "AttackDice": { ship: ShipId, faces: Array<Face>, } } | { "DefenseDice": { ship: ShipId, faces: Array<Face>, } } | { "Rerolled": { dice: Dice, faces: Array<Face>, } } | { "Changed": { dice: Dice, from: Face, to: Face, count: number, } } | { "Added": { dice: Dice, face: Face, } } | { "Cancelled": { dice: Dice, face: Face, count: number, } } | { "Hit": { attacker: ShipId, defender: ShipId, hits: number, crits: number, } } | { "Missed": { attacker: ShipId, defender: ShipId, } } | { "Prevented": { ship: ShipId, hits: number, crits: number, } } | { "Reinforced": { ship: ShipId, } } | { "ShieldLost": { ship: ShipId, crit: boolean, } } | { "DealtUp": { ship: ShipId, card: number, } } | { "NoDamageCard": { ship: ShipId, crit: boolean, } } | { "RepairedUp": { ship: ShipId, card: number, } } | { "RepairedDown": { ship: ShipId, card: number, } } | { "Destroyed": { ship: ShipId, } } | { "Removed": { ship: ShipId, } } | { "Docked": { ship: ShipId, carrier: ShipId, } } | { "Deployed": { ship: ShipId, carrier: ShipId, } } | { "DeviceLaid": { ship: ShipId, device: number, at: Pose, } } | { "NoRoom": { ship: ShipId, device: number, } } | { "Detonated": { device: number, } } | { "ObstacleRemoved": { obstacle: number, } } | { "Arrived": { ship: ShipId, at: Pose, } } | { "Over": Outcome };

/** What somebody wants to know. */
export type Question = { "Dial": {
/** Whose. */
ship: ShipId, } } | { "Choices": {
/** The question. */
ask: Ask,
/** The answers. */
choices: Array<Choice>, } } | { "Barred": {
/** The question. */
ask: Ask,
/** The answers that are offered. */
choices: Array<Choice>, } } | { "Targets": {
/** Whose attack. */
ship: ShipId,
/** With which weapons, if not with any. */
with?: WeaponTest | null, } } | { "Odds": {
/** The question. */
ask: Ask,
/** The answers. */
choices: Array<Choice>, } } | { "Place": {
/** What. */
thing: Thing,
/** Where. */
at: Pose, } } | { "Arcs": Record<symbol, never> } | { "Ruler": {
/** From here, */
from: End,
/** to there. */
to: End, } };

/** X2-SQUAD-02: a quick-build option. R-16: several ships share one threat where a card says so. */
export type QuickBuild = {
/** 1 to 5, higher for the largest ships: that of all its ships together. */
threat: number,
/** Its ships, which come all or none. */
ships: Array<QuickShip>, };

/** A ship of a quick-build option. */
export type QuickShip = {
/** The pilot. */
pilot: Id,
/** What is equipped. */
upgrades: Array<Id>, };

/** Why a match ended. */
export type Reason = "LastStanding" | "MutualDestruction" | "Threat" | "CoreBox" | "Unending";

/** An input that the rules do not allow. The state it was meant for is untouched. */
export type Refused = {
/** The rule that refuses. */
rule: RuleId,
/** Why, for a person. */
why: Message, };

/** AMB-24: when reinforcement helps. */
export type Reinforce = "entirely" | "any_part";

/** What a special attack demands (X2-WEAPON-07). */
export type Requirement = "Focus" | "Lock" | "Calculate";

/** AMB-28: how often a die is rerolled. */
export type Rerolls = "once" | "unlimited";

/** X2-UPGRADE-04: who may equip a card. */
export type Restriction = { "Factions": Array<Faction> } | { "Ships": Array<Id> } | { "Sizes": Array<Size> } | { "Action": ActionKind } | { "RedAction": ActionKind } | { "Keyword": string } | { "Arc": Arc } | { "Skill": number } | { "Lacks": UpgradeSlot };

/** Whether there is room. */
export type Room = {
/** Where it was held. */
at: Pose,
/** Why it may not lie there. */
refused: Refused | null,
/** The nearest place where it may; the same place, if it may lie there. Nothing if there is none around. */
snap: Pose | null,
/** The ground its whole outline must be on: left, bottom, right, top, in micrometres. */
zone: [number, number, number, number],
/** How far it must stay from obstacles, in micrometres. */
apart: number, };

/** The id of a rule in the ledger (`END-034`), or of one of the kernel's own (`TABLE-..`). */
export type RuleId = string;

/** All policies of a match. An edition offers those that its ledger names. */
export type Ruleset = {
/** AMB-06: what a ship executes whose dial turns out forbidden. */
forbidden_dial: ForbiddenDial,
/** AMB-12: what several obstacles do to one ship. */
obstacles: SeveralObstacles,
/** AMB-13: whether an obstacle under the ship at the start counts. */
start_on_obstacle: StartOnObstacle,
/** AMB-28: how many tokens of one kind may be spent in a step. */
tokens_per_step: TokensPerStep,
/** AMB-28: how often a die is rerolled. */
rerolls: Rerolls,
/** X2-WIN-02, R-01: when neither side has a ship left. */
mutual_destruction: MutualDestruction,
/** whether a cost may be paid for nothing. */
idle_costs: IdleCosts,
/** AMB-31: whether a weapon's own change of dice is a choice. */
weapon_changes: WeaponChanges,
/** AMB-24: when reinforcement helps. */
reinforce: Reinforce,
/** AMB-19: whether a quick-build squadron may stay below the agreed threat. */
threat: ThreatTotal,
/** what mines do that were met beyond the one that destroyed the ship. */
mines_beyond: MinesBeyond,
/** one core set, both goals reached in the same round. */
both_goals: BothGoals,
/** AMB-23: one core set, what comes for the second Academy Pilot. */
second_academy: SecondAcademy,
/** X2-SETUP-16: whose damage deck is drawn from. */
damage_decks: DamageDecks,
/** AMB1-04: which actions a ship may perform after a maneuver that overlapped another ship. */
overlap_actions?: OverlapActions,
/** AMB1-06: what becomes of a destroyed ship of the active ship's skill that has not been active. */
simultaneous_attacks?: SimultaneousAttacks, };

/** A place at the table, numbered in the game's own turn order from 0. */
export type Seat = number;

/** AMB-23: one core set, what comes for the second Academy Pilot. */
export type SecondAcademy = "replaced" | "may_be_replaced";

/** What a viewer learns of an event. */
export type Seen = { "Public": Public } | { "DialSet": {
/** Whose seat. */
seat: Seat,
/** Whose. */
ship: ShipId,
/** Which maneuver of its dial. */
maneuver: Known<number>, } } | { "Peeked": {
/** Which seat. */
by: Seat,
/** Whose dial. */
ship: ShipId,
/** What it shows. */
maneuver: Known<number>, } } | { "Shuffled": {
/** Whose. */
seat: Seat,
/** Top card last. */
deck: Known<Array<number>>, } } | { "DealtDown": {
/** To whom. */
ship: ShipId,
/** Which kind. */
card: Known<number>, } };

/** What must be said before a match can start. */
export type Setup = {
/** How it is played. */
mode: Mode,
/** The squadrons, seat 0 first. Modes that bring their own leave them empty. */
squads: [Squad, Squad],
/** X2-SETUP-12: the obstacles to place; those of the core box if none is named. */
obstacles: Array<string>,
/** X2-SETUP-07: the sides of the play area, in millimetres. */
area: [number, number],
/** X2-SQUAD-03: the agreed threat, where quick builds are used. */
threat: number | null,
/** X2-SQUAD-09: the prices, where squad points are used. */
season: Id | null,
/** X2-SQUAD-08: the most a squadron may cost, where squad points are used. */
limit: number,
/** Whatever the players like: nothing about squadrons is checked but what a match cannot hold. */
casual?: boolean,
/** X2-SETUP-05, -06. */
first: FirstPlayer,
/** B26: which damage deck each seat has, where the edition has several; 0 is the first. */
decks?: [number, number],
/** How the rules are read. */
ruleset: Ruleset, };

/** AMB-12: what several obstacles do to one ship. */
export type SeveralObstacles = "each" | "nearest_only";

/** Why a ship is moved without a maneuver. */
export type ShiftCause = "Decloak" | "Tractor";

/** A type of ship. */
export type ShipCard = {
/** XWS name. */
id: Id,
/** What it is called. */
name: Text,
/** The size of its base. */
size: Size,
/** X2-ION-01, X2-BEYOND-31: how many tokens ionise or tractor it. */
threshold: number,
/** The sides that fly it. */
factions: Array<Faction>,
/** Its primary weapons. */
weapons: Array<Weapon>,
/** Its turret indicator. */
turret: Turret | null,
/** Defence dice. */
agility: number,
/** Damage cards that destroy it. */
hull: number,
/** Shields. */
shields: number,
/** Its action bar. */
actions: Array<BarAction>,
/** Its dial, in the order dials number the maneuvers. */
dial: Array<Maneuver>,
/** What all its pilots can. */
text: Text | null, };

/** A ship of the match, by its place in the list. */
export type ShipId = number;

/** A ship as a viewer sees it. */
export type ShipView = {
/** Its place in the list. */
id: ShipId,
/** Whose. */
seat: Seat,
/** Its number. */
number: number,
/** Its ship card. */
pilot: Id,
/** Its type. */
ship: Id,
/** Where it stands in the game. */
status: Status,
/** Where it is. */
pose: Pose,
/** Its initiative now. */
initiative: number,
/** Its agility now. */
agility: number,
/** Damage cards that destroy it. */
hull: number,
/** Active shields, and how many it can have. */
shields: [number, number],
/** Active Force charges, and its capacity. */
force: [number, number],
/** Active charges of its ship card, and their limit. */
charges: [number, number],
/** What its quick build is worth. */
threat: number,
/** which of its side's quick builds it came by, where that holds several ships. */
build?: number,
/** Its tokens. */
tokens: Array<[Token, number]>,
/** Whom it has locked. */
locks: Array<ShipId>,
/** X1-MOVE-11: the ships it touches, where that is not seen by where they stand. */
touches?: Array<ShipId>,
/** Its upgrades. */
upgrades: Array<UpgradeView>,
/** Its damage cards in the order they were dealt; those that lie face down are nobody's to know. */
damage: Array<Id | null>,
/** Its face-up damage cards. */
critical: Array<Id>,
/** The numbers of its face-up damage cards among those of their kind, if not those one would count. */
copies?: Array<number>,
/** How much damage its cards are, where that is not one each. */
suffered?: number,
/** How many damage cards lie face down; R-05: nobody knows which. */
face_down: number,
/** Which cards lie face down; known to arbiters only. */
hidden: Known<Array<Id>>,
/** Its conditions. */
conditions: Array<Id>,
/** X2-PLAN-08: its dial, if it has one. */
dial: Known<Maneuver> | null,
/** Which way its turret points, from its own front. */
turret: Heading | null,
/** The ship it is docked to. */
carrier: ShipId | null,
/** Whether it has activated, and engaged. */
done: [boolean, boolean],
/** Its last maneuver this round, as everybody saw it. */
executed: Executed | null, };

/** One target and one weapon. */
export type Shot = {
/** Whom. */
target: ShipId,
/** With what. */
weapon: WeaponRef,
/** What it is called. */
name: Message,
/** From which arc, if the target is in one. */
arc: Arc | null,
/** Why not. */
refused: Refused | null,
/** X2-ARC-06: the attack range, or the range to the nearest point outside all arcs; nothing beyond range 3. */
range: number | null,
/** How far it is, in micrometres. */
distance: number,
/** The measured line, from point to point, in micrometres. */
line: [[number, number], [number, number]],
/** X2-OBST-14: the obstacles between them, by their places. */
obstructed: Array<number>,
/** X2-OBST-18: whether a clear line and an obstructed one are equally short, and the attacker chooses. */
either: boolean,
/** Attack dice and defence dice. */
dice: [number, number],
/** What to expect of it. */
chances: Chances | null, };

/** All attacks of a ship. */
export type Shots = {
/** The arcs it fires from, with the weapon that does. */
arcs: Array<[WeaponRef, Arc]>,
/** One for each enemy and weapon. */
shots: Array<Shot>, };

/** What of a card is needed to name it later: upgrades are turned over, conditions and docked ships go. */
export type Shown = "Always" | { "Face": number } | { "Condition": number } | { "Docked": ShipId };

/** Left or right, as seen by the ship. */
export type Side = "Left" | "Right";

/** A ship in an arc of another. */
export type Sighted = {
/** The other ship: the one that is seen, or the one that sees. */
ship: ShipId,
/** With which weapon. */
weapon: WeaponRef,
/** From which arc. */
arc: Arc,
/** X2-ARC-06: the attack range. */
range: number,
/** X2-OBST-14: whether every shortest line is obstructed. */
obstructed: boolean,
/** The measured line, from point to point, in micrometres. */
line: [[number, number], [number, number]], };

/** AMB1-06: what becomes of a destroyed ship of the active ship's skill that has not been active. */
export type SimultaneousAttacks = "kept" | "at_once";

/** The size of a square base. */
export type Size = "Small" | "Medium" | "Large";

/** X1-ACTION-11 to -13: how a ship rolls whose template slides along its side. */
export type Slide = {
/** To which side. */
side: Side,
/** How far ahead of the middle of the base the template starts, in micrometres. */
start: number,
/** How far ahead of the template the middle of the base ends, in micrometres. */
shift: number, };

/**
 * Which of the three positions a ship takes across the end of a template that lies against its side
 * (X2-MOVE-28, X2-ACTION-23).
 */
export type Slot = "Middle" | "Forward" | "Back";

/** One modification of dice. */
export type Spend = "Focus" | "Calculate" | "Force" | { "Evade": Face } | { "Lock": DiceSet } | { "Ability": AbilityRef };

/** X2-SETUP-01: a squadron. */
export type Squad = {
/** What its player calls it. */
name: string,
/** Its ships. */
ships: Array<Member>,
/** X2-SETUP-05: what it costs, where points are counted. */
points: number | null, };

/** What one side brings. */
export type SquadWish = { "from": "squad",
/** It. */
squad: unknown, } | { "from": "ready",
/** Its name. */
name: string, } | { "from": "random",
/** Of which side, as XWS names it; any if none. */
faction?: string | null, } | { "from": "same" } | { "from": "later" };

/** AMB-13: whether an obstacle under the ship at the start counts. */
export type StartOnObstacle = "ignored" | "counts";

/** Where a ship stands in the game. */
export type Status = "Waiting" | "Playing" | "Doomed" | "Reserve" | "Destroyed" | "Fled";

/**
 * A template: its form and its speed. Which way a curve bends is said by who lays it.
 *
 * ```
 * # use geometry::{Curve, Template};
 * assert_eq!(Template::new(Curve::Straight, 3).length(), 120_000.0);
 * assert_eq!(Template::new(Curve::Turn, 2).radius(), Some(62_500.0));
 * assert_eq!(Template::all().count(), 11); // X2-COMP-09
 * ```
 */
export type Template = {
/** Its form. */
curve: Curve,
/** Its speed, from 1. */
speed: number, };

/** Words in both languages. */
export type Text = {
/** English. */
en: string,
/** French. */
fr: string, };

/** Something to place. */
export type Thing = { "Ship": ShipId } | { "Obstacle": number } | "Marker";

/** AMB-19: whether a quick-build squadron may stay below the agreed threat. */
export type ThreatTotal = "at_most" | "exactly";

/** X2-TOKEN-08: the kinds of tokens, except locks, which belong to two ships. */
export type Token = "Focus" | "Evade" | "Calculate" | "ReinforceFore" | "ReinforceAft" | "Disarm" | "Jam" | "Tractor" | "Stress" | "Ion" | "Cloak";

/** AMB-28: how many tokens of one kind may be spent in a step. */
export type TokensPerStep = "any" | "one_of_each";

/** Something that is told about a squadron. */
export type Told = {
/** In words. */
why: Message,
/** The rule behind it. */
rule: string | null,
/** The ship it is about, counted from 0. */
ship: number | null,
/** How much a note matters: `changed`, `dropped`, `refused`. */
weight?: "changed" | "dropped" | "refused", };

/** X2-DAMAGE-14. */
export type Trait = "Pilot" | "Ship";

/** X2-BEYOND-46: the turret indicator. */
export type Turret = "Single" | "Double";

/** An upgrade card. */
export type UpgradeCard = {
/** XWS name. */
id: Id,
/** What it is called. */
name: Text,
/** What it takes up. */
slots: Array<UpgradeSlot>,
/** Bullets before the name. */
limited: number,
/** Who may equip it. */
restrictions: Array<Restriction>,
/** Charge limit. */
charges: Charges | null,
/** Force it adds. */
force: number,
/** One face, or two. */
faces: Array<UpgradeFace>,
/** What it costs, by season. */
points: { [key in Id]: Price }, };

/** One face of an upgrade card. */
export type UpgradeFace = {
/** What it is called, where the faces differ. */
name: Text | null,
/** What it does, in words. */
text: Text,
/** The weapons on it. */
weapons: Array<Weapon>,
/** What it adds to the action bar. */
actions: Array<BarAction>, };

/** A slot. */
export type UpgradePlace = {
/** Which type. */
slot: UpgradeSlot,
/** Which of the ship's upgrades is in it, counted from 0. */
upgrade: number | null, };

/** X2-UPGRADE-01: the types of upgrades. */
export type UpgradeSlot = "Astromech" | "Cannon" | "Configuration" | "Crew" | "Device" | "ForcePower" | "Gunner" | "Illicit" | "Missile" | "Modification" | "SalvagedAstromech" | "Sensor" | "TacticalRelay" | "Talent" | "Tech" | "Title" | "Torpedo" | "Turret";

/** An upgrade as a viewer sees it. */
export type UpgradeView = {
/** Which. */
id: Id,
/** Which face shows. */
face: number,
/** Active charges, and their limit. */
charges: [number, number],
/** Whether it was discarded. */
discarded?: boolean, };

/** A match as one viewer sees it. */
export type View = {
/** How it is played. */
mode: Mode,
/** How the rules are read. */
ruleset: Ruleset,
/** The sides of the play area, in micrometres. */
area: [number, number],
/** Counted from 1; 0 during set-up. */
round: number,
/** Which phase it is. */
phase: Phase,
/** The first player. */
first: Seat,
/** Every ship of the match. */
ships: Array<ShipView>,
/** Obstacles on the table. */
obstacles: Array<ObstacleView>,
/** Obstacles still to be placed. */
supply: Array<Id>,
/** Devices on the table. */
devices: Array<DeviceView>,
/** Hyperspace markers. */
markers: Array<Pose>,
/** X2-ESCALATE-10: what the game is played for, and what each seat has destroyed. */
threat: [number, [number, number]],
/** Cards left in each damage deck. */
decks: [number, number],
/** Discarded damage cards, face up. */
discards: [Array<Id>, Array<Id>],
/** The attack in flight. */
attack: AttackView | null,
/**
 * X2-ESCALATE-04: the quick builds that may replace a lost ship, as the question about it numbers them, by their
 * places in the content.
 */
replacements: Array<Array<number>>,
/** X2-BEYOND-54, -55: the ways to lay a device, as the question about it numbers them. */
deliveries: Array<Delivery>,
/** X2-ESCALATE-07: where an arriving ship would stand, as the question about it numbers the sides of its marker. */
arrivals: Array<Pose>,
/** Who is asked what. */
asked: Array<[Seat, Ask]>,
/** How it ended. */
outcome: Outcome | null, };

/** What an ability's step asks for. */
export type Wanted = "Ship" | "LockTarget" | { "Repair": ShipId } | { "Reroll": Dice } | "Device" | { "Weapon": ShipId };

/** X2-WEAPON-02: a special weapon, or a printed primary one. */
export type Weapon = {
/** X2-WEAPON-04. */
dice: number,
/** X2-WEAPON-05. */
range: [number, number],
/** X2-WEAPON-03. */
arc: Arc,
/** X2-BEYOND-48: fires from the turret instead. */
turret: boolean,
/** X2-WEAPON-07. */
requires: Requirement | null,
/** Paid when the attack is declared. */
cost: Array<Cost>,
/** Only there while a ship is docked, and with as many dice as the front primary weapon of that one. */
docked: boolean,
/** X2-WEAPON-06: whether range bonuses apply. */
range_bonus: boolean,
/** FAQ-CLAR-02: fires all round, whatever the arc, which is still the ship's firing arc. */
all_round?: boolean,
/** FAQ-ATTACKSEQ-25: the attack is performed twice. */
twice?: boolean, };

/** AMB-31: whether a weapon's own change of dice is a choice. */
export type WeaponChanges = "mandatory" | "optional";

/** A weapon of a ship: an ability, or one of the primary ones. */
export type WeaponRef = { "Primary": number } | { "Upgrade": [number, number] };

/** Which weapon. */
export type WeaponTest = "Primary" | "Special" | "ThisCard" | { "From": Arc } | { "Of": UpgradeSlot };

/** A moment with one ship as its subject; phases open one per ship or one without. */
export type Window = "System" | "BeforeActivate" | "AfterReveal" | "AfterManeuver" | "AfterAction" | "AfterActivation" | "StartOfEngagement" | "BeforeEngage" | "Declared" | "ModifyAttackDice" | "ModifyDefenseDice" | "Hit" | "Missed" | "BeforeSuffer" | "AfterCritSuffered" | "AfterDefend" | "AfterAttack" | "Dealt" | "Assigned" | "Destroyed" | "EndPhase" | { "Gained": Token } | "Detonated" | "AfterDecloak" | "AfterSetup" | "BeforeNeutralize" | { "Spent": Token } | "DealtUp" | "AfterOpportunity";
