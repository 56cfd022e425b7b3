"""Somebody at a lesson: does what it asks for, by mouse or by key, until the course is over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Response

from browser.guest import Guest
from konspira.lessons import Lesson

MOST_TRIES = 400  # choices of one course


class Learner:
    """A guest at lessons. What leads on is known from what the server has said to the page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.state: dict[str, Any] = {}
        self.answers = 0  # of the server, so far
        self.page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/learn/" in response.url and response.ok:
            self.state = response.json()
            self.answers += 1

    def open(self, lesson: Lesson) -> None:
        """Open a lesson by its address."""
        with self.page.expect_response(lambda answer: "/api/learn/" in answer.url):
            self.guest.open(f"/learn/{lesson.game}/{lesson.id}")
        self.settle()

    def settle(self) -> None:
        """Until the page has drawn what it was told."""
        self.page.evaluate("heard.until(() => heard.fetching === 0, 60000)")
        self.page.locator(".call h2").wait_for()

    def heading(self, lesson: Lesson, step: int) -> Locator:
        """The heading of a step."""
        words = self.guest.say(f"{lesson.game}-lesson-{lesson.id}-{lesson.step[step].id}")
        return self.page.get_by_role("heading", name=words, exact=True)

    def play(self, lesson: Lesson, by_key: bool = False) -> None:
        """All steps of a lesson."""
        for place in range(len(lesson.step)):
            self.heading(lesson, place).wait_for()
            for _ in range(MOST_TRIES):
                if self.state.get("shown") is None:
                    break
                self.choose(self.state["shown"], by_key)
            assert self.state["done"] == [goal.id for goal in lesson.step[place].goal]
            boxes = self.page.get_by_role("checkbox", checked=False)
            assert boxes.count() == 0
            if place + 1 < len(lesson.step):
                with self.page.expect_response(lambda answer: "/api/learn/" in answer.url):
                    self.press(self.page.locator(".call .pri"), by_key)
                self.settle()

    def choose(self, choice: str, by_key: bool) -> None:
        """A choice, in the list of choices, which offers every one by its name."""
        button = self.page.locator(f'[data-choice="{choice}"]:visible').first
        before = self.answers
        with self.page.expect_response(lambda answer: "/api/learn/" in answer.url) as found:
            self.press(button, by_key)
            named = f'#dock button.one[data-choice="{choice}"]:visible'  # a card that was picked
            send = self.page.locator(f"#dock .pri:visible, #main .pri:visible, {named}").first
            if not self._sent(before) and send.count():
                self.press(send, by_key)
        assert found.value.ok
        self.settle()

    def _sent(self, before: int) -> bool:
        """Has the page asked the server something since?"""
        self.page.wait_for_timeout(100)
        return self.answers > before or bool(self.page.evaluate("window.heard.fetching > 0"))

    def press(self, thing: Locator, by_key: bool) -> None:
        """By mouse, or by the key that presses whatever has the focus."""
        if by_key:
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            self.guest.click(thing)
