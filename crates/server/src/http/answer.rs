//! Long answers that are written for one client, such as replays. They are counted until the client has taken them: one
//! that asks for many and reads none must not fill the memory.

use crate::{
    api_error::ApiError,
    app::App,
    limit::{Permit, Permits},
    metrics::Limit,
};
use axum::body::Bytes;
use std::{net::IpAddr, sync::Arc};

/// A text that counts for as long as something of it is not sent.
struct Counted {
    text: String,
    _counted: Permit,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

impl App {
    /// An answer as it is sent to an address, unless too much waits there to be taken.
    pub(super) fn answer(&self, address: Option<IpAddr>, text: String) -> Result<Bytes, ApiError> {
        let counted = counted(&self.answers, self.limits.answer_bytes_per_address, address, text);
        counted.ok_or_else(|| self.too_many(Limit::Answers))
    }
}

/// A text as it is sent. However long it is, an address that has nothing else to take may have it.
fn counted(permits: &Arc<Permits>, most: usize, address: Option<IpAddr>, text: String) -> Option<Bytes> {
    let permit = permits.take(address, text.len().min(most))?;
    Some(Bytes::from_owner(Counted { text, _counted: permit }))
}

#[cfg(test)]
mod tests {
    use super::counted;
    use crate::limit::Permits;

    #[test]
    fn an_answer_counts_until_the_last_piece_of_it_is_sent() {
        let (permits, address) = (Permits::new(100, 1_000), Some([192, 0, 2, 1].into()));
        let answer = |long: usize| counted(&permits, 100, address, "x".repeat(long));
        let mut first = answer(60).expect("room");
        assert!(answer(60).is_none(), "too much waits");
        let piece = first.split_to(10);
        drop(first);
        assert!(answer(60).is_none(), "a piece of it is not sent yet");
        drop(piece);
        let long = answer(5_000).expect("longer than all that an address may have, and alone");
        assert_eq!(long.len(), 5_000);
        assert!(answer(1).is_none());
        drop(long);
        assert!(answer(1).is_some());
    }
}
