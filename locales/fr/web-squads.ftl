# Le composeur d’escadrons de X-Wing.

web-squads-tools = Que faire des escadrons
web-squads-new = Nouveau
web-squads-import = Importer
web-squads-random = Escadrons au hasard
web-squads-share = Partager et exporter
web-squads-print = Imprimer
web-squads-play = Jouer cet escadron
web-squads-again = Réessayer
web-squads-bad-link = Ce lien ne contient aucun escadron lisible. Redemandez-le, ou demandez le texte XWS.

## Les escadrons de ce navigateur

web-squads-saved = Vos escadrons
web-squads-saved-none = Les escadrons que vous composez sont gardés ici, dans ce navigateur seulement.
web-squads-handle = Renommer, dupliquer ou supprimer { $name }
web-squads-copy-of = Copie de { $name }
web-squads-taken = { $count ->
    [0] Le fichier ne contient aucun escadron.
    [one] Un escadron a été ajouté.
   *[other] { $count } escadrons ont été ajoutés.
}
web-squads-not-all = Ce n’est pas un fichier d’escadrons écrit par cette page. Pour un fichier XWS, choisissez « Importer ».
web-squads-export-all = Tout exporter
web-squads-import-all = Tout importer
web-squads-name = Nom
web-squads-rename = Renommer
web-squads-duplicate = Dupliquer
web-squads-delete = Supprimer
web-squads-delete-really = Supprimer pour de bon
web-squads-unnamed = Escadron sans nom
web-squads-kept = Gardé dans ce navigateur
web-squads-keep = Le garder dans ce navigateur

## Ce qui compose les escadrons

web-squads-format = Composé avec
web-squads-format-points = Points
web-squads-format-quick = Formations rapides
web-squads-format-casual = Libre
web-squads-about-points = Chaque carte a un prix ; emplacements, restrictions et cartes limitées sont vérifiés.
web-squads-about-quick = Des vaisseaux tout équipés, chacun d’un niveau de menace.
web-squads-about-casual = N’importe quel pilote avec n’importe quelle amélioration : on vérifie seulement qu’une partie peut les contenir.
web-squads-season = Prix
web-squads-season-last = derniers officiels
web-squads-season-launch = lancement
web-squads-limit = Limite
web-squads-threat = Menace
web-squads-line-points = { $limit } points, { $season }
web-squads-line-quick = Formations rapides, menace { $threat }
web-squads-line-casual = Libre

## L’escadron

web-squads-squad = L’escadron
web-squads-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-squads-threat-of = menace { $threat }
web-squads-unit-points = points
web-squads-unit-threat = de menace
web-squads-no-total = Certaines cartes n’ont pas de prix ici.
web-squads-notes = Ce qui a changé à la lecture :
web-squads-notes-seen = C’est noté
web-squads-fine = Rien à redire : il peut être joué.
web-squads-fine-casual = Il peut être joué ; rien d’autre n’a été vérifié.
web-squads-faults = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
web-squads-add-ship = Ajouter un vaisseau
web-squads-loose = sans emplacement
web-squads-any-upgrade = toute amélioration
web-squads-off = Retirer { $upgrade }
web-squads-build-as = Formation rapide, menace { $threat }
web-squads-build-as-long = { $upgrades-count ->
    [0] Formation rapide, menace { $threat }, pour { $pilot }
   *[other] Formation rapide, menace { $threat }, pour { $pilot } : { $upgrades }
}
web-squads-up = Monter { $pilot }
web-squads-down = Descendre { $pilot }
web-squads-shared = Une seule formation rapide avec { $pilots } : menace { $threat } ensemble, tous ou aucun.
web-squads-all-or-none = Une seule formation rapide : ses vaisseaux partagent la menace et viennent tous ou aucun.
web-squads-again-ship = Copier { $pilot }
web-squads-again-ship-short = Copier
web-squads-remove = Retirer { $pilot }
web-squads-initiative = Initiative
web-squads-limited = Limité à { $count } :
web-squads-turret = tourelle
web-squads-agility = agilité
web-squads-hull = coque
web-squads-shields = boucliers
web-squads-force = Force
web-squads-charges = charges

## Les cartes à ajouter

web-squads-cards = Cartes à ajouter
web-squads-pilots = Pilotes
web-squads-builds = Formations rapides
web-squads-for-slot = { $slot } pour { $pilot }
web-squads-for-ship = Améliorations pour { $pilot }
web-squads-side = Camp
web-squads-side-any = Tous les camps
web-squads-side-1 = Premier camp
web-squads-side-2 = Second camp
web-squads-search = Chercher dans les noms et les textes
web-squads-ship = Vaisseau
web-squads-any = Tous
web-squads-most-points = Points au plus
web-squads-only-fitting = Seulement ce qui convient
web-squads-most-threat = Menace au plus
web-squads-sort = Ordre
web-squads-sort-initiative = par initiative
web-squads-sort-points = par coût
web-squads-sort-ship = par vaisseau
web-squads-sort-name = par nom
web-squads-found = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
web-squads-none-found = Aucune carte de ce genre.
web-squads-over-by = { $count } de trop
web-squads-not-fitting = { $count ->
    [one] Une ne convient pas
   *[other] { $count } ne conviennent pas
}

## Importer, exporter

web-squads-import-about = Un texte XWS, comme l’exportent les autres composeurs d’escadrons, ou un lien d’escadron de cette page. Un fichier peut aussi être déposé ici.
web-squads-paste = Texte XWS ou lien
web-squads-take = Importer
web-squads-file = Choisir un fichier
web-squads-foreign-link = Ce lien n’est pas de cette page. Dans les autres composeurs, choisissez « XWS » et collez le texte ici.
web-squads-too-long = C’est trop long pour un escadron.
web-squads-link = Lien qui contient l’escadron
web-squads-link-about = Qui l’ouvre a l’escadron ; rien n’est gardé sur le serveur.
web-squads-xws = XWS
web-squads-download = Télécharger le fichier
web-squads-xws-about = Les autres composeurs d’escadrons et les simulateurs de table lisent ce texte.

## Escadrons au hasard

web-squads-random-name = { $side }, tirage { $number }
web-squads-edit = Ouvrir dans le composeur
web-squads-draw = Tirer à nouveau
web-squads-keep-both = Garder les deux
web-squads-play-both = Jouer ces deux-là

## Une nouvelle partie

web-squads-kind = Ce qui est joué
web-squads-kind-starter = Premier combat : un X-wing contre deux chasseurs TIE, tout est en place
web-squads-kind-quick = Formations rapides : des vaisseaux tout équipés, jusqu’à une menace
web-squads-kind-points = Points : des escadrons avec leurs prix
web-squads-kind-escalation = Surenchère : les vaisseaux détruits reviennent plus forts
web-squads-kind-box = Surenchère avec une seule boîte de base
web-squads-kind-casual = Libre : n’importe quels escadrons, sans vérification
web-squads-both = Un invité apporte son escadron, et aucun de vous ne voit celui de l’autre avant que les deux soient là. Choisissez à sa place si vous en avez convenu autrement.
web-squads-bring = Votre escadron
web-squads-bring-yours = Escadron
web-squads-bring-secret = L’adversaire le voit quand les deux sont là.
web-squads-from-random = Au hasard, tous les camps
web-squads-from-random-side = Au hasard : { $side }
web-squads-from-later = Apporté par qui prend la place
web-squads-obstacles = Obstacles
web-squads-obstacles-core = trois de la boîte de base
web-squads-obstacles-about = Chaque joueur apporte trois obstacles, et les six sont placés à tour de rôle. Choisis : { $count } sur { $most } ; la boîte de base complète.
web-squads-obstacles-reset = Ceux de la boîte de base
web-squads-from-same = Le même que l’autre
web-squads-from-paste = Texte XWS ou lien…
web-squads-group-saved = Vos escadrons
web-squads-group-ready = Escadrons tout prêts
web-squads-group-random = Au hasard
web-squads-ready-rebel-veterans = Vétérans rebelles
web-squads-ready-imperial-aces = As impériaux
web-squads-ready-imperial-swarm = Essaim impérial
web-squads-brought = Escadron ouvert
web-squads-brought-other = Escadron ouvert de l’autre camp
web-squads-build-one = Composer un escadron
web-squads-no-paste = Collez d’abord un escadron.
