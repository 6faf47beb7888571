use super::*;

#[test]
fn a_ledger_says_which_rule_means_what() {
    let ledger = "- **H-1** No red.\n  fr: Pas de rouge.\n  cite: StressedRed, NotOnDial\n- **H-2** Else.\n";
    let cites = Cites::read(ledger);
    assert_eq!(cites.rule(Cite::StressedRed), RuleId("H-1"));
    assert_eq!(cites.rule(Cite::NotOnDial), RuleId("H-1"));
    assert_eq!(cites.rule(Cite::Fled), RuleId::UNWRITTEN);
}

#[test]
fn names_that_are_unknown_or_twice_or_missing_are_faults() {
    let all: Vec<&str> = Cite::ALL.iter().map(|cite| cite.name()).collect();
    let whole = format!("- **H-1** All.\n  cite: {}\n", all.join(", "));
    assert_eq!(Cite::faults(&whole), [""; 0]);
    assert_eq!(Cite::faults(&whole.replace("Fled, ", "")), ["no rule is cited as Fled"]);
    let twice = format!("{whole}- **H-2** Again.\n  cite: Fled, Flown\n");
    assert_eq!(
        Cite::faults(&twice),
        ["H-2 is cited as Fled, and so is H-1", "H-2 is cited as Flown, and nothing is"]
    );
}
