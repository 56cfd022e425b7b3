"""The broker: how the processes of one server tell each other that something has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from konspira.extras import require
from konspira.server.errors import ServerError
from konspira.server.settings import Settings

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG = logging.getLogger("konspira.broker")
MEMORY = "memory://"
MISSED = b"missed"  # heard after the broker was away: anything may have changed meanwhile
PATIENCE = 2.0  # seconds for an answer of the broker
RETRY = 0.5  # seconds


def shown(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    _, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{parts.username or ''}:***@{host}").geturl()


def is_memory(url: str) -> bool:
    """Is the broker this process alone?"""
    return url == MEMORY


class Broker:
    """The channel of one server. Clubs that share a Redis have different database numbers."""

    def __init__(self, settings: Settings) -> None:
        self.url = settings.broker_url
        self.redis: Redis | None = None
        self.channel = "konspira-changes"
        self.opened = False
        backend: MemoryChannelsBackend | RedisChannels = MemoryChannelsBackend()
        if not is_memory(self.url):
            self.redis = _redis(self.url)
            number = self.redis.connection_pool.connection_kwargs.get("db", 0)
            self.channel += f"-{number}"  # channels know no database numbers: the name has to
            backend = RedisChannels(redis=self.redis)
        self.channels = ChannelsPlugin(backend, channels=[self.channel])

    async def check(self) -> None:
        """Say in words that the broker cannot be reached, if so."""
        if self.redis is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.redis.ping()
        except Exception as error:  # redis has many words for it
            trouble = str(error).rstrip(".") or "no answer"
            raise ServerError(
                "broker-unreachable",
                f"{shown(self.url)}: {trouble}; check the address and whether Redis runs",
                value=shown(self.url),
                trouble=trouble,
            ) from None

    async def open(self) -> None:
        """Begin to listen."""
        await self.check()
        await self.channels.__aenter__()
        self.opened = True

    async def close(self) -> None:
        """Say what is still to be said and let go of the connections."""
        if self.opened:
            self.opened = False
            await self.channels.__aexit__(None, None, None)
        if self.redis is not None:
            await self.redis.aclose()


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's, for a Redis that may go away for a while.

    What is said meanwhile is lost, and that does no harm: when Redis is back, everybody hears that
    something was missed and looks at everything again.
    """

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it, if anybody can hear it."""
        with suppress(OSError, redis_error()):
            await super().publish(data, channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen no more; a Redis that is away has forgotten us anyway."""
        with suppress(OSError, redis_error()):
            await super().unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Yield what is heard, for ever."""
        away = False
        while True:
            await self._has_subscribed.wait()
            try:
                message = await self._pub_sub.get_message(
                    ignore_subscribe_messages=True, timeout=PATIENCE
                )
            except (OSError, redis_error()) as error:
                if not away:
                    LOG.warning("the broker is away", extra={"facts": {"reason": str(error)}})
                away = True
                await asyncio.sleep(RETRY)
                continue
            if away:  # the client has connected and subscribed again
                away = False
                LOG.warning("the broker is back")
                for channel in list(self._pub_sub.channels):
                    yield channel.decode(), MISSED
            if message is not None:
                yield message["channel"].decode(), message["data"]


def redis_error() -> type[Exception]:
    """The class of everything that goes wrong with Redis; the package need not be there."""
    from redis.exceptions import RedisError

    return RedisError


def _redis(url: str) -> Redis:
    """A client that says at once when there is no answer."""
    if urlsplit(url).scheme not in ("redis", "rediss"):
        raise _bad(url)
    require("redis")
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    try:
        client: Redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
        )
    except ValueError:
        raise _bad(url) from None
    return client


def _bad(url: str) -> ServerError:
    return ServerError(
        "bad-broker-url",
        f'"{shown(url)}" is no broker for Konspira; write memory:// or redis://host:6379/0',
        value=shown(url),
    )
