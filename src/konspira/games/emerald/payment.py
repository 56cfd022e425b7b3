"""Payments without a superfluous card (EME-2.4)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import KINDS
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.rules import AGENT_BOMBS, BENEFIT, MORE_BOMBS
from konspira.games.emerald.state import TEXT_USE, Emerald

NO_CARD: Final = 99
HIGHEST_VALUE: Final = 30  # of one card: a bound of the search, not a rule
HIGHEST_SUM: Final = 60


def kinds(cards: list[int]) -> list[int]:
    """Return each kind once; the cards are sorted (identical copies are the same option)."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def rest_of(hand: list[int], used: list[int]) -> list[int]:
    """Return the rest of a hand without these cards."""
    left = hand[:]
    for card in used:
        left.remove(card % TEXT_USE)
    return left


def is_legal(state: Emerald, total: int, least: int, cap: int) -> bool:
    """Is a payment of this total, with this least value, minimal for what the cap lets it buy?

    It buys min(total, cap); the least card is the easiest one to leave out.
    """
    if state.rules.free_payment:  # AMB-2
        return True
    return total <= cap or total - least < cap


def offers(
    state: Emerald, left: list[int], used: list[int], symbol: int, cap: int, start: int
) -> list[int]:
    """Return hand cards that may join those used, as choices (DEC-04, DEC-07, DEC-09, DEC-12)."""
    base = symbol * KINDS
    value = state.rules.value
    total = 0
    least = NO_CARD
    for card in used:
        total += value[base + card]
        least = min(least, value[base + card])
    found: list[int] = []
    if total >= cap and not state.rules.free_payment:
        return found
    last = -1
    for card in left:
        if card != last:  # identical copies are the same option
            last = card
            worth = value[base + card]
            if worth and is_legal(state, total + worth, min(least, worth), cap):
                found.append(start + card)
    return found


def worth(state: Emerald, cards: list[int], symbol: int) -> int:
    """Count the symbols of one kind on some cards."""
    total = 0
    for card in cards:
        total += state.rules.value[symbol * KINDS + card]
    return total


def least_of(state: Emerald, cards: list[int], symbol: int) -> int:
    """Return the least value among some cards."""
    least = NO_CARD
    for card in cards:
        least = min(least, state.rules.value[symbol * KINDS + card])
    return least


# -- bombs (EME-9.5 to EME-9.7) --------------------------------------------------------------------


def text_bombs(state: Emerald, card: int, agents: int) -> int:
    """Return the bombs that the benefit of a card adds, 0 without one (EME-18.6, EME-18.10)."""
    if state.rules.heading[card] != BENEFIT:
        return 0
    if state.rules.effect[card] == MORE_BOMBS:
        return state.rules.amount[card]
    return state.rules.amount[card] * agents


def use_bombs(state: Emerald, use: int, agents: int) -> int:
    """Return the bombs that a card in play adds, for its bombs or for its text."""
    if use >= TEXT_USE:
        return text_bombs(state, use - TEXT_USE, agents)
    return state.rules.bombs[use]


def is_agent_bombs(state: Emerald, card: int) -> bool:
    """Does this text add bombs for agents? At most one counts per attempt (EME-18.6)."""
    return state.rules.effect[card] == AGENT_BOMBS


def most_bombs(state: Emerald, cards: list[int], agents: int) -> int:
    """Return the most bombs that these cards can add to an attempt."""
    total = 0
    best = 0  # the gain of the one text of EME-18.6 over bombs
    for card in cards:
        bombs = state.rules.bombs[card]
        text = text_bombs(state, card, agents)
        if text and is_agent_bombs(state, card):
            best = max(best, text - bombs)
            total += bombs
        else:
            total += max(bombs, text)
    return total + best


def can_complete(
    state: Emerald, cards: list[int], agents: int, chosen: list[int], needed: int
) -> bool:
    """Do these cards complete the chosen values to a minimal payment for `needed` bombs?

    Values are minimal when their sum exceeds the need by less than the least of them. So for each
    bound on the least value the reachable sums are collected, as bits.
    """
    total = 0
    least = NO_CARD
    texts = False
    for use in chosen:
        value = use_bombs(state, use, agents)
        total += value
        least = min(least, value)
        texts = texts or (use >= TEXT_USE and is_agent_bombs(state, use - TEXT_USE))
    missing = needed - total
    if state.rules.free_payment:  # AMB-2
        return missing <= 0 or is_sum_in(state, cards, agents, 1, missing, HIGHEST_SUM, texts)
    if missing <= 0:
        return total - least < needed
    for bound in range(1, min(least, HIGHEST_VALUE) + 1):
        if is_sum_in(state, cards, agents, bound, missing, missing + bound - 1, texts):
            return True
    return False


def is_sum_in(
    state: Emerald, cards: list[int], agents: int, bound: int, low: int, high: int, texts: bool
) -> bool:
    """Can cards worth at least `bound` each be chosen for a sum from low to high?"""
    plain = 1  # sums reached without a text of EME-18.6, as bits
    joined = 0  # sums reached with one
    for card in cards:
        bombs = state.rules.bombs[card]
        text = text_bombs(state, card, agents)
        single = is_agent_bombs(state, card)
        new_plain, new_joined = plain, joined
        if bombs >= bound:
            new_plain |= plain << bombs
            new_joined |= joined << bombs
        if text >= bound and text > 0:
            if single:
                new_joined |= plain << text
            else:
                new_plain |= plain << text
                new_joined |= joined << text
        plain, joined = new_plain, new_joined
    sums = plain if texts else plain | joined
    for total in range(max(low, 0), high + 1):
        if sums >> total & 1:
            return True
    return False


def agents_at(state: Emerald, city: int, seat: int) -> int:
    """Count the own agents there: each counts one bomb (EME-9.5)."""
    return state.agents[city * MOST_SEATS + seat]
