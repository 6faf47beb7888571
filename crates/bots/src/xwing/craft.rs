//! What a bot knows of one ship: what it can do, what it can still take, where its dial may lead it.

use super::rock::Rock;
use ::xwing::{
    Ability, ActionKind, CardRef, Cost, Difficulty, Maneuver, Query, Requirement, ShipId, Status, Token,
    Weapon, WeaponRef,
};
use arrayvec::ArrayVec;
use geometry::{Arc, Area, Base, Fan, Pose, Size, Slot};
use kernel::Seat;

/// The most maneuvers a dial has.
pub(super) const MOVES: usize = 32;

/// A weapon.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gun {
    /// Which.
    pub(super) weapon: WeaponRef,
    /// Where it fires.
    pub(super) arc: Arc,
    /// With how many dice.
    pub(super) dice: u8,
    /// At which ranges.
    pub(super) range: (u8, u8),
    /// Whether range gives more dice.
    pub(super) bonus: bool,
    /// Whether it needs a lock on its target.
    pub(super) lock: bool,
    /// Whether the shot is all there is to it: cannons and turrets that ionise, jam or drag deal little damage.
    pub(super) soft: bool,
}

/// One way to set the dial, and where it leads if nobody is in the way.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move {
    /// Which maneuver of the dial.
    pub(super) dial: u8,
    /// The maneuver, in the colour it has now.
    pub(super) maneuver: Maneuver,
    /// Where it ends.
    pub(super) pose: Pose,
    /// The base there.
    pub(super) base: Base,
    /// Asteroids it goes through or ends on.
    pub(super) asteroids: u8,
    /// Debris likewise.
    pub(super) debris: u8,
    /// It ends on an asteroid: no attack.
    pub(super) stuck: bool,
    /// It leaves the table.
    pub(super) leaves: bool,
    /// From its end every way leads off the table.
    pub(super) doomed: bool,
}

/// What a ship's bar offers, one bit per kind.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bar(u16);

impl Bar {
    /// Whether it offers a kind.
    pub(super) fn has(self, kind: ActionKind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }
}

/// One ship.
#[derive(Debug, Clone)]
pub(super) struct Craft {
    pub(super) id: ShipId,
    pub(super) seat: Seat,
    pub(super) size: Size,
    pub(super) pose: Pose,
    pub(super) base: Base,
    pub(super) initiative: u8,
    /// Damage it could take when it was whole, and can still take.
    pub(super) whole: u8,
    pub(super) health: u8,
    pub(super) agility: u8,
    pub(super) guns: ArrayVec<Gun, 4>,
    pub(super) bar: Bar,
    pub(super) stress: u8,
    /// Focus, calculate and Force, which all turn focus results.
    pub(super) focus: u8,
    pub(super) evade: u8,
    /// Whom it has locked, one bit per ship.
    pub(super) locks: u32,
    pub(super) disarmed: bool,
    /// It has moved this round.
    pub(super) activated: bool,
    /// It has moved, and its action is still to come.
    pub(super) acts: bool,
    pub(super) engaged: bool,
    /// Its dial, in the colours it has now, with the places of the maneuvers on it.
    pub(super) dial: ArrayVec<(u8, Maneuver), MOVES>,
    /// What its dial offers now.
    pub(super) moves: ArrayVec<Move, MOVES>,
    /// Its dial, if it is set and known: a place in `moves`.
    pub(super) set: Option<u8>,
    /// What it is worth: how hard it hits and how much it takes to shoot it down.
    pub(super) worth: f32,
}

impl Craft {
    /// A ship as it stands, without its moves.
    pub(super) fn new(query: Query<'_>, id: ShipId) -> Self {
        let ship = query.ship(id);
        let kind = query.content.type_of(ship);
        let whole = query.hull(id) + query.shield_value(id);
        let health = if ship.status == Status::Doomed {
            0
        } else {
            (query.hull(id) + ship.shields).saturating_sub(query.damage(id)).max(1)
        };
        let mut bar = Bar::default();
        for action in &kind.actions {
            bar.0 |= 1 << action.kind as u16;
        }
        for card in query.content.cards(ship) {
            for ability in query.content.abilities(ship, card) {
                if let Ability::Bar(action) = ability {
                    bar.0 |= 1 << action.kind as u16;
                }
            }
        }
        let guns = guns(query, id);
        let agility = query.agility(id);
        let tokens = &ship.tokens;
        Self {
            id,
            seat: ship.seat,
            size: query.size(id),
            pose: ship.pose,
            base: query.base(id),
            initiative: query.initiative(id),
            whole,
            health,
            agility,
            bar,
            stress: tokens.get(Token::Stress),
            focus: tokens.get(Token::Focus) + tokens.get(Token::Calculate) + ship.force,
            evade: tokens.get(Token::Evade),
            locks: ship.locks.iter().fold(0, |bits, target| bits | 1 << target.0),
            disarmed: query.is_disarmed(id),
            activated: ship.done.activated || ship.executed.is_some(),
            acts: ship.executed.is_some()
                && !ship.done.activated
                && !ship.done.skips_action
                && !ship.is_stressed()
                && ship.done.actions == 0,
            engaged: ship.done.engaged,
            dial: dial(query, id),
            moves: ArrayVec::new(),
            set: None,
            worth: worth(&guns, agility, whole),
            guns,
        }
    }

    /// Works out where its dial may lead it from where it is.
    pub(super) fn list_moves(&mut self, rocks: &[Rock<'_>], area: Area) {
        self.moves.clear();
        let fan = Fan::new(self.pose, self.size);
        for &(place, maneuver) in &self.dial {
            // X2-PLAN-07.
            if self.stress == 0 || maneuver.difficulty != Difficulty::Red {
                self.moves.push(lead(&fan, place, maneuver, rocks, area));
            }
        }
        for at in 0..self.moves.len() {
            let found = self.moves[at];
            if !found.leaves && near_edge(area, &found.base) {
                let red = found.maneuver.difficulty == Difficulty::Red;
                let fan = Fan::new(found.pose, self.size);
                self.moves[at].doomed = !self.dial.iter().any(|(_, next)| {
                    // After a red maneuver only what is not red is left.
                    let open = !red || next.difficulty != Difficulty::Red;
                    open && !area.is_left_by(&fan.flight(next.course(Slot::Middle)).base)
                });
            }
        }
    }

    /// The same ship in the next round, where it then stands.
    pub(super) fn next_round(&mut self, pose: Pose, base: Base, stress: u8) {
        (self.pose, self.base, self.stress) = (pose, base, stress);
        (self.activated, self.engaged, self.acts, self.disarmed) = (false, false, false, false);
        (self.focus, self.evade, self.set) = (0, 0, None);
    }
}

/// Where a maneuver leads, and past what.
fn lead(fan: &Fan, dial: u8, maneuver: Maneuver, rocks: &[Rock<'_>], area: Area) -> Move {
    let flight = fan.flight(maneuver.course(Slot::Middle));
    let mut found = Move {
        dial,
        maneuver,
        pose: flight.end,
        base: flight.base,
        asteroids: 0,
        debris: 0,
        stuck: false,
        leaves: area.is_left_by(&flight.base),
        doomed: false,
    };
    for rock in rocks {
        if let Some(encounter) = flight.encounter(&rock.placed) {
            if rock.asteroid {
                found.asteroids += 1;
                found.stuck |= encounter.overlap;
            } else {
                found.debris += 1;
            }
        }
    }
    found
}

/// The dial of a ship, or what it executes instead.
fn dial(query: Query<'_>, id: ShipId) -> ArrayVec<(u8, Maneuver), MOVES> {
    if query.is_ionised(id) {
        return std::iter::once((0, query.content.edition.facts.ion_maneuver)).collect();
    }
    let shown = query.content.type_of(query.ship(id)).dial.iter().enumerate().take(MOVES);
    let shades = query.shades(id);
    shown.map(|(place, maneuver)| (place as u8, shades.colour(*maneuver))).collect()
}

/// Whether a maneuver from there could lead off the table.
fn near_edge(area: Area, base: &Base) -> bool {
    const FAR: f64 = 230_000.0;
    let at = base.centre();
    let (width, height) = (f64::from(area.width), f64::from(area.height));
    at.x < FAR || at.y < FAR || at.x > width - FAR || at.y > height - FAR
}

/// The weapons a ship could fire now.
fn guns(query: Query<'_>, id: ShipId) -> ArrayVec<Gun, 4> {
    let ship = query.ship(id);
    let mut guns = ArrayVec::new();
    let mut add = |weapon: WeaponRef, card: &Weapon, soft: bool| {
        for arc in query.firing_arcs(id, weapon) {
            // The first few are enough to judge a ship by.
            if guns.is_full() {
                return;
            }
            guns.push(Gun {
                weapon,
                arc,
                dice: card.dice,
                range: (card.range.0.max(1), card.range.1),
                bonus: card.range_bonus,
                lock: card.requires == Some(Requirement::Lock),
                soft,
            });
        }
    };
    for (index, card) in query.content.type_of(ship).weapons.iter().enumerate() {
        add(WeaponRef::Primary(index as u8), card, false);
    }
    for (equipped, place) in ship.upgrades.iter().zip(0..) {
        if equipped.is_discarded() {
            continue;
        }
        let own = CardRef::Upgrade(place);
        for (index, ability) in query.content.abilities(ship, own).iter().enumerate() {
            let Ability::Weapon(card) = ability else { continue };
            let paid = card.cost.iter().all(|cost| match cost {
                Cost::Charge(count) => query.charges(id, own) >= *count,
                Cost::Force(_)
                | Cost::Spend(..)
                | Cost::SpendLock
                | Cost::Gain(..)
                | Cost::Suffer(_)
                | Cost::Discard => true,
            });
            if paid {
                add(WeaponRef::Upgrade(place, index as u8), card, card.range_bonus);
            }
        }
    }
    guns
}

/// What a ship is worth: the geometric mean of how hard it hits and how long it lasts, against usual opponents.
fn worth(guns: &[Gun], agility: u8, whole: u8) -> f32 {
    let chart = super::chart::Chart::get();
    let dice = guns.iter().filter(|gun| !gun.lock && !gun.soft).map(|gun| gun.dice).max().unwrap_or(1);
    let hits = chart.fall(dice, super::chart::FOCUS, 2, 0).mean;
    let lasts = f32::from(whole) / chart.fall(3, super::chart::FOCUS, agility, 0).mean;
    libm::sqrtf(hits * lasts)
}
