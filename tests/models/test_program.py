"""The bot that asks a program: real processes that answer well, late, wrongly or not at all."""

from __future__ import annotations

import json
import logging
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import konspira
from konspira.bots import Desk, factory, play_out
from konspira.bots.random import RandomBot
from konspira.cli.commands import app
from konspira.kernel.errors import OptionError
from konspira.kernel.state import State
from konspira.models import lines
from konspira.models.program import VARIABLE, ProgramBot, meant
from konspira.server.settings import read_settings
from konspira.version import VERSION
from support import answering

HOME = "support.answering"


@pytest.fixture(autouse=True)
def programs() -> Iterator[None]:
    """No program of another test answers here, and none is left behind."""
    lines.close_all()
    yield
    lines.close_all()


def leduc() -> State:
    return konspira.make("leduc").start(seed=3)


def test_the_program_chooses() -> None:
    state = leduc()
    bots = [answering.Good(), answering.Good()]

    play_out(state, bots)

    assert [bot.faults for bot in bots] == [[], []]
    first = konspira.make("leduc").start(seed=3)
    for seat, option in state.history:
        options = first.options(seat)
        assert option == options[-1]
        first.choose(seat, option)


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        (answering.Slow, lines.LATE),
        (answering.Dying, lines.DEAD),
        (answering.Nonsense, lines.NONSENSE),
        (answering.Wrong, lines.NONSENSE),
        (answering.Rude, lines.NONSENSE),
        (answering.Mute, lines.LATE),
    ],
)
def test_a_program_that_fails_costs_a_random_choice_and_is_reported(
    bot: type[ProgramBot], code: str, caplog: pytest.LogCaptureFixture
) -> None:
    desk = Desk(leduc(), 0)
    made = bot(5)

    with caplog.at_level(logging.WARNING):
        chosen = made.choose(desk)

    assert chosen == RandomBot(5).choose(desk)
    assert [fault.code for fault in made.faults] == [code]
    [record] = caplog.records
    assert record.name == "konspira.models" and code in record.getMessage()
    assert record.__dict__["facts"]["fault"] == code


def test_a_program_that_has_died_is_started_again() -> None:
    desk, bot = Desk(leduc(), 0), answering.Once()

    chosen = [bot.choose(desk) for _ in range(5)]

    # Its end is seen at the next question, which fails; the one after that starts it again.
    assert [fault.code for fault in bot.faults] == [lines.DEAD] * len(bot.faults)
    assert 0 < len(bot.faults) < 5
    assert desk.options[0] in chosen


def test_an_answer_that_comes_too_late_is_no_answer_to_the_next_question() -> None:
    desk, bot = Desk(leduc(), 0), answering.Late()
    bot.choose(desk)  # waits in vain

    bot.seconds = 60

    assert bot.choose(desk) == desk.options[-1]  # the late answer was the first option
    assert [fault.code for fault in bot.faults] == [lines.LATE]


def test_a_program_that_is_always_late_is_started_again_and_then_left(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk, bot = Desk(leduc(), 0), answering.Slow()
    program = lines.program_of(bot.words)
    runs = []
    for _ in range(lines.MOST_FAULTS + 5):
        assert bot.choose(desk) in desk.options
        runs.append(program.run)

    codes = [fault.code for fault in bot.faults]
    assert codes == [lines.LATE] * lines.MOST_FAULTS + [lines.GIVEN_UP] * 5
    assert runs[0] is runs[1] is not None and runs[lines.PATIENCE - 1] is None
    told = [one for one in caplog.records if lines.GIVEN_UP in one.getMessage()]
    assert len(told) == 1


def test_a_good_answer_forgives_the_faults_before_it() -> None:
    program = lines.Program((sys.executable,))
    program.faults = lines.MOST_FAULTS - 1

    program.accept(True)

    assert program.faults == 0


def test_two_bots_share_one_program_and_its_end_is_the_end_of_the_process() -> None:
    desk = Desk(leduc(), 0)
    for seed in range(2):
        answering.Good(seed).choose(desk)
    program = lines.program_of(answering.Good.command)
    assert program.asked == 2 and program.run is not None
    process = program.run.process

    lines.close_all()

    assert process.poll() is not None


# -- what it is told -------------------------------------------------------------------------------


def test_the_lines_are_those_of_the_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "diary.jsonl"
    monkeypatch.setenv("DIARY", str(diary))
    state = konspira.make("spiskowcy", seats=3).start(seed=7)
    bot = answering.Diary()

    chosen = bot.choose(Desk(state, 0))

    assert chosen == state.options(0)[0] and not bot.faults
    hello, question = map(json.loads, diary.read_text(encoding="utf-8").splitlines())
    assert hello == {"type": "hello", "protocol": 1, "konspira": VERSION}
    assert set(question) == {
        "type", "id", "game", "rules", "seats", "settings", "seat", "language", "text",
        "question", "options", "view", "seconds",
    }  # fmt: skip
    assert [option["name"] for option in question["options"]] == state.offers(0)
    assert question["view"] == msgspec.to_builtins(state.view(0))
    assert "your hand" in question["text"]


@pytest.mark.parametrize(
    ("answer", "place"),
    [(1, 0), ("2", 1), (" raise ", 1), (0, None), (3, None), ("fold", None), (True, None),
     (None, None), ([1], None), (1.0, None), ("99999999", None)],
)  # fmt: skip
def test_an_answer_is_a_number_or_a_name_of_the_list(answer: object, place: int | None) -> None:
    desk = Desk(leduc(), 0)
    assert desk.names == ["call", "raise"]

    assert meant(desk, answer) == (None if place is None else desk.options[place])


# -- named like every bot --------------------------------------------------------------------------


def test_the_command_of_the_environment_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    command = shlex.join(answering.Good.command)
    monkeypatch.setenv(VARIABLE, command)
    desk = Desk(leduc(), 0)

    bot = factory("konspira.models.program:ProgramBot:45s", classes=True)(1)

    assert isinstance(bot, ProgramBot) and bot.seconds == 45
    assert bot.choose(desk) == desk.options[-1] and not bot.faults
    read_settings({VARIABLE: command})  # no setting of the server, and no slip of one


@pytest.mark.parametrize(
    ("name", "command", "code"),
    [
        ("konspira.models.program:ProgramBot", "", "program-missing"),
        ("konspira.models.program:ProgramBot", "no-such-program-here -x", "program-not-found"),
        (f"{HOME}:Good:soon", "", "bot-seconds"),
        (f"{HOME}:Good:0", "", "bot-seconds"),
        (f"{HOME}:Good:nan", "", "bot-seconds"),
    ],
)
def test_a_program_that_cannot_be_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, name: str, command: str, code: str
) -> None:
    monkeypatch.setenv(VARIABLE, command)

    with pytest.raises(OptionError) as caught:
        factory(name)

    assert caught.value.code == code


def test_a_record_cannot_name_a_command() -> None:
    with pytest.raises(OptionError) as caught:
        factory("konspira.models.program:ProgramBot:python3 -c 1", classes=True)

    assert caught.value.code in ("bot-seconds", "program-missing")


Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command line, in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def run(*words: object) -> str:
        found = CliRunner().invoke(app, [str(word) for word in words])
        assert found.exit_code == 0, found.output
        return found.output

    return run


@pytest.mark.parametrize("bot", ["Good", "Wrong"])
def test_it_plays_in_the_terminal(run: Run, tmp_path: Path, bot: str) -> None:
    file = tmp_path / "game.json"

    run("play", "leduc", "--people", 0, "--bots", f"{HOME}:{bot},random", "--record", file)

    assert konspira.replay(konspira.read_record(file)).over


def test_it_plays_in_the_arena(run: Run) -> None:
    assert f"{HOME}:Good" in run(
        "arena", "leduc", "--bots", f"{HOME}:Good,random", "--games", 4, "--workers", 1
    )
