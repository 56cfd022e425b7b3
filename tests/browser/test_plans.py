"""Answers beforehand at a slow table: made in the menu, given without the player, revoked."""

from __future__ import annotations

from browser.conftest import NewGuest
from browser.guest import Guest
from browser.spiskowcy import SPISKOWCY


def slow_table(anna: Guest, jan: Guest) -> tuple[Guest, Guest]:
    """A daily table of two: who is asked first, and the other one."""
    table = anna.new_table(bots=0, seats=2, pace="daily")
    jan.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    for one in (anna, jan):
        one.open(f"/t/{table}")
    return (anna, jan) if anna.question() else (jan, anna)


def plan(guest: Guest, card: str) -> str:
    """Open the menu and plan an order of one card; its words."""
    guest.tool("web-tool-menu").click()
    then = guest.named("combobox", "web-plan-then")
    name = guest.words.term(SPISKOWCY, "card", card)
    text = str(next(text for text in then.locator("option").all_inner_texts() if name in text))
    then.select_option(label=text)
    guest.button("web-plan-make").click()
    guest.page.get_by_role("listitem").filter(has_text=text).wait_for()
    return text


def own_card(guest: Guest) -> str:
    view = guest.frame()["view"]
    hand = view["seats"][view["seat"]]["hand"]
    return str(next(card for card, count in hand.items() if count))


def test_an_order_is_given_for_a_player_who_is_away(guest: NewGuest) -> None:
    first, other = slow_table(guest("Anna"), guest("Jan", language="pl"))
    seat = other.frame()["view"]["seat"]
    plan(other, own_card(other))
    table = other.table
    other.leave()

    while (question := first.question()) and question["kind"].startswith("order"):
        answer = {"token": question["token"], "choice": question["options"][0]}
        first.ask("POST", f"/tables/{table}/choose", answer)
        first.settle(question)

    first.until("heard.frame.view.seats[arg].orders_size > 0", seat)


def test_a_plan_is_revoked_by_the_keyboard(guest: NewGuest) -> None:
    _, other = slow_table(guest("Anna"), guest("Jan", language="de", phone=True))
    text = plan(other, own_card(other))
    row = other.page.get_by_role("listitem").filter(has_text=text)

    row.get_by_role("button").focus()
    other.page.keyboard.press("Enter")

    row.wait_for(state="detached")
    assert other.ask("GET", f"/tables/{other.table}/plans") == []
