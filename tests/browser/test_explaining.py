"""Whatever is closed says why, with its rule; whatever is drawn explains itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewGuest
from browser.guest import PATIENCE, Guest
from browser.spiskowcy import SPISKOWCY, Mouse, chip, eventful, hand, in_hand

RULE = re.compile(r"^SPI-\d+\.\d+$")


def with_an_order_begun(guest: Guest, **table: Any) -> Guest:
    """At a table where an order is half made: two kinds need a majority that nobody has yet."""
    guest.open(f"/t/{guest.new_table(**table)}")
    question = guest.await_question()
    assert question is not None
    Mouse().answer(guest, question["options"][0])
    return guest


def two_kinds(guest: Guest) -> Locator:
    return guest.dock.get_by_role("button", name=guest.say("web-spiskowcy-do-two-kinds"))


@pytest.mark.parametrize("how", ["hover", "click", "focus"])
def test_a_closed_option_says_why_and_its_rule_opens_beside_the_board(
    guest: NewGuest, how: str
) -> None:
    anna = with_an_order_begun(guest("Anna"))
    assert two_kinds(anna).get_attribute("aria-disabled") == "true"
    before = anna.frame()["mark"]

    if how == "hover":
        two_kinds(anna).hover(force=True)
    elif how == "click":
        two_kinds(anna).click(force=True)
    else:
        anna.page.keyboard.press("q")
        for _ in range(10):
            if two_kinds(anna).evaluate("one => one === document.activeElement"):
                break
            anna.page.keyboard.press("Shift+Tab")  # what is closed stands before the big button
    reason = anna.dock.get_by_role("status").filter(has=anna.page.get_by_role("link", name=RULE))
    reason.wait_for()

    link = reason.get_by_role("link", name=RULE)
    rule = link.inner_text()
    assert len(reason.inner_text()) > len(rule) + 10  # a sentence, not only a number
    link.click()
    panel = anna.named("tabpanel", "web-tab-rules")
    target = panel.locator(f"[id='{rule.lower()}']")
    expect(target).to_be_in_viewport(timeout=PATIENCE)
    assert anna.frame()["mark"] == before  # asking changes nothing


@pytest.mark.parametrize("language", ["pl", "de"])
def test_the_reason_is_in_the_language_of_the_reader(guest: NewGuest, language: str) -> None:
    anna = with_an_order_begun(guest("Anna", language=language))

    two_kinds(anna).click(force=True)

    anna.sees(anna.say("spiskowcy-why-pair-needs-innkeeper"), anna.dock)


def test_a_link_to_a_rule_opens_the_reference_at_that_rule(guest: NewGuest) -> None:
    anna = guest().open("/rules/spiskowcy/reference#spi-6.4")

    expect(anna.page.locator("[id='spi-6.4']")).to_be_in_viewport(timeout=PATIENCE)


def test_a_seat_that_cannot_be_raided_says_why_at_the_board_and_in_the_dock(
    guest: NewGuest,
) -> None:
    anna = guest("Anna")

    def closed_victim(frame: dict[str, Any]) -> bool:
        question, seats = frame["question"], frame["view"]["seats"]
        offered = question["options"]
        others = range(1, len(seats))
        return question["kind"] == "raid-player" and any(
            f"raid_player({seat})" not in offered for seat in others
        )

    table, frame = anna.find(closed_victim, eventful)
    anna.open(f"/t/{table}")
    closed = next(
        seat for seat in (1, 2) if f"raid_player({seat})" not in frame["question"]["options"]
    )
    anna.frame()

    chip(anna, str(closed)).click(force=True)

    anna.dock.get_by_role("status").get_by_role("link", name=RULE).wait_for()


def test_the_pointer_that_rests_on_a_card_gets_it_explained(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table()}")
    question = anna.await_question()
    assert question is not None
    card = question["options"][0].removeprefix("order_type(").removesuffix(")")

    in_hand(anna, card).hover()

    tip = anna.page.get_by_role("tooltip", name=anna.words.card(SPISKOWCY, card))
    anna.sees(anna.words.term(SPISKOWCY, "power", card), tip)
    tip.get_by_role("link", name=RULE).first.wait_for()
    anna.page.mouse.move(0, 0)
    tip.wait_for(state="hidden")
    anna.page.get_by_role("columnheader").filter(
        has_text=anna.words.card(SPISKOWCY, "banker")
    ).get_by_role("button").hover()
    anna.page.get_by_role("tooltip", name=anna.words.card(SPISKOWCY, "banker")).wait_for()


def test_a_key_explains_the_card_that_has_the_focus_and_escape_leads_back(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table()}")
    anna.await_question()
    hand(anna).first.wait_for()

    anna.page.keyboard.press("h")
    anna.page.keyboard.press("i")

    dialog = anna.page.get_by_role("dialog")
    dialog.wait_for()
    assert dialog.get_by_role("link", name=RULE).first.evaluate(
        "one => one === document.activeElement"
    )
    anna.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert hand(anna).and_(anna.page.locator(":focus")).count() == 1


def test_a_long_press_explains_a_card_and_does_not_choose_it(guest: NewGuest) -> None:
    anna = guest("Anna", phone=True)
    anna.open(f"/t/{anna.new_table()}")
    question = anna.await_question()
    assert question is not None
    card = question["options"][0].removeprefix("order_type(").removesuffix(")")
    box = in_hand(anna, card).bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = anna.context.new_cdp_session(anna.page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    tip = anna.page.get_by_role("dialog", name=anna.words.card(SPISKOWCY, card))
    anna.sees(anna.words.term(SPISKOWCY, "power", card), tip)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert tip.is_visible()
    assert anna.question() == question
    anna.page.touchscreen.tap(180, 60)
    tip.wait_for(state="hidden")
    in_hand(anna, card).tap()
    anna.until("heard.frame.question?.kind === 'order-count'")


def test_what_rises_under_the_pointer_stays_under_it(guest: NewGuest) -> None:
    anna = guest("Anna")
    table, _ = anna.find(lambda frame: bool(frame["question"]["kind"] == "raid-player"), eventful)
    anna.open(f"/t/{table}")
    question = anna.question()
    assert question is not None
    open_seat = question["options"][0].removeprefix("raid_player(").removesuffix(")")
    for thing in (chip(anna, open_seat), anna.page.locator(f"[data-at='plate:{open_seat}']")):
        box = thing.bounding_box()
        assert box
        anna.page.mouse.move(0, 0)
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
        places = thing.evaluate(
            """async (one) => {
              const places = []
              for (let n = 0; n < 12; n += 1) {
                await new Promise(requestAnimationFrame)
                places.push(one.getBoundingClientRect().top)
              }
              return places
            }"""
        )
        assert len(set(places[-6:])) == 1, f"it trembles: {places}"
