"""The training campaign in the browser: part after part against a bot, with notes on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser import host
from browser.conftest import NewGuest
from browser.guest import Guest
from browser.looks import assert_fits, barriers_in_both_themes, untranslated
from browser.stawka import STAWKA, Mouse, at_ease, new_table
from support.club import NO_QUOTAS

SETTINGS: dict[str, Any] = {
    "bot_pause": 0,
    "requests_per_minute": 0,
    **NO_QUOTAS,
    "thinkers": 1,
}


@pytest.fixture(scope="module")
def served(possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without pauses."""
    with host.serving(tmp_path_factory.mktemp("notes"), **SETTINGS) as address:
        yield address


def leave(guest: Guest) -> None:
    """Go where nobody misses the server."""
    guest.page.goto("about:blank")


def note(guest: Guest, id: str) -> str:
    return guest.words.term(STAWKA, "note", id)


def play(guest: Guest, answers: int) -> None:
    """Answer by mouse at most `answers` times."""
    Mouse().play(guest, random.Random(7), answers=answers)


def finish(guest: Guest) -> None:
    """Play this part to its end: some of it by mouse, the rest without the page and soon."""
    play(guest, 6)
    guest.skip_to_the_end(at_ease)
    guest.until("heard.frame?.result")


def go_on(guest: Guest, part: int) -> None:
    """The next part: it begins at once, and says what is new in it."""
    before = guest.table
    guest.button("web-go-on", part=part).click()
    guest.page.wait_for_url(lambda url: before not in url)
    guest.await_question()
    assert guest.ask("GET", f"/tables/{guest.table}")["series"]["part"] == part
    guest.sees(note(guest, f"part-{part}"))


@pytest.mark.soak
def test_the_whole_campaign_against_a_bot_and_over_restarts(
    guest: NewGuest, tmp_path: Path
) -> None:
    with host.serving(tmp_path, **SETTINGS) as address:
        anna = guest("Anna", at=address).open()
        anna.page.get_by_role("radio", name=anna.say("stawka-title")).click()
        anna.sees(anna.say("web-start-group-training-about"))
        anna.page.get_by_text(anna.say("web-level-easy"), exact=True).click()
        anna.start.click()
        anna.await_question()
        anna.sees(note(anna, "part-1"))
        finish(anna)
        won = [anna.frame()["result"]["winners"]]
        anna.sees(anna.say("web-campaign-standing", standing="").strip())
        go_on(anna, 2)
        second, memory = anna.table, anna.context.storage_state()
        leave(anna)
    with host.serving(tmp_path, **SETTINGS) as address:  # in the middle of part 2
        anna = guest(at=address, storage_state=memory).open("/")
        anna.sees(anna.say("web-row-part", part=2, parts=3, played=0, standing=""))
        anna.open(f"/t/{second}")
        finish(anna)
        won.append(anna.frame()["result"]["winners"])
        memory = anna.context.storage_state()
        leave(anna)
    with host.serving(tmp_path, **SETTINGS) as address:  # between two parts
        anna = guest(at=address, storage_state=memory).open("/")
        anna.page.locator(".yours").get_by_text(anna.say("web-row-goes-on")).click()
        go_on(anna, 3)
        finish(anna)
        won.append(anna.frame()["result"]["winners"])
        names = [seat["name"] for seat in anna.ask("GET", f"/tables/{anna.table}")["seats"]]
        counts = [sum(part == [seat] for part in won) for seat in (0, 1)]
        standing = ", ".join(f"{n} {c}" for n, c in zip(names, counts, strict=True))
        anna.sees(anna.say("web-campaign-over", standing=standing))
        assert anna.button("web-go-on", part=4).count() == 0
        assert untranslated(anna) == []
        leave(anna)


def test_a_note_is_closed_comes_once_and_can_be_switched_off(guest: NewGuest, served: str) -> None:
    anna = guest("Anna", at=served)
    table = new_table(anna, "s1_meeting")
    anna.open(f"/t/{table}")
    anna.await_question()
    shown = anna.named("complementary", "web-note")
    anna.sees(note(anna, "part-1"), shown)
    assert [text for text in barriers_in_both_themes(anna) if "guide" in text] == []

    anna.button("web-note-close", shown).click()
    anna.sees(note(anna, "plan"), shown)
    anna.open(f"/t/{table}")
    anna.await_question()
    anna.sees(note(anna, "plan"), shown)  # not closed yet, so it comes again
    assert note(anna, "part-1") not in anna.text()

    anna.button("web-note-close", shown).click()
    shown.wait_for(state="detached")
    play(anna, 1)
    anna.sees(note(anna, "activation"), shown)
    anna.button("web-notes-off", shown).click()
    shown.wait_for(state="detached")
    play(anna, 2)
    assert shown.count() == 0

    anna.open("/preferences")
    switch = anna.page.get_by_role("switch", name=anna.say("web-pref-guide"))
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()  # and away at once: the server has it all the same
    anna.open(f"/t/{new_table(anna, 's1_meeting')}")
    anna.sees(note(anna, "part-1"), shown)  # all begin again


@pytest.mark.parametrize("language", ["pl", "de"])
def test_notes_and_the_way_on_fit_a_phone(guest: NewGuest, served: str, language: str) -> None:
    jan = guest("Jan", language=language, phone=True, at=served)
    table = new_table(jan, "s1_meeting")
    jan.open(f"/t/{table}")
    jan.await_question()
    jan.sees(note(jan, "part-1"))
    assert_fits(jan)

    jan.skip(table, choose=at_ease)
    jan.until("heard.frame?.result")
    jan.button("web-go-on", part=2).wait_for()

    assert_fits(jan)
    assert barriers_in_both_themes(jan) == []
