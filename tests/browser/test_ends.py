"""Films and built scenarios of Stawka to their ends: against a bot, and between two browsers.

With every change of the code some scenarios are played in one of the two ways: the beginning on the
pages, then the last stage; all that lies between goes without them. In a soak both ways, and whole
games on the pages, as the game itself advises.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import expect

from browser.conftest import NewGuest
from browser.films import AUDI, HOTEL, RADIO, sensible
from browser.guest import Guest, Seen, skip
from browser.looks import assert_fits, barriers_in_both_themes
from browser.stawka import (
    GAME,
    Mouse,
    Thumb,
    assert_ended,
    at_ease,
    something,
    word_box,
)
from browser.ways import Way, play_together

CAP = 12  # stages, where a scenario has no limit of its own
TRIES = 8  # an enemy can win before the last stage


class Played(NamedTuple):
    """A scenario, and who sits where in which language."""

    options: dict[str, object]
    side: int
    language: str
    unlimited: bool = False

    def agreed(self, whole: bool) -> dict[str, object]:
        """The options of a table; a short game without a limit gets one."""
        return self.options if whole or not self.unlimited else {**self.options, "stage_cap": CAP}


BUILT = {"scenario": "free", "allow_rotation": True}
PLAYED = {
    "radio": Played({"scenario": RADIO}, 1, "en"),
    "hotel": Played({"scenario": HOTEL}, 0, "de", unlimited=True),
    "car": Played({"scenario": AUDI}, 1, "pl"),
    "built": Played({**BUILT, "free_difficulty": "basic"}, 0, "pl"),
    "passwords": Played({**BUILT, "free_difficulty": "advanced"}, 1, "de", unlimited=True),
}
OWN = ("łódka", "größe")  # each in their own language: there is no list at that table


def forms(now: tuple[str, ...]) -> list[ParameterSet]:
    """Every scenario in short and whole; what is not played now waits for a soak."""
    return [
        pytest.param(
            played,
            whole,
            id=f"{name}-{'all' if whole else 'ends'}",
            marks=[] if name in now and not whole else [pytest.mark.soak],
        )
        for name, played in PLAYED.items()
        for whole in (False, True)
    ]


def lively(seed: int) -> Callable[[Seen], str]:
    luck = random.Random(seed)
    return lambda frame: something(frame["question"], luck)


def in_last_stage(frame: Seen) -> bool:
    view = frame["view"]
    return bool(view["stage"] >= (view["stages"] or CAP))


def again(guest: Guest) -> None:
    """From the end to the replay, and to another game of the same scenario."""
    before, scenario = guest.table, guest.frame()["view"]["scenario"]
    guest.button("web-replay").click()
    guest.sees(guest.say("web-status-past", move=1, last=7).split("7")[0])
    guest.page.keyboard.press("Space")
    guest.page.go_back()
    guest.button("web-rematch").click()
    guest.page.wait_for_url(lambda url: before not in url)
    options = guest.ask("GET", f"/tables/{guest.table}")["options"]
    assert options["scenario"] == scenario


# -- against a bot ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "whole"), forms(("radio",)))
def test_a_scenario_is_played_to_its_end_against_a_bot(
    guest: NewGuest, played: Played, whole: bool
) -> None:
    anna = guest("Anna", language=played.language)
    level = "greedy" if whole else "random"

    def table() -> str:
        options = played.agreed(whole)
        return anna.new_table(
            1, level=level, seat=played.side, game=GAME, options=options, spectators="none"
        )

    anna.open(f"/t/{table()}")
    if whole:
        play_together({anna: Mouse()}, sensible)
    else:
        play_together({anna: Mouse()}, lively(1), answers=14)
        last_stage([anna], anna.table, table)
        play_together({anna: Mouse()}, at_ease)

    assert_ended(anna)  # as it came, without another look at the page
    assert barriers_in_both_themes(anna) == []
    again(anna)


def last_stage(players: list[Guest], table: str, another: Callable[[], str]) -> None:
    """Everybody opens a table that is in its last stage; this one, if nobody wins before."""
    for player in players:
        player.leave()  # a page would draw every move
    for _ in range(TRIES):
        if not skip(players, table, in_last_stage, at_ease)["result"]:
            break
        table = another()
    for player in players:
        player.open(f"/t/{table}")


# -- between two browsers --------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "whole"), forms(()))
def test_a_scenario_is_played_to_its_end_between_two_browsers(
    guest: NewGuest, played: Played, whole: bool
) -> None:
    zofia = guest("Zofia", language="pl")
    jan = guest(language="de", phone=True)
    free = played.options.get("free_difficulty")
    options = played.agreed(whole) | ({"password_wordlist": "none"} if free == "advanced" else {})
    ways: dict[Guest, Way] = {zofia: Mouse(own=OWN[0], enemy=OWN[1])}
    ways[jan] = Thumb(own=OWN[1], enemy=OWN[0])
    both = [zofia, jan]

    def made() -> str:
        # At this pace a chance to react waits for people, however quick or slow the machine is.
        return zofia.new_table(0, seats=2, game=GAME, options=options, pace="relaxed")

    zofia.open(f"/t/{made()}")
    link = zofia.named("textbox", "web-link").input_value()
    jan.open(link.removeprefix(zofia.address))
    jan.button("web-sit-down").tap()
    zofia.sees(zofia.say("web-room-ready"))
    zofia.button("web-start").click()

    def another() -> str:
        table = made()
        jan.sit(table)
        zofia.ask("POST", f"/tables/{table}/start")
        return table

    if whole:
        play_together(ways, daring)
    elif free:
        play_together(ways, lively(2), until=is_laid)
        assert {seat for seat, _ in laid(zofia)} == {0, 1}
    else:
        play_together(ways, lively(2), answers=10)
    if not whole and free == "advanced":
        seal(both, ways)
        guess(both, ways, another)
    elif not whole:
        last_stage(both, zofia.table, another)
        play_together(ways, at_ease)

    for player in ways:
        assert_ended(player)
    zofia.button("web-rematch").click()
    expect(jan.named("link", "web-rematch-open")).to_be_visible()  # and the other one is asked


def is_laid(frame: Seen) -> bool:
    return not frame["view"]["builder"]["faces"]


def laid(guest: Guest) -> list[tuple[int, str]]:
    """Return who laid which sector."""
    frames = [message for message in guest.received if message["is"] == "frame"]
    told = [event for frame in frames for event in frame["events"]]
    return [
        (event["facts"]["seat"], event["facts"]["sector"])
        for event in told
        if event["kind"] == "sector-laid"
    ]


# -- passwords -------------------------------------------------------------------------------------


def asked(kind: str) -> Callable[[Seen], bool]:
    return lambda frame: bool(frame["question"]["kind"] == kind)


def can_guess(frame: Seen) -> bool:
    return "guess" in frame["question"]["options"]


def letters(frame: Seen) -> int:
    """Return how many letters of the enemy's word are known."""
    passwords = frame["view"]["passwords"]
    return sum(one is not None for one in passwords[1 - frame["view"]["seat"]]["letters"])


def secretive(frame: Seen) -> str:
    """Return what the game advises, but with the words of these tests and without a guess."""
    question = frame["question"]
    if question["kind"] == "set-password":
        begun = question["facts"]["word"].rstrip("·")
        return f"letter({OWN[frame['view']['seat']][len(begun)]})"
    found = sensible(frame)
    return at_ease(frame) if found == "guess" else found


def daring(frame: Seen) -> str:
    """Return what the game advises; with two letters of the enemy's word a guess."""
    if can_guess(frame):
        return "guess" if letters(frame) > 1 else secretive(frame)
    return sensible(frame)


def seal(both: list[Guest], ways: dict[Guest, Way]) -> None:
    """Both choose a password on their pages, at the same time."""
    table = both[0].table
    skip(both, table, asked("set-password"), at_ease)
    for player in both:
        player.open(f"/t/{table}")
        player.until("heard.frame?.question?.kind === 'set-password'")
        expect(word_box(player, "set-password")).to_be_visible()
        assert_fits(player)
    for seat, player in enumerate(both):
        ways[player].answer(player, player.frame()["question"]["options"][0])
        player.sees(player.say("web-stawka-password-word", word=OWN[seat].upper()))
        assert OWN[seat] not in str(both[1 - seat].received)


def guess(both: list[Guest], ways: dict[Guest, Way], another: Callable[[], str]) -> None:
    """A secret shows a letter to both; then somebody meets an enemy and knows the word."""
    table = both[0].table
    for _ in range(TRIES):
        frame = skip(both, table, asked("name-letter"), secretive)
        if not frame["result"]:
            break
        table = another()
    seat = frame["view"]["seat"]
    for player in both:
        player.open(f"/t/{table}")
    finder = both[seat]
    ways[finder].answer(finder, frame["question"]["options"][2])
    known = OWN[1 - seat][2].upper()
    for player in both:
        player.until("heard.frame.view.passwords[arg].letters[2] !== null", 1 - seat)
        expect(player.named("region", "web-stawka-passwords")).to_contain_text(known)
    assert OWN[1 - seat] not in str(finder.received)

    frame = skip(both, table, can_guess, secretive)
    for player in both:
        player.open(f"/t/{table}")
    finder = both[frame["view"]["seat"]]
    ways[finder].answer(finder, "guess")
    finder.until("heard.frame?.question?.kind === 'guess-password'")
    finder.sees(finder.say("web-stawka-word-risk"), finder.dock)
    ways[finder].answer(finder, finder.frame()["question"]["options"][0])
    for player in both:
        player.until("heard.frame?.result")
        assert player.frame()["view"]["ending"] == "password"
