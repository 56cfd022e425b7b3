"""A Study in Emerald in the browser: whole games by mouse, keys and thumb, and no barriers."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from browser.conftest import NewGuest
from browser.emerald import EMERALD, GAME, Keys, Mouse, Thumb, city, eventful, hand, the_map
from browser.guest import Guest, Seen
from browser.looks import assert_fits, barriers, barriers_in_both_themes, too_wide
from browser.ways import ANSWERS
from support.soaking import some_now

# Nobody watches, so nobody waits for a chance to react that is not there.
ALONE: Any = {"game": GAME, "spectators": "later"}


def assert_scored(guest: Guest) -> None:
    """The end is there: every seat with every item, and the sum is what the server says."""
    table = guest.page.get_by_role("table", name=guest.say("web-emerald-score-caption"))
    table.wait_for()
    frame = guest.frame()
    text = table.inner_text()
    for score in frame["view"]["scores"]:
        for key in ("neutral", "corrected"):
            assert re.search(rf"(?<!\d){score[key]}(?!\d)", text), key
        assert str(score["total"]).replace("-", "−") in text
        if score["penalty"]:
            assert f"−{score['penalty']}" in text
    for seat in guest.page.evaluate("heard.table.seats"):
        assert seat["name"] in text
    for score in frame["view"]["scores"]:
        guest.sees(guest.words.term(EMERALD, "faction", score["faction"]))


@pytest.mark.soak
def test_a_whole_game_of_two_by_mouse(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, **ALONE, level='greedy', options={'turn_cap': 10})}")

    asked = Mouse().play(anna, random.Random(1))

    assert {"setup-agent", "turn", "place-city", "place-card"} <= asked
    assert_scored(anna)
    anna.named("heading", "web-course").wait_for()


@pytest.mark.parametrize("answers", ANSWERS)
def test_a_game_of_five_needs_nothing_but_the_keyboard(guest: NewGuest, answers: int) -> None:
    bela = guest("Bela")
    bela.open(f"/t/{bela.new_table(4, **ALONE, level='greedy', options={'turn_cap': 10})}")
    keys = Keys()

    keys.play_to_the_end(bela, random.Random(2), answers, eventful)

    assert_scored(bela)
    keys.walk(bela, bela.button("web-replay"), "Tab")
    bela.page.keyboard.press("Enter")
    bela.sees(re.compile("^" + bela.say("web-status-past", move=1, last=7).split("7")[0]))


@pytest.mark.soak
@pytest.mark.parametrize("answers", ANSWERS)
def test_a_game_of_five_on_a_phone(guest: NewGuest, answers: int) -> None:
    jan = guest("Jan", language="pl", phone=True)
    jan.open(f"/t/{jan.new_table(4, **ALONE, level='greedy', options={'turn_cap': 10})}")

    asked = Thumb().play_to_the_end(
        jan, random.Random(3), answers, eventful, lambda: assert_fits(jan)
    )

    assert {"setup-agent", "turn", "place-city", "place-card"} <= asked
    assert_scored(jan)
    assert too_wide(jan) == ""


def stage(kind: str) -> Any:
    """The moment when a question of this kind is asked, with some pieces on the board."""

    def reached(frame: Seen) -> bool:
        return bool(frame["question"]["kind"] == kind and frame["view"]["turn"] > 1)

    return reached


@pytest.mark.parametrize(
    "kind", some_now(["turn", "place-card", "move-to"], lambda place, _: place == 0)
)
def test_the_table_has_no_barriers(guest: NewGuest, kind: str) -> None:
    anna = guest("Anna")
    table = anna.new_table(2, **ALONE)
    assert not anna.skip(table, stage(kind), eventful)["result"]
    anna.open(f"/t/{table}")
    anna.await_question()

    assert barriers_in_both_themes(anna) == []
    if kind == "turn":
        anna.page.keyboard.press("l")
        anna.sees(anna.say("web-emerald-cities"))
        assert barriers(anna) == []
        anna.page.keyboard.press("l")
        anna.page.set_viewport_size({"width": 360, "height": 740})
        assert barriers_in_both_themes(anna) == []


def test_what_is_closed_says_why_with_its_rule(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, **ALONE)
    anna.skip(table, stage("turn"), eventful)
    anna.open(f"/t/{table}")
    anna.await_question()

    closed = anna.dock.locator("[aria-disabled=true][data-choice]").first
    closed.focus()
    anna.page.keyboard.press("w")

    anna.dock.get_by_role("link", name=re.compile(r"^EME-\d")).wait_for()


def test_a_card_and_a_city_explain_themselves(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, **ALONE)
    anna.skip(table, stage("turn"), eventful)
    anna.open(f"/t/{table}")
    anna.await_question()

    hand(anna).first.focus()
    anna.page.keyboard.press("i")
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("Escape")
    city(anna, "rome").focus()
    anna.page.keyboard.press("i")

    anna.sees(anna.words.term(EMERALD, "city", "rome"), anna.page.get_by_role("dialog"))
    royal = anna.frame()["view"]["cities"][5]["royal"]
    anna.sees(
        re.compile(re.escape(anna.words.card(EMERALD, royal))), anna.page.get_by_role("dialog")
    )


def test_the_identity_lies_open_where_a_mouse_points_until_it_is_covered(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, **ALONE)}")
    anna.await_question()
    own = anna.frame()["view"]["seats"][0]
    faction = anna.words.term(EMERALD, "faction", own["faction"])
    card = anna.dock.get_by_role("button", name=re.compile(anna.say("web-emerald-identity")))

    anna.sees(faction, card)
    card.click()
    anna.sees(anna.say("web-emerald-uncover"), card)
    assert faction not in card.inner_text()
    anna.page.reload()
    anna.await_question()
    anna.sees(anna.say("web-emerald-uncover"), card)
    card.click()
    anna.sees(faction, card)


def test_the_identity_is_closed_until_it_is_held_where_fingers_point(guest: NewGuest) -> None:
    anna = guest("Anna", phone=True)
    anna.open(f"/t/{anna.new_table(1, **ALONE)}")
    anna.await_question()
    own = anna.frame()["view"]["seats"][0]
    faction = anna.words.term(EMERALD, "faction", own["faction"])
    card = anna.dock.get_by_role("button", name=re.compile(anna.say("web-emerald-identity")))

    assert faction not in card.inner_text()
    card.dispatch_event("pointerdown")
    anna.sees(faction, card)
    card.dispatch_event("pointerup")
    anna.sees(anna.say("web-emerald-hold-short"), card)
    assert faction not in card.inner_text()


def test_an_action_grows_and_is_taken_back_step_by_step(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, **ALONE)
    anna.skip(table, stage("place-card"), eventful)
    anna.open(f"/t/{table}")
    anna.await_question()
    plan = anna.named("list", "web-emerald-plan")
    plan.get_by_role("listitem").nth(1).wait_for()
    assert plan.get_by_role("listitem").count() == 2

    anna.dock.get_by_role("button", name=anna.say("web-take-back"), exact=True).click()

    anna.sees(anna.say("emerald-ask-place-city"), anna.dock)
    assert plan.get_by_role("listitem").count() == 1


def test_a_replay_with_everything_open_shows_every_hand(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, **ALONE, level="greedy")
    anna.skip(table, choose=eventful)
    anna.open(f"/t/{table}?move=9")
    the_map(anna).wait_for()
    anna.until("heard.fetching === 0")
    bot = anna.page.locator("[data-at='seat:1']")
    bot.click()
    dialog = anna.page.get_by_role("dialog")
    anna.sees(re.compile(anna.say("web-emerald-identity-hidden"), re.IGNORECASE), dialog)
    anna.page.keyboard.press("Escape")

    anna.look_with("web-replay-open")
    bot.click()

    anna.sees(re.compile(anna.say("web-emerald-in-hand", count=5).replace("5", r"\d+")), dialog)
    opened = anna.say("web-emerald-identity-open", faction="").strip()
    anna.sees(re.compile(re.escape(opened), re.IGNORECASE), dialog)
