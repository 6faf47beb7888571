# The terminal shell: generic things first, then what only the table of one game says.

## Title bar and whose turn it is

cli-title-game = Escadrille · { $game }
cli-round = Round { $round }
cli-seat-you = { CAP($who) } (you)
cli-turn-yours = Your turn
cli-turn-other = Waiting for { $who }
cli-turn-secret = Everyone decides in secret
cli-thinking = { $count ->
    [one] { CAP($who) }: thinking…
   *[other] { CAP($who) }: all thinking…
}
cli-names = { $names }
cli-name = { CAP($who) }

## Titles of the panels

cli-log-title = Log
cli-log-empty = Nothing has happened yet.
cli-log-hint = ↑ ↓ choose a line, r shows its rule, Esc goes back
cli-choices-title = Choices
cli-rule-title = Rule { $rule }
cli-rule-table = This is not a rule of the game but of the table: what has been answered, rolled or seen stays so.

## Prompts

cli-prompt-more = { $count ->
    [one] 1 more below
   *[other] { $count } more below
}
cli-prompt-continue = Press any key to go on.
cli-show-hint = Enter: next. Esc: straight to your next decision.

## Help

cli-help-hint = help
cli-scroll-more = ↓ more
cli-help-title = Keys
cli-key-enter = Enter
cli-key-escape = Esc
cli-help-numbers = pick a choice
cli-help-zero = do nothing, where that is a choice
cli-help-spot = pick a place by its name
cli-help-arrows = move through the choices
cli-help-count = raise or lower a number
cli-help-enter = confirm
cli-help-repeat = pick it, and the same for questions like it this round
cli-help-escape = one step back; skips what others do
cli-help-undo = take back your last decision
cli-help-everything = be asked everything, or only what changes something
cli-help-rule = show the rule behind a refusal, a choice or a line
cli-help-log = read the whole log
cli-help-save = save the journal
cli-help-help = show or hide this help
cli-help-quit = quit
cli-help-talk = talk to the table, offer a draw, resign: see below

## The end

cli-won = You won!
cli-lost = You lost. Well fought.
cli-drawn = A draw.
cli-over = The game is over
cli-end-again = Play again
cli-end-swap = Play again, sides swapped
cli-end-save = Save the journal
cli-end-log = Read the log
cli-end-quit = Quit
cli-end-commitment = The dice were settled before the first one fell: { $digest }.
cli-end-key = Their key, with which anyone can draw them again: { $digest }.
cli-end-seed = The same game again: --seed { $seed }
cli-end-watch = To see it again: escadrille replay { $file }
cli-end-keep = To see it again, save it (s), then escadrille replay FILE

## Quitting, saving, taking back

cli-quit-ask = Quit this game? (y/n)
cli-quit-unsaved = This game is not saved. Quit all the same? (y/n; s saves it and quits)
cli-quit-table = Leave the table? Your seat is kept: the same link leads back to it. (y/n)
cli-goodbye = See you soon.
cli-saved = The game is saved in { $file }. To go on with it: escadrille play --resume { $file }
cli-saved-journal = The journal is saved in { $file }. To read it: escadrille replay { $file }
cli-taken-back = Your last decision is taken back.
cli-repeats = Questions like this one are answered the same until the round is over; u or e ends it.
cli-repeats-not = This answer cannot stand for others.
cli-asks-everything = From now on you are asked everything, even what changes nothing.
cli-asks-less = From now on you are asked only what changes something.
cli-resume-over = { $file }: this game is over. Read it with: escadrille replay { $file }
cli-resume-dice = { $file }: the dice to come are not known here, since this game was not begun here. Give its --seed.
cli-refused = { $why } ({ $rule })

## A match line by line

cli-line-help = Type the number of a choice, or a whole answer as JSON. Also: b one step back, u take back, e be asked everything or not, r rule, s save, q quit, { $help } this help.
cli-line-garbage = “{ $typed }” is neither a number of the list nor an answer of this question in JSON. { $help } tells what can be typed.
cli-line-again = Another one? Type a to play again, s to save the journal. Anything else leaves.
cli-line-again-swap = Another one? Type a to play again, w to play again with the sides swapped, s to save the journal. Anything else leaves.
cli-line-unfinished = The game is not finished.
cli-line-stuck = The game waits, and nobody is asked anything: this is a bug.

## What is said to the table

cli-talk-help = /say TEXT talks to the table, /draw offers a draw or accepts one, /takeback asks to take back your last decision, /yes and /no answer what is offered, /resign yes gives up, /rematch offers to play again once it is over (/rematch same: on the same sides), /quit leaves: the match stays.
cli-talk-rematch-later = The rematch will be offered when this match is over.
cli-talk-rematch-now = /rematch offers a rematch with sides swapped, /rematch same one on the same sides, /quit leaves.
cli-talk-alone = That is for matches on a server: here you play against bots.
cli-talk-resign-sure = Resign the match, for your whole side? Then type /resign yes
cli-talk-unknown = There is no { $word }: /help lists what can be said.
cli-not-your-turn = It is not your turn: nothing has been done.

## Matches on a server

cli-join-bad-link = “{ $link }” is not a link to a table. It looks like { $table }, or { $lobby } for the lobby.
cli-join-unreachable = Nobody answers at { $server } ({ $why }). Check the address, and that the server is running.
cli-join-garbled = { $server } does not answer like an Escadrille server of this version ({ $why }).
cli-join-gone = There is no such match there: the link is wrong, or the match is gone.
cli-join-full = No seat is free in this match. You can look on with --watch.
cli-join-protocol = This program and the server are of different versions: use the same for both.
cli-join-refused = The server refuses this ({ $code }).
cli-join-not-yours = The server no longer knows your seat. Ask for a new link, or look on with --watch.
cli-join-unkept = Your seat cannot be remembered ({ $why }): once you leave, you cannot come back to it.
cli-join-playing = You play { $seat }.
cli-join-seated = You have taken your seat.
cli-join-watching = You are watching this match.
cli-join-invite = { CAP($seat) }: waiting for the guest. Send this link:
cli-join-invited = { CAP($seat) }: the invited guest has not come yet.
cli-join-open = { CAP($seat) }: waiting for anybody, in the lobby and with this link:
cli-join-bring-squad = Players bring their own squadrons to this match. Bring yours as an XWS file, as squad builders write it: { $command }
cli-join-bring-deck = Players bring their own decks to this match. Bring yours as a text file that lists its cards: { $command }
cli-join-bring-unread = { $file } cannot be read: { $why }
cli-join-missing = { CAP($seat) }: has not brought theirs yet.
cli-join-other-key = Warning: the key that the server reveals is not the one it promised before the match. Keep the journal.
cli-join-later = The match has not begun: somebody has not come to the table yet. Come back later: escadrille join { $link }
cli-join-gathered = Everything is there: the match begins.
cli-join-somebody = Somebody
cli-join-sat = { $who } sits down: { $seat }.
cli-join-left = { $who } has gone away: { $seat }.
cli-join-back = { $who } is back: { $seat }.
cli-join-sat-alone = { $who } sits down.
cli-join-left-alone = { $who } is away.
cli-join-back-alone = { $who } is back.
cli-join-said = { $who }: { $text }
cli-join-lost = The connection is lost. Trying again…
cli-join-again = Connected again.
cli-join-answer = /yes agrees, /no declines.
cli-join-answered = What you offered was declined, or no longer stands.
cli-join-taken-back = A decision is taken back.
cli-join-rematch = The rematch is ready: “Play again” leads to it.
cli-join-victory = Victory for { $side }.
cli-join-resigned = By resignation: { $seat }.
cli-join-time = Out of time: { $seat }.
cli-join-agreed = Both sides agreed to a draw.
cli-join-replay = The whole match again, step by step: { $link }
cli-join-unwatched = You are no longer watching.
cli-join-come-back = You have left the table, and your seat is kept. Come back with: { $command }

## The lobby of a server

cli-lobby-title = Matches at { $server }
cli-lobby-mine = Go on: { $match }
cli-lobby-join = Join: { $match }
cli-lobby-watch = Watch: { $match }
cli-lobby-new = New match
cli-lobby-leave = Leave
cli-lobby-free = { $seat } (free)
cli-lobby-seat = Where do you sit?
cli-lobby-sitter = Who plays { $seat }?
cli-lobby-players = { $count } players

## Games

cli-games-players = Players: { $players-or }
cli-games-bots = Bots: { $bots }
cli-games-policies = Policies (the first value holds unless you choose another with --policy):

## Simulations

cli-sim-title = { $game }: { $games ->
    [one] 1 game between bots
   *[other] { $games } games between bots
} (seed { $seed })
cli-sim-rate = { $who }: { $rate } % won, between { $low } % and { $high } % with 95 % confidence
cli-sim-sides = By side:
cli-sim-length = { $draws ->
    [0] No draws
    [one] 1 draw
   *[other] { $draws } draws
}. A game takes { $length } inputs on average, { $inputs } in all.
cli-sim-speed = { $seconds } s: { $games } games/s, { $inputs } inputs/s
cli-sim-per-second = { $rate } games/s

## Journals

cli-replay-at = After { $at } of { $entries } entries:
cli-replay-unfinished = The journal ends here; the game does not.
cli-replay-hidden = The game is not over, so what is hidden stays hidden; --all shows it.
cli-proof-entries = { $entries ->
    [one] 1 entry was played again; every rule allows it.
   *[other] { $entries } entries were played again; every rule allows them.
}
cli-proof-dice = { $chances ->
    [one] 1 roll or shuffle was drawn again from the key: the same.
   *[other] { $chances } rolls and shuffles were drawn again from the key: all the same.
} The key is the one committed to: { $digest }.
cli-proof-no-key = { $chances ->
    [one] 1 roll or shuffle is taken as written.
   *[other] { $chances } rolls and shuffles are taken as written.
} The key is revealed when the game is over.
cli-proof-no-commitment = { $chances ->
    [one] 1 roll or shuffle is taken as written.
   *[other] { $chances } rolls and shuffles are taken as written.
} Nobody committed to a key.
cli-proof-over = The game is over.
cli-proof-unfinished = The game is not over.
cli-proof-state = The last state has the hash { $digest }.
cli-proof-shares = Seeds added by players: { $seeds }. Choices with something added to the dice: { $nonces }.
cli-proof-signed = First and last line are signed with the server’s key { $digest }.
cli-proof-holds = The journal holds.
cli-proof-undecided = Nothing is wrong so far, but whether the journal holds cannot be decided: not all of it can be checked yet.

## What can be wrong with a journal

cli-flaw-at = { $file }: line { $line }, column { $column }: { $why }
cli-flaw-bytes = these bytes are not text (UTF-8)
cli-flaw-setup = the set-up cannot be played: { $why }
cli-flaw-refused = the rules refuse this: { $why }

## Scenarios and packs

cli-scenario-none = There is no scenario there: expected files, or folders with .ron files.
cli-scenario-other = a scenario of “{ $game }”, and this is “{ $here }”
cli-scenario-given = given: { $why }
cli-scenario-no-rule = it cites no rule
cli-scenario-unknown-rule = there is no rule { $rule }
cli-scenario-empty = nothing is played and nothing expected here
cli-scenario-step =
    { $step }
    { "    expected:" } { $expected }
    { "    found:   " } { $found }
cli-scenario-count = { $passed } passed, { $failed } failed
cli-pack-fine = { $dir }: fine ({ $game })
cli-pack-unknown = { $dir }: no pack of any game. A pack of Endor has the files { $files }; one of X-Wing has cards in { $cards-or }; one of Starfighter has the files { $squadrons }.

## The server

cli-serve-more = Open that address in a browser. Ctrl+C stops. escadrille --help lists the other commands.
cli-serve-plain = Plain HTTP: fine at home; on the Internet put a proxy with HTTPS before it (docs/hosting.md).
cli-serve-believes = Forwarded headers are believed: let nobody but the proxy reach this address.
cli-serve-believes-anybody = Forwarded headers are believed from anybody who can reach this address: listen on 127.0.0.1, or let only the proxy in (docs/hosting.md).
cli-serve-closing = Shutting down.
cli-serve-taken = { $addr } is taken by another program: stop it, or choose another address with --addr.
cli-serve-listen = Cannot listen on { $addr }: { $why }.
cli-serve-data = Cannot keep matches in { $file }: { $why }. Choose another file with --data.
cli-serve-held = Another server uses { $file }: stop it, or choose another file with --data.
cli-serve-log = “{ $text }” in { $from } is no level: write off, error, warn, info, debug or trace, or parts as in `info,server::http=debug`.

## Errors

cli-error-read = Cannot read { $file }: { $why }.
cli-error-write = Cannot write { $file }: { $why }.
cli-why-not-found = nothing is there, check the path
cli-why-denied = you may not, check its permissions
cli-why-folder = it is a folder, name a file in it
cli-why-no-folder = part of its path is a file, check the path
cli-why-full = the disk is full
cli-why-read-only = its disk can only be read
cli-why-not-text = it is not text (UTF-8)
cli-why-taken = another program has this address
cli-why-no-address = this machine does not have that address
cli-why-nobody = nothing listens there
cli-why-cut = the connection was cut
cli-why-late = no answer in time
cli-why-no-host = no machine has that name
cli-why-no-network = the network does not lead there
cli-why-newer = a newer version of this program has written it, use that version
cli-why-conflict = somebody else was first
cli-why-store = the store says “{ $text }”
cli-why-system = the system says “{ $text }”
cli-error-pack = This pack cannot be used: { $why }
cli-error-game = There is no game called “{ $game }”. Choose { $games-or }.
cli-error-players = { CAP($game) } cannot be played by { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Choose { $counts-or }.
cli-error-seat = There is no seat called “{ $seat }”. Choose { $seats-or }.
cli-error-bot = There is no bot called “{ $bot }”. Choose { $bots-or }.
cli-error-two-bots = Two bots are needed, as in --seats cadet,random; { $count ->
    [one] this is 1.
   *[other] these are { $count }.
}
cli-error-policy = There is no policy called “{ $policy }”. Choose { $policies-or }.
cli-error-policy-value = The policy { $policy } cannot be “{ $value }”. Choose { $values-or }.
cli-error-at = There is no moment { $at }: the journal has { $entries ->
    [one] 1 entry.
   *[other] { $entries } entries.
}
cli-error-size = The window is too small: make it at least { $columns } columns by { $rows } rows.
cli-error-number = There is no such number: type a number from { $least } to { $count }.
cli-error-thinker = The bots have stopped thinking: this is a bug.
cli-error-unexpected = Something went wrong: { $why }.

## The table of Endor

cli-endor-luke = Luke
cli-endor-vader = Vader
cli-endor-lost = lost
cli-endor-reserve = TIE reserve { $count }
cli-endor-emperor-lost = The Emperor is gone
cli-endor-death-star = Death Star
cli-endor-shield-up = Shield up
cli-endor-shield-down = Shield down: from the inner sectors, any 6 destroys the Death Star.
cli-endor-decks = deck { $deck }, discard { $discard }
cli-endor-hidden-cards = hand { $hand }, orders { $pile }
cli-endor-seat-cards = { $who }: { $hand } + { $pile }
cli-endor-unseen = unseen
cli-endor-card-two = { $first }/{ $second }
cli-endor-card-three = { $first }/{ $second }/{ $third }
cli-endor-card-times = { $card } (×{ $count })
cli-endor-more = … { $count } more
cli-endor-does = { $order }: { $does }
cli-endor-prepare-next = Order { $number } of { $count }. So far: { $cards-then }.
cli-endor-prepare-done = Your order pile is complete. Play it like this?
cli-endor-move-to = From { $from }: where to?
cli-endor-move-count = From { $from } to { $to }: how many?
cli-endor-attack-target = From { $from }: attack what?
cli-endor-deploy = Deploy the reserve
cli-endor-empty = empty
cli-endor-there = { $ships }
cli-endor-marker = Fleet marker
cli-endor-hits = { $what }: { $count } of { $most } ({ $die } or more)
cli-endor-legend =
    ▲ Rebels: X-wing, Y-wing, B-wing, F Falcon.  ▽ Empire: T TIE, E Executor.
    Map: { $open } can be chosen, { $selected } selected, { $from } from here.
    Fleet: F1 Y4 fighters aboard, F1 o none, F1 x destroyed.
    Shield: ◆ strike team, 3 die needed, { $trooper } with a stormtrooper; { $supply } in supply.
    Hits: ■ taken, □ still to take, ◇ Vader can be redeemed.
    Cards: 1. 2. 3. orders to come, · hand; 4 + 2 is a hand of 4 and 2 orders.

# Orders by short names, for narrow lists.
cli-endor-short-x = X
cli-endor-short-y = Y
cli-endor-short-b = B
cli-endor-short-falcon = Falcon
cli-endor-short-assault = Assault
cli-endor-short-luke = Luke
cli-endor-short-redemption = Redeem
cli-endor-short-tie = TIE
cli-endor-short-executor = Exec.
cli-endor-short-death-star = DS
cli-endor-short-ambush = Ambush
cli-endor-short-vader = Vader
cli-endor-short-emperor = Emperor

## X-Wing on a screen

cli-games-setups = Set-ups (--setup NAME):
cli-error-setup = There is no set-up “{ $setup }”. There are: { $setups-or }.
cli-error-no-setups = This game has no set-ups, threat levels or squadrons to choose from.
cli-lobby-setup = Which set-up?
cli-hand-title = Hot seat
cli-hand-over = The keyboard goes to { $seat }.
cli-hand-ready = Press Enter once nobody else is looking; q leaves.

## Factions of X-Wing, as somebody who plays

cli-xwing-side-rebel = the Rebellion
cli-xwing-side-empire = the Empire
cli-xwing-side-scum = the Underworld
cli-xwing-side-resistance = the Resistance
cli-xwing-side-first-order = the First Order
cli-xwing-side-republic = the Republic
cli-xwing-side-separatists = the Separatist Alliance
cli-xwing-size = { $width } cm
cli-xwing-first = first player
cli-xwing-waiting = waiting
cli-xwing-destroyed = destroyed
cli-xwing-fled = fled
cli-xwing-attack = { $ship } against { $target }, range { $range }, { $weapon }: { $attack } against { $defense }
cli-xwing-moment = { CAP($phase) } · damage cards left { $one } and { $two }
cli-xwing-moment-one = { CAP($phase) } · damage cards left { $one }
cli-xwing-threat = threat destroyed { $one } and { $two }, more than { $goal } wins
cli-xwing-dial = { $sign } { $maneuver }
cli-xwing-card = { $choice }: { $text }
cli-xwing-sign = { $sign }
cli-xwing-redial = Another maneuver for { $ship } (now { $maneuver })
cli-xwing-preview = { $choice } › { $x }/{ $y }
cli-xwing-preview-leaves = { $choice } › leaves the table at { $x }/{ $y }!
cli-xwing-preview-against = { $choice } › { $x }/{ $y }, against { $ship }
cli-xwing-preview-obstacle = { $choice } › { $x }/{ $y }, over { $obstacle }
cli-xwing-thing = { CAP($what) } (no. { $number })
cli-xwing-ask-across = How far from the left edge?
cli-xwing-ask-up = How far from the lower edge?
cli-xwing-ask-turned = Turned which way?
cli-xwing-across = { $x } cm from the left
cli-xwing-up = { $y } cm from below
cli-xwing-no-threat = No two squadrons of quick builds are worth exactly { $threat }: choose another threat.
cli-xwing-own-ships = This set-up brings its own ships: leave the threat out.
cli-xwing-two-squads = Two squadrons fight: give one or two.
cli-xwing-no-squad = { $squad }: { $why }. Give an XWS file or a ready squadron: { $squads-or }.
cli-xwing-wrong = { $squad }: { $what }
cli-xwing-wrong-rule = { $squad }: { $what } ({ $rule })
cli-xwing-legend =
    Ships: A1 B2 with the nose before them, a1 where the selected move ends.
    Board: 1 2 obstacles (yellow: debris), ◎ hyperspace marker, ✱ device; dots: arc, ranges 1 to 3.
    Figures: name and initiative, ♥ hull left, ◈ shields, ✦ Force, ● charges, ⌖ lock, ⊙ turret.
    Dials: ▣ set in secret, 2↖ bank, 2← turn, ↓ Koiogran, T Tallon, S Segnor; - blue, ! red.
    Tokens: F focus, E evade, C calculate, R reinforce, D disarm, J jam, T tractor, S stress, I ion, K cloak.
    Dice: ✹ critical, ✶ hit, ◉ focus, ↷ evade, · blank.

cli-squad-fine = { $file }: accepted.
cli-squad-refused = { $file }: refused.
cli-squad-changed = Changed: { $what }
cli-squad-dropped = Left out: { $what }
cli-squad-not-taken = Refused: { $what }
cli-squad-fault = Refused: { $what } ({ $rule })
cli-squad-ship = { $pilot }
cli-squad-ship-with = { $pilot }: { $upgrades }
cli-squad-shared = One quick build, threat { $threat }: { $pilots }
cli-squad-threat = Threat: { $threat }
cli-squad-points = Points “{ $season }”: { $points }
cli-squad-no-points = Points “{ $season }”: a card has no price there

## Starfighter

cli-starfighter-cruiser = { $cruiser } { $armour }/{ $full }
cli-starfighter-round = Round { $round }
cli-starfighter-hand = hand { $count }
cli-starfighter-aside = next round +{ $count }
cli-starfighter-initiative = initiative
cli-starfighter-passed = passed
cli-starfighter-your-hand = Your hand:
cli-starfighter-phase-setup = set-up
cli-starfighter-phase-reinforcements = reinforcements
cli-starfighter-phase-deployment = deployment
cli-starfighter-phase-battle = battle
cli-starfighter-moment = { $mode }, { $phase } · draw pile { $pile }, discard { $discard }
cli-starfighter-waiting = waiting: { $effects }
cli-starfighter-leads = › { CAP($steps-then) }
cli-starfighter-choice = { $choice } › { $steps-then }
cli-starfighter-then-you = you choose
cli-starfighter-then-other = the other player chooses
cli-starfighter-then-unknown = nobody knows what
cli-starfighter-step-aside = a card for the next round
cli-starfighter-step-slot = slot { $slot }
cli-starfighter-step-effect = { $sign } { $effect }
cli-starfighter-step-lapsed = nothing to act on
cli-starfighter-step-lost = { $effect } is lost
cli-starfighter-step-hit = { $board } has armour { $armour }
cli-starfighter-step-destroyed = { $card } is destroyed
cli-starfighter-step-damaged = { $count ->
    [one] { $card } loses a fighter
   *[other] { $card } loses { $count } fighters
}
cli-starfighter-step-stopped = { $card } stops { $count }
cli-starfighter-step-healed = { $count ->
    [one] a covered marker is gone
   *[other] { $count } covered markers are gone
}
cli-starfighter-step-initiative = { $board } has the initiative
cli-starfighter-step-combat = combat { $one } ⚔ { $two }
cli-starfighter-step-won = { $board } wins
cli-starfighter-step-drawn = a draw
cli-starfighter-card = { $card }
cli-starfighter-card-effects = { $card } · { $effects }
cli-starfighter-place = Where does { $card } go, and which face lies up?
cli-starfighter-front-up = { $sector }, front up
cli-starfighter-back-up = { $sector }, back up
cli-starfighter-move-to = To { $sector }
cli-starfighter-first = { $sign } { $effect }, { $end }
cli-starfighter-class = { $cruiser }: armour { $armour }, slots { $slots }, draws { $draws } in the first round
cli-starfighter-class-short = { $cruiser } · { $armour } armour · { $slots } · draws { $draws }
cli-starfighter-no-cruiser = There is no cruiser “{ $cruiser }”. There are: { $cruisers-or }.
cli-starfighter-two-each = Two cruisers fight: give one or two cruisers, and one or two decks.
cli-starfighter-wrong = { $file }: { $what } ({ $rule })
cli-error-only-xwing = Threat and squadrons belong to X-Wing: leave them out.
cli-error-only-starfighter = Cruisers and decks belong to Starfighter: leave them out.
cli-starfighter-legend =
    Boards: A and B with sectors A1 to A5; card A3.1 lies in sector 3, slot 1. [2] is a free slot, [0✚] with a Draw symbol.
    Cards: a card covers the upper half of the one below. ╭ ╰ its two ends; (▲↔) is what it covers, and does not count.
    Signs: ▲ fighter, × damaged, ▒ back up, ★ initiative, ⚔ in combat; + can be chosen, › selected, • this card acts.
    Effects: ✚ draw, ↔ lateral, ↥ vertical, ✥ free move, ↻ pivot, ✖ destroy, ⇑ hit the enemy, ⇓ hit yourself,
    ⇄ flip, ✸ damage, ◯ force field, ≡3 three screens, ≡3(2) two of them left.
    Hand: 3-10 ▲↔/✚ is the upper half, then the lower one; 3 is its level: it goes on slot 3.

cli-deck-cruiser = Cruiser: { $cruiser }
cli-deck-levels = { $cards ->
    [one] 1 card; level 0: { $any }, level 1: { $one }, level 2: { $two }, level 3: { $three }; fighters: { $fighters }
   *[other] { $cards } cards; level 0: { $any }, level 1: { $one }, level 2: { $two }, level 3: { $three }; fighters: { $fighters }
}
cli-deck-effects = Effects: { $effects }
cli-deck-effect = { $effect } { $count }
cli-deck-screens = Screens
