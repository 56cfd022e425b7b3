"""Moments of games at which a question of each kind is asked, found without a server.

Somebody plays game after game with both hands until every kind has been asked. A server that was
started with `HOOK` begins the next table at such a moment: the cards are dealt and everything is
chosen as it was found.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from browser import emerald, estoril, rare, spiskowcy, stawka
from browser.guest import Guest, Seen
from konspira.catalogue import GAMES

LONGEST = 2500  # choices of a game that is looked at
TRIES = 40  # games of each kind of table

# Run in the server before it starts; `%s` is the file in which it finds the moment.
HOOK = """
import json
from pathlib import Path
from konspira.server.tables import play as plays
from konspira.server.tables import seating
from konspira.server.store.entries import Entry
wish = Path({path!r})
def begin(game, key, windows):
    if not wish.exists():
        return plays.Play(game, key, windows)
    moment = json.loads(wish.read_text())
    wish.unlink()
    entries = [Entry(plays.CHOICE, seat, option) for seat, option in moment["choices"]]
    if moment["position"] is not None:
        state = game.position(moment["position"])
        for entry in entries:
            state.choose(entry.seat, entry.option)
        return plays.Play(game, bytes.fromhex(moment["key"]), windows, state)
    return plays.load(game, bytes.fromhex(moment["key"]), entries, [], windows)
seating.Play = begin
"""

Options = dict[str, Any]
Choose = Callable[[Seen, random.Random], str]


class Moment(NamedTuple):
    """A game up to a question of this kind to this seat."""

    game: str
    kind: str
    seat: int
    seats: int
    options: Options
    key: str
    choices: list[tuple[int, int]]
    position: dict[str, Any] | None = None  # where it begins; without one as the cards were dealt


VARIANTS = {"variant_secret_missions": True, "variant_recruitment_agenda": True}
BUILT = {"scenario": "free", "allow_rotation": True}
TABLES: dict[str, list[tuple[int, Options]]] = {
    "spiskowcy": [(3, {})],
    "estoril": [(3, {}), (4, VARIANTS)],
    "emerald": [(3, {}), (2, {}), (5, {})],
    "stawka": [
        *((2, {"scenario": one}) for one in ("s1_meeting", "s2_first_clash", "s3_chestnuts")),
        (2, {"scenario": "s4_i_know_who_you_are"}),
        (2, {"scenario": "s6_top_secret"}),
        (2, {**BUILT, "free_difficulty": "basic"}),
        (2, {**BUILT, "free_difficulty": "advanced", "stage_cap": 30}),
        (2, {"scenario": "s5_hotel_excelsior", "stage_cap": 30}),
    ],
}
LIVELY: dict[str, Choose] = {
    "spiskowcy": spiskowcy.something,
    "estoril": estoril.something,
    "emerald": emerald.something,
    "stawka": stawka.something,
}


def kinds_of(game: str) -> tuple[str, ...]:
    """Every kind of question of a game, in the order of its rules."""
    return GAMES[game].question_kinds


def find(game: str, tries: int = TRIES) -> dict[str, Moment]:
    """The earliest moment that was met of every kind; some are very rare."""
    found: dict[str, Moment] = {}
    for seats, options in TABLES[game]:
        for number in range(tries):
            for moment in _play(game, seats, options, number):
                known = found.get(moment.kind)
                if known is None or len(known.choices) > len(moment.choices):
                    found[moment.kind] = moment
            if len(found) == len(kinds_of(game)):
                return found
    if game == stawka.GAME:
        missing = [kind for kind in kinds_of(game) if kind not in found and kind in rare.RARE]
        found |= {kind: from_position(kind) for kind in missing}
    return found


def from_position(kind: str) -> Moment:
    """A moment that is too rare to be met: set up, and played on by name; windows are passed."""
    how, key = rare.RARE[kind], kind.encode()
    rules = GAMES[stawka.GAME](options=how.options)
    state = rules.start(key=key) if how.position is None else rules.position(how.position)
    begun, wanted = len(state.history), list(how.choices)
    while wanted or state.questions[0].kind != kind:
        seat = state.questions[0].seat
        offered = [rules.name(option) for option in state.options(seat)]
        made = wanted.pop(0) if wanted and wanted[0] in offered else "pass"
        state.choose(seat, rules.number(made))
    choices = [(seat, option) for seat, option in state.history[begun:]]
    seat = state.questions[0].seat
    return Moment(stawka.GAME, kind, seat, 2, how.options, key.hex(), choices, how.position)


def _play(game: str, seats: int, options: Options, number: int) -> Iterator[Moment]:
    """One game: the first question of each kind."""
    rules = GAMES[game](seats=seats, options=options)
    key = f"{game} {number}".encode()
    state, luck = rules.start(key=key), random.Random(number)
    met: set[str] = set()
    while not state.over and len(state.history) < LONGEST:
        question = luck.choice(state.questions)
        if question.kind not in met:
            met.add(question.kind)
            choices = [(seat, option) for seat, option in state.history]
            yield Moment(game, question.kind, question.seat, seats, options, key.hex(), choices)
        names = [rules.name(option) for option in state.options(question.seat)]
        choice = LIVELY[game]({"kind": question.kind, "options": names}, luck)
        state.choose(question.seat, rules.number(choice))
    sequel = rules.sequel(state) if state.over else None
    if sequel is not None:
        yield from _play(game, seats, dict(sequel), number)


def open_table(guest: Guest, moment: Moment, wish: Path) -> str:
    """A table at this moment, with this person in the seat that is asked."""
    found = {"key": moment.key, "choices": moment.choices, "position": moment.position}
    wish.write_text(json.dumps(found))
    return guest.new_table(
        moment.seats - 1,
        seat=moment.seat,
        game=moment.game,
        options=moment.options,
        spectators="none",
    )
