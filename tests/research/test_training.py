"""Self-play: slopes are right, a network learns, is saved, and its bot plays like every other."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

import konspira
from konspira.bots import Desk
from konspira.bots.naming import make as make_bot
from konspira.catalogue import make
from konspira.kernel.errors import OptionError
from konspira.kernel.rng import Rng
from konspira.research.learned import Learned
from konspira.research.network import Network
from konspira.research.selfplay import Lesson, SelfPlay, Settings, Steps, Worth, lesson_of
from konspira.research.train import main, share

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SMALL = Settings(games=32, length=24, hidden=16, rows=256)
KONSPIRA = ["-c", "from konspira.cli.main import main; main()"]
NAME = "konspira.research:Learned"


def saved(folder: Path, game: str = "leduc") -> Path:
    file = folder / "some.npz"
    Network.fresh(make(game, seats=2), 8, 1).save(file)
    return file


def test_the_slopes_are_those_of_what_the_network_says() -> None:
    network = Network.fresh(make("leduc"), 6, 3)
    network.weights = [one.astype(np.float64) for one in network.weights]
    rng = np.random.default_rng(4)
    rows = rng.random((5, network.grow.width))
    masks = np.ones((5, 3), np.bool_)
    pull, pull_value = rng.normal(size=(5, 3)), rng.normal(size=5)

    def scored() -> float:
        seen = network.think(rows, masks)  # type: ignore[arg-type]
        logit = np.log(seen.values / (1 - seen.values))
        logs = np.log(seen.chances)
        policy = (seen.second @ network.weights[4] + network.weights[5]) * pull
        assert np.isfinite(logs).all()
        return float(policy.sum() + (logit * pull_value).sum())

    seen = network.think(rows, masks)  # type: ignore[arg-type]
    slopes = network.slopes(rows, seen, pull, pull_value)  # type: ignore[arg-type]
    for weight, slope in zip(network.weights, slopes, strict=True):
        place = tuple(rng.integers(size) for size in weight.shape)
        before = weight[place]
        weight[place] = before + 1e-6
        higher = scored()
        weight[place] = before - 1e-6
        lower = scored()
        weight[place] = before
        assert slope[place] == pytest.approx((higher - lower) / 2e-6, rel=1e-3, abs=1e-5)


def one_step(seat: int, value: float, done: bool, reward: tuple[float, float]) -> Steps:
    return Steps(
        np.ones((1, 1), np.float32),
        np.ones((1, 2), np.bool_),
        np.array([seat], np.int8),
        np.array([seat]),
        (np.array([0.5], np.float32), np.array([value], np.float32)),
        np.array([done]),
        np.array([False]),
        np.array([reward], np.float32),
    )


def test_a_decision_gains_what_its_own_seat_can_expect_later() -> None:
    nothing = (0.0, 0.0)
    steps = [
        one_step(0, 0.5, False, nothing),
        one_step(1, 0.25, False, nothing),
        one_step(0, 0.75, True, (1.0, 0.0)),
        one_step(1, 0.5, False, nothing),  # of the next game: nobody knows yet
    ]
    found = lesson_of(steps, memory=0.0)
    assert found.gains.tolist() == [0.25, -0.25, 0.25]  # from the last one back
    assert found.choices.tolist() == [0, 1, 0]
    assert lesson_of(steps, memory=1.0).gains.tolist() == [0.25, -0.25, 0.5]


def test_the_worth_of_a_game_is_the_victory_and_its_margin() -> None:
    scores = np.array([[9, 5], [4, 4], [8, 1]], np.float32)
    ended = np.array([True, True, False])
    assert Worth(0.0)(scores, ended).tolist() == [[1, 0], [0.5, 0.5], [0, 0]]
    both = Worth(0.5)(scores, ended)
    assert both.sum(axis=1).tolist() == pytest.approx([1, 1, 0])
    assert 0.5 < both[0, 0] <= 1 and both[1, 0] == 0.5


def test_a_network_learns_what_gained_and_what_to_expect() -> None:
    study = SelfPlay(make("leduc"), SMALL, seed=2)
    rows = study.network.grow(study.batch.observations)
    masks = study.batch.masks.copy()
    first = masks.argmax(axis=1)
    last = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    choices = np.where(np.arange(len(rows)) % 2, first, last)
    gains = np.where(choices == last, 1, -1).astype(np.float32)
    for _ in range(60):
        made = study.network.think(rows, masks).chances[np.arange(len(rows)), choices]
        worths = np.full(len(rows), 0.9, np.float32)
        study.learn(Lesson(rows, masks, choices, made, gains, worths), 0.0)
    seen = study.network.think(rows, masks)
    assert (seen.chances[np.arange(len(rows)), last] > 0.8).all()
    assert seen.values.min() > 0.7
    assert not seen.chances[~masks].any()


def test_self_play_counts_what_it_learned_from() -> None:
    study = SelfPlay(make("leduc"), SMALL, seed=2)
    lesson = study.lesson()
    assert study.network.card.steps == SMALL.games * SMALL.length
    assert study.network.card.games > 100
    assert lesson.masks[np.arange(len(lesson.choices)), lesson.choices].all()
    assert 0 <= share(study.network, study.batch.game, "random", 10, seed=5) <= 1


def test_the_same_seed_learns_the_same() -> None:
    found: list[bytes] = []
    for _ in range(2):
        study = SelfPlay(make("spiskowcy", seats=2), SMALL, seed=3)
        study.learn(study.lesson(), 0.5)
        found.append(b"".join(one.tobytes() for one in study.network.weights))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["spiskowcy", "estoril"])
def test_a_saved_network_plays_from_what_its_seat_sees(name: str, tmp_path: Path) -> None:
    bot = make_bot(f"{NAME}:{saved(tmp_path, name)}", seed=1)
    assert isinstance(bot, Learned)
    state = make(name, seats=2).start(4, listen=False)
    rng = Rng(1)
    for _ in range(30):
        seat = state.questions[0].seat
        chosen = bot.choose(Desk(state, seat))
        other = state.redeal(seat, Rng(rng.below(1 << 30)))
        assert chosen == bot.choose(Desk(other, seat)) and chosen in state.options(seat)
        state.choose(seat, chosen)


def test_a_network_refuses_what_it_was_not_trained_for(tmp_path: Path) -> None:
    file = saved(tmp_path)
    bot = Learned.named(str(file), 1)
    state = make("spiskowcy", seats=2).start(1)
    with pytest.raises(OptionError) as caught:
        bot.choose(Desk(state, state.questions[0].seat))
    assert caught.value.code == "network-table"
    with pytest.raises(OptionError) as caught:
        make_bot(f"{NAME}:{tmp_path / 'none.npz'}")
    assert caught.value.code == "no-network"
    network = Network.load(file)
    network.card = msgspec.structs.replace(network.card, layout="konspira/leduc-v0")
    network.save(file)
    with pytest.raises(OptionError) as caught:
        Network.load(file)
    assert caught.value.code == "network-outdated"


# -- the commands of the page ------------------------------------------------------------------


def commands() -> list[str]:
    section = PAGE.split("\n## A bot that has learned\n")[1].split("\n## ")[0]
    found = re.findall(r"^```sh\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    return [line for block in found for line in block.splitlines()]


def test_the_commands_of_the_page_lead_to_a_bot(tmp_path: Path) -> None:
    install, train, arena, play, serve = commands()
    assert install == "pip install 'konspira[research,server]'"  # test_release installs wheels
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(konspira.__file__).parents[1]),
        "XDG_STATE_HOME": str(tmp_path),
        "KONSPIRA_LANG": "en",
        "OPENBLAS_NUM_THREADS": "1",
    }

    def run(line: str) -> subprocess.CompletedProcess[str]:
        words = line.split()
        start = [sys.executable, *(KONSPIRA if words[0] == "konspira" else [])]
        return subprocess.run(
            [*start, *words[1:]],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )

    short = {"--minutes 25": "--minutes 0.01 --deals 1", "--games 400": "--games 2 --workers 1"}
    for line in (train, arena, play):
        for long, brief in short.items():
            line = line.replace(long, brief)
        done = run(line)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
    looks = [json.loads(line) for line in (tmp_path / "spiskowcy.jsonl").read_text().splitlines()]
    assert {look["opponent"] for look in looks} == {"random", "easy"}
    assert (tmp_path / "spiskowcy.npz").stat().st_size < 1 << 20
    setting, *rest = serve.split()
    name, _, value = setting.partition("=")
    environment[name] = value
    with subprocess.Popen(
        [sys.executable, *KONSPIRA, *rest[1:], "--port", "0"],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = ""
        while "http://" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        process.send_signal(signal.SIGINT)
        process.communicate()


def test_a_game_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["spiskowcyy"])
    assert "spiskowcy" in capsys.readouterr().err
