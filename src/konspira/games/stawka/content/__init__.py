"""The content of the game: names, the vocabulary of abilities, a loader that checks every row."""
