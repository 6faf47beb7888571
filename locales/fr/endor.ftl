# La bataille d’Endor.

endor-setup-players = La bataille d’Endor se joue à deux ou à quatre, pas à { $players }.

## Ordres et cartes

endor-order-x = X-wing
endor-order-y = Y-wing
endor-order-b = B-wing
endor-order-falcon = Falcon
endor-order-assault = Assaut du bouclier
endor-order-luke = Luke
endor-order-redemption = Rédemption
endor-order-tie = TIE
endor-order-executor = Executor
endor-order-death-star = Étoile de la Mort
endor-order-ambush = Embuscade
endor-order-vader = Dark Vador
endor-order-emperor = Empereur

endor-card = { $orders-slash }
    .or = { $orders-or }

## Vaisseaux et lieux

# `.how` complète « Déplacez .. », `.attack` accorde le verbe.
endor-ships-x = les X-wing
    .how = autant de X-wing que vous voulez d’un même lieu vers un secteur adjacent
    .attack = les X-wing attaquent
endor-ships-y = les Y-wing
    .how = autant de Y-wing que vous voulez d’un même lieu vers un secteur adjacent
    .attack = les Y-wing attaquent
endor-ships-b = les B-wing
    .how = autant de B-wing que vous voulez d’un même lieu vers un secteur adjacent
    .attack = les B-wing attaquent
endor-ships-tie = les chasseurs TIE
    .how = autant de chasseurs TIE que vous voulez d’un secteur vers un secteur adjacent
    .attack = les chasseurs TIE attaquent
endor-ship-falcon = le Falcon
    .how = le Falcon d’un ou deux secteurs
    .attack = le Falcon attaque
endor-ship-executor = l’Executor
    .how = l’Executor d’un ou deux secteurs
    .attack = l’Executor attaque

# Les noms des chasseurs alliés restent invariables : « 3 X-wing ».
endor-fighters-x = { $count } X-wing
endor-fighters-y = { $count } Y-wing
endor-fighters-b = { $count } B-wing
endor-fighters-tie = { $count ->
    [one] { $count } chasseur TIE
   *[other] { $count } chasseurs TIE
}
endor-fighters = { $list }

# `.of` et `.to` : « du secteur O1 au secteur O2 ».
endor-place-sector = le secteur { $name }
    .in = dans le secteur { $name }
    .of = du secteur { $name }
    .to = au secteur { $name }
endor-place-marker = le marqueur Flotte { $name }
    .in = sur le marqueur Flotte { $name }
    .of = du marqueur Flotte { $name }
    .to = au marqueur Flotte { $name }
endor-place-death-star = l’Étoile de la Mort
    .in = sur l’Étoile de la Mort
    .of = de l’Étoile de la Mort
    .to = à l’Étoile de la Mort

# `.choose` est l’intitulé d’un choix, `.told` la suite de « Les dés .. ».
endor-hits = { $list }
    .choose = Toucher { $list }
    .told = touchent { $list }
endor-hits-none = rien
    .choose = Ne rien toucher
    .told = ne touchent rien
endor-hits-special = { $count ->
    [one] { $ship }
   *[other] { $ship } { $count } fois
}
endor-hits-marker = le marqueur Flotte

## Ce qui est demandé

endor-ask-prepare = { $count ->
    [one] Préparez votre pile d’ordres : choisissez { $count } carte de votre main.
   *[other] Préparez votre pile d’ordres : choisissez { $count } cartes de votre main, le premier ordre d’abord.
}
endor-ask-order = Donnez un ordre de la carte révélée : { $card-or }.
endor-ask-move = Déplacez { $ships-how }, ou restez en place.
endor-ask-move-tie = Déployez des chasseurs TIE de la réserve, déplacez-en autant que vous voulez d’un secteur vers un secteur adjacent, ou restez en place.
endor-ask-attack = Attaquez avec { $ships }, ou ne tirez pas.
endor-ask-attack-from = Attaquez avec { $ships } depuis { $from }, ou ne tirez pas.
endor-ask-assign = Vous obtenez { $dice } : choisissez ce que vous touchez { $place-in }.
endor-ask-fire = Choisissez la cible de l’Étoile de la Mort.
endor-ask-advance = Vous obtenez { $dice } : choisissez de combien avance l’équipe d’assaut.

## Ce qui peut être répondu

endor-choice-prepare = { CAP($cards-then) }
endor-choice-order = Ordre { $order }
endor-choice-pass = Ne donner aucun ordre
endor-choice-stay = Rester en place
endor-choice-move = { $count ->
    [one] Déplacer { $count } chasseur { $from-of } { $to-to }
   *[other] Déplacer { $count } chasseurs { $from-of } { $to-to }
}
endor-choice-fly = Aller { $to-in }
endor-choice-deploy = Déployer des chasseurs TIE auprès de l’Executor
endor-choice-hold = Ne pas tirer
endor-choice-attack = Attaquer { $target } depuis { $from }
endor-choice-assign = { $hits-choose }
endor-choice-fire = Tirer sur { $target }
endor-choice-advance = { $spaces ->
    [0] Ne pas avancer
    [one] Avancer d’une case
   *[other] Avancer de { $spaces } cases
}

## Ce qui s’est passé, au présent

endor-log-shuffled = { CAP($side-deck) } est mélangée.
endor-log-drew = { $count ->
    [one] { CAP($seat) } pioche { $count } carte.
   *[other] { CAP($seat) } pioche { $count } cartes.
}
endor-log-drew-cards = { $count ->
    [one] { CAP($seat) } pioche { $count } carte : { $cards }.
   *[other] { CAP($seat) } pioche { $count } cartes : { $cards }.
}
endor-log-prepared = { CAP($seat) } prépare sa pile d’ordres.
endor-log-prepared-cards = { CAP($seat) } prépare { $cards-then }.
endor-log-bonus = { $count ->
    [one] { CAP($seat) } glisse { $count } carte, sans la regarder, sous sa pile d’ordres.
   *[other] { CAP($seat) } glisse { $count } cartes, sans les regarder, sous sa pile d’ordres.
}
endor-log-round = Le round { $number } commence.
endor-log-revealed = { CAP($seat) } révèle { $card }.
endor-log-ordered = { CAP($seat) } donne l’ordre { $order }.
endor-log-passed = { CAP($seat) } ne donne aucun ordre.
endor-log-moved = { $count ->
    [one] { $ships } passe { $from-of } { $to-to }.
   *[other] { $ships } passent { $from-of } { $to-to }.
}
endor-log-flew = { CAP($ship) } passe { $from-of } { $to-to }.
endor-log-deployed = { $count ->
    [one] { $count } chasseur TIE se déploie { $place-in }.
   *[other] { $count } chasseurs TIE se déploient { $place-in }.
}
endor-log-attacked = { $dice ->
    [one] { CAP($ships-attack) } { $target } depuis { $from } avec { $dice } dé.
   *[other] { CAP($ships-attack) } { $target } depuis { $from } avec { $dice } dés.
}
endor-log-aimed = L’Étoile de la Mort vise { $target }.
endor-log-rolled = { CAP($seat) } obtient { $dice }.
endor-log-assigned = { CAP($place-in) }, les dés { $hits-told }.
endor-log-destroyed = { $count ->
    [one] { $ships } est détruit { $place-in }.
   *[other] { $ships } sont détruits { $place-in }.
}
endor-log-hit = { CAP($ship) } prend { $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
}{ $left ->
    [0] .
   *[other] { "\u00A0" }; encore { $left } et il est détruit.
}
endor-log-lost = { CAP($ship) } est détruit { $place-in }.
endor-log-marker-lost = { CAP($place) } est détruit.
endor-log-reserve-lost = { $count ->
    [one] Le dernier chasseur TIE de la réserve disparaît avec l’Executor.
   *[other] Les { $count } chasseurs TIE de la réserve disparaissent avec l’Executor.
}
endor-log-cleared = { CAP($place) } est libéré.
endor-log-missed = Le tir contre { $target } échoue.
endor-log-earned = { $count ->
    [one] { CAP($seat) } gagne { $count } ordre supplémentaire.
   *[other] { CAP($seat) } gagne { $count } ordres supplémentaires.
}
endor-log-advanced = { $spaces ->
    [0] L’équipe d’assaut n’avance pas.
   *[other] L’équipe d’assaut avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, jusqu’à la case { $to }{ $troopers ->
        [0] .
        [one] , et repousse { $troopers } Stormtrooper.
       *[other] , et repousse { $troopers } Stormtroopers.
    }
}
endor-log-shields-down = Les boucliers sont désactivés : l’Étoile de la Mort peut être attaquée.
endor-log-ambushed = { $count ->
    [one] { $count } Stormtrooper se met en embuscade sur la case { $first }.
   *[other] { $count } Stormtroopers se mettent en embuscade, de la case { $first } à la case { $last }.
}
endor-log-luke-hit = { $hits ->
    [0] Luke pare tous les coups.
   *[other] Luke prend { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }{ $left ->
        [0] .
       *[other] { "\u00A0" }; encore { $left } et il est vaincu.
    }
}
endor-log-vader-hit = { $hits ->
    [0] Dark Vador pare tous les coups.
   *[other] Dark Vador prend { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }{ $left ->
        [0] .
       *[other] { "\u00A0" }; encore { $left } et il est vaincu.
    }
}
endor-log-luke-fell = Luke est vaincu : il quitte le duel.
endor-log-vader-fell = Dark Vador est vaincu : il quitte le duel.
endor-log-redeemed = Rédemption ! Dark Vador emporte l’Empereur avec lui : tous deux quittent le duel.
endor-log-won-death-star = L’Étoile de la Mort explose : victoire de { $side } !
endor-log-won-rebels-destroyed = La flotte rebelle est détruite : victoire de { $side } !

## Refus : pourquoi, et ce qui serait possible

endor-refused-count = { $count ->
    [one] Votre pile d’ordres demande exactement { $count } carte : choisissez-en { $count }.
   *[other] Votre pile d’ordres demande exactement { $count } cartes : choisissez-en { $count }.
}
endor-refused-not-in-hand = L’une de ces cartes n’est pas dans votre main : choisissez parmi celles que vous tenez.
endor-refused-not-on-card = La carte révélée ne montre pas cet ordre : choisissez l’un de ceux qu’elle montre.
endor-refused-must-order = Un ordre au moins de cette carte peut être donné, et doit donc l’être ici : choisissez-en un.
endor-refused-no-ships = Il ne reste aucun de ces vaisseaux : choisissez un autre ordre de la carte, ou n’en donnez aucun.
endor-refused-shields-down = Les boucliers sont déjà désactivés, cet ordre ne sert plus à rien : choisissez-en un autre, ou n’en donnez aucun.
endor-refused-no-troopers = L’Empire n’a plus de Stormtrooper en stock : choisissez un autre ordre, ou n’en donnez aucun.
endor-refused-no-space-ahead = Aucune case n’est libre devant l’équipe d’assaut : choisissez un autre ordre, ou n’en donnez aucun.
endor-refused-luke-fell = Luke a quitté le duel : choisissez un autre ordre, ou n’en donnez aucun.
endor-refused-vader-fell = Dark Vador a quitté le duel : choisissez un autre ordre, ou n’en donnez aucun.
endor-refused-redeemed = La Rédemption a emporté l’Empereur : choisissez un autre ordre, ou n’en donnez aucun.
endor-refused-not-on-red = Dark Vador n’est pas sur une case rouge : frappez-le jusque-là, ou choisissez un autre ordre.
endor-refused-death-star = Aucun vaisseau n’entre dans le secteur de l’Étoile de la Mort ni n’en sort : choisissez un secteur numéroté.
endor-refused-marker = Aucun vaisseau ne peut aller sur un marqueur Flotte : choisissez un secteur.
endor-refused-not-adjacent = Ce secteur n’est pas adjacent : choisissez-en un qui touche les vaisseaux déplacés.
endor-refused-enemy-there = Ce secteur abrite des vaisseaux ennemis : choisissez un secteur vide ou tenu par les vôtres.
endor-refused-not-so-many = Il n’y a pas là autant de chasseurs de ce type : déplacez-en de un à tous.
endor-refused-out-of-reach = Ce vaisseau ne peut pas y aller : choisissez un secteur à un ou deux pas, sans ennemi sur le chemin.
endor-refused-no-executor = Les chasseurs TIE se déploient auprès de l’Executor, et il est détruit : déplacez-en ou restez en place.
endor-refused-no-reserve = La réserve est vide : déplacez des chasseurs TIE ou restez en place.
endor-refused-not-from-there = L’attaque ne peut pas partir de là : attaquez depuis le lieu où se tiennent les vaisseaux désignés.
endor-refused-own-death-star = L’Empire ne peut pas attaquer sa propre Étoile de la Mort : choisissez un secteur où se trouvent des rebelles, ou ne tirez pas.
endor-refused-shields-up = Les boucliers protègent encore l’Étoile de la Mort : menez d’abord l’équipe d’assaut au bout de sa piste.
endor-refused-not-connected = La cible est trop loin : attaquez un lieu adjacent, ou ne tirez pas.
endor-refused-no-enemy = Il n’y a là aucun ennemi à attaquer : choisissez un lieu qui en abrite, ou ne tirez pas.
endor-refused-no-dice = Aucun vaisseau ne peut y lancer de dé pour cette attaque : choisissez un autre lieu, ou ne tirez pas.
endor-refused-one-ship-per-die = Cela fait plus de coups que de dés : chaque dé touche un vaisseau au plus.
endor-refused-no-such-target = Ce vaisseau n’est pas là, ou ne peut pas prendre autant de coups : choisissez parmi les vaisseaux attaqués.
endor-refused-die-too-low = Les dés sont trop faibles pour cela : il faut 3 ou plus pour un X-wing ou un chasseur TIE, 4 pour un Y-wing, 5 pour le reste.
endor-refused-fleet-first = Des marqueurs Flotte sont encore face visible : l’Étoile de la Mort doit viser l’un d’eux.
endor-refused-not-a-sector = L’Étoile de la Mort ne peut pas viser cela : choisissez un secteur.
endor-refused-too-far = Les dés ne mènent pas l’équipe d’assaut si loin : choisissez moins de cases.

## Décisions qui se lisent autrement : `endor-policy-NOM` et `endor-policy-NOM-VALEUR`

endor-policy-reshuffle = Mélange de la défausse
endor-policy-reshuffle-when-needed = La défausse redevient la pioche quand une carte est due et qu’il n’en reste aucune.
endor-policy-reshuffle-at-once = La défausse redevient la pioche dès la dernière carte piochée.
endor-policy-decline = Renoncer aux ordres
endor-policy-decline-allowed = On peut toujours ne donner aucun des ordres d’une carte.
endor-policy-decline-only-when-stuck = Seulement si aucun des ordres de la carte ne peut être donné.
endor-policy-marker-fire = Tirer depuis un marqueur Flotte
endor-policy-marker-fire-allowed = Les chasseurs encore sur leur marqueur peuvent attaquer le secteur qu’il touche.
endor-policy-marker-fire-launch-first = Les chasseurs doivent quitter leur marqueur avant d’attaquer.
endor-policy-dice = Dés après un déplacement
endor-policy-dice-whole-type = Tous les vaisseaux du type désigné dans le secteur lancent un dé.
endor-policy-dice-moved-only = Seuls les vaisseaux déplacés lancent un dé ; tous, si aucun n’a bougé.
endor-policy-attack-from = D’où part une attaque
endor-policy-attack-from-destination = Les vaisseaux déplacés attaquent depuis leur point d’arrivée.
endor-policy-attack-from-anywhere = Même après un déplacement, depuis tout lieu où se trouve le type désigné.
endor-policy-marker-bonus = Prime pour un marqueur Flotte
endor-policy-marker-bonus-none = Détruire un marqueur Flotte ne rapporte aucun ordre supplémentaire.
endor-policy-marker-bonus-one = Détruire un marqueur Flotte rapporte un ordre supplémentaire.
endor-policy-death-star-bonus = Prime pour l’Étoile de la Mort
endor-policy-death-star-bonus-one = Un secteur libéré par l’Étoile de la Mort rapporte un ordre supplémentaire.
endor-policy-death-star-bonus-none = Un secteur libéré par l’Étoile de la Mort ne rapporte rien.
endor-policy-shield-end = Fin de la piste Assaut du bouclier
endor-policy-shield-end-last-space = Les boucliers tombent quand l’équipe d’assaut entre sur la dernière case.
endor-policy-shield-end-one-beyond = L’équipe d’assaut doit faire un pas de plus, au-delà de la dernière case.
endor-policy-ambush = Embuscade
endor-policy-ambush-next-uncovered = Les Stormtroopers prennent les trois prochaines cases libres.
endor-policy-ambush-three-ahead = Les Stormtroopers ne prennent que ce qui est libre parmi les trois prochaines cases.
endor-policy-lone-emperor = L’Empereur sans Dark Vador
endor-policy-lone-emperor-strikes = L’Empereur frappe encore après la mort de Dark Vador.
endor-policy-lone-emperor-silent = L’ordre Empereur disparaît avec Dark Vador.
endor-policy-redemption = Rédemption sans Luke
endor-policy-redemption-needs-luke = Luke doit encore être dans le duel.
endor-policy-redemption-always = Il suffit que Dark Vador soit sur une case rouge.
endor-policy-redemption-bonus = Prime pour la Rédemption
endor-policy-redemption-bonus-five = Cinq ordres supplémentaires en tout.
endor-policy-redemption-bonus-eight = Cinq ordres supplémentaires, et trois de plus pour la chute de Dark Vador.
endor-policy-empire-victory = Ce que l’Empire doit détruire
endor-policy-empire-victory-whole-fleet = Tous les chasseurs, le Falcon et chaque marqueur Flotte.
endor-policy-empire-victory-ships-only = Tous les chasseurs et le Falcon ; les marqueurs Flotte ne comptent pas.
endor-policy-first-seat = Première place à quatre joueurs
endor-policy-first-seat-rebel-1 = Rebelle 1 ouvre chaque round.
endor-policy-first-seat-rotates = Rebelle 1 et Rebelle 2 ouvrent les rounds tour à tour.
