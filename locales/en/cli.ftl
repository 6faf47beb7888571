# The terminal shell. Generic things only: what a game says is in the file of the game.

## Title bar and whose turn it is

cli-title = Escadrille
cli-title-game = Escadrille · { $game }
cli-round = Round { $round }
cli-you = you
cli-seat-you = { CAP($who) } (you)
cli-turn-yours = Your turn
cli-turn-other = Waiting for { $who }
cli-turn-secret = Everyone decides in secret
cli-thinking = { CAP($who) }: thinking…
cli-watching = You are watching

## Titles of the panels

cli-log-title = Log
cli-log-empty = Nothing has happened yet.
cli-hand-title = Your hand
cli-hand-count = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cli-pile-title = Order pile
cli-pile-count = { $count ->
    [0] Order pile empty
    [one] 1 card in the order pile
   *[other] { $count } cards in the order pile
}
cli-card-hidden = face down
cli-choices-title = Choices
cli-rule-title = Rule { $rule }

## Prompts

cli-prompt-pick = { $count ->
    [one] Press Enter to go on.
   *[other] Choose from 1 to { $count }, then press Enter.
}
cli-prompt-more = { $count ->
    [one] 1 more below
   *[other] { $count } more below
}
cli-prompt-confirm = This cannot be taken back. Go on? (y/n)
cli-prompt-continue = Press any key to go on.
cli-key-yes = y
cli-key-no = n

## Help

cli-help-hint = Press ? for help
cli-help-title = Keys
cli-help-numbers = pick a choice
cli-help-arrows = move through the choices
cli-help-enter = confirm
cli-help-escape = go back
cli-help-undo = take back your last decision
cli-help-log = scroll the log
cli-help-rule = show the rule behind this
cli-help-save = save the journal
cli-help-help = show or hide this help
cli-help-quit = quit

## The end

cli-won = You won!
cli-lost = You lost. Well fought.
cli-drawn = A draw.
cli-over = The game is over.
cli-again = Play again? (y/n)

## Quitting, saving, taking back

cli-quit-ask = Quit this game? (y/n)
cli-quit-unsaved = This game is not saved. Quit anyway? (y/n)
cli-goodbye = See you soon.
cli-saved = The journal is saved in { $file }.
cli-resumed = The game goes on from { $file }.
cli-taken-back = Your last decision is taken back.
cli-refused = { $why } ({ $rule })

## Errors

cli-error-read = Cannot read { $file }: { $why }.
cli-error-write = Cannot write { $file }: { $why }.
cli-error-journal = { $file } is not a journal that can be played: { $why }.
cli-error-pack = This pack cannot be used: { $why }.
cli-error-game = There is no game called “{ $game }”. Choose { $games-or }.
cli-error-players = { CAP($game) } cannot be played by { $players ->
    [one] 1 player.
   *[other] { $players } players.
}
cli-error-seat = There is no seat called “{ $seat }”. Choose { $seats-or }.
cli-error-bot = There is no opponent called “{ $bot }”. Choose { $bots-or }.
cli-error-language = There are no words in “{ $language }” yet. Choose { $languages-or }.
cli-error-terminal = This command needs a terminal: start it in a terminal window, without redirecting its input or output.
cli-error-size = The window is too small: make it at least { $columns } columns by { $rows } rows.
cli-error-number = Type a number from 1 to { $count }.
cli-error-unexpected = Something went wrong: { $why }.
