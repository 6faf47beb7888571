//! Questions about a position: values as they are with everything in force, ranges, arcs, conditions.

use crate::{
    Ability, CardRef, Condition, Constant, Content, Difficulty, Effect, Maneuver, Phase, Role, Scope, Shades,
    Ship, ShipId, ShipTest, Shown, Stat, State, Token, Turret, WeaponRef, WeaponTest, Who, frames::Attack,
    shades,
};
use geometry::{Arc, Base, Heading, Range, Size};

/// A position and the cards it is made of.
#[derive(Debug, Clone, Copy)]
pub struct Eye<'e> {
    /// The cards.
    pub content: &'e Content,
    /// The position.
    pub s: &'e State,
}

/// X2-ION-01, X2-BEYOND-31: how many tokens ionise or tractor a ship of a size.
pub(crate) fn threshold(size: Size) -> u8 {
    match size {
        Size::Small => 1,
        Size::Medium => 2,
        Size::Large => 3,
    }
}

impl<'e> Eye<'e> {
    /// A ship.
    #[inline]
    pub fn ship(&self, id: ShipId) -> &'e Ship {
        &self.s.ships[id.index()]
    }

    /// What of a card is needed to name it later as it is called now.
    pub(crate) fn shown(&self, id: ShipId, card: CardRef) -> Shown {
        let ship = self.ship(id);
        match card {
            CardRef::Upgrade(place) => match ship.upgrades.get(place as usize) {
                Some(own) if self.content.upgrades[own.card as usize].faces.len() > 1 => {
                    Shown::Face(own.face)
                }
                _ => Shown::Always,
            },
            CardRef::Condition(place) => {
                ship.conditions.get(place as usize).map_or(Shown::Always, |&kind| Shown::Condition(kind))
            }
            CardRef::Aboard => ship.aboard.map_or(Shown::Always, |aboard| Shown::Docked(aboard.ship)),
            CardRef::Type | CardRef::Pilot | CardRef::Damage(..) | CardRef::Device(_) => Shown::Always,
        }
    }

    /// The size of a ship.
    #[inline]
    pub fn size(&self, id: ShipId) -> Size {
        self.content.type_of(self.ship(id)).size
    }

    /// The base of a ship where it stands.
    #[inline]
    pub fn base(&self, id: ShipId) -> Base {
        Base::new(self.ship(id).pose, self.size(id))
    }

    /// X2-RANGE-02, -03, -06, -10: the range between two ships, the same from either.
    pub fn range(&self, a: ShipId, b: ShipId) -> Range {
        if a == b { Range::Zero } else { self.base(a).range(&self.base(b)) }
    }

    /// Whether two different ships touch.
    pub fn touching(&self, a: ShipId, b: ShipId) -> bool {
        a != b && self.base(a).touches(&self.base(b))
    }

    /// Folds the effects in force on a ship: of its own cards and of the cards of others that name it.
    pub(crate) fn effects(&self, on: ShipId, each: impl FnMut(&'e Effect, &Scope)) {
        self.effects_about(Constant::ANY, on, each);
    }

    /// The same, of some kinds only: bits of [`Constant::bit`].
    fn effects_about(&self, about: u64, on: ShipId, mut each: impl FnMut(&'e Effect, &Scope)) {
        for id in self.s.on_table() {
            let ship = self.ship(id);
            let wanted = if id == on { about } else { about & Constant::OTHERS };
            if self.content.listens(ship) & wanted == 0 {
                continue;
            }
            // Damage cards count one by one: two of a kind have their effect twice.
            for card in self.content.cards(ship) {
                for ability in self.content.abilities(ship, card) {
                    let Ability::Constant(constant) = ability else { continue };
                    if constant.of == [ShipTest::This] && id != on {
                        continue;
                    }
                    let scope = Scope::of_card(id, card, on);
                    if self.applies(constant, on, &scope) {
                        each(&constant.effect, &scope);
                    }
                }
            }
        }
        // Cards of a ship that is not on the table still say what it is: its hull, its shields; and R-12: how hard
        // the maneuver is with which it deploys.
        let ship = self.ship(on);
        if !ship.on_table() {
            for card in self.content.cards(ship) {
                for ability in self.content.abilities(ship, card) {
                    let Ability::Constant(constant) = ability else { continue };
                    if matches!(constant.effect, Effect::Value(..) | Effect::ManeuverDifficulty(..)) {
                        each(&constant.effect, &Scope::of_card(on, card, on));
                    }
                }
            }
        }
    }

    fn applies(&self, constant: &Constant, on: ShipId, scope: &Scope) -> bool {
        self.passes(on, &constant.of, scope)
            && constant.when.iter().all(|condition| self.holds(condition, scope))
    }

    fn value(&self, ship: ShipId, stat: Stat, printed: u8) -> u8 {
        let mut value = i16::from(printed);
        self.effects_about(Constant::VALUE, ship, |effect, _| {
            if let Effect::Value(which, by) = effect
                && *which == stat
            {
                value += i16::from(*by);
            }
        });
        value.clamp(0, 99) as u8
    }

    /// X2-ATTACK-29: how many damage cards destroy it.
    pub fn hull(&self, id: ShipId) -> u8 {
        self.value(id, Stat::Hull, self.content.type_of(self.ship(id)).hull)
    }

    /// X2-DAMAGE-15: how many shields it can have.
    pub fn shield_value(&self, id: ShipId) -> u8 {
        self.value(id, Stat::Shields, self.content.type_of(self.ship(id)).shields)
    }

    /// Its agility; X2-BEYOND-06: two more while cloaked.
    pub fn agility(&self, id: ShipId) -> u8 {
        let cloak = if self.ship(id).tokens.has(Token::Cloak) { 2 } else { 0 };
        self.value(id, Stat::Agility, self.content.type_of(self.ship(id)).agility) + cloak
    }

    /// X2-INIT-01: its initiative at this moment.
    pub fn initiative(&self, id: ShipId) -> u8 {
        let ship = self.ship(id);
        ship.initiative
            .unwrap_or_else(|| self.value(id, Stat::Initiative, self.content.pilot_of(ship).initiative))
    }

    /// X2-FORCE-01: its Force capacity, and how much comes back in the end phase.
    pub fn force_capacity(&self, id: ShipId) -> (u8, u8) {
        let ship = self.ship(id);
        let own = self.content.pilot_of(ship).force.map_or((0, 0), |force| (force.limit, force.recovers));
        let more: u8 = ship.upgrades.iter().map(|card| self.content.upgrades[card.card as usize].force).sum();
        (own.0 + more, if own.0 + more > 0 { own.1.max(1) } else { 0 })
    }

    /// X2-CHARGE-01: the charge limit of a card, and how many charges come back in the end phase.
    pub fn charge_limit(&self, id: ShipId, card: CardRef) -> (u8, u8) {
        let ship = self.ship(id);
        let charges = match card {
            CardRef::Pilot => self.content.pilot_of(ship).charges,
            CardRef::Upgrade(place) => {
                self.content.upgrades[ship.upgrades[place as usize].card as usize].charges
            }
            CardRef::Type
            | CardRef::Damage(..)
            | CardRef::Condition(_)
            | CardRef::Device(_)
            | CardRef::Aboard => None,
        };
        charges.map_or((0, 0), |charges| (charges.limit, charges.recovers))
    }

    /// X2-CHARGE-05: whether a card says that its spent charges never come back.
    pub(crate) fn stays_spent(&self, id: ShipId, card: CardRef) -> bool {
        self.content.abilities(self.ship(id), card).iter().any(|ability| match ability {
            Ability::Constant(constant) => constant.effect == Effect::ChargesStaySpent,
            Ability::Triggered(_) | Ability::Action(_) | Ability::Weapon(_) | Ability::Bar(_) => false,
        })
    }

    /// The active charges of a card.
    pub fn charges(&self, id: ShipId, card: CardRef) -> u8 {
        let ship = self.ship(id);
        match card {
            CardRef::Pilot => ship.charges,
            CardRef::Upgrade(place) => ship.upgrades[place as usize].charges,
            CardRef::Type
            | CardRef::Damage(..)
            | CardRef::Condition(_)
            | CardRef::Device(_)
            | CardRef::Aboard => 0,
        }
    }

    /// X2-ION-01, X2-BEYOND-31: how many tokens it takes to be ionised or tractored.
    pub fn threshold(&self, id: ShipId) -> u8 {
        threshold(self.size(id))
    }

    /// X2-ION-01.
    pub fn is_ionised(&self, id: ShipId) -> bool {
        self.ship(id).tokens.get(Token::Ion) >= self.threshold(id)
    }

    /// X2-TOKEN-11, X2-BEYOND-07.
    pub fn is_disarmed(&self, id: ShipId) -> bool {
        let tokens = &self.ship(id).tokens;
        tokens.has(Token::Disarm) || tokens.has(Token::Cloak)
    }

    /// What a ship can spend on dice, in the words of exact odds.
    pub fn purse(&self, id: ShipId) -> odds::Tokens {
        let ship = self.ship(id);
        odds::Tokens {
            focus: ship.tokens.get(Token::Focus),
            calculate: ship.tokens.get(Token::Calculate),
            force: ship.force,
            evade: ship.tokens.get(Token::Evade),
            charges: 0,
            lock: 0,
        }
    }

    /// How the maneuvers of a ship are coloured at this moment (X2-MOVE-32 to -35).
    pub fn shades(&self, id: ShipId) -> Shades {
        let mut shades = Shades::default();
        self.effects_about(Constant::DIFFICULTY, id, |effect, _| {
            if let Effect::ManeuverDifficulty(shapes, by) = effect {
                shades.shift(shapes, *by);
            }
        });
        shades
    }

    /// The maneuver in the colour it has for this ship at this moment.
    pub fn coloured(&self, id: ShipId, maneuver: Maneuver) -> Maneuver {
        self.shades(id).colour(maneuver)
    }

    /// X2-PLAN-07, X2-MOVE-09: whether the ship may select and execute it.
    pub fn may_execute(&self, id: ShipId, maneuver: Maneuver) -> bool {
        !(self.ship(id).is_stressed() && self.coloured(id, maneuver).difficulty == Difficulty::Red)
    }

    /// The arcs a weapon fires from, each as an arc and the way it is turned.
    pub fn firing_arcs(&self, id: ShipId, weapon: WeaponRef) -> impl Iterator<Item = Arc> + use<'e> {
        let ship = self.ship(id);
        let weapon = self.content.weapon(ship, weapon);
        let double = self.content.type_of(ship).turret == Some(Turret::Double);
        let arcs = match weapon {
            None => [None, None],
            Some(weapon) if !weapon.turret => [Some(weapon.arc), None],
            Some(_) => match ship.turret {
                None => [None, None],
                Some(way) if double => [Some(standard(way)), Some(standard(way + Heading::HALF))],
                Some(way) => [Some(standard(way)), None],
            },
        };
        arcs.into_iter().flatten()
    }

    /// Whether a ship is in one of another's firing arcs, primary weapons only (X2-ARC-02).
    pub fn in_firing_arc(&self, of: ShipId, target: ShipId) -> bool {
        let (base, other) = (self.base(of), self.base(target));
        let weapons = self.content.type_of(self.ship(of)).weapons.len() as u8;
        (0..weapons).any(|weapon| {
            let mut arcs = self.firing_arcs(of, WeaponRef::Primary(weapon));
            arcs.any(|arc| base.has_in_arc(arc, self.content.arcs, &other))
        })
    }

    /// Whether a ship satisfies all tests.
    pub fn passes(&self, id: ShipId, tests: &[ShipTest], scope: &Scope) -> bool {
        tests.iter().all(|test| self.passes_one(id, *test, scope))
    }

    fn passes_one(&self, id: ShipId, test: ShipTest, scope: &Scope) -> bool {
        let this = scope.this();
        let ship = self.ship(id);
        match test {
            ShipTest::This => id == this,
            ShipTest::Other => id != this,
            ShipTest::Friendly => self.s.are_friends(id, this),
            ShipTest::Enemy => !self.s.are_friends(id, this),
            ShipTest::Range(least, most) => self.range(this, id).is_within(least, most),
            ShipTest::In(arc) => {
                id != this && self.base(this).has_in_arc(arc, self.content.arcs, &self.base(id))
            }
            ShipTest::InFiringArc => id != this && self.in_firing_arc(this, id),
            ShipTest::Type(kind) => self.content.type_of(ship).id == kind,
            ShipTest::Size(size) => self.size(id) == size,
            ShipTest::Has(token) => ship.tokens.has(token),
            ShipTest::Damaged => !ship.damage.is_empty(),
            ShipTest::SeesThis => id != this && self.in_firing_arc(id, this),
            ShipTest::Under(condition) => {
                ship.conditions.iter().any(|it| self.content.conditions[*it as usize].id == condition)
            }
            ShipTest::LockedByThis => self.ship(this).locks.contains(&id),
            ShipTest::Equipped(card) => {
                ship.upgrades.iter().any(|equipped| self.content.upgrades[equipped.card as usize].id == card)
            }
            ShipTest::DialHidden => ship.dial.is_some_and(|dial| !dial.up),
            ShipTest::LacksShield => ship.shields < self.shield_value(id),
            ShipTest::CanReload => crate::legal::reloadable(*self, id).next().is_some(),
        }
    }

    /// The ship a word of an ability means.
    pub fn who(&self, who: Who, scope: &Scope) -> Option<ShipId> {
        match who {
            Who::This => Some(scope.this()),
            Who::Subject => Some(scope.subject),
            Who::Attacker => self.s.attack().map(|attack| attack.attacker),
            Who::Defender => self.s.attack().map(|attack| attack.defender),
            Who::Chosen => scope.chosen,
        }
    }

    /// Whether a condition holds.
    pub fn holds(&self, condition: &Condition, scope: &Scope) -> bool {
        let executed = || self.ship(scope.subject).executed;
        let attack = || self.s.attack();
        match condition {
            Condition::Fully => executed().is_some_and(|last| last.full),
            Condition::Speed(least, most) => {
                executed().is_some_and(|last| (*least..=*most).contains(&last.maneuver.speed))
            }
            Condition::Colour(colour) => executed().is_some_and(|last| last.maneuver.difficulty == *colour),
            Condition::Shaped(shapes) => {
                executed().is_some_and(|last| shapes.contains(&shades::shape(last.maneuver.bearing)))
            }
            Condition::IonManeuver => executed().is_some_and(|last| last.ion),
            Condition::MetObstacle => executed().is_some_and(|last| last.met_obstacle),
            Condition::Performed(kinds) => scope.act.is_some_and(|act| kinds.contains(&act)),
            Condition::Is(role) => attack().is_some_and(|attack| match role {
                Role::Attacking => attack.attacker == scope.this(),
                Role::Defending => attack.defender == scope.this(),
            }),
            Condition::With(test) => attack().is_some_and(|attack| self.is_weapon(attack, *test, scope)),
            Condition::AttackRange(least, most) => {
                attack().is_some_and(|attack| (*least..=*most).contains(&attack.range))
            }
            Condition::Obstructed => attack().is_some_and(|attack| attack.obstructed),
            Condition::AttackHit => attack().is_some_and(|attack| attack.hit),
            Condition::There(tests) => self.s.on_table().any(|ship| self.passes(ship, tests, scope)),
            Condition::That(who, tests) => {
                self.who(*who, scope).is_some_and(|ship| self.passes(ship, tests, scope))
            }
            Condition::Rolled(faces) => scope.rolled.iter().any(|face| faces.contains(face)),
            Condition::HitsPending => crate::frames::damage_pending(self.s).is_some_and(|(hits, _)| hits > 0),
            Condition::InEngagement => self.s.phase == Phase::Engagement,
            Condition::FaceUp(face) => match scope.ability.card {
                CardRef::Upgrade(place) => self.ship(scope.this()).upgrades[place as usize].face == *face,
                CardRef::Type
                | CardRef::Pilot
                | CardRef::Damage(..)
                | CardRef::Condition(_)
                | CardRef::Device(_)
                | CardRef::Aboard => *face == 0,
            },
            Condition::NotOnBar => !scope.on_bar,
            Condition::Done => scope.done,
            Condition::Not(condition) => !self.holds(condition, scope),
        }
    }

    fn is_weapon(&self, attack: &Attack, test: WeaponTest, scope: &Scope) -> bool {
        match (test, attack.weapon) {
            (WeaponTest::ThisCard, WeaponRef::Upgrade(place, _)) => {
                attack.attacker == scope.this() && scope.ability.card == CardRef::Upgrade(place)
            }
            (WeaponTest::ThisCard, WeaponRef::Primary(_)) => false,
            _ => self.fits(attack.attacker, attack.weapon, test),
        }
    }

    /// Whether a weapon of a ship is of a kind; which card asks does not matter here.
    pub(crate) fn fits(&self, ship: ShipId, weapon: WeaponRef, test: WeaponTest) -> bool {
        let own = self.ship(ship);
        match (test, weapon) {
            (WeaponTest::Primary, WeaponRef::Primary(_)) | (WeaponTest::Special, WeaponRef::Upgrade(..)) => {
                true
            }
            (WeaponTest::Primary, WeaponRef::Upgrade(..)) | (WeaponTest::Special, WeaponRef::Primary(_)) => {
                false
            }
            (WeaponTest::ThisCard, _) => true,
            (WeaponTest::From(arc), _) => {
                self.content.weapon(own, weapon).is_some_and(|weapon| !weapon.turret && weapon.arc == arc)
            }
            (WeaponTest::Of(slot), WeaponRef::Upgrade(place, _)) => {
                self.content.upgrades[own.upgrades[place as usize].card as usize].slots.contains(&slot)
            }
            (WeaponTest::Of(_), WeaponRef::Primary(_)) => false,
        }
    }
}

/// The standard arc that lies in a direction from a ship's own front (X2-BEYOND-43).
pub(crate) fn standard(way: Heading) -> Arc {
    match way {
        Heading::RIGHT => Arc::Right,
        Heading::DOWN => Arc::Rear,
        Heading::LEFT => Arc::Left,
        _ => Arc::Front,
    }
}
