"""Random edits of what people write by hand: positions, records, packs and scenario files.

A file with something changed in it is refused with a code and a remedy in every language, or it
can be played. A case is one edit, made from its number alone.
"""

from __future__ import annotations

import copy
import json
import math
import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import konspira
from konspira import Rng
from konspira.catalogue import game_of
from konspira.cli.shell import ShellError
from konspira.cli.study import read_position
from konspira.kernel.errors import KernelBug, KonspiraError
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.words import LANGUAGES, Words

FAR = 70  # choices before a position is taken, or a record ends
FURTHER = 25  # choices that are made in what was accepted
BYTES = b"\0\n\t \"'{}[]=,.-+#\\09azE\x7f\x80\xc3\xff"
WORDS = {language: Words(language) for language in LANGUAGES}
PROGRAM = ("fingerprint", "agenda", "lanes", "over")  # keys that a person leaves out
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "night-courier.toml"

JUNK: list[Any] = [
    None,
    -1,
    0,
    1,
    3,
    99,
    2**31,
    2**63,
    10**30,
    1.5,
    -0.0,
    math.inf,
    "x",
    "",
    [],
    {},
]
JUNK += [True, False, [1], {"a": 1}, [[]], [None], {"": 0}, "9" * 5000, "\ud7ff\x00", "ü" * 300]
JUNK += ["guard", "order_type(0)", "trim(1)", "placed", "none", "draft", "all", "7", "-1"]
JUNK += ["start_courier", "zombies", "gloriana", "rome", "turn(0)", "place_card(1)", "pass"]
JUNK += ["it_plain", "church", "place_card(0)", "use_symbols(0,3,0)", "mission_women"]


class Uncoded(Exception):
    """A file was refused without a code, a remedy or words."""


class Edited(NamedTuple):
    """The result of an edit."""

    kind: str
    code: str  # of the error; "" where it was accepted


# -- edits -----------------------------------------------------------------------------------------


def pick(rng: Rng, things: Sequence[Any]) -> Any:
    """One of them."""
    return things[rng.below(len(things))]


def changed(value: Any, rng: Rng, words: Sequence[str]) -> Any:
    """The value with one thing in it changed, dropped, doubled or renamed, mostly deep inside."""
    chance = rng.below(40)
    if isinstance(value, dict) and value and chance:
        key = list(value)[rng.below(len(value))]
        if chance == 1:
            del value[key]
        elif chance == 2:
            value[pick(rng, [key[1:] + key[:1], *words])] = value.pop(key)
        else:
            value[key] = changed(value[key], rng, words)
        return value
    if isinstance(value, list) and value and chance:
        place = rng.below(len(value))
        if chance < 4:
            del value[place]
        elif chance < 8:
            value.insert(place, copy.deepcopy(value[rng.below(len(value))]))
        else:
            value[place] = changed(value[place], rng, words)
        return value
    return other(value, rng, words) if rng.below(4) else copy.deepcopy(pick(rng, JUNK))


def other(value: Any, rng: Rng, words: Sequence[str]) -> Any:
    """Another value of the same type: a number near it, a word from elsewhere in the file."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + pick(rng, [1, 1, -1, -1, 2, 7, -value])
    if isinstance(value, str) and words:
        turned = value.translate(str.maketrans("0123", "1032"))
        return turned if turned != value and rng.below(2) else pick(rng, words)
    return copy.deepcopy(pick(rng, JUNK))


def words_of(data: Any) -> list[str]:
    """Every word in the data, keys too, each as often as it is there."""
    if isinstance(data, dict):
        return [*data, *(word for value in data.values() for word in words_of(value))]
    if isinstance(data, list):
        return [word for value in data for word in words_of(value)]
    return [data] if isinstance(data, str) else []


def several(data: Any, rng: Rng) -> Any:
    """One to three changes."""
    words = words_of(data)
    for _ in range(1 + rng.below(3)):
        data = changed(data, rng, words)
    return data


def scratched(text: bytes, rng: Rng) -> bytes:
    """A text with bytes changed, dropped, doubled, or cut off."""
    for _ in range(1 + rng.below(3)):
        place, length = rng.below(len(text) + 1), 1 + rng.below(12)
        byte = BYTES[rng.below(len(BYTES))]
        text = (
            text[:place] + bytes([byte]) + text[place + 1 :],
            text[:place] + bytes([byte]) * (1 if length < 11 else 5_000) + text[place:],
            text[:place] + text[place + length :],
            text[:place] + text[place : place + length] + text[place:],
            text[:place] if length > 9 else text[:place] + b"9" * 480 * length + text[place:],
        )[rng.below(5)]
    return text


def as_json(data: Any) -> bytes:
    """JSON as a careless program writes it."""
    return json.dumps(data).encode("utf-8", "surrogatepass")


def as_toml(data: Any) -> str:
    """TOML with everything on its line; what TOML cannot say is left out."""
    if isinstance(data, dict):
        return "\n".join(f"{json.dumps(key)} = {_value(value)}" for key, value in data.items())
    return f"value = {_value(data)}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(_value(one) for one in value)}]"
    if value is None:
        return "{}"
    if isinstance(value, float):
        return "inf" if math.isinf(value) else repr(value)
    return json.dumps(value)


# -- what is edited --------------------------------------------------------------------------------


def position(game: Game, rng: Rng, folder: Path) -> None:
    """A position of a random game: as data, or as the file that the terminal reads.

    Half of them as a person writes them, without what only the program may name.
    """
    saved = far(game, rng).position()
    if rng.below(2):
        saved = {key: value for key, value in saved.items() if key not in PROGRAM}
    if rng.below(4):
        play_on(game.position(several(saved, rng)), rng)
    else:
        file = folder / "position.json"
        file.write_bytes(spoilt(saved, rng))
        play_on(read_position(file, None), rng)


def record(game: Game, rng: Rng, folder: Path) -> None:
    """The record of a game, or of its first choices."""
    state = far(game, rng, FAR if rng.below(3) else 20_000)
    saved = json.loads(konspira.record_of(state, ["Anna", "Jan"]).to_json())
    found = konspira.read_record(spoilt(saved, rng))
    game = game_of(found)
    konspira.replay(found)
    konspira.verify(found, game)


def pack(game: Game, rng: Rng, folder: Path) -> None:
    """One file of a pack."""
    name = sorted(game.pack.files)[rng.below(len(game.pack.files))]
    text = game.pack.files[name].read_bytes()
    if rng.below(3):
        text = as_toml(several(tomllib.loads(text.decode()), rng)).encode("utf-8", "surrogatepass")
    else:
        text = scratched(text, rng)
    (folder / name).write_bytes(text)
    other = type(game)(game.seats, folder, game.options)
    play_on(other.start(rng.below(1_000)), rng)


def scenario(game: Game, rng: Rng, folder: Path) -> None:
    """A scenario file, as the option of a table."""
    text = EXAMPLE.read_bytes()
    if rng.below(3):
        text = as_toml(several(tomllib.loads(text.decode()), rng)).encode("utf-8", "surrogatepass")
    else:
        text = scratched(text, rng)
    said = text.decode("utf-8", "replace") + "\n"
    for mistake in game.read_design(said).mistakes:
        say = partial(Words.remedy, remedy=mistake.remedy)
        in_every_language(mistake.remedy.code, say)
    play_on(type(game)(game.seats, None, {"scenario": said}).start(rng.below(1_000)), rng)


KINDS: dict[str, Callable[[Game, Rng, Path], None]] = {
    "position": position,
    "record": record,
    "pack": pack,
    "scenario": scenario,
}


def kinds_of(game: Game) -> list[str]:
    """Return what the game has."""
    without = ["pack"] if not game.pack.files else []
    return [
        kind for kind in KINDS if kind not in without and (kind != "scenario" or game.has_designs)
    ]


def spoilt(data: Any, rng: Rng) -> bytes:
    """Data as JSON, with something changed in the data or in the text."""
    return as_json(several(data, rng)) if rng.below(4) else scratched(as_json(data), rng)


def far(game: Game, rng: Rng, most: int = FAR) -> State:
    """A state of a random game, at most `most` choices from its start."""
    state = game.start(rng.below(100_000))
    play_on(state, rng, rng.below(most) if most == FAR else most)
    return state


def play_on(state: State, rng: Rng, most: int = FURTHER) -> None:
    """Play what was accepted: there is always an option, and a redeal looks the same."""
    for number in range(most):
        if state.over:
            return
        seat = state.questions[rng.below(len(state.questions))].seat
        if number % 8 == 0:
            viewer = rng.below(state.game.seats)
            assert state.redeal(viewer, rng).view(viewer) == state.view(viewer)
        state.choose(seat, rng.choice(state.options(seat)))


# -- a case ----------------------------------------------------------------------------------------


def edit(game: Game, number: int) -> Edited:
    """Make the edit of this number; raise what is wrong with how it was received."""
    rng = Rng(number)
    kinds = kinds_of(game)
    kind = kinds[number % len(kinds)]
    with TemporaryDirectory() as folder:
        try:
            KINDS[kind](game, rng, Path(folder))
        except KernelBug:
            raise
        except KonspiraError as error:
            told = error
            in_every_language(told.code, lambda words: words.error(told))
            return Edited(kind, error.code)
        except ShellError as error:
            facts = error.facts
            id = f"shell-error-{error.code}"
            in_every_language(error.code, lambda words: words.say(id, **facts))
            return Edited(kind, error.code)
    return Edited(kind, "")


def in_every_language(code: str, say: Callable[[Words], str]) -> None:
    """An error can be told, in words of one reasonable length."""
    for words in WORDS.values():
        text = say(words)
        if not code or not text.strip():
            raise Uncoded(f"{code!r} is told as {text!r}")
