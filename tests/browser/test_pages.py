"""All pages: in three languages, without barriers, on every screen, small and quick."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Response, Route

from browser import looks
from browser.conftest import Ended, NewGuest
from browser.guest import Guest
from browser.spiskowcy import eventful
from konspira.words import LANGUAGES
from support.soaking import some_now

USUAL = {"order-type", "order-count", "action", "raid-player", "raid-card", "discard"}
MOST_BYTES = 100_000  # of JavaScript, compressed, before somebody can start a game


@pytest.fixture
def needs_axe() -> None:
    """axe comes with the client's tools."""
    if not looks.AXE.exists():
        pytest.skip("axe-core is not installed: run `make web`")


@pytest.mark.usefixtures("needs_axe")
@pytest.mark.parametrize("name", list(looks.PAGES))
def test_axe_finds_no_barrier_on_a_page(guest: NewGuest, name: str) -> None:
    anna = guest("Anna")
    anna.new_table(seats=3, bots=0, visibility="public")
    looks.opened(anna, looks.PAGES[name])

    if name == "reference":  # very long, and drawn like the rules for players
        assert looks.barriers(anna) == []
    else:
        assert looks.barriers_everywhere(anna) == []


@pytest.mark.soak
@pytest.mark.usefixtures("needs_axe")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_no_barrier_at_any_question(guest: NewGuest, phone: bool) -> None:
    anna = guest("Anna", phone=phone)
    met: set[str] = set()
    found: list[str] = []
    for _ in range(3):
        table = anna.new_table(bots=2)
        while True:
            frame = anna.skip(table, lambda one: one["question"]["kind"] not in met, eventful)
            if frame["result"]:
                break
            kind = frame["question"]["kind"]
            anna.open(f"/t/{table}")
            anna.await_question()
            # The frame is always the same; on the board only what can be chosen differs.
            parts = ["#dock", "#main"] if kind in ("raid-player", "discard") else ["#dock"]
            for part in parts if met else [""]:
                found += [f"{kind}, {text}" for text in looks.barriers_in_both_themes(anna, part)]
            met.add(kind)
            anna.leave()
        if met >= USUAL:
            break

    assert found == []
    assert met >= USUAL


@pytest.mark.usefixtures("needs_axe")
def test_axe_finds_no_barrier_in_any_state_of_a_table(guest: NewGuest) -> None:
    anna, jan = guest("Anna"), guest("Jan")
    table = anna.new_table(bots=1, seats=3)
    anna.open(f"/t/{table}")
    anna.button("web-start").wait_for()
    found = [f"waiting room: {text}" for text in looks.barriers_everywhere(anna)]

    jan.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    wait_for_others(anna, table)
    found += [f"others choose: {text}" for text in looks.barriers_everywhere(anna)]
    anna.tool("web-tool-list").click()
    found += [f"list: {text}" for text in looks.barriers_everywhere(anna)]
    table = anna.new_table(bots=2)
    anna.skip(table, lambda frame: frame["view"]["round"] == 2)
    anna.open(f"/t/{table}?move=1")
    anna.button("web-back-to-now").wait_for()
    found += [f"the past: {text}" for text in looks.barriers_everywhere(anna)]

    assert found == []


@pytest.mark.usefixtures("needs_axe")
def test_axe_finds_no_barrier_beside_the_board(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(bots=2)}")
    anna.await_question()
    found: list[str] = []
    for tab in ("web-tab-notes", "web-tab-chat", "web-tab-log"):
        anna.named("tab", tab).click()
        found += [f"{tab}: {text}" for text in looks.barriers_everywhere(anna, "#panel")]
    for panel in ("web-tool-menu", "web-nav-preferences", "web-tool-rules"):
        anna.tool(panel).click()
        anna.until("heard.fetching === 0")
        found += [f"{panel}: {text}" for text in looks.barriers_everywhere(anna, "#panel")]
    anna.page.keyboard.press("?")
    found += [f"keys: {text}" for text in looks.barriers_everywhere(anna, "#panel")]

    assert found == []


def wait_for_others(guest: Guest, table: str) -> None:
    """Choose until somebody else has to."""
    while guest.frame()["question"]:
        question = guest.frame()["question"]
        answer = {"token": question["token"], "choice": question["options"][0]}
        guest.ask("POST", f"/tables/{table}/choose", answer)
        guest.settle(question)
    assert not guest.over()


@pytest.mark.usefixtures("needs_axe")
def test_axe_finds_no_barrier_at_the_end_of_a_game(guest: NewGuest, ended: Ended) -> None:
    anna = guest(storage_state=ended.memory).open(f"/t/{ended.table}")
    anna.named("heading", "web-course").wait_for()
    found = [f"scores: {text}" for text in looks.barriers_everywhere(anna)]

    anna.button("web-replay").click()
    anna.page.keyboard.press("Space")  # it runs by itself
    anna.look_with("web-replay-open")
    found += [f"replay: {text}" for text in looks.barriers_everywhere(anna)]

    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_page_is_left_untranslated(guest: NewGuest, language: str) -> None:
    anna = guest("Anna", language=language)
    left: dict[str, list[str]] = {}
    for name, path in looks.PAGES.items():
        looks.opened(anna, path)
        assert anna.page.locator("html").get_attribute("lang") == language
        left[name] = looks.untranslated(anna)

    assert {name: texts for name, texts in left.items() if texts} == {}


@pytest.mark.parametrize("language", some_now(["pl", "de"], lambda place, _: place == 1))
def test_no_text_of_a_table_is_left_untranslated(
    guest: NewGuest, ended: Ended, language: str
) -> None:
    anna = guest("Anna", language=language)
    anna.open(f"/t/{anna.new_table(seats=3, bots=1)}")
    anna.button("web-start").wait_for()
    assert looks.untranslated(anna) == []

    table = anna.new_table(bots=2)
    met: set[str] = set()
    while True:
        frame = anna.skip(table, lambda one: one["question"]["kind"] not in met, eventful)
        if frame["result"]:
            break
        anna.open(f"/t/{table}")
        anna.frame()
        for tool in ("web-tool-list", "web-tool-menu", "web-nav-preferences")[: 3 - len(met)]:
            anna.tool(tool).click()
            assert looks.untranslated(anna) == []
        assert looks.untranslated(anna) == []
        met.add(frame["question"]["kind"])
        anna.leave()
    anna.open(f"/t/{ended.table}")
    anna.named("heading", "web-course").wait_for()
    assert looks.untranslated(anna) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_smallest_phone(
    guest: NewGuest, ended: Ended, language: str
) -> None:
    anna = guest("Anna", language=language, phone=True)
    anna.new_table(seats=4, bots=1, visibility="public")
    anna.new_table(bots=3)
    wide: dict[str, str] = {}
    for name, path in looks.PAGES.items():
        looks.opened(anna, path)
        wide[name] = looks.too_wide(anna)
    table = anna.new_table(bots=3)
    anna.open(f"/t/{table}")
    anna.frame()
    for tab in ("web-tab-players", "web-tab-log", "web-tab-chat", "web-tab-board"):
        anna.button(tab).tap()
        wide[tab] = looks.too_wide(anna)
    anna.open(f"/t/{ended.table}")
    anna.named("heading", "web-course").wait_for()
    wide["end"] = looks.too_wide(anna)

    assert {name: text for name, text in wide.items() if text} == {}


def test_the_home_page_needs_little_javascript(guest: NewGuest) -> None:
    anna = guest()
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            loaded[response.url] = len(gzip.compress(response.body()))

    anna.page.on("response", weigh)
    anna.open("/")
    anna.start.wait_for()
    anna.page.wait_for_load_state("networkidle")

    assert len(loaded) > 1
    assert sum(loaded.values()) <= MOST_BYTES, loaded


def test_every_page_says_where_one_is(guest: NewGuest) -> None:
    anna = guest()
    titles = set()
    for path in looks.PAGES.values():
        looks.opened(anna, path)
        titles.add(anna.page.title())
        anna.page.get_by_role("main").wait_for()
        anna.page.get_by_role("link", name=re.compile("Konspira")).first.wait_for()

    assert len(titles) == len(looks.PAGES)
    assert all("Konspira" in title for title in titles)


@pytest.mark.parametrize("language", some_now(LANGUAGES, lambda place, _: place == 1, str))
def test_the_strength_of_a_level_is_told_with_the_scenario_it_belongs_to(
    guest: NewGuest, language: str
) -> None:
    # What a service worker fetches, no test sees.
    anna = guest("Anna", language=language, phone=True, service_workers="block")
    anna.forgiven.append("Service Worker registration blocked")

    def measured(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**game, "strengths": {"medium": 61}} for game in games])

    anna.page.route("**/api/games/at/*", measured)  # the address that the page names
    easy, medium = anna.say("web-level-easy"), anna.say("web-level-medium")
    strong = anna.say("web-level-strength", level=medium, percent=61, below=easy)
    looks.opened(anna, "/")
    anna.named("radio", "spiskowcy-title").tap()
    anna.sees(anna.say("web-strength-measured", percent=61, below=easy))
    anna.named("radio", "stawka-title").tap()
    scenario = anna.say("stawka-option-scenario-s3-chestnuts")
    anna.sees(anna.say("web-strength-measured-in", percent=61, below=easy, scenario=scenario))
    looks.assert_fits(anna)

    # A table knows what it plays.
    for scenario, offered in (("s3_chestnuts", strong), ("s1_meeting", medium)):
        options = {"scenario": scenario}
        anna.open(f"/t/{anna.new_table(game='stawka', bots=0, seats=2, options=options)}")
        levels = anna.named("combobox", "web-bot-add-here", seat=2)
        assert levels.locator("option[value=medium]").inner_text() == offered
        looks.assert_fits(anna)
