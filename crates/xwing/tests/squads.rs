//! Squadrons: what is one, what is none and why, quick builds, random ones.

use kernel::{Game, Quick, Say, Seat};
use std::collections::BTreeSet;
use xwing::{
    Content, Faction, Fault, Format, MAX_SQUAD, Member, Mode, Setup, Squad, Symbol, ThreatTotal, Xwing,
};

fn symbol(id: &str) -> Symbol {
    Symbol::new(id).expect("a short name")
}

fn ship(pilot: &str, upgrades: &[&str]) -> Member {
    Member::new(symbol(pilot), upgrades.iter().map(|id| symbol(id)).collect())
}

fn squad(ships: Vec<Member>) -> Squad {
    Squad { ships, ..Squad::default() }
}

/// The keys of the faults of a squadron, in order.
fn faults(ships: Vec<Member>, format: Format) -> Vec<&'static str> {
    let found = Content::classic().check_squad(&squad(ships), format);
    found
        .iter()
        .map(|fault| fault.say().key.strip_prefix("xwing-squad-").expect("a squadron's key"))
        .collect()
}

fn bought(ships: Vec<Member>) -> Vec<&'static str> {
    faults(ships, Format::standard())
}

#[test]
fn a_good_squadron_has_no_faults() {
    let luke = ship("lukeskywalker", &["instinctiveaim", "protontorpedoes", "r2d2", "servomotorsfoils"]);
    assert_eq!(bought(vec![luke.clone()]), [""; 0]);
    let content = Content::classic();
    // 61, 1, 12, 8 (agility 2) and 0.
    assert_eq!(content.squad_points(&squad(vec![luke.clone()]), "last"), Some(82));
    // 62, 2, 9, 8 and 0.
    assert_eq!(content.squad_points(&squad(vec![luke.clone()]), "launch"), Some(81));
    assert_eq!(content.squad_points(&squad(vec![luke]), "never"), None);
}

#[test]
fn every_reason_is_given() {
    assert_eq!(bought(vec![]), ["empty"]);
    assert_eq!(bought(vec![ship("greedo", &["gun"])]), ["unknown-pilot"]);
    assert_eq!(bought(vec![ship("academypilot", &["gun"])]), ["unknown-upgrade"]);
    assert_eq!(bought(vec![ship("academypilot", &["predator"])]), ["no-slot"]);
    assert_eq!(bought(vec![ship("idenversio", &["predator", "predator"])]), ["twice", "no-slot"]);
    assert_eq!(bought(vec![ship("academypilot", &[]), ship("bluesquadronescort", &[])]), ["mixed-factions"]);
    assert_eq!(bought(vec![ship("alphasquadronpilot", &["servomotorsfoils"])]), ["restricted"]);
    assert_eq!(bought(vec![ship("graysquadronbomber", &["r2d2"])]), [""; 0]);
    assert_eq!(bought(vec![ship("hiredgun", &["r2d2"])]), ["restricted"]);
    assert_eq!(bought(vec![ship("patrolleader", &["afterburners"])]), ["restricted"]);
    assert_eq!(bought(vec![ship("academypilot", &["engineupgrade"])]), ["restricted"]);
    assert_eq!(bought(vec![ship("outerrimsmuggler", &["engineupgrade"])]), [""; 0]);
    assert_eq!(bought(vec![ship("lothalrebel", &["veterantailgunner"])]), ["restricted"]);
    assert_eq!(bought(vec![ship("academypilot", &[]); MAX_SQUAD + 1]), ["too-many-ships", "over-limit"]);
    let launch = Format::Points { season: symbol("launch"), limit: 200 };
    assert_eq!(faults(vec![ship("wedgeantilles", &["juke"])], launch), ["no-price", "no-price"]);
    let never = Format::Points { season: symbol("never"), limit: 200 };
    assert_eq!(faults(vec![ship("academypilot", &[])], never), ["unknown-season"]);
}

#[test]
fn the_points_limit_is_two_hundred() {
    // Eight Academy Pilots cost 176, one with a Shield Upgrade 8 more.
    let mut ships = vec![ship("academypilot", &[]); 8];
    ships[0].upgrades.push(symbol("shieldupgrade"));
    ships[1].upgrades.push(symbol("shieldupgrade"));
    ships[2].upgrades.push(symbol("shieldupgrade"));
    assert_eq!(bought(ships.clone()), [""; 0], "exactly 200");
    ships[3].upgrades.push(symbol("hullupgrade"));
    assert_eq!(bought(ships), ["over-limit"]);
}

#[test]
fn limited_cards_are_counted_by_name_over_all_types() {
    assert_eq!(bought(vec![ship("idenversio", &[]), ship("idenversio", &[])]), ["limited"]);
    // X2-SQUAD-11: the pilot and the crew of one name.
    let kanan = ship("kananjarrus", &[]);
    assert_eq!(bought(vec![kanan.clone(), ship("outerrimsmuggler", &["chewbacca"])]), [""; 0]);
    assert_eq!(bought(vec![kanan, ship("outerrimsmuggler", &["kananjarrus"])]), ["limited"]);
    // Sabine flies two ships, in one squadron only one of them.
    assert_eq!(bought(vec![ship("sabinewren", &[]), ship("sabinewren-tielnfighter", &[])]), ["limited"]);
    // More bullets, more cards.
    assert_eq!(bought(vec![ship("haorchallprototype", &[]); 2]), [""; 0]);
    assert_eq!(bought(vec![ship("haorchallprototype", &[]); 3]), ["limited"]);
    assert_eq!(bought(vec![ship("precisehunter", &[]); 3]), [""; 0]);
    assert_eq!(bought(vec![ship("precisehunter", &[]); 4]), ["limited"]);
    // X2-SQUAD-12: in every format.
    assert_eq!(faults(vec![ship("idenversio", &[]), ship("idenversio", &[])], Format::Open), ["limited"]);
}

#[test]
fn quick_builds_are_taken_as_they_are() {
    let luke = ship("lukeskywalker", &["servomotorsfoils", "r2d2", "protontorpedoes", "instinctiveaim"]);
    let escort = ship("bluesquadronescort", &["protontorpedoes", "r3astromech", "servomotorsfoils"]);
    let good = vec![luke.clone(), escort.clone(), escort.clone()];
    assert_eq!(faults(good.clone(), Format::quick(8)), [""; 0], "below is fine (AMB-19)");
    let exactly = Format::QuickBuild { threat: 8, total: ThreatTotal::Exactly };
    assert_eq!(faults(good.clone(), exactly), ["under-threat"]);
    assert_eq!(faults(good.clone(), Format::quick(7)), [""; 0]);
    assert_eq!(faults(good, Format::quick(6)), ["over-threat"]);
    assert_eq!(faults(vec![ship("lukeskywalker", &["r2d2"])], Format::quick(8)), ["no-quick-build"]);
    let claimed = Member { threat: Some(1), ..luke };
    assert_eq!(faults(vec![claimed], Format::quick(8)), ["wrong-threat"]);
    // Options ignore slots: this pilot has no talent slot.
    let beast = ship("nightbeast", &["predator", "hullupgrade", "shieldupgrade"]);
    assert_eq!(faults(vec![beast], Format::quick(2)), [""; 0]);
}

#[test]
fn options_make_a_squadron_of_their_side() {
    let content = Content::classic();
    let place = |pilot: &str| {
        let first = |build: &xwing::QuickBuild| build.first().pilot == *pilot;
        content.quick_builds.iter().position(first).expect("an option of that pilot")
    };
    // X2-SQUAD-05: what one core box supports.
    let choice = [place("idenversio"), place("academypilot")];
    let squad = content.quick_squad(3, Faction::Empire, &choice).expect("threat 3");
    assert_eq!(squad.ships.iter().map(|ship| ship.threat).collect::<Vec<_>>(), [Some(2), Some(1)]);
    let over = content.quick_squad(2, Faction::Empire, &choice).expect_err("threat 3 is more than 2");
    assert_eq!(over, [Fault::OverThreat { threat: 3, limit: 2 }]);
    let stranger = content.quick_squad(3, Faction::Rebel, &choice).expect_err("another side");
    assert!(matches!(stranger.as_slice(), [Fault::MixedFactions { .. }]));
    assert_eq!(content.quick_squad(3, Faction::Rebel, &[]), Err(vec![Fault::Empty]));
    for (place, build) in content.quick_options(Faction::Empire) {
        assert_eq!(&content.quick_builds[place], build);
    }
}

/// The ships of the options that a squadron came by, and what each is worth.
fn shared_out(ships: &[Member]) -> Vec<(Vec<usize>, Option<u8>)> {
    Content::classic().taken(ships).into_iter().map(|taken| (taken.ships, taken.worth)).collect()
}

#[test]
fn ships_of_one_option_come_all_or_none_and_their_threat_counts_once() {
    let bomber = || ship("scimitarsquadronpilot", &["protonbombs", "ionmissiles"]);
    let exactly = |threat| Format::QuickBuild { threat, total: ThreatTotal::Exactly };
    assert_eq!(faults(vec![bomber(), bomber()], exactly(3)), [""; 0]);
    assert_eq!(faults(vec![bomber(), bomber()], Format::quick(2)), ["over-threat"]);
    assert_eq!(faults(vec![bomber()], Format::quick(8)), ["apart"]);
    let iden = ship("idenversio", &["outmaneuver", "shieldupgrade"]);
    let five = vec![bomber(), iden, bomber(), bomber(), bomber()];
    assert_eq!(faults(five.clone(), exactly(8)), [""; 0]);
    assert_eq!(shared_out(&five), [(vec![0, 2], Some(3)), (vec![1], Some(2)), (vec![3, 4], Some(3))]);
    assert_eq!(
        shared_out(&[bomber(), bomber(), bomber()])[1],
        (vec![2], None),
        "nobody is left to share with"
    );
    // What each says it is worth is what all are worth together.
    let said = |threat| vec![Member { threat: Some(threat), ..bomber() }; 2];
    assert_eq!(faults(said(3), exactly(3)), [""; 0]);
    assert_eq!(faults(said(1), exactly(3)), ["wrong-threat", "wrong-threat"]);
    // A limited card is limited in an option, too.
    let crowd = vec![ship("idenversio", &["outmaneuver", "shieldupgrade"]); 2];
    assert_eq!(faults(crowd, Format::quick(8)), ["limited"]);
    let content = Content::classic();
    let why = content.check_squad(&squad(vec![bomber()]), Format::quick(8));
    assert_eq!(why[0].rule(&content).0, "R-16");
    assert_eq!(why[0].ship(), Some(1));
}

#[test]
fn a_number_says_who_belongs_together_if_an_option_holds_just_them() {
    let academy = |build| Member { build, ..ship("academypilot", &[]) };
    assert_eq!(shared_out(&[academy(None), academy(None)]), [(vec![0], Some(1)), (vec![1], Some(1))]);
    assert_eq!(shared_out(&[academy(Some(7)), academy(Some(7))]), [(vec![0, 1], Some(2))]);
    let mixed = [academy(Some(1)), academy(None), academy(Some(2)), academy(Some(1)), academy(Some(2))];
    let pairs = [(vec![0, 3], Some(2)), (vec![1], Some(1)), (vec![2, 4], Some(2))];
    assert_eq!(shared_out(&mixed), pairs);
    // Three of one number, or one, are no option: the number says nothing then.
    assert_eq!(shared_out(&[academy(Some(1))]), [(vec![0], Some(1))]);
    assert_eq!(shared_out(&vec![academy(Some(1)); 3]).len(), 3);
    // However many there are, an answer comes at once.
    assert_eq!(shared_out(&vec![academy(None); 60]).len(), 60);
}

#[test]
fn a_ship_that_has_an_option_alone_still_joins_one_that_needs_it() {
    let pack = "[\n  (threat: 1, ships: [(pilot: \"academypilot\")]),\n  \
                (threat: 3, ships: [(pilot: \"valenrudor\"), (pilot: \"academypilot\")]),\n]";
    let content = Content::classic_and(&[("quick-builds.ron", pack)]).expect("a good pack");
    let ships = [ship("academypilot", &[]), ship("academypilot", &[]), ship("valenrudor", &[])];
    let taken: Vec<_> = content.taken(&ships).into_iter().map(|taken| (taken.ships, taken.worth)).collect();
    assert_eq!(taken, [(vec![0], Some(1)), (vec![1, 2], Some(3))]);
    let lonely = content.check_squad(&squad(vec![ship("valenrudor", &[])]), Format::quick(8));
    let [Fault::Apart { ship: 1, others, .. }] = lonely.as_slice() else { panic!("{lonely:?}") };
    assert_eq!(others.iter().map(|name| name.en.as_str()).collect::<Vec<_>>(), ["Academy Pilot"]);
}

#[test]
fn options_of_several_ships_are_taken_whole() {
    let content = Content::classic();
    let pairs = || content.quick_options(Faction::Empire).filter(|(_, build)| build.ships.len() == 2);
    let names: Vec<&str> = pairs().map(|(_, build)| build.first().pilot.as_str()).collect();
    assert_eq!(names, ["academypilot", "obsidiansquadronpilot", "scimitarsquadronpilot"]);
    let choice: Vec<usize> = pairs().map(|(place, _)| place).collect();
    let squad = content.quick_squad(8, Faction::Empire, &choice).expect("2 and 3 and 3 are 8");
    let numbers: Vec<_> = squad.ships.iter().map(|ship| (ship.threat, ship.build)).collect();
    let twice = |threat, build| [(Some(threat), Some(build)); 2];
    assert_eq!(numbers, [twice(2, 1), twice(3, 2), twice(3, 3)].concat());
    assert_eq!(content.threat_of_squad(&squad), Some(8));
    // They are flown as they were taken.
    let setup = Setup {
        mode: Mode::Standard,
        threat: Some(8),
        squads: [squad.clone(), squad.clone()],
        ..Setup::default()
    };
    let state = Xwing::second().start(&setup).expect("two squadrons of threat 8");
    let flown: Vec<_> = state.ids().map(|id| (state.ship(id).threat, state.ship(id).build)).collect();
    assert_eq!(flown[2..4], [(3, Some(2)); 2]);
    // In another format nobody shares anything.
    let casual = Setup { threat: None, casual: true, ..setup };
    let state = Xwing::second().start(&casual).expect("anything goes");
    assert!(state.ids().all(|id| state.ship(id).build.is_none()));
}

#[test]
fn random_squadrons_are_balanced_and_valid() {
    let content = Content::classic();
    let mut shared = BTreeSet::new();
    for seed in 0..200 {
        let mut chance = Quick::new(seed);
        let threat = 3 + (seed % 6) as u8;
        let both = content.random_squads(threat, &mut chance).expect("there are options of threat 1");
        for squad in &both {
            let exactly = Format::QuickBuild { threat, total: ThreatTotal::Exactly };
            assert_eq!(content.check_squad(squad, exactly), []);
            assert_eq!(content.threat_of_squad(squad), Some(u32::from(threat)));
            shared.extend(squad.ships.iter().filter(|ship| ship.build.is_some()).map(|ship| ship.pilot));
        }
        assert_ne!(content.faction_of(&both[0]), content.faction_of(&both[1]));
        let again = content.random_squads(threat, &mut Quick::new(seed)).expect("the same");
        assert_eq!(both, again);
    }
    assert_eq!(content.random_squad(3, Faction::Resistance, &mut Quick::new(1)), None);
    assert_eq!(shared.len(), 3, "options of two ships turn up, too: {shared:?}");
}

#[test]
fn random_bought_squadrons_are_valid_and_show_every_card() {
    let content = Content::classic();
    let season = content.season("last").expect("last");
    let mut seen = BTreeSet::new();
    for seed in 0..600 {
        let mut chance = Quick::new(seed);
        for faction in content.factions() {
            let squad = content.random_bought_squad(season, 200, faction, &mut chance).expect("cheap ships");
            assert_eq!(content.check_squad(&squad, Format::standard()), []);
            assert!(squad.points.is_some_and(|points| points <= 200));
            for member in &squad.ships {
                seen.insert(("pilot", member.pilot));
                seen.extend(member.upgrades.iter().map(|id| ("upgrade", *id)));
            }
        }
    }
    let pilots = content.pilots.iter().map(|card| ("pilot", card.id));
    let upgrades = content.upgrades.iter().map(|card| ("upgrade", card.id));
    let unseen: Vec<_> = pilots.chain(upgrades).filter(|card| !seen.contains(card)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

#[test]
fn a_huge_squadron_is_refused_and_nothing_breaks() {
    let huge = vec![ship("academypilot", &["gun"; 40]); 1000];
    let found = faults(huge, Format::standard());
    assert!(found.contains(&"too-many-ships") && found.contains(&"too-many-upgrades"));
}

#[test]
fn a_match_starts_with_squadrons_of_its_format() {
    let game = Xwing::second();
    let luke = ship("lukeskywalker", &["instinctiveaim", "protontorpedoes", "r2d2", "servomotorsfoils"]);
    let academy = ship("academypilot", &[]);
    let start = |one: &[Member], two: &[Member], setup: Setup| {
        let setup = Setup { squads: [squad(one.to_vec()), squad(two.to_vec())], ..setup };
        game.start(&setup).map(|_| ()).map_err(|refused| refused.0.key)
    };
    let standard = || Setup { mode: Mode::Standard, ..Setup::default() };
    let three = [academy.clone(), academy.clone(), academy.clone()];
    assert_eq!(start(std::slice::from_ref(&luke), &three, standard()), Ok(()));
    // X2-SQUAD-13: the same limited card on both sides, but (X2-SQUAD-12) not twice on one.
    assert_eq!(start(std::slice::from_ref(&luke), std::slice::from_ref(&luke), standard()), Ok(()));
    let twice = [luke.clone(), luke.clone()];
    assert_eq!(start(&twice, &three, standard()), Err("xwing-squad-limited"));
    // X2-SQUAD-04, -08.
    let threat = |threat| Setup { threat: Some(threat), ..standard() };
    assert_eq!(start(std::slice::from_ref(&luke), &three, threat(3)), Ok(()));
    assert_eq!(start(std::slice::from_ref(&luke), &three, threat(2)), Err("xwing-squad-over-threat"));
    let points = |limit| Setup { season: Some(symbol("last")), limit, ..standard() };
    assert_eq!(start(std::slice::from_ref(&luke), &three, points(82)), Ok(()));
    assert_eq!(start(std::slice::from_ref(&luke), &three, points(81)), Err("xwing-squad-over-limit"));
    // X2-ESCALATE-01: threat 4.
    let escalation = || Setup { mode: Mode::Escalation, ..Setup::default() };
    let four = [academy.clone(), academy.clone(), academy.clone(), academy.clone()];
    let five = [academy.clone(), academy.clone(), academy.clone(), academy.clone(), academy];
    assert_eq!(start(std::slice::from_ref(&luke), &four, escalation()), Ok(()));
    assert_eq!(start(std::slice::from_ref(&luke), &five, escalation()), Err("xwing-squad-over-threat"));
}

#[test]
fn prices_say_who_names_the_first_player() {
    let game = Xwing::second();
    // 61 points against three times 22: what the players claim does not count.
    let luke = Squad { points: Some(200), ..squad(vec![ship("lukeskywalker", &[])]) };
    let academy = squad(vec![ship("academypilot", &[]); 3]);
    let squads = [luke, academy];
    let setup = Setup { mode: Mode::Standard, squads, season: Some(symbol("last")), ..Setup::default() };
    let state = game.start(&setup).expect("both are valid");
    let asked: Vec<_> = game.pending(&state).demands().iter().map(|demand| demand.by).collect();
    assert_eq!(asked, [Seat(0)]);
}
