"""Chances to react do not talk: what the others get, and when, is the same for every hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
import pytest

from konspira.kernel.state import State
from konspira.server.settings import Settings
from konspira.server.tables import delay
from support.ambush import SHIELD, SPEAR
from support.ambushed import (
    REACTION,
    Ambush,
    Wanted,
    alone,
    ambush_club,
    both,
    dealt,
    holds,
    lacks,
    without_times,
)
from support.chairs import PATIENCE, Chair, Gate, Watch, play_of, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    """A server for a game with windows."""
    async with ambush_club(settings, watch) as club:
        yield club


def hands(state: State) -> list[list[int]]:
    found: list[list[int]] = state.hands  # type: ignore[attr-defined]  # it is an ambush
    return found


# -- to hold an answer -----------------------------------------------------------------------------


async def test_an_answer_in_a_window_counts_when_the_window_closes(
    club: Club, watch: Watch
) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD))
    async with third.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        await page.until(lambda page: page.frame["window"])
        question = await victim.question()
        assert question["options"] == ["pass", "block"] and question["window"]

        frame = await victim.choose("block")

        assert frame["question"] is None  # it is answered
        assert frame["window"] is not None  # and yet it is open
        assert frame["events"][-1]["kind"] == "struck"
        frames = page.frames
        await page.caught_up()
        assert page.frames == frames
        await watch.pass_time(club, striker, REACTION)
        await page.until(lambda page: page.events[-1]["kind"] == "blocked")


@ONE_BACKEND
@pytest.mark.parametrize("answer", ["block", "pass", None])
async def test_a_window_closes_at_its_time_and_not_before(
    club: Club, watch: Watch, answer: str | None
) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD))
    async with third.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        await page.until(lambda page: page.frame["window"])
        assert page.frame["window"] == {"since": watch.now, "until": watch.now + REACTION}
        await watch.pass_time(club, striker, 3)
        if answer is not None:
            await victim.choose(answer)
        await watch.pass_time(club, striker, REACTION - 3.1)
        await page.caught_up()
        assert page.events[-1]["kind"] == "struck"
        assert page.frames == 2

        await watch.pass_time(club, striker, 0.1)
        await page.until(lambda page: page.events[-1]["kind"] != "struck")
        assert page.events[-1]["kind"] == ("blocked" if answer == "block" else "hit")


@ONE_BACKEND
async def test_who_does_not_answer_declines(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD))
    before = hands((await play_of(club, victim)).state)[1][:]
    async with victim.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        await page.asked("blocked")
        await watch.pass_time(club, striker, REACTION)
        await page.until(lambda page: page.frame["window"] is None)

    assert [event["kind"] for event in page.events][-2:] == ["nobody-reacted", "hit"]
    assert hands((await play_of(club, victim)).state)[1] == before


async def test_an_answer_is_given_once(club: Club) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD))
    await striker.choose("strike(1)")
    token = (await victim.question())["token"]

    answers = await asyncio.gather(
        *[
            victim.browser.request(
                "POST", f"{victim.path}/choose", {"token": token, "choice": choice}
            )
            for choice in ("block", "pass", "block")
        ]
    )

    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert (await victim.refused("take-back"))["code"] == "nothing-to-take-back"
    for chair, own in ((striker, "1.0"), (third, "0.0")):  # nobody else is asked
        assert await chair.question() is None
        problem = await chair.refused("choose", {"token": own, "choice": "block"})
        assert problem["code"] == "not-your-turn"


@ONE_BACKEND
async def test_an_answer_after_the_window_is_stale(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD))
    await striker.choose("strike(1)")
    token = (await victim.question())["token"]
    await watch.pass_time(club, striker, REACTION)
    async with victim.page() as page:
        await page.until(lambda page: page.events and page.events[-1]["kind"] == "hit")
        refused = await page.do("choose", token=token, choice="block")

    assert refused["problem"]["code"] == "stale-choice"


@ONE_BACKEND
async def test_windows_inside_windows_each_have_their_time(club: Club, watch: Watch) -> None:
    striker, victim, third = await dealt(club, both(holds(1, SHIELD), holds(0, SPEAR)))
    async with third.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        await victim.choose("block")
        await watch.pass_time(club, striker, REACTION)
        await page.until(lambda page: page.events[-1]["kind"] == "blocked")
        assert page.frame["window"]["until"] == watch.now + REACTION
        assert (await striker.question())["options"] == ["pass", "pierce"]
        await striker.choose("pierce")
        await watch.pass_time(club, striker, REACTION)
        await page.until(lambda page: page.events[-1]["kind"] == "hit")
    assert [event["kind"] for event in page.events][-2:] == ["pierced", "hit"]


async def test_windows_close_by_themselves(settings: Settings) -> None:
    async with open_club(settings, games={"ambush": Ambush}) as club:
        striker, _, third = await dealt(club, holds(1, SHIELD))
        async with third.page() as page:
            await page.ready()
            await striker.choose("strike(1)")
            await page.until(lambda page: page.frame["window"])
            window = page.frame["window"]
            assert window["until"] - window["since"] == pytest.approx(settings.reaction_time)
            await page.until(lambda page: page.events[-1]["kind"] == "hit")
            assert page.frame["now"] >= window["until"] - 0.001  # a frame tells milliseconds


# -- nothing talks ---------------------------------------------------------------------------------


async def overheard(
    club: Club, watch: Watch, wanted: Wanted, answer: str | None
) -> list[dict[str, Any]]:
    """Return what a spectator gets of one strike."""
    striker, victim, _ = await dealt(club, wanted)
    watcher = Chair(club.stranger(), striker.table)
    async with watcher.page() as page:
        await page.ready()
        first = len(page.raw)
        await striker.choose("strike(1)")
        if answer is not None:
            await victim.post("choose", {"token": "0.0", "choice": answer})
        await watch.pass_time(club, striker, REACTION / 2)
        await page.caught_up()
        assert page.events[-1]["kind"] == "struck"
        await watch.pass_time(club, striker, REACTION / 2)
        await page.until(lambda page: page.events[-1]["kind"] == "hit")
        await page.caught_up()
        heard = [text for text in page.raw[first:] if '"done"' not in text]
    return [without_times(text, striker.table) for text in heard]


async def test_what_others_hear_of_a_window_does_not_depend_on_what_is_held(
    club: Club, watch: Watch
) -> None:
    cases = [
        await overheard(club, watch, lacks(1, SHIELD), None),
        await overheard(club, watch, holds(1, SHIELD), None),
        await overheard(club, watch, holds(1, SHIELD), "pass"),
        await overheard(club, watch, lacks(1, SHIELD), "pass"),  # by a client that is not ours
    ]

    assert [message["is"] for message in cases[0]] == ["frame", "frame"]
    for messages in cases:
        assert messages == cases[0]


@ONE_BACKEND
async def test_who_has_no_choice_is_not_asked_but_waits_like_everybody(club: Club) -> None:
    striker, victim, third = await dealt(club, lacks(1, SHIELD))
    async with victim.page() as page, third.page() as other:
        await page.ready()
        await other.ready()
        await striker.choose("strike(1)")
        for one in (page, other):
            await one.until(lambda page: page.frame["window"])
            assert one.frame["question"] is None
        assert page.frame["window"] == other.frame["window"]
        assert page.frame["waiting"] != other.frame["waiting"]  # it knows that it is meant
        assert [one["seat"] for one in other.frame["waiting"]] == [None]
        lobby = await victim.browser.get("/api/lobby")
        assert not lobby["yours"][0]["your_turn"]


@ONE_BACKEND
async def test_lists_do_not_say_whom_a_window_waits_for(club: Club) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD), visibility="public")
    await striker.choose("strike(1)")

    row = (await club.stranger().get("/api/lobby"))["running"][0]
    mine = (await victim.browser.get("/api/lobby"))["yours"][0]

    assert row["waiting"] == mine["waiting"] == []
    assert not row["your_turn"] and mine["your_turn"]


# -- clocks, bots, restarts ------------------------------------------------------------------------


@ONE_BACKEND
async def test_clocks_stand_still_in_a_window(club: Club, watch: Watch) -> None:
    striker, victim, _ = await dealt(club, holds(1, SHIELD), pace="live")
    assert (await victim.frame())["clock"]["since"][0] is not None
    await striker.choose("strike(1)")

    assert (await victim.frame())["clock"]["since"] == [None, None, None]
    await watch.pass_time(club, striker, REACTION)
    async with victim.page() as page:
        await page.until(lambda page: page.frame and page.frame["window"] is None)
    assert page.frame["clock"]["since"][1] is not None  # it is the victim's turn now


def thinking(club: Club, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Is set when a bot has thought about something."""
    thought, choose = asyncio.Event(), club.house.thinkers.choose

    async def and_say_so(state: State, seat: int, level: str, *more: Any) -> int:
        option = await choose(state, seat, level, *more)
        thought.set()
        return option

    monkeypatch.setattr(club.house.thinkers, "choose", and_say_so)
    return thought


@ONE_BACKEND
async def test_a_bot_reacts_too_and_at_the_time_of_the_window(
    club: Club, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    striker, third = await dealt(club, holds(1, SHIELD), "Anna", "Cyd", bots=[None, "greedy", None])
    thought = thinking(club, monkeypatch)
    async with third.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        async with asyncio.timeout(PATIENCE):
            await thought.wait()
        await watch.pass_time(club, striker, REACTION - 0.1)
        await page.caught_up()
        assert page.events[-1]["kind"] == "struck"
        await watch.pass_time(club, striker, 0.1)
        await page.until(lambda page: page.events[-1]["kind"] != "struck")

    assert page.events[-1]["kind"] == "blocked"


@ONE_BACKEND
async def test_a_bot_that_thinks_too_long_does_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(state: State, seat: int, level: str, *more: Any) -> int:
        await asyncio.sleep(60)
        raise AssertionError

    async with open_club(settings, games={"ambush": Ambush}) as club:
        striker, third = await dealt(
            club, holds(1, SHIELD), "Anna", "Cyd", bots=[None, "greedy", None]
        )
        monkeypatch.setattr(club.house.thinkers, "choose", slow)
        async with third.page() as page:
            await page.ready()
            await striker.choose("strike(1)")
            await page.until(lambda page: page.events[-1]["kind"] == "hit")


def again(club: Club, chair: Chair) -> Chair:
    """The same browser, after a restart."""
    browser = club.stranger()
    browser.http.cookies = chair.browser.http.cookies
    return Chair(browser, chair.table)


async def test_a_held_answer_survives_a_restart(settings: Settings, watch: Watch) -> None:
    async with ambush_club(settings, watch) as club:
        striker, victim, third = await dealt(club, holds(1, SHIELD))
        await striker.choose("strike(1)")
        await victim.choose("block")
        window = (await third.frame())["window"]
    watch.now += 3
    async with ambush_club(settings, watch) as club:
        victim, third = again(club, victim), again(club, third)
        assert await victim.question() is None
        assert (await third.frame())["window"] == window
        async with third.page() as page:
            await page.ready()
            await watch.pass_time(club, third, REACTION - 3)
            await page.until(lambda page: page.events[-1]["kind"] == "blocked")


@ONE_BACKEND
async def test_a_window_that_ran_out_meanwhile_closes_after_a_restart(
    settings: Settings, watch: Watch
) -> None:
    async with ambush_club(settings, watch) as club:
        striker, _, third = await dealt(club, holds(1, SHIELD))
        await striker.choose("strike(1)")
    watch.now += REACTION
    async with ambush_club(settings, watch) as club, again(club, third).page() as page:
        await page.until(lambda page: page.events and page.events[-1]["kind"] == "hit")


# -- windows that wait -----------------------------------------------------------------------------


@ONE_BACKEND
@pytest.mark.parametrize("answer", ["block", "pass"])
async def test_a_person_alone_with_bots_is_waited_for(
    club: Club, watch: Watch, answer: str
) -> None:
    wanted = both(holds(2, SHIELD), lacks(0, SPEAR))
    anna = await alone(club, wanted, spectators="none" if answer == "pass" else "later")
    async with anna.page() as page:
        await page.asked("blocked")
        assert page.frame["window"] == {"since": watch.now, "until": None}
        await watch.pass_time(club, anna, 10 * REACTION)
        await page.caught_up()
        assert page.events[-1]["kind"] == "struck"

        await anna.choose(answer)  # and no time has to pass

        told = "blocked" if answer == "block" else "hit"
        await page.until(lambda page: any(event["kind"] == told for event in page.events))


@ONE_BACKEND
async def test_a_person_alone_with_bots_who_cannot_react_does_not_wait(club: Club) -> None:
    anna = await alone(club, lacks(2, SHIELD), spectators="none")
    async with anna.page() as page:
        await page.until(lambda page: any(event["kind"] == "hit" for event in page.events))
    assert page.frame["question"] is None or page.frame["question"]["kind"] != "blocked"


@ONE_BACKEND
@pytest.mark.parametrize("spectators", ["public", "later", "none"])
async def test_nobody_waits_for_a_timer_alone_with_bots_whoever_may_watch(
    club: Club, watch: Watch, spectators: str
) -> None:
    anna = await alone(club, both(holds(2, SHIELD), lacks(0, SPEAR)), spectators=spectators)
    async with anna.page() as page:
        await page.asked("blocked")
        assert page.frame["window"]["until"] is None
        await anna.choose("block")  # no time passes by the watch, from here to the next turn
        while (await page.asked())["window"]:
            await page.choose("pass")
        assert [event["kind"] for event in page.events].count("struck") == 2


async def spectated(
    club: Club, watch: Watch, wanted: Wanted, answers: tuple[float, ...]
) -> list[tuple[float, Any]]:
    """Return what a spectator gets, and when: live, and whenever it asks.

    Two bots strike somebody alone, who answers each after some seconds (or has nothing to
    answer with) and strikes back 100 seconds after the start.
    """
    anna = await alone(club, both(wanted, lacks(0, SHIELD)), visibility="public")
    began, found = watch.now, list[tuple[float, Any]]()
    spectator = Chair(club.stranger(), anna.table)
    async with anna.page() as page, spectator.page() as other:
        await other.ready()
        await page.asked()
        await other.caught_up()
        other.raw.clear()

        async def look() -> None:
            at = round(watch.now - began)
            await other.caught_up()
            found.extend((at, without_times(text, anna.table)) for text in other.raw)
            other.raw.clear()
            frame = json.dumps(await spectator.frame())
            moment = await spectator.browser.get(f"{spectator.path}/moments/999")
            lobby = (await spectator.browser.get("/api/lobby"))["running"]
            mine = [row for row in lobby if row["id"] == anna.table]
            found.append((at, [without_times(frame, anna.table), moment, mine[0]["waiting"]]))

        for at in range(0, 100, 10):
            while (await page.asked())["window"] and answers and answers[0] <= at:
                answers = answers[1:]
                await page.choose("pass")
            await look()
            await watch.pass_time(club, anna, 10)
        assert not (await page.asked())["window"]
        await page.choose("strike(0)")
        await look()
    return [(at, what) for at, what in found if not isinstance(what, dict) or what["is"] != "done"]


HELD = both(lambda state: state.hands[2][SHIELD] > 1)
IN_TIME = ((), (0, 0), (20, 50), (90, 90))  # when somebody who can block passes instead


@ONE_BACKEND
async def test_spectators_of_somebody_alone_learn_nothing_from_time(
    club: Club, watch: Watch
) -> None:
    cases = [await spectated(club, watch, lacks(2, SHIELD), IN_TIME[0])]
    cases += [await spectated(club, watch, HELD, answers) for answers in IN_TIME[1:]]

    kinds = [event["kind"] for event in cases[0][-1][1][0]["events"]]
    assert kinds.count("struck") == 3 and kinds.count("hit") == 2  # in the end all is told
    for heard in cases:
        assert heard == cases[0]


@ONE_BACKEND
@pytest.mark.patches
async def test_a_server_that_does_not_hold_back_is_found(
    club: Club, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delay, "held_after", lambda *_: None)

    one = await spectated(club, watch, lacks(2, SHIELD), ())
    other = await spectated(club, watch, HELD, (20, 50))

    assert one != other


async def test_what_is_held_back_stays_so_after_a_restart(settings: Settings, watch: Watch) -> None:
    async with ambush_club(settings, watch) as club:
        anna = await alone(club, lacks(2, SHIELD))
        async with anna.page() as page:
            await page.asked("strike")
        before = await Chair(club.stranger(), anna.table).frame()
    async with ambush_club(settings, watch) as club:
        anna, spectator = again(club, anna), Chair(club.stranger(), anna.table)
        after = await spectator.frame()
        assert (await anna.frame())["moment"] > after["moment"]
        await anna.choose("strike(0)")
        told = await spectator.frame()

    before["now"] = after["now"] = 0
    assert after == before and before["window"]["until"] is None
    assert [event["kind"] for event in told["events"]].count("struck") == 3


@ONE_BACKEND
async def test_who_plays_alone_by_the_clock_and_is_watched_is_asked_whatever_is_held(
    club: Club, watch: Watch
) -> None:
    anna = await alone(club, lacks(2, SHIELD), pace="live")
    async with anna.page() as page:
        question = await page.asked("blocked")

    assert question["options"] == ["pass"] and page.frame["window"]["until"] is None


@ONE_BACKEND
@pytest.mark.parametrize("wanted", [holds(1, SHIELD), lacks(1, SHIELD)])
async def test_the_window_of_a_bot_lasts_as_long_whatever_it_has_to_think_about(
    settings: Settings, watch: Watch, wanted: Wanted, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(settings, bot_pause=0.5)
    gate = Gate()

    async def slow(state: State, seat: int, level: str, *more: Any) -> int:
        options = state.options(seat)
        if len(options) > 1:
            await gate.pass_through()  # and is never opened
        return options[0]

    async with ambush_club(settings, watch) as club:
        anna = await dealt(club, wanted, "Anna", bots=[None, "greedy", "greedy"])
        monkeypatch.setattr(club.house.thinkers, "choose", slow)
        async with anna[0].page() as page:
            await page.choose("strike(1)")
            await page.until(lambda page: page.frame["window"])
            assert page.frame["window"]["until"] == watch.now + 0.25
            await watch.pass_time(club, anna[0], 0.25)
            await page.until(lambda page: page.events[-1]["kind"] != "struck")
    assert page.events[-1]["kind"] == "hit"


@ONE_BACKEND
@pytest.mark.parametrize("wanted", [holds(1, SHIELD), lacks(1, SHIELD)])
async def test_who_plays_by_the_day_is_asked_whatever_is_held(
    club: Club, watch: Watch, wanted: Wanted
) -> None:
    striker, victim, third = await dealt(club, wanted, pace="daily")
    async with third.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        await page.until(lambda page: page.frame["window"])
        assert page.frame["window"] == {"since": watch.now, "until": None}
        assert page.frame["clock"]["since"] == [None, None, None]  # whose clock runs is not told
        assert (await victim.question())["options"][0] == "pass"
        assert (await victim.browser.get("/api/lobby"))["yours"][0]["your_turn"]
        await watch.pass_time(club, striker, 10 * REACTION)
        await page.caught_up()
        assert page.events[-1]["kind"] == "struck"

        await victim.choose("pass")

        await page.until(lambda page: page.events[-1]["kind"] == "hit")


@ONE_BACKEND
async def test_who_does_not_answer_for_days_has_a_bot_that_does(club: Club, watch: Watch) -> None:
    striker, victim, third = await dealt(club, holds(1, SHIELD), pace="daily")
    async with third.page() as page:
        await page.ready()
        await striker.choose("strike(1)")
        await watch.pass_time(club, striker, 5 * 86_400)
        await page.until(lambda page: any(event["kind"] == "blocked" for event in page.events))
    assert (await victim.info())["seats"][1]["sits_in"]


async def test_an_answer_is_waited_for_after_a_restart(settings: Settings, watch: Watch) -> None:
    async with ambush_club(settings, watch) as club:
        striker, victim, third = await dealt(club, holds(1, SHIELD), pace="relaxed")
        await striker.choose("strike(1)")
    watch.now += 10 * REACTION
    async with ambush_club(settings, watch) as club, again(club, third).page() as page:
        await page.ready()
        await page.caught_up()
        assert page.events[-1]["kind"] == "struck"
        await again(club, victim).choose("block")
        await page.until(lambda page: page.events[-1]["kind"] == "blocked")


# -- sealed choices --------------------------------------------------------------------------------


async def strike_all(club: Club, watch: Watch, chairs: list[Chair]) -> None:
    """Three strikes, no reaction: now all discard at once."""
    for place, chair in enumerate(chairs):
        await until(partial(_turn, chair))
        await chair.choose(f"strike({(place + 1) % 3})")
        await watch.pass_time(club, chair, REACTION)
    await until(partial(_turn, chairs[0]))


async def _turn(chair: Chair) -> bool:
    question = await chair.question()
    return bool(question) and not question["window"]


@ONE_BACKEND
async def test_sealed_choices_are_opened_together(club: Club, watch: Watch) -> None:
    chairs = await dealt(club, holds(0, SHIELD))
    await strike_all(club, watch, chairs)
    async with chairs[2].page() as page:
        await page.ready()
        for chair in chairs[:2]:
            await chair.choose()
        await page.until(lambda page: [e["kind"] for e in page.events].count("ready") == 2)
        assert "discarded" not in [event["kind"] for event in page.events]
        assert page.frame["view"]["chosen"] == -1

        await page.choose()
        await page.until(lambda page: page.frame["result"])

    assert [event["kind"] for event in page.events].count("discarded") == 3
    assert [event["kind"] for event in page.events].count("chose") == 1  # its own
