//! Performing an action: what it does, red ones, linked ones.

use super::{Answer, Flow, Fly, Frame, Steps, Table, tokens, window};
use crate::{
    Act, Ask, Choice, Difficulty, Grant, Public, Scope, ShipId, Token, Window, legal, state::ActStep,
};

pub(super) fn advance(
    t: &mut Table<'_>,
    ship: ShipId,
    grant: Grant,
    step: ActStep,
    answer: Option<Answer>,
) -> Flow {
    let at = |step| Frame::Act { ship, grant, step };
    // AMB-16: destroyed, but still on the table, it uses what its abilities give it.
    if !t.s.ship(ship).on_table() {
        return Flow::Done;
    }
    match step {
        ActStep::Choose => match answer {
            None => {
                if legal::acts(t.query(), ship, grant, true).is_empty() {
                    t.tell(|| Public::NoAction { ship });
                    return Flow::Done;
                }
                let seat = t.s.ship(ship).seat;
                t.ask(at(ActStep::Choose), seat, Ask::Action { ship, grant })
            }
            Some(Answer::Choice(_, Choice::Act(act))) => perform(t, ship, grant, act),
            Some(_) => {
                t.tell(|| Public::NoAction { ship });
                Flow::Done
            }
        },
        ActStep::Disarm(act, difficulty) => {
            let by = t.s.ship(ship).seat;
            let child = tokens::gain(t, ship, Token::Disarm, 1, by);
            Flow::after(at(ActStep::Stress(act, difficulty)), child)
        }
        ActStep::Stress(act, difficulty) => {
            // X2-ACTION-05, -10: a linked action may be red itself.
            let by = t.s.ship(ship).seat;
            let red = difficulty == Difficulty::Red;
            let child = if red { tokens::gain(t, ship, Token::Stress, 1, by) } else { None };
            Flow::after(at(ActStep::Answer(act)), child)
        }
        ActStep::Answer(act) => {
            let child = window::open_for(t, Window::AfterAction, ship, act.kind());
            Flow::after(at(ActStep::Link(act)), child)
        }
        // X2-ACTION-08: only right after its left-hand action; -09: stress that this one left stops it.
        ActStep::Link(act) => {
            let linked = legal::linked(t.query(), ship, act).filter(|_| !matches!(grant, Grant::Linked(..)));
            let Some(linked) = linked else { return Flow::Done };
            let grant = Grant::Linked(linked.kind, linked.difficulty);
            Flow::Next(Frame::Act { ship, grant, step: ActStep::Choose })
        }
    }
}

fn perform(t: &mut Table<'_>, ship: ShipId, grant: Grant, act: Act) -> Flow {
    let difficulty = legal::act_difficulty(t.query(), ship, grant, act);
    let on_bar = act.kind().is_none_or(|kind| legal::on_own_bar(t.query(), ship, kind));
    t.tell(|| Public::Acted { ship, act });
    if let Act::Card(ability) = act {
        super::steps::note_use(t, ability);
    }
    let own = t.s.ship_mut(ship);
    own.done.actions |= act.kind().map_or(0, |kind| 1 << kind as u16);
    let seat = own.seat;
    if let Grant::Card(ability, _) = grant {
        super::steps::note_action(t.s, ability, on_bar);
    }
    let child = match act {
        Act::Focus => tokens::gain(t, ship, Token::Focus, 1, seat),
        Act::Evade => tokens::gain(t, ship, Token::Evade, 1, seat),
        Act::Calculate => tokens::gain(t, ship, Token::Calculate, 1, seat),
        Act::Cloak => tokens::gain(t, ship, Token::Cloak, 1, seat),
        Act::Reinforce(token) => tokens::gain(t, ship, token, 1, seat),
        Act::Lock(target) => tokens::lock(t, ship, target),
        Act::BarrelRoll(roll) => tokens::barrel_roll(t, ship, 1, roll),
        Act::Slide(slide) => tokens::barrel_roll(t, ship, 1, slide),
        Act::Boost(boost) => tokens::boost(t, ship, 1, boost),
        Act::Coordinate(other) => {
            Some(Frame::Act { ship: other, grant: Grant::Coordinated, step: ActStep::Choose })
        }
        Act::Jam(target) => tokens::gain(t, target, Token::Jam, 1, seat),
        Act::Reload(place) => {
            // X2-BEYOND-24, -25.
            t.s.ship_mut(ship).upgrades[place as usize].charges += 1;
            let card = crate::CardRef::Upgrade(place);
            let shown = t.query().shown(ship, card);
            t.tell(|| Public::ChargeRecovered { ship, card, count: 1, shown });
            tokens::gain(t, ship, Token::Disarm, 1, seat)
        }
        Act::Rotate(way) => {
            t.s.ship_mut(ship).turret = Some(way);
            None
        }
        Act::Slam(index) => {
            // X2-BEYOND-27, -28: the maneuver, then a disarm token.
            let maneuver = t.content.type_of(t.s.ship(ship)).dial[index as usize];
            let maneuver = t.query().coloured(ship, maneuver);
            let step = ActStep::Disarm(act, difficulty);
            let fly = Frame::Fly(Fly::new(ship, maneuver, false));
            return Flow::Push(Frame::Act { ship, grant, step }, fly);
        }
        Act::Card(ability) => {
            Some(Frame::Steps(Steps { paid: 0, ..Steps::new(t.s, Scope::new(ability, ship)) }))
        }
    };
    Flow::after(Frame::Act { ship, grant, step: ActStep::Stress(act, difficulty) }, child)
}
