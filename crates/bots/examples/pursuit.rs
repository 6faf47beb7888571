//! Solves the duel of two ships and prints the table that the bots of X-Wing read:
//! `cargo run --release -p bots --example pursuit > crates/bots/src/xwing/pursuit.txt`.

fn main() {
    print!("{}", bots::xwing::Pursuit::solve(12).write());
}
