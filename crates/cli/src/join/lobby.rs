//! The lobby of a server, as questions with numbered answers: what can be joined, gone on with or watched, and how
//! to make a match.

use super::{
    company,
    seats::{KeptSeat, Share},
    trouble::Trouble,
};
use crate::{
    failure::Failure,
    figure,
    join::{Choice, api::Api, seats::Seats},
};
use catalog::Catalog;
use kernel::{Message, Seat};
use protocol::{
    rest::{GameInfo, Listed, NewMatch, SeatWish},
    shared::{MatchInfo, Pace, Phase, SeatInfo, Sitter},
};
use serde_json::{Value, json};
use std::io::{BufRead, Read as _, Write};
use words::Words;

/// Longer lines are cut.
const LONGEST: u64 = 1024;
/// No more of each kind are listed.
const LISTED: usize = 8;

/// What a game calls a seat among so many players, with the words that say so.
pub(super) type SeatSays<'a> = dyn Fn(&str, u8, Seat) -> Option<(Message, Words)> + 'a;

/// Somebody who asks questions with numbered answers.
pub(super) struct Host<'a> {
    pub(super) words: &'a Words,
    pub(super) input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
    /// What a game calls its seats.
    pub(super) seat_says: &'a SeatSays<'a>,
    /// What they bring to matches to which players bring their own.
    pub(super) brought: Option<&'a Value>,
}

/// What each seat brings already: one's own, the same for bots, which bring nothing by themselves; guests bring theirs.
fn brought(own: &Value, seats: &[SeatWish]) -> Vec<Option<Value>> {
    let brings = |seat: &SeatWish| matches!(seat, SeatWish::Me | SeatWish::Bot { .. }).then(|| own.clone());
    seats.iter().map(brings).collect()
}

impl Host<'_> {
    /// One of several; `None` if the answer is to leave, or there is none.
    fn choose(&mut self, title: &str, items: &[String], leave: &str) -> Result<Option<usize>, Failure> {
        let items: Vec<Option<String>> = items.iter().cloned().map(Some).collect();
        self.choose_of(title, &items, leave)
    }

    /// The same where some numbers stand for nothing.
    fn choose_of(
        &mut self,
        title: &str,
        items: &[Option<String>],
        leave: &str,
    ) -> Result<Option<usize>, Failure> {
        writeln!(self.out, "\n{title}")?;
        for (n, item) in items.iter().enumerate() {
            if let Some(item) = item {
                writeln!(self.out, "{:>3}  {item}", n + 1)?;
            }
        }
        writeln!(self.out, "  0  {leave}")?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut bytes = Vec::new();
            if self.input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
                writeln!(self.out)?;
                return Ok(None);
            }
            match String::from_utf8_lossy(&bytes).trim().parse::<usize>() {
                Ok(0) => return Ok(None),
                Ok(n) if items.get(n - 1).is_some_and(Option::is_some) => return Ok(Some(n - 1)),
                _ => {
                    let args = [("least", figure(0)), ("count", figure(items.len()))];
                    writeln!(self.out, "{}", self.words.text_with("cli-error-number", args))?;
                }
            }
        }
    }

    /// A match in a line: its game and who sits where.
    fn describe(&self, game: &str, seats: &[SeatInfo]) -> String {
        let players = seats.len() as u8;
        let seat = |seat: &SeatInfo| {
            let (says, words) = (self.seat_says)(game, players, Seat(seat.seat))?;
            let name = words.text_with("cli-name", [("who", says.clone().into())]);
            Some(match &seat.sitter {
                Sitter::Open | Sitter::Invited => words.text_with("cli-lobby-free", [("seat", name.into())]),
                sitter @ (Sitter::Person { .. } | Sitter::Bot { .. }) => {
                    let who = company::sitter(sitter, says, &words);
                    if who == name { who } else { format!("{name} ({who})") }
                }
            })
        };
        let seats: Vec<String> = seats.iter().filter_map(seat).collect();
        format!("{} · {}", self.words.text(&format!("game-{game}")), seats.join(", "))
    }

    /// What to do on a server; `None` to leave.
    pub(super) fn lobby(
        &mut self,
        api: &Api,
        seats: &Seats,
        watch: bool,
        name: Option<&str>,
    ) -> Result<Option<Choice>, Failure> {
        let words = self.words;
        let failed = |trouble: Trouble| Failure::no(trouble.say(words));
        let lobby = api.lobby().map_err(failed)?;
        let known = |info: &&Listed| Catalog::NAMES.contains(&info.game.as_str());
        /// What is listed. A list does not tell all of a match: it is asked for once it is chosen.
        enum Item {
            Join(String),
            Watch(String),
            Seat(Box<(MatchInfo, KeptSeat)>),
        }
        let mut items: Vec<(String, Item)> = Vec::new();
        if !watch {
            for kept in seats.all(api.server()).into_iter().rev().take(LISTED) {
                // A match that is gone or over is nothing to go on with.
                let Ok(info) = api.info(&kept.table) else { continue };
                if info.phase != Phase::Over {
                    let text = words.text_with(
                        "cli-lobby-mine",
                        [("match", self.describe(&info.game, &info.seats).into())],
                    );
                    items.push((text, Item::Seat(Box::new((info, kept)))));
                }
            }
            for info in lobby.open.iter().filter(known).take(LISTED) {
                let text = words
                    .text_with("cli-lobby-join", [("match", self.describe(&info.game, &info.seats).into())]);
                items.push((text, Item::Join(info.id.clone())));
            }
        }
        for info in lobby.playing.iter().filter(known).take(LISTED) {
            let text = words
                .text_with("cli-lobby-watch", [("match", self.describe(&info.game, &info.seats).into())]);
            items.push((text, Item::Watch(info.id.clone())));
        }
        let mut lines: Vec<String> = items.iter().map(|(text, _)| text.clone()).collect();
        if !watch {
            lines.push(words.text("cli-lobby-new"));
        }
        let title = words.text_with("cli-lobby-title", [("server", api.server().to_string().into())]);
        let Some(chosen) = self.choose(&title, &lines, &words.text("cli-lobby-leave"))? else {
            return Ok(None);
        };
        if chosen < items.len() {
            return Ok(Some(match items.swap_remove(chosen).1 {
                Item::Join(id) => Choice::Join(api.info(&id).map_err(failed)?),
                Item::Watch(id) => Choice::Watch(api.info(&id).map_err(failed)?),
                Item::Seat(seat) => Choice::Seat(seat.0, seat.1),
            }));
        }
        self.make(api, name)
    }

    /// Makes a match.
    fn make(&mut self, api: &Api, name: Option<&str>) -> Result<Option<Choice>, Failure> {
        let words = self.words;
        let failed = |trouble: Trouble| Failure::no(trouble.say(words));
        let mut games = api.games().map_err(failed)?;
        games.retain(|game| Catalog::NAMES.contains(&game.game.as_str()));
        let Some(wish) = self.wish(&games, name)? else { return Ok(None) };
        let made = api.make(&wish).map_err(failed)?;
        let token = api.token(&made).map_err(failed)?;
        let kept = made.seat.map(|seat| KeptSeat {
            server: api.server().to_string(),
            table: made.info.id.clone(),
            seat,
            invitation: None,
            token,
            guests: made.invitations.clone(),
            share: Share::new(made.info.commitment.clone()).ok(),
        });
        Ok(Some(match kept {
            Some(kept) => Choice::Made(made.info, kept),
            None => Choice::Watch(made.info),
        }))
    }

    /// What match shall be made; `None` to leave.
    fn wish(&mut self, games: &[GameInfo], name: Option<&str>) -> Result<Option<NewMatch>, Failure> {
        let words = self.words;
        let leave = words.text("cli-lobby-leave");
        let names: Vec<String> =
            games.iter().map(|game| words.text(&format!("game-{}", game.game))).collect();
        let Some(game) = self.one(&words.text("web-new-game"), &names, &leave)? else { return Ok(None) };
        let game = &games[game];
        let Some(players) = self.players(&game.players, &leave)? else { return Ok(None) };
        let seat_name = |host: &Self, seat: u8| {
            let (says, words) = (host.seat_says)(&game.game, players, Seat(seat))?;
            Some(words.text_with("cli-name", [("who", says.into())]))
        };
        let seats: Vec<String> =
            (0..players).map(|seat| seat_name(self, seat).unwrap_or_else(|| seat.to_string())).collect();
        let Some(mine) = self.choose(&words.text("cli-lobby-seat"), &seats, &leave)? else { return Ok(None) };
        let mut sitters = vec![words.text("web-wish-invite"), words.text("web-wish-open")];
        for level in &game.levels {
            let level = words.text(&format!("web-level-{level}"));
            sitters.push(words.text_with("web-bot", [("level", level.into())]));
        }
        let mut wishes = Vec::new();
        for (seat, called) in seats.iter().enumerate() {
            if seat == mine {
                wishes.push(SeatWish::Me);
                continue;
            }
            let title = words.text_with("cli-lobby-sitter", [("seat", called.as_str().into())]);
            let Some(sitter) = self.choose(&title, &sitters, &leave)? else { return Ok(None) };
            wishes.push(match sitter {
                0 => SeatWish::Invite,
                1 => SeatWish::Open,
                n => SeatWish::Bot { level: game.levels[n - 2].clone() },
            });
        }
        let Some(setup) = self.setup(game, players, &leave)? else { return Ok(None) };
        let clock = |seconds, increment| Pace::Clock { seconds, increment };
        let paces = [
            ("web-pace-correspondence", Pace::Correspondence),
            ("web-pace-quick", clock(600, 10)),
            ("web-pace-slow", clock(1800, 20)),
        ];
        let lines = paces.map(|(key, _)| words.text(key));
        let Some(pace) = self.choose(&words.text("web-new-pace"), &lines, &leave)? else { return Ok(None) };
        Ok(Some(NewMatch {
            game: game.game.clone(),
            setup,
            brought: self.brought.map(|own| brought(own, &wishes)),
            seats: wishes,
            pace: paces[pace].1,
            name: name.map(str::to_owned),
        }))
    }

    /// What a match starts from: a set-up that has a name, or as many players as were asked for.
    fn setup(&mut self, game: &GameInfo, players: u8, leave: &str) -> Result<Option<Value>, Failure> {
        if game.setups.is_empty() {
            return Ok(Some(json!({ "players": players })));
        }
        let words = self.words;
        let said = |name: &str| format!("{name}: {}", words.text(&format!("{}-setup-{name}", game.game)));
        let lines: Vec<String> = game.setups.iter().map(|setup| said(&setup.name)).collect();
        let chosen = self.one(&words.text("cli-lobby-setup"), &lines, leave)?;
        Ok(chosen.map(|chosen| game.setups[chosen].setup.clone()))
    }

    /// How many play: each number stands for itself.
    fn players(&mut self, counts: &[u8], leave: &str) -> Result<Option<u8>, Failure> {
        if let [only] = counts {
            return Ok(Some(*only));
        }
        let (words, most) = (self.words, counts.iter().copied().max().unwrap_or_default());
        // Gaps are numbers nobody can choose.
        let items: Vec<Option<String>> = (1..=most)
            .map(|n| counts.contains(&n).then(|| words.text_with("cli-lobby-players", [("count", n.into())])))
            .collect();
        let chosen = self.choose_of(&words.text("web-new-players"), &items, leave)?;
        Ok(chosen.map(|at| at as u8 + 1))
    }

    /// One of several, unasked if there is only one.
    fn one(&mut self, title: &str, items: &[String], leave: &str) -> Result<Option<usize>, Failure> {
        if items.len() == 1 { Ok(Some(0)) } else { self.choose(title, items, leave) }
    }
}
