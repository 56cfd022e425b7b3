"""Undo: at once while nobody has learned anything, and by agreement afterwards."""

from __future__ import annotations

import random
import re

from browser.conftest import NewGuest
from browser.guest import Guest, Seen
from browser.spiskowcy import Mouse, eventful, hand, in_hand, label, something
from browser.ways import split


def at_a_table(guest: Guest) -> Seen:
    """Sit at a table against a bot; the first question."""
    guest.open(f"/t/{guest.new_table()}")
    question = guest.await_question()
    assert question is not None
    assert question["kind"] == "order-type"
    return question


def test_a_private_choice_is_taken_back_by_the_button_of_the_dock(guest: NewGuest) -> None:
    anna = guest("Anna")
    question = at_a_table(anna)
    Mouse().answer(anna, question["options"][0])

    anna.button("web-take-back").click()

    anna.until("heard.frame.question.kind === 'order-type'")
    assert anna.button("web-take-back").count() == 0
    back = anna.question()
    assert back is not None
    assert back["options"] == question["options"]


def test_a_private_choice_is_taken_back_by_control_z_and_by_the_button(guest: NewGuest) -> None:
    anna = guest("Anna")
    question = at_a_table(anna)
    Mouse().answer(anna, question["options"][0])
    anna.until("heard.frame.question.kind === 'order-count'")

    anna.page.keyboard.press("Control+z")
    anna.until("heard.frame.question.kind === 'order-type'")

    Mouse().answer(anna, question["options"][-1])
    anna.button("web-take-back").click()
    anna.until("heard.frame.question.kind === 'order-type'")


def test_another_kind_of_card_changes_the_order_in_one_click(guest: NewGuest) -> None:
    anna = guest("Anna")
    question = at_a_table(anna)
    first, second, *_ = (split(option)[1] for option in question["options"] if "(" in option)
    Mouse().answer(anna, f"order_type({first})")

    in_hand(anna, second).click()

    anna.until("heard.frame.question?.facts.card === arg", second)


def test_nothing_is_taken_back_once_somebody_has_learned_something(guest: NewGuest) -> None:
    anna = guest("Anna")
    question: Seen | None = at_a_table(anna)
    while question is not None and question["kind"] != "action":
        Mouse().answer(anna, something(question, random.Random(5)))
        question = anna.await_question(question)
    assert question is not None
    Mouse().answer(anna, question["options"][0])  # the order is turned up before all eyes
    anna.until("!heard.frame.take_back")

    assert anna.button("web-take-back").count() == 0
    before = anna.frame()
    anna.page.keyboard.press("Control+z")
    anna.page.keyboard.press("t")  # a key that does something, to be sure that both were heard
    assert anna.frame()["mark"] == before["mark"]


def test_against_bots_a_choice_that_was_seen_is_taken_back_at_once_and_the_log_says_so(
    guest: NewGuest,
) -> None:
    anna = guest("Anna")
    question: Seen | None = at_a_table(anna)
    while question is not None and question["kind"] != "action":
        Mouse().answer(anna, something(question, random.Random(5)))
        question = anna.await_question(question)
    assert question is not None
    reveal = next(option for option in question["options"] if option.startswith("reveal"))
    before = anna.frame()
    Mouse().answer(anna, reveal)

    anna.button("web-tool-menu").click()
    anna.button("web-menu-rewind").click()

    anna.until("heard.frame.question?.options.includes(arg)", reveal)
    assert anna.frame()["view"] == before["view"]
    anna.dock.get_by_role(
        "button", name=re.compile(label(anna, anna.frame(), reveal))
    ).first.wait_for()
    anna.button("web-close").click()
    anna.sees(anna.say("web-line-rewound", name="Anna"), anna.log)


def test_with_people_the_others_are_asked_and_may_decline_or_agree(guest: NewGuest) -> None:
    anna, jan = guest("Anna"), guest("Jan", language="de")
    table = anna.new_table(bots=0, seats=2)
    jan.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    for one in (anna, jan):
        one.open(f"/t/{table}")
    turned = play_until_a_reveal(anna, jan)
    other = jan if turned is anna else anna
    name = "Anna" if turned is anna else "Jan"

    turned.button("web-tool-menu").click()
    turned.button("web-menu-propose-take-back").click()
    other.sees(other.say("web-proposal-take-back", name=name))
    other.button("web-decline").click()
    turned.sees(turned.say("web-line-declined", name="Jan" if turned is anna else "Anna"))
    turned.button("web-menu-propose-take-back").click()
    other.button("web-agree").click()

    turned.until("heard.frame.question?.options.some((one) => one.startsWith('reveal'))")
    other.sees(other.say("web-line-rewound", name=name), other.log)


def play_until_a_reveal(*players: Guest) -> Guest:
    """Play until somebody has turned up an order; who it was."""
    luck = random.Random(6)
    while True:
        for player in players:
            question = player.question()
            if question is None:
                continue
            reveals = [one for one in question["options"] if one.startswith("reveal")]
            Mouse().answer(player, reveals[0] if reveals else something(question, luck))
            if reveals:
                return player


def test_cards_that_stay_in_the_hand_can_be_chosen_one_by_one(guest: NewGuest) -> None:
    anna = guest("Anna")
    many = next_hand_with_copies(anna)
    Mouse().answer(anna, f"order_type({many})")
    frame = anna.frame()
    counts = [one for one in frame["question"]["options"] if one.startswith("order_count")]

    in_hand(anna, many).click()  # a raised card is left

    text = label(anna, frame, counts[-2])
    anna.dock.get_by_role("button", name=re.compile(f"^{text}")).wait_for()
    assert hand(anna).and_(anna.page.locator("[aria-pressed=true]")).count() == len(counts) - 1


def next_hand_with_copies(guest: Guest) -> str:
    """A table where the first hand has a card twice; the card."""
    while True:
        at_a_table(guest)
        dealt = guest.frame()["view"]["seats"][0]["hand"]
        many = [card for card, count in dealt.items() if count > 1]
        if many:
            return str(many[0])


def swap_is_open(frame: Seen) -> bool:
    """A Plot of which two others, at least, could be the players."""
    question = frame["question"]
    return question["kind"] == "plot-player-a" and len(question["options"]) > 3


def test_a_swap_takes_its_two_cards_in_any_order(guest: NewGuest) -> None:
    """The last seat first, then one before it: the half-made swap is turned around (SPI-9.11)."""
    anna = guest("Anna")
    table, frame = anna.find(swap_is_open, eventful, bots=3)
    anna.open(f"/t/{table}")
    anna.await_question()
    offered = [int(split(one)[1]) for one in frame["question"]["options"] if "(" in one]
    early, late = offered[-2], offered[-1]

    def card_of(seat: int) -> str:
        row = frame["view"]["seats"][seat]["tableau"]
        return str(next(card for card in row if row[card] and card not in ("raid", "plot")))

    def tap(seat: int) -> None:  # what is closed says why, or turns the swap around
        card = anna.page.locator(f'[data-td="cell:{seat}:{card_of(seat)}"] button').first
        card.click(force=True)

    tap(late)
    anna.until("heard.frame.question?.kind === 'plot-player-b'")
    tap(early)

    anna.until("heard.frame.question?.kind === 'plot-card-b'")
    facts = anna.frame()["question"]["facts"]
    assert (facts["a"], facts["card_a"], facts["victim"]) == (early, card_of(early), late)
    swap = label(anna, anna.frame(), f"plot_card_b({card_of(late)})")
    anna.dock.get_by_role("button", name=re.compile(re.escape(swap))).first.click()
    anna.until("heard.frame.question?.kind !== 'plot-card-b'")
    rows = [anna.frame()["view"]["seats"][seat]["tableau"] for seat in (early, late)]
    assert rows[0].get(card_of(late), 0) > 0 and rows[1].get(card_of(early), 0) > 0
