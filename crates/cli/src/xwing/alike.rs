//! Which answer to a question says the same as an answer to another before it.

use xwing::{Ask, Choice, ShipId, View};

/// The same dial for a ship of the same type, the same action or target for the next ship, the same card always or never.
pub(super) fn alike(
    view: &View,
    (before, choice): (&Ask, &Choice),
    ask: &Ask,
    legal: &[Choice],
) -> Option<Choice> {
    let same = match (*before, *choice, *ask) {
        (Ask::Dial { ship: one }, Choice::Dial { maneuver, .. }, Ask::Dial { ship }) => {
            let kind = |id: ShipId| view.ships.get(id.index()).map(|own| own.ship);
            (kind(one) == kind(ship)).then_some(Choice::Dial { ship, maneuver })
        }
        (Ask::Action { grant: one, .. }, Choice::Act(_) | Choice::Pass, Ask::Action { grant, .. }) => {
            (one == grant).then_some(*choice)
        }
        (Ask::Attack { with: one, .. }, Choice::Attack { .. } | Choice::Pass, Ask::Attack { with, .. }) => {
            (one == with).then_some(*choice)
        }
        // The card is named, and with it its ship.
        (Ask::Ability { window: one, .. }, Choice::Use(_), Ask::Ability { window, .. }) => {
            (one == window).then_some(*choice)
        }
        (Ask::Ability { .. }, Choice::Pass, Ask::Ability { .. })
        | (Ask::Modify { .. }, _, Ask::Modify { .. }) => (before == ask).then_some(*choice),
        _ => None,
    }?;
    legal.contains(&same).then_some(same)
}
