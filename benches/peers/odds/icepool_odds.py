#!/usr/bin/env python3
"""Computes one attack with icepool and prints one JSON object.

Three attack dice with a focus token and a lock against three defence dice with a
focus token and an evade token. icepool knows dice, not decisions, so the best
play is written down here: the lock rerolls blanks, focus tokens turn every focus
result, the evade token turns one more die of the defender.
"""

import argparse
import importlib.metadata
import json
import statistics
import time

import icepool

BATCH = 4


def attack():
    """How likely which hits and crits are suffered."""
    die = icepool.Die({"hit": 3, "crit": 1, "focus": 2, "blank": 2})
    locked = die.reroll({"blank"}, depth=1)
    shown = locked.map({
        "hit": icepool.Vector((1, 0)),
        "focus": icepool.Vector((1, 0)),
        "crit": icepool.Vector((0, 1)),
        "blank": icepool.Vector((0, 0)),
    })
    results = 3 @ shown

    die = icepool.Die({"evade": 3, "focus": 2, "blank": 3})
    evades = 3 @ die.map({"evade": 1, "focus": 1, "blank": 0})

    def damage(results, evades):
        hits, crits = results
        evades = min(evades + 1, 3)
        by_hits = min(hits, evades)
        return hits - by_hits, max(crits - (evades - by_hits), 0)

    return icepool.map(damage, results, evades, star=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0,
                        help="of measuring (default: 1)")
    args = parser.parse_args()

    found = attack()
    totals = [0, 0, 0, 0]
    for (hits, crits), count in found.items():
        totals[hits + crits] += count
    while totals[-1] == 0:
        totals.pop()
    expected = sum(total * count for total, count in enumerate(totals))

    batches = []
    start = time.perf_counter()
    while len(batches) < 3 or time.perf_counter() - start < args.seconds:
        batch = time.perf_counter()
        for _ in range(BATCH):
            attack()
        batches.append((time.perf_counter() - batch) / BATCH * 1e6)
    print(json.dumps({
        "peer": "icepool",
        "version": importlib.metadata.version("icepool"),
        "case": "attack",
        "us": round(statistics.median(batches), 3),
        "expected_damage": expected / found.denominator(),
        "totals": [count / found.denominator() for count in totals],
    }))


if __name__ == "__main__":
    main()
