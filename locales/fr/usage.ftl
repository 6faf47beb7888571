# La ligne de commande : son aide, et ce qui ne va pas dans ce qui a été tapé.

## Autour

usage-heading = Usage :
usage-commands = Commandes{ "\u00A0" }
usage-arguments = Arguments{ "\u00A0" }
usage-options = Options{ "\u00A0" }
usage-default = [par défaut : { $value }]
usage-help = Affiche l’aide
usage-version = Affiche la version
usage-help-command = Affiche cette aide, ou celle d’une commande

## Ce qui ne va pas

usage-wrong = Cette ligne de commande est incompréhensible.
usage-wrong-unknown = Il n’y a pas de { $arg } ici.
usage-wrong-command = Il n’y a pas de commande « { $arg } ».
usage-wrong-no-command = Il manque une commande.
usage-wrong-missing = Il manque quelque chose : { $arg }
usage-wrong-conflict = { $arg } ne va pas avec { $value }.
usage-wrong-value = « { $value } » ne convient pas à { $arg }.
usage-wrong-no-value = { $arg } demande une valeur.
usage-wrong-twice = { $arg } a reçu plus qu’il n’en prend : { $value }
usage-wrong-letters = La ligne de commande contient des lettres qui ne sont pas du texte.
usage-suggested = Vouliez-vous dire { $what } ?
usage-games-there = Les jeux sont { $games }.
usage-more = --help en dit plus.

## Le nom des valeurs

usage-value-command = COMMANDE
usage-value-dir = DOSSIER
usage-value-address = ADRESSE
usage-value-file = FICHIER
usage-value-path = CHEMIN
usage-value-seat = PLACE
usage-value-level = NIVEAU
usage-value-name = NOM
usage-value-days = JOURS
usage-value-format = FORME
usage-value-name-value = NOM=VALEUR
usage-value-lang = LANGUE
usage-value-game = JEU
usage-value-reroll = RELANCE
usage-value-change = CHANGEMENT

## Commandes

usage-about = Des batailles de chasseurs stellaires sur table, dans un navigateur ou dans un terminal
usage-serve = Sert la table aux navigateurs ; c’est ce qui se passe sans commande
usage-games = Liste les jeux, leurs joueurs et leurs règles au choix
usage-play = Joue contre des robots ; en plein écran dans un terminal, ligne par ligne sinon
usage-join = Rejoint une partie sur un serveur, ou la regarde
usage-sim = Fait jouer beaucoup de parties à des robots, et compte
usage-odds = Donne les probabilités exactes d’une attaque, ou de plusieurs à la suite
usage-replay = Lit un journal : le raconte, en montre un moment, ou prouve qu’il tient
usage-scenario = Travaille avec des scénarios
usage-scenario-run = Joue des fichiers de scénarios, et tous les fichiers .ron sous des dossiers
usage-squad = Travaille avec des escadrons de X-Wing
usage-squad-check = Dit si des escadrons peuvent être joués, ce qui a été fait de leurs fichiers, et ce qu’ils coûtent
usage-deck = Travaille avec des decks de Starfighter
usage-deck-check = Dit si des decks peuvent être joués en guerre totale, ce qui ne va pas, et ce qu’ils contiennent
usage-pack = Travaille avec des packs de contenu
usage-pack-check = Dit ce qui ne va pas dans des packs, et où
usage-completions = Écrit de quoi compléter cette ligne de commande dans un shell
usage-completions-shell = Le shell : bash, zsh ou fish
usage-man = Écrit la page de manuel

## Options de plusieurs commandes

usage-lang = Langue : en ou fr [par défaut : ce que demandent `LC_ALL`, `LC_MESSAGES` ou `LANG`]
usage-packs = Joue avec le contenu de ce dossier à la place de celui qui vient avec son jeu ; peut être répété
usage-game = Le jeu, comme l’appelle `escadrille games`
usage-setup = Une mise en place par son nom ; `escadrille games` les liste
usage-threat = X-Wing : des escadrons de formations rapides au hasard, valant cette menace
usage-json = La réponse en JSON

## serve

usage-addr = Où écouter ; avec `0.0.0.0:8080`, les autres de la maison peuvent jouer
usage-data = Le fichier où sont gardées les parties
usage-behind-proxy = Croit les en-têtes d’un mandataire inverse ; seulement s’il y en a un devant le serveur
usage-hosts = Un nom par lequel les navigateurs atteignent le serveur, en plus de ses adresses ; peut être répété
usage-keep-finished = Supprime les parties, et ce qui s’y est dit, tant de jours après leur fin ; sans cela elles restent
usage-no-limits = Répond à chacun aussi souvent qu’il demande ; pour des essais et des réseaux de confiance
usage-log = Ce qui est dit sur la sortie d’erreur : off, error, warn, info, debug ou trace, pour tout ou par partie, comme `info,server::http=debug` [par défaut : `ESCADRILLE_LOG`, sinon warn]
usage-log-format = Sous quelle forme : text, à lire, ou json, un objet par ligne, pour des programmes

## play

usage-play-seat = Votre place : rebel ou empire (rebel1, rebel2, empire1 ou empire2 à quatre), one ou two [par défaut : la première]
usage-play-bot = La force des robots ; `escadrille games` liste les niveaux de chaque jeu [par défaut : cadet]
usage-play-hot-seat = Pas de robots : tout le monde joue à ce clavier
usage-play-squads = X-Wing : votre escadron, puis celui de l’autre : des fichiers XWS, ou des noms d’escadrons tout prêts
usage-play-cruisers = Starfighter : votre croiseur, puis celui de l’autre ; qui n’en reçoit pas choisit
usage-play-decks = Starfighter, guerre totale : votre deck, puis celui de l’autre ; qui n’en reçoit pas a toutes les cartes
usage-play-players = Le nombre de joueurs ; les robots prennent toutes les places sauf la vôtre
usage-play-seed = Répète les dés et les robots d’une partie passée
usage-play-policies = Une autre lecture d’une règle ; `escadrille games` les liste ; peut être répété
usage-play-save = Garde le journal de la partie dans ce fichier, à jour après chaque décision
usage-play-resume = Reprend la partie inachevée de ce journal, et l’y garde
usage-play-ask-everything = Demande même ce qui ne change rien : l’ordre de vaisseaux égaux, des dés sans effet

## join

usage-join-link = Le lien d’une partie ou d’une invitation, ou l’adresse d’un serveur pour voir son salon
usage-join-name = Le nom que vous donnent les autres à la table
usage-join-bring = Votre escadron (en XWS) ou votre deck (une liste de cartes), là où chacun apporte le sien
usage-join-watch = Regarde, sans prendre part
usage-join-ask-everything = Demande même ce qui ne change rien

## sim

usage-sim-games = Le nombre de parties
usage-sim-seats = Les deux robots, qui changent de camp une partie sur deux ; `escadrille games` liste les niveaux de chaque jeu ; aussi --bots
usage-sim-squads = X-Wing : les escadrons des deux camps : des fichiers XWS, ou des noms d’escadrons tout prêts
usage-sim-cruisers = Starfighter : les croiseurs des deux camps ; sinon les robots choisissent le leur
usage-sim-decks = Starfighter, guerre totale : les decks des deux camps
usage-sim-players = Le nombre de places ; dans les jeux d’équipe, chaque robot joue tout un camp
usage-sim-seed = À graines égales, parties égales
usage-sim-threads = Le nombre de parties à la fois [par défaut : une par cœur]

## odds

usage-odds-attack = Dés d’attaque : la valeur d’attaque de l’arme
usage-odds-defense = Dés de défense : l’agilité du défenseur
usage-odds-attack-focus = L’attaquant a tant de marqueurs de concentration
usage-odds-attack-calculate = L’attaquant a tant de marqueurs de calcul
usage-odds-attack-force = L’attaquant a tant de charges de Force
usage-odds-attack-charges = L’attaquant a tant de charges pour les effets qui en coûtent une
usage-odds-lock = L’attaquant a un verrouillage sur le défenseur
usage-odds-attack-reroll = L’attaquant peut relancer des dés d’attaque : `N`, `N:FACES` ou `N:FACES@COST` ; peut être répété
usage-odds-attack-change = L’attaquant peut changer des dés d’attaque : `FACES>FACE`, `FACES>FACE:N`, avec `!` s’il le doit, `@COST` ; peut être répété
usage-odds-attack-add = Des résultats ajoutés aux dés d’attaque
usage-odds-defender-reroll = Le défenseur peut d’abord relancer des dés d’attaque
usage-odds-defender-change = Le défenseur peut d’abord changer des dés d’attaque ; peut être répété
usage-odds-defense-focus = Le défenseur a tant de marqueurs de concentration
usage-odds-defense-calculate = Le défenseur a tant de marqueurs de calcul
usage-odds-defense-force = Le défenseur a tant de charges de Force
usage-odds-defense-charges = Le défenseur a tant de charges pour les effets qui en coûtent une
usage-odds-evade = Le défenseur a tant de marqueurs d’évasion
usage-odds-reinforce = Le défenseur est renforcé du côté de l’attaque
usage-odds-defense-reroll = Le défenseur peut relancer des dés de défense ; peut être répété
usage-odds-defense-change = Le défenseur peut changer des dés de défense ; peut être répété
usage-odds-defense-add = Des résultats ajoutés aux dés de défense
usage-odds-attacker-reroll = L’attaquant peut d’abord relancer des dés de défense
usage-odds-attacker-change = L’attaquant peut d’abord changer des dés de défense ; peut être répété
usage-odds-recover-force = Le défenseur récupère une charge de Force avant chaque attaque, jusqu’à N
usage-odds-range = La portée de l’attaque, pour le dé de bonus
usage-odds-obstructed = L’attaque est gênée
usage-odds-cloaked = Le défenseur est occulté
usage-odds-tractored = Le défenseur a un marqueur de rayon tracteur
usage-odds-ion = Une arme ionique : un dégât au plus
usage-odds-shields = Boucliers actifs du défenseur
usage-odds-hull = Coque du défenseur
usage-odds-attacks = Tant d’attaques pareilles à la suite, pendant que les marqueurs du défenseur s’épuisent
usage-odds-foresee = Le défenseur garde des marqueurs pour les attaques suivantes, là où ils font plus de bien
usage-odds-rolled = Les dés d’attaque ont été lancés : que vaut chaque façon de continuer ?
usage-odds-rerolled = Avec --rolled : ceux qui ont été relancés

## replay

usage-replay-file = Le journal
usage-replay-at = Montre le plateau après tant d’entrées
usage-replay-all = Avec --at : montre aussi les cartes et cadrans cachés d’une partie inachevée
usage-replay-verify = Rejoue tout, tire de nouveau les dés, et dit ce que cela prouve

## Des fichiers à examiner

usage-scenario-run-paths = Fichiers et dossiers
usage-squad-check-files = Des escadrons en XWS, les fichiers qu’écrivent d’autres logiciels
usage-squad-check-threat = Les juge comme formations rapides de cette menace, plutôt que par 200 points
usage-deck-check-files = Des fichiers de texte avec les identifiants des cartes
usage-pack-check-dirs = Dossiers
