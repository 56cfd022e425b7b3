"""The flow at the table: what needs no asking, what happened meanwhile, what the log folds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser import estoril, films, stawka
from browser.conftest import NewGuest
from browser.guest import PATIENCE, Guest, Seen
from browser.looks import barriers_in_both_themes, too_wide, untranslated

LONG = 700  # ms that make a press a long one, and a question with one answer a given one
BOXES = """() => ['main', 'dock'].map((id) => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect()
  return [x, y, width, height]
})"""


def send(guest: Guest, question: Seen, choice: str) -> None:
    """Answer without the page, which is open and hears of it."""
    answer = {"token": question["token"], "choice": choice}
    guest.ask("POST", f"/tables/{guest.table}/choose", answer)
    guest.settle(question)


# -- what decides nothing --------------------------------------------------------------------------


def decides_nothing(frame: Seen) -> bool:
    """The turn can only be ended, and nothing can be taken back any more."""
    return bool(frame["question"]["options"] == ["end_turn"] and not frame["take_back"])


def at_the_end_of_a_turn(guest: Guest) -> str:
    """A table where nobody watches, at a question with one answer."""
    for _ in range(20):
        table = guest.new_table(2, spectators="none")
        last = lambda frame: str(frame["question"]["options"][-1])  # noqa: E731
        if not guest.skip(table, decides_nothing, last)["result"]:
            return table
    raise AssertionError("in twenty games no turn could only be ended")


def test_a_question_with_one_answer_needs_nobody(guest: NewGuest) -> None:
    anna = guest("Anna", by_itself=True)
    anna.open(f"/t/{at_the_end_of_a_turn(anna)}")

    anna.until("heard.frame && heard.frame.question?.options.join() !== 'end_turn'")


def test_whoever_wants_to_press_it_presses_it(guest: NewGuest) -> None:
    anna = guest("Anna", by_itself=True).open("/preferences")
    wish = re.compile("^" + anna.say("web-pref-by-itself"))
    anna.page.get_by_role("switch", name=wish).click()
    anna.open(f"/t/{at_the_end_of_a_turn(anna)}")

    question = anna.await_question()
    anna.page.wait_for_timeout(2 * LONG)
    assert anna.question() == question


# -- standing answers ------------------------------------------------------------------------------


def enemy_walks(frame: Seen) -> bool:
    """A chance to react while an agent of the enemy is walking, with something to react with."""
    question, now = frame["question"], frame["view"]["activation"]
    return bool(
        question["window"]
        and len(question["options"]) > 1
        and now
        and now["leader"] != frame["view"]["seat"]
        and not now["movement_over"]
    )


def tick(guest: Guest, way: str) -> Locator:
    return guest.button(f"web-pass-{way}", guest.dock)


def chip(guest: Guest) -> Locator:
    """Return what the status line says of it."""
    return guest.page.get_by_role("banner").get_by_role(
        "button", name=re.compile(re.escape(guest.say("web-passing-end")))
    )


def windows(guest: Guest, after: Seen) -> set[str]:
    """The chances to react with something to react with that came after this one."""
    asked = [one["question"] for one in guest.received if one["is"] == "frame" and one["question"]]
    tokens = [one["token"] for one in asked if one["window"] and len(one["options"]) > 1]
    return set(tokens[tokens.index(after["token"]) + 1 :]) - {after["token"]}


def play_the_stage(guest: Guest, first: Seen) -> set[str]:
    """Play on until a later chance to react has passed, or the stage is over; which have passed."""
    stage = guest.frame()["view"]["stage"]
    question: Seen | None = first
    while question is not None:
        guest.until(
            "heard.frame.result || (heard.frame.question && !heard.frame.question.window && "
            "heard.frame.question.token !== arg)",
            question["token"],
        )
        frame = guest.frame()
        question = frame["question"]
        passed = windows(guest, first)
        if frame["result"] or frame["view"]["stage"] != stage or passed:
            return passed
        assert question is not None
        send(guest, question, films.sensible(frame))
    return set()


def test_chances_to_react_pass_without_asking_until_the_stage_is_over(guest: NewGuest) -> None:
    anna = guest("Anna")
    for _ in range(6):
        anna.open(f"/t/{films.at(anna, films.RADIO, enemy_walks, side=1)}")
        question = anna.await_question()
        assert question is not None
        tick(anna, "stage").click()

        expect(tick(anna, "stage")).to_have_attribute("aria-pressed", "true")
        expect(chip(anna)).to_be_visible()
        assert anna.question() == question  # a tick is no answer
        anna.dock.locator('.btn[data-choice="pass"]').click()
        if play_the_stage(anna, question):
            break
    else:
        raise AssertionError("in six games there was no second chance to react")

    anna.page.reload()
    expect(chip(anna)).to_be_visible()
    chip(anna).click()
    expect(chip(anna)).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 768, 390])
def test_what_can_be_passed_is_in_reach_and_can_be_combined(guest: NewGuest, width: int) -> None:
    phone = width < 760
    language = {1440: "en", 768: "de", 390: "pl"}[width]
    screen = {"width": width, "height": 844 if phone else 900}
    anna = guest("Anna", language=language, phone=phone, viewport=screen)
    anna.open(f"/t/{films.at(anna, films.RADIO, enemy_walks, side=1)}")
    question = anna.await_question()
    before = anna.page.evaluate(BOXES)

    for way in ("walk", "stage", "unless"):
        tick(anna, way).click()
        expect(tick(anna, way)).to_have_attribute("aria-pressed", "true")
    assert anna.page.evaluate(BOXES) == before
    assert anna.question() == question
    assert too_wide(anna) == ""
    assert untranslated(anna) == []
    assert barriers_in_both_themes(anna) == []
    chip(anna).click()
    for way in ("walk", "stage", "unless"):
        expect(tick(anna, way)).to_have_attribute("aria-pressed", "false")


# -- since the last turn ---------------------------------------------------------------------------


def until_others_have_moved(guest: Guest) -> Locator:
    """Answer until it is told what happened meanwhile."""
    since = guest.named("region", "web-since")
    for _ in range(60):
        question = guest.await_question()
        assert question is not None
        if since.count():
            return since
        send(guest, question, str(question["options"][0]))
    raise AssertionError("nothing has happened")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_happened_meanwhile_is_told_until_it_is_seen(guest: NewGuest, phone: bool) -> None:
    anna = guest("Anna", phone=phone)
    anna.open(f"/t/{anna.new_table(2, game=estoril.GAME)}")
    since = until_others_have_moved(anna)
    told = anna.page.evaluate(BOXES)
    assert barriers_in_both_themes(anna) == []

    anna.page.reload()
    anna.await_question()
    expect(since).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(since).to_have_count(0)
    assert anna.page.evaluate(BOXES) == told  # neither board nor dock has moved
    anna.page.reload()
    anna.await_question()
    anna.page.wait_for_timeout(LONG)
    expect(since).to_have_count(0)


def test_it_can_be_seen_step_by_step(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(2, game=estoril.GAME)}")
    since = until_others_have_moved(anna)

    anna.button("web-since-play", since).click()
    expect(anna.page).to_have_url(re.compile(r"move=\d+"))
    expect(anna.page).not_to_have_url(re.compile(r"move="), timeout=PATIENCE)  # until now
    expect(since).to_be_visible()


# -- the log ---------------------------------------------------------------------------------------


def test_the_log_tells_a_walk_as_one_line_and_its_steps_behind_an_arrow(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = stawka.new_table(anna, "s1_meeting", "greedy")
    anna.skip(table, lambda frame: frame["view"]["stage"] == 2, films.sensible)
    anna.open(f"/t/{table}")
    anna.await_question()
    events = anna.page.evaluate("heard.frame.events.map((one) => one.kind)")
    arrows = anna.log.locator("[aria-expanded]")

    assert events.count("stepped") > anna.log.locator(".deed").count() / 2
    assert anna.log.get_by_text(anna.say("stawka-event-window-passed", seat="Anna")).count() == 0
    arrow = arrows.first
    arrow.click()
    expect(arrow).to_have_attribute("aria-expanded", "true")
    expect(anna.log.locator(".step").nth(1)).to_be_visible()
    arrow.click()
    expect(anna.log.locator(".step")).to_have_count(0)


def test_the_log_of_estoril_does_not_open_with_slots(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl")
    anna.open(f"/t/{anna.new_table(2, game=estoril.GAME)}")
    anna.await_question()
    kinds = anna.page.evaluate("heard.frame.events.map((one) => one.kind)")
    laid = kinds.count("tile-laid")

    assert laid > 3
    # Bots may have moved before the first question: what counts is that no slot has a line.
    assert anna.log.locator(".deed").count() <= len(kinds) - laid + 1


# -- explanations for those without a mouse --------------------------------------------------------


def test_a_long_press_tells_what_a_mouse_is_told(guest: NewGuest) -> None:
    anna = guest("Anna", phone=True)
    anna.open(f"/t/{anna.new_table(1)}")
    anna.await_question()
    tool = anna.tool("web-tool-menu")
    box = tool.bounding_box()
    assert box is not None
    touch = anna.context.new_cdp_session(anna.page)
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    tip = anna.page.locator(".title[popover]")
    expect(tip).to_have_text(anna.say("web-tool-menu"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(tip).to_be_visible()  # to be read when the finger is gone
    expect(tool).to_have_attribute("aria-pressed", "false")  # it explains, and does not press
    tool.tap()
    expect(tool).to_have_attribute("aria-pressed", "true")


def test_the_status_line_says_nothing_twice(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1)
    anna.skip(table, lambda frame: frame["question"]["kind"] == "action")
    anna.open(f"/t/{table}")
    anna.await_question()

    said = anna.page.get_by_role("banner").inner_text()
    assert said.count(anna.say("web-status-your-turn")) == 1
