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

## La fin d’une partie

web-end-figures = La partie en chiffres
web-end-feel-won-xwing2e = Le ciel est à vous.
web-end-feel-lost-xwing2e = Votre escadron se tait. Le prochain saura.
web-end-feel-won-starfighter = Leur croiseur s’éteint ; le vôtre tient son cap.
web-end-feel-lost-starfighter = Votre croiseur s’éteint. Son équipage voudra sa revanche.
web-end-feel-won-endor = On chantera ce jour.
web-end-feel-lost-endor = Un jour noir. La guerre n’est pas finie.
web-end-of = { $count } sur { $all }
web-end-ships-lost = Vaisseaux perdus
web-end-dealt = Dégâts infligés
web-end-hits = Touches obtenues (attendues)
web-end-evades = Évasions obtenues (attendues)
web-end-rolled = { $good } ({ $expected })
web-end-surplus = { $sign ->
    [less] −{ $value }
   *[more] +{ $value }
}
web-end-dice-you = Les dés vous ont souri : { $one } résultats par rapport à la moyenne, { $two } en face.
web-end-dice-other = Les dés ont favorisé { $who } : { $one } résultats par rapport à la moyenne d’un côté, { $two } de l’autre.
web-end-dice-fair = Les dés n’ont favorisé personne : aucun camp n’en a tiré nettement plus que l’autre.
web-end-armour = Blindage restant
web-end-cards-lost = Cartes perdues
web-end-combats = Combats gagnés
web-end-effects = Effets déclenchés
web-end-draws = Pas de dés ici : la chance est dans la pioche. Cartes piochées : { $one } d’un côté, { $two } de l’autre ; ce qu’elles valaient, nul ne peut le compter.
web-end-fronts = Fronts gagnés
web-end-no-front = aucun
web-end-front-space = l’espace
web-end-front-moon = la lune
web-end-front-throne = la salle du trône
web-end-earned = Ordres bonus
web-end-die = Dé moyen (3,5 attendu)
web-end-average = { $mean } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
web-end-pips-you = Les dés vous ont souri : { $one } en moyenne, { $two } en face.
web-end-pips-other = Les dés ont favorisé { $who } : { $one } en moyenne d’un côté, { $two } de l’autre.
web-end-pips-few = Trop peu de dés ont été lancés pour parler de chance.
web-end-pips-fair = Les dés n’ont favorisé personne : aucun camp n’en a tiré nettement plus que l’autre.
web-end-turning = Où la partie a-t-elle basculé ? L’as cherche…
web-end-turned-you = Le tournant : { $round }. Vos chances de gagner sont passées de { $before } à { $after } %.
web-end-turned = Le tournant : { $round }. { $who } : de { $before } à { $after } % de chances de gagner.
web-end-not-turned = Aucun moment n’a fait basculer la partie à lui seul.
web-end-learnt = Ce que vous avez rencontré
web-end-advice = Pour la prochaine fois :
web-end-unguided = Encore le cadet, sans guide
web-end-lesson = Leçon suivante
web-end-advice-xwing-far = vous avez attaqué à portée 3 dans { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
} sur { $all }. Le défenseur y lance un dé de plus ; à portée 1, c’est vous.
web-end-advice-xwing-blocked = vos vaisseaux ont perdu { $count ->
    [one] { $count } action
   *[other] { $count } actions
} à cause de vaisseaux et de rochers sur leur chemin. L’aperçu d’une manœuvre montre ce qu’elle toucherait.
web-end-advice-xwing-silent = { $count } fois sur { $all }, un de vos vaisseaux n’avait personne sur qui tirer. Volez là où l’ennemi sera, non là où il est.
web-end-advice-xwing-close = vous avez attaqué à portée 1 dans { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
} sur { $all } : c’est là qu’un dé de plus attend. Verrouillez une cible le round d’avant, et relancez.
web-end-advice-xwing-middle = vous avez fait { $all ->
    [0] aucune attaque
    [one] { $all } attaque, et non à portée 1
   *[other] { $all } attaques, aucune à portée 1
}. Approchez : à portée 1, vous lancez un dé de plus.
web-end-advice-starfighter-chain = votre plus longue réaction avait { $count ->
    [one] { $count } effet
   *[other] { $count } effets
}. Cherchez les cartes posées sur des effets : déplacées, elles les déclenchent.
web-end-advice-starfighter-combats = vous avez eu le dessus dans { $count ->
    [one] { $count } combat
   *[other] { $count } combats
} sur { $all }. Décalez votre croiseur pour que votre secteur le plus fourni soit face à leur plus vide.
web-end-advice-starfighter-cards = vous avez perdu { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $all }. Couvrez les chasseurs endommagés : ce qui est couvert ne peut pas être touché.
web-end-advice-starfighter-good = une réaction de { $count } effets : bien vu. Cherchez maintenant celle qui finit sur leur croiseur.
web-end-advice-endor-moon = aucun de vos { $all } ordres n’est allé à la lune. Les boucliers décident si l’Étoile de la Mort peut être atteinte.
web-end-advice-endor-throne = aucun de vos { $all } ordres n’est allé à la salle du trône. Qui gagne le duel reçoit des ordres.
web-end-advice-endor-space = aucun de vos { $all } ordres n’a déplacé de vaisseau. Les vaisseaux décident de la bataille à la fin.
web-end-advice-endor-bonus = vous n’avez gagné aucun ordre bonus. Une attaque qui vide un secteur en rapporte un : attaquez là où il en reste peu.
web-end-advice-endor-good = { $count ->
    [one] { $count } ordre bonus gagné
   *[other] { $count } ordres bonus gagnés
} avec { $all } ordres. Continuez à vider des secteurs : chacun vaut un tour.
