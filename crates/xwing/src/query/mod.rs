//! Questions about a position: values as they are with everything in force, ranges, arcs, conditions.

mod allowed;
mod arrivals;
mod attack;
mod dock;
mod edition;
mod order;
mod shades;
mod table;

pub(crate) use arrivals::{arrival_sides, marker_sides, may_stay_lost, options, replacements, spare};
pub(crate) use attack::{attack_dice, damage_pending, defense_dice, is_reinforced};
pub(crate) use dock::{carriers, could_carry, deployments, slip, ways_out};
pub(crate) use edition::TractorLoss;
pub(crate) use order::{candidates, due_next, due_to_place, gets_dial, has_system_effects, next_initiative};
pub use shades::Shades;
pub(crate) use table::{
    flight, fuse, met, mines_met, near_obstacles, obstacles_met, others, placed, shatterable, tallon_slots,
};

use crate::{
    Ability, CardRef, Condition, Constant, Content, Damage, Effect, Phase, Role, Scope, Ship, ShipId,
    ShipTest, Shown, Slot, Stat, State, Token, Turret, WeaponRef, WeaponTest, Who, state::Attack,
};
use geometry::{Arc, Base, Heading, Range, Size};

/// A position and the cards it is made of.
#[derive(Debug, Clone, Copy)]
pub struct Query<'e> {
    /// The cards.
    pub content: &'e Content,
    /// The position.
    pub s: &'e State,
}

impl<'e> Query<'e> {
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
            CardRef::Condition(kind) => Shown::Condition(kind),
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
        self.counted(if a == b { Range::Zero } else { self.base(a).range(&self.base(b)) })
    }

    /// Folds the effects in force on a ship: of its own cards and of the cards of others that name it.
    pub(crate) fn effects(&self, on: ShipId, each: impl FnMut(&'e Effect, &Scope)) {
        self.effects_about(Constant::ANY, on, each);
    }

    /// The same, of some kinds only: bits of [`Constant::bit`].
    #[inline]
    fn effects_about(&self, about: u64, on: ShipId, mut each: impl FnMut(&'e Effect, &Scope)) {
        let about = self.s.heard.of(about);
        if about == 0 {
            return;
        }
        let others = about & Constant::OTHERS;
        if others != 0 {
            for id in self.s.on_table() {
                self.effects_of(id, if id == on { about } else { others }, on, &mut each);
            }
        } else if self.ship(on).on_table() {
            self.effects_of(on, about, on, &mut each);
        }
        // Cards of a ship that is not on the table still say what it is: its hull, its shields; and R-12: how hard
        // the maneuver is with which it deploys.
        let ship = self.ship(on);
        if !ship.on_table() {
            for card in self.content.cards(ship) {
                for ability in self.content.abilities(ship, card) {
                    let Ability::Constant(constant) = ability else { continue };
                    if matches!(
                        constant.effect,
                        Effect::Value(..)
                            | Effect::Set(..)
                            | Effect::ManeuverDifficulty(..)
                            | Effect::Treat(..)
                    ) {
                        each(&constant.effect, &Scope::of_card(on, card, on));
                    }
                }
            }
        }
    }

    /// The effects of one ship's cards on another, or on itself.
    fn effects_of(&self, id: ShipId, about: u64, on: ShipId, each: &mut impl FnMut(&'e Effect, &Scope)) {
        let ship = self.ship(id);
        if self.content.listens(ship) & about == 0 {
            return;
        }
        // Damage cards count one by one: two of a kind have their effect twice.
        for card in self.content.cards(ship) {
            for ability in self.content.abilities(ship, card) {
                let Ability::Constant(constant) = ability else { continue };
                // What is not asked about is not looked at: its conditions might ask for what is being worked out.
                if constant.bit() & about == 0 || (constant.of == [ShipTest::This] && id != on) {
                    continue;
                }
                let scope = Scope::of_card(id, card, on);
                if self.applies(constant, on, &scope) {
                    each(&constant.effect, &scope);
                }
            }
        }
    }

    fn applies(&self, constant: &Constant, on: ShipId, scope: &Scope) -> bool {
        self.passes(on, &constant.of, scope)
            && constant.when.iter().all(|condition| self.holds(condition, scope))
    }

    fn value(&self, ship: ShipId, stat: Stat, printed: u8) -> u8 {
        self.total(ship, stat, printed, 0)
    }

    /// A value with something added that no card says.
    fn total(&self, ship: ShipId, stat: Stat, printed: u8, more: i16) -> u8 {
        let mut value = i16::from(printed) + more;
        let mut set = None;
        self.effects_about(Constant::VALUE, ship, |effect, _| {
            if let Effect::Value(which, by) = effect
                && *which == stat
            {
                value += i16::from(*by);
            } else if let Effect::Set(which, to) = effect
                && *which == stat
            {
                set = Some(*to);
            }
        });
        set.unwrap_or(value.clamp(0, 99) as u8)
    }

    /// X2-ATTACK-29: how much damage destroys it.
    pub fn hull(&self, id: ShipId) -> u8 {
        self.value(id, Stat::Hull, self.content.type_of(self.ship(id)).hull)
    }

    /// X2-DAMAGE-07: how much damage it has. Each card is one, unless it says otherwise while it lies face up.
    pub fn damage(&self, id: ShipId) -> u8 {
        let worth = |damage: &Damage| {
            if damage.is_up() { self.content.damage[damage.card as usize].counts } else { 1 }
        };
        self.ship(id).damage.iter().map(worth).fold(0, u8::saturating_add)
    }

    /// X2-DAMAGE-15: how many shields it can have.
    pub fn shield_value(&self, id: ShipId) -> u8 {
        self.value(id, Stat::Shields, self.content.type_of(self.ship(id)).shields)
    }

    /// Its agility; X2-BEYOND-06: two more while cloaked.
    pub fn agility(&self, id: ShipId) -> u8 {
        let own = self.ship(id);
        let printed = self.content.type_of(own).agility;
        let cloak = if own.tokens.has(Token::Cloak) { 2 } else { 0 };
        match self.tractor(id) {
            TractorLoss::Dice(_) => self.value(id, Stat::Agility, printed) + cloak,
            // X1-BASE-16: everything is added up first.
            TractorLoss::Agility(tokens) => {
                self.total(id, Stat::Agility, printed, i16::from(cloak) - i16::from(tokens))
            }
        }
    }

    /// The attack dice of a primary weapon that has so many printed.
    pub(crate) fn primary_value(&self, id: ShipId, printed: u8) -> u8 {
        self.value(id, Stat::Attack, printed)
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

    /// X2-ION-01: how many tokens it takes to be ionised.
    pub fn threshold(&self, id: ShipId) -> u8 {
        self.content.edition.facts.threshold.of(self.size(id))
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
            arcs.any(|arc| base.has_in_arc(arc, self.content.arcs(), &other))
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
                id != this && self.base(this).has_in_arc(arc, self.content.arcs(), &self.base(id))
            }
            ShipTest::InFiringArc => id != this && self.in_firing_arc(this, id),
            ShipTest::Type(kind) => self.content.type_of(ship).id == kind,
            ShipTest::Size(size) => self.size(id) == size,
            ShipTest::Has(token) => ship.tokens.has(token),
            ShipTest::Damaged => !ship.damage.is_empty(),
            ShipTest::SeesThis => id != this && self.in_firing_arc(id, this),
            ShipTest::Under(condition) => {
                ship.conditions.iter().any(|it| self.content.conditions[it as usize].id == condition)
            }
            ShipTest::LockedByThis => self.ship(this).locks.contains(&id),
            ShipTest::Equipped(card) => {
                ship.upgrades.iter().any(|equipped| self.content.upgrades[equipped.card as usize].id == card)
            }
            ShipTest::DialHidden => ship.dial.is_some_and(|dial| !dial.up),
            ShipTest::LacksShield => ship.shields < self.shield_value(id),
            ShipTest::CanReload => reloadable(*self, id).next().is_some(),
            ShipTest::Attacking => self.s.attack().is_some_and(|attack| attack.attacker == id),
            ShipTest::Defending => self.s.attack().is_some_and(|attack| attack.defender == id),
            ShipTest::HasLockedThis => ship.locks.contains(&this),
            ShipTest::Touching => self.touching(this, id),
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
        // What a dial shows that was revealed, until it is executed.
        let shown = || {
            let ship = self.ship(scope.subject);
            let revealed = || {
                let dial = ship.dial.filter(|dial| dial.up)?;
                Some(self.coloured(scope.subject, self.content.type_of(ship).dial[dial.maneuver as usize]))
            };
            ship.executed.map(|last| last.maneuver).or_else(revealed)
        };
        let attack = || self.s.attack();
        match condition {
            Condition::Fully => executed().is_some_and(|last| last.full),
            Condition::Speed(least, most) => {
                shown().is_some_and(|maneuver| (*least..=*most).contains(&maneuver.speed))
            }
            Condition::Colour(colour) => shown().is_some_and(|maneuver| maneuver.difficulty == *colour),
            Condition::Shaped(shapes) => {
                shown().is_some_and(|maneuver| shapes.contains(&shades::shape(maneuver.bearing)))
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
            Condition::HitsPending => damage_pending(self.s).is_some_and(|(hits, _)| hits > 0),
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
            Condition::Any(conditions) => conditions.iter().any(|condition| self.holds(condition, scope)),
            Condition::Used(index) => {
                let ship = self.ship(scope.this());
                let bit = self.content.counted(ship, scope.ability.card, *index);
                bit.is_some_and(|bit| ship.done.used.contains(bit))
            }
            Condition::Fresh => {
                let ship = self.ship(scope.this());
                let card = ship.damage.iter().find(|damage| damage.reference() == Some(scope.ability.card));
                card.is_some_and(|damage| damage.is_fresh())
            }
            Condition::DealtOf(kind) => self
                .dealt(scope.subject)
                .is_some_and(|damage| self.content.damage[damage.card as usize].kind == *kind),
            Condition::OnObstacle => self.is_on_obstacle(scope.subject),
        }
    }

    /// The damage card that was just dealt face up to a ship: the newest.
    pub(crate) fn dealt(&self, id: ShipId) -> Option<Damage> {
        self.ship(id).damage.last().copied().filter(|damage| damage.is_up())
    }

    /// Whether a ship's base is on an obstacle.
    pub(crate) fn is_on_obstacle(&self, id: ShipId) -> bool {
        let base = self.base(id);
        !self.ignores_obstacles(id) && placed(*self).iter().any(|outline| outline.touches(&base))
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

/// X2-BEYOND-23: upgrades that can be reloaded.
pub(crate) fn reloadable(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = u8> + '_ {
    let own = query.ship(ship);
    own.upgrades.iter().enumerate().filter_map(move |(place, equipped)| {
        let card = &query.content.upgrades[equipped.card as usize];
        let kind = card.slots.iter().any(|slot| matches!(slot, Slot::Torpedo | Slot::Missile | Slot::Device));
        let limit = card.charges.map_or(0, |charges| charges.limit);
        let comes_back = !query.stays_spent(ship, CardRef::Upgrade(place as u8));
        (kind && equipped.charges < limit && comes_back).then_some(place as u8)
    })
}
