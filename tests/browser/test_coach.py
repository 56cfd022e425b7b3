"""Hints and reviews in the browser: at every board, in every language, by mouse, keys and thumb."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator

from browser.conftest import NewGuest
from browser.films import RADIO
from browser.guest import Guest, Seen
from browser.looks import assert_fits, barriers, barriers_in_both_themes, too_wide
from konspira.bots.usual import usual_level
from support.soaking import some_now


class Case(NamedTuple):
    game: str
    language: str
    phone: bool
    scenario: str = ""

    def name(self) -> str:
        screen = "phone" if self.phone else "desktop"
        return "-".join(part for part in (self.game, self.scenario, self.language, screen) if part)

    def new_table(self, guest: Guest) -> str:
        options = {"scenario": self.scenario} if self.scenario else {}
        return guest.new_table(game=self.game, level="greedy", spectators="later", options=options)


NOW = [
    Case("spiskowcy", "en", False),
    Case("estoril", "pl", True),
    Case("emerald", "de", False),
    Case("stawka", "pl", False),
]
LATER = [
    Case("spiskowcy", "de", True),
    Case("spiskowcy", "pl", False),
    Case("estoril", "en", False),
    Case("estoril", "de", True),
    Case("emerald", "en", True),
    Case("emerald", "pl", True),
    Case("stawka", "en", False),
    Case("stawka", "de", True),
    Case("stawka", "de", False, RADIO),
]
CASES = some_now([*NOW, *LATER], lambda _, case: case in NOW, Case.name)


def a_choice(guest: Guest, table: str) -> Seen:
    """At the table, before a question with something to choose."""
    guest.skip(table, lambda frame: len(frame["question"]["options"]) > 2)
    guest.open(f"/t/{table}")
    question = guest.await_question()
    assert question is not None
    return question


def panel(guest: Guest) -> Locator:
    return guest.named("region", "web-hint-title")


def tab(guest: Guest) -> Locator:
    """The button for hints on a small screen."""
    return guest.button("web-tool-hint", guest.named("navigation", "web-views"))


def named(guest: Guest, frame: Seen, choice: str) -> Locator:
    """Return where the page names an option."""
    return guest.page.locator(f'[data-choice="{choice}"], [data-offer="{choice}"]')


def _percent(share: float) -> int:
    return int(100 * share + 0.5)  # as the page rounds


@pytest.mark.parametrize("case", CASES)
def test_a_hint_is_shown_for_the_open_question_and_goes_with_it(
    guest: NewGuest, case: Case
) -> None:
    anna = guest("Anna", language=case.language, phone=case.phone)
    table = case.new_table(anna)
    question = a_choice(anna, table)

    with anna.page.expect_response(re.compile("/hint$")) as told:
        if case.phone:
            tab(anna).tap()
        else:
            anna.page.keyboard.press("e")
    rows = panel(anna).get_by_role("listitem")
    rows.first.wait_for()

    best = told.value.json()["options"]
    assert 1 <= rows.count() == len(best) <= 3
    for row, option in zip(rows.all(), best, strict=True):
        share = {one: _percent(option[one]) for one in ("low", "high")}
        anna.sees(anna.say("web-percent", percent=_percent(option["share"])), row)
        anna.sees(anna.say("web-percent-interval", percent=0, **share), row)
        if len(option["deed"]) > 1:  # all of it, not only its first step
            assert row.inner_text().count("→") == len(option["deed"]) - 1
    anna.sees(anna.say(f"web-hint-{told.value.json()['sureness']}"), panel(anna))
    anna.sees(anna.say("web-hint-about", count=best[0]["games"], even=50), panel(anna))
    assert_fits(anna)
    if case.phone:
        assert too_wide(anna) == ""
    else:
        assert barriers(anna, part="#dock") == []
    outlined = anna.page.evaluate(
        "() => document.adoptedStyleSheets.map((one) => one.cssRules.length)"
    )
    assert outlined == [rows.count()]
    # A player who plays on has no use for it any more.
    answer = {"token": question["token"], "choice": question["options"][0]}
    anna.ask("POST", f"/tables/{table}/choose", answer)
    anna.settle(question)
    assert panel(anna).count() == 0
    assert anna.page.evaluate("() => document.adoptedStyleSheets.length") == 0


def test_a_hint_is_read_aloud_marked_on_the_board_and_put_away_by_key(guest: NewGuest) -> None:
    anna = guest("Anna")
    a_choice(anna, anna.new_table(level="greedy", spectators="later"))

    anna.tool("web-tool-hint").click()
    rows = panel(anna).get_by_role("listitem")
    rows.first.wait_for()

    heard = anna.page.locator("[aria-live=polite]").all_inner_texts()
    said = anna.say("web-hint-said", choice="X", percent=1, low=0, high=2).split("X")[0]
    assert any(said in text for text in heard), heard  # beside what was told at once
    marked = anna.page.evaluate(
        "() => [...document.querySelectorAll('[data-offer], [data-choice]')]"
        ".filter((one) => getComputedStyle(one).outlineStyle === 'solid').length"
    )
    assert marked > 0
    anna.page.keyboard.press("e")
    assert panel(anna).count() == 0
    anna.log.get_by_text(anna.say("web-line-hinted", name="Anna")).wait_for()
    anna.page.keyboard.press("?")
    anna.sees(anna.say("web-key-hint"))


def test_a_hint_leaves_room_for_what_stands_beside_the_board(guest: NewGuest) -> None:
    anna = guest("Anna")
    a_choice(anna, anna.new_table(level="greedy", spectators="later"))
    anna.tool("web-tool-hint").click()
    panel(anna).get_by_role("listitem").first.wait_for()

    history = anna.named("group", "web-history").filter(visible=True)
    history.get_by_role("slider").click(trial=True)
    anna.named("tab", "web-tab-chat").click()
    anna.page.locator("#chat-text").click()

    assert panel(anna).is_visible()


def test_people_agree_to_hints(guest: NewGuest) -> None:
    anna, bartek = guest("Anna"), guest("Bartek", language="pl")
    table = anna.new_table(bots=0, seats=2)
    bartek.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    anna.open(f"/t/{table}")
    bartek.open(f"/t/{table}")
    anna.until("heard.frame !== null")
    assert anna.tool("web-tool-hint").count() == 0

    anna.tool("web-tool-menu").click()
    anna.button("web-menu-propose-hints").click()
    anna.button("web-close").click()
    bartek.sees(bartek.say("web-proposal-hints", name="Anna"))
    bartek.button("web-agree").click()

    bartek.tool("web-tool-hint").wait_for()
    anna.tool("web-tool-hint").wait_for()
    asked, other = (anna, bartek) if anna.frame()["question"] else (bartek, anna)
    asked.tool("web-tool-hint").click()
    panel(asked).get_by_role("listitem").first.wait_for()
    name = "Anna" if asked is anna else "Bartek"
    other.button("web-tab-log").or_(other.named("tab", "web-tab-log")).first.click()
    other.log.get_by_text(other.say("web-line-hinted", name=name)).wait_for()
    assert panel(other).count() == 0


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        ("spiskowcy", "de", "en"),
        ("estoril", "pl", "de"),
        ("emerald", "en", "pl"),
        ("stawka", "pl", "de"),
    ],
)
def test_the_others_let_a_bot_play_for_somebody_who_has_gone(
    guest: NewGuest, game: str, first: str, second: str
) -> None:
    anna, bartek = guest("Anna", language=first), guest("Bartek", language=second)
    table = anna.new_table(bots=0, seats=2, game=game)
    bartek.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    anna.open(f"/t/{table}")
    bartek.open(f"/t/{table}")
    # A player who is not asked waits for the other one; where both are asked, either can be gone.
    here, gone = (bartek, anna) if anna.frame()["question"] else (anna, bartek)
    name = "Anna" if gone is anna else "Bartek"
    before = here.frame()["moment"]

    here.tool("web-tool-menu").click()
    here.button("web-stand-in", name=name).click()

    here.until("heard.table.seats.some((seat) => seat.sits_in)")
    here.until(f"heard.frame.moment > {before}")  # the bot plays
    level = here.page.evaluate("() => heard.table.seats.find((seat) => seat.sits_in).level")
    assert level == usual_level()
    here.sees(
        re.compile(re.escape(here.say("web-role-away", level=here.say(f"web-level-{level}"))))
    )
    gone.sees(gone.say("web-sits-in"))
    gone.button("web-come-back").click()
    gone.until("!heard.table.seats.some((seat) => seat.sits_in)")


@pytest.mark.parametrize("case", CASES)
def test_a_game_is_reviewed_and_every_choice_has_its_address(guest: NewGuest, case: Case) -> None:
    anna = guest("Anna", language=case.language, phone=case.phone)
    table = case.new_table(anna)
    answers = 0

    def enough(frame: Seen) -> bool:
        nonlocal answers
        answers += 1
        return answers > 12

    if not anna.skip(table, enough)["result"]:  # a short game may be over before
        anna.ask("POST", f"/tables/{table}/proposal", {"kind": "end"})
    anna.open(f"/t/{table}")

    anna.button("web-review-ask").click()
    card = anna.named("region", "web-review")
    anna.named("heading", "web-review-turns", card).wait_for()  # there is something to read ...
    judged = card.get_by_role("progressbar")  # ... before all is judged
    judged.wait_for(state="detached", timeout=1_200_000)  # plain Python takes its time

    anna.named("tab", "web-course-chance").click()
    anna.sees(anna.say("web-review-knowledge", percent=50))  # an even share of two
    assert_fits(anna)
    found = barriers_in_both_themes(anna)
    assert found == []
    card.get_by_text(anna.say("web-review-choices"), exact=True).first.click()
    links = card.get_by_role("table").get_by_role("link")
    review = anna.ask("GET", f"/tables/{table}/review")
    assert links.count() == len(review["choices"]) == review["of"] > 3
    assert review["status"] == "made"
    place = next(n for n, one in enumerate(review["choices"]) if one["seat"] == 1)
    links.nth(place).click()
    moment = review["moments"][place]
    anna.page.wait_for_url(re.compile(rf"move={moment + 1}&eyes=1"))  # the choice itself
    strip = anna.named("region", "web-review")
    strip.wait_for()
    assert_fits(anna)
    # It covers nothing: the way through the past is open.
    history = anna.named("group", "web-history").filter(visible=True)
    history.get_by_role("slider").click(trial=True)
    # The address alone leads there, for anybody who may see the game.
    other = guest("Bartek", language="en").open(anna.page.url.removeprefix(anna.address))
    other.named("region", "web-review").wait_for()


def test_a_review_that_is_there_is_shown_without_asking(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(spectators="public")
    anna.skip(table)
    anna.ask("POST", f"/tables/{table}/review")
    anna.open(f"/t/{table}")
    anna.named("heading", "web-review-turns").wait_for()

    stranger = guest().open(f"/t/{table}")

    stranger.named("heading", "web-review-turns").wait_for()
    stranger.named("tab", "web-course-chance").click()
    svg = stranger.named("tabpanel", "web-course-chance").locator("svg").first
    svg.click(position={"x": 300, "y": 100})
    stranger.named("link", "web-review-see").first.wait_for()
