"""The places of the numbers in a row of a running procedure (see `running`)."""

from __future__ import annotations

from typing import Final

KIND: Final = 0
ACTOR: Final = 1
TARGET: Final = 2
SEAT: Final = 3
MOD: Final = 4
DIE_1: Final = 5
DIE_2: Final = 6
RESULT: Final = 7
FLAGS: Final = 8
EXTRA: Final = 9
BEFORE: Final = 10
USES: Final = 11

# In the row of a text in use.
NUMBER: Final = 1
SELF: Final = 2
ME: Final = 3
PICKED: Final = 4
PIECE: Final = 10
TURN: Final = 11
MEMBERS: Final = 12
