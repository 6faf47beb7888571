# Ce dont seul le plateau dessiné de X-Wing a besoin.
