"""The verifiable shuffle: neither the server nor a seat can choose the deal, and anybody can check.

How it works and what it does not protect against: docs/fair-shuffle.md.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from konspira.cli.commands import app
from konspira.kernel import shuffle
from konspira.kernel.errors import RecordError
from konspira.kernel.record import read_record
from konspira.kernel.shuffle import FairDeal
from support.chairs import Chair, club_table, gather, held, new_table, play_on, start
from support.club import Club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
SALTS = ["0a" * 16, "0b" * 32]


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


async def finished(club: Club, **wishes: Any) -> tuple[Chair, dict[str, Any], dict[str, Any]]:
    """A table of two that was played to its end, as it was before the start and as it is now."""
    chairs = await gather(await club.guest("Anna"), await club.guest("Bartek"), **wishes)
    for chair, salt in zip(chairs, SALTS, strict=True):
        await chair.sit(salt=salt)
    before = await chairs[0].info()
    await chairs[0].post("start")
    await play_on(chairs, random.Random(1))
    return chairs[0], before, await chairs[0].info()


# -- the promise -----------------------------------------------------------------------------------


async def test_the_promise_is_public_before_anybody_adds_anything(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))
    first = (await host.info())["shuffle"]
    assert len(first["commitment"]) == 64
    assert (first["salts"], first["secret"]) == ([None, None], None)

    await host.sit(salt=SALTS[0])
    await Chair(await club.guest("Bartek"), host.table).sit(salt=SALTS[1])
    await host.post("start")

    now = (await Chair(club.stranger(), host.table).info())["shuffle"]
    assert now == {"commitment": first["commitment"], "salts": SALTS, "secret": None}


@ONE_BACKEND
async def test_every_table_has_a_secret_of_its_own(club: Club) -> None:
    anna = await club.guest("Anna")

    made = {(await (await new_table(anna)).info())["shuffle"]["commitment"] for _ in range(5)}

    assert len(made) == 5


async def test_the_secret_is_opened_at_the_end_and_is_the_promised_one(club: Club) -> None:
    _, before, after = await finished(club, game="leduc")

    secret = after["shuffle"]["secret"]

    assert sha256(bytes.fromhex(secret)).hexdigest() == before["shuffle"]["commitment"]
    assert after["shuffle"]["salts"] == SALTS


@ONE_BACKEND
@pytest.mark.parametrize("end", ["resign", "agree"])
async def test_the_secret_is_opened_however_the_game_ends(club: Club, end: str) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    commitment = (await chairs[0].info())["shuffle"]["commitment"]
    if end == "resign":
        await chairs[0].post("resign")
    else:
        await chairs[0].propose("end")
        await chairs[1].answer(True)

    info = await Chair(club.stranger(), chairs[0].table).info()

    assert sha256(bytes.fromhex(info["shuffle"]["secret"])).hexdigest() == commitment
    record = read_record(json.dumps(await chairs[0].browser.get(f"{chairs[0].path}/record")))
    assert record.result is None and record.shuffle is not None


@ONE_BACKEND
async def test_while_the_game_runs_the_secret_is_nowhere(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", visibility="public")
    table = await held(club, chairs[0])
    secrets = [table.row.secret.hex(), table.key().hex()]
    watcher = Chair(club.stranger(), chairs[0].table)

    texts: list[str] = []
    for chair in (*chairs, watcher):
        for what in ("", "/frame", "/chat", "/moments/1"):
            texts.append((await chair.browser.request("GET", f"{chair.path}{what}")).text)
        texts.append((await chair.browser.request("GET", "/api/lobby")).text)
        async with chair.page() as page:
            await page.ready()
            texts += page.raw
    texts.append((await chairs[0].browser.request("GET", "/api/me/export")).text)

    assert not [text for text in texts for secret in secrets if secret in text]


# -- the key ---------------------------------------------------------------------------------------


def test_the_key_is_the_hash_of_a_few_lines_that_anybody_can_write() -> None:
    text = "\n".join(["konspira shuffle 1", "oak-gate-2", "5ec2e7", *SALTS, ""])

    key = shuffle.key(bytes.fromhex("5ec2e7"), "oak-gate-2", [*map(bytes.fromhex, SALTS), None])

    assert key == sha256(text.encode()).digest()


def test_every_part_changes_the_key() -> None:
    salts: list[bytes | None] = [b"0123456789abcdef", None]
    key = shuffle.key(b"secret", "table", salts)

    assert key == shuffle.key(b"secret", "table", salts)
    assert len({key, *other_keys()}) == 1 + len(other_keys())


def other_keys() -> list[bytes]:
    one = b"0123456789abcdef"
    return [
        shuffle.key(b"secre1", "table", [one, None]),
        shuffle.key(b"secret", "tabl2", [one, None]),
        shuffle.key(b"secret", "table", [b"0123456789abcdeg", None]),
        shuffle.key(b"secret", "table", [None, one]),
        shuffle.key(b"secret", "table", [one, None, None]),
        shuffle.key(b"secret", "table", [one, one]),
    ]


async def test_the_cards_are_dealt_by_that_key(club: Club) -> None:
    chair, _, after = await finished(club, game="leduc")
    record = read_record(json.dumps(await chair.browser.get(f"{chair.path}/record")))
    secret = bytes.fromhex(after["shuffle"]["secret"])

    key = shuffle.key(secret, chair.table, [*map(bytes.fromhex, SALTS)])

    assert record.key == key.hex()
    game = club.house.game("leduc", 2, {})
    dealt = game.start(key=key)
    first = await chair.browser.get(f"{chair.path}/moments/1", eyes="all")
    assert first["views"] == [msgspec.to_builtins(dealt.view(seat)) for seat in (0, 1)]


@ONE_BACKEND
async def test_bots_add_nothing_but_one_person_is_enough(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "random", "random"])

    salts = (await anna.info())["shuffle"]["salts"]

    assert salts[0] is not None and salts[1:] == [None, None]


# -- the check -------------------------------------------------------------------------------------


def verify(folder: Path, record: object, language: str = "en") -> tuple[int, str]:
    """`konspira verify` in this process: how it left, and what it said."""
    path = folder / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    env = {"XDG_STATE_HOME": str(folder), "COLUMNS": "400", "NO_COLOR": "1", "FORCE_COLOR": ""}
    result = CliRunner().invoke(app, ["verify", str(path), "--lang", language], env=env)
    return result.exit_code, result.output


def change(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A record with something else in its shuffle."""
    return {**record, "shuffle": {**record["shuffle"], **fields}}


async def test_the_record_of_a_table_is_accepted_by_konspira_verify(
    club: Club, tmp_path: Path
) -> None:
    chair, before, _ = await finished(club, game="leduc")
    record = await chair.browser.get(f"{chair.path}/record")
    assert record["shuffle"]["table"] == chair.table

    code, output = verify(tmp_path, record)

    assert code == 0, output
    said = " ".join(output.split())
    assert before["shuffle"]["commitment"] in said
    assert ", ".join(SALTS) in said


FORGERIES: dict[str, tuple[str, Callable[[dict[str, Any]], Any]]] = {
    "another secret": ("shuffle-commitment", lambda r: change(r, secret="00" * 32)),
    "another promise": ("shuffle-commitment", lambda r: change(r, commitment="00" * 32)),
    "both, to fit each other": (
        "shuffle-key",
        lambda r: change(r, secret="00" * 32, commitment=sha256(bytes(32)).hexdigest()),
    ),
    "another salt": ("shuffle-key", lambda r: change(r, salts=[SALTS[0], "0c" * 32])),
    "salts in another order": ("shuffle-key", lambda r: change(r, salts=SALTS[::-1])),
    "no salts at all": ("shuffle-key", lambda r: change(r, salts=[None, None])),
    "a seat more": ("shuffle-key", lambda r: change(r, salts=[*SALTS, None])),
    "another table": ("shuffle-key", lambda r: change(r, table="oak-gate-2")),
    "another deal": ("shuffle-key", lambda r: {**r, "key": "00" * 32}),
    "a seed instead of the key": (
        "shuffle-key",
        lambda r: {name: r[name] for name in r if name != "key"} | {"seed": 7},
    ),
    "no digits": ("shuffle-malformed", lambda r: change(r, secret="xyz")),
    "no digits in a salt": ("shuffle-malformed", lambda r: change(r, salts=["?", None])),
    "something more": ("record-malformed", lambda r: change(r, nonce=1)),
}


@ONE_BACKEND
async def test_a_record_that_was_changed_is_refused(club: Club, tmp_path: Path) -> None:
    chair, _, _ = await finished(club, game="leduc")
    record = await chair.browser.get(f"{chair.path}/record")

    for name, (code, forge) in FORGERIES.items():
        left, output = verify(tmp_path, forge(record))
        assert left == 2 and f"{code}: " in output, f"{name}: {output}"


@ONE_BACKEND
async def test_the_check_speaks_three_languages(club: Club, tmp_path: Path) -> None:
    chair, _, _ = await finished(club, game="leduc")
    record = await chair.browser.get(f"{chair.path}/record")

    for language, good, bad in [
        ("en", "Deal:", "The deal was not fair"),
        ("pl", "Rozdanie:", "Rozdanie nie było uczciwe"),
        ("de", "Verteilung:", "Die Verteilung war nicht fair"),
    ]:
        assert good in verify(tmp_path, record, language)[1]
        assert bad in verify(tmp_path, change(record, secret="00"), language)[1]


def test_the_check_names_what_is_wrong() -> None:
    deal = FairDeal("table", shuffle.commitment(b"s"), b"s".hex(), ["0a", None, "?"])
    with pytest.raises(RecordError) as caught:
        shuffle.check(deal, None)

    assert (caught.value.code, caught.value.facts) == ("shuffle-malformed", {"value": "?"})


PAGE = Path(__file__).parents[2] / "docs" / "fair-shuffle.md"


@pytest.mark.skipif(not (shutil.which("sha256sum") and shutil.which("xxd")), reason="no tools")
def test_the_commands_on_the_page_print_what_it_says() -> None:
    [commands] = re.findall(r"```sh\n(secret=.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

    done = subprocess.run(["sh", "-ec", commands], capture_output=True, check=True, text=True)

    said = re.findall(r"^# (.*)$", commands, re.MULTILINE)
    assert done.stdout.splitlines() == said
    assert len(said) == 3
