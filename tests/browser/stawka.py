"""How people answer the questions of Stawka: by mouse, by touch, by keyboard.

What to press is found as a person finds it: fields and figures of the map, and the buttons that
name their result, each by its label in the reader's language.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from browser.guest import Guest, Seen
from browser.looks import assert_fits
from browser.ways import ByKeys, ByMouse, ByThumb, Way, split, starting
from konspira.catalogue import GAMES

GAME = "stawka"
STAWKA = GAMES[GAME]
GAME_OF = STAWKA()
PASSES = ("pass", "ignore", "stop", "leave", "end_activation", "withdraw")
ON_MAP = ("step", "field", "support", "protect")
AS_CARD = ("plan", "threat")  # cards in the dock: pressed, then confirmed
LAYING = ("lay-sector", "lay-cell", "lay-turn")
ON_CARD = ("play_card", "convert", "stash")  # likewise, where a card offers several things


def something(question: Seen, luck: random.Random) -> str:
    """An answer that does something, if there is one; steps only where nothing else is left."""
    active = [option for option in question["options"] if split(option)[0] not in PASSES]
    telling = [option for option in active if split(option)[0] != "step"]
    if telling and luck.random() < 0.6:
        return str(luck.choice(telling))
    return str(luck.choice(active or question["options"]))


def eventful(frame: Seen) -> str:
    """The same for somebody without a page: always alike for the same question."""
    question = frame["question"]
    return something(question, random.Random(f"{question['kind']} {question['options']}"))


def at_ease(frame: Seen) -> str:
    """An answer that ends what can be ended: so a game is over soon."""
    question = frame["question"]
    for family in reversed(PASSES):
        for option in question["options"]:
            if split(option)[0] == family:
                return str(option)
    return str(question["options"][0])


def new_table(guest: Guest, scenario: str, level: str = "random", side: int = 0) -> str:
    """A table against a bot that nobody watches: chances to react wait for the person, no clock."""
    options = {"scenario": scenario}
    return guest.new_table(1, level=level, seat=side, game=GAME, options=options, spectators="none")


# -- things on the page, by their words ------------------------------------------------------------


def label(guest: Guest, frame: Seen, option: str) -> str:
    """Return what the button says that sends this choice."""
    if option == "pass" and frame["question"]["kind"] == "window":
        return guest.say("web-stawka-do-no-reaction")
    if option == "pass" and frame["question"]["kind"] == "block":
        return guest.say("web-stawka-do-no-block")
    return guest.words.choice(GAME_OF, GAME_OF.number(option), [])


def town(guest: Guest) -> Locator:
    return guest.named("group", "web-stawka-map")


def on_map(guest: Guest, frame: Seen, option: str) -> Locator:
    """The ringed field that gives this answer."""
    return town(guest).get_by_role("button", name=starting(label(guest, frame, option))).first


def card(guest: Guest, option: str) -> Locator:
    """The card of the dock that gives this answer."""
    return guest.dock.locator(f'.card.open[data-card="{split(option)[1]}"]').first


def button(guest: Guest, frame: Seen, option: str) -> Locator:
    """The button of the dock that sends this choice."""
    text = label(guest, frame, option)
    found = guest.dock.get_by_role("button", name=starting(text))
    return found.and_(guest.page.locator(f'.btn[data-choice="{option}"]')).first


def chosen(guest: Guest, choice: str) -> Locator:
    """The card, the place or the button that gives this answer."""
    return guest.page.locator(f'[data-choice="{choice}"]').first


def send(guest: Guest) -> Locator:
    return guest.dock.locator(".btn.pri").first


def word_box(guest: Guest, kind: str) -> Locator:
    """Return where a word is typed."""
    own = kind == "set-password"
    return guest.named("textbox", "web-stawka-word-own" if own else "web-stawka-word-guess")


def middle(thing: Locator) -> Locator:
    """Of a field its middle: tokens and names stand around it; of a place beside the town too."""
    place = thing.get_attribute("data-field") or thing.get_attribute("data-cell")
    return thing.locator(".hit") if place else thing


class Stawka(Way):
    """A list of what leads to an answer; after some lively answers one that ends things."""

    def __init__(self, lively: int = 1_000_000, own: str = "", enemy: str = "") -> None:
        super().__init__()
        self.lively = lively
        # Passwords that are typed; where there is none, the page suggests one of the list.
        self.words = {"set-password": own, "guess-password": enemy}

    def choose(self, question: Seen, luck: random.Random) -> str:
        self.lively -= 1
        return something(question, luck) if self.lively >= 0 else at_ease({"question": question})

    def waits(self, guest: Guest, frame: Seen, option: str) -> bool:
        return option not in frame["question"]["private"]  # that is sent at once

    def answer(self, guest: Guest, option: str) -> None:
        question = guest.frame()["question"]
        if split(option)[0] != "letter":
            super().answer(guest, option)
            return
        self.spell(guest, question["kind"], split(option)[1])
        guest.until(
            "heard.unanswered.size === 0 && heard.frame.question?.kind !== arg", question["kind"]
        )

    def spell(self, guest: Guest, kind: str, letter: str) -> None:
        """A word of one's own, or the first of those that begin with this letter."""
        word_box(guest, kind).fill(self.words[kind] or letter)
        if not self.words[kind]:
            self.press(guest, guest.dock.locator(".word").first)
        self.press(guest, send(guest))

    def give(self, guest: Guest, frame: Seen, option: str) -> None:
        family = split(option)[0]
        if frame["question"]["kind"] in LAYING:
            self.press(guest, chosen(guest, option))
            if self.waits(guest, frame, option):
                self.press(guest, send(guest))
            return
        if family in ON_MAP:
            self.press(guest, on_map(guest, frame, option))
        elif family in (*AS_CARD, *ON_CARD):
            self.press(guest, card(guest, option))
        if not self.is_given(guest, frame, option):
            self.press(guest, button(guest, frame, option))

    def is_given(self, guest: Guest, frame: Seen, option: str) -> bool:
        """Did the press on the map or on a card send it? Where it offers more, a button does."""
        family, thing = split(option)
        alike = [one for one in frame["question"]["options"] if split(one)[1] == thing]
        pressed = family in (*ON_MAP, *AS_CARD, *ON_CARD)
        return pressed and len(alike) == 1 and not self.waits(guest, frame, option)


def is_out_of_sight(guest: Guest, field: Locator) -> bool:
    """Is this field outside what the map shows?"""
    return bool(
        middle(field).evaluate(
            """(one) => {
              const both = [one, one.closest(".plane")]
              const [box, map] = both.map((it) => it.getBoundingClientRect())
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
              return x < map.left || x > map.right || y < map.top || y > map.bottom
            }"""
        )
    )


class Mouse(Stawka, ByMouse):
    def press(self, guest: Guest, thing: Locator) -> None:
        if thing.get_attribute("data-field") is not None:
            smaller = guest.button("web-stawka-zoom-out")
            while is_out_of_sight(guest, thing) and smaller.count():
                smaller.click()
        super().press(guest, middle(thing))


class Thumb(Stawka, ByThumb):
    def press(self, guest: Guest, thing: Locator) -> None:
        if thing.get_attribute("data-field") is not None:  # it may be outside what the map shows
            smaller = guest.button("web-stawka-zoom-out")
            while smaller.count():
                smaller.tap()
        super().press(guest, middle(thing))


class Keys(Stawka, ByKeys):
    pass


# -- the end ---------------------------------------------------------------------------------------


def assert_ended(guest: Guest) -> None:
    """The end is there: who won, how it came, what both sides had, and what can be done next."""
    guest.until("heard.frame?.result")
    frame = guest.frame()
    view, winners = frame["view"], frame["result"]["winners"]
    names = [seat["name"] for seat in guest.page.evaluate("heard.table.seats")]
    verdict = guest.say("web-end-drawn")
    if winners == [view["seat"]]:
        verdict = guest.say("web-end-you")
    elif len(winners) == 1:
        verdict = guest.say("web-end-winner", names=names[winners[0]], count=1)
    guest.page.get_by_role("heading", level=1, name=verdict, exact=True).wait_for()
    assert winners == view["winners"]
    how = guest.page.locator(".hero p").first.inner_text()
    assert re.search(rf"\b{view['stage']}\b", how), how  # a sentence about this very game
    scores = guest.page.get_by_role("table", name=guest.say("web-stawka-score-caption"))
    for name in names:
        expect(scores.get_by_role("columnheader").filter(has_text=name)).to_have_count(1)
    needed = guest.say("web-stawka-needed", count=0).rstrip("0 ")
    for name, cells in final_rows(guest, view):
        title = re.compile(f"^{re.escape(name)}(?: ?{re.escape(needed)}.*)?$", re.I)
        head = guest.page.get_by_role("rowheader", name=title)
        line = scores.get_by_role("row").filter(has=head)
        assert [int(cell) for cell in line.get_by_role("cell").all_inner_texts() if cell] == cells
    for agent in view["agents"]:
        if agent["status"] != "absent":
            expect(scores).to_contain_text(guest.words.term(STAWKA, "agent", agent["agent"]))
    last = scores.get_by_role("row").last.get_by_role("cell")
    word = guest.say("web-stawka-won" if len(winners) == 1 else "web-stawka-drawn-game")
    assert last.all_inner_texts() == [word if seat in winners else "" for seat in range(2)]
    for act in ("web-rematch", "web-replay", "web-show-board"):
        expect(guest.button(act)).to_be_visible()
    if view["audi"] is None:  # there are no points in that film, so nothing to be drawn
        guest.named("heading", "web-course").wait_for()
    assert_fits(guest)


def final_rows(guest: Guest, view: Seen) -> list[tuple[str, list[int]]]:
    """Return what must stand in the final table, by the names of its rows."""
    seats = view["seats"]
    rows = [(guest.say("web-stawka-row-secrets"), [seat["secrets"] for seat in seats])]
    if view["audi"] is None:
        rows.append((guest.say("web-stawka-row-vp"), [seat["vp"] for seat in seats]))
    for way in ("room_217", "prisoners", "password", "dispatch", "located", "barracks", "hold_out"):
        cells = [row["have"] for row in view["standing"] if row["victory"] == way]
        if cells:
            name = guest.words.term(STAWKA, "standing", way)
            rows.append((name, cells))
    return rows
