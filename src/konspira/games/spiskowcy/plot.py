"""The Plot (SPI-9.5 to SPI-9.11): two characters of two players change places."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, KINDS
from konspira.games.spiskowcy.choices import (
    MOST_SEATS,
    PLOT_CARD_A,
    PLOT_CARD_B,
    PLOT_PLAYER_A,
    PLOT_PLAYER_B,
    PLOT_SKIP,
)
from konspira.games.spiskowcy.raid import not_there, people
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def not_a_player(state: Spiskowcy, seat: int) -> Refusal | None:
    """Why a seat cannot be one of the two in a Plot (SPI-9.6); None if it can."""
    if seat >= state.seats:
        return Refusal("SPI-9.5", "no-such-seat")
    if state.is_plot_protected(seat):
        return Refusal("SPI-8.9", "plot-protected", {"seat": seat})
    if not state.has_character(seat):
        return Refusal("SPI-9.6", "no-characters", {"seat": seat})
    return None


def can_give(state: Spiskowcy, active: int, seat: int, card: int) -> bool:
    """May this player be in the Plot, and is this character there to be swapped?"""
    there = seat in state.plot_players(active) and 0 <= card < CHARACTERS
    return there and state.tableau[seat][card] > 0


class PlotPlayerA(Step[Spiskowcy]):
    """The first of the two players. The last eligible one can only be the second (D7)."""

    def options(self, state: Spiskowcy) -> list[int]:
        players = state.plot_players(self.seat)
        if len(players) < 2:
            return []  # SPI-9.8
        found = [PLOT_PLAYER_A + seat for seat in players[:-1]]
        if state.rules.may_skip_events:
            found.append(PLOT_SKIP)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == PLOT_SKIP:
            events.happened(state, "plot-skipped", self.seat)
        else:
            state.then(PlotCardA(self.seat, option - PLOT_PLAYER_A))

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "plot-player-a", "plot")

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == PLOT_SKIP:
            return Refusal("SPI-9.8", "no-skipping")
        if not PLOT_PLAYER_A <= option < PLOT_SKIP:
            return None
        seat = option - PLOT_PLAYER_A
        found = not_a_player(state, seat)
        return Refusal("SPI-9.11", "name-second", {"seat": seat}) if found is None else found


class PlotCardA(Step[Spiskowcy]):
    """Which character the first player gives (D8)."""

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

    def options(self, state: Spiskowcy) -> list[int]:
        return people(state.tableau[self.a], PLOT_CARD_A)

    def choose(self, state: Spiskowcy, option: int) -> None:
        state.then(PlotPlayerB(self.seat, self.a, option - PLOT_CARD_A))

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "plot-card-a", "plot", {"victim": self.a})

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == PLOT_SKIP:
            return Refusal("SPI-9.10", "effect-begun")
        if PLOT_CARD_A <= option < PLOT_CARD_A + KINDS:
            return not_there(option - PLOT_CARD_A, "SPI-9.5")
        return None


class PlotPlayerB(Step[Spiskowcy]):
    """The second player: an eligible one after the first, clockwise (D9)."""

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

    def options(self, state: Spiskowcy) -> list[int]:
        players = state.plot_players(self.seat)
        return [PLOT_PLAYER_B + seat for seat in players[players.index(self.a) + 1 :]]

    def choose(self, state: Spiskowcy, option: int) -> None:
        b = option - PLOT_PLAYER_B
        state.then(PlotCardB(self.seat, self.a, self.card_a, b))

    def question(self, state: Spiskowcy) -> Question:
        facts: dict[str, object] = {"a": self.a, "card_a": CARDS[self.card_a]}
        return Question(self.seat, "plot-player-b", "plot", facts)

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == PLOT_SKIP:
            return Refusal("SPI-9.10", "effect-begun")
        if not PLOT_PLAYER_B <= option < PLOT_CARD_B:
            return None
        seat = option - PLOT_PLAYER_B
        if seat == self.a:
            return Refusal("SPI-9.5", "same-player")
        found = not_a_player(state, seat)
        return Refusal("SPI-9.11", "name-first", {"seat": seat}) if found is None else found


class PlotCardB(Step[Spiskowcy]):
    """Which character the second player gives for it; then the two change places (D10)."""

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
        facts: dict[str, object] = {"a": self.a, "card_a": CARDS[self.card_a], "victim": self.b}
        return Question(self.seat, "plot-card-b", "plot", facts)

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == PLOT_SKIP:
            return Refusal("SPI-9.10", "effect-begun")
        if PLOT_CARD_B <= option < PLOT_CARD_B + KINDS:
            return not_there(option - PLOT_CARD_B, "SPI-9.5")
        return None


def begin(state: Spiskowcy, seat: int) -> None:
    """A Plot was revealed: it acts now, or finds too few players and just stays (SPI-9.8)."""
    if len(state.plot_players(seat)) >= 2:
        state.then(PLOTS[seat])
    else:
        events.happened(state, "plot-idle", seat)


PLOTS: Final = [PlotPlayerA(seat) for seat in range(MOST_SEATS)]
