//! Whom to fire at, with what: by expected damage, and by the chance to destroy.

use super::{
    battle::{Shot, fall, suffer},
    lane::lane,
    sketch::{Sketch, Stands},
};
use ::xwing::{Choice, ShipId};

/// What a charge or a lock that a special weapon uses up is worth.
const SPECIAL: f32 = 0.06;

/// The best attack of those offered; passing only if there is nothing else.
pub(super) fn attack(sketch: &Sketch<'_>, stands: &Stands, ship: ShipId, legal: &[Choice]) -> Option<Choice> {
    let at = sketch.place(ship)?;
    let mut best: Option<(f32, Choice)> = None;
    for &choice in legal {
        let Choice::Attack { weapon, target, obstructed, .. } = choice else { continue };
        let Some(to) = sketch.place(target) else { continue };
        let (own, other) = (&sketch.crafts[at], &sketch.crafts[to]);
        let guns = own.guns.iter().filter(|gun| gun.weapon == weapon);
        let aimed = guns.filter_map(|gun| {
            Some((gun, lane(&stands[at].base, gun.arc, sketch.arcs, &stands[to].base, &sketch.rocks)?))
        });
        let Some((gun, lane)) = aimed.min_by_key(|(_, lane)| lane.range) else { continue };
        let shot = Shot {
            attack: gun.dice + u8::from(gun.bonus && lane.range == 1),
            defence: other.agility + u8::from(gun.bonus && lane.range == 3) + u8::from(obstructed),
            soft: gun.soft,
        };
        let locked = stands[at].locks >> other.id.0 & 1 == 1;
        let after = suffer(&stands[to].health, &fall(&stands[at], locked, &stands[to], shot));
        let mut gain = sketch.worth_of(to, &stands[to].health) - sketch.worth_of(to, &after);
        if gun.lock || gun.soft {
            gain -= SPECIAL * own.worth;
        }
        if best.as_ref().is_none_or(|(most, _)| gain > *most) {
            best = Some((gain, choice));
        }
    }
    best.map(|(_, choice)| choice)
}
