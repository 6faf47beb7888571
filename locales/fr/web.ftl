# La table dans le navigateur. Ce que dit un jeu est dans le fichier du jeu, sauf ce dont seul un plateau dessiné a besoin.

## Pages et outils

web-nav = Pages
web-nav-new = Nouvelle partie
web-nav-squads = Escadrons
web-nav-decks = Decks
web-nav-verify = Vérifier
web-rules = Règles
web-language = Langue
web-theme-light = Passer au thème clair
web-theme-dark = Passer au thème sombre
web-loading = Chargement…
web-close = Fermer
web-back = Retour
web-confirm = Confirmer
web-says = { $what } : { $says }
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = QR code
web-qr-about = Visez-le avec l’appareil photo d’un téléphone pour y ouvrir le lien.
web-nowhere = Il n’y a rien à cette adresse.
web-terminal = Cette page n’a pas encore de table pour ce jeu : un terminal y joue.
web-terminal-command = Tapez ceci dans un terminal
web-terminal-game = { $game } se joue dans un terminal : { $command }
web-terminal-replay = Cette page n’a pas encore de table pour { $game }. Le journal se lit avec escadrille replay.
web-to-lobby = Vers l’accueil
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-name = Votre nom (facultatif)

## Accueil

web-play-now = Jouer
web-game-endor = Endor
web-game-starfighter = Starfighter
web-game-xwing2e = X-Wing
web-games = Jeux
web-new-setup = Mise en place
web-play-about-endor = Menez la Rébellion contre un cadet.
web-play-about-starfighter = Une bataille d’entraînement contre un cadet.
web-play-about-xwing2e = Un X-wing contre les deux chasseurs TIE d’un cadet.
web-play-first-endor = Une première bataille guidée : menez la Rébellion contre un cadet.
web-play-first-starfighter = Une première bataille, à l’entraînement, contre un cadet.
web-play-first-xwing2e = Une première bataille guidée : un X-wing contre les deux chasseurs TIE d’un cadet.
web-invite = Inviter un ami
web-versus = contre
web-somebody = Quelqu’un
web-you = Vous
web-you-mark = (vous)
web-bot = Robot { $level }
web-level-random = aléatoire
web-level-aggressor = agresseur
web-level-cadet = cadet
web-level-veteran = vétéran
web-level-ace = as
web-seat-invited = En attente de la personne invitée
web-seat-open = Place libre
web-seat-named = { $name }
web-seat-again = { $name } ({ $number })
web-seat-opponent = votre adversaire
web-seat-letter-1 = Joueur A
web-seat-letter-2 = Joueur B
web-seat-number-1 = Joueur 1
web-seat-number-2 = Joueur 2
web-list-mine = Vos parties
web-list-open = Rejoindre une partie
web-list-open-none = Aucune place libre en ce moment. Invitez un ami, ou ouvrez une partie à tous.
web-list-playing = Regarder
web-list-playing-none = Personne ne joue en ce moment.
web-list-over = Parties terminées
web-list-over-none = Aucune partie n’est encore terminée.
web-list-join = Rejoindre
web-list-watch = Regarder
web-list-replay = Revoir
web-list-resume = Continuer
web-list-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## Une nouvelle partie

web-new-game = Jeu
web-new-players = Joueurs
web-new-seats = Qui joue à quelle place
web-new-pace = Rythme
web-new-policies = Décisions sur les règles
web-new-policies-changed = { $count ->
    [0] toutes habituelles
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
web-new-policies-about = Là où les règles se taisent ou se lisent de deux façons, la table suit la première lecture, sauf si vous en choisissez une autre ici.
web-new-default = habituelle
web-new-make = Préparer la partie
web-wish-me = Moi
web-wish-invite = Un ami, par un lien
web-wish-open = N’importe qui depuis l’accueil
web-pace-correspondence = Sans pendule : le temps qu’il faut
web-pace-quick = 10 minutes chacun ; les 10 premières secondes de chaque décision ne comptent pas
web-pace-slow = 30 minutes chacun ; les 20 premières secondes de chaque décision ne comptent pas

## Places

web-waiting-seats = La partie commence dès que toutes les places sont prises. Envoyez ce lien à qui doit jouer :
web-waiting-come = On attend que { $who } vienne à table. Rien n’est tiré avant que tout le monde soit là.
web-invite-link = Invitation pour { $seat }
web-join-about = Une place est libre à cette table : { $game }.
web-join-seat = Prendre la place
web-gather-here = apporté
web-gather-missing = n’a encore rien apporté
web-gather-bring = Apporter ceci
web-gather-take = Prendre la place avec ceci
web-gather-take-first = Prendre la place, choisir plus tard
web-gather-keep = Garder ce qui est là
web-gather-yours = Votre choix est là. Personne d’autre ne le voit avant le début de la partie.
web-gather-change = Choisir à nouveau
web-gather-waits = La partie commence quand tout est là. En attente : { $who }.
web-watching = Vous regardez
web-thinking = réfléchit…
web-offline = hors ligne
web-your-turn = À vous
web-their-turn = Doit jouer
web-clock = Temps restant : { $left }
web-hand = Main
web-hand-mine = Votre main
web-hand-count = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-deck-count = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
web-pile = Pile d’ordres
web-card-hidden = Une carte face cachée
web-revealed = Révélée
web-round = Round { $round }

## L’invite

web-prompt = Ce qu’il faut faire
web-prompt-shown = Ce qui se passe :
web-prompt-wait = En attente…
web-prompt-others = C’est à { $who } de répondre.
web-prompt-seats = En attente : toutes les places ne sont pas prises.
web-prompt-to = Choisissez où vont les vaisseaux { $from-of }.
web-prompt-target = Choisissez la cible de l’attaque depuis { $from }.
web-wait-prepare = { $who-count ->
    [one] { CAP($who) } prépare sa pile d’ordres
   *[other] { CAP($who) } préparent leurs piles d’ordres
  }.
web-wait-order = { $who-count ->
    [one] { CAP($who) } choisit un ordre
   *[other] { CAP($who) } choisissent un ordre
  }.
web-wait-move = { $who-count ->
    [one] { CAP($who) } se déplace
   *[other] { CAP($who) } se déplacent
  }.
web-wait-attack = { $who-count ->
    [one] { CAP($who) } attaque ou retient son tir
   *[other] { CAP($who) } attaquent ou retiennent leur tir
  }.
web-wait-assign = { $who-count ->
    [one] { CAP($who) } répartit les dés
   *[other] { CAP($who) } répartissent les dés
  }.
web-wait-fire = { $who-count ->
    [one] { CAP($who) } choisit la cible de l’Étoile de la Mort
   *[other] { CAP($who) } choisissent la cible de l’Étoile de la Mort
  }.
web-wait-advance = { $who-count ->
    [one] { CAP($who) } fait avancer l’équipe d’assaut
   *[other] { CAP($who) } font avancer l’équipe d’assaut
  }.
web-prepare-progress = ({ $picked } sur { $count } choisies)
web-prepare-pile = Votre pile d’ordres, le premier ordre d’abord
web-prepare-picked = Numéro { $at } de la pile
web-prepare-earlier = Jouer { $card } plus tôt
web-prepare-later = Jouer { $card } plus tard
web-prepare-empty = à choisir
web-prepare-confirm = Poser la pile face cachée
web-dice = Dés
web-last-roll = Dernier lancer : { $seat }
web-assign-die = Dé { $face }, inutilisé
web-assign-die-given = Dé { $face }, attribué à : { $ship }
web-assign-less = Un dé de moins pour : { $ship }
web-assign-idle = Des dés peuvent encore toucher.

## Aide

web-help = Aide et touches
web-help-about = Ce que vous pouvez choisir est entouré d’un trait sur le plateau et figure dans la liste. Cliquez sur l’un ou l’autre, ou servez-vous des touches :
web-key-enter = Entrée
web-key-escape = Échap
web-help-digits = choisir par numéro
web-help-arrows = parcourir les choix
web-help-enter = choisir, confirmer
web-help-escape = revenir d’un pas
web-help-tab = atteindre tout le reste, plateau compris
web-help-help = afficher cette aide

## Le guide

web-coach = Guide
web-coach-next = Compris
web-coach-skip = Arrêter le guide
web-coach-again = Me guider dans cette partie
web-coach-title-goal-rebel = Votre but : l’Étoile de la Mort
web-coach-text-goal-rebel = Vous menez la Rébellion. Une fois les boucliers désactivés, un seul 6 lancé contre l’Étoile de la Mort gagne la bataille. Vous perdez s’il ne vous reste aucun vaisseau.
web-coach-title-goal-empire = Votre but : la flotte rebelle
web-coach-text-goal-empire = Vous menez l’Empire. Vous gagnez quand la Rébellion n’a plus aucun vaisseau, marqueurs Flotte compris. Gardez les boucliers actifs : sans eux, un seul 6 détruit l’Étoile de la Mort.
web-coach-title-space = Premier front : l’espace
web-coach-text-space = Les vaisseaux pleins sont rebelles, les vaisseaux au trait sont impériaux ; le chiffre dit combien il y en a dans le secteur. Un secteur n’abrite jamais les deux camps.
web-coach-title-shield = Deuxième front : le bouclier
web-coach-text-shield = L’équipe d’assaut rebelle suit cette piste. Les boucliers restent actifs tant qu’elle n’est pas au bout. Le chiffre d’une case est le plus petit dé qui y mène.
web-coach-title-duel = Troisième front : le duel
web-coach-text-duel = Luke et Dark Vador échangent des coups. Qui vient à bout de l’autre gagne des ordres supplémentaires, et la bataille continue.
web-coach-title-hand = Choisissez trois cartes
web-coach-text-hand = Une carte montre deux ou trois ordres. Quand vient son tour, vous en donnez un. Choisissez les trois cartes à jouer pendant ce round.
web-coach-title-pile = Dans le bon ordre
web-coach-text-pile = Les cartes se jouent de haut en bas, en alternance avec l’autre camp. Glissez une carte ou servez-vous de ses flèches pour changer l’ordre.
web-coach-title-lay = C’est prêt
web-coach-text-lay = Posez la pile face cachée. Personne ne voit une carte avant qu’elle soit révélée.
web-coach-title-breach-rebel = Les boucliers sont désactivés !
web-coach-text-breach-rebel = Amenez des vaisseaux dans l’anneau intérieur, contre l’Étoile de la Mort, et attaquez-la : un 6 et c’est gagné.
web-coach-title-breach-empire = Les boucliers sont désactivés !
web-coach-text-breach-empire = Les vaisseaux rebelles de l’anneau intérieur peuvent maintenant attaquer l’Étoile de la Mort. Chassez-les, et barrez-leur la route.
web-coach-title-order = Donnez un ordre
web-coach-text-order = La première carte de votre pile est révélée. Donnez un de ses ordres ; la ligne du dessous dit ce qui se passera.
web-coach-title-log = Ce qui s’est passé
web-coach-text-log = L’autre camp a joué une carte aussi. Le journal le raconte simplement, et le numéro au bout d’une ligne ouvre sa règle.
web-coach-title-move = Déplacez des vaisseaux
web-coach-text-move = Choisissez des vaisseaux, puis où ils vont. Ce que vous pouvez choisir est entouré d’un trait interrompu sur la carte. Les vaisseaux ennemis barrent la route, et vous pouvez toujours rester sur place.
web-coach-title-attack = Attaquez
web-coach-text-attack = Vous lancez un dé par vaisseau, cinq au plus. « TIE 3+ » veut dire qu’un dé de 3 ou plus détruit un chasseur TIE.
web-coach-title-assign = Répartissez les dés
web-coach-text-assign = Chaque dé touche un vaisseau. Choisissez un vaisseau pour chaque dé assez élevé, puis confirmez.
web-coach-title-advance = Avancez
web-coach-text-advance = Chaque dé assez élevé fait avancer l’équipe d’assaut d’une case. Choisissez jusqu’où elle va.
web-coach-title-fire = Visez
web-coach-text-fire = Deux dés : un 5 ou un 6 détruit la cible et tout ce qu’elle porte. Tant qu’il y a des marqueurs Flotte, visez l’un d’eux.
web-coach-title-round = Un nouveau round
web-coach-text-round = Vous avez pioché trois nouvelles cartes. Vous connaissez maintenant tout le jeu : bonne chance ! Le bouton « ? » montre les touches, et ce guide.

## Journal et discussion

web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-and-chat = Journal et discussion
web-chat = Discussion
web-chat-say = Message à la table
web-chat-send = Envoyer
web-chat-watch = Les joueurs discutent ici. Qui regarde lit sans écrire : personne ne souffle à la table.
web-chat-mute = Ne plus lire { $who }
web-chat-unmute = Lire de nouveau { $who }

## La table

web-table = Table
web-take-back = Annuler mon choix
web-take-back-ask = Annuler ma dernière décision
web-take-back-not = Rien ne peut être annulé maintenant : le hasard a parlé ou des cartes ont été vues depuis votre dernière décision.
web-draw-offer = Proposer la nulle
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-offer-draw = { CAP($seat) } propose la nulle.
web-offer-draw-mine = Vous avez proposé la nulle. En attente d’une réponse.
web-offer-take-back = { CAP($seat) } demande à revenir sur une décision.
web-offer-take-back-mine = Vous avez demandé à revenir sur votre dernière décision. En attente d’une réponse.
web-offer-rematch = { CAP($seat) } propose une revanche, camps échangés.
web-offer-rematch-mine = Vous avez proposé une revanche, camps échangés. En attente d’une réponse.
web-offer-rematch-same = { CAP($seat) } propose une revanche, mêmes camps.
web-offer-rematch-same-mine = Vous avez proposé une revanche, mêmes camps. En attente d’une réponse.
web-share-watch = Lien pour regarder cette partie
web-share-step = Lien vers cette étape
web-dice-honest = Un hasard honnête
web-dice-commitment = Dés et mélanges viennent de la clé secrète du serveur et de ce que chaque joueur y ajoute. Voici l’empreinte de la clé, publiée avant tout ajout :
web-dice-key = La partie est terminée, voici donc la clé :
web-dice-promised = C’est bien la clé dont ce navigateur connaissait l’empreinte avant la partie.
web-dice-other-key = Attention : ce n’est pas la clé dont ce navigateur connaissait l’empreinte avant la partie. Gardez le journal.
web-journal = Télécharger le journal

## La fin

web-ended = La fin
web-ended-won = Victoire !
web-ended-lost = Défaite. Belle bataille.
web-ended-draw = Partie nulle
web-ended-side = Victoire { DE($side) }
web-ended-resigned = { $seat-who ->
    [you] Vous avez abandonné
   *[other] Abandon : { $seat }
  }.
web-ended-time = { $seat-who ->
    [you] Votre temps est écoulé
   *[other] Temps écoulé : { $seat }
  }.
web-ended-agreed = Les deux camps ont accepté la nulle.
web-rematch = Revanche, camps échangés
web-rematch-go = Vers la revanche
web-replay = Revoir
web-verify-this = Vérifier la partie

## Connexion

web-link-connecting = Connexion à la table…
web-link-lost = La connexion est perdue. Rien de ce que vous avez joué n’est perdu : reconnexion en cours…
web-link-restarting = Le serveur ne répond pas ; il redémarre peut-être. Nous réessayons, et la partie reprendra où elle en était.
web-link-retry = Réessayer
web-link-held = Gardé jusqu’au retour de la connexion : « { $choice } ». Vous pouvez encore choisir autre chose.
web-link-forget = Oublier ce choix
web-link-held-gone = Votre choix n’a pas été envoyé : entre-temps, la question a changé. Choisissez de nouveau.

## Problèmes

web-problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion ; la page réessaie d’elle-même.
web-problem-not-found = Cette partie n’existe pas, ou plus.
web-problem-too-many = Cela fait beaucoup à la fois. Attendez un instant, puis réessayez.
web-problem-server = Le serveur n’a pas pu le faire. Réessayez dans un instant.

## Parties revues

web-scenario = Scénario
web-replay-title = La partie, pas à pas
web-replay-timeline = Déroulement
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-step = Étape
web-replay-at = Étape { $at } sur { $last }
web-replay-start = Avant le premier coup.
web-replay-nothing = Rien à voir.
web-replay-hands = Mains et piles d’ordres

## Règles

web-rules-title = Règles : { $game }
web-rules-about = Chaque règle a un numéro qui ne change jamais. Le journal et les refus de la table le citent, et des scénarios la montrent sur le plateau.
web-rules-search = Chercher dans les règles, en français ou en anglais
web-rules-count = { $count ->
    [0] aucune règle trouvée
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-near = Rien ne s’écrit ainsi : voici ce qui s’en approche.
web-rules-chapters = Chapitres
web-rules-rulings = Décisions : là où les règles se taisent
web-rule = Règle { $rule }
web-rule-open = Afficher la règle { $rule }
web-rule-in-book = Dans le livre de règles
web-rule-scenarios = Sur le plateau
web-rule-scenario-count = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}

## Vérification

web-verify-title = Vérifier une partie
web-verify-about = Rien ne vous oblige à croire ce serveur sur parole : votre propre navigateur tire de nouveau chaque dé. Déposez ici le journal d’une partie terminée :
web-verify-step-hash = Avant tout tirage, le serveur a publié l’empreinte de sa clé secrète. Puis chaque joueur a ajouté une graine à lui, et encore un peu de hasard à chaque choix. Ni l’un ni l’autre ne pouvait donc choisir les dés.
web-verify-step-key = À la fin, la clé est révélée. Son empreinte doit être celle que vous voyez depuis le début.
web-verify-step-replay = Votre navigateur vérifie empreinte, graines, signatures et chaîne des lignes, et tire de nouveau chaque dé et chaque mélange. Que chaque choix était permis, c’est le serveur qui le vérifie, ou le programme sur votre ordinateur.
web-verify-file = Choisir un fichier de journal…
web-verify-paste = ou son texte
web-verify-go = Vérifier
web-verify-holds = Tout tient : les règles, la chaîne des lignes, et chaque dé et chaque mélange.
web-verify-holds-part = Impossible d’en décider pour l’instant : rien de faux jusqu’ici, mais tout n’est pas vérifiable.
web-verify-here = Vérifié ici, dans votre navigateur, sans rien demander à personne
web-verify-here-holds = Signatures, graines, chaîne des { $entries } lignes, et les { $chances } jets et mélanges : chacun est exactement ce que donne la clé.
web-verify-here-old = La chaîne des { $entries } lignes, et les { $chances } jets et mélanges : chacun est exactement ce que donne la clé. (Un journal ancien, sans graines ni signatures.)
web-verify-here-undecided = La chaîne des { $entries } lignes tient. La clé n’est pas dans le journal : { $chances } jets et mélanges ne sont pas vérifiables.
web-verify-shares = Graines données par les joueurs : { $seeds }. Choix qui ont ajouté au hasard : { $nonces }.
web-verify-server = Vérifié par ce serveur
web-verify-server-holds = Chaque entrée était permise par les règles, et la partie finit là où finit le journal.
web-verify-server-undecided = Chaque entrée jusqu’ici était permise par les règles. La partie n’est pas finie.
web-verify-server-none = Le serveur n’a pas répondu : personne n’a vérifié les règles. Ce que votre navigateur a vérifié reste vrai.
web-verify-memory = Ce dont ce navigateur se souvient
web-verify-memory-same = L’empreinte de la clé, votre graine et le dernier maillon annoncé sont ceux de ce journal : rien n’a été changé depuis.
web-verify-memory-commitment = L’empreinte de la clé n’est pas celle annoncée à ce navigateur avant la partie. Quelqu’un a changé les dés.
web-verify-memory-seed = Votre graine n’est pas celle de ce journal. Quelqu’un a écarté ce que vous aviez ajouté au hasard.
web-verify-memory-link = Le dernier maillon annoncé n’est pas dans ce journal. Quelqu’un a changé ce qui a été joué.
web-verify-signed = Signé avec la clé du serveur :
web-verify-commitment = Empreinte de la clé :
web-verify-compare = Ce navigateur n’a aucun souvenir de cette partie. Si vous l’avez jouée ailleurs, comparez cette empreinte avec celle que vous voyiez là-bas sous « Table ».
web-verify-elsewhere = Pour vérifier aussi les règles sur votre ordinateur, avec le journal dans un fichier :
web-verify-breaks = Ce journal ne tient pas.
web-verify-where = Ligne { $line }, colonne { $column } :
web-verify-state = Position finale :

## Endor : le plateau

web-endor-space = La bataille autour de l’Étoile de la Mort
web-endor-shield = Générateur du bouclier
web-endor-shield-at = case { $team } sur { $last }
web-endor-duel = Salle du trône
web-endor-fleets = Vaisseaux amiraux
web-endor-ground = Générateur, salle du trône et vaisseaux amiraux
web-endor-fronts = Fronts
web-endor-tab-space = Espace
web-endor-tab-ground = Bouclier { $team }/{ $last } · Duel { $luke }–{ $vader }
web-endor-shields-up = les boucliers sont actifs
web-endor-shields-down = les boucliers sont désactivés
web-endor-death-star-destroyed = détruite
web-endor-supply = Stormtroopers en stock : { $count }
web-endor-reserve = Réserve TIE : { $count }
web-endor-emperor-there = L’Empereur observe
web-endor-emperor-gone = L’Empereur est tombé
web-endor-out = hors du duel
web-endor-lost = détruit
web-endor-track = { $name } : { $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
} sur { $track }
web-endor-space-label = { $guarded ->
    [yes] Case { $space }, gardée par un Stormtrooper : il faut { $need } ou plus
   *[no] Case { $space } : il faut { $need } ou plus
}
web-endor-space-name = jusqu’à la case { $space } sur { $last }
web-endor-beyond = au-delà de la dernière case
web-endor-place-empty = { CAP($place) } : vide
web-endor-place-holds = { CAP($place) } : { $ships }
web-endor-place-destroyed = { CAP($place) } : détruit
web-endor-ships = { $ships }
web-endor-board-round = Round { $round }.
web-endor-board-shield = { $troopers ->
    [0] L’équipe d’assaut est sur la case { $team } sur { $last } ; aucun Stormtrooper ne barre la route.
   *[other] L’équipe d’assaut est sur la case { $team } sur { $last } ; Stormtroopers sur la piste : { $troopers }.
}
web-endor-board-shield-down = Les boucliers sont désactivés : l’Étoile de la Mort peut être attaquée.
web-endor-board-duel = Luke a pris { $luke ->
    [one] { $luke } coup
   *[other] { $luke } coups
} sur { $luketrack }, Dark Vador { $vader } sur { $vadertrack }.
web-endor-board-reserve = Chasseurs TIE en réserve : { $count }.

## Endor : les choix

web-endor-from = Depuis { $place }
web-endor-from-ships = { $ships } depuis { $place }
web-endor-to = Vers { $place }
web-endor-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
web-endor-needs = { $ship } { $face }+
web-endor-needs-face = { $count ->
    [one] touché à { $face } ou plus
   *[other] touchés à { $face } ou plus
}
web-endor-needs-six = seul un 6 touche
web-endor-kind-x = X-wing
web-endor-kind-y = Y-wing
web-endor-kind-b = B-wing
web-endor-kind-tie = TIE
web-endor-kind-falcon = Falcon
web-endor-kind-executor = Executor
web-endor-kind-marker = Marqueur
web-endor-does-x = Les X-wing se déplacent d’un secteur, puis peuvent attaquer.
web-endor-does-y = Les Y-wing se déplacent d’un secteur, puis peuvent attaquer.
web-endor-does-b = Les B-wing se déplacent d’un secteur, puis peuvent attaquer.
web-endor-does-falcon = Le Falcon se déplace d’un ou deux secteurs, puis peut attaquer avec 2 dés.
web-endor-does-assault = Lancez 5 dés : l’équipe d’assaut avance vers le générateur.
web-endor-does-luke = Luke frappe Dark Vador avec 4 dés ; chaque 4 ou plus touche.
web-endor-does-redemption = Dark Vador se retourne : il quitte le duel avec l’Empereur, et vous gagnez des ordres supplémentaires.
web-endor-does-tie = Déployez jusqu’à 4 chasseurs TIE ou déplacez-en d’un secteur ; ils peuvent ensuite attaquer.
web-endor-does-executor = L’Executor se déplace d’un ou deux secteurs, puis peut attaquer avec 4 dés.
web-endor-does-death-star = L’Étoile de la Mort tire : un 5 ou un 6 détruit toute la cible.
web-endor-does-ambush = Jusqu’à 3 Stormtroopers barrent la route de l’équipe d’assaut.
web-endor-does-vader = Dark Vador frappe Luke avec 4 dés ; chaque 4 ou plus touche.
web-endor-does-emperor = Les éclairs de l’Empereur touchent Luke deux fois, sans lancer de dé.
web-endor-does-deploy = { $count } sur { $reserve } de la réserve

## Et si

web-study-title = Et si ?
web-study-here = Et si ?
web-study-back = Annuler
web-study-replay = Retour à la relecture
web-study-scenario-back = Retour au scénario
web-rule-play-on = Continuer à partir d’ici
web-study-turn = Répondre pour
web-study-scenario = Enregistrer comme scénario
web-study-seat = Répondez pour { $seat }
web-study-over = La partie est terminée.
web-study-failed = Cette adresse est abîmée : impossible d’y lire ce qui a été joué.
web-study-about = Le lien contient la position et tout ce qui a été joué depuis ; qui l’ouvre peut continuer.
web-study-link = Lien vers cette position

## Le guide de la première bataille de X-Wing

web-coach-title-xwing-goal = Votre première bataille
web-coach-text-xwing-goal = Pilotez vos vaisseaux, alignez vos tirs et détruisez l’ennemi. Chaque round a quatre temps : chacun prépare en secret, les vaisseaux volent l’un après l’autre, les vaisseaux tirent, les marqueurs se retirent.
web-coach-title-xwing-place = La mise en place
web-coach-text-xwing-place = Pointez ou touchez la table pour voir où poser : ce qui est permis s’éclaire, et un endroit interdit dit pourquoi. Les flèches déplacent, Entrée pose.
web-coach-title-xwing-board = La table
web-coach-text-xwing-board = Vue de dessus. Le secteur devant chaque vaisseau est son arc de tir. Faites glisser la vue, approchez avec la molette ou deux doigts, et pointez ou touchez n’importe quoi pour savoir ce que c’est.
web-coach-title-xwing-dial = Le cadran
web-coach-text-xwing-dial = Choisissez où ira ce vaisseau : le chiffre est la distance, la flèche la direction. Pointez ou touchez une manœuvre et la table montre où elle finirait. Personne d’autre ne la voit avant qu’elle soit révélée.
web-coach-title-xwing-colours = Rond, carré, triangle
web-coach-text-xwing-colours = Un rond bleu est facile et retire un marqueur de stress. Un carré blanc est normal. Un triangle rouge éprouve le vaisseau : il reçoit un marqueur de stress.
web-coach-title-xwing-ready = Prêt ?
web-coach-text-xwing-ready = Les cadrans peuvent encore changer. Quand les deux camps sont prêts, les vaisseaux volent de l’initiative la plus basse à la plus haute.
web-coach-title-xwing-action = Une action
web-coach-text-xwing-action = Après son vol, un vaisseau peut faire une chose : se concentrer pour tirer le meilleur de ses dés, prendre un marqueur d’évasion, verrouiller une cible, ou se décaler d’un tonneau ou d’une accélération. Chacune se montre sur la table avant d’être faite.
web-coach-title-xwing-stress = Le stress
web-coach-text-xwing-stress = Un vaisseau qui a un marqueur de stress ne peut ni agir ni exécuter de manœuvre rouge. Une manœuvre bleue retire le stress.
web-coach-title-xwing-attack = Feu !
web-coach-text-xwing-attack = La plus haute initiative tire d’abord. Une ligne montre la distance : à portée 1 l’attaquant lance un dé de plus, à portée 3 c’est le défenseur. Les rochers sur la ligne aident le défenseur.
web-coach-title-xwing-modify = Les dés
web-coach-text-xwing-modify = Les éclats touchent, les yeux ne valent qu’avec un marqueur de concentration, les flèches annulent une touche. Avant toute dépense, les chances s’affichent avec et sans elle.
web-coach-title-xwing-damage = Les dégâts
web-coach-text-xwing-damage = Les boucliers partent d’abord, puis la coque : chaque carte de dégât y rapproche de la fin. Un coup critique retourne sa carte face visible, et ce qu’elle dit s’applique.
web-coach-title-xwing-ability = Les capacités
web-coach-text-xwing-ability = Des cartes peuvent répondre à certains moments. Utilisez-en une, ou passez : la carte dit ce qu’elle fait.
web-coach-title-xwing-round = Le round suivant
web-coach-text-xwing-round = Concentration et évasion sont parties, stress et verrouillages restent. Tout ce qui s’est passé est dans le journal ; chaque ligne ouvre sa règle.

## La chance

web-luck = La chance aux dés
web-luck-about = Un dé relancé compte de nouveau. La part dit combien de joueurs sur cent auraient moins bien lancé : cinquante est la moyenne.
web-luck-attack = Dés d’attaque
web-luck-dealt = Dégâts infligés
web-luck-defense = Dés de défense
web-luck-dice = Dés
web-luck-evades = Évasions
web-luck-expected = Attendu
web-luck-hits = Touches
web-luck-share = { $share } %
web-luck-ship = Vaisseau
web-luck-worse = Mieux que
