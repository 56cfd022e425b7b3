"""Letters that nobody waits for: they are written and sent beside the answer to a request.

So how long an answer takes does not tell whether there was anybody to write to.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, Literal

from konspira.server.alerts import links, mail
from konspira.server.alerts.reach import Unreachable
from konspira.words import Words

if TYPE_CHECKING:
    from konspira.server.house import House

LOG = logging.getLogger("konspira.accounts")
MOST: Final = 200  # on their way at once; what comes on top of that is not sent
AT_ONCE: Final = 4
TRIES: Final = (0.0, 2.0, 20.0)  # seconds before each
LEFT: Final = 5.0  # seconds for what is on its way when the server stops

Kind = Literal["confirm", "keep", "recover", "moved", "removed", "password"]
WORDS: Final = {  # subject, what it says, what stands on the link, why it comes
    "confirm": (  # that alerts shall go there
        "shell-alert-confirm",
        "shell-alert-confirm-about",
        "shell-alert-confirm-press",
        "shell-alert-confirm-foot",
    ),
    "keep": (
        "shell-account-keep",
        "shell-account-keep-about",
        "shell-account-keep-press",
        "shell-account-keep-foot",
    ),
    "recover": (
        "shell-account-recover",
        "shell-account-recover-about",
        "shell-account-recover-press",
        "shell-account-recover-foot",
    ),
    "moved": (
        "shell-account-moved",
        "shell-account-moved-about",
        "shell-account-moved-press",
        "shell-account-moved-foot",
    ),
    "removed": (
        "shell-account-removed",
        "shell-account-removed-about",
        "shell-account-removed-press",
        "shell-account-removed-foot",
    ),
    "password": (
        "shell-account-password",
        "shell-account-password-about",
        "shell-account-password-press",
        "shell-account-password-foot",
    ),
}


class Letters:
    """What is on its way in this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()
        self._hands = asyncio.Semaphore(AT_ONCE)

    async def close(self) -> None:
        """Wait a little for what is on its way."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LEFT)
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is on its way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that leads to letters, beside the answer."""
        if len(self._tasks) >= MOST:
            LOG.warning("too many letters are on their way; one is not written")
            work.close()
            return
        task = asyncio.create_task(self._done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def post(self, letter: mail.Letter) -> None:
        """Send a letter, some time."""
        self.begin(self.send(letter))

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        async with self._hands:
            try:
                await work
            except Exception:
                LOG.exception("a letter was not written")

    async def send(self, letter: mail.Letter) -> None:
        """Try a few times; the log says what became of it, and not to whom."""
        server = self._house.alerts.server
        if server is None:
            return
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                await mail.send(server, letter)
                return
            except mail.Refused as refused:
                LOG.warning("a letter was refused", extra={"facts": {"why": str(refused)}})
                return
            except Unreachable as error:
                LOG.warning("a letter was not taken", extra={"facts": {"why": error.reason}})


def written(
    house: House, kind: Kind, to: str, language: str, path: str, **facts: object
) -> mail.Letter:
    """A letter about an account, in the words of its reader."""
    words = Words(language)
    subject, about, press, foot = WORDS[kind]
    return mail.Letter(
        to=to,
        subject=words.say(subject),
        lines=[words.say(about, **facts)],
        link=links.address(house, path),
        press=words.say(press),
        foot=words.say(foot),
        number=token_hex(12),
        language=language,
    )
