"""Kuhn poker, a game of one's own for Konspira: `konspira play kuhn:GAME`."""

from kuhn.game import KuhnGame as GAME

__all__ = ["GAME"]
