# Batailles de chasseurs stellaires.

## Escadrons : ce qui ne va pas

xwing-card = { $name-fr }

xwing-squad-empty = L’escadron n’a aucun vaisseau : ajoutez-en au moins un.
xwing-squad-too-many-ships = L’escadron compte { $ships } vaisseaux ; une partie en accueille { $most } par camp.
xwing-squad-unknown-pilot = Vaisseau { $ship } : aucun pilote connu ne s’appelle « { $id } ».
xwing-squad-unknown-upgrade = Vaisseau { $ship } ({ $pilot }) : aucune amélioration connue ne s’appelle « { $id } ».
xwing-squad-too-many-upgrades = Le vaisseau { $ship } ({ $pilot }) a plus de { $most } améliorations : retirez-en.
xwing-squad-mixed-factions = Le vaisseau { $ship } ({ $pilot }) est du camp « { $other } », l’escadron du camp « { $one } » : un escadron n’a qu’un camp.
xwing-squad-limited = { $cards } cartes portent le nom { $card } ; un escadron peut en avoir { $most }, pilotes et améliorations comptés ensemble.
xwing-squad-no-slot = Le vaisseau { $ship } ({ $pilot }) n’a plus d’emplacement pour { $upgrade } (type : { $slot }).
xwing-squad-twice = Le vaisseau { $ship } ({ $pilot }) a deux fois { $upgrade } : une seule suffit.
xwing-squad-too-dear = Le vaisseau { $ship } ({ $pilot }) : { $upgrade } coûte plus que les { $most } points qu’une autre carte du vaisseau permet.
xwing-squad-restricted = Le vaisseau { $ship } ({ $pilot }) ne peut pas s’équiper { DE($upgrade) } : cette carte est réservée aux { $demands }.
xwing-squad-no-price = { $card } n’a pas de prix dans les points « { $season } » : prenez une autre carte ou d’autres points.
xwing-squad-unknown-season = Aucun pack n’a de points nommés « { $season } ».
xwing-squad-over-limit = L’escadron coûte { $points } points ; la limite est de { $limit }.
xwing-squad-no-quick-build = Le vaisseau { $ship } ({ $pilot }) n’est aucune des formations rapides de ce pilote : prenez les améliorations de l’une d’elles telles quelles.
xwing-squad-apart = Le vaisseau { $ship } ({ $pilot }) partage une formation rapide avec { $others } : prenez tous ses vaisseaux, ou aucun.
xwing-squad-wrong-threat = Le vaisseau { $ship } ({ $pilot }) est compté pour une menace de { $said } ; sa formation rapide vaut { $worth }.
xwing-squad-over-threat = L’escadron a une menace de { $threat } ; { $limit } était convenu.
xwing-squad-under-threat = L’escadron a une menace de { $threat } ; exactement { $limit } était convenu.

xwing-squad-demands-faction = vaisseaux du camp { $factions-or }
xwing-squad-demands-ship = vaisseaux du type { $ships-or }
xwing-squad-demands-size = { $sizes-or } vaisseaux
xwing-squad-demands-action = vaisseaux dont la barre porte l’action « { $action } »
xwing-squad-demands-red-action = vaisseaux dont la barre porte l’action rouge « { $action } »
xwing-squad-demands-keyword = vaisseaux de mot-clé « { $keyword } »
xwing-squad-demands-arc = vaisseaux armés dans l’{ $arc }
xwing-squad-demands-skill = pilotes d’une valeur de { $least } ou plus
xwing-squad-demands-lacks = pilotes sans emplacement de type { $slot }

xwing-squad-faction-rebel = Alliance Rebelle
xwing-squad-faction-empire = Empire Galactique
xwing-squad-faction-scum = Racailles et Scélérats
xwing-squad-faction-resistance = Résistance
xwing-squad-faction-first-order = Premier Ordre
xwing-squad-faction-republic = République Galactique
xwing-squad-faction-separatists = Alliance Séparatiste

xwing-squad-slot-astromech = astromech
xwing-squad-slot-salvaged-astromech = astromech récupéré
xwing-squad-slot-cannon = canon
xwing-squad-slot-configuration = configuration
xwing-squad-slot-crew = équipage
xwing-squad-slot-device = engin
xwing-squad-slot-force-power = pouvoir de la Force
xwing-squad-slot-gunner = artilleur
xwing-squad-slot-illicit = illégal
xwing-squad-slot-missile = missile
xwing-squad-slot-modification = modification
xwing-squad-slot-sensor = senseur
xwing-squad-slot-tactical-relay = relais tactique
xwing-squad-slot-talent = talent
xwing-squad-slot-tech = technologie
xwing-squad-slot-title = titre
xwing-squad-slot-torpedo = torpille
xwing-squad-slot-turret = tourelle

xwing-squad-size-small = petits
xwing-squad-size-medium = moyens
xwing-squad-size-large = grands

xwing-squad-arc-front = arc avant
xwing-squad-arc-rear = arc arrière
xwing-squad-arc-left = arc gauche
xwing-squad-arc-right = arc droit
xwing-squad-arc-full-front = arc avant entier
xwing-squad-arc-full-rear = arc arrière entier
xwing-squad-arc-bullseye = arc bullseye

xwing-squad-action-focus = concentration
xwing-squad-action-evade = évasion
xwing-squad-action-lock = verrouillage
xwing-squad-action-barrel-roll = tonneau
xwing-squad-action-boost = accélération
xwing-squad-action-calculate = calcul
xwing-squad-action-cloak = occultation
xwing-squad-action-coordinate = coordination
xwing-squad-action-jam = brouillage
xwing-squad-action-reinforce = renforcement
xwing-squad-action-reload = rechargement
xwing-squad-action-rotate = rotation
xwing-squad-action-slam = MASL

## Escadrons : ce qu’un fichier est devenu

xwing-squad-xws-spelled = « { $written } » a été lu comme « { $read } ».
xwing-squad-xws-other-ship = Vaisseau { $ship } : { $pilot } ne pilote pas de « { $written } » ; le vaisseau de la carte a été pris.
xwing-squad-xws-other-slot = Vaisseau { $ship } : { $upgrade } est rangée sous « { $written } » ; son type est : { $slot }.
xwing-squad-xws-no-slots = Vaisseau { $ship } : ses améliorations sont une simple liste ; leurs types viennent des cartes.
xwing-squad-xws-other-version = Le fichier annonce la version « { $written } » ; il a été lu comme la version 2.0.0.
xwing-squad-xws-no-version = Le fichier n’annonce pas de version ; il a été lu comme la version 2.0.0.
xwing-squad-xws-other-faction = Le fichier annonce le camp « { $written } » ; ses vaisseaux sont du camp « { $read } ».
xwing-squad-xws-no-faction = Le fichier n’annonce pas de camp ; ses vaisseaux sont du camp « { $read } ».
xwing-squad-xws-other-points = Le fichier annonce { $written } points ; avec les prix actuels, il en coûte { $counted }.
xwing-squad-xws-first-of-several = Le fichier contient { $squads } escadrons ; seul le premier a été pris.
xwing-squad-xws-unknown-upgrade = Vaisseau { $ship } ({ $pilot }) : aucune amélioration connue ne s’appelle « { $written } » : corrigez le nom, ou retirez-la.
xwing-squad-xws-not-a-name = Vaisseau { $ship } : quelque chose parmi ses améliorations n’est pas un nom : écrivez le nom de la carte, ou retirez-la.
xwing-squad-xws-too-many-upgrades = Le vaisseau { $ship } ({ $pilot }) a trop d’améliorations ; { $dropped ->
    [one] la dernière a été laissée
   *[other] les { $dropped } dernières ont été laissées
} de côté.
xwing-squad-xws-unknown-obstacle = Aucun pack n’a d’obstacle nommé « { $written } » ; il a été laissé de côté.
xwing-squad-xws-obstacle-count = Un joueur apporte 3 obstacles, et le fichier en nomme { $found }.
xwing-squad-xws-long-name = Le nom de l’escadron est trop long ; il a été laissé de côté.
xwing-squad-xws-unknown-pilot = Vaisseau { $ship } : aucun pilote connu ne s’appelle « { $written } » ; le vaisseau a été refusé.
xwing-squad-xws-no-pilot = Le vaisseau { $ship } ne nomme pas de pilote ; il a été refusé.
xwing-squad-xws-too-many-ships = L’escadron a trop de vaisseaux ; { $dropped ->
    [one] le dernier a été refusé
   *[other] les { $dropped } derniers ont été refusés
}.
xwing-squad-xws-too-long = Le fichier est trop long pour être un escadron (256 Kio au plus).
xwing-squad-xws-not-json = Le fichier n’est pas du JSON : ligne { $line }, colonne { $column } illisible.
xwing-squad-xws-not-a-squad = Le fichier n’est pas un escadron XWS : il n’a pas de liste « pilots ».
xwing-squad-xws-no-ships = Aucun vaisseau du fichier n’a pu être pris.

xwing-examine-no-random = Aucun escadron de cette taille pour ces camps : choisissez d’autres camps, d’autres points ou une autre menace.
xwing-examine-no-faction = Aucun camp ne s’appelle « { $faction } ».
xwing-examine-no-ready = Aucun escadron « { $name } » n’est livré avec le jeu.
xwing-examine-no-same = Cet escadron ne peut pas encore être le même que l’autre : l’adversaire apporte le sien plus tard.
xwing-examine-side = Escadron { $seat } : { $why }

## Ce qui ne peut pas commencer, et ce qui est refusé

xwing-setup-area = Les côtés d’une aire de jeu font de 600 à 2000 millimètres.
xwing-setup-empty-squad = Le joueur { $seat } n’a aucun vaisseau : choisissez un escadron.
xwing-setup-too-many-obstacles = Il y a trop d’obstacles : une table en accueille douze.
xwing-setup-too-many-ships = Il y a trop de vaisseaux pour une table.
xwing-setup-too-many-upgrades = { $name } a trop d’améliorations : retirez-en.
xwing-setup-unknown-obstacle = Aucun obstacle ne s’appelle { $name }.
xwing-setup-unknown-deck = L’édition n’a pas ce paquet de dégâts.
xwing-setup-unknown-pilot = Aucun pilote ne s’appelle { $name } dans ces packs.
xwing-setup-unknown-upgrade = Aucune amélioration ne s’appelle { $name } dans ces packs.
xwing-refused-ability-turn = On résout les capacités de l’autre joueur à ce moment.
xwing-refused-action = Le vaisseau ne peut pas effectuer cette action maintenant.
xwing-refused-arc = Aucune partie de la cible n’est dans l’arc de l’arme : choisissez une autre cible ou une autre arme.
xwing-refused-bonus-weapon = La carte qui donne cette attaque ne permet que d’autres armes.
xwing-refused-boost = L’accélération ne passe pas : elle chevaucherait un vaisseau ou un obstacle, ou sortirait de l’aire de jeu.
xwing-refused-calculate = Un marqueur de calcul demande un résultat de concentration à changer, et le vaisseau doit l’avoir.
xwing-refused-cannot-attack = Une carte empêche ce vaisseau d’attaquer.
xwing-refused-card-action = L’action de cette carte est impossible maintenant : déjà utilisée, impayable, ou sans effet.
xwing-refused-cloak = Le vaisseau est déjà occulté.
xwing-refused-condition = Ce que demande la carte { $card } n’est pas rempli.
xwing-refused-coordinate = Seul un autre vaisseau allié à portée 1–2 et capable d’agir peut être coordonné.
xwing-refused-coordinate-unable = Ce vaisseau ne pourrait pas agir : il est stressé, ou a déjà effectué toutes ses actions.
xwing-refused-core-replacement = Avec une seule boîte de base, seuls les vaisseaux nommés pour cela remplacent le vaisseau perdu, chacun une seule fois.
xwing-refused-deploy = Un vaisseau arrimé se déploie depuis des glissières que son porteur permet, par une manœuvre vers l’avant, là où aucun vaisseau ne se trouve.
xwing-refused-disarmed = Le vaisseau est désarmé et ne peut pas attaquer à ce round.
xwing-refused-dock = Un vaisseau ne s’arrime qu’à un porteur allié qui accepte son type et a de la place : avant la mise en place des vaisseaux, ou à portée 0 pendant la phase de système.
xwing-refused-evade = Un marqueur d’évasion change un résultat vierge ou de concentration : il n’y en a pas, ou pas de marqueur.
xwing-refused-focus = Un marqueur de concentration change des résultats de concentration : il n’y en a pas, ou pas de marqueur.
xwing-refused-force = La Force n’a ici aucun résultat de concentration à changer.
xwing-refused-friend = Seuls les vaisseaux ennemis peuvent être attaqués.
xwing-refused-instead = L’exigence est remplie : rien ne la remplace.
xwing-refused-ion-action = Un vaisseau ionisé ne peut que se concentrer.
xwing-refused-jam = Le vaisseau brouillé n’a pas ce marqueur ou ce verrouillage à perdre.
xwing-refused-jam-range = Seul un vaisseau à portée 1 peut être brouillé.
xwing-refused-line-clear = Toutes les lignes les plus courtes sont dégagées : l’attaque ne peut pas être gênée.
xwing-refused-line-obstructed = Toutes les lignes les plus courtes croisent un obstacle : l’attaque est gênée.
xwing-refused-linked = Seule l’action jumelée peut suivre.
xwing-refused-lock = Seul un autre vaisseau à portée 0–3 peut être verrouillé.
xwing-refused-mandatory = Il y a ici un effet obligatoire : résolvez-le d’abord.
xwing-refused-marker-edge = Un marqueur d’hyperespace se place au-delà de la portée 1 de chaque bord.
xwing-refused-marker-marker = Le second marqueur d’hyperespace se place au-delà de la portée 3 du premier.
xwing-refused-marker-obstacle = Un marqueur d’hyperespace ne peut pas toucher un obstacle.
xwing-refused-must-replace = Le second Pilote de l’Académie est remplacé : faites venir l’autre des deux pilotes.
xwing-refused-no-charge = La carte { $card } n’a plus de charge à dépenser.
xwing-refused-no-dial = Ce vaisseau ne reçoit pas de cadran : il est ionisé ou n’est pas en jeu.
xwing-refused-no-effect = Cela ne changerait rien : on ne dépense rien pour cela.
xwing-refused-no-force = Le vaisseau n’a plus de charge de Force.
xwing-refused-no-lock = Le vaisseau n’a pas de verrouillage sur le défenseur à dépenser.
xwing-refused-no-such-obstacle = Cet obstacle n’est pas parmi ceux qui restent : choisissez l’un d’eux.
xwing-refused-no-such-target = Il n’y a pas de tel vaisseau à attaquer.
xwing-refused-no-such-weapon = Le vaisseau n’a pas cette arme.
xwing-refused-no-token = Il manque au vaisseau un marqueur que cela coûte.
xwing-refused-not-due-to-place = Un autre vaisseau passe d’abord : on place les vaisseaux à partir de l’initiative la plus basse.
xwing-refused-not-granted = La capacité ne donne pas cette action.
xwing-refused-not-next = Ce n’est pas le tour de ce vaisseau.
xwing-refused-not-on-bar = Cette action n’est pas sur la barre du vaisseau.
xwing-refused-not-on-dial = Cette manœuvre n’est pas sur le cadran du vaisseau.
xwing-refused-not-your-ship = Réglez les cadrans de vos propres vaisseaux.
xwing-refused-obstacle-edge = Les obstacles se placent au-delà de la portée 2 de chaque bord : rapprochez-le du centre.
xwing-refused-obstacle-near = Les obstacles se placent au-delà de la portée 1 les uns des autres : éloignez-le.
xwing-refused-on-asteroid = Un vaisseau à portée 0 d’un astéroïde ne peut pas attaquer.
xwing-refused-one-of-each = On dépense un marqueur de chaque sorte par étape, et celui-ci l’a été.
xwing-refused-only-actions = La carte { $card } ne laisse au vaisseau que d’autres actions.
xwing-refused-only-force = { $card } : seule la Force peut modifier ces dés d’attaque.
xwing-refused-other-moment = La carte { $card } ne répond pas à ce moment.
xwing-refused-performed = Le vaisseau a déjà effectué cette action à ce round.
xwing-refused-range = La cible n’est pas à portée d’attaque 1–3.
xwing-refused-reload = Seuls une torpille, un missile ou un engin auquel manque une charge peuvent être rechargés.
xwing-refused-repair = Cette carte de dégât ne peut pas être réparée ainsi.
xwing-refused-repair-trait = Cela ne répare que les cartes d’une sorte, et une carte face visible de l’autre sorte n’est pas visée : Vaisseau n’est pas Pilote.
xwing-refused-replacement = Ces vaisseaux ne peuvent pas remplacer ce qui est perdu : deux au plus, dont la menace vaut celle de la formation rapide perdue plus un.
xwing-refused-requirement = La condition de l’arme n’est pas remplie : il faut un verrouillage sur la cible, ou le marqueur nommé.
xwing-refused-reroll = Ces dés ne peuvent pas être relancés : un dé l’est une fois au plus, et l’effet dit combien.
xwing-refused-reserve = Un vaisseau en réserve ne reçoit pas de cadran.
xwing-refused-roll = Le tonneau ne passe pas : il chevaucherait un vaisseau ou un obstacle, ou sortirait de l’aire de jeu.
xwing-refused-roll-past = Le gabarit dépasserait du socle : gardez ses deux bouts contre lui.
xwing-refused-overlapped = La manœuvre du vaisseau en a chevauché un autre : il n’effectue aucune action ce tour.
xwing-refused-rotate = La tourelle pointe déjà par là, ou le vaisseau n’en a pas.
xwing-refused-shift-bank = Ce déplacement ne se fait qu’avec le gabarit droit.
xwing-refused-ship-overlap = Un autre vaisseau occupe la place.
xwing-refused-ship-zone = Placez le vaisseau entièrement à portée 1 de votre bord.
xwing-refused-slam = L’action MASL demande une manœuvre de la même vitesse que celle exécutée.
xwing-refused-slam-step = L’action MASL n’est possible qu’à l’étape d’action.
xwing-refused-spend-lock = Le verrouillage ne peut pas servir ainsi : il doit viser le défenseur, et relancer un dé au moins.
xwing-refused-stressed = Un vaisseau stressé ne peut pas effectuer d’action.
xwing-refused-stressed-red = Un vaisseau stressé ne peut pas choisir de manœuvre rouge.
xwing-refused-tallon = Cette fin du tonneau de Tallon n’est pas libre.
xwing-refused-target = Ce vaisseau ne correspond pas au texte de la carte.
xwing-refused-target-arc = Ce vaisseau n’est pas dans l’arc que nomme la carte.
xwing-refused-target-enemy = La carte ne vise que des vaisseaux alliés.
xwing-refused-target-friend = La carte ne vise que des vaisseaux ennemis.
xwing-refused-target-range = Ce vaisseau n’est pas à la portée que nomme la carte : { $least }–{ $most }.
xwing-refused-target-self = La carte vise un autre vaisseau que le sien.
xwing-refused-template = Aucune carte ne permet au vaisseau de poser l’engin de cette façon.
xwing-refused-discarded = Cette carte est défaussée.
xwing-refused-weapon-card = Le vaisseau n’a plus de carte d’arme de ce rang.
xwing-refused-card-dial = Une carte interdit cette manœuvre au vaisseau.
xwing-refused-touching = Des vaisseaux en contact ne peuvent pas s’attaquer.
xwing-refused-used = La carte { $card } a été utilisée : elle pourra l’être de nouveau plus tard.
xwing-refused-weapon-cost = Le coût de l’arme ne peut pas être payé.
xwing-refused-weapon-range = La cible n’est pas à une portée que cette arme atteint.

## Noms

xwing-seat-one = Joueur A
xwing-seat-two = Joueur B
xwing-ship = { $pilot } { $id }
xwing-ship-unknown = un vaisseau
xwing-card-unknown = une carte
xwing-place = { $x } / { $y } cm
xwing-template = { $bearing } { $speed }

xwing-maneuver = { $bearing } { $speed } ({ $colour })
xwing-maneuver-unknown = une manœuvre
xwing-bearing-straight = tout droit
xwing-bearing-bank-left = virage sur l’aile à gauche
xwing-bearing-bank-right = virage sur l’aile à droite
xwing-bearing-turn-left = virage à gauche
xwing-bearing-turn-right = virage à droite
xwing-bearing-koiogran = virage Koiogran
xwing-bearing-tallon-left = tonneau de Tallon à gauche
xwing-bearing-tallon-right = tonneau de Tallon à droite
xwing-bearing-segnor-left = boucle de Segnor à gauche
xwing-bearing-segnor-right = boucle de Segnor à droite
xwing-bearing-stationary = immobile
xwing-bearing-reverse = marche arrière tout droit
xwing-bearing-reverse-bank-left = marche arrière sur l’aile à gauche
xwing-bearing-reverse-bank-right = marche arrière sur l’aile à droite
xwing-difficulty-blue = bleue
xwing-difficulty-white = blanche
xwing-difficulty-red = rouge

xwing-side-left = gauche
xwing-side-right = droite
xwing-slot-middle = au milieu
xwing-slot-forward = vers l’avant
xwing-slot-back = vers l’arrière
xwing-way-front = avant
xwing-way-right = droite
xwing-way-rear = arrière
xwing-way-left = gauche

xwing-token-focus = concentration
    .of = de concentration
xwing-token-evade = évasion
    .of = d’évasion
xwing-token-calculate = calcul
    .of = de calcul
xwing-token-reinforce-fore = renforcement avant
    .of = de renforcement avant
xwing-token-reinforce-aft = renforcement arrière
    .of = de renforcement arrière
xwing-token-disarm = désarmement
    .of = de désarmement
xwing-token-jam = brouillage
    .of = de brouillage
xwing-token-tractor = rayon tracteur
    .of = de rayon tracteur
xwing-token-stress = stress
    .of = de stress
xwing-token-ion = ionique
    .of = ionique
xwing-token-cloak = occultation
    .of = d’occultation

xwing-phase-setup = mise en place
xwing-phase-planning = phase de préparation
xwing-phase-system = phase de système
xwing-phase-activation = phase d’activation
xwing-phase-engagement = phase d’engagement
xwing-phase-end = phase de dénouement

xwing-faces-crit = { $count } { $count ->
    [one] critique
   *[other] critiques
}
xwing-faces-hit = { $count } { $count ->
    [one] touche
   *[other] touches
}
xwing-faces-evade = { $count } { $count ->
    [one] évasion
   *[other] évasions
}
xwing-faces-focus = { $count } { $count ->
    [one] concentration
   *[other] concentrations
}
xwing-faces-blank = { $count } { $count ->
    [one] face vierge
   *[other] faces vierges
}

xwing-obstacle = obstacle { $number }
    .the = l’obstacle { $number }
xwing-obstacle-asteroid = astéroïde { $number }
    .the = l’astéroïde { $number }
xwing-obstacle-debris = nuage de débris { $number }
    .the = le nuage de débris { $number }
xwing-kind-obstacle = obstacle
xwing-kind-asteroid = astéroïde
xwing-kind-debris = nuage de débris

xwing-weapon-primary = arme principale
xwing-weapon-turret = arme principale (tourelle)
xwing-weapon-arc = arme principale ({ $arc })

## Questions

xwing-ask-first = Qui est premier joueur ?
xwing-ask-obstacle = Placez un obstacle, au-delà de la portée 2 des bords et de la portée 1 des autres obstacles.
xwing-ask-marker = Placez un marqueur d’hyperespace, au-delà de la portée 1 des bords.
xwing-ask-place = Placez un vaisseau à portée 1 de votre bord.
xwing-ask-dial = Choisissez en secret une manœuvre pour { $ship }.
xwing-ask-ready = Tous vos cadrans sont réglés. Êtes-vous prêt ?
xwing-ask-next = Quel vaisseau est le suivant ({ $phase }) ?
xwing-ask-ability = { $moment } : utiliser une capacité ?
xwing-ask-action = Quelle action pour { $ship } ?
xwing-ask-action-ion = { $ship } : un vaisseau ionisé peut seulement se concentrer. Le faire ?
xwing-ask-action-linked = Action jumelée possible pour { $ship } : { $action } ({ $colour }).
xwing-ask-action-coordinated = Coordination : quelle action pour { $ship } ?
xwing-ask-action-deployed = Déploiement : quelle action pour { $ship } ?
xwing-ask-action-card = { $card } : quelle action pour { $ship } ?
xwing-ask-tallon = Où finit le tonneau de Tallon { DE($ship) } ?
xwing-ask-attack = Quelle cible pour { $ship }, et avec quelle arme ?
xwing-ask-attack-primary = Quelle cible pour { $ship }, avec une arme principale ?
xwing-ask-attack-special = Quelle cible pour { $ship }, avec une arme spéciale ?
xwing-ask-attack-card = Quelle cible pour { $ship }, avec cette carte ?
xwing-ask-attack-arc = Quelle cible pour { $ship }, depuis son { $arc } ?
xwing-ask-attack-slot = Quelle cible pour { $ship }, avec une amélioration du type { $slot } ?
xwing-ask-modify-attack = { $ship } : modifier les dés d’attaque ?
xwing-ask-modify-defense = { $ship } : modifier les dés de défense ?
xwing-ask-step-ship = { $card } : quel vaisseau ?
xwing-ask-step-lock = { $card } : quel vaisseau est verrouillé ?
xwing-ask-step-repair = { $card } : quelle carte de dégât est réparée ?
xwing-ask-step-reroll = { $card } : quels dés sont relancés ?
xwing-ask-step-device = { $card } : où ?
xwing-ask-step-weapon = { $card } : quelle arme défaussez-vous ?
xwing-ask-decloak = { $ship } : mettre fin à l’occultation, et par où ?
xwing-ask-tractor = { $ship } est sous l’effet d’un rayon tracteur. Où déplacer ce vaisseau ?
xwing-ask-jam = Brouillage { DE($ship) } : que perd ce vaisseau ?
xwing-ask-dock = Arrimer { $ship } à un porteur ?
xwing-ask-deploy = Déployer { $ship } depuis son porteur ?
xwing-ask-deploy-now = { $ship } : par où quitter le porteur ?
xwing-ask-emergency = Le porteur { DE($ship) } est détruit. Le quitter, au prix d’1 dégât critique ?
xwing-ask-detonation = { $device } : quel obstacle emporte-t-elle ?
xwing-ask-replacement = Perte { DE($ship) } : quel remplacement ?
xwing-ask-arrival = À quel marqueur le vaisseau arrive-t-il ?
xwing-ask-arrival-side = De quel côté du marqueur le vaisseau arrive-t-il ?

xwing-moment-system = Phase de système { DE($ship) }
xwing-moment-before-activate = Avant l’activation { DE($ship) }
xwing-moment-after-reveal = { $ship } a révélé son cadran
xwing-moment-after-maneuver = { $ship } a exécuté sa manœuvre
xwing-moment-after-action = { $ship } a effectué une action
xwing-moment-after-activation = { $ship } a fini son activation
xwing-moment-start-of-engagement = Au début de la phase d’engagement
xwing-moment-end-phase = Phase de dénouement
xwing-moment-before-engage = Avant l’engagement { DE($ship) }
xwing-moment-declared = Attaque contre { $ship }
xwing-moment-modify-attack = Les dés d’attaque { DE($ship) } sont modifiés
xwing-moment-modify-defense = Les dés de défense { DE($ship) } sont modifiés
xwing-moment-hit = L’attaque { DE($ship) } a touché
xwing-moment-missed = L’attaque { DE($ship) } a raté
xwing-moment-before-suffer = Avant les dégâts { DE($ship) }
xwing-moment-after-crit = { $ship } a subi un dégât critique
xwing-moment-after-defend = Après la défense { DE($ship) }
xwing-moment-after-attack = { $ship } a attaqué
xwing-moment-dealt = { $ship } a reçu une carte de dégât
xwing-moment-assigned = { $ship } a reçu un état
xwing-moment-destroyed = Destruction { DE($ship) }
xwing-moment-gained = { $ship } a reçu un marqueur { $token-of }
xwing-moment-detonated = Avant l’explosion d’un engin { DE($ship) }
xwing-moment-spent = { $ship } a dépensé un marqueur : { $token }
xwing-moment-dealt-up = { $ship } reçoit une carte de dégât face visible
xwing-moment-after-opportunity = { $ship } a eu l’occasion d’attaquer
xwing-moment-after-decloak = { $ship } vient de quitter l’occultation
xwing-moment-after-setup = Après la mise en place
xwing-moment-before-neutralize = Avant la neutralisation des résultats { DE($ship) }

## Réponses

xwing-choice-first = { CAP($seat) }
xwing-choice-obstacle = { CAP($obstacle) } à { $place }, tourné de { $degrees }°
xwing-choice-marker = À { $place }
xwing-choice-place = { $ship } à { $place }, cap { $degrees }°
xwing-choice-dial = { CAP($maneuver) }
xwing-choice-dial-again = { $ship } : plutôt { $maneuver }
xwing-choice-ready = Prêt
xwing-choice-ship = { $ship }
xwing-choice-dock = S’arrimer à { $ship }
xwing-choice-leave = { $ship } part
xwing-choice-use = { CAP($card) } ({ $ship })
xwing-choice-use-pilot = { $ship }, par sa propre capacité
xwing-choice-tallon-middle = Au milieu
xwing-choice-tallon-forward = Plus en avant
xwing-choice-tallon-back = Plus en arrière
xwing-choice-turn = Retourner la carte : { $card } ({ $ship })
xwing-choice-attack = { $target }, { $weapon }
xwing-choice-attack-obstructed = { $target }, { $weapon }, ligne gênée
xwing-choice-attack-instead = { $target }, { $weapon }, en dépensant { $force } Force
xwing-choice-attack-instead-obstructed = { $target }, { $weapon }, en dépensant { $force } Force, ligne gênée
xwing-choice-dice = Relancer { $dice }
xwing-choice-repair = Réparer { $card }
xwing-choice-repair-down = Réparer une carte face cachée
xwing-choice-roll = Tonneau à { $side }, { $slot }
xwing-choice-slide-ahead = Tonneau à { $side }, { $distance } mm vers l’avant
xwing-choice-slide-back = Tonneau à { $side }, { $distance } mm vers l’arrière
xwing-choice-slide-level = Tonneau à { $side }, à hauteur
xwing-choice-boost-straight = Accélérer tout droit
xwing-choice-boost-left = Accélérer à gauche
xwing-choice-boost-right = Accélérer à droite
xwing-choice-lose = Son marqueur { $token-of }
xwing-choice-break = Son verrouillage { DE($target) }
xwing-choice-replacement = { CAP($builds) }
xwing-build-with = { $pilot } ({ $upgrades })
xwing-build-shared = { $ships }, en une seule formation rapide
xwing-choice-arrival = Marqueur { $number }
xwing-choice-arrival-side = { CAP($way) }
xwing-choice-detonation = { CAP($obstacle) }
xwing-choice-drop = Larguer avec le gabarit { $template }
xwing-choice-launch = Lancer avec le gabarit { $template }
xwing-choice-deploy-front = Par l’avant, { $maneuver }
xwing-choice-deploy-rear = Par l’arrière, { $maneuver }
xwing-choice-option = Option { $number }
xwing-choice-discard = Défausser { $card }
xwing-choice-spend-focus = Dépenser un marqueur de concentration
xwing-choice-spend-calculate = Dépenser un marqueur de calcul
xwing-choice-spend-force = Dépenser une charge de Force
xwing-choice-spend-evade = Dépenser un marqueur d’évasion sur { $result }
xwing-choice-spend-evade-added = Dépenser un marqueur d’évasion : ajouter un résultat d’évasion
xwing-choice-spend-lock = Dépenser le verrouillage : relancer { $dice }
xwing-choice-pass = Rien
xwing-choice-pass-place = Plus de place : laisser le reste de côté
xwing-choice-pass-ability = N’utiliser aucune capacité
xwing-choice-pass-action = Aucune action
xwing-choice-pass-attack = Ne pas attaquer
xwing-choice-pass-modify = Laisser les dés ainsi
xwing-choice-pass-lock = Aucun verrouillage
xwing-choice-pass-shift = Rester en place
xwing-choice-pass-replacement = Aucun remplacement
xwing-choice-pass-dock = Ne pas s’arrimer
xwing-choice-pass-deploy = Rester arrimé
xwing-choice-pass-emergency = Rester à bord, et être détruit aussi

xwing-act-focus = Concentration
xwing-act-evade = Évasion
xwing-act-lock = Verrouiller { $target }
xwing-act-calculate = Calculer
xwing-act-cloak = S’occulter
xwing-act-coordinate = Coordonner { $target }
xwing-act-jam = Brouiller { $target }
xwing-act-reinforce-fore = Renforcer l’avant
xwing-act-reinforce-aft = Renforcer l’arrière
xwing-act-reload = Recharger { $card }
xwing-act-rotate = Tourner la tourelle ({ $way })
xwing-act-slam = MASL : { $maneuver }
xwing-act-card = Action : { $card }

## Ce qui s’est passé

xwing-log-first = Premier joueur : { $seat }.
xwing-log-obstacle = { CAP($seat) } { $seat-who ->
    [you] placez
   *[other] place
  } { $obstacle-the } à { $place }.
xwing-log-set-aside = Aucun obstacle n’a de place pour { $seat } ; le reste est mis de côté.
xwing-log-marker = { CAP($seat) } { $seat-who ->
    [you] placez
   *[other] place
  } un marqueur d’hyperespace à { $place }.
xwing-log-placed = { $ship } est placé à { $place }.
xwing-log-round = Le round { $number } commence.
xwing-log-phase = La { $phase } commence.
xwing-log-ready = Cadrans réglés : { $seat }.
xwing-log-dial = { CAP($seat) } { $seat-who ->
    [you] réglez le
   *[other] règle le
  } cadran { DE($ship) }.
xwing-log-dial-known = Le cadran { DE($ship) } est réglé : { $maneuver }.
xwing-log-peeked = { CAP($seat) } { $seat-who ->
    [you] regardez
   *[other] regarde
  } le cadran { DE($ship) }.
xwing-log-peeked-known = { CAP($seat) } { $seat-who ->
    [you] regardez
   *[other] regarde
  } le cadran { DE($ship) } : { $maneuver }.
xwing-log-shuffled = { $seat-who ->
    [you] Votre paquet de dégâts
   *[other] Le paquet de dégâts { DE($seat) }
  } est mélangé.
xwing-log-dealt-down = { $ship } reçoit une carte de dégât face cachée.
xwing-log-dealt-down-known = { $ship } reçoit une carte de dégât face cachée : { $card }.
xwing-log-revealed = { $ship } révèle son cadran : { $maneuver }.
xwing-log-replaced = { $ship } n’en a pas le droit et exécute à la place : { $maneuver }.
xwing-log-flew = { $ship } exécute : { $maneuver }.
xwing-log-flew-partly = { $ship } ne peut pas achever : { $maneuver }.
xwing-log-bumped = { $ship } s’arrête contre { $other }.
xwing-log-shifted = { $ship } se décale jusqu’à { $place }.
xwing-log-met-obstacle = { $ship } rencontre { $obstacle-the }.
xwing-log-fled = { $ship } quitte l’aire de jeu.
xwing-log-skips-action = { $ship } perd son action.
xwing-log-no-action = { $ship } n’effectue aucune action.
xwing-log-acted-focus = { $ship } se concentre.
xwing-log-acted-evade = { $ship } se prépare à l’évasion.
xwing-log-acted-lock = { $ship } vise { $target }.
xwing-log-acted-roll = { $ship } fait un tonneau à { $side }.
xwing-log-acted-boost = { $ship } accélère.
xwing-log-acted-calculate = { $ship } calcule.
xwing-log-acted-cloak = { $ship } s’occulte.
xwing-log-acted-coordinate = { $ship } coordonne { $target }.
xwing-log-acted-jam = { $ship } brouille { $target }.
xwing-log-acted-reinforce = { $ship } se renforce.
xwing-log-acted-reload = { $ship } recharge { $card }.
xwing-log-acted-rotate = { $ship } tourne sa tourelle ({ $way }).
xwing-log-acted-slam = { $ship } effectue l’action MASL.
xwing-log-acted-card = { $ship } effectue l’action { DE($card) }.
xwing-log-gained = { $ship } reçoit { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} { $token-of }.
xwing-log-lost = { $ship } perd { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} { $token-of }.
xwing-log-spent = { $ship } dépense son marqueur { $token-of }.
xwing-log-locked = { $ship } verrouille { $target }.
xwing-log-unlocked = { $ship } n’a plus de verrouillage sur { $target }.
xwing-log-charge-spent = { $ship } dépense { $count } { $count ->
    [one] charge
   *[other] charges
} { DE($card) }.
xwing-log-charge-recovered = { $ship } récupère { $count } { $count ->
    [one] charge
   *[other] charges
} { DE($card) }.
xwing-log-force-spent = { $ship } dépense { $count } { $count ->
    [one] charge
   *[other] charges
} de Force.
xwing-log-force-recovered = { $ship } récupère { $count } { $count ->
    [one] charge
   *[other] charges
} de Force.
xwing-log-shield-recovered = { $ship } récupère { $count } { $count ->
    [one] bouclier
   *[other] boucliers
}.
xwing-log-used = { $ship } utilise { $card }.
xwing-log-used-pilot = { $ship } utilise sa propre capacité.
xwing-log-flipped = { $ship } retourne une carte : { $card }.
xwing-log-discarded = { $ship } défausse { $card }.
xwing-log-damage-discarded = { $ship } défausse { $card }, qui reste sans effet.
xwing-log-dial-shown = Le cadran { DE($ship) } est montré : { $maneuver }.
xwing-log-initiative = { $ship } a l’initiative { $initiative } pour cette phase.
xwing-log-assigned = { $ship } reçoit l’état { $card }.
xwing-log-rolled-attack = Dés d’attaque pour { $ship } : { $faces }.
xwing-log-rolled-defense = Dés de défense pour { $ship } : { $faces }.
xwing-log-no-attack = { $ship } n’attaque pas.
xwing-log-attacked = { $ship } attaque { $target } à portée { $range } : { $weapon }.
xwing-log-attacked-obstructed = { $ship } attaque { $target } à portée { $range } ({ $weapon }) ; la ligne est gênée.
xwing-log-attack-dice = { $ship } obtient { $faces }.
xwing-log-defense-dice = { $ship } obtient { $faces } en défense.
xwing-log-no-dice = { $ship } ne lance aucun dé.
xwing-log-rerolled-attack = Après une relance, les dés d’attaque montrent { $faces }.
xwing-log-rerolled-defense = Après une relance, les dés de défense montrent { $faces }.
xwing-log-changed = { $from } : changement en { $to }.
xwing-log-added = Ajouté : { $result }.
xwing-log-cancelled = Annulé : { $results }.
xwing-log-hit = { $ship } touche { $target } : { $results }.
xwing-log-missed = { $ship } rate { $target }.
xwing-log-prevented = { $ship } échappe à { $results }.
xwing-log-reinforced = Le renforcement { DE($ship) } absorbe un dégât.
xwing-log-shield-lost = { $ship } perd un bouclier.
xwing-log-shield-lost-crit = { $ship } perd un bouclier sur un critique.
xwing-log-dealt-up = { $ship } reçoit une carte de dégât face visible : { $card }.
xwing-log-repaired-up = { $ship } répare { $card } : la carte est maintenant face cachée.
xwing-log-repaired-down = { $ship } répare une carte face cachée, { $card }, qui est défaussée.
xwing-log-destroyed = { $ship } est détruit.
xwing-log-removed = { $ship } est retiré.
xwing-log-docked = { $ship } s’arrime à { $carrier }.
xwing-log-deployed = { $ship } se déploie depuis { $carrier }.
xwing-log-device-laid = { $ship } pose un engin : { $device }.
xwing-log-no-room = { $ship } ne trouve plus de place pour un engin : { $device } n’est pas posé.
xwing-log-no-damage-card = Il ne reste aucune carte de dégât pour { $ship } : le dégât ne laisse pas de trace.
xwing-log-detonated = { CAP($device) } : explosion.
xwing-log-obstacle-removed = Un obstacle est pulvérisé.
xwing-log-arrived = { $ship } arrive à { $place }.
xwing-log-over-nobody = Aucun joueur n’a plus de vaisseau : personne ne gagne.
xwing-log-over-draw = Personne ne gagne.
xwing-log-over-last = { CAP($seat) } { $seat-who ->
    [you] gagnez
   *[other] gagne
  } : le camp adverse n’a plus de vaisseau.
xwing-log-over-mutual = Aucun joueur n’a plus de vaisseau : { $seat } { $seat-who ->
    [you] gagnez
   *[other] gagne
  }.
xwing-log-over-threat = { CAP($seat) } { $seat-who ->
    [you] gagnez
   *[other] gagne
  } : assez de menace est détruite.
xwing-log-over-core-box = { CAP($seat) } { $seat-who ->
    [you] gagnez
   *[other] gagne
  } : assez de vaisseaux sont abattus.

## Mises en place qui ont un nom : `xwing2e-setup-NAME`

xwing2e-setup-starter = La première bataille : un X-wing contre deux chasseurs TIE, sans amélioration, tout en place.
xwing2e-setup-quick-build = Des formations rapides de huit de menace par camp, des obstacles et un déploiement.
xwing2e-setup-points = Deux escadrons tout prêts de 200 points : vétérans rebelles contre as impériaux.
xwing2e-setup-swarm = Deux escadrons tout prêts de 200 points : vétérans rebelles contre une nuée de chasseurs TIE.
xwing2e-setup-escalation = Surenchère : quatre de menace par camp ; qui perd un vaisseau en reçoit un plus fort.
xwing2e-setup-core-box = Surenchère avec les vaisseaux de la boîte de base.

## Décisions que les joueurs peuvent lire autrement : `xwing2e-policy-NAME` et `xwing2e-policy-NAME-VALUE`

xwing2e-policy-forbidden-dial = Cadran interdit
xwing2e-policy-forbidden-dial-white-two-straight = Un vaisseau qui n’a pas droit à la manœuvre de son cadran exécute tout droit 2, en blanc.
xwing2e-policy-forbidden-dial-same-in-white = Un vaisseau qui n’a pas droit à la manœuvre de son cadran l’exécute comme si elle était blanche.
xwing2e-policy-obstacles = Plusieurs obstacles
xwing2e-policy-obstacles-each = Chaque obstacle rencontré agit, le plus proche d’abord.
xwing2e-policy-obstacles-nearest-only = Seul l’obstacle rencontré le plus proche agit.
xwing2e-policy-start-on-obstacle = Départ sur un obstacle
xwing2e-policy-start-on-obstacle-ignored = Un obstacle sous le vaisseau au début de sa manœuvre n’agit pas.
xwing2e-policy-start-on-obstacle-counts = Un obstacle sous le vaisseau au début de sa manœuvre compte comme rencontré.
xwing2e-policy-tokens-per-step = Marqueurs par étape
xwing2e-policy-tokens-per-step-any = On peut dépenser plusieurs marqueurs d’une même sorte à une étape.
xwing2e-policy-tokens-per-step-one-of-each = On peut dépenser un marqueur de chaque sorte à une étape.
xwing2e-policy-rerolls = Relances
xwing2e-policy-rerolls-once = Un dé est relancé au plus une fois dans une attaque.
xwing2e-policy-rerolls-unlimited = Un dé est relancé aussi souvent que les effets le permettent.
xwing2e-policy-mutual-destruction = Plus personne
xwing2e-policy-mutual-destruction-no-winner = Quand aucun camp n’a plus de vaisseau, personne ne gagne.
xwing2e-policy-mutual-destruction-first-player = Quand aucun camp n’a plus de vaisseau, le premier joueur gagne.
xwing2e-policy-idle-costs = Dépenses pour rien
xwing2e-policy-idle-costs-refused = On ne dépense que ce dont l’effet peut changer quelque chose.
xwing2e-policy-idle-costs-allowed = On peut dépenser même sans effet.
xwing2e-policy-weapon-changes = Changements dus aux armes
xwing2e-policy-weapon-changes-mandatory = Une arme change les résultats partout où sa carte le dit.
xwing2e-policy-weapon-changes-optional = L’attaquant peut renoncer au changement d’une arme.
xwing2e-policy-reinforce = Renforcement
xwing2e-policy-reinforce-entirely = Il aide si le socle de l’attaquant est entièrement dans le grand arc renforcé.
xwing2e-policy-reinforce-any-part = Il aide si une partie du socle de l’attaquant est dans le grand arc renforcé.
xwing2e-policy-threat = Menace d’un escadron
xwing2e-policy-threat-at-most = Un escadron de formations rapides peut rester sous la menace convenue.
xwing2e-policy-threat-exactly = Un escadron de formations rapides doit égaler la menace convenue.
xwing2e-policy-mines-beyond = Mines au-delà
xwing2e-policy-mines-beyond-go-off = Les mines du trajet explosent même si une plus proche a détruit le vaisseau.
xwing2e-policy-mines-beyond-stay = Les mines au-delà de celle qui a détruit le vaisseau restent en place.
xwing2e-policy-both-goals = Deux buts en un round
xwing2e-policy-both-goals-survivor = Avec une seule boîte de base, si les deux buts sont atteints au même round, celui qui a encore un vaisseau en jeu gagne.
xwing2e-policy-both-goals-no-winner = Avec une seule boîte de base, si les deux buts sont atteints au même round, personne ne gagne.
xwing2e-policy-second-academy = Le second Pilote de l’Académie
xwing2e-policy-second-academy-replaced = Avec une seule boîte de base, le second Pilote de l’Académie perdu est remplacé.
xwing2e-policy-second-academy-may-be-replaced = Avec une seule boîte de base, le joueur Impérial peut renoncer à remplacer le second Pilote de l’Académie.
xwing2e-policy-damage-decks = Paquets de dégâts
xwing2e-policy-damage-decks-own = Chacun a son paquet.
xwing2e-policy-damage-decks-shared = Les deux joueurs piochent dans un même paquet.

## Décisions de la première édition : `xwing1e-policy-NAME` et `xwing1e-policy-NAME-VALUE`

xwing1e-policy-mutual-destruction = Si chacun perd son dernier vaisseau
xwing1e-policy-mutual-destruction-no-winner = Si aucun camp n’a plus de vaisseau, personne ne gagne.
xwing1e-policy-mutual-destruction-first-player = Si aucun camp n’a plus de vaisseau, le joueur qui a l’initiative gagne.
xwing1e-policy-damage-decks = Paquets de dégâts
xwing1e-policy-damage-decks-own = Chacun a son paquet.
xwing1e-policy-damage-decks-shared = Les deux joueurs piochent dans un même paquet.
xwing1e-policy-overlap-actions = Actions après un chevauchement
xwing1e-policy-overlap-actions-free-only = Un vaisseau qui en a chevauché un autre saute son action, mais peut effectuer des actions gratuites.
xwing1e-policy-overlap-actions-none = Un vaisseau qui en a chevauché un autre n’effectue aucune action, pas même gratuite.
xwing1e-policy-simultaneous-attacks = Attaques simultanées
xwing1e-policy-simultaneous-attacks-kept = Un vaisseau détruit qui a la valeur de pilotage du vaisseau actif reste jusqu’à ce que son tour soit passé.
xwing1e-policy-simultaneous-attacks-at-once = Un vaisseau détruit est retiré à la fin de l’attaque, quelle que soit sa valeur de pilotage.

## Mises en place de la première édition qui ont un nom : `xwing1e-setup-NAME`

xwing1e-setup-starter = La première bataille : Luke Skywalker contre « Night Beast » et un Pilote de l’escadron Obsidian, sans obstacle ni amélioration.
