# What only Starfighter’s drawn board needs.
