"""Getting to the table: one panel for four games, tables that wait, and the waiting room."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from browser import looks
from browser.conftest import NewGuest
from browser.guest import Guest
from browser.stawka import at_ease
from konspira.words import LANGUAGES, Words

FILM = "s4_i_know_who_you_are"
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "night-courier.toml"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 768, "height": 1024},
    "phone": {"width": 390, "height": 844},
}
GERMAN = 1


def card(guest: Guest, id: str) -> Locator:
    """The card of a scenario of the box, or of a way of one's own."""
    name = f"stawka-scenario-{id}" if id.startswith("s") else f"web-start-name-{id}"
    return guest.named("radio", name)


def side(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role(
        "radio", name=re.compile("^" + guest.say(f"web-start-side-{name}"))
    )


def options(guest: Guest) -> dict[str, Any]:
    """Return what the table of the page is played with."""
    found: dict[str, Any] = guest.ask("GET", f"/tables/{guest.table}")["options"]
    return found


# -- from the home page to the first question ------------------------------------------------------


@pytest.mark.parametrize("size", list(SIZES))
def test_a_film_as_the_german_side_is_four_clicks_from_the_home_page(
    guest: NewGuest, size: str
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    anna = guest(viewport=SIZES[size], **touch).open()

    anna.click(anna.named("radio", "stawka-title"))
    anna.click(card(anna, "s4-i-know-who-you-are"))
    anna.click(side(anna, "german"))
    expect(anna.start).to_be_in_viewport()
    anna.click(anna.start)
    question = anna.await_question()

    assert question is not None
    assert anna.clicks <= 4
    table = anna.ask("GET", f"/tables/{anna.table}")
    assert table["options"]["scenario"] == FILM
    assert table["you"] == GERMAN
    assert [seat["level"] for seat in table["seats"]] == ["medium", None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_names_the_whole_choice(guest: NewGuest, language: str) -> None:
    anna = guest(language=language).open("/?game=stawka")

    def names(id: str, **facts: object) -> None:
        expect(anna.start).to_have_text(anna.say(id, **{"bots": 1, "friends": 1, **facts}))

    film = anna.say("stawka-scenario-s5-hotel-excelsior")
    medium, hard = anna.say("web-level-medium"), anna.say("web-level-hard")
    first = anna.say("stawka-scenario-s1-meeting")
    names("web-start-go-bots", title=first, side="polish", levels=medium)
    card(anna, "s5-hotel-excelsior").check()
    told = anna.say("web-start-balance", polish=56, german=44)  # docs/balance.md
    expect(anna.page.locator(".lead")).to_contain_text(told)
    anna.page.get_by_text(hard, exact=True).click()
    side(anna, "chance").check()
    names("web-start-go-bots", title=film, side="chance", levels=hard)
    anna.page.get_by_text(anna.say("web-start-against-friend"), exact=True).click()
    side(anna, "german").check()
    names("web-start-go-friends", title=film, side="german")
    anna.page.get_by_text(anna.say("web-start-against-open"), exact=True).click()
    names("web-start-go-open", title=film, side="german")
    looks.assert_fits(anna)


def test_what_was_chosen_is_there_again_and_no_game_forgets_it_for_another(
    guest: NewGuest,
) -> None:
    anna = guest().open("/?game=stawka")
    card(anna, "s6-top-secret").check()
    side(anna, "german").check()
    anna.page.get_by_text(anna.say("web-start-pace-daily"), exact=True).click()
    before = anna.start.inner_text()

    anna.named("radio", "estoril-title").click()
    anna.page.wait_for_url("**/?game=estoril")
    anna.named("checkbox", "web-start-name-variant-second-place").check()
    anna.named("radio", "stawka-title").click()
    expect(anna.start).to_have_text(before)
    anna.open("/")

    expect(anna.named("radio", "stawka-title")).to_have_attribute("aria-checked", "true")
    expect(anna.start).to_have_text(before)
    expect(anna.page.get_by_label(anna.say("web-start-pace-daily"), exact=True)).to_be_checked()
    anna.named("radio", "estoril-title").click()
    expect(anna.named("checkbox", "web-start-name-variant-second-place")).to_be_checked()


def test_the_cards_are_one_row_for_the_keyboard_and_enter_begins(guest: NewGuest) -> None:
    anna = guest().open("/?game=stawka")
    card(anna, "s1-meeting").focus()

    for key, wanted in (
        ("ArrowRight", "s2-first-clash"),
        ("End", "file"),
        ("ArrowLeft", "passwords"),
        ("Home", "s1-meeting"),
    ):
        anna.page.keyboard.press(key)
        expect(card(anna, wanted)).to_be_focused()
        expect(card(anna, wanted)).to_be_checked()
    anna.page.keyboard.press("Enter")

    assert anna.await_question() is not None
    assert options(anna)["scenario"] == "s1_meeting"


def test_what_is_chosen_is_said_once_after_the_last_change(guest: NewGuest) -> None:
    anna = guest().open("/?game=stawka")
    aloud = anna.page.locator("[aria-live=polite]")
    anna.start.wait_for()
    assert aloud.inner_text() == ""

    card(anna, "s5-hotel-excelsior").check()
    card(anna, "s6-top-secret").check()

    expect(aloud).to_have_text(anna.start.inner_text())


def test_a_choice_that_is_refused_stays_and_says_why(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.forgiven.append(r"status of 503")

    def refuse(route: Route) -> None:
        problem = {"code": "server-busy", "message": "Too many people.", "facts": {}}
        route.fulfill(status=503, json=problem)

    anna.page.route("**/api/tables", refuse)
    anna.open("/?game=stawka")
    card(anna, "s5-hotel-excelsior").check()
    before = anna.start.inner_text()

    anna.start.click()

    anna.sees("Too many people.", anna.page.get_by_role("alert"))
    assert anna.start.inner_text() == before
    anna.page.unroute("**/api/tables")
    anna.start.click()
    assert anna.await_question() is not None


# -- seats, variants, readings ---------------------------------------------------------------------


def test_seats_are_chosen_one_by_one_and_a_variant_says_what_it_needs(guest: NewGuest) -> None:
    anna = guest("Anna").open("/?game=estoril")
    anna.button("web-start-seat-remove", seat=3).click()
    anna.named("checkbox", "web-start-name-variant-secret-missions").check()

    variant = anna.say("web-start-name-variant-secret-missions")
    needs = anna.page.get_by_role("alert")
    expect(needs).to_contain_text(anna.say("web-start-misfit", variant=variant, low=3, high=4))
    expect(anna.start).to_have_attribute("aria-disabled", "true")
    expect(anna.start).to_have_text(anna.say("web-start-closed-seats"))
    anna.button("web-start-seat-add", needs).click()
    anna.seat(2).select_option("hard")
    anna.seat(3).select_option("you")
    expect(anna.seat(3)).to_have_count(0)
    expect(anna.seat(1)).to_have_value("medium")
    title = anna.say("web-start-with", title=anna.say("estoril-title"), variants=variant)
    facts = {"title": title, "side": "none", "bots": 2, "friends": 0}
    both = {"rest": anna.say("web-level-medium"), "last": anna.say("web-level-hard")}
    levels = anna.say("list-and", **both)
    expect(anna.start).to_have_text(anna.say("web-start-go-bots", levels=levels, **facts))
    anna.start.click()

    assert anna.await_question() is not None
    table = anna.ask("GET", f"/tables/{anna.table}")
    assert table["options"]["variant_secret_missions"] is True
    assert table["you"] == 2
    assert [seat["level"] for seat in table["seats"]] == ["medium", "hard", None]


def test_readings_are_folded_counted_and_set_as_usual_again(guest: NewGuest) -> None:
    anna = guest("Anna").open("/?game=spiskowcy")
    usual = anna.say("web-start-readings-usual", count=8)
    anna.sees(usual)
    fold = anna.page.locator("details").filter(has_text=anna.say("web-start-readings"))
    assert fold.get_by_role("combobox").count() == 0

    fold.locator("summary").click()
    reading = anna.say("spiskowcy-option-order-timing")
    field = fold.get_by_role("combobox", name=re.compile("^" + re.escape(reading)))
    field.select_option("simultaneous")
    anna.sees(anna.say("web-start-readings-changed", count=1))
    anna.button("web-start-readings-reset").click()
    anna.sees(usual)
    field.select_option("simultaneous")
    anna.start.click()

    assert anna.await_question() is not None
    assert options(anna)["order_timing"] == "simultaneous"


@pytest.mark.parametrize("language", LANGUAGES)
def test_passwords_are_words_of_the_readers_language(guest: NewGuest, language: str) -> None:
    anna = guest("Anna", language=language).open("/?game=stawka")

    card(anna, "passwords").check()

    anna.sees(anna.say("web-start-passwords", language=language))
    anna.start.click()
    assert anna.await_question() is not None
    found = options(anna)
    assert (found["scenario"], found["free_difficulty"]) == ("free", "advanced")
    assert found["password_wordlist"] == language


def test_another_list_of_passwords_is_one_click_away(guest: NewGuest) -> None:
    anna = guest("Anna").open("/?game=stawka")
    card(anna, "passwords").check()
    polish = anna.say("stawka-option-password-wordlist-pl")

    anna.page.get_by_text(polish, exact=True).click()

    anna.sees(anna.say("web-start-passwords", language="pl"))
    anna.start.click()
    assert anna.await_question() is not None
    assert options(anna)["password_wordlist"] == "pl"


def test_a_broken_scenario_file_is_told_with_its_line_and_closes_the_button(
    guest: NewGuest, tmp_path: Path
) -> None:
    anna = guest("Anna")
    anna.forgiven.append(r"status of 4\d\d")  # the console repeats what the server refuses
    good = EXAMPLE.read_text(encoding="utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.replace('"irena"', '"irma"'), encoding="utf-8")
    line = good[: good.index('"irena"')].count("\n") + 1
    anna.open("/?game=stawka")

    with anna.page.expect_file_chooser() as chooser:
        card(anna, "file").click()
    chooser.value.set_files(bad)
    alert = anna.page.get_by_role("form").get_by_role("alert")
    expect(alert).to_contain_text("irma")
    expect(alert).to_contain_text(f"line {line}")
    expect(anna.start).to_have_text(anna.say("web-start-closed-line", line=line))
    expect(anna.start).to_have_attribute("aria-disabled", "true")
    anna.start.click(force=True)
    assert "/t/" not in anna.page.url

    with anna.page.expect_file_chooser() as chooser:
        anna.button("web-file-pick").click()
    chooser.value.set_files(EXAMPLE)
    expect(alert).to_have_count(0)
    title = "The night courier"
    expect(anna.page.get_by_role("radio", name=title, exact=True)).to_be_checked()
    expect(anna.start).to_contain_text(title)
    anna.start.click()
    assert anna.await_question() is not None
    anna.sees(title)


# -- friends and open tables -----------------------------------------------------------------------


def test_a_friend_gets_the_link_and_the_other_side(guest: NewGuest) -> None:
    anna, jan = guest("Anna").open("/?game=stawka"), guest("Jan")
    side(anna, "german").check()
    anna.page.get_by_text(anna.say("web-start-against-friend"), exact=True).click()
    anna.start.click()
    link = anna.named("textbox", "web-link").input_value()

    jan.open(link.removeprefix(jan.address))
    seats = jan.page.locator(".seats li")
    expect(seats.nth(0)).to_contain_text(jan.say("stawka-side-polish"))
    expect(seats.nth(1)).to_contain_text(jan.say("stawka-side-german"))
    expect(seats.nth(1)).to_contain_text("Anna")
    jan.button("web-sit-down").click()
    anna.sees(anna.say("web-room-ready"))

    table = anna.ask("GET", f"/tables/{anna.table}")
    assert [seat["name"] for seat in table["seats"]] == ["Jan", "Anna"]
    assert table["visibility"] == "unlisted"


def test_whoever_waits_is_offered_and_the_button_sits_down_there(guest: NewGuest) -> None:
    gosia = guest("Gosia").open("/?game=stawka")
    card(gosia, "s5-hotel-excelsior").check()
    gosia.page.get_by_text(gosia.say("web-start-against-open"), exact=True).click()
    gosia.start.click()
    gosia.named("textbox", "web-link").wait_for()
    anna = guest("Anna").open("/?game=stawka")

    waiting = anna.page.get_by_role("form").get_by_role("button", name=re.compile("Gosia"))
    expect(waiting).to_contain_text("Hotel Excelsior")
    expect(waiting).to_contain_text(anna.say("web-row-side", side="Germans"))
    waiting.click()
    expect(anna.start).to_have_text(anna.say("web-start-join", names="Gosia"))
    anna.start.click()

    anna.sees(anna.say("web-room-host-starts"))
    assert anna.table == gosia.table
    gosia.ask("DELETE", f"/tables/{gosia.table}/seat")


# -- tables that wait ------------------------------------------------------------------------------


def stawka(guest: Guest, scenario: str, seat: int = 0, pace: str = "none") -> str:
    """A table of Stawka against a bot."""
    options = {"scenario": scenario}
    return guest.new_table(
        1, seat=seat, game="stawka", options=options, spectators="none", pace=pace
    )


def mine(guest: Guest) -> Locator:
    """The cards of one's tables."""
    return guest.named("region", "web-yours").locator("a.table")


def test_tables_that_wait_are_told_apart_and_the_most_urgent_comes_first(guest: NewGuest) -> None:
    anna = guest("Anna")
    stawka(anna, "s5_hotel_excelsior")
    urgent = stawka(anna, "s1_meeting", pace="daily")
    stawka(anna, "s6_top_secret", seat=GERMAN)
    for scenario in ("s5_hotel_excelsior", "s2_first_clash"):
        stawka(anna, scenario)
    anna.open("/")

    expect(mine(anna)).to_have_count(3)
    expect(mine(anna).first).to_contain_text("Meeting")
    expect(mine(anna).first).to_contain_text(anna.say("stawka-chapter", number=1))
    expect(mine(anna).first).to_contain_text(anna.say("web-row-left", time="").strip())
    anna.sees(anna.say("web-yours-more", count=2))
    names = [mine(anna).nth(n).get_attribute("aria-label") or "" for n in range(3)]
    assert len(set(names)) == 3
    assert all(anna.say("web-row-your-turn") in name for name in names)
    assert anna.say("web-row-side", side="Poles") in names[0]
    assert anna.say("web-pace-none") in names[1]
    anna.page.keyboard.press("n")

    anna.page.wait_for_url(f"**/t/{urgent}")
    assert anna.await_question() is not None


def test_two_tables_that_would_read_alike_say_when_they_began(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.new_table(2)
    anna.new_table(2)
    anna.open("/")

    expect(mine(anna)).to_have_count(2)
    since = anna.say("web-row-since", time="").strip()
    for n in range(2):
        expect(mine(anna).nth(n)).to_contain_text(since)


def test_the_list_of_tables_tells_them_apart_too(guest: NewGuest) -> None:
    anna = guest("Anna")
    stawka(anna, "s5_hotel_excelsior")
    stawka(anna, "s4_i_know_who_you_are", seat=GERMAN)
    stawka(anna, "s1_meeting")
    anna.open("/tables")
    yours = anna.page.get_by_role("region", name=anna.say("web-list-yours"), exact=True)

    for title, own in (("Hotel Excelsior", "Poles"), ("I know who you are", "Germans")):
        row = yours.get_by_role("listitem").filter(has_text=title)
        expect(row).to_contain_text(anna.say("web-row-side", side=own))
        expect(row).to_contain_text(anna.say("web-pace-none"))
    row = yours.get_by_role("listitem").filter(has_text="Meeting")
    expect(row).to_contain_text(anna.say("stawka-chapter", number=1))


def test_tables_that_cannot_be_read_are_no_empty_strip(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.forgiven.append(r"status of 500")
    anna.new_table(2)
    anna.page.route("**/api/lobby", lambda route: route.fulfill(status=500, json={}))
    anna.open("/")

    anna.sees(anna.say("web-yours-unread"))
    anna.page.unroute("**/api/lobby")
    anna.button("web-try-again").click()
    expect(mine(anna)).to_have_count(1)


def test_whoever_has_no_table_sees_no_strip(guest: NewGuest) -> None:
    anna = guest("Anna").open("/")
    anna.start.wait_for()
    anna.until("heard.fetching === 0")

    assert anna.page.locator(".yours").count() == 0


# -- the waiting room ------------------------------------------------------------------------------


def places(guest: Guest) -> list[str]:
    """Return who sits where, as the server has it."""
    found = guest.ask("GET", f"/tables/{guest.table}")["seats"]
    return [seat["name"] for seat in found]


def seat(guest: Guest, place: int) -> Locator:
    return guest.page.locator(".seats li").nth(place)


def test_a_guest_changes_seats_before_the_game(guest: NewGuest) -> None:
    anna, jan = guest("Anna"), guest("Jan", phone=True)
    table = anna.new_table(0, seats=3)
    jan.sit(table)
    anna.open(f"/t/{table}")
    jan.open(f"/t/{table}")
    name = f"{jan.say('web-room-move')} {jan.say('web-room-seat', seat=3)}"

    expect(seat(jan, 0).get_by_role("button")).to_have_count(0)  # nobody is pushed out
    seat(jan, 2).get_by_role("button", name=name, exact=True).tap()

    jan.until("heard.table.you === 2")
    assert places(anna) == ["Anna", "", "Jan"]
    expect(seat(anna, 2)).to_contain_text("Jan")
    anna.sees(anna.say("web-line-moved", name="Jan", seat=3, side="none"))
    seat(jan, 1).get_by_role("button").focus()
    jan.page.keyboard.press("Enter")
    jan.until("heard.table.you === 1")


def test_the_host_lets_people_and_bots_change_places(guest: NewGuest) -> None:
    anna, jan = guest("Anna"), guest("Jan")
    table = anna.new_table(0, seats=4)
    jan.sit(table)
    anna.open(f"/t/{table}")
    jan.open(f"/t/{table}")
    anna.ask("POST", f"/tables/{table}/bot", {"seat": 2, "level": "easy"})
    anna.until("heard.table.seats[2].kind === 'bot'")
    bot = places(anna)[2]

    def swap(name: str, other: str) -> None:
        label = anna.say("web-room-swap-of", name=name)
        anna.page.get_by_role("combobox", name=label, exact=True).select_option(label=other)

    def told(place: int, name: str) -> str:
        facts = {"place": anna.say("web-room-seat", seat=place + 1), "name": name}
        return anna.say("web-room-place", free="false" if name else "true", **facts)

    swap("Jan", told(0, "Anna"))
    jan.until("heard.table.you === 0")
    anna.until("heard.table.you === 1")
    swap(bot, told(3, ""))
    anna.until("heard.table.seats[3].kind === 'bot'")
    seat(anna, 2).get_by_role("button", name=re.compile(anna.say("web-room-move"))).click()
    anna.until("heard.table.you === 2")

    assert places(anna) == ["Jan", "", "Anna", bot]
    assert seat(jan, 2).get_by_role("combobox").count() == 0  # only the host moves others
    looks.assert_fits(anna)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_changes_sides_with_one_button_and_the_link_stays(
    guest: NewGuest, language: str
) -> None:
    anna, jan = guest("Anna", language=language), guest("Jan")
    table = anna.new_table(0, seats=2, game="stawka", options={"scenario": FILM}, pace="daily")
    anna.open(f"/t/{table}")
    german = anna.say("stawka-side-german")

    anna.page.get_by_role("button", name=f"{anna.say('web-room-move')} {german}").click()
    anna.until("heard.table.you === 1")
    jan.sit(table)
    anna.sees(anna.say("web-room-ready"))
    anna.page.get_by_role("button", name=re.compile(anna.say("web-room-swap"))).click()
    anna.until("heard.table.you === 0")
    anna.sees(anna.say("web-line-moved", name="Jan", seat=2, side="german"))
    jan.open(f"/t/{table}")
    anna.button("web-start").click()

    jan.until("heard.table.you === 1 && heard.table.status === 'running'")
    assert anna.table == table


@pytest.mark.parametrize("game", ["stawka", "emerald"])
def test_a_seat_by_lot_is_drawn_by_the_server_and_everybody_reads_it(
    guest: NewGuest, game: str
) -> None:
    anna, jan = guest("Anna"), guest("Jan")
    anna.open(f"/?game={game}")
    if game == "stawka":
        side(anna, "chance").check()
        anna.page.get_by_text(anna.say("web-start-against-friend"), exact=True).click()
    else:
        anna.page.get_by_text(anna.say("web-start-seat-by-lot"), exact=True).click()
        anna.page.get_by_role("combobox").first.select_option("friend")
    with anna.page.expect_request(lambda one: one.url.endswith("/api/tables")) as sent:
        anna.start.click()
    anna.page.wait_for_url("**/t/*")
    jan.open(f"/t/{anna.table}")

    assert '"by_lot":true' in (sent.value.post_data or "")
    for one in (anna, jan):
        one.sees(one.say("web-line-seats-drawn"))
    assert anna.ask("GET", f"/tables/{anna.table}/chat?since=0")[0]["kind"] == "seats-drawn"


# -- language and name -----------------------------------------------------------------------------

# Notes every text that is an id of a message, at whatever moment it stands there.
RAW = r"""
window.raw = []
const id = /\b(web|error|stawka|spiskowcy|estoril|emerald)(-[a-z0-9]+){2,}\b/
const look = () => {
  const found = id.exec(document.body?.innerText ?? '')
  if (found) window.raw.push(found[0])
}
const all = { subtree: true, childList: true, characterData: true }
new MutationObserver(look).observe(document, all)
"""


@pytest.mark.parametrize("late", ["**/api/me", "**/assets/pl*.js", "**/assets/de*.js", "nothing"])
def test_the_language_of_the_account_and_of_the_browser_never_race(
    guest: NewGuest, late: str
) -> None:
    anna = guest("Anna", language="de")
    anna.context.add_init_script(RAW)
    anna.ask("PATCH", "/me", {"preferences": {"language": "pl"}})
    table = stawka(anna, FILM)
    anna.words = Words("pl")

    def wait(route: Route) -> None:
        anna.page.wait_for_timeout(300)
        route.continue_()

    anna.page.route(late, wait)
    for path in ("/?game=stawka", f"/t/{table}"):
        anna.open(path)
        anna.until("document.documentElement.lang === 'pl' && heard.fetching === 0")
        assert anna.page.evaluate("raw") == []
    anna.await_question()
    assert anna.page.evaluate("raw") == []
    assert looks.untranslated(anna) == []


def test_a_guest_keeps_the_name_that_the_first_page_showed(guest: NewGuest) -> None:
    anna = guest(language="pl").open("/")
    shown = anna.page.locator("header .me b")
    shown.wait_for()
    name = shown.inner_text()

    anna.open("/tables")
    anna.page.get_by_role("button", name=re.compile("^DE: ")).click()
    anna.until("document.documentElement.lang === 'de'")
    anna.words = Words("de")
    anna.open("/?game=stawka")
    expect(shown).to_have_text(name)
    anna.start.click()

    assert anna.await_question() is not None
    assert anna.ask("GET", "/me")["name"] == name
    assert name in places(anna)


# -- looks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["spiskowcy", "estoril", "emerald", "stawka"])
def test_axe_finds_no_barrier_in_any_panel(guest: NewGuest, game: str) -> None:
    if not looks.AXE.exists():
        pytest.skip("axe-core is not installed: run `make web`")
    anna = guest("Anna")
    stawka(anna, "s5_hotel_excelsior")
    looks.opened(anna, f"/?game={game}")
    anna.page.locator("details summary").click()

    assert looks.barriers_everywhere(anna) == []


@pytest.mark.parametrize("game", ["spiskowcy", "estoril", "emerald", "stawka"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_fits_a_phone_in_every_language(
    guest: NewGuest, game: str, language: str
) -> None:
    anna = guest(language=language, phone=True)
    looks.opened(anna, f"/?game={game}")

    looks.assert_fits(anna)
    expect(anna.start).to_be_in_viewport()


# -- a campaign that goes on -----------------------------------------------------------------------


def test_a_campaign_under_way_goes_on_from_its_card(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.skip(stawka(anna, "s1_meeting", seat=GERMAN), choose=at_ease)
    anna.open("/?game=stawka")
    second = card(anna, "s2-first-clash")

    anna.sees(re.compile(re.escape(anna.say("web-start-part-waits", part=2, standing="@")[:20])))
    second.check()
    title = anna.say("stawka-scenario-s2-first-clash")
    expect(anna.start).to_have_text(anna.say("web-start-go-on", part=2, title=title))
    anna.page.get_by_text(anna.say("web-start-campaign-alone"), exact=True).click()
    expect(anna.start).not_to_have_text(anna.say("web-start-go-on", part=2, title=title))
    anna.page.get_by_text(anna.say("web-start-campaign-on"), exact=True).click()
    anna.start.click()

    assert anna.await_question() is not None
    table = anna.ask("GET", f"/tables/{anna.table}")
    assert (table["series"]["part"], table["you"]) == (2, GERMAN)
    assert len(table["series"]["past"]) == 1


def test_own_times_are_chosen_checked_and_said_at_the_table(guest: NewGuest) -> None:
    anna = guest().open()
    anna.click(anna.named("radio", "web-start-pace-own"))
    turn = anna.page.get_by_label(re.compile("^" + anna.say("web-clock-part-turn")))
    turn.fill("4000000")
    turn.blur()
    expect(anna.start).to_have_attribute("aria-disabled", "true")
    turn.fill("20")
    turn.blur()
    anna.click(anna.named("combobox", "web-time-out").first)
    anna.named("combobox", "web-time-out").first.select_option("choice")
    anna.click(anna.start)
    anna.page.wait_for_url(re.compile("/t/"))

    info = anna.ask("GET", f"/tables/{anna.table}")

    assert info["clock"] == {"turn": 20, "reserve": 600, "increment": 10, "delay": 5}
    assert (info["pace"], info["time_out"]) == ("fast", "choice")
