# Le client en terminal. Rien que du général : ce que dit un jeu est dans le fichier du jeu.

## Barre de titre et tour de jeu

cli-title = Escadrille
cli-title-game = Escadrille · { $game }
cli-round = Round { $round }
cli-you = vous
cli-seat-you = { CAP($who) } (vous)
cli-turn-yours = À vous de jouer
cli-turn-other = En attente : { $who }
cli-turn-secret = Chacun décide en secret
cli-thinking = { CAP($who) } réfléchit…
cli-watching = Vous êtes spectateur

## Titres des panneaux

cli-log-title = Journal
cli-log-empty = Il ne s’est encore rien passé.
cli-hand-title = Votre main
cli-hand-count = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
cli-pile-title = Pile d’ordres
cli-pile-count = { $count ->
    [0] Pile d’ordres vide
    [one] { $count } carte dans la pile d’ordres
   *[other] { $count } cartes dans la pile d’ordres
}
cli-card-hidden = face cachée
cli-choices-title = Choix
cli-rule-title = Règle { $rule }

## Invites

cli-prompt-pick = { $count ->
    [one] Appuyez sur Entrée pour continuer.
   *[other] Choisissez de 1 à { $count }, puis appuyez sur Entrée.
}
cli-prompt-more = { $count ->
    [one] { $count } autre plus bas
   *[other] { $count } autres plus bas
}
cli-prompt-confirm = Ce choix est définitif. Continuer ? (o/n)
cli-prompt-continue = Appuyez sur une touche pour continuer.
cli-key-yes = o
cli-key-no = n

## Aide

cli-help-hint = Appuyez sur ? pour l’aide
cli-help-title = Touches
cli-help-numbers = prendre un choix
cli-help-arrows = parcourir les choix
cli-help-enter = confirmer
cli-help-escape = revenir en arrière
cli-help-undo = reprendre votre dernière décision
cli-help-log = faire défiler le journal
cli-help-rule = afficher la règle en cause
cli-help-save = enregistrer la partie
cli-help-help = afficher ou masquer cette aide
cli-help-quit = quitter

## La fin

cli-won = Vous avez gagné !
cli-lost = Vous avez perdu. Bien joué tout de même.
cli-drawn = Match nul.
cli-over = La partie est terminée.
cli-again = Rejouer ? (o/n)

## Quitter, enregistrer, reprendre

cli-quit-ask = Quitter cette partie ? (o/n)
cli-quit-unsaved = Cette partie n’est pas enregistrée. Quitter quand même ? (o/n)
cli-goodbye = À bientôt.
cli-saved = La partie est enregistrée dans { $file }.
cli-resumed = La partie reprend depuis { $file }.
cli-taken-back = Votre dernière décision est reprise.
cli-refused = { $why } ({ $rule })

## Erreurs

cli-error-read = Impossible de lire { $file } : { $why }.
cli-error-write = Impossible d’écrire { $file } : { $why }.
cli-error-journal = { $file } n’est pas une partie enregistrée qui puisse être jouée : { $why }.
cli-error-pack = Ce contenu est inutilisable : { $why }.
cli-error-game = Aucun jeu ne s’appelle « { $game } ». Choisissez { $games-or }.
cli-error-players = { CAP($game) } ne se joue pas à { $players }.
cli-error-seat = Aucune place ne s’appelle « { $seat } ». Choisissez { $seats-or }.
cli-error-bot = Aucun adversaire ne s’appelle « { $bot } ». Choisissez { $bots-or }.
cli-error-language = La langue « { $language } » n’est pas encore disponible. Choisissez { $languages-or }.
cli-error-terminal = Cette commande a besoin d’un terminal : lancez-la dans une fenêtre de terminal, sans rediriger l’entrée ni la sortie.
cli-error-size = La fenêtre est trop petite : il faut au moins { $columns } colonnes et { $rows } lignes.
cli-error-number = Tapez un nombre de 1 à { $count }.
cli-error-unexpected = Un problème est survenu : { $why }.
