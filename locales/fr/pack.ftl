# Ce qui peut clocher dans un contenu, après son endroit : `fichier:ligne:colonne: ..`. Les mots des fichiers restent tels qu’ils s’écrivent.

## Endor

pack-endor-twice = { $place } figure deux fois
pack-endor-no-sector = { $place } n’est pas un secteur (O, M ou I)
pack-endor-no-marker = { $place } n’est pas un marqueur Flotte (F)
pack-endor-not-on-board = { $place } n’est pas sur ce plateau
pack-endor-edge = une liaison va d’un secteur à un autre, ou d’un marqueur à un secteur
pack-endor-touch = { $one } et { $two } se touchent déjà
pack-endor-marker-touches = le marqueur Flotte { $marker } touche { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
} et doit en toucher exactement un
pack-endor-no-death-star = aucun secteur ne jouxte l’Étoile de la Mort
pack-endor-foreign-sector = { $place } n’est pas un secteur de ce plateau
pack-endor-shared = deux camps ne partagent jamais un lieu (END-042)
pack-endor-tie-marker = un chasseur TIE ne peut pas être sur un marqueur Flotte
pack-endor-many-fighters = plus de 200 chasseurs dans un camp
pack-endor-shield = la piste du bouclier compte de 1 à 60 cases, numérotées de 1 à 6
pack-endor-track = une piste de coups compte de 1 à 100 cases
pack-endor-redemption = Vador a moins de cases rouges que de cases
pack-endor-troopers = au plus 60 Stormtroopers
pack-endor-other-side = { $card } n’est pas une carte de ce camp
pack-endor-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; un paquet en compte de 12 (deux mains de six) à { $most }

## Starfighter

pack-starfighter-level = niveau { $level } : une carte est de niveau 0, 1, 2 ou 3 (STF-007)
pack-starfighter-fighters = { $count } chasseurs : une moitié en compte de 0 à { $most }
pack-starfighter-screen = Screen({ $count }) : il y a Screen(2), Screen(3) et Screen(4) (STF-093)
pack-starfighter-armour = blindage { $armour } : une piste va de 1 à 100 au plus
pack-starfighter-sectors = { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
} : un croiseur en a { $right } (STF-003)
pack-starfighter-slots = { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} : un secteur en compte de 1 à { $most } (STF-004)
pack-starfighter-draw = un symbole Pioche sur l’emplacement { $slot } : ils vont de 0 à { $last }
pack-starfighter-back-effect = le verso porte un effet, alors qu’il n’a que des chasseurs (STF-008)
pack-starfighter-back-empty = le verso ne montre aucun chasseur, et doit en montrer un (STF-008)
pack-starfighter-card = carte { $card } : { $why }
pack-starfighter-card-twice = la carte { $card } figure deux fois (STF-006)
pack-starfighter-no-fighter = la carte { $card } ne montre aucun chasseur : rien ne pourrait la détruire au combat (A12)
pack-starfighter-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; un contenu en compte de 1 à { $most }
pack-starfighter-cruiser = { $cruiser } : { $why }
pack-starfighter-cruiser-twice = { $cruiser } figure deux fois
pack-starfighter-no-cruisers = il n’y a aucun croiseur
pack-starfighter-boards = à deux joueurs, il faut deux plateaux
pack-starfighter-unknown-cruiser = il n’y a pas de croiseur { $cruiser }
pack-starfighter-no-board = { $cruiser } n’est sur aucun plateau, et personne ne pourrait le choisir
pack-starfighter-pair = { $mode } : ces croiseurs ne sont pas sur deux plateaux différents
pack-starfighter-alone = { $mode } : une fois { $cruiser } pris, il ne reste aucun autre de ces croiseurs
pack-starfighter-training = la carte { $card } est verte et porte un effet inconnu à l’entraînement (STF-012)
pack-starfighter-intermediate = la carte { $card } porte un effet inconnu au mode intermédiaire
pack-starfighter-unknown-card = il n’y a pas de carte { $card }
pack-starfighter-no-cards = { $mode } : ce mode n’a aucune carte

## X-Wing

pack-xwing-kind = aucun genre de contenu ne s’appelle « { $kind } » : mettez les entrées dans { $kinds-or }
pack-xwing-no-edition = aucun fichier ne dit ce qu’est l’édition : copiez-en un et adaptez-le
pack-xwing-no-ledger = aucune règle ne s’appelle { $name } : nommez celles de { $names-or }
pack-xwing-edition-number = { $field } va de { $least } à { $most }, le plus petit nombre d’abord
pack-xwing-step-missing = la séquence { $sequence } ne peut se passer de { $step } : ajoutez cette étape à sa place
pack-xwing-step-twice = { $step } figure deux fois dans la séquence { $sequence } : supprimez-en une
pack-xwing-build-empty = une configuration rapide compte au moins un vaisseau
pack-xwing-build-twice = ces vaisseaux figurent deux fois comme configuration rapide de { $pilot }
pack-xwing-season-twice = la saison { $season } est dans deux fichiers : mettez ses prix dans un seul
pack-xwing-no-outline = { $obstacle } a besoin d’un contour : aucun obstacle connu ne porte ce nom
pack-xwing-corner = ({ $x }, { $y }) n’est pas un sommet : en millimètres, de -100 à 100 autour du centre
pack-xwing-corners = un contour compte de 3 à { $most } sommets, et celui-ci { $count } : ajoutez-en ou retirez-en
pack-xwing-crossing = les côtés d’un contour ne doivent ni se croiser ni se toucher : déplacez le sommet { $corner }
pack-xwing-id = « { $id } » n’est pas un identifiant : des minuscules et des chiffres, avec des traits d’union entre eux
pack-xwing-twice = { $id } figure deux fois dans ce contenu : renommez ou retirez l’un des deux
pack-xwing-fuse = un engin explose à une portée de 0 à 3
pack-xwing-untold = { $field } manque en { $language }
pack-xwing-english = anglais (en)
pack-xwing-french = français (fr)
pack-xwing-text-alone = un texte sans capacité : dites ce qu’elle fait, ou retirez-le
pack-xwing-no-text = des capacités sans texte : dites dans les deux langues ce qu’elles font
pack-xwing-no-ship = aucun vaisseau ne s’appelle { $name } : corrigez le nom, ou ajoutez le vaisseau
pack-xwing-no-upgrade = aucune amélioration ne s’appelle { $name } : corrigez le nom, ou ajoutez l’amélioration
pack-xwing-no-pilot = aucun pilote ne s’appelle { $name } : corrigez le nom, ou ajoutez le pilote
pack-xwing-no-condition = aucun état ne s’appelle { $name } : corrigez le nom, ou ajoutez l’état
pack-xwing-no-device = aucun engin ne s’appelle { $name } : corrigez le nom, ou ajoutez l’engin
pack-xwing-hull = une valeur de coque va de 1 à 20
pack-xwing-shields = une valeur de boucliers va de 0 à 20
pack-xwing-agility = une agilité va de 0 à 6
pack-xwing-actions = un vaisseau a au moins une action dans sa barre
pack-xwing-dial = un cadran compte de 1 à 64 manœuvres
pack-xwing-dial-twice = { $maneuver } est une deuxième manœuvre de cette vitesse et de cette direction sur le cadran
pack-xwing-weapons = un vaisseau a au moins une arme principale
pack-xwing-turret = une arme de tourelle, mais le vaisseau n’a pas de tourelle : ajoutez Single ou Double
pack-xwing-primary = une arme principale n’exige rien et ne coûte rien (X2-WEAPON-01)
pack-xwing-docked-counted = ce qu’un transporteur tient d’un vaisseau arrimé ne se compte pas par round
pack-xwing-weapon-range = une arme de portée { $least }-{ $most } n’atteint rien : de 0-1 à 3-3
pack-xwing-docked-dice = c’est le vaisseau arrimé qui dit combien de dés a cette arme : écrivez 0
pack-xwing-dice = une arme a de 1 à { $most } dés
pack-xwing-limit = une limite va de 1 à 15
pack-xwing-recovers = il ne revient pas plus de charges qu’il n’y en a
pack-xwing-initiative = une initiative va de 0 à { $most }
pack-xwing-keyword = un mot-clé vide
pack-xwing-slots = une amélioration occupe au moins un emplacement
pack-xwing-faces = une amélioration a une face ou deux
pack-xwing-deck = avec celles-ci le paquet compte plus de { $most } cartes
pack-xwing-deck-empty = un paquet de dégâts compte au moins une carte
pack-xwing-threat = une menace va de 1 à 10
pack-xwing-squad = un escadron compte au plus { $most } vaisseaux
pack-xwing-sides = les vaisseaux d’une configuration rapide sont d’un seul camp
pack-xwing-upgrades = un vaisseau porte au plus { $most } améliorations
pack-xwing-price = un prix va de 0 à 1000
pack-xwing-conditions = un paquet a au plus { $most } états
pack-xwing-builds = un paquet a au plus { $most } formations rapides d’une même faction
pack-xwing-shared = les cartes de dégât et les états ont plus de { $most } actions et capacités d’une fois par round
pack-xwing-many = une de trop : au plus 255 d’un même genre
pack-xwing-abilities = une carte a au plus { $most } capacités
pack-xwing-counted = une carte a au plus { $most } actions et capacités d’une fois par round
pack-xwing-action-cost = une action ne coûte que des charges, de la Force ou des marqueurs
pack-xwing-weapon-place = une arme spéciale figure sur une amélioration (X2-WEAPON-02)
pack-xwing-weapon-cost = une arme ne coûte que des charges, de la Force, des marqueurs ou le verrouillage
pack-xwing-device-idle = un engin qui ne fait rien : dites ce qui arrive aux vaisseaux concernés
pack-xwing-dealt = seules les cartes de dégât sont distribuées (X2-DAMAGE-03)
pack-xwing-assigned = seuls les états sont assignés (X2-BEYOND-40)
pack-xwing-spend-lock = le verrouillage du défenseur se dépense pendant une attaque
pack-xwing-guides = aucun guide d’où se déployer : Front, Rear, ou les deux
pack-xwing-carries = un vaisseau en transporte un autre à tout moment, et par lui-même
pack-xwing-charges-spent = la carte n’a pas de charges : ajoutez-en, ou retirez ceci
pack-xwing-no-launch = aucun gabarit pour lancer
pack-xwing-charge-cost = coûte { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}, et la carte en a { $has }
pack-xwing-free = un coût de rien : ne l’écrivez pas
pack-xwing-range = la portée { $least }-{ $most } est vide : de 0-0 à 3-3
pack-xwing-no-attack = { $word } parle d’une attaque, et il n’y en a pas
pack-xwing-unrolled = rien n’a été lancé avant
pack-xwing-no-weapon = cette carte n’a pas d’arme : ajoutez une capacité Weapon, ou nommez une autre arme
pack-xwing-no-attacker = il n’y a pas d’attaquant à ce moment-là
pack-xwing-no-defender = il n’y a pas de défenseur à ce moment-là
pack-xwing-unchosen = aucun vaisseau n’a été choisi avant : ajoutez une étape Choose
pack-xwing-steps = une capacité compte de 1 à { $most } étapes
pack-xwing-roll = lance de 1 à 6 dés
pack-xwing-number = { $word } va de { $least } à { $most }
pack-xwing-tool = aucun gabarit de ce genre n’a la vitesse { $speed } : les lignes droites vont de 1 à 5, les virages de 1 à 3
pack-xwing-cost-twice = un coût nomme deux fois la même chose : additionnez les nombres
pack-xwing-circle = une valeur ne peut pas dépendre des boucliers qui manquent : ils dépendent eux-mêmes des valeurs
pack-xwing-own-ship = cela se paie avec sa propre carte : ce ne peut être que pour son propre vaisseau
pack-xwing-own-always = la coque, les boucliers et le nombre de verrouillages changent pour le vaisseau de la carte, sans condition, et pas par des cartes de dégât ou d’état
pack-xwing-no-roll = rien n’a été lancé avant : ajoutez une étape Roll
pack-xwing-repair = seule une carte de dégât peut se réparer elle-même
pack-xwing-no-charges = la carte n’a pas de charges
pack-xwing-dice-window = les dés d’une attaque se modifient sur ModifyAttackDice, ModifyDefenseDice ou BeforeNeutralize
pack-xwing-more-dice = les dés s’ajoutent ou se retirent sur Declared, avant tout lancer
pack-xwing-prevent = les dégâts s’évitent sur BeforeSuffer
pack-xwing-tokens = les résultats deviennent des marqueurs sur Hit
pack-xwing-speeds = les vitesses vont de la plus basse à la plus haute, de 0 à 5 ; ici de { $least } à { $most }
pack-xwing-silences = seules les cartes de dégât font taire un pilote
pack-xwing-discard = seules les améliorations se défaussent
pack-xwing-used = Used({ $index }) ne désigne aucune capacité de cette carte comptée par tour : une action, ou une capacité avec `once`
pack-xwing-fresh = seules les cartes de dégât savent à quel tour elles sont venues
pack-xwing-dealt-up = il s’agit d’une carte de dégât qui vient d’être reçue face visible : le moment est DealtUp
pack-xwing-cancel-results = les résultats s’annulent sur Hit
pack-xwing-plain = dans When et Each, une étape donne, retire, rend, inflige ou assigne, et rien d’autre
pack-xwing-turn-down = seules les cartes de dégât sont retournées face cachée
pack-xwing-one-face = la carte n’a qu’une face
pack-xwing-remove-condition = seul un état peut se retirer lui-même
pack-xwing-no-template = aucun gabarit pour poser l’engin

## L’écriture d’un fichier (RON)

pack-syntax-end = le fichier finit trop tôt : une parenthèse, un crochet ou un guillemet n’est pas fermé
pack-syntax-expected = il faut ici `{ $sign }`
pack-syntax-comma = il manque ici une virgule
pack-syntax-truth = il faut ici `true` ou `false`
pack-syntax-whole = il faut ici un nombre entier
pack-syntax-number = il faut ici un nombre
pack-syntax-too-large = ce nombre est ici trop grand ou trop petit
pack-syntax-text = il faut ici un texte entre guillemets
pack-syntax-text-end = le guillemet de ce texte n’est pas fermé
pack-syntax-name = il faut ici un nom
pack-syntax-sign = `{ $sign }` ne peut pas se trouver ici
pack-syntax-trailing = rien ne peut suivre la fin
pack-syntax-comment = ce commentaire n’est pas fermé
pack-syntax-other-struct = « { $found } » se trouve ici, et il faut `{ $expected }`
pack-syntax-value = il faut ici autre chose que { $found } : { $expected }
pack-syntax-length = il y a ici { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}, et il en faut un autre nombre : { $expected }
pack-syntax-unknown-word = le mot « { $found } » est inconnu ici : il faut { $known-or }
pack-syntax-unknown-field = il n’y a pas ici de champ « { $found } » : les champs sont { $known }
pack-syntax-no-word = le mot « { $found } » est inconnu ici
pack-syntax-no-field = il n’y a pas ici de champ « { $found } »
pack-syntax-missing-field = il manque le champ « { $field } »
pack-syntax-double-field = le champ « { $field } » figure deux fois
pack-syntax-other = ceci ne se lit pas : { $why }
