//! A turn: the top card of the pile is revealed, one of its orders is given, the card is discarded.

use super::{Answer, Blow, DeathStarStep, Flow, Frame, ShipsStep, Table, ambush_spaces, answered};
use crate::{Ask, Board, Card, Choice, Fighter, Order, Public, Side, State, policy};
use kernel::{Message, Refused, RuleId, Seat};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    /// END-021: the top card is turned over.
    Reveal,
    /// One of its orders is given, or none.
    Give,
    /// END-029: the card goes to the discard pile once its order, if one was given, is finished (A20).
    End(Option<Order>),
}

pub(super) fn advance(
    t: &mut Table<'_>,
    seat: Seat,
    card: Card,
    step: TurnStep,
    answer: Option<Answer>,
) -> Flow {
    match step {
        TurnStep::Reveal => {
            let pile = &mut t.s.piles[seat.index()];
            let card = pile.cards.shift().expect("a turn is only given to a seat with cards");
            pile.chosen = pile.chosen.saturating_sub(1);
            t.tell(|| Public::Revealed { seat, card });
            t.ask(Frame::Turn { seat, card, step: TurnStep::Give }, seat, Ask::Order { card })
        }
        TurnStep::Give => {
            let choice = answered!(answer, Some(Answer::Choice(_, choice)) => choice);
            let end = |order| Frame::Turn { seat, card, step: TurnStep::End(order) };
            if choice == Choice::Pass {
                t.tell(|| Public::Passed { seat });
                return Flow::Next(end(None));
            }
            let order = answered!(choice, Choice::Order(order) => order);
            t.tell(|| Public::Ordered { seat, order });
            Flow::Push(end(Some(order)), carry_out(seat, order))
        }
        TurnStep::End(_) => {
            t.s.discards[Side::of(seat).index()].push(card);
            Flow::Done
        }
    }
}

/// The procedure of an order.
fn carry_out(seat: Seat, order: Order) -> Frame {
    match order {
        Order::X | Order::Y | Order::B | Order::Tie | Order::Falcon | Order::Executor => {
            Frame::Ships { seat, order, step: ShipsStep::Move }
        }
        Order::DeathStar => Frame::DeathStar { seat, step: DeathStarStep::Aim },
        Order::Assault => Frame::Assault { seat, dice: None },
        Order::Ambush => Frame::Ambush,
        Order::Luke => Frame::Duel { seat, blow: Blow::Luke },
        Order::Vader => Frame::Duel { seat, blow: Blow::Vader },
        Order::Emperor => Frame::Duel { seat, blow: Blow::Emperor },
        Order::Redemption => Frame::Redemption { seat },
    }
}

/// END-031: whether an order's conditions are met, and if not, which rule says so.
pub(crate) fn can_give(board: &Board, s: &State, order: Order) -> Result<(), Refused> {
    let when = |met: bool, rule: &'static str, why: &'static str| {
        if met { Ok(()) } else { Err(Refused::new(RuleId(rule), Message::new(why))) }
    };
    match order {
        // A22: one ship of the type is enough, even if it can neither move nor attack.
        Order::X => when(s.has(Fighter::X), "END-031", "endor-refused-no-ships"),
        Order::Y => when(s.has(Fighter::Y), "END-031", "endor-refused-no-ships"),
        Order::B => when(s.has(Fighter::B), "END-031", "endor-refused-no-ships"),
        Order::Tie => {
            let deployable = s.executor.is_some() && s.reserve > 0;
            when(deployable || s.has(Fighter::Tie), "END-031", "endor-refused-no-ships")
        }
        Order::Falcon => when(s.falcon.is_some(), "END-031", "endor-refused-no-ships"),
        Order::Executor => when(s.executor.is_some(), "END-031", "endor-refused-no-ships"),
        Order::DeathStar => Ok(()),
        Order::Assault => when(s.shields_up(board), "END-092", "endor-refused-shields-down"),
        Order::Ambush => {
            when(s.shields_up(board), "END-092", "endor-refused-shields-down")?;
            when(s.supply > 0, "END-091", "endor-refused-no-troopers")?;
            when(ambush_spaces(board, s) != 0, "END-089", "endor-refused-no-space-ahead")
        }
        Order::Luke => {
            when(s.luke_stands(board), "END-099", "endor-refused-luke-fell")?;
            when(s.vader_stands(board), "END-031", "endor-refused-vader-fell")
        }
        Order::Vader => {
            when(s.vader_stands(board), "END-095", "endor-refused-vader-fell")?;
            when(s.luke_stands(board), "END-031", "endor-refused-luke-fell")
        }
        Order::Emperor => {
            when(!s.redeemed, "END-097", "endor-refused-redeemed")?;
            when(s.luke_stands(board), "END-031", "endor-refused-luke-fell")?;
            // A13: whether the Emperor strikes once Vader was killed.
            let alone = s.policies.lone_emperor == policy::LoneEmperor::Strikes;
            when(alone || s.vader_stands(board), "END-097", "endor-refused-vader-fell")
        }
        Order::Redemption => {
            when(s.vader_on_red(board), "END-104", "endor-refused-not-on-red")?;
            // A14: it is Luke's act.
            let anyone = s.policies.redemption == policy::RedemptionNeeds::Always;
            when(anyone || s.luke_stands(board), "END-104", "endor-refused-luke-fell")
        }
    }
}
