"""Somebody acts against somebody: who is told, in which words, and what stays at the table."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from konspira.catalogue import GAMES
from konspira.kernel.events import EVERYONE
from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.entries import Entry
from konspira.server.tables import deeds
from konspira.server.tables.play import CHOICE, REWIND, Play
from support.ambush import SHIELD, SPEAR
from support.ambushed import ambush_club, both, dealt, holds, lacks
from support.chairs import Chair, Watch, held, start
from support.club import Browser, Club, open_club
from support.mailroom import Receiver, receiver, telling

HIDDEN = ("card", "cards", "faction", "identity", "card_a", "card_b")


@pytest.fixture(scope="module")
def backend() -> str:
    """The words and the choice of readers do not depend on a database: one kind is enough."""
    return "sqlite+memory"


@pytest.fixture
async def got() -> AsyncIterator[Receiver]:
    async with receiver() as one:
        yield one


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[Club]:
    async with open_club(telling(settings), Watch()) as club:
        yield club


def played(game: str, seats: int, seed: int, choices: int) -> list[tuple[Play, Play]]:
    """A random game, as pairs of what was before and after each choice."""
    luck, found = random.Random(seed), []
    play = Play(GAMES[game](seats), seed.to_bytes(32, "big"), "polled")
    for _ in range(choices):
        if play.over:
            break
        before, question = play.fork(), luck.choice(play.questions())
        option = luck.choice(play.state.options(question.seat))
        play.apply(Entry(CHOICE, question.seat, option))
        found.append((before, play.fork()))
    return found


@pytest.mark.parametrize(
    ("game", "seed", "choices"),
    [("spiskowcy", 5, 250), ("estoril", 5, 200), ("emerald", 4, 450)],
)
def test_a_deed_is_public_by_somebody_else_and_shows_no_card(
    game: str, seed: int, choices: int
) -> None:
    met = 0
    for before, after in played(game, 3, seed, choices):
        public = [
            (told.event.kind, told.event.facts)
            for told in after.state.told_since(before.state.told)
            if told.audience == EVERYONE
        ]
        for seat, deed in deeds.against(before, after).items():
            met += 1
            assert deed.by != seat
            assert any(facts["seat"] == deed.by and seat in facts.values() for _, facts in public)
            for kind, facts in deed.told:
                assert (kind, facts) in public
                assert not facts.keys() & set(HIDDEN)
    assert met


def test_what_is_undone_is_no_deed() -> None:
    for _, after in played("spiskowcy", 3, 5, 250):
        before = after.fork()
        before.apply(Entry(REWIND, 0, 0))
        assert deeds.against(after, before) == {}


async def told_of_deed(club: Club, chairs: list[Chair], luck: random.Random) -> Any:
    """Play on until somebody acts against a seat: the row of that alert."""
    query = select(schema.alerts).where(
        schema.alerts.c.kind == "against", schema.alerts.c.state == "new"
    )
    while True:
        for chair in chairs:
            while question := await chair.question():
                await chair.choose(luck.choice(question["options"]))
                async with club.house.reader.connect() as connection:
                    for row in await connection.execute(query):
                        if row.table_id == chair.table:
                            return row
        if (await chairs[0].info())["status"] == "finished":
            chairs[:] = await start(*[chair.browser for chair in chairs], pace="daily")


async def test_who_is_acted_against_is_told_what_their_lock_screen_may_show(
    club: Club, got: Receiver
) -> None:
    people = [await club.guest("Anna"), await club.guest("Bartek", "pl")]
    phones = [got.phone(name) for name in ("anna", "bartek")]
    for browser, phone in zip(people, phones, strict=True):
        await browser.post("/api/alerts/devices", phone.wish())
    chairs = await start(*people, pace="daily")
    row = await told_of_deed(club, chairs, random.Random(3))

    told: list[str] = []
    for screen in ("question", "waits", "nothing"):
        await wish(people, screen)
        again = update(schema.alerts).where(schema.alerts.c.id == row.id).values(state="new")
        async with club.house.database.begin() as connection:
            await connection.execute(again)
        await club.house.alerts.step()
        told.append(got.pushed(phones[row.seat])[-1]["title"])

    english = ["The Conspirators: Bartek acted against you", "News from a table", "Konspira"]
    polish = ["Spiskowcy: Anna działa przeciwko tobie", "Wiadomość od stołu", "Konspira"]
    assert told == [english, polish][row.seat]
    assert got.pushed(phones[row.seat])[0]["tag"] == row.table_id
    assert got.pushed(phones[1 - row.seat]) == []


async def wish(people: list[Browser], screen: str) -> None:
    """All of them want to be told by push of deeds, and of nothing else."""
    for browser in people:
        rules = (await browser.get("/api/alerts"))["rules"]
        easy = {"quiet": False, "delay": 0, "spaced": False, "looking": False}
        chosen = {**rules, **easy, "cells": {"against": ["push"]}, "screen": screen}
        await browser.ask("PUT", "/api/alerts/rules", chosen)


async def test_who_chooses_has_seen_it(club: Club) -> None:
    people = [await club.guest("Anna"), await club.guest("Bartek")]
    chairs = await start(*people, pace="daily")
    luck = random.Random(4)
    row = await told_of_deed(club, chairs, luck)
    query = select(schema.alerts.c.state).where(schema.alerts.c.id == row.id)
    mine, other = chairs[row.seat], chairs[1 - row.seat]
    while not (question := await mine.question()) and not (await mine.frame())["result"]:
        if asked := await other.question():
            await other.choose(luck.choice(asked["options"]))
    if question:  # else the game is over, which has the same effect
        await mine.choose(luck.choice(question["options"]))
    async with club.house.reader.connect() as connection:
        assert await connection.scalar(query) == "gone"


async def quiet(club: Club, table: str, seat: int) -> tuple[set[str], bool]:
    """Return the states of the deeds told to a seat, and whether its player has muted them."""
    kept, mutes = schema.alerts.c, schema.mutes.c
    told = select(kept.state).where(
        kept.table_id == table, kept.kind == "against", kept.seat == seat
    )
    muted = select(mutes.until_choice).where(mutes.table_id == table)
    async with club.house.reader.connect() as connection:
        return set(await connection.scalars(told)), bool(await connection.scalar(muted))


@pytest.mark.parametrize("beforehand", [True, False])
async def test_an_answer_given_beforehand_is_made_without_its_person_looking(
    settings: Settings, beforehand: bool
) -> None:
    watch = Watch()
    async with ambush_club(settings, watch) as club:
        dealt_so = both(holds(1, SHIELD), lacks(0, SPEAR))
        striker, victim, _ = await dealt(club, dealt_so, pace="daily")
        if beforehand:
            await victim.post("plans", {"question": "blocked", "deeds": [["block"]]})
        await striker.choose("strike(1)")
        person = (await held(club, victim)).seats[1].person
        muted = {"person": person, "table_id": victim.table, "until_choice": True}
        async with club.house.database.begin() as connection:
            await connection.execute(insert(schema.mutes).values(muted))
        assert await quiet(club, victim.table, 1) == ({"new"}, True)
        if beforehand:
            await watch.pass_time(club, victim, 120)
        else:
            await victim.choose("block")
        async with striker.page() as page:
            await page.until(lambda page: "blocked" in [event["kind"] for event in page.events])

        untouched = ({"new"}, True)
        assert await quiet(club, victim.table, 1) == (
            untouched if beforehand else ({"gone"}, False)
        )
