//! What a preview promises is what happens.

use crate::{Choice, Xwing};
use kernel::{Game, Input, Log, Pending, Quick, Viewer};

#[test]
fn a_dial_leads_where_its_preview_says_when_nobody_moves_before() {
    let game = Xwing::second();
    let mut state = game.start(&crate::Setup::default()).expect("a starter game");
    let mut chance = Quick::new(3);
    let mut promised = std::collections::BTreeMap::new();
    let mut checked = 0;
    for _ in 0..60 {
        let before = game.view(&state, Viewer::Arbiter);
        let input = match game.pending(&state) {
            Pending::Over(_) => break,
            Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let demand = demands[0];
                let choice = game.pick(&state, &demand, &mut chance, &mut Vec::new());
                if let (Choice::Dial { ship, .. }, Some(seen)) =
                    (choice, game.movement(&before, &demand.ask, &choice))
                {
                    promised.insert(ship, seen);
                }
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        let mut log = Log::on();
        game.apply(&mut state, &input, &mut log).expect("legal");
        for event in log.take() {
            if let crate::Event::Public(crate::Public::Flew { ship, maneuver, to, full: true, .. }) = event
                && let Some(seen) = promised.remove(&ship)
                && seen.against.is_none()
                // Where a Tallon roll ends is chosen when it is flown.
                && !matches!(maneuver.bearing, crate::Bearing::Tallon(_))
            {
                assert_eq!(seen.end, to);
                checked += 1;
            }
        }
    }
    assert!(checked > 2, "{checked} maneuvers were compared");
}
