"""States, views, games and records draw themselves: whole HTML, no scripts, no secrets."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import konspira
from konspira.bots import make, play_out
from konspira.catalogue import GAMES
from konspira.kernel import showing
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.notebook import language, show
from konspira.words import LANGUAGES, Words

FILM = {"scenario": "s4_i_know_who_you_are"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("leduc", 2, {}),
    ("spiskowcy", 2, {}),
    ("spiskowcy", 4, {"order_timing": "simultaneous", "order_counts_visible": False}),
    ("estoril", 2, {}),
    ("estoril", 4, {"variant_secret_missions": True, "variant_recruitment_agenda": True}),
    ("emerald", 2, {}),
    ("emerald", 5, {}),
    ("stawka", 2, {}),
    ("stawka", 2, {"scenario": "s3_chestnuts"}),
    ("stawka", 2, FILM),
    ("stawka", 2, {"scenario": "free", "free_difficulty": "advanced"}),
]
IDS = [f"{name}-{seats}-{'-'.join(map(str, options.values()))}" for name, seats, options in TABLES]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=IDS)
LONGEST = 2000  # choices of one walk


def positions(game: Game, every: int, seed: int = 2) -> Iterator[State]:
    """Positions of one game, and its end where it has one."""
    rng = Rng(seed)
    state = game.start(seed)
    for made in range(LONGEST):
        if state.over:
            break
        if made % every == 0:
            yield state
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    yield state


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.seats)]


def read(html: str) -> ElementTree.Element:
    """HTML of one piece, which is XML too: every tag is closed, every sign is escaped."""
    return ElementTree.fromstring(html)


def text_of(html: str) -> str:
    """Return what people read of a drawing."""
    root = read(html)
    for style in root.iter("style"):
        style.text = ""
    return " ".join("".join(root.itertext()).split())


@every_table
def test_a_view_and_a_state_draw_themselves(name: str, seats: int, options: dict[str, Any]) -> None:
    game = GAMES[name](seats, None, options)
    for state in positions(game, 40):
        for viewer in viewers(game):
            html = state.view(viewer)._repr_html_()
            assert Words(language()).game(game) in text_of(html)
        spectator = state._repr_html_()
        assert spectator == state.view(None)._repr_html_()


@every_table
def test_a_drawing_needs_no_script_and_nothing_from_afar(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name](seats, None, options)
    for state in positions(game, 150):
        root = read(show(state, 0).html)
        tags = {element.tag for element in root.iter()}
        assert not tags & {"script", "link", "img", "iframe", "object", "image", "use", "a"}
        for element in root.iter():
            assert not [key for key in element.attrib if key.startswith("on") or "href" in key]
        html = ElementTree.tostring(root, encoding="unicode")
        assert not re.search(r"url\(|@import|https?:|javascript:", html)


@every_table
def test_a_drawing_does_not_know_what_its_seat_cannot_see(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name](seats, None, options)
    rng = Rng(9)
    moved = 0
    for state in positions(game, 40):
        for viewer in viewers(game):
            other = state.redeal(viewer, rng)
            moved += other != state
            assert show(other, viewer).html == show(state, viewer).html
    assert moved


def test_a_leak_would_be_seen() -> None:
    """The companion: the drawing of the seat that knows does change."""
    state = konspira.make("spiskowcy").start(seed=3)
    other = state.redeal(0, Rng(1))
    assert show(other, 1).html != show(state, 1).html


@every_table
def test_a_drawing_speaks_the_readers_language(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name](seats, None, options)
    states = [state.copy() for state in positions(game, 100)]
    for state in states:
        for lang in LANGUAGES:
            words = Words(lang)
            html = show(state, None, lang=lang).html
            assert read(html).get("lang") == lang
            said = text_of(html)
            assert words.say("shell-spectator") in said
            if not state.over:
                assert words.say("seat-number", seat=0) in said


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "KONSPIRA_LANG": "de"}, "de"),
        ({"LC_ALL": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_that_of_the_reader(variables: dict[str, str], found: str) -> None:
    assert language(variables) == found


def test_a_seat_is_shown_its_question_and_its_options_and_nobody_else_is() -> None:
    state = konspira.make("spiskowcy", seats=3).start(seed=3)
    seat = state.questions[0].seat
    mine, other = show(state, seat).html, show(state, (seat + 1) % 3).html

    for name in state.offers(seat):
        assert name in text_of(mine) and name not in text_of(other)
    assert not any(name in text_of(show(state).html) for name in state.offers(seat))


def test_names_of_players_are_escaped() -> None:
    state = konspira.make("leduc").start(seed=1)
    html = show(state, names=["<script>alert(1)</script>", 'A" onload="x']).html

    assert "<script" not in html and not list(read(html).iter("script"))
    assert "<script>alert(1)</script>" in text_of(html)
    assert not [one for one in read(html).iter() if "onload" in one.attrib]


def test_the_end_of_a_game_shows_totals_and_ranks() -> None:
    for name in ("spiskowcy", "emerald", "estoril"):
        game = konspira.make(name, seats=2)
        state = game.start(seed=1)
        play_out(state, [make("greedy", 1), make("random", 2)])
        said = text_of(show(state).html)
        for score, rank in zip(state.scores, state.ranks, strict=True):
            assert f"{score} ({rank}.)".replace("-", "−") in said


def test_a_game_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONSPIRA_LANG", "pl")
    game = konspira.make("spiskowcy", seats=3, allow_empty_order=True)
    said = text_of(str(game._repr_html_()))

    assert game.pack.hash in said and "3" in said
    words = Words("pl")
    assert words.value(game, "allow_empty_order", True) in said


@pytest.mark.parametrize("name", GAMES)
def test_every_game_draws_itself(name: str) -> None:
    for lang in LANGUAGES:
        game = konspira.make(name)
        assert Words(lang).game(game) in text_of(show(game, lang=lang).html)


def test_a_record_says_who_played_and_how_it_ended() -> None:
    state = konspira.make("spiskowcy").start(seed=5)
    unfinished = text_of(str(konspira.record_of(state)._repr_html_()))
    assert "not finished" in unfinished and "seed 5" in unfinished
    play_out(state, [make("greedy", 1), make("random", 2)])

    said = text_of(show(konspira.record_of(state, ["Ada", "<i>Bot"]), lang="de").html)

    assert "Ada" in said and "<i>Bot" in said and "Aufzeichnung" in said
    assert all(str(score) in said for score in state.scores)


def test_only_a_state_is_drawn_for_a_seat() -> None:
    state = konspira.make("leduc").start(seed=1)
    with pytest.raises(konspira.OptionError) as caught:
        show(state.view(0), seat=1)
    assert caught.value.code == "drawn-for-seat" and caught.value.facts["value"] == "View"


def test_a_game_of_ones_own_is_drawn_too() -> None:
    state = konspira.make("kuhn:GAME").start(seed=1)
    assert "Seat 0" in text_of(str(state._repr_html_()))


def test_where_nobody_draws_notebooks_print_the_usual_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(showing, "_painters", [])
    state = konspira.make("leduc").start(seed=1)
    assert state._repr_html_() is None and state.view(0)._repr_html_() is None


def test_drawing_is_not_imported_before_something_is_drawn() -> None:
    code = (
        "import sys, konspira; state = konspira.make('leduc').start(1); state.view(0); "
        "assert 'konspira.notebook' not in sys.modules; "
        "state._repr_html_(); assert 'konspira.notebook' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
