# Each game in two minutes, and lessons.
