//! What an answer leads to, in few words: `↔ Lateral move, B has armour 16, you choose`.

use super::signs;
use kernel::{Message, Say as _, Seat};
use starfighter::{
    Ask, Choice, Public, Seen, Starfighter, View,
    look::{Ahead, Look, Then, look},
};

/// What an answer leads to, as far as what a seat sees decides it.
pub fn ahead(game: &Starfighter, view: &View, me: Seat, choice: &Choice) -> Option<Ahead> {
    let what = Look { choices: vec![*choice], ..Look::default() };
    look(game.content(), view, Some(me), &what).ok()?.ahead.pop()
}

/// The steps of a chain in few words.
pub fn steps(ahead: &Ahead, me: Seat) -> Vec<Message> {
    let mut steps: Vec<Message> = ahead.lines.iter().filter_map(|line| step(&line.seen)).collect();
    match ahead.then {
        Then::Asks { .. } => {
            if let Some((seat, Ask::Apply { .. } | Ask::First | Ask::Markers { .. })) =
                ahead.view.asked.first()
            {
                let mine = *seat == me;
                let key = if mine { "cli-starfighter-then-you" } else { "cli-starfighter-then-other" };
                steps.push(Message::new(key));
            }
        }
        Then::Unknown => steps.push(Message::new("cli-starfighter-then-unknown")),
        Then::Done => {}
    }
    steps
}

/// One thing that happens; nothing where the answer itself says it.
fn step(seen: &Seen) -> Option<Message> {
    let public = match seen {
        Seen::Public(public) => public,
        Seen::SetAside { .. } => return Some(Message::new("cli-starfighter-step-aside")),
        Seen::Played { at, .. } => {
            return Some(Message::new("cli-starfighter-step-slot").with("slot", at.slot));
        }
        Seen::Chose { .. } | Seen::Shuffled { .. } | Seen::Drew { .. } => return None,
    };
    Some(match *public {
        Public::Triggered { effect, .. } => Message::new("cli-starfighter-step-effect")
            .with("sign", signs::effect(effect))
            .with("effect", effect.say()),
        Public::Lapsed { .. } => Message::new("cli-starfighter-step-lapsed"),
        Public::EffectLost { effect, .. } => {
            Message::new("cli-starfighter-step-lost").with("effect", effect.say())
        }
        Public::Hit { seat, armour, .. } => Message::new("cli-starfighter-step-hit")
            .with("board", signs::board(seat))
            .with("armour", i32::from(armour)),
        Public::Destroyed { at, .. } => {
            Message::new("cli-starfighter-step-destroyed").with("card", signs::spot(at))
        }
        Public::Damaged { at, upper, lower } => Message::new("cli-starfighter-step-damaged")
            .with("card", signs::spot(at))
            .with("count", upper + lower),
        Public::Screened { at, count } | Public::Absorbed { at, count } => {
            Message::new("cli-starfighter-step-stopped").with("card", signs::spot(at)).with("count", count)
        }
        Public::Healed { count, .. } => Message::new("cli-starfighter-step-healed").with("count", count),
        Public::Initiative { seat } => {
            Message::new("cli-starfighter-step-initiative").with("board", signs::board(seat))
        }
        Public::Combat { sectors: [one, two], .. } => Message::new("cli-starfighter-step-combat")
            .with("one", signs::sector(Seat(0), one))
            .with("two", signs::sector(Seat(1), two)),
        Public::Over { winner, .. } => match winner {
            Some(seat) => Message::new("cli-starfighter-step-won").with("board", signs::board(seat)),
            None => Message::new("cli-starfighter-step-drawn"),
        },
        Public::Cruiser { .. }
        | Public::Round { .. }
        | Public::NothingToDraw { .. }
        | Public::Passed { .. }
        | Public::Shifted { .. }
        | Public::Order { .. }
        | Public::Moved { .. }
        | Public::Pivoted { .. }
        | Public::Flipped { .. }
        | Public::Regenerated => return None,
    })
}
