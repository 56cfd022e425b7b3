"""Players that cannot peek: each gets a desk with what its seat may know, never the state."""

from konspira.bots.desk import Bot, Desk
from konspira.bots.levels import LEVELS
from konspira.bots.match import play_out
from konspira.bots.naming import factory, make
from konspira.bots.strengths import LADDER

__all__ = ["LADDER", "LEVELS", "Bot", "Desk", "factory", "make", "play_out"]
