//! What a viewer sees: built field by field, so a new field of the state is invisible until a line here shows it.

mod figures;
mod knowledge;
mod resample;
mod seat_query;

pub use figures::{DieFaces, Figures, Halves};
pub(crate) use knowledge::knowledge;
pub(crate) use resample::resample;
pub use seat_query::SeatQuery;

use crate::{
    Ask, CardRef, Content, Damage, Executed, Face, Maneuver, Mode, Outcome, Phase, Query, Ruleset, Ship,
    ShipId, State, Status, Symbol, Token, WeaponRef,
    state::{LiveDevice, LiveObstacle, free_number},
};
use geometry::{Delivery, Heading, Pose};
use kernel::{Known, Pending, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How it is played.
    pub mode: Mode,
    /// How the rules are read.
    pub ruleset: Ruleset,
    /// The sides of the play area, in micrometres.
    pub area: (i32, i32),
    /// Counted from 1; 0 during set-up.
    pub round: u16,
    /// Which phase it is.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// Every ship of the match.
    pub ships: Vec<ShipView>,
    /// Obstacles on the table.
    pub obstacles: Vec<ObstacleView>,
    /// Obstacles still to be placed.
    pub supply: Vec<Symbol>,
    /// Devices on the table.
    pub devices: Vec<DeviceView>,
    /// Hyperspace markers.
    pub markers: Vec<Pose>,
    /// X2-ESCALATE-10: what the game is played for, and what each seat has destroyed.
    pub threat: (u8, [u16; 2]),
    /// Cards left in each damage deck.
    pub decks: [u8; 2],
    /// Discarded damage cards, face up.
    pub discards: [Vec<Symbol>; 2],
    /// The attack in flight.
    pub attack: Option<AttackView>,
    /// X2-ESCALATE-04: the quick builds that may replace a lost ship, as the question about it numbers them, by their
    /// places in the content.
    pub replacements: Vec<Vec<u16>>,
    /// X2-BEYOND-54, -55: the ways to lay a device, as the question about it numbers them.
    pub deliveries: Vec<Delivery>,
    /// X2-ESCALATE-07: where an arriving ship would stand, as the question about it numbers the sides of its marker.
    #[serde(default)]
    pub arrivals: Vec<Pose>,
    /// Who is asked what.
    pub asked: Vec<(Seat, Ask)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A ship as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShipView {
    /// Its place in the list.
    pub id: ShipId,
    /// Whose.
    pub seat: Seat,
    /// Its number.
    pub number: u8,
    /// Its ship card.
    pub pilot: Symbol,
    /// Its type.
    pub ship: Symbol,
    /// Where it stands in the game.
    pub status: Status,
    /// Where it is.
    pub pose: Pose,
    /// Its initiative now.
    pub initiative: u8,
    /// Its agility now.
    pub agility: u8,
    /// Damage cards that destroy it.
    pub hull: u8,
    /// Active shields, and how many it can have.
    pub shields: (u8, u8),
    /// Active Force charges, and its capacity.
    pub force: (u8, u8),
    /// Active charges of its ship card, and their limit.
    pub charges: (u8, u8),
    /// What its quick build is worth.
    pub threat: u8,
    /// which of its side's quick builds it came by, where that holds several ships.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub build: Option<u8>,
    /// Its tokens.
    pub tokens: Vec<(Token, u8)>,
    /// Whom it has locked.
    pub locks: Vec<ShipId>,
    /// X1-MOVE-11: the ships it touches, where that is not seen by where they stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<ShipId>>", optional))]
    pub touches: Vec<ShipId>,
    /// Its upgrades.
    pub upgrades: Vec<UpgradeView>,
    /// Its damage cards in the order they were dealt; those that lie face down are nobody's to know.
    pub damage: Vec<Option<Symbol>>,
    /// Its face-up damage cards.
    pub critical: Vec<Symbol>,
    /// The numbers of its face-up damage cards among those of their kind, if not those one would count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
    pub copies: Vec<u8>,
    /// How much damage its cards are, where that is not one each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub suffered: Option<u8>,
    /// How many damage cards lie face down; R-05: nobody knows which.
    pub face_down: u8,
    /// Which cards lie face down; known to arbiters only.
    pub hidden: Known<Vec<Symbol>>,
    /// Its conditions.
    pub conditions: Vec<Symbol>,
    /// X2-PLAN-08: its dial, if it has one.
    pub dial: Option<Known<Maneuver>>,
    /// Which way its turret points, from its own front.
    pub turret: Option<Heading>,
    /// The ship it is docked to.
    pub carrier: Option<ShipId>,
    /// Whether it has activated, and engaged.
    pub done: (bool, bool),
    /// Its last maneuver this round, as everybody saw it.
    #[serde(default)]
    pub executed: Option<Executed>,
}

impl ShipView {
    /// X2-ATTACK-29: how much more damage destroys it.
    pub fn hull_left(&self) -> u8 {
        self.hull.saturating_sub(self.suffered.unwrap_or(self.damage.len() as u8))
    }
}

/// An upgrade as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UpgradeView {
    /// Which.
    pub id: Symbol,
    /// Which face shows.
    pub face: u8,
    /// Active charges, and their limit.
    pub charges: (u8, u8),
    /// Whether it was discarded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub discarded: bool,
}

/// An obstacle on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ObstacleView {
    /// Which.
    pub id: Symbol,
    /// Where.
    pub at: Pose,
}

/// A device on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeviceView {
    /// Which.
    pub id: Symbol,
    /// Whose.
    pub owner: ShipId,
    /// Where.
    pub at: Pose,
}

/// An attack in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackView {
    /// Who attacks.
    pub attacker: ShipId,
    /// Whom.
    pub defender: ShipId,
    /// With what.
    pub weapon: WeaponRef,
    /// At which attack range.
    pub range: u8,
    /// Whether the line is obstructed.
    pub obstructed: bool,
    /// Attack dice, each with whether it was rerolled.
    pub attack: Vec<(Face, bool)>,
    /// Defence dice.
    pub defense: Vec<(Face, bool)>,
    /// Dice more or fewer than cards and range say: attack, defence.
    #[serde(default)]
    pub more: (i8, i8),
}

/// Whether a viewer sees what a dial shows.
pub(crate) fn sees_dial(viewer: Viewer, owner: Seat, dial: crate::Dial) -> bool {
    dial.up
        || match viewer {
            Viewer::Arbiter => true,
            Viewer::Spectator => false,
            Viewer::Seat(seat) => seat == owner || dial.peeked >> seat.0 & 1 == 1,
        }
}

/// What a viewer sees of a state.
pub(crate) fn view(content: &Content, s: &State, viewer: Viewer) -> View {
    let query = Query { content, s };
    let damage = |kind: u8| content.damage[kind as usize].id;
    View {
        mode: s.mode,
        ruleset: s.ruleset,
        area: (s.area.width, s.area.height),
        round: s.round,
        phase: s.phase,
        first: s.first,
        ships: s.ids().map(|id| ship(query, id, viewer)).collect(),
        obstacles: s.obstacles.iter().map(|o| obstacle(content, o)).collect(),
        supply: s.supply.iter().map(|shape| content.obstacles[*shape as usize].id).collect(),
        devices: s.devices.iter().map(|d| device(content, d)).collect(),
        markers: s.markers.to_vec(),
        threat: (s.threat, s.scored),
        decks: [0, 1].map(|i| s.decks[i].len() as u8),
        discards: [0, 1].map(|i| s.discards[i].iter().map(|kind| damage(*kind)).collect()),
        attack: s.attack().map(|attack| AttackView {
            attacker: attack.attacker,
            defender: attack.defender,
            weapon: attack.weapon,
            range: attack.range,
            obstructed: attack.obstructed,
            attack: attack.offense.0.iter().map(|die| (die.face, die.rerolled)).collect(),
            defense: attack.defense.0.iter().map(|die| (die.face, die.rerolled)).collect(),
            more: attack.more,
        }),
        replacements: replacements(query),
        deliveries: crate::legal::asked_deliveries(query).to_vec(),
        arrivals: crate::query::arrival_sides(query).to_vec(),
        asked: s.pending.demands().iter().map(|demand| (demand.by, demand.ask)).collect(),
        outcome: match &s.pending {
            Pending::Over(outcome) => Some(*outcome),
            Pending::Decide(_) | Pending::Chance(_) => None,
        },
    }
}

fn replacements(query: Query<'_>) -> Vec<Vec<u16>> {
    let places = |builds: [u16; 2]| builds.into_iter().filter_map(|build| build.checked_sub(1)).collect();
    crate::query::replacements(query).into_iter().map(places).collect()
}

fn obstacle(content: &Content, obstacle: &LiveObstacle) -> ObstacleView {
    ObstacleView { id: content.obstacles[obstacle.shape as usize].id, at: obstacle.at }
}

fn device(content: &Content, device: &LiveDevice) -> DeviceView {
    DeviceView { id: content.devices[device.device as usize].card.id, owner: device.owner, at: device.at }
}

/// The numbers of a ship's face-up damage cards, unless they are those that counting gives.
fn copies(own: &Ship) -> Vec<u8> {
    let mut counted: Vec<Damage> = Vec::new();
    let mut numbers = Vec::new();
    for damage in own.damage.iter().filter(|damage| damage.is_up()) {
        counted.push(Damage::up(damage.card, free_number(&counted, damage.card)));
        if let Some(CardRef::Damage(_, number)) = damage.reference() {
            numbers.push(number);
        }
    }
    if own.damage.iter().filter(|damage| damage.is_up()).eq(&counted) { Vec::new() } else { numbers }
}

fn ship(query: Query<'_>, id: ShipId, viewer: Viewer) -> ShipView {
    let content = query.content;
    let own = query.ship(id);
    let damage = |kind: u8| content.damage[kind as usize].id;
    let cards =
        |up: bool| own.damage.iter().filter(move |damage| damage.is_up() == up).map(|damage| damage.card);
    ShipView {
        id,
        seat: own.seat,
        number: own.number,
        pilot: content.pilot_of(own).id,
        ship: content.type_of(own).id,
        status: own.status,
        pose: own.pose,
        initiative: query.initiative(id),
        agility: query.agility(id),
        hull: query.hull(id),
        shields: (own.shields, query.shield_value(id)),
        force: (own.force, query.force_capacity(id).0),
        charges: (own.charges, query.charge_limit(id, CardRef::Pilot).0),
        threat: own.threat,
        build: own.build,
        tokens: own.tokens.iter().collect(),
        locks: own.locks.to_vec(),
        touches: query.s.memory.touched(id).collect(),
        upgrades: own
            .upgrades
            .iter()
            .enumerate()
            .map(|(place, equipped)| UpgradeView {
                id: content.upgrades[equipped.card as usize].id,
                face: equipped.face,
                charges: (equipped.charges, query.charge_limit(id, CardRef::Upgrade(place as u8)).0),
                discarded: equipped.is_discarded(),
            })
            .collect(),
        damage: own.damage.iter().map(|card| card.is_up().then(|| damage(card.card))).collect(),
        critical: cards(true).map(damage).collect(),
        copies: copies(own),
        suffered: Some(query.damage(id)).filter(|damage| *damage as usize != own.damage.len()),
        face_down: cards(false).count() as u8,
        hidden: Known::when(viewer == Viewer::Arbiter, || cards(false).map(damage).collect()),
        conditions: own.conditions.iter().map(|it| content.conditions[it as usize].id).collect(),
        dial: own.dial.map(|dial| {
            Known::when(sees_dial(viewer, own.seat, dial), || {
                content.type_of(own).dial[dial.maneuver as usize]
            })
        }),
        turret: own.turret,
        carrier: own.carrier,
        done: (own.done.activated, own.done.engaged),
        executed: own.executed,
    }
}
