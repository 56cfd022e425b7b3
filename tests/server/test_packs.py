"""A host's own pack reaches pages, tables and bots; and each game says what of it is printed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from konspira import catalogue
from konspira.kernel.errors import KonspiraError
from konspira.kernel.sources import sources
from konspira.server.operations.packs import read_packs
from konspira.server.settings import Settings
from support.chairs import new_table
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
BANK = '[[bank]]\npoints = 3\nprince_bonus = 1\nsource = "R"\n'


@pytest.fixture
def box(tmp_path: Path) -> Path:
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "bank.toml").write_text(BANK)
    return folder


@ONE_BACKEND
async def test_each_game_tells_what_is_printed_and_what_is_ours(club: Club) -> None:
    stranger = club.stranger()
    for name, kind in catalogue.GAMES.items():
        told = await stranger.get(f"/api/games/{name}/sources")
        found = sources(kind().pack, kind.origin)
        assert told["tally"] == msgspec.to_builtins(found.tally)
        assert [(one["file"], one["kind"], one["rows"]) for one in told["kinds"]] == [
            (one.file, one.kind, one.rows) for one in found.kinds
        ]
        for one, known in zip(told["kinds"], found.kinds, strict=True):
            fields = {field["name"]: field["tally"] for field in one["fields"]}
            assert fields == msgspec.to_builtins(known.fields)
        assert told["rulebooks"] == list(kind.origin.rulebooks)
        assert told["own_pack"] is False
    missing = await stranger.refused("GET", "/api/games/chess/sources")
    assert missing["code"] == "unknown-game"


@ONE_BACKEND
async def test_a_pack_of_the_hosts_is_what_everybody_plays_with(
    settings: Settings, box: Path
) -> None:
    settings = msgspec.structs.replace(settings, packs=(f"spiskowcy={box}",), thinkers=1)
    async with open_club(settings) as club:
        anna = await club.guest("Anna")
        games = {game["id"]: game for game in await anna.get("/api/games")}
        assert games["spiskowcy"]["content"]["bank"]["bank"][0]["points"] == 3
        told = await anna.get("/api/games/spiskowcy/sources")
        assert (told["own_pack"], told["tally"]["ours"]) == (True, 2)
        assert (await anna.get("/api/games/emerald/sources"))["own_pack"] is False

        bots = ["hard", "easy"]  # they think in another process, which needs the pack too
        host = await new_table(anna, game="spiskowcy", seat=None, seats=2, bots=bots)
        async with host.page() as page:
            await host.post("start")
            await page.until(lambda page: page.frame and page.frame["result"])
        record = (await anna.request("GET", f"/api/tables/{host.table}/record")).json()
        assert record["pack"] == catalogue.make("spiskowcy", pack=box).pack.hash
        assert record["pack"] != catalogue.make("spiskowcy").pack.hash


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("spiskowcy", "bad-pack-setting"),
        ("=box", "bad-pack-setting"),
        ("spiskowcy=", "bad-pack-setting"),
        ("spiskowcey=box", "bad-pack-setting"),
        ("spiskowcy=/no/such/folder", "pack-not-found"),
    ],
)
def test_a_pack_that_cannot_be_used_is_refused(text: str, code: str) -> None:
    with pytest.raises(KonspiraError) as caught:
        read_packs([text], catalogue.GAMES)
    assert caught.value.code == code


def test_the_content_of_a_pack_is_checked_at_once(box: Path) -> None:
    assert read_packs([f"spiskowcy={box}"], catalogue.GAMES) == {"spiskowcy": box}
    (box / "bank.toml").write_text(BANK.replace("3", "-3"))
    with pytest.raises(KonspiraError) as caught:
        read_packs([f" spiskowcy = {box} "], catalogue.GAMES)
    assert caught.value.code == "content-bad-row"
