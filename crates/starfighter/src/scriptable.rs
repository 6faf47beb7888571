//! Choices, shuffles and decks as scenarios write them, and scenarios themselves.

use crate::{
    CardId, Choice, CruiserName, Effect, Event, Half, Pile, Position, Roll, Rolled, Shift, Spot, Starfighter,
    State, Way, bars, deck, position,
};
use kernel::{Log, Pending, RuleId, Scriptable, Seat};
use serde::Deserialize;

/// A choice as scenarios write it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WrittenChoice {
    /// Take this cruiser.
    Cruiser(CruiserName),
    /// Place a card of the hand.
    Play {
        /// Which.
        card: CardId,
        /// With its back up.
        #[serde(default)]
        back: bool,
        /// Where.
        sector: u8,
    },
    /// Place no more cards.
    Pass,
    /// Shift the own cruiser.
    Shift(Shift),
    /// Fight in this order.
    Fight(Way),
    /// This effect first: the first that waits of this kind.
    First(Effect),
    /// The effect at one end of a card first.
    FirstOf {
        /// The card.
        card: Aim,
        /// The end.
        end: Half,
    },
    /// Move a card.
    Move {
        /// Which.
        card: Aim,
        /// To which sector.
        to: u8,
    },
    /// Turn a card by half a turn.
    Pivot(Aim),
    /// Turn a card over.
    Flip(Aim),
    /// Destroy a card.
    Destroy(Aim),
    /// Put a marker on the topmost card of a sector.
    Strike {
        /// The seat's name.
        board: String,
        /// Which sector.
        sector: u8,
    },
    /// Put so many markers toward the enemy.
    Markers {
        /// How many.
        upper: u8,
    },
}

/// A card on a board: its identifier, or whose board, which sector and which slot.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Aim {
    /// By what it is.
    Card(CardId),
    /// By where it is.
    At(String, u8, u8),
}

/// A shuffle as scenarios write it.
#[derive(Debug, Clone, Deserialize)]
pub enum WrittenRoll {
    /// The top cards, the first on top; the others lie below, the first of the pack deepest.
    Pile(Vec<CardId>),
}

/// A deck of total war as scenarios write it.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Forces {
    /// These cards.
    cards: Vec<CardId>,
    /// So many more, from the start of the pack.
    first: usize,
    /// The other player's deck, if both are made from one box.
    one_box_with: Vec<CardId>,
}

impl Scriptable for Starfighter {
    type Position = Position;
    type WrittenChoice = WrittenChoice;
    type WrittenRoll = WrittenRoll;
    type Forces = Forces;

    fn stage(&self, given: &Position, log: &mut Log<Event>) -> Result<(Self, State), String> {
        position::stage(self, given, log)
    }

    fn seat_named(&self, _: &State, name: &str) -> Option<Seat> {
        position::seat(name).ok()
    }

    fn read(&self, s: &State, _: &str, said: &WrittenChoice) -> Result<Choice, String> {
        let aim = |aim: &Aim| self.aimed(s, aim);
        Ok(match said {
            WrittenChoice::Cruiser(name) => Choice::Cruiser(*name),
            WrittenChoice::Play { card, back, sector } => {
                Choice::Play { card: *card, back: *back, sector: *sector }
            }
            WrittenChoice::Pass => Choice::Pass,
            WrittenChoice::Shift(shift) => Choice::Shift(*shift),
            WrittenChoice::Fight(way) => Choice::Fight(*way),
            WrittenChoice::First(effect) => {
                let waiting = s.waiting();
                let mut found = waiting.iter().map(|w| s.place(self.content(), w)).filter(|w| w.2 == *effect);
                let (at, end, effect) = found.next().ok_or_else(|| format!("no {effect:?} waits"))?;
                Choice::First { at, end, effect }
            }
            WrittenChoice::FirstOf { card, end } => {
                let at = aim(card)?;
                if !s.has_card(at) {
                    return Err("no card lies there".to_owned());
                }
                let placed = &s.column(at.board, at.sector)[at.slot as usize];
                let effect = self.content().at(placed, *end).effect;
                Choice::First { at, end: *end, effect: effect.ok_or("there is no effect at that end")? }
            }
            WrittenChoice::Move { card, to } => Choice::Move { from: aim(card)?, to: *to },
            WrittenChoice::Pivot(card) => Choice::Pivot(aim(card)?),
            WrittenChoice::Flip(card) => Choice::Flip(aim(card)?),
            WrittenChoice::Destroy(card) => Choice::Destroy(aim(card)?),
            WrittenChoice::Strike { board, sector } => {
                Choice::Strike { board: position::seat(board)?, sector: *sector }
            }
            WrittenChoice::Markers { upper } => Choice::Markers { upper: *upper },
        })
    }

    fn bars(&self, s: &State, by: &str, said: &WrittenChoice) -> Vec<RuleId> {
        match (position::seat(by), self.read(s, by, said)) {
            (Ok(seat), Ok(choice)) => bars::answer(s, seat, &choice),
            (Err(_), _) | (_, Err(_)) => Vec::new(),
        }
    }

    fn read_roll(&self, s: &State, fell: &WrittenRoll) -> Result<Rolled, String> {
        let WrittenRoll::Pile(top) = fell;
        let top = top.iter().map(|&id| self.content().index(id).ok_or_else(|| format!("no card {id}")));
        let top: Vec<u8> = top.collect::<Result<_, _>>()?;
        let due = match s.pending {
            Pending::Chance(Roll::Shuffle(pile)) => Self::shuffled(s, pile),
            Pending::Decide(_) | Pending::Over(_) => crate::CardSet::NONE,
        };
        let below = due.without(top.iter().copied().collect());
        if below.len() as usize + top.len() > crate::card_set::MAX_CARDS {
            return Err("more than 128 cards".to_owned());
        }
        Ok(Rolled::Pile(below.chain(top.into_iter().rev()).collect::<Pile>()))
    }

    fn judge(&self, _: &State, forces: &Forces) -> Result<Vec<RuleId>, String> {
        let pack = self.content().cards.iter().map(|card| card.id);
        let more = pack.filter(|id| !forces.cards.contains(id)).take(forces.first);
        let cards: Vec<CardId> = forces.cards.iter().copied().chain(more).collect();
        let mut faults = deck::faults(self.content(), &cards);
        faults.extend(deck::shared(&cards, &forces.one_box_with));
        let mut rules: Vec<_> = faults.into_iter().map(|fault| fault.rule).collect();
        rules.sort_unstable();
        rules.dedup();
        Ok(rules)
    }

    fn settled(&self, s: &State) -> Result<(), String> {
        if s.pending.outcome().is_some() || s.stack.len() == 1 {
            return Ok(());
        }
        Err(format!("in flight: {:?}", &s.stack[1..]))
    }
}

impl Starfighter {
    fn aimed(&self, s: &State, aim: &Aim) -> Result<Spot, String> {
        match aim {
            Aim::At(board, sector, slot) => {
                Ok(Spot { board: position::seat(board)?, sector: *sector, slot: *slot })
            }
            Aim::Card(id) => {
                let index = self.content().index(*id).ok_or_else(|| format!("no card {id}"))?;
                match [Seat(0), Seat(1)].map(|board| s.find(board, index)) {
                    [Some(_), Some(_)] => Err(format!("card {id} lies on both boards: say where")),
                    [Some(at), None] | [None, Some(at)] => Ok(at),
                    [None, None] => Err(format!("card {id} lies on no board")),
                }
            }
        }
    }
}
