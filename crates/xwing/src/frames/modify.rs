//! Modifying dice: tokens, Force, locks and abilities, as long as the player likes. X2-FORCE-05: each works on what
//! the others left; AMB-44: calculate tokens in the same steps as focus tokens.

use super::{Answer, Flow, Frame, Table, answered, steps, tokens, window};
use crate::{
    Amount, Ask, Choice, Dice, DiceSet, Face, Faces, Public, Roll, Rolled, Scope, Spend, Token, Window,
    legal, state::Modify,
};

/// What a focus result becomes.
fn success(dice: Dice) -> Face {
    match dice {
        Dice::Attack => Face::Hit,
        Dice::Defense => Face::Evade,
    }
}

pub(super) fn advance(t: &mut Table<'_>, mut m: Modify, answer: Option<Answer>) -> Flow {
    let (ship, dice) = (m.by, m.dice);
    let Some(answer) = answer else {
        if !legal::has_modifications(t.query(), &m) {
            return Flow::Done;
        }
        let seat = t.s.ship(ship).seat;
        return t.ask(Frame::Modify(m), seat, Ask::Modify { ship, dice });
    };
    if let Answer::Rolled(Rolled::Dice(faces)) = &answer {
        rerolled(t, dice, m.rolling, faces);
        m.rolling = DiceSet::NONE;
        return Flow::Next(Frame::Modify(m));
    }
    let choice = answered!(answer, Answer::Choice(_, choice) => choice);
    let Choice::Spend(spend) = choice else { return Flow::Done };
    let own = t.s.ship_mut(ship);
    let mut token = None;
    match spend {
        Spend::Focus => {
            own.tokens.take(Token::Focus, 1);
            m.spent |= 1 << Token::Focus as u16;
            token = Some(Token::Focus);
            t.tell(|| Public::Spent { ship, token: Token::Focus });
            steps::change(t, dice, Face::Focus, success(dice), Amount::All);
        }
        Spend::Calculate => {
            own.tokens.take(Token::Calculate, 1);
            m.spent |= 1 << Token::Calculate as u16;
            token = Some(Token::Calculate);
            t.tell(|| Public::Spent { ship, token: Token::Calculate });
            steps::change(t, dice, Face::Focus, success(dice), Amount::Just(1));
        }
        Spend::Force => {
            own.force -= 1;
            t.tell(|| Public::ForceSpent { ship, count: 1 });
            steps::change(t, dice, Face::Focus, success(dice), Amount::Just(1));
        }
        Spend::Evade(from) => {
            own.tokens.take(Token::Evade, 1);
            m.spent |= 1 << Token::Evade as u16;
            token = Some(Token::Evade);
            t.tell(|| Public::Spent { ship, token: Token::Evade });
            // X1-ATTACK-16: nothing is changed, a result is added.
            if from == Face::Evade {
                steps::add(t, dice, Face::Evade);
            } else {
                steps::change(t, dice, from, Face::Evade, Amount::Just(1));
            }
        }
        Spend::Lock(set) => {
            if let Some(target) = t.s.attack().map(|attack| attack.defender) {
                tokens::unlock(t, ship, target);
            }
            // for nothing, where players agreed to that.
            if set.is_empty() {
                return Flow::Next(Frame::Modify(m));
            }
            m.rolling = set;
            return Table::roll(Frame::Modify(m), Roll::Dice(dice, set.len() as u8));
        }
        Spend::Ability(ability) => {
            m.used.push(ability);
            let subject = t.s.attack().map_or(ship, |attack| match dice {
                Dice::Attack => attack.attacker,
                Dice::Defense => attack.defender,
            });
            let steps = steps::begin(t, Scope::new(ability, subject));
            return Flow::Push(Frame::Modify(m), steps);
        }
    }
    let child = token.and_then(|token| window::open(t, Window::Spent(token), ship));
    Flow::after(Frame::Modify(m), child)
}

/// Puts rerolled dice back in their places.
pub(super) fn rerolled(t: &mut Table<'_>, dice: Dice, set: DiceSet, faces: &Faces) {
    let Some(attack) = t.s.attack_mut() else { return };
    let pool = match dice {
        Dice::Attack => &mut attack.offense,
        Dice::Defense => &mut attack.defense,
    };
    for (die, &face) in set.iter().zip(faces) {
        pool.0[die] = crate::Die { face, rerolled: true };
    }
    let faces: Faces = pool.0.iter().map(|die| die.face).collect();
    t.tell(|| Public::Rerolled { dice, faces });
}
