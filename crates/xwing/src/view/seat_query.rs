//! What a seat sees, read where it lies. A [`crate::View`] shows everything at once; who wants to know little need not
//! pay for that. Nothing hidden can be asked for.

use crate::{
    Act, ActionKind, CardRef, Content, Grant, LiveObstacle, Maneuver, Pool, Query, Shades, ShipId, State,
    Status, Tokens, Weapon, WeaponRef, legal, view::sees_dial,
};
use geometry::{Arc, Area, Base, Pose, Range, Size};
use kernel::{Seat, Viewer};
use std::fmt;

/// A seat's look at the table.
#[derive(Clone, Copy)]
pub struct SeatQuery<'g> {
    query: Query<'g>,
    seat: Seat,
}

// By hand: a derived one would print what is hidden.
impl fmt::Debug for SeatQuery<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatQuery").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'g> SeatQuery<'g> {
    pub(crate) fn new(content: &'g Content, s: &'g State, seat: Seat) -> Self {
        Self { query: Query { content, s }, seat }
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The cards.
    pub fn content(&self) -> &'g Content {
        self.query.content
    }

    /// The play area.
    pub fn area(&self) -> Area {
        self.query.s.area
    }

    /// The obstacles on the table.
    pub fn obstacles(&self) -> &'g [LiveObstacle] {
        &self.query.s.obstacles
    }

    /// The ships on the table.
    pub fn ships(&self) -> impl Iterator<Item = ShipId> + 'g {
        self.query.s.on_table()
    }

    /// Whose ship it is.
    #[inline]
    pub fn owner(&self, id: ShipId) -> Seat {
        self.query.ship(id).seat
    }

    /// X2-ATTACK-32: whether it is destroyed and only waits to be removed.
    #[inline]
    pub fn is_doomed(&self, id: ShipId) -> bool {
        self.query.ship(id).status == Status::Doomed
    }

    /// Where it stands.
    #[inline]
    pub fn pose(&self, id: ShipId) -> Pose {
        self.query.ship(id).pose
    }

    /// Its size.
    #[inline]
    pub fn size(&self, id: ShipId) -> Size {
        self.query.size(id)
    }

    /// Its base where it stands.
    #[inline]
    pub fn base(&self, id: ShipId) -> Base {
        self.query.base(id)
    }

    /// Its tokens.
    #[inline]
    pub fn tokens(&self, id: ShipId) -> &'g Tokens {
        &self.query.ship(id).tokens
    }

    /// How much damage it can still take, shields and all.
    pub fn health(&self, id: ShipId) -> u8 {
        let ship = self.query.ship(id);
        (self.query.hull(id) + ship.shields).saturating_sub(self.query.damage(id))
    }

    /// X2-ION-01.
    #[inline]
    pub fn is_ionised(&self, id: ShipId) -> bool {
        self.query.is_ionised(id)
    }

    /// X2-TOKEN-11, X2-BEYOND-07.
    #[inline]
    pub fn is_disarmed(&self, id: ShipId) -> bool {
        self.query.is_disarmed(id)
    }

    /// Whether it has engaged this round.
    #[inline]
    pub fn has_engaged(&self, id: ShipId) -> bool {
        self.query.ship(id).done.engaged
    }

    /// The maneuvers on its dial, as they are printed.
    #[inline]
    pub fn maneuvers(&self, id: ShipId) -> &'g [Maneuver] {
        &self.query.content.type_of(self.query.ship(id)).dial
    }

    /// How these are coloured at this moment.
    #[inline]
    pub fn shades(&self, id: ShipId) -> Shades {
        self.query.shades(id)
    }

    /// X2-PLAN-08: the maneuver that its dial shows, if the seat sees that: a place on the dial.
    #[inline]
    pub fn dial(&self, id: ShipId) -> Option<u8> {
        let ship = self.query.ship(id);
        let seen = |dial: &crate::Dial| sees_dial(Viewer::Seat(self.seat), ship.seat, *dial);
        ship.dial.filter(seen).map(|dial| dial.maneuver)
    }

    /// Its weapons, primary ones first.
    pub fn weapons(&self, id: ShipId) -> impl Iterator<Item = (WeaponRef, &'g Weapon)> + use<'g> {
        legal::weapons(self.query, id)
    }

    /// The arcs a weapon of it fires from.
    pub fn firing_arcs(&self, id: ShipId, weapon: WeaponRef) -> impl Iterator<Item = Arc> + use<'g> {
        self.query.firing_arcs(id, weapon)
    }

    /// The active charges of one of its cards.
    pub fn charges(&self, id: ShipId, card: CardRef) -> u8 {
        self.query.charges(id, card)
    }

    /// The range between two ships.
    pub fn range(&self, a: ShipId, b: ShipId) -> Range {
        self.query.range(a, b)
    }

    /// X2-ARC-02: whether a ship is in one of another's firing arcs.
    pub fn in_firing_arc(&self, of: ShipId, target: ShipId) -> bool {
        self.query.in_firing_arc(of, target)
    }

    /// The actions of some kinds that a ship of the seat may perform.
    pub fn acts(&self, id: ShipId, grant: Grant, kinds: &[ActionKind]) -> impl Iterator<Item = Act> + use<> {
        legal::acts_of(self.query, id, grant, kinds).into_iter()
    }

    /// The dice of the attack in flight: the attacker's, then the defender's.
    pub fn attack(&self) -> Option<[&'g Pool; 2]> {
        let attack = self.query.s.attack()?;
        Some([&attack.offense, &attack.defense])
    }
}
