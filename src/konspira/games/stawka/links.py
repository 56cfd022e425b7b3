"""How a part of the rules reaches another that knows it already, so that imports form no circle.

Shared steps are fetched by number or seat: the modules that define them put them here. `Deeds` are
the few things that an early part asks of a later one; `linking` says who does them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from konspira.games.stawka.state import Stawka
from konspira.kernel.events import Refusal
from konspira.kernel.step import Step

# -- steps that all share --------------------------------------------------------------------------

OPEN: list[Step[Stawka]] = []  # by window (see `words`): the step that opens it
MENUS: list[Step[Stawka]] = []  # by seat: the menu of an activation that this player leads
TURNS: list[Step[Stawka]] = []  # by seat: a player's turn


def window(number: int) -> Step[Stawka]:
    """The step that opens a window."""
    return OPEN[number]


def put_window(state: Stawka, number: int) -> None:
    """A window opens next, if any component of this game can use it (STA-19.6)."""
    if state.rules.windows >> number & 1:
        state.then(OPEN[number])


def menu(seat: int) -> Step[Stawka]:
    """The menu of an activation that this player leads."""
    return MENUS[seat]


def turn(seat: int) -> Step[Stawka]:
    """A player's turn."""
    return TURNS[seat]


# -- refusals --------------------------------------------------------------------------------------

Why = Callable[[Any, Stawka, int], "Refusal | None"]
REFUSALS: dict[type[Step[Any]], Why] = {}  # filled by `refusals/table`


class Asked(Step[Stawka]):
    """A question whose refusals stand in `refusals/table`."""

    __slots__ = ()

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        """Why a choice is not offered, if it belongs to this question."""
        return REFUSALS[type(self)](self, state, option)


# -- deeds -----------------------------------------------------------------------------------------


class Deeds:
    """What an early part of the rules asks of a later one."""

    __slots__ = ()

    def settle(self, state: Stawka) -> None:
        """Effects are done: close the activation, or open `move_end`, where they ask for it."""
        raise NotImplementedError

    def end_stage(self) -> Step[Stawka]:
        """The step that ends a stage (STA-3.9)."""
        raise NotImplementedError

    def moved(self, state: Stawka, slot: int) -> None:
        """A figure has come to stand somewhere else, in a film."""
        raise NotImplementedError

    def reveal(self, state: Stawka, token: int) -> None:
        """A token is turned up."""
        raise NotImplementedError

    def entered(self, state: Stawka, token: int) -> None:
        """An agent has stepped onto a token (STA-14.8)."""
        raise NotImplementedError

    def eliminate(self, state: Stawka, slot: int) -> None:
        """An agent leaves the game with all it has (STA-12.8)."""
        raise NotImplementedError

    def secret_counted(self, state: Stawka, seat: int) -> None:
        """A secret was gained and counted, in a film."""
        raise NotImplementedError

    def gain_letter(self, state: Stawka, seat: int) -> None:
        """A player learns a letter of the password (STA-F)."""
        raise NotImplementedError

    def reward_surplus(self, state: Stawka, seat: int, amount: int) -> None:
        """Evidence that no track can take, in film 3 (STA-S6.10)."""
        raise NotImplementedError

    def drive(self, seat: int, left: int, origin: int) -> Step[Stawka]:
        """A Top Secret card moves the Black Audi (STA-S6.11)."""
        raise NotImplementedError


DEEDS: list[Deeds] = []


def deeds() -> Deeds:
    """The deeds of this game."""
    return DEEDS[0]
