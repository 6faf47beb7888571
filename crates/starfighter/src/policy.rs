//! Rulings of which players may want the other reading: named policies, with the default first.

kernel::policies! {
    /// All policies of a match.
    Policies
    /// A4: who orders effects of both players that are revealed together.
    reveals: Reveals {
        /// The player whose action or damage revealed them; in combat the initiative holder.
        Causer,
        /// Always the initiative holder.
        Initiative
    }
    /// A5: what a force field does with the damage it does not let through.
    force_field: ForceField {
        /// All of it is lost, also when the card is destroyed.
        AbsorbsAll,
        /// It is lost as long as the card stands; once the card is destroyed, the rest goes on to the next.
        UntilDestroyed
    }
    /// A7: who wins when armour and cards are equal.
    second_tie: SecondTie {
        /// Nobody.
        Draw,
        /// The player who holds the initiative marker once it has been handed over.
        Initiative
    }
    /// A8: when a discard pile becomes a draw pile again.
    reshuffle: Reshuffle {
        /// When a card must be drawn and the pile is empty.
        WhenNeeded,
        /// As soon as the last card has been drawn.
        AtOnce
    }
    /// A10: who chooses which fighters of a card get the markers.
    markers: Markers {
        /// The player who places them.
        Placer,
        /// The owner of the card.
        Owner,
        /// Nobody: those of the half toward the enemy are first.
        UpperFirst
    }
    /// A12: what a marker does that reaches a topmost card without fighters.
    bare_card: BareCard {
        /// The card is destroyed, and the marker goes on.
        Skipped,
        /// The card is destroyed, and the marker is used up.
        TakesOne
    }
    /// STF-086: whether a free move may put a card on top of the sector it is in.
    free_move: FreeMove {
        /// It may.
        AnySector,
        /// It must be another sector.
        OtherSector
    }
}
