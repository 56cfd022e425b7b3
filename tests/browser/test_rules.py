"""The pages of rules in the browser: margin, search by key, pictures, and aids of one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import NewGuest
from browser.guest import PATIENCE
from konspira.catalogue import GAMES
from konspira.figures import figures, has_figures
from konspira.words import LANGUAGES

DRAWN = [kind.id for kind in GAMES.values() if has_figures(kind)]


def test_a_rule_in_the_margin_opens_in_its_place(guest: NewGuest) -> None:
    anna = guest("Anna").open("/rules/estoril")
    span = anna.page.locator("button[data-rules~='EST-4.3']").first
    span.click()
    opened = anna.page.locator(".opened .rule", has_text="EST-4.3")
    opened.wait_for()
    assert span.get_attribute("aria-expanded") == "true"

    anna.open("/rules/estoril#EST-4.3")
    expect(anna.page.locator(".opened .rule")).to_have_count(1, timeout=PATIENCE)
    expect(opened).to_be_in_viewport(timeout=PATIENCE)


def test_a_rule_that_the_players_text_leaves_out_is_found_among_the_numbered(
    guest: NewGuest,
) -> None:
    anna = guest("Anna").open("/rules/estoril#EST-7.13")
    anna.page.wait_for_url(re.compile("/rules/estoril/reference#est-7.13$"))
    expect(anna.page.locator("[id='est-7.13']")).to_be_in_viewport(timeout=PATIENCE)


def test_the_search_is_used_by_key(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl").open("/rules/estoril")
    anna.page.locator("#all-cards").wait_for()
    anna.page.keyboard.press("/")
    field = anna.page.get_by_role("combobox")
    expect(field).to_be_focused()
    anna.page.keyboard.type("z")
    expect(anna.page.get_by_role("option")).to_have_count(0)
    anna.page.keyboard.type("abojca")
    first = anna.page.get_by_role("option").first
    expect(first).to_contain_text(anna.say("estoril-symbol-assassin"))
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#symbol-assassin")).to_be_in_viewport(timeout=PATIENCE)
    anna.page.keyboard.press("Escape")
    expect(field).to_have_value("")

    anna.page.keyboard.type("7.8")
    expect(anna.page.get_by_role("option").first).to_contain_text("EST-7.8")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(re.compile("#EST-7.8$"))
    expect(anna.page.locator(".opened .rule", has_text="EST-7.8")).to_be_in_viewport(
        timeout=PATIENCE
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", DRAWN)
def test_every_call_out_has_its_place(guest: NewGuest, game: str, phone: bool) -> None:
    anna = guest("Anna", phone=phone).open(f"/rules/{game}")
    wanted = next(one for one in figures(GAMES[game]).figure if one.kind == "table")
    figure = anna.page.locator("#figure-table")
    figure.scroll_into_view_if_needed()
    spots = figure.locator(":scope > .plate > .spot")
    expect(spots).to_have_count(len(wanted.mark), timeout=PATIENCE)
    anna.page.wait_for_timeout(800)  # a board may draw late; then the numbers are placed again
    plate = figure.locator(":scope > .plate").bounding_box()
    assert plate is not None
    for place, mark in enumerate(wanted.mark):
        box = spots.nth(place).bounding_box()
        assert box is not None and box["x"] >= plate["x"] - 2, f"{mark.at} is not drawn"
    for one in figures(GAMES[game]).figure:
        if one.kind == "strip":
            strip = anna.page.locator(f"#figure-{one.id}")
            strip.scroll_into_view_if_needed()
            expect(strip.locator("[data-drawn]")).to_have_count(len(one.moment), timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aid_is_one_page_of_paper(guest: NewGuest, language: str) -> None:
    anna = guest("Anna", language=language)
    for game in DRAWN:
        anna.open(f"/rules/{game}/aid")
        sheet = anna.page.locator(".aid.sheet")
        sheet.wait_for()
        anna.page.evaluate("document.fonts.ready.then(() => true)")
        left = sheet.evaluate("one => one.clientHeight - one.scrollHeight")
        assert left >= 0, f"{game} in {language}: {-left} px are cut off"
        small = sheet.evaluate(
            "one => Math.min(...[...one.querySelectorAll('li, small, td, th, p, footer')]"
            ".map(part => parseFloat(getComputedStyle(part).fontSize)))"
        )
        assert small >= 7.5 / 0.75 - 0.01, f"{game}: {small} px"
        printed = anna.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, f"{game} in {language}"


def test_a_key_at_the_table_opens_the_aid(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table()}")
    anna.await_question()
    with anna.page.expect_popup() as popup:
        anna.page.keyboard.press("a")
    popup.value.wait_for_url("**/rules/spiskowcy/aid")
    popup.value.locator(".aid.sheet").wait_for()
    popup.value.close()
