"""Answers beforehand: for some facts only, on holiday, and while a game is quick."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from konspira.kernel.events import Question
from konspira.kernel.state import State
from konspira.server.settings import Settings
from konspira.server.tables import ahead
from konspira.server.tables.clocks import DAY, Clocks
from support.ambush import SHIELD
from support.ambushed import REACTION, ambush_club, dealt, holds
from support.chairs import Chair, Watch, club_table, held, play_of, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
LONGEST = 120.0  # seconds, as the settings have it
LONG_TURNS = {"turn": 21_600, "reserve": 86_400, "increment": 0, "delay": 0}
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


async def heard(chair: Chair, kind: str) -> bool:
    return kind in [event["kind"] for event in (await chair.frame())["events"]]


def window_of(state: State) -> tuple[list[tuple[int, str]], Question]:
    """Choices that lead to the first chance to react of a game, and its question."""
    luck = random.Random(0)
    for _ in range(100):  # some games end without any
        trial = state.copy()
        while not trial.over and not trial.questions[0].window:
            seat = trial.questions[0].seat
            trial.choose(seat, luck.choice(trial.options(seat)))
        if not trial.over:
            names = [(seat, state.game.table.names[option]) for seat, option in trial.history]
            return names, trial.questions[0]
    raise AssertionError("no window")


@pytest.mark.verify
@ONE_BACKEND
@pytest.mark.parametrize("meant", [True, False])
async def test_an_answer_may_be_meant_for_some_facts_only(
    settings: Settings, watch: Watch, meant: bool
) -> None:
    """In Stawka: do nothing at this moment; or only at another one, which is not asked now."""
    async with open_club(settings, watch) as club:
        chairs = await club_table(club, "Anna", "Bartek", game="stawka", pace="daily")
        play = await play_of(club, chairs[0])
        path, window = window_of(play.state)
        asked, moment = window.seat, window.facts["window"]
        other = "step_before" if moment != "step_before" else "step_after"
        moments = [other, moment] if meant else [other]
        for one in moments:
            wish = {"question": "window", "deeds": [["pass"]], "facts": {"window": one}}
            await chairs[asked].post("plans", wish)
        for seat, choice in path:
            token = (await play_of(club, chairs[0])).token(seat)
            await chairs[seat].post("choose", {"token": token, "choice": choice})
        question = await chairs[asked].question()
        assert question["facts"] == {"window": moment}
        assert [plan["at"] is not None for plan in await plans(chairs[asked])] == (
            [False, True] if meant else [False]
        )

        await watch.pass_time(club, chairs[asked], 10 * LONGEST)

        if meant:
            await until(lambda: left(chairs[asked], 1))
        kept = await plans(chairs[asked])
        assert [plan["facts"] for plan in kept] == [{"window": other}]
        assert (await chairs[asked].question() == question) is not meant


async def left(chair: Chair, count: int) -> bool:
    return len(await plans(chair)) == count


# -- holidays, and games that become quick ---------------------------------------------------------


@ONE_BACKEND
async def test_an_answer_is_given_while_its_player_is_on_holiday(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD), clock=LONG_TURNS)
    await victim.post("plans", BLOCK)
    await victim.browser.post("/api/me/holiday", {"days": 5})
    await striker.choose("strike(1)")

    (plan,) = await plans(victim)
    assert plan["at"] <= watch.now + LONGEST
    await watch.pass_time(club, victim, LONGEST)

    await until(lambda: heard(striker, "blocked"))


@ONE_BACKEND
async def test_an_answer_is_given_though_the_time_is_over(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD), pace="daily")
    await victim.post("plans", BLOCK)
    await striker.choose("strike(1)")
    table = await held(club, victim)
    assert table.play is not None
    short = Clocks(5, (0.0,) * 3, (None, watch.now, None))
    assert ahead.due(table, table.play, short, 1, watch.now) == watch.now + 5

    await watch.pass_time(club, victim, 5 * DAY)  # nobody looked after the table for so long

    await until(lambda: heard(striker, "blocked"))
    assert not (await victim.info())["seats"][1]["sits_in"]


@ONE_BACKEND
async def test_answers_rest_while_the_game_is_quick(club: Club, watch: Watch) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD), pace="daily")

    async def go_on_at(pace: str) -> None:
        await striker.post("proposal", {"kind": "pace", "pace": pace})
        for chair in (victim, third):
            await chair.answer(True)

    await victim.post("plans", BLOCK)
    await victim.post("plans", {"question": "strike", "deeds": [["strike(0)"]], "always": True})
    await go_on_at("live")
    await striker.choose("strike(1)")
    assert [plan["at"] for plan in await plans(victim)] == [None, None]
    await victim.choose("block")  # the window runs its time, as it does in a quick game
    await watch.pass_time(club, victim, REACTION)
    await until(lambda: heard(striker, "blocked"))
    assert len(await plans(victim)) == 2  # they can be seen, and revoked
    await victim.browser.delete(f"{victim.path}/plans/1")
    assert (await victim.refused("plans", BLOCK))["code"] == "not-slow"
    await watch.pass_time(club, victim, REACTION)  # the chance to answer the block
    await until(victim.question)

    await go_on_at("daily")

    await watch.pass_time(club, victim, LONGEST)
    await until(lambda: struck_by(striker, 1))


async def struck_by(chair: Chair, seat: int) -> bool:
    events = (await chair.frame())["events"]
    return any(one["kind"] == "struck" and one["facts"]["seat"] == seat for one in events)
