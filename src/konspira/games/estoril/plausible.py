"""What a position may claim: an agenda, secrets and a result that the rules could have led to.

A position need not be reachable card by card (rules file, section 7), but the game must be able to
go on from it. Cards are checked where they are read, in `position`.
"""

from __future__ import annotations

from typing import Any

from konspira.games.estoril import score
from konspira.games.estoril.abilities import Act
from konspira.games.estoril.cards import CARDS, size
from konspira.games.estoril.ending import surplus
from konspira.games.estoril.peeking import Peek
from konspira.games.estoril.placement import PlaceCard, PlaceSpace
from konspira.games.estoril.redeal import fits_counts
from konspira.games.estoril.resolution import (
    LOCATIONS,
    LOSS_LAST,
    RESOLVES,
    BocaDiscard,
    awards_first,
)
from konspira.games.estoril.round import END_OF_ROUND, LayTown
from konspira.games.estoril.spaces import PLACE_OF, SPACES, SPACES_OF, TILE_COUNT, TILE_OF, TILES
from konspira.games.estoril.state import ALL_KNOW, DISCARD, PHASES, PLACEMENT, RESOLVE, Estoril
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.position import wrong
from konspira.kernel.step import NOBODY, Step

Agenda = list[Step[Any]]


def check(state: Estoril) -> None:
    """Refuse what could not be played on."""
    check_cards(state)
    if state.over:
        check_result(state)
        return
    check_agenda(state)
    check_picks(state)


def impossible(path: str, value: object, rule: str) -> PositionError:
    """The error for a claim that the rules cannot have led to."""
    return wrong(path, value, Remedy("not-by-rules", "the rules do not lead there"), rule)


def same(one: Step[Any], two: Step[Any]) -> bool:
    """Are these the same step?"""
    return type(one) is type(two) and one.numbers() == two.numbers()


def begins(agenda: Agenda, steps: list[Any]) -> bool:
    """Does the agenda begin (at its end of the round) with these steps?"""
    return len(agenda) >= len(steps) and all(
        same(agenda[place], step) for place, step in enumerate(steps)
    )


def check_result(state: Estoril) -> None:
    """A game that is over has been played to its end, and its scores add up (EST-10)."""
    if state.round != state.rules.rounds or state.phase != DISCARD:
        raise impossible("over", f"round {state.round}", "EST-9.4")
    if any(surplus(state, seat) for seat in range(state.seats)):
        raise impossible("over", "hands", "EST-9.2")
    if (state.scores, state.ranks) != score.result(state):
        raise impossible("over.scores", state.scores, "EST-10.6")


# -- the cards -------------------------------------------------------------------------------------


def check_cards(state: Estoril) -> None:
    """What lies face down lies where it may, and somebody knows it who must."""
    for space, character in enumerate(state.town):
        if character.seat < 0:
            continue
        path = f"characters.{SPACES[space]}"
        tile = TILE_OF[space]
        opened = state.resolved >> tile & 1 == 1 or state.resolving == tile
        if state.phase == DISCARD or state.over:
            raise impossible(path, CARDS[character.card], "EST-9.1")
        if character.down and (opened or character.moved):
            raise impossible(f"{path}.face_down", True, "EST-6.2")
        if (
            character.down == (character.seen == ALL_KNOW)
            or not character.seen >> character.seat & 1
        ):
            raise impossible(f"{path}.known_to", character.seen, "EST-12.2")
        if state.phase == PLACEMENT and (character.moved or character.safe):
            raise impossible(path, PHASES[state.phase], "EST-6.3")
    check_rewards(state)
    for seat in range(state.seats):
        if state.open_hand[seat] & ~state.hand[seat]:
            raise impossible(f"seats[{seat}].known_hand", seat, "EST-12.3")
        if state.open_hand[seat] and state.phase != RESOLVE:
            raise impossible(f"seats[{seat}].known_hand", seat, "EST-12.3")
        placed = len([c for c in state.town if c.seat == seat])
        if state.markers[seat] and state.markers[seat] + placed > state.rules.markers:
            raise impossible(f"seats[{seat}].markers", state.markers[seat], "EST-1.3")
    check_counted(state)


def check_rewards(state: Estoril) -> None:
    """A reward is gone once it was given, and open once its location is resolved."""
    for tile in range(TILE_COUNT):
        card = state.rewards[tile]
        down = state.reward_down >> tile & 1 == 1
        done = state.resolved >> tile & 1 == 1
        if card >= 0 and (done or state.phase == DISCARD):
            raise impossible(f"town: {TILES[tile]}", CARDS[card], "EST-6.8")
        if done and (state.slot_of[tile] < 0 or state.phase == PLACEMENT):
            raise impossible("resolved", TILES[tile], "EST-6.1")
        if down and (card < 0 or state.resolving == tile):
            raise impossible(f"town: {TILES[tile]}", "face_down", "EST-6.2")
        if down and state.known[card] == ALL_KNOW and tile == state.resolving:
            raise impossible(f"known.{CARDS[card]}", "all", "EST-12.2")


def check_counted(state: Estoril) -> None:
    """EST-Q2: what was counted among face-down characters is true."""
    if len(state.counted) % 3 or (state.counted and not state.rules.hidden_flags):
        raise impossible("counted", state.counted, "EST-7.8")
    for place in range(0, len(state.counted), 3):
        spaces = state.counted[place + 1]
        if not 0 < spaces < 1 << len(SPACES):
            raise impossible("counted", state.counted, "EST-7.8")
        for space in range(len(SPACES)):
            if spaces >> space & 1 and not state.town[space].down:
                raise impossible("counted", state.counted, "EST-7.8")
    if not fits_counts(state):
        raise impossible("counted", state.counted, "EST-7.8")


def check_picks(state: Estoril) -> None:
    """Sealed discards are cards in hand, no more than the surplus (EST-9.2)."""
    for seat in range(state.seats):
        picks = state.picks[seat]
        path = f"seats[{seat}].picks"
        if picks & ~state.hand[seat] or size(picks) > surplus(state, seat):
            raise impossible(path, size(picks), "EST-9.2")
        if picks and not state.lanes:
            raise impossible(path, size(picks), "EST-9.3")
        if state.lanes:
            left = surplus(state, seat) - size(picks)
            if len(state.lanes[seat]) != (left > 0):
                raise impossible(path, size(picks), "EST-9.2")


# -- the agenda ------------------------------------------------------------------------------------


def check_agenda(state: Estoril) -> None:
    """The agenda is the rest of a round, perhaps with a question on top (EST-3, EST-6, EST-9)."""
    if state.phase != RESOLVE and not idle(state):
        raise impossible("resolving", TILES[state.resolving], "EST-6.1")
    rests = {PLACEMENT: rest_of_placement, RESOLVE: rest_of_resolution, DISCARD: rest_of_discard}
    if not rests[state.phase](state):
        raise impossible("agenda", len(state.agenda), "EST-9.4")
    busy = any([*state.bonus, *state.uses, *state.throws])
    if busy and state.resolving == NOBODY and state.phase != RESOLVE:
        raise impossible("bonus", state.bonus, "EST-6.7")


def rest_of_discard(state: Estoril) -> bool:
    """Only the discards are left."""
    return len(state.agenda) == 3 and begins(state.agenda, END_OF_ROUND[:1:-1])


def idle(state: Estoril) -> bool:
    """Is no location being resolved?"""
    return state.resolving == NOBODY


def rest_of_placement(state: Estoril) -> bool:
    """Turns in order, the last one of the seat before the first player; a question on top."""
    agenda = state.agenda
    if not begins(agenda, END_OF_ROUND[::-1]):
        return False
    turns = agenda[len(END_OF_ROUND) :]
    top = turns.pop() if turns and isinstance(turns[-1], PlaceSpace | Peek | LayTown) else None
    seat = (state.first - 1) % state.seats
    for step in turns:
        if not isinstance(step, PlaceCard) or step.seat != seat:
            return False
        seat = (seat - 1) % state.seats
    if len(turns) > (state.rules.markers + 1) * state.seats:
        return False
    if isinstance(top, PlaceSpace):
        return top.seat == seat and state.markers[seat] > 0
    if isinstance(top, LayTown):
        return all(character.seat < 0 for character in state.town)
    return top is None or top.seat == seat


def rest_of_resolution(state: Estoril) -> bool:
    """The locations that are left, below them what is left of the present one (EST-6.1)."""
    tiles = state.tiles_in_order()
    left = [t for t in tiles if not state.resolved >> t & 1 and t != state.resolving]
    below = [*END_OF_ROUND[:0:-1], *[RESOLVES[tile] for tile in reversed(left)]]
    if not begins(state.agenda, below):
        return False
    rest = state.agenda[len(below) :]
    tile = state.resolving
    if tile == NOBODY:
        return not rest
    if state.slot_of[tile] < 0 or not rest:
        return False
    first = awards_first(state, tile)
    steps = (LOSS_LAST[tile] if first else LOCATIONS[tile])[::-1]
    top = rest[-1]
    if isinstance(top, BocaDiscard):
        given = state.resolved >> tile & 1 == 1
        return (
            given == first
            and len(rest) == (1 if first else 2)
            and begins(rest, steps[: -1 + len(rest)])
        )
    if state.resolved >> tile & 1 or not isinstance(top, Act):
        return False
    later = len(SPACES_OF[tile]) - 1 - PLACE_OF[top.space]
    return len(rest) == later + 3 and begins(rest, steps[: later + 2])
