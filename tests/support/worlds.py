"""Two servers that play twins, and a viewer who compares every byte of the one with the other's.

Nothing is normalised but what the standard library of the web server adds to an answer by itself
(`date`) and cookies, which are random and are compared by name and size. The ids of tables and the
secrets of shuffles are drawn from the same seed in both worlds; the request id is the client's own.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import select, update
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from konspira.games.leduc import GAME as LEDUC
from konspira.kernel.state import State
from konspira.server.alerts.outbox import Item
from konspira.server.alerts.wording import Writer
from konspira.server.live.connection import Connection
from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.journal import Conflict
from konspira.server.tables import seating
from konspira.server.tables.table import Listener, Table
from support import twins
from support.club import NO_QUOTAS, SALT, Browser, Club, open_club
from support.twins import Act, Beat, Twins

SUNDAY = 1_700_000_000.0  # when all stories begin
UNNOTED = 1_000_000  # numbers of questions that belong to the test and not to the viewer
MICROSECOND = 0.000_001  # a number of seconds since 1970 is not exact to much less
PATIENCE = 120.0  # real seconds for a server to do what it has to
NAMES = ("Anna", "Bruno", "Celina", "Damian", "Emil")


class Leak(AssertionError):
    """The viewer can tell the two worlds apart."""


class Standstill(Leak):
    """Something that must happen at this time does not happen."""


class Chance:
    """Takes the place of `secrets` where tables are made, so that both worlds draw the same."""

    def __init__(self) -> None:
        self.rng = random.Random(0)

    def choice(self, things: Sequence[Any]) -> Any:
        return self.rng.choice(things)

    def token_bytes(self, number: int) -> bytes:
        return self.rng.randbytes(number)


class Spec(NamedTuple):
    """A choice of twins: the game and its table, whose eyes, how long, with what chance."""

    game: str
    seats: int
    viewer: int | None
    seed: int
    gestures: int = 20
    options: dict[str, object] = {}
    bots: tuple[int, ...] = ()
    pace: str = "none"
    spectators: str = "public"
    language: str = "en"
    curious: float = 1.0  # how often the viewer asks between two beats
    speed: str = ""  # of bots, as all people at the table wish it
    delay: int = 0  # minutes after which onlookers see what happens
    tag: str = ""  # tells stories with the same seed apart: their tables have other names


# -- clients ---------------------------------------------------------------------------------------


class Line:
    """A live connection, with everything that came over it."""

    def __init__(
        self, socket: ClientConnection, heard: Callable[[str], None], lines: int = 0
    ) -> None:
        self.socket = socket
        self.heard = heard
        self.number, self.settled = 0, UNNOTED
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.lines = lines  # of chat
        self.frame: dict[str, Any] = {}
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.socket:
            assert isinstance(data, str)
            message = json.loads(data)
            if message.get("re", 0) < UNNOTED:
                self.heard(data)
            if message["is"] == "line":
                self.lines = message["number"] + 1
            elif message["is"] == "frame":
                self.frame = message
            elif "re" in message and message["re"] in self.answers:
                self.answers.pop(message["re"]).set_result(message)
        code, reason = self.socket.close_code, self.socket.close_reason
        self.heard(f"closed {code} {reason}")
        for waiting in self.answers.values():
            waiting.cancel()

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        self.number += 1
        answer = self.answers[self.number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": do, "re": self.number, **more}))
        async with asyncio.timeout(PATIENCE):
            found: dict[str, Any] = await answer
        return found

    async def settle(self) -> None:
        """Wait until everything that was on its way has come; nobody notes that we asked."""
        self.settled += 1
        answer = self.answers[self.settled] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": "ping", "re": self.settled}))
        async with asyncio.timeout(PATIENCE):
            await answer

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)


class World:
    """One server, one table, and what the viewer gets of it."""

    def __init__(
        self, club: Club, kinds: dict[str, Any], clock: list[float], eyes_club: Club
    ) -> None:
        self.club = club
        self.eyes_club = eyes_club  # where the viewer is: the same process, or another one
        self.kinds = kinds
        self.clock = clock
        self.live: list[tuple[str, str]] = []  # what came over the live connection, and when
        self.answers: list[tuple[str, str]] = []  # to requests
        self.script: dict[int, tuple[int, tuple[str, ...]]] = {}  # of bots
        self.scripted = asyncio.Event()
        self.lines: list[Line | None] = []
        self.browsers: list[Browser] = []
        self.eyes: Browser = None  # type: ignore[assignment]
        self.line: Line | None = None
        self.id = ""
        self.bystander = ""
        self.watches = False  # is the viewer a spectator?
        self.alerts = False  # are alerts compared too?
        self.title = ""
        for one in (club, eyes_club):
            one.house.thinkers.choose = self._think  # type: ignore[method-assign]

    @property
    def table(self) -> Table:
        found = self.club.house.tables.held(self.id)
        assert found is not None
        return found

    @property
    def eyes_table(self) -> Table | None:
        """The table in the process where the viewer is."""
        return self.eyes_club.house.tables.held(self.id)

    # -- bots that do what the story says ----------------------------------------------------------

    async def _think(self, state: State, seat: int, level: str, *_: Any, **__: Any) -> int:
        while self.id and state.key == self.table.key():
            made, path = self.script.get(seat, (0, ()))
            step = sum(1 for chooser, _ in state.history if chooser == seat) - made
            if 0 <= step < len(path):
                return state.game.number(path[step])
            self.scripted.clear()
            await self.scripted.wait()
            play = self.table.play
            assert play is not None
            stands = len(play.state.history)
            own = all(chooser == seat for chooser, _ in state.history[stands:])
            if state.history[:stands] != play.state.history or not own:
                raise Conflict  # play has gone on without us
        await asyncio.Event().wait()  # a table of an earlier story: it stands still
        raise Conflict

    # -- before the game ---------------------------------------------------------------------------

    async def open_bystander(self) -> None:
        """Another table in the lists, so that their order can be seen."""
        one, two = [await self.club.guest(name) for name in ("Xenia", "Yuri")]
        body = {"game": "leduc", "seats": 2, "visibility": "public"}
        self.bystander = (await one.post("/api/tables", body))["id"]
        for browser in (one, two):
            await browser.post(f"/api/tables/{self.bystander}/seat", {"salt": SALT})
        await one.post(f"/api/tables/{self.bystander}/start")

    async def touch_bystander(self) -> None:
        rows = schema.tables
        later = self.clock[0] + 0.001  # than whatever the viewer saw last
        change = update(rows).where(rows.c.id == self.bystander).values(changed=later)
        async with self.club.house.database.begin() as connection:
            await connection.execute(change)

    async def prepare(self, spec: Spec) -> bytes:
        """Make the table and let everybody sit down; the key of its deal."""
        self.script = {}
        self.browsers = []
        for seat in range(spec.seats):
            club = self.eyes_club if seat == spec.viewer else self.club
            self.browsers.append(await club.guest(NAMES[seat], spec.language))
            if spec.speed:
                await self.browsers[-1].patch("/api/me", {"preferences": {"botSpeed": spec.speed}})
        body = {
            "game": spec.game,
            "seats": spec.seats,
            "options": spec.options,
            "bots": ["greedy" if seat in spec.bots else None for seat in range(spec.seats)],
            "seat": None,
            "visibility": "public",
            "spectators": spec.spectators,
            "delay": spec.delay,
            "overheard": True,  # there is more to compare
            "pace": spec.pace,
        }
        people = [seat for seat in range(spec.seats) if seat not in spec.bots]
        host = self.browsers[people[0]]
        self.id = (await host.post("/api/tables", body))["id"]
        for seat in people:
            sit = {"salt": f"{seat:02x}" * 16, "seat": seat}
            await self.browsers[seat].post(f"/api/tables/{self.id}/seat", sit)
            if spec.spectators == "open":
                await self.browsers[seat].post(f"/api/tables/{self.id}/consent", {"agree": True})
        self.watches = spec.viewer is None
        if spec.viewer is None:
            self.eyes = self.eyes_club.stranger(spec.language)
        else:
            self.eyes = self.browsers[spec.viewer]
        if self.alerts:
            await host.ask("PUT", f"/api/tables/{self.id}/hook", {"url": "http://127.0.0.1:9/"})
        async with self.table.lock:
            await self.table.refresh()  # the viewer may have sat down in another process
        return self.table.key()

    async def start(self, spec: Spec) -> None:
        """Start, and let everybody connect."""
        people = [seat for seat in range(spec.seats) if seat not in spec.bots]
        await self.browsers[people[0]].post(f"/api/tables/{self.id}/start")
        self.lines = [None] * spec.seats
        for seat in people:
            if seat != spec.viewer:
                socket = await self.browsers[seat].live(f"/api/tables/{self.id}/live")
                self.lines[seat] = Line(socket, lambda _: None)
        await self.connect(spec.language)
        if spec.viewer is not None:
            self.lines[spec.viewer] = self.line

    # -- what the viewer gets ----------------------------------------------------------------------

    def note(self, data: str) -> None:
        self.live.append((self.title, data))

    async def note_alerts(self, viewer: int | None, language: str) -> None:
        """The viewer's part of the outbox, and the table's: rows, times and words."""
        house, table = self.club.house, self.table
        person = None if viewer is None else table.seats[viewer].person
        mine = schema.alerts.c.person.is_(None) | (schema.alerts.c.person == person)
        query = select(schema.alerts).where(schema.alerts.c.table_id == self.id, mine)
        order = (schema.alerts.c.at, schema.alerts.c.after, schema.alerts.c.kind)
        async with house.reader.connect() as connection:
            rows = (await connection.execute(query.order_by(*order, schema.alerts.c.seat))).all()
        writer = Writer(house, language, self.clock[0])
        for row in rows:
            item = Item("", row.kind, row.facts, row.table_id, row.seat, 0, row.at)
            told = await writer.write([item], "question", row.person is not None)
            whole = [
                row.person is None,
                row.seat,
                row.kind,
                row.facts,
                row.at,
                row.after,
                row.state,
            ]
            self.note(msgspec.json.encode([*whole, told]).decode())

    async def connect(self, language: str, **resume: Any) -> None:
        """The viewer opens the page, or opens it again with what it has."""
        query = "&".join(f"{name}={value}" for name, value in {"lang": language, **resume}.items())
        socket = await self.eyes.live(f"/api/tables/{self.id}/live?{query}")
        self.line = Line(socket, self.note, resume.get("chat", 0))
        await self.listen()

    async def listen(self) -> None:
        """Wait until the viewer has got whatever the server had for it."""
        if self.line is None or self.line.socket.close_code is not None:
            return
        await until(self._chatted, "a line of chat does not come")
        try:
            await self.line.ask("ping")
        except (asyncio.CancelledError, ConnectionClosed):
            if self.line.socket.close_code is None:
                raise

    def _chatted(self) -> bool:
        line = self.line
        assert line is not None
        if line.socket.close_code is not None:
            return True
        table = self.eyes_table
        if self.watches and table is not None and table.behind is not None:
            return all(_at_rest(one) for one in table.listeners)  # it knows what it may tell
        return line.lines >= self.table.lines

    async def pass_to(self, now: float) -> None:
        """Let time pass. What onlookers see later is shown to them when its time has come."""
        table = self.eyes_table
        if table is not None and table.behind is not None:
            told = [showing.at for showing, _ in table.behind.coming]
            told += [line.at for line in table.tail]
            for at in sorted({at + table.behind.delay + MICROSECOND for at in told}):
                if self.clock[0] < at <= now:
                    self.clock[0] = at
                    table.wake()
                    if self.line is not None and self.line.socket.close_code is None:
                        await until(self._chatted, "a line of chat does not come")
                        await self.line.settle()
        self.clock[0] = now

    async def hide_tables(self) -> None:
        """Take the tables of a story out of the lists, in which the next one is compared."""
        rows = schema.tables
        hidden = update(rows).where(rows.c.id != self.bystander).values(visibility="unlisted")
        async with self.club.house.database.begin() as connection:
            await connection.execute(hidden)

    def has_caught_up(self, history: list[tuple[int, int]]) -> bool:
        """Do all processes know how far the game is, and that nobody is at work?"""
        for table in (self.table, self.eyes_table):
            if table is None:
                return True
            if table.play is None or table.play.state.history != history or table.lock.locked():
                return False
        ahead, behind = self.table, self.eyes_table
        assert behind is not None
        return (ahead.plies, ahead.lines) == (behind.plies, behind.lines)

    async def http(self, method: str, path: str, body: object = None) -> None:
        """A request of the viewer, and its whole answer."""
        headers = {"x-request-id": "the-same"}
        answer = await self.eyes.request(method, path, body, headers=headers)
        shown = [f"{method} {path} {json.dumps(body)} -> {answer.status_code}"]
        for name, value in answer.headers.raw:
            text = value.decode("latin-1")
            if name.lower() == b"date":
                text = "…"
            elif name.lower() == b"set-cookie":
                text = f"{text.partition('=')[0]} of {len(text)}"
            shown.append(f"{name.decode()}: {text}")
        self.answers.append((self.title, "\n".join([*shown, answer.text])))

    # -- what the others do ------------------------------------------------------------------------

    async def act(self, act: Act, over_http: bool) -> None:
        """One thing happens."""
        if act.do in ("bot", "plan"):
            self.script[act.seat] = (act.made, act.path)
            self.scripted.set()
        elif act.do in ("choose", "back", "say"):
            await self._person(act, over_http)
        elif act.do in ("propose", "answer"):
            path = f"/api/tables/{self.id}/proposal"
            body: dict[str, Any] = {"kind": act.choice}
            if act.do == "answer":
                path, body = f"{path}/answer", {"agree": act.choice == "yes"}
            if self.browsers[act.seat] is self.eyes:
                await self.http("POST", path, body)
            else:
                await self.browsers[act.seat].post(path, body)

    async def _person(self, act: Act, over_http: bool) -> None:
        line, browser = self.lines[act.seat], self.browsers[act.seat]
        assert line is not None
        do = {"choose": "choose", "back": "take-back", "say": "say"}[act.do]
        body: dict[str, Any] = {}
        if act.do == "choose":
            body = {"token": act.token, "choice": act.choice}
        elif act.do == "say":
            body = {"text": act.choice}
        if not over_http:
            answer = await line.ask(do, **body)
            assert answer["is"] == "done", (self.title, act, answer)
            return
        path = f"/api/tables/{self.id}/{'chat' if act.do == 'say' else do}"
        if browser is self.eyes:
            await self.http("POST", path, body or None)
        else:
            await browser.post(path, body or None)

    async def poke(self) -> None:
        """Time has passed: the server looks at its clock."""
        self.scripted.set()
        self.club.house.driver.attend(self.table)

    async def close(self) -> None:
        for line in [*self.lines, self.line]:
            if line is not None:
                await line.close()
        self.lines, self.line = [], None


def _at_rest(listener: Listener) -> bool:
    """Has this connection sent all there was?"""
    assert isinstance(listener, Connection)
    return listener._idle and not listener._waker.is_set()


async def until(true: Callable[[], bool], otherwise: str, patience: float = PATIENCE) -> None:
    """Wait a little for something that must come."""
    loop = asyncio.get_running_loop()
    latest = loop.time() + patience
    while not true():
        if loop.time() > latest:
            raise Standstill(otherwise)
        await asyncio.sleep(0.001)


# -- both together ---------------------------------------------------------------------------------


class Worlds:
    """World A and world B, and the comparing viewer."""

    def __init__(self, pair: list[World], chance: Chance) -> None:
        self.pair = pair
        self.chance = chance
        self.compared = 0  # bytes
        self.messages = 0
        self.unlike = 0  # beats in which something else happened in the other world
        self.time = SUNDAY
        self.delay = 0.0  # seconds after which onlookers see what happens
        self.patience = PATIENCE

    async def both(self, do: Callable[[World], Awaitable[Any]]) -> list[Any]:
        return [await do(world) for world in self.pair]

    async def play(self, spec: Spec) -> Twins:
        """Play twins; raises Leak when the viewer can tell them apart."""
        rng = random.Random(f"{spec.seed} {spec.viewer}")
        keys = await self.prepare(spec)
        kinds = [world.kinds[spec.game] for world in self.pair]
        twin = Twins(
            kinds, spec.seats, spec.options, keys[0], spec.viewer, spec.gestures, rng, spec.bots
        )
        await self.title("the start", lambda world: world.start(spec))
        self.compare(spec)
        probes = Probes(spec, twin, rng)
        try:
            for beat in twin.beats():
                self.unlike += beat.acts[0] != beat.acts[1]
                await self._beat(twin, beat, rng)
                self.compare(spec)
                if rng.random() < spec.curious:
                    await self.title("probes", probes.draw(beat))
                    self.compare(spec)
            if self.delay:
                self.time += self.delay + 1.0
                await self.title("all is shown", lambda world: world.pass_to(self.time))
        finally:
            await self.both(lambda world: world.close())
        self.compare(spec)
        return twin

    async def prepare(self, spec: Spec) -> list[bytes]:
        """Make the table of a story in both worlds; the keys of their deals, which are the same."""
        self.time += 1000.0
        self.delay = spec.delay * 60.0
        for world in self.pair:
            world.live.clear()
            world.answers.clear()
        self._set_clocks(self.time)
        keys = []
        for world in self.pair:
            self.chance.rng = random.Random(f"{spec.seed} {spec.viewer} {spec.tag}")
            keys.append(await world.prepare(spec))
        assert keys[0] == keys[1]
        return keys

    async def title(self, title: str, do: Callable[[World], Awaitable[None]]) -> None:
        for world in self.pair:
            world.title = title
            await do(world)
            await world.listen()

    def _set_clocks(self, now: float) -> None:
        for world in self.pair:
            world.clock[0] = now

    async def _beat(self, twin: Twins, beat: Beat, rng: random.Random) -> None:
        """The same span of time in both worlds; what the viewer may see happens at its end."""
        start, length = self.time, max(0.25, self.delay * 0.23)  # never a whole part of the delay
        self.time += length
        if any(act.do in ("bot", "close") for act in beat.acts[0]):
            due, other = (world.table.row.due for world in self.pair)
            assert due is not None
            if due != other:
                raise Leak(f"{beat.title}: it happens at {due}, or at {other}")
            self.time = max(self.time, due)
        if beat.secret or rng.random() < 0.2:
            await self.both(lambda world: world.touch_bystander())
        for number, world in enumerate(self.pair):
            world.title = beat.title
            acts = beat.acts[number]
            moments = sorted(rng.uniform(0.01, length) for _ in acts[1:])
            for act, moment in zip(acts[:-1], moments, strict=True):
                await world.pass_to(start + moment)
                await world.act(act, rng.random() < 0.1)
            await world.pass_to(self.time)
        visible = rng.random() < 0.15  # the viewer's own acts go the same way in both worlds
        for number, world in enumerate(self.pair):
            own = [act for act in beat.acts[number][-1:] if act.seat == twin.viewer]
            for act in beat.acts[number][-1:]:
                await world.act(act, visible if own else rng.random() < 0.1)
            await world.poke()
            there = partial(world.has_caught_up, twin.sides[number].state.history)
            await until(there, f"{beat.title}: world {number} stands still", self.patience)
            if any(act.do in ("bot", "close") for act in beat.acts[number]):
                world.script.clear()
            await world.listen()
            if world.alerts:
                await world.note_alerts(twin.viewer, "en")

    def compare(self, spec: Spec) -> None:
        """Every byte, message by message, in order."""
        one, two = self.pair
        self._compare(spec, one.live, two.live)
        self._compare(spec, one.answers, two.answers)

    def _compare(self, spec: Spec, one: list[tuple[str, str]], two: list[tuple[str, str]]) -> None:
        for (title, left), (_, right) in zip(one, two, strict=False):
            if left != right:
                raise Leak(f"{spec}\n{title}:\n{left}\n-- or --\n{right}")
            self.compared += len(left.encode())
            self.messages += 1
        if len(one) != len(two):
            more = one[len(two) :] or two[len(one) :]
            which = "A" if len(one) > len(two) else "B"
            raise Leak(f"{spec}\nonly world {which} sends {len(more)} more: {more[0]}")
        one.clear()
        two.clear()


class Probes:
    """The requests of a curious viewer between the beats: the same in both worlds."""

    def __init__(self, spec: Spec, twin: Twins, rng: random.Random) -> None:
        self.spec = spec
        self.twin = twin
        self.rng = rng
        self.count = 0

    def draw(self, beat: Beat) -> Callable[[World], Awaitable[None]]:
        """Some questions; now and then all of them."""
        self.count += 1
        rng, play = self.rng, self.twin.sides[0].play
        names = list(play.game.table.names)
        thorough = self.count % 12 == 3 or beat.title == "half made"
        asks: list[Callable[[World], Awaitable[None]]] = []
        if self.spec.viewer is None:
            why, tries = rng.sample(names, 1), []
        else:
            why = names if thorough else rng.sample(names, min(4, len(names)))
            legal = play.state.offers(self.spec.viewer)
            illegal = [name for name in names if name not in legal]
            tries = illegal if thorough else rng.sample(illegal, min(2, len(illegal)))
        token = "" if self.spec.viewer is None else play.token(self.spec.viewer)
        tokens = [token, rng.choice([token, "0.0", "7.1", "x"])]

        async def talk(world: World) -> None:
            line = world.line
            if line is None or line.socket.close_code is not None:
                return
            for name in [*why, "nonsense"]:
                await line.ask("why", choice=name)
            for name in [*tries, "nonsense"]:
                await line.ask("choose", token=tokens[0], choice=name)
            stale = await line.ask("choose", token="999.9", choice=names[0])
            assert stale["is"] == "refused"
            await world.listen()
            if not self._may_take_back():
                await line.ask("take-back")
                await world.listen()

        asks.append(talk)
        urls = self._urls(names, play.state, thorough)
        if beat.secret and not thorough:
            urls[1:] = ["/api/lobby"]

        async def browse(world: World) -> None:
            for url in urls:
                await world.http("GET", url.replace("{id}", world.id))
            if thorough and tries:
                body = {"token": tokens[1] if tokens[1] != token else "0.9", "choice": tries[0]}
                await world.http("POST", f"/api/tables/{world.id}/choose", body)
                body = {"token": token, "choice": tries[-1]}
                await world.http("POST", f"/api/tables/{world.id}/choose", body)

        asks.append(browse)
        if rng.random() < 0.15 or thorough:
            asks.append(self._reconnect(rng.random() < 0.5))

        async def ask_all(world: World) -> None:
            for ask in asks:
                await ask(world)
            await world.listen()

        return ask_all

    def _may_take_back(self) -> bool:
        viewer = self.spec.viewer
        return viewer is not None and any(
            side.play.own_last(viewer) is not None for side in self.twin.sides
        )

    def _urls(self, names: list[str], state: State, thorough: bool) -> list[str]:
        """Addresses that answer with something about the table."""
        rng = self.rng
        heard = len(state.events(self.spec.viewer))
        moment = rng.randrange(heard + 3)
        some = [
            "/api/tables/{id}",
            f"/api/tables/{{id}}/frame?since={rng.randrange(heard + 2)}",
            f"/api/tables/{{id}}/moments/{moment}",
            f"/api/tables/{{id}}/why?choice={rng.choice(names)}",
            "/api/lobby",
        ]
        if not thorough:
            return (
                [rng.choice(some[:-1]), *some[-1:]]
                if rng.random() < 0.5
                else rng.sample(some[:-1], 2)
            )
        some += [
            "/api/tables/{id}/frame",
            "/api/tables/{id}/moments/999999",
            "/api/tables/{id}/chat",
            "/api/me",
            "/api/metrics",
        ]
        if not state.over:  # then everything is opened
            some += [
                "/api/tables/{id}/moments/1?eyes=all",
                "/api/tables/{id}/moments/1?eyes=0",
                "/api/tables/{id}/record",
                "/api/me/export",
            ]
        return some

    def _reconnect(self, knowing: bool) -> Callable[[World], Awaitable[None]]:
        async def reconnect(world: World) -> None:
            line = world.line
            if line is None:
                return
            await line.close()
            resume: dict[str, Any] = {}
            if knowing and line.frame:
                since = line.frame["start"] + len(line.frame["events"])
                resume = {"since": since, "mark": line.frame["mark"], "chat": line.lines}
            await world.connect(self.spec.language, **resume)
            if self.spec.viewer is not None:
                world.lines[self.spec.viewer] = world.line

        return reconnect


# -- opening ---------------------------------------------------------------------------------------


@asynccontextmanager
async def open_worlds(
    folder: Path, patch: pytest.MonkeyPatch, brokers: Sequence[str] = ()
) -> AsyncIterator[Worlds]:
    """Two servers of their own, alike in everything but what they deal.

    With brokers (one for each), each server has two processes, and the viewer is in the second.
    """
    replaced = twins.rig_rounds()
    chance = Chance()
    patch.setattr(seating, "secrets", chance)
    async with AsyncExitStack() as stack:
        stack.callback(_put_back, replaced)
        pair: list[World] = []
        for number in range(2):
            kinds: dict[str, Any] = {"leduc": LEDUC}
            kinds |= {game: twins.rigged(game) for game in twins.RIGGED}
            clock = [SUNDAY]
            settings = Settings(
                database_url=f"sqlite:///{folder / str(number)}.db",
                broker_url=brokers[number] if brokers else "memory://",
                bot_pause=60.0,  # by the clock of the story: no real second passes
                reaction_time=80.0,
                requests_per_minute=0,
                messages_per_second=0,
                alerts=False,  # nothing is sent: what would be is compared
                private_hooks=True,
                **NO_QUOTAS,
            )
            clubs = [
                await stack.enter_async_context(open_club(settings, partial(_now, clock), kinds))
                for _ in range(2 if brokers else 1)
            ]
            chance.rng = random.Random("bystander")
            pair.append(World(clubs[0], kinds, clock, clubs[-1]))
            await pair[-1].open_bystander()
        yield Worlds(pair, chance)


def _now(clock: list[float]) -> float:
    return clock[0]


def _put_back(replaced: list[tuple[list[Any], list[Any]]]) -> None:
    for steps, before in replaced:
        steps[:] = before
