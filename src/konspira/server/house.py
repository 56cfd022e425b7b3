"""What all parts of a running server share: the games, the database, the clock, the tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from konspira.bots.naming import factory, own_paths
from konspira.bots.usual import offered_levels, usual_level
from konspira.kernel.errors import OptionError, did_you_mean
from konspira.kernel.game import Game
from konspira.server.accounts.letters import Letters
from konspira.server.alerts.postman import Alerts
from konspira.server.errors import Refusal
from konspira.server.http.pacing import Pace
from konspira.server.http.security import Limits
from konspira.server.live.changes import Changes
from konspira.server.operations.observe import Metrics
from konspira.server.operations.orders import Orders
from konspira.server.operations.packs import read_packs
from konspira.server.people import passkeys
from konspira.server.people.guests import Known
from konspira.server.people.sessions import Sessions
from konspira.server.privacy.retention import Retention
from konspira.server.puzzles.practice import Practice
from konspira.server.settings import Settings
from konspira.server.store import database
from konspira.server.store.broker import Broker
from konspira.server.store.claim import Claim
from konspira.server.store.database import AsyncEngine
from konspira.server.store.journal import Journal, Reader
from konspira.server.tables.quotas import Quotas
from konspira.server.tables.shelf import Tables
from konspira.server.thinking.driver import Driver
from konspira.server.thinking.hints import Hints
from konspira.server.thinking.reviews import Reviews
from konspira.server.thinking.thinkers import Thinkers

MOST_GAMES = 200  # games with their options, kept in memory
TRYING = 5  # seconds for somebody's options to be read, the wait included


class House:
    """One process of the server. `open` before the first request, `close` after the last."""

    def __init__(
        self,
        games: Mapping[str, type[Game]],
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.games = dict(games)
        self.packs = read_packs(settings.packs, games)
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.database: AsyncEngine = database.engine(settings.database_url)
        self.broker = Broker(settings)
        self.channels = self.broker.channels
        self.limits = Limits(self.broker)
        self.pace = Pace()
        self.secret = b""  # signs cookies
        self.alone = settings.broker_url == "memory://"  # is there no other process?
        self.claim = Claim(self.database, self.alone)
        self.journal = Journal(self.database, self.alone, self.claim.check)
        self.reader = Reader(self.database, self.journal)
        self.thinkers = Thinkers(settings.thinkers, self.metrics, settings.log)
        self.stand_in = settings.stand_in or usual_level()
        own_paths([*settings.bots, self.stand_in])
        for name in (*settings.bots, self.stand_in):
            factory(name, classes=True)  # refuses a bot that does not exist
        self.levels = [*offered_levels(), *settings.bots]  # what people choose from
        self.hints = Hints()
        self.reviews = Reviews(self)
        self.retention = Retention(self)
        self.tables = Tables(self)
        self.practice = Practice(self)
        self.quotas = Quotas(self)
        self.orders = Orders(self)
        self.driver = Driver(self)
        self.changes = Changes(self)
        self.alerts = Alerts(self)
        self.letters = Letters(self)
        self.passkeys = passkeys.site(settings)
        self.described: Any = None  # what routes/games.py tells of the games, made once
        self.sessions = Sessions(self)
        self.known = Known()
        self._made: dict[bytes, Game] = {}
        self._trying = ThreadPoolExecutor(1, "options")

    async def open(self) -> None:
        """Bring the database up to date and begin to work."""
        await database.migrate(self.database)
        await self.journal.open()
        self.secret = await database.signing_secret(self.database)
        await self.changes.open()
        await self.orders.open()
        self.claim.watch(self.changes.catch_up)
        self.driver.open()
        self.reviews.open()
        self.retention.open()
        await self.alerts.open()

    async def close(self) -> None:
        """Finish what was begun; nothing is lost."""
        await self.letters.close()
        await self.alerts.close()
        await self.retention.close()
        await self.reviews.close()
        await self.orders.close()
        await self.driver.close()
        await self.changes.close()
        await self.journal.close()
        self.thinkers.close()
        self._trying.shutdown(wait=False, cancel_futures=True)
        await self.database.dispose()

    def game_kind(self, name: str) -> type[Game]:
        """A game that is played here."""
        kind = self.games.get(name)
        if kind is None:
            remedy = did_you_mean(name, self.games)
            raise OptionError(
                "unknown-game", f'no game is called "{name}"; {remedy}', value=name, remedy=remedy
            )
        return kind

    def game(self, name: str, seats: int, options: Mapping[str, object]) -> Game:
        """A game with these options; the same options give the same object."""
        kind = self.game_kind(name)
        which = msgspec.json.encode([name, seats, dict(options)], order="sorted")
        found = self._made.get(which)
        if found is None:
            if len(self._made) > MOST_GAMES:
                self._made.clear()
            found = self._made[which] = kind(seats, self.packs.get(name), options)
        return found

    async def try_game(self, name: str, seats: int, options: Mapping[str, object]) -> Game:
        """The same with options of somebody: nobody else waits while they are read."""
        work = partial(self.game, name, seats, options)
        try:
            async with asyncio.timeout(TRYING):
                return await asyncio.get_running_loop().run_in_executor(self._trying, work)
        except TimeoutError:
            raise Refusal(
                "server-busy", "too many people try options now; wait a moment", 503, seconds=TRYING
            ) from None
