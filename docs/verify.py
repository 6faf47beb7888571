#!/usr/bin/env python3
"""Checks a journal of version 2: python3 verify.py match.journal (ends with 0: holds, 1: does not, 3: cannot be decided)"""
import hashlib, hmac, json, re, struct, sys
sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
mac = lambda key, text: hmac.new(key, text.encode(), hashlib.sha256).digest()
COLOURS = {"Attack": "Crit Hit Hit Hit Focus Focus Blank Blank", "Defense": "Evade Evade Evade Focus Focus Blank Blank Blank"}
ORDERS = "X Y B Falcon Assault Luke Redemption Tie Executor DeathStar Ambush Vader Emperor".split()

def words(key, counter=0):                            # the key stream of ChaCha20 (RFC 8439), with a nonce of zeros
    while True:
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, 0)); x = list(start)
        for n in [*range(4), *range(8, 12)] * 10:     # four columns, then four diagonals, ten times
            i, t = n % 4, n // 8                      # (t: a diagonal)
            a, b, c, d = i, (i + t) % 4 + 4, (i + 2 * t) % 4 + 8, (i + 3 * t) % 4 + 12
            for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = x[p] + x[q] & 0xFFFFFFFF
                x[r] = ((x[r] ^ x[p]) << bits | (x[r] ^ x[p]) >> 32 - bits) & 0xFFFFFFFF
        yield from (a + b & 0xFFFFFFFF for a, b in zip(x, start)); counter += 1

def below(numbers, n):                                # Lemire: uniform, without bias
    while (product := next(numbers) * n) & 0xFFFFFFFF < (1 << 32) % n: pass
    return product >> 32

def draw(numbers, roll, fell):
    if roll == "First": return {"First": below(numbers, 2)}
    if "Shuffle" in roll:                             # sorted, then shuffled from the end (Fisher and Yates)
        (name, cards), = fell.items()
        cards = sorted(cards, key=lambda card: sum(1 << ORDERS.index(o) for o in card) if isinstance(card, list) else card)
        for i in range(len(cards) - 1, 0, -1): j = below(numbers, i + 1); cards[i], cards[j] = cards[j], cards[i]
        return {name: cards}
    if isinstance(roll["Dice"], int): return {"Dice": sorted((below(numbers, 6) + 1 for _ in range(roll["Dice"])), reverse=True)}
    return {"Dice": [COLOURS[roll["Dice"][0]].split()[below(numbers, 8)] for _ in range(roll["Dice"][1])]}

def check(text):
    first, *lines, last = text.splitlines(); header, end = json.loads(first), json.loads(last).get("end")
    if end is None: sys.exit(print("cannot be decided: there is no end, so there is no key") or 3)
    assert header["version"] == 2, "this checks version 2"
    key, chain, pool, rolls = bytes.fromhex(end["key"]), sha(first.encode()), bytes(32), 0
    assert sha(key).hex() == header["commitment"], "another key than the one promised"
    root = mac(key, "escadrille root|%s|%s" % (header["match"], ",".join(seed or "-" for seed in header["seeds"])))
    for n, text in enumerate(lines):
        line, chain = json.loads(text), sha(chain, re.sub(r',"link":"[0-9a-f]{32}"}$', "}", text).encode())
        assert line["n"] == n and line["link"] == chain.hex()[:32], "line %d was changed" % (n + 2)
        if "nonce" in line: pool = sha(pool, bytes.fromhex(line["nonce"]))
        if "chance" in line["input"]:
            rolls, fell, numbers = rolls + 1, line["input"]["chance"], words(mac(root, "escadrille roll|%d|%s" % (n, pool.hex())))
            assert draw(numbers, line["roll"], fell) == fell, "line %d: the key gives something else" % (n + 2)
    assert end["chain"] == chain.hex() and end["entries"] == len(lines), "the end is not that of these lines"
    return rolls, sum(seed is not None for seed in header["seeds"]), len(lines)

if __name__ == "__main__":
    try: print("holds: %d rolls and shuffles, %d seeds, %d lines" % check(open(sys.argv[1], encoding="utf-8").read()))
    except (AssertionError, AttributeError, KeyError, IndexError, ValueError, TypeError) as error: sys.exit("does not hold: %s" % error)
