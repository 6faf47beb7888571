//! What scenarios need of the game: names for ships and seats, and when nothing is half done.

use crate::{
    Ask, Choice, Content, Event, Faction, Position, Rolled, Seen, Ship, ShipId, State, WrittenChoice,
    WrittenRoll, Xwing,
    scenario::{choice, position, show},
    state::{EngageStep, Frame},
};
use kernel::{Demand, Game, Log, Pending, RuleId, Scriptable, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

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

impl Scriptable for Xwing {
    type Position = Position;
    type WrittenChoice = WrittenChoice;
    type WrittenRoll = WrittenRoll;
    type Forces = position::WrittenSquad;

    fn stage(&self, given: &Position, log: &mut Log<Event>) -> Result<(Self, State), String> {
        let (state, names) = position::stage(self.content(), given, log)?;
        let game = self.calling(names);
        game.audit(&state)?;
        Ok((game, state))
    }

    fn written(&self, s: &State) -> Option<String> {
        Some(position::written(self, s))
    }

    fn seat_named(&self, s: &State, name: &str) -> Option<Seat> {
        seat_named(self.content(), &s.ships, &self.names(s), name)
    }

    fn read(&self, s: &State, by: &str, said: &WrittenChoice) -> Result<Choice, String> {
        choice::read(self, s, by, said)
    }

    fn bars(&self, s: &State, by: &str, said: &WrittenChoice) -> Vec<RuleId> {
        choice::barred(self, s, by, said)
    }

    fn read_roll(&self, s: &State, fell: &WrittenRoll) -> Result<Rolled, String> {
        choice::read_roll(self, s, fell)
    }

    fn judge(&self, s: &State, squad: &position::WrittenSquad) -> Result<Vec<RuleId>, String> {
        position::judge(self.content(), s.ruleset, squad)
    }

    fn concerns(&self, s: &State, demand: &Demand<Ask>, name: &str) -> bool {
        let Some(ship) = self.ship_named(s, name) else { return true };
        match (demand.ask.ship(), demand.ask) {
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

    fn tells(&self, s: &State, field: &str, value: &Value) -> bool {
        show::tells(self, s, field, value)
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
