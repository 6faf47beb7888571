//! What a refusal or a line of a log means. Which rule says so, the ledger of the edition tells.

use kernel::RuleId;

macro_rules! cites {
    ($($(#[doc = $doc:literal])+ $name:ident,)+) => {
        /// What a refusal or a line of a log means. A rule's entry in a ledger names what it is cited for:
        /// `  cite: StressedRed`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Cite {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Cite {
            /// Everything that is cited.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// What ledgers call it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)+
                }
            }
        }
    };
}

cites! {
    /// Chance says who is first player.
    FirstByChance,
    /// Who says who is first player.
    ChooseFirst,
    /// How many ships a squadron has.
    SquadSize,
    /// Obstacles are placed by turns.
    PlaceObstacle,
    /// Obstacles stay apart from each other.
    ObstacleApart,
    /// Obstacles stay away from the edges.
    ObstacleEdge,
    /// Which obstacles there are to place.
    ObstacleSupply,
    /// In which order ships are placed.
    PlacementOrder,
    /// Where ships are placed.
    PlacementZone,
    /// Ships are not placed on each other.
    ShipsOverlap,
    /// Damage decks are shuffled before the first round.
    DeckShuffled,
    /// What the set-up is.
    SetupPhase,
    /// A round begins.
    RoundBegins,
    /// The planning phase begins.
    PlanningPhase,
    /// The system phase begins.
    SystemPhase,
    /// The activation phase begins.
    ActivationPhase,
    /// The engagement phase begins.
    EngagementPhase,
    /// The end phase begins.
    EndPhase,
    /// What initiative is.
    InitiativeValue,
    /// Whose turn it is by initiative.
    TurnOrder,
    /// A player chooses among ships of equal initiative.
    ChooseNext,
    /// A dial is set for every ship.
    SetDial,
    /// Players set the dials of their own ships.
    DialOwner,
    /// Only what is on the dial can be chosen.
    NotOnDial,
    /// A stressed ship and a red maneuver.
    StressedRed,
    /// Dials are secret until they are revealed.
    DialsSecret,
    /// A dial that turned out forbidden.
    ForbiddenDial,
    /// A dial is revealed.
    RevealDial,
    /// A maneuver is executed.
    ExecuteManeuver,
    /// A maneuver is executed partially.
    PartialManeuver,
    /// A ship stops at the ship in its way.
    BackedUp,
    /// No action after a partial maneuver.
    PartialNoAction,
    /// Ships that touch do not attack each other.
    Touching,
    /// Where a Tallon roll ends is chosen.
    TallonChoice,
    /// There must be room where a Tallon roll ends.
    TallonPlace,
    /// A ship that leaves the play area has fled.
    Fled,
    /// What stress tokens do.
    StressToken,
    /// A stressed ship performs no action.
    StressedAction,
    /// A ship meets an obstacle.
    ObstacleMet,
    /// What an asteroid does.
    AsteroidRoll,
    /// No action after an asteroid.
    AsteroidNoAction,
    /// No attack from an asteroid.
    OnAsteroid,
    /// What debris does.
    DebrisRoll,
    /// Which line an attack takes where there are several.
    LineOfAttack,
    /// A ship may perform an action.
    PerformAction,
    /// Actions are those of the action bar.
    NotOnBar,
    /// An action that is not possible at the moment.
    ActionUnavailable,
    /// A card that grants an action says which.
    GrantedOnly,
    /// An action is performed once a round.
    ActionOnce,
    /// What may follow an action.
    LinkedAction,
    /// Only the linked action may follow.
    LinkedOnly,
    /// A ship need not perform an action.
    NoAction,
    /// The focus action.
    FocusAction,
    /// What focus tokens do.
    FocusToken,
    /// A focus token on attack dice.
    FocusAttack,
    /// A focus token on defence dice.
    FocusDefense,
    /// The evade action.
    EvadeAction,
    /// What evade tokens do.
    EvadeToken,
    /// An evade token on defence dice.
    EvadeSpend,
    /// The barrel roll action.
    BarrelRollAction,
    /// A ship moves without a maneuver.
    Shifted,
    /// A barrel roll needs room.
    RollRoom,
    /// The boost action.
    BoostAction,
    /// A boost needs room.
    BoostRoom,
    /// A barrel roll or boost does not leave the play area.
    LeavesArea,
    /// The lock action.
    LockAction,
    /// Whom a ship may lock.
    LockTarget,
    /// A ship acquires a lock.
    LockAcquired,
    /// The lock rerolls attack dice.
    LockReroll,
    /// A lock is gone.
    LockGone,
    /// An action printed on a card.
    CardAction,
    /// An action of a card is performed once a round.
    CardActionOnce,
    /// A ship need not attack.
    NoAttack,
    /// A card keeps a ship from attacking.
    CannotAttack,
    /// The attacker chooses a target.
    ChooseTarget,
    /// A target is on the table.
    NoSuchTarget,
    /// Only enemies are attacked.
    FriendlyTarget,
    /// An attack is declared.
    AttackDeclared,
    /// How many attack dice are rolled.
    AttackDice,
    /// Attack dice are modified.
    ModifyAttack,
    /// How many defence dice are rolled.
    DefenseDice,
    /// Defence dice are modified.
    ModifyDefense,
    /// Whether an attack hits.
    AttackHits,
    /// When a ship is destroyed.
    Destroyed,
    /// A destroyed ship is removed.
    Removed,
    /// A ship that is removed attacks no more.
    DestroyedNoAttack,
    /// What the faces of a die are.
    DieFaces,
    /// How often a die is rerolled.
    RerollOnce,
    /// A primary weapon attacks in its arc.
    PrimaryArc,
    /// An attack reaches range 1 to 3.
    AttackRange,
    /// A ship attacks with a weapon it has.
    NoSuchWeapon,
    /// A special weapon attacks in its arc.
    SpecialArc,
    /// A weapon's own range.
    WeaponRange,
    /// What a weapon requires.
    RequiresOther,
    /// A weapon requires a focus token.
    RequiresFocus,
    /// A weapon requires a lock.
    RequiresLock,
    /// What a weapon costs.
    WeaponCost,
    /// Shields go first.
    ShieldLost,
    /// Damage cards are dealt.
    DamageDealt,
    /// What a damage card says.
    DamageCardSays,
    /// A face-up damage card is repaired.
    RepairedUp,
    /// A face-down damage card is repaired.
    RepairedDown,
    /// Which damage card is repaired.
    RepairChoice,
    /// A shield is recovered.
    ShieldRecovered,
    /// Damage is prevented.
    DamagePrevented,
    /// An empty damage deck is made of its discard pile.
    DeckReshuffled,
    /// There is no damage card left.
    DeckExhausted,
    /// What a ship card says.
    ShipCardSays,
    /// What an upgrade says.
    UpgradeSays,
    /// How many upgrades a ship has.
    UpgradeCount,
    /// Who may be equipped with an upgrade.
    UpgradeRestricted,
    /// A token goes back to the supply.
    TokenReturned,
    /// A disarmed ship does not attack.
    Disarmed,
    /// What disarm tokens do.
    DisarmToken,
    /// A charge is spent.
    ChargeSpent,
    /// A charge is recovered.
    ChargeRecovered,
    /// Force charges are spent and recovered.
    ForceCharges,
    /// A Force charge on attack dice.
    ForceAttack,
    /// A Force charge on defence dice.
    ForceDefense,
    /// An ionised ship gets no dial.
    IonNoDial,
    /// What ion tokens do.
    IonToken,
    /// What an ionised ship may perform.
    IonAction,
    /// When an ability is used.
    AbilityUse,
    /// Whom a card lets one choose.
    CardTarget,
    /// An ability that must be used.
    AbilityMandatory,
    /// A card asks for a choice.
    CardChoice,
    /// The calculate action.
    CalculateAction,
    /// What calculate tokens do.
    CalculateToken,
    /// A calculate token on dice.
    CalculateSpend,
    /// The cloak action.
    CloakAction,
    /// What cloak tokens do.
    CloakToken,
    /// A ship has one cloak token at most.
    CloakedAlready,
    /// A ship decloaks.
    Decloak,
    /// How a small ship decloaks.
    DecloakSmall,
    /// How a larger ship decloaks.
    DecloakLarge,
    /// The coordinate action.
    CoordinateAction,
    /// Whom a ship may coordinate.
    CoordinateTarget,
    /// The coordinated ship must be able to act.
    CoordinateUnable,
    /// The jam action.
    JamAction,
    /// Whom a ship may jam.
    JamTarget,
    /// What jam tokens do.
    JamToken,
    /// What a jammed ship loses.
    JamLoss,
    /// The reinforce action.
    ReinforceAction,
    /// What reinforce tokens do.
    ReinforceToken,
    /// A reinforced ship suffers less.
    Reinforced,
    /// The reload action.
    ReloadAction,
    /// Which upgrade can be reloaded.
    ReloadCard,
    /// The rotate action.
    RotateAction,
    /// Where a turret can be turned.
    RotateArc,
    /// The SLAM action.
    SlamAction,
    /// Which maneuver a SLAM is.
    SlamSpeed,
    /// When a SLAM can be performed.
    SlamStep,
    /// What tractor tokens do.
    TractorToken,
    /// How a tractored ship is moved.
    TractorMove,
    /// A condition is assigned.
    ConditionAssigned,
    /// What a condition says.
    ConditionSays,
    /// A device is laid.
    LayDevice,
    /// What a device says.
    DeviceSays,
    /// A device goes off.
    Detonation,
    /// With which template a device is laid.
    DeviceTemplate,
    /// How many devices lie on the table.
    DevicesFull,
    /// What a ship in reserve has no part in.
    Reserve,
    /// A ship docks.
    Docking,
    /// A docked ship deploys.
    Deployment,
    /// A docked ship leaves a carrier that is destroyed.
    EmergencyDeployment,
    /// What a squadron is built by.
    Squadron,
    /// Ships come as quick builds say.
    QuickBuild,
    /// The threat a squadron must not exceed.
    ThreatLimit,
    /// Whether a squadron may stay below the threat.
    ThreatBelow,
    /// The points a squadron must not exceed.
    PointsLimit,
    /// A squadron is made of cards that have a price.
    CardsKnown,
    /// How often a limited card is there.
    LimitedCards,
    /// How ships and upgrades go together.
    SquadBuilding,
    /// Ships of one quick build stay together.
    QuickBuildTogether,
    /// Hyperspace markers are placed.
    PlaceMarker,
    /// Markers stay away from the edges.
    MarkerEdge,
    /// Markers stay away from obstacles.
    MarkerObstacle,
    /// Markers stay apart from each other.
    MarkersApart,
    /// A lost ship is replaced.
    Replacement,
    /// The marker at which a ship arrives.
    ArrivalMarker,
    /// A die says where a ship arrives.
    ArrivalRoll,
    /// A ship arrives.
    Arrival,
    /// The player chooses where a ship arrives.
    ArrivalSide,
    /// Enough threat was destroyed.
    ThreatReached,
    /// What replaces a Rebel ship of one core set.
    CoreReplacementRebel,
    /// What replaces an Imperial ship of one core set.
    CoreReplacementEmpire,
    /// The goal of one core set is reached.
    CoreGoal,
    /// Who alone has ships left.
    LastStanding,
    /// Neither side has a ship left.
    MutualDestruction,
    /// With which weapon a bonus attack is made.
    BonusAttackWeapon,
    /// A requirement of a special weapon may be ignored.
    RequirementIgnored,
    /// The second of two equal ships is replaced.
    SecondAcademy,
    /// Some effects repair one trait of damage cards alone.
    RepairTrait,
    /// Nothing is paid for what changes nothing.
    ChangesNothing,
    /// Inactive charges cannot be spent.
    ChargesSpent,
    /// How many tokens of a kind a step takes.
    TokensPerStep,
}

/// The rules of a ledger by what they are cited for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Cites(Box<[RuleId]>);

impl Cites {
    /// Reads them from a ledger. What it has no rule for is cited as unwritten: the ledgers that ship are whole (see
    /// [`Cite::faults`]), those of houses need not be.
    pub(crate) fn read(ledger: &'static str) -> Self {
        let mut rules = vec![RuleId::UNWRITTEN; Cite::ALL.len()].into_boxed_slice();
        for (id, name) in named(ledger) {
            if let Some(cite) = Cite::ALL.iter().find(|cite| cite.name() == name) {
                rules[*cite as usize] = RuleId(id);
            }
        }
        Self(rules)
    }

    /// The rule that says it.
    #[inline]
    pub(crate) fn rule(&self, cite: Cite) -> RuleId {
        self.0[cite as usize]
    }
}

impl Cite {
    /// What is wrong with a ledger: names that nothing is cited by, names that two rules have, and names that no rule
    /// has.
    pub fn faults(ledger: &str) -> Vec<String> {
        let named: Vec<(&str, &str)> = named(ledger).collect();
        let mut faults = Vec::new();
        for (place, (id, name)) in named.iter().enumerate() {
            if !Self::ALL.iter().any(|cite| cite.name() == *name) {
                faults.push(format!("{id} is cited as {name}, and nothing is"));
            }
            if let Some((other, _)) = named[..place].iter().find(|(_, earlier)| earlier == name) {
                faults.push(format!("{id} is cited as {name}, and so is {other}"));
            }
        }
        for cite in Self::ALL.iter().filter(|cite| !named.iter().any(|(_, name)| cite.name() == *name)) {
            faults.push(format!("no rule is cited as {}", cite.name()));
        }
        faults
    }
}

/// The rules of a ledger that are cited: id and name, one by one.
fn named(ledger: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut id = "";
    ledger.lines().flat_map(move |line| {
        if let Some((opened, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("** ")) {
            id = opened;
        }
        let names = line.strip_prefix("  cite: ").map(|names| names.split(", "));
        let id = id;
        names.into_iter().flatten().map(move |name| (id, name))
    })
}

#[cfg(test)]
mod tests;
