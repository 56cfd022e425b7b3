"""Many games between bots: tournaments, ratings, and how even a game is."""
