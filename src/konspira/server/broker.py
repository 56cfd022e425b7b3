"""The broker: how the processes of one server tell each other that something has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from konspira.server.errors import ServerError
from konspira.server.settings import Settings

if TYPE_CHECKING:
    from redis.asyncio import Redis

PATIENCE = 5.0  # seconds for the broker's first answer


def shown(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    _, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{parts.username or ''}:***@{host}").geturl()


def is_memory(url: str) -> bool:
    """Is the broker this process alone?"""
    return url == "memory://"


class Broker:
    """The channel of one server. Clubs that share a Redis have different database numbers."""

    def __init__(self, settings: Settings) -> None:
        self.url = settings.broker_url
        self.redis: Redis | None = None
        self.counter: Redis | None = None  # for counting: rather no answer than a late one
        self.channel = "konspira-changes"
        self.opened = False
        if is_memory(self.url):
            backend: MemoryChannelsBackend | RedisChannelsPubSubBackend = MemoryChannelsBackend()
        else:
            self.redis = _redis(self.url, patient=True)
            self.counter = _redis(self.url, patient=False)
            number = self.redis.connection_pool.connection_kwargs.get("db", 0)
            self.channel += f"-{number}"  # channels know no database numbers: the name has to
            backend = RedisChannelsPubSubBackend(redis=self.redis, stream_sleep_no_subscriptions=1)
        self.channels = ChannelsPlugin(
            backend, channels=[self.channel], arbitrary_channels_allowed=True
        )

    async def check(self) -> None:
        """Say in words that the broker cannot be reached, if so."""
        if self.redis is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.redis.ping()
        except Exception as error:  # redis has many words for it
            trouble = str(error) or "no answer"
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
        """Say what is still to be said, if anybody listens, and let go of the connections."""
        if self.opened:
            self.opened = False
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.channels.__aexit__(None, None, None)
        for client in (self.redis, self.counter):
            if client is not None:
                await client.aclose()


def _redis(url: str, patient: bool) -> Redis:
    """A client; a patient one goes on trying, so that a broker may restart."""
    if urlsplit(url).scheme not in ("redis", "rediss"):
        raise _bad(url)
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import ExponentialBackoff
    except ImportError:
        raise ServerError(
            "redis-missing", "the package redis is not installed; install konspira[redis]"
        ) from None
    try:
        retry = Retry(ExponentialBackoff(cap=1.0, base=0.02), retries=-1 if patient else 0)
        most = None if patient else 0.5  # seconds
        client: Redis = Redis.from_url(
            url, retry=retry, socket_timeout=most, socket_connect_timeout=most
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
