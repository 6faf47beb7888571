# La première édition de X-Wing avec ses propres mots : ils recouvrent les phrases des mêmes clés dans les autres fichiers.

xwing-squad-slot-device = bombe
xwing-squad-slot-talent = talent d’élite
xwing-squad-slot-sensor = système
xwing-squad-arc-front = arc de tir
xwing-squad-arc-rear = arc de tir auxiliaire
xwing-squad-action-lock = acquisition de cible

xwing-refused-disarmed = Le vaisseau a un marqueur d’armes désactivées et ne peut pas attaquer à ce tour.
xwing-refused-evade = Le vaisseau n’a pas de marqueur d’évasion à dépenser.
xwing-refused-lock = Seul un vaisseau ennemi à portée 1–3 peut être acquis pour cible.
xwing-refused-no-lock = Le vaisseau n’a pas d’acquisition de cible sur le défenseur à dépenser.
xwing-refused-not-due-to-place = Un autre vaisseau passe d’abord : on place les vaisseaux à partir de la valeur de pilotage la plus basse.
xwing-refused-on-asteroid = Un vaisseau qui chevauche un astéroïde ne peut pas attaquer.
xwing-refused-requirement = La condition de l’arme n’est pas remplie : il faut une acquisition sur la cible, ou le marqueur nommé.
xwing-refused-spend-lock = L’acquisition de cible ne peut pas servir ainsi : elle doit viser le défenseur, et relancer un dé au moins.
xwing-refused-template = Aucune carte ne permet au vaisseau de poser la bombe de cette façon.

xwing-difficulty-blue = verte
xwing-token-disarm = armes désactivées
    .of = d’armes désactivées
xwing-phase-system = étape de désoccultation
xwing-phase-engagement = phase de combat

xwing-ask-first = Qui a l’initiative ?
xwing-ask-attack-special = Qui { $ship } attaque-t-il avec une arme secondaire ?
xwing-ask-step-lock = { $card } : quel vaisseau est acquis pour cible ?
xwing-moment-start-of-engagement = Au début de la phase de combat
xwing-moment-before-engage = Avant l’attaque { DE($ship) }
xwing-moment-detonated = Avant l’explosion d’une bombe { DE($ship) }
xwing-moment-before-neutralize = Avant la comparaison des résultats { DE($ship) }

xwing-choice-break = Son acquisition de cible sur { $target }
xwing-choice-spend-lock = Dépenser l’acquisition de cible : relancer { $dice }
xwing-choice-pass-lock = Aucune acquisition de cible
xwing-act-lock = Acquérir { $target } pour cible

xwing-log-first = L’initiative revient à : { $seat }.
xwing-log-round = Le tour { $number } commence.
xwing-log-acted-lock = { $ship } tente une acquisition de cible sur { $target }.
xwing-log-locked = { $ship } a une acquisition de cible sur { $target }.
xwing-log-unlocked = { $ship } n’a plus d’acquisition de cible sur { $target }.
xwing-log-initiative = { $ship } a la valeur de pilotage { $initiative } pour cette phase.
xwing-log-device-laid = { $ship } pose une bombe : { $device }.
xwing-log-no-room = { $ship } ne trouve plus de place pour une bombe : { $device } n’est pas posée.

cli-xwing-first = initiative
cli-xwing-legend =
    Vaisseaux : A1 B2 avec leur nez devant, a1 où finit le déplacement choisi.
    Plateau : 1 2 obstacles (jaune : débris), ✱ bombe ; points : arc, portées 1 à 3.
    Chiffres : nom et valeur de pilotage, ♥ coque, ◈ boucliers, ⌖ acquisition de cible.
    Cadrans : ▣ réglé en secret, 2↖ sur l’aile, 2← virage, ↓ Koiogran, T Tallon, S Segnor ; - vert, ! rouge.
    Marqueurs : F concentration, E évasion, R renforcement, D armes désactivées, J brouillage,
    T rayon tracteur, S stress, I ionique, K occultation.
    Dés : ✹ critique, ✶ touche, ◉ concentration, ↷ évasion, · vide.

web-xwing-initiative = Valeur de pilotage
web-xwing-lock-on = acquisition de cible sur { $target }
web-xwing-lock-of = acquis pour cible par { $holder }
web-xwing-doomed = détruit, quitte la table quand sa valeur de pilotage a eu son tour
web-xwing-order = Ordre des valeurs de pilotage
web-xwing-chip = { $ship } : coque { $hull }, boucliers { $shields }, valeur de pilotage { $initiative }
web-xwing-say-round = Tour { $round }, { $phase }. Obstacles : { $obstacles }. Bombes : { $devices }.
web-xwing-say-ship = { $ship } ({ $owner }), numéro { $number }, valeur de pilotage { $initiative }.
web-xwing-say-locked = Acquis pour cible par { $holders }.
web-xwing-play-initiative = valeur de pilotage { $initiative }
web-xwing-play-kind-lock = Acquisition de cible
web-squads-initiative = Valeur de pilotage
web-squads-sort-initiative = par valeur de pilotage

web-coach-text-xwing-colours = Un rond vert est facile et retire un marqueur de stress. Un carré blanc est normal. Un triangle rouge éprouve le vaisseau : il reçoit un marqueur de stress.
web-coach-text-xwing-ready = Les cadrans peuvent encore changer. Quand les deux camps sont prêts, les vaisseaux volent de la valeur de pilotage la plus basse à la plus haute.
web-coach-text-xwing-action = Après son vol, un vaisseau peut faire une chose : se concentrer pour tirer le meilleur de ses dés, prendre un marqueur d’évasion, acquérir une cible, ou se décaler d’un tonneau ou d’une accélération. Chacune se montre sur la table avant d’être faite.
web-coach-text-xwing-stress = Un vaisseau qui a un marqueur de stress ne peut ni agir ni exécuter de manœuvre rouge. Une manœuvre verte retire le stress.
web-coach-text-xwing-attack = La plus haute valeur de pilotage tire d’abord. Une ligne montre la distance : à portée 1 l’attaquant lance un dé de plus, à portée 3 c’est le défenseur. Les rochers sur la ligne aident le défenseur.
web-coach-text-xwing-round = Concentration et évasion sont parties, stress et acquisitions de cible restent. Tout ce qui s’est passé est dans le journal ; chaque ligne ouvre sa règle.
