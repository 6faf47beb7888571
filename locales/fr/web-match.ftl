# La page d’une partie : rythme, réglages, son, réponses permanentes.
