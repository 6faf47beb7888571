//! Rulings of which players may want the other reading: named policies, with the default first.

kernel::policies! {
    /// All policies of a match.
    Policies
    /// A1: when a discard pile becomes a deck again.
    reshuffle: Reshuffle {
        /// When a card must be drawn and the deck is empty.
        WhenNeeded,
        /// As soon as the last card has been drawn.
        AtOnce
    }
    /// A2: whether a card may be played for none of its orders.
    decline: Decline {
        /// Always.
        Allowed,
        /// Only when none of its orders can be given.
        OnlyWhenStuck
    }
    /// A3: whether a squadron still on its marker may attack.
    marker_fire: MarkerFire {
        /// It attacks the sector its marker touches.
        Allowed,
        /// It must leave the marker first.
        LaunchFirst
    }
    /// A4: which fighters give dice after a move.
    dice: AttackDice {
        /// All of the ordered type in the sector.
        WholeType,
        /// Only those that moved; all when none did.
        MovedOnly
    }
    /// A5: where an attack may start after a move.
    attack_from: AttackFrom {
        /// Where the moved ships are now.
        Destination,
        /// Any one place with ships of the type.
        Anywhere
    }
    /// A9: whether destroying a fleet marker earns an order.
    marker_bonus: MarkerBonus {
        /// No: a marker is not a sector.
        None,
        /// One bonus order.
        One
    }
    /// A9: whether the Death Star earns an order by clearing a sector.
    death_star_bonus: DeathStarBonus {
        /// One bonus order.
        One,
        /// No: its fire is not an attack by ships.
        None
    }
    /// A11: where the shield track ends.
    shield_end: ShieldEnd {
        /// Entering the last numbered space lowers the shields.
        LastSpace,
        /// One more step is needed, as hard as the last one.
        OneBeyond
    }
    /// A12: where an ambush puts its stormtroopers.
    ambush: Ambush {
        /// On the next three spaces that have none.
        NextUncovered,
        /// On the next three spaces only; those already covered get none.
        ThreeAhead
    }
    /// A13: whether the Emperor strikes after Vader was killed.
    lone_emperor: LoneEmperor {
        /// He does.
        Strikes,
        /// He does not.
        Silent
    }
    /// A14: whether redemption needs Luke.
    redemption: RedemptionNeeds {
        /// Luke must be in the duel.
        NeedsLuke,
        /// Vader on a red space is enough.
        Always
    }
    /// A15: how many bonus orders redemption gives.
    redemption_bonus: RedemptionBonus {
        /// Five in all.
        Five,
        /// Five, and three more for Vader's fall.
        Eight
    }
    /// A17: what the Empire must destroy.
    empire_victory: EmpireVictory {
        /// Fighters, Falcon and all fleet markers.
        WholeFleet,
        /// Fighters and Falcon.
        ShipsOnly
    }
    /// A18: which Rebel seat opens a round of the team game.
    first_seat: FirstSeat {
        /// Always Rebel 1.
        #[serde(rename = "rebel_1")]
        Rebel1,
        /// Rebel 1 and Rebel 2 by turns.
        Rotates
    }
}
