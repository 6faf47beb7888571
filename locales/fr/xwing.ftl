# Batailles de chasseurs stellaires.

xwing-second-edition = X-Wing, deuxième édition

## Escadrons : ce qui ne va pas

xwing-card = { $name-fr }

xwing-squad-empty = L’escadron n’a aucun vaisseau : ajoutez-en au moins un.
xwing-squad-too-many-ships = L’escadron compte { $ships } vaisseaux ; une partie en accueille { $most } par camp.
xwing-squad-unknown-pilot = Vaisseau { $ship } : aucun paquet n’a de pilote nommé « { $id } ».
xwing-squad-unknown-upgrade = Vaisseau { $ship } ({ $pilot }) : aucun paquet n’a d’amélioration nommée « { $id } ».
xwing-squad-too-many-upgrades = Le vaisseau { $ship } ({ $pilot }) a plus de { $most } améliorations : retirez-en.
xwing-squad-mixed-factions = Le vaisseau { $ship } ({ $pilot }) est du camp « { $other } », l’escadron du camp « { $one } » : un escadron n’a qu’un camp.
xwing-squad-limited = { $cards } cartes portent le nom { $card } ; un escadron peut en avoir { $most }, pilotes et améliorations comptés ensemble.
xwing-squad-no-slot = Le vaisseau { $ship } ({ $pilot }) n’a plus d’emplacement pour { $upgrade } (type : { $slot }).
xwing-squad-twice = Le vaisseau { $ship } ({ $pilot }) a deux fois { $upgrade } : une seule suffit.
xwing-squad-restricted = Le vaisseau { $ship } ({ $pilot }) ne peut pas s’équiper de { $upgrade } : cette carte est réservée aux { $demands }.
xwing-squad-no-price = { $card } n’a pas de prix dans les points « { $season } » : prenez une autre carte ou d’autres points.
xwing-squad-unknown-season = Aucun paquet n’a de points nommés « { $season } ».
xwing-squad-over-limit = L’escadron coûte { $points } points ; la limite est de { $limit }.
xwing-squad-no-quick-build = Le vaisseau { $ship } ({ $pilot }) n’est aucune des formations rapides de ce pilote : prenez les améliorations de l’une d’elles telles quelles.
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

xwing-squad-faction-rebel = Alliance Rebelle
xwing-squad-faction-empire = Empire Galactique
xwing-squad-faction-scum = Racailles et Scélérats
xwing-squad-faction-resistance = Résistance
xwing-squad-faction-first-order = Premier Ordre
xwing-squad-faction-republic = République Galactique
xwing-squad-faction-separatists = Alliance Séparatiste

xwing-squad-slot-astromech = astromech
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
xwing-squad-xws-unknown-upgrade = Vaisseau { $ship } ({ $pilot }) : aucun paquet n’a d’amélioration nommée « { $written } » ; elle a été laissée de côté.
xwing-squad-xws-not-a-name = Vaisseau { $ship } : quelque chose parmi ses améliorations n’est pas un nom et a été laissé de côté.
xwing-squad-xws-too-many-upgrades = Le vaisseau { $ship } ({ $pilot }) a trop d’améliorations ; { $dropped ->
    [one] la dernière a été laissée
   *[other] les { $dropped } dernières ont été laissées
} de côté.
xwing-squad-xws-unknown-obstacle = Aucun paquet n’a d’obstacle nommé « { $written } » ; il a été laissé de côté.
xwing-squad-xws-obstacle-count = Un joueur apporte 3 obstacles, et le fichier en nomme { $found }.
xwing-squad-xws-long-name = Le nom de l’escadron est trop long ; il a été laissé de côté.
xwing-squad-xws-unknown-pilot = Vaisseau { $ship } : aucun paquet n’a de pilote nommé « { $written } » ; le vaisseau a été refusé.
xwing-squad-xws-no-pilot = Le vaisseau { $ship } ne nomme pas de pilote ; il a été refusé.
xwing-squad-xws-too-many-ships = L’escadron a trop de vaisseaux ; { $dropped ->
    [one] le dernier a été refusé
   *[other] les { $dropped } derniers ont été refusés
}.
xwing-squad-xws-too-long = Le fichier est trop long pour être un escadron (256 Kio au plus).
xwing-squad-xws-not-json = Le fichier n’est pas du JSON : ligne { $line }, colonne { $column } illisible.
xwing-squad-xws-not-a-squad = Le fichier n’est pas un escadron XWS : il n’a pas de liste « pilots ».
xwing-squad-xws-no-ships = Aucun vaisseau du fichier n’a pu être pris.

## Ce qui ne peut pas commencer, et ce qui est refusé

xwing-setup-area = Les côtés d’une aire de jeu font de 600 à 2000 millimètres.
xwing-setup-empty-squad = Le joueur { $seat } n’a aucun vaisseau : choisissez un escadron.
xwing-setup-too-many-obstacles = Il y a trop d’obstacles : une table en accueille douze.
xwing-setup-too-many-ships = Il y a trop de vaisseaux pour une table.
xwing-setup-too-many-upgrades = { $name } a trop d’améliorations : retirez-en.
xwing-setup-unknown-obstacle = Aucun obstacle ne s’appelle { $name }.
xwing-setup-unknown-pilot = Aucun pilote ne s’appelle { $name } dans ces paquets.
xwing-setup-unknown-upgrade = Aucune amélioration ne s’appelle { $name } dans ces paquets.
xwing-refused-ability = Cette capacité ne peut pas servir maintenant : il lui manque son moment, son prix ou son effet.
xwing-refused-action = Le vaisseau ne peut pas effectuer cette action maintenant.
xwing-refused-arc = Aucune partie de la cible n’est dans l’arc de l’arme : choisissez une autre cible ou une autre arme.
xwing-refused-boost = L’accélération ne passe pas : elle chevaucherait un vaisseau ou un obstacle, ou sortirait de l’aire de jeu.
xwing-refused-calculate = Un marqueur de calcul demande un résultat de concentration à changer, et le vaisseau doit l’avoir.
xwing-refused-cannot-attack = Une carte empêche ce vaisseau d’attaquer.
xwing-refused-card-action = L’action de cette carte est impossible maintenant : déjà utilisée, impayable, ou sans effet.
xwing-refused-cloak = Le vaisseau est déjà occulté.
xwing-refused-coordinate = Seul un autre vaisseau allié à portée 1–2 et capable d’agir peut être coordonné.
xwing-refused-core-replacement = Avec une seule boîte de base, seuls les vaisseaux nommés pour cela remplacent le vaisseau perdu, chacun une seule fois.
xwing-refused-deploy = Un vaisseau arrimé se déploie depuis des glissières que son porteur permet, par une manœuvre vers l’avant, là où aucun vaisseau ne se trouve.
xwing-refused-dial-order = Réglez les cadrans l’un après l’autre ; ceux qui le sont déjà peuvent être changés.
xwing-refused-disarmed = Le vaisseau est désarmé et ne peut pas attaquer à ce round.
xwing-refused-dock = Un vaisseau ne s’arrime qu’à un porteur allié qui accepte son type et a de la place : avant la mise en place des vaisseaux, ou à portée 0 pendant la phase de système.
xwing-refused-evade = Un marqueur d’évasion change un résultat vierge ou de concentration : il n’y en a pas, ou pas de marqueur.
xwing-refused-focus = Un marqueur de concentration change des résultats de concentration : il n’y en a pas, ou pas de marqueur.
xwing-refused-force = La Force n’a ici aucun résultat de concentration à changer.
xwing-refused-friend = Seuls les vaisseaux ennemis peuvent être attaqués.
xwing-refused-ion-action = Un vaisseau ionisé ne peut que se concentrer.
xwing-refused-jam = Le vaisseau brouillé n’a pas ce marqueur ou ce verrouillage à perdre.
xwing-refused-jam-range = Seul un vaisseau à portée 1 peut être brouillé.
xwing-refused-line-clear = Toutes les lignes les plus courtes sont dégagées : l’attaque ne peut pas être gênée.
xwing-refused-line-obstructed = Toutes les lignes les plus courtes croisent un obstacle : l’attaque est gênée.
xwing-refused-linked = Seule l’action jumelée peut suivre.
xwing-refused-lock = Seul un autre vaisseau à portée 0–3, pas encore verrouillé, peut l’être.
xwing-refused-mandatory = Il y a ici un effet obligatoire : résolvez-le d’abord.
xwing-refused-marker-edge = Un marqueur d’hyperespace se place au-delà de la portée 1 de chaque bord.
xwing-refused-marker-marker = Le second marqueur d’hyperespace se place au-delà de la portée 3 du premier.
xwing-refused-marker-obstacle = Un marqueur d’hyperespace ne peut pas toucher un obstacle.
xwing-refused-no-dial = Ce vaisseau ne reçoit pas de cadran : il est ionisé ou n’est pas en jeu.
xwing-refused-no-force = Le vaisseau n’a plus de charge de Force.
xwing-refused-no-such-obstacle = Cet obstacle n’est pas parmi ceux qui restent : choisissez l’un d’eux.
xwing-refused-no-such-target = Il n’y a pas de tel vaisseau à attaquer.
xwing-refused-no-such-weapon = Le vaisseau n’a pas cette arme.
xwing-refused-not-due-to-place = Un autre vaisseau passe d’abord : on place les vaisseaux à partir de l’initiative la plus basse.
xwing-refused-not-next = Ce n’est pas le tour de ce vaisseau.
xwing-refused-not-on-bar = Cette action n’est pas sur la barre du vaisseau.
xwing-refused-not-on-dial = Cette manœuvre n’est pas sur le cadran du vaisseau.
xwing-refused-not-your-ship = Réglez les cadrans de vos propres vaisseaux.
xwing-refused-obstacle-edge = Les obstacles se placent au-delà de la portée 2 de chaque bord : rapprochez-le du centre.
xwing-refused-obstacle-near = Les obstacles se placent au-delà de la portée 1 les uns des autres : éloignez-le.
xwing-refused-on-asteroid = Un vaisseau à portée 0 d’un astéroïde ne peut pas attaquer.
xwing-refused-performed = Le vaisseau a déjà effectué cette action à ce round.
xwing-refused-range = La cible n’est pas à portée d’attaque 1–3.
xwing-refused-reload = Seuls une torpille, un missile ou un engin auquel manque une charge peuvent être rechargés.
xwing-refused-repair = Cette carte de dégât ne peut pas être réparée ainsi.
xwing-refused-replacement = Ces vaisseaux ne peuvent pas remplacer le vaisseau perdu : leur menace doit valoir la sienne plus un.
xwing-refused-requirement = La condition de l’arme n’est pas remplie : il faut un verrouillage sur la cible, ou le marqueur nommé.
xwing-refused-reroll = Ces dés ne peuvent pas être relancés : un dé l’est une fois au plus, et l’effet dit combien.
xwing-refused-roll = Le tonneau ne passe pas : il chevaucherait un vaisseau ou un obstacle, ou sortirait de l’aire de jeu.
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
xwing-refused-template = Aucune carte ne permet au vaisseau de poser l’engin de cette façon.
xwing-refused-touching = Des vaisseaux en contact ne peuvent pas s’attaquer.
xwing-refused-weapon-cost = Le coût de l’arme ne peut pas être payé.
xwing-refused-weapon-range = La cible n’est pas à une portée que cette arme atteint.
