//! What scenarios need of the game: names for ships and seats, and when nothing is half done.

use crate::{
    Ask, Choice, Content, Event, Faction, Fell, Given, Rolled, Said, Seen, Ship, ShipId, State, Xwing,
    frames::{EngageStep, Frame},
    given, said, show,
};
use kernel::{Demand, Game, Log, Pending, RuleId, Seat, Stage, Viewer};
use serde::Serialize;

/// What scenarios call the seats.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    if seat == Seat(0) { "one" } else { "two" }
}

fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::Rebel => "rebel",
        Faction::Empire => "empire",
        Faction::Scum => "scum",
        Faction::Resistance => "resistance",
        Faction::FirstOrder => "firstorder",
        Faction::Republic => "republic",
        Faction::Separatists => "separatists",
    }
}

/// The seat a name means: its own, a ship's, or a faction's that only one seat has.
pub(crate) fn seat_named(content: &Content, ships: &[Ship], names: &[String], name: &str) -> Option<Seat> {
    match name {
        "one" => return Some(Seat(0)),
        "two" => return Some(Seat(1)),
        _ => {}
    }
    if let Some(ship) = names.iter().position(|other| other == name) {
        return ships.get(ship).map(|ship| ship.seat);
    }
    let mut seats = ships
        .iter()
        .filter(|ship| faction_name(content.pilot_of(ship).faction) == name)
        .map(|ship| ship.seat);
    let first = seats.next()?;
    seats.all(|seat| seat == first).then_some(first)
}

/// A name made from a ship card that nobody has yet.
pub(crate) fn fresh_name(pilot: &str, taken: &[String]) -> String {
    let numbered = (2..).map(|n| format!("{pilot}-{n}"));
    let mut all = std::iter::once(pilot.to_owned()).chain(numbered);
    all.find(|name| !taken.contains(name)).unwrap_or_default()
}

impl Xwing {
    /// What every ship is called: as the scenario says, or by its ship card.
    pub(crate) fn names(&self, s: &State) -> Vec<String> {
        let mut names = self.called.to_vec();
        for ship in s.ships.iter().skip(names.len()) {
            names.push(fresh_name(self.content().pilot_of(ship).id.as_str(), &names));
        }
        names.truncate(s.ships.len());
        names
    }

    /// The ship that is called like that.
    pub(crate) fn ship_named(&self, s: &State, name: &str) -> Option<ShipId> {
        self.names(s).iter().position(|other| other == name).map(|i| ShipId(i as u8))
    }
}

/// The ship a question is about, if it is about one.
pub(crate) fn ship_asked(ask: Ask) -> Option<ShipId> {
    match ask {
        Ask::Dial { ship }
        | Ask::Action { ship, .. }
        | Ask::Tallon { ship }
        | Ask::Attack { ship, .. }
        | Ask::Dock { ship }
        | Ask::Deploy { ship, .. }
        | Ask::Emergency { ship }
        | Ask::Modify { ship, .. } => Some(ship),
        Ask::Step { ability, .. } => Some(ability.ship),
        Ask::First
        | Ask::Obstacle
        | Ask::Marker
        | Ask::Place
        | Ask::Ready
        | Ask::Next
        | Ask::Ability { .. }
        | Ask::Shift { .. }
        | Ask::Jam { .. }
        | Ask::Detonation { .. }
        | Ask::Replacement { .. }
        | Ask::Arrival
        | Ask::ArrivalSide => None,
    }
}

impl Stage for Xwing {
    type Given = Given;
    type Said = Said;
    type Fell = Fell;
    type Forces = given::GivenSquad;

    fn stage(&self, given: &Given, log: &mut Log<Event>) -> Result<(Self, State), String> {
        let (state, names) = given::stage(self.content(), given, log)?;
        let game = self.calling(names);
        game.audit(&state)?;
        Ok((game, state))
    }

    fn written(&self, s: &State) -> Option<String> {
        Some(given::written(self, s))
    }

    fn seat_named(&self, s: &State, name: &str) -> Option<Seat> {
        seat_named(self.content(), &s.ships, &self.names(s), name)
    }

    fn read(&self, s: &State, by: &str, said: &Said) -> Result<Choice, String> {
        said::read(self, s, by, said)
    }

    fn bars(&self, s: &State, by: &str, said: &Said) -> Vec<RuleId> {
        said::barred(self, s, by, said)
    }

    fn read_roll(&self, s: &State, fell: &Fell) -> Result<Rolled, String> {
        said::read_roll(self, s, fell)
    }

    fn judge(&self, squad: &given::GivenSquad) -> Result<Vec<RuleId>, String> {
        given::judge(self.content(), squad)
    }

    fn concerns(&self, s: &State, demand: &Demand<Ask>, name: &str) -> bool {
        let Some(ship) = self.ship_named(s, name) else { return true };
        match (ship_asked(demand.ask), demand.ask) {
            (Some(asked), _) => asked == ship,
            (None, Ask::Ability { .. } | Ask::Next | Ask::Place) => {
                let mut all = Vec::new();
                self.legal(s, demand, &mut all);
                all.iter().any(|choice| {
                    matches!(choice, Choice::Use(ability) if ability.ship == ship)
                        || matches!(choice, Choice::Ship(due) | Choice::Place { ship: due, .. } if *due == ship)
                })
            }
            (None, _) => true,
        }
    }

    fn settled(&self, s: &State) -> Result<(), String> {
        if let Pending::Over(_) = s.pending {
            return Ok(());
        }
        // A ship that is asked for its attack: its turn has come, and nothing has been done in it.
        let whole = |frame: &Frame| {
            matches!(
                frame,
                Frame::Setup(_)
                    | Frame::Round(_)
                    | Frame::Planning { .. }
                    | Frame::Order { .. }
                    | Frame::Engage { step: EngageStep::Attack(None), .. }
            )
        };
        let half = s.stack.iter().find(|frame| !whole(frame));
        match half {
            None => Ok(()),
            Some(frame) => {
                let text = format!("{frame:?}");
                let short: String = text.chars().take(160).collect();
                Err(format!("{} is not finished", self.legible(s, short)))
            }
        }
    }

    fn show(&self, s: &State, viewer: Viewer) -> impl Serialize {
        show::show(self, s, viewer)
    }

    fn retell(&self, s: &State, seen: &Seen) -> impl Serialize {
        show::retell(self, s, seen)
    }

    fn legible(&self, s: &State, text: String) -> String {
        let names = self.names(s);
        let text = names
            .iter()
            .enumerate()
            .fold(text, |text, (i, name)| text.replace(&format!("ShipId({i})"), name));
        text.replace("seat 0", "seat one").replace("seat 1", "seat two")
    }
}
