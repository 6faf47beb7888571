# La page d’une partie : rythme, réglages, son, réponses permanentes.

## Son

web-sound = Son
web-sound-on = Activer le son (S)
web-sound-off = Couper le son (S)
web-help-sound = activer ou couper le son
web-match-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-rules-minutes = Vous débutez ? Le jeu en deux minutes, et des leçons.
