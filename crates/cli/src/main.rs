//! The `escadrille` program; all of it is in the library, where tests can reach it.

/// A move on a server makes and drops hundreds of small texts on several threads, which this allocator does in a
/// fraction of the time that the system's takes.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::run(std::env::args_os())
}
