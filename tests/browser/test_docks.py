"""Docks where they are narrowest: all of a question is in sight, nothing lies on it or moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from browser import films, moments
from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import too_wide
from browser.stawka import Thumb, new_table, on_map, send
from browser.ways import split
from support.soaking import some_now

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

DRAWN = ".w-sta > .halves > .question"
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
            guest.page.locator(DRAWN).wait_for()
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


ALL_OF_IT = """() => {
  const question = document.querySelector('.w-sta > .halves > .question')
  const { top, bottom } = question.getBoundingClientRect()
  const things = question.querySelectorAll('.row > .btn, .passes, .passes > button')
  return [...things]
    .filter((one) => {
      const box = one.getBoundingClientRect()
        const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2]
      const met = document.elementFromPoint(x, y)
      return box.top < top || box.bottom > bottom || !one.contains(met)
    })
    .map((one) => one.textContent.trim())
}"""


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_a_chance_to_react_shows_its_answers_and_the_standing_ones_at_once(
    guest: NewGuest, language: str
) -> None:
    anna = guest("Anna", language=language, viewport={"width": 1440, "height": 900})
    anna.open(f"/t/{films.at(anna, films.RADIO, films.asked('window'), side=1)}")
    anna.await_question()
    anna.page.locator(".passes > button").first.wait_for()

    assert anna.page.evaluate(ALL_OF_IT) == []


@pytest.mark.parametrize("film", [films.RADIO, films.AUDI])
@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_the_story_of_a_film_is_read_whole_beside_the_town(
    guest: NewGuest, language: str, film: str
) -> None:
    anna = guest("Anna", language=language, viewport={"width": 1440, "height": 900})
    anna.open(f"/t/{new_table(anna, film)}")
    story = anna.page.locator("[data-story]")
    story.wait_for()

    hidden = story.evaluate(
        "(one) => one.getBoundingClientRect().bottom"
        " - one.closest('.aside').getBoundingClientRect().bottom"
    )
    assert hidden <= 0


# -- every kind of question ------------------------------------------------------------------------

UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
DESK: ViewportSize = {"width": 1440, "height": 900}
TALLER = """(one) => one.scrollHeight - one.clientHeight"""
WIDER = """(one) => one.getBoundingClientRect().right
  - one.parentElement.querySelector('.tools').getBoundingClientRect().left"""
# Below a password that is guessed, words are listed, and the list may be drawn up. Who holds no
# Change of Heart is asked all the same, and answered for after a moment.
ELSEWHERE = {"guess-password", "heart"}


@pytest.mark.parametrize("language", some_now(["en", "pl", "de"], lambda place, _: place == 2))
@pytest.mark.parametrize("game", moments.TABLES)
def test_all_of_a_question_is_in_sight_on_a_desk_and_on_an_upright_tablet(
    guest: NewGuest, elsewhere: str, wish: Path, game: str, language: str
) -> None:
    anna = guest("Anna", language=language, at=elsewhere, viewport=DESK)
    found: list[str] = []
    for kind, moment in moments.find(game).items():
        if kind in ELSEWHERE:
            continue
        anna.open(f"/t/{moments.open_table(anna, moment, wish)}")
        anna.await_question()
        question = anna.page.locator(".game-dock > .halves > .question")
        for size in (DESK, UPRIGHT):
            anna.page.set_viewport_size(size)
            anna.page.evaluate(
                "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
            )
            hidden = question.evaluate(TALLER)
            if hidden > 0:
                found.append(f"{kind} at {size['width']} px: {hidden} px are hidden")
            cut = anna.page.locator(".phases").evaluate(WIDER)
            if cut > 0:
                found.append(f"{kind} at {size['width']} px: {cut} px of the phases are covered")
        anna.leave()
        anna.page.set_viewport_size(DESK)

    assert found == []


# -- on a phone ------------------------------------------------------------------------------------

SCROLLED = "document.querySelector('.w-sta > .halves').scrollTop"
LONG = "(one => one.scrollHeight > one.clientHeight)(document.querySelector('.w-sta .question'))"
ROOM = "(dock => dock.scrollHeight - dock.clientHeight)(document.querySelector('.w-sta > .halves'))"
SEEN = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [0.1, 0.5, 0.9].every((part) => {
    const met = document.elementFromPoint(x + width / 2, y + height * part)
    return one.contains(met)
  })
}"""
SOME = 20  # px that the dock is drawn up, so that its cards can be seen


def family(frame: Seen, name: str) -> str | None:
    """The first option of this family, if what it is about offers nothing else."""
    options = [str(one) for one in frame["question"]["options"]]
    things = [split(one)[1] for one in options]
    found = (one for one in options if split(one)[0] == name and things.count(split(one)[1]) == 1)
    return next(found, None)


def with_cards_below(guest: Guest) -> Seen:
    """An agent who can walk or use up a card, and more in the dock than a phone shows at once."""

    def found(frame: Seen) -> bool:
        kind = frame["question"]["kind"]
        held = len(frame["view"]["seats"][1]["reaction_cards"]) > 0
        return kind == "activation-menu" and held and bool(family(frame, "convert"))

    for _ in range(8):
        guest.open(f"/t/{films.at(guest, films.HOTEL, found, side=1)}")
        guest.await_question()
        guest.page.locator(DRAWN).wait_for()
        frame = guest.frame()
        full = guest.page.evaluate(LONG) and guest.page.evaluate(ROOM) >= 2 * SOME
        if full and family(frame, "step"):
            return frame
    raise AssertionError("in eight games the dock was never full")


def test_what_a_mark_comes_to_is_in_sight_and_the_dock_stays_where_it_was_drawn_to(
    guest: NewGuest,
) -> None:
    jan = guest("Jan", language="de", phone=True)
    frame = with_cards_below(jan)
    jan.page.evaluate(f"{SCROLLED} = {SOME}")
    options = [family(frame, "convert"), "step"]

    for wanted in options:
        frame = jan.frame()
        option = family(frame, "step") if wanted == "step" else wanted
        assert option is not None
        way = Thumb()
        if wanted == "step":
            way.press(jan, on_map(jan, frame, option))
        else:
            jan.dock.locator(f".card.open[data-choice='{option}']").first.evaluate(
                "(one) => one.click()"
            )
        send(jan).wait_for()
        assert send(jan).evaluate(SEEN), option
        assert jan.page.evaluate(SCROLLED) == SOME

        send(jan).tap()
        jan.settle(frame["question"])
        jan.await_question(frame["question"])
        jan.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert jan.page.evaluate(SCROLLED) == SOME
