"""Files that do not change while the server runs: sent compressed, and not twice."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import PurePosixPath
from typing import Any

import msgspec
from litestar import Request, Response

PRESSED = (
    "text/",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)  # what gzip makes smaller
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
FOREVER = "public, max-age=31536000, immutable"  # for an address that names its content


class File(msgspec.Struct, frozen=True):
    """Some bytes, ready to be sent."""

    content: bytes
    pressed: bytes | None  # with gzip, where that makes it smaller
    type: str
    tag: str
    caching: str


def type_of(name: str) -> str:
    """Return what kind of file this is, by its name."""
    suffix = PurePosixPath(name).suffix
    return TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"


def made(content: bytes, type: str, caching: str) -> File:
    """A file that can be sent."""
    pressed = gzip.compress(content, mtime=0) if type.startswith(PRESSED) else content
    return File(
        content=content,
        pressed=pressed if len(pressed) < len(content) else None,
        type=type,
        tag=f'"{blake2b(content, digest_size=12).hexdigest()}"',
        caching=caching,
    )


def sent(
    request: Request[Any, Any, Any], file: File, vary: str = "", caching: str = ""
) -> Response[Any]:
    """The answer with a file, or that the browser has it already."""
    headers = {
        "cache-control": caching or file.caching,
        "etag": file.tag,
        "vary": f"accept-encoding{vary}",
    }
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.pressed, headers=headers, media_type=file.type)
    return Response(file.content, headers=headers, media_type=file.type)
