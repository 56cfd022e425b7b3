"""The rule-coverage tool, on tiny made-up games and on the real tree."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import rule_coverage
from tools.rule_coverage import ROOT, check, read_rulebook

RULEBOOK = """# Toy

### TOY-1 Turns

- **TOY-1.1** A seat takes one token.
- **TOY-1.2** A seat may pass.

| id | Ruling |
| --- | --- |
| Q-01 | Passing is free. |

| **D1** `take` | a seat's turn |

**T-01 one token.** Given three tokens. When a seat takes one. Then two are left.

**T-02 pass.** Given three tokens. When a seat passes. Then three are left.

## Notes

- TOY-1.9 is only talked about here.
"""

TESTS = '''"""Rule tests of the toy (TOY-1)."""

import pytest


@pytest.mark.scenario("T-01")
@pytest.mark.rule("TOY-1.1")
def test_one():
    assert "TOY-7.7"  # data, not a citation (Q-01)


@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.rule("TOY-1.2"))])
@pytest.mark.scenario("T-02")
def test_two(seat):
    pass
'''


def tree(root: Path, tests: str = TESTS, source: str = "", rulebook: str = RULEBOOK) -> list[str]:
    """A tree with one game; what is wrong with it."""
    write(root / "docs/rules/toy.md", rulebook)
    write(root / "docs/rules/later.md", "### LAT-1 Later\n\n- LAT-1.1 (B) Not built yet.\n")
    write(root / "src/konspira/games/toy/rules.py", source)
    write(root / "tests/games/toy/test_toy.py", tests)
    return check(root)[0]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_a_game_with_a_test_for_everything_passes(tmp_path: Path) -> None:
    assert tree(tmp_path, source="# TOY-1.1, TOY-1, LAT-1.1, Q-01, D1\n") == []
    assert check(tmp_path)[1] == ["toy: 2 rules, 2 scenarios, all tested"]


def test_a_rule_without_a_test_fails(tmp_path: Path) -> None:
    tests = TESTS.replace('mark.rule("TOY-1.1")', "mark.slow")

    assert tree(tmp_path, tests) == ["toy: no test for rule TOY-1.1"]


@pytest.mark.parametrize("mark", ["skip", "xfail(strict=True)"])
def test_a_test_that_is_not_run_does_not_count(tmp_path: Path, mark: str) -> None:
    tests = TESTS.replace("def test_one", f"@pytest.mark.{mark}\ndef test_one")

    assert tree(tmp_path, tests) == [
        "toy: no test for rule TOY-1.1",
        "toy: no test for scenario T-01",
    ]


def test_a_function_that_is_no_test_does_not_count(tmp_path: Path) -> None:
    assert "toy: no test for rule TOY-1.1" in tree(tmp_path, TESTS.replace("test_one", "one"))


def test_a_mark_in_a_comment_does_not_count(tmp_path: Path) -> None:
    tests = TESTS.replace("@pytest.mark.rule", "# @pytest.mark.rule")

    assert "toy: no test for rule TOY-1.1" in tree(tmp_path, tests)


def test_a_scenario_without_a_test_fails(tmp_path: Path) -> None:
    tests = TESTS.replace('@pytest.mark.scenario("T-02")\n', "")

    assert tree(tmp_path, tests) == ["toy: no test for scenario T-02"]


def test_a_scenario_played_by_another_game_does_not_count(tmp_path: Path) -> None:
    tree(tmp_path)
    write(tmp_path / "tests/games/other/test_toy.py", TESTS)
    write(tmp_path / "tests/games/toy/test_toy.py", TESTS.replace('scenario("T-02")', "slow"))

    assert "toy: no test for scenario T-02" in check(tmp_path)[0]


@pytest.mark.parametrize("wrong", ["TOY-1.3", "TOY-2", "TOY-1.11", "LAT-1.2", "TOY-Q-09"])
@pytest.mark.parametrize("file", ["rules.py", "data/cards.toml"])
def test_a_citation_of_a_rule_that_does_not_exist_fails(
    tmp_path: Path, file: str, wrong: str
) -> None:
    tree(tmp_path)
    write(tmp_path / f"src/konspira/games/toy/{file}", f"# TOY-1.1\n# as said in {wrong}.\n")

    assert check(tmp_path)[0] == [
        f"src/konspira/games/toy/{file}:2: {wrong} is not in docs/rules",
    ]


@pytest.mark.parametrize("wrong", ["Q-02", "T-03", "D2"])
def test_a_wrong_citation_of_a_local_id_fails_in_its_game_only(tmp_path: Path, wrong: str) -> None:
    assert tree(tmp_path, source=f'"""{wrong}."""\n') == [
        f"src/konspira/games/toy/rules.py:1: {wrong} is not in docs/rules"
    ]
    write(tmp_path / "src/konspira/games/toy/rules.py", "")
    write(tmp_path / "src/konspira/kernel/state.py", f'"""{wrong}."""\n')
    assert check(tmp_path)[0] == []


def test_a_wrong_citation_in_the_words_of_a_test_fails(tmp_path: Path) -> None:
    tests = TESTS.replace("(TOY-1)", "(TOY-8)").replace("(Q-01)", "(Q-08)")

    assert tree(tmp_path, tests) == [
        "tests/games/toy/test_toy.py:1: TOY-8 is not in docs/rules",
        "tests/games/toy/test_toy.py:9: Q-08 is not in docs/rules",
    ]


def test_a_mark_with_a_wrong_id_fails(tmp_path: Path) -> None:
    tests = TESTS.replace('rule("TOY-1.1")', 'rule("TOY-1.1", "TYO-1.1", RULE)')
    tests = tests.replace('scenario("T-01")', 'scenario("T-01", "T-09")')

    assert tree(tmp_path, tests) == [
        "tests/games/toy/test_toy.py:6: T-09 is not in docs/rules",
        "tests/games/toy/test_toy.py:7: RULE (write the id itself) is not in docs/rules",
        "tests/games/toy/test_toy.py:7: TYO-1.1 is not in docs/rules",
    ]


def test_a_rule_that_no_test_can_reach_needs_a_reason(tmp_path: Path) -> None:
    tests = TESTS.replace('mark.rule("TOY-1.1")', "mark.slow")
    excuse = '[[rule]]\nid = "TOY-1.1"\nreason = "It says who wrote the game."\n'
    listed = tmp_path / "docs/rules/untested.toml"

    write(listed, excuse)
    assert tree(tmp_path, tests) == []
    assert tree(tmp_path) == ["docs/rules/untested.toml: TOY-1.1 has a test; take it off the list"]
    write(listed, excuse.replace("It says who wrote the game.", " "))
    assert tree(tmp_path, tests) == ["docs/rules/untested.toml: TOY-1.1 needs a reason"]
    write(listed, excuse.replace("1.1", "1.7"))
    assert tree(tmp_path) == ["docs/rules/untested.toml: TOY-1.7 is not a rule"]


def test_games_without_a_package_need_no_tests_yet(tmp_path: Path) -> None:
    assert tree(tmp_path) == []
    (tmp_path / "src/konspira/games/later").mkdir()
    assert check(tmp_path)[0] == ["later: no test for rule LAT-1.1"]


def test_the_exit_code_and_the_list_tell_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path)
    assert rule_coverage.main(tmp_path) == 0
    assert capsys.readouterr().out == "toy: 2 rules, 2 scenarios, all tested\n"
    write(tmp_path / "tests/games/toy/test_toy.py", "")
    assert rule_coverage.main(tmp_path) == 1
    assert "no test for rule TOY-1.2\n" in capsys.readouterr().out


def test_the_rules_of_spiskowcy_are_all_found() -> None:
    book = read_rulebook(ROOT / "docs/rules/spiskowcy.md")

    assert book.prefix == "SPI"
    assert len(book.rules) == len(set(book.rules)) >= 88
    assert {"SPI-1.1", "SPI-8.11", "SPI-14.4"} <= set(book.rules)
    assert "SPI-13" not in book.rules  # a heading may be cited, but there is nothing to test
    assert {"SPI-13", "SPI-14"} <= book.known
    assert {f"T-{number:02}" for number in range(1, 44)} <= set(book.scenarios)
    assert {"Q-27", "C-09", "D11"} <= book.local
