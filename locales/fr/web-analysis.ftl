# L’analyse après une partie, et les conseils pendant.
