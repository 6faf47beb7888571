//! The position that a view describes. What is hidden is left out: face-down damage cards are nobody's to know, and a dial
//! that is not seen says nothing. A view may come from anywhere, so every number in it is looked at first.

use super::unclear;
use crate::{
    Aboard, Conditions, Content, Damage, Dial, Die, Done, Equipped, List, MAX_DAMAGE, MAX_SHIPS, Maneuver,
    Pool, Ship, ShipId, Standing, State, Symbol, Tokens, View,
    state::{Attack, Frame, Heard, LiveDevice, LiveObstacle, Memory, free_number},
    view::{AttackView, ShipView},
};
use arrayvec::ArrayVec;
use geometry::{Area, Pose};
use kernel::{DecisionId, Demands, Known, Pending, Refused, Seat};

/// The longest side of a table, and the farthest place anything can be, in micrometres.
const FARTHEST: i32 = 20_000_000;
/// The shortest side of a table.
const SHORTEST: i32 = 300_000;

/// The position.
pub(super) fn world(content: &Content, view: &View) -> Result<State, Refused> {
    let (width, height) = view.area;
    if !(SHORTEST..=FARTHEST).contains(&width) || !(SHORTEST..=FARTHEST).contains(&height) {
        return Err(unclear("the play area has no usable size"));
    }
    if view.ships.len() > MAX_SHIPS || view.first.0 > 1 {
        return Err(unclear("more ships or seats than a match has"));
    }
    let mut ships = ArrayVec::new();
    for (place, seen) in view.ships.iter().enumerate() {
        if seen.id.index() != place {
            return Err(unclear("ships are not in the order of their ids"));
        }
        ships.push(ship(content, seen, view.ships.len())?);
    }
    dock(view, &mut ships);
    let shape = |id: Symbol| content.obstacle(id.as_str()).ok_or_else(|| unclear("an unknown obstacle"));
    let supply: Vec<u8> = view.supply.iter().map(|id| shape(*id)).collect::<Result<_, _>>()?;
    let obstacle =
        |seen: &crate::view::ObstacleView| Ok(LiveObstacle { shape: shape(seen.id)?, at: placed(seen.at)? });
    let obstacles: Vec<LiveObstacle> = view.obstacles.iter().map(obstacle).collect::<Result<_, Refused>>()?;
    let device = |seen: &crate::view::DeviceView| {
        let device = content.device(seen.id.as_str()).ok_or_else(|| unclear("an unknown device"))?;
        Ok(LiveDevice { device, owner: known(seen.owner, view.ships.len())?, at: placed(seen.at)? })
    };
    let devices: Vec<LiveDevice> = view.devices.iter().map(device).collect::<Result<_, Refused>>()?;
    let markers: Vec<Pose> = view.markers.iter().map(|at| placed(*at)).collect::<Result<_, _>>()?;
    let mut state = State {
        mode: view.mode,
        ruleset: view.ruleset,
        area: Area { width, height },
        threat: view.threat.0,
        points: [None; 2],
        first: view.first,
        round: view.round,
        phase: view.phase,
        ships,
        supply: few(supply, "obstacles")?,
        obstacles: few(obstacles, "obstacles")?,
        devices: few(devices, "devices")?,
        markers: few(markers, "hyperspace markers")?,
        scored: view.threat.1,
        replaced: 0,
        decks: [const { ArrayVec::new_const() }; 2],
        discards: [const { ArrayVec::new_const() }; 2],
        decision: DecisionId::default(),
        stack: ArrayVec::new(),
        pending: Pending::Decide(Demands::new()),
        heard: Heard::ANYTHING,
        memory: Memory::default(),
    };
    for seen in &view.ships {
        for other in &seen.touches {
            if seen.id.index() < view.ships.len() && other.index() < view.ships.len() {
                state.memory.set_touch(seen.id, *other, true);
            }
        }
    }
    if let Some(seen) = &view.attack {
        let attack = attack(content, &state, seen)?;
        state.stack.push(Frame::Attack(attack));
    }
    Ok(state)
}

/// No more than there is room for.
fn few<T, const N: usize>(all: Vec<T>, what: &str) -> Result<ArrayVec<T, N>, Refused> {
    if all.len() > N {
        return Err(unclear(format!("more {what} than a table has")));
    }
    Ok(all.into_iter().collect())
}

/// The same, as a list of a ship.
fn short<T: Copy + Default, const N: usize>(all: &[T], what: &str) -> Result<List<T, N>, Refused> {
    if all.len() > N {
        return Err(unclear(format!("more {what} than there is room for")));
    }
    Ok(all.iter().copied().collect())
}

fn placed(at: Pose) -> Result<Pose, Refused> {
    let far = -FARTHEST..=FARTHEST;
    if far.contains(&at.x) && far.contains(&at.y) {
        Ok(at)
    } else {
        Err(unclear("a place far off the table"))
    }
}

fn known(id: ShipId, ships: usize) -> Result<ShipId, Refused> {
    if id.index() < ships { Ok(id) } else { Err(unclear("a ship that is not in the match")) }
}

fn ship(content: &Content, seen: &ShipView, ships: usize) -> Result<Ship, Refused> {
    if seen.seat > Seat(1) {
        return Err(unclear("a ship of an unknown seat"));
    }
    let pilot = content.pilot(seen.pilot.as_str()).ok_or_else(|| unclear("an unknown pilot"))?;
    let kind = content.ship_type(seen.ship.as_str()).ok_or_else(|| unclear("an unknown type of ship"))?;
    let mut tokens = Tokens::default();
    for (token, count) in &seen.tokens {
        tokens.add(*token, *count);
    }
    let upgrades: Vec<Equipped> =
        seen.upgrades.iter().map(|card| equipped(content, card)).collect::<Result<_, _>>()?;
    let mut conditions = Conditions::default();
    for id in &seen.conditions {
        conditions.insert(content.condition(id.as_str()).ok_or_else(|| unclear("an unknown condition"))?);
    }
    let locks: Vec<ShipId> = seen.locks.iter().map(|id| known(*id, ships)).collect::<Result<_, _>>()?;
    Ok(Ship {
        seat: seen.seat,
        number: seen.number,
        pilot,
        kind,
        status: seen.status,
        threat: seen.threat,
        build: seen.build,
        pose: placed(seen.pose)?,
        shields: seen.shields.0,
        force: seen.force.0,
        charges: seen.charges.0,
        tokens,
        locks: short(&locks, "locks of one ship")?,
        upgrades: short(&upgrades, "upgrades of one ship")?,
        damage: damage(content, seen)?,
        conditions,
        dial: seen.dial.map(|dial| Dial {
            maneuver: on_dial(content, kind, dial),
            up: seen.done.0,
            peeked: 0,
        }),
        turret: seen.turret,
        initiative: Some(seen.initiative),
        carrier: seen.carrier.map(|id| known(id, ships)).transpose()?,
        aboard: None,
        executed: seen.executed,
        done: Done { activated: seen.done.0, engaged: seen.done.1, ..Done::default() },
    })
}

/// The damage cards of a ship; those that lie face up with the numbers that questions about them call them by.
fn damage(content: &Content, seen: &ShipView) -> Result<List<Damage, MAX_DAMAGE>, Refused> {
    let mut cards: List<Damage, MAX_DAMAGE> = List::new();
    let mut numbers = seen.copies.iter().copied();
    for card in &seen.damage {
        let card = match card {
            // What lies face down has no effect, so any kind will do.
            None => Damage::down(0),
            Some(id) => {
                let kind =
                    content.damage_card(id.as_str()).ok_or_else(|| unclear("an unknown damage card"))?;
                let number = numbers.next().unwrap_or_else(|| free_number(&cards, kind));
                Damage::up(kind, number.min(MAX_DAMAGE as u8))
            }
        };
        cards.try_push(card).map_err(|_| unclear("more damage cards of one ship than there is room for"))?;
    }
    Ok(cards)
}

fn equipped(content: &Content, seen: &crate::view::UpgradeView) -> Result<Equipped, Refused> {
    let card = content.upgrade(seen.id.as_str()).ok_or_else(|| unclear("an unknown upgrade"))?;
    if seen.face as usize >= content.upgrades[card as usize].faces.len() {
        return Err(unclear("a face that an upgrade does not have"));
    }
    let standing = if seen.discarded { Standing::Discarded } else { Standing::InPlay };
    Ok(Equipped { card, face: seen.face, charges: seen.charges.0, standing })
}

/// The place of a maneuver on a dial; of one that is not seen, the first.
fn on_dial(content: &Content, kind: u16, dial: Known<Maneuver>) -> u8 {
    let Known::Shown(shown) = dial else { return 0 };
    let dial = &content.ships[kind as usize].dial;
    dial.iter().position(|maneuver| *maneuver == shown).unwrap_or(0) as u8
}

/// X2-BEYOND-67: carriers know what is docked to them.
fn dock(view: &View, ships: &mut ArrayVec<Ship, MAX_SHIPS>) {
    for seen in &view.ships {
        let Some(carrier) = seen.carrier else { continue };
        let kind = ships[seen.id.index()].kind;
        ships[carrier.index()].aboard = Some(Aboard { ship: seen.id, kind });
    }
}

fn attack(content: &Content, state: &State, seen: &AttackView) -> Result<Attack, Refused> {
    let attacker = known(seen.attacker, state.ships.len())?;
    let defender = known(seen.defender, state.ships.len())?;
    if attacker == defender || content.weapon(state.ship(attacker), seen.weapon).is_none() {
        return Err(unclear("an attack that nobody can make"));
    }
    let pool = |dice: &[(crate::Face, bool)]| {
        let dice = dice.iter().map(|(face, rerolled)| Die { face: *face, rerolled: *rerolled });
        few(dice.collect(), "dice").map(Pool)
    };
    Ok(Attack {
        obstructed: seen.obstructed,
        more: seen.more,
        offense: pool(&seen.attack)?,
        defense: pool(&seen.defense)?,
        ..Attack::declared(attacker, defender, seen.weapon, seen.range)
    })
}
