"""Nothing is lost: reload in mid-choice, a broken connection, coming back tomorrow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute

from browser.conftest import NewGuest
from browser.guest import Guest
from browser.spiskowcy import Mouse, in_hand, label
from browser.ways import split, starting

LIVE = re.compile("/live")
OFFLINE = ["ERR_INTERNET_DISCONNECTED", "WebSocket connection to .* failed"]


def begin_an_order(guest: Guest) -> str:
    """Choose what the order is made of, and stop there; the card."""
    question = guest.await_question()
    assert question is not None
    chosen = next(option for option in question["options"] if option.startswith("order_type"))
    Mouse().answer(guest, chosen)
    return split(chosen)[1]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_reload_in_mid_choice_loses_nothing(guest: NewGuest, phone: bool) -> None:
    anna = guest("Anna", phone=phone)
    anna.open(f"/t/{anna.new_table()}")
    card = begin_an_order(anna)
    before = anna.question()
    assert before is not None
    assert before["kind"] == "order-count"

    anna.page.reload()

    assert anna.question() == before
    assert before["facts"]["card"] == card
    assert in_hand(anna, card).get_attribute("aria-pressed") == "true"
    Mouse().answer(anna, before["options"][0])


def test_a_broken_connection_comes_back_by_itself_and_the_game_goes_on(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.forgiven += OFFLINE
    connections: list[WebSocketRoute] = []

    def follow(route: WebSocketRoute) -> None:
        route.connect_to_server()
        connections.append(route)

    anna.page.route_web_socket(LIVE, follow)
    anna.open(f"/t/{anna.new_table()}")
    begin_an_order(anna)
    before = anna.question()
    assert before is not None

    anna.context.set_offline(True)
    connections[-1].close(code=1012)  # an open connection does not notice by itself
    anna.sees(anna.say("web-status-lost"))
    anna.sees(anna.say("web-status-lost-calm"))
    place = anna.dock.get_by_role(
        "button", name=starting(label(anna, anna.frame(), before["options"][-1]))
    )
    assert place.count() == 0  # nothing can be chosen that could not be sent
    anna.context.set_offline(False)

    anna.sees(anna.say("web-status-your-turn"))
    assert anna.question() == before
    Mouse().answer(anna, before["options"][-1])


def test_a_choice_that_was_lost_on_its_way_is_sent_again_and_made_once(guest: NewGuest) -> None:
    anna = guest("Anna")
    lost: list[str] = []

    def swallow(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if '"choose"' in str(message) and not lost:
                lost.append(str(message))
                route.close(code=1012)
                server.close()
            else:
                server.send(message)

        route.on_message(from_page)

    anna.page.route_web_socket(LIVE, swallow)
    anna.open(f"/t/{anna.new_table()}")
    question = anna.await_question()
    assert question is not None
    chosen = str(question["options"][0])

    Mouse().give(anna, anna.frame(), chosen)

    anna.until("heard.frame?.question?.kind === 'order-count'")
    assert len(lost) == 1
    assert anna.frame()["question"]["facts"]["card"] == split(chosen)[1]


def test_whoever_comes_back_tomorrow_finds_the_game_under_their_tables(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(bots=2)
    anna.open(f"/t/{table}")
    begin_an_order(anna)
    before = anna.question()
    anna.page.close()

    anna.page = anna.new_page()
    anna.open("/")
    yours = anna.named("region", "web-yours")
    anna.sees(anna.say("web-play-next"), yours)
    anna.sees(anna.say("web-row-your-turn"), yours)
    yours.get_by_role("link", name=re.compile(anna.say("web-play-next"))).click()

    assert anna.question() == before
    assert anna.table == table
    anna.open("/tables")
    anna.page.get_by_role("region", name=anna.say("web-list-yours"), exact=True).get_by_role(
        "link", name=anna.say("spiskowcy-title")
    ).wait_for()
