"""`konspira learn`: lessons in the terminal."""

from __future__ import annotations

from cli.conftest import Run


def test_the_lessons_of_a_game_are_listed(run: Run) -> None:
    result = run("learn", "spiskowcy")
    assert result.exit_code == 0
    assert "Most cards lead" in result.output
    assert "first-game" in result.output


def test_a_lesson_is_played_to_its_end(run: Run) -> None:
    result = run(
        *("learn", "spiskowcy", "most-cards-lead"),
        answers="use_banker\nend_turn\nreveal(merchant)\n\nend_turn\n\n",
    )
    assert result.exit_code == 0, result.output
    assert "Your choice was taken back." in result.output
    assert "The turn ends when your order lies open." in result.output  # the lesson's own answer
    assert "[x] Have more Merchants than anybody else" in result.output
    assert "You 15, Bruno 14, Celina 11." in result.output
    assert "learn spiskowcy 2" in result.output


def test_a_lesson_can_be_left(run: Run) -> None:
    result = run("learn", "spiskowcy", "4", "--lang", "de", answers="ende\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Du hast die Lektion verlassen." in result.output


def test_undo_begins_the_step_again(run: Run) -> None:
    result = run("learn", "spiskowcy", "5", answers="reveal(raid)\nundo\nreveal(raid)\nquit\n")
    assert result.output.count("[x] Reveal the Raid") == 2


def test_a_lesson_that_is_not_there_is_named(run: Run) -> None:
    result = run("learn", "spiskowcy", "sear")
    assert result.exit_code == 2
    assert "no-lesson" in result.output and "seer" in result.output


def test_a_game_without_lessons_says_which_have_some(run: Run) -> None:
    result = run("learn", "leduc")
    assert result.exit_code == 2
    assert "no-course" in result.output and "spiskowcy" in result.output
