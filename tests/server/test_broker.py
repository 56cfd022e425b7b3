"""The broker: addresses that make sense, and a Redis that goes away and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from konspira.server.errors import ServerError
from konspira.server.settings import Settings
from konspira.server.store.broker import MISSED, Broker, shown
from support import services
from support.club import open_club


@pytest.mark.parametrize(
    "url", ["", "memory", "amqp://x", "redis", "http://x:6379", "redis://x:port"]
)
async def test_an_address_that_is_no_broker_is_refused(url: str) -> None:
    with pytest.raises(ServerError) as caught:
        Broker(Settings(broker_url=url))

    assert caught.value.code == "bad-broker-url"


def test_a_password_is_not_shown() -> None:
    assert shown("redis://club:secret@host:1/2") == "redis://club:***@host:1/2"
    assert shown("redis://:secret@host") == "redis://:***@host"
    assert shown("redis://host:1/2") == "redis://host:1/2"


async def test_a_broker_that_does_not_answer_is_named() -> None:
    port = services.free_port()
    broker = Broker(Settings(broker_url=f"redis://:secret@127.0.0.1:{port}/0"))
    try:
        with pytest.raises(ServerError) as caught:
            await broker.check()
    finally:
        await broker.close()

    assert caught.value.code == "broker-unreachable"
    assert "secret" not in str(caught.value)


async def test_clubs_with_different_numbers_do_not_hear_each_other(redis: str) -> None:
    one, other = (Broker(Settings(broker_url=f"{redis}/{1000 + place}")) for place in (1, 2))
    await one.open()
    await other.open()
    try:
        async with (
            one.channels.start_subscription(one.channel) as here,
            other.channels.start_subscription(other.channel) as there,
        ):
            one.channels.publish("hello", one.channel)
            async with asyncio.timeout(5):
                assert await anext(here.iter_events()) == b"hello"
            await asyncio.sleep(0.1)
            assert there.qsize == 0
    finally:
        await one.close()
        await other.close()


async def test_after_a_redis_comes_back_everybody_looks_again(tmp_path: Path) -> None:
    missing = services.no_redis()
    if missing:
        pytest.skip(missing)
    port = services.free_port()
    settings = Settings(broker_url=f"redis://127.0.0.1:{port}/0")
    one, two = Broker(settings), Broker(settings)
    try:
        with services.redis(tmp_path, port):
            await one.open()
            await two.open()
            subscriber = await two.channels.subscribe(two.channel)
            events = subscriber.iter_events()
            one.channels.publish("before", one.channel)
            async with asyncio.timeout(5):
                assert await anext(events) == b"before"
        one.channels.publish("nobody hears this", one.channel)
        await asyncio.sleep(0.2)
        with services.redis(tmp_path, port):
            async with asyncio.timeout(10):
                assert await anext(events) == MISSED
                one.channels.publish("after", one.channel)
                assert await anext(events) == b"after"
    finally:
        await one.close()
        await two.close()


async def test_the_server_works_on_while_redis_is_away(tmp_path: Path) -> None:
    missing = services.no_redis()
    if missing:
        pytest.skip(missing)
    port = services.free_port()
    settings = Settings(
        database_url=f"sqlite:///{tmp_path / 'club.db'}", broker_url=f"redis://127.0.0.1:{port}/0"
    )
    with services.redis(tmp_path, port):
        stack = open_club(settings)
        club = await stack.__aenter__()
        anna = await club.guest("Anna")
    try:
        assert (await anna.get("/api/me"))["name"] == "Anna"
        table = await anna.post("/api/tables", {"game": "leduc", "seats": 2})
        assert (await anna.get(f"/api/tables/{table['id']}"))["you"] == 0
        problem = await anna.refused("GET", "/api/ready")
        assert (problem["status"], problem["code"]) == (503, "not-ready")
    finally:
        await stack.__aexit__(None, None, None)
