# The match page: pace, settings, sound, standing answers.

## Sound

web-sound = Sound
web-sound-on = Turn the sound on (S)
web-sound-off = Turn the sound off (S)
web-help-sound = turn the sound on or off
web-match-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
}
web-rules-minutes = New to it? The game in two minutes, and lessons.

## Pace: how fast what others do is shown

web-pace = Pace
web-pace-pause = Pause (Space)
web-pace-on = Go on (Space)
web-pace-step = Next scene (.)
web-pace-straight = To my decision
web-pace-present = To the present
web-pace-faster = Speed of what is shown (F)
web-help-pause = while something is shown: pause, go on
web-help-step = while something is shown: the next scene; Esc or Enter: straight to your decision
web-help-speed = another speed
web-learn = Learn
web-list-undone = { $count ->
    [one] one decision taken back
   *[other] { $count } decisions taken back
}

## After the game

web-rematch-same = Rematch, same sides
web-rematch-in = The rematch begins: { $left }…
web-rematch-stay = Stay here
web-scenario-proves = It proves:
web-replay-fight = Next attack
