"""Hints: what a strong bot would do, thought of elsewhere, from what the seat that asks may know.

Only the player who asks hears the answer, and only while the question is open. Asking is noted
in the log. Others learn of it when the game is over; during the game only where everybody knows
that the seat is choosing: otherwise it would tell that there is something to choose.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress

from konspira.bots.comparing import Budget
from konspira.bots.review import Advice
from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store.entries import Entry
from konspira.server.store.journal import Conflict
from konspira.server.tables import actions, visibility
from konspira.server.tables.notes import note
from konspira.server.tables.play import HINT, Play
from konspira.server.tables.table import Table
from konspira.server.thinking.presence import path_of
from konspira.server.thinking.turns import PLAYED, Turn
from konspira.server.wire.review import Hint

LOOK = 0.05  # seconds between two looks whether the question is still open
KEPT = 500  # hints; who asks again gets the same answer


class Hints:
    """The hints of a process: one thought at a time for each seat."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int, str], Hint] = OrderedDict()
        self._thoughts: dict[tuple[str, int], asyncio.Task[Advice]] = {}

    async def ask(self, table: Table, person: Person, token: str) -> Hint:
        """The best options of the question that is open."""
        seat = actions.seat_at(table, person)
        play = _asked(table, seat, token)
        which = (table.id, seat, token)
        found = self._known.get(which)
        if found is None:
            await _count(table, person)
            await _note_down(table, seat, token)
            advice = await self._think(table, play, seat, token)
            _asked(table, seat, token)  # a hint for another question is worse than none
            found = Hint(token, advice.options, advice.sureness)
            self._known[which] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    async def _think(self, table: Table, play: Play, seat: int, token: str) -> Advice:
        """Let it be thought of; called off when the player goes on, or asks once more."""
        settings = table.house.settings
        budget = Budget(settings.hint_simulations, settings.hint_seconds)
        which = (table.id, seat)
        old = self._thoughts.get(which)
        if old is not None:
            old.cancel()
        thought = asyncio.create_task(
            table.house.thinkers.advise(play.state, seat, budget, Turn(PLAYED, path_of(table)))
        )
        self._thoughts[which] = thought
        try:
            while not thought.done():
                await asyncio.wait([thought], timeout=LOOK)
                _asked(table, seat, token)
            if thought.cancelled():
                raise _stale(token)
            return thought.result()
        finally:
            if self._thoughts.get(which) is thought:
                del self._thoughts[which]
            if not thought.done():
                thought.cancel()
                with suppress(asyncio.CancelledError):
                    await thought


def _asked(table: Table, seat: int, token: str) -> Play:
    """The game, if this question is open there and hints may be asked for."""
    play = actions.present(table, seat)
    actions.check_token(play, seat, token)
    if not table.hints():
        raise Refusal(
            "hints-not-agreed",
            "you play against people; ask them to allow hints first",
            status=403,
        )
    if len(play.state.options(seat)) < 2:
        raise Refusal("nothing-to-weigh", "there is only one option; take it")
    return play


async def _count(table: Table, person: Person) -> None:
    """Refuse a player who asks too often: thinking is dear."""
    house = table.house
    most = house.settings.hints_per_minute
    if most and await house.limits.count(f"hint:{person.id}", house.now()) > most:
        raise Refusal(
            "too-many-hints",
            f"there are {most} hints a minute; think for yourself for a while",
            429,
            most=most,
        )


async def _note_down(table: Table, seat: int, token: str) -> None:
    """The log says that a hint was asked for, and the chat says it once, if that tells nothing."""
    async with table.lock:
        while True:
            play = _asked(table, seat, token)
            question = play.state.question(seat)
            assert question is not None
            # Where several choose at once, nobody may know who still does.
            alone = play.state.asked == seat and not question.window
            public = alone and seat in visibility.public_waiting(play)
            told = public and seat not in play.known_hinted
            notes = [note(table, "hinted", seat)] if told else []
            try:
                await table.commit([Entry(HINT, seat, int(public))], notes)
            except Conflict:
                continue
            return


def _stale(token: str) -> Refusal:
    return Refusal(
        "stale-choice",
        "this question is no longer open; look at the table as it is now",
        token=token,
    )
