"""How long somebody waits for bots: whole games, by the rule of the server, without waiting.

`python tools/pauses.py` plays each scenario of Stawka and one game of each other title: one seat is
a person (who answers as an easy bot would, at once), the others are hard bots. It adds up what the
person waits from an answer to the next question: pauses and chances to react by `tempo`, or the
thoughts where those are longer, measured here and now. Prints a table for docs/performance.md.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from konspira.bots import Desk
from konspira.bots.ladder import LevelBot
from konspira.bots.naming import factory
from konspira.catalogue import GAMES
from konspira.games.stawka.content.vocabulary import SCENARIOS
from konspira.kernel.errors import KonspiraError
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.server.people import bot_speed
from konspira.server.settings import Settings
from konspira.server.tables import visibility
from konspira.server.tables.play import CHOICE, Entry, Play
from konspira.server.thinking.driver import STRONGEST
from konspira.server.thinking.thinkers import IN_TIME

FIRST = Settings().bot_pause
Step = tuple[str, float]  # seen, hidden, window or nobody's; and the seconds of its thoughts


class Game:
    """One game, and what the person waited for in it."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any],
        level: str,
        seed: int,
        person: int = 0,
    ) -> None:
        self.game = GAMES[game](seats, None, options)
        self.level = level
        self.person = person
        self.rng = random.Random(seed)
        self.play = Play(self.game, self.rng.randbytes(32), "alone")
        self.waits: list[list[Step]] = [[]]

    def run(self) -> None:
        while not self.play.over:
            question = self.play.question(self.person)
            if question and (not question.window or self.play.awaits(self.person)):
                option, _ = self.think(self.play.state, self.person, "easy", 0.0)
                self.apply([Entry(CHOICE, self.person, option)])
                if self.waits[-1]:
                    self.waits.append([])
            elif any(question.window for question in self.play.questions()):
                self.close_windows()
            else:
                self.move()

    def apply(self, entries: list[Entry]) -> None:
        self.play = self.play.fork()
        for entry in entries:
            self.play.apply(entry)

    def close_windows(self) -> None:
        answers: list[Entry] = []
        thought, kind = 0.0, "nobody's"
        for question in self.play.questions():
            seat = question.seat
            option, seconds = self.play.state.options(seat)[0], 0.0
            if seat != self.person:
                kind = "window"
                left = bot_speed.window(FIRST, "natural", now(self.waits[-1]))
                option, seconds = self.think(self.play.state, seat, self.level, left)
            answers.append(Entry(CHOICE, seat, option))
            thought += seconds
        self.waits[-1].append((kind, thought))
        self.apply(answers)

    def move(self) -> None:
        seat = next(one.seat for one in self.play.questions() if one.seat != self.person)
        before, thought = self.play, 0.0
        while not self.play.over and self.play.state.question(seat) is not None:
            left = bot_speed.thought(now(self.waits[-1]) + thought)
            option, seconds = self.think(self.play.state, seat, self.level, left)
            thought += seconds
            self.apply([Entry(CHOICE, seat, option)])
            if not self.play.state.takeable:
                break
        kind = "seen" if visibility.is_seen(before, self.play) else "hidden"
        self.waits[-1].append((kind, thought))

    def think(self, state: State, seat: int, level: str, left: float) -> tuple[int, float]:
        options = state.options(seat)
        if len(options) == 1:
            return options[0], 0.0
        started = time.perf_counter()
        desk = Desk(state.redeal(seat, Rng(self.rng.getrandbits(60))), seat)
        bot = factory(level)(self.rng.getrandbits(60))
        if isinstance(bot, LevelBot) and level != STRONGEST:
            bot.seconds = left * IN_TIME
        option = desk.legal(bot.choose(desk))
        return option, time.perf_counter() - started


def before(steps: list[Step]) -> float:
    """As long as all pauses were equal."""
    pauses = {"seen": FIRST, "hidden": 0.0, "window": FIRST / 2, "nobody's": 0.0}
    return sum(max(pauses[kind], thought) for kind, thought in steps)


def now(steps: list[Step], speed: bot_speed.Speed = "natural") -> float:
    gone = 0.0
    for kind, thought in steps:
        pause = 0.0
        if kind == "seen":
            pause = bot_speed.pause(FIRST, speed, gone)
        elif kind == "window":
            pause = bot_speed.window(FIRST, speed, gone)
        gone += max(pause, thought)
    return gone


def main() -> None:
    wanted = argparse.ArgumentParser(description="How long somebody waits for bots.")
    wanted.add_argument("--seeds", type=int, default=1)
    wanted.add_argument("--level", default="hard")
    wish = wanted.parse_args()
    tables: list[tuple[str, int, dict[str, Any]]] = [
        ("stawka", 2, {"scenario": name}) for name in SCENARIOS if name.startswith("s")
    ]
    tables += [("spiskowcy", 4, {}), ("estoril", 4, {}), ("emerald", 4, {})]
    print("| | waits | thoughts | before | natural | brisk | instant |")
    print("| --- | --: | --: | --: | --: | --: | --: |")
    for game, seats, options in tables:
        waits: list[list[Step]] = []
        for seed in range(wish.seeds):
            one = Game(game, seats, options, wish.level, seed)
            try:
                one.run()
            except KonspiraError as error:
                print(f"{game} {options}, seed {seed}: {error}")
            waits += [steps for steps in one.waits if steps]
        longest = [max(map(before, waits)), max(map(now, waits))]
        longest += [max(now(steps, speed) for steps in waits) for speed in ("brisk", "instant")]
        thoughts = max(sum(thought for _, thought in steps) for steps in waits)
        row = [str(len(waits)), f"{thoughts:.1f}", *[f"{seconds:.1f}" for seconds in longest]]
        print(f"| {' '.join([game, *options.values()])} | {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
