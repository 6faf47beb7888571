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
