//! What seats are asked.

use super::{Voice, names};
use crate::{Ask, Grant, ShiftCause, Wanted, WeaponTest, Window};
use kernel::{Message, Say};

impl Voice<'_> {
    /// A question.
    pub(super) fn ask(&self, ask: Ask) -> Message {
        let of = |key, ship| Message::new(key).with("ship", self.ship(ship));
        match ask {
            Ask::First => Message::new("xwing-ask-first"),
            Ask::Obstacle => Message::new("xwing-ask-obstacle"),
            Ask::Marker => Message::new("xwing-ask-marker"),
            Ask::Place => Message::new("xwing-ask-place"),
            Ask::Dial { ship } => of("xwing-ask-dial", ship),
            Ask::Ready => Message::new("xwing-ask-ready"),
            Ask::Next => Message::new("xwing-ask-next").with("phase", names::phase(self.view.phase)),
            Ask::Ability { window, subject } => {
                Message::new("xwing-ask-ability").with("moment", self.moment(window, subject))
            }
            Ask::Action { ship, grant } => match grant {
                Grant::Step => of("xwing-ask-action", ship),
                Grant::Ion => of("xwing-ask-action-ion", ship),
                Grant::Linked(kind, colour) => of("xwing-ask-action-linked", ship)
                    .with("action", names::kind(kind))
                    .with("colour", names::difficulty(colour)),
                Grant::Coordinated => of("xwing-ask-action-coordinated", ship),
                Grant::Deployed => of("xwing-ask-action-deployed", ship),
                Grant::Card(ability, _) => {
                    of("xwing-ask-action-card", ship).with("card", self.ability(ability))
                }
            },
            Ask::Tallon { ship } => of("xwing-ask-tallon", ship),
            Ask::Attack { ship, with } => match with {
                None => of("xwing-ask-attack", ship),
                Some(WeaponTest::Primary) => of("xwing-ask-attack-primary", ship),
                Some(WeaponTest::Special) => of("xwing-ask-attack-special", ship),
                Some(WeaponTest::ThisCard) => of("xwing-ask-attack-card", ship),
                Some(WeaponTest::From(arc)) => {
                    of("xwing-ask-attack-arc", ship).with("arc", crate::squad::check::arc(arc))
                }
                Some(WeaponTest::Of(slot)) => of("xwing-ask-attack-slot", ship).with("slot", slot.say()),
            },
            Ask::Modify { ship, dice: crate::Dice::Attack } => of("xwing-ask-modify-attack", ship),
            Ask::Modify { ship, dice: crate::Dice::Defense } => of("xwing-ask-modify-defense", ship),
            Ask::Step { ability, wanted } => Message::new(match wanted {
                Wanted::Ship => "xwing-ask-step-ship",
                Wanted::LockTarget => "xwing-ask-step-lock",
                Wanted::Repair(_) => "xwing-ask-step-repair",
                Wanted::Reroll(_) => "xwing-ask-step-reroll",
                Wanted::Device => "xwing-ask-step-device",
                Wanted::Weapon(_) => "xwing-ask-step-weapon",
            })
            .with("card", self.ability(ability)),
            Ask::Shift { ship, cause: ShiftCause::Decloak } => of("xwing-ask-decloak", ship),
            Ask::Shift { ship, cause: ShiftCause::Tractor } => of("xwing-ask-tractor", ship),
            Ask::Dock { ship } => of("xwing-ask-dock", ship),
            Ask::Deploy { ship, emergency: false } => of("xwing-ask-deploy", ship),
            Ask::Deploy { ship, emergency: true } => of("xwing-ask-deploy-now", ship),
            Ask::Emergency { ship } => of("xwing-ask-emergency", ship),
            Ask::Jam { ship } => of("xwing-ask-jam", ship),
            Ask::Detonation { device } => {
                Message::new("xwing-ask-detonation").with("device", self.device(device))
            }
            Ask::Replacement { ship } => of("xwing-ask-replacement", ship),
            Ask::Arrival => Message::new("xwing-ask-arrival"),
            Ask::ArrivalSide => Message::new("xwing-ask-arrival-side"),
        }
    }

    /// A moment at which abilities can be used.
    fn moment(&self, window: Window, subject: crate::ShipId) -> Message {
        let key = match window {
            Window::System => "xwing-moment-system",
            Window::BeforeActivate => "xwing-moment-before-activate",
            Window::AfterReveal => "xwing-moment-after-reveal",
            Window::AfterManeuver => "xwing-moment-after-maneuver",
            Window::AfterAction => "xwing-moment-after-action",
            Window::AfterActivation => "xwing-moment-after-activation",
            // These two are about every ship at once.
            Window::StartOfEngagement => return Message::new("xwing-moment-start-of-engagement"),
            Window::EndPhase => return Message::new("xwing-moment-end-phase"),
            Window::BeforeEngage => "xwing-moment-before-engage",
            Window::Declared => "xwing-moment-declared",
            Window::ModifyAttackDice => "xwing-moment-modify-attack",
            Window::ModifyDefenseDice => "xwing-moment-modify-defense",
            Window::Hit => "xwing-moment-hit",
            Window::Missed => "xwing-moment-missed",
            Window::BeforeSuffer => "xwing-moment-before-suffer",
            Window::AfterCritSuffered => "xwing-moment-after-crit",
            Window::AfterDefend => "xwing-moment-after-defend",
            Window::AfterAttack => "xwing-moment-after-attack",
            Window::Dealt => "xwing-moment-dealt",
            Window::Assigned => "xwing-moment-assigned",
            Window::Destroyed => "xwing-moment-destroyed",
            Window::Gained(token) => {
                return Message::new("xwing-moment-gained")
                    .with("ship", self.ship(subject))
                    .with("token", names::token(token));
            }
            Window::Spent(token) => {
                return Message::new("xwing-moment-spent")
                    .with("ship", self.ship(subject))
                    .with("token", names::token(token));
            }
            Window::DealtUp => "xwing-moment-dealt-up",
            Window::AfterOpportunity => "xwing-moment-after-opportunity",
            Window::Detonated => "xwing-moment-detonated",
            Window::AfterDecloak => "xwing-moment-after-decloak",
            Window::AfterSetup => "xwing-moment-after-setup",
            Window::BeforeNeutralize => "xwing-moment-before-neutralize",
        };
        Message::new(key).with("ship", self.ship(subject))
    }
}
