//! A position as scenarios write it becomes a state.

use super::{Position, Start, Way, WrittenShip, deck, place, unknown};
use crate::{
    Aboard, Content, Event, Executed, Faction, LiveDevice, LiveObstacle, MAX_SHIPS, Member, Mode, Phase,
    Query, Ship, ShipId, Standing, State, Status, Symbol,
    scenario::scriptable::{fresh_name, seat_named},
    state::{Frame, Heard, Memory, SetupStep},
};
use arrayvec::ArrayVec;
use geometry::{Area, Heading, Pose, Range};
use kernel::{DecisionId, Log, Pending, Seat};

/// The state of a position, and what its ships are called.
pub(crate) fn stage(
    content: &Content,
    given: &Position,
    log: &mut Log<Event>,
) -> Result<(State, Vec<String>), String> {
    let mode = given.mode.unwrap_or(Mode::Standard);
    let own;
    let given = match content.own_squads(mode) {
        // X2-INTRO-01, X2-ESCALATE-14: the squadrons that the mode brings.
        Some(squads) if given.ships.is_empty() => {
            own = Position { ships: brought(&squads), ..given.clone() };
            &own
        }
        _ => given,
    };
    let (ships, names) = ships(content, given)?;
    let seat = |name: &str| {
        let found = seat_named(content, &ships, &names, name);
        found.ok_or_else(|| {
            format!("no seat `{name}`; the seats are one and two, or the ships' factions and names")
        })
    };
    let first = given.first.as_deref().map(seat).transpose()?;
    let mut points = [None; 2];
    for (name, value) in &given.points {
        points[seat(name)?.index()] = Some(*value);
    }
    let mut scored = [0; 2];
    for (name, value) in &given.scored {
        scored[seat(name)?.index()] = *value;
    }
    let (width, height) = given.area.unwrap_or((900.0, 900.0));
    if ![width, height].into_iter().all(|side| (300.0..=3_000.0).contains(&side)) {
        return Err("the sides of the play area are 300 to 3000 mm".to_owned());
    }
    let mut s = State {
        mode,
        ruleset: mode.ruleset(given.ruleset),
        area: Area { width: (width * 1_000.0) as i32, height: (height * 1_000.0) as i32 },
        threat: given.threat.unwrap_or(mode.threat()),
        points,
        first: first.unwrap_or(Seat(0)),
        round: given.round.unwrap_or(1),
        phase: phase(given.phase),
        ships: ships.clone(),
        supply: supply(content, given)?,
        obstacles: obstacles(content, given)?,
        devices: devices(content, given, &names)?,
        markers: ArrayVec::new(),
        scored,
        replaced: 0,
        decks: Default::default(),
        discards: Default::default(),
        decision: DecisionId(0),
        stack: ArrayVec::new(),
        pending: Pending::Chance(crate::Roll::First),
        heard: Heard::ANYTHING,
        memory: Memory::default(),
    };
    for marker in &given.markers {
        let at = Pose::mm(marker.at.0, marker.at.1, marker.facing);
        s.markers.try_push(at).map_err(|_| "there are two hyperspace markers".to_owned())?;
    }
    deck::deal(content, &mut s, given, |name| seat(name).map(Seat::index))?;
    for (i, ship) in given.ships.iter().enumerate() {
        dress(content, &mut s, ShipId(i as u8), ship, &names)?;
    }
    for (i, ship) in given.ships.iter().enumerate() {
        for name in &ship.touches {
            let other = names.iter().position(|known| known == name);
            let other = other.ok_or_else(|| format!("{}: there is no ship `{name}` to touch", names[i]))?;
            s.memory.set_touch(ShipId(i as u8), ShipId(other as u8), true);
        }
    }
    for (i, ship) in given.ships.iter().enumerate().filter(|(_, ship)| ship.replaced) {
        if !ship.destroyed {
            return Err(format!("{} was not lost: say `destroyed`", names[i]));
        }
        s.replaced |= 1 << i;
    }
    for ship in s.ids() {
        if let Some(carrier) = s.ship(ship).carrier {
            let kind = s.ship(ship).kind;
            if s.ship_mut(carrier).aboard.replace(Aboard { ship, kind }).is_some() {
                return Err(format!("two ships are docked to {}", names[carrier.index()]));
            }
        }
    }
    turns(content, &mut s, given);
    for (i, ship) in given.ships.iter().enumerate() {
        fits(Query { content, s: &s }, ShipId(i as u8), ship, &names)?;
    }
    let frame = start(content, &mut s, given, first)?;
    s.stack.push(frame);
    crate::game::run(content, &mut s, None, log);
    Ok((s, names))
}

/// The ships of squadrons, seat one's first.
fn brought(squads: &[Vec<Member>; 2]) -> Vec<WrittenShip> {
    let ship = |seat: &str, member: &Member| WrittenShip {
        pilot: member.pilot.to_string(),
        seat: Some(seat.to_owned()),
        upgrades: member.upgrades.iter().map(Symbol::to_string).collect(),
        threat: member.threat,
        build: member.build,
        ..WrittenShip::default()
    };
    let [one, two] = squads;
    one.iter().map(|it| ship("one", it)).chain(two.iter().map(|it| ship("two", it))).collect()
}

/// The ships as their cards say, in their places, and what they are called.
fn ships(content: &Content, given: &Position) -> Result<(ArrayVec<Ship, MAX_SHIPS>, Vec<String>), String> {
    let mut ships: ArrayVec<Ship, MAX_SHIPS> = ArrayVec::new();
    let mut names: Vec<String> = Vec::new();
    if given.ships.is_empty() {
        return Err("there is no ship".to_owned());
    }
    for own in &given.ships {
        let name = own.name.clone().unwrap_or_else(|| fresh_name(&own.pilot, &names));
        let plain = name.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\''));
        if name.is_empty() || !plain || matches!(&*name, "one" | "two") {
            return Err(format!("no ship can be called `{name}`: letters, digits, spaces and hyphens"));
        }
        if names.contains(&name) {
            return Err(format!("two ships are called `{name}`"));
        }
        let symbol = |id: &str| Symbol::new(id).ok_or_else(|| format!("there is no card `{id}`"));
        let index =
            content.pilot(&own.pilot).ok_or_else(|| format!("{name}: {}", no_pilot(content, &own.pilot)))?;
        let seat = match own.seat.as_deref() {
            Some("one") => Seat(0),
            Some("two") => Seat(1),
            Some(other) => return Err(format!("{name}: its seat is one or two, not `{other}`")),
            None => by_faction(content.pilots[index as usize].faction),
        };
        let mut upgrades = Vec::new();
        for id in &own.upgrades {
            content.upgrade(id).ok_or_else(|| format!("{name}: {}", no_upgrade(content, id)))?;
            upgrades.push(symbol(id)?);
        }
        let member = Member { pilot: symbol(&own.pilot)?, upgrades, threat: own.threat, build: own.build };
        let first = given.mode.unwrap_or(Mode::Standard).first_number(seat);
        let number = ships.iter().filter(|ship| ship.seat == seat).count() as u8 + first;
        let ship = content.build(seat, number, &member).map_err(|_| format!("{name}: too many upgrades"))?;
        ships.try_push(ship).map_err(|_| format!("more than {MAX_SHIPS} ships"))?;
        names.push(name);
    }
    let sizes: Vec<_> = ships.iter().map(|ship| content.type_of(ship).size).collect();
    let own: Vec<_> =
        ships.iter().map(|ship| if ship.seat == Seat(0) { Heading::UP } else { Heading::DOWN }).collect();
    let places = place::place_all(&given.ships, &names, &sizes, &own)?;
    for (i, ship) in ships.iter_mut().enumerate() {
        let said = &given.ships[i];
        let elsewhere = said.reserve || said.docked.is_some() || said.destroyed;
        ship.status = match places[i] {
            Some(_) if elsewhere => {
                return Err(format!("{} is not on the table, and has a place there", names[i]));
            }
            Some((pose, _)) => {
                ship.pose = pose;
                if said.doomed { Status::Doomed } else { Status::Playing }
            }
            None if said.destroyed => Status::Destroyed,
            None if elsewhere => Status::Reserve,
            None if given.phase.is_setup() && given.phase != Start::Decks => Status::Waiting,
            None => return Err(format!("{} has no place: give `at`", names[i])),
        };
    }
    Ok((ships, names))
}

fn no_pilot(content: &Content, id: &str) -> String {
    unknown("ship card", id, content.pilots.iter().map(|card| card.id.as_str()))
}

fn no_upgrade(content: &Content, id: &str) -> String {
    unknown("upgrade", id, content.upgrades.iter().map(|card| card.id.as_str()))
}

/// Whose a ship is unless a scenario says otherwise.
fn by_faction(faction: Faction) -> Seat {
    match faction {
        Faction::Rebel | Faction::Resistance | Faction::Republic => Seat(0),
        Faction::Empire | Faction::FirstOrder | Faction::Separatists | Faction::Scum => Seat(1),
    }
}

fn phase(start: Start) -> Phase {
    match start {
        Start::Setup | Start::Obstacles | Start::Markers | Start::Ships | Start::Decks => Phase::Setup,
        Start::Planning => Phase::Planning,
        Start::System => Phase::System,
        Start::Activation => Phase::Activation,
        Start::Engagement => Phase::Engagement,
        Start::End => Phase::End,
    }
}

fn shape(content: &Content, id: &str) -> Result<u8, String> {
    let known = content.obstacles.iter().map(|obstacle| obstacle.id.as_str());
    content.obstacle(id).ok_or_else(|| unknown("obstacle", id, known))
}

/// Obstacles still to be placed: six of the core box unless named.
fn supply<const N: usize>(content: &Content, given: &Position) -> Result<ArrayVec<u8, N>, String> {
    if !matches!(given.phase, Start::Setup | Start::Obstacles) {
        return Ok(ArrayVec::new());
    }
    let core = || content.edition.facts.obstacles.iter().map(ToString::to_string).collect();
    let names = given.supply.clone().unwrap_or_else(core);
    let left = names.iter().filter(|name| !given.obstacles.iter().any(|lies| lies.id == **name));
    let shapes: Vec<u8> = left.map(|name| shape(content, name)).collect::<Result<_, _>>()?;
    ArrayVec::try_from(&shapes[..]).map_err(|_| format!("more than {N} obstacles"))
}

fn obstacles<const N: usize>(
    content: &Content,
    given: &Position,
) -> Result<ArrayVec<LiveObstacle, N>, String> {
    let mut lie = ArrayVec::new();
    for thing in &given.obstacles {
        let obstacle = LiveObstacle {
            shape: shape(content, &thing.id)?,
            at: Pose::mm(thing.at.0, thing.at.1, thing.facing),
        };
        lie.try_push(obstacle).map_err(|_| format!("more than {N} obstacles"))?;
    }
    Ok(lie)
}

fn devices<const N: usize>(
    content: &Content,
    given: &Position,
    names: &[String],
) -> Result<ArrayVec<LiveDevice, N>, String> {
    let mut lie = ArrayVec::new();
    for thing in &given.devices {
        let device = content.device(&thing.id).ok_or_else(|| format!("there is no device `{}`", thing.id))?;
        let device = LiveDevice {
            device,
            owner: called(names, &thing.owner)?,
            at: Pose::mm(thing.at.0, thing.at.1, thing.facing),
        };
        lie.try_push(device).map_err(|_| format!("more than {N} devices"))?;
    }
    Ok(lie)
}

fn called(names: &[String], name: &str) -> Result<ShipId, String> {
    let found = names.iter().position(|other| other == name);
    found.map(|i| ShipId(i as u8)).ok_or_else(|| format!("there is no ship `{name}`"))
}

/// Everything that lies beside a ship or on its cards.
fn dress(
    content: &Content,
    s: &mut State,
    id: ShipId,
    given: &WrittenShip,
    names: &[String],
) -> Result<(), String> {
    let name = &names[id.index()];
    let wrong = |why: &str| Err(format!("{name}: {why}"));
    let value = Query { content, s }.shield_value(id);
    let ship = s.ship_mut(id);
    ship.shields = given.shields.unwrap_or(value);
    ship.force = given.force.unwrap_or(ship.force);
    let equipped = |ship: &Ship, card: &str| {
        ship.upgrades.iter().position(|it| content.upgrades[it.card as usize].id == *card)
    };
    for (card, &face) in &given.faces {
        let Some(place) = equipped(ship, card) else { return wrong(&format!("it has no upgrade `{card}`")) };
        let faces = content.upgrades[ship.upgrades[place].card as usize].faces.len();
        if face as usize >= faces {
            return wrong(&format!("`{card}` has {faces} faces, the first of which is 0"));
        }
        ship.upgrades[place].face = face;
    }
    for card in &given.discarded {
        let Some(place) = equipped(ship, card) else { return wrong(&format!("it has no upgrade `{card}`")) };
        ship.upgrades[place].standing = Standing::Discarded;
    }
    for (card, &charges) in &given.charges {
        match equipped(ship, card) {
            Some(place) => ship.upgrades[place].charges = charges,
            None if content.pilot_of(ship).id == **card => ship.charges = charges,
            None => return wrong(&format!("it has no card `{card}`")),
        }
    }
    for (&token, &count) in &given.tokens {
        ship.tokens.add(token, count);
    }
    for target in &given.locks {
        let target = called(names, target)?;
        if ship.locks.try_push(target).is_err() || target == id {
            return wrong("it cannot have locked so many, nor itself");
        }
    }
    for card in &given.conditions {
        let Some(condition) = content.condition(card) else {
            return wrong(&format!("there is no condition `{card}`"));
        };
        if !ship.conditions.insert(condition) {
            return wrong(&format!("it has the condition `{card}` once at most"));
        }
    }
    if let Some(shown) = given.dial {
        let dial = &content.type_of(ship).dial;
        let Some(maneuver) = dial.iter().position(|it| *it == shown) else {
            let all: Vec<_> = dial.iter().map(ToString::to_string).collect();
            return wrong(&format!("{shown} is not on its dial: {}", all.join(" ")));
        };
        ship.dial = Some(crate::Dial { maneuver: maneuver as u8, up: given.revealed, peeked: 0 });
    }
    if let Some(way) = given.turret {
        if ship.turret.is_none() {
            return wrong("it has no turret");
        }
        ship.turret = Some(match way {
            Way::Front => Heading::UP,
            Way::Right => Heading::RIGHT,
            Way::Rear => Heading::DOWN,
            Way::Left => Heading::LEFT,
        });
    }
    ship.initiative = given.initiative;
    ship.carrier = given.docked.as_deref().map(|carrier| called(names, carrier)).transpose()?;
    match given.executed {
        Some(maneuver) => {
            ship.executed =
                Some(Executed { maneuver, full: !given.partial, ion: false, met_obstacle: false });
            ship.done.skips_action = given.partial;
        }
        None if given.partial => return wrong("a partial maneuver was `executed`: say which"),
        None => {}
    }
    for &kind in &given.performed {
        ship.done.actions |= 1 << kind as u16;
    }
    Ok(())
}

/// Who has had a turn: ships before the initiative that is next, and in the activation phase ships without a dial.
fn turns(content: &Content, s: &mut State, given: &Position) {
    for (i, own) in given.ships.iter().enumerate() {
        let id = ShipId(i as u8);
        let query = Query { content, s };
        let initiative = query.initiative(id);
        let waits = s.ship(id).dial.is_some() || query.is_ionised(id);
        let (activated, engaged) = match given.phase {
            Start::Setup
            | Start::Obstacles
            | Start::Markers
            | Start::Ships
            | Start::Decks
            | Start::Planning => (false, false),
            Start::System => (!waits, false),
            Start::Activation => (!waits || given.initiative.is_some_and(|next| initiative < next), false),
            Start::Engagement => (true, given.initiative.is_some_and(|next| initiative > next)),
            Start::End => (true, true),
        };
        let ship = s.ship_mut(id);
        ship.done.activated = own.activated.unwrap_or(activated);
        ship.done.engaged = own.engaged.unwrap_or(engaged);
        ship.done.system =
            given.phase == Start::System && given.initiative.is_some_and(|next| initiative < next);
        if let Some(dial) = &mut ship.dial {
            dial.up |= ship.done.activated;
        }
    }
}

/// Whether a ship can be like this and stand there.
fn fits(query: Query<'_>, id: ShipId, given: &WrittenShip, names: &[String]) -> Result<(), String> {
    let name = &names[id.index()];
    let ship = query.ship(id);
    let most = |what: &str, value: u8, limit: u8| {
        if value > limit { Err(format!("{name}: {value} {what}, and it can have {limit}")) } else { Ok(()) }
    };
    most("shields", ship.shields, query.shield_value(id))?;
    most("Force charges", ship.force, query.force_capacity(id).0)?;
    for card in query.content.cards(ship) {
        most("charges", query.charges(id, card), query.charge_limit(id, card).0)?;
    }
    let dead = given.doomed || given.destroyed;
    if !dead && query.damage(id) >= query.hull(id) {
        return Err(format!("{name} is destroyed by {} damage cards: say `doomed`", ship.damage.len()));
    }
    for target in &ship.locks {
        if !query.ship(*target).on_table() {
            return Err(format!("{name} has locked {}, which is not there", names[target.index()]));
        }
    }
    if ship.locks.len() > crate::legal::lock_limit(query, id) {
        return Err(format!("{name} cannot keep so many locks (X2-ACTION-33)"));
    }
    let things =
        || query.s.obstacles.iter().map(|it| query.content.obstacles[it.shape as usize].outline.at(it.at));
    for (i, one) in things().enumerate() {
        if !query.s.area.holds(&one) {
            return Err(format!("obstacle {} is off the table", i + 1));
        }
        if things().skip(i + 1).any(|two| one.range(&two) == Range::Zero) {
            return Err(format!("obstacle {} lies on another", i + 1));
        }
    }
    if !ship.on_table() {
        return Ok(());
    }
    if query.s.area.is_left_by(&query.base(id)) {
        return Err(format!("{name} is off the table"));
    }
    match query.s.on_table().find(|other| *other != id && query.base(id).overlaps(&query.base(*other))) {
        Some(other) => Err(format!("{name} overlaps {}", names[other.index()])),
        None => Ok(()),
    }
}

/// The procedure the scenario starts with.
fn start(content: &Content, s: &mut State, given: &Position, first: Option<Seat>) -> Result<Frame, String> {
    // The first planning phase counts the round.
    if given.phase.is_setup() || given.phase == Start::Planning {
        s.round = s.round.saturating_sub(1);
    }
    Ok(match given.phase {
        Start::Setup => Frame::Setup(SetupStep::First { agreed: first }),
        Start::Obstacles => Frame::Setup(SetupStep::Obstacles { turn: s.obstacles.len() as u8 }),
        Start::Markers => Frame::Setup(SetupStep::Markers),
        Start::Ships => Frame::Setup(SetupStep::Docking),
        Start::Decks => Frame::Setup(SetupStep::Shuffle { seat: 0 }),
        Start::Planning | Start::System | Start::Activation | Start::Engagement | Start::End => {
            let begins = content.edition.round.first(|step| Phase::of(step) == s.phase);
            Frame::Round(begins.ok_or_else(|| format!("this edition has no phase {:?}", given.phase))?)
        }
    })
}
