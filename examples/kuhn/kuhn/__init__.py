"""Kuhn poker, an example of a game of your own for Konspira: `konspira play kuhn:GAME`."""

from kuhn.game import KuhnGame as GAME

__all__ = ["GAME"]
