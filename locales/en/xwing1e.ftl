# The first edition of X-Wing in its own words: these lie over the sentences of the same keys in the other files.

xwing-squad-slot-device = bomb
xwing-squad-slot-talent = elite talent
xwing-squad-slot-sensor = system
xwing-squad-arc-front = firing arc
xwing-squad-arc-rear = auxiliary firing arc
xwing-squad-action-lock = target lock

xwing-refused-disarmed = The ship has a weapons disabled token and cannot attack this round.
xwing-refused-evade = The ship has no evade token to spend.
xwing-refused-lock = Only an enemy ship at range 1–3 can be target locked.
xwing-refused-no-lock = The ship has no target lock on the defender to spend.
xwing-refused-not-due-to-place = Another ship is due first: ships are placed from the lowest pilot skill.
xwing-refused-on-asteroid = A ship that overlaps an asteroid cannot attack.
xwing-refused-requirement = The weapon’s requirement is not met: it needs a target lock on the target, or the token it names.
xwing-refused-spend-lock = The target lock cannot be spent like this: it must be on the defender, and one die at least is rerolled.
xwing-refused-template = No card lets the ship lay the bomb in that way.

xwing-difficulty-blue = green
xwing-token-disarm = weapons disabled
xwing-phase-system = decloaking step
xwing-phase-engagement = combat phase

xwing-ask-first = Who has the initiative?
xwing-ask-attack-special = Whom does { $ship } attack with a secondary weapon?
xwing-ask-step-lock = { $card }: which ship is target locked?
xwing-moment-start-of-engagement = At the start of the combat phase
xwing-moment-before-engage = Before { $ship } may attack
xwing-moment-detonated = Before a bomb of { $ship } detonates
xwing-moment-before-neutralize = Before the results of { $ship } are compared

xwing-choice-break = Its target lock on { $target }
xwing-choice-spend-lock = Spend the target lock: reroll { $dice }
xwing-choice-pass-lock = No target lock
xwing-act-lock = Target lock { $target }

xwing-log-first = { CAP($seat) } { $seat-who ->
    [you] have
   *[other] has
  } the initiative.
xwing-log-round = Round { $number } began.
xwing-log-acted-lock = { $ship } set out to acquire a target lock on { $target }.
xwing-log-locked = { $ship } acquired a target lock on { $target }.
xwing-log-unlocked = { $ship } no longer has a target lock on { $target }.
xwing-log-initiative = { $ship } has pilot skill { $initiative } for this phase.
xwing-log-device-laid = { $ship } laid a bomb: { $device }.
xwing-log-no-room = { $ship } finds no room for another bomb: { $device } is not laid.

cli-xwing-first = initiative
cli-xwing-legend =
    Ships: A1 B2 with the nose before them, a1 where the selected move ends.
    Board: 1 2 obstacles (yellow: debris), ✱ bomb; dots: arc, ranges 1 to 3.
    Figures: name and pilot skill, ♥ hull left, ◈ shields, ⌖ target lock.
    Dials: ▣ set in secret, 2↖ bank, 2← turn, ↓ Koiogran, T Tallon, S Segnor; - green, ! red.
    Tokens: F focus, E evade, R reinforce, D weapons disabled, J jam, T tractor, S stress, I ion, K cloak.
    Dice: ✹ critical, ✶ hit, ◉ focus, ↷ evade, · blank.

web-xwing-initiative = Pilot skill
web-xwing-lock-on = target lock on { $target }
web-xwing-lock-of = target locked by { $holder }
web-xwing-doomed = destroyed, leaves once its pilot skill has had its turn
web-xwing-order = Order of pilot skill
web-xwing-chip = { $ship }: hull { $hull }, shields { $shields }, pilot skill { $initiative }
web-xwing-say-round = Round { $round }, { $phase }. Obstacles: { $obstacles }. Bombs: { $devices }.
web-xwing-say-ship = { $ship } ({ $owner }), number { $number }, pilot skill { $initiative }.
web-xwing-say-locked = Target locked by { $holders }.
web-xwing-play-initiative = pilot skill { $initiative }
web-xwing-play-kind-lock = Target lock
web-squads-initiative = Pilot skill
web-squads-sort-initiative = by pilot skill

web-coach-text-xwing-colours = A green circle is easy and takes a stress token away. A white square is normal. A red triangle strains the ship: it gets a stress token.
web-coach-text-xwing-ready = Dials can still be changed. Once both sides are ready, ships fly from the lowest pilot skill to the highest.
web-coach-text-xwing-action = After flying, a ship may do one thing: focus to make the most of its dice, evade, acquire a target lock, or slip aside with a barrel roll or a boost. Each is shown on the table before it is done.
web-coach-text-xwing-stress = A ship with a stress token can neither act nor fly red maneuvers. A green maneuver takes the stress away.
web-coach-text-xwing-attack = The highest pilot skill shoots first. A line shows the distance: at range 1 the attacker rolls one die more, at range 3 the defender does. Rocks in between help the defender.
web-coach-text-xwing-round = Focus and evade tokens are gone, stress and target locks stay. Everything that happened is in the log; each line opens the rule behind it.
