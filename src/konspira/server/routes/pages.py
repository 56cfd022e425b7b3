"""The built client: every address that is not the API's is a page of it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from konspira.books import INDEX, PAGES, missing_pages
from konspira.server import files
from konspira.server.errors import Refusal
from konspira.server.files import File
from konspira.server.problems import language_of
from konspira.words import Words

FOREVER = "public, max-age=31536000, immutable"  # the name of the file has its hash in it


class Client:
    """The files of the built client, read once; a new build is noticed by its index."""

    def __init__(self, folder: Path = PAGES) -> None:
        self.folder = folder
        self._stamp = 0
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file at an address, else the page that reads its address; None: nothing is built."""
        try:
            stamp = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            return None
        if stamp != self._stamp:
            self._files = {}
            self._stamp = stamp
        name = path.strip("/")
        found = self._read(name) if PurePosixPath(name).suffix else None
        if found is None and name.startswith("assets/"):  # of an older build: a page would not do
            raise Refusal("not-found", "there is nothing at this address; check it", 404)
        return found or self._read(INDEX)

    def _read(self, name: str) -> File | None:
        if name not in self._files:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder.resolve()) or not path.is_file():
                return None
            caching = FOREVER if name.startswith("assets/") else "no-cache"
            self._files[name] = files.made(path.read_bytes(), files.type_of(name), caching)
        return self._files[name]


CLIENT = Client()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client, or the page that finds its way by its address."""
    found = CLIENT.find(path)
    if found is not None:
        return files.sent(request, found)
    words = Words(language_of(request.headers.get("accept-language", "")))
    text = words.say(missing_pages() or "pages-missing") + "\n"
    return Response(text, status_code=503, media_type="text/plain")


ROUTES = [page]
