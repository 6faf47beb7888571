# Ce dont seul le plateau dessiné de X-Wing a besoin.

## La table

web-xwing-table = La table. Les flèches la déplacent, plus et moins zooment, 0 la montre entière.
web-xwing-board = La table en mots
web-xwing-tools = Outils de la table
web-xwing-fit = Montrer toute la table
web-xwing-fit-ships = Montrer tous les vaisseaux
web-xwing-follow = Suivre l’action
web-xwing-follow-short = Suivre
web-xwing-all-arcs = Montrer tous les arcs
web-xwing-all-ranges = Montrer toutes les portées
web-xwing-measure = Réglette de portée
web-xwing-measure-how = Faites glisser, ou cliquez sur deux vaisseaux ou deux endroits, pour mesurer entre eux.
web-xwing-ruler = Portée { $range } · { $mm } mm
web-xwing-ruler-beyond = Au-delà de la portée 3 · { $mm } mm
web-xwing-place-how = Faites-le glisser, ou utilisez les flèches ; virgule et point le tournent, Maj fait de plus grands pas.
web-xwing-marker = Marqueur d’hyperespace { $number }
web-xwing-list-waiting = À placer
web-xwing-list-reserve = En réserve
web-xwing-list-lost = Perdus
web-xwing-docked-to = arrimé à { $carrier }

web-xwing-help-all = Voir toute la table (0 quand la table a le focus)
web-xwing-help-zoom = S’approcher, s’éloigner ; Maj et les flèches déplacent la table
web-xwing-help-turn = Tourner ce que l’on place
web-xwing-help-tools = Tous les arcs, toutes les portées, la règle de portée, suivre l’action

## Un vaisseau et ce qui est à côté

web-xwing-initiative = Initiative
web-xwing-dial = Cadran
web-xwing-actions = Actions
web-xwing-agility = Agilité
web-xwing-hull = Coque
web-xwing-shields = Boucliers
web-xwing-force = Force
web-xwing-charges = Charges
web-xwing-weapon = { $dice ->
    [one] { $dice } dé d’attaque
   *[other] { $dice } dés d’attaque
}, { $arc }
web-xwing-turret = tourelle
web-xwing-tokens = { $count } { $token }
web-xwing-token = Marqueur : { $token }
web-xwing-lock-on = verrouille { $target }
web-xwing-lock-of = verrouillé par { $holder }
web-xwing-face-down = Cartes de dégâts face cachée : { $count }
web-xwing-waiting = pas encore placé
web-xwing-doomed = détruit, quitte la table à la fin de cette initiative
web-xwing-reserve = en réserve
web-xwing-destroyed = détruit
web-xwing-fled = a fui la table

## L’attaque en cours

web-xwing-attack = L’attaque
web-xwing-attack-of = { $attacker } attaque { $defender }
web-xwing-attack-dice = Dés d’attaque : { $ship }
web-xwing-defense-dice = Dés de défense : { $ship }
web-xwing-range = Portée { $range }
web-xwing-obstructed = gênée
web-xwing-roll = Un jet
web-xwing-dealt = Carte de dégât
web-xwing-dealt-to = { $ship } : { $card }
web-xwing-roll-of = { $ship } lance
web-xwing-face-crit = critique
web-xwing-face-hit = touche
web-xwing-face-evade = évasion
web-xwing-face-focus = concentration
web-xwing-face-blank = vierge

## L’escadron à côté d’un nom, et à qui le tour

web-xwing-squad = L’escadron
web-xwing-losses = Ennemis détruits : { $destroyed } sur { $goal }
web-xwing-threat = Menace détruite : { $destroyed } sur { $goal }
web-xwing-order = Ordre d’initiative
web-xwing-chip = { $ship } : coque { $hull }, boucliers { $shields }, initiative { $initiative }
web-xwing-acts = doit agir
web-xwing-is-done = terminé

## La table pour l’oreille

web-xwing-say-round = Round { $round }, { $phase }. Obstacles : { $obstacles }. Engins : { $devices }.
web-xwing-say-ship = { $ship } ({ $owner }), numéro { $number }, initiative { $initiative }.
web-xwing-say-place = À { $cm } cm du centre, à { $hour } h, le nez vers { $heading } h.
web-xwing-say-health = Coque { $hull }, boucliers { $shields }.
web-xwing-say-tokens = Marqueurs : { $tokens }.
web-xwing-say-locked = Verrouillé par { $holders }.
web-xwing-say-arc = Dans ses arcs : { $ships }.
web-xwing-say-sees = { $ship } à portée { $range }
web-xwing-say-sees-obstructed = { $ship } à portée { $range }, ligne gênée
web-xwing-say-away = { $ship } ({ $owner }) n’est pas sur la table.

## Jouer

web-xwing-play-dial = Choisissez en secret une manœuvre pour { $ship } ({ $set ->
    [one] { $set } cadran réglé
   *[other] { $set } cadrans réglés
} sur { $count }).
web-xwing-play-dial-only = Choisissez en secret une manœuvre pour { $ship }.
web-xwing-play-dial-again = Une autre manœuvre pour { $ship } ? Son cadran reste tel quel jusqu’à votre choix.
web-xwing-play-dial-of = Cadran { DE($ship) }
web-xwing-play-crew = Vos vaisseaux
web-xwing-play-open = Ouvrir le cadran { DE($ship) }
web-xwing-play-set = Régler
web-xwing-play-fly = Voler ainsi
web-xwing-play-door-front = Par l’avant du porteur
web-xwing-play-door-rear = Par l’arrière du porteur
web-xwing-play-unset = pas réglé
web-xwing-play-other-ready = { CAP($who) } a fini.
web-xwing-play-ready = Prêt
web-xwing-play-wait-dials = Vos cadrans sont réglés. { CAP($who) } choisit encore.
web-xwing-play-wait-planning = { CAP($who) } règle ses cadrans en secret.
web-xwing-play-wait-ship = { CAP($who) } décide pour { $ship }.
web-xwing-play-how = { $action } : comment ?
web-xwing-play-point = Survolez une réponse pour voir sur le plateau ce qu’elle donnerait.
web-xwing-play-point-touch = Touchez une manœuvre pour voir sur le plateau où elle mène.
web-xwing-play-sent-dial = { $ship } : { $maneuver }
web-xwing-play-sent-place = C’est placé.

web-xwing-play-leaves = Il quitterait l’aire de jeu et serait perdu !
web-xwing-play-bumps = Il s’arrêterait contre { $ship } et perdrait son action
web-xwing-play-overlaps = Le socle chevaucherait { $ship }
web-xwing-play-meets = Sur le passage : { $obstacles }
web-xwing-play-mines = { $count ->
    [one] Passe sur une mine
   *[other] Passe sur { $count } mines
}
web-xwing-play-sees = Dans l’arc depuis là : { $ships }
web-xwing-play-seen-by = Dans l’arc { DE($ships) }
web-xwing-play-seen = { $ship } (portée { $range })
web-xwing-play-seen-obstructed = { $ship } (portée { $range }, gêné)
web-xwing-play-clear = La voie est libre, et personne n’est dans un arc
web-xwing-play-nobody = Personne n’est dans un arc
web-xwing-play-blast = À sa portée en ce moment : { $ships }
web-xwing-play-blast-none = Personne n’est à sa portée en ce moment

web-xwing-play-range = Portée { $range }
web-xwing-play-beyond = Au-delà de la portée 3
web-xwing-play-dice = { $attack ->
    [one] { $attack } dé d’attaque
   *[other] { $attack } dés d’attaque
} contre { $defense }
web-xwing-play-obstructed-by = Gêné par { $obstacles }
web-xwing-play-odds = { $count ->
    [one] { $expected } dégât attendu
   *[other] { $expected } dégâts attendus
}, { $hit } % de toucher
web-xwing-play-odds-destroys = { $share } % de détruire
web-xwing-play-expected = { $count ->
    [one] { $expected } dégât attendu
   *[other] { $expected } dégâts attendus
}
web-xwing-play-to-hit = { $hit } % de toucher
web-xwing-play-as-they-lie = Les dés tels quels :
web-xwing-play-left-out = Sans tenir compte de : { $cards }.
web-xwing-play-attack-dice = Dés d’attaque
web-xwing-play-defense-dice = Dés de défense
web-xwing-play-pick-dice = Cliquez les dés à relancer
web-xwing-play-reroll = { $count ->
    [one] Relancer ce dé
   *[other] Relancer ces { $count } dés
}

web-xwing-play-red = rouge : cause du stress
web-xwing-play-linked = puis { $action }
web-xwing-play-linked-red = puis { $action } (rouge)
web-xwing-play-ways = { $count } façons
web-xwing-play-targets = { $count } cibles
web-xwing-play-friends-only = seulement sur vos propres vaisseaux
web-xwing-play-friend = un de vos vaisseaux
web-xwing-play-initiative = initiative { $initiative }
web-xwing-play-kind-focus = Concentration
web-xwing-play-kind-evade = Évasion
web-xwing-play-kind-lock = Verrouillage
web-xwing-play-kind-barrelroll = Tonneau
web-xwing-play-kind-boost = Accélération
web-xwing-play-kind-calculate = Calcul
web-xwing-play-kind-cloak = Occultation
web-xwing-play-kind-coordinate = Coordination
web-xwing-play-kind-jam = Brouillage
web-xwing-play-kind-reinforce = Renforcement
web-xwing-play-kind-reload = Rechargement
web-xwing-play-kind-rotate = Tourner la tourelle
web-xwing-play-kind-slam = MASL

web-xwing-play-what = À placer
web-xwing-play-thing = { $what } { $number }
web-xwing-play-marker = marqueur d’hyperespace
web-xwing-play-spots = Endroits libres
web-xwing-play-spot = à { $x } cm de la gauche, { $y } cm du bas
web-xwing-play-place-ship = Placez { $ship } à portée 1 de votre bord.
web-xwing-play-place-here = Placer ici
web-xwing-play-snap = À l’endroit libre le plus proche
web-xwing-play-nothing-fits = Plus rien ne tient
web-xwing-play-turn-left = Tourner à gauche
web-xwing-play-turn-right = Tourner à droite
web-xwing-play-fits = Il peut être placé ici.

web-xwing-play-group-all = La même manœuvre pour les { $count }
web-xwing-play-group-type = La même manœuvre pour { $count } : { $type }
web-xwing-play-group-join = Avec la même manœuvre, ou non
web-xwing-play-sign-bump = s’arrête contre un vaisseau
web-xwing-play-sign-rock = passe sur un obstacle ou une mine
web-xwing-play-sign-off = quitte la table
web-xwing-play-place-for-me = Placer pour moi
web-xwing-play-place-all = Tout placer pour moi :
web-xwing-play-formation-line = En ligne
web-xwing-play-formation-rows = Sur deux rangs
web-xwing-play-formation-wedge = En pointe

## Une réponse pour plusieurs questions

web-xwing-habit-rest-act = De même pour mes vaisseaux suivants de ce round
web-xwing-habit-rest-attack = La même cible pour mes vaisseaux suivants de ce round
web-xwing-habit-advise = Comme conseillé jusqu’à la fin du round
web-xwing-habit-advised = dés comme conseillé
web-xwing-habit-again = Si la question revient…
web-xwing-habit-use = Toujours l’utiliser
web-xwing-habit-decline = Plus pendant ce round
web-xwing-habit-list = Répondu sans demander
web-xwing-habit-is-use = Toujours : { $what }
web-xwing-habit-is-decline = Pas pendant ce round : { $what }
web-xwing-habit-is-act = Action des suivants : { $what }
web-xwing-habit-is-attack = Attaque des suivants : { $what }
web-xwing-habit-is-advice = Dés modifiés comme conseillé, jusqu’à la fin du round
web-xwing-habit-revoke = Redemander
