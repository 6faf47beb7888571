//! Asks as menus. Most are lists; places on the table are chosen in small steps: what, how far across, how far up.

use super::{map::ship_of, signs};
use crate::menu::{Act, Asked, Item, Label, Menu, Tone};
use geometry::Pose;
use kernel::Message;
use xwing::{Ask, Choice, Dice, Difficulty, ShipId, Xwing, words::badge};

/// A step of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// One of the obstacles that are left.
    Obstacle(u8),
    /// A ship to place, or whose dial is set again.
    Ship(ShipId),
    /// So far across, in micrometres.
    Across(i32),
    /// So far up, in micrometres.
    Up(i32),
}

/// A menu of X-Wing.
pub type XwingMenu = Menu<Pick, Choice>;
/// An item of it.
pub type XwingItem = Item<Pick, Choice>;

/// One step of a question, given what has been picked before.
pub fn menu(asked: &Asked<'_, Xwing>, picks: &[Pick]) -> XwingMenu {
    let ask = asked.demand.ask;
    let mut menu = if let Ask::Obstacle | Ask::Marker | Ask::Place = ask {
        places(asked, picks)
    } else if ask == Ask::Ready {
        ready(asked, picks)
    } else if let Ask::Dial { ship } = ask {
        dial(asked, ship)
    } else {
        list(asked)
    };
    let ship = ship_of(&ask).and_then(|ship| asked.view.ships.get(ship.index()));
    menu.from = ship.map(|ship| badge(ship.seat, ship.number));
    menu
}

fn step(asked: &Asked<'_, Xwing>, prompt: Message, items: Vec<XwingItem>) -> XwingMenu {
    let rule = asked.demand.ask.rule(asked.game.content());
    Menu { prompt, items, first: 0, from: None, dice: dice(asked), rule }
}

/// The dice a question is about.
fn dice(asked: &Asked<'_, Xwing>) -> Vec<String> {
    let Some(attack) = &asked.view.attack else { return Vec::new() };
    let Ask::Modify { dice, .. } = asked.demand.ask else { return Vec::new() };
    let shown = match dice {
        Dice::Attack => &attack.attack,
        Dice::Defense => &attack.defense,
    };
    shown.iter().map(|(face, _)| signs::face(*face).to_owned()).collect()
}

fn question(asked: &Asked<'_, Xwing>) -> Message {
    asked.game.say_ask(asked.view, &asked.demand.ask)
}

/// The ship that an answer is about, for the board.
fn spot(asked: &Asked<'_, Xwing>, choice: &Choice) -> Option<String> {
    let (Choice::Ship(ship)
    | Choice::Break(ship)
    | Choice::Attack { target: ship, .. }
    | Choice::Act(xwing::Act::Lock(ship) | xwing::Act::Coordinate(ship) | xwing::Act::Jam(ship))) = choice
    else {
        return None;
    };
    let ship = asked.view.ships.get(ship.index())?;
    Some(badge(ship.seat, ship.number))
}

/// Every answer, as it is said.
fn list(asked: &Asked<'_, Xwing>) -> XwingMenu {
    let item = |choice: &Choice| {
        let said = asked.game.say_choice(asked.view, &asked.demand.ask, choice);
        if *choice == Choice::Pass {
            return Item::declining(said, *choice);
        }
        let said = with_preview(asked, choice, said);
        let mut item = Item::new(with_text(asked, choice, said), Act::Choose(*choice));
        item.spot = spot(asked, choice);
        if let Choice::Act(act) = choice {
            item.rule = Some(act.rule(asked.game.content()));
        }
        item
    };
    let mut items: Vec<XwingItem> = asked.legal.iter().map(item).collect();
    items.sort_by_key(|item| item.declines);
    step(asked, question(asked), items)
}

/// An answer with what its card says, where there is room for it.
fn with_text(asked: &Asked<'_, Xwing>, choice: &Choice, said: Message) -> Label {
    let (Choice::Use(ability)
    | Choice::Spend(xwing::Spend::Ability(ability))
    | Choice::Act(xwing::Act::Card(ability))) = choice
    else {
        return Label::Plain(said);
    };
    match asked.game.voice(asked.view).ability_text(*ability) {
        Some(text) => {
            let full = Message::new("cli-xwing-card").with("choice", said.clone());
            Label::Sized(full.with("text", kernel::Say::say(text)), said)
        }
        None => Label::Plain(said),
    }
}

/// An answer with what would come of the move: where it ends, and what would be in the way.
fn with_preview(asked: &Asked<'_, Xwing>, choice: &Choice, said: Message) -> Message {
    let Some(seen) = asked.game.movement(asked.view, &asked.demand.ask, choice) else { return said };
    let voice = asked.game.voice(asked.view);
    let told = if seen.leaves {
        Message::new("cli-xwing-preview-leaves").with("choice", said)
    } else if let Some(other) = seen.against {
        Message::new("cli-xwing-preview-against").with("choice", said).with("ship", voice.ship(other))
    } else if let Some(rock) = seen.obstacles.first() {
        Message::new("cli-xwing-preview-obstacle")
            .with("choice", said)
            .with("obstacle", voice.obstacle(*rock))
    } else {
        Message::new("cli-xwing-preview").with("choice", said)
    };
    let centimetres = |micrometres: i32| (micrometres + 5_000).div_euclid(10_000);
    told.with("x", centimetres(seen.end.x)).with("y", centimetres(seen.end.y))
}

/// The maneuvers of a ship's dial, slow ones first, left before right.
fn dial(asked: &Asked<'_, Xwing>, ship: ShipId) -> XwingMenu {
    step(asked, question(asked), maneuvers(asked, ship))
}

fn maneuvers(asked: &Asked<'_, Xwing>, ship: ShipId) -> Vec<XwingItem> {
    let voice = asked.game.voice(asked.view);
    let count = voice.ship_view(ship).and_then(|own| voice.type_of(own)).map_or(0, |kind| kind.dial.len());
    let item = |place: u8| {
        let choice = Choice::Dial { ship, maneuver: place };
        let maneuver = voice.on_dial(ship, place)?;
        let allowed = asked.legal.contains(&choice) || (asked.allows)(&choice);
        let sign = signs::maneuver(maneuver);
        let said = Message::new("cli-xwing-dial")
            .with("sign", sign.clone())
            .with("maneuver", kernel::Say::say(&maneuver));
        let full = with_preview(asked, &choice, said);
        let short = with_preview(asked, &choice, Message::new("cli-xwing-sign").with("sign", sign));
        // What stress forbids is shown all the same: picking it says why not.
        let act = if allowed { Act::Choose(choice) } else { Act::Against(choice) };
        let tone = match maneuver.difficulty {
            Difficulty::Blue => Tone::Calm,
            Difficulty::White => Tone::Plain,
            Difficulty::Red => Tone::Hard,
        };
        Some(Item { tone, ..Item::new(Label::Sized(full, short), act) })
    };
    (0..count as u8).filter_map(item).collect()
}

/// Ready, or another look at a dial.
fn ready(asked: &Asked<'_, Xwing>, picks: &[Pick]) -> XwingMenu {
    if let Some(Pick::Ship(ship)) = picks.last() {
        let voice = asked.game.voice(asked.view);
        let prompt = asked.game.say_ask(asked.view, &Ask::Dial { ship: *ship });
        let mut menu = step(asked, prompt, maneuvers(asked, *ship));
        menu.from = voice.ship_view(*ship).map(|own| badge(own.seat, own.number));
        return menu;
    }
    let said = asked.game.say_choice(asked.view, &asked.demand.ask, &Choice::Ready);
    let mut items = vec![Item::new(Label::Plain(said), Act::Choose(Choice::Ready))];
    let voice = asked.game.voice(asked.view);
    for ship in asked.view.ships.iter().filter(|ship| ship.seat == asked.demand.by) {
        if let Some(kernel::Known::Shown(maneuver)) = ship.dial {
            let said = Message::new("cli-xwing-redial")
                .with("ship", voice.ship(ship.id))
                .with("maneuver", kernel::Say::say(&maneuver));
            let spot = badge(ship.seat, ship.number);
            items.push(Item::new(Label::Plain(said), Act::Narrow(Pick::Ship(ship.id))).at(spot));
        }
    }
    step(asked, question(asked), items)
}

/// What is placed, and where: one thing after the other.
fn places(asked: &Asked<'_, Xwing>, picks: &[Pick]) -> XwingMenu {
    let fits = |choice: &Choice| {
        let Some((thing, at)) = placed(choice) else { return false };
        picks.iter().all(|pick| match *pick {
            Pick::Across(x) => at.x == x,
            Pick::Up(y) => at.y == y,
            Pick::Obstacle(_) | Pick::Ship(_) => thing == Some(*pick),
        })
    };
    let left: Vec<&Choice> = asked.legal.iter().filter(|choice| fits(choice)).collect();
    let has = |test: fn(&Pick) -> bool| picks.iter().any(test);
    let things: Vec<Pick> = distinct(left.iter().filter_map(|choice| placed(choice)?.0));
    let is_thing = |pick: &Pick| matches!(pick, Pick::Obstacle(_) | Pick::Ship(_));
    if left.is_empty() {
        return list(asked);
    }
    if !things.is_empty() && !has(is_thing) {
        let items = things.into_iter().map(|pick| thing(asked, pick)).collect();
        return step(asked, question(asked), items);
    }
    let centimetres = |micrometres: i32| (micrometres + 5_000).div_euclid(10_000);
    if !has(|pick| matches!(pick, Pick::Across(_))) {
        let across = distinct(left.iter().filter_map(|choice| Some(placed(choice)?.1.x)));
        let item = |x: i32| {
            let said = Message::new("cli-xwing-across").with("x", centimetres(x));
            Item::new(Label::Plain(said), Act::Narrow(Pick::Across(x)))
        };
        let mut menu =
            step(asked, Message::new("cli-xwing-ask-across"), across.into_iter().map(item).collect());
        menu.first = menu.items.len() / 2;
        return menu;
    }
    if !has(|pick| matches!(pick, Pick::Up(_))) {
        let up = distinct(left.iter().filter_map(|choice| Some(placed(choice)?.1.y)));
        let item = |y: i32| {
            let mut there = left.iter().filter(|choice| placed(choice).is_some_and(|(_, at)| at.y == y));
            // One way to lie there is no question.
            let act = match (there.next(), there.next()) {
                (Some(only), None) => Act::Choose(**only),
                _ => Act::Narrow(Pick::Up(y)),
            };
            Item::new(Label::Plain(Message::new("cli-xwing-up").with("y", centimetres(y))), act)
        };
        return step(asked, Message::new("cli-xwing-ask-up"), up.into_iter().map(item).collect());
    }
    let item = |choice: &&Choice| {
        let said = asked.game.say_choice(asked.view, &asked.demand.ask, choice);
        Item::new(Label::Plain(said), Act::Choose(**choice))
    };
    step(asked, Message::new("cli-xwing-ask-turned"), left.iter().map(item).collect())
}

/// What an answer places, and where.
fn placed(choice: &Choice) -> Option<(Option<Pick>, Pose)> {
    if let Choice::Obstacle { index, at } = choice {
        return Some((Some(Pick::Obstacle(*index)), *at));
    }
    if let Choice::Place { ship, at } = choice {
        return Some((Some(Pick::Ship(*ship)), *at));
    }
    if let Choice::Marker(at) = choice { Some((None, *at)) } else { None }
}

/// Something to place.
fn thing(asked: &Asked<'_, Xwing>, pick: Pick) -> XwingItem {
    let voice = asked.game.voice(asked.view);
    let said = match pick {
        Pick::Ship(ship) => asked.game.say_choice(asked.view, &Ask::Next, &Choice::Ship(ship)),
        Pick::Obstacle(index) => {
            let kind = asked.view.supply.get(index as usize).and_then(|id| voice.kind_of(*id));
            let key = match kind {
                Some(xwing::ObstacleKind::Debris) => "xwing-kind-debris",
                Some(xwing::ObstacleKind::Asteroid) => "xwing-kind-asteroid",
                None => "xwing-kind-obstacle",
            };
            Message::new("cli-xwing-thing").with("what", Message::new(key)).with("number", index + 1)
        }
        Pick::Across(_) | Pick::Up(_) => question(asked),
    };
    Item::new(Label::Plain(said), Act::Narrow(pick))
}

/// Each once, in the order they come, places from left to right and from below.
fn distinct<T: PartialEq + Copy>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found: Vec<T> = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}
