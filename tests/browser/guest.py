"""Somebody at a browser: what they do, what they see, and everything that their browser is told."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
)

from konspira.words import Words

PATIENCE = 90_000  # ms: the machine may be busy with other things
TABLE = re.compile(r"/t/([\w-]+)")
GAME = "spiskowcy"

# Follows the live connection, a moment after the page has drawn what it was told: tests wait for
# what happened instead of for some time. (Playwright's own waiting needs eval, which our policy
# forbids.)
EAR = """
window.heard = {
  fetching: 0,
  table: null,
  frame: null,
  unanswered: new Set(),
  coming: 0,
  chosen: null,
  checks: new Set(),
  check() { for (const one of this.checks) one() },
  until(condition, patience) {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!condition()) return
        clearTimeout(timer)
        this.checks.delete(check)
        resolve()
      }
      const late = () => reject(new Error(`still not: ${condition}; ${JSON.stringify(this.frame)}`))
      const timer = setTimeout(late, patience)
      this.checks.add(check)
      check()
    })
  },
}
window.fetch = new Proxy(fetch, {
  async apply(real, self, all) {
    heard.fetching += 1
    try {
      return await Reflect.apply(real, self, all)
    } finally {
      setTimeout(() => {
        heard.fetching -= 1
        heard.check()
      }, 10)
    }
  },
})
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', () => void (heard.coming += 1))
    this.addEventListener('message', (event) => setTimeout(() => {
      heard.coming -= 1
      const message = JSON.parse(event.data)
      if (message.is === 'table' && message.table.id !== heard.table?.id) heard.frame = null
      if (message.is === 'table') heard.table = message.table
      if (message.is === 'frame') heard.frame = message
      if (message.re) heard.unanswered.delete(message.re)
      heard.check()
    }))
    this.addEventListener('close', () => heard.unanswered.clear())
  }
  send(text) {
    const message = JSON.parse(text)
    if (message.re) heard.unanswered.add(message.re)
    if (message.do === 'choose') heard.chosen = message.token
    super.send(text)
  }
}
"""

# A robot presses everything itself: what the page answers by itself would come between.
ASKS_ALWAYS = """
try {
  if (!localStorage.getItem('konspira-preferences'))
    localStorage.setItem('konspira-preferences', '{"byItself": false}')
} catch {}
"""

Seen = dict[str, Any]


class Guest:
    """A person with a browser of their own: cookies, language, screen, and a page."""

    def __init__(
        self, context: BrowserContext, address: str, language: str = "en", by_itself: bool = False
    ) -> None:
        self.context = context
        self.address = address
        self.words = Words(language)
        self.received: list[Seen] = []  # every message of every live connection
        self.trouble: list[str] = []  # what must not happen
        self.forgiven: list[str] = []  # patterns of trouble that a test brings about on purpose
        self.clicks = 0
        context.set_default_timeout(PATIENCE)
        context.add_init_script(EAR)
        if not by_itself:
            context.add_init_script(ASKS_ALWAYS)
        self.page = self.new_page()

    # -- pages -------------------------------------------------------------------------------------

    def new_page(self) -> Page:
        """Another page of the same browser, watched like the first."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.trouble.append(f"error on the page: {error}"))
        page.on("request", self._request)
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https") and f"{url.scheme}://{url.netloc}" != self.address:
            self.trouble.append(f"request to another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.trouble.append(f"connection to another host: {socket.url}")
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def complaints(self) -> list[str]:
        """Return what went wrong in this browser, except what was meant to."""
        return [
            text
            for text in self.trouble
            if not any(re.search(pattern, text) for pattern in self.forgiven)
        ]

    def open(self, path: str = "/") -> Guest:
        """Type an address."""
        self.page.goto(self.address + path)
        self.page.get_by_role("main").first.wait_for()
        return self

    def leave(self) -> None:
        """Look at nothing for a while."""
        self.page.goto("about:blank")

    @property
    def table(self) -> str:
        """The table of the address."""
        found = TABLE.search(self.page.url)
        assert found, f"{self.page.url} is no table"
        return found.group(1)

    # -- what can be found on the page, by role and by name in the reader's language ---------------

    def say(self, id: str, /, **facts: object) -> str:
        return self.words.say(id, **facts)

    def named(
        self, role: Any, id: str, within: Page | Locator | None = None, **facts: object
    ) -> Locator:
        """The one thing of this role with this text of ours."""
        return (within or self.page).get_by_role(role, name=self.say(id, **facts), exact=True)

    def button(self, id: str, within: Page | Locator | None = None, **facts: object) -> Locator:
        return self.named("button", id, within, **facts)

    def tool(self, id: str) -> Locator:
        """A button of the status line of a table."""
        return self.button(id, self.named("toolbar", "web-tools"))

    def click(self, thing: Locator) -> None:
        """A click that is counted."""
        self.clicks += 1
        thing.click()

    @property
    def start(self) -> Locator:
        """The one button of the home page that names the whole choice and begins."""
        return self.page.get_by_role("form").locator(".go").get_by_role("button")

    def seat(self, place: int) -> Locator:
        """Return who is to sit there, on the home page; the reader's own seat has no choice."""
        return self.named("combobox", "web-start-seat", seat=place)

    @property
    def dock(self) -> Locator:
        return self.named("region", "web-dock")

    @property
    def log(self) -> Locator:
        return self.named("list", "web-log")

    def sees(self, text: str | re.Pattern[str], within: Page | Locator | None = None) -> None:
        """Wait until this can be read."""
        (within or self.page).get_by_text(text).filter(visible=True).first.wait_for()

    def text(self) -> str:
        """Everything that can be read on the page."""
        return self.page.locator("body").inner_text()

    def look_with(self, eyes: str) -> None:
        """In a replay, look with the eyes of a seat (its name) or with everything open."""
        text = self.say(eyes) if eyes.startswith("web-") else eyes
        radio = self.named("group", "web-replay-eyes").get_by_role("radio", name=text, exact=True)
        radio.check()
        self.until("heard.fetching === 0")

    # -- what this browser knows of the game -------------------------------------------------------

    def until(self, condition: str, arg: object = None) -> None:
        """Wait until this is true of `heard`; `arg` can be used in it."""
        self.page.evaluate(
            f"([arg, patience]) => heard.until(() => {condition}, patience)", [arg, PATIENCE]
        )

    def frame(self) -> Seen:
        """The newest frame, once it is drawn and everything sent is answered."""
        frame: Seen = self.page.evaluate(
            "patience => heard.until(() => heard.frame !== null && heard.unanswered.size === 0, "
            "patience).then(() => heard.frame)",
            PATIENCE,
        )
        return frame

    def question(self) -> Seen | None:
        """Return what this person is asked now."""
        question: Seen | None = self.frame()["question"]
        return question

    def over(self) -> bool:
        return self.frame()["result"] is not None

    def await_question(self, other_than: Seen | None = None) -> Seen | None:
        """Wait until this person is asked something else, or the game is over (None)."""
        frame: Seen = self.page.evaluate(
            "([token, patience]) => heard.until(() => heard.frame !== null && "
            "heard.unanswered.size === 0 && (heard.frame.result || (heard.frame.question && "
            "heard.frame.question.token !== token)), patience).then(() => heard.frame)",
            [other_than and other_than["token"], PATIENCE],
        )
        question: Seen | None = None if frame["result"] else frame["question"]
        return question

    def settle(self, answered: Seen) -> None:
        """Wait until the answer to this question has arrived everywhere."""
        self.until(
            "heard.unanswered.size === 0 && heard.frame?.question?.token !== arg",
            answered["token"],
        )

    # -- the same person without a page, to come quickly to what a test is about -------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with the cookies of this browser."""
        cookies = {one["name"]: one["value"] for one in self.context.cookies(self.address)}
        if method != "GET" and "konspira-csrf" not in cookies:
            self.context.request.get(f"{self.address}/api/me")
            return self.ask(method, path, body)
        headers = {"x-csrf-token": cookies.get("konspira-csrf", "")}
        if body is not None:
            headers["content-type"] = "application/json"
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            headers=headers,
            data=None if body is None else json.dumps(body),
        )
        try:
            if not answer.ok:
                raise Error(f"{method} {path}: {answer.status} {answer.text()}")
            content = answer.body()
            return json.loads(content) if content else None
        finally:
            answer.dispose()

    def introduce(self, name: str) -> Guest:
        """Become a guest with a name."""
        self.ask("POST", "/me", {"name": name})
        return self

    def new_table(
        self, bots: int = 1, seats: int = 0, level: str = "random", seat: int = 0, **more: object
    ) -> str:
        """Make a table of one's own and sit down at it; started if bots take all other seats."""
        seats = seats or bots + 1
        levels = [None] * (seats - bots) + [level] * bots
        levels[0], levels[seat] = levels[seat], levels[0]
        wish = {"game": GAME, "seats": seats, "bots": levels, "seat": seat, **more}
        table: str = self.ask("POST", "/tables", wish)["id"]
        self.sit(table)
        if seats == bots + 1:
            self.ask("POST", f"/tables/{table}/start")
        return table

    def sit(self, table: str) -> None:
        self.ask("POST", f"/tables/{table}/seat", {"salt": "5a" * 16})

    def skip(
        self,
        table: str,
        until: Callable[[Seen], bool] = lambda frame: False,
        choose: Callable[[Seen], str] = lambda frame: str(frame["question"]["options"][0]),
    ) -> Seen:
        """Play on without a page until a moment of the game, or its end."""
        return skip([self], table, until, choose)

    def skip_to_the_end(self, choose: Callable[[Seen], str]) -> None:
        """Play the rest without a page, which would draw every move; then look at it again."""
        table, address = self.table, self.page.url
        self.leave()
        self.skip(table, choose=choose)
        self.page.goto(address)

    def find(
        self, until: Callable[[Seen], bool], choose: Callable[[Seen], str], bots: int = 2
    ) -> tuple[str, Seen]:
        """Play game after game until a moment comes; the table and the frame."""
        for _ in range(20):
            table = self.new_table(bots)
            frame = self.skip(table, until, choose)
            if not frame["result"]:
                return table, frame
        raise AssertionError("in twenty games it did not come to this")


def skip(
    players: Sequence[Guest],
    table: str,
    until: Callable[[Seen], bool],
    choose: Callable[[Seen], str],
) -> Seen:
    """All these play on without a page until a moment of the game for one of them, or its end."""
    latest = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < latest:
        for player in players:
            frame: Seen = player.ask("GET", f"/tables/{table}/frame?since=999999")
            question = frame["question"]
            if frame["result"] or (question and until(frame)):
                return frame
            if question:
                answer = {"token": question["token"], "choice": choose(frame)}
                player.ask("POST", f"/tables/{table}/choose", answer)
                latest = time.monotonic() + PATIENCE / 1000
    raise TimeoutError(f"nobody asked anything at {table}")
