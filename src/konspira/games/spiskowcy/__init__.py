"""Spiskowcy (Koryŏ): secret orders, and majorities that shift during a turn (docs/rules)."""

from konspira.games.spiskowcy.game import SpiskowcyGame as GAME

__all__ = ["GAME"]
