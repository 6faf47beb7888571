//! Squadrons become ships on the table.

use crate::{
    Content, Format, MAX_SHIPS, Member, Mode, Setup, Ship, Squad, State, Symbol,
    state::{Deck, Frame, Heard, Memory, Phase, SetupStep},
};
use arrayvec::ArrayVec;
use geometry::Area;
use kernel::{DecisionId, Message, Pending, Say, Seat, SetupError};

fn wrong(key: &'static str, name: &str) -> SetupError {
    SetupError(Message::new(key).with("name", name))
}

impl Content {
    /// X2-SETUP-05: what a squadron costs, by the prices that are used, or as its player says.
    fn cost(&self, setup: &Setup, squad: &Squad) -> Option<u16> {
        match setup.season {
            Some(season) => self.squad_points(squad, season.as_str()),
            None => squad.points,
        }
    }

    /// the ships of a squadron, which know by what option they came where options are used.
    fn flown(&self, setup: &Setup, squad: &Squad) -> Vec<Member> {
        let mut ships = squad.ships.clone();
        match setup.format() {
            Format::QuickBuild { .. } => self.settle(&mut ships),
            Format::Points { .. } | Format::Open | Format::Casual => {
                ships.iter_mut().for_each(|ship| ship.build = None);
            }
        }
        ships
    }

    /// The first state of a match, before anybody was asked.
    pub(crate) fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        let own = self.own_squads(setup.mode);
        let lists =
            own.clone().unwrap_or_else(|| setup.squads.each_ref().map(|squad| self.flown(setup, squad)));
        let mut ships: ArrayVec<Ship, MAX_SHIPS> = ArrayVec::new();
        for (seat, members) in [Seat(0), Seat(1)].into_iter().zip(&lists) {
            if members.is_empty() {
                return Err(SetupError(Message::new("xwing-setup-empty-squad").with("seat", seat.0 + 1)));
            }
            for (number, member) in members.iter().enumerate() {
                let number = setup.mode.first_number(seat) + number as u8;
                let ship = self.build(seat, number, member)?;
                ships.try_push(ship).map_err(|_| SetupError(Message::new("xwing-setup-too-many-ships")))?;
            }
        }
        if own.is_none() {
            // X2-SQUAD-09: a squadron that breaks the rules of its format is refused.
            for squad in &setup.squads {
                if let Some(fault) = self.check_squad(squad, setup.format()).first() {
                    return Err(SetupError(fault.say()));
                }
            }
        }
        // X2-INTRO-03: in the starter game everything has its place.
        let (width, height) = if setup.mode == Mode::Starter { (900, 900) } else { setup.area };
        if !(600..=2000).contains(&width) || !(600..=2000).contains(&height) {
            return Err(SetupError(Message::new("xwing-setup-area")));
        }
        if !self.damage.is_empty() && setup.decks.iter().any(|deck| self.damage_deck(*deck).is_empty()) {
            return Err(SetupError(Message::new("xwing-setup-unknown-deck")));
        }
        let names: Vec<&str> = if setup.obstacles.is_empty() {
            self.edition.facts.obstacles.iter().map(Symbol::as_str).collect()
        } else {
            setup.obstacles.iter().map(String::as_str).collect()
        };
        let mut supply = ArrayVec::new();
        for name in names {
            let shape = self.obstacle(name).ok_or_else(|| wrong("xwing-setup-unknown-obstacle", name))?;
            supply.try_push(shape).map_err(|_| SetupError(Message::new("xwing-setup-too-many-obstacles")))?;
        }
        let mut state = State {
            mode: setup.mode,
            ruleset: setup.mode.ruleset(setup.ruleset),
            area: Area { width: i32::from(width) * 1000, height: i32::from(height) * 1000 },
            threat: setup.threat.unwrap_or(setup.mode.threat()),
            points: [0, 1].map(|seat: usize| self.cost(setup, &setup.squads[seat])),
            first: Seat(0),
            round: 0,
            phase: Phase::Setup,
            ships,
            supply,
            obstacles: ArrayVec::new(),
            devices: ArrayVec::new(),
            markers: ArrayVec::new(),
            scored: [0, 0],
            replaced: 0,
            decks: setup.decks.map(|deck| self.damage_deck(deck)),
            discards: [Deck::new(), Deck::new()],
            decision: DecisionId(0),
            stack: ArrayVec::new(),
            pending: Pending::Chance(crate::Roll::First),
            heard: Heard::ANYTHING,
            memory: Memory::default(),
        };
        state.heard = Heard::by(self, &state.ships);
        for id in state.ids() {
            let shields = crate::Query { content: self, s: &state }.shield_value(id);
            state.ship_mut(id).shields = shields;
        }
        state.stack.push(Frame::Setup(SetupStep::First { agreed: agreed(setup) }));
        Ok(state)
    }
}

fn agreed(setup: &Setup) -> Option<Seat> {
    match setup.first {
        crate::FirstPlayer::Agreed(seat) => Some(Seat(seat.0.min(1))),
        crate::FirstPlayer::ByPoints => None,
    }
}
