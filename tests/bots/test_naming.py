"""Bots by what people write: levels, levels with an argument, and modules of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira
from konspira import OptionError
from konspira.bots import LEVELS, Bot, Desk, factory, levels, make, play_out
from konspira.bots.greedy import GreedyBot
from konspira.bots.ismcts import SearchBot, TreeBot
from konspira.bots.naming import fingerprint, is_own
from support.homemade import First

HOME = "support.homemade"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_found_by_its_name(level: str) -> None:
    assert type(factory(level)(3)) is LEVELS[level]


@pytest.mark.parametrize(
    ("name", "place"),
    [("First", 0), ("First:2", 2), ("last", -1), ("last:5", 5)],
)
def test_a_bot_of_ones_own_is_found_by_its_module(name: str, place: int) -> None:
    bot = factory(f"{HOME}:{name}")(9)

    assert isinstance(bot, First)
    assert bot.place == place


def test_a_bot_of_the_catalogue_may_take_an_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.LEVELS, "search", First)

    bot = factory("search:500")(1)

    assert isinstance(bot, First) and bot.place == 500


def test_a_homemade_bot_plays_a_game_to_its_end() -> None:
    state = konspira.make("spiskowcy", 2).start(3)

    play_out(state, [factory(f"{HOME}:First")(1), factory("greedy")(2)])

    assert state.over


@pytest.mark.parametrize(
    ("name", "code", "text"),
    [
        ("greedi", "unknown-bot", 'did you mean "greedy"'),
        ("greedi:500", "unknown-bot", 'did you mean "greedy"'),
        ("clever:500", "unknown-bot", "known: random"),  # 500 is no name of a factory
        ("ismcts:0", "bot-simulations", "number of simulations"),
        ("greedy:500", "bot-argument", "takes no argument"),
        ("no.such.module:Bot", "bot-module", "ModuleNotFoundError"),
        (f"{HOME}:Frist", "bot-not-found", 'did you mean "First"'),
        (f"{HOME}:NUMBER", "bot-not-found", "known"),
        (f"{HOME}:no_bot", "bot-kind", "str"),
        (f"{HOME}:First:two", "bot-not-made", "ValueError"),
        (f"{HOME}:Broken:1", "bot-argument", "takes no argument"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_remedy(name: str, code: str, text: str) -> None:
    with pytest.raises(OptionError, match=text) as caught:
        factory(name)

    assert caught.value.code == code


@pytest.mark.parametrize(
    ("name", "kind", "simulations"),
    [("greedy", GreedyBot, None), ("ismcts:1000", TreeBot, 1000), ("search:500", SearchBot, 500)],
)
def test_one_function_makes_every_bot(name: str, kind: type[Bot], simulations: int | None) -> None:
    bot = make(name, 4)

    assert type(bot) is kind
    assert getattr(bot, "simulations", None) == simulations
    assert bot.rng.below(1000) == factory(name)(4).rng.below(1000)
    assert isinstance(make(f"{HOME}:First:2"), First)
    with pytest.raises(OptionError, match="unknown-bot"):
        make("greedi:500")


@pytest.mark.parametrize("name", ["last", "no_bot", "NUMBER", "Bot:1"])
def test_where_only_classes_are_wanted_nothing_else_of_a_module_is_called(name: str) -> None:
    assert isinstance(factory(f"{HOME}:First", classes=True)(1), First)

    with pytest.raises(OptionError, match="bot-not-found"):
        factory(f"{HOME}:{name}", classes=True)


def test_a_changed_module_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fingerprint("greedy") == ""
    assert is_own(f"{HOME}:First") and not is_own("greedy") and not is_own("greedy:5")
    first = fingerprint(f"{HOME}:First")
    assert first == fingerprint(f"{HOME}:last") and len(first) == 16
    (tmp_path / "changing_bot.py").write_text("from support.homemade import First\n")
    monkeypatch.syspath_prepend(tmp_path)
    before = fingerprint("changing_bot:First")
    (tmp_path / "changing_bot.py").write_text("from support.homemade import First  # new\n")
    assert fingerprint("changing_bot:First") != before


def test_a_bot_that_takes_no_argument_says_so() -> None:
    class Plain(Bot):
        def choose(self, desk: Desk) -> int:
            return desk.options[0]

    with pytest.raises(OptionError, match="Plain takes no argument"):
        Plain.named("5", 1)
