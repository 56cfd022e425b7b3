"""Stawka większa niż życie in the browser: whole games, every part of the campaign, no barriers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from browser import host
from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import barriers, barriers_in_both_themes, too_wide, untranslated
from browser.stawka import GAME, STAWKA, Keys, Mouse, Thumb, eventful, town

REACTION = 0.4  # seconds of a chance to react: short, but time enough for an answer by a page

SCENARIOS = ("s1_meeting", "s2_first_clash", "s3_chestnuts")


@pytest.fixture(scope="module")
def quick(possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose reaction windows are short."""
    folder = tmp_path_factory.mktemp("quick")
    settings = {"bot_pause": 0, "requests_per_minute": 0, "thinkers": 1}
    with host.serving(folder, reaction_time=REACTION, **settings) as address:
        yield address


def new_table(guest: Guest, scenario: str) -> str:
    return guest.new_table(1, game=GAME, options={"scenario": scenario})


def assert_ended(guest: Guest) -> None:
    """The end is there: how it came, and what both sides had."""
    guest.until("heard.frame?.result")
    table = guest.page.get_by_role("table", name=guest.say("web-stawka-score-caption"))
    table.wait_for()
    view = guest.frame()["view"]
    text = guest.text()
    assert guest.words.term(STAWKA, "ending", view["ending"]) in text
    for seat in view["seats"]:
        assert re.search(rf"\b{seat['vp']}\b", table.inner_text())


def test_a_whole_game_by_mouse(guest: NewGuest, quick: str) -> None:
    anna = guest("Anna", at=quick)
    anna.open(f"/t/{new_table(anna, 's1_meeting')}")

    Mouse().play(anna, random.Random(1))

    assert_ended(anna)


def test_the_keyboard_is_enough(guest: NewGuest, quick: str) -> None:
    bela = guest("Bela", at=quick)
    table = new_table(bela, "s1_meeting")
    bela.open(f"/t/{table}")

    answers = Keys().play(bela, random.Random(2), most=60)

    assert answers == 60 or bela.over()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_on_a_phone_in_polish(guest: NewGuest, quick: str, scenario: str) -> None:
    jan = guest("Jan", language="pl", phone=True, at=quick)
    jan.open(f"/t/{new_table(jan, scenario)}")
    thumb = Thumb()
    luck = random.Random(3)

    for _ in range(12):
        thumb.play(jan, luck, most=3)
        assert too_wide(jan) == ""
        assert untranslated(jan) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_part_ends_with_its_result(guest: NewGuest, quick: str, scenario: str) -> None:
    anna = guest("Anna", language="de", at=quick)
    table = new_table(anna, scenario)
    anna.skip(table, choose=eventful)
    anna.open(f"/t/{table}")

    assert_ended(anna)
    assert untranslated(anna) == []


def stage(kind: str) -> Any:
    """The moment when a question of this kind is asked."""

    def reached(frame: Seen) -> bool:
        return bool(frame["question"]["kind"] == kind)

    return reached


@pytest.mark.parametrize(
    ("scenario", "kind"),
    [
        ("s1_meeting", "choose-plan"),
        ("s1_meeting", "activation-menu"),
        ("s1_meeting", "tile-decision"),
        ("s2_first_clash", "place-token"),
        ("s3_chestnuts", "window"),
    ],
)
def test_the_table_has_no_barriers(guest: NewGuest, quick: str, scenario: str, kind: str) -> None:
    anna = guest("Anna", at=quick)
    table = new_table(anna, scenario)
    assert not anna.skip(table, stage(kind), eventful)["result"]
    anna.open(f"/t/{table}")
    anna.await_question()

    assert barriers_in_both_themes(anna) == []
    if kind == "activation-menu":
        anna.page.keyboard.press("l")
        anna.sees(anna.say("web-stawka-town"))
        assert barriers(anna) == []
        anna.page.keyboard.press("l")
        anna.page.set_viewport_size({"width": 360, "height": 740})
        assert barriers_in_both_themes(anna) == []


def test_what_is_closed_says_why_with_its_rule(guest: NewGuest, quick: str) -> None:
    anna = guest("Anna", at=quick)
    table = new_table(anna, "s1_meeting")
    anna.skip(table, stage("activation-menu"), eventful)
    anna.open(f"/t/{table}")
    anna.await_question()

    closed = town(anna).locator("[aria-disabled=true][data-choice^=step]").first
    closed.focus()
    anna.page.keyboard.press("w")

    anna.dock.get_by_role("link", name=re.compile(r"^STA-\d")).wait_for()


def test_a_way_over_several_fields_is_walked(guest: NewGuest, quick: str) -> None:
    anna = guest("Anna", at=quick)
    table = new_table(anna, "s1_meeting")

    def can_walk(frame: Seen) -> bool:
        view = frame["view"]
        return bool(
            frame["question"]["kind"] == "activation-menu" and not view["activation"]["moved"]
        )

    anna.skip(table, can_walk, eventful)
    anna.open(f"/t/{table}")
    question = anna.await_question()
    assert question is not None
    far = town(anna).locator(".spot.open:not(.near)").first
    goal = far.get_attribute("data-field")

    far.click()
    anna.dock.locator(".btn.pri").click()
    anna.settle(question)
    anna.until("heard.frame.view.agents.some((one) => one.field === arg && one.side === 0)", goal)


def test_a_replay_with_everything_open_shows_the_tokens_of_both_sides(
    guest: NewGuest, quick: str
) -> None:
    anna = guest("Anna", at=quick)
    table = new_table(anna, "s3_chestnuts")
    anna.skip(table, choose=eventful)
    unknown = town(anna).locator(".token:not(.known)")
    for move in range(20, 200, 15):  # until a token lies there that Anna does not know
        anna.open(f"/t/{table}?move={move}")
        town(anna).wait_for()
        anna.until("heard.fetching === 0")
        if unknown.count():
            break

    assert unknown.count() > 0
    anna.page.get_by_role("combobox", name=anna.say("web-eyes")).select_option("all")
    unknown.first.wait_for(state="detached")
    assert unknown.count() == 0
