"""How fast bots move: the setting, and the way to one's own turn at once.

The server of these tests makes pauses of an hour: whatever happens there was skipped to.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from browser import host
from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from support.club import NO_QUOTAS

HOUR = 3600


@pytest.fixture(scope="module")
def slow_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where bots make pauses of an hour."""
    folder = tmp_path_factory.mktemp("slow")
    with host.serving(
        folder, bot_pause=HOUR, requests_per_minute=0, thinkers=1, **NO_QUOTAS
    ) as address:
        yield address


def until_bots_move(anna: Guest) -> Seen:
    """Answer whatever is asked, until it is the bots' turn."""
    while (question := anna.question()) is not None:
        answer = {"token": question["token"], "choice": question["options"][0]}
        anna.ask("POST", f"/tables/{anna.table}/choose", answer)
        anna.settle(question)
    return anna.frame()


def skip_button(anna: Guest) -> Locator:
    return anna.button("web-skip-bots", anna.dock)


def test_whoever_plays_with_bots_alone_skips_to_the_next_question(
    slow_address: str, guest: NewGuest
) -> None:
    anna = guest("Anna", at=slow_address)
    anna.open(f"/t/{anna.new_table(bots=3)}")
    until_bots_move(anna)

    skip_button(anna).click()

    question = anna.await_question()
    assert question is not None
    expect(skip_button(anna)).to_have_count(0)
    until_bots_move(anna)
    expect(skip_button(anna)).to_be_visible()
    anna.page.get_by_role("main").focus()
    anna.page.keyboard.press("n")
    anna.await_question(question)
    expect(anna.named("region", "web-since")).to_be_visible()  # it tells what was not seen


def test_nobody_skips_where_others_play(slow_address: str, guest: NewGuest) -> None:
    anna, jan = guest("Anna", at=slow_address), guest("Jan", at=slow_address)
    table = anna.new_table(bots=1, seats=3)
    jan.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    for one in (anna, jan):
        one.open(f"/t/{table}")
        one.until("heard.frame !== null")

    frame = until_bots_move(anna)

    assert frame["waiting"]
    expect(skip_button(anna)).to_have_count(0)
    anna.page.get_by_role("main").focus()
    anna.page.keyboard.press("n")
    anna.frame()
    assert not [one for one in anna.received if one["is"] == "refused"]


def test_the_speed_of_bots_is_chosen_at_the_table_and_kept(
    slow_address: str, guest: NewGuest
) -> None:
    anna = guest("Anna", at=slow_address)
    anna.open(f"/t/{anna.new_table(bots=3)}")
    until_bots_move(anna)
    anna.tool("web-nav-preferences").click()
    speeds = anna.named("group", "web-pref-bot-speed")
    expect(anna.button("web-pref-bot-speed-natural", speeds)).to_have_attribute(
        "aria-pressed", "true"
    )

    with anna.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        anna.button("web-pref-bot-speed-instant", speeds).click()

    assert anna.ask("GET", "/me")["preferences"]["botSpeed"] == "instant"
    expect(skip_button(anna)).to_have_count(0)  # there is nothing left to skip
    anna.ask("POST", f"/tables/{anna.table}/skip")  # but the pause that had begun
    question = anna.await_question()
    anna.page.reload()
    until_bots_move(anna)
    anna.await_question(question)  # without any pause: nothing was skipped


def test_the_keys_of_the_table_are_all_listed(slow_address: str, guest: NewGuest) -> None:
    anna = guest("Anna", at=slow_address)
    anna.open(f"/t/{anna.new_table(bots=1)}")
    anna.until("heard.frame !== null")
    anna.page.get_by_role("main").focus()
    anna.page.keyboard.press("?")
    for key in ("skip", "story", "arrows"):
        anna.sees(anna.say(f"web-key-{key}"))
