"""The Plot (SPI-9.5 to SPI-9.11): two characters of two players change places."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARD, CARDS, CHARACTERS, KINDS
from konspira.games.spiskowcy.choices import (
    MOST_SEATS,
    PLOT_CARD_A,
    PLOT_CARD_B,
    PLOT_PLAYER_A,
    PLOT_PLAYER_B,
    PLOT_SKIP,
)
from konspira.games.spiskowcy.raid import EFFECT_BEGUN, NO_SKIPPING, not_there, people
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.declared import NOT_ASKED, SEAT, Reason, question, refusal
from konspira.kernel.events import Question
from konspira.kernel.step import Step

ASK_PLAYER_A: Final = question("plot-player-a", "plot")
ASK_CARD_A: Final = question("plot-card-a", "plot", victim=SEAT)
ASK_PLAYER_B: Final = question("plot-player-b", "plot", a=SEAT, card_a=CARD)
ASK_CARD_B: Final = question("plot-card-b", "plot", a=SEAT, card_a=CARD, victim=SEAT)

NO_SUCH_PLAYER: Final = refusal("SPI-9.5", "no-such-seat")
PLOT_PROTECTED: Final = refusal("SPI-8.9", "plot-protected", seat=SEAT)
NO_CHARACTERS: Final = refusal("SPI-9.6", "no-characters", seat=SEAT)
NAME_SECOND: Final = refusal("SPI-9.11", "name-second", seat=SEAT)
NAME_FIRST: Final = refusal("SPI-9.11", "name-first", seat=SEAT)
SAME_PLAYER: Final = refusal("SPI-9.5", "same-player")
NOT_IN_THAT_TABLEAU: Final = refusal("SPI-9.5", "not-in-that-tableau", card=CARD)

CARDS_OF_A: Final = list(range(PLOT_CARD_A, PLOT_CARD_A + KINDS))
CARDS_OF_B: Final = list(range(PLOT_CARD_B, PLOT_CARD_B + KINDS))


def not_a_player(state: Spiskowcy, seat: int) -> Reason | None:
    """Say why a seat cannot be one of the two in a Plot (SPI-9.6); None if it can."""
    if seat >= state.seats:
        return NO_SUCH_PLAYER
    if state.is_plot_protected(seat):
        return PLOT_PROTECTED
    return None if state.has_character(seat) else NO_CHARACTERS


def can_give(state: Spiskowcy, active: int, seat: int, card: int) -> bool:
    """May this player be in the Plot, and is this character there to be swapped?"""
    there = seat in state.plot_players(active) and 0 <= card < CHARACTERS
    return there and state.tableau[seat][card] > 0


class PlotPlayerA(Step[Spiskowcy]):
    """The seat names the first of two players; the last eligible one can only be second (D7)."""

    def candidates(self, state: Spiskowcy) -> list[int]:
        return [*[PLOT_PLAYER_A + seat for seat in state.seats_from(self.seat)], PLOT_SKIP]

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == PLOT_SKIP:
            return None if state.rules.may_skip_events else NO_SKIPPING
        if not PLOT_PLAYER_A <= option < PLOT_SKIP:
            return NOT_ASKED
        seat = option - PLOT_PLAYER_A
        why = not_a_player(state, seat)
        if why is None and seat == state.plot_players(self.seat)[-1]:
            return NAME_SECOND
        return why

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"seat": option - PLOT_PLAYER_A}

    def options(self, state: Spiskowcy) -> list[int]:
        players = state.plot_players(self.seat)
        if len(players) < 2:
            return []  # SPI-9.8: the question is not asked
        found = [PLOT_PLAYER_A + seat for seat in players[:-1]]
        if state.rules.may_skip_events:
            found.append(PLOT_SKIP)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == PLOT_SKIP:
            events.happened(state, events.PLOT_SKIPPED, self.seat)
        else:
            state.then(PlotCardA(self.seat, option - PLOT_PLAYER_A))

    def question(self, state: Spiskowcy) -> Question:
        return ASK_PLAYER_A.of(self.seat)


class PlotCardA(Step[Spiskowcy]):
    """The seat names the character that the first player gives (D8)."""

    __slots__ = ("a",)

    def __init__(self, seat: int, a: int) -> None:
        super().__init__(seat)
        self.a = a

    def numbers(self) -> list[int]:
        return [self.seat, self.a]

    def fits(self, state: Spiskowcy) -> bool:
        return 0 <= self.seat < state.seats and self.a in state.plot_players(self.seat)

    def start(self) -> Step[Spiskowcy]:
        return PLOTS[self.seat]

    def candidates(self, state: Spiskowcy) -> list[int]:
        return CARDS_OF_A

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == PLOT_SKIP:
            return EFFECT_BEGUN
        if PLOT_CARD_A <= option < PLOT_CARD_A + KINDS:
            return not_there(state.tableau[self.a], option - PLOT_CARD_A, NOT_IN_THAT_TABLEAU)
        return NOT_ASKED

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"card": CARDS[option - PLOT_CARD_A]}

    def options(self, state: Spiskowcy) -> list[int]:
        return people(state.tableau[self.a], PLOT_CARD_A)

    def choose(self, state: Spiskowcy, option: int) -> None:
        state.then(PlotPlayerB(self.seat, self.a, option - PLOT_CARD_A))

    def question(self, state: Spiskowcy) -> Question:
        return ASK_CARD_A.of(self.seat, self.a)


class PlotPlayerB(Step[Spiskowcy]):
    """The seat names the second player: an eligible one after the first, clockwise (D9)."""

    __slots__ = ("a", "card_a")

    def __init__(self, seat: int, a: int, card_a: int) -> None:
        super().__init__(seat)
        self.a = a
        self.card_a = card_a

    def numbers(self) -> list[int]:
        return [self.seat, self.a, self.card_a]

    def fits(self, state: Spiskowcy) -> bool:
        return 0 <= self.seat < state.seats and can_give(state, self.seat, self.a, self.card_a)

    def start(self) -> Step[Spiskowcy]:
        return PLOTS[self.seat]

    def candidates(self, state: Spiskowcy) -> list[int]:
        return [PLOT_PLAYER_B + seat for seat in state.seats_from(self.seat)]

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == PLOT_SKIP:
            return EFFECT_BEGUN
        if not PLOT_PLAYER_B <= option < PLOT_CARD_B:
            return NOT_ASKED
        seat = option - PLOT_PLAYER_B
        if seat == self.a:
            return SAME_PLAYER
        why = not_a_player(state, seat)
        if why is None:
            players = state.plot_players(self.seat)
            if players.index(seat) < players.index(self.a):
                return NAME_FIRST
        return why

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"seat": option - PLOT_PLAYER_B}

    def options(self, state: Spiskowcy) -> list[int]:
        players = state.plot_players(self.seat)
        return [PLOT_PLAYER_B + seat for seat in players[players.index(self.a) + 1 :]]

    def choose(self, state: Spiskowcy, option: int) -> None:
        b = option - PLOT_PLAYER_B
        state.then(PlotCardB(self.seat, self.a, self.card_a, b))

    def question(self, state: Spiskowcy) -> Question:
        return ASK_PLAYER_B.of(self.seat, self.a, CARDS[self.card_a])


class PlotCardB(Step[Spiskowcy]):
    """The seat names the second player's character; then the two change places (D10)."""

    __slots__ = ("a", "b", "card_a")

    def __init__(self, seat: int, a: int, card_a: int, b: int) -> None:
        super().__init__(seat)
        self.a = a
        self.card_a = card_a
        self.b = b

    def numbers(self) -> list[int]:
        return [self.seat, self.a, self.card_a, self.b]

    def fits(self, state: Spiskowcy) -> bool:
        return (
            0 <= self.seat < state.seats
            and can_give(state, self.seat, self.a, self.card_a)
            and PLOT_PLAYER_B + self.b in PlotPlayerB(self.seat, self.a, self.card_a).options(state)
        )

    def start(self) -> Step[Spiskowcy]:
        return PLOTS[self.seat]

    def candidates(self, state: Spiskowcy) -> list[int]:
        return CARDS_OF_B

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == PLOT_SKIP:
            return EFFECT_BEGUN
        if PLOT_CARD_B <= option < PLOT_CARD_B + KINDS:
            return not_there(state.tableau[self.b], option - PLOT_CARD_B, NOT_IN_THAT_TABLEAU)
        return NOT_ASKED

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"card": CARDS[option - PLOT_CARD_B]}

    def options(self, state: Spiskowcy) -> list[int]:
        return people(state.tableau[self.b], PLOT_CARD_B)

    def choose(self, state: Spiskowcy, option: int) -> None:
        card_b = option - PLOT_CARD_B
        one = state.tableau[self.a]
        two = state.tableau[self.b]
        one[self.card_a] -= 1
        two[self.card_a] += 1
        two[card_b] -= 1
        one[card_b] += 1
        events.plotted(state, self.seat, self.a, self.card_a, self.b, card_b)

    def question(self, state: Spiskowcy) -> Question:
        return ASK_CARD_B.of(self.seat, self.a, CARDS[self.card_a], self.b)


def begin(state: Spiskowcy, seat: int) -> None:
    """Begin a revealed Plot: it acts now, or finds too few players and just stays (SPI-9.8)."""
    if len(state.plot_players(seat)) >= 2:
        state.then(PLOTS[seat])
    else:
        events.happened(state, events.PLOT_IDLE, seat)


PLOTS: Final = [PlotPlayerA(seat) for seat in range(MOST_SEATS)]
