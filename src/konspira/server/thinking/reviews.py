"""Reviews: games that are over, judged choice by choice in the background, and kept.

Choices that are farthest from the game's advice come first: where a game was lost can be read long
before all is judged. What is judged is written down now and then with the name of the process that
works on it. When a server stops, or a process dies, the next process goes on where it was left.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, or_, select, update

from konspira.bots.comparing import Budget
from konspira.bots.review import Made, Verdict, choices_of, suspicion, turning_points
from konspira.kernel.errors import KonspiraError
from konspira.server.errors import Refusal
from konspira.server.store import schema
from konspira.server.store.entries import Batch
from konspira.server.store.journal import Conflict
from konspira.server.tables.frames import Ears
from konspira.server.tables.moments import check_opened
from konspira.server.thinking.presence import path_of
from konspira.server.thinking.turns import WATCHED, Turn
from konspira.server.waiting import whole
from konspira.server.wire.review import Review

if TYPE_CHECKING:
    from konspira.kernel.state import State
    from konspira.server.house import House
    from konspira.server.people.guests import Person
    from konspira.server.tables.play import Play
    from konspira.server.tables.table import Table

LOG = logging.getLogger("konspira.reviews")
SWEEP = 10.0  # seconds between two looks for reviews that nobody works on
LEASE = 60.0  # seconds without a sign of life after which another process takes over
SAVE = 2.0  # seconds of work that may be lost

R = schema.reviews
_NEW = insert(R)
_THIS = R.c.table_id == bindparam("this")
_CLAIM = (
    update(R)
    .where(_THIS, R.c.made.is_(False))
    .where(or_(R.c.maker == bindparam("me"), R.c.touched < bindparam("latest")))
    .values(maker=bindparam("me"), touched=bindparam("now"))
)
_SAVE = (
    update(R)
    .where(_THIS, R.c.maker == bindparam("me"))
    .values(
        choices=bindparam("what"),
        judged=bindparam("count"),
        total=bindparam("all"),
        made=bindparam("done"),
        touched=bindparam("now"),
    )
)
# One of an earlier version, which cannot be read any more, is made again.
_AGAIN = (
    update(R)
    .where(_THIS, R.c.made.is_(True))
    .values(choices=b"[]", judged=0, made=False, maker=bindparam("me"), touched=bindparam("now"))
)


class Saved(msgspec.Struct, array_like=True):
    """A judged choice, and where it stands in the replay with the eyes of its seat."""

    verdict: Verdict
    moment: int


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(list[Saved])


def _decode(data: bytes) -> list[Saved] | None:
    """Judged choices as they were written down; None: by an earlier version, in another form."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        return None


class Planned(NamedTuple):
    """A choice that is to be judged."""

    doubt: float  # how far it was from the game's advice
    made: Made
    state: State  # the table before it
    moment: int


def planned(play: Play) -> list[Planned]:
    """Return what there is to judge, the most suspicious choice first."""
    found: list[Planned] = []
    ears = [Ears(seat) for seat in range(play.game.seats)]
    start = play.game.start(key=play.key)
    for made, state in choices_of(start, play.state.history):
        ears[made.seat].listen(state)
        doubt = suspicion(state, made.seat, made.option)
        found.append(Planned(doubt, made, state.quiet_copy(), ears[made.seat].moment))
    return sorted(found, key=lambda one: (-one.doubt, one.made.ply))


class Reviews:
    """Makes the reviews that people ask for, one after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._me = token_hex(8)
        self._wanted: dict[str, None] = {}  # tables, in the order they were asked for
        self._worker: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, with what was left when the server stopped."""
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Stop; what was judged is kept, the rest is done when the server is started again."""
        tasks = [task for task in (self._sweeper, self._worker) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- for people --------------------------------------------------------------------------------

    async def ask(self, table: Table, person: Person, over: bool = True) -> Review:
        """Have a review made, unless there is one. `over`: as far as this person knows."""
        play = reviewed(table, over)
        house = self._house
        known = await self.read(table)
        if known.status != "none":
            return known
        most = house.settings.reviews_per_minute
        if most and await house.limits.count(f"review:{person.id}", house.now()) > most:
            raise Refusal(
                "too-many-reviews",
                f"{most} reviews a minute are enough; wait a minute",
                429,
                most=most,
            )
        values = {
            "table_id": table.id,
            "choices": b"[]",
            "judged": 0,
            "total": len(play.state.history),
            "made": False,
            "maker": self._me,
            "touched": house.now(),
        }
        old = {"this": table.id, "me": self._me, "now": house.now()}
        with suppress(Conflict):  # there is none of an earlier version
            await house.journal.write(Batch(must=[(_AGAIN, old)]))
        with suppress(Conflict):  # somebody else wants it too
            await house.journal.write(Batch(must=[(_NEW, values)]))
        self._want(table.id)
        return await self.read(table)

    async def read(self, table: Table, over: bool = True) -> Review:
        """The review of a game, as far as there is one."""
        play = reviewed(table, over)
        async with self._house.reader.connect() as connection:
            query = select(R).where(R.c.table_id == table.id)
            row = (await connection.execute(query)).one_or_none()
        plies = len(play.state.history)
        saved = None if row is None else _decode(bytes(row.choices))
        if row is None or saved is None:
            return Review("none", 0, plies, plies, ahead=[*play.ahead])
        saved.sort(key=lambda one: one.verdict.ply)
        verdicts = [one.verdict for one in saved]
        return Review(
            status="made" if row.made else "making",
            judged=row.judged,
            of=row.total,
            plies=plies,
            choices=verdicts,
            moments=[one.moment for one in saved],
            turns=turning_points(verdicts, row.made),
            ahead=[*play.ahead],
        )

    # -- behind their backs ------------------------------------------------------------------------

    def _want(self, name: str) -> None:
        self._wanted[name] = None
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())

    async def _sweep_on(self) -> None:
        late = self._house.now() + 1 if self._house.alone else None  # ours, however fresh
        while True:
            try:
                for name in await whole(self._left_alone(late)):
                    self._want(name)
            except Exception:  # the database may be away for a while
                LOG.exception("reviews could not be read")
            late = None
            await asyncio.sleep(SWEEP)

    async def _left_alone(self, latest: float | None) -> list[str]:
        """Reviews that somebody began and nobody works on."""
        latest = self._house.now() - LEASE if latest is None else latest
        query = select(R.c.table_id).where(R.c.made.is_(False), R.c.touched < latest)
        async with self._house.reader.connect() as connection:
            return [name for (name,) in await connection.execute(query)]

    async def _work(self) -> None:
        while self._wanted:
            name = next(iter(self._wanted))
            try:
                await self._make(name)
            except Conflict:
                pass  # another process works on it
            except KonspiraError as error:  # of other rules, or no more
                facts = {"table": name, "why": error}
                LOG.warning("a game cannot be reviewed", extra={"facts": facts})
            except Exception:  # tried again when its time has come
                LOG.exception("a review broke off", extra={"facts": {"table": name}})
            self._wanted.pop(name, None)

    async def _make(self, name: str) -> None:
        """Judge a game, choice by choice, from where somebody stopped."""
        house = self._house
        table = await whole(house.tables.get(name))
        play = reviewed(table)
        saved = await whole(self._claim(name))
        judged = {one.verdict.ply for one in saved}
        settings = house.settings
        budget = Budget(settings.review_simulations, settings.review_seconds)
        plan = await asyncio.to_thread(planned, play)  # a long game takes a while to play again
        turn = Turn(WATCHED, path_of(table))
        written = 0.0  # how many there are to judge is known at once
        for one in plan:
            if one.made.ply in judged:
                continue
            if house.now() - written >= SAVE:
                await whole(self._save(name, saved, len(plan)))
                written = house.now()
            verdict = await house.thinkers.judge(one.state, one.made, budget, turn)
            saved.append(Saved(verdict, one.moment))
        await whole(self._save(name, saved, len(plan), done=True))

    async def _claim(self, name: str) -> list[Saved]:
        """Return what is judged already; from now on it is our work."""
        house = self._house
        now = house.now()
        latest = now + 1 if house.alone else now - LEASE
        values = {"this": name, "me": self._me, "latest": latest, "now": now}
        await house.journal.write(Batch(must=[(_CLAIM, values)]))
        async with house.reader.connect() as connection:
            row = (await connection.execute(select(R.c.choices).where(R.c.table_id == name))).one()
        return _decode(bytes(row.choices)) or []

    async def _save(self, name: str, saved: list[Saved], count: int, done: bool = False) -> None:
        what = {"what": _encode(saved), "count": len(saved), "all": count, "done": done}
        values = {"this": name, "me": self._me, "now": self._house.now(), **what}
        await self._house.journal.write(Batch(must=[(_SAVE, values)]))


def reviewed(table: Table, over: bool = True) -> Play:
    """A game that can be reviewed: over, as its reader knows, and with nothing that still hides."""
    if table.play is None or table.row.status != "finished" or not over:
        raise Refusal(
            "review-not-yet", "a game is reviewed when it is over; wait for its end", status=403
        )
    check_opened(table)
    return table.play
