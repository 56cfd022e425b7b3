"""Before the game: tables are made, people and bots sit down, somebody starts."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
import pytest

from konspira.bots import LADDER
from konspira.kernel import shuffle
from konspira.server.settings import Settings
from konspira.server.store.entries import Batch
from konspira.server.tables.seating import PLAIN
from support.chairs import Chair, Gate, club_table, gather, held, new_table, start
from support.club import SALT, Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
OTHER_SALT = "a5" * 32


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


def kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def names(info: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


# -- making tables ---------------------------------------------------------------------------------


async def test_whoever_makes_a_table_is_its_host_and_sits_down(club: Club) -> None:
    anna = await club.guest("Anna")

    info = await anna.post("/api/tables", {"game": "spiskowcy", "seats": 3})

    assert info["status"] == "open"
    assert (info["host"], info["you"]) == (True, 0)
    assert (kinds(info), names(info)) == (["person", "empty", "empty"], ["Anna", "", ""])
    assert (info["visibility"], info["spectators"], info["pace"]) == ("unlisted", "public", "none")
    assert info["started"] is info["finished"] is info["ended"] is info["rematch"] is None
    assert info == await anna.get(f"/api/tables/{info['id']}")


@ONE_BACKEND
async def test_a_stranger_who_follows_the_link_sees_the_table(club: Club) -> None:
    table = await new_table(await club.guest("Anna"), seats=2, options={"prince_bonus": "auto"})

    info = await Chair(club.stranger(), table.table).info()

    assert (info["host"], info["you"]) == (False, None)
    assert names(info) == ["Anna", ""]
    assert info["options"]["prince_bonus"] == "auto"
    assert info["shuffle"]["secret"] is None


@ONE_BACKEND
async def test_a_host_may_sit_anywhere_or_only_watch(club: Club) -> None:
    anna = await club.guest("Anna")

    second = await anna.post("/api/tables", {"game": "spiskowcy", "seats": 2, "seat": 1})
    nowhere = await anna.post("/api/tables", {"game": "spiskowcy", "seats": 2, "seat": None})

    assert (second["you"], kinds(second)) == (1, ["empty", "person"])
    assert (nowhere["you"], nowhere["host"], kinds(nowhere)) == (None, True, ["empty", "empty"])


IMPOSSIBLE: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 400, "unknown-game"),
    ({"seats": 9}, 400, "bad-seats"),
    ({"seats": 10}, 400, "bad-request"),
    ({"seats": -1}, 400, "bad-request"),
    ({"options": {"colour": "red"}}, 400, "unknown-option"),
    ({"options": {"prince_bonus": "never"}}, 400, "bad-option-value"),
    ({"bots": ["greedy", "greedy", "greedy"]}, 400, "too-many-bots"),
    ({"bots": [None, "deep-thought"]}, 400, "unknown-bot"),
    ({"bots": ["greedy"]}, 409, "seat-taken"),
    ({"seat": 2}, 400, "no-such-seat"),
    ({"visibility": "secret"}, 400, "bad-request"),
    ({"pace": "hurried"}, 400, "bad-request"),
    ({"seed": 7}, 400, "bad-request"),  # the server keeps it to itself
]


@ONE_BACKEND
async def test_a_table_that_cannot_be_is_refused(club: Club) -> None:
    anna = await club.guest("Anna")

    for wish, status, code in IMPOSSIBLE:
        body = {"game": "spiskowcy", "seats": 2, **wish}
        problem = await anna.refused("POST", "/api/tables", body)
        assert (problem["status"], problem["code"]) == (status, code)

    assert (await anna.get("/api/lobby"))["yours"] == []


@ONE_BACKEND
async def test_options_are_checked_while_they_are_chosen(club: Club) -> None:
    anna = await club.guest("Anna")
    path = "/api/games/spiskowcy/check"

    await anna.post(path, {"seats": 2, "options": {"prince_bonus": "auto"}})

    for wish, code in [
        ({"seats": 7}, "bad-seats"),
        ({"seats": 2, "options": {"prince_bonus": 3}}, "bad-option-value"),
    ]:
        assert (await anna.refused("POST", path, wish))["code"] == code


@ONE_BACKEND
async def test_an_option_says_how_many_players_it_needs(club: Club) -> None:
    anna = await club.guest("Anna")

    games = {game["id"]: game for game in await anna.get("/api/games")}
    seats = {one["name"]: one["seats"] for one in games["estoril"]["settings"]}

    assert seats["variant_secret_missions"] == [3, 4]
    assert seats["edition"] == [2, 3, 4] == games["estoril"]["seats"]
    wish = {"seats": 2, "options": {"variant_secret_missions": True}}
    problem = await anna.refused("POST", "/api/games/estoril/check", wish)
    assert problem["code"] == "option-needs-seats"


@ONE_BACKEND
async def test_the_strength_of_levels_is_that_of_a_scenario_where_a_game_has_some(
    club: Club,
) -> None:
    anna = await club.guest("Anna")

    for game in await anna.get("/api/games"):
        values = {one["name"]: one["values"] for one in game["settings"]}
        assert game["strengths_of"] in values.get("scenario", [None])
        assert set(game["strengths"]) <= set(game["levels"])


@ONE_BACKEND
async def test_a_table_that_does_not_exist_is_not_there_for_anybody(club: Club) -> None:
    for browser in (club.stranger(), await club.guest("Anna")):
        for what in ("", "/frame", "/chat", "/record", "/moments/1"):
            problem = await browser.refused("GET", f"/api/tables/amber-anchor-22222222{what}")
            assert (problem["status"], problem["code"]) == (404, "no-such-table")


@ONE_BACKEND
async def test_an_address_cannot_be_guessed(club: Club) -> None:
    anna = await club.guest("Anna")

    found = {(await new_table(anna)).table for _ in range(20)}

    assert len(found) == 20
    assert len({name.rsplit("-", 1)[1] for name in found}) == 20


# -- sitting down ----------------------------------------------------------------------------------


async def test_friends_sit_down_through_the_link(club: Club) -> None:
    anna, bartek, cyd = [await club.guest(name) for name in ("Anna", "Bartek", "Cyd")]
    host = await new_table(anna, seats=3)

    info = await Chair(bartek, host.table).sit(seat=2)
    assert (info["you"], names(info)) == (2, ["Anna", "", "Bartek"])
    info = await Chair(cyd, host.table).sit()  # anywhere

    assert (info["you"], names(info)) == (1, ["Anna", "Cyd", "Bartek"])
    assert [seat["salted"] for seat in info["seats"]] == [False, True, True]
    assert [(line["kind"], line["seat"], line["name"]) for line in await host.chat()] == [
        ("joined", 2, "Bartek"),
        ("joined", 1, "Cyd"),
    ]


async def test_a_taken_seat_and_a_full_table_are_refused(club: Club) -> None:
    host, _ = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")])
    cyd = Chair(await club.guest("Cyd"), host.table)

    for seat, code in [
        (0, "seat-taken"),
        (1, "seat-taken"),
        (2, "no-such-seat"),
        (None, "table-full"),
    ]:
        problem = await cyd.refused("seat", {"salt": SALT, "seat": seat})
        assert problem["code"] == code


@ONE_BACKEND
async def test_a_stranger_cannot_sit_down(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))

    problem = await Chair(club.stranger(), host.table).refused("seat", {"salt": SALT})

    assert (problem["status"], problem["code"]) == (401, "no-person")


@ONE_BACKEND
async def test_random_bytes_that_are_none_are_refused(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))

    for salt in ("", "5a", "5A" * 16, "5a" * 33, "xy" * 16, None):
        assert (await host.refused("seat", {"salt": salt}))["code"] == "bad-request"


async def test_who_sits_already_only_changes_the_random_bytes(club: Club) -> None:
    host = await new_table(await club.guest("Anna"), seats=3)

    await host.sit(seat=0)
    info = await host.sit(seat=2, salt=OTHER_SALT)  # not a second seat

    assert (info["you"], kinds(info)) == (0, ["person", "empty", "empty"])
    assert info["shuffle"]["salts"] == [OTHER_SALT, None, None]
    assert await host.notes() == []


async def test_many_who_want_one_seat_get_one_seat(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))
    guests = [await club.guest(f"Guest {number}") for number in range(6)]

    answers = await asyncio.gather(
        *[guest.request("POST", f"{host.path}/seat", {"salt": SALT}) for guest in guests]
    )

    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    info = await host.info()
    [winner] = [guests[n] for n, answer in enumerate(answers) if answer.status_code == 200]
    assert (await Chair(winner, host.table).info())["you"] == 1
    assert len(await host.notes()) == 1 == info["chat"]


# -- changing places -------------------------------------------------------------------------------


async def change_places(chair: Chair, seat: int, other: int) -> Any:
    return await chair.post("places", {"seat": seat, "other": other})


async def test_whoever_sits_moves_to_a_free_seat_and_the_salt_comes_along(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")], seats=3)
    await guest.sit(salt=OTHER_SALT)

    info = await change_places(guest, 1, 2)

    assert (info["you"], names(info)) == (2, ["Anna", "", "Bartek"])
    assert info["shuffle"]["salts"] == [SALT, None, OTHER_SALT]
    assert (await host.info())["host"]
    assert [(line["kind"], line["seat"], line["name"]) for line in await host.chat()] == [
        ("joined", 1, "Bartek"),
        ("moved", 2, "Bartek"),
    ]
    info = await change_places(guest, 1, 2)  # the seats in any order
    assert info["you"] == 1


async def test_the_host_lets_two_seats_change_their_sitters(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")], seats=4)
    await guest.sit(salt=OTHER_SALT)
    await host.post("bot", {"seat": 2, "level": "greedy"})
    [*_, bot, _] = names(await host.info())

    async with guest.page() as page:
        await page.until(lambda page: page.table)
        await change_places(host, 0, 1)
        await page.until(lambda page: page.table["you"] == 0)
        await change_places(host, 0, 2)
        await page.until(lambda page: page.table["you"] == 2)
        await change_places(host, 0, 3)
        await page.until(lambda page: kinds(page.table)[3] == "bot")
        await page.until(lambda page: len(page.lines) == page.table["chat"])

    info = await host.info()
    assert (info["host"], info["you"], names(info)) == (True, 1, ["", "Anna", "Bartek", bot])
    assert [seat["level"] for seat in info["seats"]] == [None, None, None, "greedy"]
    assert info["shuffle"]["salts"] == [None, SALT, OTHER_SALT, None]
    moved = [(line["seat"], line["name"]) for line in page.lines if line["kind"] == "moved"]
    assert sorted(moved[:2]) == [(0, "Bartek"), (1, "Anna")]
    assert sorted(moved[2:4]) == [(0, bot), (2, "Bartek")]
    assert moved[4:] == [(3, bot)]


async def test_a_game_is_dealt_with_the_salts_as_people_sit_in_the_end(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")])
    await guest.sit(salt=OTHER_SALT)

    await change_places(host, 0, 1)
    info = await host.post("start")

    assert (info["you"], info["shuffle"]["salts"]) == (1, [OTHER_SALT, SALT])
    assert (await guest.frame())["view"]["seat"] == 0
    table = await held(club, host)
    salts = [bytes.fromhex(OTHER_SALT), bytes.fromhex(SALT)]
    assert table.key() == shuffle.key(table.row.secret, table.id, salts)
    assert table.play is not None and table.play.key == table.key()


async def test_nobody_is_pushed_out_of_a_seat_but_by_the_host(club: Club) -> None:
    anna, bartek, cyd = [await club.guest(name) for name in ("Anna", "Bartek", "Cyd")]
    host, guest, third = await gather(anna, bartek, cyd, game="emerald", seats=5)
    await host.post("bot", {"seat": 3, "level": "random"})
    dora = Chair(await club.guest("Dora"), host.table)
    stranger = Chair(club.stranger(), host.table)
    before = await host.info()

    for chair, seat, other, status, code in [
        (guest, 1, 0, 409, "seat-taken"),
        (guest, 2, 1, 409, "seat-taken"),
        (guest, 1, 3, 409, "seat-taken"),
        (guest, 2, 4, 403, "not-the-host"),
        (guest, 3, 4, 403, "not-the-host"),
        (dora, 2, 4, 403, "not-seated"),
        (stranger, 2, 4, 401, "no-person"),
        (host, 1, 1, 400, "same-seat"),
        (host, 0, 5, 400, "no-such-seat"),
        (host, 9, 0, 400, "no-such-seat"),
        (host, 10, 0, 400, "bad-request"),
        (host, -1, 0, 400, "bad-request"),
    ]:
        problem = await chair.refused("places", {"seat": seat, "other": other})
        assert (problem["status"], problem["code"]) == (status, code), (seat, other)

    assert await host.info() == before
    assert (await third.info())["you"] == 2


async def test_who_is_expected_at_a_rematch_is_moved_and_still_expected(club: Club) -> None:
    host, guest = await club_table(club, "Anna", "Bartek", game="leduc")
    await host.post("resign")
    again = Chair(host.browser, (await host.post("rematch"))["id"])

    info = await change_places(again, 0, 1)

    assert sorted(kinds(info)) == ["person", "reserved"]
    expected = Chair(guest.browser, again.table)
    info = await expected.sit()
    assert (names(info)[info["you"]], kinds(info)) == ("Bartek", ["person", "person"])


# -- seats by lot ----------------------------------------------------------------------------------


@pytest.mark.patches
async def test_the_server_draws_the_seats_and_says_so_first(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lots:
        def shuffle(self, order: list[Any]) -> None:
            order.reverse()

    monkeypatch.setattr(secrets, "SystemRandom", Lots)
    host = await new_table(
        await club.guest("Anna"), seats=3, seat=0, bots=[None, "greedy", None], by_lot=True
    )
    guest = Chair(await club.guest("Bartek"), host.table)

    info = await guest.sit()

    assert kinds(info) == ["person", "bot", "person"]
    assert (names(info)[0], names(info)[2]) == ("Bartek", "Anna")
    assert (await host.info())["you"] == 2
    assert [(line["number"], line["kind"]) for line in await guest.chat()] == [
        (0, "seats-drawn"),
        (1, "joined"),
    ]


@ONE_BACKEND
async def test_lots_fall_on_every_seat(club: Club) -> None:
    anna = await club.guest("Anna")

    async def seat() -> int:
        info = await anna.post("/api/tables", {"game": "leduc", "seats": 2, "by_lot": True})
        return int(info["you"])

    assert {await seat() for _ in range(64)} == {0, 1}  # fails once in 10^19


@ONE_BACKEND
async def test_nobody_is_told_of_lots_that_were_not_drawn(club: Club) -> None:
    host = await new_table(await club.guest("Anna"), seats=2)

    assert await host.notes() == []


# -- leaving ---------------------------------------------------------------------------------------


async def leave(chair: Chair) -> None:
    await chair.browser.delete(f"{chair.path}/seat")


async def test_a_guest_leaves_and_the_seat_is_free_again(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")])

    await leave(guest)

    info = await host.info()
    assert kinds(info) == ["person", "empty"]
    assert info["shuffle"]["salts"] == [SALT, None]  # who has left has no part in the shuffle
    assert await host.notes() == ["joined", "left"]
    assert (await guest.refused("seat", method="DELETE"))["code"] == "not-seated"


async def test_a_host_who_leaves_hands_the_table_over(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")], seats=3)

    await leave(host)

    info = await guest.info()
    assert info["host"] and kinds(info) == ["empty", "person", "empty"]
    await guest.post("bot", {"seat": 0, "level": "random"})  # the new host may do what hosts do
    assert (await host.refused("bot", {"seat": 2, "level": "random"}))["code"] == "not-the-host"


async def test_a_table_that_nobody_sits_at_is_no_more(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")])
    await host.post("chat", {"text": "hello"})

    async with host.page() as page:
        await page.until(lambda page: page.table)
        await leave(guest)
        await leave(host)
        code, _ = await page.closed()

    assert code == 4404
    for chair in (host, guest):
        problem = await chair.refused("", method="GET")
        assert (problem["status"], problem["code"]) == (404, "no-such-table")
    assert (await host.browser.get("/api/lobby"))["yours"] == []


@ONE_BACKEND
async def test_bots_do_not_keep_a_table_alive(club: Club) -> None:
    host = await new_table(await club.guest("Anna"), bots=[None, "random"])

    await leave(host)

    assert (await host.refused("", method="GET"))["code"] == "no-such-table"


# -- bots and options before the start -------------------------------------------------------------


async def test_the_host_puts_bots_into_free_seats_and_takes_them_away(club: Club) -> None:
    anna = await club.guest("Ada")  # the name of the first bot
    host = await new_table(anna, seats=4)

    for seat, level in [(1, "random"), (2, "greedy"), (3, "greedy"), (1, "greedy"), (3, None)]:
        info = await host.post("bot", {"seat": seat, "level": level})

    assert kinds(info) == ["person", "bot", "bot", "empty"]
    assert [seat["level"] for seat in info["seats"]] == [None, "greedy", "greedy", None]
    assert len({name for name in names(info) if name}) == 3


async def test_a_bot_gets_up_for_nobody_and_pushes_nobody_out(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")], seats=3)
    await host.post("bot", {"seat": 2, "level": "random"})

    cyd = Chair(await club.guest("Cyd"), host.table)
    assert (await cyd.refused("seat", {"salt": SALT, "seat": 2}))["code"] == "seat-taken"
    assert (await cyd.refused("seat", {"salt": SALT}))["code"] == "table-full"
    assert (await host.refused("bot", {"seat": 1, "level": "random"}))["code"] == "seat-taken"
    assert (await host.refused("bot", {"seat": 1}))["code"] == "seat-taken"
    assert (await host.refused("bot", {"seat": 3}))["code"] == "no-such-seat"
    assert (await host.refused("bot", {"seat": 2, "level": "x"}))["code"] == "unknown-bot"
    assert (await guest.refused("bot", {"seat": 2}))["code"] == "not-the-host"
    assert kinds(await host.info()) == ["person", "person", "bot"]


async def test_the_host_changes_how_the_game_is_played(club: Club) -> None:
    host, guest = await gather(*[await club.guest(name) for name in ("Anna", "Bartek")])
    wish = {
        "options": {"order_timing": "simultaneous"},
        "visibility": "public",
        "spectators": "none",
        "pace": "daily",
    }

    async with guest.page() as page:
        await page.until(lambda page: page.table)
        info = await host.browser.patch(host.path, wish)
        await page.until(lambda page: page.table["pace"] == "daily")

    assert page.table["options"] == info["options"]
    assert info["options"]["order_timing"] == "simultaneous"
    assert [info[name] for name in ("visibility", "spectators", "pace")] == [
        "public",
        "none",
        "daily",
    ]
    again = await host.browser.patch(host.path, {"pace": "none"})  # the rest stays
    assert again == {**info, "pace": "none", "clock": None}

    problem = await host.browser.refused("PATCH", host.path, {"options": {"order_timing": "x"}})
    assert problem["code"] == "bad-option-value"
    assert (await guest.browser.refused("PATCH", host.path, wish))["code"] == "not-the-host"
    await host.post("start")
    assert len((await host.frame())["waiting"]) == 2  # the new options hold


# -- starting --------------------------------------------------------------------------------------


async def test_a_game_starts_when_every_seat_is_taken_and_salted(club: Club) -> None:
    anna, bartek = [await club.guest(name) for name in ("Anna", "Bartek")]
    host = await new_table(anna, seats=3)
    guest = Chair(bartek, host.table)

    assert (await host.refused("frame", method="GET"))["code"] == "table-not-started"
    problem = await host.refused("start")
    assert (problem["code"], problem["facts"]["value"]) == ("seats-empty", "1")
    await guest.sit()
    await host.post("bot", {"seat": 2, "level": "random"})
    assert (await guest.refused("start"))["code"] == "not-the-host"
    problem = await host.refused("start")
    assert (problem["code"], problem["facts"]["value"]) == ("shuffle-incomplete", "Anna")
    await host.sit()
    info = await host.post("start")

    assert info["status"] == "running"
    assert info["started"] is not None
    assert await host.notes() == ["joined", "started"]
    assert (await guest.frame())["view"]["seat"] == 1


async def test_a_table_that_has_started_is_left_as_it_is(club: Club) -> None:
    host, guest = await club_table(club, "Anna", "Bartek")
    cyd = Chair(await club.guest("Cyd"), host.table)

    for chair, what, body in [
        (host, "start", None),
        (host, "bot", {"seat": 1, "level": "random"}),
        (guest, "seat", {"salt": OTHER_SALT}),
        (cyd, "seat", {"salt": SALT}),
        (host, "places", {"seat": 0, "other": 1}),
    ]:
        assert (await chair.refused(what, body))["code"] == "table-started"
    assert (await guest.refused("seat", method="DELETE"))["code"] == "table-started"
    problem = await host.browser.refused("PATCH", host.path, {"pace": "live"})
    assert problem["code"] == "table-started"
    assert (await host.info())["shuffle"]["salts"] == [SALT, SALT]


@ONE_BACKEND
@pytest.mark.parametrize("level", [*PLAIN, *LADDER])
async def test_two_bots_can_be_started_by_a_host_who_watches(club: Club, level: str) -> None:
    anna = await club.guest("Anna")
    host = await new_table(anna, game="leduc", seat=None, bots=[level, level])

    await host.post("start")

    async with host.page() as page:
        await page.until(lambda page: page.frame and page.frame["result"])
    assert page.frame["view"]["seat"] is None
    assert page.frame["question"] is None


@ONE_BACKEND
async def test_who_only_watches_has_nothing_to_say(club: Club) -> None:
    host, _ = await club_table(club, "Anna", "Bartek")
    cyd = Chair(await club.guest("Cyd"), host.table)

    for what, body in [
        ("choose", {"token": "0.0", "choice": "order_none"}),
        ("take-back", None),
        ("proposal", {"kind": "end"}),
        ("proposal/answer", {"agree": True}),
        ("resign", None),
        ("return", None),
        ("chat", {"text": "hello"}),
    ]:
        problem = await cyd.refused(what, body)
        assert (problem["status"], problem["code"]) == (403, "not-seated")


# -- two processes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_of_two_processes_each_sees_what_happens_at_the_other(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        anna, bartek = await here.guest("Anna"), await there.guest("Bartek")
        host = await new_table(anna)
        async with host.page() as page:
            await page.until(lambda page: page.table)
            guest = Chair(bartek, host.table)
            await guest.sit()
            await page.until(lambda page: names(page.table) == ["Anna", "Bartek"])
            await leave(guest)
            await page.until(lambda page: names(page.table) == ["Anna", ""])
        async with guest.page() as page:
            await page.until(lambda page: page.table)
            await leave(host)
            assert (await page.closed())[0] == 4404


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_a_process_that_was_not_looking_plays_by_the_options_of_the_start(
    settings: Settings,
) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        host = await new_table(await here.guest("Anna"))
        guest = Chair(await there.guest("Bartek"), host.table)
        await guest.sit()
        await host.sit()
        table = await held(there, guest)
        async with table.lock:  # it hears of nothing until both have happened
            await host.browser.patch(host.path, {"options": {"order_timing": "simultaneous"}})
            await host.post("start")

        assert len((await guest.frame())["waiting"]) == 2
        assert await guest.question() is not None


@pytest.mark.patches
@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_nobody_starts_with_seats_as_they_were(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        host, guest = await gather(await here.guest("Anna"), await here.guest("Bartek"))
        other = Chair(guest.browser, guest.table)
        other.browser = there.stranger()
        other.browser.http.cookies = guest.browser.http.cookies
        table = await held(here, host)
        gate, refresh = Gate(), table.refresh

        async def refresh_and_wait() -> None:
            await refresh()
            await gate.pass_through()  # meanwhile, elsewhere: another salt

        table.refresh = refresh_and_wait  # type: ignore[method-assign]  # this one table is slow
        starting = asyncio.create_task(host.post("start"))
        await gate.reached()
        await other.sit(salt=OTHER_SALT)
        table.refresh = refresh  # type: ignore[method-assign]
        gate.open()
        info = await starting

        assert info["shuffle"]["salts"] == [SALT, OTHER_SALT]
        play = table.play
        assert play is not None and play.key == table.key()


@pytest.mark.patches
@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_nobody_is_moved_with_a_salt_of_before(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        host, guest = await gather(await here.guest("Anna"), await here.guest("Bartek"))
        other = Chair(there.stranger(), guest.table)
        other.browser.http.cookies = guest.browser.http.cookies
        table = await held(here, host)
        gate, write = Gate(), table.write

        async def wait_and_write(batch: Batch) -> None:
            await gate.pass_through()  # meanwhile, elsewhere: another salt
            await write(batch)

        table.write = wait_and_write  # type: ignore[method-assign]  # this one table is slow
        moving = asyncio.create_task(change_places(host, 0, 1))
        await gate.reached()
        await other.sit(salt=OTHER_SALT)
        gate.open()
        info = await moving

        assert (names(info), info["you"]) == (["Bartek", "Anna"], 1)
        assert info["shuffle"]["salts"] == [OTHER_SALT, SALT]
        assert (await other.info())["you"] == 0


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_a_free_seat_that_two_want_in_two_processes_goes_to_one(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        host = await new_table(await here.guest("Anna"), seats=3)
        guest = Chair(await there.guest("Bartek"), host.table)
        await guest.sit()

        answers = await asyncio.gather(
            host.browser.request("POST", f"{host.path}/places", {"seat": 0, "other": 2}),
            guest.browser.request("POST", f"{guest.path}/places", {"seat": 1, "other": 2}),
        )

        # The host who comes later changes places with the guest; the guest who comes later cannot.
        assert answers[0].status_code == 200
        assert answers[1].status_code in (200, 409)
        info = await host.info()
        assert sorted(names(info)) == ["", "Anna", "Bartek"]
        assert (await host.info())["you"] == 2


async def test_a_table_makes_room_only_when_nobody_works_with_it(settings: Settings) -> None:
    async with open_club(
        msgspec.structs.replace(settings, cached_tables=1, bot_pause=30.0)
    ) as club:
        anna = await club.guest("Anna")
        [one] = await start(anna, bots=[None, "random"])
        while await one.question():
            await one.choose()
        assert club.house.driver.attends(one.table)
        first = await held(club, one)

        two = await new_table(anna)
        await new_table(anna)

        assert club.house.tables.held(two.table) is None
        assert club.house.tables.held(one.table) is first
