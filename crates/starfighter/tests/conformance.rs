//! Starfighter has every property that a game must have.

use starfighter::{CardId, CruiserName, Mode, Piles, Policies, Setup, Starfighter, policy};

/// All modes and kinds of piles, with the default rulings and with all the other readings.
fn setups() -> Vec<Setup> {
    let other = Policies {
        reveals: policy::Reveals::Initiative,
        force_field: policy::ForceField::UntilDestroyed,
        second_tie: policy::SecondTie::Initiative,
        reshuffle: policy::Reshuffle::AtOnce,
        markers: policy::Markers::Owner,
        bare_card: policy::BareCard::TakesOne,
        free_move: policy::FreeMove::OtherSector,
    };
    let upper = Policies { markers: policy::Markers::UpperFirst, ..Policies::default() };
    let modes = Mode::ALL.into_iter().flat_map(|mode| {
        [Policies::default(), other, upper].map(|policies| Setup { policies, ..Setup::of(mode) })
    });
    let named = |name| CruiserName::new(name);
    let cards = Starfighter::shipped().content().cards.iter().map(|card| card.id).collect::<Vec<CardId>>();
    let small = Setup {
        boxes: 1,
        first: 1,
        decks: [Some(cards[..30].to_vec()), Some(cards[70..].to_vec())],
        ..Setup::of(Mode::TotalWar)
    };
    let own = Setup {
        piles: Some(Piles::Own),
        boxes: 2,
        cruisers: [named("Ares"), named("Ares")],
        ..Setup::of(Mode::Skirmish)
    };
    modes.chain([small, own]).collect()
}

kernel::conformance!(Starfighter::shipped(), setups(), games: 1_000);
