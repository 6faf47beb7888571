# Les deux petits jeux qui montrent comment se construit un jeu. Aucun client ne les montre : seuls leurs refus ont une phrase.

connect-four-refused-no-such-column = Cette colonne n’existe pas : choisissez-en une de 1 à 7.
connect-four-refused-full = Cette colonne est pleine : choisissez-en une autre.

leduc-refused-nothing-to-fold-to = Personne n’a misé plus que vous : restez ou relancez au lieu de vous coucher.
leduc-refused-no-more-raises = Il y a déjà eu deux relances : suivez ou couchez-vous.
