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

## Rythme : la vitesse à laquelle se montre ce que font les autres

web-pace = Rythme
web-pace-pause = Pause (Espace)
web-pace-on = Reprendre (Espace)
web-pace-step = Scène suivante (.)
web-pace-straight = À ma décision
web-pace-present = Au moment présent
web-pace-faster = Vitesse d’affichage (F)
web-help-pause = pendant une scène : suspendre ou reprendre
web-help-step = pendant une scène : passer à la suivante ; Échap ou Entrée : aller droit à votre décision
web-help-speed = changer de vitesse
web-learn = Apprendre
web-list-undone = { $count ->
    [one] une décision annulée
   *[other] { $count } décisions annulées
}

## Après la partie

web-rematch-same = Revanche, mêmes camps
web-rematch-in = La revanche commence : { $left }…
web-rematch-stay = Rester ici
web-scenario-proves = Ce scénario prouve :
web-replay-fight = Attaque suivante
