"""The lists of the home page: what is yours, what waits for you, what anybody may see."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from konspira.server.settings import Settings
from konspira.server.tables import lobby as lists
from support.chairs import Chair, Watch, asked, club_table, gather, new_table, play_on, start
from support.club import Browser, Club, open_club

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
WON = "s2_first_clash german vp kloss_doc_2 4,0,0,2/7,4,0,3 {} -"  # and one hidden item
ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


async def lobby(browser: Browser) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = await browser.get("/api/lobby")
    return found


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


async def test_a_stranger_sees_public_tables_and_nothing_else(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    for visibility in ("public", "unlisted"):
        await new_table(anna, visibility=visibility)
        await start(anna, bartek, visibility=visibility)
        chairs = await start(anna, bartek, visibility=visibility)
        await chairs[0].post("resign")

    found = await lobby(club.stranger())

    assert found["yours"] == []
    assert [len(found[name]) for name in ("open", "running", "finished")] == [1, 1, 1]
    [running], [finished] = found["running"], found["finished"]
    assert (running["you"], running["your_turn"], running["until"]) == (None, False, None)
    assert len(running["waiting"]) == 1  # whom everybody knows to be choosing
    assert (finished["winners"], finished["waiting"]) == ([1], [])
    assert [seat["name"] for seat in running["seats"]] == ["Anna", "Bartek"]


@ONE_BACKEND
async def test_a_table_without_spectators_is_listed_only_while_there_is_a_seat(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    chairs = await gather(anna, bartek, visibility="public", spectators="none")
    stranger = club.stranger()
    assert ids((await lobby(stranger))["open"]) == [chairs[0].table]

    await chairs[0].post("start")
    assert (await lobby(stranger))["running"] == []
    await chairs[0].post("resign")
    assert (await lobby(stranger))["finished"] == []
    assert ids((await lobby(bartek))["yours"]) == [chairs[0].table]


async def test_your_turn_comes_first(settings: Settings) -> None:
    watch = Watch()
    async with open_club(settings, watch) as club:
        anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
        made: dict[str, str] = {}
        for name in ("over", "open", "theirs", "mine", "mine, later"):
            watch.now += 1
            if name == "open":
                chairs = await gather(anna, bartek)
            else:
                chairs = await start(anna, bartek)
            made[name] = chairs[0].table
            if name == "over":
                await chairs[1].post("resign")
            elif name != "open":
                wanted = chairs[1] if name == "theirs" else chairs[0]
                while await asked(chairs) is not wanted:
                    await (await asked(chairs)).choose()

        found = (await lobby(anna))["yours"]

        assert ids(found) == [
            made[name] for name in ("mine", "mine, later", "theirs", "open", "over")
        ]
        assert [row["your_turn"] for row in found] == [True, True, False, False, False]
        theirs = {row["id"]: row["your_turn"] for row in (await lobby(bartek))["yours"]}
        assert theirs[made["theirs"]] and not theirs[made["mine"]]


async def test_lists_follow_the_game(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", visibility="public")
    stranger = club.stranger()
    first = await asked(chairs)
    you = (await first.info())["you"]
    [row] = (await lobby(stranger))["running"]
    assert row["waiting"] == [you]

    await first.choose()
    assert (await lobby(stranger))["running"] == [row]  # a half-made choice changes nothing
    await first.choose()
    [row] = (await lobby(stranger))["running"]
    assert row["waiting"] == [1 - you]
    assert not (await lobby(first.browser))["yours"][0]["your_turn"]


@ONE_BACKEND
async def test_sealed_choices_wait_for_all_and_each_knows_of_itself(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", options={"order_timing": "simultaneous"})
    await chairs[0].choose()
    await chairs[0].choose()

    turns = [(await lobby(chair.browser))["yours"][0]["your_turn"] for chair in chairs]

    assert turns == [False, True]


@ONE_BACKEND
async def test_a_host_finds_the_bots_that_play_for_nobody(club: Club) -> None:
    anna = await club.guest("Anna")
    host = await new_table(anna, game="leduc", seat=None, bots=["random", "random"])

    [row] = (await lobby(anna))["yours"]

    assert (row["id"], row["you"], row["your_turn"]) == (host.table, None, False)
    assert [seat["kind"] for seat in row["seats"]] == ["bot", "bot"]


async def test_a_rematch_is_found_by_all_who_are_expected(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", game="leduc")
    await play_on(chairs, random.Random(1))
    info = await chairs[0].post("rematch")

    row = (await lobby(chairs[1].browser))["yours"][0]

    assert (row["id"], row["status"]) == (info["id"], "open")
    assert sorted(seat["kind"] for seat in row["seats"]) == ["person", "reserved"]
    stranger = await club.guest("Cyd")
    assert (await lobby(stranger))["yours"] == []


@ONE_BACKEND
async def test_what_is_over_does_not_crowd_out_what_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "LONGEST", 3)
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    chairs = await start(anna, bartek, seats=2)
    for _ in range(3):
        over = await start(anna, bartek)
        await over[0].post("resign")

    found = (await lobby(anna))["yours"]

    assert len(found) == 3
    assert found[0]["id"] == chairs[0].table


@ONE_BACKEND
async def test_one_who_left_is_in_no_list_of_the_table(club: Club) -> None:
    host, guest = await gather(await club.guest("Anna"), await club.guest("Bartek"))
    assert len((await lobby(guest.browser))["yours"]) == 1

    await guest.browser.delete(f"{guest.path}/seat")

    assert (await lobby(guest.browser))["yours"] == []
    assert ids((await lobby(host.browser))["yours"]) == [host.table]
    assert (await Chair(club.stranger(), host.table).info())["seats"][1]["kind"] == "empty"


# -- tables that can be told apart -----------------------------------------------------------------


async def test_a_row_says_what_is_not_as_usual_and_how_far_the_game_is(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    wish = {"order_timing": "simultaneous", "prince_bonus": "auto"}
    chairs = await gather(anna, bartek, visibility="public", options=wish)
    [waiting] = (await lobby(club.stranger()))["open"]
    await chairs[0].post("start")

    luck = random.Random(3)
    chapter = 1
    while chapter < 3:
        frame = await chairs[0].frame()
        [row] = (await lobby(club.stranger()))["running"]
        chapter = row["chapter"]
        assert chapter == frame["view"]["round"] > 0
        own = (await lobby(bartek))["yours"][0]
        assert {**own, "you": None, "your_turn": False} == row
        await play_on(chairs, luck, 3)

    assert waiting["chapter"] == 0
    assert waiting["options"] == wish


@ONE_BACKEND
async def test_a_row_tells_of_a_text_of_ones_own_only_the_title(club: Club) -> None:
    anna = await club.guest("Anna")
    text = (EXAMPLES / "night-courier.toml").read_text(encoding="utf-8")
    await new_table(anna, game="stawka", options={"scenario": text}, visibility="public")

    [row] = (await lobby(club.stranger()))["open"]

    assert json.loads(row["options"]["scenario"]) == {"title": "The night courier"}


@ONE_BACKEND
async def test_a_row_of_the_next_part_holds_nothing_that_was_carried_there(club: Club) -> None:
    anna = await club.guest("Anna")
    carry = WON.format("tile_gestapo_4")
    wish = {"scenario": "s3_chestnuts", "carry": carry}
    await new_table(anna, game="stawka", options=wish, visibility="public")

    for browser in (anna, club.stranger()):
        [row] = (await lobby(browser))["open"]
        assert row["options"] == {"scenario": "s3_chestnuts"}


@ONE_BACKEND
async def test_a_row_of_a_game_that_is_gone_is_still_there(club: Club) -> None:
    anna = await club.guest("Anna")
    host = await new_table(anna, options={"prince_bonus": "auto"})
    kept = club.house.games.pop("spiskowcy")
    try:
        [row] = (await lobby(anna))["yours"]
    finally:
        club.house.games["spiskowcy"] = kept

    assert (row["id"], row["options"]) == (host.table, {})
