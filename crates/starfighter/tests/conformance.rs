//! Starfighter has every property that a game must have.

use starfighter::{CardId, CruiserName, Mode, Piles, Policies, Setup, Starfighter};

/// All modes and kinds of piles, with every reading of every ruling.
fn setups() -> Vec<Setup> {
    let readings =
        |mode| Policies::spread().into_iter().map(move |policies| Setup { policies, ..Setup::of(mode) });
    let modes = Mode::ALL.into_iter().flat_map(readings);
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
