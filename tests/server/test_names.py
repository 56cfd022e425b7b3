"""Names that can be read, and logins that nobody takes for something else."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from sqlalchemy import update

from konspira.server.errors import Refusal
from konspira.server.people import names
from konspira.server.store import schema
from support.club import Club

ACCOUNT = {"login": "Anna.K", "password": "correct horse battery"}
# Characters that draw nothing: fillers, Braille without a dot, variation selectors, joiners, and
# the controls of the writing direction.
BLANK = [0x3164, 0x2800, 0x115F, 0x1160, 0xFFA0, 0x17B4, 0x180B, 0xFE0F, 0xE0100, 0x034F]
BLANK += [0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x00AD, 0x2060]


def code_of(name: str) -> str:
    """Return how a name is refused; empty: it is not."""
    try:
        names.clean_name(name)
    except Refusal as refused:
        return refused.code
    return ""


@pytest.mark.parametrize("blank", [f"{code:04X}" for code in BLANK])
async def test_a_name_with_a_character_that_draws_nothing_is_refused(
    standing: Club, blank: str
) -> None:
    sign = chr(int(blank, 16))
    for name in (sign, sign * 5, f"{sign}Anna"):
        problem = await standing.stranger().refused("POST", "/api/me", {"name": name})

        assert (problem["status"], problem["code"]) == (400, "unseen-character"), name
        assert f"U+{blank}" in problem["message"]


# These have such a name and are drawn: dashes, boxes, pictures of something blank.
DRAWN = {
    "SYMBOL FOR SPACE",
    "BLANK SYMBOL",
    "IDEOGRAPHIC HALF FILL SPACE",
    "DEVANAGARI GAP FILLER",
    "MANICHAEAN PUNCTUATION LINE FILLER",
    "NEWA GAP FILLER",
    "DIVES AKURU GAP FILLER",
    "SIGNWRITING LOCATION-WALLPLANE SPACE",
    "SIGNWRITING LOCATION-FLOORPLANE SPACE",
}


def test_no_character_that_unicode_calls_blank_makes_a_name() -> None:
    accepted = [
        unicodedata.name(chr(code), "")
        for code in range(sys.maxunicode + 1)
        if not code_of(chr(code))
    ]
    words = {"FILLER", "BLANK", "SPACE", "INVISIBLE", "SELECTOR", "JOINER"}

    assert {name for name in accepted if words & set(name.split())} <= DRAWN
    assert len(accepted) > 100_000


@pytest.mark.parametrize("space", ["\u00a0", "\u2003", "\u3000"])
def test_spaces_of_all_widths_are_spaces(space: str) -> None:
    assert names.clean_name(f"{space}Anna{space}{space}Maria ") == "Anna Maria"
    assert code_of(space * 3) == "bad-name"


@pytest.mark.parametrize("name", ["❤️", "A\u0323\u0302", "नमस्ते", "عمر", "☎️ Anna"])
def test_marks_and_emoji_stay_names(name: str) -> None:
    assert names.clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", ["\u0301", "Anna \u0301", "❤️️", "\ufe0f❤"])
def test_a_mark_needs_something_that_it_marks(name: str) -> None:
    assert code_of(name) == "unseen-character"


# -- logins ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "login",
    [
        "203.0.113.5",
        "010.1.2.3",
        "999.1.1.1",
        "1.2.3.4.",
        "⒈2.3.4",
        "2001:db8::1",
        "::ffff:1.2.3.4",
    ],
)
async def test_no_login_looks_like_an_address(standing: Club, login: str) -> None:
    anna = await standing.guest("Anna")

    problem = await anna.refused("POST", "/api/me/account", {**ACCOUNT, "login": login})

    assert (problem["status"], problem["code"]) == (400, "login-like-address")
    assert (await anna.get("/api/me"))["account"] is None


@pytest.mark.parametrize("login", ["1.2.3", "anna.1.2.3.4", "v1.2.3.4", "12345", "a@1.2.3.4"])
async def test_numbers_and_dots_are_fine_in_a_login(standing: Club, login: str) -> None:
    anna = await standing.guest("Anna")

    assert (await anna.post("/api/me/account", {**ACCOUNT, "login": login}))["account"] == login


async def test_a_login_that_nobody_can_see_is_refused(standing: Club) -> None:
    anna = await standing.guest("Anna")

    problem = await anna.refused("POST", "/api/me/account", {**ACCOUNT, "login": "\u3164" * 5})

    assert problem["code"] == "unseen-character"


async def test_an_old_account_with_the_login_of_an_address_still_works(club: Club) -> None:
    anna = await club.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)
    async with club.house.database.begin() as connection:
        await connection.execute(update(schema.people).values(login="203.0.113.5"))

    me = await club.stranger().post("/api/me/sign-in", {**ACCOUNT, "login": "203.0.113.5"})

    assert me["name"] == "Anna"
