"""Abilities: what a text of the game asks, costs, names and does (rules file, section 6)."""
