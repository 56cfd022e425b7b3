"""Answers beforehand in slow games: made in time, private, revocable, durable, shown at the end."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.entries import Plan
from konspira.server.tables import ahead
from konspira.server.wire.live import Why
from support.ambush import SHIELD, SPEAR
from support.ambushed import Wanted, ambush_club, both, dealt, holds, lacks, without_times
from support.chairs import Chair, Watch, club_table, held, play_of, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
LONGEST = 120.0  # seconds, as the settings have it
BLOCK = {"question": "blocked", "deeds": [["block"], ["pass"]]}


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    """A server for a game with windows."""
    async with ambush_club(settings, watch) as club:
        yield club


async def plans(chair: Chair) -> Any:
    return await chair.browser.get(f"{chair.path}/plans")


async def kinds(chair: Chair) -> list[str]:
    return [event["kind"] for event in (await chair.frame())["events"]]


async def revoke(chair: Chair, number: int) -> Any:
    return await chair.browser.ask("DELETE", f"{chair.path}/plans/{number}")


# -- chances to react ------------------------------------------------------------------------------


async def test_a_chance_to_react_is_answered_after_a_while(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, both(holds(1, SHIELD), lacks(0, SPEAR)), pace="daily")
    (plan,) = await victim.post("plans", BLOCK)
    assert (plan["at"], plan["why"], plan["always"]) == (None, None, False)
    await striker.choose("strike(1)")
    (plan,) = await plans(victim)
    assert watch.now + LONGEST / 6 <= plan["at"] <= watch.now + LONGEST
    await watch.pass_time(club, victim, plan["at"] - watch.now - 1)
    assert (await victim.question())["options"] == ["pass", "block"]  # it may be answered still

    await watch.pass_time(club, victim, 1)

    async with striker.page() as page:
        await page.until(lambda page: "blocked" in [event["kind"] for event in page.events])
    assert await plans(victim) == []  # it was for once


@ONE_BACKEND
async def test_an_answer_may_be_meant_for_every_time(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD), pace="relaxed")
    await victim.post("plans", {"question": "blocked", "deeds": [["pass"]], "always": True})
    await striker.choose("strike(1)")
    await watch.pass_time(club, victim, LONGEST)
    async with striker.page() as page:
        await page.until(lambda page: "hit" in [event["kind"] for event in page.events])
    assert [plan["deeds"] for plan in await plans(victim)] == [[["pass"]]]


@ONE_BACKEND
async def test_what_is_not_offered_is_asked_as_usual_and_the_player_reads_why(
    club: Club, watch: Watch
) -> None:
    striker, victim, _ = await dealt(club, lacks(1, SHIELD), pace="daily")
    await victim.post("plans", {"question": "blocked", "deeds": [["block"]]})
    await striker.choose("strike(1)")

    await watch.pass_time(club, victim, 10 * LONGEST)

    (plan,) = await plans(victim)
    assert plan["at"] is None and plan["why"]["choice"] == "block"
    assert (await victim.question())["options"] == ["pass"]


@ONE_BACKEND
async def test_the_open_question_and_a_choice_taken_back_are_for_the_player(
    settings: Settings, watch: Watch
) -> None:
    async with open_club(settings, watch) as club:
        chairs = await club_table(club, "Anna", "Bartek", pace="daily")
        first = chairs[0] if await chairs[0].question() else chairs[1]
        kind = (await first.question())["kind"]
        option = (await first.question())["options"][0]
        await first.post("plans", {"question": kind, "deeds": [[option]], "always": True})
        await watch.pass_time(club, first, 10 * LONGEST)
        assert (await first.question())["kind"] == kind
        await first.choose(option)
        await first.post("take-back")
        await watch.pass_time(club, first, 10 * LONGEST)
        assert (await first.question())["kind"] == kind
        assert (await plans(first))[0]["at"] is None


@ONE_BACKEND
async def test_a_choice_that_follows_from_the_unseen_is_not_explained(club: Club) -> None:
    striker, _, _ = await dealt(club, holds(1, SHIELD), pace="daily")
    play = await play_of(club, striker)
    deed = ["strike(1)", "pierce"]
    plan = Plan(1, 0, "strike", [deed], {}, False, None)

    made, why = ahead.carried_out(play, 0, plan, deed)

    assert made == [] and why == Why("pierce", "look-first", {}, None)


# -- orders ----------------------------------------------------------------------------------------


async def orders(chair: Chair) -> list[list[str]]:
    """Return an order of one card for every kind that the seat holds, the strangest first."""
    hand = (await chair.frame())["view"]["seats"][(await chair.info())["you"]]["hand"]
    return [[f"order_type({card})", "order_count(1)"] for card, count in hand.items() if count]


async def test_an_order_is_laid_when_its_turn_comes(settings: Settings, watch: Watch) -> None:
    async with open_club(settings, watch) as club:
        chairs = await club_table(club, "Anna", "Bartek", pace="daily")
        first, other = chairs if await chairs[0].question() else chairs[::-1]
        deeds = await orders(other)
        too_many = [deeds[0][0], "order_count(4)"]
        await other.post("plans", {"question": "order-type", "deeds": [too_many, *deeds]})
        while (await first.question() or {"kind": ""})["kind"].startswith("order"):
            await first.choose()
        assert (await other.question())["kind"] == "order-type"

        await watch.pass_time(club, other, LONGEST)

        seat = (await other.info())["you"]
        await until(lambda: _laid(other, seat))
        play = await play_of(club, other)
        assert [play.state.history[place][0] for place in play.ahead] == [seat, seat]


async def _laid(chair: Chair, seat: int) -> bool:
    frame = await chair.frame()
    laid = [one for one in frame["events"] if one["kind"] == "order-laid"]
    return any(one["facts"]["seat"] == seat for one in laid)


# -- alerts ----------------------------------------------------------------------------------------


async def told(club: Club, chair: Chair) -> dict[str, list[str]]:
    """Return the alerts of a player about the open question: kinds by state."""
    person = (await held(club, chair)).seats[(await chair.info())["you"]].person
    rows = schema.alerts.c
    query = select(rows.state, rows.kind).where(rows.person == person)
    query = query.where(rows.kind.in_(("turn", "reaction", "time"))).order_by(rows.kind)
    found: dict[str, list[str]] = {}
    async with club.house.reader.connect() as connection:
        for state, kind in await connection.execute(query):
            found.setdefault(state, []).append(kind)
    return found


async def test_no_turn_is_told_that_was_answered_beforehand(club: Club, watch: Watch) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD), pace="daily")
    await victim.post("plans", BLOCK)
    await striker.choose("strike(1)")
    assert await told(club, victim) == {}

    (plan,) = await plans(victim)
    await revoke(victim, plan["number"])

    assert await told(club, victim) == {"new": ["reaction", "time", "time"]}
    await victim.choose("block")
    assert set(await told(club, victim)) == {"gone"}
    assert await told(club, third) == {}


# -- private, revocable, durable -------------------------------------------------------------------


async def test_nobody_else_receives_a_byte_of_it(club: Club, watch: Watch) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD), pace="daily", visibility="public")
    watcher = Chair(club.stranger(), striker.table)
    chairs = (striker, third, watcher)
    async with striker.page() as one, third.page() as two, watcher.page() as three:
        pages = (one, two, three)
        for page in pages:
            await page.ready()
            await page.caught_up()
        rows = [await chair.browser.get("/api/lobby") for chair in chairs]
        infos = [await chair.info() for chair in chairs]
        heard = [len(page.raw) for page in pages]
        (plan,) = await victim.post("plans", BLOCK)
        await revoke(victim, plan["number"])
        await victim.post("plans", {**BLOCK, "always": True})
        for page in pages:
            await page.caught_up()
        said = [page.raw[count:] for page, count in zip(pages, heard, strict=True)]
        assert all('"done"' in text for texts in said for text in texts)
        assert [await chair.browser.get("/api/lobby") for chair in chairs] == rows
        assert [await chair.info() for chair in chairs] == infos
        assert await plans(third) == []
        refused = await watcher.browser.refused("GET", f"{watcher.path}/plans")
        assert refused["code"] == "no-person"


async def overheard(club: Club, watch: Watch, wanted: Wanted) -> tuple[list[Any], float]:
    """Return what a spectator gets of a strike that was answered beforehand, and when."""
    striker, victim, _ = await dealt(club, both(wanted, lacks(0, SPEAR)), pace="daily")
    watcher = Chair(club.stranger(), striker.table)
    async with watcher.page() as page:
        await page.ready()
        first, began = len(page.raw), watch.now
        await victim.post("plans", {"question": "blocked", "deeds": [["pass"], ["block"]]})
        await striker.choose("strike(1)")
        (plan,) = await plans(victim)
        await watch.pass_time(club, striker, plan["at"] - watch.now)
        await page.until(lambda page: page.events and page.events[-1]["kind"] == "hit")
        await page.caught_up()
        heard = [text for text in page.raw[first:] if '"done"' not in text]
        table = await held(club, striker)
        expected = plan["at"] - began
        assert LONGEST / 6 <= expected <= LONGEST and table.play is not None
    messages = [without_times(text, striker.table) for text in heard]
    for message in messages:
        message["window"] = message.get("window") is not None  # its length is that of the pause
        message.pop("clock", None)
    return messages, watch.now - began


@ONE_BACKEND
async def test_what_others_hear_does_not_depend_on_the_hand(club: Club, watch: Watch) -> None:
    (bare, _), (full, _) = [
        await overheard(club, watch, wanted) for wanted in (lacks(1, SHIELD), holds(1, SHIELD))
    ]
    assert bare == full


async def test_a_revoked_answer_is_not_given(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD), pace="daily")
    await victim.post("plans", BLOCK)
    await striker.choose("strike(1)")
    (plan,) = await plans(victim)
    assert not await _turn(victim)
    await revoke(victim, plan["number"])
    assert await _turn(victim)

    await watch.pass_time(club, victim, 10 * LONGEST)

    assert (await victim.question())["options"] == ["pass", "block"]
    refused = await victim.browser.refused("DELETE", f"{victim.path}/plans/{plan['number']}")
    assert refused["code"] == "no-such-plan"


async def _turn(chair: Chair) -> bool:
    """Do the lists say that it is the player's turn?"""
    return bool((await chair.browser.get("/api/lobby"))["yours"][0]["your_turn"])


async def test_it_survives_a_restart(settings: Settings, watch: Watch) -> None:
    async with ambush_club(settings, watch) as club:
        striker, victim, _ = await dealt(club, holds(1, SHIELD), pace="daily")
        await victim.post("plans", BLOCK)
        await striker.choose("strike(1)")
        (before,) = await plans(victim)
    async with ambush_club(settings, watch) as club:
        browser = club.stranger()
        browser.http.cookies = victim.browser.http.cookies
        again = Chair(browser, victim.table)
        assert await plans(again) == [before]
        await watch.pass_time(club, again, LONGEST)
        async with again.page() as page:
            await page.until(lambda page: page.frame and "blocked" in json.dumps(page.events))


@ONE_BACKEND
async def test_the_end_shows_what_was_answered_beforehand(club: Club, watch: Watch) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD), pace="daily")
    await victim.post("plans", BLOCK)
    await striker.choose("strike(1)")
    await watch.pass_time(club, victim, LONGEST)
    await until(lambda: _heard(third, "blocked"))
    frame = await third.frame()
    blocked = next(one for one in frame["events"] if one["kind"] == "blocked")
    at = f"{third.path}/moments/{blocked['moment']}"
    assert (await third.browser.get(at))["ahead"] == []  # the game goes on: it is a secret
    await striker.propose("end")
    for chair in (victim, third):
        await chair.answer(True)
    assert (await third.browser.get(at))["ahead"] == [1]
    assert (await third.browser.get(f"{third.path}/moments/1"))["ahead"] == []
    assert (await third.browser.get(f"{third.path}/review"))["ahead"] == [1]


async def _heard(chair: Chair, kind: str) -> bool:
    return kind in await kinds(chair)


# -- what cannot be planned ------------------------------------------------------------------------


@ONE_BACKEND
async def test_bad_plans_are_refused_with_the_value_and_the_remedy(club: Club) -> None:
    _, victim, _ = await dealt(club, holds(1, SHIELD), pace="daily")
    bad = {
        "no-such-question": {"question": "blokked", "deeds": [["pass"]]},
        "unknown-choice": {"question": "blocked", "deeds": [["blok"]]},
        "bad-plan": {"question": "blocked", "deeds": [["pass"], []]},
        "bad-request": {"question": "blocked", "deeds": "pass"},
    }
    for code, wish in bad.items():
        assert (await victim.refused("plans", wish))["code"] == code
    for deeds in ([["pass"] * 21], [["pass"]] * 21):  # no deed, and no list of them, is longer
        wish = {"question": "blocked", "deeds": deeds}
        assert (await victim.refused("plans", wish))["code"] == "bad-request"
    for number in range(20):
        await victim.post("plans", {**BLOCK, "facts": {"card": str(number)}})
    assert (await victim.refused("plans", BLOCK))["code"] == "too-many-plans"
    assert len(await plans(victim)) == 20


@ONE_BACKEND
async def test_a_quick_game_cannot_be_answered_beforehand(club: Club) -> None:
    _, victim, _ = await dealt(club, holds(1, SHIELD), pace="live")
    assert (await victim.refused("plans", BLOCK))["code"] == "not-slow"
