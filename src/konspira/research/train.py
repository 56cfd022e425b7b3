"""Train a network by self-play and save it: `python -m konspira.research.train spiskowcy`.

Its curve is saved beside the network: a line of JSON for each test of its play.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from konspira.bots.match import play_out
from konspira.bots.naming import factory
from konspira.catalogue import make
from konspira.kernel.errors import KonspiraError
from konspira.kernel.game import Game
from konspira.research.learned import Learned
from konspira.research.network import Network
from konspira.research.selfplay import SelfPlay, Settings

MINUTE = 60.0
LOOKS = 10  # tests of its play, in one training


class Look(msgspec.Struct, frozen=True):
    """The results of the network against one bot, at one moment of its training."""

    minutes: float  # by the clock
    core_minutes: float  # of processor time
    games: int
    steps: int
    opponent: str
    played: int
    share: float  # share of the games; a shared victory is a part


def share(network: Network, game: Game, opponent: str, deals: int, seed: int) -> float:
    """Return the share of the games that the network wins; every deal is played from each seat."""
    maker, won = factory(opponent), 0.0
    for deal in range(seed, seed + deals):
        for seat in range(game.seats):
            state = game.start(deal, listen=False)
            bots = [maker(deal + place) for place in range(game.seats)]
            bots[seat] = Learned(network, deal)
            play_out(state, bots)
            if seat in state.winners:
                won += 1 / len(state.winners)
    return won / (deals * game.seats)


class Training:
    """Lessons until the time is over, with tests of the network in between."""

    def __init__(
        self, game: Game, out: Path, minutes: float, seed: int, deals: int, busy: bool = False
    ) -> None:
        self.busy = busy  # are minutes those of processor time?
        self.game = game
        self.out = out
        self.minutes = minutes
        self.deals = deals
        self.study = SelfPlay(game, Settings(), seed)
        self.curve = out.with_suffix(".jsonl")
        self._clock = time.monotonic()
        self._core = time.process_time()

    def run(self) -> None:
        """Train and save; a lesson that has begun is finished."""
        self.curve.write_text("", encoding="utf-8")
        looked = 0
        while (part := (self.worked() if self.busy else self.passed()) / self.minutes) < 1:
            self.study.learn(self.study.lesson(), part)
            if part * LOOKS >= looked + 1:
                looked += 1
                self.look()
        self.look()

    def passed(self) -> float:
        """Return minutes by the clock since the start."""
        return (time.monotonic() - self._clock) / MINUTE

    def worked(self) -> float:
        """Return minutes of processor time since the start."""
        return (time.process_time() - self._core) / MINUTE

    def look(self) -> None:
        """Save the network, and note the results of its play."""
        network = self.study.network
        network.save(self.out)
        for opponent in ("random", "easy"):
            core = self.worked()
            card = network.card
            won = share(network, self.game, opponent, self.deals, seed=1_000_000)
            look = Look(
                round(self.passed(), 2),
                round(core, 2),
                card.games,
                card.steps,
                opponent,
                self.deals * self.game.seats,
                round(won, 3),
            )
            with self.curve.open("ab") as out:
                out.write(msgspec.json.encode(look) + b"\n")
            print(
                f"{look.minutes:5.1f} min, {look.games} games: "
                f"{won:.0%} of {look.played} against {opponent}",
                flush=True,
            )


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, train, save."""
    parser = argparse.ArgumentParser(prog="python -m konspira.research.train", description=__doc__)
    parser.add_argument("game", help="its name, as konspira list shows it")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=25.0, help="how long, by the clock")
    parser.add_argument(
        "--busy", action="store_true", help="count minutes of processor time: the machine is busy"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=50, help="of each look at how it plays")
    parser.add_argument("--out", type=Path, help="a file .npz; the game's name without it")
    found = parser.parse_args(arguments)
    try:
        game = make(found.game, seats=found.seats)
        out = found.out or Path(f"{found.game}.npz")
        Training(game, out, found.minutes, found.seed, found.deals, found.busy).run()
    except KonspiraError as error:
        parser.error(str(error))
    print(f"saved: {out}; its bot is konspira.research:Learned:{out}")


if __name__ == "__main__":
    main()
