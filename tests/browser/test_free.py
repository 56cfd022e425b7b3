"""The free scenario in the browser: a town is built, passwords are typed, scenarios are files."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import barriers, barriers_in_both_themes, too_wide, untranslated
from browser.stawka import (
    GAME,
    LAYING,
    STAWKA,
    Keys,
    Mouse,
    Thumb,
    at_ease,
    chosen,
    send,
    something,
    town,
    word_box,
)
from browser.ways import Way, split
from konspira.games.stawka.building import designs

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "night-courier.toml"
OWN, UNLISTED = "baker", "bakes"


def table(guest: Guest, **more: object) -> str:
    """A free table of four sectors with passwords, against a bot."""
    options = {"scenario": "free", "free_difficulty": "advanced", **more}
    return guest.new_table(1, game=GAME, options=options, spectators="none")


def asked(*kinds: str) -> Any:
    """The moment when a question of such a kind is asked."""
    return lambda frame: frame["question"]["kind"] in kinds


def reach(guest: Guest, moment: Callable[[Seen], bool]) -> str:
    """A table at which this moment has come; some games are over before."""
    for _ in range(20):
        made = table(guest)
        if not guest.skip(made, moment)["result"]:
            return made
    raise AssertionError("in twenty games it did not come to this")


def build(guest: Guest, way: Way, luck: random.Random) -> set[str]:
    """Lay sectors until all lie; the kinds of questions there were."""
    kinds = set[str]()
    question = guest.await_question()
    while question is not None and question["kind"] in LAYING:
        kinds.add(question["kind"])
        way.answer(guest, luck.choice(question["options"]))
        question = guest.await_question(question)
    return kinds


def settled(guest: Guest, way: Way, luck: random.Random) -> None:
    """Documents and figures, until passwords are chosen."""
    question = guest.await_question()
    while question is not None and question["kind"] != "set-password":
        way.answer(guest, luck.choice(question["options"]))
        question = guest.await_question(question)


def test_a_board_is_built_and_played_by_mouse(guest: NewGuest) -> None:
    anna, luck = guest("Anna"), random.Random(4)
    anna.open(f"/t/{table(anna, allow_rotation=True)}")
    mouse = Mouse()

    assert build(anna, mouse, luck) == set(LAYING)
    view = anna.frame()["view"]
    assert len(view["layout"]) == 4
    for spot in view["layout"]:
        name = anna.words.term(STAWKA, "sector", spot["sector"])
        assert name in " ".join(town(anna).locator("text.title tspan").all_text_contents())
    settled(anna, mouse, luck)

    word_box(anna, "set-password").fill(UNLISTED)
    anna.sees(anna.say("web-stawka-word-unlisted", word=UNLISTED), anna.dock)
    anna.button("web-stawka-word-do-keep-none").click(force=True)
    question = anna.question()
    assert question is not None and question["kind"] == "set-password"  # nothing was sent
    word_box(anna, "set-password").fill(OWN.upper())
    anna.button("web-stawka-word-do-keep", word=OWN.upper()).click()
    anna.until("heard.frame.view.passwords[0].ready && heard.unanswered.size === 0")
    assert anna.frame()["view"]["passwords"][0]["word"] == OWN
    panel = anna.named("region", "web-stawka-passwords")
    assert anna.say("web-stawka-password-word", word=OWN.upper()) in panel.inner_text()

    link = anna.named("link", "web-stawka-save-design")
    with anna.page.expect_download() as download:
        link.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    row, mistakes = designs.read(text)
    assert mistakes == []
    assert row is not None
    assert [one.id for one in row.sectors] == [one["sector"] for one in view["layout"]]

    question = anna.await_question()
    for answers in range(24):
        if question is None:
            break
        mouse.answer(
            anna, something(question, luck) if answers < 12 else at_ease({"question": question})
        )
        question = anna.await_question(question)
    assert anna.frame()["view"]["stage"] > 0
    assert untranslated(anna) == []


def test_a_board_is_built_by_keyboard(guest: NewGuest) -> None:
    bela, luck = guest("Bela", language="de"), random.Random(2)
    bela.open(f"/t/{table(bela)}")
    keys = Keys()

    assert build(bela, keys, luck) == {"lay-sector", "lay-cell"}
    bela.skip(bela.table, asked("set-password"))
    bela.until("heard.frame.question?.kind === 'set-password'")
    word_box(bela, "set-password").wait_for()
    for _ in range(20):  # it has the focus, unless that was elsewhere
        if word_box(bela, "set-password").evaluate("one => one === document.activeElement"):
            break
        bela.page.keyboard.press("Tab")
    bela.page.keyboard.type(OWN)
    bela.page.keyboard.press("Enter")

    bela.until("heard.frame.view.passwords[0].ready")
    assert bela.frame()["view"]["passwords"][0]["word"] == OWN
    assert untranslated(bela) == []


def test_another_sector_can_be_taken_until_it_lies(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{table(anna)}")
    question = anna.await_question()
    assert question is not None
    first, second = question["options"][:2]

    chosen(anna, first).click()
    anna.until("heard.frame.question?.facts.sector === arg", split(first)[1])
    chosen(anna, second).click()
    anna.until("heard.frame.question?.facts.sector === arg", split(second)[1])

    assert chosen(anna, second).get_attribute("aria-pressed") == "true"


def test_a_word_is_guessed_and_a_wrong_one_costs_the_agent(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl")
    anna.open(f"/t/{reach(anna, lambda frame: 'guess' in frame['question']['options'])}")
    assert anna.await_question() is not None
    chosen(anna, "guess").click()
    anna.until("heard.frame.question?.kind === 'guess-password'")
    agent = anna.frame()["view"]["activation"]["agent"]
    anna.sees(anna.say("web-stawka-word-risk"), anna.dock)
    assert barriers(anna) == []

    word_box(anna, "guess-password").fill("zebr")
    anna.dock.get_by_role("button", name="zebra", exact=True).click()
    anna.button("web-stawka-word-do-guess", word="ZEBRA").click()

    anna.until("heard.frame.view.passwords[1].guesses.length === 1")
    view = anna.frame()["view"]
    assert view["passwords"][1]["guesses"] == ["zebra"]
    if not view["winners"]:
        lost = next(one for one in view["agents"] if one["agent"] == agent)
        assert lost["status"] == "dead"
        anna.sees(anna.say("web-stawka-password-guesses", words="ZEBRA"))
    assert untranslated(anna) == []


def test_building_and_passwords_fit_a_phone(guest: NewGuest) -> None:
    jan, luck = guest("Jan", language="pl", phone=True), random.Random(3)
    jan.open(f"/t/{table(jan, allow_rotation=True)}")
    thumb = Thumb()
    question = jan.await_question()
    while question is not None and question["kind"] in LAYING:
        assert too_wide(jan) == ""
        assert barriers(jan) == []
        thumb.answer(jan, luck.choice(question["options"]))
        question = jan.await_question(question)
    jan.skip(jan.table, asked("set-password"))
    jan.until("heard.frame.question?.kind === 'set-password'")

    word_box(jan, "set-password").fill("b")
    jan.dock.locator(".word").first.tap()
    assert too_wide(jan) == ""
    assert barriers(jan) == []
    send(jan).tap()

    jan.until("heard.frame.view.passwords[0].ready")
    assert untranslated(jan) == []


@pytest.mark.parametrize("kind", ["lay-cell", "set-password"])
def test_building_has_no_barriers(guest: NewGuest, kind: str) -> None:
    anna = guest("Anna")
    made = table(anna)
    anna.skip(made, asked(kind))
    anna.open(f"/t/{made}")
    anna.await_question()

    assert barriers_in_both_themes(anna) == []
    anna.page.get_by_role("main").focus()
    anna.page.keyboard.press("l")
    anna.sees(anna.say("web-stawka-town"))
    assert barriers(anna) == []


def option_of(guest: Guest, name: str) -> Locator:
    """An option of the waiting room."""
    return guest.page.get_by_role(
        "combobox", name=re.compile("^" + re.escape(guest.say(f"stawka-option-{name}")))
    )


def test_options_of_the_free_scenario_show_when_they_matter(guest: NewGuest) -> None:
    anna = guest("Anna", language="de")
    anna.open(f"/t/{anna.new_table(0, seats=2, game=GAME)}")
    anna.button("web-variants-change").click()

    assert option_of(anna, "free-sectors").count() == 0
    option_of(anna, "scenario").select_option("free")
    option_of(anna, "free-sectors").wait_for()
    anna.until("heard.table.options.scenario === 'free' && heard.fetching === 0")
    assert option_of(anna, "password-wordlist").count() == 0
    option_of(anna, "free-difficulty").select_option("advanced")
    anna.until("heard.table.options.free_difficulty === 'advanced' && heard.fetching === 0")
    option_of(anna, "password-wordlist").select_option("de")
    anna.until("heard.table.options.password_wordlist === 'de'")
    assert barriers_in_both_themes(anna) == []
    option_of(anna, "scenario").select_option("s1_meeting")
    option_of(anna, "free-sectors").wait_for(state="detached")
    assert untranslated(anna) == []


class Held:
    """Requests of a page that are on their way until they are let go."""

    def __init__(self, guest: Guest, method: str, path: str) -> None:
        self.method, self.free = method, False
        self.waiting: list[Route] = []
        guest.page.route(path, self.hold)

    def hold(self, route: Route) -> None:
        if route.request.method == self.method and not self.free:
            self.waiting.append(route)
        else:
            route.fallback()

    def let_go(self) -> None:
        self.free = True
        for route in self.waiting:
            route.fallback()


def test_options_chosen_at_the_same_instant_are_all_kept(guest: NewGuest) -> None:
    anna, jan = guest("Anna"), guest("Jan")
    made = anna.new_table(0, seats=2, game=GAME, options={"scenario": "free"})
    anna.open(f"/t/{made}")
    anna.button("web-variants-change").click()
    change = f"**/api/tables/{made}"

    held = Held(anna, "PATCH", change)  # one change is on its way while another one is made
    with anna.page.expect_request(lambda request: request.method == "PATCH"):
        option_of(anna, "free-sectors").select_option("5")
    with anna.page.expect_response("**/check"):
        option_of(anna, "free-level").select_option("basic")
    held.let_go()
    anna.until("heard.table.options.free_level === 'basic'")
    assert anna.page.evaluate("heard.table.options.free_sectors") == 5

    held = Held(anna, "POST", "**/check")  # the table changes while a choice is looked at
    with anna.page.expect_request("**/check"):
        option_of(anna, "free-sectors").select_option("6")
    jan.sit(made)
    anna.until("heard.table.seats[1].kind === 'person'")
    assert option_of(anna, "free-sectors").input_value() == "6"
    with anna.page.expect_request("**/check"):
        option_of(anna, "free-timeout").select_option("vp")
    held.let_go()
    anna.until("heard.table.options.free_timeout === 'vp'")
    assert anna.page.evaluate("heard.table.options.free_sectors") == 6

    held = Held(anna, "PATCH", change)  # the game is started at once
    with anna.page.expect_request(lambda request: request.method == "PATCH"):
        option_of(anna, "free-sectors").select_option("7")
    anna.button("web-start").click()
    held.let_go()
    anna.until("heard.frame !== null")
    assert anna.frame()["view"]["builder"]["size"] == 7


def test_a_scenario_file_is_refused_with_its_line_or_played(
    guest: NewGuest, tmp_path: Path
) -> None:
    anna = guest("Anna")
    anna.forgiven.append(r"status of 4\d\d")  # the console repeats what the server refuses
    good = EXAMPLE.read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.replace('"irena"', '"irma"'), encoding="utf-8")
    line = good[: good.index('"irena"')].count("\n") + 1
    anna.open(f"/t/{anna.new_table(0, seats=2, game=GAME)}")
    anna.button("web-variants-change").click()

    def pick(file: Path) -> None:
        with anna.page.expect_file_chooser() as chooser:
            anna.button("web-file-pick").click()
        chooser.value.set_files(file)

    pick(bad)
    alert = anna.page.get_by_role("alert")
    alert.wait_for()
    assert f"line {line}" in alert.inner_text()
    assert "irma" in alert.inner_text()
    assert anna.page.evaluate("heard.table.options.scenario") == "s1_meeting"

    pick(EXAMPLE)
    anna.until("heard.table.options.scenario.startsWith('{')")
    alert.wait_for(state="detached")
    anna.sees(anna.say("web-file-used", file=EXAMPLE.name))
    anna.button("web-bot-fill", count=1).click()
    anna.until("heard.table.seats.every((seat) => seat.kind !== 'empty')")
    anna.button("web-start").click()
    anna.await_question()
    anna.sees("The night courier")
