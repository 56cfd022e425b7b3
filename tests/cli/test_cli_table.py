"""What the terminal draws: from a view alone, readable without colour, in every width."""

from __future__ import annotations

import inspect
import re
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import konspira
from konspira.catalogue import GAMES
from konspira.cli.session import Session
from konspira.cli.shell import Shell
from konspira.drawings import drawing, generic, spiskowcy
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.words import Words

EN = Words("en")
NAMES = ["Anna", "Bartek", "Cyryl", "Dora"]


def printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(view: Any, game: Game, width: int = 80, words: Words = EN) -> str:
    return printed(drawing(game).draw(view, game, NAMES[: game.seats], words), width)


def position(**fields: object) -> State:
    """Three seats in round 3, with what a test names."""
    return konspira.make("spiskowcy", 3).position({"round": 3, **fields})


def random_states(game: Game, seed: int, every: int) -> list[State]:
    """Some moments of a random game, its end among them."""
    rng = Rng(seed)
    state = game.start(seed)
    found: list[State] = []
    while not state.over:
        seat = state.questions[0].seat
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
        if len(state.history) % every == 0 or state.over:
            found.append(state.copy())
    return found


def row(text: str, title: str) -> list[str]:
    """The cells of a line of the table, after its title."""
    line = next(line for line in text.splitlines() if line.startswith(title))
    return line.removeprefix(title).split()


# -- secrets ---------------------------------------------------------------------------------------


def test_a_drawing_is_given_a_view_and_no_state() -> None:
    modules = [drawing(kind()) for kind in GAMES.values()]
    assert len({id(module) for module in modules}) == 5  # Leduc has the one that draws any game
    for module in modules:
        for draw in (module.draw, module.finale):
            assert list(inspect.signature(draw).parameters) == ["view", "game", "names", "words"]


@pytest.mark.verify
@pytest.mark.parametrize("name", ["spiskowcy", "estoril", "leduc"])
def test_a_table_looks_the_same_whatever_the_others_hold(name: str) -> None:
    game = konspira.make(name)
    for state in random_states(game, seed=3, every=1 if name == "leduc" else 5):
        for seat in (0, 1, None):
            other = state.redeal(seat, Rng(8))
            for width in (80, 120):
                assert drawn(other.view(seat), game, width) == drawn(state.view(seat), game, width)


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    state = position(phase="orders", seats=[{"hand": {"seer": 1}}, {"hand": {"spy": 2}}])
    game = state.game

    assert row(drawn(state.view(0), game), "Seer")[-1] == "1"
    assert "your hand" not in drawn(state.view(None), game)
    assert row(drawn(state.view(0), game), "Spy") == ["2", "·", "·", "·", "·"]
    assert row(drawn(state.view(1), game), "Spy") == ["2", "·", "·", "·", "2"]


def test_face_down_cards_are_counted_or_unknown() -> None:
    game = konspira.make("spiskowcy", 3, order_counts_visible=False)
    seats = [{"orders": {"spy": 2}}, {"orders": {"raid": 1}}, {"orders": {"plot": 1}}]
    hidden = game.position({"round": 3, "phase": "actions", "seats": seats})
    public = position(phase="actions", seats=seats)

    assert row(drawn(hidden.view(1), game), "Face down") == ["?", "1", "?"]
    assert "deck ?" in drawn(hidden.view(1), game)
    assert row(drawn(public.view(1), public.game), "Face down") == ["2", "1", "1"]


# -- what it says ----------------------------------------------------------------------------------


def test_a_majority_has_a_sign_and_the_seers_majority_another() -> None:
    state = position(
        phase="actions",
        seats=[{"tableau": {"banker": 2, "seer": 1}}, {"tableau": {"banker": 2, "guard": 3}}, {}],
    )
    text = drawn(state.view(None), state.game)

    assert row(text, "Guard") == ["7", "·", "★3", "·"]
    assert row(text, "Banker") == ["6", "☆2", "2", "·"]
    assert "★ majority" in text
    assert "☆ majority through the Seer only" in text
    assert row(text, "Safe from Raid") == ["·", "✓", "·"]


def test_the_table_says_round_place_bank_deck_points_and_first_player() -> None:
    state = position(phase="actions", first=1, seats=[{"points": 2}, {"tableau": {"raid": 1}}, {}])
    text = drawn(state.view(0), state.game)

    assert "Round 3 of 8 · Phase III, Actions · deal 8, keep 5 · bank 6 · deck 54" in text
    assert row(text, "Victory Points") == ["2", "0", "0"]
    assert row(text, "Raid") == ["−1", "·", "1", "·"]
    assert row(text, "Score now") == ["2", "−1", "0"]
    assert re.search(r"Anna \(you\) +▸ Bartek ⚑ +Cyryl", text)


def test_narrow_terminals_get_a_column_and_wide_ones_a_row_for_each_seat() -> None:
    state = position(phase="actions", seats=[{}, {"tableau": {"merchant": 4}}, {}])
    narrow, wide = drawn(state.view(0), state.game, 80), drawn(state.view(0), state.game, 120)

    assert row(narrow, "Merchant") == ["9", "·", "★4", "·"]
    assert row(wide, "worth")[:3] == ["9", "8", "7"]
    assert row(wide, "Bartek")[:3] == ["★4", "·", "·"]


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_nothing_is_wider_than_the_terminal_or_cut_off(lang: str, width: int) -> None:
    game = konspira.make("spiskowcy", 4)
    words = Words(lang)
    for state in random_states(game, seed=11, every=20):
        show = drawing(game).finale if state.over else drawing(game).draw
        text = printed(show(state.view(2), game, NAMES, words), width)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        assert "…" not in text
        assert all(words.card(game, card) in text for card in state.view(2).seats[2].tableau)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_count_is_there_on_the_narrowest_terminals(lang: str) -> None:
    game = konspira.make("spiskowcy", 4)
    words = Words(lang)
    for state in random_states(game, seed=11, every=7):
        view = state.view(state.questions[0].seat if state.questions else 2)
        show = drawing(game).finale if state.over else drawing(game).draw
        text = printed(show(view, game, NAMES, words), 40)
        assert max(cell_len(line) for line in text.splitlines()) <= 40
        assert "…" not in text
        for name in NAMES:
            assert f": {name}" in text.replace("▸ ", "").replace("\n", " ").replace("  ", " ")
        for card in game.vocabulary["card"]:
            copies = [seat.tableau.get(card, 0) for seat in view.seats]
            if not state.over or any(copies):
                cells = row(text, words.card(game, card))
                cells = [cell.strip("★☆") for cell in cells if cell[0] not in "+−"]
                assert cells[-4:] == [str(count) if count else "·" for count in copies]
        if state.over:
            totals = [str(score).replace("-", "−") for score in state.scores]
            assert row(text, words.say("shell-spiskowcy-sum")) == totals
        else:
            mine = view.seats[view.seat]
            for cards in (mine.hand, mine.orders):
                assert not cards or words.cards(game, cards) in " ".join(text.split())
            totals = [str(seat.total).replace("-", "−") for seat in view.seats]
            assert row(text, words.say("shell-spiskowcy-total")) == totals


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_names_of_choices_are_folded_on_narrow_terminals(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    session = Session(Shell(lang), konspira.make("spiskowcy", 4).start(3), [""] * 4)

    session.show_question(session.state.questions[0].seat, names=True)

    assert "…" not in capsys.readouterr().out


def test_values_come_from_the_pack_of_the_table(tmp_path: Any) -> None:
    cards = (konspira.make("spiskowcy").folder / "data" / "cards.toml").read_text()
    (tmp_path / "cards.toml").write_text(cards.replace("influence = 9", "influence = 12"))
    game = konspira.make("spiskowcy", 2, tmp_path)

    assert row(drawn(game.start(1).view(0), game), "Merchant")[0] == "12"


# -- the end ---------------------------------------------------------------------------------------


def test_the_scoring_adds_up_item_by_item() -> None:
    game = konspira.make("spiskowcy", 4)
    state = random_states(game, seed=5, every=1000)[-1]
    view = state.view(None)
    text = printed(spiskowcy.finale(view, game, NAMES, EN))

    assert row(text, "Total") == [str(score).replace("-", "−") for score in state.scores]
    assert row(text, "Place") == [f"{rank}." for rank in state.ranks]
    for seat, score in enumerate(view.scores):
        assert sum(score.characters.values()) + score.events + score.points == state.scores[seat]
        for card, points in score.characters.items():
            line = next(x for x in text.splitlines() if x.startswith(EN.card(game, card)))
            assert f"★{view.seats[seat].tableau[card]} +{points}" in line


def test_notes_beside_options_count_the_cards() -> None:
    state = position(phase="orders", seats=[{"hand": {"seer": 1, "raid": 3}}])
    view = state.view(0)

    assert spiskowcy.note(view, "order_type(raid)", state.game, EN) == "×3"
    assert spiskowcy.note(view, "end_turn", state.game, EN) == ""
    assert spiskowcy.note(state.view(None), "order_type(raid)", state.game, EN) == ""


# -- any game --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "pot"), [("en", "Pot"), ("pl", "Pula"), ("de", "Pot")])
def test_the_drawing_for_any_game_shows_leduc_in_each_language(lang: str, pot: str) -> None:
    game = konspira.make("leduc")
    state = game.start(4)
    words = Words(lang)
    text = drawn(state.view(0), game, words=words)

    own = state.view(0).seats[0].card
    other = state.view(1).seats[1].card
    assert pot in text
    assert own and other
    assert words.card(game, own) in text
    assert words.card(game, other) not in text


def test_the_drawing_for_any_game_can_draw_spiskowcy_too() -> None:
    state = position(phase="orders", seats=[{"hand": {"seer": 1}, "tableau": {"raid": 2}}])
    shown = generic.draw(state.view(0), state.game, NAMES[:3], EN)

    text = printed(shown, 200)
    assert "Anna (you)" in text
    assert "Raid 2" in text
    assert "Seer 1" in text
