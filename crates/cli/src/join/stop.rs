//! Leaving a table while waiting in the plain terminal.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// Notes that the player wants to leave, instead of ending the program, as long as it lives.
#[derive(Debug)]
pub(super) struct Stop {
    asked: Arc<AtomicBool>,
    registered: Vec<signal_hook::SigId>,
}

impl Stop {
    pub(super) fn listen() -> io::Result<Self> {
        let asked = Arc::new(AtomicBool::new(false));
        let signals = [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM];
        let register = |signal| signal_hook::flag::register(signal, asked.clone());
        let registered = signals.into_iter().map(register).collect::<Result<_, _>>()?;
        Ok(Self { asked, registered })
    }

    pub(super) fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        for id in self.registered.drain(..) {
            signal_hook::low_level::unregister(id);
        }
    }
}
