"""A live connection: what one viewer hears of a table as it happens, and what the viewer says.

The connection never queues: when something has changed it looks at the table as it is now and sends
what is new for this viewer, so a slow reader costs nothing and misses nothing. Where the socket
takes it at once it is sent at once; otherwise a task sends it as soon as it can be sent.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from konspira.kernel.errors import KonspiraError
from konspira.server.errors import too_many
from konspira.server.http import security
from konspira.server.http.pacing import asks_too_often
from konspira.server.http.problems import problem
from konspira.server.live.chats import Chats
from konspira.server.live.sockets import quick
from konspira.server.people.guests import Person
from konspira.server.tables import about, actions, onlookers
from konspira.server.tables.table import Listener, Table
from konspira.server.wire.live import (
    ClientMessage,
    DoChoose,
    DoGo,
    Done,
    DoPing,
    DoSay,
    DoSkip,
    DoTakeBack,
    DoWhy,
    Refused,
    TableMessage,
)
from konspira.words import Words

if TYPE_CHECKING:
    from konspira.server.house import House

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode
Socket: TypeAlias = WebSocket[Any, Any, Any]
MOST_BYTES = 4096  # of a message
BURST = 3  # seconds' worth of messages may come at once

NOT_A_MESSAGE, NOT_WATCHED, NO_TABLE, TOO_MANY = 4400, 4403, 4404, 4429


class Closed(Exception):
    """The server closes this connection, and says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection(Listener):
    """One open page."""

    def __init__(
        self, house: House, socket: Socket, table: Table, person: Person | None, words: Words
    ) -> None:
        super().__init__()
        self.house = house
        self.socket = socket
        self._quick = quick(socket.scope)
        self._next: Any = socket.receive if self._quick is None else self._quick.receive
        self.table = table
        self.person = person
        self.address = security.address_of(socket.scope)
        self.words = words
        self._waker = asyncio.Event()
        self._trouble: Exception | None = None  # what went wrong while sending at once
        self._idle = False  # does the sending task wait for news?
        self._due: list[bytes] = []  # answers that go out first
        self._facts = -1  # the state of the table's facts that was sent
        self._info = b""
        self._frame = 0  # the number of the frame that was sent
        self._heard: list[bytes] = []  # the list that its events were in, and how many they were
        self._events = 0
        self._chats = Chats(table)
        self._first = True
        self._since, self._mark = 0, ""
        self._allowed = 0.0  # when the next message may come
        self._counted = False  # was the next message to be received counted already?
        self._acting = self._left = self._going = False
        self._ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self, since: int, mark: str, line: int, aside: int = 0) -> None:
        """Talk until one of the two has enough."""
        self._since, self._mark, self._chats = since, mark, Chats(self.table, line, aside)
        self.table.listeners.add(self)
        self.house.metrics.live.inc()
        if self._quick is not None:
            self._quick.take = self.take
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        trouble: BaseException | None = None
        try:
            ends = (self._ending, sending, receiving)
            done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._ending.done():
                self._ending.result()
            for task in done:
                task.result()
        except WebSocketDisconnect:
            pass
        except BaseException as error:  # dealt with below: compiled code must not wait in here
            trouble = error
        self._leave()
        self.house.metrics.live.dec()
        sending.cancel()
        if not self._acting:  # what is being written down is finished: the others wait for it
            receiving.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        if isinstance(trouble, Closed):
            await self.socket.close(trouble.code, trouble.reason)
        elif trouble is not None:
            raise trouble

    def _leave(self) -> None:
        """Nothing is said or heard any more."""
        self._left, self._idle = True, False
        self.table.listeners.discard(self)
        if self._quick is not None:
            self._quick.take = None

    def end(self, code: int, reason: str) -> None:
        """Close at once. What still comes in is nobody's: it changes nothing and learns nothing."""
        if not self._left and not self._ending.done():
            self._leave()
            self.person = None
            self._ending.set_exception(Closed(code, reason))

    # -- hearing -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """There may be something new: send it."""
        if not self._send_at_once():
            self._waker.set()

    def dismiss(self, code: int, reason: str) -> None:
        """Close this connection: the sending task says why, and ends."""
        self._trouble = Closed(code, reason)
        self._waker.set()

    def _send_at_once(self) -> bool:
        """Send what is new without waiting, if nothing has to be waited for."""
        if not self._idle or self._quick is None or not self._quick.ready():
            return False
        try:
            messages = self._look()
            if messages:
                self._quick.write(messages)
        except Exception as error:  # the caller that wakes us goes on
            self._trouble = error
            return False
        return not self._chats.waits()

    async def _send(self) -> None:
        while True:
            self._waker.clear()
            for message in self._look():
                await self._say(message)
            await self._catch_up_chat()
            self._idle = True
            await self._waker.wait()
            self._idle = False
            if self._trouble is not None:
                raise self._trouble

    def _look(self) -> list[bytes]:
        """Return what is new for this viewer; chat only if it is in memory."""
        table = self.table
        if table.gone:
            raise Closed(NO_TABLE, "the table is no more")
        found, self._due = self._due, []
        if table.facts != self._facts:
            self._look_around(found)
        if onlookers.shows(table, self.seat):
            frame = self._frame_of(self.seat)
            if frame is not None:
                found.append(frame)
        found += self._chats.look(self.seat)
        return found

    def _look_around(self, found: list[bytes]) -> None:
        """Add what is new of the table itself. Seats and the right to watch change only with it."""
        table = self.table
        person = None if self.person is None else self.person.id
        self._facts = table.facts
        info = _encode(TableMessage(about.info(table, person)))
        if info != self._info:
            self._info = info
            found.append(info)
        self.seat = table.seat_of(person)
        if table.play is not None and not table.may_watch(self.seat):
            raise Closed(NOT_WATCHED, "this table is not watched")

    async def _catch_up_chat(self) -> None:
        """Older chat, and that of onlookers, from the database."""
        chats = self._chats
        async for line in chats.older():
            if self._chats is not chats:
                return  # gone to another table meanwhile
            await self._say(line)

    def _frame_of(self, seat: int | None) -> bytes | None:
        """Return what is new of the game, if anything is."""
        eyes = self.table.look(seat)
        heard = eyes.ears.heard
        if self._first:
            self._first = False
            start = eyes.known(self._since, self._mark)
        elif heard is not self._heard:  # something was taken back, or these are other eyes
            start = _common(self._heard[: self._events], heard)
        elif eyes.number == self._frame:
            return None
        else:
            start = self._events
        self._heard, self._events, self._frame = heard, len(heard), eyes.number
        return eyes.frame(start, onlookers.time_of(self.table, seat))

    async def _say(self, message: bytes) -> None:
        if self._quick is not None and self._quick.ready():
            self._quick.write([message])
        else:
            text = message.decode()
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    # -- speaking ----------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while not self._left:
            received: dict[str, Any] = await self._next()
            if received["type"] == "websocket.disconnect":
                return
            data = received.get("text")
            if data is None:
                raise Closed(NOT_A_MESSAGE, "not a message")
            if not self._counted:
                self._count(len(data))
            self._counted = False
            try:
                message = _decode(data)
            except (msgspec.MsgspecError, UnicodeError):
                raise Closed(NOT_A_MESSAGE, "not a message") from None
            await self._answer(message)

    def _count(self, size: int) -> None:
        """Refuse what is too large or comes too fast."""
        if size > MOST_BYTES:
            raise Closed(NOT_A_MESSAGE, "too large")
        rate = self.house.settings.messages_per_second
        if rate:
            now = time.monotonic()
            self._allowed = max(self._allowed, now - BURST) + 1 / rate
            if self._allowed > now:
                raise Closed(TOO_MANY, "too many messages")

    def take(self, text: bytes) -> bool:
        """Make a choice at once, if this is one and the table is free.

        False: `_receive` deals with the message. It also says what is wrong with a choice.
        """
        table = self.table
        try:
            message = _decode(text)
            if type(message) is not DoChoose or self._going or not table.lock.take():
                return False
        except (msgspec.MsgspecError, UnicodeError):
            return False
        answer = _encode(Done(message.re))
        durable = False

        def on_disk() -> None:
            nonlocal durable
            durable = True
            self._due.append(answer)  # goes out together with the news

        def ended(error: Exception | None) -> None:
            table.lock.release()
            if error is not None and not durable:  # somebody else was quicker, or the disk is full
                self._leave_to_receive(text)
                return
            if error is not None:
                self._trouble = error
            if error is not None or self._due:
                self._waker.set()

        try:
            self._count(len(text))
            self._counted = True
            seat = actions.seat_at(table, self.person)
            actions.make(table, seat, message.token, message.choice, on_disk, ended)
        except Exception:
            table.lock.release()
            return False
        self._counted = False
        return True

    def _leave_to_receive(self, text: bytes) -> None:
        """Let `_receive` deal with a message that was counted already."""
        assert self._quick is not None
        self._counted = True
        self._quick.put(text)

    async def _answer(self, message: ClientMessage) -> None:
        stale = False
        self._acting = True
        try:
            answer = await self._do(message)
        except KonspiraError as error:
            answer = _encode(Refused(message.re, problem(error, self.words.language)))
            stale = error.code == "stale-choice"
        self._acting = False
        if self._left or not answer:
            return
        await self._say(answer)
        if stale:
            self._frame = -1  # the current view follows
            self.wake()

    async def _do(self, message: ClientMessage) -> bytes:
        if isinstance(message, DoPing):
            return _encode(Done(message.re))
        if isinstance(message, DoGo):
            await self._go(message)
            return b""
        table = self.table
        if isinstance(message, DoSay) and await self._say_aside(table, message.text):
            return _encode(Done(message.re))
        seat = actions.seat_at(table, self.person)
        match message:
            case DoChoose():
                await actions.choose(table, seat, message.token, message.choice)
            case DoTakeBack():
                await actions.take_back(table, seat)
            case DoSay():
                await actions.say(table, seat, message.text)
            case DoSkip():
                await actions.skip(table, seat)
            case DoWhy():
                found = actions.why(table, seat, message.choice)
                return _encode(msgspec.structs.replace(found, re=message.re))
        return _encode(Done(message.re))

    async def _say_aside(self, table: Table, text: str) -> bool:
        """Say something to the other onlookers; False: this person plays, or has no name."""
        if self.person is None or table.seat_of(self.person.id) is not None:
            return False
        await onlookers.say_aside(table, self.person, text)
        return True

    async def _go(self, message: DoGo) -> None:
        """Listen to another table; everything behind the answer is about that one."""
        if await asks_too_often(self.house, self.socket.scope):
            raise too_many()
        self._going = True
        try:
            table = await self.house.tables.get(message.table)
            async with table.lock:
                await table.catch_up()
            onlookers.check_veil(table, self.person)
            async with self.table.lock:  # a choice that was made there is answered first
                if not self._left:
                    self._sit_down(table, message)
        finally:
            self._going = False

    def _sit_down(self, table: Table, message: DoGo) -> None:
        self.table.listeners.discard(self)
        self.table = table
        self._facts, self._info = -1, b""
        self._frame, self._heard, self._events, self._first = 0, [], 0, True
        self._since, self._mark = message.since, message.mark
        self._chats = Chats(table, message.chat, message.asides)
        self._due.append(_encode(Done(message.re)))
        table.listeners.add(self)
        self.wake()


def _common(old: list[bytes], new: list[bytes]) -> int:
    """Return how many events from the first on are the same."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        count += 1
    return count
