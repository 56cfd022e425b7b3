"""Spiskowcy (Koryŏ): secret orders, majorities that move while you act (docs/rules)."""

from konspira.games.spiskowcy.game import SpiskowcyGame as GAME

__all__ = ["GAME"]
