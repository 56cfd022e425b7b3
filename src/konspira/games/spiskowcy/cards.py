"""The card types, in canonical order (rules file, sections 2.1 and 3.1)."""

from __future__ import annotations

from typing import Final

from konspira.kernel.declared import counted, term

MERCHANT: Final = 0
JUGGLER: Final = 1
GUARD: Final = 2
BANKER: Final = 3
INNKEEPER: Final = 4
BISHOP: Final = 5
PRINCE: Final = 6
SPY: Final = 7
SEER: Final = 8
RAID: Final = 9
PLOT: Final = 10

CHARACTERS: Final = 9  # types below this are characters, the others are events
KINDS: Final = 11

CARDS: Final = [
    "merchant",
    "juggler",
    "guard",
    "banker",
    "innkeeper",
    "bishop",
    "prince",
    "spy",
    "seer",
    "raid",
    "plot",
]

CARD: Final = term("card", CARDS)
CARDS_COUNTED: Final = counted(CARD)
POWER: Final = term("power", CARDS)


def named(row: list[int]) -> dict[str, int]:
    """Return the counts of a row by card id, without the zeros."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        count = row[kind]
        if count:
            found[CARDS[kind]] = count
    return found
