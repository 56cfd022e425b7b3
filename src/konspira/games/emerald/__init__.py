"""A Study in Emerald, second edition: secret factions, deck building and bombs in 1882."""

from konspira.games.emerald.game import EmeraldGame as GAME

__all__ = ["GAME"]
