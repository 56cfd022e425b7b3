"""How a sensible player values each choice, from the view alone.

Each choice is tried out on an Outlook; what the others may do meanwhile is left to its chances.
"""

from __future__ import annotations

from konspira.games.estoril.cards import (
    ASSASSIN,
    CARDS,
    CONSPIRATOR,
    DIPLOMAT,
    NATIONALIST,
    SEDUCER,
    SYMBOLS,
)
from konspira.games.estoril.outlook import MUSCLE, Outlook, Piece
from konspira.games.estoril.rules import Rules
from konspira.games.estoril.spaces import PLACE_OF, SPACES, SPACES_OF, TILE_OF
from konspira.games.estoril.view import View
from konspira.kernel.events import Question

Pick = tuple[str, str]  # a choice: its family, and what stands in its brackets

SAVED = 1.2  # how much of its strength a card is worth when it is not spent here
TRICK = 0.5  # what a symbol is worth where it may find something to do later
LOOK = 0.05  # what it is worth to see a hidden card
KEEP = -1  # no other reward
HINDRANCE = 0.02  # what a protected character of one's own is worth


def values(view: View, question: Question, names: list[str], rules: Rules) -> list[float]:
    """What each of the named choices is worth to the seat that is asked."""
    look = Outlook(view, rules)
    picks = [_split(name) for name in names]
    match question.kind:
        case "place-card":
            spaces = _likely_spaces(view, look)
            return [max(placed(look, _card(p), s) for s in spaces) for p in picks]
        case "place-space":
            card = CARDS.index(str(question.facts["card"]))
            return [placed(look, card, SPACES.index(space)) for _, space in picks]
        case "peek":
            return [LOOK * (1 + (family == "peek_reward")) for family, _ in picks]
        case "activate":
            space = SPACES.index(str(question.facts["space"]))
            return [symbol_value(look, space, pick) for pick in picks]
        case "assassin-target":
            return [removed(look, SPACES.index(space)) for _, space in picks]
        case "diplomat-target":
            return [protected(look, SPACES.index(space)) for _, space in picks]
        case "seducer-target":
            home = SPACES.index(str(question.facts["space"]))
            return [best_move(look, SPACES.index(space), TILE_OF[home]) for _, space in picks]
        case "seducer-space":
            start = SPACES.index(str(question.facts["space"]))
            return [moved(look, start, SPACES.index(space)) for _, space in picks]
        case "conspirator-choice":
            top = CARDS.index(str(question.facts["card"]))
            changed = [family == "conspirator_replace" for family, _ in picks]
            return [with_reward(look, top if other else KEEP) for other in changed]
        case "boca-discard":
            return [-look.value[look.town[SPACES.index(space)].card] for _, space in picks]
        case _:
            return [-look.value[_card(pick)] for pick in picks]


def _split(name: str) -> Pick:
    family, _, argument = name.partition("(")
    return family, argument.rstrip(")")


def _card(pick: Pick) -> int:
    return CARDS.index(pick[1])


# -- placement -----------------------------------------------------------------------------------


def _likely_spaces(view: View, look: Outlook) -> list[int]:
    """The spaces where a card could go, by what the view shows (EST-4.2 to EST-4.4)."""
    own = [
        (space.row, space.column)
        for tile in view.town
        for space in tile.spaces
        if space.character is not None and space.character.seat == look.me
    ]
    free = [space for tile in view.town for space in tile.spaces if space.character is None]
    legal = [
        space
        for space in free
        if space.outer
        or any(abs(space.row - row) + abs(space.column - column) == 1 for row, column in own)
    ]
    return [SPACES.index(space.id) for space in legal or free]


def placed(look: Outlook, card: int, space: int) -> float:
    """What the town promises with this card on this space, less what it could do elsewhere."""
    look.town[space] = Piece(look.me, card, False, False)
    value = look.total() + trick(look, card, space)
    del look.town[space]
    return value - MUSCLE * SAVED * look.rules.strength[card]


def trick(look: Outlook, card: int, space: int) -> float:
    """What the symbols of a card may do on a space, apart from flags, which count at once."""
    tile = TILE_OF[space]
    rivals = [
        other
        for other in SPACES_OF[tile]
        if (piece := look.town.get(other)) is not None and piece.seat != look.me
    ]
    value = 0.0
    for symbol in look.rules.symbols[card]:
        if symbol == ASSASSIN and not look.no_assassins(tile):
            value += TRICK * (1 + len(rivals)) * (1 - 0.15 * PLACE_OF[space])
        elif symbol in (SEDUCER, CONSPIRATOR):
            value += TRICK / 2
    return value


# -- symbols -------------------------------------------------------------------------------------


def symbol_value(look: Outlook, space: int, pick: Pick) -> float:
    """D4: each symbol by the best that it can do; to stop is to leave things as they are."""
    family, name = pick
    now = look.total()
    if family != "activate":
        return now
    tile = TILE_OF[space]
    match SYMBOLS.index(name):
        case symbol if symbol == NATIONALIST:
            return now + 1
        case symbol if symbol == CONSPIRATOR:
            return now + LOOK
        case symbol if symbol == ASSASSIN:
            others = [o for o in SPACES_OF[tile] if o in look.town and o != space]
            return max([removed(look, o) for o in others if not look.town[o].safe], default=now)
        case symbol if symbol == DIPLOMAT:
            near = [o for t in [tile, *look.near(tile)] for o in SPACES_OF[t] if o in look.town]
            return max([protected(look, o) for o in near if not look.town[o].safe], default=now)
        case _:
            near = [o for t in look.near(tile) for o in SPACES_OF[t] if o in look.town]
            return max([best_move(look, o, tile) for o in near], default=now)


def removed(look: Outlook, space: int) -> float:
    """The town without the character on a space."""
    piece = look.town.pop(space)
    value = look.total()
    look.town[space] = piece
    return value


def protected(look: Outlook, space: int) -> float:
    """A white marker for one's own strongest character that is still to count."""
    own = look.town[space].seat == look.me and TILE_OF[space] in look.open
    return look.total() + (HINDRANCE * (1 + look.strength(space)) if own else -HINDRANCE)


def best_move(look: Outlook, start: int, tile: int) -> float:
    """The best that comes of moving a character to a location."""
    free = [space for space in SPACES_OF[tile] if space not in look.town]
    if look.town[start].safe or not free:
        return look.total()
    return max(moved(look, start, space) for space in free)


def moved(look: Outlook, start: int, space: int) -> float:
    """The town with a character moved, its symbols silent."""
    piece = look.town.pop(start)
    bonus = look.bonus.pop(start, 0)
    look.town[space] = Piece(piece.seat, piece.card, True, piece.safe)
    value = look.total()
    del look.town[space]
    look.town[start] = piece
    look.bonus[start] = bonus
    return value


def with_reward(look: Outlook, card: int) -> float:
    """The town with another reward on the location that is being resolved, or the same."""
    tile = look.resolving
    old = look.rewards[tile]
    if card >= 0:
        look.rewards[tile] = card
    value = look.total()
    look.rewards[tile] = old
    return value
