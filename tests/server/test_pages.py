"""The built client: its files, its one page for every address, and what holds without it."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from konspira.server.routes import pages
from support.club import Club

ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
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
    ["/", "/t/amber-anchor-12345678", "/t/x?move=12", "/rules/spiskowcy/reference", "/tables"],
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
