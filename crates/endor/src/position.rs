//! Positions written down in scenarios.

use crate::{
    Card, Endor, Event, Fighters, Place, Places, Policies, Side, State, bars,
    frames::{self, Frame, RoundStep},
    state::HAND,
    view::seat_name,
};
use kernel::{Log, NoForces, RuleId, Scriptable, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position. What is not given is empty, or at its start.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Two unless given.
    pub players: Option<u8>,
    /// The default rulings unless given.
    pub policies: Policies,
    /// Start from the printed set-up instead of an empty board; what else is given changes it.
    pub printed: bool,
    /// Ships in sectors and on fleet markers. A place named here holds exactly this.
    pub places: BTreeMap<Place, Contents>,
    /// The fleet markers that are face up. Unless given: those named in `places`, or all if `printed`.
    pub markers: Option<Vec<Place>>,
    /// TIE fighters in reserve.
    pub reserve: Option<u8>,
    /// Hits on the Falcon.
    pub falcon_hits: Option<u8>,
    /// Hits on the Executor.
    pub executor_hits: Option<u8>,
    /// Hits on Luke.
    pub luke_hits: Option<u8>,
    /// Hits on Vader.
    pub vader_hits: Option<u8>,
    /// Whether Vader was redeemed.
    pub redeemed: Option<bool>,
    /// The space of the strike team.
    pub team: Option<u8>,
    /// The spaces with stormtroopers.
    pub troopers: Vec<u8>,
    /// Stormtroopers in supply; unless given, all that are not on the track.
    pub supply: Option<u8>,
    /// Hands by seat.
    pub hands: BTreeMap<String, Vec<Card>>,
    /// Order piles by seat, top card first, all chosen by their owner.
    pub piles: BTreeMap<String, Vec<Card>>,
    /// Bonus orders under the piles, unseen.
    pub bonus: BTreeMap<String, Vec<Card>>,
    /// Decks by side, top card first.
    pub decks: BTreeMap<String, Vec<Card>>,
    /// Discard piles by side, last discarded last.
    pub discards: BTreeMap<String, Vec<Card>>,
    /// Other tracks than the printed ones.
    pub tracks: OtherTracks,
    /// The round; 1 unless given.
    pub round: Option<u16>,
    /// Where in the round the position stands.
    pub step: Step,
    /// Whose turn it is in step `Orders`; the first seat's unless given.
    pub turn: Option<String>,
}

/// What is in a place.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Contents {
    x: u8,
    y: u8,
    b: u8,
    tie: u8,
    falcon: bool,
    executor: bool,
}

/// Tracks that differ from the printed ones.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OtherTracks {
    shield: Option<Vec<u8>>,
    luke: Option<u8>,
    vader: Option<u8>,
    falcon: Option<u8>,
    executor: Option<u8>,
    troopers: Option<u8>,
}

/// Where in the round a position stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
pub enum Step {
    /// Before the first shuffle, with both decks complete.
    Setup,
    /// The seats are about to choose their orders.
    Prepare,
    /// Orders are given.
    #[default]
    Orders,
    /// The round's orders are given, and the seats are about to draw.
    Draw,
}

impl Scriptable for Endor {
    type Position = Position;
    type WrittenChoice = crate::Choice;
    type WrittenRoll = crate::Rolled;
    type Forces = NoForces;

    fn stage(&self, given: &Position, log: &mut Log<Event>) -> Result<(Self, State), String> {
        let players = given.players.unwrap_or(2);
        if !matches!(players, 2 | 4) {
            return Err(format!("{players} players: there are 2 or 4"));
        }
        let game = self.with_tracks(&given.tracks)?;
        let board = game.board();
        let mut s = State::new(board, players, given.policies);
        ships(board, &mut s, given)?;
        tracks(board, &mut s, given)?;
        cards(&mut s, given)?;
        s.round = given.round.unwrap_or(1);
        let step = match given.step {
            Step::Setup => {
                s.round = 0;
                s.decks = board.decks;
                RoundStep::Shuffle(Side::Rebel)
            }
            Step::Prepare => {
                s.round = s.round.saturating_sub(1);
                RoundStep::Begin
            }
            Step::Orders => {
                let next = match &given.turn {
                    None => Seat(0),
                    Some(name) => seat(players, name)?,
                };
                RoundStep::Orders { next }
            }
            Step::Draw => RoundStep::Draw { next: Seat(0) },
        };
        s.stack.push(Frame::Round(step));
        if s.rebels_destroyed() {
            return Err("no Rebel ship is left: the Empire has already won (END-110)".to_owned());
        }
        if given.step == Step::Orders && given.piles.is_empty() && given.bonus.is_empty() {
            return Err("step Orders needs `piles`: nobody has an order to give".to_owned());
        }
        if s.seats().all(|i| s.hands[i.index()].is_empty() && s.piles[i.index()].cards.is_empty())
            && s.decks.iter().chain(&s.discards).all(|cards| cards.is_empty())
        {
            return Err("nobody has a card anywhere: no order can ever be given".to_owned());
        }
        frames::run(board, &mut s, None, log);
        Ok((game, s))
    }

    fn seat_named(&self, state: &State, name: &str) -> Option<Seat> {
        seat(state.players, name).ok()
    }

    fn read(&self, _: &State, _: &str, said: &crate::Choice) -> Result<crate::Choice, String> {
        Ok(*said)
    }

    fn bars(&self, s: &State, by: &str, said: &crate::Choice) -> Vec<RuleId> {
        self.seat_named(s, by).map_or_else(Vec::new, |seat| bars::answer(s, seat, said))
    }

    fn read_roll(&self, _: &State, fell: &crate::Rolled) -> Result<crate::Rolled, String> {
        Ok(*fell)
    }

    fn settled(&self, state: &State) -> Result<(), String> {
        match state.in_flight() {
            Some((seat, order)) if state.pending.outcome().is_none() => {
                Err(format!("{}'s order {order:?} is not finished", seat_name(state.players, seat)))
            }
            _ => Ok(()),
        }
    }
}

impl Endor {
    fn with_tracks(&self, other: &OtherTracks) -> Result<Self, String> {
        let mut board = self.board().clone();
        let tracks = &mut board.tracks;
        if let Some(shield) = &other.shield {
            if !(1..=60).contains(&shield.len()) || !shield.iter().all(|n| (1..=6).contains(n)) {
                return Err("the shield track has 1 to 60 spaces numbered 1 to 6".to_owned());
            }
            tracks.shield.clone_from(shield);
        }
        for (track, other) in [
            (&mut tracks.luke, other.luke),
            (&mut tracks.vader, other.vader),
            (&mut tracks.falcon, other.falcon),
            (&mut tracks.executor, other.executor),
        ] {
            match other {
                Some(0) => return Err("a hit track has at least one space".to_owned()),
                Some(other) => *track = other,
                None => {}
            }
        }
        tracks.redemption = tracks.redemption.min(tracks.vader - 1);
        tracks.troopers = other.troopers.unwrap_or(tracks.troopers).min(60);
        Ok(Self::with_board(board))
    }
}

fn seat(players: u8, name: &str) -> Result<Seat, String> {
    let seats = (0..players).map(Seat);
    let names: Vec<_> = seats.clone().map(|s| seat_name(players, s)).collect();
    seats
        .into_iter()
        .find(|&s| seat_name(players, s) == name)
        .ok_or_else(|| format!("no seat `{name}`; the seats are {}", names.join(", ")))
}

fn side(name: &str) -> Result<Side, String> {
    match name {
        "rebel" => Ok(Side::Rebel),
        "empire" => Ok(Side::Empire),
        _ => Err(format!("no side `{name}`; the sides are rebel and empire")),
    }
}

fn ships(board: &crate::Board, s: &mut State, given: &Position) -> Result<(), String> {
    if !given.printed {
        s.fighters = crate::PlaceMap::default();
        (s.falcon, s.executor, s.reserve) = (None, None, 0);
        s.markers = given.places.keys().copied().filter(|p| p.is_marker()).collect();
    }
    let all = board.sectors.or(board.markers);
    for (&place, there) in &given.places {
        if place == Place::DEATH_STAR || !all.has(place) {
            return Err(format!("{place} is not on this board"));
        }
        s.fighters[place] = Fighters { x: there.x, y: there.y, b: there.b, tie: there.tie };
        for (here, slot, name) in
            [(there.falcon, &mut s.falcon, "Falcon"), (there.executor, &mut s.executor, "Executor")]
        {
            if here && place.is_marker() {
                return Err(format!("the {name} cannot be on a fleet marker"));
            }
            match (here, *slot) {
                (true, Some(other)) if other != place && !given.printed => {
                    return Err(format!("the {name} is in {other} and in {place}"));
                }
                (true, _) => *slot = Some(place),
                (false, Some(other)) if other == place => *slot = None,
                (false, _) => {}
            }
        }
    }
    if let Some(markers) = &given.markers {
        if let Some(wrong) = markers.iter().find(|p| !p.is_marker() || !board.markers.has(**p)) {
            return Err(format!("{wrong} is no fleet marker of this board"));
        }
        s.markers = markers.iter().copied().collect();
        let lost = board.markers.without(s.markers);
        for marker in lost {
            if given.places.contains_key(&marker) && !s.fighters[marker].is_empty() {
                return Err(format!("fighters on {marker}, which is destroyed"));
            }
            s.fighters[marker] = Fighters::NONE;
        }
    }
    s.reserve = given.reserve.unwrap_or(s.reserve);
    let shared: Places = s.ships_of(Side::Rebel).and(s.ships_of(Side::Empire));
    match shared.into_iter().next() {
        Some(place) => Err(format!("both sides have ships in {place} (END-042)")),
        None => Ok(()),
    }
}

fn tracks(board: &crate::Board, s: &mut State, given: &Position) -> Result<(), String> {
    // What is not given stays as a match starts.
    let set = |name: &str, slot: &mut u8, given: Option<u8>, most: u8| match given {
        Some(value) if value > most => Err(format!("{name}: {value}, and the track allows at most {most}")),
        Some(value) => {
            *slot = value;
            Ok(())
        }
        None => Ok(()),
    };
    let t = &board.tracks;
    set("falcon_hits", &mut s.falcon_hits, given.falcon_hits, t.falcon - 1)?;
    set("executor_hits", &mut s.executor_hits, given.executor_hits, t.executor - 1)?;
    set("luke_hits", &mut s.luke_hits, given.luke_hits, t.luke)?;
    set("vader_hits", &mut s.vader_hits, given.vader_hits, t.vader)?;
    let spaces = s.shield_spaces(board);
    set("team", &mut s.team, given.team, spaces)?;
    s.redeemed = given.redeemed.unwrap_or(s.redeemed);
    for &space in &given.troopers {
        if space == 0 || space as usize > t.shield.len() || space <= s.team {
            return Err(format!("no stormtrooper can be on space {space}"));
        }
        s.troopers |= 1 << (space - 1);
    }
    let placed = s.troopers.count_ones() as u8;
    s.supply = given.supply.unwrap_or(s.supply.saturating_sub(placed));
    Ok(())
}

fn cards(s: &mut State, given: &Position) -> Result<(), String> {
    (s.decks, s.discards) = Default::default();
    let of = |cards: &[Card], side: Side| match cards.iter().find(|c| c.side() != Some(side)) {
        Some(card) => Err(format!("{card:?} is not a card of the {side:?} side")),
        None if cards.len() > crate::MAX_DECK => Err(format!("more than {} cards", crate::MAX_DECK)),
        None => Ok(()),
    };
    for (name, cards) in &given.hands {
        let seat = seat(s.players, name)?;
        of(cards, Side::of(seat))?;
        if cards.len() > HAND as usize {
            return Err(format!("{name} holds {} cards, and a hand has at most {HAND}", cards.len()));
        }
        s.hands[seat.index()] = cards.iter().copied().collect();
    }
    for (chosen, piles) in [(true, &given.piles), (false, &given.bonus)] {
        for (name, cards) in piles {
            let seat = seat(s.players, name)?;
            of(cards, Side::of(seat))?;
            let pile = &mut s.piles[seat.index()];
            if pile.cards.len() + cards.len() > crate::MAX_DECK {
                return Err(format!("more than {} cards", crate::MAX_DECK));
            }
            cards.iter().for_each(|&card| pile.cards.push(card));
            pile.chosen += if chosen { cards.len() as u8 } else { 0 };
        }
    }
    for (name, cards) in &given.decks {
        let side = side(name)?;
        of(cards, side)?;
        s.decks[side.index()] = cards.iter().rev().copied().collect();
    }
    for (name, cards) in &given.discards {
        let side = side(name)?;
        of(cards, side)?;
        s.discards[side.index()] = cards.iter().copied().collect();
    }
    for side in Side::ALL {
        // Every card of a side may end in one pile or deck; more would not fit.
        let seats = s.seats().filter(|&seat| Side::of(seat) == side);
        let held: usize = seats.map(|i| s.hands[i.index()].len() + s.piles[i.index()].cards.len()).sum();
        if held + s.decks[side.index()].len() + s.discards[side.index()].len() > crate::MAX_DECK {
            return Err(format!("the {side:?} side has more than {} cards in all", crate::MAX_DECK));
        }
    }
    Ok(())
}
