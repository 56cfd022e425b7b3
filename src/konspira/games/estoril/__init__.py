"""City of Spies: Estoril 1942: face-down spies in a town with a new layout each round."""

from konspira.games.estoril.game import EstorilGame as GAME

__all__ = ["GAME"]
