//! Test programs with a time limit, and what they say of a fault.

use super::copy::SWITCH;
use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// A test program and how long it takes when nothing is wrong.
pub(super) struct Judge {
    pub(super) name: String,
    program: PathBuf,
    time: Duration,
}

/// What becomes of a program.
enum End {
    Passed,
    Failed,
    TooLong,
}

impl Judge {
    /// Runs a program without any fault; it must hold.
    pub(super) fn new(name: String, program: PathBuf, folder: &Path, part: &str) -> Result<Self, String> {
        let clock = Instant::now();
        match run(&program, folder, part, None, Duration::from_mins(10))? {
            End::Passed => Ok(Self { name, program, time: clock.elapsed() }),
            End::Failed => Err(format!("{name} fails without any fault")),
            End::TooLong => Err(format!("{name} takes longer than ten minutes")),
        }
    }

    pub(super) fn time(&self) -> Duration {
        self.time
    }

    /// Whether it notices a fault. Whatever takes much longer than it should has been noticed.
    pub(super) fn notices(&self, number: u32, folder: &Path, part: &str) -> Result<bool, String> {
        let limit = self.time * 5 + Duration::from_secs(20);
        Ok(!matches!(run(&self.program, folder, part, Some(number), limit)?, End::Passed))
    }
}

fn run(
    program: &Path,
    folder: &Path,
    part: &str,
    fault: Option<u32>,
    limit: Duration,
) -> Result<End, String> {
    let mut line = Command::new(program);
    line.arg("--quiet").current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // The scenarios of one game.
    line.env("SCENARIOS", part).env_remove(SWITCH);
    if let Some(number) = fault {
        line.env(SWITCH, number.to_string());
    }
    let child = line.spawn().map_err(|e| format!("{}: {e}", program.display()))?;
    wait(child, limit).map_err(|e| format!("{}: {e}", program.display()))
}

fn wait(mut child: Child, limit: Duration) -> std::io::Result<End> {
    let clock = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(if status.success() { End::Passed } else { End::Failed });
        }
        if clock.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(End::TooLong);
        }
        thread::sleep(Duration::from_millis(20));
    }
}
