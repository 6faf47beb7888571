# The two small games that show how a game is built. No shell shows them: only their refusals have sentences.

connect-four-refused-no-such-column = There is no such column: choose one from 1 to 7.
connect-four-refused-full = That column is full: choose another one.

leduc-refused-nothing-to-fold-to = Nobody has bet more than you: check or raise instead of folding.
leduc-refused-no-more-raises = There were two raises already: call or fold.
