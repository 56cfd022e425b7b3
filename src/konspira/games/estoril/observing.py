"""An observation of Estoril, straight from the state (EST-12); `observed` reads it from views."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril.abilities import Act
from konspira.games.estoril.cards import KINDS, MISSIONS, RECRUITS, size
from konspira.games.estoril.spaces import TILE_COUNT
from konspira.games.estoril.state import Estoril, bit_of
from konspira.kernel.compiling import i64
from konspira.kernel.observing import Observer

OVER: Final = 3  # behind the phases
NO_CARDS: Final = [0] * KINDS
UNKNOWN: Final = 1  # the code of a card that lies there face down; that of card 0 is 2
EMPTY_SPACE: Final = [0, 0, 0, 0, 0]


class EstorilObserver(Observer[Estoril]):
    """The town as one seat may know it."""

    __slots__ = ()

    def write(self, state: Estoril, seat: int, out: list[int]) -> None:
        out.append(seat + 1)
        self.asked(state, seat, out)
        out.append(state.round)
        out.append((OVER if state.over else state.phase) + 1)
        out.append(state.first + 1)
        out.append(state.resolving + 1)
        out.append(acting(state) + 1)
        if seat >= 0:
            cards(state.hand[seat], out)
            cards(state.picks[seat], out)
        else:
            out.extend(NO_CARDS)
            out.extend(NO_CARDS)
        self.seats(state, seat, out)
        self.town(state, bit_of(seat), out)
        self.missions(state, seat, out)

    def seats(self, state: Estoril, seat: int, out: list[int]) -> None:
        """What is known of the cards of each seat."""
        open_cards = state.rules.show_owned or state.over
        for other in range(state.seats):
            if open_cards or other == seat:
                cards(state.owned(other), out)
            else:
                out.extend(NO_CARDS)
        for other in range(state.seats):
            cards(state.open_hand[other], out)
        for other in range(state.seats):
            cards(state.discards[other], out)
        for other in range(state.seats):
            out.append(size(state.hand[other]))
        out.extend(state.markers)
        keep = state.rules.keep
        for other in range(state.seats):
            ready = not state.lanes or size(state.hand[other]) - keep <= size(state.picks[other])
            out.append(1 if ready else 0)

    def town(self, state: Estoril, bit: int, out: list[int]) -> None:
        """The tiles with their rewards, the spaces with their characters, the deck."""
        known = state.known
        for tile in range(TILE_COUNT):
            slot = state.slot_of[tile]
            reward = state.rewards[tile]
            if slot < 0:
                out.extend(EMPTY_SPACE)
                continue
            out.append(slot + 1)
            out.append(state.rotations[slot])
            out.append(state.resolved >> tile & 1)
            if reward < 0:
                out.append(0)
                out.append(0)
            else:
                out.append(reward + 2 if known[reward] & bit else UNKNOWN)
                out.append(state.reward_down >> tile & 1)
        for character in state.town:
            if character.seat < 0:
                out.extend(EMPTY_SPACE)
            else:
                out.append(character.seat + 1)
                out.append(character.card + 2 if character.seen & bit else UNKNOWN)
                out.append(1 if character.down else 0)
                out.append(1 if character.moved else 0)
                out.append(1 if character.safe else 0)
        places = [0] * RECRUITS  # from the top of the deck
        place = 0
        left = len(state.deck)
        while left:
            left -= 1
            card = state.deck[left]
            places[place] = card + 2 if known[card] & bit else UNKNOWN
            place += 1
        out.extend(places)

    def missions(self, state: Estoril, seat: int, out: list[int]) -> None:
        """Which missions are in play, as far as the seat knows, and its agenda."""
        row = [0] * len(MISSIONS)
        for mission in state.missions:
            row[mission] = 1
        seats = state.seats
        for place in range(len(state.hidden)):
            if state.over or (seat >= 0 and (place == seat or (place + 1) % seats == seat)):
                row[state.hidden[place]] = 1
        out.extend(row)
        for other in range(seats):
            seen = len(state.agendas) > 0 and (other == seat or state.over)
            out.append(state.agendas[other] + 1 if seen else 0)

    def secrets(self, state: Estoril, out: list[int]) -> None:
        places = [0] * RECRUITS
        left = len(state.deck)
        for place in range(left):
            places[place] = state.deck[left - 1 - place] + 1
        out.extend(places)
        for reward in state.rewards:
            out.append(reward + 1)
        for character in state.town:
            out.append(character.card + 1)
        hidden = [0, 0, 0, 0]
        for place in range(len(state.hidden)):
            hidden[place] = state.hidden[place] + 1
        out.extend(hidden)


def cards(held: int, out: list[int]) -> None:
    """Append a set of cards, as 0 or 1 for each."""
    left: i64 = held
    for _ in range(KINDS):
        out.append(left & 1)
        left >>= 1


def acting(state: Estoril) -> int:
    """The space whose character may use its symbols, or NOBODY."""
    if not state.agenda:
        return -1
    step = state.agenda[-1]
    return step.space if isinstance(step, Act) else -1
