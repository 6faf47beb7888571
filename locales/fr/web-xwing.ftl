# Ce dont seul le plateau dessiné de X-Wing a besoin.

## La table

web-xwing-table = La table. Les flèches la déplacent, plus et moins zooment, 0 la montre entière.
web-xwing-board = La table en mots
web-xwing-tools = Outils de la table
web-xwing-fit = Montrer toute la table
web-xwing-fit-ships = Montrer tous les vaisseaux
web-xwing-all-arcs = Montrer tous les arcs
web-xwing-all-ranges = Montrer toutes les portées
web-xwing-measure = Réglette de portée
web-xwing-measure-how = Tirez, ou cliquez sur deux vaisseaux ou deux endroits, pour mesurer entre eux.
web-xwing-ruler = Portée { $range } · { $mm } mm
web-xwing-ruler-beyond = Au-delà de la portée 3 · { $mm } mm
web-xwing-place-how = Tirez-le, ou utilisez les flèches ; virgule et point le tournent, Maj fait de plus grands pas.
web-xwing-marker = Marqueur d’hyperespace { $number }
web-xwing-list-waiting = À placer
web-xwing-list-reserve = En réserve
web-xwing-list-lost = Perdus
web-xwing-docked-to = arrimé à { $carrier }

## Un vaisseau et ce qui est à côté

web-xwing-initiative = Initiative
web-xwing-agility = Agilité
web-xwing-hull = Coque
web-xwing-shields = Boucliers
web-xwing-force = Force
web-xwing-charges = Charges
web-xwing-weapon = { $dice } dés d’attaque, { $arc }
web-xwing-turret = tourelle
web-xwing-tokens = { $count } { $token }
web-xwing-token = Marqueur : { $token }
web-xwing-lock-on = verrouille { $target }
web-xwing-lock-of = verrouillé par { $holder }
web-xwing-face-down = Cartes de dégâts face cachée : { $count }
web-xwing-waiting = pas encore placé
web-xwing-doomed = détruit, quitte la table à la fin de cette initiative
web-xwing-reserve = en réserve
web-xwing-destroyed = détruit
web-xwing-fled = a fui la table

## L’attaque en cours

web-xwing-attack = L’attaque
web-xwing-attack-of = { $attacker } attaque { $defender }
web-xwing-attack-dice = Dés d’attaque : { $ship }
web-xwing-defense-dice = Dés de défense : { $ship }
web-xwing-range = Portée { $range }
web-xwing-obstructed = gênée
web-xwing-roll = Un jet
web-xwing-roll-of = { $ship } lance
web-xwing-face-crit = critique
web-xwing-face-hit = touché
web-xwing-face-evade = évasion
web-xwing-face-focus = concentration
web-xwing-face-blank = vierge

## L’escadron à côté d’un nom, et à qui le tour

web-xwing-squad = L’escadron
web-xwing-order = Ordre d’initiative
web-xwing-chip = { $ship } : coque { $hull }, boucliers { $shields }, initiative { $initiative }
web-xwing-acts = doit agir
web-xwing-is-done = terminé

## La table pour l’oreille

web-xwing-say-round = Tour { $round }, { $phase }. Obstacles : { $obstacles }. Engins : { $devices }.
web-xwing-say-ship = { $ship }, numéro { $number } de { $owner }, initiative { $initiative }.
web-xwing-say-place = À { $cm } cm du centre, à { $hour } h, le nez vers { $heading } h.
web-xwing-say-health = Coque { $hull }, boucliers { $shields }.
web-xwing-say-tokens = Marqueurs : { $tokens }.
web-xwing-say-locked = Verrouillé par { $holders }.
web-xwing-say-arc = À peu près dans son arc avant : { $ships }.
web-xwing-say-sees = { $ship } à portée { $range }
web-xwing-say-away = { $ship } de { $owner } n’est pas sur la table.
