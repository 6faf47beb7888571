//! The rule behind something that happened, and behind a question.

use crate::{
    Act, ActionKind, Ask, Cite, Content, Dice, Grant, Phase, Public, Reason, Seen, ShiftCause, Token, Wanted,
};
use kernel::RuleId;

/// The rule of an action.
fn of_action(kind: Option<ActionKind>) -> Cite {
    match kind {
        Some(ActionKind::Focus) => Cite::FocusAction,
        Some(ActionKind::Evade) => Cite::EvadeAction,
        Some(ActionKind::Lock) => Cite::LockAction,
        Some(ActionKind::BarrelRoll) => Cite::BarrelRollAction,
        Some(ActionKind::Boost) => Cite::BoostAction,
        Some(ActionKind::Calculate) => Cite::CalculateAction,
        Some(ActionKind::Cloak) => Cite::CloakAction,
        Some(ActionKind::Coordinate) => Cite::CoordinateAction,
        Some(ActionKind::Jam) => Cite::JamAction,
        Some(ActionKind::Reinforce) => Cite::ReinforceAction,
        Some(ActionKind::Reload) => Cite::ReloadAction,
        Some(ActionKind::Rotate) => Cite::RotateAction,
        Some(ActionKind::Slam) => Cite::SlamAction,
        None => Cite::CardAction,
    }
}

/// The rule of a token.
fn of_token(token: Token) -> Cite {
    match token {
        Token::Focus => Cite::FocusToken,
        Token::Evade => Cite::EvadeToken,
        Token::Calculate => Cite::CalculateToken,
        Token::ReinforceFore | Token::ReinforceAft => Cite::ReinforceToken,
        Token::Disarm => Cite::DisarmToken,
        Token::Jam => Cite::JamToken,
        Token::Tractor => Cite::TractorToken,
        Token::Stress => Cite::StressToken,
        Token::Ion => Cite::IonToken,
        Token::Cloak => Cite::CloakToken,
    }
}

impl Act {
    /// The rule of an action.
    pub fn rule(self, content: &Content) -> RuleId {
        content.rule(of_action(self.kind()))
    }
}

impl Ask {
    /// The rule behind a question.
    pub fn rule(&self, content: &Content) -> RuleId {
        content.rule(match self {
            Self::First => Cite::ChooseFirst,
            Self::Obstacle => Cite::PlaceObstacle,
            Self::Marker => Cite::PlaceMarker,
            Self::Place => Cite::PlacementOrder,
            Self::Dial { .. } => Cite::SetDial,
            Self::Ready => Cite::DialsSecret,
            Self::Next => Cite::ChooseNext,
            Self::Ability { .. } => Cite::AbilityUse,
            Self::Action { grant: Grant::Linked(..), .. } => Cite::LinkedAction,
            Self::Action { grant: Grant::Ion, .. } => Cite::IonAction,
            Self::Action { grant: Grant::Coordinated, .. } => Cite::CoordinateAction,
            Self::Action { .. } => Cite::PerformAction,
            Self::Tallon { .. } => Cite::TallonChoice,
            Self::Attack { .. } => Cite::ChooseTarget,
            Self::Modify { dice: Dice::Attack, .. } => Cite::ModifyAttack,
            Self::Modify { dice: Dice::Defense, .. } => Cite::ModifyDefense,
            Self::Step { wanted: Wanted::LockTarget, .. } => Cite::LockTarget,
            Self::Step { wanted: Wanted::Repair(_), .. } => Cite::RepairChoice,
            Self::Step { wanted: Wanted::Device, .. } => Cite::LayDevice,
            Self::Step { wanted: Wanted::Ship | Wanted::Reroll(_) | Wanted::Weapon(_), .. } => {
                Cite::CardChoice
            }
            Self::Shift { cause: ShiftCause::Decloak, .. } => Cite::Decloak,
            Self::Shift { cause: ShiftCause::Tractor, .. } => Cite::TractorMove,
            Self::Dock { .. } => Cite::Docking,
            Self::Deploy { emergency: false, .. } => Cite::Deployment,
            Self::Deploy { emergency: true, .. } | Self::Emergency { .. } => Cite::EmergencyDeployment,
            Self::Jam { .. } => Cite::JamLoss,
            Self::Detonation { .. } => Cite::Detonation,
            Self::Replacement { .. } => Cite::Replacement,
            Self::Arrival => Cite::ArrivalMarker,
            Self::ArrivalSide => Cite::ArrivalSide,
        })
    }
}

impl Seen {
    /// The rule behind what happened.
    pub fn rule(&self, content: &Content) -> RuleId {
        content.rule(match self {
            Self::Public(public) => return public.rule(content),
            Self::DialSet { .. } => Cite::SetDial,
            Self::Peeked { .. } => Cite::DialsSecret,
            Self::Shuffled { .. } => Cite::DeckShuffled,
            Self::DealtDown { .. } => Cite::DamageDealt,
        })
    }
}

impl Public {
    /// The rule behind what happened.
    pub fn rule(&self, content: &Content) -> RuleId {
        content.rule(match self {
            Self::First { .. } => Cite::ChooseFirst,
            Self::Obstacle { .. } => Cite::PlaceObstacle,
            Self::SetAside { .. } => Cite::ObstacleApart,
            Self::Marker { .. } => Cite::PlaceMarker,
            Self::Placed { .. } => Cite::PlacementZone,
            Self::Round { .. } => Cite::RoundBegins,
            Self::Phase { phase } => match phase {
                Phase::Setup => Cite::SetupPhase,
                Phase::Planning => Cite::PlanningPhase,
                Phase::System => Cite::SystemPhase,
                Phase::Activation => Cite::ActivationPhase,
                Phase::Engagement => Cite::EngagementPhase,
                Phase::End => Cite::EndPhase,
            },
            Self::Ready { .. } => Cite::DialsSecret,
            Self::Revealed { .. } | Self::DialShown { .. } => Cite::RevealDial,
            Self::Replaced { .. } => Cite::ForbiddenDial,
            Self::Flew { full: true, .. } => Cite::ExecuteManeuver,
            Self::Flew { full: false, .. } => Cite::PartialManeuver,
            Self::Bumped { .. } => Cite::BackedUp,
            Self::Shifted { .. } => Cite::Shifted,
            Self::MetObstacle { .. } => Cite::ObstacleMet,
            Self::Fled { .. } => Cite::Fled,
            Self::SkipsAction { .. } => Cite::PartialNoAction,
            Self::Acted { act, .. } => of_action(act.kind()),
            Self::NoAction { .. } => Cite::NoAction,
            Self::Gained { token, .. } => of_token(*token),
            Self::Lost { .. } | Self::Spent { .. } => Cite::TokenReturned,
            Self::Locked { .. } => Cite::LockAcquired,
            Self::Unlocked { .. } => Cite::LockGone,
            Self::ChargeSpent { .. } => Cite::ChargeSpent,
            Self::ChargeRecovered { .. } => Cite::ChargeRecovered,
            Self::ForceSpent { .. } | Self::ForceRecovered { .. } => Cite::ForceCharges,
            Self::ShieldRecovered { .. } => Cite::ShieldRecovered,
            Self::Used { .. }
            | Self::Flipped { .. }
            | Self::Discarded { .. }
            | Self::DamageDiscarded { .. } => Cite::AbilityUse,
            Self::Initiative { .. } => Cite::InitiativeValue,
            Self::Assigned { .. } => Cite::ConditionAssigned,
            Self::Rolled { .. } => Cite::DieFaces,
            Self::NoAttack { .. } => Cite::NoAttack,
            Self::Attacked { .. } => Cite::AttackDeclared,
            Self::AttackDice { .. } => Cite::AttackDice,
            Self::DefenseDice { .. } => Cite::DefenseDice,
            Self::Rerolled { .. } => Cite::RerollOnce,
            Self::Changed { dice: Dice::Attack, .. }
            | Self::Added { dice: Dice::Attack, .. }
            | Self::Cancelled { dice: Dice::Attack, .. } => Cite::ModifyAttack,
            Self::Changed { dice: Dice::Defense, .. }
            | Self::Added { dice: Dice::Defense, .. }
            | Self::Cancelled { dice: Dice::Defense, .. } => Cite::ModifyDefense,
            Self::Hit { .. } | Self::Missed { .. } => Cite::AttackHits,
            Self::Prevented { .. } => Cite::DamagePrevented,
            Self::Reinforced { .. } => Cite::Reinforced,
            Self::ShieldLost { .. } => Cite::ShieldLost,
            Self::DealtUp { .. } => Cite::DamageDealt,
            Self::RepairedUp { .. } => Cite::RepairedUp,
            Self::RepairedDown { .. } => Cite::RepairedDown,
            Self::Destroyed { .. } => Cite::Destroyed,
            Self::Removed { .. } => Cite::Removed,
            Self::Docked { .. } => Cite::Docking,
            Self::Deployed { .. } => Cite::Deployment,
            Self::DeviceLaid { .. } => Cite::LayDevice,
            Self::NoRoom { .. } => Cite::DevicesFull,
            Self::NoDamageCard { .. } => Cite::DeckExhausted,
            Self::Detonated { .. } | Self::ObstacleRemoved { .. } => Cite::Detonation,
            Self::Arrived { .. } => Cite::Arrival,
            Self::Over(outcome) => match outcome.reason {
                Reason::LastStanding => Cite::LastStanding,
                Reason::MutualDestruction => Cite::MutualDestruction,
                Reason::Threat => Cite::ThreatReached,
                Reason::CoreBox => Cite::CoreGoal,
                Reason::Unending => return RuleId::UNENDING,
            },
        })
    }
}
