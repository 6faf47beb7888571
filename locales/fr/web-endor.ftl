# Ce que seul le plateau d’Endor dit dans le navigateur.

web-endor-how-many = Combien partent ?
