"""A game that a host brings: offered, played to its end by people and bots, and put into words."""

from __future__ import annotations

import pytest

from konspira import OptionError, catalogue
from konspira.cli.serving import played_here
from konspira.server.settings import Settings, read_settings
from kuhn import GAME
from support.ambush import AmbushGame
from support.chairs import new_table, start
from support.club import open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
WITH_KUHN = {**catalogue.GAMES, "kuhn": GAME}


def test_a_host_names_the_games_that_are_played_beside_ours() -> None:
    settings = read_settings({"KONSPIRA_GAMES": "kuhn:GAME"})

    assert played_here(settings) == WITH_KUHN
    with pytest.raises(OptionError, match="game-module"):
        played_here(read_settings({"KONSPIRA_GAMES": "nowhere:GAME"}))


@ONE_BACKEND
async def test_it_is_offered_and_played_to_the_end(settings: Settings) -> None:
    async with open_club(settings, games=WITH_KUHN) as club:
        anna = await club.guest("Anna")
        games = {game["id"]: game for game in await anna.get("/api/games")}
        assert games["kuhn"]["outside"] and not games["spiskowcy"]["outside"]
        assert games["kuhn"]["seats"] == [2]

        host = await new_table(anna, game="kuhn", seat=None, seats=2, bots=["expert", "easy"])
        async with host.page() as page:
            await host.post("start")
            await page.until(lambda page: page.frame and page.frame["result"])
        assert page.frame["result"]["ended"] == "played"
        record = (await anna.request("GET", f"/api/tables/{host.table}/record")).json()
        assert record["place"] == "kuhn.game:KuhnGame"


@ONE_BACKEND
async def test_its_words_and_rules_are_there_in_each_language(settings: Settings) -> None:
    async with open_club(settings, games={**WITH_KUHN, "ambush": AmbushGame}) as club:
        anna = club.stranger()
        for language, title in (("en", "Kuhn poker"), ("pl", "Poker Kuhna"), ("de", "Kuhn-Poker")):
            words = await anna.get("/api/games/kuhn/words", lang=language)
            assert f"kuhn-title = {title}" in words["ftl"]
        assert "leduc-title" in (await anna.get("/api/games/leduc/words"))["ftl"]
        mute = await anna.get("/api/games/ambush/words")
        assert mute["ftl"] == "" and mute["roles"]["seat"] == "seat"
        assert (await anna.refused("GET", "/api/games/chess/words"))["code"] == "unknown-game"
        wrong = await anna.refused("GET", "/api/games/kuhn/words?lang=fr")
        assert wrong["code"] == "unknown-language"

        rules = await anna.get("/api/games/kuhn/rules")
        assert rules["title"] == "Kuhn poker" and 'id="kuh-3.3"' in rules["html"]
        missing = await anna.refused("GET", "/api/games/ambush/rules")
        assert (missing["status"], missing["code"]) == (404, "no-such-rules")


@ONE_BACKEND
async def test_a_server_without_the_game_says_so_and_serves_the_rest(settings: Settings) -> None:
    async with open_club(settings, games=WITH_KUHN) as club:
        anna = await club.guest("Anna")
        [host] = await start(anna, game="kuhn", seats=2, bots=[None, "easy"])
        cookies = dict(anna.http.cookies)
    async with open_club(settings) as club:
        anna = club.stranger()
        anna.http.cookies.update(cookies)
        await anna.get("/api/lobby")
        problem = await anna.refused("GET", f"/api/tables/{host.table}")
        assert problem["code"] == "unknown-game" and problem["status"] < 500
