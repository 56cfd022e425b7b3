"""A series of games at the table: each part leads to the next, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from konspira.bots import Desk, make
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import Stawka
from konspira.kernel.record import read_record, verify
from konspira.kernel.rng import Rng
from konspira.server.settings import Settings
from konspira.server.tables.play import CHOICE, Entry
from konspira.server.thinking.worker import think
from support.chairs import Chair, club_table, held, play_of, play_on, start
from support.club import Browser, Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
ALONE = {"bots": [None, "random"], "spectators": "none"}  # windows wait for nobody else
WON = "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 {} -"


def scenario(part: str, **more: object) -> dict[str, Any]:
    return {"game": "stawka", "options": {"scenario": part, **more}}


def played_out(state: Stawka, number: int) -> Stawka:
    """The same game to its end. A sensible Polish player, who keeps one thing, often wins."""
    state = state.copy()
    rng, bot = Rng(number), make("greedy", number)
    while not state.over:
        question = state.questions[0]
        if question.seat == 1:
            state.choose(1, rng.choice(state.options(1)))
        elif "keep" in state.offers(0) and not any(state.items[:4]):
            state.choose(0, "keep")
        else:
            state.choose(0, bot.choose(Desk(state, 0)))
    return state


def keeps_a_tile(state: Stawka) -> bool:
    """Has somebody won by points who holds a tile?"""
    following = state.game.sequel(state)
    return following is not None and "?" in str(state.game.shown(following)["carry"])


async def leap(
    club: Club, chair: Chair, wanted: Callable[[Stawka], bool] = lambda state: True
) -> Stawka:
    """Make choices for all seats, inside the server, that lead to a wanted end."""
    table = await held(club, chair)
    async with table.lock:
        for number in range(60):
            assert table.play is not None
            before = table.play.state
            assert isinstance(before, Stawka)
            after = played_out(before, number)
            if wanted(after):
                made = after.history[len(before.history) :]
                await table.commit([Entry(CHOICE, seat, option) for seat, option in made])
                return after
    raise AssertionError("it never ends like this")


async def lead_on(chair: Chair) -> Chair:
    """Go on with the next part against a bot: sit down and begin."""
    info = await chair.post("sequel")
    following = Chair(chair.browser, info["id"])
    await following.sit()
    await following.post("start")
    return following


def again(browser: Browser, club: Club) -> Browser:
    """The same browser at the server that was started again."""
    new = club.stranger()
    new.http.cookies.update(browser.http.cookies)
    return new


async def test_the_whole_campaign_with_restarts_between_and_within_parts(
    settings: Settings,
) -> None:
    luck = random.Random(5)
    async with open_club(settings) as club:
        [chair] = await start(await club.guest("Anna"), **scenario("s1_meeting"), **ALONE)
        assert (await chair.info())["series"] == {"part": 1, "parts": 3, "past": []}
        await play_on([chair], luck, 5)
        cookies = chair.browser
    past: list[dict[str, Any]] = []
    for part in (1, 2):
        async with open_club(settings) as club:  # in the middle of a part
            chair = Chair(again(cookies, club), chair.table)
            await play_on([chair], luck, 3)
            ended = await leap(club, chair)
            info = await chair.info()
            assert (info["goes_on"], info["sequel"]) == (True, None)
        async with open_club(settings) as club:  # between two parts
            chair = Chair(again(cookies, club), chair.table)
            yours = (await chair.browser.get("/api/lobby"))["yours"]
            [row] = [row for row in yours if row["goes_on"]]
            assert (row["id"], row["series"]["part"]) == (chair.table, part)
            past.append({"table": chair.table, "winners": ended.winners})
            following = await lead_on(chair)
            assert (await chair.info())["sequel"] == following.table
            assert (await chair.post("sequel"))["id"] == following.table
            info = await following.info()
            assert info["series"] == {"part": part + 1, "parts": 3, "past": past}
            assert (info["you"], info["seats"][1]["kind"]) == (0, "bot")
            assert (await play_of(club, following)).game.options == ended.game.sequel(ended)
            yours = (await chair.browser.get("/api/lobby"))["yours"]
            assert [row["id"] for row in yours] == [
                following.table,
                *[p["table"] for p in past][::-1],
            ]
            assert not any(row["goes_on"] for row in yours)
            chair = following
    async with open_club(settings) as club:
        chair = Chair(again(cookies, club), chair.table)
        await leap(club, chair)
        info = await chair.info()
        assert (info["goes_on"], info["sealed"]) == (False, False)
        assert (await chair.refused("sequel"))["code"] == "no-next-part"
        for name in [part["table"] for part in past] + [chair.table]:
            text = await chair.browser.request("GET", f"/api/tables/{name}/record")
            record = read_record(text.content)
            assert verify(record, StawkaGame(2, None, record.options)).over


async def test_people_keep_their_sides_and_are_led_to_one_table(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **scenario("s2_first_clash"), pace="daily")
    won = await leap(club, chairs[0], keeps_a_tile)
    async with chairs[0].page() as page:
        await page.ready()
        answers = await asyncio.gather(*[chair.post("sequel") for chair in chairs for _ in "ab"])
        await page.until(lambda page: page.table["sequel"])

    assert len({info["id"] for info in answers}) == 1
    info = answers[0]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bartek"]
    assert sorted(seat["kind"] for seat in info["seats"]) == ["person", "reserved"]
    assert (info["status"], info["pace"]) == ("open", "daily")
    assert info["series"]["past"] == [{"table": chairs[0].table, "winners": won.winners}]
    assert (await chairs[0].notes()).count("sequel") == 1
    following = [Chair(chair.browser, info["id"]) for chair in chairs]
    for chair in following:
        await chair.sit()
    host = following[[answer["host"] for answer in answers[::2]].index(True)]
    await host.post("start")

    begun = (await play_of(club, host)).state
    assert isinstance(begun, Stawka)
    for seat in (0, 1):  # tracks are halved and rounded up, for those who are still alive
        for color in range(4):
            place = seat * 4 + color
            if begun.open >> place & 1 and begun.track[place]:
                assert begun.track[place] == (won.track[place] + 1) // 2
    winner = won.winners[0]
    items = [piece for slot in range(winner * 4, winner * 4 + 4) for piece in won.items[slot]]
    assert begun.kept == sorted(items)


async def test_what_goes_on_hidden_stays_closed_until_the_next_part_is_over(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **scenario("s2_first_clash"))
    won = await leap(club, chairs[0], keeps_a_tile)
    loser = chairs[1 - won.winners[0]]
    tiles = str(won.game.sequel(won)).split("/")[1].split()[1].split(",")
    path = f"{loser.path}/moments/1"

    async def closed() -> list[str]:
        found = []
        for address in (f"{path}?eyes=all", f"{path}?eyes=0", f"{loser.path}/record"):
            answer = await loser.browser.request("GET", address)
            found.append("" if answer.is_success else answer.json()["code"])
        return found

    assert await closed() == ["part-sealed"] * 3
    info = await loser.info()
    assert (info["sealed"], info["shuffle"]["secret"]) == (True, None)
    assert (await loser.browser.request("GET", f"{path}?eyes=own")).is_success
    [record] = (await loser.browser.get("/api/me/export"))["records"].values()
    assert record == {"missing": "part-sealed"}

    following = [Chair(chair.browser, (await chair.post("sequel"))["id"]) for chair in chairs]
    for chair in following:
        await chair.sit()
    other = following[1 - won.winners[0]]
    heard = str(await other.info()) + str(await other.browser.get("/api/me/export"))
    await following[0].post("start")
    async with loser.page() as old, other.page() as new:
        await old.ready()
        await new.ready()
        assert not any(tile in text for tile in tiles for text in [heard, *new.raw])
        assert await closed() == ["part-sealed"] * 3
        await other.post("resign")
        await old.until(lambda page: not page.table["sealed"])
    assert await closed() == [""] * 3
    assert (await loser.info())["shuffle"]["secret"]


@ONE_BACKEND
async def test_the_loser_hears_the_same_whatever_the_winner_may_keep(club: Club) -> None:
    views: list[list[Any]] = []
    for tile in ("tile_gestapo_4", "tile_gestapo_1"):
        wish = scenario("s3_chestnuts", carry=WON.format(tile))
        polish, german = await club_table(club, "Anna", "Bartek", **wish)
        views.append([])
        for answer in (None, "pass", f"piece({tile})", "agent(glaubel)", None):
            async with polish.page() as page:
                await page.ready()
                assert page.table["options"]["carry"] == WON.format("?")
                views[-1].append((page.frame["view"], page.frame["waiting"], page.events))
                assert not any(tile in text for text in page.raw)
            if answer is not None:
                await german.choose(answer)
            elif len(views[-1]) == 1:
                await polish.choose("document(kloss_doc_1)")
    assert views[0] == views[1]


@ONE_BACKEND
async def test_a_part_that_was_given_up_leads_nowhere(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **scenario("s1_meeting"))
    assert (await chairs[0].refused("sequel"))["code"] == "table-running"
    await chairs[0].post("resign")

    assert (await chairs[0].info())["goes_on"] is False
    assert (await chairs[0].refused("sequel"))["code"] == "no-next-part"
    assert (await Chair(chairs[0].browser, chairs[0].table).post("rematch"))["series"]["past"] == []


@ONE_BACKEND
async def test_only_who_has_played_goes_on_and_by_the_rules_of_the_part_before(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **scenario("s2_first_clash"))
    await leap(club, chairs[0], keeps_a_tile)
    stranger = Chair(await club.guest("Cyd"), chairs[0].table)
    assert (await stranger.refused("sequel"))["code"] == "not-seated"
    following = Chair(chairs[0].browser, (await chairs[0].post("sequel"))["id"])

    changed = {"options": {**(await following.info())["options"], "arrest_cost_ap": 1}}
    refused = await following.browser.refused("PATCH", following.path, changed)

    assert refused["code"] == "options-fixed"
    places = await following.refused("places", {"seat": 0, "other": 1})
    assert places["code"] == "seats-fixed"
    await following.browser.patch(following.path, {"pace": "live"})


@ONE_BACKEND
async def test_a_host_changes_options_without_seeing_what_is_hidden(club: Club) -> None:
    wish = scenario("s3_chestnuts", carry=WON.format("tile_gestapo_4"))
    chair = Chair(club.stranger(), "")
    await chair.browser.post("/api/me", {"name": "Anna"})
    made = await chair.browser.post("/api/tables", {**wish, "seats": 2})
    assert made["options"]["carry"] == WON.format("?")

    changed = {"options": {**made["options"], "arrest_cost_ap": 1}}
    answer = await chair.browser.patch(f"/api/tables/{made['id']}", changed)

    assert answer["options"] == changed["options"]
    table = await club.house.tables.get(made["id"])
    assert table.row.options["carry"] == WON.format("tile_gestapo_4")


@ONE_BACKEND
async def test_games_that_stand_alone_have_no_parts(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", game="leduc")
    await play_on(chairs, random.Random(1))

    info = await chairs[0].info()

    assert (info["series"], info["goes_on"], info["sealed"]) == (None, False, False)
    assert (await chairs[0].refused("sequel"))["code"] == "no-next-part"


@ONE_BACKEND
async def test_a_bot_is_not_told_what_the_winner_may_keep(club: Club) -> None:
    wish = scenario("s3_chestnuts", carry=WON.format("tile_gestapo_4"))
    polish, german = await club_table(club, "Anna", "Bartek", **wish)
    await polish.choose("document(kloss_doc_1)")
    await german.choose("pass")
    state = (await play_of(club, german)).state

    told = {}
    for seat in (0, 1):
        tasks = [club.house.thinkers._task(state, seat, "greedy") for _ in range(30)]
        assert {msgspec.json.decode(task.options)["carry"] for task in tasks} == {WON.format("?")}
        positions = [msgspec.json.decode(task.position) for task in tasks]
        assert {one["options"]["carry"] for one in positions} == {WON.format("?")}
        told[seat] = {tuple(one["kept"]) for one in positions}

    assert len(told[0]) > 1 and len(told[1]) == 1  # the winner's own bot knows
    task = club.house.thinkers._task(state, 1, "random")
    assert think(task) in state.options(1)
