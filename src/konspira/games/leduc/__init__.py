"""Leduc poker: six cards, two betting rounds. Rules: docs/rules/leduc.md."""

from konspira.games.leduc.game import LeducGame as GAME

__all__ = ["GAME"]
