"""Language models at a table: the SDK's own client plays, over every transport."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytest.importorskip("mcp")  # an extra of its own

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.types import CallToolResult
from typer.testing import CliRunner

from konspira.catalogue import GAMES
from konspira.cli.commands import app
from konspira.drawings import powers
from konspira.extras import QUOTE
from konspira.kernel.errors import OptionError
from konspira.models.reading import MOST_TOKENS, Reader, tokens
from konspira.models.server import TOOLS, build
from konspira.models.tables import LONGEST_NOTES, MOST_TABLES, Hall
from konspira.words import LANGUAGES, Words

RUN = ("-c", "from konspira.cli.main import main; main()", "mcp")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def text_of(result: CallToolResult) -> str:
    """Return what a model reads."""
    [content] = result.content
    assert content.type == "text"
    return content.text


async def call(client: Client, tool: str, **given: Any) -> CallToolResult:
    found = await client.call_tool(tool, given)
    assert isinstance(found, CallToolResult)
    return found


async def said(client: Client, tool: str, **given: Any) -> str:
    """Return what a tool answers, when it does."""
    result = await call(client, tool, **given)
    assert not result.is_error, text_of(result)
    return text_of(result)


async def started(client: Client, game: str, **given: Any) -> CallToolResult:
    result = await call(client, "start_game", game=game, **given)
    assert not result.is_error, text_of(result)
    return result


async def play(client: Client, turn: CallToolResult, chance: random.Random) -> list[str]:
    """A whole game with random legal choices; every text that was read."""
    key = turn.structured_content["key"]
    texts = [text_of(turn)]
    while not turn.structured_content["over"]:
        numbers = re.findall(r"^(\d+)\. .*\[([^\]]+)\]$", texts[-1], re.MULTILINE)
        assert len(numbers) == turn.structured_content["options"] > 1
        number, name = chance.choice(numbers)
        turn = await call(client, "choose", key=key, choice=chance.choice([number, name]))
        texts.append(text_of(turn))
        assert not turn.is_error, texts[-1]
        assert tokens(texts[-1]) <= MOST_TOKENS
    return texts


WHOLE = [
    ("leduc", 2, "en"),
    ("spiskowcy", 3, "pl"),
    ("estoril", 3, "de"),
    ("stawka", 2, "pl"),
    pytest.param("emerald", 3, "en", marks=pytest.mark.verify),
]


@pytest.mark.parametrize(("game", "seats", "language"), WHOLE)
async def test_the_client_of_the_sdk_plays_a_whole_game(
    game: str, seats: int, language: str
) -> None:
    async with Client(build(Hall(seed=7))) as client:
        turn = await started(
            client, game, seats=seats, bots=["random"], seat=1, language=language, name="Opus"
        )
        key = turn.structured_content["key"]

        texts = await play(client, turn, random.Random(7))

        assert "Opus" in texts[0]
        assert await said(client, "options", key=key) == texts[-1].splitlines()[-1]
        refused = await call(client, "choose", key=key, choice=1)
        assert refused.is_error


async def test_a_model_plays_over_standard_input_and_output() -> None:
    server = StdioServerParameters(
        command=sys.executable, args=[*RUN, "--seed", "7"], env={**os.environ}
    )
    async with Client(server) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == set(TOOLS)
        turn = await started(client, "spiskowcy", bots=["greedy"])
        over_lines = await play(client, turn, random.Random(3))
    async with Client(build(Hall(seed=7))) as client:
        turn = await started(client, "spiskowcy", bots=["greedy"])
        in_memory = await play(client, turn, random.Random(3))

    assert over_lines[1:] == in_memory[1:]  # the first has the key


@contextmanager
def served() -> Iterator[str]:
    """The address of `konspira mcp --http` in a process of its own."""
    command = [sys.executable, *RUN, "--http", "--port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            found = re.search(r"http://\S+", process.stderr.readline())
            assert found
            yield found[0]
        finally:
            process.terminate()


async def test_two_models_meet_at_one_table_over_http() -> None:
    with served() as address:
        async with Client(address) as anna, Client(address) as bob:
            turn = await started(anna, "leduc", open_seats=1, name="Anna")
            mine = turn.structured_content["key"]
            table = turn.structured_content["table"]
            joined = await call(bob, "join_game", table=table, name="Bob", language="pl")
            yours = joined.structured_content["key"]
            assert mine not in text_of(joined) and yours != mine

            assert "Bob" in await said(anna, "look", key=mine)
            over = False
            while not over:
                for client, key in ((anna, mine), (bob, yours)):
                    seen = await call(client, "look", key=key)
                    over = seen.structured_content["over"]
                    if not over and seen.structured_content["options"]:
                        await said(client, "choose", key=key, choice="call")
            seen = await call(bob, "look", key=yours, wait=1)  # nothing to wait for any more
            assert seen.structured_content["over"]


async def test_waiting_for_a_turn_ends_with_it() -> None:
    import anyio

    async with Client(build(Hall(seed=1))) as client:
        turn = await started(client, "leduc", open_seats=1)
        mine, table = (turn.structured_content[name] for name in ("key", "table"))
        joined = await call(client, "join_game", table=table)
        yours = joined.structured_content["key"]
        assert joined.structured_content["options"] == 0
        async with anyio.create_task_group() as tasks:
            found: list[CallToolResult] = []

            async def wait() -> None:
                found.append(await call(client, "look", key=yours, wait=60))

            tasks.start_soon(wait)
            await said(client, "choose", key=mine, choice="call")
        assert found[0].structured_content["options"] > 0


# -- what else the tools say -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_tools_speak_the_language_that_is_asked_for(language: str) -> None:
    words = Words(language)
    async with Client(build(Hall(seed=7))) as client:
        games = await said(client, "list_games", language=language)
        guide = await said(client, "rules", game="estoril", language=language)
        rule = await said(client, "rules", game="spiskowcy", rule="SPI-6.4")
        turn = await started(client, "spiskowcy", language=language)
        key = turn.structured_content["key"]
        why = await said(client, "why_not", key=key, choice="order_none")
        options = await said(client, "options", key=key)
        refused = await call(client, "choose", key=key, choice="order_none")

    assert all(f"{name}: {words.game(kind)}" in games for name, kind in GAMES.items())
    assert guide.startswith("# ") and "SPI-6.4" in rule
    assert words.say("models-answer") in text_of(turn)
    assert "[order_none]" in why and why.endswith("(SPI-6.3)")
    assert "order_type" in options and "SPI-6" in options
    assert text_of(refused).startswith("not-an-option: ")
    assert words.choice(GAMES["spiskowcy"](), 0, []) in options or "order_type" in options


@pytest.mark.parametrize(
    ("game", "thing"),
    [("spiskowcy", "Banker"), ("estoril", "seducer"), ("stawka", "lc_pl_gestapo")],
)
async def test_the_text_of_a_card_can_be_read(game: str, thing: str) -> None:
    async with Client(build(Hall())) as client:
        found = await said(client, "explain", game=game, thing=thing)

    assert len(found.partition(": ")[2]) > 10


async def test_notes_and_history_are_the_seats_own() -> None:
    async with Client(build(Hall(seed=7))) as client:
        turn = await started(client, "leduc", open_seats=1)
        mine = turn.structured_content["key"]
        other = await call(client, "join_game", table=turn.structured_content["table"])
        yours = other.structured_content["key"]
        await said(client, "notes", key=mine, text="they bluff")

        assert await said(client, "notes", key=mine) == "they bluff"
        assert "bluff" not in await said(client, "notes", key=yours)
        stories = [await said(client, "history", key=key) for key in (mine, yours)]
        cards = [re.findall(r"Your card is (.+)\.", story) for story in stories]
        assert [len(found) for found in cards] == [1, 1] and cards[0] != cards[1]


def test_what_happened_longest_ago_makes_room() -> None:
    reader = Reader(GAMES["leduc"](), ["Anna", "Bob"], Words("en"))
    news = [f"line {number} " + "ż" * 50 for number in range(1, 200)]

    short = reader.turn("", news[:3], ["table", "question"])
    long = reader.turn("lead", news, ["table", "question"])

    assert short.splitlines()[:2] == ["What has happened:", news[0]]
    assert MOST_TOKENS - 100 < tokens(long) <= MOST_TOKENS
    assert long.startswith("lead\n\nWhat has happened:\n…") and long.endswith("table\n\nquestion")
    assert news[-1] in long and news[0] not in long
    cut = re.search(r"… (\d+) earlier lines", long)
    assert cut and int(cut[1]) == len(news) - long.count("line ")


# -- bad input -------------------------------------------------------------------------------------

BAD = [
    ("start_game", {"game": "chess"}, "unknown-game", "chess"),
    ("start_game", {"game": "os:abort"}, "unknown-game", "os:abort"),
    ("start_game", {"game": "spiskowcy", "seats": 9}, "bad-seats", "9"),
    ("start_game", {"game": "spiskowcy", "seat": 7}, "unknown-seat", "7"),
    ("start_game", {"game": "spiskowcy", "bots": ["os:abort"]}, "unknown-bot", "os:abort"),
    ("start_game", {"game": "leduc", "bots": ["easy", "hard"]}, "wrong-opponents", "easy, hard"),
    ("start_game", {"game": "leduc", "open_seats": 5}, "wrong-opponents", "medium"),
    ("start_game", {"game": "leduc", "options": {"pack": "/"}}, "unknown-option", "pack"),
    ("start_game", {"game": "leduc", "name": "x" * 30}, "bad-player-name", "x" * 30),
    ("start_game", {"game": "leduc", "language": "fr"}, "unknown-language", "fr"),
    ("rules", {"game": "spiskowcy", "rule": "SPI-99"}, "unknown-rule", "SPI-99"),
    ("rules", {"game": "chess"}, "unknown-game", "chess"),
    ("explain", {"game": "spiskowcy", "thing": "queen"}, "unknown-thing", "queen"),
    ("join_game", {"table": "nowhere"}, "unknown-table", "nowhere"),
    ("look", {"key": "guess"}, "unknown-key", "guess"),
    ("choose", {"key": "guess", "choice": 1}, "unknown-key", "guess"),
    ("options", {"key": "guess"}, "unknown-key", "guess"),
    ("history", {"key": "guess"}, "unknown-key", "guess"),
    ("notes", {"key": "guess", "text": "mine"}, "unknown-key", "guess"),
]


@pytest.mark.parametrize(("tool", "given", "code", "value"), BAD)
async def test_bad_input_gets_its_code_and_value_and_starts_nothing(
    tool: str, given: dict[str, Any], code: str, value: str
) -> None:
    hall = Hall(seed=7)
    async with Client(build(hall)) as client:
        result = await call(client, tool, **given)

    assert result.is_error
    assert text_of(result).startswith(f"{code}: ")
    assert result.structured_content["code"] == code
    assert str(result.structured_content["value"]) == value
    assert not hall.tables and not hall.keys and not hall.started


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refused_choice_changes_nothing(language: str) -> None:
    hall = Hall(seed=7)
    async with Client(build(hall)) as client:
        turn = await started(client, "leduc", open_seats=1, language=language)
        mine, id = (turn.structured_content[name] for name in ("key", "table"))
        joined = await call(client, "join_game", table=id, language=language)
        yours = joined.structured_content["key"]
        state = hall.tables[id].state
        before = state.position()
        looks = [await said(client, "look", key=key) for key in (mine, yours)]
        refused = [
            (await call(client, "choose", key=mine, choice=9), "bad-choice-number", "9"),
            (await call(client, "choose", key=mine, choice="fold"), "not-an-option", "fold"),
            (await call(client, "choose", key=mine, choice="all in"), "unknown-choice", "allin"),
            (await call(client, "choose", key=yours, choice="call"), "not-your-turn", "call"),
            (await call(client, "why_not", key=mine, choice="???"), "unknown-choice", "???"),
            (await call(client, "join_game", table=id, seat=0), "seat-not-open", "0"),
            (await call(client, "join_game", table=id), "seat-not-open", "–"),
            (await call(client, "history", key=mine, page=3), "bad-page", "3"),
            (
                await call(client, "notes", key=mine, text="x" * (LONGEST_NOTES + 1)),
                "notes-too-long",
                str(LONGEST_NOTES + 1),
            ),
        ]
        after = [await said(client, "look", key=key) for key in (mine, yours)]

    for result, code, value in refused:
        assert result.is_error and text_of(result).startswith(f"{code}: "), text_of(result)
        assert result.structured_content["code"] == code
        assert str(result.structured_content["value"]) == value
    assert state.position() == before and len(state.history) == 0
    assert after == looks


def test_the_oldest_finished_game_makes_room() -> None:
    hall = Hall(seed=7)
    seats = [hall.start("leduc", 2, {}, 0, ["random"], 0, "", "en") for _ in range(MOST_TABLES)]
    with pytest.raises(Exception, match="too-many-games"):
        hall.start("leduc", 2, {}, 0, ["random"], 0, "", "en")
    done = seats[3]
    while not done.table.state.over:
        done.table.choose(done, 1)

    hall.start("leduc", 2, {}, 0, ["random"], 0, "", "en")

    assert done.key not in hall.keys and len(hall.tables) == MOST_TABLES
    assert seats[0].key in hall.keys


def test_nobody_can_start_the_same_game_again() -> None:
    hall = Hall()
    seats = [hall.start("spiskowcy", 2, {}, 0, ["random"], 0, "", "en") for _ in range(8)]

    assert len({seat.table.turn(seat) for seat in seats}) > 1
    assert all(seat.table.state.key for seat in seats)  # a stream that tells nothing of itself


def test_without_the_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)

    result = CliRunner().invoke(app, ["mcp", "--lang", "en"])

    assert result.exit_code == 2
    assert result.stderr.startswith("needs-extra: ")
    assert f"pip install {QUOTE}konspira[mcp]{QUOTE}" in result.stderr


def test_a_lent_bot_that_fails_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    name = "support.homemade:Broken"
    seat = Hall([name], seed=7).start("leduc", 2, {}, 1, [name], 0, "", "en")

    assert seat.table.state.options(1) or seat.table.state.over  # the bot has begun
    assert "another one chooses" in caplog.text


def test_a_bot_that_is_lent_must_be_one() -> None:
    with pytest.raises(OptionError) as caught:
        Hall(["support.homemade:Nobody"])

    assert caught.value.code == "bot-not-found"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_cards_of_the_options_can_do_has_names(game: str) -> None:
    """Symbols too, which are no cards: the terminal's help once stumbled over them."""
    made = GAMES[game]()

    found = powers(made, made.table.names, Words("en"))

    assert bool(found) == bool(made.vocabulary.get("power"))
    assert all(name and text for name, text in found)
