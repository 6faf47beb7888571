# Ce dont seuls le plateau dessiné et le constructeur de decks de Starfighter ont besoin.

web-starfighter-board = Le plateau : votre croiseur en bas, celui de l’adversaire en haut
web-starfighter-no-cruiser = Pas encore de croiseur
web-starfighter-secret-cruiser = Croiseur choisi en secret
web-starfighter-passed = a passé
web-starfighter-initiative = Initiative
web-starfighter-armour = blindage { $armour }
web-starfighter-piles = Pioches
web-starfighter-common = commune
web-starfighter-draw-pile = Pioche
web-starfighter-discard = Défausse
web-starfighter-discard-empty = Aucune carte n’a été détruite depuis le dernier mélange.
web-starfighter-symbols = Symboles
web-starfighter-symbols-about = Un effet se produit chaque fois qu’il devient visible. Les champs de force et les écrans restent simplement en place.
web-starfighter-lane = Votre secteur { $mine } fait face au secteur { $theirs } : vous infligez { $deals } et subissez { $takes }.
web-starfighter-nothing = rien
web-starfighter-card-back = Une carte au verso visible
web-starfighter-card-front = La carte { $card }
web-starfighter-card-own-back = Votre carte { $card }, côté verso
web-starfighter-card-top = { $name }. Côté adverse : { $upper }. Côté propriétaire : { $lower }.
web-starfighter-card-covered = { $name }. Côté adverse, recouvert : { $upper }. Côté propriétaire : { $lower }.
web-starfighter-card-pivoted = Elle a été tournée d’un demi-tour.
web-starfighter-face = Carte { $card }, niveau { $level }. Moitié supérieure : { $upper }. Moitié inférieure : { $lower }.
web-starfighter-faces = face au secteur { $sector }
web-starfighter-faces-none = sans adversaire en face
web-starfighter-sector = Secteur { $sector }, { $faces } : { $cards ->
    [one] { $cards } emplacement pris
   *[other] { $cards } emplacements pris
} sur { $slots }, chasseurs visibles : { $fighters }.
web-starfighter-side = { CAP($who) } : { $cruiser }, blindage { $armour }. Piochera { $draws }, en main { $hand }, de côté { $aside }.
web-starfighter-side-none = { CAP($who) } { $who-who ->
    [you] n’avez
   *[other] n’a
  } pas encore montré de croiseur.
web-starfighter-has-initiative = A l’initiative.
web-starfighter-target = { $card } · secteur { $sector }, emplacement { $slot }
web-starfighter-target-back = verso · secteur { $sector }, emplacement { $slot }
web-starfighter-in-sector = dans le secteur
web-starfighter-sector-name = Secteur { $sector }
web-starfighter-first = { $effect } ({ $card })
web-starfighter-place = Posez { $card }, recto visible : choisissez un secteur.
web-starfighter-place-back = Posez { $card }, verso visible : choisissez un secteur.
web-starfighter-move-to = { CAP($card) } : choisissez où elle va.
web-starfighter-wait-cruiser = { CAP($who) } choisit un croiseur.
web-starfighter-wait-deploy = { CAP($who) } pose une carte ou passe.
web-starfighter-wait-shift = { CAP($who) } peut décaler son croiseur.
web-starfighter-wait-fight = { CAP($who) } choisit l’ordre des combats.
web-starfighter-wait-first = { CAP($who) } choisit l’effet qui vient en premier.
web-starfighter-wait-apply = { CAP($who) } applique un effet.
web-starfighter-wait-markers = { CAP($who) } place des dégâts.
web-starfighter-why-armour = Le meilleur blindage l’emporte : { $winner } { $won }, { $loser } { $lost }.
web-starfighter-why-destroyed = { $loser-who ->
    [you] Votre croiseur est détruit ({ $lost })
   *[other] Le croiseur { DE($loser) } est détruit ({ $lost })
  } ; { $winner-who ->
    [you] le vôtre garde un blindage de { $won }.
   *[other] celui { DE($winner) } garde un blindage de { $won }.
  }
web-starfighter-why-both = Les deux croiseurs sont détruits, et le meilleur blindage l’emporte : { $winner } { $won }, { $loser } { $lost }.
web-starfighter-why-cards = Blindage égal, { $one } et { $two } : les cartes comptent, { $onecards } contre { $twocards }.
web-starfighter-why-tie = Blindage ({ $one } et { $two }) et cartes ({ $onecards } et { $twocards }) à égalité : l’initiative décide.
web-starfighter-why-draw = Blindage ({ $one } et { $two }) et cartes ({ $onecards } et { $twocards }) à égalité.
web-starfighter-front = Recto
web-starfighter-back = Verso
web-starfighter-other-side = L’autre côté, que vous seul pouvez voir
web-starfighter-end-upper = Côté adverse
web-starfighter-end-lower = Côté propriétaire
web-starfighter-is-covered = recouvert
web-starfighter-cover-rule = Une carte recouvre la moitié côté adverse de la carte du dessous.
web-starfighter-hand-empty = Aucune carte en main.
web-starfighter-hand-none = aucune carte
web-starfighter-hand-of = Main : { $who }
web-starfighter-turn-front = Montrer le recto
web-starfighter-turn-back = Montrer le verso
web-starfighter-pass = Passer
web-starfighter-pass-first = Qui passe en premier a l’initiative dans la bataille.
web-starfighter-round = Manche { $round }
web-starfighter-pass-hint = Vous ne poserez plus de carte cette manche.
web-starfighter-back-only = verso seulement
web-starfighter-take = Jouer ce choix
web-starfighter-take-sector = Jouer dans le secteur { $sector }
web-starfighter-goal = Le but : faire tomber à 0 le blindage du croiseur adverse avant le vôtre. Des cartes avec des chasseurs se posent dans cinq secteurs, puis chaque secteur combat celui d’en face. Choisissez d’abord votre croiseur.
web-starfighter-cruiser-advice = Pour une première bataille : le plus fort blindage
web-starfighter-ahead = Ce qui arriverait
web-starfighter-point = Pointez ou touchez un choix : le plateau montre ce qu’il entraîne. Toucher deux fois le joue.
web-starfighter-then-nothing = Rien d’autre ne suit.
web-starfighter-then-unknown = La suite dépend de ce que vous ne voyez pas.
web-starfighter-then-you = Ensuite, à vous : { $ask }
web-starfighter-then-other = Ensuite, { $who } choisit : { $ask }
web-starfighter-markers = { $upper } côté adverse, { $lower } côté propriétaire
web-starfighter-yours = Les vôtres
web-starfighter-theirs = Adverses
web-starfighter-does-draw = La première carte de la pioche est mise de côté sans être vue et rejoint la main à la manche suivante.
web-starfighter-does-lateral = Une carte va au sommet d’un secteur voisin du sien.
web-starfighter-does-vertical = Une carte va au sommet de son propre secteur.
web-starfighter-does-free = Une carte va au sommet de n’importe quel secteur de son plateau.
web-starfighter-does-pivot = Une carte fait un demi-tour : ses moitiés échangent leurs places.
web-starfighter-does-destroy = Une carte d’un des deux plateaux est détruite.
web-starfighter-does-hit-enemy = Le croiseur adverse perd 1 point de blindage.
web-starfighter-does-hit-self = Votre propre croiseur perd 1 point de blindage.
web-starfighter-does-force-field = La carte subit au plus 1 dégât à la fois ; le reste est perdu.
web-starfighter-does-screen = Les marqueurs vont d’abord sur les écrans, un par écran ; ils sont de nouveau intacts à chaque manche.
web-starfighter-does-flip = Une carte est retournée et garde son orientation.
web-starfighter-does-damage = La carte la plus haute d’un secteur reçoit 1 marqueur.
web-starfighter-cruiser-facts = blindage { $armour } · emplacements { $slots } · pioche { $draws }
web-starfighter-decks = Decks de guerre totale
web-starfighter-decks-about = Un deck de guerre totale a au moins { $least } cartes, chaque matricule une seule fois. Cartes :
web-starfighter-cards = Cartes
web-starfighter-filter = Afficher seulement
web-starfighter-filter-id = Matricule
web-starfighter-filter-level = Niveau
web-starfighter-filter-colour = Couleur
web-starfighter-filter-effect = Effet
web-starfighter-filter-only = Dans le deck ou non
web-starfighter-filter-reset = Tout afficher
web-starfighter-level = Niveau { $level }
web-starfighter-any-colour = Toutes les couleurs
web-starfighter-green = Vertes
web-starfighter-blue = Bleues
web-starfighter-any-effect = Tous les effets
web-starfighter-only-all = Toutes les cartes
web-starfighter-only-in = Dans le deck
web-starfighter-only-out = Hors du deck
web-starfighter-effect-draw = Pioche
web-starfighter-effect-lateral = Déplacement latéral
web-starfighter-effect-vertical = Déplacement vertical
web-starfighter-effect-free = Déplacement libre
web-starfighter-effect-pivot = Pivotement
web-starfighter-effect-destroy = Destruction
web-starfighter-effect-hit-enemy = Dégât au croiseur adverse
web-starfighter-effect-hit-self = Dégât à son propre croiseur
web-starfighter-effect-force-field = Champ de force
web-starfighter-effect-screen = Écrans
web-starfighter-effect-flip = Retournement
web-starfighter-effect-damage = Dégât à un chasseur
web-starfighter-curve = Cartes de chaque niveau
web-starfighter-curve-level = Niveau { $level } : { $count }
web-starfighter-effects = Effets dans le deck
web-starfighter-deck = Deck
web-starfighter-deck-new = Un nouveau deck
web-starfighter-deck-name = Nom
web-starfighter-deck-unnamed = Deck
web-starfighter-deck-cruiser = Croiseur
web-starfighter-cruiser-later = Choisi à la table
web-starfighter-deck-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $least } au moins, { $fighters ->
    [one] { $fighters } chasseur
   *[other] { $fighters } chasseurs
}
web-starfighter-deck-good = Ce deck peut être joué.
web-starfighter-deck-play = Jouer avec
web-starfighter-deck-save = Enregistrer
web-starfighter-deck-text = En texte
web-starfighter-deck-text-about = Des matricules séparés par des espaces ou des virgules ; des lignes peuvent commencer par « name » ou « cruiser » suivi de deux-points. Copiez le texte, ou collez-en un autre.
web-starfighter-deck-bring = Importer ce deck
web-starfighter-deck-bring-anyway = Prendre les cartes lisibles
web-starfighter-deck-empty = Vider
web-starfighter-deck-undo = Annuler
web-starfighter-deck-replace = { $count ->
    [one] La carte de ce deck sera remplacée.
   *[other] Les { $count } cartes de ce deck seront remplacées.
}
web-starfighter-deck-replace-yes = Remplacer
web-starfighter-deck-replace-no = Garder
web-starfighter-deck-has = { $card }, dans le deck
web-starfighter-deck-add = Ajouter au deck
web-starfighter-deck-remove = Retirer du deck
web-starfighter-level-slot = Niveau { $level } : son recto ne va que sur l’emplacement { $level }.
web-starfighter-level-any = Sans niveau : elle va sur tout emplacement.
web-starfighter-deck-forget = Supprimer
web-starfighter-deck-kept = Les decks enregistrés restent dans ce navigateur.
web-starfighter-deck-all = Toutes les cartes
web-starfighter-deck-later = Apporté par qui prend la place
web-starfighter-deck-random = { $count } cartes au hasard
web-starfighter-deck-paste = Texte collé…
web-starfighter-deck-file = Choisir un fichier
web-starfighter-deck-draw = Tirer à nouveau
web-starfighter-deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-starfighter-bring = Votre deck
web-starfighter-bring-secret = Guerre totale : au moins 25 cartes. L’adversaire ne voit pas votre deck avant que les deux soient là.
web-starfighter-saved = Decks enregistrés
web-starfighter-mode = Mode
web-starfighter-mode-training = Cartes vertes et huit effets simples : pour une première bataille.
web-starfighter-mode-intermediate = { $count } cartes : les effets de l’entraînement, et le retournement.
web-starfighter-mode-skirmish = Toutes les cartes ({ $count }) et tous les croiseurs, une pioche commune.
web-starfighter-mode-total-war = Chaque joueur apporte son propre deck.
web-starfighter-cruisers = Croiseurs et decks
web-starfighter-setup-decks = Les decks se construisent et s’enregistrent ici :
web-starfighter-setup-piles = Pioche
web-starfighter-piles-common = Une pour les deux
web-starfighter-piles-own = Une chacun
web-starfighter-boxes = Boîtes
web-starfighter-boxes-usual = Comme d’habitude pour ce mode
web-starfighter-boxes-one = Une : aucun plateau ni carte en double
web-starfighter-boxes-two = Deux : chacun peut avoir les mêmes
web-starfighter-own-cards = Cartes : { $pack }. { $about }
web-starfighter-fighters = { $count ->
    [one] { $count } chasseur
   *[other] { $count } chasseurs
}
web-starfighter-fighters-damaged = { $count ->
    [one] { $count } chasseur, endommagé : { $damage }
   *[other] { $count } chasseurs, endommagés : { $damage }
}
web-starfighter-screened = { $count ->
    [one] { $effect }, dont { $count } utilisé
   *[other] { $effect }, dont { $count } utilisés
}
web-starfighter-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-starfighter-aside-count = { $count ->
    [one] { $count } de côté
   *[other] { $count } de côté
}
web-starfighter-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-coach-title-starfighter-goal = Deux croiseurs
web-coach-text-starfighter-goal = Faites tomber à 0 le blindage du croiseur du haut avant que le vôtre n’y passe. Les chasseurs tirent sur le secteur d’en face ; ce qui n’y trouve pas de carte touche le croiseur.
web-coach-title-starfighter-hand = Vos cartes
web-coach-text-starfighter-hand = Prenez une carte. Chaque moitié peut porter des chasseurs et un effet, et les effets se produisent dès que la carte est posée.
web-coach-title-starfighter-place = Où la poser
web-coach-text-starfighter-place = Pointez ou touchez un secteur : le plateau montre comment la carte serait posée et ce qui suivrait. Un clic ou un second toucher la pose ; au clavier, F la retourne et Échap la reprend.
web-coach-title-starfighter-level = Niveaux
web-coach-text-starfighter-level = Le chiffre en haut à gauche est un niveau : ce recto ne va que sur l’emplacement de ce numéro. Les cartes sans niveau vont partout, comme tous les versos.
web-coach-title-starfighter-effect = Un effet
web-coach-text-starfighter-effect = Un effet est devenu visible et vous choisissez ce qu’il fait. La plupart agissent sur l’un ou l’autre plateau.
web-coach-title-starfighter-first = Lequel d’abord
web-coach-text-starfighter-first = Plusieurs effets sont devenus visibles ensemble. Les autres attendent, et celui qui est recouvert entre-temps est perdu.
web-coach-title-starfighter-cover = Moitiés recouvertes
web-coach-text-starfighter-cover = Une carte recouvre la moitié de celle du dessous : le bord hachuré dit ce qui est caché. Quand la moitié redevient visible, son effet se produit de nouveau.
web-coach-title-starfighter-pass = Passer
web-coach-text-starfighter-pass = Vous pouvez passer à tout moment et garder vos cartes. Qui passe en premier a l’initiative dans la bataille.
web-coach-title-starfighter-shift = Un décalage
web-coach-text-starfighter-shift = Avec l’initiative, vous pouvez décaler votre croiseur d’un secteur : d’autres secteurs se font alors face.
web-coach-title-starfighter-fight = L’ordre
web-coach-text-starfighter-fight = Les combats se suivent, et ce que l’un découvre peut changer le suivant.
web-coach-title-starfighter-markers = Dégâts
web-coach-text-starfighter-markers = La carte la plus haute subit les dégâts. Vous choisissez lesquels de ses chasseurs ; le dernier perdu la détruit.
web-coach-title-starfighter-round = Une nouvelle manche
web-coach-text-starfighter-round = Vous piochez une carte par symbole Pioche encore découvert sur votre croiseur. Cliquez ou touchez une carte pour la voir en grand, avec ses règles.

web-shuffles-honest = Des mélanges honnêtes
web-shuffles-commitment = Les mélanges viennent de la clé secrète du serveur et de ce que chaque joueur y ajoute. Voici l’empreinte de la clé, publiée avant tout ajout :
web-shuffles-verify = Vérifier les mélanges
web-shuffles-take-back-not = Rien ne peut être annulé maintenant : une pioche a été mélangée ou des cartes ont été vues depuis votre dernière décision.
