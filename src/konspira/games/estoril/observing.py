"""The observation of Estoril, straight from the state (EST-12); `observed` reads it from views."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril.abilities import Act
from konspira.games.estoril.cards import MISSIONS, RECRUITS, size
from konspira.games.estoril.spaces import TILE_COUNT
from konspira.games.estoril.state import Estoril, bit_of
from konspira.kernel.compiling import i64
from konspira.kernel.observing import Observer

OVER: Final = 3  # comes after the phases
# Sets of cards are looked up in pieces of eleven bits.
CHUNK: Final = 11
LOW: Final = 2047
CHUNKS: Final = [bytes([some >> place & 1 for place in range(11)]) for some in range(2048)]
UNKNOWN: Final = 1  # the code of a face-down card there; card 0 has code 2
EMPTY_SPACE: Final = [0, 0, 0, 0, 0]


class EstorilObserver(Observer):
    """The town as one seat may know it."""

    __slots__ = ()

    def write(self, state: Estoril, seat: int, out: list[bytes]) -> None:
        row = [seat + 1]
        self.asked(state, seat, row)
        row.append(state.round)
        row.append((OVER if state.over else state.phase) + 1)
        row.append(state.first + 1)
        row.append(state.resolving + 1)
        row.append(acting(state) + 1)
        out.append(bytes(row))
        cards(state.hand[seat] if seat >= 0 else 0, out)
        cards(state.picks[seat] if seat >= 0 else 0, out)
        self.seats(state, seat, out)
        row = []
        self.town(state, bit_of(seat), row)
        self.missions(state, seat, row)
        out.append(bytes(row))

    def seats(self, state: Estoril, seat: int, out: list[bytes]) -> None:
        """Append what the viewer knows of each seat's cards."""
        open_cards = state.rules.show_owned or state.over
        for other in range(state.seats):
            cards(state.owned(other) if open_cards or other == seat else 0, out)
        for other in range(state.seats):
            cards(state.open_hand[other], out)
        for other in range(state.seats):
            cards(state.discards[other], out)
        row: list[int] = []
        for other in range(state.seats):
            row.append(size(state.hand[other]))
        row.extend(state.markers)
        keep = state.rules.keep
        for other in range(state.seats):
            ready = not state.lanes or size(state.hand[other]) - keep <= size(state.picks[other])
            row.append(1 if ready else 0)
        out.append(bytes(row))

    def town(self, state: Estoril, bit: int, out: list[int]) -> None:
        """Append the tiles with their rewards, the spaces with their characters, and the deck."""
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
        """Append the missions in play, as far as the seat knows them, and its agenda."""
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

    def secrets(self, state: Estoril, out: list[bytes]) -> None:
        places = [0] * RECRUITS  # from the top
        left = len(state.deck)
        for place in range(left):
            places[place] = state.deck[left - 1 - place] + 1
        row = places
        for reward in state.rewards:
            row.append(reward + 1)
        for character in state.town:
            row.append(character.card + 1)
        hidden = [0, 0, 0, 0]
        for place in range(len(state.hidden)):
            hidden[place] = state.hidden[place] + 1
        row.extend(hidden)
        out.append(bytes(row))


def cards(held: int, out: list[bytes]) -> None:
    """Append a set of cards, as 0 or 1 for each."""
    left: i64 = held
    out.append(CHUNKS[left & LOW])
    out.append(CHUNKS[left >> CHUNK & LOW])
    out.append(CHUNKS[left >> (2 * CHUNK)])


def acting(state: Estoril) -> int:
    """Return the space whose character may use its symbols, or NOBODY."""
    step = state.next_step()
    return step.space if isinstance(step, Act) else -1
