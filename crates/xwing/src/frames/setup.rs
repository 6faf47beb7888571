//! X2-SETUP-18: player order, obstacles, markers, ships, damage decks, in this order.

use super::{Answer, DockStep, Flow, Frame, Table, answered, window};
use crate::{
    Ask, Choice, DamageDecks, Event, LiveObstacle, Mode, Public, Roll, Rolled, ShipId, Status, Window,
    edition::FirstBattle,
    legal,
    query::{self, due_to_place},
    state::SetupStep,
};
use geometry::{Heading, Pose};
use kernel::Seat;

pub(super) fn advance(t: &mut Table<'_>, step: SetupStep, answer: Option<Answer>) -> Flow {
    let at = Frame::Setup(step);
    match step {
        SetupStep::First { agreed } => {
            if let Some(answer) = answer {
                let seat = answered!(answer, Answer::Rolled(Rolled::First(seat)) => seat);
                // AMB-18: with points, chance picks who names; without, it picks the first player (X2-SETUP-06).
                return match t.s.points {
                    [Some(_), Some(_)] => Flow::Next(Frame::Setup(SetupStep::Names { seat })),
                    _ => first(t, seat),
                };
            }
            match (agreed, t.s.points) {
                (Some(seat), _) => first(t, seat),
                (None, [Some(a), Some(b)]) if a != b => {
                    // X2-SETUP-05: fewer points decide.
                    Flow::Next(Frame::Setup(SetupStep::Names { seat: Seat(u8::from(b < a)) }))
                }
                (None, _) => Table::roll(at, Roll::First),
            }
        }
        SetupStep::Names { seat } => match answer {
            None => t.ask(at, seat, Ask::First),
            Some(answer) => {
                let named = answered!(answer, Answer::Choice(_, Choice::First(seat)) => seat);
                first(t, named)
            }
        },
        SetupStep::Obstacles { turn } => obstacles(t, turn, answer),
        SetupStep::Markers => markers(t, answer),
        SetupStep::Docking => docking(t),
        SetupStep::Ships => ships(t, answer),
        SetupStep::Abilities => {
            let child = window::phase_start(t, Window::AfterSetup);
            Flow::after(Frame::Setup(SetupStep::Shuffle { seat: 0 }), child)
        }
        SetupStep::Shuffle { seat } => shuffle(t, seat, answer),
    }
}

fn first(t: &mut Table<'_>, seat: Seat) -> Flow {
    t.s.first = seat;
    t.tell(|| Public::First { seat });
    if t.s.mode == Mode::Starter {
        match t.content.edition.answers.first_battle {
            FirstBattle::InPlace => {
                starter(t, &legal::STARTER_OBSTACLES);
                return Flow::Next(Frame::Setup(SetupStep::Abilities));
            }
            // X1-SETUP-08, -10.
            FirstBattle::PlacedByPlayers => t.s.supply.clear(),
        }
    }
    Flow::Next(Frame::Setup(SetupStep::Obstacles { turn: 0 }))
}

/// X2-INTRO-03, -06, AMB-40: the starter game's places.
fn starter(t: &mut Table<'_>, places: &[(i32, i32, u32)]) {
    let supply = std::mem::take(&mut t.s.supply);
    let seat = t.s.first;
    for ((&shape, &(x, y, heading)), index) in supply.iter().zip(places).zip(0..) {
        let obstacle = LiveObstacle { shape, at: Pose::new(x, y, Heading(heading)) };
        t.s.obstacles.push(obstacle);
        t.tell(|| Public::Obstacle { seat, index, obstacle });
    }
    let height = t.s.area.height;
    let width = t.s.area.width;
    for ship in t.s.ids() {
        let own = t.s.ship(ship);
        let at = match (own.seat, own.number) {
            (Seat(0), _) => Pose::new(width / 2, 60_000, Heading::UP),
            (_, 2) => Pose::new(width / 2 - 100_000, height - 60_000, Heading::DOWN),
            (_, _) => Pose::new(width / 2 + 100_000, height - 60_000, Heading::DOWN),
        };
        place(t, ship, at);
    }
}

fn place(t: &mut Table<'_>, ship: ShipId, at: Pose) {
    let own = t.s.ship_mut(ship);
    own.pose = at;
    own.status = Status::Playing;
    t.tell(|| Public::Placed { ship, at });
}

fn obstacles(t: &mut Table<'_>, turn: u8, answer: Option<Answer>) -> Flow {
    let seat = t.s.player_order()[turn as usize % 2];
    if let Some(answer) = answer {
        let mut turn = turn + 1;
        if let Choice::Obstacle { index, at } = answered!(answer, Answer::Choice(_, choice) => choice) {
            let shape = t.s.supply.remove(index as usize);
            let obstacle = LiveObstacle { shape, at };
            let index = t.s.obstacles.len() as u8;
            t.s.obstacles.push(obstacle);
            t.tell(|| Public::Obstacle { seat, index, obstacle });
        } else {
            // Nothing fits any more: whatever is left stays away.
            t.s.supply.clear();
            t.tell(|| Public::SetAside { seat });
            turn = u8::MAX - 1;
        }
        return Flow::Next(Frame::Setup(SetupStep::Obstacles { turn }));
    }
    // X2-SETUP-09: six, three each.
    if t.s.supply.is_empty() || turn >= 6 {
        t.s.supply.clear();
        let next = match t.s.mode {
            Mode::Escalation | Mode::EscalationCoreBox => SetupStep::Markers,
            Mode::Starter | Mode::Standard => SetupStep::Docking,
        };
        return Flow::Next(Frame::Setup(next));
    }
    t.ask(Frame::Setup(SetupStep::Obstacles { turn }), seat, Ask::Obstacle)
}

fn markers(t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
    if let Some(answer) = answer {
        if let Choice::Marker(at) = answered!(answer, Answer::Choice(_, choice) => choice) {
            let seat = t.s.player_order()[t.s.markers.len()];
            t.s.markers.push(at);
            t.tell(|| Public::Marker { seat, at });
        } else {
            return Flow::Next(Frame::Setup(SetupStep::Docking));
        }
    }
    let Some(&seat) = t.s.player_order().get(t.s.markers.len()) else {
        return Flow::Next(Frame::Setup(SetupStep::Docking));
    };
    t.ask(Frame::Setup(SetupStep::Markers), seat, Ask::Marker)
}

/// in player order, each ship that a friendly one could carry.
fn docking(t: &mut Table<'_>) -> Flow {
    let query = t.query();
    let may_dock = |id: &ShipId| {
        let own = query.ship(*id);
        !own.done.dock_offered && query::carriers(query, *id).next().is_some()
    };
    let next = query
        .s
        .player_order()
        .into_iter()
        .find_map(|seat| query.s.ids().find(|id| query.ship(*id).seat == seat && may_dock(id)));
    if let Some(ship) = next {
        t.s.ship_mut(ship).done.dock_offered = true;
        let step = DockStep::Dock;
        return Flow::Push(Frame::Setup(SetupStep::Docking), Frame::Dock { ship, step });
    }
    for ship in &mut t.s.ships {
        ship.done.dock_offered = false;
    }
    Flow::Next(Frame::Setup(SetupStep::Ships))
}

fn ships(t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
    if let Some(answer) = answer {
        let (ship, at) = answered!(answer, Answer::Choice(_, Choice::Place { ship, at }) => (ship, at));
        place(t, ship, at);
    }
    let due = due_to_place(t.query());
    match due.first() {
        Some(ship) => {
            let seat = t.s.ship(*ship).seat;
            t.ask(Frame::Setup(SetupStep::Ships), seat, Ask::Place)
        }
        None => Flow::Next(Frame::Setup(SetupStep::Abilities)),
    }
}

fn shuffle(t: &mut Table<'_>, seat: u8, answer: Option<Answer>) -> Flow {
    if let Some(answer) = answer {
        let deck = answered!(answer, Answer::Rolled(Rolled::Deck(deck)) => deck);
        t.s.decks[seat as usize].clone_from(&deck);
        t.log.push(|| Event::Shuffled { seat: Seat(seat), deck });
        let shared = t.s.ruleset.damage_decks == DamageDecks::Shared;
        if shared || seat == 1 {
            if shared {
                t.s.decks[1].clear();
            }
            return Flow::Next(Frame::Round(0));
        }
        return Flow::Next(Frame::Setup(SetupStep::Shuffle { seat: 1 }));
    }
    Table::roll(Frame::Setup(SetupStep::Shuffle { seat }), Roll::Shuffle(Seat(seat)))
}
