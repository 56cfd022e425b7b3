"""Konspira's games as environments of TextArena: every seat is a player who reads and writes text.

    import textarena as ta
    import textarena_env

    textarena_env.register()
    env = ta.make("Konspira-Spiskowcy-v0")
    env.reset(num_players=3, seed=7)

A player answers with the number or the name of an option in [brackets]. What one player chooses,
the others learn only as the rules let them. Needs `pip install textarena`, which Konspira does not.
"""

from __future__ import annotations

import re
from typing import Any

import textarena as ta

import konspira
from konspira.catalogue import NAMES
from konspira.kernel.errors import IllegalChoice
from konspira.kernel.state import State
from konspira.models.reading import Reader
from konspira.words import Words


class KonspiraEnv(ta.Env):  # type: ignore[misc]  # TextArena has no types
    """One game, with a player in each seat."""

    def __init__(self, game: str, language: str = "en", **options: Any) -> None:
        self.name = game
        self.words = Words(language)
        self.options = options

    def reset(self, num_players: int, seed: int | None = None) -> None:
        game = konspira.make(self.name, seats=num_players, **self.options)
        self.play: State = game.start(seed=seed or 0)
        names = [f"Player {seat}" for seat in range(num_players)]
        self.reader = Reader(game, names, self.words)
        self.heard = [0] * num_players
        self.state = ta.FFAMultiPlayerState(num_players=num_players, seed=seed, error_allowance=2)
        self.state.reset(game_state={}, player_prompt_function=self.prompt)
        self.next_player()

    def prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        """Return the first message to a player; `konspira rules GAME` tells how to play."""
        title = self.words.game(self.reader.game)
        return f"{title}. You are Player {player_id}. Answer with one option in [brackets]."

    def next_player(self) -> None:
        """Show the next seat that is asked its news, its table and its options."""
        seat = self.play.questions[0].seat
        self.state.manually_set_current_player_id(seat)
        events = self.play.events(seat)
        news = [self.reader.event(event, seat) for event in events[self.heard[seat] :]]
        self.heard[seat] = len(events)
        view, question = self.play.view(seat), self.play.question(seat)
        assert question is not None
        asked = [
            self.reader.question(question),
            *self.reader.options(view, self.play.options(seat)),
        ]
        text = self.reader.turn("", news, [self.reader.table(view), "\n".join(asked)])
        self.state.add_observation(text, ta.ObservationType.GAME_BOARD, to_id=seat)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat = self.state.current_player_id
        found = re.search(r"\[\s*([^\[\]]+?)\s*\]", action)
        choice = found[1] if found else action.strip()
        options = self.play.options(seat)
        try:
            if choice.isdecimal() and 1 <= int(choice) <= len(options):
                self.play.choose(seat, options[int(choice) - 1])
            else:
                self.play.choose(seat, choice)
        except IllegalChoice as error:
            self.refuse(seat, self.words.error(error))
        else:
            if self.play.over:
                self.finish()
            else:
                self.next_player()
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def refuse(self, seat: int, reason: str) -> None:
        """Refuse an illegal choice and tell its player; a player who goes on with them loses."""
        if self.state.set_invalid_move(reason):
            others = range(self.state.num_players)
            self.state.set_game_outcome({pid: -1 if pid == seat else 1 for pid in others}, reason)

    def finish(self) -> None:
        """Give winners 1 and the others -1; a draw is 0 for all."""
        winners = self.play.winners
        reason = self.reader.result(winners)
        if len(winners) == self.state.num_players:
            self.state.set_draw(reason)
        else:
            self.state.set_winners(winners, reason)


def register() -> None:
    """Register Konspira-Leduc-v0, Konspira-Spiskowcy-v0 and the others for `textarena.make`."""
    for name in NAMES:
        id = f"Konspira-{name.capitalize()}-v0"
        if id not in ta.envs.registration.ENV_REGISTRY:
            ta.envs.registration.register(id, KonspiraEnv, game=name)
