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
