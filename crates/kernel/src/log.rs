//! The events of an input, for those who ask for them.

/// Collects what happened, or nothing at all: a playout that nobody watches pays for no event.
#[derive(Debug, Clone)]
pub struct Log<E> {
    events: Option<Vec<E>>,
    /// How many events are enough.
    enough: usize,
}

impl<E> Log<E> {
    /// A log that keeps events.
    pub fn on() -> Self {
        Self::until(usize::MAX)
    }

    /// A log that keeps events and is full after so many: for a look into the middle of an input. A game made of frames
    /// (see [`stack`](crate::stack)) stops once the frame that filled it has done its step.
    pub fn until(enough: usize) -> Self {
        Self { events: Some(Vec::new()), enough }
    }

    /// A log that drops them; the closures given to [`Log::push`] are never called.
    pub fn off() -> Self {
        Self { events: None, enough: usize::MAX }
    }

    /// Records an event if anyone is listening.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// Whether nobody wants to know what happens next.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.events.as_ref().is_some_and(|events| events.len() >= self.enough)
    }

    /// Takes what has been recorded so far.
    pub fn take(&mut self) -> Vec<E> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
