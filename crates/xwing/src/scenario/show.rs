//! What scenarios look at: what a viewer sees, by the names of ships and cards, in millimetres and degrees; and what
//! follows from it: ranges, arcs, lines, dice.

mod words;

pub(crate) use words::{card_name, retell, tells};

use crate::{
    ActionKind, Content, Query, ShipId, Token, View, WeaponRef, Xwing,
    query::{attack_dice, defense_dice, placed},
    scenario::scriptable::seat_name,
    state::State,
    view::ShipView,
};
use geometry::{Arc, Pose};
use kernel::{Game, Known, Viewer};
use serde_json::{Map, Value, json};

/// A pose in millimetres and degrees.
pub(crate) fn pose(pose: Pose) -> Value {
    let mm = |v: i32| f64::from(v) / 1_000.0;
    json!({"x": mm(pose.x), "y": mm(pose.y), "facing": pose.heading.to_degrees()})
}

/// The value scenarios look into.
pub(crate) fn show(game: &Xwing, s: &State, viewer: Viewer) -> Value {
    let view = game.view(s, viewer);
    let query = game.query(s);
    let names = game.names(s);
    let name = |id: ShipId| Value::from(names[id.index()].clone());
    let mut shown = Map::new();
    let mut put = |key: &str, value: Value| _ = shown.insert(key.to_owned(), value);
    put("mode", json!(view.mode));
    put("ruleset", json!(view.ruleset));
    put("area", json!([f64::from(view.area.0) / 1_000.0, f64::from(view.area.1) / 1_000.0]));
    put("round", json!(view.round));
    put("phase", json!(view.phase));
    put("first", json!(seat_name(view.first)));
    put(
        "ships",
        view.ships.iter().map(|it| (names[it.id.index()].clone(), ship(query, it, &names))).collect(),
    );
    put("obstacles", view.obstacles.iter().map(|it| json!({"id": it.id, "pose": pose(it.at)})).collect());
    put("supply", json!(view.supply));
    let device =
        |it: &crate::view::DeviceView| json!({"id": it.id, "owner": name(it.owner), "pose": pose(it.at)});
    put("devices", view.devices.iter().map(device).collect());
    put("markers", view.markers.iter().map(|at| pose(*at)).collect());
    let (goal, [one, two]) = view.threat;
    put("threat", json!({"goal": goal, "one": one, "two": two}));
    put("decks", json!({"one": view.decks[0], "two": view.decks[1]}));
    put("discards", json!({"one": view.discards[0], "two": view.discards[1]}));
    put("attack", attack(query, &view, &names));
    let asked = view
        .asked
        .iter()
        .map(|(seat, ask)| json!({"by": seat_name(*seat), "ask": words::words(game, s, json!(ask))}));
    put("asked", asked.collect());
    let outcome = |it: crate::Outcome| json!({"winner": it.winner.map(seat_name), "reason": it.reason});
    put("outcome", view.outcome.map_or(Value::Null, outcome));
    pairs(query, &names, &mut put);
    Value::Object(shown)
}

fn ship(query: Query<'_>, it: &ShipView, names: &[String]) -> Value {
    let own = query.ship(it.id);
    let name = |id: &ShipId| Value::from(names[id.index()].clone());
    let mut upgrades = Map::new();
    for upgrade in &it.upgrades {
        let taken: Vec<String> = upgrades.keys().cloned().collect();
        let key = super::scriptable::fresh_name(upgrade.id.as_str(), &taken);
        upgrades.insert(
            key,
            json!({
                "face": upgrade.face,
                "charges": upgrade.charges.0,
                "limit": upgrade.charges.1,
                "discarded": upgrade.discarded,
            }),
        );
    }
    let tokens: Map<String, Value> =
        Token::ALL.into_iter().map(|token| (format!("{token:?}"), own.tokens.get(token).into())).collect();
    let locked_by = query.s.ids().filter(|id| query.ship(*id).locks.contains(&it.id));
    let executed = own.executed.map(|last| {
        json!({"maneuver": last.maneuver, "full": last.full, "ion": last.ion, "met_obstacle": last.met_obstacle})
    });
    let on = query.s.obstacles.iter().filter(|lies| {
        own.on_table()
            && query.content.obstacles[lies.shape as usize].outline.at(lies.at).touches(&query.base(it.id))
    });
    // What the dial shows in the colour it has now, for those who see it.
    let now = match &it.dial {
        Some(Known::Shown(maneuver)) => json!(query.coloured(it.id, *maneuver).difficulty),
        Some(Known::Hidden) => json!("hidden"),
        None => Value::Null,
    };
    let maneuvers: Map<String, Value> = dial(query.content, it.id, query)
        .map(|maneuver| {
            let text = maneuver.to_string();
            (text[..2].to_owned(), json!(query.coloured(it.id, maneuver).difficulty))
        })
        .collect();
    let performed: Vec<ActionKind> =
        ActionKind::ALL.into_iter().filter(|kind| own.performed(*kind)).collect();
    json!({
        "seat": seat_name(it.seat), "number": it.number, "pilot": it.pilot, "type": it.ship,
        "status": it.status, "pose": if own.on_table() { pose(it.pose) } else { Value::Null },
        "initiative": it.initiative, "agility": it.agility, "hull": it.hull,
        "shields": it.shields.0, "shield_value": it.shields.1,
        "force": it.force.0, "force_capacity": it.force.1,
        "charges": it.charges.0, "charge_limit": it.charges.1,
        "threat": it.threat, "build": it.build, "tokens": tokens, "token_count": Token::ALL.into_iter().map(|token| own.tokens.get(token)).sum::<u8>(),
        "locks": it.locks.iter().map(name).collect::<Vec<_>>(),
        "locked_by": locked_by.map(|id| name(&id)).collect::<Vec<_>>(),
        "upgrades": upgrades,
        "critical": it.critical, "face_down": it.face_down, "hidden": it.hidden,
        "damage": it.critical.len() + it.face_down as usize,
        "conditions": it.conditions,
        "dial": it.dial, "dial_now": now, "maneuvers": maneuvers,
        "turret": it.turret.map(|way| format!("{:?}", crate::query::standard(way)).to_lowercase()),
        "carrier": it.carrier.as_ref().map(name),
        "activated": it.done.0, "engaged": it.done.1,
        "executed": executed, "performed": performed,
        "stressed": own.is_stressed(), "ionised": query.is_ionised(it.id), "disarmed": query.is_disarmed(it.id),
        "on": on.map(|lies| json!(query.content.obstacles[lies.shape as usize].id)).collect::<Vec<_>>(),
    })
}

fn dial<'e>(
    content: &'e Content,
    id: ShipId,
    query: Query<'e>,
) -> impl Iterator<Item = crate::Maneuver> + use<'e> {
    content.type_of(query.ship(id)).dial.iter().copied()
}

/// The attack in flight, and how many dice it is about.
fn attack(query: Query<'_>, view: &View, names: &[String]) -> Value {
    let (Some(seen), Some(own)) = (&view.attack, query.s.attack()) else { return Value::Null };
    let weapon = match seen.weapon {
        WeaponRef::Primary(_) => json!("Primary"),
        WeaponRef::Upgrade(place, _) => {
            let upgrades = &query.ship(seen.attacker).upgrades;
            json!(query.content.upgrades[upgrades[place as usize].card as usize].id)
        }
    };
    let faces = |dice: &[(crate::Face, bool)]| dice.iter().map(|(face, _)| json!(face)).collect::<Vec<_>>();
    let rerolled =
        |dice: &[(crate::Face, bool)]| dice.iter().map(|(_, again)| json!(again)).collect::<Vec<_>>();
    json!({
        "attacker": names[seen.attacker.index()], "defender": names[seen.defender.index()], "weapon": weapon,
        "range": seen.range, "obstructed": seen.obstructed,
        "attack": faces(&seen.attack), "attack_rerolled": rerolled(&seen.attack),
        "defense": faces(&seen.defense), "defense_rerolled": rerolled(&seen.defense),
        "attack_dice": attack_dice(query, own), "defense_dice": defense_dice(query, own),
        "hit": own.hit, "hits": own.hits, "crits": own.crits,
    })
}

const ARCS: [(&str, Arc); 7] = [
    ("front", Arc::Front),
    ("rear", Arc::Rear),
    ("left", Arc::Left),
    ("right", Arc::Right),
    ("full_front", Arc::FullFront),
    ("full_rear", Arc::FullRear),
    ("bullseye", Arc::Bullseye),
];

/// What is true between two ships on the table, for every two of them.
fn pairs(query: Query<'_>, names: &[String], put: &mut impl FnMut(&str, Value)) {
    let key = |id: ShipId| names[id.index()].clone();
    let table = |of: &dyn Fn(ShipId, ShipId) -> Value| -> Value {
        let row = |a: ShipId| query.s.on_table().map(|b| (key(b), of(a, b))).collect::<Value>();
        query.s.on_table().map(|a| (key(a), row(a))).collect()
    };
    let others = |a: ShipId| query.s.on_table().filter(move |b| *b != a);
    put("range", table(&|a, b| json!(query.range(a, b).number())));
    put(
        "gap",
        table(&|a, b| if a == b { json!(0) } else { json!(query.base(a).gap(&query.base(b)) / 1_000.0) }),
    );
    let touching = |a: ShipId| {
        others(a).filter(move |b| query.touching(a, *b)).map(|b| json!(key(b))).collect::<Value>()
    };
    put("touching", query.s.on_table().map(|a| (key(a), touching(a))).collect());
    let primary =
        |a: ShipId| (0..query.content.type_of(query.ship(a)).weapons.len() as u8).map(WeaponRef::Primary);
    let attack_range = |a: ShipId, b: ShipId| {
        if a == b {
            None
        } else {
            primary(a).filter_map(|weapon| crate::legal::attack_range(query, a, weapon, b)).min()
        }
    };
    put("attack_range", table(&|a, b| json!(attack_range(a, b))));
    let arcs = |a: ShipId| {
        let mut row = Map::new();
        for (name, arc) in ARCS {
            let there = |b: ShipId| {
                (key(b), json!(query.base(a).has_in_arc(arc, query.content.arcs(), &query.base(b))))
            };
            row.insert(name.to_owned(), others(a).map(there).collect());
        }
        row.insert(
            "firing".to_owned(),
            others(a).map(|b| (key(b), json!(query.in_firing_arc(a, b)))).collect(),
        );
        Value::Object(row)
    };
    put("in_arc", query.s.on_table().map(|a| (key(a), arcs(a))).collect());
    let ranges = |a: ShipId| {
        let row = |arc: Arc| {
            let range = |b: ShipId| {
                let sight = query.base(a).sight_in_arc(arc, query.content.arcs(), &query.base(b));
                json!(sight.and_then(|sight| sight.range().number()))
            };
            others(a).map(|b| (key(b), range(b))).collect::<Value>()
        };
        ARCS.into_iter().map(|(name, arc)| (name.to_owned(), row(arc))).collect::<Value>()
    };
    put("arc_range", query.s.on_table().map(|a| (key(a), ranges(a))).collect());
    let outlines = placed(query);
    let sight = |a: ShipId, b: ShipId| {
        let sights = primary(a).flat_map(|weapon| {
            let arcs = query.firing_arcs(a, weapon);
            arcs.filter_map(|arc| query.base(a).sight_in_arc(arc, query.content.arcs(), &query.base(b)))
        });
        sights.min_by(|a, b| a.gap.total_cmp(&b.gap)).filter(|_| a != b)
    };
    let obstructed =
        |a: ShipId, b: ShipId| sight(a, b).map(|sight| sight.clear_line(&outlines, &[]).is_none());
    put("obstructed", table(&|a, b| json!(obstructed(a, b))));
    // X2-OBST-16: ships obstruct too.
    let between = |a: ShipId, b: ShipId| {
        sight(a, b).map(|sight| {
            let barred = others(a).filter(|c| *c != b && sight.clear_of(&query.base(*c)).is_none());
            barred.map(key).collect::<Vec<_>>()
        })
    };
    put("between", table(&|a, b| json!(between(a, b))));
}
