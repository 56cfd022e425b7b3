"""Estoril 1942 in the browser: whole games, both editions, every variant, and no barriers."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from browser.conftest import NewGuest
from browser.estoril import ESTORIL, GAME, Keys, Mouse, Thumb, eventful, hand, in_hand, town
from browser.guest import Guest, Seen
from browser.looks import assert_fits, barriers, barriers_in_both_themes, too_wide
from browser.ways import ANSWERS, EVERYTHING
from konspira.words import Words
from support.soaking import some_now

SEATS = 4


def assert_scored(guest: Guest) -> None:
    """The end is there: every seat with every item, and the sum is what the server says."""
    table = guest.page.get_by_role("table", name=guest.say("web-estoril-score-caption"))
    table.wait_for()
    frame = guest.frame()
    text = table.inner_text()
    for total in frame["result"]["scores"]:
        assert re.search(rf"\b{total}\b", text)
    for mission in frame["view"]["missions"]:
        assert guest.words.term(ESTORIL, "mission", mission["id"]) in text
    for seat in guest.page.evaluate("heard.table.seats"):
        assert seat["name"] in text


@pytest.mark.parametrize("answers", ANSWERS)
def test_a_game_of_four_by_mouse(guest: NewGuest, answers: int) -> None:
    anna = guest().open()
    anna.page.get_by_role("radio", name=anna.say("estoril-title")).click()
    anna.button("web-start-seat-add").click()

    anna.start.click()
    Mouse().play_to_the_end(anna, random.Random(1), answers, eventful)

    assert_scored(anna)
    anna.named("heading", "web-course").wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("answers", ANSWERS)
def test_a_game_of_four_needs_nothing_but_the_keyboard(guest: NewGuest, answers: int) -> None:
    bela = guest("Bela")
    bela.open(f"/t/{bela.new_table(SEATS - 1, game=GAME)}")
    keys = Keys()

    keys.play_to_the_end(bela, random.Random(2), answers, eventful)

    assert_scored(bela)
    keys.walk(bela, bela.button("web-replay"), "Tab")
    bela.page.keyboard.press("Enter")
    bela.sees(re.compile("^" + bela.say("web-status-past", move=1, last=7).split("7")[0]))


@pytest.mark.parametrize("answers", ANSWERS)
def test_a_game_of_four_on_a_phone(guest: NewGuest, answers: int) -> None:
    jan = guest("Jan", language="pl", phone=True)
    jan.open(f"/t/{jan.new_table(SEATS - 1, game=GAME)}")

    asked = Thumb().play_to_the_end(
        jan, random.Random(3), answers, eventful, lambda: assert_fits(jan)
    )

    assert {"place-card", "place-space"} <= asked
    assert "hand-discard" in asked or answers < EVERYTHING
    assert_scored(jan)
    assert too_wide(jan) == ""


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (
            4,
            {
                "edition": "de",
                "variant_secret_missions": True,
                "variant_recruitment_agenda": True,
            },
        ),
        pytest.param(4, {"edition": "pl", "variant_second_place": True}, marks=pytest.mark.soak),
    ],
)
def test_editions_and_variants_are_chosen_on_the_page_and_played_to_the_end(
    guest: NewGuest, seats: int, options: dict[str, Any]
) -> None:
    anna = guest("Anna").open()
    anna.page.get_by_role("radio", name=anna.say("estoril-title")).click()
    for _ in range(seats - 3):
        anna.button("web-start-seat-add").click()
    for name, value in options.items():
        if name == "edition":
            anna.named("radio", f"web-start-name-edition-{value}").check()
        else:
            anna.named("checkbox", f"web-start-name-{name.replace('_', '-')}").check()
    anna.start.click()
    frame = anna.frame()

    assert frame["view"]["edition"] == options["edition"]
    anna.skip(anna.table, choose=eventful)

    anna.until("heard.frame?.result")
    chosen = anna.page.evaluate("heard.table.options")
    assert {name: chosen[name] for name in options} == options
    assert_scored(anna)
    if options.get("variant_secret_missions"):
        assert len(anna.frame()["view"]["missions"]) == seats + 1
    if options.get("variant_recruitment_agenda"):
        anna.sees(anna.say("web-estoril-score-agenda"))


def stage(kind: str) -> Any:
    """The moment when a question of this kind is asked, with some cards in the town."""

    def reached(frame: Seen) -> bool:
        lie = sum(
            space["character"] is not None
            for tile in frame["view"]["town"]
            for space in tile["spaces"]
        )
        return frame["question"]["kind"] == kind and (lie > 4 or kind == "hand-discard")

    return reached


@pytest.mark.parametrize(
    "kind", some_now(["place-space", "activate", "hand-discard"], lambda place, _: place == 1)
)
def test_the_table_has_no_barriers(guest: NewGuest, kind: str) -> None:
    anna = guest("Anna")
    table = anna.new_table(2, game=GAME)
    assert not anna.skip(table, stage(kind), eventful)["result"]
    anna.open(f"/t/{table}")
    anna.await_question()

    assert barriers_in_both_themes(anna) == []
    if kind == "place-space":
        anna.page.keyboard.press("l")
        anna.sees(anna.say("web-estoril-list-town"))
        assert barriers(anna) == []
        anna.page.keyboard.press("l")
        anna.page.set_viewport_size({"width": 360, "height": 740})
        assert barriers_in_both_themes(anna) == []


def test_what_is_closed_says_why_with_its_rule(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, game=GAME)}")
    question = anna.await_question()
    assert question is not None
    Mouse().answer(anna, question["options"][0])
    anna.await_question(question)

    closed = town(anna).locator("[aria-disabled=true][data-choice^=place_space]").first
    closed.focus()
    anna.page.keyboard.press("w")

    anna.dock.get_by_role("link", name=re.compile(r"^EST-\d")).wait_for()


def test_a_card_explains_itself_and_another_one_can_be_taken_instead(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, game=GAME)}")
    question = anna.await_question()
    assert question is not None
    in_hand(anna, "start_assassin").focus()
    anna.page.keyboard.press("i")
    anna.sees(anna.words.term(ESTORIL, "power", "assassin"), anna.page.get_by_role("dialog"))
    anna.page.keyboard.press("Escape")

    Mouse().answer(anna, "place_card(start_assassin)")
    in_hand(anna, "start_plain").click()

    anna.sees(anna.say("web-estoril-ask-place", card=Words("en").card(ESTORIL, "start_plain")))
    assert hand(anna).count() == len(question["options"])


def test_a_card_is_dragged_onto_its_space(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, game=GAME)}")
    question = anna.await_question()
    card = hand(anna).first.bounding_box()
    outer = re.compile(anna.say("web-estoril-outer"))
    place = town(anna).get_by_role("button", name=outer).first.bounding_box()
    assert card is not None
    assert place is not None

    anna.page.mouse.move(card["x"] + 40, card["y"] + 50)
    anna.page.mouse.down()
    anna.page.mouse.move(place["x"] + 60, place["y"] + 90, steps=8)
    anna.page.mouse.up()
    placing = anna.await_question(question)

    assert placing is not None
    assert placing["kind"] == "place-space"
    anna.dock.locator("[data-choice^=place_space]").click()
    anna.settle(placing)
    assert sum(seat["markers"] for seat in anna.frame()["view"]["seats"]) < 12


def test_a_replay_with_everything_open_shows_what_nobody_knew(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, game=GAME)
    anna.skip(table, choose=eventful)
    face_down = re.compile(": " + anna.say("web-estoril-face-down"))
    unknown = town(anna).locator("[data-at^='space:']").filter(has_text=face_down)
    for move in range(8, 60, 4):  # until something lies face down that Anna does not know
        anna.open(f"/t/{table}?move={move}")
        town(anna).wait_for()
        anna.until("heard.fetching === 0")
        if unknown.count():
            break

    assert unknown.count() > 0
    anna.look_with("web-replay-open")
    unknown.first.wait_for(state="detached")
    assert unknown.count() == 0
