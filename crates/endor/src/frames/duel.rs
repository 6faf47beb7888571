//! The duel: Luke against Vader, the Emperor's lightning, redemption.

use super::{Answer, Flow, Frame, Table, answered, damage::earn};
use crate::{Order, Public, Roll, Rolled, policy::RedemptionBonus};
use kernel::{Pending, Seat};
use serde::{Deserialize, Serialize};

/// END-094, END-098: how many dice a swordsman rolls, and what hits.
const DICE: u8 = 4;
const TO_HIT: u8 = 4;
/// END-096: what lightning does.
const LIGHTNING: u8 = 2;

/// Who strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Blow {
    Luke,
    Vader,
    Emperor,
}

pub(super) fn advance(t: &mut Table<'_>, seat: Seat, blow: Blow, answer: Option<Answer>) -> Flow {
    let hits = match (blow, answer) {
        (Blow::Emperor, _) => LIGHTNING,
        (Blow::Luke | Blow::Vader, None) => {
            return Flow::Stop(Frame::Duel { seat, blow }, Pending::Chance(Roll::Dice(DICE)));
        }
        (Blow::Luke | Blow::Vader, Some(answer)) => {
            let dice = answered!(answer, Answer::Rolled(Rolled::Dice(dice)) => dice);
            t.tell(|| Public::Rolled { seat, dice });
            dice.at_least(TO_HIT)
        }
    };
    match blow {
        Blow::Luke => strike_vader(t, seat, hits),
        Blow::Vader => strike_luke(t, seat, Order::Vader, hits),
        Blow::Emperor => strike_luke(t, seat, Order::Emperor, hits),
    }
}

fn strike_vader(t: &mut Table<'_>, seat: Seat, hits: u8) -> Flow {
    let track = t.board.tracks.vader;
    t.s.vader_hits = (t.s.vader_hits + hits).min(track);
    let left = track - t.s.vader_hits;
    t.tell(|| Public::VaderHit { hits, left });
    if left > 0 {
        return Flow::Done;
    }
    t.tell(|| Public::VaderFell);
    earn(t, seat, 3) // END-102
}

fn strike_luke(t: &mut Table<'_>, seat: Seat, by: Order, hits: u8) -> Flow {
    let track = t.board.tracks.luke;
    t.s.luke_hits = (t.s.luke_hits + hits).min(track);
    let left = track - t.s.luke_hits;
    t.tell(|| Public::LukeHit { by, hits, left });
    if left > 0 {
        return Flow::Done;
    }
    t.tell(|| Public::LukeFell);
    earn(t, seat, 4) // END-101
}

pub(super) fn redemption(t: &mut Table<'_>, seat: Seat) -> Flow {
    t.s.redeemed = true;
    t.tell(|| Public::Redeemed);
    // END-106, A15: five in all.
    earn(
        t,
        seat,
        match t.s.policies.redemption_bonus {
            RedemptionBonus::Five => 5,
            RedemptionBonus::Eight => 8,
        },
    )
}
