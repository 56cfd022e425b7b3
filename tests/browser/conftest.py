"""One server and one browser for all tests of a worker; guests come and go.

`guest()` is somebody with a browser of their own. When a test is over, no browser may have shown an
error, logged one, or asked another host for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, StorageState, sync_playwright

from browser import host, moments
from browser.guest import Guest
from browser.looks import DESKTOP, PHONE
from support.club import NO_QUOTAS

NewGuest = Callable[..., Guest]
LOCALES = {"en": "en-GB", "pl": "pl-PL", "de": "de-DE"}


@pytest.fixture(scope="package", autouse=True)
def possible() -> None:
    """Without a browser or without the client there is nothing to be tested here."""
    reason = host.missing()
    if reason:
        pytest.skip(reason)


@pytest.fixture(scope="package")
def browser(possible: None) -> Iterator[Browser]:
    """A Chromium for all tests of this worker."""
    with sync_playwright() as playwright:
        browser = host.open_browser(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def whole(browser: Browser) -> Iterator[Browser]:
    """Another Chromium, for tests with notifications: a headless shell shows none, and may end."""
    program = host.find_chromium(whole=True)
    other = browser.browser_type.launch(executable_path=program, args=host.ARGUMENTS)
    yield other
    other.close()


@pytest.fixture(scope="package")
def address(possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of this worker, without pauses and without limits for one address.

    What is thought there is quick, and nobody has to wait long for somebody who has gone.
    """
    folder = tmp_path_factory.mktemp("server")
    quick: dict[str, Any] = {"hint_simulations": 10, "review_simulations": 1, "away_time": 0}
    quick["ahead_pause"] = 1.0
    with host.serving(
        folder, bot_pause=0, requests_per_minute=0, thinkers=1, **NO_QUOTAS, **quick
    ) as address:
        yield address


@pytest.fixture(scope="package")
def wish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the server looks for a moment at which a table begins."""
    return tmp_path_factory.mktemp("wish") / "moment.json"


@pytest.fixture(scope="package")
def elsewhere(
    possible: None, tmp_path_factory: pytest.TempPathFactory, wish: Path
) -> Iterator[str]:
    """A server whose next table begins at a moment."""
    folder = tmp_path_factory.mktemp("server")
    before = moments.HOOK.format(path=str(wish))
    with host.serving(folder, before, bot_pause=0, requests_per_minute=0, **NO_QUOTAS) as address:
        yield address


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[NewGuest]:
    """Makes guests: `guest("Anna", language="pl", phone=True)`. Without a name nobody is known."""
    contexts: list[BrowserContext] = []
    guests: list[Guest] = []

    def make(
        name: str = "",
        language: str = "en",
        phone: bool = False,
        at: str = address,
        by_itself: bool = False,
        within: Browser = browser,
        **more: Any,
    ) -> Guest:
        device: dict[str, Any] = {"viewport": DESKTOP}
        if phone:
            device = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        options = {"reduced_motion": "reduce", **device, **more}
        context = within.new_context(locale=LOCALES[language], **options)
        contexts.append(context)
        made = Guest(context, at, language, by_itself)
        guests.append(made)
        return made.introduce(name) if name else made

    yield make
    for context in contexts:
        context.close()
    assert [text for one in guests for text in one.complaints()] == []


class Ended(NamedTuple):
    """A game that is over, and the browser in which it was begun: its cookies and its memory."""

    table: str
    memory: StorageState


@pytest.fixture(scope="package")
def ended(browser: Browser, address: str) -> Ended:
    """A game that is over, for tests that only look at it."""
    context = browser.new_context(locale=LOCALES["en"])
    anna = Guest(context, address).introduce("Anna").open()
    anna.start.click()
    anna.await_question()
    table = anna.table
    anna.skip(table)
    memory = context.storage_state()
    context.close()
    return Ended(table, memory)


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """Return where files go that a guest saves."""
    folder = tmp_path / "downloads"
    folder.mkdir()
    return folder
