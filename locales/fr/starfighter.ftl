# Starfighter.

## Mises en place qui ont un nom : `starfighter-setup-NOM`

starfighter-setup-training = Les cartes vertes et huit effets simples ; chacun prend Ares ou Athena.
starfighter-setup-intermediate = Quarante cartes : les effets de l’entraînement, et le retournement ; les quatre croiseurs.
starfighter-setup-skirmish = Toutes les cartes, tous les effets, tous les croiseurs ; une seule pioche pour les deux.
starfighter-setup-total-war = Chacun a son propre deck : toutes les cartes, à moins d’apporter le sien.

## Ce qui ne peut pas être joué

starfighter-start-boxes = Il y a une ou deux boîtes, pas { $boxes }.
starfighter-start-first = Le premier joueur est à la place 0 ou à la place 1, pas à la place { $first }.
starfighter-start-no-decks = Seule la guerre totale se joue avec ses propres decks : ne les indiquez pas, ou choisissez la guerre totale.
starfighter-start-own-piles = En guerre totale, chaque joueur a sa propre pioche : elle ne peut pas être commune.

starfighter-deck-small = { $count ->
    [one] Un deck a au moins { $least } cartes et celui-ci en a { $count } : ajoutez-en { $missing }.
   *[other] Un deck a au moins { $least } cartes et celui-ci en a { $count } : ajoutez-en { $missing }.
}
starfighter-deck-twice = La carte { $card } est { $count } fois dans le deck : n’en gardez qu’une.
starfighter-deck-unknown = Il n’y a pas de carte { $card } : retirez-la, ou corrigez son matricule.
starfighter-deck-shared = La carte { $card } est dans les deux decks, et une boîte ne la contient qu’une fois : l’un de vous doit s’en passer, ou prenez deux boîtes.
starfighter-deck-unread = « { $word } » n’est pas une carte : une carte s’écrit avec deux nombres et un tiret, comme 3-10.
starfighter-deck-cruiser = Il n’y a pas de croiseur { $cruiser } : prenez-en un du jeu, ou retirez la ligne.

## Qui et quoi

starfighter-seat-one = Joueur 1
starfighter-seat-two = Joueur 2

starfighter-mode-training = Entraînement
starfighter-mode-intermediate = Intermédiaire
starfighter-mode-skirmish = Escarmouche
starfighter-mode-total-war = Guerre totale

starfighter-effect-draw = Pioche
starfighter-effect-lateral = Déplacement latéral
starfighter-effect-vertical = Déplacement vertical
starfighter-effect-free = Déplacement libre
starfighter-effect-pivot = Pivotement
starfighter-effect-destroy = Destruction
starfighter-effect-hit-enemy = Dégât au croiseur adverse
starfighter-effect-hit-self = Dégât à son propre croiseur
starfighter-effect-force-field = Champ de force
starfighter-effect-screen = Écran { $count }
starfighter-effect-flip = Retournement
starfighter-effect-damage = Dégât à un chasseur

starfighter-end-upper = côté adverse
starfighter-end-lower = côté propriétaire

starfighter-spot = la carte du secteur { $sector }, emplacement { $slot } ({ $seat })
    .of = de la carte du secteur { $sector }, emplacement { $slot } ({ $seat })
starfighter-spot-card = la carte { $card } du secteur { $sector }, emplacement { $slot } ({ $seat })
starfighter-spot-back = la carte au verso visible du secteur { $sector }, emplacement { $slot } ({ $seat })

## Questions

starfighter-ask-cruiser = Choisissez votre croiseur.
starfighter-ask-deploy = Posez une carte dans un de vos secteurs, ou passez pour cette manche.
starfighter-ask-shift = Décalez votre croiseur d’un secteur, ou restez où vous êtes.
starfighter-ask-fight = Choisissez l’ordre des combats.
starfighter-ask-first = Plusieurs effets ont été révélés ensemble : lequel vient en premier ?
starfighter-ask-lateral = Déplacement latéral { $at-of } : choisissez une carte et un secteur voisin du sien.
starfighter-ask-vertical = Déplacement vertical { $at-of } : choisissez une carte qui passe au sommet de son secteur.
starfighter-ask-free = Déplacement libre { $at-of } : choisissez une carte et un secteur du même plateau.
starfighter-ask-pivot = Pivotement { $at-of } : choisissez une carte à tourner d’un demi-tour.
starfighter-ask-destroy = Destruction { $at-of } : choisissez une carte à détruire.
starfighter-ask-flip = Retournement { $at-of } : choisissez une carte à retourner.
starfighter-ask-damage = Dégât { $at-of } : choisissez un secteur dont la carte la plus haute reçoit un marqueur.
starfighter-ask-markers = { $count ->
    [one] Un marqueur va sur { $at } : choisissez quel côté reçoit le dégât.
   *[other] { $count } marqueurs vont sur { $at } : choisissez combien en reçoit le côté adverse.
}

## Choix

starfighter-choice-cruiser = { $cruiser }
starfighter-choice-play = Poser { $card } dans le secteur { $sector }
starfighter-choice-play-back = Poser { $card } dans le secteur { $sector }, côté verso
starfighter-choice-pass = Passer
starfighter-choice-shift-left = Décaler vers la gauche
starfighter-choice-shift-stay = Rester
starfighter-choice-shift-right = Décaler vers la droite
starfighter-choice-left-to-right = De gauche à droite
starfighter-choice-right-to-left = De droite à gauche
starfighter-choice-first = { $effect } : { $at }, { $end }
starfighter-choice-move = Déplacer { $at } au sommet du secteur { $to }
starfighter-choice-pivot = Faire pivoter { $at }
starfighter-choice-flip = Retourner { $at }
starfighter-choice-destroy = Détruire { $at }
starfighter-choice-strike = Secteur { $sector } ({ $seat })
starfighter-choice-markers = { $upper ->
    [0] Aucun côté adverse
   *[other] { $upper } côté adverse
}

## Journal

starfighter-log-chose = { CAP($seat) } { $seat-who ->
    [you] choisissez
   *[other] choisit
  } { $cruiser } en secret.
starfighter-log-chose-hidden = { CAP($seat) } { $seat-who ->
    [you] choisissez
   *[other] choisit
  } un croiseur en secret.
starfighter-log-cruiser = { CAP($seat) } { $seat-who ->
    [you] commandez
   *[other] commande
  } { $cruiser }, avec un blindage de { $armour }.
starfighter-log-shuffled = { $count ->
    [one] Une pioche de { $count } carte est mélangée.
   *[other] Une pioche de { $count } cartes est mélangée.
}
starfighter-log-drew = { CAP($seat) } { $seat-who ->
    [you] piochez
   *[other] pioche
  } { $cards }.
starfighter-log-drew-hidden = { $count ->
    [one] { CAP($seat) } { $seat-who ->
      [you] piochez
     *[other] pioche
    } une carte.
   *[other] { CAP($seat) } { $seat-who ->
      [you] piochez
     *[other] pioche
    } { $count } cartes.
}
starfighter-log-joined = { CAP($seat) } { $seat-who ->
    [you] prenez
   *[other] prend
  } ce qui était de côté : { $cards }.
starfighter-log-joined-hidden = { $count ->
    [one] { CAP($seat) } { $seat-who ->
      [you] prenez
     *[other] prend
    } la carte qui était de côté.
   *[other] { CAP($seat) } { $seat-who ->
      [you] prenez
     *[other] prend
    } les { $count } cartes qui étaient de côté.
}
starfighter-log-aside = { CAP($seat) } { $seat-who ->
    [you] mettez
   *[other] met
  } { $card } de côté, sans la regarder.
starfighter-log-aside-hidden = { CAP($seat) } { $seat-who ->
    [you] mettez
   *[other] met
  } une carte de côté, sans la regarder.
starfighter-log-played = { CAP($seat) } { $seat-who ->
    [you] posez
   *[other] pose
  } { $card } dans le secteur { $sector }, emplacement { $slot }.
starfighter-log-played-back = { CAP($seat) } { $seat-who ->
    [you] posez
   *[other] pose
  } { $card } côté verso dans le secteur { $sector }, emplacement { $slot }.
starfighter-log-played-hidden = { CAP($seat) } { $seat-who ->
    [you] posez
   *[other] pose
  } une carte côté verso dans le secteur { $sector }, emplacement { $slot }.
starfighter-log-round = La manche { $number } commence.
starfighter-log-nothing-to-draw = { CAP($seat) } { $seat-who ->
    [you] ne trouvez
   *[other] ne trouve
  } plus rien à piocher.
starfighter-log-passed = { CAP($seat) } { $seat-who ->
    [you] passez
   *[other] passe
  }.
starfighter-log-initiative = { CAP($seat) } { $seat-who ->
    [you] prenez
   *[other] prend
  } le marqueur d’initiative.
starfighter-log-shifted-left = { CAP($seat) } { $seat-who ->
    [you] décalez votre
   *[other] décale son
  } croiseur vers la gauche.
starfighter-log-stayed = { CAP($seat) } { $seat-who ->
    [you] laissez votre
   *[other] laisse son
  } croiseur en place.
starfighter-log-shifted-right = { CAP($seat) } { $seat-who ->
    [you] décalez votre
   *[other] décale son
  } croiseur vers la droite.
starfighter-log-left-to-right = { CAP($seat) } { $seat-who ->
    [you] faites
   *[other] fait
  } résoudre les combats de gauche à droite.
starfighter-log-right-to-left = { CAP($seat) } { $seat-who ->
    [you] faites
   *[other] fait
  } résoudre les combats de droite à gauche.
starfighter-log-combat = Combat : secteur { $first } ({ $one }) contre secteur { $second } ({ $two }). Dégâts subis : { $one } { $mine }, { $two } { $theirs }.
starfighter-log-triggered = { $effect } : { $at }.
starfighter-log-lapsed = { $effect } : { $at } ne trouve rien sur quoi agir.
starfighter-log-effect-lost = { $effect } ({ $seat }) : l’effet est recouvert avant son tour, et perdu.
starfighter-log-moved = { CAP($at) } va dans le secteur { $sector }, emplacement { $slot }.
starfighter-log-card-stayed = { CAP($at) } reste où elle est.
starfighter-log-pivoted = { CAP($at) } pivote.
starfighter-log-flipped-front = { CAP($at) } est retournée et montre son recto.
starfighter-log-flipped-back = { CAP($at) } est retournée et montre son verso.
starfighter-log-destroyed = { CAP($at) } est détruite.
starfighter-log-damaged = { $count ->
    [one] { CAP($at) } a un chasseur endommagé.
   *[other] { CAP($at) } a { $count } chasseurs endommagés.
}
starfighter-log-screened = { $count ->
    [one] Les écrans { $at-of } arrêtent un dégât.
   *[other] Les écrans { $at-of } arrêtent { $count } dégâts.
}
starfighter-log-absorbed = { $count ->
    [one] Le champ de force { $at-of } absorbe un dégât.
   *[other] Le champ de force { $at-of } absorbe { $count } dégâts.
}
starfighter-log-healed = { $count ->
    [one] Un marqueur recouvert revient au stock ({ $seat }).
   *[other] { $count } marqueurs recouverts reviennent au stock ({ $seat }).
}
starfighter-log-hit = { $count ->
    [one] { CAP($seat) } { $seat-who ->
      [you] perdez
     *[other] perd
    } { $count } point de blindage ; il reste { $armour }.
   *[other] { CAP($seat) } { $seat-who ->
      [you] perdez
     *[other] perd
    } { $count } points de blindage ; il reste { $armour }.
}
starfighter-log-regenerated = Les écrans sont de nouveau intacts.
starfighter-log-draw = La partie est nulle : même blindage, autant de cartes.
starfighter-log-won-armour = { CAP($seat) } { $seat-who ->
    [you] gagnez
   *[other] gagne
  } avec le meilleur blindage.
starfighter-log-won-cards = { CAP($seat) } { $seat-who ->
    [you] gagnez
   *[other] gagne
  } : même blindage, mais plus de cartes.
starfighter-log-won-tie = { CAP($seat) } { $seat-who ->
    [you] gagnez
   *[other] gagne
  } : tout est égal, et l’initiative décide.

## Refus

starfighter-refused-cruiser = { $cruiser } ne participe pas à ce mode : choisissez un des croiseurs proposés.
starfighter-refused-board-taken = Le plateau de { $cruiser } est déjà pris : choisissez un croiseur d’un autre plateau.
starfighter-refused-not-in-hand = La carte { $card } n’est pas dans votre main : posez-en une que vous tenez, ou passez.
starfighter-refused-no-sector = Ce secteur n’existe pas : ils sont numérotés de 1 à 5.
starfighter-refused-sector-full = Tous les emplacements de ce secteur sont pris : choisissez-en un autre.
starfighter-refused-level = La carte { $card } est de niveau { $level } et le prochain emplacement y est le { $slot } : trouvez un secteur dont le prochain emplacement est le { $level }, ou posez la carte côté verso.
starfighter-refused-front = Le recto de { $card } est de niveau { $level } : il lui faut un secteur dont le prochain emplacement est le { $level }, et il n’y en a pas. La carte se pose côté verso.
starfighter-refused-too-far-apart = Au moins deux secteurs doivent rester face à face : décalez dans l’autre sens, ou restez.
starfighter-refused-not-waiting = Aucun effet de ce genre n’attend : choisissez un de ceux qui ont été révélés.
starfighter-refused-no-card = Il n’y a pas de carte à cet endroit : choisissez-en une qui est sur un plateau.
starfighter-refused-not-there = Cet effet ne peut pas amener la carte dans ce secteur : choisissez-en un qu’il atteint.
starfighter-refused-one-per-fighter = Chaque chasseur reçoit un seul marqueur, et tous les marqueurs doivent être placés : répartissez-les autrement.
starfighter-look-unlikely = Cette table ne peut pas être étudiée : aucune partie de Starfighter n’a cet aspect.
starfighter-look-too-many = On étudie au plus { $most } choix à la fois : demandez-en moins.

## Options

starfighter-policy-reveals = Qui ordonne des effets des deux joueurs révélés ensemble
starfighter-policy-reveals-causer = Le joueur qui les a provoqués.
starfighter-policy-reveals-initiative = Le joueur qui a l’initiative.
starfighter-policy-force-field = Ce que fait un champ de force du reste des dégâts
starfighter-policy-force-field-absorbs-all = Il les absorbe tous.
starfighter-policy-force-field-until-destroyed = Il les absorbe tant que la carte tient ; ensuite ils continuent.
starfighter-policy-second-tie = Même blindage et autant de cartes
starfighter-policy-second-tie-draw = La partie est nulle.
starfighter-policy-second-tie-initiative = Le joueur qui a l’initiative gagne.
starfighter-policy-reshuffle = Quand la défausse devient la pioche
starfighter-policy-reshuffle-when-needed = Quand il faut piocher et qu’il n’y a plus de carte.
starfighter-policy-reshuffle-at-once = Dès que la dernière carte est piochée.
starfighter-policy-markers = Qui choisit les chasseurs endommagés
starfighter-policy-markers-placer = Celui qui place les marqueurs.
starfighter-policy-markers-owner = Le propriétaire de la carte.
starfighter-policy-markers-upper-first = Personne : ceux du côté adverse viennent d’abord.
starfighter-policy-bare-card = Un marqueur qui atteint une carte sans chasseur
starfighter-policy-bare-card-skipped = Il la détruit et continue.
starfighter-policy-bare-card-takes-one = Il la détruit et il est dépensé.
starfighter-policy-free-move = Où un déplacement libre peut mener une carte
starfighter-policy-free-move-any-sector = Dans n’importe quel secteur, le sien aussi.
starfighter-policy-free-move-other-sector = Dans un autre secteur seulement.
