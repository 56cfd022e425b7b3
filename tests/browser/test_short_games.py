"""One short game of each title in the browser: what every change of the code must keep working.

Each plays a few answers on the page, the rest without it, and looks at the end. Everything else
that browsers test waits for `make verify`.
"""

from __future__ import annotations

import random

from browser import emerald, estoril, spiskowcy, stawka
from browser.conftest import NewGuest
from browser.guest import Guest

FEW = 6  # answers on the page


def ended(guest: Guest) -> None:
    """The page of the end: how the game went, and another one."""
    guest.named("heading", "web-course").wait_for()
    guest.button("web-rematch").wait_for()


def test_a_newcomer_plays_spiskowcy_from_the_home_page(guest: NewGuest) -> None:
    anna = guest().open()
    anna.start.click()

    spiskowcy.Mouse().play_to_the_end(anna, random.Random(1), FEW, spiskowcy.eventful)

    ended(anna)


def test_estoril_by_mouse(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, game=estoril.GAME)}")

    estoril.Mouse().play_to_the_end(anna, random.Random(1), FEW, estoril.eventful)

    ended(anna)


def test_emerald_by_mouse(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, game=emerald.GAME, spectators="later", options={"turn_cap": 10})
    anna.open(f"/t/{table}")

    emerald.Mouse().play_to_the_end(anna, random.Random(1), FEW, emerald.eventful)

    ended(anna)


def test_stawka_on_a_phone_in_polish(guest: NewGuest) -> None:
    jan = guest("Jan", language="pl", phone=True)
    jan.open(f"/t/{stawka.new_table(jan, 's1_meeting')}")

    stawka.Thumb().play_to_the_end(jan, random.Random(3), FEW, stawka.at_ease)

    stawka.assert_ended(jan)
