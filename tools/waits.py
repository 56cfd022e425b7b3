"""Measures how long a person waits at natural speed: whole games on the page against a bot.

    python tools/waits.py [game ...] [--answers 400] [--level medium]

The page's own clock counts: from an answer to the next thing that is seen, and to the next
question. A heartbeat in the page tells how long the machine stood still meanwhile; that is taken
off, and named beside it. The person answers at once, as the game advises or at random.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import emerald, estoril, films, host, spiskowcy, stawka
from browser.guest import PATIENCE, Guest, Seen

BEAT = 50  # ms between two beats of the page's heart
GERMAN = 1
SCREEN: ViewportSize = {"width": 1440, "height": 900}

# Since the last answer: when something was seen, how long nothing was, how long all stood still.
CLOCK = """
window.clock = {
  asked: 0, seen: 0, longest: 0, stalled: 0, beat: performance.now(),
  answer() {
    this.asked = this.seen = performance.now()
    this.longest = this.stalled = 0
  },
  change() {
    const now = performance.now()
    this.longest = Math.max(this.longest, now - this.seen)
    this.seen = now
  },
}
setInterval(() => {
  const now = performance.now()
  clock.stalled += Math.max(0, now - clock.beat - 2 * BEAT)
  clock.beat = now
}, BEAT)
const Socket = WebSocket
window.WebSocket = class extends Socket {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', (event) => {
      if (JSON.parse(event.data).is === 'frame') clock.change()
    })
  }
}
""".replace("BEAT", str(BEAT))


class Waited(NamedTuple):
    """The waits after one answer, in seconds."""

    seen: float  # the longest time in which nothing changed
    question: float  # until the next question
    stalled: float  # of it the machine stood still


class Table(NamedTuple):
    """A game, and somebody who plays it."""

    open: Callable[[Guest, str], str]
    choose: Callable[[Seen], str]


def lively(something: Callable[[Seen, random.Random], str]) -> Callable[[Seen], str]:
    luck = random.Random(1)
    return lambda frame: something(frame["question"], luck)


def film(scenario: str) -> Table:
    return Table(lambda one, level: stawka.new_table(one, scenario, level, GERMAN), films.sensible)


TABLES = {
    "spiskowcy": Table(lambda one, level: one.new_table(2, level=level), spiskowcy.eventful),
    "estoril": Table(
        lambda one, level: one.new_table(1, level=level, game=estoril.GAME),
        lively(estoril.something),
    ),
    "emerald": Table(
        lambda one, level: one.new_table(1, level=level, game=emerald.GAME, spectators="later"),
        lively(emerald.something),
    ),
    "radio": film(films.RADIO),
    "hotel": film(films.HOTEL),
    "car": film(films.AUDI),
}


def waits(guest: Guest, table: Table, level: str, most: int) -> Iterator[Waited]:
    """Play to the end, or some answers."""
    guest.open(f"/t/{table.open(guest, level)}")
    question = guest.await_question()
    while question is not None and most:
        answer = {"token": question["token"], "choice": table.choose(guest.frame())}
        guest.page.evaluate("clock.answer()")
        guest.ask("POST", f"/tables/{guest.table}/choose", answer)
        found = guest.page.evaluate(
            "([token, patience]) => heard.until(() => heard.frame.result || "
            "(heard.frame.question && heard.frame.question.token !== token), patience)"
            ".then(() => [clock.longest, clock.seen - clock.asked, clock.stalled])",
            [question["token"], PATIENCE],
        )
        seen, until, stalled = (value / 1000 for value in found)
        yield Waited(max(0.0, seen - stalled), max(0.0, until - stalled), stalled)
        most -= 1
        question = guest.await_question(question)


def line(game: str, all: list[Waited]) -> str:
    """A line of the table."""
    times = sorted(one.question for one in all)
    return (
        f"| {game} | {len(all)} | {max(one.seen for one in all):.1f} "
        f"| {times[len(times) // 2]:.1f} | {times[-1]:.1f} "
        f"| {max(one.stalled for one in all):.1f} |"
    )


def measure(browser: Browser, games: list[str], level: str, most: int) -> Iterator[str]:
    with (
        tempfile.TemporaryDirectory() as folder,
        host.serving(Path(folder), requests_per_minute=0) as address,
    ):
        for game in games:
            context = browser.new_context(locale="en-GB", viewport=SCREEN)
            context.add_init_script(CLOCK)
            anna = Guest(context, address).introduce("Anna")
            yield line(game, list(waits(anna, TABLES[game], level, most)))
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(TABLES))
    parser.add_argument("--answers", type=int, default=400, help="the most of a game")
    parser.add_argument("--level", default="medium", help="of the bots")
    wished = parser.parse_args()
    heads = "longest without a change, s | until the next question: median | longest | stood still"
    print(f"| game | answers | {heads} |")
    print("|---|---:|---:|---:|---:|---:|")
    with sync_playwright() as playwright:
        browser = host.open_browser(playwright)
        for text in measure(browser, wished.games or list(TABLES), wished.level, wished.answers):
            print(text, flush=True)
        browser.close()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", file=sys.stderr)


if __name__ == "__main__":
    main()
