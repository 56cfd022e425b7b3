"""The bots that a host lends to a server: offered, played, and replaced where they fail."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from konspira.bots.usual import offered_levels
from konspira.catalogue import GAMES, make
from konspira.kernel.errors import OptionError
from konspira.server.house import House
from konspira.server.settings import Settings, read_settings
from support.chairs import new_table
from support.club import open_club

HOME = "support.homemade"
ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@ONE_BACKEND
@pytest.mark.parametrize("bot", ["First", "Broken", "Cheat"])
async def test_a_bot_of_the_host_is_offered_and_plays_to_the_end(
    settings: Settings, bot: str
) -> None:
    name = f"{HOME}:{bot}"
    async with open_club(msgspec.structs.replace(settings, bots=(name,))) as club:
        anna = await club.guest("Anna")
        for game in await anna.get("/api/games"):
            assert game["levels"] == [*offered_levels(), name]
        host = await new_table(anna, seat=None, seats=2, bots=[name, "greedy"])
        async with host.page() as page:
            await host.post("start")
            await page.until(lambda page: page.frame and page.frame["result"])

        assert page.frame["result"]["ended"] == "played"
        assert (await host.info())["seats"][0]["level"] == name


@ONE_BACKEND
async def test_a_trained_network_plays_at_a_table(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = pytest.importorskip("konspira.research.network").Network
    monkeypatch.chdir(tmp_path)
    network.fresh(make("spiskowcy", seats=2), 8, 1).save(Path("spiskowcy.npz"))
    name = "konspira.research:Learned:spiskowcy.npz"
    async with open_club(msgspec.structs.replace(settings, bots=(name,))) as club:
        anna = await club.guest("Anna")
        host = await new_table(anna, seat=None, seats=2, bots=[name, "easy"])
        async with host.page() as page:
            await host.post("start")
            await page.until(lambda page: page.frame and page.frame["result"])

        assert page.frame["result"]["ended"] == "played"


@ONE_BACKEND
async def test_guests_choose_from_the_names_that_are_offered(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, bots=(f"{HOME}:First",))) as club:
        anna = await club.guest("Anna")
        for wish in (f"{HOME}:Cheat", f"{HOME}:First:1", "os:abort", "ismcts", "search:9999999"):
            body = {"game": "spiskowcy", "seats": 2, "bots": [None, wish]}
            problem = await anna.refused("POST", "/api/tables", body)
            assert (problem["status"], problem["code"]) == (400, "unknown-bot")


@ONE_BACKEND
@pytest.mark.parametrize(
    ("bot", "code"),
    [("exprt", "unknown-bot"), (f"{HOME}:last", "bot-not-found"), ("no_such:Bot", "bot-module")],
)
async def test_a_bot_that_cannot_be_made_stops_the_server_at_once(
    settings: Settings, bot: str, code: str
) -> None:
    with pytest.raises(OptionError) as caught:
        House(GAMES, msgspec.structs.replace(settings, bots=(bot,)))

    assert caught.value.code == code


def test_bots_are_named_in_the_environment() -> None:
    found = read_settings({"KONSPIRA_BOTS": "my_bots:Anna, search:1.5s"})

    assert found.bots == ("my_bots:Anna", "search:1.5s")
