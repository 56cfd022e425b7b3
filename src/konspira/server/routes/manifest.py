"""The manifest of the app."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromQuery, Parameter

from konspira.server.http.problems import language_of
from konspira.server.site import files
from konspira.server.site import manifest as site

Language = Annotated[str, Parameter(max_length=8)]


@get("/app.webmanifest", include_in_schema=False)
async def manifest(
    request: Request[Any, Any, Any], lang: FromQuery[Language] = ""
) -> Response[Any]:
    """In the language that the page names, else in the browser's."""
    language = language_of(lang or request.headers.get("accept-language", ""))
    return files.sent(request, site.manifest(language), vary=", accept-language")


ROUTES = [manifest]
