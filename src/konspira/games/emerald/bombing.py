"""The needs of an attempt: targets, bombs, cards that can pay for it (EME-9.2 to EME-9.7)."""

from __future__ import annotations

from konspira.games.emerald.cards import ASSASSINATE, CITY_COUNT, TEXTS
from konspira.games.emerald.choices import BOMBS, CITY, KILL_AGENT, KILL_ROYAL, SUPPORT
from konspira.games.emerald.drawing import without
from konspira.games.emerald.payment import agents_at, kinds, most_bombs, use_bombs
from konspira.games.emerald.state import TEXT_USE, Emerald
from konspira.kernel.step import NOBODY


def needed(state: Emerald, seat: int, city: int, target: int) -> int:
    """Return the bombs that support must bring; target NOBODY is the royal (EME-9.4, EME-9.7)."""
    bombs = state.rules.royal_bombs[city] if target == NOBODY else state.rules.city_bombs[city]
    return bombs - agents_at(state, city, seat)


def targets(state: Emerald, seat: int, city: int) -> list[int]:
    """Return the royal in the slot (NOBODY) and rivals with an agent there (EME-9.2, EME-9.3)."""
    found: list[int] = []
    if not agents_at(state, city, seat) or not state.leads(city, seat):
        return found
    if state.slots >> city & 1:
        found.append(NOBODY)
    for other in range(state.seats):
        if other != seat and agents_at(state, city, other):
            found.append(other)
    return found


def payable(state: Emerald, seat: int, city: int, card: int) -> list[int]:
    """Return the targets there that can be paid for beside this card (EME-9.7)."""
    found: list[int] = []
    most = NOBODY
    for target in targets(state, seat, city):
        need = needed(state, seat, city, target)
        if need > 0 and most == NOBODY:
            left = without(state.hand[seat], card)
            most = most_bombs(state, left, agents_at(state, city, seat))
        if need <= 0 or most >= need:
            found.append(target)
    return found


def kill_cards(state: Emerald, seat: int) -> list[int]:
    """Return the cards with which some attempt can be paid (DEC-13)."""
    found: list[int] = []
    for card in kinds(state.hand[seat]):
        if state.rules.marks[card] >> ASSASSINATE & 1:
            for city in range(CITY_COUNT):
                if payable(state, seat, city, card):
                    found.append(card)
                    break
    return found


def uses_of(plan: list[int]) -> list[int]:
    """Return the supports of a plan, as cards in play for bombs or text."""
    return [
        option - SUPPORT + TEXT_USE if option < SUPPORT + TEXTS else option - BOMBS
        for option in plan[3:]
    ]


def missing(state: Emerald, seat: int, plan: list[int]) -> int:
    """Return how many bombs are still needed."""
    city = plan[1] - CITY
    target = NOBODY if plan[2] == KILL_ROYAL else plan[2] - KILL_AGENT
    count = needed(state, seat, city, target)
    for use in uses_of(plan):
        count -= use_bombs(state, use, agents_at(state, city, seat))
    return count
