"""Positions as the program writes them, and states from positions.

The program signs its positions with a fingerprint. Such a position is believed: its agenda is taken
as it stands, in the middle of any procedure. A person names the table and the phase; the rules
schedule what comes next, and the table has to keep the invariants of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from konspira.kernel.compiling import S
from konspira.kernel.errors import KernelBug, PositionError, Remedy, whole_number
from konspira.kernel.position import (
    EXPECTED_LIST,
    HIGHEST_SEED,
    LONGEST_KEY,
    Reader,
    as_written,
    key_of,
    read_step,
    shown,
    step_text,
    wrong,
)
from konspira.kernel.rng import word_of
from konspira.kernel.step import NOBODY, TOGETHER, Step, Together

if TYPE_CHECKING:
    from konspira.kernel.game import Game
    from konspira.kernel.state import State

FINGERPRINT = "fingerprint"
WRITTEN = ("agenda", "lanes", "over")  # only the program fills in these keys
CHANGED = Remedy(
    "changed",
    "this position was changed after Konspira wrote it; leave out fingerprint, agenda and lanes, "
    "and the rules fill in what comes next",
)
WRITTEN_ONLY = Remedy(
    "written-only",
    "only a position with the fingerprint of Konspira may name it; leave it out, and the rules "
    "fill in what comes next",
)
NOT_FITTING = Remedy("does-not-fit", "its numbers do not fit this position")
NOTHING_LEFT = Remedy(
    "nothing-left",
    "nothing is left to do, yet no one won; leave the agenda out, and the rules fill it in",
)
NOT_BY_RULES = Remedy("not-by-rules", "the rules do not lead there")
FAILURES = (  # errors that a forged agenda can cause
    ArithmeticError,
    AssertionError,
    AttributeError,
    KernelBug,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
)


# -- writing ---------------------------------------------------------------------------------------


def saved(
    state: State, fields: dict[str, Any], names: Mapping[type[Step[Any]], str]
) -> dict[str, Any]:
    """Return the part of a position that all games share, around the game's own fields."""
    game = state.game
    data: dict[str, Any] = {
        "game": game.id,
        "options": {"seats": game.seats, **game.options},
        **fields,
        "agenda": [step_text(step, names) for step in state.agenda],
        "chance": _chance(state),
    }
    if state.asked == TOGETHER:
        data["lanes"] = [[step_text(step, names) for step in lane] for lane in state.lanes]
    if state.dice:
        data["dice"] = list(state.dice)
    if state.over:
        data["over"] = {"scores": list(state.scores), "ranks": list(state.ranks)}
    return data


def _chance(state: State) -> dict[str, Any]:
    if state.key:
        return {"key": state.key.hex(), "place": state.place}
    return {"word": int(state.word)}


def fingerprint(data: Mapping[str, Any]) -> str:
    """Return a short fingerprint of everything in a position."""
    return blake2b(msgspec.json.encode(data, order="sorted"), digest_size=8).hexdigest()


def sealed(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position that `game.position` believes, for programs that vouch for it."""
    bare = {name: value for name, value in data.items() if name != FINGERPRINT}
    return {**bare, FINGERPRINT: fingerprint(bare)}


def is_believed(data: Mapping[str, Any]) -> bool:
    """Has the program written this, unchanged since? A wrong fingerprint is refused."""
    if not isinstance(data, Mapping) or FINGERPRINT not in data:
        return False
    try:
        matches = sealed(data)[FINGERPRINT] == data[FINGERPRINT]
    except (TypeError, ValueError, OverflowError, RecursionError):  # JSON cannot hold this
        matches = False
    if not matches:
        raise wrong(FINGERPRINT, data[FINGERPRINT], CHANGED)
    return True


# -- reading ---------------------------------------------------------------------------------------


class Loading(Generic[S]):
    """One position on its way to a state."""

    def __init__(self, game: Game[S], data: Mapping[str, Any], believed: bool) -> None:
        self.game = game
        self.data = data
        self.believed = believed

    def state(self) -> S:
        """Return the state, at the next question."""
        game, reader = self.game, Reader(self.data)
        self._header(reader)
        state = game.opening()
        state.agenda = []
        state.listen()
        self._chance(state, reader)
        reader.get(FINGERPRINT)
        game.load_fields(state, reader)
        if self.believed:
            self._written(state, reader)
        else:
            self._by_hand(state, reader)
        try:
            self._go_on(state)
        except PositionError as error:
            raise as_written(error, self.data) from None
        except FAILURES as error:
            raise wrong("agenda", reader.get("agenda"), NOT_BY_RULES) from error
        if not state.over and not state.questions:
            raise wrong("agenda", reader.get("agenda"), NOTHING_LEFT)
        return state

    def _written(self, state: State, reader: Reader) -> None:
        """Take agenda, lanes and result as the program wrote them."""
        state.agenda = self._steps(state, reader.items("agenda"), "agenda")
        lanes, over = reader.items("lanes"), reader.sub("over")
        reader.done()
        if reader.has("over"):
            seats = self.game.seats
            state.finish(over.numbers("scores", seats), over.numbers("ranks", seats))
            over.done(("scores", "ranks"))
        elif lanes:
            self._lanes(state, lanes)

    def _by_hand(self, state: State, reader: Reader) -> None:
        """Check a person's table; the rules have already scheduled what comes next."""
        for path in (*WRITTEN, *self.game.midway):
            self._at_rest(reader, path)
        for name in WRITTEN:
            reader.get(name)
        reader.done()
        self._draws(state, reader)
        try:
            self.game.check_table(state)
        except PositionError as error:
            raise as_written(error, self.data) from None

    def _at_rest(self, reader: Reader, path: str) -> None:
        """Refuse keys that only the program may fill in, unless they are empty."""
        found: Any = reader.data
        for name in path.split("."):
            found = found.get(name) if isinstance(found, Mapping) else None
        named = any(found) if isinstance(found, list | tuple) else bool(found)
        if named or (path in WRITTEN and reader.has(path)):
            raise wrong(path, found, WRITTEN_ONLY)

    def _go_on(self, state: State) -> None:
        if not state.over and not state.lanes:
            self.game.replay(state)
            state.advance()

    def _draws(self, state: State, reader: Reader) -> None:
        """Refuse fixed draws that the deck of the drawing seat does not hold."""
        game = self.game
        if not game.draws_key:
            return
        piles = [pile[:] for pile in game.draw_piles(state)]
        for place, card in enumerate(state.draws):
            while len(piles) > 1 and not piles[0]:
                piles.pop(0)
            if not piles or card not in piles[0]:
                name = reader.items(game.draws_key)[place]
                known = game.card_names()
                left = ", ".join(known[other] for other in sorted(piles[0])) if piles else ""
                remedy = Remedy(
                    "not-in-deck",
                    f"it is not in the deck it would be drawn from; there: {left or 'nothing'}",
                    count=len(piles[0]) if piles else 0,
                    known=left,
                )
                raise wrong(f"{game.draws_key}[{place}]", name, remedy, game.draws_rule)
            piles[0].remove(card)

    def _header(self, reader: Reader) -> None:
        game = self.game
        if reader.get("game", game.id) != game.id:
            remedy = Remedy("this-game", f"this is {game.id}", game=game.id)
            raise wrong("game", reader.get("game"), remedy)
        options = reader.sub("options")
        mine: dict[str, str | bool | int] = {"seats": game.seats, **game.options}
        for name, value in mine.items():
            if options.get(name, value) != value:
                text = shown(value)
                remedy = Remedy("this-game-has", f"this game has {text}", value=text)
                raise wrong(options.at(name), options.get(name), remedy)
        options.done(list(mine))

    def _chance(self, state: State, reader: Reader) -> None:
        chance = reader.sub("chance")
        state.word = word_of(reader.number("seed", 0, 0, HIGHEST_SEED))
        state.word = chance.number("word", int(state.word), 1, 2**62 - 1)
        if chance.has("key"):
            state.key = self._key(chance)
        state.place = chance.number("place", 0, 0, 2**60)
        chance.done(("word", "key", "place"))
        self._dice(state, reader)

    def _dice(self, state: State, reader: Reader) -> None:
        game, faces = self.game, reader.items("dice")
        if faces and not game.die_faces:
            raise wrong("dice", faces, Remedy("no-dice", "this game has no dice; leave it out"))
        for place, face in enumerate(faces):
            if type(face) is not int or not 1 <= face <= game.die_faces:
                raise wrong(f"dice[{place}]", face, whole_number(1, game.die_faces))
        if len(faces) % game.dice_thrown:
            count = game.dice_thrown
            remedy = Remedy(
                "whole-throw", f"each throw is {count} dice; name them all", count=count
            )
            raise wrong("dice", faces, remedy)
        state.dice = faces

    def _key(self, chance: Reader) -> bytes:
        text = chance.get("key")
        key = key_of(text)
        if key is None:
            remedy = Remedy(
                "expected-key",
                f"expected 1 to {LONGEST_KEY} bytes as hexadecimal digits",
                high=LONGEST_KEY,
            )
            raise wrong(chance.at("key"), text, remedy)
        return key

    def _steps(self, state: State, texts: Sequence[object], path: str) -> list[Step[Any]]:
        agenda: list[Step[Any]] = []
        for place, text in enumerate(texts):
            step = read_step(text, self.game.steps, f"{path}[{place}]")
            if not step.fits(state):
                raise wrong(f"{path}[{place}]", text, NOT_FITTING)
            agenda.append(step)
        return agenda

    def _lanes(self, state: State, lanes: Sequence[object]) -> None:
        seats = self.game.seats
        if len(lanes) != seats:
            text = f"expected one list per seat, {seats} in all"
            raise wrong("lanes", lanes, Remedy("expected-lanes", text, count=seats))
        if not state.agenda or not isinstance(state.agenda[-1], Together):
            raise wrong("lanes", lanes, NOT_FITTING)  # no seats are choosing together
        for seat, texts in enumerate(lanes):
            if not isinstance(texts, list):
                raise wrong(f"lanes[{seat}]", texts, EXPECTED_LIST)
            lane = self._steps(state, texts, f"lanes[{seat}]")
            if any(step.seat != seat for step in lane):
                raise wrong(f"lanes[{seat}]", texts, NOT_FITTING)
            state.lanes = [*state.lanes, lane]
        state.open_saved_lanes()
        if state.asked == NOBODY:
            remedy = Remedy("idle-lanes", "nobody has anything to choose in these lanes")
            raise wrong("lanes", lanes, remedy)
