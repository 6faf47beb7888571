//! A state as a scenario writes it: the other way round.

use crate::{ActionKind, Content, Mode, Phase, Ruleset, Ship, State, Status, Symbol, Xwing};
use geometry::{Heading, Pose};
use kernel::Seat;
use std::fmt::Write as _;

/// How many cards on top of a damage deck are written down.
const TOP: usize = 6;

/// The text of a scenario that starts where a match stands. What is in flight (an attack, a queue of abilities) begins
/// again with its phase; ships that had their turn have had it.
pub(crate) fn written(game: &Xwing, s: &State) -> String {
    let (content, names) = (game.content(), game.names(s));
    let mut text = format!(
        "Scenario(\n    title: (\n        en: \"A position\",\n        fr: \"Une position\",\n    ),\n    rules: [],\n    \
         game: \"{}\",\n    given: (\n",
        game.name(),
    );
    let mut line = |words: String| {
        text.push_str("        ");
        text.push_str(&words);
        text.push_str(",\n");
    };
    if s.mode != Mode::Standard {
        line(format!("mode: {}", plain(&s.mode)));
    }
    if s.ruleset != s.mode.ruleset(Ruleset::default()) {
        line(format!("ruleset: {}", plain(&s.ruleset)));
    }
    line(format!("area: ({}, {})", mm(s.area.width), mm(s.area.height)));
    line(format!("first: {:?}", seat(s.first.0)));
    line(format!("threat: {}", s.threat));
    line(format!("round: {}", s.round.max(1)));
    line(format!("phase: {}", phase(s)));
    let ships = s
        .ships
        .iter()
        .enumerate()
        .map(|(i, it)| format!("            {},\n", ship(content, s, &names, i, it)));
    line(format!("ships: [\n{}        ]", ships.collect::<String>()));
    let outline = |shape: u8| content.obstacles[shape as usize].id;
    line(list(
        "obstacles",
        s.obstacles.iter().map(|it| format!("id: {:?}, {}", outline(it.shape).as_str(), at(it.at))),
    ));
    if !s.supply.is_empty() {
        let left: Vec<_> = s.supply.iter().map(|shape| format!("{:?}", outline(*shape).as_str())).collect();
        line(format!("supply: [{}]", left.join(", ")));
    }
    line(list(
        "devices",
        s.devices.iter().map(|it| {
            let (id, owner) = (content.devices[it.device as usize].card.id, &names[it.owner.index()]);
            format!("id: {:?}, owner: {owner:?}, {}", id.as_str(), at(it.at))
        }),
    ));
    line(list("markers", s.markers.iter().map(|it| at(*it))));
    let card = |kind: &u8| format!("{:?}", content.damage[*kind as usize].id.as_str());
    let piles = |piles: [Vec<String>; 2]| {
        // A shared pile is the first seat's.
        let own = piles.into_iter().enumerate().filter(|(i, _)| s.pile_of(Seat(*i as u8)) == *i);
        let full = own.filter(|(_, cards)| !cards.is_empty());
        full.map(|(i, cards)| format!("{:?}: [{}]", seat(i as u8), cards.join(", ")))
            .collect::<Vec<_>>()
            .join(", ")
    };
    line(format!(
        "decks: {{{}}}",
        piles([0, 1].map(|i| s.decks[i].iter().rev().take(TOP).map(card).collect()))
    ));
    line(format!("discards: {{{}}}", piles([0, 1].map(|i| s.discards[i].iter().map(card).collect()))));
    line(format!("scored: {{\"one\": {}, \"two\": {}}}", s.scored[0], s.scored[1]));
    text.push_str("    ),\n    play: [],\n)\n");
    text
}

/// Where a scenario must start to be in the same phase.
fn phase(s: &State) -> &'static str {
    match s.phase {
        Phase::Setup if !s.supply.is_empty() => "Obstacles",
        Phase::Setup => "Ships",
        Phase::Planning => "Planning",
        Phase::System => "System",
        Phase::Activation => "Activation",
        Phase::Engagement => "Engagement",
        Phase::End => "End",
    }
}

fn ship(content: &Content, s: &State, names: &[String], i: usize, it: &Ship) -> String {
    let mut text = format!("(name: {:?}, pilot: {:?}, ", names[i], content.pilot_of(it).id.as_str());
    let mut say = |words: String| {
        text.push_str(&words);
        text.push_str(", ");
    };
    let named = |list: Vec<&str>| list.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>().join(", ");
    say(format!("seat: {:?}", seat(it.seat.0)));
    let upgrade = |card: u16| content.upgrades[card as usize].id;
    let ids: Vec<_> = it.upgrades.iter().map(|up| upgrade(up.card)).collect();
    if !ids.is_empty() {
        say(format!("upgrades: [{}]", named(ids.iter().map(Symbol::as_str).collect())));
        let faces = it.upgrades.iter().filter(|up| up.face > 0);
        let faces: Vec<_> = faces.map(|up| format!("{:?}: {}", upgrade(up.card).as_str(), up.face)).collect();
        say(format!("faces: {{{}}}", faces.join(", ")));
        let gone = it.upgrades.iter().filter(|up| up.is_discarded()).map(|up| upgrade(up.card));
        let gone: Vec<_> = gone.collect();
        if !gone.is_empty() {
            say(format!("discarded: [{}]", named(gone.iter().map(Symbol::as_str).collect())));
        }
    }
    let mut charges: Vec<_> = it
        .upgrades
        .iter()
        .filter(|up| up.charges > 0 || content.upgrades[up.card as usize].charges.is_some())
        .map(|up| format!("{:?}: {}", upgrade(up.card).as_str(), up.charges))
        .collect();
    if content.pilot_of(it).charges.is_some() {
        charges.push(format!("{:?}: {}", content.pilot_of(it).id.as_str(), it.charges));
    }
    say(format!("charges: {{{}}}", charges.join(", ")));
    match it.status {
        Status::Playing | Status::Doomed => {
            say(format!(
                "at: ({}, {}), facing: {:?}",
                mm(it.pose.x),
                mm(it.pose.y),
                it.pose.heading.to_degrees()
            ));
            if it.status == Status::Doomed {
                say("doomed: true".to_owned());
            }
        }
        Status::Reserve if it.carrier.is_none() => say("reserve: true".to_owned()),
        Status::Destroyed | Status::Fled => say("destroyed: true".to_owned()),
        Status::Waiting | Status::Reserve => {}
    }
    say(format!("shields: {}, force: {}", it.shields, it.force));
    let cards = |up: bool| it.damage.iter().filter(move |card| card.is_up() == up);
    let ids =
        |up: bool| named(cards(up).map(|card| content.damage[card.card as usize].id.as_str()).collect());
    say(format!("damage: [{}], critical: [{}]", ids(false), ids(true)));
    let tokens: Vec<_> = it.tokens.iter().map(|(token, count)| format!("{token:?}: {count}")).collect();
    say(format!("tokens: {{{}}}", tokens.join(", ")));
    let locked = it.locks.iter().filter(|target| s.ship(**target).on_table());
    say(format!("locks: [{}]", named(locked.map(|target| &*names[target.index()]).collect())));
    let touched: Vec<_> =
        s.memory.touched(crate::ShipId(i as u8)).map(|other| &*names[other.index()]).collect();
    if !touched.is_empty() {
        say(format!("touches: [{}]", named(touched)));
    }
    say(format!(
        "conditions: [{}]",
        named(it.conditions.iter().map(|c| content.conditions[c as usize].id.as_str()).collect())
    ));
    if let Some(dial) = it.dial {
        say(format!("dial: {}", plain(&content.type_of(it).dial[dial.maneuver as usize])));
        if dial.up {
            say("revealed: true".to_owned());
        }
    }
    if let Some(turret) = it.turret {
        say(format!("turret: {}", way(turret)));
    }
    if let Some(initiative) = it.initiative {
        say(format!("initiative: {initiative}"));
    }
    if let Some(carrier) = it.carrier {
        say(format!("docked: {:?}", names[carrier.index()]));
    }
    if s.replaced >> i & 1 == 1 {
        say("replaced: true".to_owned());
    }
    say(format!("threat: {}", it.threat));
    if let Some(build) = it.build {
        say(format!("build: {build}"));
    }
    if let Some(executed) = it.executed {
        say(format!("executed: {}, partial: {}", plain(&executed.maneuver), !executed.full));
    }
    let performed: Vec<_> = ActionKind::ALL
        .into_iter()
        .filter(|kind| it.performed(*kind))
        .map(|kind| format!("{kind:?}"))
        .collect();
    say(format!("performed: [{}]", performed.join(", ")));
    say(format!("activated: {}, engaged: {}", it.done.activated, it.done.engaged));
    text.truncate(text.trim_end_matches(", ").len());
    text.push(')');
    text
}

fn list(name: &str, items: impl Iterator<Item = String>) -> String {
    let mut text = format!("{name}: [");
    for item in items {
        write!(text, "\n            ({item}),").expect("to a string");
    }
    if text.ends_with(',') {
        text.push_str("\n        ");
    }
    text.push(']');
    text
}

fn seat(seat: u8) -> &'static str {
    if seat == 0 { "one" } else { "two" }
}

/// Micrometres in millimetres, exactly.
fn mm(length: i32) -> String {
    let (whole, rest) = (length / 1_000, (length % 1_000).abs());
    let sign = if length < 0 && whole == 0 { "-" } else { "" };
    format!("{sign}{whole}.{rest:03}")
}

fn at(pose: Pose) -> String {
    format!("at: ({}, {}), facing: {:?}", mm(pose.x), mm(pose.y), pose.heading.to_degrees())
}

fn way(turret: Heading) -> &'static str {
    match turret {
        Heading::RIGHT => "Right",
        Heading::DOWN => "Rear",
        Heading::LEFT => "Left",
        _ => "Front",
    }
}

/// Anything else as RON writes it.
fn plain(value: &impl serde::Serialize) -> String {
    ron::to_string(value).expect("plain data always serialises")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use kernel::{Game, Input, Log, Pending, Quick, Scriptable, Viewer};
    use ron::{Options, extensions::Extensions};

    #[derive(serde::Deserialize)]
    #[serde(rename = "Scenario")]
    struct Scenario {
        #[serde(rename = "title")]
        _title: ron::Value,
        #[serde(rename = "rules")]
        _rules: Vec<String>,
        #[serde(rename = "game")]
        _game: String,
        given: Position,
        #[serde(rename = "play")]
        _play: Vec<String>,
    }

    /// What a position keeps, whatever is in flight.
    fn essence(game: &Xwing, s: &State) -> Vec<serde_json::Value> {
        let ships = game.view(s, Viewer::Arbiter).ships;
        let mut essence = Vec::new();
        for ship in ships {
            let mut ship = serde_json::to_value(&ship).expect("plain data");
            // A ship that is gone keeps nothing but its name; whether its turn is over may be settled on the way.
            let fields: &[&str] = match ship["status"].as_str() {
                Some("Playing" | "Doomed") => &[
                    "pilot",
                    "seat",
                    "number",
                    "pose",
                    "shields",
                    "force",
                    "charges",
                    "tokens",
                    "locks",
                    "upgrades",
                    "face_down",
                    "critical",
                    "conditions",
                    "turret",
                ],
                _ => &["pilot", "seat", "number"],
            };
            essence.push(fields.iter().map(|field| ship[*field].take()).collect());
        }
        essence
    }

    #[test]
    fn a_position_that_is_written_down_and_read_again_is_the_same() {
        let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let game = Xwing::second();
        let mut chance = Quick::new(11);
        let mut compared = 0;
        for (_, setup) in game.setups() {
            let mut s = game.start(&setup).expect("a set-up of ours");
            for step in 0..400 {
                let input = match game.pending(&s) {
                    Pending::Over(_) => break,
                    Pending::Chance(roll) => Input::Chance(game.roll(&s, roll, &mut chance)),
                    Pending::Decide(demands) => {
                        let demand = demands[0];
                        // Where a phase begins, writing it down loses nothing.
                        if s.phase == Phase::Planning && s.ships.iter().all(|ship| ship.dial.is_none())
                            || step % 9 == 0
                        {
                            let text = written(&game, &s);
                            let read: Scenario =
                                options.from_str(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                            // Ships may stand over one another's places for a moment only; nothing else is refused.
                            let (again, staged) = game
                                .stage(&read.given, &mut Log::off())
                                .unwrap_or_else(|e| panic!("{e}\n{text}"));
                            if s.phase == Phase::Planning {
                                assert_eq!(essence(&again, &staged), essence(&game, &s), "{text}");
                                compared += 1;
                            }
                        }
                        let choice = game.pick(&s, &demand, &mut chance, &mut Vec::new());
                        Input::Choose { id: demand.id, by: demand.by, choice }
                    }
                };
                game.apply(&mut s, &input, &mut Log::off()).expect("legal");
            }
        }
        assert!(compared > 10, "{compared} positions were compared");
    }
}
