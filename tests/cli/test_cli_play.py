"""A game in the terminal: whole games, the keyboard, taking back, leaving and coming back."""

from __future__ import annotations

import builtins
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import konspira
from konspira import catalogue, rulebook
from konspira.catalogue import GAMES
from konspira.cli.log import heard, print_whole_log
from konspira.cli.players import display_names
from konspira.cli.prompt import Prompt
from konspira.cli.session import CLEAR, Session
from konspira.cli.shell import Shell, ShellError
from konspira.kernel.rng import Rng
from konspira.words import Words

Run = Callable[..., Result]

FIRST_EACH_TIME = "1\n" * 400  # more answers than any game has questions
WORDS = Words("en")


def finished(path: Path) -> konspira.Record:
    """The record of a game that must be over and right."""
    record = konspira.read_record(path)
    konspira.verify(record, catalogue.game_of(record))
    assert record.result is not None
    return record


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.verify
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_played_in_each_language(
    run: Run, tmp_path: Path, lang: str, seats: int
) -> None:
    file = tmp_path / "game.json"
    words = Words(lang)

    args = ("play", "spiskowcy", "--seats", seats, "--seed", 7, "--lang", lang, "--record", file)
    result = run(*args, answers=FIRST_EACH_TIME)

    assert result.exit_code == 0, result.output
    record = finished(file)
    assert record.players == [""] + ["bot:greedy"] * (seats - 1)
    names = display_names(record.players, seats, words)
    state = konspira.replay(record)
    assert words.event(state.game, state.events(0)[-1], names, 0).split()[0] in result.stdout
    for seat in state.winners:
        assert names[seat] in result.stdout.splitlines()[-2]
    assert words.say("shell-spiskowcy-scoring") in result.stdout
    assert str(file) in result.stdout.splitlines()[-1]


def test_leduc_is_played_with_the_drawing_that_fits_any_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    result = run("play", "leduc", "--seed", 3, "--record", file, answers=FIRST_EACH_TIME)

    assert result.exit_code == 0
    assert finished(file).game == "leduc"
    assert "Pot" in result.stdout


@pytest.mark.parametrize("option", ["order_timing=simultaneous", "order_counts_visible=false"])
def test_options_of_the_game_are_taken(run: Run, tmp_path: Path, option: str) -> None:
    file = tmp_path / "game.json"

    args = ("play", "spiskowcy", "--seed", 2, "--option", option, "--record", file)
    result = run(*args, answers=FIRST_EACH_TIME)

    assert result.exit_code == 0
    name, value = option.split("=")
    assert str(finished(file).options[name]).lower() == value


def test_a_table_without_people_plays_by_itself_and_is_watched(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    args = ("play", "spiskowcy", "--people", 0, "--seats", 3, "--seed", 1, "--record", file)
    result = run(*args)

    assert result.exit_code == 0
    assert finished(file).players == ["bot:greedy"] * 3
    assert "Your hand" not in result.stdout
    assert "Round 8" in result.stdout


def test_the_seed_is_shown_and_makes_the_same_game_again(run: Run, tmp_path: Path) -> None:
    first = tmp_path / "first.json"
    again = tmp_path / "again.json"

    shown = run("play", "spiskowcy", "--record", first, answers=FIRST_EACH_TIME).stdout
    seed = re.search(r"seed (\d+)", shown)
    assert seed is not None
    run("play", "spiskowcy", "--seed", seed[1], "--record", again, answers=FIRST_EACH_TIME)

    assert again.read_bytes() == first.read_bytes()


# -- who plays -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "players"),
    [
        ([], ["", "bot:greedy", "bot:greedy"]),
        (["--bots", "greedy,random"], ["", "bot:greedy", "bot:random"]),
        (["--bots", "1"], ["", "bot:greedy"]),
        (["--seats", "4", "--bots", "2"], ["", "", "bot:greedy", "bot:greedy"]),
        (["--people", "2"], ["", ""]),
        (["--people", "2", "--seats", "3"], ["", "", "bot:greedy"]),
        (
            ["--people", "1", "--seats", "4", "--bots", "random"],
            ["", "bot:random"] + ["bot:greedy"] * 2,
        ),
        (["--name", "Anna", "--name", "Bartek"], ["Anna", "Bartek"]),
        (["--name", "Anna", "--bots", "1"], ["Anna", "bot:greedy"]),
    ],
)
def test_people_and_bots_fill_the_seats(
    run: Run, tmp_path: Path, args: list[str], players: list[str]
) -> None:
    file = tmp_path / "game.json"

    assert run("play", "spiskowcy", *args, "--record", file).exit_code == 0
    assert konspira.read_record(file).players == players


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--people", "2", "--seats", "2", "--bots", "1"], "players-do-not-fit"),
        (["--people", "5", "--seats", "4"], "players-do-not-fit"),
        (["--people", "1", "--name", "Anna", "--name", "Bartek"], "players-do-not-fit"),
        (["--people", "5"], "bad-seats"),
        (["--people", "100000000000000000"], "bad-seats"),
        (["--seats", "99999999999999"], "bad-seats"),
        (["--bots", "999999999"], "players-do-not-fit"),
        (["--bots", "9" * 5000], "players-do-not-fit"),
        (["--people", "-1"], "players-do-not-fit"),
        (["--name", "Anna", "--name", "Anna"], "bad-name"),
        (["--name", "bot:greedy"], "bad-name"),
        (["--name", "Anna" * 9], "bad-name"),
        (["--bots", "clever"], "unknown-bot"),
    ],
)
def test_players_that_do_not_fit_are_refused(run: Run, args: list[str], code: str) -> None:
    result = run("play", "spiskowcy", *args)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{code}: ")
    if args[-1].lstrip("-").isdecimal() and code == "players-do-not-fit":
        assert f" {args[-1][:900]}" in result.stderr  # as it was typed


# -- the keyboard ----------------------------------------------------------------------------------


def first_hand(seed: int) -> dict[str, int]:
    """Return what the person is dealt in the first round."""
    hand = konspira.make("spiskowcy", 3).start(seed).view(0).seats[0].hand
    assert isinstance(hand, dict)
    return hand


def find_seed() -> int:
    """A game in which the person gets no Merchant, one Banker, some Guards and a Raid."""
    for seed in range(10_000):
        hand = first_hand(seed)
        if "merchant" not in hand and hand.get("banker") == 1:
            if hand.get("guard", 0) > 1 and hand.get("raid", 0) > 1:
                return seed
    raise AssertionError("no such deal")


SEED = find_seed()
HAND = first_hand(SEED)


def played(run: Run, *lines: str, seed: int = SEED, args: tuple[str, ...] = ()) -> str:
    """Return what the terminal shows for some answers at the start; then the input ends."""
    answers = "".join(f"{line}\n" for line in lines)
    result = run("play", "spiskowcy", "--seed", seed, *args, answers=answers)
    assert result.exit_code == 0, result.output
    return str(result.stdout)


def test_a_question_mark_explains_question_options_cards_and_keys(run: Run) -> None:
    shown = " ".join(played(run, "?").split())

    assert shown.count("Choose the card type of your order.") == 2
    assert "order_type(raid) SPI-6.1" in shown
    game = konspira.make("spiskowcy", 3)
    for card in HAND:
        assert WORDS.term(game, "power", card) in shown
    for key in ("why CHOICE", "rules", "rule SPI-6.1", "log", "table", "undo", "save FILE", "quit"):
        assert key in shown


@pytest.mark.parametrize("question", ["why order_type(merchant)", "why merchant", "WHY  Merchant"])
def test_why_says_a_sentence_and_the_rule(run: Run, question: str) -> None:
    shown = played(run, question)

    assert (
        "Order: Merchant [order_type(merchant)]: You do not hold the Merchant. (SPI-6.1)"
        in flat(shown)
    )


def test_why_speaks_the_language_of_the_table(run: Run) -> None:
    shown = played(run, "dlaczego handlarz", args=("--lang", "pl"))

    assert "Wydaj rozkaz kartą „Handlarz” [order_type(merchant)]:" in shown
    assert "Nie masz na ręce Handlarza. (SPI-6.1)" in flat(shown)


def test_why_of_an_offered_choice_says_its_number(run: Run) -> None:
    number = list(HAND).index("raid") + 1

    assert f"Order: Raid is possible: it is number {number}." in played(run, "why raid")


def test_why_of_a_choice_from_another_question_cites_its_rule(run: Run) -> None:
    assert "(SPI-7.9)" in played(run, "why end_turn")


def test_why_of_nothing_shows_how_to_ask(run: Run) -> None:
    shown = played(run, "why", "why the sky is blue")
    leduc = run("play", "leduc", "--seed", 1, answers="why\ncall\nwhy\nraise\nwhy\n")

    assert "Why what? Name a choice, for example: why Order: " in shown
    assert "Why what? There is no choice “the sky is blue” in this game." in shown
    assert leduc.exit_code == 0
    assert "Why what?" in leduc.stdout


def test_the_example_of_why_can_be_typed(run: Run) -> None:
    example = re.search(r"for example: (why .*)", played(run, "why"))
    assert example is not None

    assert "SPI-" in played(run, example[1]).split("Your choice")[-2]


def test_a_reason_against_several_choices_is_said_once(run: Run) -> None:
    shown = flat(played(run, "why Ada"))

    assert shown.count("[raid_player(1)]") == shown.count("[use_spy(1)]") == 1
    reason = "This choice does not answer the question you are asked now."
    assert shown.count(reason) == 1
    assert "SPI-7.7" in shown.split(reason)[1].split(")")[0]


def test_rule_without_an_id_shows_how_to_ask(run: Run) -> None:
    assert "Which rule? Name its id, for example: rule SPI-6.1" in played(run, "rule")


def test_an_ambiguous_word_is_answered_with_choices_that_can_be_typed() -> None:
    game = konspira.make("spiskowcy", 2)
    hand = {"banker": 2, "raid": 1}
    state = game.position({"seats": [{"tableau": {"innkeeper": 1}, "hand": hand}, {}]})
    state.choose(0, "order_type(banker)")
    session = Session(Shell("en"), state, ["", "bot:greedy"])
    prompt = Prompt(session, 0)

    with pytest.raises(ShellError) as caught:
        prompt.choose("order_count")

    assert caught.value.code == "ambiguous"
    assert caught.value.facts["choices"] == "Lay 1 card; Lay 2 cards"


@pytest.mark.parametrize("number", ["0", "99", "9" * 5000])
def test_a_bad_number_is_refused_and_asked_again(run: Run, number: str) -> None:
    shown = played(run, number)

    assert f"There is no choice number {number[:900]}" in shown
    assert shown.count("Your choice") == 2


def test_an_unknown_choice_gets_a_suggestion(run: Run) -> None:
    assert "Perhaps you mean “order_type(raid)”" in played(run, "order_type(rade)")
    assert "“xyzzy” is neither a choice nor a command; type ? for help." in played(run, "xyzzy")


def test_a_known_choice_that_is_not_offered_is_refused_with_its_rule(run: Run) -> None:
    assert "(SPI-6.1)" in played(run, "order_type(merchant)")


@pytest.mark.parametrize(
    "answer", ["order_type(raid)", "order_type( raid )", "Order: Raid", "raid"]
)
def test_a_choice_can_be_typed_by_name_in_words_or_by_its_card(run: Run, answer: str) -> None:
    assert "Raid: how many of these cards" in played(run, answer)


def test_an_empty_line_asks_again(run: Run) -> None:
    assert played(run, "").count("Choose the card type") == 2


def test_the_table_can_be_drawn_again(run: Run) -> None:
    assert played(run, "table").count("Round 1 of 8") == 2


def test_a_rule_can_be_read_at_the_table(run: Run) -> None:
    shown = played(run, "rule SPI-6.4", "rule SPI-6.44")

    assert "exactly one card each of two different types" in " ".join(shown.split())
    assert "The rules have no “SPI-6.44”. Perhaps you mean: SPI-6.4" in shown


@pytest.mark.parametrize(("lang", "word"), [("en", "rules"), ("pl", "zasady"), ("de", "regeln")])
def test_the_guide_can_be_read_at_the_table(run: Run, lang: str, word: str) -> None:
    title = (
        rulebook.read_guide(GAMES["spiskowcy"](), Words(lang)).splitlines()[0].removeprefix("# ")
    )
    args = ("play", "spiskowcy", "--seed", SEED, "--lang", lang)

    assert title not in run(*args, answers="").stdout
    for typed in (word, "rules"):
        assert title in run(*args, answers=f"{typed}\n").stdout


def test_the_word_rules_with_an_id_shows_that_rule(run: Run) -> None:
    assert "exactly one card each of two different types" in " ".join(
        played(run, "rules SPI-6.4").split()
    )


def test_the_log_tells_what_this_seat_heard_and_nothing_more(run: Run) -> None:
    log = played(run, "log").split("Your choice")[1]

    state = konspira.make("spiskowcy", 3).start(SEED)
    dealt = [event for event in state.events(0) if event.kind == "hand-dealt"]
    assert WORDS.event(state.game, dealt[0], [], 0) in " ".join(log.split())
    assert log.count("Your hand:") == 1


@pytest.mark.rule("SPI-13.2")
def test_the_log_does_not_tell_a_pair_from_two_cards_of_one_type(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hand = {"banker": 2, "raid": 2}
    seats = [{"tableau": {"innkeeper": 1}, "hand": hand}, {"hand": {"spy": 1}}]
    logs = []
    for answers in (["order_count(2)"], ["order_pair", "order_second(raid)"]):
        game = konspira.make("spiskowcy")
        state = game.position({"seats": seats})
        for answer in ["order_type(banker)", *answers]:
            state.choose(0, answer)
        state.choose(1, "order_type(spy)")
        print_whole_log(Shell("en"), game, heard(state, 1), ["Ada", "Bruno"], 1)
        logs.append(capsys.readouterr().out)
    assert logs[0] == logs[1]
    assert "Ada lays 2 cards face down." in logs[0]


def test_a_copy_can_be_saved_but_no_file_is_overwritten(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"

    shown = played(run, f"save {copy}", f"save {copy}")

    assert f"Saved: {copy}" in shown
    assert f"{copy} exists already" in shown
    assert konspira.read_record(copy).seed == SEED


def test_a_copy_is_not_saved_in_a_folder_that_does_not_exist(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "missing"

    shown = played(run, f"save {folder / 'copy.json'}")
    started = run("play", "spiskowcy", "--record", folder / "game.json")

    assert f"There is no folder {folder}." in shown
    assert started.exit_code == 2
    assert started.stderr.startswith(f"no-folder: There is no folder {folder}.")
    assert not folder.exists()


@pytest.mark.parametrize("name", ["~nobody-at-all/x", "a" * 5000, "a\0b", "/proc/none/x"])
def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Run, name: str) -> None:
    shown = played(run, f"save {name}", "raid")

    assert "Saved" not in shown
    assert "Raid: how many of these cards" in shown


def test_a_question_with_one_option_is_answered_and_said(run: Run) -> None:
    shown = played(run, "banker")

    assert "There is only one choice: Lay 1 card." in shown
    assert "how many of these cards" not in shown


def test_a_question_with_one_option_is_asked_where_wanted(run: Run) -> None:
    shown = played(run, "banker", args=("--ask-all",))

    assert "There is only one choice" not in shown
    assert "Banker: how many of these cards" in shown


# -- taking back -----------------------------------------------------------------------------------


def test_undo_takes_back_what_nobody_has_learned(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = played(run, "raid", "undo", "guard", "2", args=("--record", str(file)))

    assert "Taken back." in shown
    game = konspira.make("spiskowcy", 3)
    own = [game.name(option) for seat, option in konspira.read_record(file).choices if seat == 0]
    assert own[:2] == ["order_type(guard)", "order_count(2)"]


def test_undo_stops_where_somebody_learned_something(run: Run) -> None:
    shown = played(run, "undo", "guard", "2", "undo")

    nothing = "There is nothing to take back: you have made no choice yet, or somebody has learned"
    assert shown.count(nothing) == 2


def test_undo_goes_back_over_forced_choices_to_the_last_real_one() -> None:
    """A Plot asks for two players and two cards, and some of these questions have one answer."""
    session, real = forced_midway()
    seat = session.state.questions[0].seat

    assert session.take_back(seat)

    assert len(session.state.history) == real
    assert session.state.questions[0].seat == seat
    assert len(session.state.options(seat)) > 1


def forced_midway() -> tuple[Session, int]:
    """A game whose latest takeable choice was forced, and where the last real one was made."""
    game = konspira.make("spiskowcy", 2)
    rng = Rng(5)
    for seed in range(500):
        state = game.start(seed)
        widths: list[int] = []  # how many options each choice was made from
        while not state.over:
            seat = state.questions[0].seat
            options = state.options(seat)
            widths.append(len(options))
            state.choose(seat, options[rng.below(len(options))])
            free = widths[state.learned :]
            if len(free) > 1 and free[-1] == 1 and free[0] > 1:
                real = max(ply for ply, width in enumerate(widths) if width > 1)
                return Session(Shell("en"), state, ["", ""]), real
    raise AssertionError("no such game")


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_game_that_was_left_goes_on_to_the_same_end(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    start = ("play", "spiskowcy", "--seed", 7, "--bots", "greedy,random", "--record")
    run(*start, whole, answers=FIRST_EACH_TIME)

    left = run(*start, parts, answers="1\n1\n1\n")
    assert left.exit_code == 0
    assert f"konspira play --resume {parts}" in left.stdout
    assert konspira.read_record(parts).result is None
    quits = run("play", "--resume", parts, answers="1\n1\nquit\n")
    assert quits.exit_code == 0
    assert f"konspira play --resume {parts}" in quits.stdout
    last = run("play", "--resume", parts, answers=FIRST_EACH_TIME)

    assert last.exit_code == 0
    assert parts.read_bytes() == whole.read_bytes()


def test_a_resumed_game_tells_what_happened_since_the_last_own_choice(run: Run) -> None:
    before = played(run, "guard", "2")
    again = run("play", "--resume", "last").stdout

    assert "Round 1 begins." in before
    assert "Round 1 begins." not in again  # that was read before the order was laid
    assert again.count(" ends the turn.") == before.count(" ends the turn.") > 0


def test_resume_last_takes_the_unfinished_game_that_was_played_last(run: Run) -> None:
    played(run, "1")
    run("play", "spiskowcy", "--seed", 8, answers=FIRST_EACH_TIME)

    assert "the game goes on" in run("play", "--resume", "last").stdout
    run("play", "--resume", "last", answers=FIRST_EACH_TIME)
    nothing = run("play", "--resume", "last")
    assert nothing.exit_code == 2
    assert nothing.stderr.startswith("nothing-to-resume: ")


def test_ctrl_c_leaves_cleanly(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    answers = iter(["1", "1"])

    def interrupted() -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    result = run("play", "spiskowcy", "--seed", 7, "--record", file)

    assert result.exit_code == 130
    assert f"konspira play --resume {file}" in result.stdout
    assert "Traceback" not in result.output
    assert konspira.read_record(file).choices


@pytest.mark.verify
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_process_that_is_stopped_loses_nothing(run: Run, tmp_path: Path, how: int) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run("play", "spiskowcy", "--seed", 7, "--record", whole, answers=FIRST_EACH_TIME)
    # Tests that run in the background may ignore Ctrl-C; a terminal does not.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{heed}; from konspira.cli.main import main; main()"]
    command += ["play", "spiskowcy", "--seed", "7", "--lang", "en", "--record", str(parts)]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(b"1\n1\n")
        process.stdin.flush()
        shown = b""
        while shown.count(b"Your choice") < 3:  # the third question waits for an answer
            shown += os.read(process.stdout.fileno(), 4096)
        process.send_signal(how)
        shown += process.stdout.read()
        errors = process.stderr.read()
    assert errors == b""
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"konspira play --resume {parts}".encode() in shown

    assert len(konspira.read_record(parts).choices) > 2
    run("play", "--resume", parts, answers=FIRST_EACH_TIME)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_finished_game_cannot_go_on_but_be_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--seed", 7, "--record", file, answers=FIRST_EACH_TIME)
    file.write_bytes(file.read_bytes() + b"\n")  # to see whether it is written again
    before = file.read_bytes()

    result = run("play", "--resume", file, "--lang", "en")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("already-over: ")
    assert result.stderr.endswith(f"konspira replay {file} --lang en\n")
    assert file.read_bytes() == before
    assert "Scoring" in run("replay", file).stdout


def test_the_way_back_keeps_the_language_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    asked = run("play", "spiskowcy", "--record", file, "--lang", "pl").stdout
    silent = run("play", "--resume", file).stdout

    assert asked.endswith(f"konspira play --resume {file} --lang pl\n")
    assert silent.endswith(f"konspira play --resume {file}\n")


@pytest.mark.parametrize(
    "junk", [b"{", b"[]", b"\xff\xfe", b'{"game": "\xff"}', b"[" * 99999, None]
)
def test_a_strange_file_among_the_games_does_not_hide_them(
    run: Run, tmp_path: Path, junk: bytes | None
) -> None:
    played(run, "1")
    strange = tmp_path / "state" / "konspira" / "strange.json"
    if junk is None:
        strange.symlink_to(tmp_path / "nowhere")
    else:
        strange.write_bytes(junk)
        os.utime(strange, (2**32, 2**32))  # the latest of all

    assert "the game goes on" in run("play", "--resume", "last").stdout


def test_a_resumed_game_with_an_unknown_bot_is_refused_untouched(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--record", file)
    file.write_text(file.read_text().replace("bot:greedy", "bot:clever"))
    before = file.stat().st_mtime_ns

    result = run("play", "--resume", file)

    assert result.exit_code == 2
    assert result.stderr.startswith("unknown-bot: ")
    assert result.stdout == ""
    assert file.stat().st_mtime_ns == before


def test_a_record_is_never_overwritten_by_another_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--seed", 7, "--record", file)
    before = file.read_bytes()

    result = run("play", "spiskowcy", "--seed", 8, "--record", file)

    assert result.exit_code == 2
    assert result.stderr.startswith("file-exists: ")
    assert file.read_bytes() == before


def test_without_a_place_to_save_the_game_is_played_all_the_same(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")

    result = run("play", "spiskowcy", "--seed", 7, answers="1\n", XDG_STATE_HOME=str(blocked))

    assert result.exit_code == 0
    assert "this game is not saved" in result.stdout
    assert "This game was not saved." in result.stdout


def test_a_resumed_game_keeps_its_players_and_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "spiskowcy", "--name", "Anna", "--bots", "random", "--record", file)

    for more in (["--seats", "3"], ["--seed", "0"], ["--bots", "1"], ["--name", "Ewa"]):
        result = run("play", "--resume", file, *more)
        assert result.exit_code == 2
        assert result.stderr.startswith("resume-alone: ")
    assert run("play", "leduc", "--resume", file).stderr.startswith("resume-other-game: ")
    assert "Anna, Ada (bot, random)" in run("play", "--resume", file).stdout


# -- several people at one screen ------------------------------------------------------------------


def hot_seat(run: Run, answers: str, **env: str) -> str:
    """Anna and Bartek at one screen."""
    args = ("play", "spiskowcy", "--name", "Anna", "--name", "Bartek", "--seed", 1)
    result = run(*args, answers=answers, **env)
    assert result.exit_code == 0, result.output
    return str(result.stdout)


def hands() -> list[str]:
    """The first hands of Anna and Bartek, as the log tells each of them."""
    state = konspira.make("spiskowcy", 2).start(1)
    told = [next(e for e in state.events(seat) if e.kind == "hand-dealt") for seat in (0, 1)]
    return [WORDS.event(state.game, event, ["Anna", "Bartek"]) for event in told]


def flat(text: str) -> str:
    """Text without its line breaks."""
    return " ".join(text.split())


def test_the_hand_over_hides_what_the_other_person_saw(run: Run) -> None:
    shown = hot_seat(run, "\n" + "1\n" * 40)

    screens = [flat(screen) for screen in shown.split("The screen now belongs to ")[1:]]
    anna, bartek = hands()
    assert anna != bartek
    for name, own, other in (("Anna", anna, bartek), ("Bartek", bartek, anna)):
        mine = "".join(screen for screen in screens if screen.startswith(name))
        assert own in mine
        assert other not in mine
        assert f"{name} (you)" in mine
        assert mine.count("(you)") == mine.count(f"{name} (you)")


def test_the_hand_over_clears_the_screen_and_what_was_scrolled_off(run: Run) -> None:
    shown = hot_seat(run, "\n" + "1\n" * 20, FORCE_COLOR="1", TERM="xterm")

    screens = shown.split("The screen now belongs to ")[1:]
    assert len(screens) > 2
    for screen in screens[:-1]:
        asking, secret = screen.split("press Enter.", 1)
        assert "Your hand" not in asking
        first, last = secret.index(CLEAR), secret.rindex(CLEAR)
        # Nothing before the first person's screen is cleared away, nothing of it stays.
        assert "Your" not in secret[:first]
        assert "Your" not in secret[last:]


def test_a_forced_choice_is_told_to_its_own_reader_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    state = konspira.make("spiskowcy", 2).start(1)
    session = Session(Shell("en"), state, ["Anna", "Bartek"])
    seat = state.questions[0].seat

    session.answer_for(seat, state.options(seat)[0])

    session.show_news(1 - seat)
    assert "There is only one choice" not in capsys.readouterr().out
    session.show_news(seat)
    assert "There is only one choice" in capsys.readouterr().out
    session.show_news(seat)
    assert capsys.readouterr().out == ""


def test_the_end_of_a_shared_game_is_public(run: Run) -> None:
    shown = hot_seat(run, "\n1\n" * 400)

    end = shown.split("The screen now belongs to ")[-1].split("The game is over")[1]
    assert "Scoring" in end
    assert "(you)" not in end
