//! The ways a device may be laid.

use crate::{Effect, Fuse, Phase, Query, ShipId, Step, Tool, state::Frame};
use geometry::{Curve, Delivery, Guides, Side, Template};
use smallvec::SmallVec;

/// The ways a ship has to lay one device.
pub(crate) type Deliveries = SmallVec<[Delivery; 12]>;

/// The highest speed that has a bank template.
const FASTEST_BANK: u8 = 3;

/// A template of a card, between these guides of the ship.
fn delivery(guides: Guides, tool: Tool) -> Delivery {
    let (template, side) = match tool {
        Tool::Straight(speed) => (Template::new(Curve::Straight, speed), Side::Left),
        Tool::Bank(speed, side) => (Template::new(Curve::Bank, speed), side),
        Tool::Turn(speed, side) => (Template::new(Curve::Turn, speed), side),
    };
    Delivery { guides, template, side }
}

/// The ways to lay the device that a step is asking about.
pub(crate) fn asked_deliveries(query: Query<'_>) -> Deliveries {
    let Some(Frame::Steps(steps)) = query.s.stack.last() else { return Deliveries::new() };
    let ability = steps.scope.ability;
    let all = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
    let step = all.get(steps.cursor as usize);
    step.map_or_else(Deliveries::new, |step| deliveries(query, ability.ship, step))
}

/// X2-BEYOND-54, -55: how a ship may lay what a step drops or launches: first as its card says, then with what other
/// cards allow instead, banks before launches.
pub(crate) fn deliveries(query: Query<'_>, ship: ShipId, step: &Step) -> Deliveries {
    let (Step::Drop(name, tools) | Step::Launch(name, tools)) = step else { return Deliveries::new() };
    let guides = if matches!(step, Step::Drop(..)) { Guides::Rear } else { Guides::Front };
    let mut ways: Deliveries = tools.iter().map(|tool| delivery(guides, *tool)).collect();
    let device = query.content.device(name.as_str()).map(|index| &query.content.devices[index as usize].card);
    let is_bomb = device.is_some_and(|card| match card.fuse {
        Fuse::Bomb(_) | Fuse::Shatter(_) => true,
        Fuse::Mine => false,
    });
    let (mut banks, mut launches): (bool, &[Tool]) = (false, &[]);
    query.effects(ship, |effect, _| {
        banks |= *effect == Effect::DropWithBanks && guides == Guides::Rear;
        if let Effect::LaunchBombs(with) = effect
            && is_bomb
            && query.s.phase == Phase::System
        {
            launches = with;
        }
    });
    let straights = tools.iter().filter_map(|tool| match *tool {
        Tool::Straight(speed @ ..=FASTEST_BANK) if banks => Some(speed),
        Tool::Straight(_) | Tool::Bank(..) | Tool::Turn(..) => None,
    });
    let banked = straights.flat_map(|speed| [Side::Left, Side::Right].map(|side| Tool::Bank(speed, side)));
    let banked = banked.map(|tool| delivery(Guides::Rear, tool));
    for way in banked.chain(launches.iter().map(|tool| delivery(Guides::Front, *tool))) {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}
