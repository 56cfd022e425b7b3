"""What a client sends is read strictly: `"2"` is no number, and 0 is not false."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.exceptions import HTTPException
from litestar.types import Empty

from konspira.kernel.errors import Remedy
from konspira.server.errors import bad_request
from konspira.server.validation import remedy_for


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded as the type that its route asks for, in one go."""

    async def json(self) -> Any:
        """The body, as its type; what does not call itself JSON is not read as JSON."""
        if self._json is Empty:
            if self.content_type[0] != MediaType.JSON:
                raise HTTPException(status_code=415)
            field = self.route_handler.parsed_data_field
            kind = Any if field is None else field.annotation
            try:
                self._json = msgspec.json.decode(await self.body() or b"null", type=kind)
            except msgspec.ValidationError as error:
                raise bad_request(_remedy(await self.body(), kind, str(error))) from None
            except msgspec.DecodeError as error:
                raise bad_request(Remedy("not-json", str(error))) from None
        return self._json


def _remedy(body: bytes, kind: Any, text: str) -> Remedy:
    """Return what does not fit in a body that msgspec has refused with a text."""
    try:
        return remedy_for(msgspec.json.decode(body or b"null"), kind, text)
    except (msgspec.DecodeError, RecursionError) as error:  # what comes after it is no JSON
        return Remedy("not-json", str(error))
