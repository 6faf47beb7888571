# L’analyse après une partie, et les conseils pendant.

web-hint = Conseil
web-hint-thinking = L’as réfléchit…
web-hint-plain = L’as choisirait : { $choice }.
web-hint-best = L’as choisirait : { $choice } ({ $chance } % de victoires, à { $give } % près).
web-hint-against = L’as choisirait : { $choice }. { $chance } % de victoires (à { $give } % près), contre { $other } % pour : { $second }.
web-hint-equal = L’as choisirait : { $choice }, { $chance } % de victoires (à { $give } % près). Autant dire la même chose pour : { $second }, { $other } %.
web-hint-others = Ce qu’il a aussi envisagé

web-analysis = Analyser
web-analysis-title = Analyse de la partie
web-analysis-match = { $game } : analyse
web-analysis-side = { $side } ({ $who })
web-analysis-won = Victoire : { $side }
web-analysis-undone = { $count ->
    [one] avec une décision annulée
   *[other] avec { $count } décisions annulées
}
web-analysis-working = L’as rejoue la partie, décision par décision…
web-analysis-failed = L’analyse n’a pas abouti.
web-analysis-again = Recommencer
web-analysis-curve = Qui menait : chances de victoire au fil de la partie
web-analysis-moment = Moment de la partie
web-analysis-point = { $side } : { $chance } % (entre { $low } et { $high })
web-analysis-moments = Ce qui a fait basculer la partie
web-analysis-none = Aucune décision n’a coûté plus que ce que le hasard du calcul explique : bien joué des deux côtés.
web-analysis-cost = −{ $cost } % (à { $give } % près)
web-analysis-better = { $who } a choisi : { $chosen } ({ $chance } %). Mieux valait : { $better } ({ $best } %).
web-analysis-show = Montrer
web-analysis-what-if = Et si ?
web-analysis-replay-here = Revoir à partir d’ici
web-analysis-luck-skill = La chance et le jeu
web-analysis-accuracy = Précision
web-analysis-share = { $share } %
web-analysis-good = { $of ->
    [one] { $good } décision sur { $of } sans mieux
   *[other] { $good } décisions sur { $of } sans mieux
}
web-analysis-lost = Coût de ses erreurs
web-analysis-nothing = rien
web-analysis-luck = Chance aux dés et aux pioches
web-analysis-no-luck = ni chance ni malchance
web-analysis-signed = { $sign ->
    [less] −{ $value } %
   *[more] +{ $value } %
}
web-analysis-give = à { $give } % près
web-analysis-lucky = Les dés ont plutôt souri à { $side } : +{ $value } % de chances de victoire en tout.
web-analysis-even = Les dés n’ont avantagé personne, autant qu’on puisse en juger.
web-analysis-about = Chances de victoire estimées par les robots ({ $effort } simulations par décision), calées sur leurs propres parties : des ordres de grandeur, pas des certitudes. Chaque décision est jugée sur ce que son joueur pouvait savoir ; un écart que le hasard du calcul suffit à expliquer n’est pas compté.
web-analysis-table = La courbe en chiffres
web-analysis-step = Étape
web-analysis-round = Round
web-analysis-between = Intervalle
web-analysis-from-to = de { $low } à { $high } %
web-analysis-share-title = À partager
web-analysis-picture = La partie en une image : les joueurs, le résultat et la courbe
web-analysis-note = { $side } : { $share } % de précision
web-analysis-save = Enregistrer l’image
web-analysis-send = Partager
web-analysis-copy = Copier l’image
web-analysis-saved = Image enregistrée.
web-analysis-copied = Image copiée.
web-analysis-next = Niveau suivant : { $level }
