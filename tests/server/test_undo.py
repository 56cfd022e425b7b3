"""Taking back: alone as long as nobody has learned anything, else if all other people agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from support.chairs import Chair, asked, club_table, play_of, play_on, start
from support.club import Club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
SEALED = {"order_timing": "simultaneous"}


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


def still(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without the time, and without the token, which never comes back."""
    question = frame["question"] and {**frame["question"], "token": ""}
    return {**frame, "now": 0, "question": question}


async def seats_by_turn(chairs: list[Chair]) -> tuple[Chair, Chair]:
    first = await asked(chairs)
    return first, next(chair for chair in chairs if chair is not first)


# -- alone -----------------------------------------------------------------------------------------


async def test_a_choice_that_nobody_has_learned_of_is_taken_back_at_once(club: Club) -> None:
    first, other = await seats_by_turn(await club_table(club, "Anna", "Bartek"))
    before, seen = await first.frame(), await other.frame()
    assert not before["take_back"]
    assert (await first.refused("take-back"))["code"] == "nothing-to-take-back"

    assert (await first.choose())["take_back"]
    after = await first.post("take-back")

    assert still(after) == still(before)
    assert after["question"]["token"] != before["question"]["token"]
    assert still(await other.frame()) == still(seen)
    assert await first.notes() == ["joined", "started"]  # nobody else has to know
    stale = {"token": before["question"]["token"], "choice": before["question"]["options"][0]}
    assert (await first.refused("choose", stale))["code"] == "stale-choice"
    await first.choose(before["question"]["options"][-1])


@ONE_BACKEND
async def test_what_others_have_learned_of_is_not_taken_back_alone(club: Club) -> None:
    first, other = await seats_by_turn(await club_table(club, "Anna", "Bartek"))
    await first.choose()
    await first.choose()  # how many cards: everybody sees that an order lies there

    assert not (await first.frame())["take_back"]
    for chair in (first, other):
        problem = await chair.refused("take-back")
        assert (problem["status"], problem["code"]) == (409, "nothing-to-take-back")


@ONE_BACKEND
async def test_a_sealed_choice_can_be_taken_back_until_all_are_in(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd", options=SEALED)
    for chair in chairs[:2]:
        await chair.choose()
        await chair.choose()
    async with chairs[2].page() as page:
        await page.ready()
        assert [e["kind"] for e in page.events].count("order-sealed") == 2

        frame = await chairs[0].post("take-back")  # the other one has chosen after it
        assert frame["question"]["kind"] == "order-count"
        await page.until(lambda page: [e["kind"] for e in page.events].count("order-sealed") == 1)
        sealed = [e for e in page.events if e["kind"] == "order-sealed"]
        assert [event["facts"]["seat"] for event in sealed] == [1]

        frame = await chairs[0].post("take-back")
        assert frame["question"]["kind"] == "order-type"
    assert (await chairs[0].refused("take-back"))["code"] == "nothing-to-take-back"
    for chair in (chairs[0], chairs[0], chairs[2], chairs[2]):
        await chair.choose()

    for chair in chairs:  # all are in
        assert (await chair.refused("take-back"))["code"] == "nothing-to-take-back"


@ONE_BACKEND
async def test_a_page_takes_back_too_and_others_on_the_same_seat_see_it(club: Club) -> None:
    first, _ = await seats_by_turn(await club_table(club, "Anna", "Bartek"))
    async with first.page() as page, first.page() as phone:
        await page.ready()
        await phone.ready()
        await page.choose()
        await phone.asked("order-count")
        assert phone.frame["take_back"]

        assert (await phone.do("take-back"))["is"] == "done"
        await page.asked("order-type")
        refused = await phone.do("take-back")

    assert refused["problem"]["code"] == "nothing-to-take-back"
    assert page.events == phone.events


@ONE_BACKEND
async def test_choices_and_taking_back_in_any_order_lead_somewhere_sensible(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", options=SEALED)
    luck = random.Random(11)
    for _ in range(60):
        chair = luck.choice(chairs)
        frame = await chair.frame()
        if frame["take_back"] and luck.random() < 0.4:
            await chair.post("take-back")
        elif frame["question"]:
            await chair.choose(luck.choice(frame["question"]["options"]))
    play = await play_of(club, chairs[0])
    again = play.game.start(key=play.key)
    for seat, option in play.state.history:
        again.choose(seat, option)

    assert again.position() == play.state.position()
    for seat, chair in enumerate(chairs):
        heard = [(e["kind"], e["facts"]) for e in (await chair.frame())["events"]]
        assert heard == [(event.kind, event.facts) for event in again.events(seat)]


# -- with the others -------------------------------------------------------------------------------


async def test_beyond_that_all_others_have_to_agree(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    first = await asked(chairs)
    others = [chair for chair in chairs if chair is not first]
    names = [seat["name"] for seat in (await first.info())["seats"]]
    await first.choose()
    before = [await chair.frame() for chair in chairs]
    await first.choose()

    info = await first.propose("take-back")
    you = info["you"]
    assert info["proposal"] == {
        "kind": "take-back",
        "seat": you,
        "agreed": [],
        "about": None,
        "pace": None,
    }
    assert (await first.refused("proposal/answer", {"agree": True}))["code"] == "agreed-already"
    assert (await others[0].refused("proposal", {"kind": "end"}))["code"] == "proposal-open"
    info = await others[0].answer(True)
    assert info["proposal"]["agreed"] == [info["you"]]
    assert (await others[0].refused("proposal/answer", {"agree": True}))["code"] == "agreed-already"
    async with first.page() as page:
        await page.ready()
        heard = len(page.events)
        info = await others[1].answer(True)
        await page.until(lambda page: page.table["proposal"] is None)
        await page.asked("order-count")
        assert len(page.events) < heard

    assert info["proposal"] is None
    for chair, frame in zip(chairs, before, strict=True):
        assert still(await chair.frame()) == still(frame)
    lines = [(line["kind"], line["name"]) for line in await first.chat()][3:]
    assert lines == [("proposed-take-back", names[you]), ("rewound", names[you])]
    problem = await first.refused("proposal/answer", {"agree": True})
    assert problem["code"] == "no-proposal"


@ONE_BACKEND
async def test_one_who_declines_is_enough(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    first = await asked(chairs)
    others = [chair for chair in chairs if chair is not first]
    await first.choose()
    await first.choose()
    before = [await chair.frame() for chair in chairs]

    await first.propose("take-back")
    await others[0].answer(True)
    info = await others[1].answer(False)

    assert info["proposal"] is None
    assert [still(await chair.frame()) for chair in chairs] == [still(frame) for frame in before]
    assert (await first.notes())[-2:] == ["proposed-take-back", "declined"]
    assert (await others[0].refused("proposal/answer", {"agree": True}))["code"] == "no-proposal"
    await first.propose("take-back")  # may be asked again, and withdrawn
    assert (await first.answer(False))["proposal"] is None


async def test_play_goes_on_while_they_think_and_they_agree_to_what_was_proposed(
    club: Club,
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    await first.choose()
    before = await first.frame()
    await first.choose()
    await first.propose("take-back")
    async with first.page() as page:
        await page.ready()
        table = page.table
        await other.choose()  # a half-made choice must not be seen by what becomes of the proposal
        await page.caught_up()
        assert page.table == table
    await other.choose()
    assert (await first.info())["proposal"] is not None

    await other.answer(True)

    assert still(await first.frame()) == still(before)
    assert len((await play_of(club, first)).state.history) == 1


@ONE_BACKEND
async def test_nobody_is_asked_where_nobody_has_to_agree(club: Club) -> None:
    first, other = await seats_by_turn(await club_table(club, "Anna", "Bartek"))
    problem = await other.refused("proposal", {"kind": "take-back"})
    assert problem["code"] == "nothing-chosen-yet"
    before = await first.frame()
    await first.choose()

    info = await first.propose("take-back")

    assert info["proposal"] is None
    assert still(await first.frame()) == still(before)
    assert await first.notes() == ["joined", "started"]


async def test_with_bots_alone_it_is_done_at_once(club: Club) -> None:
    [chair] = await start(await club.guest("Anna"), bots=[None, "random", "greedy"])
    async with chair.page() as page:
        await page.choose()
        await page.asked("order-count")
        before = await chair.frame()
        await page.choose()
        await page.asked()  # the bots have played on

    info = await chair.propose("take-back")

    assert info["proposal"] is None
    assert still(await chair.frame()) == still(before)
    assert (await chair.notes())[-1] == "rewound"


@ONE_BACKEND
async def test_whoever_was_away_hears_what_was_taken_back(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    async with other.page() as page:
        await page.ready()
        await first.choose()
        await first.choose()
        await page.until(lambda page: page.events[-1]["kind"] == "order-laid")
        count, mark = len(page.events), page.frame["mark"]
    await first.propose("take-back")
    await other.answer(True)

    async with other.page(since=count, mark=mark) as page:
        page.events = [{}] * count
        await page.ready()
        assert page.frame["start"] == 0  # not what the page has: it is told everything
    assert page.events == (await other.frame())["events"]


@ONE_BACKEND
async def test_a_game_can_be_taken_back_to_its_start_and_played_differently(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    start_of = [await chair.frame() for chair in chairs]
    await play_on(chairs, random.Random(2), 30)
    play = await play_of(club, chairs[0])
    while play.state.history:
        chair = chairs[play.state.history[-1][0]]
        if (await chair.propose("take-back"))["proposal"] is not None:
            await next(other for other in chairs if other is not chair).answer(True)
        play = await play_of(club, chairs[0])

    for chair, frame in zip(chairs, start_of, strict=True):
        assert still(await chair.frame()) == still(frame)
    await play_on(chairs, random.Random(3))
    assert (await chairs[0].info())["status"] == "finished"
