"""People at one table: chat, agreements, resigning, time, and the room where they meet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser import host
from browser.conftest import NewGuest
from browser.guest import Guest

# A pace that nobody waits for: a second a choice, and nothing in reserve.
HASTE = """
from konspira.server.tables import clocks
clocks.PACES["live"] = clocks.Allowance(1, 0)
"""


def two_at_a_table(guest: NewGuest) -> tuple[Guest, Guest]:
    """Anna and Jan, each with the page of a running game."""
    anna, jan = guest("Anna"), guest("Jan", language="de")
    table = anna.new_table(bots=0, seats=2)
    jan.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    for one in (anna, jan):
        one.open(f"/t/{table}")
        one.frame()
    return anna, jan


def test_what_one_says_the_other_reads(guest: NewGuest) -> None:
    anna, jan = two_at_a_table(guest)
    anna.named("tab", "web-tab-chat").click()
    anna.named("textbox", "web-chat-write").fill("Good luck <b>everybody</b>")
    anna.page.keyboard.press("Enter")

    jan.sees("Good luck <b>everybody</b>", jan.log)
    jan.page.get_by_role("tab", name=jan.say("web-tab-chat")).click()
    jan.named("textbox", "web-chat-write").fill("Danke, gleichfalls")
    jan.button("web-chat-send").click()

    anna.sees("Danke, gleichfalls", anna.named("list", "web-chat"))
    anna.page.reload()
    anna.frame()
    anna.sees("Danke, gleichfalls")


def test_a_game_ends_when_everybody_agrees(guest: NewGuest) -> None:
    anna, jan = two_at_a_table(guest)

    jan.tool("web-tool-menu").click()
    jan.button("web-menu-propose-end").click()
    anna.sees(anna.say("web-proposal-end", name="Jan"))
    anna.button("web-agree").click()

    for one in (anna, jan):
        one.sees(one.say("web-end-agreed"))
        one.button("web-rematch").wait_for()


def test_whoever_resigns_confirms_it_and_the_other_one_wins(guest: NewGuest) -> None:
    anna, jan = two_at_a_table(guest)

    anna.tool("web-tool-menu").click()
    anna.button("web-menu-resign").click()
    anna.button("web-resign-no").click()
    assert not anna.over()
    anna.button("web-menu-resign").click()
    anna.button("web-resign-yes").click()

    jan.named("heading", "web-end-you").wait_for()
    anna.sees(anna.say("web-end-resigned", names="Anna", count=1))


def test_the_host_fills_seats_with_bots_and_somebody_joins_from_the_list(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(bots=0, seats=3, visibility="public")
    anna.open(f"/t/{table}")
    assert anna.button("web-start").get_attribute("aria-disabled") == "true"

    jan = guest("Jan", language="de").open("/tables")
    row = jan.named("region", "web-list-open").get_by_role("listitem").filter(has_text="Anna")
    row.get_by_role("button", name=jan.say("web-sit-down")).first.click()
    jan.sees(jan.say("web-room-host-starts"))
    anna.button("web-bot-fill", count=1).click()
    anna.sees(anna.say("web-room-ready"))
    anna.button("web-start").click()

    for one in (anna, jan):
        one.until("heard.frame?.view.round === 1")
    assert [seat["kind"] for seat in anna.page.evaluate("heard.table.seats")] == [
        "person",
        "person",
        "bot",
    ]


def test_a_table_without_spectators_says_so(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(bots=1, spectators="none")

    curious = guest("Jan").open(f"/t/{table}")

    curious.named("heading", "web-closed-not-watched").wait_for()
    nobody = guest("Ola").open("/t/no-such-table")
    nobody.named("heading", "web-closed-no-table").wait_for()


@pytest.fixture
def hasty_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where time runs out after a second."""
    folder = tmp_path_factory.mktemp("hasty")
    with host.serving(folder, HASTE, bot_pause=1, thinkers=1) as address:
        yield address


def test_a_bot_sits_in_when_the_time_is_over_and_gets_up_again(
    hasty_address: str, guest: NewGuest
) -> None:
    anna = guest("Anna", at=hasty_address)
    table = anna.new_table(bots=1, pace="live")
    anna.open(f"/t/{table}")

    anna.sees(anna.say("web-sits-in"))
    anna.button("web-come-back").click()
    anna.until("!heard.table.seats[heard.table.you].sits_in")

    anna.page.get_by_role("tab", name=anna.say("web-tab-chat")).click()
    anna.sees(anna.say("web-line-sat-in", name="Anna"))
    anna.sees(anna.say("web-line-returned", name="Anna"))


def test_holding_v_shows_what_the_others_can_see(guest: NewGuest) -> None:
    anna, _ = two_at_a_table(guest)
    anna.page.get_by_role("main").focus()

    anna.page.keyboard.down("v")
    anna.sees(anna.say("web-spectator-eyes"))
    assert anna.named("group", "web-spiskowcy-hand").count() == 0
    anna.page.keyboard.up("v")

    anna.named("group", "web-spiskowcy-hand").wait_for()
