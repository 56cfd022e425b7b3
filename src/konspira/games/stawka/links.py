"""Lets one part of the rules reach another that imports it, so that imports form no circle.

Shared steps are fetched by number or seat: the modules that define them put them here. `Deeds` are
the few things that an early part asks of a later one; `linking` connects them.
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
    """Return the step that opens a window."""
    return OPEN[number]


def put_window(state: Stawka, number: int) -> None:
    """Open a window next, if any component of this game can use it (STA-19.6)."""
    if state.rules.windows >> number & 1:
        state.then(OPEN[number])


def menu(seat: int) -> Step[Stawka]:
    """Return the menu of an activation that this player leads."""
    return MENUS[seat]


def turn(seat: int) -> Step[Stawka]:
    """Return a player's turn."""
    return TURNS[seat]


# -- refusals --------------------------------------------------------------------------------------

Why = Callable[[Any, Stawka, int], "Refusal | None"]
REFUSALS: dict[type[Step[Any]], Why] = {}  # filled by `refusals/table`


class Asked(Step[Stawka]):
    """A question whose refusals stand in `refusals/table`."""

    __slots__ = ()

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        """Return why a choice is not offered, if it belongs to this question."""
        return REFUSALS[type(self)](self, state, option)


# -- deeds -----------------------------------------------------------------------------------------


class Deeds:
    """Things that an early part of the rules asks of a later one."""

    __slots__ = ()

    def settle(self, state: Stawka) -> None:
        """After effects: close the activation, or open `move_end`, if they ask for it."""
        raise NotImplementedError

    def end_stage(self) -> Step[Stawka]:
        """Return the step that ends a stage (STA-3.9)."""
        raise NotImplementedError

    def moved(self, state: Stawka, slot: int) -> None:
        """Act on a figure that has come to stand on another field, in a film."""
        raise NotImplementedError

    def reveal(self, state: Stawka, token: int) -> None:
        """Turn up a token."""
        raise NotImplementedError

    def entered(self, state: Stawka, token: int) -> None:
        """Act on an agent that has stepped onto a token (STA-14.8)."""
        raise NotImplementedError

    def eliminate(self, state: Stawka, slot: int) -> None:
        """Take an agent out of the game with all it has (STA-12.8)."""
        raise NotImplementedError

    def secret_counted(self, state: Stawka, seat: int) -> None:
        """Act on a secret that was gained and counted, in a film."""
        raise NotImplementedError

    def gain_letter(self, state: Stawka, seat: int) -> None:
        """Show a player a letter of the password (STA-F)."""
        raise NotImplementedError

    def reward_surplus(self, state: Stawka, seat: int, amount: int) -> None:
        """Reward evidence that no track can take, in film 3 (STA-S6.10)."""
        raise NotImplementedError

    def drive(self, seat: int, left: int, origin: int) -> Step[Stawka]:
        """Move the Black Audi by a Top Secret card (STA-S6.11)."""
        raise NotImplementedError


DEEDS: list[Deeds] = []


def deeds() -> Deeds:
    """Return the deeds of this game."""
    return DEEDS[0]
