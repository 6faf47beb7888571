# What an attack can come to.

odds-attack = Attack: { $parts }
odds-defence = Defence: { $parts }
odds-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}

## Tokens, and what else a side brings

odds-token-focus = { $count ->
    [one] a focus token
   *[other] { $count } focus tokens
}
odds-token-calculate = { $count ->
    [one] a calculate token
   *[other] { $count } calculate tokens
}
odds-token-force = { $count ->
    [one] 1 Force charge
   *[other] { $count } Force charges
}
odds-token-charge = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
odds-token-evade = { $count ->
    [one] an evade token
   *[other] { $count } evade tokens
}
odds-token-lock = { $count ->
    [one] a lock
   *[other] { $count } locks
}
odds-reinforced = reinforced
odds-ion = an ion weapon
odds-reroll = reroll { $typed }
odds-change = change { $typed }
odds-add = added { $typed }
odds-their-reroll = reroll of the other’s dice { $typed }
odds-their-change = change of the other’s dice { $typed }
odds-recovers = recovers Force up to { $count }
odds-ship = shields { $shields } over hull { $hull }
odds-foreseeing = keeping tokens for later
odds-times = { $count } times in a row
odds-rerolled = rerolled already { $dice }

## Faces

odds-face-hit = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
odds-face-crit = { $count ->
    [one] 1 crit
   *[other] { $count } crits
}
odds-face-focus = { $count } focus
odds-face-blank = { $count ->
    [one] 1 blank
   *[other] { $count } blanks
}

## What comes out

odds-expected = Expected damage { $damage }, of it { $crits } by crits
odds-expected-ship = Expected damage { $damage }
odds-hits = The attack hits: { $chance }
odds-destroyed = The defender is destroyed: { $chance }
odds-damage = Damage
odds-shown = Attack dice after all modifications
odds-suffered = Suffered
odds-column-hits = hits
odds-column-crits = crits
odds-series = After each attack
odds-after = Attack { $number }: expected damage { $damage }
odds-after-destroyed = Attack { $number }: expected damage { $damage }, destroyed { $chance }

## Ways to go on

odds-ways = Expected damage, and the difference to stopping now
odds-way-stop = Stop
odds-way-spend = Spend { $token }
odds-way-change = Use change { $number }
odds-way-lock = Spend the lock: reroll { $dice }
odds-way-reroll = Use reroll { $number }: reroll { $dice }

## What cannot be answered

odds-error-face = “{ $typed }” is no face of that die. Type { $faces-or }.
odds-error-cost = “{ $typed }” is nothing to pay with. Type { $costs-or } after the @.
odds-error-number = “{ $typed }” is no number of dice. Type a number from 1.
odds-error-arrow = “{ $typed }” is no change. Type it like hit>crit, blank,focus>hit:2 or hit>crit! if it must be made.
odds-error-attack-dice = An attack has at most 10 dice, added results included. Ask with fewer.
odds-error-defence-dice = A defender has at most 10 dice, added results included. Ask with fewer.
odds-error-rerolls = A side has at most three rerolls of its own dice besides the lock, and one of the other’s. Leave one out.
odds-error-changes = A side has at most four changes of its own dice, and two of the other’s. Leave one out.
odds-error-series = Together these attacks have too many dice. Ask with fewer attacks.
