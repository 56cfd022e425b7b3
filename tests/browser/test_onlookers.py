"""Those who watch with a delay: what the host chooses, what they read meanwhile, and both chats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from browser import host
from browser.conftest import NewGuest
from browser.guest import Guest
from support.club import NO_QUOTAS

SHORT = "from konspira.server.tables import behind; behind.MINUTE = 2.0"  # seconds
DAY = 1440  # minutes, in which nothing is shown while a test runs


@pytest.fixture(scope="module")
def hurried(possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose minutes are short for those who only watch."""
    folder = tmp_path_factory.mktemp("server")
    with host.serving(folder, SHORT, bot_pause=0, requests_per_minute=0, **NO_QUOTAS) as address:
        yield address


def chooses_delay(anna: Guest, minutes: int) -> None:
    """By keyboard alone, in the waiting room."""
    press = anna.page.keyboard.press
    anna.button("web-variants-change").focus()
    press("Enter")
    anna.named("spinbutton", "web-delay").focus()
    press("Control+A")
    anna.page.keyboard.type(str(minutes))
    press("Tab")
    anna.until("heard.table?.delay === arg", minutes)


def begins(anna: Guest, jan: Guest, minutes: int) -> str:
    """A table of two that onlookers see some minutes later."""
    table = anna.new_table(bots=0, seats=2, visibility="public")
    jan.sit(table)
    anna.open(f"/t/{table}")
    chooses_delay(anna, minutes)
    anna.button("web-start").focus()
    anna.page.keyboard.press("Enter")
    anna.frame()
    return table


def opens_chat(guest: Guest) -> None:
    guest.named("tab", "web-tab-chat").click()


def room_of(guest: Guest, room: str) -> Locator:
    """One of the two chats."""
    return guest.named("radio", room)


def says(guest: Guest, box: str, text: str) -> None:
    guest.named("textbox", box).fill(text)
    guest.page.keyboard.press("Enter")
    guest.sees(text, guest.named("list", "web-chat"))


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_an_onlooker_reads_how_long_there_is_to_wait(
    guest: NewGuest, hurried: str, language: str
) -> None:
    anna, jan = guest("Anna", language=language, at=hurried), guest("Jan", at=hurried)
    cyd = guest("Cyd", language=language, at=hurried)
    phone = guest("Ewa", language=language, phone=True, at=hurried)
    table = begins(anna, jan, DAY)
    for one in (cyd, phone):
        one.open(f"/t/{table}")
        one.until("heard.table?.shown_from")
        before, after = one.say("web-shown-from", time="\0").split("\0")
        text = one.page.get_by_role("status").filter(has_text=before).filter(has_text=after)
        text.wait_for()
    opens_chat(cyd)
    says(cyd, "web-chat-onlookers-write", "Who begins?")
    assert cyd.page.evaluate("heard.frame") is None


def test_an_onlooker_sees_the_game_and_both_chats_later(guest: NewGuest, hurried: str) -> None:
    anna, jan = guest("Anna", at=hurried), guest("Jan", language="de", at=hurried)
    cyd = guest("Cyd", language="pl", at=hurried)
    table = begins(anna, jan, 1)
    cyd.open(f"/t/{table}")
    opens_chat(cyd)
    says(cyd, "web-chat-onlookers-write", "Kto zaczyna?")
    opens_chat(anna)
    says(anna, "web-chat-write", "For you alone")

    cyd.until("heard.frame !== null")  # by itself
    cyd.sees(cyd.say("web-shown-later", minutes=1))
    room_of(cyd, "web-chat-players").check()
    cyd.sees(cyd.say("web-chat-players-later"))
    assert "For you alone" not in cyd.text()
    assert "Kto zaczyna?" not in anna.text()

    anna.ask("POST", f"/tables/{table}/resign")  # it is over, and soon everybody knows
    cyd.until("heard.frame?.result")
    for one, room in ((cyd, "web-chat-players"), (anna, "web-chat-onlookers")):
        one.button("web-show-board").click()
        room_of(one, room).check()
    cyd.sees("For you alone", cyd.named("list", "web-chat"))
    anna.sees("Kto zaczyna?", anna.named("list", "web-chat"))
