# Le site autour des jeux : accueil, invitations, notifications, erreurs.

## La première page

web-site-what = Des batailles de chasseurs stellaires sur table, dans votre navigateur, contre un robot ou un ami : gratuit et sans compte.
web-how-xwing2e-1 = Réglez en secret le cadran de chaque vaisseau : personne ne voit une manœuvre avant le vol.
web-how-xwing2e-2 = Volez, puis agissez : concentration, évasion, verrouillage, tonneau hors d’un arc.
web-how-xwing2e-3 = Tirez : dés d’attaque contre dés de défense, jusqu’à ce qu’il ne reste qu’un escadron.
web-how-starfighter-1 = Posez une escadrille dans un des cinq secteurs : elle couvre ce qui est dessous.
web-how-starfighter-2 = Ses effets déplacent, retournent, détruisent, et peuvent déclencher la suite.
web-how-starfighter-3 = Puis les secteurs s’affrontent, et le croiseur dont le blindage tient l’emporte.
web-how-endor-1 = Posez trois cartes d’ordres face cachée, la première au-dessus.
web-how-endor-2 = Combattez sur trois fronts : l’espace, le générateur du bouclier, la salle du trône.
web-how-endor-3 = Une fois les boucliers désactivés, un seul 6 détruit l’Étoile de la Mort.
web-menu = Menu
web-nowhere-about = L’adresse est peut-être mal tapée, ou ce qui s’y trouvait n’existe plus.
web-gone = Il n’y a rien ici
web-rulebooks-about = Chaque jeu en trois lignes, puis ses règles, chacune avec un numéro et des scénarios sur le plateau.
web-rulebooks-open = Lire les règles
web-rulebooks-play = Vers ce jeu

## Listes de parties

web-and = et
web-list-open-make = Ouvrir une partie à tous
web-list-over-rules = Les règles ont des scénarios à regarder.
web-list-waits-seat = En attente d’un joueur
web-list-gathers = Choix des escadrons ou des decks en cours
web-list-turn = Doit jouer : { $who }
web-list-round = round { $round }
web-list-clock = { $minutes } min chacun
web-mode-teams = deux contre deux
web-mode-xwing2e-starter = première bataille
web-mode-xwing2e-quick-build = formations rapides
web-mode-xwing2e-points = { $points } points
web-mode-xwing2e-swarm = { $points } points, contre une nuée
web-mode-xwing2e-escalation = Surenchère
web-mode-xwing2e-core-box = Surenchère, boîte de base
web-mode-starfighter-training = entraînement
web-mode-starfighter-intermediate = intermédiaire
web-mode-starfighter-skirmish = escarmouche
web-mode-starfighter-total-war = guerre totale

## Invitations

web-invite-about = { $game } : vous recevez un lien à envoyer. Qui l’ouvre lit qui l’invite et à quoi, et prend l’autre place.
web-invite-name = Votre nom
web-invite-mode = Bataille
web-invite-side = Vous jouez
web-side-xwing2e-1 = la Rébellion
web-side-xwing2e-2 = l’Empire
web-side-starfighter-1 = en premier
web-side-starfighter-2 = en second
web-side-endor-1 = la Rébellion
web-side-endor-2 = l’Empire
web-invite-go = Créer le lien
web-invite-more = Plus de choix
web-join-by = { $who } vous invite : { $game }
web-join-nobody = Une place est libre : { $game }
web-join-side = votre place : { $side }
web-join-watch = Vous pouvez regarder la partie d’ici.
web-waiting-watch = Vous regardez. La partie commence dès que toutes les places sont prises.
web-waiting-open = La partie commence dès que toutes les places sont prises. Elle figure sur la première page, pour tout le monde.
web-seat-is = { CAP($seat) } : { $sitter }
web-taken = Cette invitation a déjà servi : la place est prise ({ $who }), et vous regardez. C’est la vôtre ? Là où vous l’avez prise, le menu « Table » donne un lien vers vous-même pour un autre appareil.
web-taken-watch = Regarder
web-declined-draw = Nulle refusée par { $who }.
web-declined-take-back = Annulation refusée par { $who }.
web-declined-rematch = Revanche refusée par { $who }.

## La place sur un autre appareil

web-pass-title = Ma place sur un autre appareil
web-pass-about = Continuez sur votre téléphone ou un autre ordinateur : créez un lien privé vers vous-même. Qui l’a joue à votre place : ne l’envoyez à personne d’autre.
web-pass-make = Créer le lien
web-pass-link = Ouvrez-le sur l’autre appareil dans les { $minutes } minutes ; il ne sert qu’une fois.
web-pass-match = { $game } : { $seats }
web-pass-claim-about = Continuez ici à la place de qui a créé ce lien : cet appareil aura les mêmes places, dans toutes ses parties.
web-pass-own = { $count ->
    [one] Cet appareil a déjà une partie en cours à lui. Il n’y aurait plus accès.
   *[other] Cet appareil a déjà { $count } parties en cours à lui. Il n’y aurait plus accès.
}
web-pass-claim = Continuer ici

## Réglages

web-settings = Réglages
web-settings-name = Votre nom
web-settings-theme = Thème
web-settings-theme-dark = Sombre
web-settings-theme-light = Clair
web-settings-speed = Vitesse d’affichage
web-settings-speed-slow = Lente
web-settings-speed-normal = Normale
web-settings-speed-fast = Rapide
web-settings-speed-off = Tout de suite
web-settings-sound = Son
web-settings-volume = Volume
web-settings-notify = M’avertir quand c’est à moi et que je regarde ailleurs
web-settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page ; ses propres réglages peuvent le changer.
web-settings-order = Me demander l’ordre des vaisseaux à égalité
web-settings-renew = Déconnecter tous les autres appareils
web-settings-renewed = C’est fait. Vous n’êtes plus reconnu que dans ce navigateur ; ailleurs, il faudra un nouveau lien.
web-settings-forget = Oublier ce navigateur
web-settings-forget-sure = Vos places ne seront plus accessibles depuis ce navigateur. Les parties que vous ne jouez nulle part ailleurs seront perdues pour vous.
web-settings-forget-yes = Oublier
web-settings-forget-no = Rester
web-settings-kept = Gardé dans ce navigateur, et nulle part ailleurs.
