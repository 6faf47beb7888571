# Le client en terminal : d’abord le général, puis ce que dit seulement la table d’un jeu.

## Barre de titre et tour de jeu

cli-title-game = Escadrille · { $game }
cli-round = Round { $round }
cli-seat-you = { CAP($who) } (vous)
cli-turn-yours = À vous de jouer
cli-turn-other = En attente : { $who }
cli-turn-secret = Chacun décide en secret
cli-thinking = { $count ->
    [one] { CAP($who) } réfléchit…
   *[other] { CAP($who) } réfléchissent…
}
cli-names = { $names }
cli-name = { CAP($who) }

## Titres des panneaux

cli-log-title = Journal
cli-log-empty = Il ne s’est encore rien passé.
cli-log-hint = ↑ ↓ choisir une ligne, r voir sa règle, Échap revenir
cli-choices-title = Choix
cli-rule-title = Règle { $rule }
cli-rule-table = Ce n’est pas une règle du jeu mais de la table : ce qui a été répondu, tiré ou vu le reste.

## Invites

cli-prompt-more = { $count ->
    [one] { $count } autre plus bas
   *[other] { $count } autres plus bas
}
cli-prompt-continue = Appuyez sur une touche pour continuer.
cli-show-hint = Entrée : la suite. Échap : directement à votre prochaine décision.

## Aide

cli-help-hint = aide
cli-scroll-more = ↓ la suite
cli-help-title = Touches
cli-key-enter = Entrée
cli-key-escape = Échap
cli-help-numbers = prendre un choix
cli-help-zero = ne rien faire, quand c’est un choix
cli-help-spot = prendre un lieu par son nom
cli-help-arrows = parcourir les choix
cli-help-count = augmenter ou diminuer un nombre
cli-help-enter = confirmer
cli-help-repeat = confirmer, et de même pour les questions semblables de ce round
cli-help-escape = revenir d’un pas ; passer ce que font les autres
cli-help-undo = annuler votre dernière décision
cli-help-everything = tout demander, ou seulement ce qui change quelque chose
cli-help-rule = voir la règle d’un refus, d’un choix ou d’une ligne
cli-help-log = lire tout le journal
cli-help-save = enregistrer la partie
cli-help-help = afficher ou masquer cette aide
cli-help-quit = quitter
cli-help-talk = parler à la table, proposer la nulle, abandonner : voir plus bas

## La fin

cli-won = Vous avez gagné !
cli-lost = Vous avez perdu. Bien joué tout de même.
cli-drawn = Match nul.
cli-over = La partie est terminée
cli-end-again = Rejouer
cli-end-swap = Rejouer, camps échangés
cli-end-save = Enregistrer la partie
cli-end-log = Lire le journal
cli-end-quit = Quitter
cli-end-commitment = Les dés étaient fixés avant le premier jet : { $digest }.
cli-end-key = Leur clé, avec laquelle chacun peut les tirer de nouveau : { $digest }.
cli-end-seed = La même partie à nouveau : --seed { $seed }
cli-end-watch = Pour la revoir : escadrille replay { $file }
cli-end-keep = Pour la revoir, enregistrez-la (s), puis escadrille replay FICHIER

## Quitter, enregistrer, reprendre

cli-quit-ask = Quitter cette partie ? (o/n)
cli-quit-unsaved = Cette partie n’est pas enregistrée. Quitter quand même ? (o/n ; s l’enregistre et quitte)
cli-quit-table = Quitter la table ? Votre place est gardée : le même lien y ramène. (o/n)
cli-goodbye = À bientôt.
cli-saved = La partie est enregistrée dans { $file }. Pour la continuer : escadrille play --resume { $file }
cli-saved-journal = Le journal est enregistré dans { $file }. Pour le lire : escadrille replay { $file }
cli-taken-back = Votre dernière décision est annulée.
cli-repeats = Les questions semblables reçoivent la même réponse jusqu’à la fin du round ; u ou e y met fin.
cli-repeats-not = Cette réponse ne peut pas valoir pour d’autres questions.
cli-asks-everything = Désormais tout vous est demandé, même ce qui ne change rien.
cli-asks-less = Désormais on ne vous demande que ce qui change quelque chose.
cli-resume-over = { $file } : cette partie est terminée. Pour la lire : escadrille replay { $file }
cli-resume-dice = { $file } : les dés à venir ne sont pas connus ici, car cette partie n’a pas été commencée ici. Donnez son --seed.
cli-refused = { $why } ({ $rule })

## Une partie ligne par ligne

cli-line-help = Tapez le numéro d’un choix, ou une réponse entière en JSON. Aussi : b un pas en arrière, u annuler, e tout demander ou non, r règle, s enregistrer, q quitter, { $help } cette aide.
cli-line-garbage = « { $typed } » n’est ni un numéro de la liste ni une réponse à cette question en JSON. { $help } dit ce qui peut se taper.
cli-line-again = Encore une ? Tapez a pour rejouer, s pour enregistrer le journal. Toute autre réponse quitte.
cli-line-again-swap = Encore une ? Tapez a pour rejouer, w pour rejouer camps échangés, s pour enregistrer le journal. Toute autre réponse quitte.
cli-line-unfinished = La partie n’est pas finie.
cli-line-stuck = La partie attend, et personne n’a de question : c’est une erreur du programme.

## Ce qui se dit à la table

cli-talk-help = /dire TEXTE parle à la table, /nulle propose la nulle ou l’accepte, /reprendre demande à annuler votre dernière décision, /oui et /non répondent à une proposition, /abandon oui abandonne, /revanche propose de rejouer une fois la partie finie (/revanche pareil : mêmes camps), /quitter quitte la table : la partie reste.
cli-talk-rematch-later = La revanche sera proposée dès la fin de cette partie.
cli-talk-rematch-now = /revanche propose une revanche, camps échangés ; /revanche pareil, les mêmes camps ; /quitter quitte la table.
cli-talk-alone = Cela sert aux parties sur un serveur : ici vous jouez contre des robots.
cli-talk-resign-sure = Abandonner la partie, pour tout votre camp ? Tapez alors /abandon oui
cli-talk-unknown = Il n’y a pas de { $word } : /aide dit ce qui peut se dire.
cli-not-your-turn = Ce n’est pas à vous de jouer : rien n’a été fait.

## Parties sur un serveur

cli-join-bad-link = « { $link } » n’est pas le lien d’une table. Il ressemble à { $table }, ou à { $lobby } pour l’accueil.
cli-join-unreachable = Personne ne répond à { $server } ({ $why }). Vérifiez l’adresse, et que le serveur tourne.
cli-join-garbled = { $server } ne répond pas comme un serveur Escadrille de cette version ({ $why }).
cli-join-gone = Il n’y a pas de telle partie à cet endroit : le lien est faux, ou la partie n’existe plus.
cli-join-full = Aucune place n’est libre dans cette partie. Vous pouvez y assister avec --watch.
cli-join-protocol = Ce programme et le serveur sont de versions différentes : prenez la même pour les deux.
cli-join-refused = Le serveur refuse cela ({ $code }).
cli-join-not-yours = Le serveur ne connaît plus votre place. Demandez un nouveau lien, ou assistez à la partie avec --watch.
cli-join-unkept = Votre place ne peut pas être retenue ({ $why }) : une fois parti, vous ne pourrez pas y revenir.
cli-join-playing = Vous jouez : { $seat }.
cli-join-seated = Vous avez pris place.
cli-join-watching = Vous assistez à cette partie.
cli-join-invite = { CAP($seat) } : en attente de la personne invitée. Envoyez ce lien :
cli-join-invited = { CAP($seat) } : la personne invitée n’est pas encore là.
cli-join-open = { CAP($seat) } : en attente de n’importe qui, à l’accueil ou par ce lien :
cli-join-bring-squad = Chacun apporte son escadron à cette partie. Apportez le vôtre dans un fichier XWS, tel que l’écrivent les créateurs d’escadrons : { $command }
cli-join-bring-deck = Chacun apporte son deck à cette partie. Apportez le vôtre dans un fichier texte qui énumère ses cartes : { $command }
cli-join-bring-unread = { $file } ne peut pas être lu : { $why }
cli-join-missing = { CAP($seat) } : n’a encore rien apporté.
cli-join-other-key = Attention : la clé révélée par le serveur n’est pas celle qu’il avait promise avant la partie. Gardez le journal.
cli-join-later = La partie n’a pas commencé : quelqu’un n’est pas encore à table. Revenez plus tard : escadrille join { $link }
cli-join-gathered = Tout est là : la partie commence.
cli-join-somebody = Quelqu’un
cli-join-sat = { $who } s’installe : { $seat }.
cli-join-left = { $who } s’absente : { $seat }.
cli-join-back = { $who } est de retour : { $seat }.
cli-join-sat-alone = { $who } s’installe.
cli-join-left-alone = { $who } s’absente.
cli-join-back-alone = { $who } est de retour.
cli-join-said = { $who } : { $text }
cli-join-lost = La connexion est perdue. Nouvel essai…
cli-join-again = Connexion rétablie.
cli-join-answer = /oui accepte, /non refuse.
cli-join-answered = Ce que vous aviez proposé est refusé, ou ne tient plus.
cli-join-taken-back = Une décision est annulée.
cli-join-rematch = La revanche est prête : « Rejouer » y mène.
cli-join-victory = Victoire : { $side }.
cli-join-resigned = Par abandon : { $seat }.
cli-join-time = Temps écoulé : { $seat }.
cli-join-agreed = Les deux camps ont accepté la nulle.
cli-join-replay = Toute la partie, pas à pas : { $link }
cli-join-unwatched = Vous n’assistez plus à la partie.
cli-join-come-back = Vous avez quitté la table, et votre place est gardée. Pour revenir : { $command }

## L’accueil d’un serveur

cli-lobby-title = Parties sur { $server }
cli-lobby-mine = Continuer : { $match }
cli-lobby-join = Rejoindre : { $match }
cli-lobby-watch = Assister : { $match }
cli-lobby-new = Nouvelle partie
cli-lobby-leave = Quitter
cli-lobby-free = { $seat } (libre)
cli-lobby-seat = Où vous asseyez-vous ?
cli-lobby-sitter = Qui joue : { $seat } ?
cli-lobby-players = { $count } joueurs

## Jeux

cli-games-players = Joueurs : { $players-or }
cli-games-bots = Adversaires : { $bots }
cli-games-policies = Options de règles (la première valeur vaut, sauf si vous en choisissez une autre avec --policy) :

## Simulations

cli-sim-title = { $game } : { $games ->
    [one] { $games } partie entre robots
   *[other] { $games } parties entre robots
} (graine { $seed })
cli-sim-rate = { $who } : { $rate }{ "\u00A0" }% gagnées, entre { $low }{ "\u00A0" }% et { $high }{ "\u00A0" }% avec 95{ "\u00A0" }% de confiance
cli-sim-sides = Par camp :
cli-sim-length = { $draws ->
    [0] Aucun match nul
    [one] { $draws } match nul
   *[other] { $draws } matchs nuls
}. Une partie compte { $length } décisions et tirages en moyenne, { $inputs } en tout.
cli-sim-speed = { $seconds } s : { $games } parties/s, { $inputs } décisions et tirages/s
cli-sim-per-second = { $rate } parties/s

## Journaux

cli-replay-at = Après { $at ->
    [one] { $at } entrée
   *[other] { $at } entrées
} sur { $entries } :
cli-replay-unfinished = Le journal s’arrête ici ; la partie, non.
cli-replay-hidden = La partie n’est pas finie : ce qui est caché le reste. --all le montre.
cli-proof-entries = { $entries ->
    [one] { $entries } entrée a été rejouée ; toutes les règles la permettent.
   *[other] { $entries } entrées ont été rejouées ; toutes les règles les permettent.
}
cli-proof-dice = { $chances ->
    [one] { $chances } jet ou mélange a été tiré de nouveau de la clé : c’est le même.
   *[other] { $chances } jets et mélanges ont été tirés de nouveau de la clé : ce sont les mêmes.
} La clé est bien celle qui était promise : { $digest }.
cli-proof-no-key = { $chances ->
    [one] { $chances } jet ou mélange est pris tel quel.
   *[other] { $chances } jets et mélanges sont pris tels quels.
} La clé est révélée à la fin de la partie.
cli-proof-no-commitment = { $chances ->
    [one] { $chances } jet ou mélange est pris tel quel.
   *[other] { $chances } jets et mélanges sont pris tels quels.
} Personne n’a promis de clé.
cli-proof-over = La partie est terminée.
cli-proof-unfinished = La partie n’est pas terminée.
cli-proof-state = Le dernier état a pour empreinte { $digest }.
cli-proof-shares = Graines ajoutées par les joueurs : { $seeds }. Choix qui ont ajouté au hasard : { $nonces }.
cli-proof-signed = La première et la dernière ligne portent la signature de la clé du serveur { $digest }.
cli-proof-holds = Le journal tient.
cli-proof-undecided = Rien de faux jusqu’ici, mais impossible de dire si le journal tient : tout n’est pas encore vérifiable.

## Ce qui peut clocher dans un journal

cli-flaw-at = { $file }{ "\u00A0" }: ligne { $line }, colonne { $column }{ "\u00A0" }: { $why }
cli-flaw-bytes = ces octets ne sont pas du texte (UTF-8)
cli-flaw-setup = la mise en place est injouable : { $why }
cli-flaw-refused = les règles le refusent : { $why }

## Scénarios et contenus

cli-scenario-none = Aucun scénario à cet endroit : il faut des fichiers, ou des dossiers avec des fichiers .ron.
cli-scenario-other = un scénario de « { $game } », et voici « { $here } »
cli-scenario-given = position de départ (given) : { $why }
cli-scenario-no-rule = aucune règle n’est citée
cli-scenario-unknown-rule = la règle { $rule } n’existe pas
cli-scenario-empty = rien n’est joué ni attendu ici
cli-scenario-step =
    { $step }
    { "    il faudrait :" } { $expected }
    { "    il y a :     " } { $found }
cli-scenario-count = Réussis : { $passed }, échoués : { $failed }
cli-pack-fine = { $dir }{ "\u00A0" }: rien à redire ({ $game })
cli-pack-unknown = { $dir }{ "\u00A0" }: le contenu d’aucun jeu. Endor veut les fichiers { $files }, X-Wing des cartes dans { $cards-or }, Starfighter les fichiers { $squadrons }.

## Le serveur

cli-serve-more = Ouvrez cette adresse dans un navigateur. Ctrl+C arrête. escadrille --help énumère les autres commandes.
cli-serve-plain = HTTP simple : très bien à la maison ; sur Internet, placez devant un mandataire avec HTTPS (docs/hosting.md).
cli-serve-believes = Les en-têtes transmis sont crus : que seul le mandataire atteigne cette adresse.
cli-serve-believes-anybody = Les en-têtes transmis sont crus, d’où qu’ils viennent : écoutez sur 127.0.0.1, ou ne laissez passer que le mandataire (docs/hosting.md).
cli-serve-closing = Arrêt du serveur.
cli-serve-taken = { $addr } est prise par un autre programme : arrêtez-le, ou choisissez une autre adresse avec --addr.
cli-serve-listen = Impossible d’écouter sur { $addr } : { $why }.
cli-serve-data = Impossible de garder des parties dans { $file } : { $why }. Choisissez un autre fichier avec --data.
cli-serve-held = Un autre serveur utilise { $file } : arrêtez-le, ou choisissez un autre fichier avec --data.
cli-serve-log = « { $text } », dans { $from }, n’est pas un niveau : écrivez off, error, warn, info, debug ou trace, ou par partie, comme `info,server::http=debug`.

## Erreurs

cli-error-read = Impossible de lire { $file }{ "\u00A0" }: { $why }.
cli-error-write = Impossible d’écrire { $file }{ "\u00A0" }: { $why }.
cli-why-not-found = il n’y a rien à cet endroit, vérifiez le chemin
cli-why-denied = vous n’en avez pas le droit, vérifiez ses permissions
cli-why-folder = c’est un dossier, nommez un fichier qui s’y trouve
cli-why-no-folder = une partie du chemin est un fichier, vérifiez le chemin
cli-why-full = le disque est plein
cli-why-read-only = son disque ne peut être que lu
cli-why-not-text = ce n’est pas du texte (UTF-8)
cli-why-taken = un autre programme a cette adresse
cli-why-no-address = cette machine n’a pas cette adresse
cli-why-nobody = rien n’écoute à cet endroit
cli-why-cut = la connexion a été coupée
cli-why-late = aucune réponse à temps
cli-why-no-host = aucune machine ne porte ce nom
cli-why-no-network = le réseau n’y mène pas
cli-why-newer = une version plus récente de ce programme l’a écrit, utilisez-la
cli-why-conflict = quelqu’un d’autre a été plus rapide
cli-why-store = le stockage répond « { $text } »
cli-why-system = le système répond « { $text } »
cli-error-pack = Ce contenu est inutilisable : { $why }
cli-error-game = Aucun jeu ne s’appelle « { $game } ». Choisissez { $games-or }.
cli-error-players = { CAP($game) } ne se joue pas à { $players }. Choisissez { $counts-or }.
cli-error-seat = Aucune place ne s’appelle « { $seat } ». Choisissez { $seats-or }.
cli-error-bot = Aucun adversaire ne s’appelle « { $bot } ». Choisissez { $bots-or }.
cli-error-two-bots = Il faut deux adversaires, comme dans --seats cadet,random ; en voici { $count }.
cli-error-policy = Aucune option ne s’appelle « { $policy } ». Choisissez { $policies-or }.
cli-error-policy-value = L’option { $policy } ne peut pas être « { $value } ». Choisissez { $values-or }.
cli-error-at = Il n’y a pas de moment { $at } : le journal compte { $entries ->
    [one] { $entries } entrée.
   *[other] { $entries } entrées.
}
cli-error-size = La fenêtre est trop petite : il faut au moins { $columns } colonnes et { $rows } lignes.
cli-error-number = Ce numéro n’existe pas : tapez un nombre de { $least } à { $count }.
cli-error-thinker = Les adversaires ont cessé de réfléchir : c’est une erreur du programme.
cli-error-unexpected = Un problème est survenu : { $why }.

## La table d’Endor

cli-endor-luke = Luke
cli-endor-vader = Vador
cli-endor-lost = perdu
cli-endor-reserve = Réserve TIE { $count }
cli-endor-emperor-lost = L’Empereur n’est plus
cli-endor-death-star = Étoile
cli-endor-shield-up = Bouclier actif
cli-endor-shield-down = Bouclier éteint : depuis les secteurs intérieurs, un 6 détruit l’Étoile de la Mort.
cli-endor-decks = pioche { $deck }, déf. { $discard }
cli-endor-hidden-cards = main { $hand }, ordres { $pile }
cli-endor-seat-cards = { $who } : { $hand } + { $pile }
cli-endor-unseen = inconnue
cli-endor-card-two = { $first }/{ $second }
cli-endor-card-three = { $first }/{ $second }/{ $third }
cli-endor-card-times = { $card } (×{ $count })
cli-endor-more = … { $count } de plus
cli-endor-does = { $order } : { $does }
cli-endor-prepare-next = Ordre { $number } sur { $count }. Déjà : { $cards-then }.
cli-endor-prepare-done = Votre pile d’ordres est complète. La jouer ainsi ?
cli-endor-move-to = Depuis { $from } : vers où ?
cli-endor-move-count = Déplacement { $from-of } { $to-to } : combien ?
cli-endor-attack-target = Depuis { $from } : attaquer quoi ?
cli-endor-deploy = Déployer la réserve
cli-endor-empty = vide
cli-endor-there = { $ships }
cli-endor-marker = Marqueur Flotte
cli-endor-hits = { $what } : { $count } sur { $most } ({ $die } ou plus)
cli-endor-legend =
    ▲ Rébellion : X-, Y-, B-wing, F Falcon. ▽ Empire : T TIE, E Executor.
    Carte : { $open } possible, { $selected } choisi, { $from } d’ici.
    Flotte : F1 Y4 chasseurs à bord, F1 o aucun, F1 x détruit.
    Bouclier : ◆ équipe, 3 dé requis, { $trooper } avec un Stormtrooper, { $supply } en stock.
    Coups : ■ pris, □ à prendre, ◇ Vador peut être sauvé.
    Cartes : 1. 2. 3. ordres à venir, · main ; 4 + 2, main de 4 et 2 ordres.

# Les ordres par des noms courts, pour les listes étroites.
cli-endor-short-x = X
cli-endor-short-y = Y
cli-endor-short-b = B
cli-endor-short-falcon = Falcon
cli-endor-short-assault = Assaut
cli-endor-short-luke = Luke
cli-endor-short-redemption = Réd.
cli-endor-short-tie = TIE
cli-endor-short-executor = Exec.
cli-endor-short-death-star = Ét.
cli-endor-short-ambush = Embuscade
cli-endor-short-vader = Vador
cli-endor-short-emperor = Empereur

## X-Wing à l’écran

cli-games-setups = Mises en place (--setup NOM) :
cli-error-setup = Il n’y a pas de mise en place « { $setup } ». Il y a { $setups-or }.
cli-error-no-setups = Ce jeu n’a ni mises en place, ni menaces, ni escadrons au choix.
cli-lobby-setup = Quelle mise en place ?
cli-hand-title = À tour de rôle
cli-hand-over = Le clavier passe à { $seat }.
cli-hand-ready = Appuyez sur Entrée quand personne d’autre ne regarde ; q pour quitter.

## Les factions d’X-Wing, comme quelqu’un qui joue

cli-xwing-side-rebel = la Rébellion
cli-xwing-side-empire = l’Empire
cli-xwing-side-scum = la Pègre
cli-xwing-side-resistance = la Résistance
cli-xwing-side-first-order = le Premier Ordre
cli-xwing-side-republic = la République
cli-xwing-side-separatists = l’Alliance séparatiste
cli-xwing-size = { $width } cm
cli-xwing-first = premier joueur
cli-xwing-waiting = en attente
cli-xwing-destroyed = détruit
cli-xwing-fled = en fuite
cli-xwing-attack = { $ship } contre { $target }, portée { $range }, { $weapon } : { $attack } contre { $defense }
cli-xwing-moment = { CAP($phase) } · cartes de dégât restantes { $one } et { $two }
cli-xwing-moment-one = { CAP($phase) } · cartes de dégât restantes { $one }
cli-xwing-threat = menace détruite { $one } et { $two }, plus de { $goal } pour gagner
cli-xwing-dial = { $sign } { $maneuver }
cli-xwing-card = { $choice } : { $text }
cli-xwing-sign = { $sign }
cli-xwing-redial = Une autre manœuvre pour { $ship } (pour l’instant { $maneuver })
cli-xwing-preview = { $choice } › { $x }/{ $y }
cli-xwing-preview-leaves = { $choice } › quitte la table à { $x }/{ $y } !
cli-xwing-preview-against = { $choice } › { $x }/{ $y }, contre { $ship }
cli-xwing-preview-obstacle = { $choice } › { $x }/{ $y }, sur { $obstacle-the }
cli-xwing-thing = { CAP($what) } (nº { $number })
cli-xwing-ask-across = À quelle distance du bord gauche ?
cli-xwing-ask-up = À quelle distance du bord inférieur ?
cli-xwing-ask-turned = Tourné comment ?
cli-xwing-across = { $x } cm depuis la gauche
cli-xwing-up = { $y } cm depuis le bas
cli-xwing-no-threat = Aucune paire d’escadrons de formations rapides ne vaut exactement { $threat } : choisissez une autre menace.
cli-xwing-own-ships = Cette mise en place a ses propres vaisseaux : n’indiquez pas de menace.
cli-xwing-two-squads = Deux escadrons s’affrontent : donnez-en un ou deux.
cli-xwing-no-squad = { $squad } : { $why }. Donnez un fichier XWS ou un escadron tout prêt : { $squads-or }.
cli-xwing-wrong = { $squad } : { $what }
cli-xwing-wrong-rule = { $squad } : { $what } ({ $rule })
cli-xwing-legend =
    Vaisseaux : A1 B2 avec leur nez devant, a1 où finit le déplacement choisi.
    Plateau : 1 2 obstacles (jaune : débris), ◎ marqueur d’hyperespace, ✱ engin ; points : arc, portées 1 à 3.
    Chiffres : nom et initiative, ♥ coque, ◈ boucliers, ✦ Force, ● charges, ⌖ verrouillage, ⊙ tourelle.
    Cadrans : ▣ réglé en secret, 2↖ sur l’aile, 2← virage, ↓ Koiogran, T Tallon, S Segnor ; - bleu, ! rouge.
    Marqueurs : F concentration, E évasion, C calcul, R renforcement, D désarmement, J brouillage,
    T rayon tracteur, S stress, I ionique, K occultation.
    Dés : ✹ critique, ✶ touche, ◉ concentration, ↷ évasion, · vide.

cli-squad-fine = { $file } : accepté.
cli-squad-refused = { $file } : refusé.
cli-squad-changed = Changé : { $what }
cli-squad-dropped = Laissé de côté : { $what }
cli-squad-not-taken = Refusé : { $what }
cli-squad-fault = Refusé : { $what } ({ $rule })
cli-squad-ship = { $pilot }
cli-squad-ship-with = { $pilot } : { $upgrades }
cli-squad-shared = Une seule formation rapide, menace { $threat } : { $pilots }
cli-squad-threat = Menace : { $threat }
cli-squad-points = Points « { $season } » : { $points }
cli-squad-no-points = Points « { $season } » : une carte n’y a pas de prix

## Starfighter

cli-starfighter-cruiser = { $cruiser } { $armour }/{ $full }
cli-starfighter-round = Manche { $round }
cli-starfighter-hand = main { $count }
cli-starfighter-aside = prochaine manche +{ $count }
cli-starfighter-initiative = initiative
cli-starfighter-passed = a passé
cli-starfighter-your-hand = Votre main :
cli-starfighter-phase-setup = mise en place
cli-starfighter-phase-reinforcements = renforts
cli-starfighter-phase-deployment = déploiement
cli-starfighter-phase-battle = bataille
cli-starfighter-moment = { $mode }, { $phase } · pioche { $pile }, défausse { $discard }
cli-starfighter-waiting = en attente : { $effects }
cli-starfighter-leads = › { CAP($steps-then) }
cli-starfighter-choice = { $choice } › { $steps-then }
cli-starfighter-then-you = vous choisissez
cli-starfighter-then-other = l’adversaire choisit
cli-starfighter-then-unknown = personne ne sait quoi
cli-starfighter-step-aside = une carte pour la prochaine manche
cli-starfighter-step-slot = emplacement { $slot }
cli-starfighter-step-effect = { $sign } { $effect }
cli-starfighter-step-lapsed = rien à faire
cli-starfighter-step-lost = { $effect } est perdu
cli-starfighter-step-hit = { $board } a { $armour } de blindage
cli-starfighter-step-destroyed = { $card } est détruite
cli-starfighter-step-damaged = { $count ->
    [one] { $card } perd un chasseur
   *[other] { $card } perd { $count } chasseurs
}
cli-starfighter-step-stopped = { $card } en arrête { $count }
cli-starfighter-step-healed = { $count ->
    [one] un marqueur couvert disparaît
   *[other] { $count } marqueurs couverts disparaissent
}
cli-starfighter-step-initiative = { $board } a l’initiative
cli-starfighter-step-combat = combat { $one } ⚔ { $two }
cli-starfighter-step-won = { $board } gagne
cli-starfighter-step-drawn = partie nulle
cli-starfighter-card = { $card }
cli-starfighter-card-effects = { $card } · { $effects }
cli-starfighter-place = Où va { $card }, et quelle face visible ?
cli-starfighter-front-up = { $sector }, recto
cli-starfighter-back-up = { $sector }, verso
cli-starfighter-move-to = Vers { $sector }
cli-starfighter-first = { $sign } { $effect }, { $end }
cli-starfighter-class = { $cruiser } : blindage { $armour }, emplacements { $slots }, pioche { $draws } à la première manche
cli-starfighter-class-short = { $cruiser } · blindage { $armour } · { $slots } · pioche { $draws }
cli-starfighter-no-cruiser = Il n’y a pas de croiseur « { $cruiser } ». Il y a : { $cruisers-or }.
cli-starfighter-two-each = Deux croiseurs s’affrontent : donnez un ou deux croiseurs, et un ou deux decks.
cli-starfighter-wrong = { $file } : { $what } ({ $rule })
cli-error-only-xwing = Menace et escadrons sont pour X-Wing : ne les indiquez pas.
cli-error-only-starfighter = Croiseurs et decks sont pour Starfighter : ne les indiquez pas.
cli-starfighter-legend =
    Plateaux : A et B, secteurs A1 à A5 ; la carte A3.1 est dans le secteur 3, emplacement 1. [2] : libre, [0✚] : avec symbole de pioche.
    Cartes : une carte couvre la moitié haute de celle d’en dessous. ╭ ╰ ses deux bouts ; (▲↔) : ce qu’elle couvre, qui ne compte pas.
    Signes : ▲ chasseur, × endommagé, ▒ verso, ★ initiative, ⚔ au combat ; + à choisir, › choisi, • cette carte agit.
    Effets : ✚ pioche, ↔ latéral, ↥ vertical, ✥ libre, ↻ pivot, ✖ destruction, ⇑ touche l’ennemi, ⇓ se touche,
    ⇄ retournement, ✸ dégât, ◯ champ de force, ≡3 trois écrans, ≡3(2) il en reste deux.
    Main : 3-10 ▲↔/✚ : moitié haute, puis moitié basse ; 3 est son niveau : elle va sur l’emplacement 3.

cli-deck-cruiser = Croiseur : { $cruiser }
cli-deck-levels = { $cards ->
    [one] 1 carte ; niveau 0 : { $any }, niveau 1 : { $one }, niveau 2 : { $two }, niveau 3 : { $three } ; chasseurs : { $fighters }
   *[other] { $cards } cartes ; niveau 0 : { $any }, niveau 1 : { $one }, niveau 2 : { $two }, niveau 3 : { $three } ; chasseurs : { $fighters }
}
cli-deck-effects = Effets : { $effects }
cli-deck-effect = { $effect } { $count }
cli-deck-screens = Écrans
