"""What a client sends is read strictly: `"2"` is no number, and 0 is not false."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.exceptions import HTTPException, SerializationException
from litestar.types import Empty


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
            except msgspec.MsgspecError as error:
                raise SerializationException(str(error)) from error
        return self._json
