// Written by `cargo xtask protocol` from what the game serialises. Do not edit.

/** What a choice would bring. */
export type Ahead = {
/** What would happen, in words, until somebody must decide or nothing more follows. */
lines: Array<LineAhead>,
/** How the table would look then, to this viewer. */
view: View,
/** The combats as things would stand then. */
combats: Array<CombatAhead>,
/** What comes then. */
then: Then, };

/** What a seat is asked. */
export type Ask = "Cruiser" | "Deploy" | "Shift" | "Fight" | "First" | { "Apply": {
/** The card with the effect. */
at: Spot,
/** The end of the card the effect lies at. */
end: Half,
/** Which effect. */
effect: Effect, } } | { "Markers": {
/** The card. */
at: Spot,
/** How many markers. */
count: number, } };

/** A12: what a marker does that reaches a topmost card without fighters. */
export type BareCard = "skipped" | "takes_one";

/** Something that has a text in each language. */
export type Bilingual = {
/** In English. */
en: string,
/** In French. */
fr: string, };

/** What a player brings, once it was judged. */
export type Brought = {
/** STF-102: the deck. */
cards: Array<CardId>,
/** Its cruiser; asked for at the table if there is none (STF-015). */
cruiser: CruiserName | null, };

/** A card. */
export type Card = {
/** Its identifier. */
id: CardId,
/** The slot its front must be played on; 0 for any. */
level: number,
/** Green for training. */
colour: Colour,
/** The half that lies toward the opponent when the card is played. */
upper: Part,
/** The half that lies toward the owner. */
lower: Part, };

/** STF-007: the identifier of a card, as printed: "3-10". */
export type CardId = string;

/** An answer. */
export type Choice = { "Cruiser": CruiserName } | { "Play": {
/** Which. */
card: CardId,
/** With its back up. */
back: boolean,
/** In which sector of the own cruiser. */
sector: number, } } | "Pass" | { "Shift": Shift } | { "Fight": Way } | { "First": {
/** The card with the effect. */
at: Spot,
/** The end of the card the effect lies at. */
end: Half,
/** Which effect. */
effect: Effect, } } | { "Move": {
/** The card. */
from: Spot,
/** The sector. */
to: number, } } | { "Pivot": Spot } | { "Flip": Spot } | { "Destroy": Spot } | { "Strike": {
/** On whose board. */
board: Seat,
/** In which sector. */
sector: number, } } | { "Markers": {
/** How many toward the enemy. */
upper: number, } };

/** STF-012: the colour of an identifier. */
export type Colour = "Green" | "Blue";

/** What a combat would do if it came first. */
export type CombatAhead = {
/** The facing sectors, of seat 0 and of seat 1. */
sectors: [number, number],
/** The damage each of them takes. */
markers: [number, number],
/** The armour each player would lose. */
hits: [number, number],
/** The cards that would be destroyed. */
destroyed: Array<Spot>,
/** Whether somebody must decide something on the way, so that more may happen than this. */
open: boolean, };

/** A combat in progress. */
export type CombatView = {
/** The facing sectors, of seat 0 and of seat 1. */
sectors: [number, number],
/** The markers both had to place when it began. */
markers: [number, number],
/** Who is placing them. */
by: Seat | null,
/** How many are left to place. */
left: number, };

/** Everything that is printed, and what limits a deck. */
export type Content = {
/** What the pack is called. */
name: Bilingual,
/** What its owner says about it. */
about: Bilingual,
/** The cards, in the order of the pack. */
cards: Array<Card>,
/** The back of every card. */
back: Face,
/** The cruiser classes. */
cruisers: Array<Cruiser>,
/** The classes on the two sides of each board. */
boards: Array<[CruiserName, CruiserName]>,
/** What each mode is played with. */
modes: Array<ModeFacts>,
/** The effects, with the rule of each. */
effects: Array<EffectFacts>,
/** What limits a deck. */
limits: Limits, };

/** A cruiser class. */
export type Cruiser = {
/** Its name. */
name: CruiserName,
/** The highest value of its track. */
armour: number,
/** From the owner's left to right. */
sectors: Array<SectorFacts>, };

/** The name of a cruiser class, kept inline so that choices are plain. */
export type CruiserName = string;

/** An effect symbol. */
export type Effect = "Draw" | "Lateral" | "Vertical" | "Free" | "Pivot" | "Destroy" | "HitEnemy" | "HitSelf" | "ForceField" | { "Screen": number } | "Flip" | "Damage";

/** An effect. */
export type EffectFacts = {
/** Which. */
effect: Effect,
/** The rule that describes it. */
rule: string,
/** Whether it belongs to training. */
training: boolean,
/** Whether it happens when it becomes visible, or just stands there. */
triggers: boolean, };

/** An effect that waits. */
export type EffectView = {
/** The card it lies on. */
at: Spot,
/** The end of that card. */
end: Half,
/** Which. */
effect: Effect, };

/** A deck to be examined: its cards, or text that names them. */
export type Examine = {
/** As text. */
text?: string,
/** As a list. */
cards?: Array<string>,
/** The other player's deck, if both are made from one box. */
one_box_with?: Array<CardId>, };

/** A deck, and everything that is wrong with it. */
export type Examined = {
/** What its builder calls it. */
name: string | null,
/** The cruiser it was made for. */
cruiser: CruiserName | null,
/** Its cards, in their order. */
cards: Array<CardId>,
/** What is wrong; nothing if it may be played. */
faults: Array<Fault>,
/** The deck as text, tidied up. */
text: string, };

/** STF-009: one side of a card. */
export type Face = {
/** The half that lies toward the opponent when the card is played. */
upper: Part,
/** The half that lies toward the owner. */
lower: Part, };

/** Something wrong with a deck. */
export type Fault = {
/** The rule it breaks. */
rule: RuleId,
/** What is wrong, and what would be right. */
why: Message, };

/** A5: what a force field does with the damage it does not let through. */
export type ForceField = "absorbs_all" | "until_destroyed";

/** STF-086: whether a free move may put a card on top of the sector it is in. */
export type FreeMove = "any_sector" | "other_sector";

/** A card that can only be placed with its back up, and why. */
export type FrontRefused = {
/** Which. */
card: CardId,
/** The rule that refuses. */
rule: RuleId,
/** Why, for a person. */
why: Message, };

/** One of two halves: of a face as printed, or of a card as it lies. */
export type Half = "Upper" | "Lower";

/** What a view shows of something that can be secret: all of it, or only that it is there. */
export type Known<T> = { "shown": T } | "hidden";

/** What limits a deck. */
export type Limits = {
/** STF-103. */
least: number,
/** STF-104. */
copies: number, };

/** Something that would happen. */
export type LineAhead = {
/** In words. */
words: Message,
/** The rule behind it. */
rule: RuleId, };

/** What to look at. */
export type Look = {
/** Answers to what the viewer is asked. */
choices?: Array<Choice>,
/** Answers that may be illegal: what refuses them? */
why?: Array<Choice>, };

/** What is to be seen. */
export type Looked = {
/** The combats as things stand. */
combats: Array<CombatAhead>,
/** What each of the choices would bring, in their order. */
ahead: Array<Ahead>,
/** What refuses each of the answers asked about, in their order; nothing refuses what is legal. */
refused: Array<Refused | null>,
/** The cards of the viewer's hand whose front fits nowhere, while one is to be placed. */
fronts: Array<FrontRefused>, };

/** A10: who chooses which fighters of a card get the markers. */
export type Markers = "placer" | "owner" | "upper_first";

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

/** How the game is played. */
export type Mode = "training" | "intermediate" | "skirmish" | "total_war";

/** What a mode is played with. */
export type ModeFacts = {
/** Which. */
mode: Mode,
/** Its cards. */
cards: Array<CardId>,
/** Its cruisers. */
cruisers: Array<CruiserName>, };

/** How the game ended. */
export type Outcome = {
/** Who won; nobody in a draw. */
winner: Seat | null,
/** Why. */
reason: Reason, };

/** STF-009: what one half of a face shows. */
export type Part = {
/** How many fighters. */
fighters: number,
/** The effect symbol, if any. */
effect: Effect | null, };

/** One end of a card on a board. */
export type PartView = {
/** Fighters, damaged ones too. */
fighters: number,
/** Markers on fighters. */
damage: number,
/** The effect symbol. */
effect: Effect | null,
/** Markers on screens. */
screened: number,
/** Whether it is uncovered. */
visible: boolean, };

/** Where in a round a match is. */
export type Phase = "setup" | "reinforcements" | "deployment" | "battle";

/** Cards in order, top card last. Unused room is blank, so that equal piles are equal bytes. */
export type Pile = Array<number>;

/** Whose draw and discard piles there are. */
export type Piles = "common" | "own";

/** A card on a board. */
export type PlacedView = {
/** Which; with its back up, known to its owner (STF-112, STF-113). */
card: Known<CardId>,
/** Whether its front lies up. */
front: boolean,
/** Whether it was turned by half a turn. */
pivoted: boolean,
/** Whether nothing covers it. */
top: boolean,
/** What lies toward the enemy, covered or not (STF-113). */
upper: PartView,
/** What lies toward the owner. */
lower: PartView, };

/** All policies of a match. */
export type Policies = {
/** A4: who orders effects of both players that are revealed together. */
reveals: Reveals,
/** A5: what a force field does with the damage it does not let through. */
force_field: ForceField,
/** A7: who wins when armour and cards are equal. */
second_tie: SecondTie,
/** A8: when a discard pile becomes a draw pile again. */
reshuffle: Reshuffle,
/** A10: who chooses which fighters of a card get the markers. */
markers: Markers,
/** A12: what a marker does that reaches a topmost card without fighters. */
bare_card: BareCard,
/** STF-086: whether a free move may put a card on top of the sector it is in. */
free_move: FreeMove, };

/** What everybody sees. A card is named where its front lies up. */
export type Public = { "Cruiser": {
/** By whom. */
seat: Seat,
/** Which. */
cruiser: CruiserName,
/** With this armour. */
armour: number, } } | { "Round": {
/** Counted from 1. */
number: number, } } | { "NothingToDraw": {
/** For whom. */
seat: Seat, } } | { "Passed": {
/** Who. */
seat: Seat, } } | { "Initiative": {
/** To whom. */
seat: Seat, } } | { "Shifted": {
/** Whose. */
seat: Seat,
/** Where. */
shift: Shift,
/** How many columns seat 1 lies to the right of seat 0 now. */
offset: number, } } | { "Order": {
/** By whom. */
seat: Seat,
/** Which. */
way: Way, } } | { "Combat": {
/** The facing sectors, of seat 0 and of seat 1. */
sectors: [number, number],
/** The markers that seat 0 and seat 1 have to place. */
markers: [number, number], } } | { "Triggered": {
/** The card with the effect. */
at: Spot,
/** The card, if its front lies up. */
card: CardId | null,
/** The end of the card the effect lies at. */
end: Half,
/** Which. */
effect: Effect, } } | { "Lapsed": {
/** The card with the effect. */
at: Spot,
/** Which. */
effect: Effect, } } | { "EffectLost": {
/** On whose board. */
board: Seat,
/** Which. */
effect: Effect, } } | { "Moved": {
/** From where. */
from: Spot,
/** Where to. */
to: Spot,
/** The card, if its front lies up. */
card: CardId | null, } } | { "Pivoted": {
/** Where. */
at: Spot,
/** The card, if its front lies up. */
card: CardId | null, } } | { "Flipped": {
/** Where. */
at: Spot,
/** Which. */
card: CardId,
/** Whether the front lies up now. */
front: boolean, } } | { "Destroyed": {
/** Where. */
at: Spot,
/** Which. */
card: CardId,
/** Whether its front lay up. */
front: boolean, } } | { "Damaged": {
/** The card. */
at: Spot,
/** On fighters toward the enemy. */
upper: number,
/** On fighters toward the owner. */
lower: number, } } | { "Screened": {
/** The card. */
at: Spot,
/** How many. */
count: number, } } | { "Absorbed": {
/** The card. */
at: Spot,
/** How many markers. */
count: number, } } | { "Healed": {
/** On whose board. */
board: Seat,
/** How many. */
count: number, } } | { "Hit": {
/** Whose. */
seat: Seat,
/** How much. */
count: number,
/** What is left. */
armour: number, } } | "Regenerated" | { "Over": {
/** Who won. */
winner: Seat | null,
/** Why. */
reason: Reason, } };

/** Why a seat won. */
export type Reason = "Armour" | "Cards" | "Tie" | "Unending";

/** An input that the rules do not allow. The state it was meant for is untouched. */
export type Refused = {
/** The rule that refuses. */
rule: RuleId,
/** Why, for a person. */
why: Message, };

/** A8: when a discard pile becomes a draw pile again. */
export type Reshuffle = "when_needed" | "at_once";

/** A4: who orders effects of both players that are revealed together. */
export type Reveals = "causer" | "initiative";

/** The id of a rule in the ledger (`END-034`), or of one of the kernel's own (`TABLE-..`). */
export type RuleId = string;

/** A place at the table, numbered in the game's own turn order from 0. */
export type Seat = number;

/** One player's side of the table. */
export type SeatView = {
/** Which. */
seat: Seat,
/** The cruiser, once it is chosen and shown. */
cruiser: CruiserName | null,
/** What is left of it. */
armour: number,
/** Whether the player has passed this round. */
passed: boolean,
/** STF-021: Draw symbols to be seen on the own board. */
draws: number,
/** The five sectors by column. */
sectors: Array<SectorView>,
/** STF-110. */
hand_count: number,
/** Which cards, in the order of the pack; known to their owner. */
hand: Known<Array<CardId>>,
/** How many cards are set aside. */
aside_count: number,
/** Which; known to arbiters only. */
aside: Known<Array<CardId>>,
/** STF-101: all cards in hand, on the board and set aside. */
cards: number, };

/** A7: who wins when armour and cards are equal. */
export type SecondTie = "draw" | "initiative";

/** A sector of a cruiser. */
export type SectorFacts = {
/** How many slots. */
slots: number,
/** The slots that show a Draw symbol. */
draw: Array<number>, };

/** A sector with its cards. */
export type SectorView = {
/** How many slots it has. */
slots: number,
/** The slots with a Draw symbol, covered or not. */
draw: Array<number>,
/** STF-051: visible undamaged fighters. */
fighters: number,
/** The cards from slot 0 up. */
cards: Array<PlacedView>, };

/** What a viewer learns of an event. */
export type Seen = { "Public": Public } | { "Chose": {
/** By whom. */
seat: Seat,
/** Which; known to who chose. */
cruiser: Known<CruiserName>, } } | { "Shuffled": {
/** The common one or that of seat 0, or that of seat 1. */
pile: number,
/** How many cards. */
count: number,
/** Numbers of cards, top card last; known to arbiters only. */
cards: Known<Pile>, } } | { "Drew": {
/** Whose. */
seat: Seat,
/** How many. */
count: number,
/** Which; known to their owner. */
cards: Known<Array<CardId>>,
/** Whether they had been set aside. */
aside: boolean, } } | { "SetAside": {
/** By whom. */
seat: Seat,
/** Which; known to arbiters only. */
card: Known<CardId>, } } | { "Played": {
/** By whom. */
seat: Seat,
/** Which; with its back up, known to its owner. */
card: Known<CardId>,
/** With its back up. */
back: boolean,
/** Where. */
at: Spot, } };

/** Mode, piles, cruisers, decks and policies. */
export type Setup = {
/** How the game is played. */
mode: Mode,
/** Whose piles there are. Unless given: own ones in total war, a common one otherwise. */
piles: Piles | null,
/**
 * STF-105: with one box no two players have the same card or board; with two they may. Unless given: two in
 * total war, one otherwise.
 */
boxes: number,
/** STF-014: the seat that starts with the initiative marker. */
first: number,
/** The cruisers; a player whose cruiser is not given is asked (STF-015). */
cruisers: [CruiserName | null, CruiserName | null],
/** STF-102: the decks of total war; every card, unless given. */
decks: [Array<CardId> | null, Array<CardId> | null],
/** How the rulings are read. */
policies: Policies, };

/** A3: where a cruiser is shifted, as its owner sees it. */
export type Shift = "Left" | "Stay" | "Right";

/** Where a card lies. */
export type Spot = {
/** On whose board. */
board: Seat,
/** In which sector, numbered by column: 0 is leftmost for seat 0. */
sector: number,
/** On which slot, 0 next to the owner. */
slot: number, };

/** Where looking ahead ends. */
export type Then = "done" | { "asks": {
/** Who. */
seat: Seat,
/** What, in words. */
words: Message, } } | "unknown";

/** A match as one viewer sees it. */
export type View = {
/** How the game is played. */
mode: Mode,
/** Whose piles there are. */
piles_are: Piles,
/** How the rulings are read. */
policies: Policies,
/** Counted from 1; 0 before the first. */
round: number,
/** Where in the round the match is. */
phase: Phase,
/** The first player. */
first: Seat,
/** Who holds the initiative marker. */
initiative: Seat,
/** How many columns seat 1 lies to the right of seat 0, as seat 0 sees it. */
offset: number,
/** STF-049: the sectors that face each other, of seat 0 and of seat 1. */
facing: Array<[number, number]>,
/** Both seats, by name. */
seats: { [key in string]: SeatView },
/** STF-108: how many cards are in the draw piles: the common one, or one for each seat. */
piles: Array<number>,
/** STF-111: the discard piles, in the order of the pack. */
discards: Array<Array<CardId>>,
/** The combat in progress. */
combat: CombatView | null,
/** Effects that wait, those that come next first. */
waiting: Array<EffectView>,
/** Who is asked what. */
asked: Array<[Seat, Ask]>,
/** How the game ended. */
outcome: Outcome | null, };

/** A3: the order of combats, as the initiative holder sees it. */
export type Way = "LeftToRight" | "RightToLeft";
