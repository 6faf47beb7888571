//! The rest of a round, reckoned: tokens, shots in order of initiative, what is left of everybody on average.

use super::{
    chart::{Aim, Chart, DAMAGE, EVADE, FOCUS, Guard, LOCK},
    craft::Craft,
    lane::{Lane, lane},
    sketch::{CRAFTS, HEALTH, Sketch, Stand, Stands},
};
use ::xwing::ActionKind;
use arrayvec::ArrayVec;
use kernel::Seat;

/// The share of a ship's worth that goes hit by hit; the rest goes when it is destroyed.
const BY_HIT: f32 = 0.6;
/// How likely no die shows a focus, by the number of dice: the token is kept.
const KEPT: [f32; 7] = [1.0, 0.75, 0.562, 0.422, 0.316, 0.237, 0.178];

/// The lines of fire between ships, the best weapon of each pair.
#[derive(Debug, Clone)]
pub(super) struct Lanes {
    count: usize,
    found: ArrayVec<Option<Lane>, { CRAFTS * CRAFTS }>,
}

impl Lanes {
    /// The line from a ship's first weapon to another ship.
    #[inline]
    pub(super) fn get(&self, from: usize, to: usize) -> Option<Lane> {
        self.found[from * self.count + to]
    }
}

/// One shot that could be fired: with how many dice against how many.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shot {
    pub(super) attack: u8,
    pub(super) defence: u8,
    pub(super) soft: bool,
}

impl Sketch<'_> {
    /// All lines of fire of primary weapons between ships of different seats that can still fire.
    pub(super) fn lanes(&self, stands: &Stands) -> Lanes {
        let count = self.crafts.len();
        let pairs = (0..count).flat_map(|from| (0..count).map(move |to| (from, to)));
        Lanes { count, found: pairs.map(|(from, to)| self.lane(stands, from, to)).collect() }
    }

    /// The line of fire of a ship's primary weapons at another, if it can still fire.
    pub(super) fn lane(&self, stands: &Stands, from: usize, to: usize) -> Option<Lane> {
        let (own, other) = (&self.crafts[from], &self.crafts[to]);
        let fires = own.seat != other.seat
            && stands[from].armed
            && stands[to].alive() > 0.0
            && (stands[from].alive() > 0.0 || own.health == 0);
        if fires { self.primary(own, &stands[from], &stands[to]) } else { None }
    }

    fn primary(&self, own: &Craft, from: &Stand, to: &Stand) -> Option<Lane> {
        let guns = own.guns.iter().filter(|gun| !gun.lock && !gun.soft);
        let lanes = guns.filter_map(|gun| {
            let lane = lane(&from.base, gun.arc, self.arcs, &to.base, &self.rocks)?;
            (gun.range.0..=gun.range.1).contains(&lane.range).then_some(lane)
        });
        lanes.min_by_key(|lane| (lane.range, lane.obstructed))
    }

    /// The best shot from one ship to another along a line of fire of its primary weapon.
    pub(super) fn shot(&self, from: usize, to: usize, lane: Lane, locked: bool) -> Shot {
        let (own, other) = (&self.crafts[from], &self.crafts[to]);
        let dice =
            own.guns.iter().filter(|gun| !gun.lock && !gun.soft).map(|gun| gun.dice).max().unwrap_or(0);
        let mut shot = Shot {
            attack: dice + u8::from(lane.range == 1),
            defence: other.agility + u8::from(lane.range == 3) + u8::from(lane.obstructed),
            soft: false,
        };
        if locked {
            for gun in own.guns.iter().filter(|gun| gun.lock && !gun.soft) {
                if (gun.range.0..=gun.range.1).contains(&lane.range) && gun.dice > shot.attack {
                    shot.attack = gun.dice;
                    shot.defence = other.agility + u8::from(lane.obstructed);
                }
            }
        }
        shot
    }

    /// Whoever still has an action takes the token that serves best.
    pub(super) fn take_tokens(&self, stands: &mut Stands, lanes: &Lanes) {
        for (at, craft) in self.crafts.iter().enumerate() {
            if !stands[at].acts {
                continue;
            }
            let all = 0..self.crafts.len();
            let fires = all.clone().any(|to| lanes.get(at, to).is_some());
            let under_fire = all.clone().any(|from| lanes.get(from, at).is_some());
            let stand = &mut stands[at];
            stand.acts = false;
            if under_fire && !fires && craft.bar.has(ActionKind::Evade) {
                stand.evade = 1.0;
            } else if fires || under_fire || !craft.bar.has(ActionKind::Lock) {
                stand.focus = 1.0;
            } else if let Some(target) = self.nearest(stands, at) {
                stands[at].locks |= 1 << self.crafts[target].id.0;
            }
        }
    }

    /// The nearest enemy, if it can be locked.
    fn nearest(&self, stands: &Stands, at: usize) -> Option<usize> {
        let own = &stands[at].base;
        let seat = self.crafts[at].seat;
        (0..self.crafts.len())
            .filter(|to| self.crafts[*to].seat != seat && stands[*to].alive() > 0.0)
            .map(|to| (to, own.gap(&stands[to].base)))
            .filter(|(_, gap)| *gap <= 300_000.0)
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(to, _)| to)
    }

    /// X2-ATTACK-01: everybody fires, from the highest initiative; each at the target from which most is gained.
    pub(super) fn fight(&self, stands: &mut Stands, lanes: &Lanes) {
        let mut rest = self.order.len();
        while rest > 0 {
            let initiative = self.crafts[self.order[rest - 1] as usize].initiative;
            let mut start = rest - 1;
            while start > 0 && self.crafts[self.order[start - 1] as usize].initiative == initiative {
                start -= 1;
            }
            // X2-ATTACK-32: who is shot down at the same initiative still fires.
            let alive: ArrayVec<f32, CRAFTS> = stands.iter().map(Stand::alive).collect();
            for &at in &self.order[start..rest] {
                let doomed = self.crafts[at as usize].health == 0;
                let weight = if doomed { 1.0 } else { alive[at as usize] };
                if weight > 0.01 && stands[at as usize].armed {
                    self.fire(stands, lanes, at as usize, weight);
                }
            }
            rest = start;
        }
    }

    /// One ship fires at its best target.
    fn fire(&self, stands: &mut Stands, lanes: &Lanes, at: usize, weight: f32) {
        let mut best: Option<(f32, usize, [f32; HEALTH], Shot)> = None;
        for to in 0..self.crafts.len() {
            let Some(lane) = lanes.get(at, to) else { continue };
            if stands[to].alive() < 0.02 {
                continue;
            }
            let locked = stands[at].locks >> self.crafts[to].id.0 & 1 == 1;
            let shot = self.shot(at, to, lane, locked);
            let fall = fall(&stands[at], locked, &stands[to], shot);
            let after = suffer(&stands[to].health, &fall);
            let gain = self.worth_of(to, &stands[to].health) - self.worth_of(to, &after);
            if best.as_ref().is_none_or(|(most, ..)| gain > *most) {
                best = Some((gain, to, after, shot));
            }
        }
        let Some((_, to, after, shot)) = best else { return };
        for (now, then) in stands[to].health.iter_mut().zip(after) {
            *now += (then - *now) * weight;
        }
        // Tokens that were there for the first shot may be gone for the next.
        stands[at].focus *= KEPT[(shot.attack as usize).min(6)];
        let defender = &mut stands[to];
        defender.focus *= 1.0 - weight * 0.6 * (1.0 - KEPT[(shot.defence as usize).min(6)]);
        defender.evade *= 1.0 - weight * 0.65;
    }

    /// What a ship in such a shape is worth.
    #[inline]
    pub(super) fn worth_of(&self, at: usize, health: &[f32; HEALTH]) -> f32 {
        let craft = &self.crafts[at];
        let left: f32 = health.iter().enumerate().map(|(health, chance)| health as f32 * chance).sum();
        craft.worth * (BY_HIT * left / f32::from(craft.whole) + (1.0 - BY_HIT) * (1.0 - health[0]))
    }

    /// What is left of a seat's ships, less what is left of the other's.
    pub(super) fn balance(&self, stands: &Stands, me: Seat) -> f32 {
        let each = stands.iter().enumerate().map(|(at, stand)| {
            let worth = self.worth_of(at, &stand.health);
            if self.crafts[at].seat == me { worth } else { -worth }
        });
        each.sum()
    }
}

/// How a shot may fall, with what both sides have by now.
pub(super) fn fall(attacker: &Stand, locked: bool, defender: &Stand, shot: Shot) -> [f32; DAMAGE] {
    let chart = Chart::get();
    let lock: Aim = if locked { LOCK } else { 0 };
    let evade: Guard = if defender.evade > 0.5 { EVADE } else { 0 };
    let mut mixed = [0.0; DAMAGE];
    for (aim, share) in [(FOCUS, attacker.focus), (0, 1.0 - attacker.focus)] {
        for (guard, part) in [(FOCUS, defender.focus), (0, 1.0 - defender.focus)] {
            let weight = share * part;
            if weight > 0.03 {
                let fall = chart.fall(shot.attack, aim | lock, shot.defence, guard | evade);
                mixed.iter_mut().zip(fall.chance).for_each(|(sum, chance)| *sum += weight * chance);
            }
        }
    }
    let total: f32 = mixed.iter().sum();
    if total > 0.0 {
        mixed.iter_mut().for_each(|chance| *chance /= total);
    } else {
        mixed[0] = 1.0;
    }
    if shot.soft {
        let hit = 1.0 - mixed[0];
        mixed = [0.0; DAMAGE];
        (mixed[0], mixed[1]) = (1.0 - hit, hit);
    }
    mixed
}

/// A ship's shape after a shot.
pub(super) fn suffer(health: &[f32; HEALTH], fall: &[f32; DAMAGE]) -> [f32; HEALTH] {
    let mut after = [0.0; HEALTH];
    for (now, &chance) in health.iter().enumerate() {
        if chance > 0.0 {
            for (damage, &share) in fall.iter().enumerate() {
                after[now.saturating_sub(damage)] += chance * share;
            }
        }
    }
    after
}
