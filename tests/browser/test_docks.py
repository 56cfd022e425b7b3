"""The dock of Stawka where it is narrowest: what is one's own never lies on the question."""

from __future__ import annotations

import pytest

from browser import films
from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import too_wide
from browser.stawka import new_table

# What of the left half is seen beyond its edge, where the question begins.
BEYOND = """() => {
  const dock = document.querySelector('.w-sta > .halves')
  const own = dock.querySelector('.own')
  const edge = dock.querySelector('.question').getBoundingClientRect().left
  const clips = getComputedStyle(own).overflowX !== 'visible'
  const cut = clips ? own.getBoundingClientRect().right : Infinity
  return [...own.children]
    .filter((thing) => Math.min(thing.getBoundingClientRect().right, cut) > edge + 5)
    .map((thing) => thing.className)
}"""

MET = ("choose-document", "choose-plan", "activation-menu", "window", "tile-decision")


def at(guest: Guest, kind: str) -> Seen:
    """A question of this kind, with a roll and cards in the dock as far as there are any."""
    for side in (0, 1, 0, 1):
        table = new_table(guest, "s3_chestnuts", "greedy", side)

        def found(frame: Seen) -> bool:
            rolled = bool(frame["view"]["roll"]) or kind.startswith("choose-")
            return bool(frame["question"]["kind"] == kind) and rolled

        if not guest.skip(table, found, films.sensible)["result"]:
            guest.open(f"/t/{table}")
            question = guest.await_question()
            assert question is not None
            return question
    raise AssertionError(f"in four games nobody was asked {kind}")


@pytest.mark.parametrize("width", [768, 900])
def test_nothing_of_the_hand_lies_on_the_question(guest: NewGuest, width: int) -> None:
    anna = guest("Anna", language="de", viewport={"width": width, "height": 1024})
    for kind in sorted(MET):
        question = at(anna, kind)
        assert question["kind"] == kind
        assert anna.page.evaluate(BEYOND) == [], kind
        assert too_wide(anna) == "", kind
        anna.leave()
