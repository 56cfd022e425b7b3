"""Numbered cases: whole games with everything checked on the way.

A case is made from its number alone, so a slice can be cut into parts, continued after a break,
and one case can be played again. A new kind of case is a function from a kind of work and a number
to what came of it, with its name in `KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.soak import edits
from tools.soak.slices import Cases, Value

import konspira
from konspira import Rng
from konspira.bots import Desk, make
from konspira.bots.match import match
from konspira.catalogue import GAMES
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.testing import Moved, walk

BOT = "medium"  # plays half of the games: it mostly follows the advice of the game
SAMPLE = 20  # redeals are compared after one choice in 20 ...
LONG_SAMPLE = {"emerald": 200, "stawka": 200}  # ... and in long games after one in 200
EVERY = {"emerald": 89, "stawka": 60}  # the same for the properties that cost much
USUALLY = 5
ENDLESS = ("s5_hotel_excelsior",)  # a scenario that random players never end: STA-21.5
ENDED = 30  # stages


class Broken(Exception):
    """Something that must hold does not."""


class Case:
    """One case: what came of it, or, after an exception, how far it got."""

    def __init__(self, work: Cases, number: int) -> None:
        self.work = work
        self.number = number
        self.state: State | None = None
        self.checksum = ""  # the same in plain and in compiled form
        self.won: dict[str, float] = {}  # what greedy won, by the options of the table

    def run(self) -> None:
        """Play the case; raise what is wrong."""
        KINDS[self.work.kind](self)

    def record(self) -> str:
        """The record that leads to where the case is now."""
        return konspira.record_of(self.state).to_json().decode() if self.state else ""


# -- tables ----------------------------------------------------------------------------------------


def seats_of(work: Cases, number: int) -> int:
    """The numbers of seats take turns."""
    low, high = GAMES[work.game].seat_range
    return low + number % (high - low + 1)


def options_of(work: Cases, number: int) -> dict[str, Value]:
    """The options of a case: first the usual ones, then values drawn by its number."""
    seats = seats_of(work, number)
    rng = Rng(number)
    usual = number <= seats - GAMES[work.game].seat_range[0]
    found: dict[str, Value] = {}
    for setting in GAMES[work.game].settings:
        values = work.options.get(setting.name, setting.values_for(seats))
        found[setting.name] = values[0 if usual else rng.below(len(values))]
    if found.get("scenario") in ENDLESS and found["stage_cap"] == "none":
        found["stage_cap"] = ENDED
    return found


def game_of(work: Cases, number: int) -> Game:
    """The game of a case."""
    return konspira.make(
        work.game, seats_of(work, number), **dict[str, Any](options_of(work, number))
    )


# -- whole games -----------------------------------------------------------------------------------


def check(state: State) -> None:
    """The invariants hold, and until the end somebody is asked and has an option."""
    broken = state.game.broken(state)
    if broken:
        raise Broken(f"broken: {', '.join(broken)}")
    if not state.over and not state.questions:
        raise Broken("nobody is asked, and the game is not over")
    for question in state.questions:
        if not state.options(question.seat):
            raise Broken(f"seat {question.seat} is asked {question.kind} and has no option")


def check_redeal(state: State, rng: Rng) -> None:
    """Each viewer sees the same in a redeal, which is a proper state itself."""
    for viewer in [None, *range(state.game.seats)]:
        other = state.redeal(viewer, rng)
        check(other)
        if other.view(viewer) != state.view(viewer):
            raise Broken(f"viewer {viewer} can tell a redeal from the real state")
        if viewer is not None and other.options(viewer) != state.options(viewer):
            raise Broken(f"seat {viewer} has other options in a redeal")


def check_replay(state: State) -> str:
    """The record leads to the same state, whose checksum is given back."""
    checksum = state.game.checksum(state)
    record = konspira.read_record(konspira.record_of(state).to_json())
    again = konspira.verify(record, state.game)
    if state.game.checksum(again) != checksum:
        raise Broken("the record leads to another state")
    return checksum


def play(state: State, rng: Rng) -> str:
    """One game with everything checked on the way; its last checksum.

    Half of the games are played at random, half by bots, which come farther.
    """
    game = state.game
    bots = [make(BOT, rng.below(1 << 30)) for _ in range(game.seats)] if rng.below(2) else []
    sample = LONG_SAMPLE.get(game.id, SAMPLE)
    check(state)
    while not state.over:
        seat = state.questions[rng.below(len(state.questions))].seat
        options = state.options(seat)
        state.choose(seat, bots[seat].choose(Desk(state, seat)) if bots else rng.choice(options))
        check(state)
        if rng.below(sample) == 0:
            check_redeal(state, rng)
    return check_replay(state)


def play_game(case: Case) -> None:
    """A whole game: invariants after every choice, blind redeals, exact replay."""
    case.state = game_of(case.work, case.number).start(case.number)
    case.checksum = play(case.state, Rng(case.number))


# -- every property --------------------------------------------------------------------------------


def prove(case: Case) -> None:
    """A random game, and at many of its positions every property of the conformance suite."""
    game = game_of(case.work, case.number)
    every = EVERY.get(game.id, USUALLY)
    state = walk(game, case.number, Moved(game), every)
    case.checksum = game.checksum(state)


# -- greedy against random -------------------------------------------------------------------------


def beat_random(case: Case) -> None:
    """A deal between greedy and random, once from each seat."""
    options = case.work.tables[case.number % len(case.work.tables)]
    game = konspira.make(case.work.game, seats=2, **dict[str, Any](options))
    share = match(game, ["greedy", "random"], deals=1, seed=case.number)[0]
    label = " ".join(map(str, options.values())) or "usual"
    case.won = {label: share}
    case.checksum = f"{share:.4f}"


# -- edited files ----------------------------------------------------------------------------------


def edit_file(case: Case) -> None:
    """A position, record, pack or scenario file with something changed in it."""
    kinds = len(edits.KINDS)
    game = game_of(case.work, case.number // kinds)
    case.checksum = " ".join(edits.edit(game, case.number))


KINDS: dict[str, Callable[[Case], None]] = {
    "games": play_game,
    "properties": prove,
    "strength": beat_random,
    "edits": edit_file,
}
