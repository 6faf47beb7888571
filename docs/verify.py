#!/usr/bin/env python3
"""Checks a journal of version 2 with nothing but the standard library: python3 verify.py match.journal"""
import hashlib, hmac, json, re, struct, sys

def sha(*parts): return hashlib.sha256(b"".join(parts)).digest()
def mac(key, text): return hmac.new(key, text.encode(), hashlib.sha256).digest()

def block(key, counter):                              # RFC 8439, with a nonce of zeros
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, 0))
    x = list(start)
    def quarter(a, b, c, d):
        for a, b, d, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[a] = x[a] + x[b] & 0xFFFFFFFF
            x[d] = ((x[d] ^ x[a]) << bits | (x[d] ^ x[a]) >> 32 - bits) & 0xFFFFFFFF
    for _ in range(10):
        for i in range(4): quarter(i, i + 4, i + 8, i + 12)
        for i in range(4): quarter(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12)
    return [a + b & 0xFFFFFFFF for a, b in zip(x, start)]

def words(key, counter=0):
    while True:
        yield from block(key, counter); counter += 1

def below(numbers, n):                                # Lemire: uniform, without bias
    while True:
        product = next(numbers) * n
        if product & 0xFFFFFFFF >= (1 << 32) % n: return product >> 32

def shuffled(numbers, items):                         # Fisher and Yates, from the end
    for i in range(len(items) - 1, 0, -1):
        j = below(numbers, i + 1); items[i], items[j] = items[j], items[i]
    return items

FACES = {"Attack": "Crit Hit Hit Hit Focus Focus Blank Blank".split(), "Defense": "Evade Evade Evade Focus Focus Blank Blank Blank".split()}
ORDERS = "X Y B Falcon Assault Luke Redemption Tie Executor DeathStar Ambush Vader Emperor".split()

def draw(numbers, roll, fell):
    if roll == "First": return {"First": below(numbers, 2)}
    if "Shuffle" in roll:                             # sorted first, then shuffled
        (name, cards), = fell.items()
        order = (lambda card: sum(1 << ORDERS.index(o) for o in card)) if cards and isinstance(cards[0], list) else None
        return {name: shuffled(numbers, sorted(cards, key=order))}
    if isinstance(roll["Dice"], int): return {"Dice": sorted((below(numbers, 6) + 1 for _ in range(roll["Dice"])), reverse=True)}
    colour, count = roll["Dice"]
    return {"Dice": [FACES[colour][below(numbers, 8)] for _ in range(count)]}

def check(text):
    first, *lines, last = text.splitlines()
    header, end = json.loads(first), json.loads(last)["end"]
    assert header["version"] == 2, "this checks version 2"
    key = bytes.fromhex(end["key"])
    assert sha(key).hex() == header["commitment"], "another key than the one promised"
    root = mac(key, "escadrille root|%s|%s" % (header["match"], ",".join(seed or "-" for seed in header["seeds"])))
    chain, pool, rolls = sha(first.encode()), bytes(32), 0
    for n, text in enumerate(lines):
        line, bare = json.loads(text), re.sub(r',"link":"[0-9a-f]{32}"}$', "}", text)
        chain = sha(chain, bare.encode())
        assert line["n"] == n and line["link"] == chain.hex()[:32], "line %d was changed" % (n + 2)
        if "nonce" in line: pool = sha(pool, bytes.fromhex(line["nonce"]))
        if "chance" in line["input"]:
            numbers = words(mac(root, "escadrille roll|%d|%s" % (n, pool.hex())))
            fell = line["input"]["chance"]; rolls += 1
            assert draw(numbers, line["roll"], fell) == fell, "line %d: the key gives something else" % (n + 2)
    assert end["chain"] == chain.hex() and end["entries"] == len(lines), "the end is not that of these lines"
    return rolls, sum(seed is not None for seed in header["seeds"]), len(lines)

if __name__ == "__main__":
    try:
        print("holds: %d rolls and shuffles, %d seeds, %d lines" % check(open(sys.argv[1], encoding="utf-8").read()))
    except (AssertionError, KeyError, IndexError, ValueError, TypeError) as error:
        sys.exit("does not hold: %s" % error)
