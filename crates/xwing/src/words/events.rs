//! What happened.

use super::{Voice, names, place, seat, way};
use crate::{Act, BarrelRoll, Dice, Face, Outcome, Public, Reason, Seen, ShipId, Slide};
use kernel::{Known, Message, Say};

impl Voice<'_> {
    /// What a viewer learned.
    pub(super) fn seen(&self, seen: &Seen) -> Message {
        match seen {
            Seen::Public(public) => self.public(public),
            Seen::DialSet { seat: who, ship, maneuver } => {
                let shown = maneuver.shown().and_then(|place| self.on_dial(*ship, *place));
                match shown {
                    Some(maneuver) => self.of("xwing-log-dial-known", *ship).with("maneuver", maneuver.say()),
                    None => self.of("xwing-log-dial", *ship).with("seat", seat(*who)),
                }
            }
            Seen::Peeked { by, ship, maneuver } => {
                let shown = maneuver.shown().and_then(|place| self.on_dial(*ship, *place));
                match shown {
                    Some(maneuver) => self
                        .of("xwing-log-peeked-known", *ship)
                        .with("seat", seat(*by))
                        .with("maneuver", maneuver.say()),
                    None => self.of("xwing-log-peeked", *ship).with("seat", seat(*by)),
                }
            }
            Seen::Shuffled { seat: who, .. } => Message::new("xwing-log-shuffled").with("seat", seat(*who)),
            Seen::DealtDown { ship, card: Known::Shown(card) } => {
                self.of("xwing-log-dealt-down-known", *ship).with("card", self.damage(*card))
            }
            Seen::DealtDown { ship, card: Known::Hidden } => self.of("xwing-log-dealt-down", *ship),
        }
    }

    /// A sentence about a ship.
    fn of(&self, key: &'static str, ship: ShipId) -> Message {
        Message::new(key).with("ship", self.ship(ship))
    }

    fn public(&self, public: &Public) -> Message {
        match public {
            Public::First { seat: who } => Message::new("xwing-log-first").with("seat", seat(*who)),
            Public::Obstacle { seat: who, index, obstacle } => Message::new("xwing-log-obstacle")
                .with("seat", seat(*who))
                .with("obstacle", self.obstacle(*index))
                .with("place", place(obstacle.at)),
            Public::SetAside { seat: who } => Message::new("xwing-log-set-aside").with("seat", seat(*who)),
            Public::Marker { seat: who, at } => {
                Message::new("xwing-log-marker").with("seat", seat(*who)).with("place", place(*at))
            }
            Public::Placed { ship, at } => self.of("xwing-log-placed", *ship).with("place", place(*at)),
            Public::Round { number } => Message::new("xwing-log-round").with("number", *number),
            Public::Phase { phase } => Message::new("xwing-log-phase").with("phase", names::phase(*phase)),
            Public::Ready { seat: who } => Message::new("xwing-log-ready").with("seat", seat(*who)),
            Public::Revealed { ship, maneuver } => {
                self.of("xwing-log-revealed", *ship).with("maneuver", maneuver.say())
            }
            Public::Replaced { ship, maneuver } => {
                self.of("xwing-log-replaced", *ship).with("maneuver", maneuver.say())
            }
            Public::Flew { ship, maneuver, full, .. } => {
                let key = if *full { "xwing-log-flew" } else { "xwing-log-flew-partly" };
                self.of(key, *ship).with("maneuver", maneuver.say())
            }
            Public::Bumped { ship, into } => {
                self.of("xwing-log-bumped", *ship).with("other", self.ship(*into))
            }
            Public::Shifted { ship, to, .. } => self.of("xwing-log-shifted", *ship).with("place", place(*to)),
            Public::MetObstacle { ship, obstacle } => {
                self.of("xwing-log-met-obstacle", *ship).with("obstacle", self.obstacle(*obstacle))
            }
            Public::Fled { ship } => self.of("xwing-log-fled", *ship),
            Public::SkipsAction { ship } => self.of("xwing-log-skips-action", *ship),
            Public::Acted { ship, act } => self.acted(*ship, *act),
            Public::NoAction { ship } => self.of("xwing-log-no-action", *ship),
            Public::Gained { ship, token, count } => {
                self.of("xwing-log-gained", *ship).with("token", names::token(*token)).with("count", *count)
            }
            Public::Lost { ship, token, count } => {
                self.of("xwing-log-lost", *ship).with("token", names::token(*token)).with("count", *count)
            }
            Public::Spent { ship, token } => {
                self.of("xwing-log-spent", *ship).with("token", names::token(*token))
            }
            Public::Locked { ship, target } => {
                self.of("xwing-log-locked", *ship).with("target", self.ship(*target))
            }
            Public::Unlocked { ship, target } => {
                self.of("xwing-log-unlocked", *ship).with("target", self.ship(*target))
            }
            Public::ChargeSpent { ability, count, shown } => self
                .of("xwing-log-charge-spent", ability.ship)
                .with("card", self.card_then(ability.ship, ability.card, *shown))
                .with("count", *count),
            Public::ChargeRecovered { ship, card, count, shown } => self
                .of("xwing-log-charge-recovered", *ship)
                .with("card", self.card_then(*ship, *card, *shown))
                .with("count", *count),
            Public::ForceSpent { ship, count } => {
                self.of("xwing-log-force-spent", *ship).with("count", *count)
            }
            Public::ForceRecovered { ship, count } => {
                self.of("xwing-log-force-recovered", *ship).with("count", *count)
            }
            Public::ShieldRecovered { ship, count } => {
                self.of("xwing-log-shield-recovered", *ship).with("count", *count)
            }
            Public::Used { ability, shown } => match ability.card {
                crate::CardRef::Pilot => self.of("xwing-log-used-pilot", ability.ship),
                crate::CardRef::Type
                | crate::CardRef::Upgrade(_)
                | crate::CardRef::Damage(..)
                | crate::CardRef::Condition(_)
                | crate::CardRef::Device(_)
                | crate::CardRef::Aboard => {
                    let card = self.card_then(ability.ship, ability.card, *shown);
                    self.of("xwing-log-used", ability.ship).with("card", card)
                }
            },
            Public::Flipped { ship, upgrade, face } => {
                self.of("xwing-log-flipped", *ship).with("card", self.upgrade_face(*ship, *upgrade, *face))
            }
            Public::Discarded { ship, upgrade } => {
                self.of("xwing-log-discarded", *ship).with("card", self.upgrade_at(*ship, *upgrade))
            }
            Public::DamageDiscarded { ship, card } => {
                self.of("xwing-log-damage-discarded", *ship).with("card", self.damage(*card))
            }
            Public::DialShown { ship, maneuver } => {
                self.of("xwing-log-dial-shown", *ship).with("maneuver", maneuver.say())
            }
            Public::Initiative { ship, initiative } => {
                self.of("xwing-log-initiative", *ship).with("initiative", *initiative)
            }
            Public::Assigned { ship, condition } => {
                self.of("xwing-log-assigned", *ship).with("card", self.condition(*condition))
            }
            Public::NoAttack { ship } => self.of("xwing-log-no-attack", *ship),
            Public::Rolled { ship, dice, faces } => {
                let key = match dice {
                    Dice::Attack => "xwing-log-rolled-attack",
                    Dice::Defense => "xwing-log-rolled-defense",
                };
                self.of(key, *ship).with("faces", names::faces(faces))
            }
            Public::Attacked { attacker, defender, weapon, range, obstructed } => {
                let key = if *obstructed { "xwing-log-attacked-obstructed" } else { "xwing-log-attacked" };
                self.of(key, *attacker)
                    .with("target", self.ship(*defender))
                    .with("weapon", self.weapon(*attacker, *weapon))
                    .with("range", *range)
            }
            Public::AttackDice { ship, faces } => self.fell("xwing-log-attack-dice", *ship, faces),
            Public::DefenseDice { ship, faces } => self.fell("xwing-log-defense-dice", *ship, faces),
            Public::Rerolled { dice, faces } => Message::new(match dice {
                Dice::Attack => "xwing-log-rerolled-attack",
                Dice::Defense => "xwing-log-rerolled-defense",
            })
            .with("faces", names::faces(faces)),
            Public::Changed { from, to, count, .. } => Message::new("xwing-log-changed")
                .with("from", names::results(*from, *count))
                .with("to", names::results(*to, *count)),
            Public::Added { face, .. } => {
                Message::new("xwing-log-added").with("result", names::results(*face, 1))
            }
            Public::Cancelled { face, count, .. } => Message::new("xwing-log-cancelled")
                .with("results", names::results(*face, *count))
                .with("count", *count),
            Public::Hit { attacker, defender, hits, crits } => self
                .of("xwing-log-hit", *attacker)
                .with("target", self.ship(*defender))
                .with("results", damage(*hits, *crits)),
            Public::Missed { attacker, defender } => {
                self.of("xwing-log-missed", *attacker).with("target", self.ship(*defender))
            }
            Public::Prevented { ship, hits, crits } => {
                self.of("xwing-log-prevented", *ship).with("results", damage(*hits, *crits))
            }
            Public::Reinforced { ship } => self.of("xwing-log-reinforced", *ship),
            Public::ShieldLost { ship, crit } => {
                self.of(if *crit { "xwing-log-shield-lost-crit" } else { "xwing-log-shield-lost" }, *ship)
            }
            Public::DealtUp { ship, card } => {
                self.of("xwing-log-dealt-up", *ship).with("card", self.damage(*card))
            }
            Public::RepairedUp { ship, card } => {
                self.of("xwing-log-repaired-up", *ship).with("card", self.damage(*card))
            }
            Public::RepairedDown { ship, card } => {
                self.of("xwing-log-repaired-down", *ship).with("card", self.damage(*card))
            }
            Public::Destroyed { ship } => self.of("xwing-log-destroyed", *ship),
            Public::Removed { ship } => self.of("xwing-log-removed", *ship),
            Public::Docked { ship, carrier } => {
                self.of("xwing-log-docked", *ship).with("carrier", self.ship(*carrier))
            }
            Public::Deployed { ship, carrier } => {
                self.of("xwing-log-deployed", *ship).with("carrier", self.ship(*carrier))
            }
            Public::DeviceLaid { ship, device, .. } => {
                self.of("xwing-log-device-laid", *ship).with("device", self.device(*device))
            }
            Public::NoRoom { ship, device } => {
                self.of("xwing-log-no-room", *ship).with("device", self.device(*device))
            }
            Public::NoDamageCard { ship, .. } => self.of("xwing-log-no-damage-card", *ship),
            Public::Detonated { device } => {
                Message::new("xwing-log-detonated").with("device", self.device(*device))
            }
            // It is no longer there to be named.
            Public::ObstacleRemoved { .. } => Message::new("xwing-log-obstacle-removed"),
            Public::Arrived { ship, at } => self.of("xwing-log-arrived", *ship).with("place", place(*at)),
            Public::Over(outcome) => over(*outcome),
        }
    }

    /// Dice of an attack that fell; none where a ship rolls none.
    fn fell(&self, key: &'static str, ship: ShipId, faces: &[Face]) -> Message {
        if faces.is_empty() {
            return self.of("xwing-log-no-dice", ship);
        }
        self.of(key, ship).with("faces", names::faces(faces))
    }

    fn acted(&self, ship: ShipId, act: Act) -> Message {
        let on = |key, target| self.of(key, ship).with("target", self.ship(target));
        match act {
            Act::Focus => self.of("xwing-log-acted-focus", ship),
            Act::Evade => self.of("xwing-log-acted-evade", ship),
            Act::Lock(target) => on("xwing-log-acted-lock", target),
            Act::BarrelRoll(BarrelRoll { side, .. }) | Act::Slide(Slide { side, .. }) => {
                self.of("xwing-log-acted-roll", ship).with("side", names::side(side))
            }
            Act::Boost(_) => self.of("xwing-log-acted-boost", ship),
            Act::Calculate => self.of("xwing-log-acted-calculate", ship),
            Act::Cloak => self.of("xwing-log-acted-cloak", ship),
            Act::Coordinate(target) => on("xwing-log-acted-coordinate", target),
            Act::Jam(target) => on("xwing-log-acted-jam", target),
            Act::Reinforce(_) => self.of("xwing-log-acted-reinforce", ship),
            Act::Reload(place) => {
                self.of("xwing-log-acted-reload", ship).with("card", self.upgrade_at(ship, place))
            }
            Act::Rotate(to) => self.of("xwing-log-acted-rotate", ship).with("way", way(to)),
            Act::Slam(_) => self.of("xwing-log-acted-slam", ship),
            Act::Card(ability) => self.of("xwing-log-acted-card", ship).with("card", self.ability(ability)),
        }
    }
}

/// Hits and critical hits, counted.
fn damage(hits: u8, crits: u8) -> Vec<Message> {
    let counted = [(Face::Crit, crits), (Face::Hit, hits)].into_iter().filter(|(_, count)| *count > 0);
    counted.map(|(face, count)| names::results(face, count)).collect()
}

/// How a match ended.
fn over(outcome: Outcome) -> Message {
    match (outcome.winner, outcome.reason) {
        (_, Reason::Unending) => Message::new("kernel-log-unending"),
        (None, Reason::MutualDestruction | Reason::LastStanding) => Message::new("xwing-log-over-nobody"),
        (None, Reason::Threat | Reason::CoreBox) => Message::new("xwing-log-over-draw"),
        (Some(who), Reason::LastStanding) => Message::new("xwing-log-over-last").with("seat", seat(who)),
        (Some(who), Reason::MutualDestruction) => {
            Message::new("xwing-log-over-mutual").with("seat", seat(who))
        }
        (Some(who), Reason::Threat) => Message::new("xwing-log-over-threat").with("seat", seat(who)),
        (Some(who), Reason::CoreBox) => Message::new("xwing-log-over-core-box").with("seat", seat(who)),
    }
}
