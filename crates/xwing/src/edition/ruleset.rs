//! Readings of the rules that players may want otherwise: named policies. What sets editions apart is none of them.

kernel::policies! {
    /// All policies of a match. An edition offers those that its ledger names.
    Ruleset
    /// AMB-06: what a ship executes whose dial turns out forbidden.
    forbidden_dial: ForbiddenDial {
        /// A white straight maneuver at speed 2.
        WhiteTwoStraight,
        /// The same maneuver, as if it were white.
        SameInWhite
    }
    /// AMB-12: what several obstacles do to one ship.
    obstacles: SeveralObstacles {
        /// Each has its effect, nearest first.
        Each,
        /// Only the nearest has.
        NearestOnly
    }
    /// AMB-13: whether an obstacle under the ship at the start counts.
    start_on_obstacle: StartOnObstacle {
        /// No.
        Ignored,
        /// Yes.
        Counts
    }
    /// AMB-28: how many tokens of one kind may be spent in a step.
    tokens_per_step: TokensPerStep {
        /// Any number.
        Any,
        /// One of each kind.
        OneOfEach
    }
    /// AMB-28: how often a die is rerolled.
    rerolls: Rerolls {
        /// Once.
        Once,
        /// As often as effects allow.
        Unlimited
    }
    /// X2-WIN-02, R-01: when neither side has a ship left.
    mutual_destruction: MutualDestruction {
        /// Nobody wins.
        NoWinner,
        /// The first player wins.
        FirstPlayer
    }
    /// whether a cost may be paid for nothing.
    idle_costs: IdleCosts {
        /// Only for an effect that can change something.
        Refused,
        /// Always.
        Allowed
    }
    /// AMB-31: whether a weapon's own change of dice is a choice.
    weapon_changes: WeaponChanges {
        /// It happens.
        Mandatory,
        /// The attacker may.
        Optional
    }
    /// AMB-24: when reinforcement helps.
    reinforce: Reinforce {
        /// The attacker's base is entirely within the full arc.
        Entirely,
        /// Any part of it is.
        AnyPart
    }
    /// AMB-19: whether a quick-build squadron may stay below the agreed threat.
    threat: ThreatTotal {
        /// It may.
        AtMost,
        /// It must match.
        Exactly
    }
    /// what mines do that were met beyond the one that destroyed the ship.
    mines_beyond: MinesBeyond {
        /// They go off all the same.
        GoOff,
        /// They stay where they are.
        Stay
    }
    /// one core set, both goals reached in the same round.
    both_goals: BothGoals {
        /// Whoever still has a ship in play wins.
        Survivor,
        /// Nobody wins.
        NoWinner
    }
    /// AMB-23: one core set, what comes for the second Academy Pilot.
    second_academy: SecondAcademy {
        /// It is replaced.
        Replaced,
        /// It may be replaced.
        MayBeReplaced
    }
    /// X2-SETUP-16: whose damage deck is drawn from.
    damage_decks: DamageDecks {
        /// Everybody has one.
        Own,
        /// One is shared.
        Shared
    }
    ;
    /// AMB1-04: which actions a ship may perform after a maneuver that overlapped another ship.
    overlap_actions: OverlapActions {
        /// Free ones: only the perform-action step is skipped.
        FreeOnly,
        /// None.
        None
    }
    /// AMB1-06: what becomes of a destroyed ship of the active ship's skill that has not been active.
    simultaneous_attacks: SimultaneousAttacks {
        /// It is kept until it has been.
        Kept,
        /// It is removed like any other.
        AtOnce
    }
}
