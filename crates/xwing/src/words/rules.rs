//! The rule behind something that happened, and behind a question.

use crate::{Act, ActionKind, Ask, Dice, Grant, Phase, Public, Reason, Seen, ShiftCause, Token, Wanted};
use kernel::RuleId;

/// The rule of an action.
fn of_action(kind: Option<ActionKind>) -> &'static str {
    match kind {
        Some(ActionKind::Focus) => "X2-ACTION-13",
        Some(ActionKind::Evade) => "X2-ACTION-18",
        Some(ActionKind::Lock) => "X2-ACTION-29",
        Some(ActionKind::BarrelRoll) => "X2-ACTION-21",
        Some(ActionKind::Boost) => "X2-ACTION-26",
        Some(ActionKind::Calculate) => "X2-BEYOND-03",
        Some(ActionKind::Cloak) => "X2-BEYOND-05",
        Some(ActionKind::Coordinate) => "X2-BEYOND-13",
        Some(ActionKind::Jam) => "X2-BEYOND-15",
        Some(ActionKind::Reinforce) => "X2-BEYOND-20",
        Some(ActionKind::Reload) => "X2-BEYOND-23",
        Some(ActionKind::Rotate) => "X2-BEYOND-26",
        Some(ActionKind::Slam) => "X2-BEYOND-27",
        None => "X2-ACTION-35",
    }
}

/// The rule of a token.
fn of_token(token: Token) -> &'static str {
    match token {
        Token::Focus => "X2-ACTION-13",
        Token::Evade => "X2-ACTION-18",
        Token::Calculate => "X2-BEYOND-03",
        Token::ReinforceFore | Token::ReinforceAft => "X2-BEYOND-20",
        Token::Disarm => "X2-TOKEN-13",
        Token::Jam => "X2-BEYOND-16",
        Token::Tractor => "X2-BEYOND-32",
        Token::Stress => "X2-MOVE-08",
        Token::Ion => "X2-ION-03",
        Token::Cloak => "X2-BEYOND-05",
    }
}

impl Act {
    /// The rule of an action.
    pub fn rule(self) -> RuleId {
        RuleId(of_action(self.kind()))
    }
}

impl Ask {
    /// The rule behind a question.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::First => "X2-SETUP-05",
            Self::Obstacle => "X2-SETUP-09",
            Self::Marker => "X2-ESCALATE-02",
            Self::Place => "X2-SETUP-13",
            Self::Dial { .. } => "X2-PLAN-01",
            Self::Ready => "X2-PLAN-08",
            Self::Next => "X2-INIT-03",
            Self::Ability { .. } => "X2-TIMING-01",
            Self::Action { grant: Grant::Linked(..), .. } => "X2-ACTION-07",
            Self::Action { grant: Grant::Ion, .. } => "X2-ION-06",
            Self::Action { grant: Grant::Coordinated, .. } => "X2-BEYOND-13",
            Self::Action { .. } => "X2-ACTION-01",
            Self::Tallon { .. } => "X2-MOVE-28",
            Self::Attack { .. } => "X2-ATTACK-05",
            Self::Modify { dice: Dice::Attack, .. } => "X2-ATTACK-08",
            Self::Modify { dice: Dice::Defense, .. } => "X2-ATTACK-10",
            Self::Step { wanted: Wanted::LockTarget, .. } => "X2-ACTION-29",
            Self::Step { wanted: Wanted::Repair(_), .. } => "X2-DAMAGE-11",
            Self::Step { wanted: Wanted::Device, .. } => "X2-BEYOND-51",
            Self::Step { wanted: Wanted::Ship | Wanted::Reroll(_), .. } => "X2-TIMING-02",
            Self::Shift { cause: ShiftCause::Decloak, .. } => "X2-BEYOND-10",
            Self::Shift { cause: ShiftCause::Tractor, .. } => "X2-BEYOND-32",
            Self::Dock { .. } => "X2-BEYOND-67",
            Self::Deploy { emergency: false, .. } => "X2-BEYOND-68",
            Self::Deploy { emergency: true, .. } | Self::Emergency { .. } => "X2-BEYOND-69",
            Self::Jam { .. } => "X2-BEYOND-16",
            Self::Detonation { .. } => "X2-BEYOND-52",
            Self::Replacement { .. } => "X2-ESCALATE-04",
            Self::Arrival => "X2-ESCALATE-05",
            Self::ArrivalSide => "X2-ESCALATE-07",
        })
    }
}

impl Seen {
    /// The rule behind what happened.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::Public(public) => public.rule(),
            Self::DialSet { .. } => RuleId("X2-PLAN-01"),
            Self::Peeked { .. } => RuleId("X2-PLAN-08"),
            Self::Shuffled { .. } => RuleId("X2-SETUP-15"),
            Self::DealtDown { .. } => RuleId("X2-DAMAGE-03"),
        }
    }
}

impl Public {
    /// The rule behind what happened.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::First { .. } => "X2-SETUP-05",
            Self::Obstacle { .. } => "X2-SETUP-09",
            Self::SetAside { .. } => "X2-SETUP-10",
            Self::Marker { .. } => "X2-ESCALATE-02",
            Self::Placed { .. } => "X2-SETUP-14",
            Self::Round { .. } => "X2-ROUND-02",
            Self::Phase { phase } => match phase {
                Phase::Setup => "X2-SETUP-18",
                Phase::Planning => "X2-PLAN-01",
                Phase::System => "X2-SYS-01",
                Phase::Activation => "X2-ACTIV-01",
                Phase::Engagement => "X2-ATTACK-01",
                Phase::End => "X2-END-01",
            },
            Self::Ready { .. } => "X2-PLAN-08",
            Self::Revealed { .. } | Self::DialShown { .. } => "X2-ACTIV-03",
            Self::Replaced { .. } => "AMB-06",
            Self::Flew { full: true, .. } => "X2-ACTIV-04",
            Self::Flew { full: false, .. } => "X2-MOVE-17",
            Self::Bumped { .. } => "X2-MOVE-18",
            Self::Shifted { .. } => "X2-ACTION-21",
            Self::MetObstacle { .. } => "X2-OBST-03",
            Self::Fled { .. } => "X2-MOVE-39",
            Self::SkipsAction { .. } => "X2-MOVE-20",
            Self::Acted { act, .. } => return act.rule(),
            Self::NoAction { .. } => "X2-ACTION-12",
            Self::Gained { token, .. } => of_token(*token),
            Self::Lost { .. } | Self::Spent { .. } => "X2-TOKEN-02",
            Self::Locked { .. } => "X2-ACTION-30",
            Self::Unlocked { .. } => "X2-ACTION-33",
            Self::ChargeSpent { .. } => "X2-CHARGE-02",
            Self::ChargeRecovered { .. } => "X2-CHARGE-05",
            Self::ForceSpent { .. } | Self::ForceRecovered { .. } => "X2-FORCE-02",
            Self::ShieldRecovered { .. } => "X2-DAMAGE-15",
            Self::Used { .. } | Self::Flipped { .. } => "X2-TIMING-01",
            Self::Initiative { .. } => "X2-INIT-01",
            Self::Assigned { .. } => "X2-BEYOND-39",
            Self::Rolled { .. } => "AMB-01",
            Self::NoAttack { .. } => "X2-ATTACK-02",
            Self::Attacked { .. } => "X2-ATTACK-06",
            Self::AttackDice { .. } => "X2-ATTACK-07",
            Self::DefenseDice { .. } => "X2-ATTACK-09",
            Self::Rerolled { .. } => "AMB-28",
            Self::Changed { dice: Dice::Attack, .. }
            | Self::Added { dice: Dice::Attack, .. }
            | Self::Cancelled { dice: Dice::Attack, .. } => "X2-ATTACK-08",
            Self::Changed { dice: Dice::Defense, .. }
            | Self::Added { dice: Dice::Defense, .. }
            | Self::Cancelled { dice: Dice::Defense, .. } => "X2-ATTACK-10",
            Self::Hit { .. } | Self::Missed { .. } => "X2-ATTACK-13",
            Self::Prevented { .. } => "X2-DAMAGE-16",
            Self::Reinforced { .. } => "X2-BEYOND-21",
            Self::ShieldLost { .. } => "X2-DAMAGE-02",
            Self::DealtUp { .. } => "X2-DAMAGE-03",
            Self::RepairedUp { .. } => "X2-DAMAGE-09",
            Self::RepairedDown { .. } => "X2-DAMAGE-10",
            Self::Destroyed { .. } => "X2-ATTACK-29",
            Self::Removed { .. } => "X2-ATTACK-30",
            Self::Docked { .. } => "X2-BEYOND-67",
            Self::Deployed { .. } => "X2-BEYOND-68",
            Self::DeviceLaid { .. } => "X2-BEYOND-51",
            Self::Detonated { .. } | Self::ObstacleRemoved { .. } => "X2-BEYOND-52",
            Self::Arrived { .. } => "X2-ESCALATE-06",
            Self::Over(outcome) => match outcome.reason {
                Reason::LastStanding => "X2-WIN-02",
                Reason::MutualDestruction => "R-01",
                Reason::Threat => "X2-ESCALATE-10",
                Reason::CoreBox => "X2-ESCALATE-16",
            },
        })
    }
}
