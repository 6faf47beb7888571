# What every table says, whatever the game.
# How these files work is told at the top of crates/words/src/lib.rs.

## How things are listed: "a, b and c", "a, b or c", "a, then b, then c", "a / b / c".

kernel-list-comma = ,{ " " }
kernel-list-and = { " " }and{ " " }
kernel-list-or = { " " }or{ " " }
kernel-list-then = , then{ " " }
kernel-list-slash = { " " }/{ " " }

## Who reads: sentences about a seat choose their verb by it, with `$seat-who`

kernel-you = you

## Refusals of the table itself

kernel-refused-over = The game is over: nothing more can be played. You can look through it or start a new one.
kernel-refused-not-asked = It is not your decision now: wait until you are asked.
kernel-refused-stale = That question has already been answered: look at what is asked now.
kernel-refused-not-a-question = The game cannot be asked that: { $why }.
kernel-refused-not-an-answer = That does not answer the question: choose one of the listed answers.
kernel-refused-chance = No such roll is due now: the table rolls the dice and shuffles the cards itself.
kernel-refused-take-back = That can no longer be taken back: dice have fallen or cards have been seen since. You can take back only what came after.
kernel-refused-unending = What would follow from that never comes to an end: the cards in play answer each other without end. Choose something else, or agree to end the match.
kernel-log-unending = The abilities of the cards answer each other without end: the match ends here, and nobody wins.

## What can be wrong with a journal

kernel-flaw-empty = the file is empty; a journal starts with its set-up
kernel-flaw-syntax = cannot be read: this is not a line of a journal
kernel-flaw-format = not a journal: the first line says “{ $found }” where a journal says “escadrille-journal”
kernel-flaw-version = written in version { $found } of the format, which this program does not read
kernel-flaw-identity = played with { $found }, and this is { $ours }
kernel-flaw-order = entry { $expected } should stand here, and it is entry { $found }: a line is missing, doubled or swapped
kernel-flaw-link = the link does not follow from the lines before it: this line or one before it was changed
kernel-flaw-not-forced = marked as the only choice, and there were others
kernel-flaw-other-dice = the key gives { $expected }, the journal says { $found }
kernel-flaw-commitment = the key’s hash is { $found }, and the first line committed to { $committed }
kernel-flaw-end = the last line is not the end of this game
kernel-flaw-shape = something here does not belong in this line of a journal, or is missing from it: “{ $what }”
kernel-flaw-signature = the signature is not that of the server’s key in the first line
kernel-flaw-other-roll = the rules ask chance for { $expected }, the journal says { $found }
kernel-flaw-no-end = the game is over, and the last line, which reveals the key, is missing
kernel-flaw-no-key = the match is over, and its key is not revealed: nobody can check its dice
kernel-flaw-after-end = nothing may follow the end
kernel-flaw-game = played with “{ $game }”, which is no game here
kernel-flaw-setup = the set-up cannot be played
kernel-flaw-refused = the rules refuse this ({ $rule })
