// Written by `cargo xtask protocol` from what the game serialises. Do not edit.

/** A12: where an ambush puts its stormtroopers. */
export type Ambush = "next_uncovered" | "three_ahead";

/** What a seat is asked. */
export type Ask = { "Prepare": {
/** Three, or two in the team game (END-113), or what the hand has left. */
count: number, } } | { "Order": {
/** The revealed card. */
card: Card, } } | { "Move": {
/** The order being carried out. */
order: Order, } } | { "Attack": {
/** The order being carried out. */
order: Order,
/** Where the moved ships are now; `None` when none moved. */
at: Place | null,
/** How many moved. */
moved: number, } } | { "Assign": {
/** The place under attack. */
target: Place,
/** What was rolled. */
dice: Dice, } } | "Fire" | { "Advance": {
/** What was rolled. */
dice: Dice, } };

/** A4: which fighters give dice after a move. */
export type AttackDice = "whole_type" | "moved_only";

/** A5: where an attack may start after a move. */
export type AttackFrom = "destination" | "anywhere";

/** An order card: the set of orders it offers. Two cards that offer the same orders are the same card. */
export type Card = Array<Order>;

/** At most `N` cards. Unused room is blank, so that equal rows are equal bytes. */
export type Cards = Array<Card>;

/** An answer. */
export type Choice = { "Prepare": Cards } | { "Order": Order } | "Pass" | "Stay" | { "Move": {
/** A sector or a fleet marker. */
from: Place,
/** An adjacent sector. */
to: Place,
/** How many. */
count: number, } } | { "Fly": {
/** A sector at most two steps away. */
to: Place, } } | "Deploy" | "Hold" | { "Attack": {
/** Where the attacking ships are. */
from: Place,
/** A connected place with enemy ships, or the Death Star. */
target: Place, } } | { "Assign": Hits } | { "Fire": {
/** A fleet marker, or a sector once no marker is left. */
target: Place, } } | { "Advance": number };

/** A9: whether the Death Star earns an order by clearing a sector. */
export type DeathStarBonus = "one" | "none";

/** A2: whether a card may be played for none of its orders. */
export type Decline = "allowed" | "only_when_stuck";

/** Up to five dice, highest first. */
export type Dice = Array<number>;

/** The duel. */
export type DuelView = {
/** Hits Luke has taken. */
luke_hits: number,
/** Hits that destroy him. */
luke_track: number,
/** Whether he is still in the duel. */
luke: boolean,
/** Hits Vader has taken. */
vader_hits: number,
/** Hits that destroy him. */
vader_track: number,
/** Whether he is still in the duel. */
vader: boolean,
/** How many of his last spaces are red. */
red: number,
/** Whether the Emperor is still there. */
emperor: boolean, };

/** A17: what the Empire must destroy. */
export type EmpireVictory = "whole_fleet" | "ships_only";

/** What a reference card says. */
export type Facts = {
/** END-067: what a die must show to hit each kind. */
to_hit: Hits,
/** END-049: how many TIE fighters leave the reserve together. */
deployed: number, };

/** A type of fighter. */
export type Fighter = "X" | "Y" | "B" | "Tie";

/** How many fighters of each type are in one place. */
export type Fighters = {
/** X-wings. */
x: number,
/** Y-wings. */
y: number,
/** B-wings. */
b: number,
/** TIE fighters. */
tie: number, };

/** A18: which Rebel seat opens a round of the team game. */
export type FirstSeat = "rebel_1" | "rotates";

/** How many dice are given to each kind of ship in the place under attack. */
export type Hits = {
/** X-wings. */
x: number,
/** Y-wings. */
y: number,
/** B-wings. */
b: number,
/** TIE fighters. */
tie: number,
/** The Falcon. */
falcon: number,
/** The Executor. */
executor: number,
/** The fleet marker itself. */
marker: number, };

/** What a view shows of something that can be secret: all of it, or only that it is there. */
export type Known<T> = { "shown": T } | "hidden";

/** A13: whether the Emperor strikes after Vader was killed. */
export type LoneEmperor = "strikes" | "silent";

/** What to look at. */
export type Look = {
/** Orders, whoever may give them. */
orders?: Array<Order>,
/** Answers to what the viewer is asked. */
choices?: Array<Choice>, };

/** What is to be said of each of them, in the order of the question. */
export type Looked = {
/** END-031: why each order cannot be given as things stand; nothing where it can. */
orders: Array<Refused | null>,
/** Why each answer is not one; nothing where it is. */
choices: Array<Refused | null>,
/** END-063, END-064: how many dice each answer would roll if it is an attack. */
dice: Array<number | null>, };

/** A9: whether destroying a fleet marker earns an order. */
export type MarkerBonus = "none" | "one";

/** A3: whether a squadron still on its marker may attack. */
export type MarkerFire = "allowed" | "launch_first";

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

/** An order. */
export type Order = "X" | "Y" | "B" | "Falcon" | "Assault" | "Luke" | "Redemption" | "Tie" | "Executor" | "DeathStar" | "Ambush" | "Vader" | "Emperor";

/** How the game ended. */
export type Outcome = {
/** The side that won. */
winner: Side,
/** Why. */
reason: Reason, };

/**
 * A place of the space battle, written as a zone and a digit: `F3` is a fleet marker, `O1`, `M1`, `I1` are
 * sectors of the outer, middle and inner ring. [`Place::DEATH_STAR`] can be attacked but never entered.
 *
 * The name is the index, so a place reads the same in every pack, journal and scenario.
 */
export type Place = string;

/** A sector or a fleet marker. */
export type PlaceView = {
/** Whether the Falcon is there. */
falcon: boolean,
/** Whether the Executor is there. */
executor: boolean,
/** For a fleet marker: whether it is still face up. */
face_up?: boolean,
/** X-wings. */
x: number,
/** Y-wings. */
y: number,
/** B-wings. */
b: number,
/** TIE fighters. */
tie: number, };

/** All policies of a match. */
export type Policies = {
/** A1: when a discard pile becomes a deck again. */
reshuffle: Reshuffle,
/** A2: whether a card may be played for none of its orders. */
decline: Decline,
/** A3: whether a squadron still on its marker may attack. */
marker_fire: MarkerFire,
/** A4: which fighters give dice after a move. */
dice: AttackDice,
/** A5: where an attack may start after a move. */
attack_from: AttackFrom,
/** A9: whether destroying a fleet marker earns an order. */
marker_bonus: MarkerBonus,
/** A9: whether the Death Star earns an order by clearing a sector. */
death_star_bonus: DeathStarBonus,
/** A11: where the shield track ends. */
shield_end: ShieldEnd,
/** A12: where an ambush puts its stormtroopers. */
ambush: Ambush,
/** A13: whether the Emperor strikes after Vader was killed. */
lone_emperor: LoneEmperor,
/** A14: whether redemption needs Luke. */
redemption: RedemptionNeeds,
/** A15: how many bonus orders redemption gives. */
redemption_bonus: RedemptionBonus,
/** A17: what the Empire must destroy. */
empire_victory: EmpireVictory,
/** A18: which Rebel seat opens a round of the team game. */
first_seat: FirstSeat, };

/** What everybody sees. */
export type Public = { "Round": {
/** Counted from 1. */
number: number, } } | { "Revealed": {
/** Whose. */
seat: Seat,
/** Which. */
card: Card, } } | { "Ordered": {
/** By whom. */
seat: Seat,
/** Which. */
order: Order, } } | { "Passed": {
/** By whom. */
seat: Seat, } } | { "Moved": {
/** Of which type. */
fighter: Fighter,
/** From where. */
from: Place,
/** Where to. */
to: Place,
/** How many. */
count: number, } } | { "Flew": {
/** Which. */
ship: Special,
/** From where. */
from: Place,
/** Where to. */
to: Place, } } | { "Deployed": {
/** Where to. */
at: Place,
/** How many. */
count: number, } } | { "Attacked": {
/** By whom. */
seat: Seat,
/** With which ships. */
order: Order,
/** From where. */
from: Place,
/** Against what. */
target: Place,
/** With how many dice. */
dice: number, } } | { "Aimed": {
/** At what. */
target: Place, } } | { "Rolled": {
/** By whom. */
seat: Seat,
/** What they show. */
dice: Dice, } } | { "Assigned": {
/** By whom. */
seat: Seat,
/** Where. */
target: Place,
/** To what. */
hits: Hits, } } | { "Destroyed": {
/** Where. */
place: Place,
/** How many of each type. */
fighters: Fighters, } } | { "Hit": {
/** Which. */
ship: Special,
/** How often. */
hits: number,
/** How many hits it can still take. */
left: number, } } | { "Lost": {
/** Which. */
ship: Special,
/** Where. */
place: Place, } } | { "MarkerLost": {
/** Which. */
marker: Place, } } | { "ReserveLost": {
/** How many. */
count: number, } } | { "Cleared": {
/** Which. */
sector: Place, } } | { "Missed": {
/** What. */
target: Place, } } | { "Earned": {
/** Who. */
seat: Seat,
/** How many. */
count: number, } } | { "Advanced": {
/** By how many spaces. */
spaces: number,
/** To which space. */
to: number,
/** Stormtroopers removed on the way. */
troopers: number, } } | "ShieldsDown" | { "Ambushed": {
/** How many. */
count: number,
/** The nearest of their spaces. */
first: number,
/** The farthest. */
last: number, } } | { "LukeHit": {
/** By Vader, or by the Emperor. */
by: Order,
/** How often. */
hits: number,
/** How many hits he can still take. */
left: number, } } | { "VaderHit": {
/** How often. */
hits: number,
/** How many hits he can still take. */
left: number, } } | "LukeFell" | "VaderFell" | "Redeemed" | { "Won": {
/** By whom. */
winner: Side,
/** Why. */
reason: Reason, } };

/** Why a side won. */
export type Reason = "DeathStarDestroyed" | "RebelsDestroyed";

/** A15: how many bonus orders redemption gives. */
export type RedemptionBonus = "five" | "eight";

/** A14: whether redemption needs Luke. */
export type RedemptionNeeds = "needs_luke" | "always";

/** An input that the rules do not allow. The state it was meant for is untouched. */
export type Refused = {
/** The rule that refuses. */
rule: RuleId,
/** Why, for a person. */
why: Message, };

/** A1: when a discard pile becomes a deck again. */
export type Reshuffle = "when_needed" | "at_once";

/** The id of a rule in the ledger (`END-034`), or of one of the kernel's own (`TABLE-..`). */
export type RuleId = string;

/** A place at the table, numbered in the game's own turn order from 0. */
export type Seat = number;

/** A seat. */
export type SeatView = {
/** Its number. */
seat: Seat,
/** Its side. */
side: Side,
/** How many cards are in its hand. */
hand_count: number,
/** Its hand, for those who may see it. */
hand: Known<Array<Card>>,
/** Its order pile, top card first. Its team knows the cards it chose; nobody knows bonus orders. */
pile: Array<Known<Card>>, };

/** What a viewer learns of an event. */
export type Seen = { "Public": Public } | { "Shuffled": {
/** Whose. */
side: Side,
/** Top card first; known to arbiters only. */
deck: Known<Cards>, } } | { "Drew": {
/** Whose. */
seat: Seat,
/** How many. */
count: number,
/** Which; known to the team. */
cards: Known<Cards>, } } | { "Prepared": {
/** Whose. */
seat: Seat,
/** Which; known to the team. */
cards: Known<Cards>, } } | { "Bonus": {
/** Whose. */
seat: Seat,
/** How many. */
count: number,
/** Which; known to arbiters only. */
cards: Known<Cards>, } };

/** Players and policies. */
export type Setup = {
/** Two, or four in two teams (END-112). */
players: number,
/** How the rulings are read. */
policies: Policies, };

/** A11: where the shield track ends. */
export type ShieldEnd = "last_space" | "one_beyond";

/** The shield battle. */
export type ShieldView = {
/** Whether the shields are up. */
up: boolean,
/** The space the strike team is on; 0 is the start space. */
team: number,
/** The printed number of each space. */
track: Array<number>,
/** The spaces with a stormtrooper, counted from 1. */
troopers: Array<number>,
/** Stormtroopers in the Empire's supply. */
supply: number, };

/** A special ship. */
export type ShipView = {
/** Where it is; nowhere once destroyed. */
at: Place | null,
/** Hits taken. */
hits: number,
/** Hits that destroy it. */
track: number, };

/** A side. */
export type Side = "Rebel" | "Empire";

/** A special ship, with a hit track of its own. */
export type Special = "Falcon" | "Executor";

/** A match as one viewer sees it. */
export type View = {
/** Two or four. */
players: number,
/** How the rulings are read. */
policies: Policies,
/** Counted from 1. */
round: number,
/** Every sector and fleet marker of the board. */
places: { [key in Place]: PlaceView },
/** The Falcon. */
falcon: ShipView,
/** The Executor. */
executor: ShipView,
/** TIE fighters aboard the Executor. */
reserve: number,
/** The shield battle. */
shield: ShieldView,
/** The duel. */
duel: DuelView,
/** The seats by name: `rebel` and `empire`, or `rebel1`, `empire1`, `empire2`, `rebel2`. */
seats: { [key in string]: SeatView },
/** Cards left in each deck. */
decks: { [key in string]: number },
/** END-029: discard piles lie face up, last discarded last. */
discards: { [key in string]: Array<Card> },
/** The card being played, and by which seat. */
revealed: [Seat, Card] | null,
/** The order being carried out. */
order: Order | null,
/** Who is asked what. What is asked is public, even while the answer is secret. */
asked: Array<[Seat, Ask]>,
/** How the game ended. */
outcome: Outcome | null, };
