"""The table of a puzzle, with the choices that somebody has made there.

What a seat cannot know is dealt again before anything is looked at, so the cards of the game that
the puzzle comes from never reach a frame. While a puzzle is solved, all see the same deal; a person
who plays on gets deals that nobody can foresee.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from threading import Lock
from typing import TYPE_CHECKING

import msgspec

from konspira.bots.desk import Desk
from konspira.bots.naming import factory
from konspira.bots.strengths import strength
from konspira.bots.usual import BOT_NAMES
from konspira.kernel.errors import did_you_mean
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.puzzles.puzzle import Puzzle, table_of
from konspira.puzzles.shelf import all_puzzles
from konspira.server.errors import Refusal
from konspira.server.tables.frames import Eyes
from konspira.server.tables.play import Play
from konspira.server.wire.live import Frame
from konspira.server.wire.tables import SeatInfo, Shuffle, TableInfo

if TYPE_CHECKING:
    from konspira.server.house import House

KEPT = 200  # tables in memory: the next choice need not wait for all before it
KEY = 64  # bytes of a key that BLAKE2b takes
SOLVING = 0  # the deal that everybody sees who solves a puzzle
RIVALS = ("hard", "medium")  # who plays on: the first one that answers at once


class Practice:
    """The tables of puzzles in this process; every one of them can be built again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: OrderedDict[tuple[str, ...], State] = OrderedDict()
        self._lock = Lock()

    def puzzles(self) -> list[Puzzle]:
        """The puzzles of the games that are played here."""
        return [one for one in all_puzzles() if one.game in self.house.games]

    def puzzle(self, id: str) -> Puzzle:
        """A puzzle of a game that is played here."""
        known = {one.id: one for one in self.puzzles()}
        found = known.get(id)
        if found is None:
            remedy = did_you_mean(id, known)
            raise Refusal(
                "unknown-puzzle",
                f'no puzzle is called "{id}"; {remedy}',
                404,
                value=id[:40],
                remedy=remedy,
            )
        return found

    def game(self, puzzle: Puzzle) -> Game:
        """The game of a puzzle, as it was played."""
        record = puzzle.record
        return self.house.game(record.game, record.seats, dict(record.options))

    def solving(self, puzzle: Puzzle, made: Sequence[str]) -> State:
        """The table after the choices of somebody who solves a puzzle; nobody answers them."""
        return self._after(puzzle, str(SOLVING), SOLVING, made, answered=False)

    def playing(self, puzzle: Puzzle, person: str, deal: int, made: Sequence[str]) -> State:
        """The table of somebody who plays on, with the answers of the bots."""
        text = f"{puzzle.id} {person} {deal}".encode()
        key = blake2b(text, key=self.house.secret[:KEY], digest_size=8).digest()
        name = f"{person} {deal}"
        return self._after(puzzle, name, int.from_bytes(key, "big") >> 2, made, answered=True)

    def _after(
        self, puzzle: Puzzle, name: str, seed: int, made: Sequence[str], answered: bool
    ) -> State:
        """The table after some choices, from what is known of it."""
        count = len(made)
        while count > 0 and self._held(puzzle, name, made[:count]) is None:
            count -= 1
        state = self._held(puzzle, name, made[:count])
        if state is None:
            state = self._begun(puzzle, seed)
            if answered:
                answer(state, puzzle.seat, seed)
            self._keep(puzzle, name, (), state)
        for place in range(count, len(made)):
            state = state.copy()
            state.choose(puzzle.seat, made[place])
            if answered:
                answer(state, puzzle.seat, seed)
            self._keep(puzzle, name, made[: place + 1], state)
        return state

    def _begun(self, puzzle: Puzzle, seed: int) -> State:
        """The table of a puzzle with everything dealt again that its seat cannot know."""
        game = self.game(puzzle)
        state = table_of(puzzle, lambda record: game).redeal(puzzle.seat, Rng(seed))
        state.listen()
        return state

    def _held(self, puzzle: Puzzle, name: str, made: Sequence[str]) -> State | None:
        with self._lock:
            return self._known.get((puzzle.id, name, *made))

    def _keep(self, puzzle: Puzzle, name: str, made: Sequence[str], state: State) -> None:
        with self._lock:
            self._known[(puzzle.id, name, *made)] = state
            if len(self._known) > KEPT:
                self._known.popitem(last=False)


def rival(game: Game) -> str:
    """The strongest level that follows the game's advice: it answers at once."""
    return next((one for one in RIVALS if not strength(game, one).simulations), RIVALS[-1])


def answer(state: State, seat: int, seed: int) -> None:
    """Let bots choose until the seat is asked, or the game is over."""
    make = factory(rival(state.game))
    while not state.over:
        others = [one.seat for one in state.questions if one.seat != seat]
        if not others:
            return
        bot = make(seed % (1 << 30) + len(state.history))
        state.choose(others[0], bot.choose(Desk(state, others[0])))


def frame_of(state: State, seat: int, now: float) -> Frame:
    """Build what the seat may know of a table: a frame like that of any other table."""
    eyes = Eyes(seat)
    eyes.look(Play(state.game, b"", "alone", state), None, None)
    return msgspec.json.decode(eyes.frame(0, now), type=Frame)


def table_info(puzzle: Puzzle, level: str, now: float) -> TableInfo:
    """A puzzle as a table: the seat that solves it, and bots."""
    seats = [SeatInfo("bot", name, level) for name in BOT_NAMES[: puzzle.record.seats]]
    seats[puzzle.seat] = SeatInfo("person", "")
    return TableInfo(
        id=f"puzzle-{puzzle.id}",
        game=puzzle.game,
        status="running",
        seats=seats,
        you=puzzle.seat,
        host=False,
        options=dict(puzzle.record.options),
        visibility="unlisted",
        spectators="none",
        delay=0,
        overheard=False,
        shown_from=None,
        pace="none",
        clock=None,
        time_out="bot",
        shuffle=Shuffle("", [None] * puzzle.record.seats, None),
        hints=False,
        proposal=None,
        created=now,
        started=now,
        finished=None,
        ended=None,
        rematch=None,
        series=None,
        goes_on=False,
        sequel=None,
        sealed=False,
        chat=0,
    )
