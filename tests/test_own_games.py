"""A game of one's own is found wherever a game is named, and speaks, with or without words."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import konspira
from konspira import OptionError, RecordError, catalogue
from konspira.bots import LEVELS, make, play_out
from konspira.kernel.errors import ContentError
from konspira.kernel.events import Refusal
from konspira.words import LANGUAGES, Words, lazily
from kuhn import GAME
from kuhn.game import KuhnGame

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "kuhn" / "kuhn"


def test_a_game_is_made_by_its_place() -> None:
    game = konspira.make("kuhn:GAME")

    assert type(game) is KuhnGame
    assert repr(game) == "konspira.make('kuhn.game:KuhnGame', seats=2)"
    assert eval(repr(game)) == game
    assert catalogue.kind_of("kuhn.game:KuhnGame") is GAME


@pytest.mark.parametrize(
    ("name", "code", "text"),
    [
        ("kuhn", "unknown-game", "known: spiskowcy"),
        ("no.such.module:GAME", "game-module", "ModuleNotFoundError"),
        ("kuhn:GAMES", "game-not-found", 'did you mean "GAME"'),
        ("kuhn.game:View", "game-not-found", "KuhnGame"),
        ("os:system", "game-not-found", "known: "),
        ("konspira.kernel.game:Game", "game-not-found", "known"),
        ("kuhn:GAME:1", "unknown-game", "known"),
        ("support.twins:RiggedSpiskowcy", "game-name-taken", "another id"),
    ],
)
def test_what_is_no_game_is_refused_with_a_remedy(name: str, code: str, text: str) -> None:
    with pytest.raises(OptionError, match=text) as caught:
        konspira.make(name)

    assert caught.value.code == code


def test_a_record_names_the_game_so_that_replay_finds_it() -> None:
    state = GAME().start(4)
    play_out(state, [make("random", 1), make("random", 2)])
    record = konspira.read_record(konspira.record_of(state).to_json())

    assert (record.game, record.place) == ("kuhn", "kuhn.game:KuhnGame")
    assert konspira.replay(record) == state
    assert konspira.record_of(konspira.make("leduc").start(1)).place is None


def test_a_record_of_one_game_is_not_replayed_in_another() -> None:
    record = konspira.record_of(GAME().start(4))

    with pytest.raises(RecordError, match="record-game"):
        konspira.verify(record, konspira.make("leduc"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_it(level: str) -> None:
    state = GAME().start(2)
    play_out(state, [make(level, 1), make("random", 2)])

    assert state.over


# -- packages that bring a game --------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A package with an entry point, as an installer would leave it."""

    def install(points: str) -> None:
        info = tmp_path / "konspira_kuhn-1.0.dist-info"
        info.mkdir(exist_ok=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: konspira-kuhn\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[konspira.games]\n{points}\n")
        monkeypatch.syspath_prepend(tmp_path)
        catalogue.installed.cache_clear()

    yield install
    catalogue.installed.cache_clear()


def test_a_package_brings_its_game_by_an_entry_point(installed: Any) -> None:
    installed("kuhn = kuhn:GAME")

    assert type(konspira.make("kuhn")) is KuhnGame
    assert list(catalogue.games()) == [*catalogue.GAMES, "kuhn"]
    with pytest.raises(OptionError, match='did you mean "kuhn"'):
        konspira.make("kuhm")


def test_a_package_cannot_take_the_place_of_our_games(installed: Any) -> None:
    installed("leduc = kuhn:GAME")

    assert konspira.make("leduc").id == "leduc"


def test_a_broken_package_is_named(installed: Any) -> None:
    installed("kuhn = kuhn:NOTHING")

    with pytest.raises(OptionError, match="game-not-found"):
        konspira.make("kuhn")


def test_the_example_says_the_same_in_its_own_pyproject() -> None:
    text = (EXAMPLE.parent / "pyproject.toml").read_text(encoding="utf-8")

    assert f'[project.entry-points."{catalogue.GROUP}"]\nkuhn = "kuhn:GAME"' in text


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title", "choice"),
    [
        ("en", "Kuhn poker", "Bet a chip"),
        ("pl", "Poker Kuhna", "Stawiam żeton"),
        ("de", "Kuhn-Poker", "Einen Chip setzen"),
    ],
)
def test_words_come_from_a_folder_beside_the_game(language: str, title: str, choice: str) -> None:
    words = Words(language)

    assert words.game(GAME) == title
    assert words.choice(GAME, GAME().number("bet"), []) == choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_has_every_message_in_every_language(language: str) -> None:
    """A whole game with nothing said by its id."""
    words, game = Words(language), GAME()
    ids = {f"choose-{family.name}" for family in game.table.families}
    ids |= {f"event-{kind}" for kind in game.event_kinds} | {
        f"why-{code}" for code in game.refusals
    }
    ids |= {f"ask-{kind}" for kind in game.question_kinds} | {"title", "blurb"}
    ids |= {f"activity-{one}" for one in game.activities}
    ids |= {f"card-{card}" for card in game.vocabulary["card"]}
    words.game(game)
    assert [id for id in sorted(ids) if not words.has(f"kuhn-{id}")] == []


class Mute(KuhnGame):
    """The same game, whose author has written no words."""

    id = "mute"
    folder = Path(__file__).parent / "support"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_stand_in_for_words_that_are_not_there(language: str) -> None:
    words, game = Words(language), Mute()
    state = game.start(3)
    state.choose(0, "check")
    names = ["Anna", "Bruno"]

    assert words.game(game) == "mute"
    assert words.blurb(game) == ""
    assert words.card(game, "king") == "king"
    assert words.cards(game, {"king": 2}) == "king ×2"
    assert words.choice(game, game.number("bet"), names) == "bet"
    assert words.question(game, state.questions[0], names) == "speak"
    assert words.activity(game, "betting", "Anna") == "Anna: betting"
    assert [words.event(game, event, names) for event in state.events(None)] == ["Anna: checked"]
    assert words.event(game, state.events(0)[0], names).startswith("card dealt (card ")
    assert words.refusal(game, Refusal("KUH-3.2", "no-bet-yet"), names) == "no bet yet"
    assert words.has("why-not-your-turn")
    assert words.refusal(game, Refusal("KUH-3.2", "not-your-turn"), names) != "not your turn"
    with pytest.raises(konspira.IllegalChoice) as caught:
        state.choose(1, "call")
    assert "no-bet-yet" in words.error(caught.value)


def test_a_game_that_speaks_english_only_speaks_it_to_everybody(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "locale" / "en", tmp_path / "locale" / "en")
    english = type("English", (KuhnGame,), {"folder": tmp_path, "__module__": "somewhere"})
    lazily.cache_clear()

    assert Words("de").game(english) == "Kuhn poker"
    lazily.cache_clear()


def test_words_that_are_not_fluent_are_named_with_their_file(tmp_path: Path) -> None:
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "broken.ftl").write_text("broken-title = { \n")
    kind = type("Broken", (KuhnGame,), {"id": "broken", "folder": tmp_path})

    with pytest.raises(ContentError) as caught:
        Words("en").game(kind)
    assert caught.value.code == "content-not-fluent"
    assert caught.value.facts["file"] == str(folder / "broken.ftl")
    lazily.cache_clear()


def test_a_game_cannot_change_the_words_of_another(tmp_path: Path) -> None:
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "sly.ftl").write_text("leduc-title = Mine\nsly-title = Sly\nerror-bad-seats = Ha\n")
    kind = type("Sly", (KuhnGame,), {"id": "sly", "folder": tmp_path})
    words = Words("en")

    assert words.game(kind) == "Sly"
    assert words.game(catalogue.GAMES["leduc"]) == "Leduc poker"
    assert not words.has("error-none") and "Ha" not in words.say(
        "error-bad-seats", game="x", value="1", low=2, high=3
    )
    lazily.cache_clear()
