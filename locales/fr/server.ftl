# Ce que dit le serveur.
# Le fonctionnement de ces fichiers est expliqué en tête de crates/words/src/lib.rs.

server-not-found = Il n’y a rien ici : vérifiez le lien.
server-full = Il n’y a plus de place libre. Vous pouvez regarder la partie.
server-bad-invitation = Cette invitation n’est pas de cette partie, ou elle a déjà servi : redemandez le lien.
server-used-pass = Ce lien vers vous-même a déjà servi, ou il est trop vieux : créez-en un autre à la table.
server-nobody = Ce navigateur n’est encore personne ici : il n’y a rien à déconnecter.
server-too-many = C’était trop à la fois : attendez un instant, puis réessayez.
server-too-many-matches = Trop de parties sont en cours sur ce serveur : terminez-en une, ou réessayez plus tard.
server-too-many-yours = Vous avez trop de parties en cours : terminez-en, ou abandonnez, avant d’en créer une autre.
server-too-many-sockets = Trop de connexions sont ouvertes : fermez des pages, ou réessayez plus tard.
server-too-many-rooms = Le serveur est plein pour le moment : réessayez plus tard.
server-too-many-bots = Vous faites déjà jouer assez de robots entre eux : laissez d’abord finir une de ces parties.
server-too-slow = L’envoi a pris trop de temps : réessayez.
server-too-big = C’est trop long pour être lu.
server-other-origin = Cette demande vient de la page d’un autre site : ouvrez la page de la table.
server-other-host = Ce serveur ne répond pas au nom { $host }. S’il est à vous, lancez-le avec --host { $host }, ou ouvrez-le par son adresse.
server-other-protocol = Cette page et le serveur ne sont pas de la même version : rechargez la page.
server-no-hello = Le premier message doit être un bonjour.
server-not-your-seat = Seuls les joueurs peuvent faire cela, et vous regardez la partie.
server-waiting = La partie commence quand toutes les places sont prises.
server-gathering = La partie commence quand chacun a apporté ce qu’il joue.
server-nothing-to-bring = On n’apporte plus rien à cette partie : ce qui s’y joue est fixé.
server-not-over = Ce sera possible une fois la partie terminée.
server-no-offer = Rien n’est proposé.
server-other-offer = Autre chose est proposé : répondez-y d’abord.
server-bots-play-on = Le robot se croit en avance, et continue.
server-no-hints = Les conseils sont pour qui joue seul avec des robots.
server-hinting = Un conseil est déjà en préparation.
server-has-rematch = La revanche existe déjà : suivez son lien.
server-bad-chat = Un message compte de 1 à 500 caractères.
server-unreadable = Cette partie ne peut plus être ouverte : elle a été jouée avec d’autres règles ou un autre contenu.
server-store = L’enregistrement a échoué, donc rien n’a changé : réessayez.
server-gone = La partie est en train d’être rouverte : réessayez.
server-broken = Un incident a touché cette partie. Rien n’est perdu : elle est rouverte telle qu’elle est enregistrée.
server-closing = Le serveur s’arrête : revenez dans un instant.
server-malformed = Ce n’est pas compréhensible : { $why }

## Jeux et leurs places, pour les pages qui n’ont pas les mots du jeu

game-xwing1e = X-Wing, première édition
game-xwing1e-about = Des escadrons de chasseurs comme on les jouait d’abord : valeur de pilotage, manœuvres vertes, acquisitions de cible par paires, tonneaux à placer librement. De la première bataille aux escadrons de 100 points.
game-xwing2e = X-Wing, deuxième édition
game-xwing2e-about = Des escadrons de chasseurs : cadrans réglés en secret, manœuvres au gabarit, dés et cartes. Du premier duel aux escadrons de 200 points.
game-starfighter = Starfighter
game-starfighter-about = Deux croiseurs face à face, cinq secteurs chacun, et des escadrilles qui se couvrent et se découvrent : ce qu’une carte cache compte autant que ce qu’elle montre. La plupart des cartes sont les nôtres, car la liste de la boîte n’est pas publique.
game-endor = La bataille d’Endor
game-endor-about = L’espace, le générateur du bouclier, la salle du trône : trois fronts à la fois, et seulement trois ordres par round. La Rébellion doit faire exploser l’Étoile de la Mort ; l’Empire doit détruire sa flotte.

endor-side-rebel = la Rébellion
    .name = Rébellion
    .deck = la pioche rebelle
endor-side-empire = l’Empire
    .name = Empire
    .deck = la pioche impériale

# L’appelant peut faire lire ici les camps, ou les noms des joueurs : voir `Names` dans crates/words.
endor-seat-rebel-1 = Rebelle 1
endor-seat-empire-1 = Empire 1
endor-seat-empire-2 = Empire 2
endor-seat-rebel-2 = Rebelle 2
