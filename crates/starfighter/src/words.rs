//! Asks, choices and events as messages. The sentences are in `locales/`, in each language.

use crate::{
    Ask, CardId, Choice, Effect, Half, Mode, Public, Reason, Seen, Shift, Spot, Way, view::seat_name,
};
use kernel::{Known, Message, Say, Seat};

impl Say for Effect {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Draw => "starfighter-effect-draw",
            Self::Lateral => "starfighter-effect-lateral",
            Self::Vertical => "starfighter-effect-vertical",
            Self::Free => "starfighter-effect-free",
            Self::Pivot => "starfighter-effect-pivot",
            Self::Destroy => "starfighter-effect-destroy",
            Self::HitEnemy => "starfighter-effect-hit-enemy",
            Self::HitSelf => "starfighter-effect-hit-self",
            Self::ForceField => "starfighter-effect-force-field",
            Self::Screen(count) => return Message::new("starfighter-effect-screen").with("count", *count),
            Self::Flip => "starfighter-effect-flip",
            Self::Damage => "starfighter-effect-damage",
        })
    }
}

impl Say for Mode {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Training => "starfighter-mode-training",
            Self::Intermediate => "starfighter-mode-intermediate",
            Self::Skirmish => "starfighter-mode-skirmish",
            Self::TotalWar => "starfighter-mode-total-war",
        })
    }
}

impl Say for Half {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Upper => "starfighter-end-upper",
            Self::Lower => "starfighter-end-lower",
        })
    }
}

/// The name of a seat.
pub fn seat(seat: Seat) -> Message {
    Message::new(match seat_name(seat) {
        "one" => "starfighter-seat-one",
        _ => "starfighter-seat-two",
    })
}

/// Sectors are numbered from 1 for people, slots from 0 as on the boards.
fn number(sector: u8) -> u8 {
    sector + 1
}

impl Say for Spot {
    fn say(&self) -> Message {
        Message::new("starfighter-spot")
            .with("seat", seat(self.board))
            .with("sector", number(self.sector))
            .with("slot", self.slot)
    }
}

/// A card that is seen lying somewhere.
pub(crate) fn lying(at: Spot, card: Option<CardId>) -> Message {
    let message = match card {
        Some(card) => Message::new("starfighter-spot-card").with("card", card.to_string()),
        None => Message::new("starfighter-spot-back"),
    };
    message.with("seat", seat(at.board)).with("sector", number(at.sector)).with("slot", at.slot)
}

impl Say for Ask {
    fn say(&self) -> Message {
        match self {
            Self::Cruiser => Message::new("starfighter-ask-cruiser"),
            Self::Deploy => Message::new("starfighter-ask-deploy"),
            Self::Shift => Message::new("starfighter-ask-shift"),
            Self::Fight => Message::new("starfighter-ask-fight"),
            Self::First => Message::new("starfighter-ask-first"),
            Self::Apply { at, effect, .. } => Message::new(match effect {
                Effect::Lateral => "starfighter-ask-lateral",
                Effect::Vertical => "starfighter-ask-vertical",
                Effect::Free => "starfighter-ask-free",
                Effect::Pivot => "starfighter-ask-pivot",
                Effect::Destroy => "starfighter-ask-destroy",
                Effect::Flip => "starfighter-ask-flip",
                Effect::Damage => "starfighter-ask-damage",
                Effect::Draw
                | Effect::HitEnemy
                | Effect::HitSelf
                | Effect::ForceField
                | Effect::Screen(_) => unreachable!("nobody is asked about these"),
            })
            .with("at", at.say()),
            Self::Markers { at, count } => {
                Message::new("starfighter-ask-markers").with("at", at.say()).with("count", *count)
            }
        }
    }
}

impl Say for Choice {
    fn say(&self) -> Message {
        match *self {
            Self::Cruiser(name) => Message::new("starfighter-choice-cruiser").with("cruiser", name.as_str()),
            Self::Play { card, back, sector } => {
                Message::new(if back { "starfighter-choice-play-back" } else { "starfighter-choice-play" })
                    .with("card", card.to_string())
                    .with("sector", number(sector))
            }
            Self::Pass => Message::new("starfighter-choice-pass"),
            Self::Shift(shift) => Message::new(match shift {
                Shift::Left => "starfighter-choice-shift-left",
                Shift::Stay => "starfighter-choice-shift-stay",
                Shift::Right => "starfighter-choice-shift-right",
            }),
            Self::Fight(Way::LeftToRight) => Message::new("starfighter-choice-left-to-right"),
            Self::Fight(Way::RightToLeft) => Message::new("starfighter-choice-right-to-left"),
            Self::First { at, end, effect } => Message::new("starfighter-choice-first")
                .with("effect", effect.say())
                .with("at", at.say())
                .with("end", end.say()),
            Self::Move { from, to } => {
                Message::new("starfighter-choice-move").with("at", from.say()).with("to", number(to))
            }
            Self::Pivot(at) => Message::new("starfighter-choice-pivot").with("at", at.say()),
            Self::Flip(at) => Message::new("starfighter-choice-flip").with("at", at.say()),
            Self::Destroy(at) => Message::new("starfighter-choice-destroy").with("at", at.say()),
            Self::Strike { board, sector } => Message::new("starfighter-choice-strike")
                .with("seat", seat(board))
                .with("sector", number(sector)),
            Self::Markers { upper } => Message::new("starfighter-choice-markers").with("upper", upper),
        }
    }
}

impl Say for Seen {
    fn say(&self) -> Message {
        match self {
            Self::Public(public) => public.say(),
            Self::Chose { seat: s, cruiser: Known::Shown(cruiser) } => {
                Message::new("starfighter-log-chose").with("seat", seat(*s)).with("cruiser", cruiser.as_str())
            }
            Self::Chose { seat: s, cruiser: Known::Hidden } => {
                Message::new("starfighter-log-chose-hidden").with("seat", seat(*s))
            }
            Self::Shuffled { count, .. } => Message::new("starfighter-log-shuffled").with("count", *count),
            Self::Drew { seat: s, count, cards, aside } => {
                let message = match (cards, aside) {
                    (Known::Shown(cards), false) => {
                        Message::new("starfighter-log-drew").with("cards", names(cards))
                    }
                    (Known::Shown(cards), true) => {
                        Message::new("starfighter-log-joined").with("cards", names(cards))
                    }
                    (Known::Hidden, false) => Message::new("starfighter-log-drew-hidden"),
                    (Known::Hidden, true) => Message::new("starfighter-log-joined-hidden"),
                };
                message.with("seat", seat(*s)).with("count", *count)
            }
            Self::SetAside { seat: s, card: Known::Shown(card) } => {
                Message::new("starfighter-log-aside").with("seat", seat(*s)).with("card", card.to_string())
            }
            Self::SetAside { seat: s, card: Known::Hidden } => {
                Message::new("starfighter-log-aside-hidden").with("seat", seat(*s))
            }
            Self::Played { seat: s, card, back, at } => {
                let message = match (card, back) {
                    (Known::Shown(card), false) => {
                        Message::new("starfighter-log-played").with("card", card.to_string())
                    }
                    (Known::Shown(card), true) => {
                        Message::new("starfighter-log-played-back").with("card", card.to_string())
                    }
                    (Known::Hidden, _) => Message::new("starfighter-log-played-hidden"),
                };
                message.with("seat", seat(*s)).with("sector", number(at.sector)).with("slot", at.slot)
            }
        }
    }
}

fn names(cards: &[CardId]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

impl Say for Public {
    fn say(&self) -> Message {
        match *self {
            Self::Cruiser { seat: s, cruiser, armour } => Message::new("starfighter-log-cruiser")
                .with("seat", seat(s))
                .with("cruiser", cruiser.as_str())
                .with("armour", i32::from(armour)),
            Self::Round { number } => Message::new("starfighter-log-round").with("number", number),
            Self::NothingToDraw { seat: s } => {
                Message::new("starfighter-log-nothing-to-draw").with("seat", seat(s))
            }
            Self::Passed { seat: s } => Message::new("starfighter-log-passed").with("seat", seat(s)),
            Self::Initiative { seat: s } => Message::new("starfighter-log-initiative").with("seat", seat(s)),
            Self::Shifted { seat: s, shift, .. } => Message::new(match shift {
                Shift::Left => "starfighter-log-shifted-left",
                Shift::Stay => "starfighter-log-stayed",
                Shift::Right => "starfighter-log-shifted-right",
            })
            .with("seat", seat(s)),
            Self::Order { seat: s, way } => Message::new(match way {
                Way::LeftToRight => "starfighter-log-left-to-right",
                Way::RightToLeft => "starfighter-log-right-to-left",
            })
            .with("seat", seat(s)),
            Self::Combat { sectors, markers } => Message::new("starfighter-log-combat")
                .with("one", seat(Seat(0)))
                .with("two", seat(Seat(1)))
                .with("first", number(sectors[0]))
                .with("second", number(sectors[1]))
                .with("mine", markers[0])
                .with("theirs", markers[1]),
            Self::Triggered { at, card, effect, .. } => Message::new("starfighter-log-triggered")
                .with("effect", effect.say())
                .with("at", lying(at, card)),
            Self::Lapsed { at, effect } => {
                Message::new("starfighter-log-lapsed").with("effect", effect.say()).with("at", at.say())
            }
            Self::EffectLost { board, effect } => Message::new("starfighter-log-effect-lost")
                .with("effect", effect.say())
                .with("seat", seat(board)),
            // STF-073: it may be moved to where it lay.
            Self::Moved { from, to, card } if from == to => {
                Message::new("starfighter-log-card-stayed").with("at", lying(from, card))
            }
            Self::Moved { from, to, card } => Message::new("starfighter-log-moved")
                .with("at", lying(from, card))
                .with("sector", number(to.sector))
                .with("slot", to.slot),
            Self::Pivoted { at, card } => Message::new("starfighter-log-pivoted").with("at", lying(at, card)),
            Self::Flipped { at, card, front } => Message::new(if front {
                "starfighter-log-flipped-front"
            } else {
                "starfighter-log-flipped-back"
            })
            .with("at", lying(at, Some(card))),
            Self::Destroyed { at, card, .. } => {
                Message::new("starfighter-log-destroyed").with("at", lying(at, Some(card)))
            }
            Self::Damaged { at, upper, lower } => {
                Message::new("starfighter-log-damaged").with("at", at.say()).with("count", upper + lower)
            }
            Self::Screened { at, count } => {
                Message::new("starfighter-log-screened").with("at", at.say()).with("count", count)
            }
            Self::Absorbed { at, count } => {
                Message::new("starfighter-log-absorbed").with("at", at.say()).with("count", count)
            }
            Self::Healed { board, count } => {
                Message::new("starfighter-log-healed").with("seat", seat(board)).with("count", count)
            }
            Self::Hit { seat: s, count, armour } => Message::new("starfighter-log-hit")
                .with("seat", seat(s))
                .with("count", count)
                .with("armour", i32::from(armour)),
            Self::Regenerated => Message::new("starfighter-log-regenerated"),
            Self::Over { reason: Reason::Unending, .. } => Message::new("kernel-log-unending"),
            Self::Over { winner: None, .. } => Message::new("starfighter-log-draw"),
            Self::Over { winner: Some(winner), reason } => Message::new(match reason {
                Reason::Armour => "starfighter-log-won-armour",
                Reason::Cards => "starfighter-log-won-cards",
                Reason::Tie | Reason::Unending => "starfighter-log-won-tie",
            })
            .with("seat", seat(winner)),
        }
    }
}
