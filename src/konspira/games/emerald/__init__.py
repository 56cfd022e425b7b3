"""A Study in Emerald, second edition: secret factions, deck building and bombs in 1882."""
