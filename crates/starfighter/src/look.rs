//! Looking ahead: what a choice would bring, as far as what a viewer sees decides it, and what the coming combats
//! would do as things stand. It is worked out from the view alone, so it can tell nothing that the viewer does not
//! know, and it changes nothing.

use crate::{
    Ask, CardId, Choice, Content, Event, Public, Seen, Spot, State, View, check,
    frames::{self, Answer, Frame, RoundStep},
    imagined::{Imagined, Impossible, imagine},
    view::{self, seat_name},
    words,
};
use kernel::{Demand, Known, Log, Message, Pending, Refused, RuleId, Say as _, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The most choices that are looked at together.
pub const MOST: usize = 64;

/// What to look at.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Look {
    /// Answers to what the viewer is asked.
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub choices: Vec<Choice>,
    /// Answers that may be illegal: what refuses them?
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub why: Vec<Choice>,
}

/// What is to be seen.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Looked {
    /// The combats as things stand.
    pub combats: Vec<CombatAhead>,
    /// What each of the choices would bring, in their order.
    pub ahead: Vec<Ahead>,
    /// What refuses each of the answers asked about, in their order; nothing refuses what is legal.
    pub refused: Vec<Option<Refused>>,
    /// The cards of the viewer's hand whose front fits nowhere, while one is to be placed.
    pub fronts: Vec<FrontRefused>,
}

/// A card that can only be placed with its back up, and why.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FrontRefused {
    /// Which.
    pub card: CardId,
    /// Why.
    #[serde(flatten)]
    pub refused: Refused,
}

/// What a choice would bring.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ahead {
    /// What would happen, in words, until somebody must decide or nothing more follows.
    pub lines: Vec<LineAhead>,
    /// How the table would look then, to this viewer.
    pub view: View,
    /// The combats as things would stand then.
    pub combats: Vec<CombatAhead>,
    /// What comes then.
    pub then: Then,
}

/// Something that would happen.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineAhead {
    /// In words.
    pub words: Message,
    /// The rule behind it.
    pub rule: RuleId,
    /// The thing itself, for shells in this program. A card that the viewer does not know is a made-up one here.
    #[serde(skip)]
    pub seen: Seen,
}

/// Where looking ahead ends.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// With all that follows from the choice.
    Done,
    /// Where somebody must decide something.
    Asks {
        /// Who.
        seat: Seat,
        /// What, in words.
        words: Message,
    },
    /// Where it depends on what this viewer cannot know.
    Unknown,
}

/// What a combat would do if it came first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CombatAhead {
    /// The facing sectors, of seat 0 and of seat 1.
    pub sectors: [u8; 2],
    /// The damage each of them takes.
    pub markers: [u8; 2],
    /// The armour each player would lose.
    pub hits: [i16; 2],
    /// The cards that would be destroyed.
    pub destroyed: Vec<Spot>,
    /// Whether somebody must decide something on the way, so that more may happen than this.
    pub open: bool,
}

/// What no table looks like cannot be looked at.
fn unlikely(_: Impossible) -> Refused {
    Refused::new(RuleId::NOT_A_QUESTION, Message::new("starfighter-look-unlikely"))
}

/// Looks ahead.
///
/// # Errors
/// If no table looks like the view, if there are too many choices, or if one of them is no legal answer.
pub fn look(content: &Content, view: &View, seat: Option<Seat>, what: &Look) -> Result<Looked, Refused> {
    if what.choices.len() > MOST || what.why.len() > MOST {
        let why = Message::new("starfighter-look-too-many").with("most", MOST as u32);
        return Err(Refused::new(RuleId::NOT_A_QUESTION, why));
    }
    let now = imagine(content, view).map_err(unlikely)?;
    let ahead = what.choices.iter().map(|choice| one(content, view, seat, choice));
    let asked = view.asked.iter().find(|(by, _)| Some(*by) == seat && by.0 < 2).copied();
    let refused = what.why.iter().map(|choice| refusal(content, &now.s, asked, choice)).collect();
    Ok(Looked {
        ahead: ahead.collect::<Result<_, _>>()?,
        refused,
        fronts: fronts(content, &now.s, asked),
        combats: combats(content, &now.s),
    })
}

/// What refuses an answer where a card is to be placed or moved, or a cruiser to be shifted. Nothing else has places
/// that somebody looks for in vain.
fn refusal(content: &Content, s: &State, asked: Option<(Seat, Ask)>, choice: &Choice) -> Option<Refused> {
    let (by, ask) = asked.filter(|(_, ask)| matches!(ask, Ask::Deploy | Ask::Shift | Ask::Apply { .. }))?;
    check::check(content, s, &Demand { id: s.decision, by, ask }, choice).err()
}

fn fronts(content: &Content, s: &State, asked: Option<(Seat, Ask)>) -> Vec<FrontRefused> {
    let Some((seat, Ask::Deploy)) = asked else { return Vec::new() };
    let hand = s.hands[seat.index()];
    let refused = hand.filter_map(|card| {
        let refused = check::front(content, s, seat, card)?;
        Some(FrontRefused { card: content.card(card).id, refused })
    });
    refused.collect()
}

fn one(content: &Content, view: &View, seat: Option<Seat>, choice: &Choice) -> Result<Ahead, Refused> {
    let asked = view.asked.iter().find(|(by, _)| Some(*by) == seat);
    let Some(&(seat, ask)) = asked.filter(|(by, _)| by.0 < 2) else { return Err(Refused::not_an_answer()) };
    let mut table = imagine(content, view).map_err(unlikely)?;
    let base = table.ask(content, view, seat, ask, choice).map_err(unlikely)?;
    let demand = Demand { id: table.s.decision, by: seat, ask };
    check::check(content, &table.s, &demand, choice)?;
    if let Choice::Flip(at) = *choice
        && table.is_blank(at)
    {
        // STF-113: what is on the other side is seen only once it is turned over.
        let (view, combats) = (view.clone(), combats(content, &table.s));
        return Ok(Ahead { lines: Vec::new(), view, combats, then: Then::Unknown });
    }
    // An effect that comes first is alone on top of the stack, and starts by itself.
    let answer = (ask != Ask::First).then_some(Answer::Choice(seat, *choice));
    let battle = ask == Ask::Fight;
    let done = move |s: &State| match s.stack[..] {
        [Frame::Round(step)] if battle => step == RoundStep::End,
        _ => !battle && s.stack.len() <= base,
    };
    let mut log = Log::on();
    let before = table.s.piles;
    let paused = frames::run_until(content, &mut table.s, answer, &mut log, done);
    let events = log.take();
    let lines = events.iter().map(|event| line(content, &table, seat, event)).collect();
    let then = match table.asks() {
        _ if paused == Ok(false) => Then::Done,
        Some((seat, ask)) => Then::Asks { seat, words: ask.say() },
        None => Then::Unknown,
    };
    let mut after = view.clone();
    patch(content, &mut after, &table, seat, &events);
    for (i, size) in after.piles.iter_mut().enumerate() {
        *size -= (before[i].len() - table.s.piles[i].len()) as u8;
    }
    Ok(Ahead { lines, view: after, combats: combats(content, &table.s), then })
}

/// What would happen, in the words of the log.
fn line(content: &Content, table: &Imagined, seat: Seat, event: &Event) -> LineAhead {
    let seen = event.redact(Viewer::Seat(seat));
    let rule = seen.rule();
    // Which card it is shows only when it is really destroyed.
    let words = if let Seen::Public(Public::Destroyed { at, card, .. }) = &seen
        && names_blank(content, table, *at, *card)
    {
        Message::new("starfighter-log-destroyed").with("at", words::lying(*at, None))
    } else {
        seen.say()
    };
    LineAhead { words, rule, seen }
}

fn names_blank(content: &Content, table: &Imagined, at: Spot, card: crate::CardId) -> bool {
    content.index(card).is_some_and(|card| table.blank[at.board.index()].has(card))
}

/// Brings a view up to what happened.
fn patch(content: &Content, view: &mut View, table: &Imagined, viewer: Seat, events: &[Event]) {
    let s = &table.s;
    (view.offset, view.initiative) = (s.offset, s.initiative);
    let (first, count) = s.facing();
    view.facing = (first..first + count).map(|sector| [sector, s.opposite(sector)]).collect();
    for seat in [Seat(0), Seat(1)] {
        let i = seat.index();
        let Some(side) = view.seats.get_mut(seat_name(seat)) else { continue };
        (side.armour, side.passed, side.draws) = (s.armour[i], s.passed[i], s.draws(seat));
        if !side.sectors.is_empty() {
            side.sectors = (0..side.sectors.len() as u8)
                .map(|k| view::sector(content, s, seat == viewer, seat, k))
                .collect();
        }
        if let Known::Shown(hand) = &mut side.hand {
            let held = hand.len();
            hand.retain(|&id| content.index(id).is_some_and(|card| s.hands[i].has(card)));
            side.hand_count = side.hand_count.saturating_sub((held - hand.len()) as u8);
        }
    }
    for event in events {
        match *event {
            Event::SetAside { seat, .. } => {
                if let Some(side) = view.seats.get_mut(seat_name(seat)) {
                    side.aside_count = side.aside_count.saturating_add(1);
                    side.cards = side.cards.saturating_add(1);
                }
            }
            Event::Public(Public::Destroyed { at, card, .. }) => {
                if let Some(side) = view.seats.get_mut(seat_name(at.board)) {
                    side.cards = side.cards.saturating_sub(1);
                }
                if !names_blank(content, table, at, card) {
                    view.discards[s.pile_of(at.board)].push(card);
                }
            }
            Event::Public(_)
            | Event::Chose { .. }
            | Event::Shuffled { .. }
            | Event::Drew { .. }
            | Event::Played { .. } => {}
        }
    }
    view.asked = match &s.pending {
        Pending::Decide(demands) => demands.iter().map(|demand| (demand.by, demand.ask)).collect(),
        Pending::Chance(_) | Pending::Over(_) => Vec::new(),
    };
}

/// Each combat as if it came first.
fn combats(content: &Content, s: &State) -> Vec<CombatAhead> {
    let (first, count) = s.facing();
    (first..first + count).map(|sector| combat(content, s, sector)).collect()
}

fn combat(content: &Content, now: &State, sector: u8) -> CombatAhead {
    let facing = now.opposite(sector);
    let markers = [now.fighters(content, Seat(1), facing), now.fighters(content, Seat(0), sector)];
    let mut s = now.clone();
    s.stack.clear();
    s.stack.push(Frame::Round(RoundStep::End));
    s.stack.push(Frame::Combat { sector, turn: 0, markers });
    let mut log = Log::on();
    let open = frames::run_until(content, &mut s, None, &mut log, |s| s.stack.len() <= 1) != Ok(false);
    let destroyed = log.take().iter().filter_map(destroyed).collect();
    let hits = [0, 1].map(|i| now.armour[i] - s.armour[i]);
    CombatAhead { sectors: [sector, facing], markers, hits, destroyed, open }
}

fn destroyed(event: &Event) -> Option<Spot> {
    match *event {
        Event::Public(Public::Destroyed { at, .. }) => Some(at),
        Event::Public(_)
        | Event::Chose { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::SetAside { .. }
        | Event::Played { .. } => None,
    }
}
