"""The value of each choice to a sensible player, from what its seat may know.

Each choice is tried out on an Outlook, whose chances stand for the actions of the others.
"""

from __future__ import annotations

from typing import Final

from konspira.games.estoril.cards import (
    ASSASSIN,
    CARDS,
    CONSPIRATOR,
    DIPLOMAT,
    NATIONALIST,
    SEDUCER,
)
from konspira.games.estoril.choices import (
    ACTIVATE,
    ACTIVATE_STOP,
    ASSASSIN_TARGET,
    BOCA_DISCARD,
    CONSPIRATOR_REPLACE,
    DIPLOMAT_TARGET,
    HAND_DISCARD,
    PEEK_DECLINE,
    PEEK_REWARD,
    PLACE_CARD,
    PLACE_SPACE,
    SEDUCER_SPACE,
    SEDUCER_TARGET,
)
from konspira.games.estoril.outlook import MUSCLE, Outlook
from konspira.games.estoril.spaces import PLACE_OF, SPACES, SPACES_OF, TILE_OF
from konspira.kernel.events import Question

SAVED: Final = 1.2  # the part of its strength that a card is worth if kept
TRICK: Final = 0.5  # the worth of a symbol that may find something to do later
LOOK: Final = 0.05  # the worth of seeing a hidden card
KEEP: Final = -1  # no other reward
HINDRANCE: Final = 0.02  # the worth of protecting an own character


def values(look: Outlook, question: Question, options: list[int]) -> list[float]:
    """Return the worth of each option to the seat that is asked."""
    kind = question.kind
    facts = question.facts
    if kind == "place-card":
        return [best_place(look, option - PLACE_CARD) for option in options]
    if kind == "place-space":
        card = CARDS.index(str(facts["card"]))
        return [placed(look, card, option - PLACE_SPACE) for option in options]
    if kind == "peek":
        return [peeked(option) for option in options]
    if kind == "activate":
        space = SPACES.index(str(facts["space"]))
        return [symbol_value(look, space, option) for option in options]
    if kind == "assassin-target":
        return [removed(look, option - ASSASSIN_TARGET) for option in options]
    if kind == "diplomat-target":
        return [protected(look, option - DIPLOMAT_TARGET) for option in options]
    if kind == "seducer-target":
        tile = TILE_OF[SPACES.index(str(facts["space"]))]
        return [best_move(look, option - SEDUCER_TARGET, tile) for option in options]
    if kind == "seducer-space":
        start = SPACES.index(str(facts["space"]))
        return [moved(look, start, option - SEDUCER_SPACE) for option in options]
    if kind == "conspirator-choice":
        top = CARDS.index(str(facts["card"]))
        return [with_reward(look, top if o == CONSPIRATOR_REPLACE else KEEP) for o in options]
    if kind == "boca-discard":
        return [-look.value[look.card[option - BOCA_DISCARD]] for option in options]
    return [-look.value[option - HAND_DISCARD] for option in options]


def peeked(option: int) -> float:
    """Value a look (D3): a reward is worth more than a character."""
    if option == PEEK_DECLINE:
        return LOOK
    return 2.0 * LOOK if option >= PEEK_REWARD else LOOK


# -- placement -----------------------------------------------------------------------------------


def best_place(look: Outlook, card: int) -> float:
    """Value a card by the best space for it (D1)."""
    best = -1e9
    for space in look.spaces:
        value = placed(look, card, space)
        if value > best:
            best = value
    return best


def placed(look: Outlook, card: int, space: int) -> float:
    """Value the town with this card on this space, less the card's worth elsewhere."""
    look.stand(space, look.me, card, False, False, 0)
    value = look.changed(TILE_OF[space]) + trick(look, card, space)
    look.leave(space)
    return value - MUSCLE * SAVED * look.rules.strength[card]


def trick(look: Outlook, card: int, space: int) -> float:
    """Value a card's symbols on a space, apart from flags, which count at once."""
    tile = TILE_OF[space]
    value = 0.0
    for symbol in look.rules.symbols[card]:
        if symbol == ASSASSIN and not look.no_assassins(tile):
            rivals = 0
            for other in SPACES_OF[tile]:
                if look.seat[other] >= 0 and look.seat[other] != look.me:
                    rivals += 1
            value += TRICK * (1 + rivals) * (1.0 - 0.15 * PLACE_OF[space])
        elif symbol in (SEDUCER, CONSPIRATOR):
            value += TRICK / 2.0
    return value


# -- symbols -------------------------------------------------------------------------------------


def symbol_value(look: Outlook, space: int, option: int) -> float:
    """Value each symbol by its best use; to stop leaves things as they are (D4)."""
    now = look.total()
    if option >= ACTIVATE_STOP:
        return now
    tile = TILE_OF[space]
    symbol = option - ACTIVATE
    if symbol == NATIONALIST:
        return now + 1.0
    if symbol == CONSPIRATOR:
        return now + LOOK
    best = -1e9
    if symbol == ASSASSIN:
        for other in SPACES_OF[tile]:
            if look.seat[other] >= 0 and other != space and not look.safe[other]:
                best = max(best, removed(look, other))
    elif symbol == DIPLOMAT:
        for place in [tile, *look.near[tile]]:
            for other in SPACES_OF[place]:
                if look.seat[other] >= 0 and not look.safe[other]:
                    best = max(best, protected(look, other))
    else:
        for place in look.near[tile]:
            for other in SPACES_OF[place]:
                if look.seat[other] >= 0:
                    best = max(best, best_move(look, other, tile))
    return now if best == -1e9 else best


def removed(look: Outlook, space: int) -> float:
    """Value the town without the character on a space."""
    seat = look.seat[space]
    card = look.card[space]
    bonus = look.bonus[space]
    look.leave(space)
    value = look.changed(TILE_OF[space])
    look.stand(space, seat, card, look.silent[space], look.safe[space], bonus)
    return value


def protected(look: Outlook, space: int) -> float:
    """Value a white marker for one's own strongest character that is still to count."""
    if look.seat[space] == look.me and TILE_OF[space] in look.open:
        return look.total() + HINDRANCE * (1.0 + look.strength(space))
    return look.total() - HINDRANCE


def best_move(look: Outlook, start: int, tile: int) -> float:
    """Return the best value after moving a character to a location."""
    best = -1e9
    if not look.safe[start]:
        for space in SPACES_OF[tile]:
            if look.seat[space] < 0:
                best = max(best, moved(look, start, space))
    return look.total() if best == -1e9 else best


def moved(look: Outlook, start: int, space: int) -> float:
    """Value the town with a character moved, its symbols silent."""
    seat = look.seat[start]
    card = look.card[start]
    bonus = look.bonus[start]
    silent = look.silent[start]
    safe = look.safe[start]
    look.leave(start)
    look.stand(space, seat, card, True, safe, 0)
    value = look.changed(TILE_OF[start], TILE_OF[space])
    look.leave(space)
    look.stand(start, seat, card, silent, safe, bonus)
    return value


def with_reward(look: Outlook, card: int) -> float:
    """Value the town with another reward, or the same, on the location being resolved."""
    if card < 0:
        return look.total()
    tile = look.resolving
    old = look.rewards[tile]
    look.rewards[tile] = card
    value = look.changed(tile)
    look.rewards[tile] = old
    return value
