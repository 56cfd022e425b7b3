"""Characters, symbols, flags and missions, in canonical order (rules file, sections 2 and 3).

A card is a number: recruits come first, then the six starting characters, which every seat has once
in its own colour. A set of one seat's cards is an int, one bit for each card, so that copies share
it.
"""

from __future__ import annotations

from typing import Final

from konspira.kernel.compiling import i64

RECRUITS: Final = 27  # cards below this are recruits, the others are starting characters
KINDS: Final = 33

CARDS: Final = [
    "pt_assassin",
    "pt_diplomat",
    "pt_nationalist",
    "pt_seducer",
    "pt_conspirator",
    "us_assassin",
    "us_diplomat",
    "us_nationalist",
    "us_seducer",
    "uk_conspirator",
    "uk_diplomat",
    "uk_nationalist",
    "uk_seducer",
    "it_plain",
    "de_nationalist",
    "de_seducer",
    "de_conspirator",
    "de_assassin",
    "yu_conspirator2",
    "su_assassin2",
    "su_assassin_diplomat",
    "es_diplomat2",
    "fr_assassin_conspirator",
    "fr_seducer_conspirator",
    "hu_seducer2",
    "es_plain",
    "pt_nationalist2",
    "start_assassin",
    "start_seducer",
    "start_nationalist",
    "start_diplomat",
    "start_conspirator",
    "start_plain",
]

ASSASSIN: Final = 0
CONSPIRATOR: Final = 1
NATIONALIST: Final = 2
DIPLOMAT: Final = 3
SEDUCER: Final = 4
SYMBOLS: Final = ["assassin", "conspirator", "nationalist", "diplomat", "seducer"]

FLAGS: Final = ["pt", "us", "uk", "de", "it", "yu", "su", "es", "fr", "hu"]

MISSIONS: Final = [
    "mission_assassin",
    "mission_conspirator",
    "mission_nationalist",
    "mission_diplomat",
    "mission_seducer",
    "mission_women",
    "mission_strength",
    "mission_flags",
    "mission_pt",
    "mission_uk",
    "mission_de",
    "mission_us",
]

STARTING_SET: Final = ((1 << KINDS) - 1) ^ ((1 << RECRUITS) - 1)  # EST-1.2, as bits


def cards_of(bits: int) -> list[int]:
    """Return the cards of a set, in canonical order."""
    return choices_of(bits, 0)


def choices_of(bits: int, start: int) -> list[int]:
    """Return a choice for each card of a set, counted from the start of a family."""
    found: list[int] = []
    left: i64 = bits
    card = start
    while left:
        if left & 1:
            found.append(card)
        left >>= 1
        card += 1
    return found


def size(bits: int) -> int:
    """Count the cards of a set."""
    left: i64 = bits
    count = 0
    while left:
        left &= left - 1
        count += 1
    return count


def names(bits: int) -> list[str]:
    """Return the ids of the cards of a set."""
    return [CARDS[card] for card in cards_of(bits)]


def bits_of(cards: list[int]) -> int:
    """Return cards as a set."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits
