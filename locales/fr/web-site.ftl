# Le site autour des jeux : accueil, invitations, notifications, erreurs.
