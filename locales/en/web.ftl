# The browser table. What a game says is in the file of the game, except what only a drawn board needs.

## Pages and tools

web-nav = Pages
web-nav-new = New match
web-nav-squads = Squads
web-nav-decks = Decks
web-nav-verify = Verify
web-rules = Rules
web-language = Language
web-theme-light = Switch to the light theme
web-theme-dark = Switch to the dark theme
web-loading = Loading…
web-close = Close
web-back = Back
web-confirm = Confirm
web-says = { $what }: { $says }
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-about = Point a phone’s camera at it to open the link there.
web-nowhere = There is nothing at this address.
web-terminal = This page has no table for this game yet: a terminal plays it.
web-terminal-command = Type this in a terminal
web-terminal-game = { $game } is played in a terminal: { $command }
web-terminal-replay = This page has no table for { $game } yet. The journal can be read with escadrille replay.
web-to-lobby = To the lobby
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-name = Your name (optional)

## Lobby

web-play-now = Play now
web-game-endor = Endor
web-game-starfighter = Starfighter
web-game-xwing2e = X-Wing
web-games = Games
web-new-setup = Set-up
web-play-about-endor = You lead the Rebels against a cadet.
web-play-about-starfighter = A training battle against a cadet.
web-play-about-xwing2e = One X-wing against the two TIE fighters of a cadet.
web-play-first-endor = A guided first battle: you lead the Rebels against a cadet.
web-play-first-starfighter = A first battle, in training mode, against a cadet.
web-play-first-xwing2e = A guided first battle: one X-wing against the two TIE fighters of a cadet.
web-invite = Invite a friend
web-versus = against
web-somebody = Somebody
web-you = You
web-you-mark = (you)
web-bot = { $level } bot
web-level-random = Random
web-level-aggressor = Aggressor
web-level-cadet = Cadet
web-level-veteran = Veteran
web-level-ace = Ace
web-seat-invited = Waiting for an invited guest
web-seat-open = Free seat
web-seat-named = { $name }
web-seat-again = { $name } ({ $number })
web-seat-opponent = your opponent
web-seat-letter-1 = Player A
web-seat-letter-2 = Player B
web-seat-number-1 = Player 1
web-seat-number-2 = Player 2
web-list-mine = Your matches
web-list-open = Join a match
web-list-open-none = No free seat right now. Invite a friend, or open a match to everybody.
web-list-playing = Watch
web-list-playing-none = Nobody is playing right now.
web-list-over = Finished matches
web-list-over-none = No match has ended yet.
web-list-join = Join
web-list-watch = Watch
web-list-replay = Replay
web-list-resume = Go on
web-list-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

## A new match

web-new-game = Game
web-new-players = Players
web-new-seats = Who sits where
web-new-pace = Pace
web-new-policies = Rulings on the rules
web-new-policies-changed = { $count ->
    [0] all as usual
    [one] 1 changed
   *[other] { $count } changed
}
web-new-policies-about = Where the rules are silent or can be read in two ways, the table follows the first reading unless you choose otherwise here.
web-new-default = usual
web-new-make = Set up the match
web-wish-me = Me
web-wish-invite = A friend, by link
web-wish-open = Anybody from the lobby
web-pace-correspondence = No clock: as long as it takes
web-pace-quick = 10 minutes each, and the first 10 seconds of every decision are free
web-pace-slow = 30 minutes each, and the first 20 seconds of every decision are free

## Seats

web-waiting-seats = The match begins as soon as every seat is taken. Send this link to whoever should play:
web-waiting-come = Waiting for { $who } to come to the table. Nothing is drawn before everybody is there.
web-invite-link = Invitation for { $seat }
web-join-about = A seat is free at this table: { $game }.
web-join-seat = Take the seat
web-gather-here = brought
web-gather-missing = has not brought theirs yet
web-gather-bring = Bring this
web-gather-take = Take the seat with this
web-gather-take-first = Take the seat, choose later
web-gather-keep = Keep what is there
web-gather-yours = Yours is here. Until the match begins, nobody else sees it.
web-gather-change = Choose anew
web-gather-waits = The match begins once everything is there. Waiting for { $who }.
web-watching = You are watching
web-thinking = thinking…
web-offline = not connected
web-your-turn = Your turn
web-their-turn = To play
web-clock = Time left: { $left }
web-hand = Hand
web-hand-mine = Your hand
web-hand-count = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-deck-count = { $count ->
    [0] none in the deck
   *[other] { $count } in the deck
}
web-pile = Order pile
web-card-hidden = A card face down
web-revealed = Revealed
web-round = Round { $round }

## The prompt

web-prompt = What to do
web-prompt-shown = What happens:
web-prompt-wait = Waiting…
web-prompt-others = Waiting for { $who }.
web-prompt-seats = Waiting until every seat is taken.
web-prompt-to = Choose where the ships { $from-in } go.
web-prompt-target = Choose the target of the attack from { $from }.
web-wait-prepare = Waiting for { $who } to prepare an order pile.
web-wait-order = Waiting for { $who } to give an order.
web-wait-move = Waiting for { $who } to move.
web-wait-attack = Waiting for { $who } to attack or hold fire.
web-wait-assign = Waiting for { $who } to say what the dice hit.
web-wait-fire = Waiting for { $who } to aim the Death Star.
web-wait-advance = Waiting for { $who } to advance the strike team.
web-prepare-progress = ({ $picked } of { $count } chosen)
web-prepare-pile = Your order pile, first order first
web-prepare-picked = Number { $at } of the pile
web-prepare-earlier = Play { $card } earlier
web-prepare-later = Play { $card } later
web-prepare-empty = choose a card
web-prepare-confirm = Lay the pile face down
web-dice = Dice
web-last-roll = Last roll: { $seat }
web-assign-die = Die { $face }, not used
web-assign-die-given = Die { $face }, given to: { $ship }
web-assign-less = One die less for: { $ship }
web-assign-idle = Some dice could still hit.

## Help

web-help = Help and keys
web-help-about = Whatever you may choose is outlined on the board and listed below it. Click either, or use the keys:
web-key-enter = Enter
web-key-escape = Esc
web-help-digits = choose by number
web-help-arrows = go through the choices
web-help-enter = choose, confirm
web-help-escape = go one step back
web-help-tab = reach everything else, the board included
web-help-help = show this help

## The guide

web-coach = Guide
web-coach-next = Got it
web-coach-skip = Stop the guide
web-coach-again = Guide me through this match
web-coach-title-goal-rebel = Your goal: the Death Star
web-coach-text-goal-rebel = You lead the Rebels. Once the shields are down, a single 6 rolled against the Death Star wins the battle. You lose if you have no ship left.
web-coach-title-goal-empire = Your goal: the Rebel fleet
web-coach-text-goal-empire = You lead the Empire. You win when the Rebels have no ship left, fleet markers included. Keep the shields up: without them, a single 6 destroys the Death Star.
web-coach-title-space = First front: space
web-coach-text-space = Filled ships are Rebel, outlined ones are the Empire’s; the figure says how many stand in a sector. A sector never holds ships of both sides.
web-coach-title-shield = Second front: the shield
web-coach-text-shield = The Rebel strike team walks along this track. The shields stay up until it reaches the end. The figure on a space is the lowest die that takes the team there.
web-coach-title-duel = Third front: the duel
web-coach-text-duel = Luke and Vader trade blows. Whoever brings the other down earns extra orders, and the battle goes on.
web-coach-title-hand = Choose three cards
web-coach-text-hand = A card shows two or three orders. When its turn comes, you give one of them. Choose the three cards you want to play this round.
web-coach-title-pile = First things first
web-coach-text-pile = Cards are played from top to bottom, in turn with the other side. Drag a card or use its arrows to change the order.
web-coach-title-lay = Ready
web-coach-text-lay = Lay the pile face down. Nobody sees a card before it is turned over.
web-coach-title-breach-rebel = The shields are down!
web-coach-text-breach-rebel = Bring ships into the inner ring, next to the Death Star, and attack it: one 6 and you win.
web-coach-title-breach-empire = The shields are down!
web-coach-text-breach-empire = Rebel ships in the inner ring can now attack the Death Star. Clear them out, and keep the way blocked with your own.
web-coach-title-order = Give an order
web-coach-text-order = Your top card is turned over. Give one of its orders; the line below it says what will happen.
web-coach-title-log = What happened
web-coach-text-log = The other side has played a card too. The log tells it in plain words, and the number behind a line opens its rule.
web-coach-title-move = Move ships
web-coach-text-move = Choose ships, then where they go. What you may choose has a dashed outline on the map. Enemy ships block the way, and you may always stay.
web-coach-title-attack = Attack
web-coach-text-attack = You roll one die per ship, five at most. “TIE 3+” means that a die of 3 or more destroys a TIE fighter.
web-coach-title-assign = Give out the dice
web-coach-text-assign = Each die hits one ship. Choose a ship for every die that is high enough, then confirm.
web-coach-title-advance = Advance
web-coach-text-advance = Each die that is high enough takes the strike team one space further. Choose how far it goes.
web-coach-title-fire = Aim
web-coach-text-fire = Two dice: a 5 or a 6 destroys the target with everything aboard. As long as there are fleet markers, aim at one of them.
web-coach-title-round = A new round
web-coach-text-round = You drew three new cards. Now you know the whole game: good luck! The “?” button shows the keys, and this guide again.

## Log and chat

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-and-chat = Log and chat
web-chat = Chat
web-chat-say = Message the table
web-chat-send = Send
web-chat-watch = Players talk here. Whoever watches reads along: nobody can whisper hints to the table.
web-chat-mute = Mute { $who }
web-chat-unmute = Hear { $who } again

## The table

web-table = Table
web-take-back = Take back
web-take-back-ask = Take back my last decision
web-take-back-not = Nothing can be taken back now: chance has spoken or cards were seen since your last decision.
web-draw-offer = Offer a draw
web-resign = Resign
web-resign-sure = Give up this match?
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-offer-draw = { CAP($seat) } offered a draw.
web-offer-draw-mine = You offered a draw. Waiting for an answer.
web-offer-take-back = { CAP($seat) } asked to take a decision back.
web-offer-take-back-mine = You asked to take back your last decision. Waiting for an answer.
web-offer-rematch = { CAP($seat) } offered a rematch with sides swapped.
web-offer-rematch-mine = You offered a rematch with sides swapped. Waiting for an answer.
web-offer-rematch-same = { CAP($seat) } offered a rematch on the same sides.
web-offer-rematch-same-mine = You offered a rematch on the same sides. Waiting for an answer.
web-share-watch = Link to watch this match
web-share-step = Link to this step
web-dice-honest = Honest chance
web-dice-commitment = Dice and shuffles come from the server’s secret key and from what every player adds. This is the key’s fingerprint, published before anybody added anything:
web-dice-key = The match is over, so here is the key:
web-dice-promised = It is the key whose fingerprint this browser was told before the match.
web-dice-other-key = Warning: this is not the key whose fingerprint this browser was told before the match. Keep the journal.
web-journal = Download the journal

## The end

web-ended = The end
web-ended-won = You won!
web-ended-lost = You lost. Well fought.
web-ended-draw = A draw
web-ended-side = Victory for { $side }
web-ended-resigned = { $seat-who ->
    [you] You resigned
   *[other] Resigned: { $seat }
  }.
web-ended-time = { $seat-who ->
    [you] You ran out of time
   *[other] Out of time: { $seat }
  }.
web-ended-agreed = Both sides agreed to a draw.
web-rematch = Rematch, sides swapped
web-rematch-go = To the rematch
web-replay = Replay
web-verify-this = Verify the match

## Connection

web-link-connecting = Connecting to the table…
web-link-lost = The connection is lost. Nothing you played is lost: we are reconnecting…
web-link-restarting = The server does not answer; it may be restarting. We keep trying, and the match goes on where it was.
web-link-retry = Try now
web-link-held = Kept until the connection is back: “{ $choice }”. You may still choose otherwise.
web-link-forget = Forget it
web-link-held-gone = Your choice was not sent: meanwhile something else is asked. Choose again.

## Problems

web-problem-unreachable = The server cannot be reached. Check your connection; the page keeps trying.
web-problem-not-found = There is no such match, or it is gone.
web-problem-too-many = That was a lot at once. Wait a moment, then try again.
web-problem-server = The server could not do that. Try again in a moment.

## Replays

web-scenario = Scenario
web-replay-title = The match, step by step
web-replay-timeline = Timeline
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step
web-replay-at = Step { $at } of { $last }
web-replay-start = Before the first move.
web-replay-nothing = Nothing to see.
web-replay-hands = Hands and order piles

## Rules

web-rules-title = Rules: { $game }
web-rules-about = Every rule has a number that never changes. The log and the refusals of the table name it, and scenarios show it on the board.
web-rules-search = Search the rules, in English or French
web-rules-count = { $count ->
    [0] no rule found
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-near = Nothing is written like that: these come nearest.
web-rules-chapters = Chapters
web-rules-rulings = Rulings: where the rules are silent
web-rule = Rule { $rule }
web-rule-open = Show rule { $rule }
web-rule-in-book = In the rule book
web-rule-scenarios = Shown on the board
web-rule-scenario-count = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}

## Verification

web-verify-title = Verify a match
web-verify-about = You do not have to trust this server: your own browser draws every die again. Drop the journal of a finished match here:
web-verify-step-hash = Before anything was drawn, the server published the hash of its secret key. Then each player added a seed of their own, and something more with every choice. So neither could choose the dice.
web-verify-step-key = At the end the key is revealed. Its hash must be the one you saw from the start.
web-verify-step-replay = Your browser checks hash, seeds, signatures and the chain of lines, and draws every die and every shuffle again. That every choice was legal is checked by the server, or by the program on your own computer.
web-verify-file = Choose a journal file…
web-verify-paste = or its text
web-verify-go = Verify
web-verify-holds = Everything holds: the rules, the chain of lines, and every die and shuffle.
web-verify-holds-part = This cannot be decided yet: nothing is wrong so far, and not everything can be checked.
web-verify-here = Checked here, in your browser, without asking anybody
web-verify-here-holds = Signatures, seeds, the chain of { $entries } lines and all { $chances } dice rolls and shuffles: each is exactly what the key gives.
web-verify-here-old = The chain of { $entries } lines and all { $chances } dice rolls and shuffles: each is exactly what the key gives. (An older journal: without seeds and signatures.)
web-verify-here-undecided = The chain of { $entries } lines holds. The key is not in the journal, so { $chances } dice rolls and shuffles cannot be checked.
web-verify-shares = Seeds given by players: { $seeds }. Choices that added to the dice: { $nonces }.
web-verify-server = Checked by this server
web-verify-server-holds = Every input was legal by the rules, and the match ended where the journal ends.
web-verify-server-undecided = Every input so far was legal by the rules. The match is not over.
web-verify-server-none = The server did not answer, so nobody has checked the rules. What your browser has checked stands.
web-verify-memory = What this browser remembers of the match
web-verify-memory-same = The key’s hash, your seed and the last link that you were told are those of this journal: nothing was changed since.
web-verify-memory-commitment = The key’s hash is not the one this browser was told before the match. Somebody has changed the dice.
web-verify-memory-seed = Your seed is not the one in this journal. Somebody has left out what you added to the dice.
web-verify-memory-link = The last link you were told is not in this journal. Somebody has changed what was played.
web-verify-signed = Signed with the server’s key:
web-verify-commitment = Fingerprint of the key:
web-verify-compare = This browser has no memory of this match. If you played it elsewhere, compare this fingerprint with the one you saw there under “Table”.
web-verify-elsewhere = To check the rules on your own computer, too, with the journal in a file:
web-verify-breaks = This journal does not hold.
web-verify-where = Line { $line }, column { $column }:
web-verify-state = Final position:

## Endor: the board

web-endor-space = The battle around the Death Star
web-endor-shield = Shield generator
web-endor-shield-at = space { $team } of { $last }
web-endor-duel = Throne room
web-endor-fleets = Flagships
web-endor-ground = Shield generator, throne room and flagships
web-endor-fronts = Fronts
web-endor-tab-space = Space
web-endor-tab-ground = Shield { $team }/{ $last } · Duel { $luke }–{ $vader }
web-endor-shields-up = the shields are up
web-endor-shields-down = the shields are down
web-endor-death-star-destroyed = destroyed
web-endor-supply = Stormtroopers in supply: { $count }
web-endor-reserve = TIE reserve: { $count }
web-endor-emperor-there = The Emperor watches
web-endor-emperor-gone = The Emperor has fallen
web-endor-out = out
web-endor-lost = lost
web-endor-track = { $name }: { $hits } of { $track } hits taken
web-endor-space-label = { $guarded ->
    [yes] Space { $space }, guarded by a stormtrooper: takes a { $need } or more
   *[no] Space { $space }: takes a { $need } or more
}
web-endor-space-name = to space { $space } of { $last }
web-endor-beyond = beyond the last space
web-endor-place-empty = { CAP($place) }: empty
web-endor-place-holds = { CAP($place) }: { $ships }
web-endor-place-destroyed = { CAP($place) }: destroyed
web-endor-ships = { $ships }
web-endor-board-round = Round { $round }.
web-endor-board-shield = { $troopers ->
    [0] The strike team is on space { $team } of { $last }; no stormtrooper bars the way.
   *[other] The strike team is on space { $team } of { $last }; stormtroopers on the track: { $troopers }.
}
web-endor-board-shield-down = The shields are down: the Death Star can be attacked.
web-endor-board-duel = Luke has taken { $luke } of { $luketrack } hits, Vader { $vader } of { $vadertrack }.
web-endor-board-reserve = TIE fighters in reserve: { $count }.

## Endor: choices

web-endor-from = From { $place }
web-endor-from-ships = { $ships } from { $place }
web-endor-to = To { $place }
web-endor-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-endor-needs = { $ship } { $face }+
web-endor-needs-face = { $count ->
    [one] hit by { $face } or more
   *[other] each hit by { $face } or more
}
web-endor-needs-six = only a 6 hits
web-endor-kind-x = X-wing
web-endor-kind-y = Y-wing
web-endor-kind-b = B-wing
web-endor-kind-tie = TIE
web-endor-kind-falcon = Falcon
web-endor-kind-executor = Executor
web-endor-kind-marker = Marker
web-endor-does-x = X-wings move one sector, then may attack.
web-endor-does-y = Y-wings move one sector, then may attack.
web-endor-does-b = B-wings move one sector, then may attack.
web-endor-does-falcon = The Falcon flies up to two sectors, then may attack with 2 dice.
web-endor-does-assault = Roll 5 dice; the strike team advances on the generator.
web-endor-does-luke = Luke strikes Vader with 4 dice; each 4 or more hits.
web-endor-does-redemption = Vader turns: he and the Emperor leave the duel, and you earn bonus orders.
web-endor-does-tie = Deploy up to 4 TIE fighters or move some one sector, then they may attack.
web-endor-does-executor = The Executor flies up to two sectors, then may attack with 4 dice.
web-endor-does-death-star = The Death Star fires: a 5 or 6 destroys the target whole.
web-endor-does-ambush = Up to 3 stormtroopers bar the way of the strike team.
web-endor-does-vader = Vader strikes Luke with 4 dice; each 4 or more hits.
web-endor-does-emperor = The Emperor’s lightning hits Luke twice, without a roll.
web-endor-does-deploy = { $count } of { $reserve } from the reserve

## What-if

web-study-title = What if?
web-study-here = What if?
web-study-back = Take back
web-study-replay = Back to the replay
web-study-scenario-back = Back to the scenario
web-rule-play-on = Play on from here
web-study-turn = Answer for
web-study-scenario = Save as a scenario
web-study-seat = Answer for { $seat }
web-study-over = The game is over.
web-study-failed = This address is damaged: what was played cannot be read from it.
web-study-about = The link holds the position and everything that was played since; whoever opens it can play on.
web-study-link = Link to this position

## The guide through the first battle of X-Wing

web-coach-title-xwing-goal = Your first battle
web-coach-text-xwing-goal = Fly your ships, line up your shots, and destroy the enemy. Each round has four steps: everybody plans in secret, ships fly one after the other, ships shoot, tokens are cleared.
web-coach-title-xwing-place = Set-up
web-coach-text-xwing-place = Point at or touch the table to see where it may lie: what is allowed is lit, and a place that is not says why. Arrow keys move it, Enter lays it down.
web-coach-title-xwing-board = The table
web-coach-text-xwing-board = Seen from above. The wedge before each ship is its firing arc. Drag to move the map, turn the wheel or use two fingers to come closer, and point at or touch anything to learn what it is.
web-coach-title-xwing-dial = The dial
web-coach-text-xwing-dial = Choose where this ship will fly: the number is the distance, the arrow the direction. Point at or touch a maneuver and the table shows where it would end. Nobody else sees it until it is revealed.
web-coach-title-xwing-colours = Round, square, triangle
web-coach-text-xwing-colours = A blue circle is easy and takes a stress token away. A white square is normal. A red triangle strains the ship: it gets a stress token.
web-coach-title-xwing-ready = Ready?
web-coach-text-xwing-ready = Dials can still be changed. Once both sides are ready, ships fly from the lowest initiative to the highest.
web-coach-title-xwing-action = An action
web-coach-text-xwing-action = After flying, a ship may do one thing: focus to make the most of its dice, evade, lock a target, or slip aside with a barrel roll or a boost. Each is shown on the table before it is done.
web-coach-title-xwing-stress = Stress
web-coach-text-xwing-stress = A ship with a stress token can neither act nor fly red maneuvers. A blue maneuver takes the stress away.
web-coach-title-xwing-attack = Fire!
web-coach-text-xwing-attack = The highest initiative shoots first. A line shows the distance: at range 1 the attacker rolls one die more, at range 3 the defender does. Rocks in between help the defender.
web-coach-title-xwing-modify = The dice
web-coach-text-xwing-modify = Starbursts hit, eyes are only good with a focus token, swooshes evade. Before anything is spent, you see the odds with it and without it.
web-coach-title-xwing-damage = Damage
web-coach-text-xwing-damage = Shields go first, then the hull: each damage card there is one step closer to the end. A critical hit turns its card face up, and what it says holds.
web-coach-title-xwing-ability = Abilities
web-coach-text-xwing-ability = Cards may answer at certain moments. Use one, or pass: the card says what it does.
web-coach-title-xwing-round = The next round
web-coach-text-xwing-round = Focus and evade tokens are gone, stress and locks stay. Everything that happened is in the log; each line opens the rule behind it.

## Luck

web-luck = Luck of the dice
web-luck-about = A die that is rolled again counts again. The share says how many players in a hundred would have rolled worse: fifty is average.
web-luck-attack = Attack dice
web-luck-dealt = Damage dealt
web-luck-defense = Defence dice
web-luck-dice = Dice
web-luck-evades = Evades
web-luck-expected = Expected
web-luck-hits = Hits
web-luck-share = { $share } %
web-luck-ship = Ship
web-luck-worse = Luckier than
