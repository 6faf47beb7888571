//! Endor has every property that a game must have.

use endor::{Endor, Policies, Setup, policy};

/// Both player counts, with the default rulings and with all the other readings.
fn setups() -> Vec<Setup> {
    let other = Policies {
        reshuffle: policy::Reshuffle::AtOnce,
        decline: policy::Decline::OnlyWhenStuck,
        marker_fire: policy::MarkerFire::LaunchFirst,
        dice: policy::AttackDice::MovedOnly,
        attack_from: policy::AttackFrom::Anywhere,
        marker_bonus: policy::MarkerBonus::One,
        death_star_bonus: policy::DeathStarBonus::None,
        shield_end: policy::ShieldEnd::OneBeyond,
        ambush: policy::Ambush::ThreeAhead,
        lone_emperor: policy::LoneEmperor::Silent,
        redemption: policy::RedemptionNeeds::Always,
        redemption_bonus: policy::RedemptionBonus::Eight,
        empire_victory: policy::EmpireVictory::ShipsOnly,
        first_seat: policy::FirstSeat::Rotates,
    };
    [2, 4]
        .into_iter()
        .flat_map(|players| [Policies::default(), other].map(|policies| Setup { players, policies }))
        .collect()
}

kernel::conformance!(Endor::classic(), setups(), games: 1_000);
