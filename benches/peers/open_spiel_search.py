#!/usr/bin/env python3
"""Measures OpenSpiel's own C++ searches and prints one JSON object.

Only the calls into `pyspiel` are used: the searches run entirely in C++, and
Python is entered once per search of 1,000 simulations. The single exception is
random backgammon play, which is driven from Python and says so in its key.
"""

import argparse
import json
import pathlib
import random
import time

import pyspiel

HERE = pathlib.Path(__file__).resolve().parent
SIMULATIONS = 1_000
# The value OpenSpiel's own MCTS example uses, for returns in -1..1.
CONNECT_FOUR_UCT_C = 2.0
# The value OpenSpiel's own ISMCTS test uses on Leduc, for returns in chips.
LEDUC_UCT_C = 5.0
# Never reached by 1,000 simulations: keeps the tree's clean-up out of the figure.
MAX_MEMORY_MB = 1_000
# Enough rollouts per call for the passage through Python to vanish.
BACKGAMMON_ROLLOUTS = 20

LEDUC_ACTIONS = {
    "Js": 0, "Jh": 1, "Qs": 2, "Qh": 3, "Ks": 4, "Kh": 5,
    "f": 0, "c": 1, "r": 2,
}


def read_lines(name):
    """The lines of a positions file, without comments and blank lines."""
    lines = (line.split("#")[0].strip() for line in (HERE / name).open())
    return [line for line in lines if line]


def state_after(game, actions):
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    # The bots must be asked at a decision, and at one with a choice: with a
    # single legal action both of them cut the search short.
    assert state.current_player() >= 0 and len(state.legal_actions()) > 1
    return state


def per_second(seconds, one_pass):
    """Calls `one_pass` until `seconds` are over; what it counts, per second.

    Only whole passes count, so that each position weighs the same.
    """
    one_pass()  # Warm caches and the allocator; not measured.
    count = 0
    start = time.perf_counter()
    while True:
        count += one_pass()
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return count / elapsed


def mcts_bot(game, uct_c, simulations, rollouts, seed):
    return pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed),
        uct_c=uct_c,
        max_simulations=simulations,
        max_memory_mb=MAX_MEMORY_MB,
        solve=False,
        seed=seed,
        verbose=False,
    )


def connect_four(seconds, seed):
    """(simulations/s from the initial position, the same from later ones)"""
    game = pyspiel.load_game("connect_four")
    bot = mcts_bot(game, CONNECT_FOUR_UCT_C, SIMULATIONS, 1, seed)

    def search_all(states):
        # `mcts_search` is `step` without the choice of the best child; its
        # root tells how many simulations were really run.
        return sum(bot.mcts_search(state).explore_count for state in states)

    initial = [game.new_initial_state()]
    later = [
        state_after(game, [int(column) for column in line])
        for line in read_lines("connect_four_positions.txt")
    ]
    return (
        per_second(seconds, lambda: search_all(initial)),
        per_second(seconds, lambda: search_all(later)),
    )


def leduc(seconds, seed):
    """simulations/s over the decisions of the positions file"""
    game = pyspiel.load_game("leduc_poker")
    bot = pyspiel.ISMCTSBot(
        seed=seed,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
        uct_c=LEDUC_UCT_C,
        max_simulations=SIMULATIONS,
    )
    states = [
        state_after(game, [LEDUC_ACTIONS[token] for token in line.split()])
        for line in read_lines("leduc_positions.txt")
    ]

    def search_all():
        for state in states:
            bot.step(state)
        return len(states) * SIMULATIONS

    return per_second(seconds, search_all)


def apply_random_chance(state, rng):
    outcomes, weights = zip(*state.chance_outcomes())
    state.apply_action(rng.choices(outcomes, weights)[0])


def backgammon_from_python(seconds, seed):
    """(players' actions/s, players' actions per game) of random play"""
    game = pyspiel.load_game("backgammon")
    rng = random.Random(seed)
    played = []

    def one_game():
        inputs = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                apply_random_chance(state, rng)  # Timed, but not counted.
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                inputs += 1
        played.append(inputs)
        return inputs

    rate = per_second(seconds, one_game)
    return rate, sum(played) / len(played)


def backgammon_in_cpp(seconds, seed):
    """random games/s, from the first decision, without Python in the loop"""
    game = pyspiel.load_game("backgammon")
    # The first simulation of a search is nothing but the root's evaluation, so
    # a search of one simulation is the rollout evaluator and little else.
    bot = mcts_bot(game, 1.0, 1, BACKGAMMON_ROLLOUTS, seed)
    state = game.new_initial_state()
    apply_random_chance(state, random.Random(seed))

    def rollouts():
        bot.mcts_search(state)
        return BACKGAMMON_ROLLOUTS

    return per_second(seconds, rollouts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0,
                        help="for each measurement (default: 5)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    initial, later = connect_four(args.seconds, args.seed)
    leduc_rate = leduc(args.seconds, args.seed)
    inputs_rate, inputs_per_game = backgammon_from_python(args.seconds, args.seed)
    print(json.dumps({
        "peer": "open_spiel",
        "version": pyspiel.__version__,
        "connect_four_sims_per_s": round(initial),
        "connect_four_later_sims_per_s": round(later),
        "leduc_sims_per_s": round(leduc_rate),
        "backgammon_inputs_per_s": round(inputs_rate),
        "backgammon_inputs_per_game": round(inputs_per_game, 1),
        "backgammon_cpp_games_per_s": round(
            backgammon_in_cpp(args.seconds, args.seed), 1),
    }))


if __name__ == "__main__":
    main()
