# Chaque jeu en deux minutes, et les leçons.
