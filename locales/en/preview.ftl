# What a link to the table shows where it is shared: a title, and a sentence.

preview-match = { $one } against { $two }
preview-waiting = A seat is free. Open the link to play, or to watch.
preview-playing = The battle is on. Open the link to watch it.
preview-won = Victory for { $who }. Watch the battle again, step by step.
preview-draw = A draw. Watch the battle again, step by step.
preview-replay = Replay: { $one } against { $two }
preview-squad = A squadron for X-Wing
preview-squad-about = See its ships and upgrades, print it, or fly it against a bot or a friend.
