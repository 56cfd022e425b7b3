"""Checks of a position that a person wrote: agenda, secrets and result must be possible.

A position need not be reachable card by card (rules file, section 7), but the game must be able to
go on from it. `position` checks cards as it reads them.
"""

from __future__ import annotations

from konspira.games.estoril.cards import CARDS, size
from konspira.games.estoril.redeal import fits_counts
from konspira.games.estoril.spaces import SPACES, TILE_COUNT, TILE_OF, TILES
from konspira.games.estoril.state import ALL_KNOW, DISCARD, PHASES, PLACEMENT, RESOLVE, Estoril
from konspira.kernel.errors import PositionError
from konspira.kernel.loading import NOT_BY_RULES, WRITTEN_ONLY
from konspira.kernel.position import wrong


def check(state: Estoril) -> None:
    """Refuse a position that cannot be played on."""
    check_cards(state)
    for seat in range(state.seats):
        if state.picks[seat]:
            raise wrong(f"seats[{seat}].picks", size(state.picks[seat]), WRITTEN_ONLY, "EST-9.3")


def impossible(path: str, value: object, rule: str) -> PositionError:
    """Return the error for a claim that the rules cannot have led to."""
    return wrong(path, value, NOT_BY_RULES, rule)


# -- the cards -------------------------------------------------------------------------------------


def check_cards(state: Estoril) -> None:
    """Refuse cards face down where they must be open, or unknown to a seat that must know them."""
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
    """Refuse a reward that was given already, or one that is face down on a resolved location."""
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
    """Refuse counts of face-down characters that are not true (EST-Q2)."""
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
