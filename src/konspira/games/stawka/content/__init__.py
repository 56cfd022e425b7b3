"""The content of the game: names, the vocabulary of abilities, and the loader that checks every row."""
