"""A host's own game in the browser: on the home page, played to its end, looked back at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import host
from browser.conftest import NewGuest
from browser.guest import PATIENCE, Guest
from browser.looks import barriers
from kuhn import GAME
from support.club import NO_QUOTAS

pytestmark = pytest.mark.verify
EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn"
CHANGES = f"import sys; sys.path[:0] = [{str(EXAMPLE)!r}, {str(EXAMPLE.parents[1] / 'tests')!r}]"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with Kuhn poker, and with a game that brings no words at all."""
    folder = tmp_path_factory.mktemp("own")
    games = {"games": "kuhn:GAME,support.ambush:AmbushGame"}
    with host.serving(
        folder, CHANGES, bot_pause=0, requests_per_minute=0, thinkers=1, **NO_QUOTAS, **games
    ) as address:
        yield address


def sit_down(guest: Guest, title: str) -> None:
    """Choose a game on the home page and play it against bots."""
    guest.open()
    guest.page.get_by_role("radio", name=title, exact=True).click()
    guest.start.click()
    guest.await_question()


def answer(guest: Guest) -> None:
    """Mark the first option and send it."""
    question = guest.question()
    assert question
    guest.dock.get_by_role("group").get_by_role("button").first.click()
    guest.dock.locator(".pri").click()
    guest.settle(question)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_it_is_found_at_home_and_played_to_its_end(
    guest: NewGuest, club: str, language: str
) -> None:
    anna = guest("Anna", language=language, at=club)
    title, game = anna.words.game(GAME), GAME()
    sit_down(anna, title)

    anna.sees(anna.say("kuhn-field-chips"))
    anna.sees(anna.say("web-any-players"))
    while not anna.over():
        question = anna.question()
        assert question
        offered = anna.dock.get_by_role("group").get_by_role("button").all_inner_texts()
        assert offered == [
            anna.words.choice(game, game.number(name), []) for name in question["options"]
        ]
        answer(anna)
        anna.await_question(question)
    anna.page.locator(".any-scores").wait_for()

    anna.open(f"/t/{anna.table}?move=1&eyes=all")
    cards = "|".join(anna.words.card(game, card) for card in game.vocabulary["card"])
    shown = anna.page.locator(".any-board td").filter(has_text=re.compile(f"^({cards})$"))
    expect(shown).to_have_count(2, timeout=PATIENCE)  # everything is open after the end


def test_its_rules_can_be_read(guest: NewGuest, club: str) -> None:
    anna = guest("Anna", at=club).open("/rules/kuhn/reference")

    anna.sees("After a bet the other seat folds, or it calls and pays one chip too.")


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_without_any_words_can_be_played_by_everybody(
    guest: NewGuest, club: str, phone: bool
) -> None:
    anna = guest("Anna", at=club, phone=phone)
    sit_down(anna, "ambush")

    anna.dock.get_by_role("heading", name="strike").or_(
        anna.dock.get_by_role("group")
    ).first.wait_for()
    assert barriers(anna) == []
    answer(anna)
