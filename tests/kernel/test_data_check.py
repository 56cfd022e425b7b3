"""Data of the wrong shape: the walk finds the place and the reason that msgspec has refused."""

from __future__ import annotations

import random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from konspira.kernel.data_check import Misfit, first_misfit, misfit
from konspira.kernel.record import Record
from konspira.server.wire import alerts, common, games, learning, live, people, review, tables


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """Something inside."""

    count: Annotated[int, Meta(ge=0, le=9)]
    kind: Literal["guard", "seer", 3, None] = None


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    """Something with parts of every shape."""

    name: (
        Annotated[str, Meta(min_length=1, max_length=5, pattern="^[a-z]*$", description="?")] | None
    )
    parts: list[Inner] = []
    pairs: tuple[tuple[int, str], ...] = ()
    named: dict[Literal["a", "b"], float | bool] = {}
    anything: Any = None


@pytest.mark.parametrize(
    ("data", "place", "code", "facts"),
    [
        ([], "", "other-type", {"known": "object", "value": "array"}),
        ({}, "", "missing-key", {"key": "name"}),
        ({"name": "x", "odd": 1}, "", "unknown-key", {"key": "odd"}),
        ({"name": True}, "name: ", "other-type", {"known": "str | null", "value": "bool"}),
        ({"name": "x", "parts": [{}]}, "parts[0]: ", "missing-key", {"key": "count"}),
        (
            {"name": "x", "parts": [{"count": 1}, {"count": 1.5}]},
            *("parts[1].count: ", "other-type", {"known": "int", "value": "float"}),
        ),
        (
            {"name": "x", "parts": [{"count": 1, "kind": []}]},
            *("parts[0].kind: ", "other-type", {"known": "int | str | null", "value": "array"}),
        ),
        (
            {"name": "x", "pairs": [[1, 2]]},
            *("pairs[0][1]: ", "other-type", {"known": "str", "value": "int"}),
        ),
        ({"name": "x", "pairs": [[1]]}, "pairs[0]: ", "misfit", {}),
        (
            {"name": "x", "named": {"a": None}},
            *("named[...]: ", "other-type", {"known": "bool | float", "value": "null"}),
        ),
    ],
)
def test_the_first_misfit_has_a_place_and_a_reason(
    data: object, place: str, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(msgspec.json.encode(data), type=Outer)

    remedy = misfit(data, Outer, str(error.value))

    assert (remedy.code, remedy.facts) == (code, {"path": place, **facts})
    assert str(remedy) == str(error.value)


@pytest.mark.parametrize(
    ("data", "place", "limit"),
    [
        ({"name": ""}, "name: ", ("min_length", 1)),
        ({"name": "abcdef"}, "name: ", ("max_length", 5)),
        ({"name": "A - at `"}, "name: ", ("max_length", 5)),
        ({"name": "A"}, "name: ", ("pattern", "^[a-z]*$")),
        ({"name": None, "parts": [{"count": 10}]}, "parts[0].count: ", ("le", 9)),
        ({"name": None, "parts": [{"count": -1}]}, "parts[0].count: ", ("ge", 0)),
        ({"name": None, "named": {"c": 1}}, "named: ", ("values", ("a", "b"))),
    ],
)
def test_a_value_beyond_its_limit_names_the_limit(
    data: object, place: str, limit: tuple[str, object]
) -> None:
    found = first_misfit(data, Outer)

    assert (found.reason, found.place, found.limit) == ("misfit", place, limit)


def test_data_that_fit_have_no_misfit() -> None:
    data: dict[str, Any] = {
        "name": None,
        "named": {"a": 1, "b": True},
        "pairs": [[1, "x"]],
        "anything": [{}],
    }

    assert first_misfit(data, Outer) == Misfit()


JUNK: list[Any] = [
    None,
    True,
    -1,
    3,
    10**12,
    1.5,
    "",
    "x" * 900,
    [],
    [[]],
    {},
    {"a": 1},
    ["x"] * 300,
]


def broken(kind: type[msgspec.Struct], rng: random.Random) -> dict[str, Any]:
    """Data for a type, each part of which may be something else."""
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    rng.shuffle(fields)
    return {name: rng.choice(JUNK) for name in [*fields, "odd"] if rng.random() < 0.8}


MODULES = (alerts, games, learning, live, people, review, tables)
KINDS: list[type[msgspec.Struct]] = [Record]
for module in MODULES:
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    KINDS += [
        kind for kind in found if issubclass(kind, common.Strict) and kind is not common.Strict
    ]
SENT = [
    kind
    for kind in KINDS
    if kind.__struct_config__.tag is None  # a tag is checked before the fields
]


@pytest.mark.parametrize("kind", SENT, ids=lambda kind: kind.__name__)
def test_the_place_is_the_one_that_msgspec_means(kind: type[msgspec.Struct]) -> None:
    """Here, and only here, its sentence is read: a new kind of type must not be overlooked."""
    rng = random.Random(kind.__name__)
    for _ in range(40):
        data = broken(kind, rng)
        try:
            msgspec.json.decode(msgspec.json.encode(data), type=kind)
        except msgspec.ValidationError as error:
            path = first_misfit(data, kind).path
            said = str(error).replace("`key` in ", "").rpartition(" - at ")
            assert (f"`{path}`" if path != "$" else "") == (said[2] if said[1] else ""), str(error)
