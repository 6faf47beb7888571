//! Small runs: what is fair passes, what was made unfair is found, and equal seeds give equal figures.

use super::{
    count::{Report, Verdict},
    picture,
    play::{Match, Plans, matches},
    table,
};
use kernel::Seat;
use starfighter::{CardSet, Mode, Starfighter, pack};
use std::fs;

const PLANS: Plans = Plans { mode: Mode::Training, games: 8, seed: 3, simulations: 4, threads: 0 };

/// The shipped pack with a line of one of its files replaced: the one `after` lines below that with `marked` in it.
fn changed(file: &str, marked: &str, after: usize, line: &str) -> Starfighter {
    let folder = crate::root::root().join("packs/starfighter");
    let texts = pack::FILES.map(|name| {
        let text = fs::read_to_string(folder.join(name)).expect("a file of the project");
        if name != file {
            return text;
        }
        let mut lines: Vec<&str> = text.lines().collect();
        let at = lines.iter().position(|line| line.contains(marked)).expect("the pack has it");
        lines[at + after] = line;
        lines.join("\n")
    });
    Starfighter::with_content(pack::load(texts.each_ref().map(String::as_str)).expect("a pack"))
}

fn measured(game: &Starfighter, plans: &Plans) -> Report {
    let matches = matches(game, plans, |_| {}).expect("games");
    Report::new(game, plans, &matches).expect("figures")
}

#[test]
fn equal_seeds_give_equal_figures() {
    let game = Starfighter::shipped();
    let one = measured(&game, &PLANS);
    let two = measured(&game, &Plans { threads: 1, ..PLANS });
    assert_eq!(table::tables(&game, &one), table::tables(&game, &two));
    let other = measured(&game, &Plans { seed: 4, ..PLANS });
    assert_ne!(table::tables(&game, &one), table::tables(&game, &other));
}

#[test]
fn a_deal_is_played_twice_with_the_cruisers_swapped() {
    let game = Starfighter::shipped();
    for mode in [Mode::Skirmish, Mode::TotalWar] {
        let played =
            matches(&game, &Plans { mode, games: 14, simulations: 1, ..PLANS }, |_| {}).expect("games");
        for deal in played.chunks(2) {
            let [one, two] = deal else { panic!("a deal is two games") };
            assert_eq!((one.deal, one.first), (two.deal, two.first));
            assert_eq!(one.cruisers, [two.cruisers[1], two.cruisers[0]]);
            // A cruiser may draw more cards than another: it has those of the other, and then some.
            let opening = |m: &Match| -> CardSet {
                let drawn = m.drawn.iter().filter(|drawn| drawn.seat == m.first && drawn.point.round == 1);
                drawn.map(|drawn| drawn.card).collect()
            };
            let [one, two] = [opening(one), opening(two)];
            let both = one.and(two);
            assert!(both.len() >= 4 && (both == one || both == two), "whoever begins draws the same cards");
        }
        // Six pairs, then the other seat begins.
        assert_eq!((played[11].first, played[12].first), (Seat(0), Seat(1)));
        assert_eq!(played[0].cruisers, played[12].cruisers);
    }
}

#[test]
fn few_games_between_equals_condemn_nothing() {
    let game = Starfighter::shipped();
    let report = measured(&game, &PLANS);
    assert!(report.unfair().is_empty(), "{:?}", report.unfair());
    assert!(report.games_for_rates > report.games && report.games_for_cards > report.games);
}

#[test]
fn a_cruiser_with_too_little_armour_is_found() {
    let game = changed("cruisers.ron", "name: \"Athena\"", 1, "armour: 6,");
    let report = measured(&game, &Plans { games: 120, ..PLANS });
    let unfair = report.unfair();
    assert!(unfair.contains(&"Athena".to_owned()), "{unfair:?}");
    let ares = report.pairs.iter().find(|of| of.cruiser.as_str() == "Ares").expect("a pair");
    assert_eq!(ares.rate.verdict, Verdict::Unfair);
}

#[test]
fn a_card_that_wins_games_is_found() {
    let strong = "(id: \"0-04\", level: 0, upper: (fighters: 9, effect: HitEnemy), lower: (fighters: 9, effect: Draw)),";
    let game = changed("cards.ron", "\"0-04\"", 0, strong);
    let report = measured(&game, &Plans { games: 400, simulations: 2, ..PLANS });
    let best = report.cards.last().expect("cards");
    assert_eq!((best.card.to_string().as_str(), best.shift.verdict), ("0-04", Verdict::Unfair), "{best:?}");
    assert!(report.unfair().contains(&"card 0-04".to_owned()));
    let svg = picture::svg(&game, &report);
    assert!(svg.contains(picture::colour(Verdict::Unfair)) && svg.contains("0-04, level 0"), "{svg}");
    assert!(!svg.contains("NaN"));
}
