# What only X-Wing’s drawn board needs.

## The table

web-xwing-table = The table. Arrow keys move it, plus and minus zoom, 0 shows all of it.
web-xwing-board = The table in words
web-xwing-tools = Tools of the table
web-xwing-fit = Show the whole table
web-xwing-fit-ships = Show all ships
web-xwing-follow = Follow the action
web-xwing-follow-short = Follow
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

web-xwing-help-all = Show the whole table (0 while the table has the focus)
web-xwing-help-zoom = Draw nearer, draw back; Shift and arrows move the table
web-xwing-help-turn = Turn what is being placed
web-xwing-help-tools = All arcs, all ranges, range ruler, follow the action

## A ship and what lies beside it

web-xwing-initiative = Initiative
web-xwing-dial = Dial
web-xwing-actions = Actions
web-xwing-agility = Agility
web-xwing-hull = Hull
web-xwing-shields = Shields
web-xwing-force = Force
web-xwing-charges = Charges
web-xwing-weapon = { $dice ->
    [one] { $dice } attack die
   *[other] { $dice } attack dice
}, { $arc }
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
web-xwing-dealt = Damage card
web-xwing-dealt-to = { $ship }: { $card }
web-xwing-roll-of = { $ship } rolls
web-xwing-face-crit = critical hit
web-xwing-face-hit = hit
web-xwing-face-evade = evade
web-xwing-face-focus = focus
web-xwing-face-blank = blank

## The squadron beside a name, and whose turn it is

web-xwing-squad = The squadron
web-xwing-losses = Enemies destroyed: { $destroyed } of { $goal }
web-xwing-threat = Threat destroyed: { $destroyed } of { $goal }
web-xwing-order = Order of initiative
web-xwing-chip = { $ship }: hull { $hull }, shields { $shields }, initiative { $initiative }
web-xwing-acts = must act now
web-xwing-is-done = done

## The table for the ear

web-xwing-say-round = Round { $round }, { $phase }. Obstacles: { $obstacles }. Devices: { $devices }.
web-xwing-say-ship = { $ship } ({ $owner }), number { $number }, initiative { $initiative }.
web-xwing-say-place = { $cm } cm from the middle at { $hour } o’clock, facing { $heading } o’clock.
web-xwing-say-health = Hull { $hull }, shields { $shields }.
web-xwing-say-tokens = Tokens: { $tokens }.
web-xwing-say-locked = Locked by { $holders }.
web-xwing-say-arc = In its arcs: { $ships }.
web-xwing-say-sees = { $ship } at range { $range }
web-xwing-say-sees-obstructed = { $ship } at range { $range }, obstructed
web-xwing-say-away = { $ship } ({ $owner }) is not on the table.

## Playing

web-xwing-play-dial = Choose a maneuver for { $ship }, in secret ({ $set } of { $count } dials set).
web-xwing-play-dial-only = Choose a maneuver for { $ship }, in secret.
web-xwing-play-dial-again = Another maneuver for { $ship }? Its dial stays as it is until you choose.
web-xwing-play-dial-of = Dial of { $ship }
web-xwing-play-crew = Your ships
web-xwing-play-open = Open the dial of { $ship }
web-xwing-play-set = Set it
web-xwing-play-fly = Fly it
web-xwing-play-door-front = From the carrier’s front
web-xwing-play-door-rear = From the carrier’s rear
web-xwing-play-unset = not set
web-xwing-play-other-ready = { CAP($who) } is ready.
web-xwing-play-ready = Ready
web-xwing-play-wait-dials = Your dials are set. { CAP($who) } is still choosing.
web-xwing-play-wait-planning = { CAP($who) } is setting dials in secret.
web-xwing-play-wait-ship = { CAP($who) } decides for { $ship }.
web-xwing-play-how = { $action }: how?
web-xwing-play-point = Point at an answer to see on the board what would come of it.
web-xwing-play-point-touch = Touch a maneuver to see on the board where it leads.
web-xwing-play-sent-dial = { $ship }: { $maneuver }
web-xwing-play-sent-place = It is placed.

web-xwing-play-leaves = It would leave the play area and be lost!
web-xwing-play-bumps = It would stop against { $ship } and lose its action
web-xwing-play-overlaps = The base would overlap { $ship }
web-xwing-play-meets = Meets { $obstacles }
web-xwing-play-mines = { $count ->
    [one] Meets a mine
   *[other] Meets { $count } mines
}
web-xwing-play-sees = In arc from there: { $ships }
web-xwing-play-seen-by = In the arc of { $ships }
web-xwing-play-seen = { $ship } (range { $range })
web-xwing-play-seen-obstructed = { $ship } (range { $range }, obstructed)
web-xwing-play-clear = The way is clear, and nobody is in arc
web-xwing-play-nobody = Nobody is in an arc
web-xwing-play-blast = In its range right now: { $ships }
web-xwing-play-blast-none = Nobody is in its range right now

web-xwing-play-range = Range { $range }
web-xwing-play-beyond = Beyond range 3
web-xwing-play-dice = { $attack ->
    [one] { $attack } attack die
   *[other] { $attack } attack dice
} against { $defense }
web-xwing-play-obstructed-by = Obstructed by { $obstacles }
web-xwing-play-odds = { $count ->
   *[other] { $expected } damage expected
}, { $hit } % to hit
web-xwing-play-odds-destroys = { $share } % to destroy
web-xwing-play-expected = { $count ->
   *[other] { $expected } damage expected
}
web-xwing-play-to-hit = { $hit } % to hit
web-xwing-play-as-they-lie = As the dice lie:
web-xwing-play-left-out = Not counted: { $cards }.
web-xwing-play-attack-dice = Attack dice
web-xwing-play-defense-dice = Defense dice
web-xwing-play-pick-dice = Click the dice to reroll
web-xwing-play-reroll = { $count ->
    [one] Reroll this die
   *[other] Reroll these { $count } dice
}

web-xwing-play-red = red: brings stress
web-xwing-play-linked = then { $action }
web-xwing-play-linked-red = then { $action } (red)
web-xwing-play-ways = { $count } ways
web-xwing-play-targets = { $count } targets
web-xwing-play-friends-only = on ships of your own only
web-xwing-play-friend = a ship of your own
web-xwing-play-initiative = initiative { $initiative }
web-xwing-play-kind-focus = Focus
web-xwing-play-kind-evade = Evade
web-xwing-play-kind-lock = Lock
web-xwing-play-kind-barrelroll = Barrel roll
web-xwing-play-kind-boost = Boost
web-xwing-play-kind-calculate = Calculate
web-xwing-play-kind-cloak = Cloak
web-xwing-play-kind-coordinate = Coordinate
web-xwing-play-kind-jam = Jam
web-xwing-play-kind-reinforce = Reinforce
web-xwing-play-kind-reload = Reload
web-xwing-play-kind-rotate = Turn the turret
web-xwing-play-kind-slam = SLAM

web-xwing-play-what = What to place
web-xwing-play-thing = { $what } { $number }
web-xwing-play-marker = hyperspace marker
web-xwing-play-spots = Places with room
web-xwing-play-spot = { $x } cm from the left, { $y } cm from below
web-xwing-play-place-ship = Place { $ship } within range 1 of your edge.
web-xwing-play-place-here = Place it here
web-xwing-play-snap = To the nearest free place
web-xwing-play-nothing-fits = Nothing fits any more
web-xwing-play-turn-left = Turn to the left
web-xwing-play-turn-right = Turn to the right
web-xwing-play-fits = It may lie here.

web-xwing-play-group-all = The same maneuver for all { $count }
web-xwing-play-group-type = The same maneuver for { $count }: { $type }
web-xwing-play-group-join = With the same maneuver, or not
web-xwing-play-sign-bump = stops against a ship
web-xwing-play-sign-rock = meets an obstacle or a mine
web-xwing-play-sign-off = leaves the table
web-xwing-play-place-for-me = Place it for me
web-xwing-play-place-all = Place all for me:
web-xwing-play-formation-line = In a line
web-xwing-play-formation-rows = In two rows
web-xwing-play-formation-wedge = In a wedge

## Answers for many questions

web-xwing-habit-rest-act = The same for my ships that follow this round
web-xwing-habit-rest-attack = The same target for my ships that follow this round
web-xwing-habit-advise = As advised until the round ends
web-xwing-habit-advised = dice as advised
web-xwing-habit-again = If this is asked again…
web-xwing-habit-use = Always use it
web-xwing-habit-decline = Not again this round
web-xwing-habit-list = Answered without asking
web-xwing-habit-is-use = Always: { $what }
web-xwing-habit-is-decline = Not this round: { $what }
web-xwing-habit-is-act = Action of those that follow: { $what }
web-xwing-habit-is-attack = Attack of those that follow: { $what }
web-xwing-habit-is-advice = Dice are modified as advised this round
web-xwing-habit-revoke = Ask again
