"""Options of a game: their values, and the number of seats that some of them need."""

from __future__ import annotations

import pytest

import konspira
from konspira import OptionError
from konspira.kernel.game import Setting
from konspira.words import LANGUAGES, Words

FEW = Setting("secret", [False, True], "EST-11.1", seats=(3, 4))
ANY = Setting("edition", ["pl", "de"], "EST-8.8")


def test_values_that_need_more_seats_are_not_offered_to_fewer() -> None:
    assert FEW.values_for(2) == [False]
    assert FEW.values_for(3) == FEW.values_for(4) == [False, True]
    assert ANY.values_for(2) == ["pl", "de"]


def test_the_default_is_always_allowed() -> None:
    assert FEW.read_for(False, 2) is False
    assert FEW.read_for("false", 2) is False
    assert FEW.read_for("true", 3) is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_value_that_needs_more_seats_is_refused_in_words(lang: str) -> None:
    with pytest.raises(OptionError) as caught:
        konspira.make("estoril", seats=2, variant_secret_missions="true")

    assert caught.value.code == "option-needs-seats"
    assert caught.value.facts["low"] == 3
    said = Words(lang).error(caught.value)
    assert "variant_secret_missions" in said and "3" in said and "4" in said
