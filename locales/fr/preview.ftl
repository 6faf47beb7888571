# Ce que montre un lien vers la table là où on le partage : un titre, et une phrase.

preview-match = { $one } contre { $two }
preview-waiting = Une place est libre. Ouvrez le lien pour jouer, ou pour regarder.
preview-playing = La bataille est en cours. Ouvrez le lien pour la regarder.
preview-won = Victoire de { $who }. Revoyez la bataille, pas à pas.
preview-draw = Partie nulle. Revoyez la bataille, pas à pas.
preview-replay = À revoir : { $one } contre { $two }
preview-squad = Un escadron pour X-Wing
preview-squad-about = Voyez ses vaisseaux et ses améliorations, imprimez-le, ou jouez-le contre un robot ou un ami.
