//! X2-ESCALATE: replacements from hyperspace, and what the game is then played for.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{
    Ask, BothGoals, Choice, Content, Dice, Eye, Face, Mode, Outcome, Public, QuickShip, Reason, Roll, Rolled,
    Ship, ShipId, Status, legal, squad_check::over_limit,
};
use arrayvec::ArrayVec;
use geometry::{Base, Pose};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// X2-ESCALATE-04: the most ships that arrive for a loss.
const MOST_ARRIVING: usize = 2;

/// A lost ship being replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Arrival {
    /// What was lost.
    lost: ShipId,
    step: ArrivalStep,
    /// The quick builds that arrive, first one next; 0 is none, else an index into the quick builds plus one.
    builds: [u16; 2],
    /// How many ships of the first have come.
    come: u8,
    /// what the ships of the first share.
    build: Option<u8>,
    marker: u8,
}

impl Arrival {
    /// The ship that comes next.
    fn next<'c>(&self, content: &'c Content) -> Option<&'c QuickShip> {
        let build = content.quick_builds.get((self.builds[0] as usize).checked_sub(1)?)?;
        build.ships.get(self.come as usize)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum ArrivalStep {
    Choose,
    Marker,
    Roll,
    Side,
}

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

/// The quick builds a player may replace the lost ship with: one or two, as indices plus one.
pub(crate) fn replacements(eye: Eye<'_>) -> ArrayVec<[u16; 2], 250> {
    let Some(Frame::Arrive(arrival)) = eye.s.stack.last() else { return ArrayVec::new() };
    options(eye, arrival.lost)
}

/// X2-ESCALATE-07: where the ship would stand at each side of the marker, while a player is asked which.
pub(crate) fn arrival_sides(eye: Eye<'_>) -> ArrayVec<Pose, 4> {
    let Some(Frame::Arrive(arrival)) = eye.s.stack.last() else { return ArrayVec::new() };
    let marker = eye.s.markers.get(arrival.marker as usize);
    let pilot = arrival.next(eye.content).and_then(|ship| eye.content.pilot(ship.pilot.as_str()));
    let kind = pilot.and_then(|at| eye.content.ship_type(eye.content.pilots[at as usize].ship.as_str()));
    match (arrival.step, marker, kind) {
        (ArrivalStep::Side, Some(marker), Some(kind)) => {
            legal::marker_sides(*marker, eye.content.ships[kind as usize].size.half()).into_iter().collect()
        }
        _ => ArrayVec::new(),
    }
}

fn options(eye: Eye<'_>, lost: ShipId) -> ArrayVec<[u16; 2], 250> {
    let mut found = ArrayVec::new();
    let own = eye.ship(lost);
    let room = eye.s.ships.remaining_capacity() + spare(eye, own.seat).count();
    // the rule speaks of one or two pilots, so no more ships than two.
    let most = room.min(MOST_ARRIVING);
    let ships = |build: &u16| eye.content.quick_builds[*build as usize - 1].ships.len();
    let comes =
        |builds: &[u16]| builds.iter().map(ships).sum::<usize>() <= most && may_come(eye, own.seat, builds);
    if eye.s.mode == Mode::EscalationCoreBox {
        // X2-ESCALATE-15, -17, -18: named ships only, for those that began the game.
        let named: &[&str] = match eye.content.pilot_of(own).id.as_str() {
            "academypilot" => &["idenversio", "valenrudor"],
            "bluesquadronescort" => &["lukeskywalker", "jekporkins"],
            _ => &[],
        };
        // The core box's options come first in the pack.
        let builds = &eye.content.quick_builds;
        let first = |pilot: &&str| {
            builds.iter().position(|build| build.ships.len() == 1 && build.first().pilot == **pilot)
        };
        for index in named.iter().filter_map(first).map(|place| place as u16 + 1) {
            if comes(&[index]) {
                let _ = found.try_push([index, 0]);
            }
        }
        return found;
    }
    let faction = eye.content.pilot_of(own).faction;
    let usable: Vec<(u16, u8)> = eye
        .content
        .quick_options(faction)
        .map(|(place, build)| (place as u16 + 1, build.threat))
        .filter(|(index, _)| comes(&[*index]))
        .collect();
    // X2-ESCALATE-04: one more than was lost.
    let worth = own.threat + 1;
    for &(index, _) in usable.iter().filter(|(_, threat)| *threat == worth) {
        let _ = found.try_push([index, 0]);
    }
    for (i, &(index, threat)) in usable.iter().enumerate() {
        for &(other, _) in usable[i..].iter().filter(|(_, more)| threat + more == worth) {
            if comes(&[index, other]) {
                let _ = found.try_push([index, other]);
            }
        }
    }
    found
}

fn lost_of(eye: Eye<'_>, seat: Seat) -> usize {
    eye.s.ids().filter(|id| eye.ship(*id).seat == seat && eye.ship(*id).is_out()).count()
}

/// X2-SQUAD-10 to -12: whether quick builds may join the ships of a seat: no limited card too often.
fn may_come(eye: Eye<'_>, seat: Seat, builds: &[u16]) -> bool {
    let content = eye.content;
    // The core box's named ships come once each, lost or not.
    let core = eye.s.mode == Mode::EscalationCoreBox;
    // X2-BEYOND-63: what is docked is still there.
    let there = |ship: &&crate::Ship| ship.on_table() || ship.status == Status::Reserve;
    let flying = eye.s.ships.iter().filter(|ship| ship.seat == seat && (there(ship) || core));
    let present = flying.flat_map(|ship| {
        let upgrades = ship.upgrades.iter().map(|it| &content.upgrades[it.card as usize]);
        let pilot = content.pilot_of(ship);
        std::iter::once((&pilot.name, pilot.limited)).chain(upgrades.map(|card| (&card.name, card.limited)))
    });
    let coming = builds.iter().flat_map(|index| &content.quick_builds[*index as usize - 1].ships);
    let coming = coming.flat_map(|ship| {
        let pilot = content.pilot(ship.pilot.as_str()).map(|it| &content.pilots[it as usize]);
        let upgrades = ship.upgrades.iter().filter_map(|id| content.upgrade(id.as_str()));
        let upgrades = upgrades.map(|it| &content.upgrades[it as usize]);
        let pilot = pilot.map(|card| (&card.name, card.limited));
        pilot.into_iter().chain(upgrades.map(|card| (&card.name, card.limited)))
    });
    over_limit(present.chain(coming)).next().is_none()
}

pub(super) fn advance(t: &mut Table<'_>, mut a: Arrival, answer: Option<Answer>) -> Flow {
    let seat = t.s.ship(a.lost).seat;
    match a.step {
        ArrivalStep::Choose => {
            let found = options(t.eye(), a.lost);
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
                    Some(Answer::Choice(_, Choice::Option(marker))) => marker,
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
                let side = answered!(answer, Answer::Choice(_, Choice::Option(side)) => side);
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
            let eye = t.eye();
            !eye.s.area.is_left_by(&base) && eye.s.on_table().all(|other| !eye.base(other).overlaps(&base))
        };
        let markers = [a.marker as usize, 1 - a.marker as usize];
        let spots = markers.into_iter().filter_map(|marker| t.s.markers.get(marker)).flat_map(|marker| {
            let sides = legal::marker_sides(*marker, size.half());
            (0..4).map(move |step| sides[(side as usize + step) % 4])
        });
        let mut spots = spots.filter(free);
        if let Some(at) = spots.next() {
            drop(spots);
            ship.pose = at;
            ship.status = Status::Playing;
            if let Some(id) = berth(t, ship) {
                let shields = t.eye().shield_value(id);
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

/// The places of a seat's ships that are out of the game for good, and of which nothing is left on the table.
fn spare(eye: Eye<'_>, seat: Seat) -> impl Iterator<Item = ShipId> {
    eye.s.ids().filter(move |id| {
        let ship = eye.ship(*id);
        let gone = ship.seat == seat && ship.is_out() && eye.s.replaced >> id.0 & 1 == 1;
        gone && eye.s.devices.iter().all(|device| device.owner != *id)
    })
}

/// Where a new ship is kept: at the end, or in a long game in the place of one that is long gone.
fn berth(t: &mut Table<'_>, ship: Ship) -> Option<ShipId> {
    if t.s.ships.is_full() {
        let id = spare(t.eye(), ship.seat).next()?;
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
    let eye = t.eye();
    let won = |seat: u8, reason| Some(Outcome { winner: Some(Seat(seat)), reason });
    if eye.s.mode == Mode::EscalationCoreBox {
        match (lost_of(eye, Seat(1)) >= 3, lost_of(eye, Seat(0)) >= 2) {
            (true, false) => return won(0, Reason::CoreBox),
            (false, true) => return won(1, Reason::CoreBox),
            // whoever has a ship left, as below.
            (true, true) if eye.s.ruleset.both_goals == BothGoals::NoWinner => {
                return Some(Outcome { winner: None, reason: Reason::CoreBox });
            }
            (true, true) | (false, false) => {}
        }
    } else {
        let goal = u16::from(eye.s.threat) * 2;
        let [a, b] = eye.s.scored;
        if (a > goal || b > goal) && a != b {
            return won(u8::from(b > a), Reason::Threat);
        }
    }
    // A player who wants no replacement and has nothing left has lost all the same (X2-WIN-02).
    super::end::last_standing(t)
}
