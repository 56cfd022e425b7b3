"""Stawka większa niż życie: the training campaign (docs/rules/stawka.md)."""

from konspira.games.stawka.game import StawkaGame as GAME

__all__ = ["GAME"]
