"""Pickles and copies: what a library user sends to another process or keeps in a checkpoint."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import konspira
from konspira import KonspiraError, Rng
from konspira.bots import Desk
from konspira.catalogue import GAMES
from konspira.kernel.errors import Remedy
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.testing import fingerprint
from support.ambush import AmbushGame


def middle(game: Game, choices: int = 30, seed: int = 5) -> State:
    """A game after some random choices."""
    state = game.start(seed)
    rng = Rng(seed)
    while len(state.history) < choices and not state.over:
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    return state


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("twin", [again, copy.copy, copy.deepcopy])
def test_a_state_comes_back_whole_and_plays_on_alike(name: str, twin: Any) -> None:
    state = middle(konspira.make(name))
    other = twin(state)

    assert other is not state
    assert other.position() == state.position()
    assert (other.seed, other.recorded, other.takeable) == (5, True, state.takeable)
    for viewer in (None, 0, 1):
        assert other.events(viewer) == state.events(viewer)
        assert other.view(viewer) == state.view(viewer)
    if not state.over:
        before = state.position()
        seat = other.questions[0].seat
        other.choose(seat, other.options(seat)[0])
        assert state.position() == before
        state.choose(seat, state.options(seat)[0])
        assert other.position() == state.position()
        assert konspira.record_of(other) == konspira.record_of(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_quiet_state_stays_quiet(name: str) -> None:
    state = konspira.make(name).start(5, listen=False)
    other = again(state)

    assert not other.listening
    assert other.log == []
    assert other.position() == state.position()


def test_what_a_position_has_fixed_comes_back_too() -> None:
    game = konspira.make("spiskowcy", seats=2)
    state = game.position({"round": 3, "phase": "actions", "deck": ["spy", "spy", "banker"]})
    assert state.draws

    assert again(state).draws == state.draws


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("twin", [again, copy.copy, copy.deepcopy])
def test_events_questions_refusals_and_steps_come_back(name: str, twin: Any) -> None:
    state = middle(konspira.make(name), 3)
    question = state.questions[0]
    for thing in [question, *state.events(None), *state.questions]:
        assert twin(thing) == thing
    numbers = range(len(state.game.table))
    refused = next(n for n in numbers if n not in state.options(question.seat))
    refusal = state.refusal(question.seat, refused)
    assert refusal is not None and twin(refusal) == refusal
    for step in state.agenda:
        assert type(twin(step)) is type(step)
        assert twin(step).numbers() == step.numbers()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_back_equal(name: str) -> None:
    game = konspira.make(name)

    assert again(game) == game
    assert hash(again(game)) == hash(game)
    assert copy.copy(game) is game and copy.deepcopy(game) is game  # a game never changes


def test_games_with_other_options_are_not_equal() -> None:
    usual = konspira.make("spiskowcy", seats=3)

    assert usual != konspira.make("spiskowcy", seats=2)
    assert usual != konspira.make("spiskowcy", seats=3, prince_bonus="auto")
    assert usual != "spiskowcy"


def test_a_pickled_game_names_its_pack_wherever_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = GAMES["spiskowcy"].folder / "data" / "cards.toml"
    pack = tmp_path / "mine"
    pack.mkdir()
    file = pack / "cards.toml"
    file.write_text(own.read_text(encoding="utf-8").replace("influence = 6", "influence = 5"))
    monkeypatch.chdir(tmp_path)
    data = pickle.dumps(konspira.make("spiskowcy", pack="mine"))
    monkeypatch.chdir("/")

    assert pickle.loads(data).pack.overlay == pack

    file.write_text(own.read_text(encoding="utf-8").replace("influence = 6", "influence = 4"))
    from konspira.kernel.pickles import remake

    remake.cache_clear()
    with pytest.raises(KonspiraError) as caught:
        pickle.loads(data)
    assert caught.value.code == "pickle-pack"


def test_states_of_one_game_share_it_after_a_journey() -> None:
    game = konspira.make("emerald", seats=3)
    one, two = again(game.start(1)), again(game.start(2))

    assert one.game is two.game


def test_an_error_comes_back_with_its_code_facts_and_remedy() -> None:
    with pytest.raises(KonspiraError) as caught:
        konspira.make("spiskowzy")
    for error in (again(caught.value), copy.copy(caught.value), copy.deepcopy(caught.value)):
        assert type(error) is type(caught.value)
        assert str(error) == str(caught.value)
        assert error.code == "unknown-game"
        assert error.facts == caught.value.facts
        assert isinstance(error.facts["remedy"], Remedy)
        assert error.facts["remedy"].code == "near"


def test_chance_and_desks_come_back() -> None:
    rng = Rng(3)
    rng.below(10)
    other = again(rng)
    assert [other.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]

    state = konspira.make("spiskowcy", seats=3).start(7)
    desk = Desk(state, state.questions[0].seat)
    twin = again(desk)
    assert (twin.seat, twin.options, twin.view) == (desk.seat, desk.options, desk.view)
    assert twin.sample(Rng(1)).position() == desk.sample(Rng(1)).position()


def finish(state: State) -> str:
    """Play a state on in whichever process this is."""
    rng = Rng(9)
    while not state.over:
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    return state.game.checksum(state)


@pytest.mark.parametrize("name", ["leduc", "spiskowcy", "estoril"])
def test_states_games_and_errors_cross_a_process_border(name: str) -> None:
    state = middle(konspira.make(name))
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(finish, state).result() == finish(state.copy())
        assert pool.submit(fingerprint, state.game, 1).result() == fingerprint(state.game, 1)
        with pytest.raises(konspira.IllegalChoice) as caught:
            pool.submit(state.choose, 0, "nonsense").result()
    assert caught.value.code == "unknown-choice"


def test_a_game_from_outside_is_pickled_like_ours() -> None:
    state = middle(AmbushGame(), 2)
    assert again(state).position() == state.position()
    assert again(state.game) == state.game


def test_a_pickle_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pickle.dumps(konspira.make("leduc").start(1))
    monkeypatch.setattr(GAMES["leduc"], "version", 99)
    from konspira.kernel.pickles import remake

    remake.cache_clear()
    with pytest.raises(KonspiraError) as caught:
        pickle.loads(data)
    assert caught.value.code == "pickle-rules"


@pytest.mark.parametrize("name", GAMES)
def test_a_pickle_is_small(name: str) -> None:
    """A quiet state is about as large as its position: content and rules stay at home."""
    state = middle(konspira.make(name))
    quiet = state.quiet_copy()

    assert len(pickle.dumps(quiet)) < 2 * len(pickle.dumps(state.position())) + 500


def test_a_script_can_keep_a_state_for_the_next_one(tmp_path: Path) -> None:
    state = middle(konspira.make("spiskowcy", seats=3))
    file = tmp_path / "state.pickle"
    file.write_bytes(pickle.dumps(state))
    code = f"import pickle; s = pickle.load(open({str(file)!r}, 'rb')); print(s.game.checksum(s))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == state.game.checksum(state)
