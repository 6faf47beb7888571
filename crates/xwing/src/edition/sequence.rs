//! Steps in the order in which an edition has them. A step does not know its successor.

use serde::Deserialize;

/// The steps of a procedure. What is in flight keeps the place of the step that comes next.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Sequence<S>(Box<[S]>);

impl<S: Copy + PartialEq> Sequence<S> {
    /// The step at a place; none when the procedure is over.
    #[inline]
    pub(crate) fn get(&self, place: u8) -> Option<S> {
        self.0.get(place as usize).copied()
    }

    /// The step that a procedure waits for: the one before the next.
    #[inline]
    pub(crate) fn under_way(&self, next: u8) -> Option<S> {
        self.get(next.checked_sub(1)?)
    }

    /// The place of the first step of a kind, if the edition has one.
    pub(crate) fn first(&self, of: impl Fn(S) -> bool) -> Option<u8> {
        self.0.iter().position(|step| of(*step)).map(|place| place as u8)
    }

    /// The place after another, in a sequence that begins again.
    pub(crate) fn after(&self, place: u8) -> u8 {
        let next = place + 1;
        if next as usize >= self.0.len() { 0 } else { next }
    }

    /// One of these steps that is not there.
    pub(crate) fn lacks(&self, needed: &[S]) -> Option<S> {
        needed.iter().copied().find(|step| !self.0.contains(step))
    }

    /// A step that is there twice.
    pub(crate) fn repeated(&self) -> Option<S> {
        let mut steps = self.0.iter().enumerate();
        steps.find_map(|(place, step)| self.0[..place].contains(step).then_some(*step))
    }
}

/// X2-ROUND-01: a step of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum RoundStep {
    /// Dials are set.
    Planning,
    /// Ships resolve what names the system phase.
    System,
    /// FAQ-ERRATA-RULE-08: ships decloak.
    Decloak,
    /// Ships move and act.
    Activation,
    /// FAQ-CLAR-49: ships lose their ion tokens that did not in their own activation.
    ShedIon,
    /// X2-BEYOND-52: bombs go off.
    Bombs,
    /// What answers the start of the engagement phase.
    StartOfEngagement,
    /// Ships attack.
    Engagement,
    /// The end phase, with steps of its own.
    End,
}

/// X2-ACTIV-02: a step of an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum ActivateStep {
    /// X2-ACTIV-07: what answers it before the dial is revealed.
    Before,
    /// The dial is revealed.
    Reveal,
    /// The maneuver is executed.
    Execute,
    /// The ship performs an action.
    Act,
    /// X2-ION-07: a ship that was ionised loses its ion tokens.
    ShedIon,
    /// It has been activated; what answers that.
    After,
}

/// X2-ATTACK-04: a step of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum AttackStep {
    /// What the weapon costs is paid.
    Costs,
    /// What answers the declaration.
    Declared,
    /// Attack dice are rolled.
    RollAttack,
    /// The defender modifies attack dice.
    DefenderModifiesAttack,
    /// The attacker modifies attack dice.
    AttackerModifiesAttack,
    /// Defence dice are rolled.
    RollDefense,
    /// The attacker modifies defence dice.
    AttackerModifiesDefense,
    /// The defender modifies defence dice.
    DefenderModifiesDefense,
    /// What comes before results are neutralised.
    BeforeNeutralize,
    /// Results cancel each other; whether it hits.
    Neutralize,
    /// The defender suffers damage.
    Damage,
    /// What answers having defended.
    AfterDefend,
    /// What answers having attacked.
    AfterAttack,
    /// X2-ATTACK-17: the attack is over, and bonus attacks follow it.
    BonusAttacks,
    /// FAQ-ATTACKSEQ-25: a weapon that attacks twice goes back to its attack dice.
    Again,
    /// FAQ-ATTACKSEQ-26: the first player's abilities that follow attacking, but for attacks.
    FirstAfterAttack,
    /// The same for defending.
    FirstAfterDefend,
    /// FAQ-ATTACKSEQ-27: the other player's that follow attacking.
    SecondAfterAttack,
    /// The same for defending.
    SecondAfterDefend,
    /// FAQ-ATTACKSEQ-28 to -31: abilities that perform an attack, one after the other.
    ExtraAttacks,
    /// FAQ-ATTACKSEQ-32, -33: the destroyed are removed.
    RemoveDestroyed,
}

/// AMB-37: a step of the end phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum EndStep {
    /// What answers the end phase.
    Abilities,
    /// Tokens go, charges come back, the round is forgotten.
    Tidy,
    /// X2-ESCALATE-04: replacements from hyperspace.
    Replacements,
    /// Whether somebody has won.
    Victory,
}
