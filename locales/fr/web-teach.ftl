# Chaque jeu en deux minutes, et les leçons.

## La page

web-teach-minutes = { $game } en deux minutes
web-teach-about = Ce qui se passe dans une bataille, image par image. Chaque image est une vraie position : les règles qui la fondent peuvent être ouvertes et rejouées.
web-teach-play = Jouer la première bataille, avec un guide
web-teach-lessons = Leçons
web-teach-lessons-about = Une leçon montre une position et demande ce qui va se passer, puis le montre ; et elle vous donne les commandes, avec un seul but à la fois.
web-teach-lesson-count = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
web-teach-rules = Toutes les règles, numérotées
web-teach-see = Cette position, pas à pas
web-teach-at = { $at } sur { $last }
web-teach-right = C’est cela.
web-teach-wrong = Pas tout à fait : regardez la table.
web-teach-next = Continuer
web-teach-again = Recommencer cette leçon
web-teach-done = Leçon apprise
web-teach-score = Du premier coup : { $right } sur { $all }.
web-teach-other = Leçon suivante : { $lesson }
web-teach-build = Composer un escadron
web-teach-goal = Votre but
web-teach-hint = Indice
web-teach-done-task = Bien joué.
web-teach-failed-task = Pas cette fois.
web-teach-retry = Réessayer
web-teach-skip = Continuer quand même
web-teach-otherwise = Jouer autrement
web-teach-nowhere = Cette leçon n’existe pas.

## Noms des leçons

web-teach-lesson-xwing2e-dice = Les actions et les dés
web-teach-lesson-xwing2e-rocks = Les obstacles et les autres vaisseaux
web-teach-lesson-xwing2e-squad = Un escadron à vous
web-teach-lesson-starfighter-chain = Lire une réaction en chaîne
web-teach-lesson-endor-fronts = Les trois fronts

## X-Wing en deux minutes

web-teach-title-x-goal = Deux escadrons, une table
web-teach-text-x-goal = Chaque joueur pilote quelques vaisseaux. Qui garde le dernier vaisseau sur la table gagne. Un vaisseau qui quitte la table est perdu.
web-teach-title-x-dial = Préparez en secret
web-teach-text-x-dial = Chaque vaisseau a un cadran de manœuvres. Tous les joueurs choisissent en même temps, et personne ne voit les cadrans des autres : devinez où sera l’ennemi.
web-teach-title-x-fly = Volez
web-teach-text-x-fly = Les cadrans sont révélés, du pilote le moins habile au plus habile. Un vaisseau suit exactement son gabarit. S’il devait finir sur un autre, il s’arrête avant, et n’a pas d’action.
web-teach-title-x-act = Agissez
web-teach-text-x-act = Juste après son vol, un vaisseau peut faire une chose : se concentrer, esquiver, verrouiller une cible ou glisser de côté. Les manœuvres rouges coûtent du stress, et un vaisseau stressé ne peut pas agir.
web-teach-title-x-fire = Tirez
web-teach-text-x-fire = Maintenant les meilleurs pilotes commencent. L’ennemi doit être dans l’arc de tir, à portée 3 ou moins. Les dés rouges attaquent, les verts défendent : chaque évasion annule une touche.
web-teach-title-x-hurt = Encaissez
web-teach-text-x-hurt = Les touches retirent d’abord les boucliers, puis chacune donne une carte de dégât. Un coup critique retourne la carte : un moteur cale, un pilote est aveuglé. Plus de coque : le vaisseau est détruit.

## Starfighter en deux minutes

web-teach-title-s-goal = Deux croiseurs face à face
web-teach-text-s-goal = Chaque camp a un croiseur de cinq secteurs. Amenez le blindage de l’autre à 0.
web-teach-title-s-place = Posez des cartes
web-teach-text-s-place = Chacun à son tour pose une carte dans un secteur. Une nouvelle carte couvre la moitié supérieure de celle du dessous, et ce qui est couvert ne compte plus.
web-teach-title-s-chain = Déclenchez des réactions
web-teach-text-s-chain = Un effet se produit chaque fois qu’il apparaît. Une carte déplacée peut découvrir un autre effet, et celui-ci encore un autre.
web-teach-title-s-face = Pensez au décalage
web-teach-text-s-face = Qui passe en premier prend l’initiative : il peut décaler son croiseur d’un secteur, et seuls les secteurs face à face se battent.
web-teach-title-s-fight = Combattez
web-teach-text-s-fight = Dans chaque paire de secteurs, tous les chasseurs visibles tirent. Les dégâts vont à la carte du dessus, puis à la suivante, et ce qui reste au croiseur.
web-teach-title-s-end = Piochez et continuez
web-teach-text-s-end = Chaque symbole de pioche encore découvert donne une carte. Quand un blindage tombe à 0, la manche se joue jusqu’au bout, et le meilleur blindage gagne.

## Endor en deux minutes

web-teach-title-e-goal = Trois batailles à la fois
web-teach-text-e-goal = La Rébellion doit désactiver les boucliers sur la lune, puis toucher l’Étoile de la Mort d’un seul 6. L’Empire doit détruire avant cela tous les vaisseaux rebelles.
web-teach-title-e-pile = Trois cartes, face cachée
web-teach-text-e-pile = À chaque round, les deux camps choisissent trois de leurs cartes et les posent face cachée, dans l’ordre où elles seront jouées.
web-teach-title-e-space = Dans l’espace
web-teach-text-e-space = Tour à tour, chacun retourne une carte et donne un de ses ordres. Un ordre de flotte déplace des vaisseaux d’une sorte, puis attaque avec un dé par vaisseau, cinq au plus.
web-teach-title-e-shield = Sur la lune
web-teach-text-e-shield = L’équipe d’assaut avance sur une piste, d’une case par dé assez haut. Les Stormtroopers en embuscade rendent les cases plus difficiles.
web-teach-title-e-duel = Dans la salle du trône
web-teach-text-e-duel = Luke et Vador se frappent avec quatre dés. Celui qui tombe donne des ordres à l’autre camp ; un Vador presque vaincu peut être sauvé.
web-teach-title-e-end = Un seul 6
web-teach-text-e-end = Une fois les boucliers désactivés, les vaisseaux rebelles de l’anneau intérieur peuvent attaquer l’Étoile de la Mort. Un 6, et la bataille est finie.

## X-Wing : les actions et les dés

web-teach-title-focus = La concentration
web-teach-text-focus = Luke attaque et obtient deux yeux et un vierge. Il a un marqueur de concentration.
web-teach-ask-focus = Combien de touches le marqueur donne-t-il ?
web-teach-answer-focus-1 = Une
web-teach-answer-focus-2 = Deux
web-teach-answer-focus-3 = Trois
web-teach-after-focus = Un seul marqueur change tous les yeux : deux touches. Les vierges restent vierges. En défense, le même marqueur changerait les yeux en évasions : gardez-le pour les dés qui comptent.
web-teach-title-lock = Le verrouillage
web-teach-text-lock = L’escorte a verrouillé ce TIE au round précédent. Elle l’attaque maintenant à portée 1, avec deux vierges et deux touches.
web-teach-ask-lock = À quoi sert le verrouillage ?
web-teach-answer-lock-1 = Un dé de plus
web-teach-answer-lock-2 = Un dé est relancé
web-teach-answer-lock-3 = Autant de dés qu’elle veut sont relancés, une fois
web-teach-after-lock = Dépensé, le verrouillage permet de relancer autant de dés qu’on veut, une fois chacun. Il attend qu’on en ait besoin : il ne se perd pas à la fin du round.
web-teach-title-evade = L’évasion
web-teach-text-evade = Deux touches arrivent. L’as a obtenu une évasion, un œil et un vierge, et possède un marqueur d’évasion.
web-teach-ask-evade = Qu’est-ce qui passe ?
web-teach-answer-evade-1 = Les deux touches
web-teach-answer-evade-2 = Une touche
web-teach-answer-evade-3 = Rien
web-teach-after-evade = Le marqueur change l’œil ou le vierge en évasion : deux évasions contre deux touches, et l’attaque échoue.
web-teach-title-range = La portée
web-teach-text-range = Ce X-wing attaque avec trois dés, et le TIE devant lui est à portée 1.
web-teach-ask-range = Combien de dés lance-t-il ?
web-teach-answer-range-1 = Deux
web-teach-answer-range-2 = Trois
web-teach-answer-range-3 = Quatre
web-teach-after-range = À portée 1, l’attaquant lance un dé de plus ; à portée 3, c’est le défenseur. Approchez pour tirer, restez loin quand on vous tire dessus.
web-teach-title-stress = Le stress
web-teach-text-stress = Le cadran du X-wing de droite montre une manœuvre rouge, un virage koiogran. L’autre vole d’abord.
web-teach-ask-stress = Pourra-t-il agir après sa manœuvre ?
web-teach-answer-stress-1 = Oui, comme tout autre
web-teach-answer-stress-2 = Non
web-teach-after-stress = Une manœuvre rouge donne un marqueur de stress avant l’action, et un vaisseau stressé ne peut pas agir. Une manœuvre bleue retire le stress.

## X-Wing : les obstacles

web-teach-title-rock = Un astéroïde
web-teach-text-rock = Le X-wing de gauche est passé tout droit sur un astéroïde.
web-teach-ask-rock = Que se passe-t-il ?
web-teach-answer-rock-1 = Il s’arrête devant
web-teach-answer-rock-2 = Il lance un dé de dégât et n’a pas d’action
web-teach-answer-rock-3 = Il est détruit
web-teach-after-rock = Rien ne l’arrête, mais il lance un dé : une touche inflige un dégât, un critique un dégât critique. Et il n’agit pas ce round-ci.
web-teach-title-obstructed = Quelque chose entre eux
web-teach-text-obstructed = La ligne de cette attaque traverse un astéroïde et des débris. Le défenseur a 2 en agilité.
web-teach-ask-obstructed = Combien de dés lance le défenseur ?
web-teach-answer-obstructed-1 = Deux
web-teach-answer-obstructed-2 = Trois
web-teach-answer-obstructed-3 = Quatre
web-teach-after-obstructed = Une attaque gênée donne un dé de plus, quel que soit le nombre d’obstacles. Un rocher entre vous et l’ennemi est un bon rocher.
web-teach-title-debris = Des débris
web-teach-text-debris = Le X-wing de gauche est passé sur des débris.
web-teach-ask-debris = Que font les débris ?
web-teach-answer-debris-1 = La même chose qu’un astéroïde
web-teach-answer-debris-2 = Un marqueur de stress, et un dé dont seul un critique blesse
web-teach-answer-debris-3 = Rien
web-teach-after-debris = Les débris stressent, et le stress empêche l’action. Le dé est plus clément : seul un critique blesse.
web-teach-title-bump = Un vaisseau sur le chemin
web-teach-text-bump = Le X-wing du milieu volera 2 tout droit. Un TIE se trouve là où il finirait, à un demi-millimètre près.
web-teach-ask-bump = Où finit-il ?
web-teach-answer-bump-1 = Derrière le TIE
web-teach-answer-bump-2 = Au contact du TIE, sans action
web-teach-answer-bump-3 = Les deux subissent un dégât
web-teach-after-bump = Il recule jusqu’à ne plus chevaucher le TIE, le touche et n’a pas d’action ; et les deux ne peuvent pas s’attaquer. Se mettre sur le chemin de quelqu’un est une arme.

## X-Wing : un escadron

web-teach-title-initiative = L’initiative
web-teach-text-initiative = Chaque pilote a une initiative. Voici Luke (5), un As de l’Escadron Noir (3), une escorte (2) et un Pilote de l’Académie (1).
web-teach-ask-initiative = Qui tire en premier ?
web-teach-answer-initiative-1 = Le Pilote de l’Académie
web-teach-answer-initiative-2 = Luke
web-teach-answer-initiative-3 = Qui a gagné le round précédent
web-teach-after-initiative = La plus haute initiative tire en premier et vole en dernier, après avoir vu où vont les autres. De tels pilotes coûtent plus de points.
web-teach-title-points = Les points
web-teach-text-points = Les pilotes et leurs améliorations coûtent des points. La bataille habituelle se joue à 200 par camp.
web-teach-ask-points = Votre escadron en coûte 198. Pouvez-vous le jouer ?
web-teach-answer-points-1 = Non, il faut 200
web-teach-answer-points-2 = Oui : 200 est le maximum
web-teach-after-points = Jusqu’à 200. Qui a le moins de points décide qui est le premier joueur : les deux points restants ne sont pas perdus.
web-teach-title-limited = Unique en son genre
web-teach-text-limited = Un point devant un nom dit combien d’exemplaires de la carte un escadron peut contenir. Luke Skywalker en a un.
web-teach-ask-limited = Deux Luke peuvent-ils voler ensemble ?
web-teach-answer-limited-1 = Non
web-teach-answer-limited-2 = Oui, avec d’autres améliorations
web-teach-after-limited = Un point : un exemplaire. Les pilotes sans point viennent en nombre : huit Pilotes de l’Académie forment un essaim, et un bon. L’atelier dit ce qui ne va pas, et pourquoi.

## Starfighter : une réaction en chaîne

web-teach-title-cover = Ce qui est couvert
web-teach-text-cover = La carte du dessous montre trois chasseurs dans sa moitié supérieure. On pose sur elle une carte avec un chasseur par moitié.
web-teach-ask-cover = Combien de chasseurs comptent dans ce secteur ?
web-teach-answer-cover-1 = Deux
web-teach-answer-cover-2 = Trois
web-teach-answer-cover-3 = Cinq
web-teach-after-cover = La nouvelle carte couvre les trois : seuls ses deux chasseurs comptent. Couvrez ce qui a servi, pas ce qui tire encore.
web-teach-title-uncover = Ce qui apparaît
web-teach-text-uncover = Un déplacement latéral écarte une carte. Sous elle se trouve une carte dont la moitié supérieure inflige un dégât au croiseur adverse.
web-teach-ask-uncover = Et l’effet du dessous ?
web-teach-answer-uncover-1 = Rien : il a eu son tour
web-teach-answer-uncover-2 = Il apparaît, et se produit
web-teach-after-uncover = Un effet se produit chaque fois qu’il apparaît. C’est de cela que sont faites les réactions : découvrez vos effets, encore et encore.
web-teach-title-lost = Ce qui est perdu
web-teach-text-lost = Une nouvelle carte a deux effets. Son propriétaire commence par celui du bas, un déplacement vertical qui pose une autre carte dessus.
web-teach-ask-lost = Et l’effet de sa moitié supérieure ?
web-teach-answer-lost-1 = Il est perdu
web-teach-answer-lost-2 = Il se produit ensuite
web-teach-after-lost = Les effets attendent leur tour, et celui qu’on couvre entre-temps est perdu. L’ordre est à vous : réfléchissez avant de commencer.
web-teach-title-chain = Une réaction entière
web-teach-text-chain = Une carte vient d’être posée, avec un déplacement latéral. Sous d’autres cartes se trouvent un déplacement vertical, un pivotement, une destruction et un dégât.
web-teach-ask-chain = Combien d’effets peut-elle déclencher ?
web-teach-answer-chain-1 = Un
web-teach-answer-chain-2 = Trois
web-teach-answer-chain-3 = Cinq
web-teach-after-chain = Chaque effet découvre le suivant, et le dernier touche le croiseur adverse : cinq effets avec une carte. Avant votre choix, le plateau montre comment la réaction commence.
web-teach-title-battle = Le combat
web-teach-text-battle = Sept chasseurs tirent sur un secteur de deux cartes à deux chasseurs chacune.
web-teach-ask-battle = Où vont les dégâts ?
web-teach-answer-battle-1 = La carte du dessus prend tout
web-teach-answer-battle-2 = Les deux cartes sont détruites, et trois atteignent le croiseur
web-teach-answer-battle-3 = Les sept atteignent le croiseur
web-teach-after-battle = De la carte du dessus vers le bas, et ce qui reste va au blindage. Un secteur sans carte laisse le croiseur à nu.

## Endor : les trois fronts

web-teach-title-fleet = Dans l’espace
web-teach-text-fleet = Quatre X-wing sur sept sont passés en M3 et attaquent deux chasseurs TIE à côté.
web-teach-ask-fleet = Combien de dés lancent-ils ?
web-teach-answer-fleet-1 = Quatre
web-teach-answer-fleet-2 = Cinq
web-teach-answer-fleet-3 = Sept
web-teach-after-fleet = Un dé par vaisseau de la sorte ordonnée présent, cinq au plus. Un chasseur TIE tombe sur un 3 ou plus.
web-teach-title-bonus = Un ordre bonus
web-teach-text-bonus = Les dés sont tombés, et le dernier chasseur TIE du secteur va tomber.
web-teach-ask-bonus = Que rapporte un secteur libéré ?
web-teach-answer-bonus-1 = Rien
web-teach-answer-bonus-2 = Un ordre de plus, sans être vu, sous la pile
web-teach-answer-bonus-3 = Le tour suivant
web-teach-after-bonus = Libérer un secteur rapporte un ordre bonus : une carte glisse, sans être vue, sous votre pile et se joue ce round-ci. Mieux vaut finir une escadrille qu’en blesser deux.
web-teach-title-ambush = Sur la lune
web-teach-text-ambush = L’Empire ordonne une embuscade. L’équipe d’assaut est sur la case 4.
web-teach-ask-ambush = Où vont les Stormtroopers ?
web-teach-answer-ambush-1 = Sur l’équipe
web-teach-answer-ambush-2 = Sur les trois cases devant elle
web-teach-answer-ambush-3 = Au bout de la piste
web-teach-after-ambush = Chacun augmente d’un point le nombre de sa case. Il y faut des dés plus hauts, et l’Empire gagne du temps.
web-teach-title-duel = Dans la salle du trône
web-teach-text-duel = Luke frappe : quatre dés.
web-teach-ask-duel = Quels dés touchent ?
web-teach-answer-duel-1 = Seulement les six
web-teach-answer-duel-2 = 4, 5 et 6
web-teach-answer-duel-3 = Le plus haut
web-teach-after-duel = La moitié des faces touchent. Vador tombe à son treizième coup, Luke à son douzième ; sur ses trois dernières cases, Vador peut plutôt être sauvé, ce qui rapporte cinq ordres.
web-teach-title-six = L’Étoile de la Mort
web-teach-text-six = Les boucliers sont désactivés, le Falcon est dans l’anneau intérieur et lance deux dés contre l’Étoile de la Mort.
web-teach-ask-six = Que faut-il obtenir ?
web-teach-answer-six-1 = Deux six
web-teach-answer-six-2 = Un six
web-teach-answer-six-3 = Sept en tout
web-teach-after-six = Un 6, et la bataille est gagnée sur-le-champ, quoi qu’il fût prévu. Tant que les boucliers tiennent, rien ne peut l’atteindre : d’abord la lune.

## À jouer : X-Wing

web-teach-title-play-lock = À vous : une action
web-teach-text-play-lock = Votre X-wing vient de voler. Un TIE est devant lui, trop loin pour un tir sûr ce round-ci.
web-teach-ask-play-lock = Choisissez l’action qui permettra de relancer des dés contre ce TIE.
web-teach-hint-play-lock-1 = Un marqueur de concentration change des dés, et part à la fin du round. Autre chose reste jusqu’à ce qu’on le dépense.
web-teach-hint-play-lock-2 = Verrouillez le Pilote de l’Académie, droit devant.
web-teach-praise-play-lock = Le verrouillage reste sur le TIE jusqu’à ce que vous le dépensiez : vous relancez alors autant de dés d’attaque que vous voulez.
web-teach-fail-play-lock-other = Cela aide, mais ne relance rien : seul un verrouillage le permet.
web-teach-fail-play-lock-friend = C’est votre ailier que vous avez verrouillé. Verrouillez le TIE.
web-teach-fail-play-lock-none = Sans action, rien n’aidera les dés.
web-teach-title-play-range = À vous : approchez
web-teach-text-play-range = Le cadran du TIE d’en face est réglé : il volera 2 tout droit, vers vous. Réglez votre cadran, choisissez une action et attaquez.
web-teach-ask-play-range = Attaquez le TIE à portée 1, avec quatre dés.
web-teach-hint-play-range-1 = Le TIE bouge avant vous. Pensez à l’endroit où il sera, non à celui où il est.
web-teach-hint-play-range-2 = 3 tout droit vous amène tout près, sans collision.
web-teach-praise-play-range = À portée 1, l’attaquant lance un dé de plus : quatre dés pour un X-wing.
web-teach-fail-play-range-far = Une attaque, mais pas à portée 1 : trois dés seulement. Volez un peu plus loin.
web-teach-fail-play-range-none = Pas d’attaque : le TIE doit finir dans votre arc, à portée 3 ou moins. Volez vers lui.
web-teach-fail-play-range-bumped = Vous avez heurté le TIE : des vaisseaux au contact ne peuvent pas s’attaquer. Volez un peu moins loin.
web-teach-fail-play-range-fled = Votre vaisseau a quitté la table : il est perdu.
web-teach-title-play-rock = À vous : contournez
web-teach-text-play-rock = Un astéroïde se trouve droit devant votre X-wing. Pointez une manœuvre pour voir où elle mène avant de la choisir.
web-teach-ask-play-rock = Volez sans toucher d’astéroïde, ni par le gabarit ni par le socle.
web-teach-hint-play-rock-1 = Tout droit, chaque vitesse passe sur le rocher, ou finit dessus.
web-teach-hint-play-rock-2 = Tournez court : 2 à gauche ou à droite.
web-teach-praise-play-rock = Ni le gabarit ni le socle n’ont touché : pas de dé, et vous gardez votre action.
web-teach-fail-play-rock-rock = Le gabarit ou le socle était sur un astéroïde : un dé de dégât, et pas d’action ce round-ci.
web-teach-fail-play-rock-fled = Votre vaisseau a quitté la table : il est perdu.

## À jouer : un escadron tire

web-teach-title-play-target = À vous : sur qui tirer
web-teach-text-play-target = Luke tire en premier, et deux chasseurs TIE sont dans son arc. L’un d’eux a 2 cartes de dégât sur les 3 qu’il peut recevoir.
web-teach-ask-play-target = Attaquez là où l’ennemi perdra un vaisseau le plus tôt.
web-teach-hint-play-target-1 = Un vaisseau endommagé tire avec autant de dés qu’un vaisseau intact, jusqu’à sa destruction.
web-teach-hint-play-target-2 = Regardez les repères de coque des deux TIE : à celui de droite, il suffit d’une touche.
web-teach-praise-play-target = Un dégât de plus le détruit, et il ne tirera plus jamais. Un escadron tire sur un vaisseau après l’autre, non sur tous à la fois.
web-teach-fail-play-target-fresh = Celui-ci supporte trois touches : les deux vont sans doute riposter. Achevez d’abord celui qui est endommagé.
web-teach-fail-play-target-none = Vous n’avez pas attaqué : les deux TIE ripostent intacts.

## À jouer : une réaction en chaîne

web-teach-title-play-chain = À vous : une réaction
web-teach-text-play-chain = Vous venez de poser une carte à déplacement latéral : elle fait passer une de vos cartes au secteur voisin. Sous d’autres cartes se trouvent un déplacement vertical, un pivotement, une destruction et un dégât.
web-teach-ask-play-chain = Déclenchez encore au moins trois effets.
web-teach-hint-play-chain-1 = Écartez une carte qui couvre un effet : ce qui est découvert se déclenche aussitôt.
web-teach-hint-play-chain-2 = Écartez la carte du dessus du premier secteur : le déplacement vertical apparaît. Servez-vous-en pour élever le pivotement, puis pivotez une carte couverte.
web-teach-praise-play-chain = Chaque effet a découvert le suivant, et un effet qui apparaît se déclenche aussitôt.
web-teach-fail-play-chain-short = La réaction s’est arrêtée : rien de nouveau n’a été découvert. Déplacez les cartes posées sur des effets.

## À jouer : les fronts

web-teach-title-play-clear = À vous : dans l’espace
web-teach-text-play-clear = Trois X-wing en M1. Deux chasseurs TIE sont en M2, un seul est en M7. Votre carte est révélée : donnez l’ordre X-wing et attaquez.
web-teach-ask-play-clear = Libérez un secteur, et gagnez un ordre bonus.
web-teach-hint-play-clear-1 = Vous avez trois dés, et chaque 3 ou plus détruit un TIE. Quel secteur sera vidé le plus sûrement ?
web-teach-hint-play-clear-2 = Ordre X-wing, restez sur place, attaquez M7.
web-teach-praise-play-clear = Une attaque qui vide un secteur rapporte un ordre de plus : visez là où vous pouvez en vider un.
web-teach-fail-play-clear-many = Deux chasseurs TIE demandent deux bons dés, et il en est resté : rien n’est gagné. En M7, il n’y en a qu’un.
web-teach-fail-play-clear-dice = Bien visé : trois dés ne manquent un TIE qu’une fois sur 27. Réessayez.
web-teach-fail-play-clear-order = Ce n’était pas une attaque dans l’espace : c’est l’ordre X-wing qui peut libérer un secteur.
web-teach-title-play-fronts = À vous : une pile
web-teach-text-play-fronts = Un nouveau round : posez trois cartes. Chacune donnera un de ses ordres. Toutes ont des vaisseaux ; certaines ont un assaut sur la lune, d’autres Luke.
web-teach-ask-play-fronts = Posez une pile qui permette d’agir sur les trois fronts.
web-teach-hint-play-fronts-1 = Une carte pour la lune, une autre pour la salle du trône ; la troisième est libre.
web-teach-hint-play-fronts-2 = Par exemple une carte avec un assaut, une carte avec Luke, et une autre.
web-teach-praise-play-fronts = Un assaut, Luke et des vaisseaux : trois cartes, trois fronts. Lequel compte le plus se décide carte après carte.
web-teach-fail-play-fronts-moon = Aucune carte de cette pile ne mène à la lune : les boucliers restent actifs un round de plus.
web-teach-fail-play-fronts-throne = Il ne reste aucune carte pour Luke : Vador frappe sans riposte.
