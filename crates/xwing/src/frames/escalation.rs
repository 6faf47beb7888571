//! X2-ESCALATE: replacements from hyperspace, and what the game is then played for.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{
    Ask, BothGoals, Choice, Dice, Face, Mode, Outcome, Public, Query, Reason, Roll, Rolled, Ship, ShipId,
    Status,
    query::{self, options, spare},
    state::{Arrival, ArrivalStep, CORE_GOALS, THREATS},
};
use geometry::{Base, Pose};
use kernel::Seat;

/// X2-ESCALATE-04: the next lost ship that was not replaced, in player order.
fn next_lost(t: &Table<'_>) -> Option<ShipId> {
    t.s.player_order().into_iter().find_map(|seat| {
        t.s.ids().find(|id| {
            let ship = t.s.ship(*id);
            // not before the last of its quick build.
            let last = t.s.mates(*id).all(|mate| t.s.ship(mate).is_out());
            ship.seat == seat && ship.is_out() && t.s.replaced >> id.0 & 1 == 0 && last
        })
    })
}

/// X2-ESCALATE-10, R-16: what the enemy scores for a lost ship: the threat of its quick build, once the last of its ships
/// is lost.
pub(super) fn score(t: &mut Table<'_>, lost: ShipId) {
    let gone = |ship: &Ship| ship.is_out() || ship.status == Status::Doomed;
    if t.s.mates(lost).all(|mate| gone(t.s.ship(mate))) {
        let own = t.s.ship(lost);
        let (threat, enemy) = (own.threat, 1 - own.seat.index());
        t.s.scored[enemy] += u16::from(threat);
    }
}

/// The replacements of an end phase, in the modes that have them.
pub(super) fn replace(t: &mut Table<'_>) -> Option<Frame> {
    if !matches!(t.s.mode, Mode::Escalation | Mode::EscalationCoreBox) || t.s.markers.is_empty() {
        return None;
    }
    let lost = next_lost(t)?;
    let bits = t.s.mates(lost).fold(1 << lost.0, |bits, mate| bits | 1 << mate.0);
    t.s.replaced |= bits;
    let step = ArrivalStep::Choose;
    Some(Frame::Arrive(Arrival { lost, step, builds: [0; 2], come: 0, build: None, marker: 0 }))
}

fn lost_of(query: Query<'_>, seat: Seat) -> usize {
    query.s.ids().filter(|id| query.ship(*id).seat == seat && query.ship(*id).is_out()).count()
}

pub(super) fn advance(t: &mut Table<'_>, mut a: Arrival, answer: Option<Answer>) -> Flow {
    let seat = t.s.ship(a.lost).seat;
    match a.step {
        ArrivalStep::Choose => {
            let found = options(t.query(), a.lost);
            let Some(answer) = answer else {
                if found.is_empty() {
                    return next(t);
                }
                return t.ask(Frame::Arrive(a), seat, Ask::Replacement { ship: a.lost });
            };
            let choice = answered!(answer, Answer::Choice(_, choice) => choice);
            // AMB-23: may.
            let Choice::Option(option) = choice else { return next(t) };
            a.builds = found[option as usize];
            a.step = ArrivalStep::Marker;
            Flow::Next(Frame::Arrive(a))
        }
        ArrivalStep::Marker => match answer {
            None if t.s.markers.len() > 1 => t.ask(Frame::Arrive(a), seat, Ask::Arrival),
            answer => {
                a.marker = match answer {
                    Some(Answer::Choice(_, Choice::Option(marker))) => marker as u8,
                    _ => 0,
                };
                a.step = ArrivalStep::Roll;
                Flow::Next(Frame::Arrive(a))
            }
        },
        // AMB-22: one roll per arriving ship.
        ArrivalStep::Roll => match answer {
            None => Table::roll(Frame::Arrive(a), Roll::Dice(Dice::Attack, 1)),
            Some(answer) => {
                let faces = answered!(answer, Answer::Rolled(Rolled::Dice(faces)) => faces);
                let ship = a.lost;
                t.tell(|| Public::Rolled { ship, dice: Dice::Attack, faces: faces.clone() });
                // AMB-21: clockwise from the front: hit, focus, blank; X2-ESCALATE-07: on a crit, any.
                match faces[0] {
                    Face::Crit => {
                        a.step = ArrivalStep::Side;
                        Flow::Next(Frame::Arrive(a))
                    }
                    Face::Hit => arrive(t, a, 0),
                    Face::Focus => arrive(t, a, 1),
                    Face::Blank | Face::Evade => arrive(t, a, 2),
                }
            }
        },
        ArrivalStep::Side => match answer {
            None => t.ask(Frame::Arrive(a), seat, Ask::ArrivalSide),
            Some(answer) => {
                let side = answered!(answer, Answer::Choice(_, Choice::Option(side)) => side as u8);
                arrive(t, a, side)
            }
        },
    }
}

/// X2-ESCALATE-06, -08, -09: sets the ship down at the first free side, clockwise, then at the other marker.
fn arrive(t: &mut Table<'_>, mut a: Arrival, side: u8) -> Flow {
    let seat = t.s.ship(a.lost).seat;
    let build = &t.content.quick_builds[a.builds[0] as usize - 1];
    a.build = a.build.or_else(|| (1..=u8::MAX).find(|number| is_fresh(t, seat, *number)));
    let member = build.members(a.build.unwrap_or_default()).nth(a.come as usize);
    let own = t.s.ships.iter().filter(|ship| ship.seat == seat);
    let number = own.map(|ship| ship.number).max().map_or(1, |last| last.saturating_add(1));
    if let Some(Ok(mut ship)) = member.map(|member| t.content.build(seat, number, &member)) {
        let size = t.content.ships[ship.kind as usize].size;
        let free = |at: &Pose| {
            let base = Base::new(*at, size);
            let query = t.query();
            !query.s.area.is_left_by(&base)
                && query.s.on_table().all(|other| !query.base(other).overlaps(&base))
        };
        let markers = [a.marker as usize, 1 - a.marker as usize];
        let spots = markers.into_iter().filter_map(|marker| t.s.markers.get(marker)).flat_map(|marker| {
            let sides = query::marker_sides(*marker, size.half());
            (0..4).map(move |step| sides[(side as usize + step) % 4])
        });
        let mut spots = spots.filter(free);
        if let Some(at) = spots.next() {
            drop(spots);
            ship.pose = at;
            ship.status = Status::Playing;
            if let Some(id) = berth(t, ship) {
                let shields = t.query().shield_value(id);
                t.s.ship_mut(id).shields = shields;
                t.tell(|| Public::Arrived { ship: id, at });
            }
        }
    }
    a.come += 1;
    if a.next(t.content).is_none() {
        (a.builds, a.come, a.build) = ([a.builds[1], 0], 0, None);
        if a.builds[0] == 0 {
            return next(t);
        }
    }
    a.step = ArrivalStep::Marker;
    Flow::Next(Frame::Arrive(a))
}

/// Whether no ship of a seat came by the quick build of this number.
fn is_fresh(t: &Table<'_>, seat: Seat, number: u8) -> bool {
    t.s.ships.iter().all(|ship| ship.seat != seat || ship.build != Some(number))
}

/// Where a new ship is kept: at the end, or in a long game in the place of one that is long gone.
fn berth(t: &mut Table<'_>, ship: Ship) -> Option<ShipId> {
    t.s.heard.add_ship(t.content, &ship);
    if t.s.ships.is_full() {
        let id = spare(t.query(), ship.seat).next()?;
        t.s.replaced &= !(1 << id.0);
        *t.s.ship_mut(id) = ship;
        return Some(id);
    }
    t.s.ships.push(ship);
    Some(ShipId(t.s.ships.len() as u8 - 1))
}

fn next(t: &mut Table<'_>) -> Flow {
    match replace(t) {
        Some(frame) => Flow::Next(frame),
        None => Flow::Done,
    }
}

/// X2-ESCALATE-10, -11, -16, -19.
pub(super) fn outcome(t: &Table<'_>) -> Option<Outcome> {
    let query = t.query();
    let won = |seat: u8, reason| Some(Outcome { winner: Some(Seat(seat)), reason });
    if query.s.mode == Mode::EscalationCoreBox {
        let [first, second] = CORE_GOALS.map(usize::from);
        match (lost_of(query, Seat(1)) >= first, lost_of(query, Seat(0)) >= second) {
            (true, false) => return won(0, Reason::CoreBox),
            (false, true) => return won(1, Reason::CoreBox),
            // whoever has a ship left, as below.
            (true, true) if query.s.ruleset.both_goals == BothGoals::NoWinner => {
                return Some(Outcome { winner: None, reason: Reason::CoreBox });
            }
            (true, true) | (false, false) => {}
        }
    } else {
        let goal = u16::from(query.s.threat) * THREATS;
        let [a, b] = query.s.scored;
        if (a > goal || b > goal) && a != b {
            return won(u8::from(b > a), Reason::Threat);
        }
    }
    // A player who wants no replacement and has nothing left has lost all the same (X2-WIN-02).
    super::end::last_standing(t)
}
