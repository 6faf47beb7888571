//! Measures two crates on one thread and prints one JSON object a line:
//! the tree search of `board-game` on Connect Four, and random chess play with
//! `shakmaty`.

use std::hint::black_box;
use std::process::exit;
use std::time::{Duration, Instant};

use board_game::ai::mcts::MCTSBot;
use board_game::board::Board;
use board_game::games::connect4::Connect4;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use shakmaty::{Chess, Position};

const ITERATIONS: u64 = 1_000;
/// This crate scales values to 0..1, where a weight of 1 is the same formula as
/// OpenSpiel's constant of 2 over -1..1.
const EXPLORATION_WEIGHT: f32 = 1.0;
/// The fifty-move rule, in half-moves.
const QUIET_HALFMOVES: u32 = 100;

const POSITIONS: &str = include_str!("../../connect_four_positions.txt");
const LOCK: &str = include_str!("../Cargo.lock");

struct Args {
    seconds: Duration,
    seed: u64,
}

fn main() {
    let args = parse_args().unwrap_or_else(|message| {
        eprintln!("{message}\nusage: board-game-search [--seconds <s>] [--seed <n>]");
        exit(2);
    });

    let initial = connect_four(&args, &[Connect4::default()]);
    let later = connect_four(&args, &later_positions());
    println!(
        "{{\"peer\":\"board-game\",\"version\":\"{}\",\
         \"connect_four_sims_per_s\":{initial:.0},\
         \"connect_four_later_sims_per_s\":{later:.0}}}",
        locked_version("board-game"),
    );

    let (inputs, per_game) = chess(&args);
    println!(
        "{{\"peer\":\"shakmaty\",\"version\":\"{}\",\
         \"chess_inputs_per_s\":{inputs:.0},\
         \"chess_inputs_per_game\":{per_game:.1}}}",
        locked_version("shakmaty"),
    );
}

/// Iterations per second of the tree search, over `boards` in turn.
fn connect_four(args: &Args, boards: &[Connect4]) -> f64 {
    let rng = SmallRng::seed_from_u64(args.seed);
    let mut bot = MCTSBot::new(ITERATIONS, EXPLORATION_WEIGHT, rng);
    per_second(args.seconds, || {
        // The root counts the iterations really run: the search stops early
        // once it has proven the root.
        boards.iter().map(|board| black_box(bot.build_tree(board))[0].visits as u64).sum()
    })
}

fn later_positions() -> Vec<Connect4> {
    POSITIONS
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim())
        .filter(|line| !line.is_empty())
        .map(|line| {
            let mut board = Connect4::default();
            for column in line.bytes() {
                board.play(column - b'0').expect("a legal column");
            }
            board
        })
        .collect()
}

/// Moves per second of uniformly random games, and moves per game.
fn chess(args: &Args) -> (f64, f64) {
    let mut rng = SmallRng::seed_from_u64(args.seed);
    let (mut games, mut total) = (0u64, 0u64);
    let rate = per_second(args.seconds, || {
        let inputs = random_chess_game(&mut rng);
        games += 1;
        total += inputs;
        inputs
    });
    (rate, total as f64 / games as f64)
}

fn random_chess_game(rng: &mut SmallRng) -> u64 {
    let mut position = Chess::default();
    let mut inputs = 0;
    loop {
        let moves = position.legal_moves();
        if moves.is_empty() || position.halfmoves() >= QUIET_HALFMOVES || position.is_insufficient_material()
        {
            black_box(&position);
            return inputs;
        }
        // The move comes from the list, so checking it again would measure the
        // listing twice.
        position.play_unchecked(moves[rng.gen_range(0..moves.len())]);
        inputs += 1;
    }
}

/// Calls `one_pass` until `seconds` are over; what it counts, per second. Only
/// whole passes count, so that each position weighs the same.
fn per_second(seconds: Duration, mut one_pass: impl FnMut() -> u64) -> f64 {
    one_pass(); // Warm caches and the allocator; not measured.
    let mut count = 0;
    let start = Instant::now();
    loop {
        count += one_pass();
        let elapsed = start.elapsed();
        if elapsed >= seconds {
            return count as f64 / elapsed.as_secs_f64();
        }
    }
}

/// The version of `package` in the lock file this binary was built from.
fn locked_version(package: &str) -> &'static str {
    let name = format!("name = \"{package}\"");
    LOCK.lines()
        .skip_while(|line| *line != name)
        .find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        .unwrap_or("unknown")
}

fn parse_args() -> Result<Args, String> {
    let mut args = Args { seconds: Duration::from_secs(5), seed: 1 };
    let mut given = std::env::args().skip(1);
    while let Some(name) = given.next() {
        let mut value = || given.next().ok_or(format!("{name} needs a value"));
        match name.as_str() {
            "--seconds" => {
                let text = value()?;
                args.seconds = text
                    .parse()
                    .ok()
                    .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
                    .ok_or(format!("not a number of seconds: {text}"))?;
            }
            "--seed" => {
                let text = value()?;
                args.seed = text.parse().map_err(|_| format!("not a seed: {text}"))?;
            }
            _ => return Err(format!("unknown argument: {name}")),
        }
    }
    Ok(args)
}
