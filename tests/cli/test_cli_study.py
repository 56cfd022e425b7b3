"""Looking at games: replay, verify, position, games, rules, the version."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import konspira
from konspira import catalogue, rulebook
from konspira.catalogue import GAMES
from konspira.words import Words

Run = Callable[..., Result]
EN = Words("en")


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole game of Anna against two bots."""
    file = tmp_path / "game.json"
    args = ("play", "spiskowcy", "--name", "Anna", "--bots", "2", "--seed", 7, "--record", file)
    assert run(*args, answers="1\n" * 400).exit_code == 0
    return file


def flat(text: str) -> str:
    return " ".join(text.split())


# -- replay ----------------------------------------------------------------------------------------


def test_replay_tells_a_game_in_words_up_to_a_choice(run: Run, record: Path) -> None:
    whole = run("replay", record)
    some = run("replay", record, "--to", 5)

    count = len(konspira.read_record(record).choices)
    assert whole.exit_code == 0
    assert f"{count} of {count} choices" in whole.stdout
    assert "Scoring" in whole.stdout
    assert f"5 of {count} choices" in some.stdout
    assert "Round 2" not in some.stdout


def test_replay_shows_the_table_as_a_seat_saw_it(run: Run, record: Path) -> None:
    state = konspira.replay(record, to=0)
    for seat, name in ((0, "Anna"), (1, "Ada")):
        hand = next(event for event in state.events(seat) if event.kind == "hand-dealt")
        told = EN.event(state.game, hand, ["Anna", "Ada", "Borys"], seat)
        shown = {
            viewer: flat(run("replay", record, "--to", 0, "--as", viewer).stdout)
            for viewer in (str(seat), name.lower(), "spectator", str(1 - seat))
        }
        assert told in shown[str(seat)]
        assert shown[name.lower()] == shown[str(seat)]
        assert told not in shown["spectator"]
        assert told not in shown[str(1 - seat)]


def test_replay_as_all_shows_every_hand_with_its_reader(run: Run, record: Path) -> None:
    shown = run("replay", record, "--to", 0, "--as", "all").stdout

    for name in ("Anna", "Ada", "Borys"):
        assert f"[{name}] Your hand:" in shown
        assert f"The table, seen by: {name}" in shown


def test_replay_says_whom_the_game_waits_for(run: Run, record: Path) -> None:
    state = konspira.replay(record, to=0)
    name = ["Anna", "Ada", "Borys"][state.questions[0].seat]

    assert f"{name} chooses an order." in run("replay", record, "--to", 0).stdout


@pytest.mark.parametrize(("lang", "word"), [("pl", "runda 1"), ("de", "Runde 1")])
def test_replay_speaks_every_language(run: Run, record: Path, lang: str, word: str) -> None:
    assert word in run("replay", record, "--lang", lang).stdout


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--to", "9999"], "replay-too-far"),
        (["--as", "Zenon"], "unknown-viewer"),
        (["--as", "9" * 5000], "unknown-viewer"),
    ],
)
def test_replay_refuses_what_the_record_does_not_hold(
    run: Run, record: Path, args: list[str], code: str
) -> None:
    result = run("replay", record, *args)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{code}: ")


# -- verify ----------------------------------------------------------------------------------------


def test_verify_says_what_was_checked(run: Run, record: Path) -> None:
    saved = konspira.read_record(record)
    result = run("verify", record)

    assert result.exit_code == 0
    assert saved.pack in result.stdout
    assert f"{len(saved.choices)} choices" in result.stdout
    assert saved.result is not None
    assert saved.result.checksum in result.stdout
    assert f"Anna {saved.result.scores[0]}" in result.stdout
    assert "The record is correct" in result.stdout


def test_verify_finds_a_changed_result(run: Run, record: Path) -> None:
    text = record.read_text()
    record.write_text(re.sub(r'("scores": \[\s*)-?\d+', r"\g<1>99", text))

    result = run("verify", record)

    assert result.exit_code == 2
    assert result.stderr.startswith("record-result: ")
    assert "The record is correct" not in result.stdout


def test_verify_finds_an_impossible_choice(run: Run, record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace("    [", "    [1, 0],\n    [", 1))

    result = run("verify", record)

    assert result.exit_code == 2
    assert result.stderr.startswith("record-illegal-choice: ")


def test_verify_accepts_an_unfinished_game_and_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    run("play", "spiskowcy", "--seed", 7, "--record", file, answers="1\n")

    result = run("verify", file)

    assert result.exit_code == 0
    assert "not finished" in result.stdout


def test_a_game_with_its_own_pack_is_verified_with_that_pack(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    bank = (konspira.make("spiskowcy").folder / "data" / "bank.toml").read_text()
    (pack / "bank.toml").write_text(bank.replace("points = 8", "points = 5"))
    file = tmp_path / "game.json"

    left = run("play", "spiskowcy", "--pack", pack, "--record", file, answers="1\n")

    assert "bank 5" in left.stdout or "bank 4" in left.stdout
    assert f"--resume {file} --pack {pack}" in left.stdout
    assert run("verify", file, "--pack", pack).exit_code == 0
    assert run("verify", file).stderr.startswith("record-pack: ")


# -- position --------------------------------------------------------------------------------------

RAIDER = {
    "game": "spiskowcy",
    "options": {"seats": 3},
    "round": 3,
    "phase": "actions",
    "seats": [
        {"tableau": {"banker": 2}, "orders": {"raid": 1}},
        {"tableau": {"guard": 1}, "orders": {"spy": 1}},
        {"tableau": {"merchant": 2}, "orders": {"plot": 1}},
    ],
}


@pytest.fixture
def raider(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(RAIDER))
    return file


def test_a_position_shows_table_question_and_options(run: Run, raider: Path) -> None:
    shown = run("position", raider).stdout

    assert "The table, seen by: Seat 0" in shown
    assert "your order" in shown
    assert "0:reveal(raid)" in shown
    assert "0:use_banker" in shown


def test_choices_are_made_in_a_position(run: Run, raider: Path) -> None:
    result = run("position", raider, "--choose", "0:use_banker", "--choose", "0: reveal( raid )")

    assert result.exit_code == 0
    assert "0:raid_player(2)" in result.stdout
    assert "0:raid_player(1)" not in result.stdout  # the Guard protects


def test_a_position_as_a_seat_shows_only_what_that_seat_is_asked(run: Run, raider: Path) -> None:
    assert "0:reveal(raid)" in run("position", raider).stdout
    assert "0:reveal(raid)" in run("position", raider, "--as", 0).stdout
    assert "reveal(raid)" not in run("position", raider, "--as", 1).stdout
    assert "0:" not in run("position", raider, "--as", "spectator").stdout


def test_a_position_as_another_seat_hides_the_order(run: Run, raider: Path) -> None:
    own = run("position", raider, "--as", 0).stdout.split("Seat 0 takes")[0]
    other = run("position", raider, "--as", "spectator").stdout.split("Seat 0 takes")[0]

    assert "your order" in own
    assert "your order" not in other


def test_the_resulting_position_comes_back_as_json(run: Run, raider: Path, tmp_path: Path) -> None:
    result = run("position", raider, "--choose", "0:use_banker", "--json")
    data = json.loads(result.stdout)

    assert data["seats"][0]["points"] == 1
    again = tmp_path / "again.json"
    again.write_text(result.stdout)
    assert json.loads(run("position", again, "--json").stdout) == data


def test_a_position_can_come_from_a_pipe(run: Run) -> None:
    assert run("position", "-", answers=json.dumps(RAIDER)).exit_code == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"round": 12}, "bad-position"),
        ({"seats": [{"tableau": {"banker": 12}}]}, "bad-position"),
        ({"options": {"seats": 7}}, "bad-seats"),
        ({"options": {"seats": 3, "colour": "red"}}, "unknown-option"),
        ({"options": {"seats": 3, "pack": "x"}}, "unknown-option"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": 5}, "position-no-game"),
    ],
)
def test_a_wrong_position_is_refused(
    run: Run, tmp_path: Path, change: dict[str, object], code: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**RAIDER, **change}))

    result = run("position", file)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{code}: ")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("use_banker", "bad-choose"),
        ("x:use_banker", "bad-choose"),
        ("9:use_banker", "unknown-seat"),
        ("1:use_banker", "not-your-turn"),
        ("0:use_spy(1)", "not-an-option"),
        ("0:use_bankr", "unknown-choice"),
        ("0:9999", "unknown-choice"),
        ("0:" + "9" * 5000, "unknown-choice"),
        ("9" * 5000 + ":use_banker", "bad-choose"),
    ],
)
def test_a_wrong_choice_in_a_position_is_refused(
    run: Run, raider: Path, choice: str, code: str
) -> None:
    result = run("position", raider, "--choose", choice)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{code}: ")


# -- games, rules, version -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_games_are_listed_with_seats_options_and_rulings(run: Run, lang: str) -> None:
    words = Words(lang)
    shown = run("games", "--lang", lang, columns=160).stdout
    data = json.loads(run("games", "--json", "--lang", lang).stdout)

    assert [game["id"] for game in data] == list(catalogue.GAMES)
    for kind, entry in zip(catalogue.GAMES.values(), data, strict=True):
        assert words.game(kind) in shown
        assert entry["title"] == words.game(kind)
        assert entry["seats"] == list(kind.seat_range)
        for setting, option in zip(kind.settings, entry["options"], strict=True):
            assert option["default"] == setting.default
            assert [value["value"] for value in option["values"]] == setting.values
            assert setting.name in shown
            assert setting.rule in shown
            assert words.setting(kind, setting.name) in shown


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("SPI-6.4", "exactly one card each of two different types"),
        ("spi-6.4", "exactly one card each of two different types"),
        ("SPI-4", "SPI-4.3"),
        ("Q-11", "Yes; then no Plot can have an effect"),
        ("T-05", "Banker now, Guard later"),
        ("D4", "active player"),
        ("C-02", "Majority is for characters only"),
    ],
)
def test_a_rule_ruling_or_scenario_is_found_by_its_id(run: Run, id: str, text: str) -> None:
    result = run("rules", "spiskowcy", id)

    assert result.exit_code == 0
    assert text in flat(result.stdout)
    assert "SPI-7.1" not in result.stdout


def test_a_rule_is_only_itself(run: Run) -> None:
    shown = run("rules", "spiskowcy", "SPI-6.4").stdout

    assert "SPI-6.3" not in shown
    assert "SPI-6.5" not in shown


@pytest.mark.parametrize("game", list(catalogue.GAMES))
def test_every_rule_that_a_choice_or_an_option_cites_can_be_read(game: str) -> None:
    kind = catalogue.GAMES[game]
    cited = [family.rule for family in kind.table.families] + [s.rule for s in kind.settings]
    text = rulebook.read_rules(GAMES[game])

    for rule in cited:
        assert rulebook.find_rule(text, rule)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("game", list(catalogue.GAMES))
def test_the_rules_of_a_game_are_its_guide_in_the_chosen_language(
    run: Run, game: str, lang: str
) -> None:
    shown = run("rules", game, "--lang", lang).stdout
    headings = re.findall(
        r"^#+ (.+)$", rulebook.read_guide(GAMES[game](), Words(lang)), re.MULTILINE
    )

    assert len(headings) > 5
    for heading in headings:
        assert heading in shown
    assert f"konspira rules {game} --reference" in flat(shown)


def test_a_game_without_a_guide_shows_its_reference(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reference = run("rules", "leduc", "--reference").stdout
    assert run("rules", "leduc").stdout != reference

    monkeypatch.setattr(rulebook, "GUIDES", tmp_path)

    assert run("rules", "leduc").stdout == reference


def test_a_rule_is_shown_alone_even_where_the_reference_is_asked_for(run: Run) -> None:
    assert (
        run("rules", "leduc", "LED-3.4", "--reference").stdout
        == run("rules", "leduc", "LED-3.4").stdout
    )


def test_the_whole_rules_file_can_be_read(run: Run) -> None:
    shown = run("rules", "spiskowcy", "--reference").stdout

    assert "SPI-1.1" in shown
    assert "T-43" in shown


def test_an_unknown_rule_brings_near_ones(run: Run) -> None:
    result = run("rules", "spiskowcy", "SPI-6.44")

    assert result.exit_code == 2
    assert result.stderr.startswith("unknown-rule: ")
    assert "SPI-6.4" in result.stderr
    assert run("rules", "chess").stderr.startswith("unknown-game: ")


def test_the_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    from konspira.kernel import state

    form = "(plain Python" if str(state.__file__).endswith(".py") else "(compiled)"
    assert f"konspira {konspira.__version__} {form}" in run("--version").stdout


def test_the_version_in_a_language_that_nobody_speaks_here_is_an_error(run: Run) -> None:
    result = run("--version", KONSPIRA_LANG="xx")

    assert result.exit_code == 2
    assert result.stderr.startswith("unknown-language: ")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    shown = run().output

    for command in ("play", "games", "replay", "verify", "position", "rules", "bench"):
        assert command in shown
