"""Preferences: a change shows at once and is still there after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser import looks
from browser.conftest import NewGuest
from browser.guest import Guest
from konspira.words import LANGUAGES, Words

NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch"}


def chosen(guest: Guest, group: str, value: str) -> bool:
    """Is this value the one that is pressed?"""
    button = guest.named("group", group).get_by_role("button", name=value, exact=True)
    return button.get_attribute("aria-pressed") == "true"


def kept_on_the_server(guest: Guest) -> dict[str, object]:
    kept: dict[str, object] = guest.ask("GET", "/me")["preferences"]
    return kept


@pytest.mark.parametrize("path", ["/", "/tables", "/rules/spiskowcy", "/preferences", "/credits"])
def test_the_language_can_be_changed_on_every_page(guest: NewGuest, path: str) -> None:
    anna = guest()
    looks.opened(anna, path)
    for language in ("pl", "de", "en"):
        anna.page.get_by_role("button", name=re.compile(f"^{language.upper()}: ")).click()
        anna.words = Words(language)
        anna.page.get_by_role("link", name=anna.say("web-nav-tables")).first.wait_for()
        anna.until("heard.fetching === 0 && document.documentElement.lang === arg", language)
        assert looks.untranslated(anna) == []


def test_the_language_can_be_changed_in_the_middle_of_a_game(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(bots=2)}")
    question = anna.await_question()
    anna.tool("web-nav-preferences").click()

    for language in ("pl", "de"):
        with anna.page.expect_response(lambda answer: answer.request.method == "PATCH"):
            anna.page.get_by_role("button", name=NAMES[language], exact=True).click()
        anna.words = Words(language)
        anna.sees(anna.say("web-status-your-turn"))
        assert looks.untranslated(anna) == []

    anna.page.reload()
    anna.sees(anna.say("web-status-your-turn"))
    assert anna.page.locator("html").get_attribute("lang") == "de"
    assert anna.question() == question


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_is_met_in_the_language_of_the_browser(guest: NewGuest, language: str) -> None:
    anna = guest(language=language).open()

    assert anna.page.locator("html").get_attribute("lang") == language
    anna.named("heading", "web-home").wait_for()


def test_the_theme_follows_the_system_until_somebody_chooses(guest: NewGuest) -> None:
    anna = guest(color_scheme="dark").open("/preferences")
    background = "getComputedStyle(document.body).backgroundColor"
    dark = anna.page.evaluate(background)
    anna.page.emulate_media(color_scheme="light")
    light = anna.page.evaluate(background)
    assert light != dark

    anna.named("group", "web-pref-theme").get_by_role(
        "button", name=anna.say("web-pref-theme-dark"), exact=True
    ).click()
    assert anna.page.evaluate(background) == dark

    anna.page.reload()
    anna.page.get_by_role("heading", level=1).wait_for()
    assert anna.page.evaluate(background) == dark  # from the first moment: before the server says
    assert chosen(anna, "web-pref-theme", anna.say("web-pref-theme-dark"))
    anna.button("web-theme-to-light").click()
    assert anna.page.evaluate(background) == light


def test_everything_chosen_is_kept_over_a_reload_and_on_the_server(guest: NewGuest) -> None:
    anna = guest("Anna").open("/preferences")
    sounds = anna.page.get_by_role("switch", name=re.compile("^" + anna.say("web-pref-sounds")))
    assert sounds.get_attribute("aria-checked") == "false"  # until somebody wants them
    assert chosen(anna, "web-pref-animation", anna.say("web-pref-animation-normal"))

    anna.named("group", "web-pref-animation").get_by_role(
        "button", name=anna.say("web-pref-animation-none"), exact=True
    ).click()
    with anna.page.expect_response(
        lambda answer: (
            answer.request.method == "PATCH" and 'sounds":true' in (answer.request.post_data or "")
        )
    ):
        sounds.click()

    anna.page.reload()
    sounds.wait_for()
    assert sounds.get_attribute("aria-checked") == "true"
    assert chosen(anna, "web-pref-animation", anna.say("web-pref-animation-none"))
    kept = kept_on_the_server(anna)
    assert kept["sounds"] is True
    assert kept["animation"] == "none"


def test_without_movement_nothing_moves(guest: NewGuest) -> None:
    anna = guest("Anna", reduced_motion="no-preference").open("/preferences")
    anna.named("group", "web-pref-animation").get_by_role(
        "button", name=anna.say("web-pref-animation-none"), exact=True
    ).click()

    anna.open(f"/t/{anna.new_table()}")
    question = anna.await_question()
    assert question is not None
    anna.skip(anna.table, lambda frame: frame["view"]["round"] == 2)
    anna.until("heard.frame.view.round === 2")

    # What has changed is outlined for a moment, and that is all.
    changing = anna.page.evaluate(
        """document.getAnimations().filter((one) => one.playState === 'running')
          .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys))"""
    )
    frame = {"offset", "computedOffset", "easing", "composite"}
    assert {name for name in changing if not name.startswith("outline")} <= frame


def test_the_table_as_a_list_can_be_the_first_view_and_can_be_played(guest: NewGuest) -> None:
    anna = guest("Anna").open("/preferences")
    anna.page.get_by_role("switch", name=re.compile("^" + anna.say("web-pref-list-first"))).click()
    anna.open(f"/t/{anna.new_table()}")
    question = anna.await_question()
    assert question is not None

    anna.named("heading", "web-spiskowcy-players").wait_for()
    assert anna.page.get_by_role("grid").count() == 0
    asked = anna.page.get_by_role("main").get_by_role("region").first
    asked.get_by_role("button").first.click()
    anna.until("heard.frame.question?.kind === 'order-count'")


def test_confirming_always_asks_before_anything_is_sent(guest: NewGuest) -> None:
    anna = guest("Anna").open("/preferences")
    anna.named("group", "web-pref-confirm").get_by_role(
        "button", name=anna.say("web-pref-confirm-always"), exact=True
    ).click()
    anna.open(f"/t/{anna.new_table()}")
    question = anna.await_question()
    hand = anna.named("group", "web-spiskowcy-hand").get_by_role("button")

    hand.last.click()

    assert hand.last.get_attribute("aria-pressed") == "true"
    assert anna.question() == question


def test_the_name_is_changed_in_place_and_shown_at_the_table(guest: NewGuest) -> None:
    anna = guest().open()
    anna.page.get_by_role("button", name=re.compile(anna.say("web-me-change"))).click()
    anna.named("textbox", "web-me-name").fill("Halina")
    anna.button("web-me-save").click()
    anna.start.click()

    anna.await_question()

    assert anna.page.evaluate("heard.table.seats[0].name") == "Halina"
    anna.named("grid", "web-spiskowcy-board").get_by_role("rowheader", name="Halina").wait_for()


def test_an_account_keeps_the_games_for_another_browser(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(bots=2)
    anna.open("/account")
    anna.named("textbox", "web-login").fill("anna.from.home")
    anna.page.get_by_label(anna.say("web-password-new")).fill("correct horse battery")
    anna.page.get_by_role("main").get_by_role("button", name=anna.say("web-account-make")).click()
    anna.sees(anna.say("web-account-yours", login="anna.from.home"))

    elsewhere = guest().open("/account")
    elsewhere.page.get_by_text(elsewhere.say("web-account-sign-in"), exact=True).first.click()
    elsewhere.named("textbox", "web-login").fill("anna.from.home")
    elsewhere.page.get_by_label(elsewhere.say("web-password"), exact=True).fill(
        "correct horse battery"
    )
    elsewhere.page.get_by_role("main").get_by_role(
        "button", name=elsewhere.say("web-account-sign-in")
    ).click()
    elsewhere.sees(elsewhere.say("web-account-yours", login="anna.from.home"))
    elsewhere.open("/")
    elsewhere.named("region", "web-yours").get_by_role("link").first.click()

    assert elsewhere.await_question() is not None
    assert elsewhere.table == table


def make_account(anna: Guest, login: str, password: str) -> None:
    """An account, made on its page."""
    anna.open("/account")
    anna.named("textbox", "web-login").fill(login)
    anna.page.get_by_label(anna.say("web-password-new")).fill(password)
    anna.page.get_by_role("main").get_by_role("button", name=anna.say("web-account-make")).click()
    anna.sees(anna.say("web-account-yours", login=login))


def test_a_password_is_changed_by_keyboard_and_mistakes_are_named(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.forgiven.append("/api/me/password")  # the browser notes that the old one was wrong
    make_account(anna, "anna.changes", "correct horse battery")
    old, new, again = (
        anna.page.get_by_label(anna.say(f"web-password-{which}"), exact=True)
        for which in ("old", "fresh", "again")
    )

    def change(*words: str) -> None:
        old.focus()
        for word in words:
            anna.page.keyboard.press("ControlOrMeta+a")
            anna.page.keyboard.type(word)
            anna.page.keyboard.press("Tab")
        anna.page.keyboard.press("Enter")

    change("correct horse battery", "a better password", "a better passwort")
    anna.sees(anna.say("web-password-not-twice"))
    assert again.get_attribute("aria-invalid") == "true"
    change("wrong horse battery", "a better password", "a better password")
    anna.sees(anna.say("error-wrong-old-password"))
    assert old.get_attribute("aria-invalid") == "true"
    change("correct horse battery", "a better password", "a better password")
    anna.sees(anna.say("web-password-changed"))
    assert [field.input_value() for field in (old, new, again)] == ["", "", ""]


def test_whoever_is_signed_out_elsewhere_is_told_and_comes_back_to_the_table(
    guest: NewGuest,
) -> None:
    anna = guest("Anna")
    make_account(anna, "anna.away", "correct horse battery")
    table = anna.new_table(bots=2)
    anna.open(f"/t/{table}")
    anna.await_question()

    status = anna.page.evaluate(
        """async () => {
            const token = document.cookie.match(/konspira-csrf=([^;]+)/)[1]
            const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
            const body = JSON.stringify({ everywhere: true })
            return (await fetch('/api/me/sign-out', { method: 'POST', headers, body })).status
        }"""
    )
    assert status == 204

    anna.sees(anna.say("web-closed-signed-out"))
    anna.page.get_by_role("link", name=anna.say("web-account-sign-in")).click()
    anna.named("textbox", "web-login").fill("anna.away")
    anna.page.get_by_label(anna.say("web-password"), exact=True).fill("correct horse battery")
    anna.page.get_by_role("main").get_by_role(
        "button", name=anna.say("web-account-sign-in")
    ).click()
    anna.page.wait_for_url(f"**/t/{table}")
    assert anna.await_question() is not None
    assert anna.table == table


SIGN_OUT = """async () => {
  const token = document.cookie.match(/konspira-csrf=([^;]+)/)[1]
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const body = JSON.stringify({ everywhere: true })
  await fetch('/api/me/sign-out', { method: 'POST', headers, body })
}"""


@pytest.mark.parametrize("path", ["/", "/tables", "/account", "/preferences"])
def test_every_page_notices_that_its_session_has_ended_and_that_one_begins(
    guest: NewGuest, path: str
) -> None:
    login = f"anna.at.{path.strip('/') or 'home'}"
    anna = guest("Anna")
    make_account(anna, login, "correct horse battery")
    anna.new_table(bots=2)
    anna.open(path)
    known = anna.page.get_by_role("banner").get_by_text("Anna", exact=True)
    expect(known).to_be_visible()
    told = anna.say("web-session-ended", name=login)
    if path == "/tables":
        expect(anna.page.get_by_role("main").locator("li a").first).to_be_visible()

    other = anna.new_page()
    other.goto(anna.address + "/account")
    other.get_by_role("main").get_by_role(
        "button", name=anna.say("web-sign-out"), exact=True
    ).click()
    expect(anna.page.get_by_role("alert")).to_contain_text(told)
    expect(known).to_have_count(0)

    other.goto(anna.address + "/account?sign-in")
    other.get_by_role("textbox", name=anna.say("web-login")).fill(login)
    other.get_by_label(anna.say("web-password"), exact=True).fill("correct horse battery")
    sign_in = anna.say("web-account-sign-in")
    other.get_by_role("main").get_by_role("button", name=sign_in).click()
    expect(known).to_be_visible()
    expect(anna.page.get_by_text(told)).to_have_count(0)


def test_a_session_that_ended_in_another_browser_is_noticed_when_somebody_comes_back(
    guest: NewGuest,
) -> None:
    anna, elsewhere = guest("Anna"), guest()
    make_account(anna, "anna.everywhere", "correct horse battery")
    elsewhere.open("/account?sign-in")
    elsewhere.named("textbox", "web-login").fill("anna.everywhere")
    elsewhere.page.get_by_label(elsewhere.say("web-password"), exact=True).fill(
        "correct horse battery"
    )
    elsewhere.page.get_by_role("main").get_by_role(
        "button", name=elsewhere.say("web-account-sign-in")
    ).click()
    elsewhere.sees(elsewhere.say("web-account-yours", login="anna.everywhere"))
    anna.open("/tables")

    elsewhere.page.evaluate(SIGN_OUT)
    anna.page.evaluate("dispatchEvent(new Event('focus'))")

    expect(anna.page.get_by_role("alert")).to_contain_text(
        anna.say("web-session-ended", name="anna.everywhere")
    )
    elsewhere.page.evaluate("dispatchEvent(new Event('focus'))")
    elsewhere.page.get_by_role("alert").get_by_role(
        "link", name=elsewhere.say("web-account-sign-in")
    ).click()
    expect(elsewhere.named("textbox", "web-login")).to_be_visible()
