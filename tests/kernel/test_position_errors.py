"""Errors of positions: they show what stands at their path, and suggest nothing wrong."""

from __future__ import annotations

from typing import Any

import pytest

import konspira
from konspira.kernel.errors import PositionError, did_you_mean
from konspira.words import LANGUAGES, Words


def refused(name: str, data: dict[str, Any]) -> PositionError:
    with pytest.raises(PositionError) as caught:
        konspira.make(name).position(data)
    return caught.value


def test_what_is_just_as_near_is_suggested_together() -> None:
    remedy = did_you_mean("tamariz_II", ["tamariz_1", "tamariz_2", "tamariz_3", "church_1"])
    assert remedy.code == "near-some"
    assert remedy.facts == {"known": "tamariz_1, tamariz_2, tamariz_3"}


def test_a_word_is_never_suggested_for_itself() -> None:
    remedy = did_you_mean("victim", ["victim", "victims"])
    assert (remedy.code, remedy.facts) == ("near", {"near": "victims"})


def test_a_key_that_means_nothing_here_is_not_suggested_for_itself() -> None:
    error = refused("emerald", {"seats": [{"tableau": [{"card": "fenians", "victim": 1}]}]})
    assert error.facts["path"] == "seats[0].tableau[0].victim"
    assert error.facts["value"] == "1"
    assert error.facts["remedy"] == "it means nothing here; leave it out"


@pytest.mark.parametrize(
    ("key", "remedy"),
    [("tracks", 'did you mean "attack"?'), ("xyzzy", "known: game, options")],
)
def test_a_key_that_no_place_has_is_called_one(key: str, remedy: str) -> None:
    error = refused("emerald", {key: 6})
    assert (error.facts["path"], error.facts["value"]) == (key, "6")
    assert str(error.facts["remedy"]).startswith(f"there is no such key; {remedy}")
    words = [Words(language).error(error) for language in LANGUAGES]
    assert [key in text for text in words] == [True] * 3
    assert "Schlüssel" in words[2]


@pytest.mark.parametrize(
    ("name", "data", "path", "value"),
    [
        (
            "spiskowcy",
            {"agenda": ["end_round", "end_round"]},
            "agenda",
            '["end_round", "end_round"]',
        ),
        ("emerald", {"seats": [{"hand": ["cthulhu"] * 2}]}, "seats[0].hand", '"cthulhu"'),
        ("emerald", {"plan": ["claim"]}, "plan", '["claim"]'),
        ("estoril", {"counted": [1, 2, 3]}, "counted", "[1, 2, 3]"),
    ],
)
def test_an_error_shows_what_stands_at_its_path(
    name: str, data: dict[str, Any], path: str, value: str
) -> None:
    error = refused(name, data)
    assert (error.facts["path"], error.facts["value"]) == (path, value)


def test_a_long_value_is_cut() -> None:
    error = refused("spiskowcy", {"phase": "x" * 5000})
    assert len(str(error.facts["value"])) < 210


@pytest.mark.parametrize("name", ["spiskowcy", "leduc"])
def test_a_game_without_dice_takes_none(name: str) -> None:
    assert "has no dice" in str(refused(name, {"dice": [1]}))


def test_a_turn_that_would_be_ignored_is_refused() -> None:
    assert refused("spiskowcy", {"turn": 1, "phase": "deal"}).facts["path"] == "turn"
