# Ce que dit toute table, quel que soit le jeu.
# Le fonctionnement de ces fichiers est expliqué en tête de crates/words/src/lib.rs.

## Les énumérations : « a, b et c », « a, b ou c », « a, puis b, puis c », « a / b / c ».

kernel-list-comma = ,{ " " }
kernel-list-and = { " " }et{ " " }
kernel-list-or = { " " }ou{ " " }
kernel-list-then = , puis{ " " }
kernel-list-slash = { " " }/{ " " }

## Qui lit : les phrases sur une place choisissent leur verbe par là, avec `$seat-who`

kernel-you = vous

## Refus de la table elle-même

kernel-refused-over = La partie est terminée : plus rien ne peut être joué. Vous pouvez la revoir ou en commencer une autre.
kernel-refused-not-asked = Ce n’est pas à vous de décider : attendez qu’une question vous soit posée.
kernel-refused-stale = Cette question a déjà sa réponse : voyez ce qui est demandé maintenant.
kernel-refused-not-a-question = On ne peut pas demander cela au jeu : { $why }.
kernel-refused-not-an-answer = Cela ne répond pas à la question : choisissez l’une des réponses proposées.
kernel-refused-chance = Aucun tirage de ce genre n’est attendu : la table lance elle-même les dés et mélange les cartes.
kernel-refused-take-back = Il est trop tard pour revenir si loin : le hasard a parlé ou des cartes ont été vues depuis. Seule la suite peut être annulée.
kernel-refused-unending = Ce qui suivrait n’aurait pas de fin : les cartes en jeu se répondent sans fin. Choisissez autre chose, ou convenez d’arrêter la partie.
kernel-log-unending = Les capacités des cartes se répondent sans fin : la partie s’arrête là, et personne ne gagne.

## Ce qui peut clocher dans un journal

kernel-flaw-empty = le fichier est vide ; un journal commence par sa mise en place
kernel-flaw-syntax = illisible : ce n’est pas une ligne de journal
kernel-flaw-format = ce n’est pas un journal : la première ligne dit « { $found } » au lieu de « escadrille-journal »
kernel-flaw-version = écrit dans la version { $found } du format, que ce programme ne lit pas
kernel-flaw-identity = joué avec { $found }, et ceci est { $ours }
kernel-flaw-order = l’entrée { $expected } devrait être ici, et c’est l’entrée { $found } : une ligne manque, est double ou déplacée
kernel-flaw-link = le maillon ne suit pas des lignes précédentes : cette ligne ou une autre avant elle a été modifiée
kernel-flaw-not-forced = marqué comme seul choix possible, et il y en avait d’autres
kernel-flaw-other-dice = la clé donne { $expected }, le journal dit { $found }
kernel-flaw-commitment = l’empreinte de la clé est { $found }, et la première ligne promettait { $committed }
kernel-flaw-end = la dernière ligne n’est pas la fin de cette partie
kernel-flaw-shape = quelque chose n’a rien à faire dans cette ligne de journal, ou y manque : « { $what } »
kernel-flaw-signature = la signature n’est pas celle de la clé du serveur annoncée à la première ligne
kernel-flaw-other-roll = les règles demandent au hasard { $expected }, le journal dit { $found }
kernel-flaw-no-end = la partie est finie, et il manque la dernière ligne, celle qui révèle la clé
kernel-flaw-no-key = la partie est finie, et sa clé n’est pas révélée : personne ne peut vérifier ses dés
kernel-flaw-after-end = rien ne peut suivre la fin
kernel-flaw-game = joué avec « { $game } », qui n’est aucun des jeux d’ici
kernel-flaw-setup = la mise en place est injouable
kernel-flaw-refused = les règles le refusent ({ $rule })
