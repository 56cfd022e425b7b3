"""Stawka większa niż życie in the browser: whole games, every part of the campaign, no barriers."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import assert_fits, barriers, barriers_in_both_themes, untranslated
from browser.stawka import (
    STAWKA,
    Keys,
    Mouse,
    Thumb,
    assert_ended,
    at_ease,
    button,
    eventful,
    label,
    middle,
    new_table,
    on_map,
    something,
    town,
)


def test_a_whole_part_by_mouse(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{new_table(anna, 's1_meeting')}")

    asked = Mouse(lively=25).play(anna, random.Random(1))

    assert {"choose-plan", "choose-activation", "activation-menu"} <= asked
    assert_ended(anna)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("scenario", "language", "answers", "kinds"),
    [
        ("s2_first_clash", "de", 20, {"choose-document", "draft-figure", "place-token"}),
        ("s3_chestnuts", "pl", 24, {"draft-figure", "place-token", "activation-menu"}),
    ],
)
def test_the_other_parts_by_mouse(
    guest: NewGuest, scenario: str, language: str, answers: int, kinds: set[str]
) -> None:
    """Play what is new in them on the page, the rest of it without the page."""
    anna = guest("Anna", language=language)
    anna.open(f"/t/{new_table(anna, scenario)}")

    asked = Mouse().play(anna, random.Random(1), answers=answers)
    anna.skip_to_the_end(at_ease)

    assert kinds <= asked
    assert_ended(anna)


@pytest.mark.soak
def test_a_whole_game_needs_nothing_but_the_keyboard(guest: NewGuest) -> None:
    bela = guest("Bela")
    bela.open(f"/t/{new_table(bela, 's1_meeting')}")

    Keys(lively=20).play(bela, random.Random(2))

    assert_ended(bela)


def test_a_game_on_a_phone_in_polish(guest: NewGuest) -> None:
    jan = guest("Jan", language="pl", phone=True)
    jan.open(f"/t/{new_table(jan, 's2_first_clash')}")

    Thumb().play(jan, random.Random(3), lambda: assert_fits(jan), answers=16)
    jan.skip_to_the_end(at_ease)

    assert_ended(jan)
    assert_fits(jan)


def asked(kind: str) -> Any:
    """The moment when a question of this kind is asked."""

    def reached(frame: Seen) -> bool:
        return bool(frame["question"]["kind"] == kind)

    return reached


def at(guest: Guest, scenario: str, until: Any) -> Seen:
    """Come to a moment of a game and open its table; the question there."""
    for _ in range(5):
        table = new_table(guest, scenario)
        if not guest.skip(table, until, eventful)["result"]:
            break
    guest.open(f"/t/{table}")
    question = guest.await_question()
    assert question is not None
    return question


@pytest.mark.parametrize(
    ("scenario", "kind"),
    [
        ("s1_meeting", "choose-plan"),
        ("s2_first_clash", "place-token"),
        ("s3_chestnuts", "window"),
        ("s3_chestnuts", "tile-decision"),
    ],
)
def test_questions_have_no_barriers_and_are_answered(
    guest: NewGuest, scenario: str, kind: str
) -> None:
    anna = guest("Anna")
    question = at(anna, scenario, asked(kind))

    assert barriers_in_both_themes(anna) == []
    Mouse().answer(anna, something(question, random.Random(1)))


def test_map_list_and_phone_have_no_barriers(guest: NewGuest) -> None:
    anna = guest("Anna")

    def late(frame: Seen) -> bool:
        view = frame["view"]
        return bool(frame["question"]["kind"] == "activation-menu" and view["stage"] > 1)

    at(anna, "s3_chestnuts", late)

    assert barriers_in_both_themes(anna) == []
    anna.page.keyboard.press("l")
    anna.sees(anna.say("web-stawka-town"))
    assert barriers(anna) == []
    anna.page.keyboard.press("l")
    anna.page.set_viewport_size({"width": 360, "height": 740})
    assert barriers_in_both_themes(anna) == []


def test_what_is_closed_says_why_with_its_rule(guest: NewGuest) -> None:
    anna = guest("Anna")

    def on_a_street(frame: Seen) -> bool:
        return asked("activation-menu")(frame) and "search" not in frame["question"]["options"]

    at(anna, "s1_meeting", on_a_street)
    rule = anna.dock.get_by_role("link", name=re.compile(r"^STA-\d"))

    field = town(anna).locator("[aria-disabled=true][data-choice^=step]").first
    field.focus()  # the keyboard asks by W
    anna.page.keyboard.press("w")
    rule.wait_for()
    anna.page.keyboard.press("Escape")
    rule.wait_for(state="detached")
    search = anna.dock.locator('[data-choice="search"]')
    search.click(force=True)  # the mouse by a press on what looks closed
    rule.wait_for()


def fresh_legs(frame: Seen) -> bool:
    """Somebody can set out for more than one field."""
    view = frame["view"]
    if frame["question"]["kind"] != "activation-menu" or view["activation"]["moved"]:
        return False
    agent = next(one for one in view["agents"] if one["agent"] == view["activation"]["agent"])
    return bool(view["seats"][0]["pool"] > 3 and agent["ap_limit"] - agent["ap_spent"] > 3)


def walked(guest: Guest) -> bool:
    """Go to a field further off at one press; was it reached?"""
    question = at(guest, "s1_meeting", fresh_legs)
    far = town(guest).locator(".spot.open:not(.near)").first
    goal = far.get_attribute("data-field")
    there = "heard.frame.view.agents.some((one) => one.field === arg && one.side === 0)"
    stopped = "heard.frame.view.activation?.movement_over"

    middle(far).click()
    guest.dock.locator(".btn.pri").click()
    guest.settle(question)
    while True:
        guest.until(f"{there} || {stopped} || heard.frame.question?.window", goal)
        waiting = guest.question()
        if waiting is None or not waiting["window"]:
            return bool(guest.page.evaluate(f"(arg) => {there}", goal))
        button(guest, guest.frame(), "pass").click()  # a chance to react does not end the walk
        guest.settle(waiting)


def test_a_way_over_several_fields_is_walked(guest: NewGuest) -> None:
    anna = guest("Anna")

    assert any(walked(anna) for _ in range(4))  # an enemy on the way may end it


def test_the_map_moves_and_grows_and_presses_nothing_by_it(guest: NewGuest) -> None:
    anna = guest("Anna")
    at(anna, "s1_meeting", fresh_legs)
    larger = anna.button("web-stawka-zoom-in")
    whole = anna.button("web-stawka-zoom-whole")

    def shown() -> list[float]:
        return [float(one) for one in (town(anna).get_attribute("viewBox") or "").split()]

    first = shown()
    larger.click()
    larger.click()
    near = shown()
    assert near[2] < first[2] / 1.5
    box = town(anna).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    there = 60 if near[0] > first[0] + 20 else -60  # away from the edge of the town
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + there, y, steps=4)
    anna.page.mouse.up()
    assert (shown()[0] - near[0]) * there < 0
    assert anna.dock.locator(".btn.pri").count() == 0
    whole.dblclick()
    assert shown()[2] == pytest.approx(first[2])
    assert whole.count() == 0


def test_the_list_serves_where_the_map_does_not(guest: NewGuest) -> None:
    anna = guest("Anna", language="de")
    question = at(anna, "s1_meeting", fresh_legs)
    step = next(one for one in question["options"] if one.startswith("step("))
    name = label(anna, anna.frame(), step)
    anna.page.keyboard.press("l")
    anna.sees(anna.say("web-stawka-town"))
    board = anna.page.get_by_role("main")

    for _ in range(2):  # chosen, then confirmed
        board.get_by_role("button", name=re.compile("^" + re.escape(name))).last.click()
    anna.settle(question)

    assert untranslated(anna) == []


def test_a_replay_is_seen_with_the_eyes_of_either_side(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = new_table(anna, "s2_first_clash")
    anna.skip(table, choose=eventful)
    number, sides = 0, set[int]()
    while sides != {0, 1}:  # both have tokens face down on the map
        number += 10
        (view,) = anna.ask("GET", f"/tables/{table}/moments/{number}?eyes=0")["views"]
        sides = {one["side"] for one in view["tokens"] if not one["face_up"]}
    anna.open(f"/t/{table}?move={number}")
    town(anna).wait_for()
    other = anna.page.evaluate("heard.table.seats[1].name")
    every = len(view["tokens"])
    unknown = town(anna).locator(".token:not(.known)")
    known = town(anna).locator(".token.known")

    for seat, eyes in ((0, "Anna"), (1, other), (None, "web-replay-open")):
        anna.look_with(eyes)
        move = re.search(r"move=(\d+)", anna.page.url)  # moments are counted for each viewer
        assert move
        seen = every if seat is None else 0
        if seat is not None:
            moment = f"/tables/{table}/moments/{move.group(1)}?eyes={seat}"
            (view,) = anna.ask("GET", moment)["views"]
            seen = sum(one["threat"] is not None for one in view["tokens"])
            assert 0 < seen < every
        known.nth(seen - 1).wait_for()
        anna.until("heard.fetching === 0")
        assert (known.count(), unknown.count()) == (seen, every - seen)


def test_figures_and_fields_say_everything_to_those_who_hear(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl")
    question = at(anna, "s3_chestnuts", fresh_legs)
    frame = anna.frame()
    active = frame["view"]["activation"]["agent"]
    words = anna.words

    figure = town(anna).locator(f'[data-agent="{active}"]')
    said = figure.get_attribute("aria-label") or ""
    assert words.term(STAWKA, "side", "polish") in said
    assert anna.say("web-stawka-active") in said
    assert re.search(r"\b\d\b", said)
    step = next(one for one in question["options"] if one.startswith("step("))
    assert anna.say("web-stawka-ap", count=1) in (
        on_map(anna, frame, step).get_attribute("aria-label") or ""
    )
    assert untranslated(anna) == []
