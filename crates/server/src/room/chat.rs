//! What players say to each other: so much per person, on however many sockets, and one player's words never push out
//! all that others have said.

use super::Room;
use crate::{
    api_error::ApiError,
    limit::{Bucket, Rate},
    metrics::Limit,
    names,
    time::now_ms,
};
use kernel::MAX_SEATS;
use protocol::socket::{ChatLine, ToClient};

/// The longest thing said at once, in characters.
const LONGEST: usize = 500;
/// What was said that is told to those who come later.
const TOLD: usize = 200;

/// What was said, and what each seat may still say.
#[derive(Debug)]
pub(super) struct Chat {
    lines: Vec<ChatLine>,
    rate: Rate,
    left: [Option<Bucket>; MAX_SEATS],
}

impl Chat {
    /// With what was said before.
    pub(super) fn new(lines: Vec<ChatLine>, rate: Rate) -> Self {
        let mut chat = Self { lines, rate, left: [None; MAX_SEATS] };
        chat.shorten();
        chat
    }

    /// What is told to those who come.
    pub(super) fn lines(&self) -> &[ChatLine] {
        &self.lines
    }

    fn may_say(&mut self, seat: u8) -> bool {
        let bucket = self.left.get_mut(seat as usize);
        bucket.is_some_and(|bucket| bucket.get_or_insert_with(|| Bucket::full(self.rate)).take(self.rate))
    }

    fn add(&mut self, line: ChatLine) {
        self.lines.push(line);
        self.shorten();
    }

    /// Forgets what is too much: the oldest of who has said most.
    fn shorten(&mut self) {
        while self.lines.len() > TOLD {
            let mut counts = [0_usize; MAX_SEATS];
            for line in &self.lines {
                counts[usize::from(line.seat).min(MAX_SEATS - 1)] += 1;
            }
            let most = counts.iter().copied().max();
            let is_theirs = |line: &ChatLine| Some(counts[usize::from(line.seat).min(MAX_SEATS - 1)]) == most;
            let oldest = self.lines.iter().position(is_theirs).unwrap_or_default();
            self.lines.remove(oldest);
        }
    }
}

impl Room {
    /// A player says something.
    pub(super) async fn say(&mut self, seat: u8, text: &str) -> Result<(), ApiError> {
        let text = names::visible(text.trim(), |c| c == '\n');
        if text.trim().is_empty() || text.chars().count() > LONGEST {
            return Err(ApiError::bad_chat());
        }
        if !self.chat.may_say(seat) {
            return Err(self.app.too_many(Limit::Chat));
        }
        let line = ChatLine { seat, text, at_ms: now_ms() };
        self.app.store.add_chat(self.summary.id.clone(), line.clone()).await?;
        self.chat.add(line.clone());
        self.tell_all(&ToClient::Chat { line });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Chat, ChatLine, TOLD};
    use crate::limit::Rate;

    #[test]
    fn nobody_washes_out_what_others_have_said() {
        let line = |seat, n: usize| ChatLine { seat, text: n.to_string(), at_ms: 0 };
        let mut chat = Chat::new(Vec::new(), Rate { burst: 1.0, per_second: 1.0 });
        for n in 0..30 {
            chat.add(line(0, n));
        }
        for n in 0..1_000 {
            chat.add(line(1, n));
        }
        let of = |seat| chat.lines().iter().filter(move |line| line.seat == seat);
        assert_eq!((of(0).count(), of(1).count()), (30, TOLD - 30));
        assert_eq!(of(1).next().map(|line| line.text.as_str()), Some("830"), "the newest are kept");
    }
}
