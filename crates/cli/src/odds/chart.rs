//! The answer for people: a table and bars.

use super::{Answer, Odds, Question};
use kernel::{Arg, Message};
use odds::{Act, After, Cost, Pool, Way};
use std::io::{self, Write};
use words::{Lang, Words};

/// How long the bar of a certain event is.
const BAR: usize = 40;

/// All of it.
pub(super) fn draw(
    words: &Words,
    options: &Odds,
    question: &Question,
    answer: &Answer,
    out: &mut dyn Write,
) -> io::Result<()> {
    let sides = [("odds-attack", attacker(options, question)), ("odds-defence", defender(options, question))];
    for (key, parts) in sides {
        writeln!(out, "{}", words.text_with(key, [("parts", parts.into())]))?;
    }
    writeln!(out)?;
    if let Some(ways) = &answer.ways {
        return draw_ways(words, ways, out);
    }
    let Some(end) = answer.series.end() else { return Ok(()) };
    let damage = decimal(words, end.expected()).into();
    let expected = if question.ship.is_some() {
        // Damage ends with the ship; crits of the last attack do not.
        words.text_with("odds-expected-ship", [("damage", damage)])
    } else {
        let crits = decimal(words, end.expected_crits()).into();
        words.text_with("odds-expected", [("damage", damage), ("crits", crits)])
    };
    writeln!(out, "{expected}")?;
    if question.attacks == 1 {
        let chance = percent(words, answer.odds.hits().chance());
        writeln!(out, "{}", words.text_with("odds-hits", [("chance", chance.into())]))?;
    }
    if question.ship.is_some() {
        let chance = percent(words, end.destroyed());
        writeln!(out, "{}", words.text_with("odds-destroyed", [("chance", chance.into())]))?;
    }
    writeln!(out, "\n{}", words.text("odds-damage"))?;
    for (total, chance) in end.totals().into_iter().enumerate() {
        let share = percent(words, chance);
        writeln!(out, "  {total:>2}  {share:>8}  {}", bar(chance))?;
    }
    if question.attacks > 1 {
        return draw_series(words, question, answer.series.after(), out);
    }
    let kinds = [words.text("odds-column-hits"), words.text("odds-column-crits")];
    let widths = kinds.each_ref().map(|kind| kind.chars().count().max(3));
    for (title, rows) in [("odds-shown", answer.odds.results().collect()), ("odds-suffered", answer.damage())]
    {
        writeln!(out, "\n{}", words.text(title))?;
        writeln!(out, "  {:>2$}  {:>3$}", kinds[0], kinds[1], widths[0], widths[1])?;
        for (results, share) in rows {
            let chance = percent(words, share.chance());
            let (hits, crits) = (results.hits, results.crits);
            writeln!(
                out,
                "  {hits:>0$}  {crits:>1$}  {chance:>8}  {2}",
                widths[0],
                widths[1],
                bar(share.chance())
            )?;
        }
    }
    Ok(())
}

fn draw_series(words: &Words, question: &Question, after: &[After], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", words.text("odds-series"))?;
    for (number, after) in (1u32..).zip(after) {
        let damage = decimal(words, after.expected());
        let line = if question.ship.is_some() {
            let chance = percent(words, after.destroyed());
            let args = [("number", number.into()), ("damage", damage.into()), ("chance", chance.into())];
            words.text_with("odds-after-destroyed", args)
        } else {
            words.text_with("odds-after", [("number", number.into()), ("damage", damage.into())])
        };
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

fn draw_ways(words: &Words, ways: &[Way<4>], out: &mut dyn Write) -> io::Result<()> {
    let before = ways.iter().find(|way| way.act == Act::Stop).map(|way| way.damage.chance());
    writeln!(out, "{}", words.text("odds-ways"))?;
    for way in ways {
        let damage = way.damage.chance();
        let gain = before.map_or(String::new(), |before| {
            let sign = if damage < before { "−" } else { "+" };
            format!("{sign}{}", decimal(words, (damage - before).abs()))
        });
        let mark = if way.best { "▶" } else { " " };
        let act = words.say(&act(way.act));
        writeln!(out, "{mark} {:>6}  {gain:>6}  {act}", decimal(words, damage))?;
    }
    Ok(())
}

fn act(act: Act<4>) -> Message {
    match act {
        Act::Stop => Message::new("odds-way-stop"),
        Act::Spend(cost) => Message::new("odds-way-spend").with("token", token(cost, 1)),
        Act::Change(number) => Message::new("odds-way-change").with("number", number as u32 + 1),
        Act::Reroll { with, dice } => {
            let dice = shown(dice);
            match with {
                None => Message::new("odds-way-lock").with("dice", dice),
                Some(number) => {
                    Message::new("odds-way-reroll").with("dice", dice).with("number", number as u32 + 1)
                }
            }
        }
    }
}

/// Attack dice by what they show.
fn shown(Pool(counts): Pool<4>) -> Vec<Message> {
    let keys = ["odds-face-hit", "odds-face-crit", "odds-face-focus", "odds-face-blank"];
    let faces = keys.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    faces.map(|(key, count)| Message::new(key).with("count", count)).collect()
}

/// Tokens of one kind.
fn token(cost: Cost, count: u8) -> Message {
    let key = match cost {
        // Nobody spends nothing.
        Cost::Free | Cost::Charge => "odds-token-charge",
        Cost::Calculate => "odds-token-calculate",
        Cost::Force => "odds-token-force",
        Cost::Focus => "odds-token-focus",
        Cost::Evade => "odds-token-evade",
        Cost::Lock => "odds-token-lock",
    };
    Message::new(key).with("count", count)
}

fn tokens(counts: &[(Cost, u8)]) -> impl Iterator<Item = Arg> {
    counts.iter().filter(|(_, count)| *count > 0).map(|&(cost, count)| token(cost, count).into())
}

/// Effects that were typed, as they were typed.
fn typed<'a>(key: &'static str, texts: &'a [String]) -> impl Iterator<Item = Arg> + 'a {
    texts.iter().map(move |text| Message::new(key).with("typed", text.as_str()).into())
}

fn states(states: &[(bool, &'static str)]) -> impl Iterator<Item = Arg> {
    states.iter().filter(|(so, _)| *so).map(|(_, key)| Message::new(key).into())
}

fn attacker(options: &Odds, question: &Question) -> Vec<Arg> {
    let mut parts = Vec::new();
    match question.rolled {
        None => parts.push(Message::new("odds-dice").with("count", question.attack.dice()).into()),
        Some((fresh, rerolled)) => {
            parts.extend(shown(fresh).into_iter().map(Arg::from));
            if !rerolled.is_empty() {
                parts.push(Message::new("odds-rerolled").with("dice", shown(rerolled)).into());
            }
        }
    }
    parts.extend(tokens(&[
        (Cost::Focus, options.attack_focus),
        (Cost::Calculate, options.attack_calculate),
        (Cost::Force, options.attack_force),
        (Cost::Charge, options.attack_charges),
        (Cost::Lock, options.lock.into()),
    ]));
    parts.extend(typed("odds-reroll", &options.attack_reroll));
    parts.extend(typed("odds-change", &options.attack_change));
    parts.extend(typed("odds-add", &options.attack_add));
    parts.extend(typed("odds-their-reroll", &options.attacker_reroll));
    parts.extend(typed("odds-their-change", &options.attacker_change));
    parts.extend(states(&[(options.ion, "odds-ion")]));
    if question.attacks > 1 {
        parts.push(Message::new("odds-times").with("count", question.attacks as u32).into());
    }
    parts
}

fn defender(options: &Odds, question: &Question) -> Vec<Arg> {
    let mut parts: Vec<Arg> = vec![Message::new("odds-dice").with("count", question.defence.dice()).into()];
    parts.extend(tokens(&[
        (Cost::Focus, options.defense_focus),
        (Cost::Calculate, options.defense_calculate),
        (Cost::Force, options.defense_force),
        (Cost::Charge, options.defense_charges),
        (Cost::Evade, options.evade),
    ]));
    parts.extend(states(&[(options.reinforce, "odds-reinforced")]));
    parts.extend(typed("odds-reroll", &options.defense_reroll));
    parts.extend(typed("odds-change", &options.defense_change));
    parts.extend(typed("odds-add", &options.defense_add));
    parts.extend(typed("odds-their-reroll", &options.defender_reroll));
    parts.extend(typed("odds-their-change", &options.defender_change));
    if let Some(limit) = options.recover_force {
        parts.push(Message::new("odds-recovers").with("count", limit).into());
    }
    if let Some(ship) = question.ship {
        parts.push(Message::new("odds-ship").with("shields", ship.shields).with("hull", ship.hull).into());
    }
    parts.extend(states(&[(options.foresee && question.attacks > 1, "odds-foreseeing")]));
    parts
}

/// A bar in eighths of a column; what can happen at all is seen.
fn bar(chance: f64) -> String {
    let eighths = (chance * (BAR * 8) as f64).round() as usize;
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    let bar = "█".repeat(eighths / 8) + rest;
    if bar.is_empty() && chance > 0.0 { "▏".to_owned() } else { bar }
}

/// A figure with three decimals, as the language writes it.
fn decimal(words: &Words, figure: f64) -> String {
    let text = format!("{figure:.3}");
    match words.lang() {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

/// A share with two decimals, as the language writes it.
fn percent(words: &Words, share: f64) -> String {
    let text = format!("{:.2}", share * 100.0);
    match words.lang() {
        Lang::En => format!("{text}%"),
        Lang::Fr => format!("{}\u{A0}%", text.replace('.', ",")),
    }
}
