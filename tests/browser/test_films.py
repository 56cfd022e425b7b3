"""The three films of Stawka in the browser: what is special in each, by mouse, keys, thumb."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from browser import films
from browser.conftest import NewGuest
from browser.films import AUDI, FILMS, HOTEL, RADIO, asked, at
from browser.guest import Guest, Seen
from browser.looks import barriers, barriers_in_both_themes, too_wide, untranslated
from browser.stawka import (
    STAWKA,
    Keys,
    Mouse,
    Thumb,
    at_ease,
    middle,
    new_table,
    something,
    town,
)
from browser.ways import Way, split
from konspira.kernel.events import Refusal
from support.soaking import some_now


def play(guest: Guest, way: Way, answers: int) -> None:
    """Answer at most `answers` times."""
    luck = random.Random(7)
    question = guest.await_question()
    while question is not None and answers:
        way.answer(guest, something(question, luck))
        answers -= 1
        question = guest.await_question(question)


def standing(guest: Guest) -> Locator:
    return guest.named("table", "web-stawka-film-standing")


def assert_standing(guest: Guest) -> None:
    """Every way to win is in sight, with the numbers of both sides."""
    for row in guest.frame()["view"]["standing"]:
        name = guest.words.term(STAWKA, "standing", row["victory"])
        line = standing(guest).get_by_role("row", name=name)
        expect(line).to_be_in_viewport()
        expect(line).to_contain_text(f"{row['have']}/{row['need']}")


def field(guest: Guest, id: str) -> Locator:
    return town(guest).locator(f'[data-field="{id}"]')


# -- every film ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "language"),
    [
        pytest.param(RADIO, "en", id="1", marks=pytest.mark.soak),
        pytest.param(HOTEL, "de", id="2"),
        pytest.param(AUDI, "pl", id="3", marks=pytest.mark.soak),
    ],
)
def test_a_film_is_opened_and_played_by_mouse(
    guest: NewGuest, scenario: str, language: str
) -> None:
    anna = guest("Anna", language=language)
    table = new_table(anna, scenario)
    anna.open(f"/t/{table}")
    briefing = anna.named("region", "web-stawka-film-briefing")

    expect(briefing).to_contain_text(anna.words.term(STAWKA, "briefing", scenario))
    assert_standing(anna)
    assert untranslated(anna) == []
    anna.button("web-stawka-film-briefing-close", briefing).click()
    expect(briefing).to_have_count(0)
    anna.button("web-stawka-briefing").click()
    expect(briefing).to_be_visible()
    play(anna, Mouse(), 16)

    assert_standing(anna)
    assert untranslated(anna) == []
    assert too_wide(anna) == ""
    dressed = anna.page.locator("[data-film]").first.evaluate(
        "(one) => getComputedStyle(one).getPropertyValue('--table')"
    )
    assert dressed.strip() != "#d8cdb6"  # what the training campaign has


@pytest.mark.parametrize("scenario", some_now(FILMS, lambda place, _: place == 2, str))
def test_a_film_has_no_barriers(guest: NewGuest, scenario: str) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{new_table(anna, scenario)}")
    assert barriers_in_both_themes(anna) == []  # with the briefing

    table = at(anna, scenario, asked("activation-menu"), level="random")
    anna.open(f"/t/{table}")
    anna.await_question()
    assert barriers_in_both_themes(anna) == []
    anna.page.keyboard.press("l")
    anna.sees(anna.say("web-stawka-town"))
    assert barriers_in_both_themes(anna) == []
    anna.page.keyboard.press("l")
    anna.page.set_viewport_size({"width": 360, "height": 740})
    assert barriers(anna) == []
    assert too_wide(anna) == ""


@pytest.mark.parametrize("scenario", some_now(FILMS, lambda place, _: place == 0, str))
def test_a_film_is_played_by_thumb_on_a_small_phone(guest: NewGuest, scenario: str) -> None:
    jan = guest("Jan", language="pl", phone=True)
    jan.page.set_viewport_size({"width": 360, "height": 740})
    jan.open(f"/t/{new_table(jan, scenario)}")
    jan.button("web-stawka-film-briefing-close").first.tap()

    play(jan, Thumb(), 10)

    ways = jan.named("list", "web-stawka-film-standing")
    expect(ways).to_be_in_viewport()
    for row in jan.frame()["view"]["standing"]:
        expect(ways).to_contain_text(f"{row['have']}/{row['need']}")
    assert too_wide(jan) == ""
    assert untranslated(jan) == []


def test_the_choice_of_a_film_says_what_it_is_about(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl")
    table = anna.new_table(0, seats=2, game="stawka", options={"scenario": RADIO})
    anna.open(f"/t/{table}")
    scenario = anna.words.term(STAWKA, "option", "scenario")

    anna.sees(anna.words.term(STAWKA, "briefing", RADIO))  # as everybody reads it there
    anna.button("web-variants-change").click()
    anna.sees(anna.words.term(STAWKA, "briefing", RADIO))
    anna.page.get_by_label(scenario).first.select_option(AUDI)
    anna.sees(anna.words.term(STAWKA, "briefing", AUDI))
    anna.page.get_by_label(scenario).first.select_option("s1_meeting")
    expect(anna.page.get_by_text(anna.words.term(STAWKA, "briefing", AUDI))).to_have_count(0)


# -- film 1: the radio -----------------------------------------------------------------------------


@pytest.mark.parametrize("way", [Mouse(), Keys()], ids=["mouse", "keys"])
def test_the_radio_is_hidden_on_the_map(guest: NewGuest, way: Way) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{at(anna, RADIO, asked('set-radio'))}")
    question = anna.await_question()
    assert question is not None
    chosen = str(question["options"][2])
    place = split(chosen)[1]

    way.answer(anna, chosen)

    assert anna.frame()["view"]["radio"]["place"] == place
    expect(town(anna).locator(".radio.private")).to_have_count(1)
    here = field(anna, place).get_attribute("aria-label") or ""
    assert anna.say("web-stawka-film-radio-here-yours") in here
    anna.page.keyboard.press("l")  # and in words
    anna.sees(anna.say("web-stawka-film-radio-here-yours"))


def test_the_enemy_sees_the_named_sectors_and_no_radio(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{at(anna, RADIO, films.searched, side=1)}")
    anna.await_question()
    radio = anna.frame()["view"]["radio"]

    hatched = town(anna).locator("[data-searched]")
    found = {hatched.nth(n).get_attribute("data-searched") for n in range(hatched.count())}
    assert found == set(radio["sectors"])
    assert town(anna).locator(".radio").count() == 0
    perhaps = anna.say("web-stawka-film-radio-here-perhaps")
    for place in radio["possible"]:
        assert perhaps in (field(anna, place).get_attribute("aria-label") or "")
    assert_standing(anna)
    assert barriers_in_both_themes(anna) == []


def test_the_dispatch_is_sent_and_says_how_long_it_lasts(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{at(anna, RADIO, films.can_transmit)}")
    anna.await_question()
    stage = anna.frame()["view"]["stage"]

    Mouse().answer(anna, "transmit")
    anna.until("heard.frame.view.radio.public")
    question = anna.await_question()
    while question and anna.frame()["view"]["radio"]["sending_since"] is None:
        Mouse().answer(anna, question["options"][0])
        question = anna.await_question(question)

    anna.sees(anna.say("web-stawka-film-radio-sending", since=stage, until=stage + 1))
    expect(town(anna).locator(".radio.sends")).to_have_count(1)
    assert_standing(anna)


def test_kloss_learns_why_he_cannot_send(guest: NewGuest) -> None:
    anna = guest("Anna")

    def kloss(frame: Seen) -> bool:
        active = (frame["view"]["activation"] or {}).get("agent") == "hans_kloss"
        return active and asked("activation-menu")(frame) and not films.can_transmit(frame)

    anna.open(f"/t/{at(anna, RADIO, kloss)}")
    anna.await_question()

    anna.dock.locator('[data-choice="transmit"]').click(force=True)

    anna.sees(
        anna.words.refusal(STAWKA, Refusal("STA-S4.2", "too-few-secrets", {"count": 2}), []),
        anna.dock,
    )
    anna.dock.get_by_role("link", name="STA-S4.2").wait_for()


def test_in_a_replay_all_eyes_find_the_radio(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = new_table(anna, RADIO, "random", side=1)
    anna.skip(table, choose=at_ease)
    anna.open(f"/t/{table}?move=40")
    town(anna).wait_for()

    for eyes, marks in (("Anna", 0), ("web-replay-open", 1)):
        anna.look_with(eyes)
        expect(town(anna).locator(".radio.private")).to_have_count(marks)


@pytest.mark.soak
def test_a_sector_is_named_that_misleads(guest: NewGuest) -> None:
    anna = guest("Anna", language="de")
    table = at(anna, RADIO, asked("name-sector"))
    anna.open(f"/t/{table}")
    question = anna.await_question()
    assert question is not None
    moment = anna.frame()["moment"]

    Keys().answer(anna, question["options"][-1])

    anna.open(f"/t/{table}?move={moment + 1}")  # the bot may have learned more since
    named = split(question["options"][-1])[1]
    expect(town(anna).locator(f"[data-searched={named}]")).to_have_count(1)
    expect(town(anna).locator("[data-searched]")).to_have_count(2)
    expect(town(anna).locator(".radio.private")).to_have_count(1)
    assert untranslated(anna) == []


# -- film 2: the hotel -----------------------------------------------------------------------------


def test_the_hotel_is_closed_and_says_so(guest: NewGuest) -> None:
    anna = guest("Anna", language="de")
    anna.open(f"/t/{at(anna, HOTEL, asked('activation-menu'), level='random')}")
    anna.await_question()

    expect(town(anna).locator(".lock:not(.open)")).to_have_count(2)
    side = anna.words.term(STAWKA, "side", "german")
    here = field(anna, "hotel").get_attribute("aria-label") or ""
    assert anna.say("web-stawka-film-hotel-closed-short", side=side) in here
    anna.sees(anna.say("web-stawka-film-hotel-closed", side=side, have=0, need=15))
    anna.sees(anna.say("web-stawka-film-hotel-card"))
    anna.sees(anna.say("web-stawka-film-no-limit"))


# -- film 3: the car -------------------------------------------------------------------------------


def test_the_car_is_chosen_and_drives_over_several_fields(guest: NewGuest) -> None:
    anna = guest("Anna")

    def may_drive(frame: Seen) -> bool:
        return "activate(black_audi)" in frame["question"]["options"]

    anna.open(f"/t/{at(anna, AUDI, may_drive, side=1, level='random')}")
    question = anna.await_question()
    assert question is not None
    car = town(anna).locator('[data-agent="black_audi"]')
    assert anna.say("web-stawka-film-audi-empty") in (car.get_attribute("aria-label") or "")

    car.click()
    anna.dock.locator('.btn.pri[data-choice="activate(black_audi)"]').click()
    anna.settle(question)
    anna.await_question(question)
    assert films.driving(anna.frame())
    roads = town(anna).locator(".spot.open")
    reached = {roads.nth(n).get_attribute("data-field") for n in range(roads.count())}
    places = {one["id"] for one in anna.frame()["view"]["places"]}
    assert len(reached) > 5
    assert reached & places <= {"barracks", "factory"}  # it keeps to the streets
    far = town(anna).locator(".spot.open:not(.near)").last
    goal = far.get_attribute("data-field")
    middle(far).click()
    anna.dock.locator(".btn.pri").click()

    anna.until("heard.frame.view.audi.field === arg", goal)


def test_the_factory_tells_of_pulkowski_and_his_guard(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl")

    def questioned(frame: Seen) -> bool:
        return bool(frame["view"]["audi"]["roll"] and not frame["view"]["audi"]["broken"])

    anna.open(f"/t/{at(anna, AUDI, questioned, level='random')}")
    anna.await_question()
    view = anna.frame()["view"]
    one, two, total = view["audi"]["roll"]

    here = field(anna, "factory").get_attribute("aria-label") or ""
    assert anna.say("web-stawka-film-pulkowski-here") in here
    assert anna.words.term(STAWKA, "threat", "th_de_control_3") in here
    anna.sees(anna.say("web-stawka-film-pulkowski-last", one=one, two=two, total=total, need=12))
    dice = 12 - sum(row[2] for row in view["audi"]["modifiers"])
    if dice > 12:
        anna.sees(anna.say("web-stawka-film-pulkowski-safe"))
    elif dice <= 2:
        anna.sees(anna.say("web-stawka-film-pulkowski-lost"))
    else:
        anna.sees(re.compile(rf"\b{dice}\b.*%"))
    anna.sees(anna.say("web-stawka-film-guard"))
    anna.sees(anna.words.term(STAWKA, "agent", "black_audi"))
    assert untranslated(anna) == []


def test_a_secret_moves_tokens_or_places_one(guest: NewGuest) -> None:
    anna = guest("Anna", phone=True)

    def rewarded(frame: Seen) -> bool:
        return "move_tokens" in frame["question"]["options"]

    anna.open(f"/t/{at(anna, AUDI, rewarded, side=1)}")
    question = anna.await_question()
    assert question is not None
    thumb = Thumb()

    thumb.answer(anna, "move_tokens")
    question = anna.await_question(question)
    assert question is not None and question["kind"] == "move-token"
    token = question["options"][-1]
    thumb.answer(anna, token)
    question = anna.await_question(question)
    assert question is not None and question["kind"] == "move-token-to"
    goal = question["options"][0]
    thumb.answer(anna, goal)

    fields = {one["field"] for one in anna.frame()["view"]["tokens"]}
    assert split(goal)[1] in fields
    assert split(token)[1] not in fields
    assert too_wide(anna) == ""


def test_a_token_of_ones_choice_is_taken_from_the_pool(guest: NewGuest) -> None:
    anna = guest("Anna")

    def may_place(frame: Seen) -> bool:
        return "place_chosen" in frame["question"]["options"]

    anna.open(f"/t/{at(anna, AUDI, may_place, side=1)}")
    question = anna.await_question()
    mouse = Mouse()

    mouse.answer(anna, "place_chosen")
    question = anna.await_question(question)
    assert question is not None and question["kind"] == "pick-token"
    token = question["options"][-1]
    assert split(token)[1] not in anna.frame()["view"]["seats"][1]["token_hand"]  # nor in a hand
    mouse.answer(anna, token)
    question = anna.await_question(question)
    assert question is not None and question["kind"] == "place-token"
    goal = question["options"][0]
    mouse.answer(anna, goal)

    tokens = anna.frame()["view"]["tokens"]
    assert (split(goal)[1], split(token)[1]) in {(one["field"], one["threat"]) for one in tokens}
