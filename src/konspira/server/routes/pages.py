"""The built client: its files, and its one page for every address that people go to."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from konspira.books import INDEX, PAGES, missing_pages
from konspira.server.errors import Refusal
from konspira.server.house import House
from konspira.server.http.problems import language_of
from konspira.server.routes.games import games_file
from konspira.server.routes.given import TheHouse
from konspira.server.site import files, previews
from konspira.server.site.files import File
from konspira.words import Words

FOREVER = files.FOREVER  # the name of the file has its hash in it
# What `parse` in web/src/lib/router.svelte.ts calls a page.
PLAIN = ("tables", "preferences", "account", "alerts", "credits", "portraits", "kit")
KNOWN = re.compile(
    "|".join(
        [
            "",
            "t/[^/]+",
            "rules/[^/]+(/reference|/aid|/sources)?",
            "learn(/[^/]+/[^/]+)?",
            "puzzles(/[^/]+)?",
            *PLAIN,
        ]
    )
)
HEAD = b"</head>"
A_DAY = "public, max-age=86400"
MOST_INDEXES = 200  # pages with tags of their own, kept in memory


class Client:
    """The files of the built client, read once; a new build is noticed by its index."""

    def __init__(self, folder: Path = PAGES) -> None:
        self.folder = folder
        self._stamp = 0
        self._files: dict[str, File] = {}
        self._indexes: dict[bytes, File] = {}  # by the tags in the head

    def built(self) -> bool:
        """Is there a client? What was read of an older build is forgotten."""
        try:
            stamp = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            return False
        if stamp != self._stamp:
            self._files, self._indexes = {}, {}
            self._stamp = stamp
        return True

    def file(self, name: str) -> File | None:
        """A file of the build; None: it has none of this name."""
        if name not in self._files:
            try:
                path = (self.folder / name).resolve()
                if not path.is_relative_to(self.folder.resolve()) or not path.is_file():
                    return None
                content = path.read_bytes()
            except (OSError, ValueError):  # no system has files of such a name
                return None
            folder = PurePosixPath(name).parts[0]
            caching = {"assets": FOREVER, previews.FOLDER: A_DAY}.get(folder, "no-cache")
            self._files[name] = files.made(content, files.type_of(name), caching)
        return self._files[name]

    def index(self, told: bytes) -> File:
        """The one page, with tags about this address and this server in its head."""
        found = self._indexes.get(told)
        if found is None:
            if len(self._indexes) >= MOST_INDEXES:
                self._indexes.clear()
            content = (self.folder / INDEX).read_bytes().replace(HEAD, told + HEAD, 1)
            found = self._indexes[told] = files.made(content, "text/html", "no-cache")
        return found

    def has(self, name: str) -> bool:
        """Is there such a file?"""
        return self.file(name) is not None


CLIENT = Client()


def _nothing() -> Refusal:
    return Refusal("not-found", "there is nothing at this address; check it", 404)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], house: TheHouse, path: FromPath[str] = "/"
) -> Response[Any]:
    """A file of the client, or the page that finds its way by its address."""
    if not CLIENT.built():
        words = Words(language_of(request.headers.get("accept-language", "")))
        text = words.say(missing_pages() or "pages-missing") + "\n"
        return Response(text, status_code=503, media_type="text/plain")
    name = path.strip("/")
    if PurePosixPath(name).suffix:
        found = CLIENT.file(name)
        if found is None:
            raise _nothing()
        return files.sent(request, found)
    return await _page(request, house, name)


async def _page(request: Request[Any, Any, Any], house: House, name: str) -> Response[Any]:
    """The page, for those who can read one; at an unknown address it says that it is unknown."""
    known = KNOWN.fullmatch(name) is not None
    wanted = request.headers.get("accept", "*/*")
    people = "text/html" in wanted
    if not people and not (known and "*/*" in wanted):
        raise _nothing()
    file = CLIENT.index(await _head(request, house, name))
    answer = files.sent(request, file, vary=", accept-language")
    if not known:
        answer.status_code = 404
    return answer


async def _head(request: Request[Any, Any, Any], house: House, name: str) -> bytes:
    """Return where this server's games are described, and what others show beside a link."""
    language = language_of(request.headers.get("accept-language", ""))
    game = request.query_params.get("game", "")
    shown = await previews.preview(house, name, str(game), Words(language))
    told = previews.tags(shown, previews.site_of(request, house.settings), language, CLIENT.has)
    games = (await games_file(house)).place.encode()
    return b'<meta name="games" content="%s" />%s' % (games, told)


ROUTES = [page]
