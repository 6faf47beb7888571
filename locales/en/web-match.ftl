# The match page: pace, settings, sound, standing answers.
