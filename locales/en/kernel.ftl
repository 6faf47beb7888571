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
