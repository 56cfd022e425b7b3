"""A Study in Emerald in the terminal: drawn from the view alone, in every width and language."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import konspira
from cli.conftest import Run
from konspira import Rng
from konspira.cli.prompt import Prompt
from konspira.cli.session import Session
from konspira.cli.shell import Shell
from konspira.drawings import drawing, emerald
from konspira.games.emerald.state import Emerald
from konspira.words import LANGUAGES, Words

EN = Words("en")
NAMES = ["Anna", "Bartek", "Cyryl", "Dora", "Emil"]


def printed(shown: RenderableType, width: int = 120) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(state: Emerald, seat: int | None, width: int = 120, words: Words = EN) -> str:
    game = state.game
    return printed(drawing(game).draw(state.view(seat), game, NAMES[: game.seats], words), width)


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines()]


def scene(**data: Any) -> Emerald:
    """A position; it says how many seats there are, two if it names none."""
    state = konspira.make("emerald", len(data.get("seats", "AB"))).position(data)
    assert isinstance(state, Emerald)
    return state


def moments(seats: int, seed: int = 1) -> list[Emerald]:
    """Some moments of a random game, its end among them."""
    state = konspira.make("emerald", seats).start(seed)
    assert isinstance(state, Emerald)
    rng = Rng(seed)
    found: list[Emerald] = []
    while not state.over:
        seat = state.questions[0].seat
        options = state.options(seat)
        state.choose(seat, options[int(rng.below(len(options)))])
        if len(state.history) % 97 == 0 or state.over:
            found.append(state.copy())
    return found


@pytest.mark.verify
@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_looks_the_same_whatever_the_others_hold(seats: int) -> None:
    for state in moments(seats):
        for seat in (0, 1, None):
            other = state.redeal(seat, Rng(8))
            assert isinstance(other, Emerald)
            assert drawn(other, seat) == drawn(state, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 95, 96, 140])
def test_nothing_is_wider_than_the_terminal(lang: str, width: int) -> None:
    words = Words(lang)
    for state in moments(5)[-3:]:
        text = drawn(state, 2, width, words)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        if state.over:
            final = printed(emerald.finale(state.view(2), state.game, NAMES, words), width)
            assert max(cell_len(line) for line in final.splitlines()) <= width


@pytest.mark.rule("EME-2.2", "EME-9.4")
def test_a_city_shows_bombs_stack_cards_pieces_and_who_leads() -> None:
    state = scene(
        cities={
            "rome": {
                "stack": ["emma_goldman", "city_rome", "fenians"],
                "royal": True,
                "cubes": [2, 1],
                "agents": [1, 1],
                "zombies": [0, 1],
            },
            "cairo": {"stack": []},
        }
    )

    text = lines(drawn(state, 0, 80))
    rome, cairo = text.index("Rome ✸3 ▤3⌂ ★A +1"), text.index("Cairo ✸2 ▤0")

    assert text[rome + 1 : rome + 4] == [
        "Emma Goldman [♟1, place 1, claim 1, 1 VP R]",
        "♛ Tsathoggua [✸5, 4 VP]",
        "A 1♟ 2■  B 1♟ 1■ 1☠",
    ]
    assert text[cairo + 1] == "empty"
    assert "Rome ✸3 ▤3⌂ ★A +1" in drawn(state, 0, 120)  # on the map too


@pytest.mark.rule("EME-19.1", "EME-19.6", "EME-19.8")
def test_hands_and_identities_are_for_those_who_may_know_them() -> None:
    seats = [
        {"hand": ["start_dynamite"], "identity": "loyalist", "discard": ["sherlock_holmes"]},
        {"hand": ["mi_go"], "identity": "restorationist", "looked_by": [0]},
        {"identity": "loyalist"},
    ]
    state = scene(seats=seats)

    mine, theirs, nobody = (lines(drawn(state, seat, 200)) for seat in (0, 2, None))

    assert "your hand: Dynamite [move 1, ✸1]" in mine
    assert any(line.endswith("identity: Restorationist (looked at by Anna (you))") for line in mine)
    assert any(line.endswith("identity: hidden (looked at by Anna)") for line in theirs)
    assert "discard pile: Sherlock Holmes" in theirs
    assert any(line.startswith("hand and deck together: Mi-Go, Informant ×2") for line in theirs)
    assert not any("your hand" in line for line in nobody)
    assert sum("identity: hidden" in line for line in nobody) == 3


def test_points_are_told_by_kind_and_kept_cards_with_what_lies_on_them() -> None:
    rows: list[dict[str, Any]] = [
        {
            "discard": ["city_london", "louise_michel"],
            "tableau": [
                {"card": "sebastian_moran", "victim": 1},
                {"card": "yig", "hidden": True},
                {"card": "hide_royalty", "royal": "yig"},
                {"card": "mi_go", "agents": 2},
            ],
        },
        {},
    ]
    state = scene(seats=rows, markers={"loyalist": 3})

    text = drawn(state, 0, 200)

    total = "neutral 5, Restorationist 1, Loyalist 3, dead agents 4, tracks 3"
    assert f"points 16 ({total})" in text
    assert "Sebastian Moran (♟ Bartek), Yig (Loyalist points), Hide Royalty, Mi-Go (2♟)" in text
    assert "Loyalist track ●●●······· 3" in text


@pytest.mark.rule("EME-19.9")
def test_a_payment_is_shown_as_it_grows_and_only_to_its_seat() -> None:
    state = scene(seats=[{"hand": ["start_courier", "start_informant", "start_informant"]}, {}])
    for choice in ("place", "city(rome)", "pay(start_informant)"):
        state.choose(0, choice)

    assert "your choice so far: Place cubes · Rome · Play Informant" in drawn(state, 0)
    assert "your choice so far" not in drawn(state, 1)
    assert "Play" not in drawn(state, None)


def test_a_choice_says_how_many_of_a_card_there_are_and_what_stands_in_a_city() -> None:
    rows = [{"hand": ["start_informant", "start_informant", "start_courier"]}, {}]
    cities = {"rome": {"cubes": [2, 0], "agents": [1, 3]}}
    state = scene(seats=rows, cities=cities)

    view = state.view(0)

    assert emerald.note(view, "pay(start_informant)", state.game, EN) == "×2"
    assert emerald.note(view, "pay(start_courier)", state.game, EN) == ""
    assert (
        emerald.note(view, "city(rome)", state.game, EN)
        == emerald.note(view, "from_city(rome)", state.game, EN)
        == "1♟ 2■"
    )
    assert (
        emerald.note(view, "city(paris)", state.game, EN)
        == emerald.note(view, "pass", state.game, EN)
        == ""
    )
    assert emerald.note(state.view(None), "city(rome)", state.game, EN) == ""


@pytest.mark.rule("EME-17.2", "EME-17.3", "EME-17.5")
def test_the_scoring_adds_up_step_by_step() -> None:
    for seed in range(1, 4):
        state = moments(3, seed)[-1]
        text = printed(emerald.finale(state.view(0), state.game, NAMES[:3], EN))
        rows = [line.replace("−", "-").split()[-3:] for line in text.splitlines()[3:]]
        numbers = [[int(cell) for cell in row] for row in rows[:-1]]
        _, neutral, own, kills, track, corrected, penalty, total = numbers

        parts = zip(neutral, own, kills, track, strict=True)
        assert [sum(part) for part in parts] == corrected
        assert [sum(part) for part in zip(corrected, penalty, strict=True)] == total
        assert total == state.scores


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_explains_the_texts_that_can_be_played(lang: str) -> None:
    rows = [{"hand": ["diogenes_club", "cthulhu", "hired_assassin"]}, {}]
    state = scene(seats=rows)
    words = Words(lang)

    found = Prompt(Session(Shell(lang), state, ["", "bot:random"]), 0).powers()

    assert found == [
        (words.card(state.game, card), words.term(state.game, "power", card))
        for card in ("cthulhu", "diogenes_club")
    ]


@pytest.mark.verify
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_and_scored_in_the_terminal(run: Run, lang: str) -> None:
    words = Words(lang)
    args = ("play", "emerald", "--bots", "random,random", "--seed", 22, "--lang", lang)

    played = run(*args, answers="1\n" * 2000)  # places two agents, then always the first choice

    assert played.exit_code == 0, played.output
    assert words.say("shell-emerald-scoring") in played.stdout
    assert words.say("shell-emerald-corrected") in played.stdout
    assert words.say("emerald-ask-turn", count=2) in played.stdout
