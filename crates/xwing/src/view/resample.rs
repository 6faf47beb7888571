//! Worlds a seat cannot tell apart: dials it has not seen are set anew, damage cards nobody has seen are dealt anew.

use crate::{Content, Query, ShipId, State, view::sees_dial};
use arrayvec::ArrayVec;
use kernel::{Chance, Seat, Viewer};

/// Deals anew what `keep` does not know.
pub(crate) fn resample<C: Chance>(content: &Content, s: &mut State, keep: Seat, chance: &mut C) {
    for id in s.ids() {
        dial(content, s, id, keep, chance);
    }
    for pile in 0..2 {
        // the deck, and the cards face down beside the ships it was dealt to.
        let mut unknown = s.decks[pile].clone();
        let deals = |s: &State, id: ShipId| s.pile_of(s.ship(id).seat) == pile;
        for id in s.ids().filter(|id| deals(s, *id)) {
            unknown
                .extend(s.ship(id).damage.iter().filter(|damage| !damage.is_up()).map(|damage| damage.card));
        }
        // Sorted first: the new world depends on what the seat knows and on chance, and on nothing else.
        unknown.sort_unstable();
        chance.shuffle(&mut unknown);
        for id in s.ids() {
            if deals(s, id) {
                for damage in s.ship_mut(id).damage.iter_mut().filter(|damage| !damage.is_up()) {
                    damage.card = unknown.pop().expect("as many as were taken");
                }
            }
        }
        s.decks[pile] = unknown;
    }
}

fn dial<C: Chance>(content: &Content, s: &mut State, id: ShipId, keep: Seat, chance: &mut C) {
    let ship = s.ship(id);
    let Some(dial) = ship.dial else { return };
    if sees_dial(Viewer::Seat(keep), ship.seat, dial) {
        return;
    }
    let query = Query { content, s };
    let all = content.type_of(ship).dial.iter().enumerate();
    let open: ArrayVec<u8, 32> = all
        .filter(|(_, maneuver)| query.may_set(id, **maneuver))
        .map(|(index, _)| index as u8)
        .take(32)
        .collect();
    // A ship stressed since then may show what it may not execute any more (AMB-06): leave that possible too.
    let maneuver = match open.len() as u32 {
        0 => dial.maneuver,
        count => open[chance.below(count) as usize],
    };
    s.ship_mut(id).dial = Some(crate::Dial { maneuver, ..dial });
}
