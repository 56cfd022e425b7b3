"""The end of a game and the way back: the count, the moments, the picture, the replay."""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Ended, NewGuest
from browser.guest import Guest, Seen
from browser.looks import assert_fits, barriers_in_both_themes

GAMES = ("spiskowcy", "estoril", "emerald", "stawka")
JUMP = 2  # px: nobody sees less

# Every headline of the page, in the order in which they came.
HEADLINES = """() => {
  window.headlines = []
  const look = () => {
    for (const one of document.querySelectorAll('main h1')) {
      if (headlines.at(-1) !== one.textContent) headlines.push(one.textContent)
    }
  }
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true,
  })
}"""
# What a screen reader is told to say, in the order in which it came.
SAID = """() => {
  window.said = []
  const look = () => {
    for (const one of document.querySelectorAll('[aria-live]')) {
      const text = one.textContent.trim()
      if (text && said.at(-1) !== text && !said.includes(text)) said.push(text)
    }
  }
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true,
  })
}"""
# Where the board, the dock and the way through the replay are, as long as it runs.
PLACES = """() => {
  window.places = []
  const look = () => {
    const parts = ['#main', '#dock', '[role=group][data-history]']
    const boxes = parts.map((part) => {
      const all = [...document.querySelectorAll(part)].filter((one) => one.offsetParent !== null)
      const box = all[0]?.getBoundingClientRect()
      return box ? [box.x, box.y, box.width, box.height] : []
    })
    places.push(boxes.flat())
    requestAnimationFrame(look)
  }
  look()
}"""


def careless(seed: int) -> Callable[[Seen], str]:
    luck = random.Random(seed)
    return lambda frame: str(luck.choice(frame["question"]["options"]))


def just_ended(guest: NewGuest, game: str = "spiskowcy", **more: Any) -> Guest:
    """Somebody who looks at a table while its game comes to the end, with motion."""
    anna = guest("Anna", reduced_motion="no-preference", **more)
    table = anna.new_table(bots=1, game=game)
    anna.open(f"/t/{table}")
    anna.await_question()
    anna.page.evaluate(HEADLINES)
    anna.page.evaluate(SAID)
    anna.skip(table, choose=careless(5))
    anna.until("heard.frame?.result")
    return anna


def headline(guest: Guest) -> str:
    """Return what the page says of the end when everything is counted."""
    result = guest.frame()["result"]
    names = guest.page.evaluate("heard.table.seats.map((one) => one.name)")
    seat = guest.page.evaluate("heard.table.you")
    winners = result["winners"]
    if winners == [seat]:
        return guest.say("web-end-you")
    return guest.say(
        "web-end-winner",
        names=joined(guest, [names[one] for one in winners]),
        count=len(winners),
    )


def joined(guest: Guest, names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return guest.say("list-and", rest=", ".join(names[:-1]), last=names[-1])


def over(guest: NewGuest, game: str, answers: int = 0, **more: Any) -> Guest:
    """A player at a table whose game is over, or was ended by agreement after some answers."""
    anna = guest("Anna", **more)
    table = anna.new_table(bots=1, game=game)
    left = answers or 9999

    def enough(frame: Seen) -> bool:
        nonlocal left
        left -= 1
        return left < 0

    if not anna.skip(table, enough, careless(7))["result"]:
        anna.ask("POST", f"/tables/{table}/proposal", {"kind": "end"})
    anna.open(f"/t/{table}")
    anna.button("web-replay").wait_for()
    return anna


def move_of(guest: Guest) -> int:
    found = re.search(r"move=(\d+)", guest.page.url)
    assert found, guest.page.url
    return int(found.group(1))


def reaches(guest: Guest, move: int) -> None:
    guest.page.wait_for_url(lambda url: int((re.search(r"move=(\d+)", url) or [0, 0])[1]) >= move)


def eyes(guest: Guest, name: str) -> Locator:
    return guest.named("group", "web-replay-eyes").get_by_role("radio", name=name, exact=True)


# -- the count -------------------------------------------------------------------------------------


def test_nobody_is_named_the_winner_before_the_points_are_counted(guest: NewGuest) -> None:
    anna = just_ended(guest)

    named = headline(anna)
    anna.page.get_by_role("heading", level=1, name=named, exact=True).wait_for()

    shown = anna.page.evaluate("headlines")
    assert shown[-2:] == [anna.say("web-count"), named], shown
    said = "\n".join(anna.page.evaluate("said"))  # what comes soon after another text joins it
    before, winner, _ = said.partition(named)
    assert winner, said
    assert f"{anna.say('spiskowcy-card-merchant')}:" in before, said  # a sentence per source
    assert anna.say("spiskowcy-event-game-scored", scores="", winners="")[:12] not in before, said


@pytest.mark.parametrize("way", ["Escape", "Enter", "tap"])
def test_the_count_can_be_skipped(guest: NewGuest, way: str) -> None:
    anna = just_ended(guest)
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(anna.say("web-count"))
    assert anna.page.locator(".score-sheet .win").count() == 0

    if way == "tap":
        anna.named("region", "web-scores").click()
    else:
        anna.page.keyboard.press(way)

    expect(heading).to_have_text(headline(anna), timeout=1000)
    assert anna.page.locator(".score-sheet .win").count() >= 1


def test_whoever_comes_back_finds_it_counted(guest: NewGuest, ended: Ended) -> None:
    anna = guest(storage_state=ended.memory, reduced_motion="no-preference")
    anna.context.add_init_script(f"addEventListener('DOMContentLoaded', {HEADLINES})")
    anna.open(f"/t/{ended.table}")

    anna.button("web-replay").wait_for()

    assert anna.say("web-count") not in anna.page.evaluate("headlines")


def test_without_motion_nothing_is_counted_aloud(guest: NewGuest) -> None:
    anna = guest("Anna")  # wishes no motion
    table = anna.new_table(bots=1)
    anna.open(f"/t/{table}")
    anna.await_question()
    anna.page.evaluate(HEADLINES)
    anna.skip(table, choose=careless(5))
    anna.button("web-replay").wait_for()
    assert anna.page.evaluate("headlines") == [headline(anna)]


# -- how it went -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_how_this_game_ended_and_what_its_moments_were(
    guest: NewGuest, game: str
) -> None:
    anna = over(guest, game)
    view = anna.frame()["view"]
    unit = {"emerald": ("turns", "turn"), "stawka": ("stages", "stage")}
    word, field = unit.get(game, ("rounds", "round"))
    length = anna.say(f"web-end-{word}", count=view[field])

    expect(anna.page.locator(".hero")).to_contain_text(length)
    spent = [anna.say("web-end-minutes", count=count) for count in range(1, 60)]
    expect(anna.page.locator(".hero")).to_contain_text(re.compile("|".join(spent)))
    moments = anna.named("region", "web-moments").get_by_role("link")
    anna.until("heard.fetching === 0")
    assert 1 <= moments.count() <= 8
    assert_fits(anna)
    assert barriers_in_both_themes(anna) == []
    address = moments.last.get_attribute("href")
    moments.last.click()
    anna.page.wait_for_url(f"**{address}")
    anna.named("group", "web-history").filter(visible=True).wait_for()
    assert not anna.button("web-history-pause").filter(visible=True).count()  # only Replay runs


def test_plot_moments_and_scrubber_have_one_cursor(guest: NewGuest, ended: Ended) -> None:
    anna = guest(storage_state=ended.memory).open(f"/t/{ended.table}")
    region = anna.named("region", "web-course")
    moments = anna.named("region", "web-moments").get_by_role("link")
    moments.nth(1).wait_for()
    slider = region.get_by_role("slider")

    moments.first.focus()

    expect(moments.first).to_have_attribute("aria-current", "true")
    move = move_in(moments.first)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"\b{move}$"))
    slider.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", re.compile(rf"\b{move}$"))
    expect(moments.first).not_to_have_attribute("aria-current", "true")
    # Arrow keys walk along the tabs, and the numbers follow.
    score = anna.named("tab", "web-course-score", region)
    score.focus()
    score.press("ArrowRight")
    lead = anna.named("tab", "web-course-lead", region)
    expect(lead).to_be_focused()
    expect(lead).to_have_attribute("aria-selected", "true")
    region.get_by_text(anna.say("web-plot-table")).click()
    rows = anna.page.get_by_role("table", name=anna.say("web-plot-caption-lead")).get_by_role("row")
    scores = anna.frame()["result"]["scores"]
    last = [number(text) for text in rows.last.get_by_role("cell").all_inner_texts()]
    best = [max(one for other, one in enumerate(scores) if other != seat) for seat in range(3)]
    assert last == [score - other for score, other in zip(scores, best, strict=True)]


def move_in(link: Locator) -> int:
    found = re.search(r"move=(\d+)", link.get_attribute("href") or "")
    assert found
    return int(found.group(1))


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


# -- the picture -----------------------------------------------------------------------------------


def test_the_picture_is_saved_and_names_seats_until_somebody_wants_names(
    guest: NewGuest, ended: Ended, downloads: Path
) -> None:
    anna = guest(storage_state=ended.memory).open(f"/t/{ended.table}")
    anna.button("web-share").first.click()
    region = anna.named("region", "web-picture")
    picture = region.get_by_role("img").first
    expect(picture).to_be_in_viewport()
    expect(picture).to_contain_text(anna.say("seat-number", seat=1))
    expect(picture).not_to_contain_text("Anna")

    with anna.page.expect_download() as saving:
        anna.button("web-picture-save", region).click()
    file = downloads / saving.value.suggested_filename
    saving.value.save_as(file)
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 30_000  # a drawing, not an empty sheet

    anna.named("checkbox", "web-picture-names", region).check()
    expect(picture).to_contain_text("Anna")


def test_where_other_people_played_the_picture_offers_no_names(guest: NewGuest) -> None:
    anna, bela = guest("Anna"), guest("Bela")
    table = anna.new_table(0, seats=2)
    bela.sit(table)
    anna.ask("POST", f"/tables/{table}/start")
    anna.ask("POST", f"/tables/{table}/resign")
    anna.open(f"/t/{table}")
    region = anna.named("region", "web-picture")
    region.wait_for()
    assert anna.named("checkbox", "web-picture-names", region).count() == 0
    for name in ("Anna", "Bela"):
        expect(region.get_by_role("img").first).not_to_contain_text(name)


# -- the replay ------------------------------------------------------------------------------------


def test_a_replay_runs_by_itself_and_obeys_its_keys(guest: NewGuest, ended: Ended) -> None:
    anna = guest(storage_state=ended.memory).open(f"/t/{ended.table}")
    keys = anna.page.keyboard
    anna.button("web-replay").click()
    bar = anna.named("group", "web-history").filter(visible=True)
    reaches(anna, 3)  # nobody has pressed anything

    keys.press("Space")  # the focus is where the button was
    anna.button("web-history-play", bar).wait_for()
    stopped = move_of(anna)
    anna.page.wait_for_timeout(2200)
    assert move_of(anna) == stopped
    keys.press("ArrowRight")
    assert move_of(anna) == stopped + 1
    keys.press("ArrowDown")
    rounds = anna.page.evaluate(
        "heard.frame && heard.frame.events.filter((one) => one.kind === 'round-began')"
        ".map((one) => one.moment)"
    )
    assert move_of(anna) == next(one for one in rounds if one > stopped + 1)
    keys.press("Home")
    assert move_of(anna) == 1
    for _ in range(2):
        keys.press(".")
    keys.press("Space")
    reaches(anna, 5)

    # In a hidden tab it waits.
    anna.page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    here = move_of(anna)
    anna.page.wait_for_timeout(1500)
    assert move_of(anna) <= here + 1
    anna.page.evaluate(
        "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))"
    )
    reaches(anna, here + 3)
    keys.press("ArrowLeft")  # a step by hand stops the replay
    anna.button("web-history-play", bar).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_with_other_eyes_keeps_the_move_and_speaks_of_others(
    guest: NewGuest, game: str
) -> None:
    anna = over(guest, game, answers=40)
    other = anna.page.evaluate("heard.table.seats[1].name")
    last = anna.frame()["moment"]
    public = anna.page.evaluate("heard.frame.events.filter((one) => !one.private)")
    move = next(one["moment"] for one in public if one["moment"] > last // 2)
    anna.open(f"/t/{anna.table}?move={move}")
    told = anna.dock.locator(".told")
    told.get_by_role("listitem").first.wait_for()
    before = told.inner_text().replace(anna.say("name-you", name="Anna"), "Anna")

    eyes(anna, other).check()

    anna.page.wait_for_url(re.compile("eyes=1"))
    expect(told).to_have_text(re.compile(re.escape(before.splitlines()[0])))
    for shown in (1, move_of(anna), move_of(anna) + 5):
        anna.open(f"/t/{anna.table}?move={shown}&eyes=1")
        told.get_by_role("listitem").first.wait_for()
        for part in (anna.page.locator("#main"), anna.dock, anna.log):
            text = part.inner_text()
            assert not re.search(r"\b(you|your|yours)\b", text, re.I), text
    eyes(anna, anna.say("web-replay-open")).check()
    anna.page.wait_for_url(re.compile("eyes=all"))
    told.get_by_role("listitem").first.wait_for()
    assert "stay hidden" not in anna.text()
    assert "You are watching" not in anna.text()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_game_is_replayed(guest: NewGuest, game: str, phone: bool) -> None:
    anna = over(guest, game, answers=30, phone=phone)
    if game == "spiskowcy":  # remarks come and go as well
        anna.ask("POST", f"/tables/{anna.table}/review")
    anna.button("web-replay").click()
    anna.dock.locator(".told").get_by_role("listitem").first.wait_for()
    for _ in range(2):
        anna.page.keyboard.press(".")
    anna.until("heard.fetching === 0")
    anna.page.evaluate(PLACES)

    reaches(anna, 9)
    anna.page.keyboard.press("Space")
    anna.page.keyboard.press("End")
    for _ in range(6):
        anna.page.keyboard.press("ArrowLeft")
    anna.dock.locator(".told").get_by_role("listitem").first.wait_for()

    places = anna.page.evaluate("places")
    assert len(places) > 20
    moved = [max(column) - min(column) for column in zip(*places, strict=True)]
    assert max(moved) <= JUMP, moved
    assert_fits(anna)
    assert barriers_in_both_themes(anna) == []
