//! What a position promises for the rounds to come: who is behind whom, who nears an edge, who is stressed.

use super::{
    chart::{Chart, FOCUS},
    craft::Craft,
    pursuit::Pursuit,
    sketch::{Sketch, Stand, Stands},
};
use kernel::Seat;

/// What the outlook counts beside a ship's worth.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook {
    /// A good line on an enemy next round.
    pub(super) chase: f32,
    /// Damage that ships will deal in later rounds, as the solved duel has it.
    pub(super) pursuit: f32,
    /// A stress token.
    pub(super) stress: f32,
    /// Nearly off the table.
    pub(super) edge: f32,
    /// A lock on somebody.
    pub(super) lock: f32,
    /// Every way leads off the table.
    pub(super) doomed: f32,
}

impl Default for Outlook {
    fn default() -> Self {
        Self { chase: 0.22, pursuit: 0.0, stress: 0.12, edge: 0.3, lock: 0.05, doomed: 0.7 }
    }
}

impl Outlook {
    /// What a position promises one seat, less what it promises the other.
    pub(super) fn of(&self, sketch: &Sketch<'_>, stands: &Stands, me: Seat) -> f32 {
        let mut sum = 0.0;
        for (at, craft) in sketch.crafts.iter().enumerate() {
            let stand = &stands[at];
            let alive = stand.alive();
            if alive < 0.02 {
                continue;
            }
            let mut own = 0.0;
            let (mut best, mut hunted): (f32, f32) = (0.0, 0.0);
            for (to, other) in sketch.crafts.iter().enumerate() {
                if other.seat != craft.seat && stands[to].alive() > 0.02 {
                    if self.chase > 0.0 {
                        best = best.max(chase(stand, &stands[to]) * stands[to].alive());
                    }
                    if self.pursuit > 0.0 {
                        let damage =
                            Pursuit::get().value(&stand.base, &stands[to].base) * edge_on(craft, other);
                        hunted =
                            hunted.max(damage * other.worth / f32::from(other.whole) * stands[to].alive());
                    }
                }
            }
            own += self.chase * best;
            own -= self.stress * f32::from(stand.stress.min(2));
            own -= self.edge * edge(sketch, stand);
            own += self.lock * (stand.locks.count_ones().min(1)) as f32;
            own -= if stand.doomed { self.doomed } else { 0.0 };
            own = (own * craft.worth + self.pursuit * hunted) * alive;
            sum += if craft.seat == me { own } else { -own };
        }
        sum
    }
}

/// How hard a ship hits another, beside what the solved duel takes for granted.
fn edge_on(craft: &Craft, other: &Craft) -> f32 {
    let dice = craft.guns.iter().filter(|gun| !gun.lock && !gun.soft).map(|gun| gun.dice).max().unwrap_or(1);
    let chart = Chart::get();
    chart.fall(dice, FOCUS, other.agility, 0).mean / chart.fall(3, FOCUS, 2, 0).mean
}

/// How well a ship is placed to fire at another next round, from 0 to 1: it lies ahead, neither too near nor too far, and
/// does not point back.
pub(super) fn chase(own: &Stand, other: &Stand) -> f32 {
    let d = other.base.centre() - own.base.centre();
    let distance = d.length().max(1.0);
    let ahead = d.dot(own.base.forward()) / distance;
    let shown = d.dot(other.base.forward()) / distance;
    let millimetres = distance / 1_000.0;
    // Best a little beyond range 2: both move on by about range 1.
    let near = if millimetres < 250.0 {
        0.55 + 0.45 * millimetres / 250.0
    } else {
        (1.0 - (millimetres - 250.0) / 500.0).max(0.0)
    };
    let aim = (0.5 + 0.5 * ahead) * (0.5 + 0.5 * ahead);
    // Its tail is safer than its nose.
    (near * aim * (0.75 + 0.25 * shown)) as f32
}

/// How near an edge it points at, from 0 to 1.
fn edge(sketch: &Sketch<'_>, stand: &Stand) -> f32 {
    const ROOM: f64 = 200_000.0;
    let (at, ahead) = (stand.base.centre(), stand.base.forward());
    let (width, height) = (f64::from(sketch.area.width), f64::from(sketch.area.height));
    let mut worst: f64 = 0.0;
    for (room, towards) in
        [(at.x, -ahead.x), (width - at.x, ahead.x), (at.y, -ahead.y), (height - at.y, ahead.y)]
    {
        if room < ROOM && towards > 0.0 {
            worst = worst.max((1.0 - room / ROOM) * towards);
        }
    }
    worst as f32
}
