"""Questions that are too rare to be met: they come, and their pages can be read and answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import host, moments
from browser.conftest import NewGuest
from browser.looks import assert_fits, untranslated
from browser.rare import RARE
from browser.stawka import Mouse
from support.club import NO_QUOTAS


@pytest.fixture(scope="module")
def wish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the server looks for a moment at which a table begins."""
    return tmp_path_factory.mktemp("wish") / "moment.json"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory, wish: Path) -> Iterator[str]:
    """A server whose next table begins at a moment."""
    folder = tmp_path_factory.mktemp("server")
    before = moments.HOOK.format(path=str(wish))
    with host.serving(folder, before, bot_pause=0, requests_per_minute=0, **NO_QUOTAS) as address:
        yield address


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
