# Ce que peut donner une attaque.

odds-attack = Attaque : { $parts }
odds-defence = Défense : { $parts }
odds-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## Les marqueurs, et ce que chaque camp apporte d’autre

odds-token-focus = { $count ->
    [one] { $count } marqueur de concentration
   *[other] { $count } marqueurs de concentration
}
odds-token-calculate = { $count ->
    [one] { $count } marqueur de calcul
   *[other] { $count } marqueurs de calcul
}
odds-token-force = { $count ->
    [one] { $count } charge de Force
   *[other] { $count } charges de Force
}
odds-token-charge = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}
odds-token-evade = { $count ->
    [one] { $count } marqueur d’évasion
   *[other] { $count } marqueurs d’évasion
}
odds-token-lock = { $count ->
    [one] { $count } verrouillage
   *[other] { $count } verrouillages
}
odds-reinforced = renforcement
odds-ion = arme ionique
odds-reroll = relance { $typed }
odds-change = changement { $typed }
odds-add = résultat ajouté { $typed }
odds-their-reroll = relance des dés adverses { $typed }
odds-their-change = changement des dés adverses { $typed }
odds-recovers = récupère la Force jusqu’à { $count }
odds-ship = boucliers { $shields } sur coque { $hull }
odds-foreseeing = garde des marqueurs pour la suite
odds-times = { $count } fois de suite
odds-rerolled = déjà relancés { $dice }

## Les faces

odds-face-hit = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
}
odds-face-crit = { $count ->
    [one] { $count } critique
   *[other] { $count } critiques
}
odds-face-focus = { $count ->
    [one] { $count } concentration
   *[other] { $count } concentrations
}
odds-face-blank = { $count ->
    [one] { $count } vierge
   *[other] { $count } vierges
}

## Ce qui en résulte

odds-expected = Dégâts attendus { $damage }, dont { $crits } critiques
odds-expected-ship = Dégâts attendus { $damage }
odds-hits = L’attaque touche : { $chance }
odds-destroyed = Le défenseur est détruit : { $chance }
odds-damage = Dégâts
odds-shown = Dés d’attaque après toutes les modifications
odds-suffered = Subis
odds-column-hits = touches
odds-column-crits = critiques
odds-series = Après chaque attaque
odds-after = Attaque { $number } : dégâts attendus { $damage }
odds-after-destroyed = Attaque { $number } : dégâts attendus { $damage }, détruit { $chance }

## Les façons de continuer

odds-ways = Dégâts attendus, et l’écart avec l’arrêt immédiat
odds-way-stop = S’arrêter
odds-way-spend = Dépenser { $token }
odds-way-change = Utiliser le changement { $number }
odds-way-lock = Dépenser le verrouillage : relancer { $dice }
odds-way-reroll = Utiliser la relance { $number } : relancer { $dice }

## Ce qui est sans réponse

odds-error-face = « { $typed } » n’est pas une face de ce dé. Tapez { $faces-or }.
odds-error-cost = « { $typed } » ne se dépense pas. Après le @, tapez { $costs-or }.
odds-error-number = « { $typed } » n’est pas un nombre de dés. Tapez un nombre à partir de 1.
odds-error-arrow = « { $typed } » n’est pas un changement. Tapez par exemple hit>crit ou blank,focus>hit avec un nombre, et terminez par un point d’exclamation s’il est obligatoire.
odds-error-attack-dice = Une attaque a 10 dés au plus, résultats ajoutés compris. Demandez-en moins.
odds-error-defence-dice = Un défenseur a 10 dés au plus, résultats ajoutés compris. Demandez-en moins.
odds-error-rerolls = Un camp a au plus trois relances de ses propres dés en plus du verrouillage, et une de ceux de l’autre. Retirez-en une.
odds-error-changes = Un camp a au plus quatre changements de ses propres dés, et deux de ceux de l’autre. Retirez-en un.
odds-error-series = Ensemble, ces attaques comptent trop de dés. Demandez moins d’attaques.
