# Ce que seul le plateau d’Endor dit dans le navigateur.

web-endor-how-many = Combien partent ?
web-endor-legend = Légende
web-endor-legend-hit = – { $face } ou plus pour toucher
web-endor-tells-luke = Vador et l’Empereur frappent Luke. À la dernière case, il quitte le duel et l’Empire gagne quatre ordres supplémentaires.
web-endor-tells-vader = Luke frappe Vador. À la dernière case, Vador quitte le duel et la Rébellion gagne trois ordres supplémentaires.
web-endor-tells-red = Case rouge : tant que Vador s’y trouve, l’ordre Rédemption peut être donné. L’Empereur tombe alors avec lui.
web-endor-tells-last = Dernière case : à ce coup, c’en est fini ({ $name }).
web-endor-tells-end = Dernière case d’une piste : à ce coup, c’en est fini.
web-endor-tells-emperor = Les éclairs de l’Empereur touchent Luke deux fois, sans lancer de dé. Seule la rédemption de Vador l’arrête.
web-endor-tells-falcon = Le Falcon vole jusqu’à deux secteurs et attaque avec deux dés.
web-endor-tells-executor = L’Executor vole jusqu’à deux secteurs et attaque avec quatre dés. La réserve de TIE disparaît avec lui.
web-endor-tells-reserve = Chasseurs TIE à bord de l’Executor : un ordre TIE en fait entrer jusqu’à quatre dans son secteur.
web-endor-tells-team = L’équipe d’assaut rebelle : l’ordre Assaut du bouclier la fait avancer sur sa piste.
web-endor-tells-start = Le site d’atterrissage : l’équipe d’assaut part d’ici.
web-endor-tells-generator = Le générateur : quand l’équipe d’assaut le franchit, les boucliers tombent et l’Étoile de la Mort peut être attaquée.
web-endor-tells-breach = Le générateur est détruit : l’Étoile de la Mort peut être attaquée depuis les secteurs voisins.
web-endor-tells-trooper = Les Stormtroopers barrent la route : il faut un de plus au dé pour entrer sur leur case.
web-endor-tells-dots = Points : des vaisseaux rebelles sont là. Hachures : des vaisseaux impériaux sont là.
