# Analysis after a match, and hints during one.
