# What only X-Wing’s drawn board needs.

## The table

web-xwing-table = The table. Arrow keys move it, plus and minus zoom, 0 shows all of it.
web-xwing-board = The table in words
web-xwing-tools = Tools of the table
web-xwing-fit = Show the whole table
web-xwing-fit-ships = Show all ships
web-xwing-all-arcs = Show all arcs
web-xwing-all-ranges = Show all ranges
web-xwing-measure = Range ruler
web-xwing-measure-how = Drag, or click two ships or places, to measure between them.
web-xwing-ruler = Range { $range } · { $mm } mm
web-xwing-ruler-beyond = Beyond range 3 · { $mm } mm
web-xwing-place-how = Drag it, or use the arrow keys; comma and point turn it, Shift takes larger steps.
web-xwing-marker = Hyperspace marker { $number }
web-xwing-list-waiting = To be placed
web-xwing-list-reserve = In reserve
web-xwing-list-lost = Lost
web-xwing-docked-to = docked to { $carrier }

## A ship and what lies beside it

web-xwing-initiative = Initiative
web-xwing-agility = Agility
web-xwing-hull = Hull
web-xwing-shields = Shields
web-xwing-force = Force
web-xwing-charges = Charges
web-xwing-weapon = { $dice } attack dice, { $arc }
web-xwing-turret = turret
web-xwing-tokens = { $count } { $token }
web-xwing-token = Token: { $token }
web-xwing-lock-on = locks { $target }
web-xwing-lock-of = locked by { $holder }
web-xwing-face-down = Face-down damage cards: { $count }
web-xwing-waiting = not placed yet
web-xwing-doomed = destroyed, leaves at the end of this initiative
web-xwing-reserve = in reserve
web-xwing-destroyed = destroyed
web-xwing-fled = fled the table

## The attack in flight

web-xwing-attack = The attack
web-xwing-attack-of = { $attacker } attacks { $defender }
web-xwing-attack-dice = Attack dice of { $ship }
web-xwing-defense-dice = Defense dice of { $ship }
web-xwing-range = Range { $range }
web-xwing-obstructed = obstructed
web-xwing-roll = A roll
web-xwing-roll-of = { $ship } rolls
web-xwing-face-crit = critical hit
web-xwing-face-hit = hit
web-xwing-face-evade = evade
web-xwing-face-focus = focus
web-xwing-face-blank = blank

## The squadron beside a name, and whose turn it is

web-xwing-squad = The squadron
web-xwing-order = Order of initiative
web-xwing-chip = { $ship }: hull { $hull }, shields { $shields }, initiative { $initiative }
web-xwing-acts = must act now
web-xwing-is-done = done

## The table for the ear

web-xwing-say-round = Round { $round }, { $phase }. Obstacles: { $obstacles }. Devices: { $devices }.
web-xwing-say-ship = { $ship }, number { $number } of { $owner }, initiative { $initiative }.
web-xwing-say-place = { $cm } cm from the middle at { $hour } o’clock, facing { $heading } o’clock.
web-xwing-say-health = Hull { $hull }, shields { $shields }.
web-xwing-say-tokens = Tokens: { $tokens }.
web-xwing-say-locked = Locked by { $holders }.
web-xwing-say-arc = About in its front arc: { $ships }.
web-xwing-say-sees = { $ship } at range { $range }
web-xwing-say-away = { $ship } of { $owner } is not on the table.
