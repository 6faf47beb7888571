//! The game as the kernel knows it.

mod due;
mod run;
mod setups;
mod start;

pub(crate) use run::run;

use crate::{
    Ask, CardRef, Choice, Content, Dice, Event, Face, Outcome, Phase, Query, Roll, Rolled, Ruleset,
    SeatQuery, Seen, Setup, State, Status, Token, View, edition::Cites, frames::Answer, legal, query,
    state::Deck, view,
};
use kernel::{
    Chance, Demand, Extent, Game, Identity, Input, Log, Pending, Refused, Seat, SetupError, Viewer,
};
use std::sync::Arc;

/// Battles of starfighters, with one edition's cards.
#[derive(Debug, Clone)]
pub struct Xwing {
    content: Arc<Content>,
    name: &'static str,
    rules: &'static str,
    /// What a scenario calls the ships, in the order of their ids.
    pub(crate) called: Arc<[String]>,
}

impl Xwing {
    /// The first edition's short name.
    pub const FIRST: &'static str = "xwing1e";
    /// The second edition's short name.
    pub const SECOND: &'static str = "xwing2e";
    /// Raised when the same inputs may lead elsewhere than before.
    pub const RULES: u32 = 1;

    /// The second edition, with the cards that ship with it.
    pub fn second() -> Self {
        Self::with_content(Content::classic())
    }

    /// The first edition, with the cards that ship with it.
    pub fn first() -> Self {
        Self::with_content(Content::first())
    }

    /// The edition that its cards say they are.
    pub fn with_content(content: Content) -> Self {
        let (name, rules) = content.edition.ledger().expect("packs are checked: their edition has a ledger");
        Self::edition(name, rules, content)
    }

    /// An edition by its short name, with the ledger of its rules and its cards: the ledger takes the place of the one that
    /// the cards' own edition has.
    pub fn edition(name: &'static str, rules: &'static str, mut content: Content) -> Self {
        content.cites = Cites::read(rules);
        Self { content: Arc::new(content), name, rules, called: Arc::new([]) }
    }

    /// The edition's short name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The ledger of its rules.
    pub fn rules(&self) -> &'static str {
        self.rules
    }

    /// Its readings of the rules: the policies that its ledger's rulings name, with their values, the default first.
    pub fn policies(&self) -> Vec<(&'static str, Vec<String>)> {
        let named = |name: &str| self.rules.contains(&format!("`{name}: "));
        Ruleset::list().into_iter().filter(|(name, _)| named(name)).collect()
    }

    /// The cards.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The same game, with names for the ships.
    pub(crate) fn calling(&self, names: Vec<String>) -> Self {
        Self { called: names.into(), ..self.clone() }
    }

    /// Questions about a position.
    pub fn query<'e>(&'e self, s: &'e State) -> Query<'e> {
        Query { content: &self.content, s }
    }

    /// What a seat sees, read where it lies.
    pub fn seat_query<'g>(&'g self, s: &'g State, seat: Seat) -> SeatQuery<'g> {
        SeatQuery::new(&self.content, s, seat)
    }

    /// The cards that become a deck when this seat's is shuffled.
    fn shuffled(s: &State, seat: Seat) -> Deck {
        let pile = seat.index();
        let mut deck = s.decks[pile].clone();
        deck.extend(s.discards[pile].iter().copied());
        deck.sort_unstable();
        deck
    }
}

impl Game for Xwing {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Roll = Roll;
    type Rolled = Rolled;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Outcome = Outcome;

    fn identity(&self) -> Identity {
        Identity { game: self.name.to_owned(), rules: Self::RULES, pack: self.content.digest }
    }

    fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        let mut state = self.content.start(setup)?;
        run(&self.content, &mut state, None, &mut Log::off());
        Ok(state)
    }

    fn seats(&self, _state: &State) -> u8 {
        2
    }

    fn pending<'s>(&self, state: &'s State) -> &'s Pending<Ask, Roll, Outcome> {
        &state.pending
    }

    fn legal(&self, state: &State, demand: &Demand<Ask>, into: &mut Vec<Choice>) -> Extent {
        legal::list(self.query(state), demand, &mut |choice| into.push(choice))
    }

    fn check(&self, state: &State, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
        legal::check(self.query(state), demand, choice)
    }

    fn apply(
        &self,
        state: &mut State,
        input: &Input<Choice, Rolled>,
        log: &mut Log<Event>,
    ) -> Result<(), Refused> {
        let answer = match input {
            Input::Choose { id, by, choice } => {
                let demand = state.pending.expect(*id, *by)?;
                legal::check(self.query(state), demand, choice)?;
                Answer::Choice(*by, *choice)
            }
            Input::Chance(rolled) => {
                let possible = match (&state.pending, rolled) {
                    (Pending::Chance(Roll::Dice(dice, count)), Rolled::Dice(faces)) => {
                        faces.len() == *count as usize && faces.iter().all(|face| shows(*dice, *face))
                    }
                    (Pending::Chance(Roll::Shuffle(seat)), Rolled::Deck(deck)) => {
                        let mut sorted = deck.clone();
                        sorted.sort_unstable();
                        sorted == Self::shuffled(state, *seat)
                    }
                    (Pending::Chance(Roll::First), Rolled::First(seat)) => seat.0 < 2,
                    _ => return Err(Refused::chance()),
                };
                if !possible {
                    return Err(Refused::roll(self.roll_rule(state)));
                }
                Answer::Rolled(rolled.clone())
            }
        };
        run(&self.content, state, Some(answer), log);
        Ok(())
    }

    fn roll<C: Chance>(&self, state: &State, roll: &Roll, chance: &mut C) -> Rolled {
        match *roll {
            Roll::Dice(dice, count) => Rolled::Dice((0..count).map(|_| dice.roll(chance)).collect()),
            Roll::Shuffle(seat) => {
                // Sorted first, so that equal keys give equal decks however the cards came to lie.
                let mut deck = Self::shuffled(state, seat);
                chance.shuffle(&mut deck);
                Rolled::Deck(deck)
            }
            Roll::First => Rolled::First(Seat(chance.below(2) as u8)),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.content, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.redact(viewer))
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        event.discloses(viewer)
    }

    fn resample<C: Chance>(&self, state: &mut State, keep: Seat, chance: &mut C) {
        view::resample(&self.content, state, keep, chance);
    }

    fn knowledge(&self, state: &State, viewer: Viewer) -> u64 {
        view::knowledge(state, viewer)
    }

    fn payoff(&self, outcome: &Outcome, seat: Seat) -> f32 {
        match outcome.winner {
            None => 0.0,
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0,
        }
    }

    fn audit(&self, s: &State) -> Result<(), String> {
        for pile in 0..2 {
            let mut cards: Vec<u8> = s.decks[pile].iter().chain(&s.discards[pile]).copied().collect();
            for ship in s.ships.iter().filter(|ship| s.pile_of(ship.seat) == pile) {
                cards.extend(ship.damage.iter().map(|damage| damage.card));
            }
            cards.sort_unstable();
            let deck = cards.first().map(|card| self.content.damage[*card as usize].deck);
            if deck.is_some_and(|deck| cards[..] != self.content.damage_deck(deck)[..]) {
                return Err(format!(
                    "damage pile {pile} has {} cards, and they are not its deck",
                    cards.len()
                ));
            }
        }
        let query = self.query(s);
        for id in s.ids() {
            let ship = s.ship(id);
            if ship.shields > query.shield_value(id) || ship.force > query.force_capacity(id).0 {
                return Err(format!("{id:?} has more than it can have"));
            }
            if ship.locks.contains(&id) || ship.locks.iter().any(|target| !s.ship(*target).on_table()) {
                return Err(format!("{id:?} has locked what is not there"));
            }
            if ship.locks.len() > legal::lock_limit(query, id) || ship.tokens.get(Token::Cloak) > 1 {
                return Err(format!("{id:?} has more locks or cloak tokens than a ship may have"));
            }
            let upgrades = (0..ship.upgrades.len() as u8).map(CardRef::Upgrade);
            for card in std::iter::once(CardRef::Pilot).chain(upgrades) {
                if query.charges(id, card) > query.charge_limit(id, card).0 {
                    return Err(format!("{card:?} of {id:?} has more charges than its limit"));
                }
            }
            if let Status::Destroyed | Status::Fled = ship.status
                && (!ship.damage.is_empty() || ship.tokens.iter().next().is_some() || ship.dial.is_some())
            {
                return Err(format!("{id:?} is out of the game and still has cards, tokens or a dial"));
            }
            let listens = self.content.listens(ship);
            if s.heard.of(listens) != listens {
                return Err(format!("{id:?} has a card that listens to what is passed over"));
            }
            //
            if s.mates(id).any(|mate| s.ship(mate).threat != ship.threat) {
                return Err(format!("{id:?} shares a quick build, but not its threat"));
            }
            // Outside the middle of things, what has as much damage as hull is gone (X2-ATTACK-29).
            let whole = s.phase != Phase::Planning || query.damage(id) < query.hull(id);
            if ship.status == Status::Playing && !whole {
                return Err(format!("{id:?} should have been destroyed"));
            }
            if ship.on_table() && s.area.is_left_by(&query.base(id)) {
                return Err(format!("{id:?} is off the table"));
            }
        }
        for a in s.on_table() {
            for b in s.on_table().filter(|b| *b > a) {
                if query.base(a).overlaps(&query.base(b)) {
                    return Err(format!("{a:?} and {b:?} overlap"));
                }
            }
        }
        Ok(())
    }

    fn pick<C: Chance>(
        &self,
        state: &State,
        demand: &Demand<Ask>,
        chance: &mut C,
        buffer: &mut Vec<Choice>,
    ) -> Choice {
        let query = self.query(state);
        let quick = if demand.ask == Ask::Obstacle {
            legal::random_place(query, &[], chance)
        } else if demand.ask == Ask::Place {
            legal::random_place(query, &query::due_to_place(query), chance)
        } else {
            None
        };
        quick.unwrap_or_else(|| {
            buffer.clear();
            legal::list(query, demand, &mut |choice| buffer.push(choice));
            buffer[chance.below(buffer.len() as u32) as usize]
        })
    }
}

/// Whether a die has a face.
fn shows(dice: Dice, face: Face) -> bool {
    dice.faces().contains(&face)
}
