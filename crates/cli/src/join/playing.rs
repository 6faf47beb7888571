//! A match on a server as a [`Contest`]: what is shown, what is answered, what is said.

use super::{
    remote::{Place, Remote},
    seats::{KeptSeat, Share},
    spoken,
    trouble::Trouble,
};
use crate::{
    face::Face,
    failure::Failure,
    play::{
        contest::{Again, Asking, Contest},
        keeping,
        notice::Notice,
        talk::Talk,
        told::Told,
        verdict_key,
    },
};
use kernel::{DecisionId, Seat, fair};
use protocol::{
    shared::{Ending, Phase},
    socket::{Offer, ToServer},
};
use std::{borrow::Cow, path::PathBuf, sync::Arc, time::Duration};
use words::Words;

impl<G: Face> Remote<G> {
    fn must_reach(&self) -> Result<(), Notice> {
        if self.is_connected { Ok(()) } else { Err(Notice::bad(self.text("cli-join-lost"))) }
    }

    fn must_play(&self) -> Result<(), Notice> {
        self.must_reach()?;
        if self.me.is_some() { Ok(()) } else { Err(Notice::bad(self.text("server-not-your-seat"))) }
    }

    /// What an offer is called in messages.
    fn agree(offer: &Offer) -> ToServer {
        match offer.what.as_str() {
            "draw" => ToServer::OfferDraw,
            "take_back" => ToServer::TakeBack,
            _ => ToServer::Rematch { same: offer.same },
        }
    }

    /// How the match ended, for somebody who played or for somebody who watched.
    fn headline(&self, ending: &Ending) -> String {
        let words = &self.words;
        if let Some(payoff) = self.me.and_then(|me| ending.payoffs.get(me.index())) {
            return words.text(verdict_key(*payoff));
        }
        match ending.payoffs.iter().position(|payoff| *payoff > 0.0) {
            Some(seat) => {
                let side = G::seat_says(Seat(seat as u8));
                words.text_with("cli-join-victory", [("side", side.into())])
            }
            None => words.text("cli-drawn"),
        }
    }
}

impl<G: Face> Contest<G> for Remote<G> {
    fn game(&self) -> &G {
        &self.game
    }

    fn me(&self) -> Option<Seat> {
        self.me
    }

    fn words(&self) -> &Words {
        &self.words
    }

    fn view(&self) -> G::View {
        self.view.clone()
    }

    fn told(&self) -> &[Told<G::Seen>] {
        &self.told
    }

    fn latest(&self) -> &[Told<G::Seen>] {
        &self.told[self.latest.min(self.told.len())..]
    }

    fn is_caught_up(&self) -> bool {
        self.steps.is_empty()
    }

    fn is_next_mine(&self) -> bool {
        self.steps.front().is_some_and(|step| step.is_mine)
    }

    fn is_last_mine(&self) -> bool {
        self.is_last_mine
    }

    fn show_next(&mut self) -> bool {
        let Some(step) = self.steps.pop_front() else { return false };
        // What is told again is kept where it stands among what people said; what is no longer so is dropped.
        let again = |line: &&Told<G::Seen>| line.event().is_some() && line.entry >= step.from as usize;
        let known: Vec<&Told<G::Seen>> = self.told.iter().filter(again).collect();
        let same = known.iter().zip(&step.lines).take_while(|(old, new)| **old == *new).count();
        let mut seen = 0;
        self.told.retain(|line| {
            let is_again = line.event().is_some() && line.entry >= step.from as usize;
            seen += usize::from(is_again);
            !is_again || seen <= same
        });
        self.latest = self.told.len();
        self.told.extend(step.lines.into_iter().skip(same));
        self.view = step.view;
        self.asked = step.asked;
        self.own = step.own;
        self.is_last_mine = step.is_mine;
        true
    }

    fn asked(&self) -> Option<Asking<'_, G>> {
        let own = self.own.as_ref().filter(|_| self.is_caught_up() && self.info.phase == Phase::Playing)?;
        let is_open = self.sent != Some(own.demand.id);
        is_open.then_some(Asking { demand: &own.demand, legal: Cow::Borrowed(&own.legal) })
    }

    fn allows(&self, choice: &G::Choice) -> bool {
        self.own.as_ref().is_some_and(|own| !own.is_all || own.legal.contains(choice))
    }

    fn waits_for(&self) -> Vec<Seat> {
        let is_other = |seat: &&Seat| Some(**seat) != self.me;
        if self.is_over() { Vec::new() } else { self.asked.iter().filter(is_other).copied().collect() }
    }

    fn submit(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice> {
        self.why_not(id, choice)?;
        self.sent = Some(id);
        Ok(())
    }

    fn needless(&self) -> Option<(DecisionId, G::Choice)> {
        let id = self.asked()?.demand.id;
        // What was refused or taken back is asked.
        let standing = self.own.as_ref()?.standing.clone().filter(|_| self.tried != Some(id))?;
        Some((id, standing))
    }

    fn submit_unseen(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice> {
        self.submit(id, choice)?;
        self.tried = Some(id);
        Ok(())
    }

    fn why_not(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice> {
        self.must_play()?;
        let choice = serde_json::to_value(choice).map_err(|error| Notice::bad(error.to_string()))?;
        let share = self.place.kept.as_ref().and_then(|kept| kept.share.as_ref());
        // Which entry it becomes is known unless others answer at the same time; then it is as good a number as any.
        let nonce =
            share.map(|share| fair::nonce(&share.secret, &self.place.table, self.version).to_string());
        self.wire.say(ToServer::Choose { decision: id.0, choice, nonce });
        Ok(())
    }

    fn take_back(&mut self) -> Result<bool, Notice> {
        self.must_play()?;
        self.wire.say(ToServer::TakeBack);
        Ok(false)
    }

    fn work(&mut self) -> Result<Vec<Notice>, Failure> {
        while let Some(news) = self.wire.news() {
            self.news(news);
        }
        self.settle_offer();
        match &self.failed {
            Some(trouble) => Err(Failure::no(trouble.say(&self.place.words))),
            None => Ok(std::mem::take(&mut self.notices)),
        }
    }

    fn wait(&mut self, at_most: Duration) {
        if self.steps.is_empty()
            && self.notices.is_empty()
            && let Some(news) = self.wire.wait(at_most)
        {
            self.news(news);
        }
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn is_over(&self) -> bool {
        self.info.ending.is_some() && self.is_caught_up()
    }

    fn verdict(&self) -> Vec<String> {
        let Some(ending) = self.info.ending.as_ref().filter(|_| self.is_caught_up()) else {
            return Vec::new();
        };
        let words = &self.words;
        let mut lines = vec![self.headline(ending)];
        let loser = ending.payoffs.iter().position(|payoff| *payoff < 0.0).unwrap_or(0);
        let loser = || [("seat", G::seat_says(Seat(loser as u8)).into())];
        match ending.by.as_str() {
            "resigned" => lines.push(words.text_with("cli-join-resigned", loser())),
            "time" => lines.push(words.text_with("cli-join-time", loser())),
            "draw_agreed" => lines.push(words.text("cli-join-agreed")),
            _ => {}
        }
        let digest = spoken::plain(&self.info.commitment);
        lines.push(words.text_with("cli-end-commitment", [("digest", digest.into())]));
        if let Some(key) = &ending.key {
            lines.push(words.text_with("cli-end-key", [("digest", spoken::plain(key).into())]));
        }
        let link = self.place.api.server().replay(&self.place.table);
        lines.push(words.text_with("cli-join-replay", [("link", link.into())]));
        lines
    }

    fn again(&mut self) -> Result<Again, Notice> {
        if self.info.rematch.is_some() {
            return Ok(Again::Now);
        }
        self.must_play()?;
        self.wire.say(ToServer::Rematch { same: false });
        Ok(Again::Asked)
    }

    fn next_match(&mut self, _: bool) -> Result<Option<Box<dyn Contest<G>>>, Failure> {
        let Some(table) = self.info.rematch.clone() else { return Ok(None) };
        let place = Place { table: table.clone(), ..self.place.clone() };
        let failed = |trouble: Trouble| Failure::no(trouble.say(&self.place.words));
        let info = place.api.info(&table).map_err(failed)?;
        let kept = place.kept.map(|kept| {
            let share = Share::new(info.commitment.clone()).ok();
            KeptSeat { table, invitation: None, guests: Vec::new(), share, ..kept }
        });
        if let Some(kept) = kept.clone() {
            // A seat that cannot be kept can still be played. Sides are swapped, in pairs.
            self.place.seats.keep(KeptSeat { seat: kept.seat ^ 1, ..kept }).ok();
        }
        let sat = Self::sit(Arc::clone(&self.game), Place { kept: kept.clone(), ..place });
        let next = sat.map_err(failed)?;
        Ok(Some(Box::new(next)))
    }

    fn journal(&self) -> Result<String, Notice> {
        if self.info.ending.is_none() {
            return Err(Notice::bad(self.text("server-not-over")));
        }
        let journal = self.place.api.journal(&self.place.table);
        journal.map_err(|trouble| Notice::bad(trouble.say(&self.place.words)))
    }

    fn default_file(&self) -> PathBuf {
        let dice: String = self.info.commitment.chars().filter(char::is_ascii_alphanumeric).collect();
        keeping::default_file(self.game(), &dice)
    }

    fn version(&self) -> u64 {
        self.version
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn is_reachable(&self) -> bool {
        self.is_connected
    }

    fn talk(&mut self, talk: Talk) -> Result<Option<Notice>, Notice> {
        self.must_play()?;
        let said = match talk {
            Talk::Say(text) => ToServer::Chat { text },
            Talk::Resign => ToServer::Resign,
            Talk::Draw => ToServer::OfferDraw,
            Talk::TakeBack => ToServer::TakeBack,
            Talk::Rematch { same } => ToServer::Rematch { same },
            Talk::Yes | Talk::No if self.offer.is_none() => {
                return Err(Notice::bad(self.text("server-no-offer")));
            }
            Talk::Yes => self.offer.as_ref().map_or(ToServer::Decline, Self::agree),
            Talk::No => ToServer::Decline,
            Talk::MayResign | Talk::Help | Talk::Quit => return Ok(None),
        };
        self.wire.say(said);
        Ok(None)
    }

    fn standing(&self) -> Option<String> {
        if !self.is_connected {
            return Some(self.text("cli-join-lost"));
        }
        if self.is_waiting() {
            return Some(self.free().join("\n"));
        }
        let offer = self.offer.as_ref()?;
        let is_mine = self.me.is_some_and(|me| offer.agreed.contains(&me.0));
        let key = match (offer.what.as_str(), is_mine) {
            ("draw", true) => "web-offer-draw-mine",
            ("draw", false) => "web-offer-draw",
            ("take_back", true) => "web-offer-take-back-mine",
            ("take_back", false) => "web-offer-take-back",
            (_, true) if offer.same => "web-offer-rematch-same-mine",
            (_, false) if offer.same => "web-offer-rematch-same",
            (_, true) => "web-offer-rematch-mine",
            (_, false) => "web-offer-rematch",
        };
        let words = &self.words;
        let text = words.text_with(key, [("seat", G::seat_says(Seat(offer.by)).into())]);
        let can_answer = !is_mine && self.me.is_some();
        Some(if can_answer { format!("{text} {}", words.text("cli-join-answer")) } else { text })
    }

    fn clocks(&self) -> Option<String> {
        let running = if self.info.phase == Phase::Playing { self.asked.as_slice() } else { &[] };
        self.clocks.as_ref().map(|clocks| clocks.text::<G>(running, &self.words))
    }

    fn farewell(&self) -> Vec<String> {
        self.place.farewell()
    }
}
