//! The `escadrille` program; all of it is in the library, where tests can reach it.

fn main() -> std::process::ExitCode {
    cli::run(std::env::args_os())
}
