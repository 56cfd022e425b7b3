"""The built client: its files, its one page for every address, and what holds without it."""

from __future__ import annotations

import os
import re
from html import unescape
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from konspira.catalogue import GAMES
from konspira.server.routes import pages
from konspira.words import LANGUAGES, Words
from support.chairs import gather, new_table
from support.club import Browser, Club

ROOT = Path(__file__).parents[2]
ROUTER = ROOT / "web" / "src" / "lib" / "router.svelte.ts"
OWN_PICTURES = ROOT / "web" / "public" / "og"
EXAMPLES = ROOT / "docs" / "examples"
INDEX = "<!doctype html><title>Konspira</title>" + "x" * 500


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as `make web` leaves it."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b3c.js").write_text("console.log(1)\n" * 100)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "CLIENT", pages.Client(folder))
    return folder


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/amber-anchor-12345678",
        "/t/x?move=12",
        "/rules/spiskowcy/reference",
        "/rules/x/sources",
        "/tables",
    ],
)
async def test_every_address_of_the_client_is_its_one_page(
    club: Club, built: Path, path: str
) -> None:
    response = await club.stranger().request("GET", path)

    assert response.status_code == 200
    assert response.text == INDEX
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_the_server_knows_the_plain_pages_of_the_client() -> None:
    client = ROUTER.read_text(encoding="utf-8")
    found = re.search(r"PLAIN = \[(.+)\] as const", client)

    assert found
    assert tuple(re.findall("'([a-z]+)'", found[1])) == pages.PLAIN


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(club: Club, built: Path) -> None:
    response = await club.stranger().request("GET", "/assets/app-1a2b3c.js")

    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert response.headers["content-encoding"] == "gzip"
    assert response.text.startswith("console.log(1)")


async def test_a_file_of_an_older_build_is_not_the_page(club: Club, built: Path) -> None:
    problem = await club.stranger().refused("GET", "/assets/app-000000.js")

    assert (problem["status"], problem["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/sw.js",
        "/robots.txt",
        "/x.js",
        "/a.b/c.d",
        "/%00.js",
        "/a%00b.txt",
        f"/{'x' * 300}.js",
        f"/{'x/' * 3000}y.js",
    ],
)
@pytest.mark.parametrize("accept", ["*/*", "text/html,application/xhtml+xml,*/*;q=0.8"])
async def test_a_file_that_does_not_exist_is_not_the_page(
    club: Club, built: Path, path: str, accept: str
) -> None:
    response = await club.stranger().request("GET", path, headers={"accept": accept})

    assert (response.status_code, response.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/a/b", "/%00", f"/t/{'x' * 300}/y"])
async def test_only_people_get_a_page_that_says_there_is_nothing(
    club: Club, built: Path, path: str
) -> None:
    browser = club.stranger()
    person = await browser.request("GET", path, headers={"accept": "text/html,*/*;q=0.8"})
    program = await browser.request("GET", path)
    script = await browser.request("GET", "/t/x", headers={"accept": "application/json"})

    assert (person.status_code, person.text) == (404, INDEX)
    assert [answer.json()["code"] for answer in (program, script)] == ["not-found"] * 2


async def test_the_page_says_where_the_games_are_described(club: Club, built: Path) -> None:
    (built / "index.html").write_text("<html><head></head></html>")
    os.utime(built / "index.html", ns=(2, 2))
    browser = club.stranger()
    page = await browser.request("GET", "/")
    place = page.text.partition('<meta name="games" content="')[2].partition('"')[0]
    response = await browser.request("GET", place)

    assert response.json() == await browser.get("/api/games")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_what_a_browser_has_already_is_not_sent_again(club: Club, built: Path) -> None:
    browser = club.stranger()
    first = await browser.request("GET", "/favicon.svg")
    again = {"if-none-match": first.headers["etag"]}

    assert first.headers["content-type"] == "image/svg+xml"
    assert (await browser.request("GET", "/favicon.svg", headers=again)).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
    ],
)
async def test_nothing_outside_of_the_folder_is_served(club: Club, built: Path, path: str) -> None:
    response = await club.stranger().request("GET", path)

    assert "not for you" not in response.text and "root:" not in response.text


async def test_a_new_build_is_noticed(club: Club, built: Path) -> None:
    browser = club.stranger()
    await browser.request("GET", "/")
    (built / "index.html").write_text("new")
    os.utime(built / "index.html", ns=(1, 1))

    assert (await browser.request("GET", "/")).text == "new"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "have not been built"), ("pl", "nie są jeszcze"), ("de", "noch nicht gebaut")],
)
async def test_without_a_build_a_page_says_what_to_do(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(pages, "CLIENT", pages.Client(tmp_path / "nothing"))

    response = await club.stranger(language).request("GET", "/")

    assert response.status_code == 503
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert words in response.text and "make web" in response.text


# -- what other networks show beside a link --------------------------------------------------------


@pytest.fixture
def headed(built: Path) -> Path:
    """A client whose page has a head, and some pictures."""
    (built / "index.html").write_text("<html><head></head><body></body></html>")
    os.utime(built / "index.html", ns=(3, 3))
    (built / "og").mkdir()
    for name in ("konspira", "stawka", "stawka-s4-i-know-who-you-are", "spiskowcy"):
        (built / "og" / f"{name}.jpg").write_bytes(b"\xff\xd8")
    return built


async def preview(browser: Browser, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page, as a robot reads them: no cookies, any kind of answer."""
    response = await browser.request("GET", path, headers={"accept": "*/*", **headers})
    assert response.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([a-z_:]+)" content="([^"]*)" />', response.text)
    assert len(found) == len(dict(found)) > 5
    return {name: unescape(text) for name, text in found}


async def test_a_link_to_the_house_shows_the_house(club: Club, headed: Path) -> None:
    robot = club.stranger()

    for path in ("/", "/tables", "/?game=chess", "/rules/chess", "/preferences"):
        told = await preview(robot, path, host="play.example:8443")
        assert told["og:title"] == told["og:site_name"] == "Konspira"
        assert told["og:url"] == "http://play.example:8443/"
        assert told["og:image"] == "http://play.example:8443/og/konspira.jpg"
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert told["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_link_to_a_game_shows_the_game_in_the_language_asked_for(
    club: Club, headed: Path, language: str
) -> None:
    words, robot = Words(language), club.stranger(language)

    for path, url in [("/?game=stawka", "/?game=stawka"), ("/rules/stawka/reference", None)]:
        response = await robot.request("GET", path)
        told = await preview(robot, path)
        assert told["og:title"] == words.say("stawka-title")
        assert told["og:description"] == words.say("stawka-blurb")
        assert told["og:url"].endswith(url or "/rules/stawka")
        assert told["og:image"].endswith("/og/stawka.jpg")
        assert told["og:locale"].startswith(language)
        assert "accept-language" in response.headers["vary"]


async def test_whoever_asks_for_no_language_of_ours_reads_english(club: Club, headed: Path) -> None:
    told = await preview(club.stranger(), "/", **{"accept-language": "fr"})

    assert told["og:locale"] == "en_GB"


async def test_an_invitation_shows_game_and_scenario(club: Club, headed: Path) -> None:
    options = {"scenario": "s4_i_know_who_you_are"}
    host = await new_table(await club.guest("Anna"), game="stawka", options=options)
    words = Words("de")

    told = await preview(club.stranger("de"), f"/t/{host.table}")

    film = words.say("stawka-scenario-s4-i-know-who-you-are")
    assert told["og:title"] == f"{words.say('stawka-title')} · {film}"
    assert told["og:description"] == words.say("preview-table-open")
    assert told["og:image"].endswith("/og/stawka-s4-i-know-who-you-are.jpg")
    assert told["og:url"].endswith(f"/t/{host.table}")


async def test_a_link_says_whether_a_game_waits_runs_or_is_over(club: Club, headed: Path) -> None:
    robot, words = club.stranger(), Words("en")
    host, _ = await gather(await club.guest("Anna"), await club.guest("Bartek"))
    told = []
    for act in ("", "start", "resign"):
        if act:
            await host.post(act)
        found = await preview(robot, f"/t/{host.table}")
        told.append(found["og:description"])
        assert found["og:image"].endswith("/og/spiskowcy.jpg")

    assert told == [words.say(f"preview-table-{how}") for how in ("open", "running", "finished")]


@pytest.mark.parametrize("visibility", ["public", "unlisted"])
@pytest.mark.parametrize("spectators", ["none", "public"])
async def test_a_link_names_nobody_and_quotes_nobody(
    club: Club, headed: Path, visibility: str, spectators: str
) -> None:
    text = (EXAMPLES / "night-courier.toml").read_text(encoding="utf-8")
    named = text.replace("The night courier", "Zebra Zebra")
    anna = await club.guest("Annabella")
    host = await new_table(
        anna,
        game="stawka",
        options={"scenario": named},
        visibility=visibility,
        spectators=spectators,
    )
    await host.sit()
    await host.post("chat", {"text": "Zebra"})

    for browser in (club.stranger(), anna):
        page = await browser.request("GET", f"/t/{host.table}")
        assert "Anna" not in page.text and "Zebra" not in page.text
        assert (await preview(browser, f"/t/{host.table}"))["og:image"].endswith("/og/stawka.jpg")


async def test_a_link_to_no_table_shows_the_house(club: Club, headed: Path) -> None:
    for name in ("amber-anchor-12345678", "x", "A%22%3E%3Cscript%3E", "x" * 300):
        told = await preview(club.stranger(), f"/t/{name}")
        assert (told["og:title"], told["og:url"][-1]) == ("Konspira", "/")


@pytest.mark.parametrize(
    "host", ['x"><script>alert(1)</script>', "a b", "javascript:alert(1)", "x/y", "x@y"]
)
async def test_an_address_that_is_none_gets_into_no_page(
    club: Club, headed: Path, host: str
) -> None:
    response = await club.stranger().request("GET", "/", headers={"host": host})

    assert response.status_code in (200, 400)
    assert host not in response.text and "<script>" not in response.text
    if response.status_code == 200:
        assert 'property="og:image" content="/og/konspira.jpg"' in response.text


async def test_without_pictures_a_link_has_none(club: Club, headed: Path) -> None:
    for file in (headed / "og").iterdir():
        file.unlink()

    told = await preview(club.stranger(), "/")

    assert "og:image" not in told and told["twitter:card"] == "summary"


async def test_a_picture_is_kept_for_a_day_and_head_knows_it(club: Club, headed: Path) -> None:
    robot = club.stranger()
    picture = await robot.request("GET", "/og/stawka.jpg")
    head = await robot.request("HEAD", "/og/stawka.jpg")
    page = await robot.request("HEAD", "/?game=stawka")

    assert picture.headers["cache-control"] == "public, max-age=86400"
    assert picture.headers["content-type"] == "image/jpeg"
    assert (head.status_code, head.content, page.status_code, page.content) == (200, b"", 200, b"")
    assert head.headers["etag"] == picture.headers["etag"]
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.patches
async def test_a_page_needs_no_database(
    club: Club, headed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await new_table(await club.guest("Anna"))
    monkeypatch.setattr(club.house.tables, "held", lambda table: None)

    def away() -> None:
        raise OperationalError("select", {}, OSError("away"))

    monkeypatch.setattr(club.house.reader, "connect", away)

    assert (await preview(club.stranger(), f"/t/{host.table}"))["og:title"] == "Konspira"


def test_every_picture_of_ours_is_small_and_as_large_as_networks_want_it() -> None:
    pictures = sorted(OWN_PICTURES.glob("*.jpg"))
    names = {path.stem for path in pictures}
    ours = {"spiskowcy", "estoril", "emerald", "stawka"}
    films = [value for one in GAMES["stawka"].settings for value in one.values if one.free]
    scenarios = {f"stawka-{str(v).replace('_', '-')}" for v in films if str(v).startswith("s")}

    assert names == {"konspira", *ours, *scenarios}
    for path in pictures:
        data = path.read_bytes()
        assert len(data) <= 80_000, path.name
        frame = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", data, re.DOTALL)
        assert frame is not None
        assert [int.from_bytes(side, "big") for side in frame.groups()] == [630, 1200], path.name
