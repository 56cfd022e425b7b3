"""The free scenario in the browser: a town is built, passwords are typed, scenarios are files."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import barriers, barriers_in_both_themes, too_wide, untranslated
from browser.stawka import GAME, STAWKA, Keys, Mouse, Thumb, at_ease, something, town
from browser.ways import Way, split
from konspira.games.stawka import designs

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "night-courier.toml"
OWN, UNLISTED = "baker", "bakes"
LAID = ("lay-sector", "lay-cell", "lay-turn")


def table(guest: Guest, **more: object) -> str:
    """A free table of four sectors with passwords, against a bot."""
    options = {"scenario": "free", "free_difficulty": "advanced", **more}
    return guest.new_table(1, game=GAME, options=options, spectators="none")


def asked(*kinds: str) -> Any:
    """The moment when a question of such a kind is asked."""
    return lambda frame: frame["question"]["kind"] in kinds


def chosen(guest: Guest, choice: str) -> Locator:
    """The card, the place or the button that gives this answer."""
    return guest.page.locator(f'[data-choice="{choice}"]').first


def send(guest: Guest) -> Locator:
    return guest.dock.locator(".btn.pri").first


def word(guest: Guest) -> Locator:
    return guest.named("textbox", "web-stawka-word-own")


def lay(guest: Guest, way: Way, question: Seen, option: str) -> None:
    """A sector, its place, how it lies: each marked, then sent; a sector is in the hand at once."""
    thing = chosen(guest, option)
    cell = split(option)[0] == "cell" and not isinstance(way, Keys)
    way.press(guest, thing.locator(".hit") if cell else thing)
    if split(option)[0] != "sector":
        way.press(guest, send(guest))
    guest.settle(question)


def build(guest: Guest, way: Way, luck: random.Random) -> set[str]:
    """Lay sectors until all lie; the kinds of questions there were."""
    kinds = set[str]()
    question = guest.await_question()
    while question is not None and question["kind"] in LAID:
        kinds.add(question["kind"])
        lay(guest, way, question, luck.choice(question["options"]))
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

    assert build(anna, mouse, luck) == set(LAID)
    view = anna.frame()["view"]
    assert len(view["layout"]) == 4
    for spot in view["layout"]:
        name = anna.words.term(STAWKA, "sector", spot["sector"])
        assert name in " ".join(town(anna).locator("text.title tspan").all_text_contents())
    settled(anna, mouse, luck)

    word(anna).fill(UNLISTED)
    anna.sees(anna.say("web-stawka-word-unlisted", word=UNLISTED), anna.dock)
    anna.button("web-stawka-word-do-keep-none").click(force=True)
    question = anna.question()
    assert question is not None and question["kind"] == "set-password"  # nothing was sent
    word(anna).fill(OWN.upper())
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
    word(bela).wait_for()
    for _ in range(20):  # it has the focus, unless that was elsewhere
        if word(bela).evaluate("one => one === document.activeElement"):
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
    made = table(anna)
    anna.skip(made, lambda frame: "guess" in frame["question"]["options"])
    anna.open(f"/t/{made}")
    question = anna.await_question()
    assert question is not None
    chosen(anna, "guess").click()
    anna.until("heard.frame.question?.kind === 'guess-password'")
    agent = anna.frame()["view"]["activation"]["agent"]
    anna.sees(anna.say("web-stawka-word-risk"), anna.dock)
    assert barriers(anna) == []

    anna.named("textbox", "web-stawka-word-guess").fill("zebr")
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
    while question is not None and question["kind"] in LAID:
        assert too_wide(jan) == ""
        assert barriers(jan) == []
        lay(jan, thumb, question, luck.choice(question["options"]))
        question = jan.await_question(question)
    jan.skip(jan.table, asked("set-password"))
    jan.until("heard.frame.question?.kind === 'set-password'")

    word(jan).fill("b")
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


def test_options_of_the_free_scenario_show_when_they_matter(guest: NewGuest) -> None:
    anna = guest("Anna", language="de")
    anna.open(f"/t/{anna.new_table(0, seats=2, game=GAME)}")
    anna.button("web-variants-change").click()

    def option(name: str) -> Locator:
        return anna.page.get_by_role(
            "combobox", name=re.compile("^" + re.escape(anna.say(f"stawka-option-{name}")))
        )

    assert option("free-sectors").count() == 0
    option("scenario").select_option("free")
    option("free-sectors").wait_for()
    anna.until("heard.table.options.scenario === 'free' && heard.fetching === 0")
    assert option("password-wordlist").count() == 0
    option("free-difficulty").select_option("advanced")
    anna.until("heard.table.options.free_difficulty === 'advanced' && heard.fetching === 0")
    option("password-wordlist").select_option("de")
    anna.until("heard.table.options.password_wordlist === 'de'")
    assert barriers_in_both_themes(anna) == []
    option("scenario").select_option("s1_meeting")
    option("free-sectors").wait_for(state="detached")
    assert untranslated(anna) == []


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
