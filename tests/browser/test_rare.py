"""Questions that are too rare to be met: they come, and their pages can be read and answered."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser import moments
from browser.conftest import NewGuest
from browser.looks import assert_fits, untranslated
from browser.rare import RARE
from browser.stawka import Mouse


def test_every_rare_question_of_stawka_is_asked_and_can_be_answered(
    elsewhere: str, wish: Path, guest: NewGuest
) -> None:
    anna = guest("Anna", language="pl", at=elsewhere)
    assert set(RARE) <= set(moments.kinds_of("stawka"))
    for kind in RARE:
        moment = moments.from_position(kind)
        anna.open(f"/t/{moments.open_table(anna, moment, wish)}")
        question = anna.await_question()
        assert question is not None
        assert question["kind"] == kind
        expect(anna.dock.get_by_role("heading").first).not_to_be_empty()
        assert untranslated(anna) == [], kind
        assert_fits(anna)
        Mouse().answer(anna, question["options"][-1])
        anna.leave()
