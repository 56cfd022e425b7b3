"""Abilities: when a text may be used, what it costs and does (rules file, section 6)."""
