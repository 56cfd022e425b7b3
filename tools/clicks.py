"""Counts clicks and seconds per turn: a scripted person plays on the page against a bot.

    python tools/clicks.py [game ...] [--turns 6] [--seed 1]

The person answers as the page offers: a deed that is one gesture there is made as one, otherwise
step by step. Seconds include the page, the server and the pauses of the bot at natural speed, and
nothing of what a human thinks. Another tree is measured with its sources on the path.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import emerald, estoril, host, spiskowcy, stawka
from browser.guest import Guest, Seen
from browser.ways import Way

SCREEN: ViewportSize = {"width": 1440, "height": 900}


class Played(NamedTuple):
    """The presses and seconds of some turns."""

    turns: int
    answers: int
    clicks: int
    seconds: float


Deed = Callable[[Guest, Way, random.Random], bool]


def no_gesture(guest: Guest, way: Way, luck: random.Random) -> bool:
    """Every question is answered by itself."""
    return False


def place_cubes(guest: Guest, way: Way, luck: random.Random) -> bool:
    """Emerald: a city and a card where the page takes them so, otherwise in four answers."""
    frame = guest.frame()
    question = frame["question"]
    if question["kind"] != "turn" or "place" not in question["options"]:
        return False
    if "claim" in question["options"]:
        return False
    games: list[Seen] = guest.ask("GET", "/games")
    pack = next(game["content"] for game in games if game["id"] == emerald.GAME)
    places = {card["id"] for card in pack["cards"]["card"] if card.get("symbols", {}).get("place")}
    you = frame["view"]["seat"]
    cards = [card for card in frame["view"]["seats"][you]["hand"] if card in places]
    cities = [one for one in frame["view"]["cities"] if not one["cubes"][you] + one["agents"][you]]
    if not cards or not cities:
        return False
    card, city = luck.choice(cards), luck.choice(cities)["id"]
    place = emerald.city(guest, city)
    if place.get_attribute("aria-pressed") is None:  # a page without the gesture
        for option in ("place", f"city({city})", f"pay({card})"):
            way.answer(guest, option)
            question = guest.await_question(question)
        if question is None or question["kind"] != "place-card":
            return True  # the card was enough for all cubes that are left
    else:
        way.press(guest, place)
        held = guest.named("group", "web-emerald-hand").locator(f"[data-card='{card}']").first
        way.press(guest, held)
        guest.until("heard.unanswered.size === 0 && heard.frame.question?.kind === 'place-card'")
    done = guest.dock.locator(".pri").first
    done.wait_for()
    question = guest.frame()["question"]
    way.press(guest, done)
    guest.settle(question)
    return True


class Table(NamedTuple):
    """A game as it is set up, and what counts as a turn of it."""

    module: Any
    open: Callable[[Guest], str]
    turn: Callable[[Seen], object]
    deed: Deed


TABLES = {
    "spiskowcy": Table(
        spiskowcy, lambda one: one.new_table(2), lambda view: view["round"], no_gesture
    ),
    "estoril": Table(
        estoril,
        lambda one: one.new_table(1, game=estoril.GAME),
        lambda view: (view["round"], view["seats"][0]["markers"]),
        no_gesture,
    ),
    "emerald": Table(
        emerald,
        lambda one: one.new_table(1, game=emerald.GAME, spectators="later"),
        lambda view: view["turn"],
        place_cubes,
    ),
    "stawka": Table(
        stawka,
        lambda one: stawka.new_table(one, "s1_meeting"),
        lambda view: view["stage"],
        no_gesture,
    ),
}


def play(guest: Guest, table: Table, turns: int, seed: int) -> Played:
    """Play some turns on the page."""
    luck = random.Random(seed)
    way: Way = table.module.Mouse()
    guest.open(f"/t/{table.open(guest)}")
    question = guest.await_question()
    seen: list[object] = []
    answers, clicks, began = 0, guest.clicks, time.monotonic()
    while question is not None:
        turn = table.turn(guest.frame()["view"])
        if turn not in seen:
            if len(seen) == turns:
                break
            seen.append(turn)
        if not table.deed(guest, way, luck):
            way.answer(guest, way.choose(question, luck))
        answers += 1
        question = guest.await_question(question)
    return Played(len(seen), answers, guest.clicks - clicks, time.monotonic() - began)


def measure(browser: Browser, games: list[str], turns: int, seed: int) -> Iterator[str]:
    """A line of a table for each game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        host.serving(Path(folder), requests_per_minute=0) as address,
    ):
        for game in games:
            context = browser.new_context(locale="en-GB", viewport=SCREEN)
            anna = Guest(context, address).introduce("Anna")
            found = play(anna, TABLES[game], turns, seed)
            context.close()
            per = f"{found.clicks / found.turns:.1f} | {found.seconds / found.turns:.1f}"
            yield f"| {game} | {found.turns} | {found.answers} | {found.clicks} | {per} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(TABLES))
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    print("| game | turns | answers | clicks | clicks per turn | seconds per turn |")
    print("|---|---:|---:|---:|---:|---:|")
    with sync_playwright() as playwright:
        browser = host.open_browser(playwright)
        for line in measure(browser, wished.games or list(TABLES), wished.turns, wished.seed):
            print(line, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
