//! The board: what never changes during a match, checked once and kept ready for fast questions.

use crate::{
    Cards, Deck, Fighters, PLACES, Place, Places,
    pack::{BoardFile, DecksFile, SetupFile, Tracks},
    place_map::PlaceMap,
};
use kernel::Digest;

/// Places and how they touch, starting positions, tracks and decks.
#[derive(Debug, Clone)]
pub struct Board {
    /// The sectors of this board.
    pub sectors: Places,
    /// The fleet markers of this board.
    pub markers: Places,
    /// What each place touches.
    touches: [Places; PLACES],
    /// Sectors next to the Death Star.
    pub death_star: Places,
    /// Fighters at the start.
    pub fighters: PlaceMap<Fighters>,
    /// The Falcon at the start.
    pub falcon: Place,
    /// The Executor at the start.
    pub executor: Place,
    /// TIE fighters in reserve at the start.
    pub reserve: u8,
    /// The tracks.
    pub tracks: Tracks,
    /// Both decks, sorted, by [`crate::Side`].
    pub decks: [Deck; 2],
    /// The hash of the files this was read from.
    pub digest: Digest,
}

impl Board {
    /// Builds the board from files that have been checked.
    pub(crate) fn new(
        board: &BoardFile,
        setup: SetupFile,
        tracks: Tracks,
        decks: &DecksFile,
        digest: Digest,
    ) -> Self {
        let mut touches = [Places::NONE; PLACES];
        for &(a, b) in &board.edges {
            touches[a.index()].insert(b);
            touches[b.index()].insert(a);
        }
        let mut fighters = PlaceMap::default();
        for (&place, &there) in &setup.fighters {
            fighters[place] = there;
        }
        let deck = |cards: &[(crate::Card, u8)]| -> Deck {
            let all = cards.iter().flat_map(|&(card, n)| std::iter::repeat_n(card, n as usize));
            all.collect::<Cards<_>>().sorted()
        };
        Self {
            sectors: board.sectors.iter().copied().collect(),
            markers: board.markers.iter().copied().collect(),
            touches,
            death_star: board.death_star.iter().copied().collect(),
            fighters,
            falcon: setup.falcon,
            executor: setup.executor,
            reserve: setup.reserve,
            tracks,
            decks: [deck(&decks.rebel), deck(&decks.empire)],
            digest,
        }
    }

    /// The places a place touches, fleet markers included.
    #[inline]
    pub fn touching(&self, place: Place) -> Places {
        self.touches[place.index()]
    }

    /// The sectors next to a place.
    #[inline]
    pub fn adjacent(&self, place: Place) -> Places {
        self.touching(place).and(Places::SECTORS)
    }

    /// Whether two places touch. The Death Star touches the sectors around it.
    #[inline]
    pub fn connected(&self, from: Place, to: Place) -> bool {
        if to == Place::DEATH_STAR { self.death_star.has(from) } else { self.touching(from).has(to) }
    }
}
