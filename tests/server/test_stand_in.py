"""A bot sits in for somebody who has gone: by agreement of the others, with or without a clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import product

import msgspec
import pytest

from konspira.bots import LEVELS
from konspira.bots.usual import usual_level
from konspira.catalogue import GAMES
from konspira.kernel.errors import OptionError
from konspira.server.house import House
from konspira.server.settings import Settings
from support.chairs import Chair, Watch, club_table, held, until
from support.club import Club, open_club
from support.soaking import some_now

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
BOARDS = ["spiskowcy", "estoril", "emerald", "stawka"]


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    async with open_club(settings, watch) as club:
        yield club


async def awaited(chairs: list[Chair]) -> int:
    """The seat that everybody knows to be choosing."""
    [first, *_] = (await Chair(chairs[0].browser, chairs[0].table).frame())["waiting"]
    seat: int = first["seat"]
    return seat


async def test_a_bot_plays_for_somebody_who_has_gone_until_they_are_back(
    club: Club, watch: Watch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    gone = await awaited(chairs)
    first, second = [seat for seat in range(3) if seat != gone]
    wish = {"kind": "stand-in", "seat": gone}

    early = await chairs[first].refused("proposal", wish)
    assert (early["code"], early["facts"]["seconds"]) == ("not-gone", 180)
    watch.now += 181
    info = await chairs[first].post("proposal", wish)
    proposal = {"kind": "stand-in", "seat": first, "agreed": [], "about": gone, "pace": None}
    assert info["proposal"] == proposal
    assert not info["seats"][gone]["sits_in"]
    info = await chairs[second].answer(True)

    assert info["proposal"] is None
    assert info["seats"][gone]["sits_in"]
    assert info["seats"][gone]["level"] == usual_level()
    table = await held(club, chairs[0])
    before = table.plies
    club.house.driver.attend(table)
    await until(lambda: table.plies > before)  # the bot moves
    kinds = await chairs[first].notes()
    assert kinds[-2:] == ["proposed-stand-in", "stood-in"]
    [line] = [line for line in await chairs[0].chat() if line["kind"] == "stood-in"]
    assert line["seat"] == gone
    info = await chairs[gone].post("return")
    assert not info["seats"][gone]["sits_in"]


async def test_of_two_the_one_who_is_there_need_not_ask_anybody(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    gone = await awaited(chairs)
    watch.now += 200

    info = await chairs[1 - gone].post("proposal", {"kind": "stand-in", "seat": gone})

    assert info["seats"][gone]["sits_in"]
    assert info["proposal"] is None


@ONE_BACKEND
async def test_who_is_there_after_all_says_so(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    gone = await awaited(chairs)
    watch.now += 200
    await chairs[(gone + 1) % 3].post("proposal", {"kind": "stand-in", "seat": gone})

    info = await chairs[gone].answer(False)

    assert info["proposal"] is None
    assert not info["seats"][gone]["sits_in"]


@ONE_BACKEND
async def test_only_somebody_whom_all_wait_for_can_be_replaced(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek", bots=[None, None, "random"])
    while (gone := await awaited(chairs)) == 2:  # the bot begins
        await asyncio.sleep(0.02)
    me, other = chairs[1 - gone], chairs[gone]
    watch.now += 200

    for seat in (None, 2, 9, 1 - gone):
        refused = await me.refused("proposal", {"kind": "stand-in", "seat": seat})
        assert (refused["status"], refused["code"]) == (400, "no-such-player"), seat
    refused = await other.refused("proposal", {"kind": "stand-in", "seat": 1 - gone})
    assert refused["code"] == "not-gone"  # the table does not wait for that seat


@ONE_BACKEND
async def test_a_half_made_choice_of_theirs_changes_nothing(club: Club, watch: Watch) -> None:
    """A small choice is a secret, so it must not count as a sign."""
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    gone = await awaited(chairs)
    watch.now += 200
    question = await chairs[gone].question()
    await chairs[gone].choose(next(one for one in question["options"] if "none" not in one))
    assert await awaited(chairs) == gone  # nobody has seen anything

    info = await chairs[(gone + 1) % 3].post("proposal", {"kind": "stand-in", "seat": gone})

    assert info["proposal"]["about"] == gone


@ONE_BACKEND
@pytest.mark.parametrize(
    "case",
    some_now(product(LEVELS, BOARDS), lambda place, _: place % 4 == place // 4 % 4, "-".join),
)
async def test_any_level_can_sit_in_at_any_game(
    settings: Settings, watch: Watch, case: tuple[str, str]
) -> None:
    level, game = case
    async with open_club(msgspec.structs.replace(settings, stand_in=level), watch) as club:
        chairs = await club_table(club, "Anna", "Bartek", game=game)
        gone = await awaited(chairs)
        watch.now += 200
        info = await chairs[1 - gone].post("proposal", {"kind": "stand-in", "seat": gone})
        assert info["seats"][gone] == {**info["seats"][gone], "sits_in": True, "level": level}
        table = await held(club, chairs[0])
        before = table.plies
        club.house.driver.attend(table)
        await until(lambda: table.plies > before)


@ONE_BACKEND
async def test_a_level_that_does_not_exist_stops_the_server_at_once(settings: Settings) -> None:
    with pytest.raises(OptionError) as caught:
        House(GAMES, msgspec.structs.replace(settings, stand_in="exprt"))
    assert caught.value.code == "unknown-bot"
