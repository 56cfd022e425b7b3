"""A deed is one gesture: a card and a place in any order, and one way back for all of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from browser import emerald, estoril, spiskowcy
from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.looks import barriers
from browser.ways import split


def his_turn(frame: Seen) -> bool:
    """Emerald: an action can be begun, and something can be placed."""
    question = frame["question"]
    return question["kind"] == "turn" and "place" in question["options"]


def placer(guest: Guest, frame: Seen) -> str:
    """A card in hand that places cubes."""
    games: list[Seen] = guest.ask("GET", "/games")
    pack = next(game["content"] for game in games if game["id"] == emerald.GAME)
    places = {card["id"] for card in pack["cards"]["card"] if card.get("symbols", {}).get("place")}
    return next(str(card) for card in frame["view"]["seats"][0]["hand"] if card in places)


def far(frame: Seen) -> str:
    """A city without pieces of one's own: a card can only place something there."""
    return next(
        str(city["id"])
        for city in frame["view"]["cities"]
        if not city["cubes"][0] and not city["agents"][0]
    )


def in_hand(guest: Guest, card: str) -> Locator:
    """A card of the hand, whether it is ringed or not."""
    return guest.named("group", "web-emerald-hand").locator(f"[data-card='{card}']").first


def at_his_turn(guest: NewGuest, **more: Any) -> tuple[Guest, Seen]:
    anna = guest("Anna", **more)
    table = anna.new_table(1, game=emerald.GAME, spectators="later")
    anna.skip(table, his_turn, emerald.eventful)
    anna.open(f"/t/{table}")
    anna.await_question()
    return anna, anna.frame()


def placed(anna: Guest) -> None:
    """The gesture stands: the button says what it comes to."""
    anna.until("heard.unanswered.size === 0 && heard.frame?.question?.kind === 'place-card'")
    anna.dock.locator("[data-choice=done].pri").wait_for()


def test_cubes_are_placed_by_a_city_and_a_card(guest: NewGuest) -> None:
    anna, frame = at_his_turn(guest)
    card, city = placer(anna, frame), far(frame)
    before = frame["view"]["seats"][0]["supply"]

    emerald.city(anna, city).click()
    in_hand(anna, card).click()
    placed(anna)
    question = anna.question()
    assert question is not None
    anna.dock.locator("[data-choice=done]").click()
    anna.settle(question)

    assert anna.frame()["view"]["seats"][0]["supply"] < before


def test_a_gesture_is_taken_back_as_one(guest: NewGuest) -> None:
    anna, frame = at_his_turn(guest)
    card, city = placer(anna, frame), far(frame)

    in_hand(anna, card).click()
    emerald.city(anna, city).click()
    placed(anna)
    anna.button("web-take-back", anna.dock).click()
    anna.until("heard.unanswered.size === 0 && heard.frame?.question?.kind === 'turn'")

    assert anna.frame()["view"]["plan"] == []


def test_the_key_of_symbols_is_opened_by_keyboard_and_on_the_phone(guest: NewGuest) -> None:
    anna, _ = at_his_turn(guest)
    key = anna.button("web-emerald-key")
    title = anna.named("heading", "web-emerald-key-title")

    key.focus()
    anna.page.keyboard.press("Enter")
    title.wait_for()
    assert barriers(anna) == []
    anna.page.keyboard.press("Escape")
    title.wait_for(state="hidden")

    anna.page.set_viewport_size({"width": 390, "height": 844})
    key.click()
    title.wait_for()
    box = anna.page.locator("#eme-key").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    anna.button("web-emerald-key-close").click()
    title.wait_for(state="hidden")


def test_why_a_city_is_closed_stands_at_the_city_with_its_numbers(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(1, game=emerald.GAME, spectators="later")

    def claiming(frame: Seen) -> bool:
        return bool(frame["question"]["kind"] == "claim-city")

    assert not anna.skip(table, claiming, emerald.eventful)["result"]
    anna.open(f"/t/{table}")
    question = anna.await_question()
    assert question is not None
    offered = {split(option)[1] for option in question["options"]}
    frame = anna.frame()
    closed = next(one["id"] for one in frame["view"]["cities"] if one["id"] not in offered)
    emerald.city(anna, closed).click(force=True)  # what is closed answers all the same

    said = anna.page.locator(f"[data-city={closed}] .reason")
    said.wait_for()
    assert re.search(r"\w", said.inner_text())
    anna.dock.get_by_role("link", name=re.compile(r"^EME-\d")).wait_for()


def test_a_space_is_chosen_before_its_card(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table(1, game=estoril.GAME)}")
    question = anna.await_question()
    outer = re.compile(anna.say("web-estoril-outer"))

    estoril.town(anna).get_by_role("button", name=outer).first.click()
    estoril.hand(anna).first.click()
    placing = anna.await_question(question)
    assert placing is not None
    assert placing["kind"] == "place-space"
    anna.dock.locator("[data-choice^=place_space]").click()
    anna.settle(placing)

    assert sum(seat["markers"] for seat in anna.frame()["view"]["seats"]) < 12


def test_a_swap_begins_with_whichever_card(guest: NewGuest) -> None:
    anna = guest("Anna")

    def swapping(frame: Seen) -> bool:
        question = frame["question"]
        return question["kind"] == "plot-player-a" and len(question["options"]) > 1

    table, _ = anna.find(swapping, spiskowcy.eventful, bots=3)
    anna.open(f"/t/{table}")
    question = anna.await_question()
    assert question is not None
    grid = anna.page.get_by_role("grid")
    last = grid.locator("[data-at^='cell:'].open:not([data-choice^='plot_player_a(0)'])").last
    last.wait_for()
    last.click()
    first = grid.locator("[data-at^='cell:'][data-choice='plot_player_a(0)'].open")
    (first.first if first.count() else grid.locator("[data-at^='cell:'].open").first).click()

    anna.until(
        "heard.unanswered.size === 0 && heard.frame?.question?.kind === 'plot-card-b' && "
        "document.querySelector('.pri[data-choice^=plot_card_b]') !== null"
    )
