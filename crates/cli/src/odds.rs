//! `escadrille odds`: what an attack, or several in a row, can come to. All figures are exact; `docs/odds.md` in the
//! sources says how everybody plays.
//!
//! | room | what is in it |
//! |---|---|
//! | [`spec`] | effects as they are typed: `1:blank@charge`, `hit>crit!` |
//! | [`report`] | the answer as JSON |
//! | [`chart`] | the answer for people: a table and bars |

mod chart;
mod report;
mod spec;

use crate::failure::Failure;
use odds::{Attack, AttackDice, Defence, Excess, Results, Ship, Spend, Tokens};
use spec::{Wrong, change, faces, reroll};
use std::io::{self, Write};
use words::Words;

/// `escadrille odds ..`
#[derive(Debug, Clone, Default, clap::Args)]
#[command(next_line_help = false)]
pub struct Odds {
    /// Attack dice: the attack value of the weapon
    #[arg(long, value_name = "N")]
    pub attack: u8,
    /// Defence dice: the agility of the defender
    #[arg(long, alias = "defence", value_name = "N", default_value_t = 0)]
    pub defense: u8,
    /// The attacker has so many focus tokens
    #[arg(long, value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub attack_focus: u8,
    /// The attacker has so many calculate tokens
    #[arg(long, value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub attack_calculate: u8,
    /// The attacker has so many Force charges
    #[arg(long, value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub attack_force: u8,
    /// The attacker has so many charges for effects that cost one
    #[arg(long, value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub attack_charges: u8,
    /// The attacker has a lock on the defender
    #[arg(long)]
    pub lock: bool,
    /// The attacker may reroll attack dice: `N`, `N:FACES` or `N:FACES@COST`; may be repeated
    #[arg(long, value_name = "REROLL")]
    pub attack_reroll: Vec<String>,
    /// The attacker may change attack dice: `FACES>FACE`, `FACES>FACE:N`, with `!` if it must, `@COST`; may be repeated
    #[arg(long, value_name = "CHANGE")]
    pub attack_change: Vec<String>,
    /// Results added to the attack dice
    #[arg(long, value_name = "FACES")]
    pub attack_add: Vec<String>,
    /// The defender may first reroll attack dice
    #[arg(long, value_name = "REROLL")]
    pub defender_reroll: Vec<String>,
    /// The defender may first change attack dice; may be repeated
    #[arg(long, value_name = "CHANGE")]
    pub defender_change: Vec<String>,
    /// The defender has so many focus tokens
    #[arg(long, alias = "defence-focus", value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub defense_focus: u8,
    /// The defender has so many calculate tokens
    #[arg(long, alias = "defence-calculate", value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub defense_calculate: u8,
    /// The defender has so many Force charges
    #[arg(long, alias = "defence-force", value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub defense_force: u8,
    /// The defender has so many charges for effects that cost one
    #[arg(long, alias = "defence-charges", value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub defense_charges: u8,
    /// The defender has so many evade tokens
    #[arg(long, value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    pub evade: u8,
    /// The defender is reinforced on the side of the attack
    #[arg(long)]
    pub reinforce: bool,
    /// The defender may reroll defence dice; may be repeated
    #[arg(long, alias = "defence-reroll", value_name = "REROLL")]
    pub defense_reroll: Vec<String>,
    /// The defender may change defence dice; may be repeated
    #[arg(long, alias = "defence-change", value_name = "CHANGE")]
    pub defense_change: Vec<String>,
    /// Results added to the defence dice
    #[arg(long, alias = "defence-add", value_name = "FACES")]
    pub defense_add: Vec<String>,
    /// The attacker may first reroll defence dice
    #[arg(long, value_name = "REROLL")]
    pub attacker_reroll: Vec<String>,
    /// The attacker may first change defence dice; may be repeated
    #[arg(long, value_name = "CHANGE")]
    pub attacker_change: Vec<String>,
    /// The defender recovers a Force charge before each attack, up to N
    #[arg(long, value_name = "N")]
    pub recover_force: Option<u8>,
    /// The attack range, for the bonus die
    #[arg(long, value_name = "1-3", value_parser = clap::value_parser!(u8).range(1..=3))]
    pub range: Option<u8>,
    /// The attack is obstructed
    #[arg(long)]
    pub obstructed: bool,
    /// The defender is cloaked
    #[arg(long)]
    pub cloaked: bool,
    /// The defender has a tractor token
    #[arg(long)]
    pub tractored: bool,
    /// An ion weapon: at most one damage
    #[arg(long)]
    pub ion: bool,
    /// Active shields of the defender
    #[arg(long, value_name = "N", default_value_t = 0, requires = "hull")]
    pub shields: u8,
    /// Hull of the defender
    #[arg(long, value_name = "N")]
    pub hull: Option<u8>,
    /// So many such attacks in a row, while the defender's tokens run out
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub attacks: u8,
    /// The defender keeps tokens for later attacks where they do more good
    #[arg(long)]
    pub foresee: bool,
    /// The attack dice have been rolled: what is each way to go on worth?
    #[arg(long, value_name = "FACES", conflicts_with = "attacks")]
    pub rolled: Option<String>,
    /// With --rolled: those that have been rerolled
    #[arg(long, value_name = "FACES", requires = "rolled")]
    pub rerolled: Option<String>,
    /// The answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// What was asked, understood.
#[derive(Debug, Clone)]
struct Question {
    attack: Attack,
    defence: Defence,
    attacks: usize,
    ship: Option<Ship>,
    spend: Spend,
    rolled: Option<(AttackDice, AttackDice)>,
}

/// What is answered.
#[derive(Debug)]
struct Answer {
    odds: odds::Odds,
    series: odds::Series,
    ways: Option<Vec<odds::Way<4>>>,
}

/// `escadrille odds`.
pub fn run(words: &Words, options: &Odds, out: &mut dyn Write) -> Result<(), Failure> {
    let question = options.question().map_err(|wrong| Failure::usage(wrong.say(words)))?;
    let answer = question.answer().map_err(|excess| Failure::usage(words.text(too_much(excess))))?;
    if options.json {
        let text =
            serde_json::to_string_pretty(&report::json(&question, &answer)).map_err(io::Error::from)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    chart::draw(words, options, &question, &answer, out)?;
    Ok(())
}

/// Why it cannot be computed.
fn too_much(excess: Excess) -> &'static str {
    match excess {
        Excess::AttackDice => "odds-error-attack-dice",
        Excess::DefenceDice => "odds-error-defence-dice",
        Excess::Rerolls => "odds-error-rerolls",
        Excess::Changes => "odds-error-changes",
        Excess::Series => "odds-error-series",
    }
}

impl Odds {
    fn question(&self) -> Result<Question, Wrong> {
        let rolled = match &self.rolled {
            None => None,
            Some(text) => {
                let fresh = AttackDice::showing(&faces(text)?);
                let rerolled = self.rerolled.as_deref().map_or(Ok(Vec::new()), faces)?;
                Some((fresh, AttackDice::showing(&rerolled)))
            }
        };
        Ok(Question {
            attack: self.attacker()?,
            defence: self.defender()?,
            attacks: self.attacks.into(),
            ship: self.hull.map(|hull| Ship { shields: self.shields, hull }),
            spend: if self.foresee { Spend::Foreseeing } else { Spend::Thrifty },
            rolled,
        })
    }

    fn attacker(&self) -> Result<Attack, Wrong> {
        let tokens = Tokens {
            focus: self.attack_focus,
            calculate: self.attack_calculate,
            force: self.attack_force,
            charges: self.attack_charges,
            lock: self.lock.into(),
            evade: 0,
        };
        let mut attack = Attack::new(self.attack).at_range(self.range.unwrap_or(2)).tokens(tokens);
        for text in &self.attack_reroll {
            attack = attack.reroll(reroll(text)?);
        }
        for text in &self.attack_change {
            attack = attack.change(change(text)?);
        }
        for text in &self.attack_add {
            attack = faces(text)?.into_iter().fold(attack, Attack::adding);
        }
        for text in &self.attacker_reroll {
            attack = attack.their_reroll(reroll(text)?);
        }
        for text in &self.attacker_change {
            attack = attack.their_change(change(text)?);
        }
        Ok(if self.ion { attack.ion() } else { attack })
    }

    fn defender(&self) -> Result<Defence, Wrong> {
        let tokens = Tokens {
            focus: self.defense_focus,
            calculate: self.defense_calculate,
            force: self.defense_force,
            charges: self.defense_charges,
            evade: self.evade,
            lock: 0,
        };
        let mut defence = Defence::new(self.defense).at_range(self.range.unwrap_or(2)).tokens(tokens);
        type Change = fn(Defence) -> Defence;
        let states: [(bool, Change); 4] = [
            (self.obstructed, Defence::obstructed),
            (self.cloaked, Defence::cloaked),
            (self.tractored, Defence::tractored),
            (self.reinforce, Defence::reinforce),
        ];
        for (_, change) in states.into_iter().filter(|(so, _)| *so) {
            defence = change(defence);
        }
        for text in &self.defense_reroll {
            defence = defence.reroll(reroll(text)?);
        }
        for text in &self.defense_change {
            defence = defence.change(change(text)?);
        }
        for text in &self.defense_add {
            defence = faces(text)?.into_iter().fold(defence, Defence::adding);
        }
        for text in &self.defender_reroll {
            defence = defence.their_reroll(reroll(text)?);
        }
        for text in &self.defender_change {
            defence = defence.their_change(change(text)?);
        }
        Ok(self.recover_force.map_or(defence, |limit| defence.recovers_force(limit)))
    }
}

impl Question {
    fn answer(&self) -> Result<Answer, Excess> {
        let attacks = vec![self.attack; self.attacks];
        let ways = match self.rolled {
            Some((fresh, rerolled)) => Some(odds::attacking(&self.attack, &self.defence, fresh, rerolled)?),
            None => None,
        };
        Ok(Answer {
            odds: odds::odds(&self.attack, &self.defence)?,
            series: odds::series(&attacks, &self.defence, self.ship, self.spend)?,
            ways,
        })
    }
}

impl Answer {
    /// Damage of one attack, by kind.
    fn damage(&self) -> Vec<(Results, odds::Share)> {
        self.odds.damage().collect()
    }
}

#[cfg(test)]
mod tests;
