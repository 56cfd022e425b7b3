"""Players that cannot peek: each gets a desk with what its seat may know, never the state."""

from konspira.bots.desk import Bot, Desk
from konspira.bots.levels import LEVELS, make
from konspira.bots.match import play_out

__all__ = ["LEVELS", "Bot", "Desk", "make", "play_out"]
