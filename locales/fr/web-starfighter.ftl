# Ce dont seul le plateau dessiné de Starfighter a besoin.
