//! The events of an input, for those who ask for them.

/// Collects what happened, or nothing at all: a playout that nobody watches pays for no event.
#[derive(Debug, Clone)]
pub struct Log<E> {
    events: Option<Vec<E>>,
}

impl<E> Log<E> {
    /// A log that keeps events.
    pub fn on() -> Self {
        Self { events: Some(Vec::new()) }
    }

    /// A log that drops them; the closures given to [`Log::push`] are never called.
    pub fn off() -> Self {
        Self { events: None }
    }

    /// Records an event if anyone is listening.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// Takes what has been recorded so far.
    pub fn take(&mut self) -> Vec<E> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
