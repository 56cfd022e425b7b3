"""The past of a game: the log, the address of a moment, replay, scores, the record, a rematch."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Ended, NewGuest
from browser.guest import Guest
from browser.spiskowcy import SPISKOWCY

# What a screen reader says of each cell.
READ_ALOUD = """(all) => all.map((one) => {
  const copy = one.cloneNode(true)
  copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove())
  return copy.textContent.trim()
})"""


def in_the_third_round(guest: Guest) -> str:
    """At a table where something has happened; the table."""
    table = guest.new_table(bots=2)
    guest.skip(table, lambda frame: frame["view"]["round"] == 3)
    guest.open(f"/t/{table}")
    guest.await_question()
    return table


def at_the_end(guest: NewGuest, ended: Ended, **more: Any) -> Guest:
    """Somebody who comes back to a game that is over."""
    anna = guest(storage_state=ended.memory, **more).open(f"/t/{ended.table}")
    anna.until("heard.frame?.result")
    anna.button("web-replay").wait_for()
    return anna


def shows_move(guest: Guest, move: int, last: int | None = None) -> None:
    """Wait until the status line says that this moment is shown."""
    text = guest.say("web-status-past", move=move, last=last or 0)
    if last is None:
        text = text.removesuffix("0")
    guest.sees(re.compile("^" + re.escape(text)))


def move_of(guest: Guest) -> int:
    found = re.search(r"move=(\d+)", guest.page.url)
    assert found, guest.page.url
    return int(found.group(1))


def test_a_line_of_the_log_leads_to_its_moment_and_one_button_leads_back(guest: NewGuest) -> None:
    anna = guest("Anna")
    in_the_third_round(anna)
    question = anna.dock.get_by_role("heading", level=2).inner_text()
    last = anna.frame()["moment"]

    anna.log.get_by_role("button").nth(4).click()

    move = move_of(anna)
    shows_move(anna, move, last)
    assert anna.dock.get_by_role("heading", name=question).count() == 0
    anna.button("web-back-to-now").click()
    anna.dock.get_by_role("heading", name=question).wait_for()
    assert "move=" not in anna.page.url
    anna.page.go_back()  # the browser's own button knows these moments too
    anna.page.go_forward()
    anna.dock.get_by_role("heading", name=question).wait_for()


def test_arrow_keys_walk_through_the_moves(guest: NewGuest) -> None:
    anna = guest("Anna")
    in_the_third_round(anna)
    last = anna.frame()["moment"]
    keys = anna.page.keyboard

    anna.log.focus()
    keys.press("ArrowLeft")
    shows_move(anna, last - 1)
    keys.press("ArrowLeft")
    shows_move(anna, last - 2)
    keys.press("ArrowRight")
    shows_move(anna, last - 1)
    keys.press("ArrowUp")
    assert move_of(anna) < last - 1  # where the phase began
    keys.press("Home")
    shows_move(anna, 1)
    keys.press("End")
    anna.sees(anna.say("web-status-your-turn"))
    assert "move=" not in anna.page.url


def test_the_address_of_a_moment_opens_that_moment(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = in_the_third_round(anna)
    last = anna.frame()["moment"]

    anna.open(f"/t/{table}?move=3")

    shows_move(anna, 3, last)
    history = anna.named("group", "web-history").filter(visible=True)
    anna.button("web-history-forward", history).click()
    shows_move(anna, 4)
    history.get_by_role("slider").press("ArrowRight")
    shows_move(anna, 5)
    anna.button("web-live", history).click()
    anna.sees(anna.say("web-status-your-turn"))


def test_on_a_phone_the_past_is_reached_with_a_thumb(guest: NewGuest) -> None:
    anna = guest("Anna", phone=True)
    in_the_third_round(anna)

    anna.button("web-tab-log").tap()
    anna.log.get_by_role("button").nth(3).tap()
    move = move_of(anna)
    shows_move(anna, move)
    anna.button("web-tab-board").tap()
    anna.button("web-history-back").filter(visible=True).tap()
    shows_move(anna, move - 1)
    anna.button("web-back-to-now").tap()
    anna.sees(anna.say("web-status-your-turn"))


def test_after_the_end_everybody_sees_with_other_eyes_and_with_everything_open(
    guest: NewGuest, ended: Ended
) -> None:
    anna = at_the_end(guest, ended)
    anna.button("web-replay").click()
    shows_move(anna, 1)
    anna.page.keyboard.press("Space")
    anna.page.keyboard.press("Home")
    other = anna.page.evaluate("heard.table.seats[1].name")

    for seat, eyes in ((0, "Anna"), (1, other)):
        anna.look_with(eyes)
        whose = anna.say("web-aside-spiskowcy-hand" if seat else "web-spiskowcy-hand", eyes=eyes)
        hand = anna.page.get_by_role("group", name=whose, exact=True).get_by_role("button")
        seen = anna.ask("GET", f"/tables/{ended.table}/moments/1?eyes={seat}")["views"][0]
        dealt = seen["seats"][seat]["hand"]
        hand.nth(sum(dealt.values()) - 1).wait_for()
        names = [anna.words.card(SPISKOWCY, card) for card, count in dealt.items() if count]
        shown = {
            text.split(",")[0] for text in hand.evaluate_all("all => all.map(one => one.ariaLabel)")
        }
        assert shown == set(names)

    anna.look_with("web-replay-open")
    grid = anna.named("grid", "web-spiskowcy-board")
    for seat, name in enumerate(anna.page.evaluate("heard.table.seats.map((one) => one.name)")):
        row = grid.get_by_role("row").filter(has=anna.page.get_by_role("rowheader", name=name))
        dealt = anna.ask("GET", f"/tables/{ended.table}/moments/1?eyes={seat}")["views"][0][
            "seats"
        ][seat]
        card = next(card for card, count in dealt["hand"].items() if count)
        assert anna.words.card(SPISKOWCY, card) in (row.text_content() or "")
    anna.button("web-to-scores").click()
    anna.button("web-rematch").wait_for()


def test_the_scores_stand_item_by_item_and_add_up(guest: NewGuest, ended: Ended) -> None:
    anna = at_the_end(guest, ended)

    result = anna.ask("GET", f"/tables/{ended.table}/frame")["result"]
    scores = anna.page.get_by_role("table", name=anna.say("web-spiskowcy-score-caption"))
    heads = scores.get_by_role("columnheader").all_inner_texts()
    events, points, total = (
        heads.index(anna.say(f"web-spiskowcy-score-{name}")) - 1
        for name in ("events", "points", "total")
    )
    for seat, name in enumerate(anna.page.evaluate("heard.table.seats.map((one) => one.name)")):
        row = scores.get_by_role("row").filter(has=anna.page.get_by_role("rowheader", name=name))
        cells = row.get_by_role("cell").evaluate_all(READ_ALOUD)
        numbers = [number(text) for text in cells]
        assert numbers[total] == result["scores"][seat]
        assert sum(numbers[1:total]) == numbers[total], cells
        assert numbers[events] <= 0 <= numbers[points]
        assert number(row.get_by_role("cell").last.inner_text()) == numbers[total]  # for the eye


def number(text: str) -> int:
    """The number at the start of a cell; residents that pay nothing say so."""
    found = re.match(r"\s*([−-]?\d+)", text.replace("+", ""))
    return int(found.group(1).replace("−", "-")) if found else 0


def test_the_record_can_be_saved_and_is_verified(
    guest: NewGuest, ended: Ended, downloads: Path
) -> None:
    anna = at_the_end(guest, ended)

    with anna.page.expect_download() as saving:
        anna.named("link", "web-record").filter(visible=True).first.click()
    file = downloads / saving.value.suggested_filename
    saving.value.save_as(file)

    assert file.name == f"{ended.table}.json"
    verify = "from konspira.cli.main import main; main()"
    command = [sys.executable, "-c", verify, "verify", str(file), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ended.table in file.read_text(encoding="utf-8")


def test_the_page_checks_that_the_shuffle_was_fair(guest: NewGuest, ended: Ended) -> None:
    anna = at_the_end(guest, ended)

    anna.page.get_by_text(anna.say("web-fair"), exact=True).first.click()

    anna.sees(anna.say("web-fair-promise-kept"))
    anna.sees(anna.say("web-fair-own-there"))
    assert anna.page.get_by_text(anna.say("web-fair-promise-broken")).count() == 0


def test_while_the_game_runs_the_promise_can_be_seen_and_the_secret_cannot(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.open(f"/t/{anna.new_table()}")
    anna.await_question()

    anna.button("web-tool-menu").click()

    anna.sees(anna.page.evaluate("heard.table.shuffle.commitment"))
    anna.sees(anna.say("web-fair-later"))
    assert anna.page.evaluate("heard.table.shuffle.secret") is None
    assert anna.page.get_by_text(anna.say("web-fair-secret"), exact=True).count() == 0


def test_a_rematch_against_bots_turns_the_seats_and_begins_at_once(guest: NewGuest) -> None:
    anna = guest("Anna")
    first = anna.new_table(bots=2)
    anna.ask("POST", f"/tables/{first}/proposal", {"kind": "end"})
    anna.open(f"/t/{first}")
    anna.until("heard.table !== null")
    names = anna.page.evaluate("heard.table.seats.map((one) => one.name)")

    anna.button("web-rematch").click()
    anna.until("heard.table.id !== arg", first)

    assert anna.await_question() is not None
    assert anna.page.evaluate("heard.table.seats.map((one) => one.name)") == names[1:] + names[:1]
    anna.open(f"/t/{first}")
    anna.named("link", "web-rematch-open").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_course_of_the_game_is_drawn_and_told_in_numbers(
    guest: NewGuest, ended: Ended, phone: bool
) -> None:
    anna = at_the_end(guest, ended, phone=phone)

    anna.page.get_by_text(anna.say("web-plot-table")).click()
    table = anna.page.get_by_role("table", name=anna.say("web-plot-caption-score"))
    rows = table.get_by_role("row")
    assert rows.count() > 8  # at least one for each round
    scores = anna.frame()["result"]["scores"]
    cells = [number(text) for text in rows.last.get_by_role("cell").all_inner_texts()]
    assert cells == scores
    anna.named("link", "web-course-look").click()
    assert move_of(anna) > 0
