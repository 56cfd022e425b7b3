"""Scenarios of one's own on the server: options that tell what they need, boards that are saved."""

from __future__ import annotations

import random

import pytest

from konspira.games.stawka.building import designs
from support.chairs import club_table, play_on
from support.club import Club

pytestmark = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
FREE = {"scenario": "free", "free_sectors": 4}


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


async def test_options_tell_what_they_depend_on(club: Club) -> None:
    games = await (await club.guest("Anna")).get("/api/games")
    stawka = next(game for game in games if game["id"] == "stawka")
    settings = {one["name"]: one for one in stawka["settings"]}

    assert settings["scenario"]["free"]
    assert settings["scenario"]["when"] == {}
    assert settings["free_sectors"]["when"] == {"scenario": "free"}
    needed = settings["password_wordlist"]
    assert needed["when"] == {"scenario": "free", "free_difficulty": "advanced"}
    assert needed["of_texts"] and not settings["free_sectors"]["of_texts"]


async def test_a_built_board_is_saved_and_makes_another_table(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", game="stawka", options=FREE)
    assert (await chairs[0].refused("design", method="GET"))["code"] == "no-design"
    luck = random.Random(1)
    while (await chairs[0].frame())["view"]["stage"] == 0:
        await play_on(chairs, luck, 1)

    answer = await chairs[1].browser.request("GET", f"{chairs[1].path}/design?title=Nasze")

    assert f'filename="{chairs[0].table}.toml"' in answer.headers["content-disposition"]
    text = answer.content.decode()
    row, mistakes = designs.read(text)
    assert mistakes == []
    assert row is not None and row.title == "Nasze"
    again = await club_table(club, "Cyd", "Dana", game="stawka", options={"scenario": text})
    view = (await again[0].frame())["view"]
    assert view["title"] == "Nasze"
    assert view["layout"] == (await chairs[0].frame())["view"]["layout"]


async def test_a_board_is_saved_only_for_those_who_may_watch(club: Club) -> None:
    chairs = await club_table(
        club, "Anna", "Bartek", game="stawka", options=FREE, spectators="none"
    )
    eve = await club.guest("Eve")

    refused = await eve.refused("GET", f"{chairs[0].path}/design")

    assert refused["code"] == "not-watched"
