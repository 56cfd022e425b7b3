"""Scenarios of one's own: read from files, refused with every mistake, played and replayed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from konspira import Rng
from konspira.games.stawka.building import designs
from konspira.games.stawka.building.design_fields import SCENARIO
from konspira.games.stawka.building.toml_lines import lines
from konspira.games.stawka.content.names import VICTORIES
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import Stawka
from konspira.kernel.errors import OptionError
from konspira.kernel.record import read_record, record_of, verify
from konspira.testing import check
from konspira.words import LANGUAGES, Words

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLE = DOCS / "examples" / "night-courier.toml"
TEXT = EXAMPLE.read_text(encoding="utf-8")


def made(text: str = TEXT, **options: object) -> StawkaGame:
    return StawkaGame(2, None, {"scenario": text, **options})


def played(game: StawkaGame, seed: int) -> Stawka:
    """A random game to its end."""
    state = game.start(seed)
    rng = Rng(seed)
    while not state.over:
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    assert isinstance(state, Stawka)
    return state


# -- the example -----------------------------------------------------------------------------------


def test_the_example_has_no_mistakes_and_is_what_the_table_plays() -> None:
    row, mistakes = designs.read(TEXT)
    assert row is not None
    assert not mistakes
    state = made().start(1)
    view = state.view(None)

    assert (view.scenario, view.title) == ("own", "The night courier")
    assert (view.level, view.stages, view.victory_vp, view.victory_secrets) == (
        "extended",
        12,
        9,
        3,
    )
    assert view.victory == ["vp", "secrets", "exposure", "network"]
    assert [(s.sector, s.column, s.row, s.turn) for s in view.layout][-1] == ("suburb", 2, 1, 90)
    assert {agent.agent for agent in view.agents} == {post.character for post in row.agents}
    assert view.seats[0].tracks["black"] == 1  # carried over
    assert view.seats[1].tracks["yellow"] == 2


def test_a_record_replays_without_the_file() -> None:
    state = played(made(), 3)
    record = read_record(record_of(state).to_json())
    value = str(record.options["scenario"])

    assert "\n" not in value
    again = verify(record, StawkaGame(2, None, record.options))
    assert again.game.checksum(again) == state.game.checksum(state)


def test_the_line_in_a_record_means_the_same_as_the_file() -> None:
    row, _ = designs.read(TEXT)
    assert row is not None
    line = designs.line_of(row)

    assert designs.read(line) == (row, [])
    assert made(line).options == made().options


@pytest.mark.verify
def test_a_game_of_a_file_has_every_property_of_a_game() -> None:
    check(made(), games=1, seed=2, processes=False, every=61)


def test_a_file_may_have_passwords_and_no_limit_of_stages() -> None:
    text = TEXT.replace("stages = 12", "stages = 0")
    text = text.replace('{ name = "exposure" }', '{ name = "password" }')
    text = text.replace("secret = { vp = 2, secret", "secret = { letter = true, secret")
    state = played(made(text, stage_cap=12), 2)

    assert len(state.view(None).passwords) == 2
    assert min(state.words) > 0


def test_the_document_shows_the_example_and_names_every_field() -> None:
    page = (DOCS / "scenario-files.md").read_text(encoding="utf-8")
    [shown] = re.findall(r"```toml\n(.+?)```", page, re.S)

    assert tomllib.loads(shown) == tomllib.loads(TEXT)
    for word in [*SCENARIO, *VICTORIES]:
        assert f"`{word}`" in page, word


# -- mistakes --------------------------------------------------------------------------------------

# What is written instead of what, the line where it is found, the remedy.
MISTAKES = [
    ('title = "The night courier"', "title = 5", 6, "design-expected-text"),
    ('level = "extended"', 'level = "expert"', 7, "design-unknown"),
    ("stages = 12", "stages = 21", 8, "design-range"),
    ("stages = 12", 'stages = "twelve"', 8, "design-expected-number"),
    ("stages = 12", "", 5, "design-missing"),
    ('timeout = "vp"', "speed = 3", 10, "design-unknown-field"),
    ('{ name = "exposure" }', '{ name = "luck" }', 9, "design-unknown"),
    ('{ name = "exposure" }', '{ name = "exposure", amount = 2 }', 9, "design-range"),
    ('"vp", amount = 9', '"vp"', 9, "design-range"),
    ('{ name = "exposure" }', '{ name = "vp", amount = 3 }', 9, "stawka-twice"),
    ('{ name = "exposure" }', '{ name = "prisoners" }', 9, "design-few-prisoners"),
    ('"stedtke"', '"erik_kopf"', 9, "design-no-chief"),
    ('"suburb", column = 2', '"suburb", column = 6', 16, "design-apart"),
    ('id = "railway"', 'id = "raiwlay"', 13, "design-unknown"),
    (
        'id = "city", column = 1, row = 1',
        'id = "city", column = 2, row = 0',
        15,
        "design-same-square",
    ),
    ('"harbour", column', '"industrial", column', 23, "design-off-board"),
    ("turn = 90", "turn = 45", 16, "design-turn"),
    ('character = "irena"', 'character = "iren"', 20, "design-unknown"),
    ('character = "bruno_dreher"', 'character = "heinrich_vogel"', 24, "design-same-color"),
    ('"kazik", place = "draft"', '"kazik", place = "hotel"', 21, "design-off-board"),
    ('"kazik", place = "draft"', '"kazik", place = "nowhere"', 21, "design-unknown"),
    ('  { character = "hans_kloss", place = "station" },\n', "", 18, "design-no-kloss"),
    ("per_sector = 0", "per_sector = 9", 26, "design-range"),
    ('first = "german"', "first = true", 26, "design-expected-text"),
    ("draft = {", "draft = 3 # {", 26, "design-expected-table"),
    ("basic = {", "# basic = {", 28, "design-missions"),
    ("secret = { vp = 2", 'secret = { vp = "two"', 31, "design-expected-number"),
    ("secret = { vp = 2", "secret = { evidence = 2", 31, "design-range"),
    ("german = { yellow = 2 }", "german = { green = 2 }", 34, "design-unknown-field"),
    ("german = { yellow = 2 }", "german = { yellow = 11 }", 34, "design-range"),
    ("timeout = ", "location_cards = 2\ntimeout = ", 10, "design-cards"),
    ("[scenario]", "[scenaro]", 5, "design-no-table"),
    ("sectors = [", "sectors = [[", 18, "design-not-toml"),
    ('{ name = "exposure" }', '{ name = "dispatch" }', 9, "design-film"),
    ('{ name = "exposure" }', '{ name = "room_217", amount = 15 }', 9, "design-film"),
    ('{ name = "exposure" }', '{ name = "barracks" }', 9, "design-film"),
    ('timeout = "vp"', 'car = { start = "barracks" }', 10, "design-unknown-field"),
    ('"The night courier"', '""', 6, "design-title"),
    ('"The night courier"', '"   "', 6, "design-title"),
    ('"The night courier"', '"The night\\ncourier"', 6, "design-title"),
    ('"The night courier"', '"The \\u001b[31m courier"', 6, "design-title"),
    ('"The night courier"', f'"{"x" * 81}"', 6, "design-title"),
    ("stages = 12", f"stages = {'[' * 3000}", 8, "design-tangled"),
    ("stages = 12", f"stages = {'[' * 3000}{']' * 3000}", 8, "design-tangled"),
    ("stages = 12", f"stages = {'{ a = ' * 1000}1{'}' * 1000}", 8, "design-tangled"),
    ("stages = 12", f"stages = {'1' * 5000}", 8, "design-not-toml"),
    ("stages = 12", f"stages = 0x{'f' * 5000}", 8, "design-range"),
]


@pytest.mark.parametrize(("before", "after", "line", "code"), MISTAKES)
def test_a_mistake_is_found_with_its_line_and_a_remedy(
    before: str, after: str, line: int, code: str
) -> None:
    assert before in TEXT
    row, mistakes = designs.read(TEXT.replace(before, after, 1))

    assert row is None
    assert (line, code) in [(mistake.line, mistake.remedy.code) for mistake in mistakes]
    for language in LANGUAGES:
        for mistake in mistakes:
            assert Words(language).remedy(mistake.remedy)


@pytest.mark.parametrize("title", ["x", "x" * 80, "Łódź, 1945: “Hans” & Co."])
def test_a_title_has_up_to_sixty_letters_of_any_language(title: str) -> None:
    row, mistakes = designs.read(TEXT.replace("The night courier", title))

    assert mistakes == []
    assert row is not None and row.title == title


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ('{ name = "vp", amount = 9 }, { name = "secrets", amount = 3 }, { name = "exposure" }', "",
         "design-no-victory"),
        (", secret = true", "", "design-no-secret"),
        ("secret = { vp = 2", "secret = { letter = true", "design-no-password"),
        ('{ id = "police", column = 0, row = 0 },', "", "design-no-jail"),
    ],
)  # fmt: skip
def test_an_impossible_victory_is_refused(before: str, after: str, code: str) -> None:
    _, mistakes = designs.read(TEXT.replace(before, after))

    assert code in [mistake.remedy.code for mistake in mistakes]


def test_a_draft_needs_room() -> None:
    text = TEXT.replace("per_sector = 0", "per_sector = 1")
    drafted = re.sub(r'place = "(station|church|gestapo|quay)"', 'place = "draft"', text)
    small = re.sub(r'  \{ id = "(harbour|suburb|city)".*\n', "", drafted)

    assert designs.read(drafted)[1] == []
    assert {m.remedy.code for m in designs.read(small)[1]} == {"design-no-room"}


def test_all_mistakes_are_listed_at_once_in_the_order_of_the_file() -> None:
    text = TEXT
    for before, after, _, _ in MISTAKES[:2] + MISTAKES[12:13] + MISTAKES[17:19]:
        text = text.replace(before, after, 1)
    found = [(mistake.line, mistake.remedy.code) for mistake in designs.read(text)[1]]

    assert found == sorted(found, key=lambda one: one[0])
    assert [line for line, _ in found] == [6, 7, 16, 20, 24]


def test_the_option_says_the_first_mistake_and_how_many_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        made(TEXT.replace("hans_kloss", "hans_klos").replace("stages = 12", "stages = 99"))

    assert caught.value.code == "bad-scenario"
    assert (caught.value.facts["line"], caught.value.facts["count"]) == (8, 2)


@pytest.mark.parametrize("value", ["s9_nowhere", "", "fre"])
def test_an_unknown_scenario_is_refused_as_any_option(value: str) -> None:
    with pytest.raises(OptionError) as caught:
        made(value)
    assert caught.value.code == "bad-option-value"


NO_SCENARIOS = [
    *("{", "{}", '{"title": null}', "[]\n", "x" * 30_000 + "\n", "\n"),
    *("[" * 3000 + "\n", f"a = {'[' * 3000}\n", f"a = {'1' * 5000}\n"),
    *('{"a":' * 3000, f'{{"stages": {"1" * 5000}}}', '{"title": "\ud800"}'),
]


@pytest.mark.parametrize("text", NO_SCENARIOS)
def test_what_is_no_scenario_at_all_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        made(text)
    assert caught.value.code == "bad-scenario"


def test_a_mark_of_byte_order_before_the_text_changes_nothing() -> None:
    row, _ = designs.read(TEXT)
    assert row is not None
    line = designs.line_of(row)

    for text in (TEXT, line):
        assert designs.read(f"\ufeff{text}") == (row, [])
        assert made(f"\ufeff{text}").options == made().options


# -- lines -----------------------------------------------------------------------------------------


def test_lines_are_found_in_every_way_to_write_toml() -> None:
    text = '''# a comment with [brackets] and "quotes"
[a]
one = 1 # [not a table]
"two words" = "a # b"
three.four = """
many
lines"""
five = [
  1,
  { x = 1, y = [ 2,
    3 ] }, # comment, with a comma
  'it''s',
]
"a \\" quote" = 1
six = """ends with quotes"""""
seven = 1
[[b.c]]
x = 1
[[b.c]]
x = 2
[b.c.d]
y = 2024-01-01
'''.replace("''s", "s")
    tomllib.loads(text)
    found = lines(text)

    assert found["a.one"] == 3
    assert found["a.two words"] == 4
    assert found["a.three.four"] == 5
    assert found["a.five[1].y[1]"] == 11
    assert found["a.five[2]"] == 12
    assert found[r"a.a \" quote"] == 14
    assert (found["a.six"], found["a.seven"]) == (15, 16)
    assert (found["b.c[0].x"], found["b.c[1].x"]) == (18, 20)
    assert found["b.c[1].d.y"] == 22


def test_every_value_of_the_shipped_scenarios_has_a_line() -> None:
    """The scanner follows the standard reader over all content files of the game."""
    for path in (Path(designs.__file__).parent / "data").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        known = lines(text)
        for key, value in tomllib.loads(text).items():
            assert all(name in known for name in _paths(value, key)), path.name


def _paths(value: object, path: str) -> list[str]:
    if isinstance(value, dict):
        return [p for key, one in value.items() for p in _paths(one, f"{path}.{key}")]
    if isinstance(value, list):
        return [p for n, one in enumerate(value) for p in _paths(one, f"{path}[{n}]")]
    return [path]
