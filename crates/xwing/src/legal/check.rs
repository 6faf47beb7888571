//! Whether one answer is legal, and which rule refuses it.

use super::{
    acts, answers, attacks,
    attacks::Unable,
    dice,
    list::list,
    moves,
    places::{self, NoRoom},
    reasons, targets,
};
use crate::{
    Act, Ask, Boost, Choice, Cite, DamageFilter, Dice, Faction, Grant, Mode, Query, Requirement, ShiftCause,
    ShipId, Spend, Token, Wanted, WeaponRef, Window, query, state, state::RollWay,
};
use geometry::Size;
use kernel::{Demand, Message, Refused};

/// A refusal: what it means, which says its rule, and the key of its sentence.
pub(crate) fn refuse(query: Query<'_>, cite: Cite, key: &'static str) -> Refused {
    Refused::new(query.content.rule(cite), Message::new(key))
}

/// Whether an answer to a demand is legal, and if not, which rule refuses it.
pub(crate) fn check(query: Query<'_>, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
    match (demand.ask, *choice) {
        (Ask::Obstacle, Choice::Obstacle { .. })
        | (Ask::Marker, Choice::Marker(_))
        | (Ask::Place, Choice::Place { .. }) => room(query, *choice),
        (Ask::Dial { .. } | Ask::Ready, Choice::Dial { ship, maneuver }) => {
            dial(query, demand, ship, maneuver)
        }
        (Ask::Obstacle | Ask::Marker, Choice::Pass) => listed(query, demand, choice),
        (Ask::Obstacle | Ask::Marker | Ask::Place | Ask::Dial { .. }, _) => Err(Refused::not_an_answer()),
        _ => listed(query, demand, choice),
    }
}

/// Whether what an answer places is there to be placed at all.
pub(crate) fn may_place(query: Query<'_>, choice: Choice) -> Result<(), Refused> {
    if let Choice::Obstacle { index, .. } = choice
        && index as usize >= query.s.supply.len()
    {
        return Err(refuse(query, Cite::ObstacleSupply, "xwing-refused-no-such-obstacle"));
    }
    if let Choice::Place { ship, .. } = choice
        && !query::due_to_place(query).contains(&ship)
    {
        return Err(refuse(query, Cite::PlacementOrder, "xwing-refused-not-due-to-place"));
    }
    Ok(())
}

/// Whether what an answer places may lie there.
pub(crate) fn room(query: Query<'_>, choice: Choice) -> Result<(), Refused> {
    may_place(query, choice)?;
    if let Choice::Obstacle { index, at } = choice {
        let shape = query.s.supply[index as usize];
        return places::obstacle_fits(query, shape, at).map_err(|no| obstacle_room(query, no));
    }
    if let Choice::Marker(at) = choice {
        return places::marker_fits(query, at).map_err(|no| marker_room(query, no));
    }
    let Choice::Place { ship, at } = choice else { return Err(Refused::not_an_answer()) };
    places::ship_fits(query, ship, at).map_err(|no| ship_room(query, no))
}

/// Answers that are listed one by one.
fn listed(query: Query<'_>, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
    // Where the list is long, only the part of it is made in which the answer would be.
    let found = match (demand.ask, *choice) {
        (Ask::Action { ship, grant }, Choice::Act(act)) => acts::may_act(query, ship, grant, act),
        (Ask::Attack { ship, with }, Choice::Attack { weapon, target, .. }) => {
            attacks::attacks_on(query, ship, with, weapon, target).any(|listed| listed == *choice)
        }
        (Ask::Shift { ship, cause }, Choice::Slide(slide)) => {
            let (speed, over) = (moves::shift_speed(query, ship, cause), moves::over_obstacles(cause));
            moves::may_roll(query, ship, speed, slide.into(), over)
        }
        _ => {
            let mut found = false;
            list(query, demand, &mut |listed| found |= listed == *choice);
            found
        }
    };
    if found {
        return Ok(());
    }
    Err(match (demand.ask, *choice) {
        (Ask::Next, Choice::Ship(_)) => refuse(query, Cite::TurnOrder, "xwing-refused-not-next"),
        (Ask::Ability { .. } | Ask::Modify { .. }, Choice::Pass) => {
            refuse(query, Cite::AbilityMandatory, "xwing-refused-mandatory")
        }
        (Ask::Ability { .. }, Choice::Use(ability)) => match answers::asking(query.s) {
            Some(window) => reasons::no_answer(query, window, demand.by, ability),
            None => Refused::not_an_answer(),
        },
        (Ask::Action { ship, grant }, Choice::Act(act)) => no_action(query, ship, grant, act),
        (Ask::Tallon { .. }, Choice::Tallon(_)) => refuse(query, Cite::TallonPlace, "xwing-refused-tallon"),
        (Ask::Attack { ship, with }, Choice::Attack { weapon, target, instead, obstructed }) => {
            let there = query.content.weapon(query.ship(ship), weapon).is_some();
            if there && with.is_some_and(|with| !query.fits(ship, weapon, with)) {
                return Err(refuse(query, Cite::BonusAttackWeapon, "xwing-refused-bonus-weapon"));
            }
            let refused = no_attack(query, ship, weapon, target, obstructed);
            // All is well but for what stands in for the requirement.
            let other =
                |choice| attacks::attacks_on(query, ship, with, weapon, target).any(|it| it == choice);
            let turned = Choice::Attack { weapon, target, instead: !instead, obstructed };
            if !other(turned) {
                refused
            } else if instead {
                refuse(query, Cite::RequirementIgnored, "xwing-refused-instead")
            } else {
                requirement(query, ship, weapon)
            }
        }
        (Ask::Modify { ship, dice }, Choice::Spend(spend)) => modify(query, ship, dice, spend),
        (Ask::Shift { ship, cause }, Choice::Roll(roll)) => {
            no_roll(query, ship, moves::shift_speed(query, ship, cause), roll)
        }
        (Ask::Shift { ship, cause }, Choice::Slide(slide)) => {
            no_roll(query, ship, moves::shift_speed(query, ship, cause), slide)
        }
        (Ask::Shift { ship, cause }, Choice::Boost(Boost::Bank(_))) => {
            let cite = match (cause, query.size(ship)) {
                (ShiftCause::Decloak, Size::Small) => Cite::DecloakSmall,
                (ShiftCause::Decloak, Size::Medium | Size::Large) => Cite::DecloakLarge,
                (ShiftCause::Tractor, _) => Cite::TractorMove,
            };
            refuse(query, cite, "xwing-refused-shift-bank")
        }
        (Ask::Shift { ship, cause }, Choice::Boost(way)) => {
            no_boost(query, ship, moves::shift_speed(query, ship, cause), way)
        }
        (Ask::Jam { .. }, Choice::Lose(_) | Choice::Break(_)) => {
            refuse(query, Cite::JamLoss, "xwing-refused-jam")
        }
        (Ask::Step { wanted: Wanted::Repair(ship), .. }, Choice::Damage(place)) => {
            no_repair(query, ship, place)
        }
        (Ask::Step { wanted: Wanted::LockTarget, .. }, Choice::Ship(_)) => targets::no_lock(query),
        (Ask::Step { .. }, Choice::Ship(ship)) => not_chosen(query, ship),
        (Ask::Dock { .. }, Choice::Ship(_)) => refuse(query, Cite::Docking, "xwing-refused-dock"),
        (Ask::Deploy { ship, .. }, Choice::Deploy { maneuver, .. }) => no_deployment(query, ship, maneuver),
        (Ask::Step { wanted: Wanted::Device, .. }, Choice::Option(_)) => {
            refuse(query, Cite::DeviceTemplate, "xwing-refused-template")
        }
        (Ask::Step { wanted: Wanted::Weapon(_), .. }, Choice::Option(_)) => {
            refuse(query, Cite::DamageCardSays, "xwing-refused-weapon-card")
        }
        (Ask::Step { .. }, Choice::Dice(_)) => refuse(query, Cite::RerollOnce, "xwing-refused-reroll"),
        (Ask::Replacement { ship }, Choice::Pass) if query.s.mode == Mode::EscalationCoreBox => {
            debug_assert!(!query::may_stay_lost(query, ship), "what may be declined is listed");
            refuse(query, Cite::SecondAcademy, "xwing-refused-must-replace")
        }
        (Ask::Replacement { ship }, Choice::Option(_) | Choice::Pass) => replacement(query, ship),
        _ => Refused::not_an_answer(),
    })
}

/// Why a lost ship may not be replaced like this.
fn replacement(query: Query<'_>, lost: ShipId) -> Refused {
    if query.s.mode != Mode::EscalationCoreBox {
        return refuse(query, Cite::Replacement, "xwing-refused-replacement");
    }
    let empire = query.content.pilot_of(query.ship(lost)).faction == Faction::Empire;
    let cite = if empire { Cite::CoreReplacementEmpire } else { Cite::CoreReplacementRebel };
    refuse(query, cite, "xwing-refused-core-replacement")
}

fn dial(query: Query<'_>, demand: &Demand<Ask>, ship: ShipId, maneuver: u8) -> Result<(), Refused> {
    if ship.index() >= query.s.ships.len() || query.ship(ship).seat != demand.by {
        return Err(refuse(query, Cite::DialOwner, "xwing-refused-not-your-ship"));
    }
    if query.ship(ship).status == crate::Status::Reserve {
        return Err(refuse(query, Cite::Reserve, "xwing-refused-reserve"));
    }
    if !query::gets_dial(query, ship) {
        return Err(refuse(query, Cite::IonNoDial, "xwing-refused-no-dial"));
    }
    let Some(&shown) = query.content.type_of(query.ship(ship)).dial.get(maneuver as usize) else {
        return Err(refuse(query, Cite::NotOnDial, "xwing-refused-not-on-dial"));
    };
    match (query.may_set(ship, shown), query.may_execute(ship, shown)) {
        (true, _) => Ok(()),
        (false, false) => Err(stressed_red(query)),
        (false, true) => Err(refuse(query, Cite::DamageCardSays, "xwing-refused-card-dial")),
    }
}

/// X2-PLAN-07: a stressed ship, and a red maneuver.
pub(crate) fn stressed_red(query: Query<'_>) -> Refused {
    refuse(query, Cite::StressedRed, "xwing-refused-stressed-red")
}

/// Why a docked ship may not deploy like this.
pub(crate) fn no_deployment(query: Query<'_>, ship: ShipId, maneuver: u8) -> Refused {
    match query.content.type_of(query.ship(ship)).dial.get(maneuver as usize) {
        None => refuse(query, Cite::NotOnDial, "xwing-refused-not-on-dial"),
        Some(shown) if !query.may_execute(ship, *shown) => stressed_red(query),
        Some(_) => refuse(query, Cite::Deployment, "xwing-refused-deploy"),
    }
}

fn obstacle_room(query: Query<'_>, no: NoRoom) -> Refused {
    match no {
        NoRoom::Edge => refuse(query, Cite::ObstacleEdge, "xwing-refused-obstacle-edge"),
        NoRoom::Obstacle | NoRoom::Marker | NoRoom::Zone | NoRoom::Ship => {
            refuse(query, Cite::ObstacleApart, "xwing-refused-obstacle-near")
        }
    }
}

fn marker_room(query: Query<'_>, no: NoRoom) -> Refused {
    match no {
        NoRoom::Marker => refuse(query, Cite::MarkersApart, "xwing-refused-marker-marker"),
        NoRoom::Edge => refuse(query, Cite::MarkerEdge, "xwing-refused-marker-edge"),
        NoRoom::Obstacle | NoRoom::Zone | NoRoom::Ship => {
            refuse(query, Cite::MarkerObstacle, "xwing-refused-marker-obstacle")
        }
    }
}

fn ship_room(query: Query<'_>, no: NoRoom) -> Refused {
    match no {
        NoRoom::Ship => refuse(query, Cite::ShipsOverlap, "xwing-refused-ship-overlap"),
        NoRoom::Edge | NoRoom::Obstacle | NoRoom::Marker | NoRoom::Zone => {
            refuse(query, Cite::PlacementZone, "xwing-refused-ship-zone")
        }
    }
}

/// Why a ship may not perform an action like this.
pub(crate) fn no_action(query: Query<'_>, ship: ShipId, grant: Grant, act: Act) -> Refused {
    let own = query.ship(ship);
    if own.is_stressed() {
        return refuse(query, Cite::StressedAction, "xwing-refused-stressed");
    }
    if acts::no_action_for_overlap(query, ship) {
        return refuse(query, Cite::PartialNoAction, "xwing-refused-overlapped");
    }
    let named = |kind| query.content.edition.facts.ion_actions.contains(&kind);
    if acts::in_ion_step(query, ship) && !act.kind().is_some_and(named) {
        return refuse(query, Cite::IonAction, "xwing-refused-ion-action");
    }
    if let Act::Card(ability) = act {
        return reasons::no_card_action(query, ship, ability);
    }
    let Some(kind) = act.kind() else { return Refused::not_an_answer() };
    if own.performed(kind) {
        return refuse(query, Cite::ActionOnce, "xwing-refused-performed");
    }
    if let Some(refused) = reasons::only_others(query, ship, Some(kind)) {
        return refused;
    }
    if let Grant::Linked(..) = grant {
        return refuse(query, Cite::LinkedOnly, "xwing-refused-linked");
    }
    if acts::is_left_out(query, grant, kind) {
        return refuse(query, Cite::GrantedOnly, "xwing-refused-not-granted");
    }
    if !acts::on_own_bar(query, ship, kind) {
        return refuse(query, Cite::NotOnBar, "xwing-refused-not-on-bar");
    }
    match act {
        Act::Lock(_) => targets::no_lock(query),
        Act::BarrelRoll(roll) => no_roll(query, ship, 1, roll),
        Act::Slide(slide) => no_roll(query, ship, 1, slide),
        Act::Boost(way) => no_boost(query, ship, 1, way),
        Act::Cloak => refuse(query, Cite::CloakedAlready, "xwing-refused-cloak"),
        Act::Coordinate(other) => targets::no_coordinate(query, ship, other),
        Act::Jam(_) => refuse(query, Cite::JamTarget, "xwing-refused-jam-range"),
        Act::Reload(_) => refuse(query, Cite::ReloadCard, "xwing-refused-reload"),
        Act::Rotate(_) => refuse(query, Cite::RotateArc, "xwing-refused-rotate"),
        Act::Slam(_) if grant != Grant::Step => refuse(query, Cite::SlamStep, "xwing-refused-slam-step"),
        Act::Slam(_) => refuse(query, Cite::SlamSpeed, "xwing-refused-slam"),
        Act::Focus | Act::Evade | Act::Calculate | Act::Reinforce(_) | Act::Card(_) => {
            refuse(query, Cite::ActionUnavailable, "xwing-refused-action")
        }
    }
}

/// Why the card whose step is asked about leaves a ship out.
fn not_chosen(query: Query<'_>, ship: ShipId) -> Refused {
    if let Some(state::Frame::Steps(steps)) = query.s.stack.last() {
        let ability = steps.scope.ability;
        let all = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
        if let Some(crate::Step::Choose(tests)) = all.get(steps.cursor as usize) {
            return targets::no_choice(query, &steps.scope, tests, ship);
        }
    }
    Refused::not_an_answer()
}

/// Why the card whose step is asked about does not repair a damage card.
fn no_repair(query: Query<'_>, ship: ShipId, place: u8) -> Refused {
    let filter = query.s.stack.last().and_then(|frame| {
        let state::Frame::Steps(steps) = frame else { return None };
        let ability = steps.scope.ability;
        let all = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
        let Some(crate::Step::Repair(_, filter)) = all.get(steps.cursor as usize) else { return None };
        Some(*filter)
    });
    reasons::no_repair(query, ship, filter.unwrap_or(DamageFilter::Any), place)
}

/// Why a barrel roll does not fit.
pub(crate) fn no_roll(query: Query<'_>, ship: ShipId, speed: u8, roll: impl Into<RollWay>) -> Refused {
    let roll: RollWay = roll.into();
    if let RollWay::Slide(slide) = roll
        && !moves::stays_beside(query, ship, speed, slide)
    {
        return refuse(query, Cite::BarrelRollAction, "xwing-refused-roll-past");
    }
    let out = moves::leaves_area(query, ship, moves::roll_end(query, ship, speed, roll));
    refuse(query, if out { Cite::LeavesArea } else { Cite::RollRoom }, "xwing-refused-roll")
}

/// Why a boost does not fit.
pub(crate) fn no_boost(query: Query<'_>, ship: ShipId, speed: u8, way: Boost) -> Refused {
    let out = moves::leaves_area(query, ship, moves::boost_end(query, ship, speed, way));
    refuse(query, if out { Cite::LeavesArea } else { Cite::BoostRoom }, "xwing-refused-boost")
}

/// Why a ship may not attack like this.
pub(crate) fn no_attack(
    query: Query<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    target: ShipId,
    obstructed: bool,
) -> Refused {
    match attacks::unable(query, ship) {
        Some(Unable::Disarmed) => return refuse(query, Cite::Disarmed, "xwing-refused-disarmed"),
        Some(Unable::OnAsteroid) => return refuse(query, Cite::OnAsteroid, "xwing-refused-on-asteroid"),
        Some(Unable::Card) => return refuse(query, Cite::CannotAttack, "xwing-refused-cannot-attack"),
        None => {}
    }
    let Some(card) = query.content.weapon(query.ship(ship), weapon) else {
        return refuse(query, Cite::NoSuchWeapon, "xwing-refused-no-such-weapon");
    };
    if target.index() >= query.s.ships.len() || !query.ship(target).on_table() {
        return refuse(query, Cite::NoSuchTarget, "xwing-refused-no-such-target");
    }
    if query.s.are_friends(ship, target) {
        return refuse(query, Cite::FriendlyTarget, "xwing-refused-friend");
    }
    if query.touching(ship, target) {
        return refuse(query, Cite::Touching, "xwing-refused-touching");
    }
    let Some(sight) = attacks::sight(query, ship, weapon, target) else {
        return match weapon {
            WeaponRef::Primary(_) => refuse(query, Cite::PrimaryArc, "xwing-refused-arc"),
            WeaponRef::Upgrade(..) => refuse(query, Cite::SpecialArc, "xwing-refused-arc"),
        };
    };
    let range = query.counted(sight.range());
    if !range.is_within(1, 3) {
        return refuse(query, Cite::AttackRange, "xwing-refused-range");
    }
    if !range.is_within(card.range.0.max(1), card.range.1) {
        return refuse(query, Cite::WeaponRange, "xwing-refused-weapon-range");
    }
    if !attacks::is_affordable(query, ship, weapon, card, target) {
        return refuse(query, Cite::WeaponCost, "xwing-refused-weapon-cost");
    }
    if attacks::usable(query, ship, weapon, card, target).is_none() {
        return requirement(query, ship, weapon);
    }
    if obstructed {
        return refuse(query, Cite::LineOfAttack, "xwing-refused-line-clear");
    }
    refuse(query, Cite::LineOfAttack, "xwing-refused-line-obstructed")
}

/// X2-WEAPON-07 to -09: what a weapon demands, and the ship has not.
fn requirement(query: Query<'_>, ship: ShipId, weapon: WeaponRef) -> Refused {
    let cite = match query.content.weapon(query.ship(ship), weapon).and_then(|card| card.requires) {
        Some(Requirement::Focus) => Cite::RequiresFocus,
        Some(Requirement::Lock) => Cite::RequiresLock,
        Some(Requirement::Calculate) | None => Cite::RequiresOther,
    };
    refuse(query, cite, "xwing-refused-requirement")
}

/// Why dice may not be modified like this.
fn modify(query: Query<'_>, ship: ShipId, dice: Dice, spend: Spend) -> Refused {
    let own = query.ship(ship);
    if dice == Dice::Attack
        && spend != Spend::Force
        && query.s.attack().is_some_and(|attack| attack.attacker == ship)
        && let Some(refused) = reasons::only_force(query, ship)
    {
        return refused;
    }
    let Some(state::Frame::Modify(frame)) = query.s.stack.last() else { return Refused::not_an_answer() };
    let token = match spend {
        Spend::Focus => Some(Token::Focus),
        Spend::Calculate => Some(Token::Calculate),
        Spend::Evade(_) => Some(Token::Evade),
        Spend::Force | Spend::Lock(_) | Spend::Ability(_) => None,
    };
    if let Some(token) = token
        && own.tokens.has(token)
        && !dice::may_spend(query, frame, token)
    {
        return refuse(query, Cite::TokensPerStep, "xwing-refused-one-of-each");
    }
    match spend {
        Spend::Focus => {
            let cite = if dice == Dice::Attack { Cite::FocusAttack } else { Cite::FocusDefense };
            refuse(query, cite, "xwing-refused-focus")
        }
        Spend::Calculate => refuse(query, Cite::CalculateSpend, "xwing-refused-calculate"),
        Spend::Force => refuse(
            query,
            if dice == Dice::Attack { Cite::ForceAttack } else { Cite::ForceDefense },
            if own.force == 0 { "xwing-refused-no-force" } else { "xwing-refused-force" },
        ),
        Spend::Evade(_) => refuse(query, Cite::EvadeSpend, "xwing-refused-evade"),
        Spend::Lock(_) => refuse(query, Cite::LockReroll, "xwing-refused-spend-lock"),
        Spend::Ability(ability) => {
            let Some(attack) = query.s.attack() else { return Refused::not_an_answer() };
            let (window, subject) = match dice {
                Dice::Attack => (Window::ModifyAttackDice, attack.attacker),
                Dice::Defense => (Window::ModifyDefenseDice, attack.defender),
            };
            reasons::no_modification(query, ship, window, frame.used.contains(&ability), subject, ability)
        }
    }
}
