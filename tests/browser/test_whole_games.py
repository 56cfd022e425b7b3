"""Whole games in the browser: by mouse, by keyboard alone, and against each other."""

from __future__ import annotations

import json
import random
import re

from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.spiskowcy import Keys, Mouse, Thumb, something
from browser.ways import Way, play_together


def test_a_newcomer_is_three_clicks_from_the_first_question_and_plays_to_the_end_by_mouse(
    guest: NewGuest,
) -> None:
    anna = guest().open()

    anna.click(anna.start)
    question = anna.await_question()

    assert question is not None
    assert anna.clicks <= 3
    anna.sees(anna.say("web-status-your-turn"))
    Mouse().play(anna, random.Random(1))
    anna.named("heading", "web-course").wait_for()
    anna.button("web-rematch").wait_for()
    scores = anna.page.get_by_role("table", name=anna.say("web-spiskowcy-score-caption"))
    for seat in anna.page.evaluate("heard.table.seats"):
        scores.get_by_role("rowheader", name=re.compile(re.escape(seat["name"]))).wait_for()


def test_a_whole_game_needs_nothing_but_the_keyboard(guest: NewGuest) -> None:
    bela = guest().open()
    keys = Keys()

    bela.start.wait_for()
    keys.walk(bela, bela.start, "Tab")
    bela.page.keyboard.press("Enter")
    keys.play(bela, random.Random(2))

    keys.walk(bela, bela.button("web-replay"), "Tab")
    bela.page.keyboard.press("Enter")
    bela.sees(re.compile("^" + bela.say("web-status-past", move=1, last=7).split("7")[0]))


def test_two_browsers_play_through_an_invite_link_and_a_spectator_never_sees_a_hand(
    guest: NewGuest,
) -> None:
    zofia = guest(language="pl").open()
    zofia.button("web-start-seat-remove", seat=3).click()
    zofia.seat(2).select_option("friend")
    zofia.start.click()
    link = zofia.named("textbox", "web-link").input_value()
    path = link.removeprefix(zofia.address)

    jan = guest(language="de", phone=True).open(path)
    jan.button("web-sit-down").tap()
    watcher = guest().open(path)
    zofia.sees(zofia.say("web-room-ready"))
    zofia.button("web-start").click()
    luck, glimpses = random.Random(3), []

    def glimpse() -> None:
        if watcher.page.evaluate("heard.frame !== null && !heard.frame.result"):
            assert_watches_only(watcher)
            glimpses.append(True)

    ways: dict[Guest, Way] = {zofia: Mouse(), jan: Thumb()}
    play_together(ways, lambda frame: something(frame["question"], luck), look=glimpse)

    assert len(glimpses) > 20
    for player in (zofia, jan):
        player.button("web-rematch").wait_for()
        assert_only_own_secrets(player.received, player.page.evaluate("heard.table.you"))
    watcher.until("heard.frame?.result")
    watcher.named("heading", "web-course").wait_for()
    assert watcher.button("web-rematch").count() == 0
    assert_only_own_secrets(watcher.received, None)


def assert_watches_only(watcher: Guest) -> None:
    """On the page of a spectator there is no hand, no order, and nothing to press in the dock."""
    assert watcher.named("group", "web-spiskowcy-hand").count() == 0
    assert watcher.named("group", "web-spiskowcy-your-order").count() == 0
    assert watcher.dock.get_by_role("button").count() == 0


def assert_only_own_secrets(received: list[Seen], seat: int | None) -> None:
    """No message carried a hand, an order, a question or an event that this viewer may not know."""
    frames = [message for message in received if message["is"] == "frame"]
    assert frames
    for frame in frames:
        if seat is None:
            assert frame["question"] is None
            assert not any(event["private"] for event in frame["events"])
        for place, shown in enumerate(frame["view"]["seats"]):
            if place != seat:
                assert shown["hand"] is None
                assert shown["orders"] is None
    if seat is not None:  # and this would have been noticed: one's own hand does come this way
        assert any(frame["view"]["seats"][seat]["hand"] for frame in frames)
    known = json.dumps([message for message in received if message["is"] != "frame"])
    assert '"hand"' not in known
