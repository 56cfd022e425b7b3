"""The table of Stawka: the town can be read, evidence is in sight, choices say what they mean."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import NewGuest
from browser.films import FILMS, asked, at, sensible
from browser.guest import Guest, Seen
from browser.stawka import STAWKA, new_table, town

DESK: ViewportSize = {"width": 1440, "height": 900}
TRAINING = ("s1_meeting", "s2_first_clash", "s3_chestnuts")
SECTOR = 300  # px at least
NAME = 12  # px at least
HIDDEN = 3  # px that a figure may reach into a word

# What the map shows: the size of a sector, of words on it, and what hides them.
SEEN = """(most) => {
  const town = document.querySelector('.plane > svg')
  const unit = town.getScreenCTM().a
  const box = (one) => one.getBoundingClientRect()
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * unit
  const all = (what) => [...town.querySelectorAll(what)]
  const words = all('text[data-name], text[data-letter]')
  const markers = all('.mover .rim, .mover .tag, .mover .badge, .token path')
  const hidden = (word, marker) => {
    // Of the box of a word only the middle is letters.
    const [a, b] = [box(word), box(marker)]
    const [top, foot] = [a.top + a.height * 0.2, a.bottom - a.height * 0.2]
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(foot, b.bottom) - Math.max(top, b.top)
    return Math.min(wide, high)
  }
  return {
    sector: unit * 100,
    words: words.map((one) => [one.textContent.trim(), size(one)]),
    titles: all('text[data-title]').map((one) => [one.textContent.trim(), size(one)]),
    letters: all('text[data-letter]').map((one) => [one.dataset.letter, one.textContent.trim()]),
    fields: all('[data-field]').map((one) => one.dataset.field),
    hidden: words.flatMap((word) =>
      markers.filter((one) => hidden(word, one) > most).map((one) =>
        `${word.textContent.trim()} under ${one.closest('.mover')?.textContent ?? 'a token'}`)),
  }
}"""

# Is all of the town in sight?
WHOLE = """() => {
  const map = document.querySelector('.plane').getBoundingClientRect()
  return [...document.querySelectorAll('.plane [data-field] .hit')].every((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom
  })
}"""


def begun(frame: Seen) -> bool:
    """Figures stand on the map, somebody walks."""
    return bool(frame["question"]["kind"] == "activation-menu" and frame["view"]["stage"] > 1)


def shown(guest: Guest, table: str) -> Any:
    guest.open(f"/t/{table}")
    guest.await_question()
    town(guest).wait_for()
    guest.page.wait_for_timeout(1000)  # figures have arrived
    return guest.page.evaluate(SEEN, HIDDEN)


def assert_readable(seen: Any) -> None:
    assert seen["sector"] >= SECTOR
    assert [word for word in (*seen["words"], *seen["titles"]) if word[1] < NAME] == []
    assert seen["hidden"] == []
    streets = [field for field in seen["fields"] if field in dict(seen["letters"])]
    sectors = {field.split("_")[0] for field in streets}
    for sector in sectors:
        letters = [one for field, one in seen["letters"] if field.startswith(f"{sector}_")]
        assert len(letters) >= 7
        assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("scenario", [*TRAINING, *FILMS])
def test_the_town_fills_its_room(guest: NewGuest, scenario: str, language: str) -> None:
    anna = guest("Anna", language=language, viewport=DESK)

    assert_readable(shown(anna, at(anna, scenario, begun, choose=sensible)))


def test_a_town_of_ones_own_fills_its_room(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK)

    assert_readable(shown(anna, at(anna, "free", begun, choose=sensible)))
    # The builder of the town decides whether it is larger than its room.
    whole = anna.page.evaluate(WHOLE)
    assert anna.button("web-stawka-zoom-out").count() == (0 if whole else 1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("scenario", ["s1_meeting", *FILMS])
def test_nothing_lies_on_the_town(guest: NewGuest, scenario: str, phone: bool) -> None:
    """Whatever is in the middle of a field that is seen, a press there is a press on the map."""
    anna = guest("Anna", phone=True) if phone else guest("Anna", viewport=DESK)
    shown(anna, at(anna, scenario, begun, choose=sensible))

    covered = anna.page.evaluate(
        """() => {
          const map = document.querySelector('.plane')
          const frame = map.getBoundingClientRect()
          return [...map.querySelectorAll('[data-field] .hit')].flatMap((one) => {
            const box = one.getBoundingClientRect()
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
            if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return []
            const top = document.elementFromPoint(x, y)
            return top?.closest('svg') === map.firstElementChild
              ? [] : [one.closest('[data-field]').dataset.field]
          })
        }"""
    )

    assert covered == []


@pytest.mark.parametrize("scenario", ["s3_chestnuts", *FILMS])
def test_the_evidence_on_everybody_is_in_sight(guest: NewGuest, scenario: str) -> None:
    anna = guest("Anna", viewport=DESK)
    table = at(anna, scenario, begun, choose=sensible)
    shown(anna, table)
    view = anna.frame()["view"]

    rows = anna.page.locator("[data-agent-row]")
    agents = [one for one in view["agents"] if one["status"] != "absent"]
    assert rows.count() == len(agents) + (view["audi"] is not None)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    sides = [one["side"] for one in agents]
    first = rows.first.get_attribute("data-agent-row")
    assert next(one["side"] for one in agents if one["agent"] == first) == view["seat"]
    assert sides.count(0) == 4
    for agent in agents:
        evidence = view["seats"][1 - agent["side"]]["tracks"].get(agent["color"])
        row = anna.page.locator(f'[data-agent-row="{agent["agent"]}"]')
        if evidence is not None:
            expect(row.locator(".band b")).to_have_text(str(evidence))
            assert row.locator(".on").count() == evidence


def test_the_briefing_folds_by_a_key(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK)
    anna.open(f"/t/{at(anna, FILMS[0], begun, choose=sensible)}")
    anna.await_question()
    standing = anna.named("table", "web-stawka-film-standing")
    story = anna.named("region", "web-stawka-film-briefing")

    expect(story).to_have_count(0)
    expect(standing).to_be_visible()  # what wins is never folded away
    anna.page.keyboard.press("g")
    expect(story).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(story).to_have_count(0)


def test_a_location_tells_how_much_evidence_it_hides(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK)
    table = new_table(anna, "s1_meeting")
    anna.open(f"/t/{table}")
    anna.await_question()
    hotel = town(anna).locator('[data-field="hotel"]')

    hotel.locator(".hit").hover()
    tip = anna.page.get_by_role("tooltip")
    anna.sees(anna.say("web-stawka-hint-safes", count=1), tip)
    anna.sees(anna.say("web-stawka-hint-valuables", count=2), tip)
    anna.page.keyboard.press("l")
    lines = anna.page.get_by_role("main").get_by_role("listitem")
    line = lines.filter(has_text=re.compile(r"^\s*Hotel,"))
    expect(line).to_contain_text(anna.say("web-stawka-hint-valuables", count=2))


# -- what a choice means ---------------------------------------------------------------------------


def test_a_chance_to_react_is_not_called_a_turn(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK)

    def holding(frame: Seen) -> bool:
        cards = frame["view"]["seats"][0]["reaction_cards"]
        return bool(asked("window")(frame) and cards)

    anna.open(f"/t/{at(anna, 's3_chestnuts', holding)}")
    question = anna.await_question()
    assert question is not None
    frame = anna.frame()
    status = anna.page.get_by_role("banner")

    expect(status).to_contain_text(anna.say("web-status-reactions"))
    expect(status).not_to_contain_text(anna.say("web-status-your-turn"))
    for card in frame["view"]["seats"][0]["reaction_cards"]:
        foot = anna.dock.locator(f'[data-card="{card}"] .foot').first
        if f"react({card})" in question["options"]:
            expect(foot).to_have_text(anna.say("web-stawka-playable"))
        else:
            expect(foot).not_to_be_empty()
            expect(foot).not_to_have_text(anna.say("web-stawka-playable"))


def test_the_documents_of_kloss_say_what_they_bring(guest: NewGuest) -> None:
    anna = guest("Anna", language="pl", viewport=DESK)
    anna.open(f"/t/{at(anna, 's3_chestnuts', asked('choose-document'))}")
    question = anna.await_question()
    assert question is not None

    for option in question["options"]:
        document = option.removeprefix("document(").removesuffix(")")
        anna.sees(anna.words.term(STAWKA, "trait_text", document), anna.dock)


def test_evidence_says_whom_it_hits(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK)

    def hits(frame: Seen) -> bool:
        options = frame["question"]["options"]
        return any(one.startswith("evidence(") for one in options)

    anna.open(f"/t/{at(anna, 's3_chestnuts', hits)}")
    question = anna.await_question()
    assert question is not None
    agents = anna.frame()["view"]["agents"]

    for option in question["options"]:
        if not option.startswith("evidence("):
            continue
        color = option.removeprefix("evidence(").removesuffix(")")
        (enemy,) = (one for one in agents if one["side"] == 1 and one["color"] == color)
        button = anna.dock.locator(f'.btn[data-choice="{option}"]')
        expect(button).to_contain_text(anna.words.term(STAWKA, "agent", enemy["agent"]))
