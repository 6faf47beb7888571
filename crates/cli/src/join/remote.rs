//! A match on a server, as one viewer lives it. What happens comes in steps, each with the view after it; what has
//! been shown follows at the pace of a person.

use super::{
    company::{self, Clocks},
    seats::{KeptSeat, Seats},
    spoken,
    step::{Own, Step},
    trouble::{Cause, Trouble},
    wire::{News, Wire},
};
use crate::{
    face::Face,
    join::api::Api,
    play::{
        called::{Sitter as Called, names},
        contest::Contest as _,
        notice::Notice,
        told::{Tale, Told},
    },
};
use kernel::{DecisionId, Key, Seat, fair};
use protocol::{
    shared::{Ending, MatchInfo, Phase, SeatInfo, Sitter},
    socket::{ChatLine, Offer, ToClient},
};
use std::{
    collections::VecDeque,
    sync::Arc,
    time::{Duration, Instant},
};
use words::Words;

/// How long the first words of a server may take.
const FIRST: Duration = Duration::from_secs(20);

/// What comes of an offer that was granted comes at once.
const GRANTED: Duration = Duration::from_millis(500);

/// A seat at a table on a server, or a place to watch from.
#[derive(Debug, Clone)]
pub struct Place {
    /// The server.
    pub api: Api,
    /// The match.
    pub table: String,
    /// The seat that was taken; none to watch.
    pub kept: Option<KeptSeat>,
    /// The seats that were taken before.
    pub seats: Seats,
    /// The language, with what the game calls its seats.
    pub words: Words,
}

impl Place {
    /// How somebody who leaves comes back.
    pub(super) fn farewell(&self) -> Vec<String> {
        let Some(kept) = &self.kept else { return vec![self.words.text("cli-join-unwatched")] };
        let link = match kept.invitation.as_deref() {
            Some(secret) => self.api.server().invitation(&self.table, secret),
            None => self.api.server().table(&self.table),
        };
        // Quotes keep a shell from reading the link as something else.
        let command = format!("escadrille join '{link}'");
        vec![self.words.text_with("cli-join-come-back", [("command", command.into())])]
    }
}

/// A match on a server, and how much of it has been shown.
pub struct Remote<G: Face> {
    pub(super) game: Arc<G>,
    pub(super) place: Place,
    pub(super) wire: Wire,
    pub(super) me: Option<Seat>,
    pub(super) info: MatchInfo,
    /// What has come and has not been shown.
    pub(super) steps: VecDeque<Step<G>>,
    pub(super) view: G::View,
    pub(super) told: Vec<Told<G::Seen>>,
    /// Where the lines shown last begin.
    pub(super) latest: usize,
    pub(super) asked: Vec<Seat>,
    pub(super) own: Option<Own<G>>,
    pub(super) is_last_mine: bool,
    /// The decision asked for in the step that came last.
    pub(super) newest: Option<DecisionId>,
    pub(super) version: u64,
    /// The decision that was answered and not confirmed.
    pub(super) sent: Option<DecisionId>,
    /// The decision that was answered unseen last.
    pub(super) tried: Option<DecisionId>,
    /// The language, with what those who sit there now are called.
    pub(super) words: Words,
    pub(super) clocks: Option<Clocks>,
    pub(super) offer: Option<Offer>,
    /// When an offer of the player's own was dropped, until it is known why.
    pub(super) dropped: Option<Instant>,
    /// The seats whose leaving was told, a bit each.
    pub(super) away: u64,
    pub(super) chat: Vec<ChatLine>,
    pub(super) is_connected: bool,
    pub(super) notices: Vec<Notice>,
    pub(super) failed: Option<Trouble>,
}

impl<G: Face> std::fmt::Debug for Remote<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Remote").field("place", &self.place).field("info", &self.info).finish_non_exhaustive()
    }
}

/// The words, with what those who sit there are called by one of them or by somebody who watches.
fn called<G: Face>(words: &Words, seats: &[SeatInfo], me: Option<Seat>) -> Words {
    let facing = me.is_some() && seats.len() == 2;
    let sitter = |info: &SeatInfo| match &info.sitter {
        _ if me == Some(Seat(info.seat)) => Called::You,
        Sitter::Bot { level, .. } => Called::Bot(spoken::plain(level)),
        Sitter::Person { name: Some(name), .. } => Called::Person(spoken::plain(name)),
        Sitter::Person { name: None, .. } if facing => Called::Opponent,
        Sitter::Person { name: None, .. } | Sitter::Invited | Sitter::Open => Called::Unknown,
    };
    let sitters: Vec<Called> = seats.iter().map(sitter).collect();
    let own = G::names(u8::try_from(seats.len()).unwrap_or(u8::MAX));
    words.clone().with_names(names::<G>(own, &sitters, words))
}

impl<G: Face> Remote<G> {
    /// Sits down: waits until the server has told how things stand, all of which has been shown then.
    pub fn sit(game: Arc<G>, place: Place) -> Result<Self, Trouble> {
        let server = place.api.server().clone();
        let wire = Wire::open(&server, &place.table, place.kept.as_ref())?;
        let (link, mut is_waiting) = (server.table(&place.table), false);
        let garbled =
            |why: serde_json::Error| Trouble::Garbled { server: server.to_string(), why: why.to_string() };
        let mut welcome = None;
        let deadline = Instant::now() + FIRST;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let Some(news) = wire.wait(left) else {
                return Err(if is_waiting {
                    Trouble::Waiting { link }
                } else {
                    Trouble::Unreachable { server: server.to_string(), why: Cause::Late }
                });
            };
            match news {
                News::Ended(trouble) => return Err(trouble),
                News::Lost => welcome = None,
                News::Heard(heard) => match (*heard, welcome.take()) {
                    (ToClient::Welcome { info, seat, chat, .. }, _) => {
                        welcome = Some((*info, seat.map(Seat), chat));
                    }
                    // A match that has not begun has nothing to see: it begins once everybody is there.
                    (ToClient::Update(update), Some(_)) if update.view.is_null() => is_waiting = true,
                    (ToClient::Update(update), Some((info, me, chat))) => {
                        let clocks = update.clocks_ms.clone().map(|left| Clocks { left, at: Instant::now() });
                        let step = Step::<G>::read(&*game, *update, me).map_err(garbled)?;
                        let words = called::<G>(&place.words, &info.seats, me);
                        let mut remote = Self {
                            words,
                            tried: None,
                            game,
                            place,
                            wire,
                            me,
                            info,
                            steps: VecDeque::new(),
                            view: step.view.clone(),
                            told: Vec::new(),
                            latest: 0,
                            asked: Vec::new(),
                            own: None,
                            is_last_mine: true,
                            newest: None,
                            version: 0,
                            sent: None,
                            clocks,
                            offer: None,
                            dropped: None,
                            away: 0,
                            chat: Vec::new(),
                            is_connected: true,
                            notices: Vec::new(),
                            failed: None,
                        };
                        remote.take(step);
                        while remote.show_next() {}
                        remote.is_last_mine = true;
                        // All of it is long ago for somebody who has just come.
                        remote.latest = remote.told.len();
                        remote.hear_chat(chat);
                        return Ok(remote);
                    }
                    (_, waiting) => welcome = waiting,
                },
            }
        }
    }

    /// The match, as everybody may know it.
    pub fn info(&self) -> &MatchInfo {
        &self.info
    }

    /// Whether seats are still free.
    pub fn is_waiting(&self) -> bool {
        self.info.phase == Phase::Waiting
    }

    /// Which seats are free, and the links that lead to them.
    pub fn free(&self) -> Vec<String> {
        let guests = self.place.kept.as_ref().map(|kept| kept.guests.as_slice()).unwrap_or_default();
        let Place { api, table, words, .. } = &self.place;
        company::free::<G>(api.server(), table, &self.info.seats, guests, words)
    }

    pub(super) fn text(&self, key: &str) -> String {
        self.place.words.text(key)
    }

    /// What a seat's player is called.
    fn who(&self, seat: u8) -> String {
        let says = G::seat_says(Seat(seat));
        match self.info.seats.get(usize::from(seat)) {
            Some(info) => company::sitter(&info.sitter, says, &self.words),
            None => self.words.say(&says),
        }
    }

    /// Writes something into the log that is no event.
    fn aside(&mut self, text: String) {
        let entry = self.told.last().map_or(0, |line| line.entry);
        self.told.push(Told { entry, what: Tale::Aside(text) });
    }

    /// Takes in a step, to be shown.
    fn take(&mut self, mut step: Step<G>) {
        let asks = step.own.as_ref().map(|own| own.demand.id);
        let is_answered = self.sent.is_some() && self.sent == self.newest && asks != self.newest;
        step.is_mine = is_answered;
        let is_back = step.version < self.version;
        // After something was taken back, numbers come again.
        if is_answered || is_back {
            self.sent = None;
        }
        if is_back {
            // Whoever takes something back wants to be asked.
            self.tried = asks;
        }
        if is_back && self.is_connected {
            self.dropped = None;
            let text = self.text("cli-join-taken-back");
            self.aside(text);
        }
        self.newest = asks;
        self.version = step.version;
        if self.info.phase == Phase::Waiting && !step.asked.is_empty() {
            self.info.phase = Phase::Playing;
        }
        self.steps.push_back(step);
    }

    pub(super) fn news(&mut self, news: News) {
        match news {
            News::Ended(trouble) => self.failed = Some(trouble),
            News::Lost => {
                // Whether the last answer has arrived will be seen from what is asked next.
                self.sent = None;
                if self.is_connected {
                    self.is_connected = false;
                    let text = self.text("cli-join-lost");
                    self.aside(text);
                }
            }
            News::Heard(heard) => self.hear(*heard),
        }
    }

    fn hear(&mut self, heard: ToClient) {
        match heard {
            ToClient::Welcome { info, seat, chat, .. } => {
                self.me = seat.map(Seat);
                self.hear_seats(info.seats.clone());
                self.info = *info;
                self.hear_chat(chat);
                self.offer = None;
                if !self.is_connected {
                    self.is_connected = true;
                    let text = self.text("cli-join-again");
                    self.aside(text);
                }
            }
            ToClient::Update(update) => {
                self.clocks = update.clocks_ms.clone().map(|left| Clocks { left, at: Instant::now() });
                match Step::read(&*self.game, *update, self.me) {
                    Ok(step) => self.take(step),
                    Err(error) => {
                        let server = self.place.api.server().to_string();
                        self.failed = Some(Trouble::Garbled { server, why: error.to_string() });
                    }
                }
            }
            ToClient::Seats { seats } => self.hear_seats(seats),
            ToClient::Offer { offer, .. } => self.hear_offer(offer),
            ToClient::Chat { line } => {
                let mut chat = self.chat.clone();
                chat.push(line);
                self.hear_chat(chat);
            }
            ToClient::Over { ending, rematch } => {
                if rematch.is_some() && self.info.rematch.is_none() {
                    self.notices.push(Notice::good(self.text("cli-join-rematch")));
                }
                self.dropped = None;
                self.check_key(&ending);
                self.info.phase = Phase::Over;
                self.info.ending = Some(ending);
                self.info.rematch = rematch;
            }
            ToClient::Refused { problem } => {
                self.sent = None;
                let words = &self.place.words;
                let why = spoken::problem(&problem, words);
                self.notices.push(match &problem.rule {
                    Some(rule) => Notice::refused(why, &spoken::plain(rule), words),
                    None => Notice::bad(why),
                });
            }
            ToClient::Looked { .. } | ToClient::Hinted { .. } | ToClient::Pong => {}
        }
    }

    /// Compares the key that is revealed with what was promised before anything was added to the dice.
    fn check_key(&mut self, ending: &Ending) {
        let share = self.place.kept.as_ref().and_then(|kept| kept.share.as_ref());
        let key = ending.key.as_deref().and_then(|key| key.parse().ok());
        if let (Some(share), Some(key)) = (share, key.map(Key)) {
            let found = if self.info.dice == 1 { key.commitment() } else { fair::commitment(key) };
            if found.to_string() != share.commitment {
                self.notices.push(Notice::bad(self.text("cli-join-other-key")));
            }
        }
    }

    fn hear_seats(&mut self, seats: Vec<SeatInfo>) {
        for said in
            company::changes::<G>(&self.info.seats, &seats, self.me, &mut self.away, &self.place.words)
        {
            self.aside(said);
        }
        self.info.seats = seats;
        self.words = called::<G>(&self.place.words, &self.info.seats, self.me);
    }

    fn hear_chat(&mut self, chat: Vec<ChatLine>) {
        let new: Vec<ChatLine> = chat.iter().filter(|line| !self.chat.contains(line)).cloned().collect();
        for line in new {
            let args = [("who", self.who(line.seat).into()), ("text", spoken::plain(&line.text).into())];
            let said = self.place.words.text_with("cli-join-said", args);
            self.aside(said);
        }
        self.chat = chat;
    }

    fn hear_offer(&mut self, offer: Option<Offer>) {
        let is_mine = self.offer.as_ref().is_some_and(|offer| Some(Seat(offer.by)) == self.me);
        if offer.is_none() && is_mine {
            self.dropped = Some(Instant::now());
        }
        self.offer = offer;
    }

    /// Says that an offer was declined, once it is sure that it was not granted: that shows by what comes of it.
    pub(super) fn settle_offer(&mut self) {
        if self.dropped.is_some_and(|at| at.elapsed() > GRANTED) {
            self.dropped = None;
            let text = self.text("cli-join-answered");
            self.aside(text);
        }
    }
}
