"""Reviews: a finished game judged choice by choice, in the background, once, and kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.journal import Conflict
from konspira.server.thinking import reviews
from support.chairs import Chair, Message, club_table, held, play_of, play_on, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, review_simulations=4, review_seconds=5.0)


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[Club]:
    async with open_club(settings) as club:
        yield club


async def finished(
    club: Club, game: str = "spiskowcy", choices: int = 12, **wishes: Any
) -> list[Chair]:
    """A short game that all agreed to end."""
    chairs = await club_table(club, "Anna", "Bartek", game=game, **wishes)
    await play_on(chairs, random.Random(1), choices)
    await chairs[0].propose("end")
    await chairs[1].answer(True)
    return chairs


async def review(chair: Chair) -> Message:
    found: Message = await chair.browser.get(f"{chair.path}/review")
    return found


async def made(chair: Chair) -> Message:
    """Wait until it is there."""
    found: list[Message] = []

    async def there() -> bool:
        found.append(await review(chair))
        return bool(found[-1]["status"] == "made")

    await until(there)
    return found[-1]


async def test_a_review_judges_every_choice_that_was_one(club: Club) -> None:
    chairs = await finished(club)
    history = (await play_of(club, chairs[0])).state.history
    assert await review(chairs[0]) == {
        "status": "none",
        "judged": 0,
        "of": len(history),
        "plies": len(history),
        "choices": [],
        "moments": [],
        "turns": [],
        "ahead": [],
    }

    asked = await chairs[0].post("review")
    assert asked["status"] in ("making", "made")
    found = await made(chairs[1])

    game = (await held(club, chairs[0])).game
    state = game.start(key=(await play_of(club, chairs[0])).key)
    real = []
    for ply, (seat, option) in enumerate(history):
        if len(state.options(seat)) > 1:
            real.append((ply, seat, game.name(option)))
        state.choose(seat, option)
    assert [(one["ply"], one["seat"], one["choice"]) for one in found["choices"]] == real
    assert (found["judged"], found["of"], found["plies"]) == (len(real), len(real), len(history))
    for one in found["choices"]:
        assert 0 <= one["low"] <= one["after"] <= one["high"] <= 1
        assert one["after"] <= one["before"] == one["best"][0]["share"]
        assert one["lost_low"] <= one["lost_high"]
        assert one["choice"] in one["deed"] and one["chapter"] > 0 and one["kind"]
        assert 1 <= len(one["best"]) <= 4
    plies = [one["ply"] for one in found["choices"]]
    assert all(turn["ply"] in plies for turn in found["turns"])


async def test_every_judged_choice_leads_to_its_moment(club: Club) -> None:
    chairs = await finished(club)
    await chairs[0].post("review")
    found = await made(chairs[0])
    table = await held(club, chairs[0])
    play = await play_of(club, chairs[0])

    for one, moment in zip(found["choices"], found["moments"], strict=True):
        seen = await chairs[0].browser.get(f"{chairs[0].path}/moments/{moment}", eyes=one["seat"])
        state = table.game.start(key=play.key)
        for seat, option in play.state.history[: one["ply"]]:
            state.choose(seat, option)
        assert seen["views"] == [msgspec.to_builtins(state.view(one["seat"]))]


async def test_it_is_made_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    chairs = await finished(club)
    await asyncio.gather(chairs[0].post("review"), chairs[1].post("review"))
    first = await made(chairs[0])

    async def never(*_: object) -> None:
        raise AssertionError("judged again")

    monkeypatch.setattr(club.house.thinkers, "judge", never)
    assert await chairs[1].post("review") == first
    assert await review(chairs[0]) == first


@ONE_BACKEND
async def test_what_was_begun_goes_on_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SAVE", 0.0)
    async with open_club(settings) as club:
        chairs = await finished(club, choices=20)
        judge, count = club.house.thinkers.judge, 0

        async def some(*given: Any) -> Any:
            nonlocal count
            count += 1
            if count > 4:
                await asyncio.Event().wait()  # the server stops here
            return await judge(*given)

        monkeypatch.setattr(club.house.thinkers, "judge", some)
        await chairs[0].post("review")
        await until(lambda: count > 4)
        half = await _saved(club, chairs[0])
        assert len(half) == 4
        begun = await review(chairs[0])
        assert (begun["status"], begun["judged"]) == ("making", 4)
        assert [one["ply"] for one in begun["choices"]] == sorted(one[0]["ply"] for one in half)
        assert len(begun["choices"]) < begun["of"] < begun["plies"]
        table = chairs[0].table
    async with open_club(settings) as club:
        stranger = Chair(club.stranger(), table)  # nobody asks: the server knows it by itself
        found = await made(stranger)
        whole = {one["ply"]: one for one in found["choices"]}
        assert [whole[one[0]["ply"]] for one in half] == [one[0] for one in half]
        assert len(whole) == begun["of"] > 4


@ONE_BACKEND
async def test_the_moments_that_matter_are_judged_first(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await finished(club, choices=30)
    plan = reviews.planned(await play_of(club, chairs[0]))
    judge, order = club.house.thinkers.judge, []

    async def noted(state: Any, made: Any, *more: Any) -> Any:
        order.append(made.ply)
        return await judge(state, made, *more)

    monkeypatch.setattr(club.house.thinkers, "judge", noted)
    await chairs[0].post("review")
    await made(chairs[0])

    doubts = {one.made.ply: one.doubt for one in plan}
    assert [doubts[ply] for ply in order] == sorted(doubts.values(), reverse=True)
    assert order != sorted(order) and max(doubts.values()) > 0


@ONE_BACKEND
async def test_a_review_of_an_earlier_version_is_made_again(club: Club) -> None:
    chairs = await finished(club, choices=6)
    await chairs[0].post("review")
    await made(chairs[0])
    old = [[{"ply": 0, "seat": 0, "choice": "x", "before": 0.6, "after": 0.5, "best": []}, 1]]
    async with club.house.database.begin() as connection:
        await connection.execute(update(schema.reviews).values(choices=msgspec.json.encode(old)))

    assert (await review(chairs[0]))["status"] == "none"
    await chairs[0].post("review")

    assert all("low" in one for one in (await made(chairs[0]))["choices"])


async def _saved(club: Club, chair: Chair) -> Any:
    async with club.house.reader.connect() as connection:
        rows = schema.reviews
        query = select(rows.c.choices).where(rows.c.table_id == chair.table)
        return msgspec.json.decode(bytes((await connection.execute(query)).one().choices))


async def test_another_process_leaves_it_alone_until_its_maker_is_silent(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.house, "alone", False)
    chairs = await finished(club)
    monkeypatch.setattr(club.house.reviews, "_want", lambda name: None)
    await chairs[0].post("review")
    other = reviews.Reviews(club.house)

    with pytest.raises(Conflict):
        await other._claim(chairs[0].table)
    late = update(schema.reviews).values(touched=club.house.now() - reviews.LEASE - 1)
    async with club.house.database.begin() as connection:
        await connection.execute(late)

    assert await other._left_alone(None) == [chairs[0].table]
    assert await other._claim(chairs[0].table) == []
    with pytest.raises(Conflict):
        await club.house.reviews._save(chairs[0].table, [], 1)  # it is no longer ours


# -- who may see it --------------------------------------------------------------------------------


async def test_a_game_that_runs_has_no_review(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")

    for method in ("GET", "POST"):
        refused = await chairs[0].refused("review", method=method)
        assert (refused["status"], refused["code"]) == (403, "review-not-yet")


@ONE_BACKEND
async def test_who_may_see_the_game_may_see_its_review(club: Club) -> None:
    closed = await finished(club, spectators="none")
    later = await finished(club, spectators="later")

    await closed[0].post("review")
    await later[0].post("review")
    await made(closed[1])

    stranger = Chair(club.stranger(), closed[0].table)
    for method in ("GET", "POST"):
        code = (await stranger.refused("review", method=method))["code"]
        assert code == ("not-watched" if method == "GET" else "no-person")
    guest = Chair(await club.guest("Cyd"), closed[0].table)
    assert (await guest.refused("review"))["code"] == "not-watched"
    assert (await made(Chair(club.stranger(), later[0].table)))["choices"]


@ONE_BACKEND
async def test_what_the_next_part_still_hides_is_not_reviewed(club: Club) -> None:
    chairs = await finished(club)
    table = await held(club, chairs[0])
    table.row = msgspec.structs.replace(table.row, sealed=True)

    for method in ("GET", "POST"):
        assert (await chairs[0].refused("review", method=method))["code"] == "part-sealed"


@ONE_BACKEND
async def test_there_are_so_many_reviews_a_minute(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, reviews_per_minute=1)) as club:
        one, other = await finished(club, choices=4), await finished(club, choices=4)
        browser = one[0].browser
        await one[0].post("review")
        refused = await browser.refused("POST", f"{other[0].path}/review")
        if refused["code"] != "too-many-reviews":  # another guest made that table
            raise AssertionError(refused)
        assert (refused["status"], refused["facts"]) == (429, {"most": 1})
        await one[0].post("review")  # what is there already costs nothing


@ONE_BACKEND
@pytest.mark.parametrize("game", ["estoril", "emerald", "stawka"])
async def test_every_game_can_be_reviewed(club: Club, game: str) -> None:
    chairs = await finished(club, game, choices=8)

    await chairs[0].post("review")

    assert len((await made(chairs[0]))["choices"]) > 2
