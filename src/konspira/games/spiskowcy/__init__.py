"""Spiskowcy (Koryŏ): secret orders, majorities that move while you act. Rules: docs/rules/spiskowcy.md."""

from konspira.games.spiskowcy.game import SpiskowcyGame as GAME

__all__ = ["GAME"]
