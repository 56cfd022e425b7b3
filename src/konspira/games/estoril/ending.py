"""The end of a round: cards come back, and surplus cards are discarded in secret (EST-9)."""

from __future__ import annotations

from konspira.games.estoril import events
from konspira.games.estoril.cards import CARDS, KINDS, choices_of, size
from konspira.games.estoril.choices import HAND_DISCARD
from konspira.games.estoril.state import DISCARD, EMPTY_TOWN, NO_BONUS, NO_THROWS, Estoril
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step, Together


def surplus(state: Estoril, seat: int) -> int:
    """Return how many cards a seat must discard (EST-9.2)."""
    return max(0, size(state.hand[seat]) - state.rules.keep)


class Retrieve(Step[Estoril]):
    """Players take back all their characters and markers (EST-9.1)."""

    def run(self, state: Estoril) -> None:
        for character in state.town:
            if character.seat >= 0:
                state.hand[character.seat] |= 1 << character.card
        state.town = EMPTY_TOWN[:]
        state.markers = [state.rules.markers] * state.seats
        state.open_hand = [0] * state.seats
        state.resolving = NOBODY
        state.bonus = NO_BONUS
        state.uses = NO_BONUS
        state.throws = NO_THROWS
        state.counted = []
        state.phase = DISCARD
        events.cards_retrieved(state)


class Discards(Together[Estoril]):
    """All seats above the limit choose at once; none sees the others' cards (EST-9.2, EST-9.3)."""

    __slots__ = ()

    def lanes(self, state: Estoril) -> list[Step[Estoril]]:
        return [HandDiscard(seat) for seat in range(state.seats) if surplus(state, seat)]


class HandDiscard(Step[Estoril]):
    """The seat picks one card at a time down to the limit, starting characters too (EST-9.2)."""

    def fits(self, state: Estoril) -> bool:
        return 0 <= self.seat < state.seats and self.left(state) > 0

    def left(self, state: Estoril) -> int:
        """Return how many cards are still to be picked."""
        return surplus(state, self.seat) - size(state.picks[self.seat])

    def options(self, state: Estoril) -> list[int]:
        if self.left(state) <= 0:
            return []
        kept = state.hand[self.seat] & ~state.picks[self.seat]
        return choices_of(kept, HAND_DISCARD)

    def choose(self, state: Estoril, option: int) -> None:
        state.picks[self.seat] |= 1 << option - HAND_DISCARD
        if self.left(state) > 0:
            state.then(self)
        else:
            events.discards_chosen(state, self.seat)

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "hand-discard", "discards", {"count": self.left(state)})

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not HAND_DISCARD <= option < HAND_DISCARD + KINDS:
            return None
        card = option - HAND_DISCARD
        if state.picks[self.seat] >> card & 1:
            return Refusal("EST-9.2", "picked-already", {"card": CARDS[card]})
        return Refusal("EST-9.2", "not-in-hand", {"card": CARDS[card]})


class ShowDiscards(Step[Estoril]):
    """All discards are revealed together and lie open from now on (EST-9.3)."""

    def run(self, state: Estoril) -> None:
        for seat in range(state.seats):
            picks = state.picks[seat]
            if picks:
                state.hand[seat] ^= picks
                state.discards[seat] |= picks
                state.picks[seat] = 0
                events.discarded(state, seat, picks)
