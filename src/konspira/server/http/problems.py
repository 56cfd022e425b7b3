"""How errors leave the server: as a `Problem`, in the language of the person who reads it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Reference,
    Schema,
)
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE

from konspira.kernel.errors import KernelBug, KonspiraError, Remedy
from konspira.server.errors import Refusal, ServerError, bad_request
from konspira.server.http import security
from konspira.server.logs import LOG, REQUEST
from konspira.server.validation import from_text, remedy_for
from konspira.server.wire.common import Problem, Strict
from konspira.words import LANGUAGES, Words

AnyRequest = Request[Any, Any, Any]
LONGEST = 400  # letters of a fact


def language_of(header: str, default: str = LANGUAGES[0]) -> str:
    """The language that `Accept-Language` asks for most, of those that we speak."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:1000].split(",")):
        name, _, rest = part.strip().partition(";")
        short = re.split(r"[-_]", name.strip().lower())[0]
        quality = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", rest)
        weight = float(quality[1]) if quality else 0.0 if rest else 1.0
        if short in LANGUAGES and weight:
            wishes.append((-weight, place, short))
    return min(wishes)[2] if wishes else default


def problem(error: KonspiraError, language: str) -> Problem:
    """An error as it travels."""
    facts = {name: _plain(value) for name, value in error.facts.items()}
    return Problem(error.code, Words(language).error(error), facts)


def _plain(value: object) -> Any:
    """A fact as JSON; what only we understand becomes text, cut where it is too long."""
    if isinstance(value, Remedy):  # its sentence is in the message already
        facts = {name: _plain(fact) for name, fact in value.facts.items()}
        if "path" in facts:
            facts["path"] = str(facts["path"]).removesuffix(": ")
        return {"code": value.code, **facts}
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return _plain(str(value))


# -- what Litestar and others raise ----------------------------------------------------------------


def refusal_of(error: Exception, request: AnyRequest) -> Refusal:
    """Return the refusal that an exception of Litestar amounts to."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if isinstance(error, UnicodeDecodeError):  # of a body: Litestar leaves it as it is
        return bad_request(Remedy("not-utf8", "the text is not UTF-8"))
    if status == 404:
        return Refusal("not-found", "there is nothing at this address; check it", 404)
    if status == 405:
        return Refusal("method-not-allowed", "this address cannot be asked for that", 405)
    if status == 413:
        most = security.MOST_BYTES // 1024
        return Refusal("too-large", f"a request may have {most} kB; send less", 413, high=most)
    if status == 415:
        return Refusal("not-json-body", "send the body as application/json", 415)
    if status == 403:
        return Refusal(
            "bad-csrf-token", "the header x-csrf-token does not fit the cookie; send it again", 403
        )
    if 400 <= status < 500:
        return bad_request(_remedy_of(error, request))
    return _broken()


def _broken() -> Refusal:
    number = REQUEST.get()
    return Refusal(
        "server-broke",
        f"something broke at the server; try again, and tell the host this number: {number}",
        HTTP_500_INTERNAL_SERVER_ERROR,
        request=number,
    )


def _remedy_of(error: Exception, request: AnyRequest) -> Remedy:
    """Return what does not fit: the first parameter of the address, or a body that is missing."""
    text = str(getattr(error, "detail", error))
    extra = getattr(error, "extra", None)
    if not (isinstance(error, ValidationException) and isinstance(extra, list) and extra):
        return Remedy("misfit", text, path="")
    name = str(extra[0].get("key", ""))
    if name == "data":  # a body of the wrong shape is refused where it is read
        return Remedy("no-body", "it has no body")
    kind = request.route_handler.signature_model.__annotations__.get(name, Any)
    sent = {**dict(request.query_params.multi_items()), **request.path_params}.get(name)
    value = from_text(sent, kind) if isinstance(sent, str) else sent
    return remedy_for(value, kind, text, path=f"{name}: ")


def status_of(error: KonspiraError) -> int:
    """The status that goes with an error of ours."""
    if isinstance(error, Refusal):
        return error.status
    return 500 if isinstance(error, KernelBug | ServerError) else 400


def answer(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The answer to a request that went wrong. What nobody expected is logged, and not told."""
    told = error if isinstance(error, KonspiraError) else refusal_of(error, request)
    if status_of(told) >= 500 and status_of(told) != HTTP_503_SERVICE_UNAVAILABLE:
        LOG.error("server-broke", exc_info=error, extra={"facts": {"path": request.scope["path"]}})
        told = _broken()
    headers = dict(getattr(error, "headers", None) or {})
    if told.code == "bad-csrf-token" and request.app.csrf_config is not None:
        headers["set-cookie"] = security.csrf_cookie(request.app.csrf_config)
    if isinstance(told.facts.get("seconds"), int):
        headers["retry-after"] = str(told.facts["seconds"])
    language = language_of(request.headers.get("accept-language", ""))
    return Response(
        problem(told, language),
        status_code=status_of(told),
        headers={**headers, "content-language": language, "cache-control": "no-store"},
        media_type="application/json",
    )


# -- the description of the API --------------------------------------------------------------------


class Description(JsonRenderPlugin):
    """The API, described when somebody asks for that: a server that starts need not wait for it."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, described(request.app))


def described(app: Litestar) -> dict[str, Any]:
    """The description of the API, with its problems."""
    describe(app.openapi_schema)
    return app.openapi_schema.to_schema()


def _strict(kind: type[Any]) -> list[str]:
    """The names of all types that a client sends."""
    kinds: list[type[Any]] = kind.__subclasses__()
    return [kind.__name__, *(name for one in kinds for name in _strict(one))]


def describe(api: OpenAPI) -> None:
    """Say of every request that it may be answered with a problem."""
    schemas = api.components.schemas or {}
    schemas["Problem"] = Schema(
        type=OpenAPIType.OBJECT,
        title="Problem",
        description=Problem.__doc__,
        required=["code", "message", "facts"],
        properties={
            "code": Schema(type=OpenAPIType.STRING),
            "message": Schema(type=OpenAPIType.STRING),
            "facts": Schema(type=OpenAPIType.OBJECT, additional_properties=True),
        },
    )
    for name in _strict(Strict):  # an unknown field is refused
        if name in schemas:
            schemas[name].additional_properties = False
    api.components.schemas = schemas
    content = {"application/json": OpenAPIMediaType(Reference("#/components/schemas/Problem"))}
    for item in (api.paths or {}).values():
        for operation in (item.get, item.post, item.put, item.patch, item.delete):
            if operation is not None:
                found = {
                    status: response
                    for status, response in (operation.responses or {}).items()
                    if not status.startswith(("4", "5"))
                }
                found["4XX"] = OpenAPIResponse(
                    "What went wrong, and nothing has changed.", content=content
                )
                found["5XX"] = OpenAPIResponse("The server cannot do it now.", content=content)
                operation.responses = found
                if "204" in found:
                    found["204"] = OpenAPIResponse("It is done.")
