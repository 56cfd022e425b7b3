"""What the app needs from the server: its manifest, its worker, the tables that wait."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from konspira.books import INDEX, PAGES
from konspira.server.settings import Settings
from support.chairs import Chair, Watch, asked, start
from support.club import Club, open_club
from support.mailroom import Receiver, mailbox, receiver, telling

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
BUILT = pytest.mark.skipif(not (PAGES / INDEX).exists(), reason="the web client is not built")


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def got() -> AsyncIterator[Receiver]:
    async with receiver() as got:
        yield got


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    async with mailbox() as mail, open_club(telling(settings, mail), watch) as club:
        yield club


async def manifest(club: Club, language: str) -> tuple[Any, dict[str, Any]]:
    browser = await club.guest("Anna")
    answer = await browser.http.get("/app.webmanifest", headers={"accept-language": language})
    return answer, json.loads(answer.content)


@ONE_BACKEND
async def test_the_manifest_says_all_that_a_browser_asks_for(club: Club) -> None:
    answer, said = await manifest(club, "en")

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"
    assert "accept-language" in answer.headers["vary"]
    assert (said["id"], said["scope"], said["start_url"]) == ("/", "/", "/tables")
    assert said["display"] == "standalone"
    assert {icon["purpose"] for icon in said["icons"]} == {"any", "maskable", "monochrome"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in said["icons"]}
    assert [one["name"] for one in said["shortcuts"]] == ["Your turn", "Play"]
    assert {one["form_factor"] for one in said["screenshots"]} == {"narrow", "wide"}


@ONE_BACKEND
@pytest.mark.parametrize(
    ("language", "name"), [("pl", "Twój ruch"), ("de", "Du bist am Zug"), ("fr", "Your turn")]
)
async def test_its_shortcuts_are_in_the_readers_language(
    club: Club, language: str, name: str
) -> None:
    _, said = await manifest(club, language)
    assert said["shortcuts"][0]["name"] == name


@BUILT
@ONE_BACKEND
async def test_every_picture_of_the_manifest_is_there_in_its_size(club: Club) -> None:
    _, said = await manifest(club, "en")
    shortcuts = [icon for one in said["shortcuts"] for icon in one["icons"]]
    for picture in [*said["icons"], *said["screenshots"], *shortcuts]:
        path = PAGES / picture["src"].lstrip("/")
        content = path.read_bytes()
        if picture["sizes"] != "any":
            assert f"{'x'.join(map(str, size_of(content)))}" == picture["sizes"], picture["src"]


def size_of(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG or a JPEG."""
    if content.startswith(b"\x89PNG"):
        return int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
    at = 2
    while content[at + 1] not in (0xC0, 0xC2):  # the frame holds the size
        at += 2 + int.from_bytes(content[at + 2 : at + 4])
    return int.from_bytes(content[at + 7 : at + 9]), int.from_bytes(content[at + 5 : at + 7])


@BUILT
@ONE_BACKEND
async def test_the_worker_is_never_stale_and_serves_the_whole_site(club: Club) -> None:
    browser = await club.guest("Anna")
    answer = await browser.http.get("/sw.js")

    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    page = (await browser.http.get("/", headers={"accept": "text/html"})).text
    assert '<link rel="manifest" href="/app.webmanifest"' in page
    assert "__FILES__" not in answer.text and "__VERSION__" not in answer.text
    for file in [one for one in Path(PAGES / "assets").iterdir() if one.suffix == ".js"]:
        assert f"/assets/{file.name}" in answer.text


async def test_tables_wait_least_time_left_first_and_only_for_whom_they_ask(
    club: Club, watch: Watch
) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    slow = await start(anna, bartek, pace="relaxed")
    watch.now += 100
    quick = await start(anna, bartek, pace="daily")
    first = [await asked(slow), await asked(quick)]

    for chairs in (slow, quick):
        for chair in chairs:
            mine = await chair.browser.get("/api/waiting")
            waits = chair in first
            assert (chair.table in [row["id"] for row in mine]) is waits
            assert all(row["your_turn"] for row in mine)
            left = [row["until"] for row in mine]
            assert left == sorted(left)
    stranger = await club.guest("Celina")
    assert await stranger.get("/api/waiting") == []


async def pushed(club: Club, got: Receiver, **wishes: Any) -> tuple[Chair, Chair, Any]:
    """A slow table where somebody with push is asked."""
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    chairs = await start(anna, bartek, pace="daily")
    first = await asked(chairs)
    other = next(chair for chair in chairs if chair is not first)
    phone = got.phone("other")
    await other.browser.post("/api/alerts/devices", phone.wish())
    rules = (await other.browser.get("/api/alerts"))["rules"]
    easy = {"quiet": False, "delay": 0, "spaced": False, "looking": False}
    await other.browser.ask("PUT", "/api/alerts/rules", {**rules, **easy, **wishes})
    while await first.question() is not None:
        await first.choose()
    await club.house.alerts.step()
    return first, other, phone


async def test_a_push_says_how_many_tables_wait(club: Club, got: Receiver) -> None:
    _, other, phone = await pushed(club, got)
    [message] = got.pushed(phone)
    assert message["waiting"] == len(await other.browser.get("/api/waiting")) == 1
    assert message["tag"] == other.table


async def test_what_was_answered_elsewhere_is_withdrawn_once(
    club: Club, got: Receiver, watch: Watch
) -> None:
    _, other, phone = await pushed(club, got)
    while await other.question() is not None:
        await other.choose()
    for _ in range(3):
        watch.now += 5
        await club.house.alerts.step()

    told, *taken = got.pushed(phone)
    assert [(one["is"], one["tags"], one["waiting"]) for one in taken] == [
        ("gone", [other.table], 0)
    ]
    assert "title" not in taken[0]
    assert told["id"] != taken[0]["id"]
    lines = await other.browser.get("/api/alerts/sent")
    assert "recall" not in [line["kind"] for line in lines]


async def test_nothing_is_withdrawn_that_was_never_shown(
    club: Club, got: Receiver, watch: Watch
) -> None:
    _, other, phone = await pushed(club, got, delay=120, looking=True)
    while await other.question() is not None:
        await other.choose()
    watch.now += 130
    await club.house.alerts.step()
    await club.house.alerts.step()
    assert got.pushed(phone) == []
